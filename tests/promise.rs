//! The promise of the exit code: 0 if and only if there is no error that the table has not allowed, however findings are
//! folded, however many there are, in every format.

mod support;

use std::fs;

use serde_json::Value as Json;
use support::LANGUAGES;
use support::program::{annals, code, err, out, scratch};
use support::told::assert_told;

/// Writes a record to a file of its own.
fn file(name: &str, record: &str) -> String {
    let file = scratch(&format!("promise-{name}")).join("a.annal");
    fs::write(&file, format!("annals 1 discovery en\n{record}")).expect("written");
    file.display().to_string()
}

fn exit_code(name: &str, record: &str) -> i32 {
    code(&annals(&["check", &file(name, record)]))
}

// Only an error explains an error

const EARLY: &str = "players: red, blue
setup
red: colonist, navy; blue: colonist
turn 7
placement
red: shipping; blue: shipping
score
winner: blue";

const CROWDED: &str = "players: red, blue
setup
order: blue, red
buildings: settlers, monastery, trading post, navigator, conquistador
goods: sugar, sugar, tobacco, rice
turn 1
placement
blue: buildings; red: buildings; blue: buildings; red: buildings; blue: buildings; red: buildings
blue: shipping; red: shipping; blue: shipping; red: shipping
blue: shipping";

const INVISIBLE: &str = "players: red, blue\nsetup\nred: \u{1}frobnicate";

#[test]
fn a_wrong_winner_of_a_game_broken_off_is_an_error() {
    assert_told(&format!("{EARLY} #! ended-early #! wrong-winner"));
    assert_eq!(exit_code("early", EARLY), 1);
}

#[test]
fn a_word_that_is_not_understood_behind_an_invisible_character_is_an_error() {
    assert_told(&format!(
        "{INVISIBLE} #! notation-control-character #! unknown-word"
    ));
    assert_eq!(exit_code("invisible", INVISIBLE), 1);
}

#[test]
fn one_piece_too_many_is_an_error_though_a_box_may_be_full() {
    let marked = CROWDED.replace(
        "buildings\nblue: shipping;",
        "buildings #! box-full\nblue: shipping;",
    );
    assert_told(&format!("{marked} #! piece-not-in-hand"));
    assert_eq!(exit_code("crowded", CROWDED), 1);
}

#[test]
fn what_the_table_has_allowed_explains_nothing() {
    // Every word of an entry stands for itself.
    assert_told("players: red, blue\nsetup\nred: foo, bar #! unknown-word #! unknown-word");
    // A sign that is allowed does not explain a word.
    let record = "players: red, blue\nsetup\nred: foo, , bar ! notation-empty-item";
    assert_told(&format!(
        "{record} #! unknown-word #! notation-empty-item #! unknown-word"
    ));
    assert_eq!(exit_code("waived-sign", record), 1);
    // Under a wrong heading it is the heading that explains the entries, allowed or not.
    assert_told(
        "players: red, blue
        setup
        order: red, blue
        red: colonist; blue: colonist
        turn 5
        income #! pieces-not-placed
        red: dock ! entry-outside-its-phase #? entry-outside-its-phase #? piece-not-in-hand
        blue: dock #? entry-outside-its-phase #? piece-not-in-hand",
    );
}

#[test]
fn a_record_shown_up_to_a_line_has_the_findings_of_those_lines() {
    let late = "red: [1,\n".repeat(3);
    let name = file(
        "shown",
        &format!("players: red, blue\nsetup\nred: foo, bar\nblue: colonist\n{late}"),
    );
    let shown = annals(&["show", &name, "--line", "5"]);
    assert_eq!(code(&shown), 1, "{shown:?}");
    assert!(err(&shown).contains("2 errors"), "{}", err(&shown));
}

// Findings beyond the caps count

/// A record with so many warnings, and what comes after them.
fn with_warnings(count: usize, rest: &str) -> String {
    let mut record = String::from("players: red, blue\nsetup\nred: colonist; blue: colonist\n");
    record.push_str(&"\u{1}\n".repeat(count));
    record + rest
}

#[test]
fn an_error_behind_thousands_of_warnings_counts() {
    for (name, warnings) in [("few", 4_000), ("many", 6_000), ("very-many", 30_000)] {
        assert_eq!(exit_code(name, &with_warnings(warnings, "")), 0, "{name}");
        let signs = with_warnings(warnings, "red: [1,\n");
        assert_eq!(exit_code(name, &signs), 1, "{name}: sign");
        let words = with_warnings(warnings, "red: frobnicate\n");
        assert_eq!(exit_code(name, &words), 1, "{name}: word");
        let rule = with_warnings(warnings, "turn 5\nplacement\nred: dock\nred: dock\n");
        assert_eq!(exit_code(name, &rule), 1, "{name}: rule");
    }
}

#[test]
fn thousands_of_findings_of_one_sort_are_counted_and_every_format_says_how_many_are_left_out() {
    let mut record = with_warnings(6_000, "");
    record.push_str(&"red: frobnicate\n".repeat(5_003));
    let name = file("cut", &record);
    let left_out = ["1003", "3"];
    for language in LANGUAGES {
        for format in ["human", "markdown", "short"] {
            let checked = annals(&["check", &name, "--format", format, "--lang", language]);
            assert_eq!(code(&checked), 1);
            let last = out(&checked);
            let last: String = last.lines().rev().take(3).collect();
            assert!(
                left_out.iter().all(|number| last.contains(number)),
                "{language} {format}: {last}"
            );
        }
    }
    let text = out(&annals(&["check", &name]));
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(
        words.join(" ").contains("5003 errors, 6000 warnings"),
        "{}",
        &text[text.len() - 200..]
    );
    let json: Json =
        serde_json::from_str(&out(&annals(&["check", &name, "--format", "json"]))).expect("JSON");
    let findings = json["files"][0]["findings"].as_array().expect("findings").len();
    assert_eq!(findings, 10_000);
    assert_eq!(json["files"][0]["left_out"]["errors"], 3);
    assert_eq!(json["files"][0]["left_out"]["warnings"], 1_000);
    let sarif: Json =
        serde_json::from_str(&out(&annals(&["check", &name, "--format", "sarif"]))).expect("JSON");
    let notification = &sarif["runs"][0]["invocations"][0]["toolExecutionNotifications"][0];
    assert_eq!(notification["level"], "error");
    let text = notification["message"]["text"].as_str().expect("a text");
    assert!(text.contains("1003") && text.contains('3'), "{text}");
}

#[test]
fn broken_rules_beyond_the_cap_are_counted() {
    let placed = "red: dock\nblue: dock\n".repeat(8_000);
    let record = format!(
        "players: red, blue\nsetup\norder: red, blue\nred: colonist; blue: colonist\nturn 5\nplacement\n{placed}"
    );
    let name = file("rules", &record);
    let json: Json =
        serde_json::from_str(&out(&annals(&["check", &name, "--format", "json"]))).expect("JSON");
    let kept = json["files"][0]["findings"].as_array().expect("findings").len();
    assert_eq!(kept, 10_000);
    let left_out = json["files"][0]["left_out"].as_object().expect("counts").values();
    let left_out: u64 = left_out.map(|count| count.as_u64().expect("a number")).sum();
    assert!(left_out >= 5_990, "{left_out}");
}

#[test]
fn waivers_count_beyond_the_cap() {
    let waived = "red: frobnicate ! unknown-word\n".repeat(6_000);
    let record = format!("players: red, blue\nsetup\nred: colonist; blue: colonist\n{waived}");
    let name = file("waived", &record);
    let checked = annals(&["check", &name]);
    assert_eq!(code(&checked), 0);
    assert!(out(&checked).contains("6000 waived"));
    assert_eq!(
        exit_code("waived-all-but-one", &format!("{record}red: frobnicate\n")),
        1
    );
}
