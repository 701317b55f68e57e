//! Hostile text from everywhere through every command and form: what comes out is looked at byte by byte.

#![cfg(unix)]

mod support;

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use support::program::{annals, annals_with, code, out, scratch};

/// Escapes, controls, changes of direction, characters that cannot be seen, and what pages, shells and Markdown obey.
const HOSTILE: &str = "QQ\u{1b}[31m\u{7}\u{7f}\u{9b}1m\u{202e}\u{2066}\u{200b}\u{200f}\u{2028}\u{e0041}\u{ad}\u{3164}\u{206a}\u{180e}QQ'QQ\"QQ`QQ$(id)QQ\\<script>alert(1)</script><img src=x onerror=alert(1)>&QQ **b**";

/// The same without the signs that end a word of a record.
const WORD: &str = "QQ\u{202e}\u{2066}\u{e0041}\u{ad}\u{3164}\u{206a}<script>'`*b*";

/// Whether a character is one that no output may hold.
fn is_forbidden(character: char) -> bool {
    matches!(character,
        '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{61c}' | '\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

/// What it complained about, on one line.
fn err(output: &Output) -> String {
    let said = support::program::err(output);
    said.split(['\n', ' '])
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
    fs::write(path, text).expect("a file");
}

#[track_caller]
fn assert_clean(what: &str, output: &Output) {
    assert_ne!(output.status.code(), None, "{what} was killed");
    for text in [out(output), err(output)] {
        let found = text.chars().find(|character| is_forbidden(*character));
        assert_eq!(found, None, "{what}: {text:?}");
    }
}

/// A record with hostile text in every place that can hold some.
fn hostile_record() -> String {
    format!(
        "annals 1 discovery en # {HOSTILE}\ntitle: {HOSTILE}\nplace: {HOSTILE}\nruling: {HOSTILE} {HOSTILE}\n\
         players: red {WORD}, blue Ben\n{WORD}: 1\nsetup\norder: red, blue\n{WORD}\nturn 1\nplacement\n\
         red: {WORD} # {HOSTILE}\n{WORD}: dock\nred: dock ! {WORD}\nblue: {HOSTILE}\n# {HOSTILE}\n"
    )
}

#[test]
fn records_leave_nothing_but_visible_text_in_every_form() {
    let folder = scratch("outside-records");
    let record = hostile_record();
    let name = "QQ\u{1b}[31m\u{202e}\u{ad}*b*`.annal";
    write(&folder, name, &record);
    write(&folder, "game.annal", &format!("annals 1 {WORD} en\n"));
    write(&folder, "language.annal", &format!("annals 1 discovery {WORD}\n"));
    let (file, game, language) = (
        shown(&folder.join(name)),
        shown(&folder.join("game.annal")),
        shown(&folder.join("language.annal")),
    );
    let missing = shown(&folder.join(HOSTILE.replace('/', "")));
    for lang in ["en", "he"] {
        for file in [&file, &game, &language, &missing] {
            for arguments in [
                ["check"].as_slice(),
                &["check", "-f", "json"],
                &["check", "-f", "sarif"],
                &["check", "-f", "short"],
                &["check", "--color", "never", "--bidi", "visual"],
                &["fmt", "--check"],
                &["score"],
                &["score", "-f", "json"],
                &["score", "-f", "markdown"],
                &["show"],
                &["show", "-f", "json"],
                &["next"],
                &["next", "-f", "json"],
            ] {
                let output = annals(&[arguments, &["--lang", lang, file]].concat());
                assert_clean(&format!("{arguments:?}"), &output);
                if arguments.contains(&"json") || arguments.contains(&"sarif") {
                    let text = out(&output);
                    let is_json = text.is_empty() || serde_json::from_str::<serde_json::Value>(&text).is_ok();
                    assert!(is_json, "{arguments:?}: {text}");
                }
            }
        }
    }
    // A record stays what it is in a file, and is harmless on a terminal.
    let output = annals(&["fmt", &file]);
    assert!(out(&output).contains("\u{1b}[31m"));
    for command in ["fmt", "translate --to pl"] {
        let line = format!(
            "'{}' {command} '{file}' 2>/dev/null",
            env!("CARGO_BIN_EXE_annals")
        );
        let on_terminal = Command::new("script").args(["-qec", &line, "/dev/null"]).output();
        let text = String::from_utf8(on_terminal.expect("a terminal").stdout).expect("UTF-8");
        assert!(text.contains("QQ"), "{text}");
        let found = text
            .replace('\r', "")
            .chars()
            .find(|character| is_forbidden(*character));
        assert_eq!(found, None, "{command}: {text:?}");
    }
}

#[test]
fn arguments_leave_nothing_but_visible_text() {
    for language in ["en", "he"] {
        for arguments in [
            ["lookup", HOSTILE].as_slice(),
            &["lookup", HOSTILE, "-f", "json"],
            &["lookup", HOSTILE, "-f", "markdown"],
            &["lookup", "dock", "--kind", HOSTILE],
            &["rule", HOSTILE],
            &["rulings", HOSTILE],
            &["list", HOSTILE],
            &["explain", HOSTILE],
            &["check", "--ruling", HOSTILE, "x"],
            &["check", "--ruling", "a=\u{1b}[31m", "x"],
            &["new", "--players", HOSTILE],
            &["simulate", "--players", HOSTILE],
            &["simulate", "-o", HOSTILE, "--games", "0", "--players", "9"],
            &["completions", HOSTILE],
            &["translate", "--to", HOSTILE, "x"],
            &["--locales", HOSTILE, "list"],
            &["--data", HOSTILE, "list"],
            &["help", HOSTILE],
            &[HOSTILE],
            &["--nonsense", HOSTILE],
        ] {
            let output = annals(&[&["--lang", language], arguments].concat());
            assert_clean(&format!("{arguments:?}"), &output);
        }
    }
    assert_clean("--lang", &annals(&["--lang", HOSTILE, "list"]));
    assert_clean(
        "ANNALS_LANG",
        &annals_with(&["list"], &[("ANNALS_LANG", HOSTILE)]),
    );
}

/// A language of hostile texts, but for those of some files.
fn hostile_locales(folder: &Path, but_for: &[&str]) {
    let description = fs::read_to_string("locales/en/language.toml").expect("a language");
    let name = format!("name = {}", serde_json::to_string(HOSTILE).expect("a text"));
    let own: Vec<String> = description
        .lines()
        .map(|line| {
            if line.starts_with("name = ") {
                name.clone()
            } else {
                line.to_owned()
            }
        })
        .collect();
    // TOML wants no escapes that JSON has not; controls are escaped in both.
    write(folder, "en/language.toml", &own.join("\n").replace('\u{7f}', ""));
    for file in fs::read_dir("locales/en").expect("locales") {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let is_text = path.extension().is_some_and(|extension| extension == "ftl");
        if !is_text || but_for.contains(&name.as_str()) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        // Behind the words of every message that stands on one line.
        let hostile = |line: &str| {
            let is_message = line.starts_with(|first: char| first.is_ascii_lowercase());
            let is_whole =
                is_message && line.contains(" = ") && !line.ends_with("->") && !line.contains("{ $");
            if is_whole {
                format!("{line} {HOSTILE}")
            } else {
                line.to_owned()
            }
        };
        let lines: Vec<String> = text.lines().map(hostile).collect();
        write(folder, &format!("en/{name}"), &(lines.join("\n") + "\n"));
    }
}

#[test]
fn texts_of_others_leave_nothing_but_visible_text_in_every_form() {
    let folder = scratch("outside-locales");
    hostile_locales(&folder, &[]);
    let locales = shown(&folder);
    for arguments in [
        ["help"].as_slice(),
        &["help", "check"],
        &["list"],
        &["list", "languages"],
        &["list", "languages", "-f", "markdown"],
        &["list", "languages", "-f", "json"],
        &["list", "buildings", "-f", "markdown"],
        &["lookup", "dock"],
        &["lookup", "monastery", "-f", "markdown"],
        &["lookup", "monastery", "-f", "json"],
        &["rules"],
        &["rule", "R-034", "-f", "markdown"],
        &["rulings", "-f", "markdown"],
        &["explain", "box-full"],
        &["explain", "box-full", "-f", "json"],
        &["new", "--players", "red,blue"],
        &["man"],
        &["book", "--check"],
        &["nonsense"],
    ] {
        let output = annals(&[&["--locales", &locales], arguments].concat());
        assert_clean(&format!("{arguments:?}"), &output);
        assert!(
            !out(&output).is_empty() || !err(&output).is_empty(),
            "{arguments:?}"
        );
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = annals(&["--locales", &locales, "completions", shell]);
        assert_clean(shell, &output);
        let script = out(&output);
        for quote in ["QQ'", "QQ\"", "QQ`", "QQ$", "QQ\\", "QQ\\$"] {
            assert!(!script.contains(quote), "{shell}: {quote}");
        }
        if shell == "bash" {
            write(&folder, "completions.sh", &script);
            let checked = Command::new("bash")
                .arg("-n")
                .arg(folder.join("completions.sh"))
                .output();
            assert!(checked.expect("a shell").status.success());
        }
    }
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(here) = folders.pop() {
        for entry in fs::read_dir(&here).expect("a folder") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found
}

#[test]
fn books_and_manuals_of_hostile_texts_hold_no_script() {
    let folder = scratch("outside-book");
    let locales = folder.join("locales");
    // The examples of the book are records, which need their words.
    hostile_locales(
        &locales,
        &[
            "discovery-names.ftl",
            "discovery-record.ftl",
            "planetfall-names.ftl",
            "reading.ftl",
            "record.ftl",
            "renaissance-names.ftl",
        ],
    );
    for arguments in [
        ["man", "-o"].as_slice(),
        &["book", "-f", "html", "-o"],
        &["book", "-f", "single", "-o"],
        &["book", "-f", "markdown", "-o"],
        &["book", "-f", "epub", "-o"],
    ] {
        let target = folder.join(arguments.join("-"));
        let (locales, target_name) = (shown(&locales), shown(&target));
        let output = annals(
            &[
                &["--locales", &locales, "--lang", "en"],
                arguments,
                &[&target_name],
            ]
            .concat(),
        );
        assert_clean(&format!("{arguments:?}"), &output);
        assert_eq!(
            code(&output),
            0,
            "{arguments:?}: {}{}",
            out(&output),
            err(&output)
        );
        let written = files(&target);
        assert!(!written.is_empty(), "{arguments:?}");
        for (name, text) in written.iter().flat_map(|path| texts_in(path)) {
            if [".html", ".xhtml"].iter().any(|page| name.ends_with(page)) {
                for script in ["<script>alert", "<img src=x"] {
                    assert!(!text.contains(script), "{name}: {script}");
                }
            }
            let found = text.chars().find(|character| is_forbidden(*character));
            assert_eq!(found, None, "{name}");
        }
    }
}

/// The texts of a file with their names: its own, or those that an archive holds.
fn texts_in(path: &Path) -> Vec<(String, String)> {
    let name = shown(path);
    let bytes = fs::read(path).expect("readable");
    if path.extension().is_none_or(|ending| ending != "epub") {
        return String::from_utf8(bytes).map_or(Vec::new(), |text| vec![(name, text)]);
    }
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).expect("an archive");
    let mut texts = Vec::new();
    for at in 0..archive.len() {
        let mut file = archive.by_index(at).expect("a file");
        let inside = file.name().expect("a name").into_owned();
        let (name, mut text) = (format!("{name}:{inside}"), String::new());
        if file.read_to_string(&mut text).is_ok() {
            texts.push((name, text));
        }
    }
    assert!(texts.len() > 10, "{name} holds a book");
    texts
}

#[test]
fn a_tag_is_a_tag_and_an_id_an_id() {
    let folder = scratch("outside-tags");
    for tag in [
        "../../evil",
        "/tmp/evil",
        "x<script>alert(1)</script>",
        "",
        "a b",
        "EN",
        "en\\u001b[31m",
    ] {
        let description = fs::read_to_string("locales/en/language.toml").expect("a language");
        let description = description.replace("tag = \"en\"", &format!("tag = \"{tag}\""));
        write(&folder, "locales/xx/language.toml", &description);
        for command in [["man"], ["book"]] {
            let (locales, target) = (shown(&folder.join("locales")), shown(&folder.join("out/deep")));
            let output = annals(&[&["--locales", &locales], command.as_slice(), &["-o", &target]].concat());
            assert_eq!(code(&output), 2, "{tag}");
            assert!(err(&output).contains("tag"), "{tag}: {}", err(&output));
            assert!(!folder.join("out").exists(), "{tag}");
        }
    }
    for id in ["", "../x", "a b", "x<b>", "ż", "a:b"] {
        write(
            &folder,
            "data/discovery/terms.toml",
            &format!("[[term]]\nid = \"{id}\"\nrules = []\n"),
        );
        let output = annals(&["--data", &shown(&folder.join("data")), "list", "terms"]);
        assert_eq!(code(&output), 2, "{id}");
        assert!(err(&output).contains("no id"), "{id}: {}", err(&output));
    }
}

#[test]
fn a_name_that_a_record_cannot_hold_is_refused() {
    for name in [
        "A#x", "A; setup", "A:B", "A [2]", "!x", "$5", "A > B", "A = 1", "-A", "Anna 5", "A~B",
    ] {
        for (language, expected) in [
            ("en", "read back"),
            ("it", "rileggere"),
            ("pl", "odczytać"),
            ("he", "לקרוא"),
        ] {
            let players = format!("red {name}, blue Ben");
            let output = annals(&["new", "--lang", language, "--players", &players]);
            assert_eq!((code(&output), out(&output).as_str()), (2, ""), "{name}");
            let said = err(&output).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(said.contains(expected), "{name}: {said}");
        }
    }
    for name in [
        "Anna",
        "Anna  Maria",
        "O'Brien",
        "Jean-Luc",
        "Łucja",
        "מרים",
        "R2D2",
        "Anna 5 B",
        "Anna of Kent",
        "Ben to the Hill",
        "Anna di Pietro",
    ] {
        let output = annals(&["new", "--players", &format!("red {name}, blue Ben")]);
        assert_eq!(code(&output), 0, "{name}: {}", err(&output));
    }
}

#[test]
fn a_line_keeps_its_meaning_in_canonical_form() {
    let folder = scratch("outside-title");
    for (line, canonical) in [
        ("game: Friday", "game: Friday"),
        ("session: Friday, 20:30 > home", "title: Friday, 20:30 > home"),
        ("when: last  Friday", "date: last  Friday"),
        ("location: at Anna's; upstairs", "place: at Anna's; upstairs"),
    ] {
        let file = folder.join("a.annal");
        fs::write(
            &file,
            format!("annals 1 discovery en\n{line}\nplayers: red, blue\n"),
        )
        .expect("written");
        let output = annals(&["fmt", &shown(&file)]);
        assert_eq!(out(&output).lines().nth(1), Some(canonical), "{}", err(&output));
    }
}
