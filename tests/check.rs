//! Checking records as people do it: run as a process, in four languages, with good and bad files.

mod support;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use support::LANGUAGES;
use support::program::{annals, code, err, out};

const WRONG: &str = "book/examples/discovery/ten-mistakes.annal";

fn with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_annals"))
        .env_clear()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // Whoever refuses its arguments does not read.
    let written = child.stdin.take().expect("piped").write_all(input);
    let refused = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    assert!(
        written.is_ok() || written.as_ref().is_err_and(refused),
        "{written:?}"
    );
    child.wait_with_output().expect("it ends")
}

fn examples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("book/examples/discovery");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the examples")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "annal"))
        .collect();
    files.sort();
    files
}

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn every_example_but_one_is_clean_and_in_canonical_form() {
    let files = examples();
    assert_eq!(files.len(), 11);
    for file in files {
        let name = file.display().to_string();
        let checked = annals(&["check", &name]);
        let wanted = i32::from(name.ends_with("ten-mistakes.annal"));
        assert_eq!(code(&checked), wanted, "{name}\n{}", out(&checked));
        assert_eq!(code(&annals(&["fmt", "--check", &name])), 0, "{name}");
    }
}

#[test]
fn ten_mistakes_are_told_in_every_language_and_form() {
    for language in LANGUAGES {
        let human = annals(&["check", WRONG, "--lang", language]);
        assert_eq!(code(&human), 1);
        insta::assert_snapshot!(format!("ten_mistakes_{language}"), out(&human));
        let short = annals(&["check", WRONG, "--lang", language, "--format", "short"]);
        insta::assert_snapshot!(format!("ten_mistakes_short_{language}"), out(&short));
        // Ten mistakes and what follows from one of them.
        assert_eq!(out(&short).lines().count(), 11);
    }
    insta::assert_snapshot!(
        "ten_mistakes_json",
        out(&annals(&["check", WRONG, "--format", "json"]))
    );
    insta::assert_snapshot!(
        "ten_mistakes_sarif",
        out(&annals(&["check", WRONG, "--format", "sarif"]))
    );
}

#[test]
fn json_is_the_same_in_every_language_but_for_the_texts() {
    let without_texts = |language: &str| {
        let text = out(&annals(&["check", WRONG, "--format", "json", "--lang", language]));
        let mut json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        for finding in json["files"][0]["findings"].as_array_mut().expect("findings") {
            let finding = finding.as_object_mut().expect("an object");
            assert!(finding.remove("message").is_some() && finding.remove("hint").is_some());
        }
        json
    };
    let english = without_texts("en");
    for language in ["it", "pl", "he"] {
        assert_eq!(without_texts(language), english, "{language}");
    }
}

#[test]
fn the_table_the_points_and_what_comes_next_are_shown_in_every_language() {
    let game = "book/examples/discovery/game-it.annal";
    for language in LANGUAGES {
        let mut pages = String::new();
        for arguments in [
            vec!["score", game],
            vec!["show", game, "--turn", "4"],
            vec!["show", game, "--line", "20"],
            vec!["next", WRONG],
            vec!["next", game],
        ] {
            let mut with_language = arguments.clone();
            with_language.extend(["--lang", language]);
            let output = annals(&with_language);
            // A record with errors is shown all the same, and the exit code says so.
            let wanted = i32::from(arguments[1] == WRONG);
            assert_eq!(code(&output), wanted, "{arguments:?} {}", err(&output));
            for line in out(&output).lines() {
                assert!(annals::report::terminal::text_width(line) <= 80, "{line}");
            }
            pages.push_str(&format!("=== annals {}\n{}\n", arguments.join(" "), out(&output)));
        }
        insta::assert_snapshot!(format!("table_{language}"), pages);
    }
    insta::assert_snapshot!("score_json", out(&annals(&["score", game, "--format", "json"])));
    insta::assert_snapshot!("next_json", out(&annals(&["next", WRONG, "--format", "json"])));
}

/// A game under way in which buildings, pieces and the order leave much open.
const UNDER_WAY: &str = "\
annals 1 discovery en
players: red Anna, blue Marek
setup
red: university, west indies co, 2 colonists, $12
blue: migration, colonist, $20
red: 2 soldiers, colonist > canada
red: 2 captains > peru
blue: merchant, soldier > canada
blue: 2 colonists > peru
order: blue, red
turn 5
";

#[test]
fn what_comes_next_is_told_in_every_language() {
    let game = |more: &str| format!("{UNDER_WAY}{more}");
    let placed = "placement\nblue: dock\nred: dock\nred: warfare\n";
    let sailed = "dock\nblue: canada\nred: peru\n";
    let records = [
        "annals 1 discovery en\nplayers: red, blue\n".to_owned(),
        "annals 1 discovery en\nplayers: red, blue\nvariant: auction\nsetup\n".to_owned(),
        "annals 1 discovery en\nplayers: red, blue\nvariant: auction\nsetup\nbids\nred: $5\n".to_owned(),
        game(""),
        game("placement\nblue: dock\n"),
        game(placed),
        game(&format!("{placed}{sailed}warfare\n")),
        game(&format!("{placed}{sailed}warfare\nred: battle > blue, canada\n")),
        game(&format!("{placed}{sailed}benefits\n")),
        game(&format!(
            "{placed}{sailed}benefits\nred: company = gold\nrefill\n"
        )),
    ];
    for language in LANGUAGES {
        let mut pages = String::new();
        for record in &records {
            let output = with_input(&["next", "-", "--lang", language], record.as_bytes());
            // Nobody has a Migration in turn 5.
            let wanted = i32::from(record.starts_with(UNDER_WAY));
            assert_eq!(code(&output), wanted, "{}", err(&output));
            let written = record.lines().last().unwrap_or_default();
            pages.push_str(&format!("=== {written}\n{}\n", out(&output)));
        }
        insta::assert_snapshot!(format!("next_{language}"), pages);
    }
    let arguments = ["next", "-", "--format", "json"];
    let json = with_input(&arguments, game("placement\nblue: dock\n").as_bytes());
    insta::assert_snapshot!("next_under_way_json", out(&json));
}

#[test]
fn findings_are_explained_in_every_language() {
    for language in LANGUAGES {
        let output = annals(&["explain", "dock-piece-to-undiscovered-region", "--lang", language]);
        assert_eq!(code(&output), 0);
        insta::assert_snapshot!(format!("explain_{language}"), out(&output));
        let list = annals(&["explain", "--lang", language]);
        assert!(out(&list).lines().filter(|line| !line.trim().is_empty()).count() >= 100);
    }
    let json = annals(&[
        "explain",
        "entry-not-understood",
        "-g",
        "discovery",
        "--lang",
        "it",
        "--format",
        "json",
    ]);
    insta::assert_snapshot!("explain_json", out(&json));
    let unknown = annals(&["explain", "box-ful"]);
    assert_eq!(code(&unknown), 1);
    assert!(err(&unknown).contains("box-full"), "{}", err(&unknown));
}

#[test]
fn a_wrong_sum_is_explained_and_a_disputed_point_may_be_called_by_its_number() {
    let record = "annals 1 discovery en\nplayers: red, blue\nsetup\nred: $20, 1 colonist\nblue: 2 ships, $0, 0 colonists\n\
                  buildings: taxation, cathedral, fortress, stable, marketplace\nturn 4\nplacement\nred: buildings\n\
                  buildings\nred: taxation\nbenefits\ntally\nred: $15\n";
    let mut pages = String::new();
    for language in LANGUAGES {
        pages.push_str(&out(&with_input(
            &["check", "-", "--lang", language],
            record.as_bytes(),
        )));
    }
    let json = with_input(&["check", "-", "--format", "json"], record.as_bytes());
    pages.push_str(&out(&json));
    insta::assert_snapshot!("wrong_sum", pages);
    let by_number = with_input(&["check", "-", "--ruling", "D-02=three"], record.as_bytes());
    assert_eq!(code(&by_number), 1, "{}", err(&by_number));
    let unknown = with_input(&["check", "-", "--ruling", "D-02=five"], record.as_bytes());
    assert_eq!(code(&unknown), 2);
    assert!(
        err(&unknown).contains("D-02") && !err(&unknown).contains('\\'),
        "{}",
        err(&unknown)
    );
}

#[test]
fn every_finding_has_a_page() {
    let all = out(&annals(&["explain", "--format", "json"]));
    let all: Vec<String> = serde_json::from_str(&all).expect("JSON");
    for slug in all {
        let output = annals(&["explain", &slug, "--lang", "he"]);
        assert_eq!(code(&output), 0, "{slug}");
        assert!(!out(&output).contains('\u{27e8}'), "{slug}: {}", out(&output));
    }
}

#[test]
fn waivers_rulings_and_severities_decide_the_exit_code() {
    let folder = scratch("exit-codes");
    let file = folder.join("a.annal");
    let name = file.display().to_string();
    let record = |entry: &str| {
        format!(
            "annals 1 discovery en\nplayers: red, blue\nsetup\nred: colonist, 2 ships; blue: colonist\n\
             red: navy\nturn 8\nplacement\n{entry}\n"
        )
    };
    fs::write(&file, record("blue: dock")).expect("written");
    assert_eq!(code(&annals(&["check", &name])), 1);
    fs::write(&file, record("blue: dock ! placed-out-of-turn")).expect("written");
    let waived = annals(&["check", &name]);
    assert_eq!(code(&waived), 0, "{}", out(&waived));
    assert!(out(&waived).contains("waived"), "{}", out(&waived));
    fs::write(&file, record("red: dock ! box-full")).expect("written");
    assert_eq!(code(&annals(&["check", &name])), 0);
    assert_eq!(code(&annals(&["check", &name, "--deny", "warnings"])), 1);
    let score = |choice: &[&str]| {
        let mut arguments = vec!["score", name.as_str()];
        arguments.extend(choice);
        out(&annals(&arguments))
    };
    assert!(score(&[]).contains('8'), "{}", score(&[]));
    assert!(
        score(&["--ruling", "navy=three"]).contains('6'),
        "{}",
        score(&["--ruling", "navy=three"])
    );
    for wrong in ["navy=two", "fleet=three", "navy"] {
        let output = annals(&["check", &name, "--ruling", wrong]);
        assert_eq!(code(&output), 2, "{wrong}");
        assert!(!err(&output).is_empty());
    }
}

#[test]
fn many_files_are_told_in_the_order_given_and_an_unreadable_one_is_no_end() {
    let folder = scratch("many");
    let mut names = Vec::new();
    for (at, entry) in ["red: dock", "blue: dock", "red: goods"].into_iter().enumerate() {
        let file = folder.join(format!("{at}.annal"));
        let text = format!(
            "annals 1 discovery en\nplayers: red, blue\nsetup\nred: colonist\nturn 2\nplacement\n{entry}\n"
        );
        fs::write(&file, text).expect("written");
        names.push(file.display().to_string());
    }
    names.insert(1, folder.join("missing.annal").display().to_string());
    let mut arguments = vec!["check", "--format", "json"];
    arguments.extend(names.iter().map(String::as_str));
    let output = annals(&arguments);
    assert_eq!(code(&output), 2);
    let json: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
    let files: Vec<&str> = json["files"]
        .as_array()
        .expect("files")
        .iter()
        .map(|file| file["file"].as_str().expect("a name"))
        .collect();
    assert_eq!(files, [names[0].as_str(), names[2].as_str(), names[3].as_str()]);
    assert!(err(&output).contains("missing.annal"));
    assert_eq!(json["version"], 2);
    assert_eq!(json["unread"][0]["file"], names[1].as_str());
    assert_eq!(json["unread"][0]["id"], "read-missing");
    // One file, and one that cannot be read, have the same shape; the header is in it.
    let one = with_input(
        &["check", "-", "--format", "json"],
        b"annals 1 discovery pl\ntytu\xc5\x82: Pi\xc4\x85tek\ndata: 2026-11-13\ngracze: czerwony Ania, niebieski Marek\n",
    );
    let one: serde_json::Value = serde_json::from_str(&out(&one)).expect("JSON");
    assert_eq!(one["files"][0]["header"]["title"], "Piątek");
    assert_eq!(one["files"][0]["header"]["date"], "2026-11-13");
    assert_eq!(one["files"][0]["players"][1]["name"], "Marek");
    let none = annals(&["check", &names[1], "--format", "json"]);
    let none: serde_json::Value = serde_json::from_str(&out(&none)).expect("JSON");
    assert_eq!(none["files"].as_array().map(Vec::len), Some(0));
    let sarif = annals(&["check", &names[1], "--format", "sarif"]);
    let sarif: serde_json::Value = serde_json::from_str(&out(&sarif)).expect("JSON");
    assert_eq!(sarif["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

#[test]
fn bad_input_is_told_and_nothing_falls_over() {
    let invalid = with_input(&["check", "-"], b"annals 1 discovery en\nred: \xff\xfe\n");
    assert_eq!(code(&invalid), 2);
    assert!(err(&invalid).contains("27"), "{}", err(&invalid));
    for input in [
        "",
        "\u{feff}annals 1 discovery en\r\nplayers: red, blue\r\n",
        "annals 1 discovery en\nplayers: red, blue\nsetup\nred: $99999999999999999999\nturn 4294967295\n",
        "annals 1 discovery en\nplayers: red, blue\nplayers: red, blue, green\nturn 1\nplacement\ngreen: dock\n",
        "annals 1 discovery en\nplayers: red, blue\nsetup\nred: 4000000000 sugar, 4000000000 ships, 4000000000 colonists\nturn 8\nincome\nscore\n",
        "annals 1 discovery en\nplayers: red\nturn 1\nplacement\nred: university > dock 9\nred: university > order 0\n",
        "turn\nturn\nend\nend\nscore\nwinner: red\n",
        "annals 1 discovery en\nplayers: red, blue, green, yellow, orange, red\nsetup\norder: red\nturn 1\n",
    ] {
        for command in ["check", "score", "show", "next"] {
            let output = with_input(&[command, "-", "--lang", "he"], input.as_bytes());
            assert!(code(&output) <= 2, "{command} {input:?}");
        }
    }
    let control = with_input(
        &["check", "-"],
        b"annals 1 discovery en\nplayers: red \x1b[31mAnna, blue\nsetup\nx\x07: y\n",
    );
    assert!(
        !out(&control).contains(['\u{1b}', '\u{7}']),
        "{:?}",
        out(&control)
    );
}

#[test]
fn a_report_says_what_simulated_games_show_and_what_they_do_not() {
    let asked = [
        "simulate",
        "-g",
        "discovery",
        "--games",
        "2",
        "--players",
        "3",
        "--report",
    ];
    for language in LANGUAGES {
        let output = annals(&[&asked[..], &["--lang", language]].concat());
        assert_eq!(code(&output), 0, "{}", err(&output));
        insta::assert_snapshot!(format!("report_{language}"), out(&output));
    }
    let json = out(&annals(&[&asked[..], &["--format", "json"]].concat()));
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(report["games"], 2);
    assert!(report["things"]["box"]["dock"].as_u64() > Some(10));
    assert_eq!(report["events"]["no-goods"], 0);
    assert!(report["rules"]["R-070"].as_u64() > Some(2));
    // Without a number of players, every number plays.
    let every = out(&annals(&[
        "simulate",
        "-g",
        "discovery",
        "--games",
        "2",
        "--report",
        "--format",
        "json",
    ]));
    let every: serde_json::Value = serde_json::from_str(&every).expect("JSON");
    assert_eq!(every["games"], 8);
}

#[test]
fn a_colon_behind_a_heading_is_told_and_one_that_is_missing_is_read() {
    let record = "annals 1 discovery it\ngiocatori: rosso Anna, blu Marek\npreparazione:\nordine: rosso, blu\n\
                  edifici: monastero, coloni, navigatore, conquistatore, rotte commerciali\n\
                  merci: zucchero, zucchero, tabacco, riso\nturno 1:\npiazzamento\nrosso banchina\nMarek: banchina\n\
                  Anna colono > merci\n";
    for language in LANGUAGES {
        let told = with_input(
            &["check", "-", "--lang", language, "--format", "short"],
            record.as_bytes(),
        );
        let told = out(&told);
        let slugs: Vec<&str> = told
            .lines()
            .filter_map(|line| line.split(['[', ']']).nth(1))
            .collect();
        assert_eq!(slugs, ["heading-with-colon", "heading-with-colon"], "{told}");
    }
    let formatted = with_input(&["fmt", "-", "--lang", "it"], record.as_bytes());
    assert_eq!(code(&formatted), 0);
    let canonical = out(&formatted);
    for line in [
        "\npreparazione\n",
        "\nturno 1\n",
        "\nrosso: banchina\n",
        "\nAnna: colono > merci\n",
    ] {
        assert!(canonical.contains(line), "{canonical}");
    }
    // What cannot be read stays, and is told.
    let unreadable = format!("{record}rosso banchina pippo\n");
    let formatted = with_input(&["fmt", "-", "--lang", "it"], unreadable.as_bytes());
    assert_eq!(code(&formatted), 1);
    assert!(
        err(&formatted).contains("mancano i due punti"),
        "{}",
        err(&formatted)
    );
    assert!(
        out(&formatted).contains("\nrosso banchina pippo\n"),
        "{}",
        out(&formatted)
    );
}

/// A record in which blue places although it is red's turn, and one in which all is well.
const WRONG_RECORD: &str = "annals 1 discovery en\nplayers: red Anna, blue Ben\nsetup\nred: colonist\nblue: colonist\nturn 2\nplacement\nblue: dock\n";
const RIGHT_RECORD: &str = "annals 1 discovery en\nplayers: red Anna, blue Ben\nsetup\nred: colonist\nblue: colonist\nturn 2\nplacement\nred: dock\n";

#[test]
fn a_finding_points_at_its_place_and_names_the_players_and_what_to_read() {
    for (language, player, command) in [
        ("en", "blue (Ben)", "annals explain"),
        ("pl", "niebieski (Ben)", "annals explain"),
        ("it", "il blu (Ben)", "annals explain"),
        ("he", "הכחול (Ben)", "annals explain"),
    ] {
        let output = with_input(&["check", "-", "--lang", language], WRONG_RECORD.as_bytes());
        let told = out(&output);
        assert!(told.contains("\n8 │ blue: dock\n  │ ^^^^^^^^^^\n"), "{told}");
        assert!(told.contains(player), "{told}");
        assert!(told.contains(&format!("{command} placed-out-of-turn")), "{told}");
        assert!(told.contains("R-026"), "{told}");
    }
    let coloured = with_input(&["check", "-", "--color", "always"], WRONG_RECORD.as_bytes());
    assert!(
        out(&coloured).contains("\u{1b}[1m\u{1b}[31merror"),
        "{:?}",
        out(&coloured)
    );
    // What a record brings along cannot open a colour of its own.
    let hostile = WRONG_RECORD.replace("Ben", "B](severity:note)en");
    let told = out(&with_input(&["check", "-"], hostile.as_bytes()));
    assert!(!told.contains('\u{1b}'), "{told:?}");
}

#[test]
fn many_records_have_one_summary_and_folders_are_searched() {
    let folder = scratch("search");
    fs::create_dir_all(folder.join("club/.hidden")).expect("folders");
    for at in 0..5 {
        fs::write(folder.join(format!("{at}.annal")), RIGHT_RECORD).expect("written");
    }
    fs::write(folder.join("club/wrong.annal"), WRONG_RECORD).expect("written");
    fs::write(folder.join("club/.hidden/x.annal"), "?").expect("written");
    fs::write(folder.join("club/notes.txt"), "?").expect("written");
    let name = folder.display().to_string();
    for language in LANGUAGES {
        let output = annals(&["check", &name, "--lang", language]);
        assert_eq!(code(&output), 1, "{}", err(&output));
        let told = out(&output);
        let summary = told.lines().last().expect("a summary");
        assert!(summary.contains('6') && summary.contains('5'), "{told}");
        assert_eq!(
            told.matches(".annal").count(),
            2,
            "only the wrong one is named: {told}"
        );
    }
    let quiet = annals(&["check", "--quiet", &name]);
    assert!(
        out(&quiet).contains("placed-out-of-turn") && !out(&quiet).contains("checked"),
        "{}",
        out(&quiet)
    );
    fs::remove_file(folder.join("club/wrong.annal")).expect("removed");
    assert_eq!(out(&annals(&["check", "-q", &name])), "");
    let empty = annals(&["check", &folder.join("club").display().to_string()]);
    assert_eq!(code(&empty), 2);
    assert!(err(&empty).contains(".annal"), "{}", err(&empty));
}

#[test]
fn whoever_pipes_a_record_is_told_the_sign_for_it_and_it_is_read_once() {
    for command in ["check", "score", "fmt"] {
        let output = with_input(&[command], RIGHT_RECORD.as_bytes());
        assert_eq!(code(&output), 2);
        assert!(
            err(&output).contains(&format!("annals {command} -")),
            "{}",
            err(&output)
        );
    }
    assert_eq!(code(&with_input(&["check", "-", "-"], b"")), 2);
}

#[test]
fn a_record_that_is_watched_is_checked_again_when_it_changes() {
    use std::io::{BufRead as _, BufReader};
    let folder = scratch("watched");
    let file = folder.join("a.annal");
    fs::write(&file, WRONG_RECORD).expect("written");
    let mut child = Command::new(env!("CARGO_BIN_EXE_annals"))
        .env_clear()
        .args(["check", "--watch", "--format", "short"])
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut told = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut line = || told.next().expect("a line").expect("text");
    assert!(line().contains("placed-out-of-turn"));
    fs::write(&file, WRONG_RECORD.replace("blue: dock", "  # later\nblue: dock")).expect("written");
    let again = line();
    assert!(
        again.contains(":9:") && again.contains("placed-out-of-turn"),
        "{again}"
    );
    child.kill().expect("it still waits");
    let _ = child.wait();
    for refused in [["--format", "json"], ["--fix", "x"]] {
        let name = file.display().to_string();
        let output = annals(&["check", "--watch", refused[0], refused[1], &name]);
        assert_eq!(code(&output), 2, "{refused:?}");
    }
}

#[test]
fn a_finding_says_where_a_figure_comes_from_and_who_did_it_before() {
    let finding = |record: &str, slug: &str| {
        let json = out(&with_input(
            &["check", "-", "--format", "json"],
            record.as_bytes(),
        ));
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        let all = json["files"][0]["findings"].as_array().expect("findings").clone();
        let found = all.into_iter().find(|finding| finding["slug"] == slug);
        found.unwrap_or_else(|| panic!("{slug} in {json}"))
    };
    let header = "annals 1 discovery en\nplayers: red Anna, blue Ben\nsetup\n";
    // Every dollar has its line and its rule; what comes by itself stands under its heading.
    let money = format!(
        "{header}red: $20, 1 colonist\nblue: $0, 0 colonists\nbuildings: taxation, cathedral, fortress, stable, marketplace\n\
         turn 4\nplacement\nred: buildings\nbuildings\nred: taxation\nbenefits\ntally\nred: $15\n"
    );
    let account = &finding(&money, "wrong-money")["account"];
    assert_eq!(account["start"], 20);
    let parts = account["parts"].as_array().expect("parts");
    let of = |part: &serde_json::Value| (part["line"].as_i64(), part["amount"].as_i64());
    assert_eq!(
        parts.iter().map(of).collect::<Vec<_>>(),
        [(Some(11), Some(-14)), (Some(12), Some(10))]
    );
    assert_eq!(parts[1]["text"], "benefits");
    // An income has its sets.
    let income = format!("{header}red: 3 sugar, 1 ship, 4 rice, $5\nturn 4\nincome\nred: $1\n");
    let parts = finding(&income, "wrong-income")["account"]["parts"].clone();
    assert_eq!(parts.as_array().map(Vec::len), Some(2), "{parts}");
    assert_eq!(parts[0]["amount"], 6);
    // A score has its regions.
    let score = format!(
        "{header}red: 3 soldiers > canada\nblue: 4 colonists > florida\nturn 8\nincome\nbenefits\nscore\nred: 30\n"
    );
    let parts = finding(&score, "wrong-score")["account"]["parts"].clone();
    assert_eq!(parts[0]["what"], "canada", "{parts}");
    assert_eq!(parts[0]["amount"], 6);
    // What was taken was taken by somebody, somewhere.
    let taken = format!(
        "{header}red: 2 colonists\nblue: 2 colonists\ngoods: sugar, rice, rice, tobacco\nturn 4\nplacement\n\
         red: goods; blue: goods\ngoods\nred: sugar\nblue: sugar\n"
    );
    assert_eq!(finding(&taken, "good-not-on-offer")["earlier"], 11);
    for (language, words) in [
        ("en", "already done in line 11"),
        ("it", "già fatto alla riga 11"),
        ("pl", "już w\u{a0}wierszu 11"),
        ("he", "כבר נעשה בשורה 11"),
    ] {
        let told = out(&with_input(&["check", "-", "--lang", language], taken.as_bytes()));
        assert!(told.contains(words) && told.contains("red: sugar"), "{told}");
    }
}

#[test]
fn what_comes_next_is_told_in_factors_for_anybody_and_anywhere() {
    let record = "annals 1 discovery en\nplayers: red Anna, blue Ben\nsetup\nred: 2 colonists, soldier, captain\n\
                  blue: colonist\nred: 2 colonists > discovery\nred: captain > discovery\nturn 4\nplacement\n\
                  red: soldier > shipping; blue: goods\nred: captain > dock\nred: shipping\nred: shipping\ndiscovery\n";
    let next = |arguments: &[&str]| with_input(&[&["next", "-"], arguments].concat(), record.as_bytes());
    let page = out(&next(&[]));
    assert!(page.contains("red (Anna) may send an expedition"), "{page}");
    // Three sets of explorers and eight regions: two lists, with the figures of the token named, and the pass apart.
    assert!(
        page.contains("red: one of colonist | 2 colonists | captain | "),
        "{page}"
    );
    assert!(
        page.contains("[coins, coins for each soldier, natives, points]"),
        "{page}"
    );
    assert!(page.contains("\u{2022} red: pass\n"), "{page}");
    assert!(page.lines().count() < 20, "{page}");
    // Everything by itself is what programs get.
    let all = out(&next(&["--all"]));
    let json: serde_json::Value = serde_json::from_str(&out(&next(&["--format", "json"]))).expect("JSON");
    let entries = json["entries"].as_array().expect("entries");
    for entry in entries {
        let entry = entry.as_str().expect("a line");
        assert!(all.lines().any(|line| line.trim() == entry), "{entry} in {all}");
    }
    assert!(entries.len() > 20, "{all}");
    // An earlier moment, and one player alone.
    let earlier = out(&next(&["--line", "9"]));
    assert!(
        earlier.contains("red (Anna) places")
            && earlier.contains("Left to place: red (Anna): 2 colonists, captain, soldier"),
        "{earlier}"
    );
    for player in ["Ben", "blue", "niebieski"] {
        let of_ben = out(&next(&["--line", "9", "--player", player]));
        assert!(!of_ben.contains("red: one of"), "{of_ben}");
    }
    let unknown = next(&["--player", "Zoe"]);
    assert_eq!(code(&unknown), 2);
    assert!(err(&unknown).contains("Anna, Ben"), "{}", err(&unknown));
}
