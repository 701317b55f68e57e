//! What can be written.

use annals::notation::{Content, Span, parse, parse_with};

use crate::describe::{lines_of, read};

/// The record of the notation's description, comments included.
pub const RECORD: &str = "\
annals 1 discovery en
title: Friday at the club
date: 2026-11-13
players: red Anna, blue Marek, green דנה
ruling: university one-place             # where the printed rule books disagree; optional

setup
order: blue, red, green
buildings: monastery, settlers, trading post, navigator, conquistador
goods: sugar, sugar, tobacco, rice

turn 1
placement
blue: initiative; red: dock; green: captain      # the piece is a colonist unless named
blue: buildings; red: discovery; green: dock
dock
red: caribbean                                   # next piece in dock order; the engine knows which
green: colonist > caribbean                      # or name it, and have it checked
goods
blue: sugar
shipping
red: ship                                        # a claim: the engine has already decided
discovery
red: captain, 2 colonists > new spain = [2 4 3 5]   # coins, per soldier, natives, points as revealed
specialists
green: training > soldier
income
blue: $1                                         # a claim
refill
goods: rice, fish, gold, fur
warfare
red: battle > blue, canada
canada: blue -soldier, -colonist; red -soldier   # who loses what
blue: war > green                                # pays $10; one line of losses for each region fought over
benefits
red: stable > canada, new england
blue: migration > 2 colonists, brazil, peru
green: west indies company = tobacco
university
red: dock 5 > 1
score
red: 24; blue: 18; green: 20                     # a claim, after turns 3, 6 and 8
winner: red
";

#[test]
fn the_record_of_the_description_is_read_whole() {
    let (log, problems) = parse(RECORD);
    assert!(problems.is_empty(), "{problems:?}");
    let magic = log.magic().expect("the first line");
    let words = [magic.version(), magic.game(), magic.language()].map(|words| words.expect("there").raw());
    assert_eq!(words, ["1", "discovery", "en"]);
    let lines = lines_of(&log);
    let has = |wanted: &str| {
        assert!(
            lines.iter().any(|line| line.split(" #").next() == Some(wanted)),
            "{wanted}: {lines:#?}"
        );
    };
    has("players { red Anna, blue Marek, green דנה }");
    has("ruling { university one-place }");
    has("<turn(1)>");
    has("<placement>");
    has("blue { initiative } red { dock } green { captain }");
    has("green { colonist > caribbean }");
    has("red { captain, 2*colonists > new spain = [2, 4, 3, 5] }");
    has("blue { $1* }");
    has("red { battle > blue, canada }");
    has("canada { blue|-soldier, -colonist, red|-soldier }");
    has("blue { migration > 2*colonists, brazil, peru }");
    has("green { west indies company = tobacco }");
    has("red { dock(5) > 1* }");
    has("red { 24* } blue { 18* } green { 20* }");
}

#[test]
fn italian_and_hebrew_records_have_the_same_structure() {
    let italian = "annals 1 discovery it\nturno 1\npiazzamento\nblu: iniziativa; rosso: banchina\nscoperta\n\
        rosso: capitano, 2 coloni >\n  nuova spagna = [2 4 3 5]\n";
    let hebrew = "annals 1 discovery he\nתור 1\nהצבה\nכחול: יוזמה; אדום: מזח\nגילוי\n\
        אדום: קפטן, 2 מתיישבים >\n  ספרד החדשה = [2 4 3 5]\n";
    let (italian, problems) = parse(italian);
    assert!(problems.is_empty(), "{problems:?}");
    let (hebrew, problems) = parse(hebrew);
    assert!(problems.is_empty(), "{problems:?}");
    assert!(italian.same_structure(&hebrew));
    assert!(!italian.same_content(&hebrew));
    assert_eq!(
        lines_of(&italian)[5],
        "rosso { capitano, 2*coloni > nuova spagna = [2, 4, 3, 5] }"
    );
}

#[test]
fn losses_have_a_lead_and_a_minus() {
    let expected = ["canada { blue|-soldier, -2*colonists, red|-soldier }"];
    assert_eq!(
        read("canada: blue -soldier, -2 colonists, red -soldier"),
        expected
    );
    assert_eq!(
        read("canada: blue -soldier, -2 colonists; red -soldier"),
        expected
    );
    assert_eq!(
        read("canada: blue −soldier, –2 colonists; red ־soldier"),
        expected
    );
    assert_eq!(
        read("new spain: green - colonist"),
        ["new spain { green|-colonist }"]
    );
    assert_eq!(read("red: -5; blue: -$5"), ["red { -5* } blue { -$5* }"]);
}

#[test]
fn an_entry_without_a_colon_goes_on_with_the_subject_before_it() {
    assert_eq!(
        read("card synthetic network: site; cost 5 4 3; row 2"),
        ["card synthetic network { site } { cost(5)(4)(3) } { row(2) }"]
    );
    assert_eq!(
        read("red: a -b > c; blue -d"),
        ["red { a|-b > c } { blue|-d }"],
        "only plain losses are joined"
    );
}

#[test]
fn money_is_written_on_either_side() {
    for text in ["red: $5", "red: 5$", "red: $ 5", "red: 5 $", "red: ＄5"] {
        assert_eq!(read(text), ["red { $5* }"], "{text}");
    }
    assert_eq!(
        read("tally: blue $3, red 4$, green 5 $, $6 bank"),
        ["tally { blue|$3*, red|$4*, green|$5*, $6*bank }"]
    );
    assert_eq!(read("a: dock 5 $3"), ["a { dock 5|$3* }"]);
}

#[test]
fn numbers_stand_before_after_and_between_words() {
    assert_eq!(read("red: 2 colonists"), ["red { 2*colonists }"]);
    assert_eq!(read("red: university > dock 5"), ["red { university > dock(5) }"]);
    assert_eq!(read("red: 2 route 66 inns 7"), ["red { 2*route 66 inns(7) }"]);
    assert_eq!(read("a: route 99999999999 inn"), ["a { route 99999999999 inn }"]);
    assert_eq!(read("player 1: 007"), ["player(1) { 7* }"]);
    assert_eq!(read("1: dock; 2 reds: dock"), ["1 { dock } 2 reds { dock }"]);
    assert_eq!(
        read("date: 2026-11-13, 20:30, 5th"),
        ["date { 2026-11-13, 20:30, 5th }"]
    );
}

#[test]
fn literals_are_figures_between_brackets() {
    assert_eq!(
        read("a: = [2 4,3 , 5]; b: [], peru [1]"),
        ["a { = [2, 4, 3, 5] } b { [], peru|[1] }"]
    );
}

#[test]
fn operators_come_in_any_order_and_stand_side_by_side() {
    assert_eq!(
        read("board: canada = fur; board: canada ~ new england"),
        ["board { canada = fur } board { canada ~ new england }"]
    );
    assert_eq!(read("a: b = c > d ~ e"), ["a { b ~ e > d = c }"]);
    assert_eq!(read("a: > b"), ["a { > b }"]);
    assert_eq!(read("a:"), ["a { }"]);
}

#[test]
fn waivers_may_be_several() {
    assert_eq!(
        read("red: dock > caribbean ! dock-piece-to-undiscovered-region ! R-061"),
        ["red { dock > caribbean ! dock-piece-to-undiscovered-region ! R-061 }"]
    );
    assert_eq!(read("red: dock ! a b, c > d"), ["red { dock > d ! a b ! c }"]);
}

#[test]
fn headings_may_share_a_line_and_are_lines_of_their_own() {
    assert_eq!(read("turn 1; placement"), ["<turn(1)>", "<placement>"]);
    assert_eq!(
        read("turn 1; placement; blue: dock; red: dock # x"),
        ["<turn(1)>", "<placement>", "blue { dock } red { dock } # x"]
    );
    assert_eq!(
        read("turn 1; # x\nage 2 of 3"),
        ["<turn(1)> # x", "<age 2 of(3)>"]
    );
}

#[test]
fn indented_lines_go_on_with_an_entry() {
    assert_eq!(
        read("red: captain, # one\n  # two\n  2 colonists >\n\tnew # three\n  spain\nblue: pass"),
        [
            "red { captain, 2*colonists > new spain } # one # two # three",
            "blue { pass }"
        ]
    );
    assert_eq!(
        read("blue: dock; red: dock;\n  green: dock\n"),
        ["blue { dock } red { dock } green { dock }"]
    );
    assert_eq!(
        read("players:\n  red Anna,\n  blue Marek"),
        ["players { red Anna, blue Marek }"]
    );
}

#[test]
fn indented_lines_that_stand_by_themselves_are_lines() {
    let flat = read("turn 1\nplacement\nblue: dock\nred: dock; green: dock\n");
    assert_eq!(
        read("turn 1\n  placement\n    blue: dock\n    red: dock; green: dock\n"),
        flat
    );
    let shifted = "    annals 1 discovery en\n    red: dock\n    blue: dock,\n      captain\n";
    assert_eq!(
        read(shifted),
        ["1 discovery en", "red { dock }", "blue { dock, captain }"]
    );
    assert_eq!(read("red: dock\n\n  goods"), ["red { dock }", "", "<goods>"]);
}

#[test]
fn other_keyboards_write_the_same() {
    assert_eq!(
        read("red：dock，2 colonists ＞ new spain ＝ ［2 4］；blue： ship ！ x ＃ y"),
        ["red { dock, 2*colonists > new spain = [2, 4] } blue { ship ! x } ＃ y"]
    );
    assert_eq!(
        read("אדום: מזח، שוק؛ כחול: מזח"),
        ["אדום { מזח, שוק } כחול { מזח }"]
    );
    assert_eq!(
        read("red: a -> b; red: a → b; red: a < b"),
        ["red { a > b } red { a > b } red { a > b }"]
    );
}

#[test]
fn direction_marks_are_white_space_and_no_indentation() {
    assert_eq!(
        read(
            "\u{feff}\u{200f}תור\u{200f} 1\n\u{200f}אדום\u{200f}:\u{200f} מזח\n\u{200f}כחול: ספרד־החדשה, ג׳יין\n"
        ),
        ["<תור(1)>", "אדום { מזח }", "כחול { ספרד־החדשה, ג׳יין }"]
    );
}

#[test]
fn every_line_end_ends_a_line() {
    let expected = ["a { b }", "c { d }", "<e>"];
    for text in ["a: b\nc: d\ne", "a: b\r\nc: d\r\ne\r\n", "a: b\rc: d\re\r"] {
        assert_eq!(read(text), expected, "{text:?}");
    }
}

#[test]
fn blank_lines_and_comments_are_kept_in_their_places() {
    assert_eq!(
        read("# one\n\n \t\n\na: b #two\n# three\n  # four\n;\n; # five"),
        ["# one", "", "a { b } #two", "# three # four", "", "# five"]
    );
    assert_eq!(read(""), [""; 0]);
    assert_eq!(read("a: b # c: d; e"), ["a { b } # c: d; e"]);
}

#[test]
fn free_text_survives_when_the_caller_asks_for_it() {
    let text = "title: Friday, 20:30; a = b > c: [x!  # why\n  and  so on\ntitle: x\nsetup\ntitle: a; b: c";
    let (log, problems) = parse_with(text, &|words| words.text() == "title");
    assert_eq!(problems.len(), 1, "only the first line is missing");
    assert_eq!(
        lines_of(&log),
        [
            "title { «Friday, 20:30; a = b > c: [x! and  so on» } # why",
            "title { «x» }",
            "<setup>",
            "title { a } b { c }"
        ]
    );
    let empty = parse_with("title:  # x\na: b", &|words| words.text() == "title").0;
    assert_eq!(lines_of(&empty), ["title { «» } # x", "a { b }"]);
}

#[test]
fn everything_keeps_its_place() {
    let text = "annals 1 discovery he\nאדום: קפטן, 2 מתיישבים >\n  ספרד # x\n  החדשה = [2 4]; b: c ! d\n";
    let (log, problems) = parse(text);
    assert!(problems.is_empty(), "{problems:?}");
    let line = log.line_at(u32::try_from(text.find("החדשה").expect("there")).expect("small"));
    let line = line.expect("a line");
    assert!(line.raw().starts_with("אדום") && line.raw().ends_with("! d"));
    let Content::Entries(mut entries) = line.content() else {
        panic!("entries")
    };
    let entry = entries.next().expect("the first");
    assert_eq!(entry.raw(), "קפטן, 2 מתיישבים >\n  ספרד # x\n  החדשה = [2 4]");
    assert_eq!(entry.text(), "קפטן, 2 מתיישבים > ספרד החדשה = [2 4]");
    let words = entry.target().expect("a target").next().expect("an item").words();
    let words = words.expect("words");
    assert_eq!(words.raw(), "ספרד # x\n  החדשה");
    assert_eq!(words.text(), "ספרד החדשה");
    let item = entry.items().nth(1).expect("an item");
    assert_eq!((item.raw(), item.count()), ("2 מתיישבים", Some(2)));
    let next = entries.next().expect("the second");
    assert_eq!(next.span().of(text), "b: c ! d");
    assert_eq!(
        next.raw_span(),
        Span {
            start: next.span().start + 3,
            end: next.span().end
        }
    );
}
