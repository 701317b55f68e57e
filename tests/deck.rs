//! A table's own deck file: the command, the option, the line of a record, and files that mean no good.

#![cfg(unix)]

mod support;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value as Json;
use support::LANGUAGES;
use support::program::{annals, code, err, out, scratch};

/// A small deck with names in all languages.
const DECK: &str = r#"[deck]
format = 1
title = "ours"
status = "partial"

[[card]]
planet = 1
type = "unit"
name = { en = "bone kite", it = "aquilone d'ossa", pl = "kościany latawiec", he = "עפיפון עצמות" }
strength = [3, 2, 2]

[[commander]]
name = { en = "Mira Sol", it = "Mira Sole", pl = "Mira Słońce", he = "מירה סול" }

[[goal]]
name = { en = "open sky", it = "cielo aperto", pl = "otwarte niebo", he = "שמיים פתוחים" }
condition = [
  { when = "end", gain = { empire = 1 } },
  { when = "end", gain = { empire = 2 } },
  { kind = "declared", text = "look up" },
]
"#;

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
    fs::write(&path, text).expect("a file");
    path
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// A Polish record that names this deck file and uses its names.
fn record(folder: &Path, deck: &str) -> String {
    let text = format!(
        "annals 1 planetfall pl\ngracze: czerwony Anna, niebieski Marek\n{deck}\n\nprzygotowanie\n\
         czerwony: mira słońce a\ncel: otwarte niebo\n\nrunda 1\nodkrycie\npoziom 1: kościany latawiec\n"
    );
    shown(&write(folder, "r.annal", &text))
}

/// Whether the deck of a record was read: then its names are translated.
fn is_read(record: &str, options: &[&str]) -> bool {
    let translated = annals(&[&["translate", record, "--to", "en"], options].concat());
    let text = out(&translated);
    assert!(
        text.contains("annals 1 planetfall en"),
        "{text}{}",
        err(&translated)
    );
    let names = ["bone kite", "Mira Sol a", "open sky"].map(|name| text.contains(name));
    assert!(names.iter().all(|name| *name == names[0]), "{text}");
    names[0]
}

#[test]
fn the_deck_of_a_record_lies_below_its_folder() {
    let folder = scratch("deck-folder");
    let inside = folder.join("games");
    write(&inside, "box.toml", DECK);
    write(&inside, "decks/a b.toml", DECK);
    write(&folder, "outside.toml", DECK);
    let absolute = shown(&inside.join("box.toml"));
    for (line, expected) in [
        ("talia: box.toml", true),
        ("talia: ./box.toml", true),
        ("mazzo: box.toml  # in Italian", true),
        ("deck: decks/a b.toml", true),
        ("", false),
        ("talia: none.toml", false),
        ("talia: decks", false),
        ("talia: ../outside.toml", false),
        ("talia: decks/../box.toml", false),
        ("talia: ../games/box.toml", false),
        ("talia: decks/../../outside.toml", false),
    ] {
        assert_eq!(is_read(&record(&inside, line), &[]), expected, "{line}");
    }
    let line = format!("talia: {absolute}");
    assert!(!is_read(&record(&inside, &line), &[]), "{line}");
}

#[test]
fn links_lead_nowhere_else() {
    let folder = scratch("deck-links");
    let inside = folder.join("games");
    write(&inside, "box.toml", DECK);
    write(&folder, "outside.toml", DECK);
    write(&folder, "other/box.toml", DECK);
    symlink("box.toml", inside.join("to-inside.toml")).expect("a link");
    symlink("../outside.toml", inside.join("to-outside.toml")).expect("a link");
    symlink(folder.join("other"), inside.join("other")).expect("a link");
    symlink("loop.toml", inside.join("loop.toml")).expect("a link");
    assert!(is_read(&record(&inside, "talia: to-inside.toml"), &[]));
    for name in ["to-outside.toml", "other/box.toml", "loop.toml"] {
        assert!(
            !is_read(&record(&inside, &format!("talia: {name}")), &[]),
            "{name}"
        );
    }
    // A record may itself be reached through a link: its folder is where it is named.
    symlink("games", folder.join("linked")).expect("a link");
    record(&inside, "talia: box.toml");
    assert!(is_read(&shown(&folder.join("linked/r.annal")), &[]));
}

#[test]
fn an_option_replaces_what_the_record_names() {
    let folder = scratch("deck-option");
    let elsewhere = shown(&write(&folder, "elsewhere/box.toml", DECK));
    let inside = folder.join("games");
    write(&inside, "box.toml", DECK);
    assert!(is_read(&record(&inside, ""), &["--deck", &elsewhere]));
    assert!(is_read(
        &record(&inside, "talia: none.toml"),
        &["--deck", &elsewhere]
    ));
    assert!(!is_read(&record(&inside, "talia: box.toml"), &["--deck", "demo"]));
    let none = annals(&["fmt", &record(&inside, ""), "--deck", "none.toml"]);
    assert_eq!(code(&none), 2);
    assert!(err(&none).contains("none.toml:1:1"), "{}", err(&none));
    assert_eq!(out(&none), "");
    let broken = shown(&write(
        &folder,
        "broken.toml",
        &DECK.replace("strength = [3, 2, 2]", "luck = 3"),
    ));
    let refused = annals(&["fmt", &record(&inside, ""), "--deck", &broken]);
    assert_eq!(code(&refused), 2);
    assert!(err(&refused).contains("broken.toml:10:1"), "{}", err(&refused));
    for command in ["check", "show", "score", "next"] {
        let refused = annals(&[command, &record(&inside, ""), "--deck", &broken]);
        assert_eq!(code(&refused), 2, "{command}");
        assert!(err(&refused).contains("broken.toml:10:1"), "{}", err(&refused));
    }
    for arguments in [["simulate", "--seed=1"], ["new", "--players=red, blue"]] {
        let refused = annals(&[&arguments[..], &["--deck", &broken]].concat());
        assert!(err(&refused).contains("broken.toml:10:1"), "{}", err(&refused));
    }
    let of_another = annals(&["fmt", "x.annal", "--deck", "demo", "--game", "discovery"]);
    assert_eq!(code(&of_another), 2);
}

#[test]
fn a_record_keeps_its_deck_line_and_goes_round_all_languages() {
    let folder = scratch("deck-round");
    write(&folder, "box.toml", DECK);
    let first = record(&folder, "talia: box.toml");
    let original = out(&annals(&["fmt", &first]));
    let mut text = original.clone();
    for language in ["it", "he", "en", "pl"] {
        let file = shown(&write(&folder, "next.annal", &text));
        let translated = annals(&["translate", &file, "--to", language]);
        assert_eq!(code(&translated), 0, "{}", err(&translated));
        text = out(&translated);
        assert!(text.contains("box.toml"), "{text}");
    }
    assert_eq!(text, original);
    assert!(text.contains("kościany latawiec"), "{text}");
}

#[test]
fn the_file_to_start_from_is_sound_in_every_language() {
    let folder = scratch("deck-new");
    let mut files = Vec::new();
    for language in LANGUAGES {
        let new = annals(&["deck", "new", "--lang", language]);
        assert_eq!(code(&new), 0);
        let text = out(&new);
        assert!(text.contains("[[card]]") && text.contains("[[commander]]") && text.contains("[[goal]]"));
        assert!(text.lines().all(|line| line.chars().count() <= 120), "{text}");
        let comments: Vec<&str> = text.lines().filter(|line| line.starts_with("# ")).collect();
        assert!(comments.len() > 20, "{comments:?}");
        let file = shown(&write(&folder, &format!("{language}.toml"), &text));
        let checked = annals(&["deck", "check", &file, "--lang", language, "--format", "json"]);
        let json: Json = serde_json::from_str(&out(&checked)).expect("JSON");
        assert_eq!(json["problems"], Json::Array(Vec::new()), "{language}");
        assert_eq!(json["notes"], Json::Array(Vec::new()), "{language}");
        files.push(text);
    }
    files.dedup();
    assert_eq!(files.len(), LANGUAGES.len(), "each speaks its language");
}

#[test]
fn the_demonstration_deck_is_shown_in_every_language() {
    for (language, name) in [
        ("en", "Angry Geese"),
        ("it", "Oche arrabbiate"),
        ("pl", "Wściekłe gęsi"),
        ("he", "אווזים זועמים"),
    ] {
        let page = annals(&["deck", "show", "demo", "--lang", language]);
        assert_eq!(code(&page), 0);
        assert!(out(&page).contains(name), "{language}");
        assert_eq!(code(&annals(&["deck", "check", "demo", "--lang", language])), 0);
    }
    let json: Json =
        serde_json::from_str(&out(&annals(&["deck", "show", "demo", "-f", "json"]))).expect("JSON");
    let length = |key: &str| json[key].as_array().map_or(0, Vec::len);
    assert_eq!(
        (length("cards"), length("commanders"), length("goals")),
        (98, 6, 8)
    );
    let geese = &json["cards"][0];
    assert_eq!(geese["name"]["pl"], "Wściekłe gęsi");
    assert_eq!(geese["strength"], serde_json::json!([3, 2, 2]));
    assert_eq!(json["commanders"][0]["a"]["effect"][0]["way"], "enlist");
}

#[test]
fn a_broken_file_is_told_with_every_place_and_exit_code_1() {
    let folder = scratch("broken-box");
    let text = DECK
        .replace("planet = 1", "planet = 9")
        .replace("strength = [3, 2, 2]", "luck = 1");
    let file = shown(&write(&folder, "box.toml", &text));
    for language in LANGUAGES {
        let checked = annals(&["deck", "check", &file, "--lang", language]);
        assert_eq!(code(&checked), 1);
        let said = out(&checked).split_whitespace().collect::<String>();
        for place in ["box.toml:7:10", "box.toml:10:1"] {
            assert!(said.contains(place), "{language}: {said}");
        }
        assert!(!said.contains("deck-") && !said.contains("data-"), "{said}");
        let show = annals(&["deck", "show", &file, "--lang", language]);
        assert_eq!((code(&show), out(&show).as_str()), (1, ""), "{language}");
        assert!(err(&show).contains("box.toml:10:1"), "{}", err(&show));
    }
    let missing = annals(&["deck", "check", &shown(&folder.join("none.toml"))]);
    assert_eq!(code(&missing), 2);
    for wrong in [
        &["deck"][..],
        &["deck", "check"],
        &["deck", "new", "x"],
        &["deck", "paint"],
    ] {
        assert_eq!(code(&annals(wrong)), 2, "{wrong:?}");
    }
    assert_eq!(code(&annals(&["deck", "show", "demo", "--game", "discovery"])), 2);
}

/// Whether a character is one that no output may hold.
fn is_forbidden(character: char) -> bool {
    matches!(character,
        '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{61c}' | '\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[track_caller]
fn assert_clean(what: &str, output: &Output) {
    for text in [out(output), err(output)] {
        let found = text.chars().find(|character| is_forbidden(*character));
        assert_eq!(found, None, "{what}: {text:?}");
        assert!(!text.contains("annals made a mistake"), "{what}: {text}");
    }
}

#[test]
fn hostile_text_comes_out_harmless() {
    let folder = scratch("deck-hostile");
    let hostile =
        "\\u001b[31m\\u0007\\u202e\\u2066\\u200b<script>alert(1)</script>**b** [x](http://x) `y` | z";
    let texts = [
        DECK.replace("\"ours\"", &format!("\"{hostile}\"")),
        DECK.replace("look up", hostile),
        DECK.replace(
            "planet = 1",
            &format!("planet = 1\nreward = {{ \"{hostile}\" = 1 }}"),
        ),
        DECK.replace("type = \"unit\"", &format!("type = \"{hostile}\"")),
        DECK.replace("en = \"bone kite\"", &format!("en = \"{hostile}\"")),
        DECK.replace("name = { en", &format!("name = {{ \"{hostile}\" = \"x\", en")),
        DECK.replace("planet = 1", &format!("id = \"{hostile}\"")),
        format!("{DECK}\n\u{1b}[31m\u{202e}<b>\n"),
        DECK.replace("[[goal]]", &format!("[[\"{hostile}\"]]")),
    ];
    for (at, text) in texts.iter().enumerate() {
        let file = shown(&write(&folder, &format!("{at}.toml"), text));
        for form in ["text", "markdown", "json"] {
            for action in ["check", "show"] {
                let output = annals(&["deck", action, &file, "--format", form]);
                assert_clean(&format!("{at} {action} {form}"), &output);
                if form == "markdown" {
                    assert!(!out(&output).contains("<script>"), "{}", out(&output));
                    assert!(!out(&output).contains("**b**"), "{}", out(&output));
                }
            }
        }
        let record = record(&folder, &format!("talia: {at}.toml"));
        assert_clean(
            &format!("record {at}"),
            &annals(&["translate", &record, "--to", "en"]),
        );
        assert_clean(
            &format!("option {at}"),
            &annals(&["fmt", &record, "--deck", &file]),
        );
        for command in TELLING {
            let (name, options) = command.split_first().expect("a command");
            let output = annals(&[&[*name, record.as_str()], options].concat());
            assert_clean(&format!("{command:?} {at}"), &output);
            assert!(
                !out(&output).contains("<script>"),
                "{command:?} {at}: {}",
                out(&output)
            );
        }
    }
}

/// Everything that tells of a record, and with it of its deck, to people or programs other than through JSON.
const TELLING: [&[&str]; 13] = [
    &["check"],
    &["check", "--format", "short"],
    &["check", "--format", "markdown"],
    &["check", "--format", "sarif"],
    &["show"],
    &["show", "--format", "markdown"],
    &["score"],
    &["next", "--all"],
    &["log"],
    &["log", "--format", "markdown"],
    &["log", "--format", "html"],
    &["log", "--lang", "he", "--format", "html"],
    &["check", "--lang", "he"],
];

#[test]
fn a_record_with_hostile_names_is_told_harmlessly() {
    let folder = scratch("deck-hostile-record");
    write(&folder, "box.toml", DECK);
    let hostile = "\u{1b}[31m\u{7}\u{202e}\u{2066}\u{200b}<script>alert(1)</script>";
    let places = [
        format!("gracze: czerwony An{hostile}na, niebieski Marek"),
        format!("tytuł: {hostile}"),
        format!("talia: box{hostile}.toml"),
        format!("cel: otwarte {hostile} niebo"),
        format!("czerwony: mira {hostile} a"),
        format!("karta kościany {hostile} latawiec: jednostka, siła 3"),
        format!("poziom 1: kościany latawiec, {hostile}, ślad {hostile}"),
        format!("{hostile}: {hostile} > {hostile} = {hostile}"),
    ];
    for (at, place) in places.iter().enumerate() {
        let subject = place.split(':').next().unwrap_or_default();
        let mut lines = vec![
            "annals 1 planetfall pl",
            "gracze: czerwony Anna, niebieski Marek",
            "talia: box.toml",
            "przygotowanie",
            "czerwony: mira słońce a",
            "cel: otwarte niebo",
            "runda 1",
            "odkrycie",
            "poziom 1: kościany latawiec",
        ];
        match lines
            .iter()
            .position(|line| line.split(':').next() == Some(subject))
        {
            Some(known) => lines[known] = place,
            None => lines.insert(8, place),
        }
        let record = shown(&write(&folder, &format!("{at}.annal"), &lines.join("\n")));
        for command in TELLING {
            let (name, options) = command.split_first().expect("a command");
            let output = annals(&[&[*name, record.as_str()], options].concat());
            assert_clean(&format!("{command:?} {at}"), &output);
            let is_page = options.contains(&"html");
            assert!(
                !is_page || !out(&output).contains("<script>"),
                "{command:?} {at}: {}",
                out(&output)
            );
        }
    }
}

#[test]
fn what_is_in_a_file_that_is_no_deck_is_never_told_by_a_record() {
    let folder = scratch("deck-secret");
    write(&folder, "secret.txt", "password = hunter2\n");
    let record = record(&folder, "talia: secret.txt");
    for command in [
        &["fmt", &record][..],
        &["check", &record],
        &["translate", &record, "--to", "en"],
    ] {
        let output = annals(command);
        assert!(
            !out(&output).contains("hunter2") && !err(&output).contains("hunter2"),
            "{command:?}"
        );
    }
}

#[test]
fn large_deep_and_special_files_are_refused_at_once() {
    let folder = scratch("deck-special");
    let start = Instant::now();
    write(
        &folder,
        "large.toml",
        &format!("{DECK}#{}\n", "x".repeat(10 << 20)),
    );
    write(
        &folder,
        "long.toml",
        &format!("{DECK}#{}\n", "x".repeat(300 << 10)),
    );
    write(&folder, "deep.toml", &format!("x = {}", "[".repeat(100_000)));
    write(
        &folder,
        "tables.toml",
        &format!("[{}]\n", vec!["a"; 50_000].join(".")),
    );
    fs::write(folder.join("bytes.toml"), [0xff, 0xfe, 0x00]).expect("a file");
    let pipe = folder.join("pipe.toml");
    let made = Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs");
    assert!(made.success());
    for name in [
        "large.toml",
        "long.toml",
        "deep.toml",
        "tables.toml",
        "bytes.toml",
        "pipe.toml",
    ] {
        let file = shown(&folder.join(name));
        let checked = annals(&["deck", "check", &file]);
        assert_ne!(code(&checked), 0, "{name}");
        assert_clean(name, &checked);
        assert!(
            !is_read(&record(&folder, &format!("talia: {name}")), &[]),
            "{name}"
        );
    }
    assert!(!is_read(&record(&folder, "talia: /dev/zero"), &[]));
    assert_eq!(code(&annals(&["deck", "check", "/dev/zero"])), 2);
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}

#[test]
fn a_record_from_standard_input_has_the_folder_it_is_read_in() {
    let folder = scratch("deck-stdin");
    write(&folder, "box.toml", DECK);
    let text = fs::read(record(&folder, "talia: box.toml")).expect("the record");
    let mut child = Command::new(env!("CARGO_BIN_EXE_annals"))
        .args(["translate", "-", "--to", "en"])
        .current_dir(&folder)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    std::io::Write::write_all(&mut child.stdin.take().expect("its input"), &text).expect("written");
    let output = child.wait_with_output().expect("it ends");
    assert!(out(&output).contains("bone kite"), "{}", out(&output));
}

#[test]
fn a_deck_that_cannot_be_used_is_a_finding_and_the_record_is_checked_without_it() {
    let folder = scratch("unusable-box");
    write(&folder, "box.toml", &DECK.replace("planet = 1", "planet = 9"));
    write(&folder, "large.toml", &format!("#{}\n", "x".repeat(2 << 20)));
    write(&folder, "outside.toml", DECK);
    let games = folder.join("games");
    fs::create_dir(&games).expect("a folder");
    symlink("../outside.toml", games.join("linked.toml")).expect("a link");
    for (folder, name, slug) in [
        (&folder, "none.toml", "deck-not-found"),
        (&folder, "box.toml", "deck-file-broken"),
        (&folder, "large.toml", "deck-file-broken"),
        (&games, "linked.toml", "deck-not-found"),
        (&games, "../outside.toml", "deck-not-found"),
    ] {
        let record = record(folder, &format!("talia: {name}"));
        let checked = annals(&["check", &record, "--format", "json"]);
        assert_eq!(code(&checked), 1, "{name}: {}", err(&checked));
        let json: Json = serde_json::from_str(&out(&checked)).expect("JSON");
        let findings = json["files"][0]["findings"].as_array().expect("findings");
        let found: Vec<&Json> = findings.iter().filter(|found| found["slug"] == slug).collect();
        assert_eq!(found.len(), 1, "{name}: {findings:?}");
        assert_eq!(found[0]["line"], 3, "{}", found[0]);
    }
}

#[test]
fn records_that_are_checked_together_have_each_its_own_deck() {
    let folder = scratch("deck-together");
    let other = DECK.replace("kościany latawiec", "szklany żuraw");
    write(&folder, "a/box.toml", DECK);
    write(
        &folder,
        "b/box.toml",
        &other.replace("status = \"partial\"", "status = \"half\""),
    );
    let mut files = vec!["check".to_owned(), "--format=json".to_owned()];
    for at in 0..20 {
        let game = folder.join(if at % 2 == 0 { "a" } else { "b" });
        let text = fs::read_to_string(record(&game, "talia: box.toml")).expect("the record");
        files.push(shown(&write(&game, &format!("{at}.annal"), &text)));
    }
    let arguments: Vec<&str> = files.iter().map(String::as_str).collect();
    let json: Json = serde_json::from_str(&out(&annals(&arguments))).expect("JSON");
    for (at, one) in json["files"].as_array().expect("all files").iter().enumerate() {
        let broken = one["findings"].to_string().contains("deck-file-broken");
        assert_eq!(broken, at % 2 == 1, "{at}: {one}");
    }
}

#[test]
fn simulated_games_name_their_deck_and_check_without_a_finding() {
    let folder = scratch("deck-simulated");
    let demo = fs::read_to_string(support::root().join("data/planetfall/decks/demo.toml")).expect("the deck");
    let file = shown(&write(&folder, "our village.toml", &demo));
    for (deck, named) in [(file.as_str(), "our village.toml"), ("demo", "demo")] {
        for players in ["2", "3", "6"] {
            let game = annals(&[
                "simulate",
                "-g",
                "planetfall",
                "-n",
                players,
                "-l",
                "it",
                "--deck",
                deck,
            ]);
            let text = out(&game);
            assert!(
                text.contains(&format!("mazzo: {named}\n")),
                "{text}{}",
                err(&game)
            );
            let record = shown(&write(&folder, "game.annal", &text));
            let checked = annals(&["check", &record, "--deny", "warnings"]);
            assert_eq!(code(&checked), 0, "{}", out(&checked));
            for command in ["score", "show", "next", "fmt"] {
                assert_eq!(code(&annals(&[command, &record])), 0, "{command}");
            }
        }
    }
}
