//! What can be wrong: one mistake gives one problem, at its place, and the rest is still read.

use annals::notation::{Expected, Mistake, parse};

use crate::describe::{lines_of, mistakes};

/// A text with exactly one mistake.
fn one(text: &str) -> (String, String) {
    let found = mistakes(text);
    assert_eq!(found.len(), 1, "{text:?}: {found:?}");
    found.into_iter().next().expect("one")
}

#[test]
fn every_mistake_has_its_name_and_place() {
    for (text, mistake, blamed) in [
        ("red dock, captain", "EntryWithoutColon", "red dock"),
        ("red dock > caribbean", "EntryWithoutColon", "red dock"),
        ("$5", "EntryWithoutColon", "$"),
        ("5", "EntryWithoutColon", "5"),
        (": dock", "EmptySubject", ":"),
        ("red: dock; : dock", "EmptySubject", ":"),
        ("red, blue: dock", "SubjectNotWords", "red, blue"),
        ("a: b; red, blue: dock", "SubjectNotWords", "red, blue"),
        ("red: dock blue: dock", "SecondColon", ":"),
        ("red: a > b > c", "SecondOperator", ">"),
        ("red: dock >", "MissingTarget", ">"),
        ("red: dock > = x", "MissingTarget", ">"),
        ("red: dock = # x", "MissingResult", "="),
        ("board: canada ~", "MissingLink", "~"),
        ("red: dock,, captain", "EmptyItem", ","),
        ("red: , dock", "EmptyItem", ","),
        ("red: dock,", "EmptyItem", ","),
        ("red: blue -", "EmptyItem", "-"),
        ("red: --soldier", "EmptyItem", "-"),
        ("red: dock !", "EmptyWaiver", "!"),
        ("red: dock ! a,", "EmptyWaiver", ","),
        ("red: = [2 4", "UnclosedLiteral", "["),
        ("red: = [2 4; blue: x", "UnclosedLiteral", "["),
        ("red: = [2 x 4]", "LiteralNotANumber", "x"),
        ("red: = [2 -4]", "LiteralNotANumber", "-"),
        ("red: [[2]]", "LiteralNotANumber", "["),
        ("red: 4294967296 colonists", "NumberTooLarge", "4294967296"),
        ("turn 99999999999", "NumberTooLarge", "99999999999"),
        ("red: = [1 99999999999]", "NumberTooLarge", "99999999999"),
        ("red: $", "MoneyWithoutNumber", "$"),
        ("red: $five", "MoneyWithoutNumber", "$"),
        ("red: 5 6", "StrayText", "6"),
        ("red: 5 $6", "StrayText", "$"),
        ("red: blue -soldier -colonist", "StrayText", "-"),
        ("red: dock ]", "StrayText", "]"),
        ("red: [1] dock", "StrayText", "dock"),
        ("red: dock ! a $5", "StrayText", "$"),
        ("turn 1 2", "StrayText", "2"),
        ("dock 5 6: x", "StrayText", "6"),
        ("red: do\u{0}ck", "ControlCharacter", "\u{0}"),
        ("red\u{1b}: dock\u{7}", "ControlCharacter", "\u{1b}"),
        ("red: a\u{feff}b", "ControlCharacter", "\u{feff}"),
    ] {
        assert_eq!(one(text), (mistake.to_owned(), blamed.to_owned()), "{text:?}");
    }
}

#[test]
fn the_first_line_has_mistakes_of_its_own() {
    for (text, mistake, blamed) in [
        ("", "MissingMagic", ""),
        ("# only a comment", "MissingMagic", ""),
        ("red: dock", "MissingMagic", "red"),
        ("annals", "IncompleteMagic", "annals"),
        ("annals 1", "IncompleteMagic", "annals 1"),
        ("annals 1 discovery", "IncompleteMagic", "annals 1 discovery"),
        ("annals 2 discovery en", "UnknownVersion", "2"),
        ("annals one discovery en", "UnknownVersion", "one"),
        ("annals 1 discovery en it", "StrayText", "it"),
        ("annals 1 discovery, en", "IncompleteMagic", "annals 1 discovery"),
        ("title: x\nannals 1 discovery en", "MisplacedMagic", "annals"),
        (
            "annals 1 discovery en\nannals 1 discovery en",
            "MisplacedMagic",
            "annals",
        ),
        ("annals: x", "MissingMagic", "annals"),
    ] {
        let (_, problems) = parse(text);
        let found: Vec<(String, &str)> = problems
            .iter()
            .map(|problem| (format!("{:?}", problem.mistake), problem.span.of(text)))
            .collect();
        assert_eq!(found, [(mistake.to_owned(), blamed)], "{text:?}");
    }
    let (_, problems) = parse("\n# x\n\u{200f}ANNALS 1 discovery en");
    assert!(problems.is_empty(), "{problems:?}");
}

#[test]
fn every_mistake_can_be_made() {
    let texts = [
        "title: x\nannals 2 a b",
        "annals 2 a b",
        "annals",
        "a, b",
        ": a",
        "a, b: c",
        "a: b: c",
        "a: = b = c",
        "a: >",
        "a: =",
        "a: ~",
        "a: b,",
        "a: !",
        "a: [",
        "a: [x]",
        "a: 99999999999",
        "a: $",
        "a: 1 2",
        "a\0: b",
    ];
    let made: std::collections::BTreeSet<Mistake> = texts
        .iter()
        .flat_map(|text| parse(text).1)
        .map(|problem| problem.mistake)
        .collect();
    assert_eq!(made.len(), Mistake::ALL.len(), "{made:?}");
}

#[test]
fn what_was_expected_is_said() {
    let expected = |text: &str| parse(&format!("annals 1 a b\n{text}")).1[0].expected;
    assert_eq!(expected("red dock, x"), [Expected::Colon]);
    assert_eq!(expected("red: dock >"), [Expected::Item]);
    assert_eq!(expected("red: = [2"), [Expected::ClosingBracket]);
    assert_eq!(expected("red: 5 6")[0], Expected::Comma);
    assert_eq!(
        parse("annals 1").1[0].expected,
        [Expected::Game, Expected::Language]
    );
}

#[test]
fn a_broken_entry_leaves_the_rest_of_the_line_and_of_the_file() {
    let text = "red: dock >; blue: [2; green dock\n  captain: x\nred: dock";
    let (log, problems) = parse(text);
    assert_eq!(problems.len(), 3, "{problems:?}");
    assert_eq!(
        lines_of(&log),
        [
            "red { dock } blue { [2] } green dock captain { x }",
            "red { dock }"
        ]
    );
    let broken: Vec<bool> = log.lines().map(annals::notation::Line::is_broken).collect();
    assert_eq!(broken, [true, false]);
}

#[test]
fn a_control_character_alone_breaks_nothing() {
    let (log, problems) = parse("annals 1 a b\nred: new\0 spa\u{1}in >\u{2} x");
    assert_eq!(problems.len(), 1);
    assert_eq!(lines_of(&log)[1], "red { new spain > x }");
    assert!(!log.lines().any(annals::notation::Line::is_broken));
}

#[test]
fn problems_come_in_the_order_of_the_text() {
    let text = "\0red: dock >\n\na, b\n: c\nd: [";
    let starts: Vec<u32> = parse(text).1.iter().map(|problem| problem.span.start).collect();
    assert!(starts.is_sorted(), "{starts:?}");
    assert_eq!(starts.len(), 5);
}

#[test]
fn every_problem_has_a_message() {
    let (_, problems) = parse("annals 2 a b\nred: dock >\nx: 9999999999");
    let ids: Vec<&str> = problems
        .iter()
        .map(|problem| problem.message("annals 2 a b\nred: dock >\nx: 9999999999").id)
        .collect();
    assert_eq!(
        ids,
        [
            "notation-unknown-version",
            "notation-missing-target",
            "notation-number-too-large"
        ]
    );
}
