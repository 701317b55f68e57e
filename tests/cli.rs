//! The program as people meet it: run as a process, in four languages, with good and bad input.

mod support;

use std::path::Path;
use std::process::Command;

use support::LANGUAGES;
use support::program::{annals, annals_with, code, err, out, scratch};

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
    std::fs::write(path, text).expect("a file");
}

#[test]
fn a_building_is_shown_in_full_in_every_language() {
    for language in LANGUAGES {
        let output = annals(&["lookup", "klasztor", "--lang", language]);
        assert_eq!(code(&output), 0);
        insta::assert_snapshot!(format!("lookup_klasztor_{language}"), out(&output));
    }
}

#[test]
fn other_kinds_have_their_pages() {
    let mut pages = String::new();
    for words in [
        "captain",
        "sugar",
        "brazil",
        "cipangu",
        "[2 5 3 5]",
        "dock",
        "phase C",
        "age II",
        "red",
        "natives",
    ] {
        let output = annals(&["lookup", words]);
        assert_eq!(code(&output), 0, "{words}");
        pages.push_str(&format!("=== annals lookup {words}\n{}\n", out(&output)));
    }
    insta::assert_snapshot!(pages);
}

#[test]
fn rules_sections_and_rulings_have_their_pages() {
    let mut pages = String::new();
    for arguments in [
        vec!["rule", "R-049"],
        vec!["rule", "A1"],
        vec!["rule", "dock"],
        vec!["rule", "R-216"],
        vec!["rulings", "D-01"],
        vec!["rulings", "A-57"],
        vec!["rulings", "militia"],
        vec!["rules", "--lang", "it"],
        vec!["lookup", "wojna"],
    ] {
        let output = annals(&arguments);
        assert_eq!(code(&output), 0, "{arguments:?}");
        pages.push_str(&format!("=== annals {}\n{}\n", arguments.join(" "), out(&output)));
    }
    insta::assert_snapshot!(pages);
}

#[test]
fn lists_are_tables_on_wide_and_narrow_screens_and_in_hebrew() {
    let mut pages = String::new();
    for (arguments, columns) in [
        (vec!["list"], "80"),
        (vec!["list", "buildings"], "100"),
        (vec!["list", "regions", "--lang", "pl"], "80"),
        (vec!["list", "cards", "--lang", "he"], "80"),
        (vec!["list", "carte", "--lang", "he", "--bidi", "visual"], "60"),
        (vec!["list", "goods"], "24"),
        (vec!["list", "buildings", "--age", "3"], "80"),
        (vec!["list", "languages", "--lang", "it"], "80"),
        (vec!["list", "boxes", "--format", "markdown"], "80"),
    ] {
        let output = annals_with(&arguments, &[("COLUMNS", columns)]);
        assert_eq!(code(&output), 0, "{arguments:?}");
        let width: usize = columns.parse().expect("a number");
        if !arguments.contains(&"markdown") {
            for line in out(&output).lines() {
                assert!(
                    annals::report::terminal::text_width(line) <= width,
                    "{arguments:?}: {line}"
                );
            }
        }
        pages.push_str(&format!(
            "=== annals {} ({columns})\n{}\n",
            arguments.join(" "),
            out(&output)
        ));
    }
    insta::assert_snapshot!(pages);
}

#[test]
fn json_is_what_the_documentation_says() {
    let mut pages = String::new();
    for arguments in [
        vec!["lookup", "kalsztor", "--lang", "it"],
        vec!["lookup", "brazil"],
        vec!["lookup", "wojna"],
        vec!["rule", "R-034"],
        vec!["rulings", "D-01", "--lang", "pl"],
        vec!["list", "languages"],
        vec!["list", "games"],
    ] {
        let mut all = arguments.clone();
        all.extend(["--format", "json"]);
        let output = annals(&all);
        assert_eq!(code(&output), 0, "{arguments:?}");
        let value: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
        assert!(value.is_array(), "{arguments:?}");
        pages.push_str(&format!("=== annals {}\n{}\n", all.join(" "), out(&output)));
    }
    insta::assert_snapshot!(pages);
}

#[test]
fn json_has_the_same_shape_in_every_language() {
    let shape = |language: &str| {
        let output = annals(&["lookup", "university", "--format", "json", "--lang", language]);
        let mut value: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
        let entry = value[0].as_object_mut().expect("an object");
        for words in ["name", "text"] {
            assert!(
                entry.remove(words).is_some_and(|words| words.is_string()),
                "{words}"
            );
        }
        // A name that several languages share belongs to the reader's.
        let matched = value[0].as_object_mut().and_then(|entry| entry.remove("matched"));
        assert!(matched.is_some_and(|matched| matched["language"].is_string()));
        value
    };
    let english = shape("en");
    for language in ["it", "pl", "he"] {
        assert_eq!(shape(language), english, "{language}");
    }
}

#[test]
fn nothing_found_is_exit_code_one() {
    let output = annals(&["lookup", "qqqqqqqq"]);
    assert_eq!((code(&output), out(&output).as_str()), (1, ""));
    assert!(err(&output).contains("qqqqqqqq"));
    let output = annals(&["lookup", "qqqqqqqq", "--format", "json"]);
    assert_eq!((code(&output), out(&output).trim()), (1, "[]"));
    assert_eq!(code(&annals(&["rule", "qqqqqqqq"])), 1);
    assert_eq!(code(&annals(&["rulings", "qqqqqqqq"])), 1);
}

#[test]
fn errors_of_usage_are_told_in_every_language() {
    let mut pages = String::new();
    for language in LANGUAGES {
        for arguments in [
            vec![],
            vec!["lokup", "x"],
            vec!["lookup"],
            vec!["lookup", "x", "--kind"],
            vec!["lookup", "x", "--kind", "castle"],
            vec!["lookup", "x", "--knd", "building"],
            vec!["lookup", "x", "--format", "jsn"],
            vec!["lookup", "x", "--format", "json", "--format", "text"],
            vec!["list", "castles"],
            vec!["completions", "tcsh"],
            vec!["rules", "surplus"],
            vec!["help", "lokup"],
        ] {
            let output = annals_with(&arguments, &[("LANG", &format!("{language}_XX.UTF-8"))]);
            assert_eq!(code(&output), 2, "{arguments:?}");
            if !arguments.is_empty() {
                assert_eq!(out(&output), "", "{arguments:?}");
                pages.push_str(&format!(
                    "=== {language}: annals {}\n{}\n",
                    arguments.join(" "),
                    err(&output)
                ));
            }
        }
    }
    insta::assert_snapshot!(pages);
}

#[test]
fn help_is_written_in_every_language() {
    for language in LANGUAGES {
        let mut pages = String::new();
        for arguments in [
            vec!["--help"],
            vec!["lookup", "--help"],
            vec!["help", "man"],
            vec!["-h", "rulings"],
        ] {
            let mut all = arguments.clone();
            all.extend(["--lang", language]);
            let output = annals(&all);
            assert_eq!(code(&output), 0, "{arguments:?}");
            pages.push_str(&format!("=== annals {}\n{}\n", all.join(" "), out(&output)));
        }
        insta::assert_snapshot!(format!("help_{language}"), pages);
    }
}

/// The examples in the help of every command, in every language: code up to the colon. They are run in
/// a folder that has the record they speak of.
#[test]
fn every_example_of_the_help_works() {
    let folder = scratch("examples");
    let mut count = 0;
    for language in LANGUAGES {
        for command in [
            "lookup",
            "rule",
            "rules",
            "rulings",
            "list",
            "fmt",
            "translate",
            "new",
            "completions",
            "help",
        ] {
            let markdown = annals_with(&["help", command, "--lang", language], &[("COLUMNS", "100")]);
            for line in out(&markdown)
                .lines()
                .filter(|line| line.trim_start().starts_with("• annals "))
            {
                let example = line
                    .trim_start()
                    .trim_start_matches("• ")
                    .split(':')
                    .next()
                    .expect("code");
                // Where the output goes is the shell's business.
                let example = example.split(" >").next().expect("code");
                let arguments = shell_words(example);
                // The names of files are words of the reader's language, too.
                let is_record =
                    |word: &&String| Path::new(word).extension().is_some_and(|name| name == "annal");
                for file in arguments.iter().filter(is_record) {
                    write(&folder, file, include_str!("records/en.annal"));
                }
                let mut run = Command::new(env!("CARGO_BIN_EXE_annals"));
                run.env_clear()
                    .env("LANG", language)
                    .current_dir(&folder)
                    .args(&arguments[1..]);
                let output = run.output().expect("the program runs");
                assert_eq!(code(&output), 0, "{language}: {example}\n{}", err(&output));
                assert_eq!(err(&output), "", "{language}: {example}");
                count += 1;
            }
        }
    }
    assert!(count >= 80, "{count} examples were run");
}

/// Words as a shell would split them, as far as quotation marks go.
fn shell_words(text: &str) -> Vec<String> {
    let quoted = text.split('"').enumerate();
    let mut words = Vec::new();
    for (at, part) in quoted {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[test]
fn records_are_formatted_translated_and_begun() {
    let folder = scratch("records");
    let untidy = "annals 1 discovery it\ngiocatori:rosso Anna ,  blu Marek\nTurno 1\nPIAZZAMENTO\nrosso:Banchina;blu: Merci # nota\n";
    write(&folder, "untidy.annal", untidy);
    let path = folder.join("untidy.annal").to_string_lossy().into_owned();
    let tidy = "annals 1 discovery it\ngiocatori: rosso Anna, blu Marek\n\nturno 1\npiazzamento\nrosso: banchina; blu: merci  # nota\n";
    let output = annals(&["fmt", &path]);
    assert_eq!((code(&output), out(&output).as_str()), (0, tidy));
    assert_eq!(code(&annals(&["fmt", "--check", &path])), 1);
    assert_eq!(
        std::fs::read_to_string(&path).expect("still there"),
        untidy,
        "only --write changes a file"
    );
    assert_eq!(code(&annals(&["fmt", "--write", &path])), 0);
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), tidy);
    assert_eq!(code(&annals(&["fmt", "--check", &path])), 0);
    assert_eq!(
        std::fs::read_dir(&folder).expect("the folder").count(),
        1,
        "nothing else is left behind"
    );
    let polish = annals(&["translate", &path, "--to", "pl"]);
    assert_eq!(
        out(&polish).lines().nth(1),
        Some("gracze: czerwony Anna, niebieski Marek")
    );
    for language in LANGUAGES {
        let begun = annals(&["new", "--players", "red Anna, blue Marek", "--lang", language]);
        assert_eq!(code(&begun), 0, "{}", err(&begun));
        write(&folder, "new.annal", &out(&begun));
        let path = folder.join("new.annal").to_string_lossy().into_owned();
        let checked = annals(&["fmt", "--check", &path]);
        assert_eq!(
            (code(&checked), err(&checked).as_str()),
            (0, ""),
            "{language}: {}",
            out(&begun)
        );
    }
}

#[test]
fn a_new_record_gives_out_colours_and_checks_clean() {
    let folder = scratch("given-out");
    for language in LANGUAGES {
        let begun = annals(&["new", "--players", "Anna, Marek, Dana", "--lang", language]);
        assert_eq!(code(&begun), 0, "{}", err(&begun));
        write(&folder, "new.annal", &out(&begun));
        let path = folder.join("new.annal").to_string_lossy().into_owned();
        let checked = annals(&["check", &path]);
        assert_eq!(code(&checked), 0, "{}", out(&checked));
    }
    let either_order = annals(&["new", "--players", "Anna (red), Marek blue", "--lang", "en"]);
    assert_eq!(
        out(&either_order).lines().nth(2),
        Some("players: red Anna, blue Marek")
    );
}

#[test]
fn every_game_has_a_record_to_start_from_in_every_language() {
    let folder = scratch("new-of-every-game");
    for game in ["discovery", "renaissance", "planetfall"] {
        for language in LANGUAGES {
            let begun = annals(&[
                "new",
                "-g",
                game,
                "--players",
                "Anna, Marek, Dana",
                "--lang",
                language,
                "--title",
                "Friday",
            ]);
            assert_eq!(code(&begun), 0, "{}", err(&begun));
            let record = out(&begun);
            write(&folder, "new.annal", &record);
            let path = folder.join("new.annal").to_string_lossy().into_owned();
            for command in ["check", "next"] {
                let run = annals(&[command, &path]);
                assert_eq!(
                    code(&run),
                    0,
                    "{game} {language} {command}: {}{}",
                    out(&run),
                    err(&run)
                );
            }
            // Every example is a line that is understood once its sign is gone.
            let examples = record.lines().filter(|line| line.starts_with("#   "));
            assert!(examples.count() > 10, "{game} {language}: {record}");
            let is_written = |line: &&str| !line.starts_with("# ") || is_heading_or_example(line);
            let deck = if game == "planetfall" { "deck: demo\n" } else { "" };
            let lines: Vec<&str> = record.lines().filter(is_written).collect();
            let played = lines.join("\n").replace("#   ", "").replace("# ", "");
            let played = played.replacen('\n', &format!("\n{deck}"), 1);
            write(&folder, "played.annal", &format!("{played}\n"));
            let path = folder.join("played.annal").to_string_lossy().into_owned();
            let read = annals(&["fmt", &path]);
            assert_eq!(code(&read), 0, "{game} {language}: {}\n{played}", err(&read));
        }
    }
}

/// Whether a commented line of a new record is a heading or an example, and no sentence.
fn is_heading_or_example(line: &str) -> bool {
    line.starts_with("#   ") || !line.trim_end().ends_with('.')
}

#[test]
fn a_new_record_has_a_header_and_a_file_of_its_own() {
    let folder = scratch("new-file");
    let path = folder.join("friday.annal").to_string_lossy().into_owned();
    std::fs::create_dir_all(&folder).expect("a folder");
    let ask = [
        "new",
        "--players",
        "Anna (green), Marek",
        "--date",
        "2026-11-20",
        "--ruling",
        "university=one-place",
        "--variant",
        "auction",
        "-o",
        &path,
    ];
    let begun = annals(&ask);
    assert_eq!((code(&begun), out(&begun).as_str()), (0, ""), "{}", err(&begun));
    let record = std::fs::read_to_string(&path).expect("the record");
    let header: Vec<&str> = record.lines().skip(1).take(4).collect();
    assert_eq!(
        header,
        [
            "date: 2026-11-20",
            "variant: auction",
            "ruling: university one-place",
            "players: green Anna, red Marek"
        ]
    );
    assert_eq!(code(&annals(&["check", &path])), 0);
    assert_eq!(code(&annals(&ask)), 2, "an existing file stays");
    for wrong in [["--variant", "chess"], ["--ruling", "tie-break=energy"]] {
        let refused = annals(&[
            "new",
            "-g",
            "discovery",
            "--players",
            "Anna, Marek",
            wrong[0],
            wrong[1],
        ]);
        assert_eq!(code(&refused), 2, "{wrong:?}: {}", out(&refused));
    }
}

#[test]
fn fmt_shows_what_it_would_change_and_says_what_it_did() {
    let folder = scratch("fmt-diff");
    let loose =
        "annals 1 discovery en\nplayers: red Anna, blue Marek\n\nturn 1\nplacement\nAnna to the dock\n";
    write(&folder, "loose.annal", loose);
    let path = folder.join("loose.annal").to_string_lossy().into_owned();
    let shown = annals(&["fmt", "--diff", "--write", &path]);
    assert!(
        out(&shown).contains("\n-Anna to the dock\n+Anna: dock\n"),
        "{}",
        out(&shown)
    );
    assert_eq!(std::fs::read_to_string(&path).expect("the record"), loose);
    let written = annals(&["fmt", "--write", &path]);
    assert!(err(&written).contains("is now in canonical"), "{}", err(&written));
    let again = annals(&["fmt", "--write", &path]);
    assert_eq!(err(&again), "", "nothing is done, and nothing said");
}

#[test]
fn a_finding_is_explained_by_the_number_of_its_rule() {
    let explained = annals(&["explain", "R-018"]);
    assert_eq!(code(&explained), 0, "{}", err(&explained));
    assert!(out(&explained).contains("box-full"), "{}", out(&explained));
    assert_eq!(code(&annals(&["explain", "R-999"])), 1);
}

#[test]
fn comments_of_other_languages_get_a_hint() {
    let folder = scratch("comment-sign");
    let record =
        "annals 1 discovery en\nplayers: red Anna, blue Marek\nturn 1\nplacement\nred: dock // first\n";
    write(&folder, "slashes.annal", record);
    let path = folder.join("slashes.annal").to_string_lossy().into_owned();
    let checked = out(&annals(&["check", &path]));
    assert!(checked.contains("begins with #"), "{checked}");
    assert!(checked.contains("annals rule records"), "{checked}");
}

#[test]
fn a_book_with_data_of_the_table_does_without_the_examples_they_change() {
    let folder = scratch("own-data");
    write(
        &folder,
        "discovery/board.toml",
        "[[region]]\nid = \"canada\"\ngood = \"rice\"\nassumed = []\n",
    );
    let data = folder.to_string_lossy().into_owned();
    let ask = [
        "book",
        "--check",
        "-g",
        "discovery",
        "--lang",
        "en",
        "--data",
        &data,
    ];
    let checked = annals(&ask);
    assert_eq!(code(&checked), 0, "{}", out(&checked));
    assert!(out(&checked).contains("left out"), "{}", out(&checked));
}

#[test]
fn what_is_not_understood_in_a_record_is_told_in_every_language() {
    let folder = scratch("misread");
    let wrong = "annals 1 discovery it\ngiocatori: rosso Anna, blu Marek\n\nturno 1\npiazzamento\nrosso: banchna; blu: iniziativa\nblu: >\nverde castello\nrosso: [1 2\nrosso: 3 draghi\n\u{1b}[31mblu: banchina\n";
    write(&folder, "wrong.annal", wrong);
    write(&folder, "chess.annal", "annals 1 chess en\n");
    std::fs::write(folder.join("bytes.annal"), b"annals 1 discovery en\nred: \xff\n").expect("a file");
    let mut pages = String::new();
    for language in LANGUAGES {
        for file in ["wrong.annal", "chess.annal", "bytes.annal", "missing.annal"] {
            let mut run = Command::new(env!("CARGO_BIN_EXE_annals"));
            run.env_clear()
                .env("LANG", language)
                .env("COLUMNS", "100")
                .current_dir(&folder)
                .args(["fmt", file]);
            let output = run.output().expect("the program runs");
            assert_eq!(code(&output), if file == "wrong.annal" { 1 } else { 2 }, "{file}");
            assert!(!err(&output).contains('\u{1b}'), "{file}");
            pages.push_str(&format!("=== {language}: annals fmt {file}\n{}\n", err(&output)));
        }
        let output = annals_with(
            &["new", "--players", "mauve Anna, blue Marek"],
            &[("LANG", language)],
        );
        assert_eq!(code(&output), 2);
        pages.push_str(&format!("=== {language}: annals new\n{}\n", err(&output)));
    }
    insta::assert_snapshot!(pages);
}

#[test]
fn the_language_comes_from_option_variable_and_locale_in_that_order() {
    let title = |arguments: &[&str], variables: &[(&str, &str)]| {
        let output = annals_with(arguments, variables);
        out(&output).lines().next().unwrap_or_default().to_owned()
    };
    let ask = ["lookup", "monastery"];
    assert_eq!(title(&ask, &[]), "Monastery");
    assert_eq!(title(&ask, &[("LANG", "pl_PL.UTF-8")]), "Klasztor");
    assert_eq!(
        title(&ask, &[("LC_MESSAGES", "it_IT"), ("LANG", "pl_PL.UTF-8")]),
        "Monastero"
    );
    assert_eq!(
        title(&ask, &[("LC_ALL", "iw_IL"), ("LC_MESSAGES", "it_IT")]),
        "מנזר (Monastery)"
    );
    assert_eq!(title(&ask, &[("LC_ALL", "C"), ("LANGUAGE", "pl")]), "Monastery");
    assert_eq!(
        title(&ask, &[("LANG", "de_DE"), ("LANGUAGE", "de:it")]),
        "Monastero"
    );
    assert_eq!(
        title(&ask, &[("ANNALS_LANG", "it"), ("LC_ALL", "pl_PL")]),
        "Monastero"
    );
    assert_eq!(
        title(&["lookup", "monastery", "--lang", "he"], &[("ANNALS_LANG", "it")]),
        "מנזר (Monastery)"
    );
}

#[test]
fn a_language_that_does_not_exist_is_an_error_that_names_those_that_do() {
    for (arguments, variables) in [
        (vec!["lookup", "x", "--lang", "tlh"], vec![]),
        (vec!["lookup", "x"], vec![("ANNALS_LANG", "tlh")]),
    ] {
        let output = annals_with(&arguments, &variables);
        assert_eq!(code(&output), 2);
        let told = err(&output);
        assert!(
            LANGUAGES.iter().all(|tag| told.contains(tag)) && told.contains("tlh"),
            "{told}"
        );
    }
    // A locale that does not exist is only a wish.
    assert_eq!(
        code(&annals_with(&["lookup", "monastery"], &[("LANG", "tlh_KX")])),
        0
    );
}

#[test]
fn colour_is_used_when_asked_for_and_never_in_a_pipe() {
    let plain = |arguments: &[&str], variables: &[(&str, &str)]| {
        !out(&annals_with(arguments, variables)).contains('\u{1b}')
    };
    let ask = ["lookup", "monastery"];
    let always = ["lookup", "monastery", "--color", "always"];
    let never = ["lookup", "monastery", "--color", "never"];
    assert!(plain(&ask, &[]));
    assert!(!plain(&always, &[]));
    assert!(!plain(&always, &[("NO_COLOR", "1")]));
    assert!(!plain(&ask, &[("CLICOLOR_FORCE", "1")]));
    assert!(plain(&ask, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(plain(&never, &[("CLICOLOR_FORCE", "1")]));
}

#[test]
fn what_people_type_is_shown_harmlessly() {
    let hostile = "\u{1b}[31mred\u{7}\u{202e}evil\u{2066}\u{9b}2J*[x](y)";
    for arguments in [
        vec!["lookup", hostile],
        vec!["rule", hostile],
        vec!["rulings", hostile],
        vec!["list", hostile],
        vec![hostile],
        vec!["lookup", "x", hostile, "--kind", hostile],
        vec!["lookup", "x", "--lang", hostile],
        vec!["lookup", "x", "--data", hostile],
    ] {
        for language in ["en", "he"] {
            let output = annals_with(&arguments, &[("LANG", language)]);
            let told = out(&output) + &err(&output);
            let harmful = |letter: char| {
                (letter.is_control() && letter != '\n')
                    || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
            };
            assert!(!told.contains(harmful), "{arguments:?}: {told:?}");
            assert!(!told.is_empty());
        }
    }
}

#[test]
fn a_users_own_data_and_texts_are_laid_over_ours() {
    let folder = scratch("overlay");
    write(
        &folder,
        "data/discovery/mine.toml",
        "[[region]]\nid = \"canada\"\ngood = \"rice\"\nassumed = []\n",
    );
    write(
        &folder,
        "locales/en/discovery-mine.ftl",
        "region-canada = The Great North\n    .definite = the Great North\n",
    );
    let (data, locales) = (folder.join("data"), folder.join("locales"));
    let (data, locales) = (data.to_string_lossy(), locales.to_string_lossy());
    let output = annals(&["lookup", "great north", "--data", &data, "--locales", &locales]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    let page = out(&output);
    assert!(
        page.starts_with("The Great North\n") && page.contains("rice\n"),
        "{page}"
    );
}

#[test]
fn a_new_language_needs_only_a_folder_and_gaps_are_marked() {
    let folder = scratch("language");
    let description = "[language]\ntag = \"eo\"\nname = \"Esperanto\"\nposition = 5\ndirection = \"ltr\"\nplurals = [\"one\", \"other\"]\nalphabet = \"abc\"\nevery = []\ncounted = []\n";
    write(&folder, "eo/language.toml", description);
    write(
        &folder,
        "eo/discovery-names.ftl",
        "building-monastery = Monaĥejo\n",
    );
    let folder = folder.to_string_lossy();
    let output = annals(&["lookup", "monahejo", "--lang", "eo", "--locales", &folder]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    let page = out(&output);
    assert!(page.starts_with("Monaĥejo\n"), "{page}");
    assert!(page.contains("⟨en⟩ In every phase D"), "{page}");
}

#[test]
fn broken_data_and_texts_are_told_with_their_places_in_every_language() {
    let folder = scratch("broken");
    write(
        &folder,
        "data/discovery/mine.toml",
        "[[building]]\nid = \"monastery\"\nage = 9\ncolour = \"grey\"\n\n[[good]]\nid = \"gold\"\ncount = \"five\"\n\n[[region]]\nid = \"peru\"\ngood = \"tin\"\n",
    );
    write(&folder, "locales/it/mine.ftl", "sound = yes\n\nbroken = {\n");
    let data = folder.join("data");
    let locales = folder.join("locales");
    let here = folder.to_string_lossy().into_owned();
    let mut pages = String::new();
    for language in LANGUAGES {
        for (option, path) in [("--data", &data), ("--locales", &locales)] {
            let output = annals_with(
                &["lookup", "x", option, &path.to_string_lossy()],
                &[("LANG", language), ("COLUMNS", "100")],
            );
            assert_eq!((code(&output), out(&output).as_str()), (2, ""));
            let told = err(&output)
                .replace(&here, "HERE")
                .replace(&here.replace('/', "\\"), "HERE");
            pages.push_str(&format!("=== {language} {option}\n{}\n", unwrapped(&told, &here)));
        }
    }
    insta::assert_snapshot!(pages);
}

/// Long paths break lines at different places on different machines.
fn unwrapped(told: &str, here: &str) -> String {
    let joined = told.replace("\n  ", " ");
    joined
        .replace(here, "HERE")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace(" • ", "\n• ")
}

#[test]
fn missing_folders_are_an_error_and_no_panic() {
    for option in ["--data", "--locales"] {
        let output = annals(&["lookup", "x", option, "no/such/folder"]);
        assert_eq!((code(&output), out(&output).as_str()), (2, ""), "{option}");
        assert!(err(&output).contains("no/such/folder"));
    }
}

#[test]
fn completions_exist_for_every_shell_and_speak_the_language() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = annals(&["completions", shell]);
        assert_eq!(code(&output), 0, "{shell}");
        assert!(out(&output).contains("lookup"), "{shell}");
    }
    let polish = out(&annals(&["completions", "fish", "--lang", "pl"]));
    let english = out(&annals(&["completions", "fish"]));
    assert!(
        english.contains("Never use a pager") && !polish.contains("Never use a pager"),
        "{polish}"
    );
}

#[test]
fn manual_pages_are_written_in_every_language() {
    let folder = scratch("man");
    let output = annals(&["man", "-o", &folder.to_string_lossy()]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    for section in ["man1", "it/man1", "pl/man1", "he/man1"] {
        for page in [
            "annals",
            "annals-lookup",
            "annals-rule",
            "annals-rules",
            "annals-rulings",
            "annals-list",
            "annals-completions",
            "annals-man",
        ] {
            let path = folder.join(section).join(format!("{page}.1"));
            let text =
                std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(text.contains(".TH") && text.contains(".SH"), "{}", path.display());
        }
    }
    insta::assert_snapshot!(
        "man_lookup_it",
        std::fs::read_to_string(folder.join("it/man1/annals-lookup.1")).expect("a page")
    );
    assert_eq!(
        out(&annals(&["man"])),
        std::fs::read_to_string(folder.join("man1/annals.1")).expect("a page")
    );
}

#[test]
fn the_version_is_that_of_the_package() {
    for arguments in [vec!["--version"], vec!["-V"], vec!["lookup", "--version"]] {
        let output = annals(&arguments);
        assert_eq!(
            out(&output),
            concat!("annals ", env!("CARGO_PKG_VERSION"), "\n"),
            "{arguments:?}"
        );
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_annals"))
        .args(["rulings", "--format", "json"])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn a_number_stays_before_its_noun_in_hebrew() {
    let output = annals(&["lookup", "indian-allies", "--lang", "he", "--bidi", "visual"]);
    let page = out(&output);
    let effect = page
        .lines()
        .find(|line| line.trim_end().ends_with(" העפשה"))
        .expect("the row of the effect");
    assert!(effect.contains("םילייח 2 "), "{effect}");
}

#[test]
fn a_configuration_is_found_above_a_record_or_in_the_folder_of_the_user() {
    let folder = scratch("configuration");
    let games = folder.join("club/games");
    std::fs::create_dir_all(&games).expect("folders");
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("written");
    write("club/annals.toml", "[annals]\nlanguage = \"pl\"\n");
    write(
        "club/games/a.annal",
        "annals 1 discovery en\nplayers: red, blue\n",
    );
    let record = games.join("a.annal").display().to_string();
    assert!(out(&annals(&["check", &record])).contains("przygotowani"));
    // Options and variables win over it.
    assert!(out(&annals(&["check", &record, "--lang", "en"])).contains("setup"));
    let variable = annals_with(&["check", &record], &[("ANNALS_LANG", "it")]);
    assert!(out(&variable).contains("preparazione"), "{}", out(&variable));
    // The user's own file serves commands without a record.
    std::fs::create_dir_all(folder.join("home/annals")).expect("folders");
    write(
        "home/annals/annals.toml",
        "[annals]\nlanguage = \"it\"\ndata = \"mine\"\n",
    );
    std::fs::create_dir_all(folder.join("home/annals/mine/discovery")).expect("folders");
    let home = folder.join("home").display().to_string();
    let looked_up = annals_with(&["lookup", "canada"], &[("XDG_CONFIG_HOME", &home)]);
    assert_eq!(code(&looked_up), 0, "{}", err(&looked_up));
    assert!(out(&looked_up).contains("regione"), "{}", out(&looked_up));
    // What is wrong in it is told with its place.
    write(
        "club/annals.toml",
        "[annals]\nlangauge = \"pl\"\ncolor = \"pink\"\n",
    );
    let wrong = annals(&["check", &record]);
    assert_eq!(code(&wrong), 2);
    assert!(
        err(&wrong).contains("annals.toml:2:") && err(&wrong).contains("annals.toml:3:"),
        "{}",
        err(&wrong)
    );
}

#[test]
fn what_means_nothing_for_a_command_is_refused() {
    for arguments in [
        &["score", "a.annal", "b.annal"][..],
        &["translate", "a.annal", "b.annal", "--to", "pl"],
        &["fmt", "a.annal", "--format", "json"],
        &["new", "--players", "red, blue", "-f", "json"],
        &["help", "check", "score"],
    ] {
        assert_eq!(code(&annals(arguments)), 2, "{arguments:?}");
    }
    let named = annals(&["friday.annal"]);
    assert!(
        err(&named).contains("annals check friday.annal"),
        "{}",
        err(&named)
    );
}

#[test]
fn files_in_the_wrong_place_are_told() {
    let folder = scratch("misplaced");
    std::fs::create_dir_all(folder.join("discovry")).expect("a folder");
    std::fs::write(folder.join("board.toml"), "").expect("written");
    std::fs::write(folder.join("discovry/board.toml"), "").expect("written");
    std::fs::write(folder.join("names.ftl"), "").expect("written");
    let name = folder.display().to_string();
    for (option, count) in [("--data", 2), ("--locales", 1)] {
        let output = annals(&["lookup", "canada", option, &name]);
        assert_eq!(code(&output), 2, "{option}");
        assert_eq!(err(&output).matches(":1:1").count(), count, "{}", err(&output));
    }
    let by_variable = annals_with(&["lookup", "canada"], &[("ANNALS_DATA", &name)]);
    assert_eq!(code(&by_variable), 2);
}

#[test]
fn a_finding_is_explained_by_its_title_in_any_language() {
    let title = |language: &str| {
        let page = out(&annals(&["explain", "box-full", "--lang", language]));
        page.lines().next().expect("a title").to_owned()
    };
    for language in LANGUAGES {
        let by_title = annals(&["explain", &title(language)]);
        assert_eq!(code(&by_title), 0, "{language}: {}", err(&by_title));
        assert!(out(&by_title).contains("box-full"), "{}", out(&by_title));
    }
    assert_eq!(code(&annals(&["explain", "box", "full"])), 0);
}

#[test]
fn completions_know_languages_findings_kinds_and_readings() {
    let script = out(&annals(&["completions", "bash"]));
    for word in ["box-full", "navy=three", "\"en it pl he\"", "building"] {
        assert!(script.contains(word), "{word}");
    }
}
