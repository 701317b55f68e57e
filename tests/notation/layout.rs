//! How a record is printed.

use std::borrow::Cow;

use annals::notation::{Role, parse, parse_with, print, print_with};

use crate::constructs::RECORD;

fn printed(text: &str) -> String {
    print(&parse(text).0)
}

#[test]
fn the_layout_is_the_canonical_one() {
    let text = "\u{feff}ANNALS 1 discovery en#x\r\n\r\n\r\nred  :dock ,2  colonists>new\tspain=[2,4];blue:5$ !a!b\n\
        turn 01;placement\ncanada: blue −soldier;red - 2 x # one\n  # two\n#three\n  tail\n\n";
    assert_eq!(
        printed(text),
        "annals 1 discovery en  #x\n\nred: dock, 2 colonists > new spain = [2 4]; blue: $5 ! a ! b\n\n\
         turn 1\nplacement\ncanada: blue -soldier, red -2 x  # one\n  # two\n#three\ntail\n"
    );
}

#[test]
fn a_heading_with_a_number_has_a_blank_line_above_it_and_its_comments() {
    assert_eq!(
        printed("a: b\n# x\n# y\nturn 2\nplacement\n# z\ndock"),
        "a: b\n\n# x\n# y\nturn 2\nplacement\n# z\ndock\n"
    );
    assert_eq!(printed("turn 1\nturn 2"), "turn 1\n\nturn 2\n");
    assert_eq!(printed("\n\n\n"), "");
}

#[test]
fn what_could_not_be_read_is_printed_as_it_stands() {
    assert_eq!(
        printed("red:dock>;blue:dock  ,, # x\n   captain;green:dock\n"),
        "red:dock>; blue:dock  ,, captain; green: dock  # x\n"
    );
    assert_eq!(printed("turn  1   2"), "turn  1   2\n");
    assert_eq!(printed("annals  3  a"), "annals  3  a\n");
}

#[test]
fn continued_lines_are_joined_and_keep_their_comments() {
    assert_eq!(
        printed("red: captain,  # one\n   2 colonists >  # two\n   new\n   spain\nblue: pass"),
        "red: captain, 2 colonists > new spain  # one\n  # two\nblue: pass\n"
    );
}

#[test]
fn free_text_is_left_alone() {
    let (log, _) = parse_with("title:  a,b;c  =d\n  e # f\n", &|_| true);
    assert_eq!(print(&log), "title: a,b;c  =d e  # f\n");
}

#[test]
fn the_record_of_the_description_is_stable() {
    let once = printed(RECORD);
    assert_eq!(printed(&once), once);
    assert!(parse(RECORD).0.same_content(&parse(&once).0));
}

#[test]
fn words_are_replaced_with_their_part_and_count() {
    let text = "annals 1 discovery en\nturn 1\nred: 2 colonists, blue -soldier > new spain ! a-b # red\n";
    let (log, _) = parse(text);
    let mut roles = Vec::new();
    let translated = print_with(&log, |slot| {
        roles.push(slot.role);
        match slot.words.text().as_ref() {
            "en" => Cow::Borrowed("it"),
            "turn" => Cow::Borrowed("turno"),
            "red" => Cow::Borrowed("rosso"),
            "colonists" => Cow::Borrowed("coloni"),
            "blue" => Cow::Borrowed("blu"),
            "soldier" => Cow::Borrowed("soldato"),
            "new spain" => Cow::Owned("nuova spagna".to_owned()),
            _ => slot.words.text(),
        }
    });
    assert_eq!(
        translated,
        "annals 1 discovery it\n\nturno 1\nrosso: 2 coloni, blu -soldato > nuova spagna ! a-b  # red\n"
    );
    assert!(log.same_structure(&parse(&translated).0));
    let item = |count| Role::Item { count };
    assert_eq!(
        roles,
        [
            Role::Game,
            Role::Language,
            Role::Heading,
            Role::Subject,
            item(Some(2)),
            Role::Lead,
            item(None),
            item(None),
            Role::Waiver
        ]
    );
}
