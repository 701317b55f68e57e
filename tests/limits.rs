//! What is too large, too deep or no file at all is refused with its reason, in every language; nothing hangs or aborts.

#![cfg(unix)]

mod support;

use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Command, Output};

use support::LANGUAGES;
use support::program::{annals, annals_with, code, out, scratch};

const RECORD: &str = "annals 1 discovery en\nplayers: red, blue\n";

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Runs a script of the shell; the program is `$ANNALS`.
fn shell(script: &str) -> Output {
    Command::new("sh")
        .args(["-c", script])
        .env("ANNALS", env!("CARGO_BIN_EXE_annals"))
        .output()
        .expect("a shell")
}

/// What it complained about, on one line.
fn err(output: &Output) -> String {
    let said = support::program::err(output);
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
    fs::write(path, text).expect("a file");
}

#[test]
fn nothing_aborts_where_errors_cannot_be_written() {
    let folder = scratch("limits-stderr");
    write(&folder, "a.annal", "annals 1 discovery en\nfrobnicate: 1\n");
    let file = shown(&folder.join("a.annal"));
    for (arguments, expected) in [
        ("frobnicate".to_owned(), 2),
        ("check nowhere.annal".to_owned(), 2),
        (format!("fmt --check {file}"), 1),
        (format!("check {file}"), 1),
        ("lookup qqqqzzzzqqqq".to_owned(), 1),
        ("--locales /nowhere lookup x".to_owned(), 2),
        ("--data /nowhere lookup x".to_owned(), 2),
        ("--lang tlh lookup x".to_owned(), 2),
        ("explain nothing-at-all".to_owned(), 1),
    ] {
        for target in ["2>/dev/full", "2>&-"] {
            let output = shell(&format!("\"$ANNALS\" {arguments} >/dev/null {target}"));
            assert_eq!(code(&output), expected, "{arguments} {target}");
        }
    }
}

#[test]
fn a_full_disk_behind_standard_output_is_reported_in_every_language() {
    for (language, expected) in LANGUAGES.into_iter().zip(["room", "spazio", "miejsca", "מקום"]) {
        for arguments in [
            "lookup dock",
            "list",
            "help",
            "--version",
            "check - -f json </dev/null",
            "new --players red,blue",
        ] {
            let output = shell(&format!("\"$ANNALS\" --lang {language} {arguments} >/dev/full"));
            assert_eq!(code(&output), 2, "{arguments}");
            assert!(err(&output).contains(expected), "{arguments}: {}", err(&output));
        }
    }
    // A reader who has seen enough is no error.
    let output = shell("\"$ANNALS\" list buildings -f json | true");
    assert_eq!((code(&output), err(&output)), (0, String::new()));
}

#[test]
fn what_cannot_be_read_says_why() {
    let folder = scratch("limits-reasons");
    fs::create_dir(folder.join("folder")).expect("a folder");
    write(&folder, "plain", RECORD);
    write(&folder, "locked", RECORD);
    fs::set_permissions(folder.join("locked"), fs::Permissions::from_mode(0o000)).expect("a mode");
    fs::write(folder.join("latin"), b"annals 1 discovery pl\ntytu\xb3: a\n").expect("a file");
    symlink("loop", folder.join("loop")).expect("a link");
    symlink("gone", folder.join("dangling")).expect("a link");
    let pipe = Command::new("mkfifo").arg(folder.join("pipe")).status();
    assert!(pipe.is_ok_and(|status| status.success()));
    let file = |name: &str| shown(&folder.join(name));
    let mut cases = vec![
        (
            file("nowhere"),
            ["no such file", "non esiste", "nie ma takiego", "אין קובץ"],
        ),
        (
            file("dangling"),
            ["no such file", "non esiste", "nie ma takiego", "אין קובץ"],
        ),
        (
            file("plain/x"),
            ["no such file", "non esiste", "nie ma takiego", "אין קובץ"],
        ),
        (file("folder"), ["a folder", "una cartella", "katalog", "תיקייה"]),
        (file("loop"), ["circle", "l'uno all'altro", "pętlę", "במעגל"]),
        (
            file("pipe"),
            ["named pipe", "pipe con nome", "potok nazwany", "צינור"],
        ),
        (
            file("latin"),
            [
                "not UTF-8",
                "non è in UTF-8",
                "nie jest zapisany w UTF-8",
                "UTF-8",
            ],
        ),
        (
            "/dev/zero".to_owned(),
            ["a device", "un dispositivo", "urządzenie", "התקן"],
        ),
        (
            "/dev/null".to_owned(),
            ["a device", "un dispositivo", "urządzenie", "התקן"],
        ),
    ];
    let is_administrator = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    if !is_administrator {
        cases.push((file("locked"), ["permission", "permesso", "uprawnień", "הרשאה"]));
    }
    for (file, expected) in cases {
        for (language, expected) in LANGUAGES.into_iter().zip(expected) {
            // A check searches a folder for records; the others take one file.
            let is_searched = |command: &str| command == "check" && file.ends_with("folder");
            let commands = ["check", "fmt", "score"].into_iter();
            for command in commands.filter(|command| !is_searched(command)) {
                let output = annals(&[command, "--lang", language, &file]);
                assert_eq!(code(&output), 2, "{command} {file}");
                assert!(
                    err(&output).contains(expected),
                    "{command} {file}: {}",
                    err(&output)
                );
            }
        }
    }
    // The same of overlays.
    for (name, expected) in [("loop", "circle"), ("latin", "not UTF-8"), ("folder", "a folder")] {
        let overlay = scratch("limits-overlay");
        write(&overlay, "en/a.ftl", "a = b\n");
        fs::remove_file(overlay.join("en/a.ftl")).expect("removed");
        symlink(folder.join(name), overlay.join("en/a.ftl")).expect("a link");
        let output = annals(&["--locales", &shown(&overlay), "lookup", "dock"]);
        assert_eq!(code(&output), 2, "{name}");
        assert!(err(&output).contains(expected), "{name}: {}", err(&output));
    }
}

#[test]
fn a_record_that_is_too_large_is_refused_whole() {
    let folder = scratch("limits-large");
    let file = folder.join("large.annal");
    write(&folder, "large.annal", RECORD);
    // A hole at its end takes no room on the disk; beyond 4 GiB places would no longer fit.
    for size in [(64 << 20) + 1_u64, 5 << 30] {
        let handle = fs::OpenOptions::new().write(true).open(&file).expect("a file");
        handle.set_len(size).expect("a hole");
        for arguments in [
            ["check"].as_slice(),
            &["fmt", "--write"],
            &["translate", "--to", "pl"],
            &["show"],
        ] {
            let output = annals(&[arguments, &[&shown(&file)]].concat());
            assert_eq!(code(&output), 2, "{arguments:?}");
            assert!(err(&output).contains("64 MiB"), "{}", err(&output));
            assert_eq!(out(&output), "");
        }
        assert_eq!(fs::metadata(&file).expect("there").len(), size);
    }
    let output = shell("\"$ANNALS\" check - </dev/zero");
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("64 MiB"), "{}", err(&output));
}

#[test]
fn so_many_games_are_not_simulated() {
    for (language, expected) in LANGUAGES
        .into_iter()
        .zip(["takes a number", "accetta", "przyjmuje", "מספר"])
    {
        for more in [["--report"].as_slice(), &[]] {
            let arguments = [
                "simulate",
                "-g",
                "discovery",
                "--games",
                "4294967295",
                "--lang",
                language,
            ];
            let output = annals(&[&arguments, more].concat());
            assert_eq!(code(&output), 2);
            let said = err(&output);
            assert!(said.contains(expected) && said.contains("100000"), "{said}");
        }
    }
}

#[test]
fn an_argument_that_is_not_utf8_is_shown() {
    for (language, expected) in LANGUAGES
        .into_iter()
        .zip(["argument", "argomento", "argument", "ארגומנט"])
    {
        let output = Command::new(env!("CARGO_BIN_EXE_annals"))
            .args(["check", "--lang", language])
            .arg(std::ffi::OsStr::from_bytes(b"gra\xff.annal"))
            .output()
            .expect("it runs");
        assert_eq!(code(&output), 2);
        let said = err(&output);
        assert!(
            said.contains("gra\u{fffd}.annal") && said.contains(expected),
            "{said}"
        );
    }
}

/// A user's own texts, English ones if nothing else is said, beside a command that shows them.
fn with_text(name: &str, text: &str) -> Output {
    let folder = scratch(name);
    write(&folder, "en/mine.ftl", text);
    annals(&["--locales", &shown(&folder), "help"])
}

#[test]
fn texts_nested_too_deep_are_refused_or_shown_flat() {
    let deep = |open: &str, close: &str| {
        format!(
            "command-annals = {}\"x\"{}\n",
            open.repeat(10_000),
            close.repeat(10_000)
        )
    };
    let selects = "command-annals = ".to_owned() + &"{ \"}\" ->\n  *[a] ".repeat(10_000);
    for text in [
        deep("{", "}"),
        deep("{ ", " }"),
        deep("{\n", "\n}"),
        selects,
        deep("{ X(", ") }"),
    ] {
        let output = with_text("limits-deep", &text);
        assert_eq!(code(&output), 2, "{}", err(&output));
        assert!(err(&output).contains("200"), "{}", err(&output));
    }
    let mut chain = String::new();
    for link in 0..20_000 {
        chain += &format!("link-{link} = {{ link-{} }}\n", link + 1);
    }
    chain += "link-20000 = end\ncommand-annals = { link-0 }\n";
    assert_eq!(code(&with_text("limits-chain", &chain)), 0);
    for nested in ["> ", "- ", "**a _b ", "1. "] {
        let output = with_text(
            "limits-markdown",
            &format!("command-annals = {}words\n", nested.repeat(10_000)),
        );
        assert_eq!(code(&output), 0, "{nested}: {}", err(&output));
        assert!(out(&output).contains("words"), "{nested}");
    }
    for text in [
        format!(
            "[language]\ntag = {}{}\n",
            "[".repeat(100_000),
            "]".repeat(100_000)
        ),
        format!("[language]\ntag = {}", "{ a = ".repeat(100_000)),
        format!("[{}]\n", vec!["a"; 100_000].join(".")),
    ] {
        let folder = scratch("limits-toml");
        write(&folder, "xx/language.toml", &text);
        let output = annals(&["--locales", &shown(&folder), "help"]);
        assert_eq!(code(&output), 2);
    }
}

#[test]
fn limits_are_in_the_help_and_the_manual() {
    for language in LANGUAGES {
        for arguments in [["help"], ["man"]] {
            let output = annals_with(&[&["--lang", language], arguments.as_slice()].concat(), &[]);
            assert!(out(&output).contains("64 MiB"), "{language} {arguments:?}");
        }
    }
}

#[test]
fn overlays_of_any_length_are_refused_or_read_in_linear_time() {
    let folder = scratch("limits-terms");
    let terms = |count: usize| {
        let mut text = String::new();
        for term in 0..count {
            text += &format!("[[term]]\nid = \"t{term}\"\nrules = []\n");
        }
        text
    };
    let load = |text: &str| {
        write(&folder, "discovery/terms.toml", text);
        annals(&["--data", &shown(&folder), "list", "languages"])
    };
    // More than 65,535 things could not be numbered.
    let output = load(&terms(70_000));
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("2000 entries"), "{}", err(&output));
    // So many problems would take minutes if each counted the lines above it.
    let wrong: String = "[[term]]\nid = \"a b\"\n".repeat(150_000);
    let output = load(&wrong);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("and 149900 more"), "{}", err(&output).len());
    assert_eq!(err(&output).matches("is no id").count(), 100);
}

#[test]
fn a_figure_that_no_table_counts_is_a_finding_and_never_another_figure() {
    let folder = scratch("limits-figures");
    let file = folder.join("a.annal");
    for (opening, entry) in [
        (
            "annals 1 discovery en\nplayers: red, blue\nsetup\n",
            "red: $4294967295",
        ),
        (
            "annals 1 discovery en\nplayers: red, blue\nsetup\n",
            "red: 1000000000 sugar",
        ),
        ("annals 1 discovery en\nplayers: red, blue\n", "turn 4294967296"),
        (
            "annals 1 planetfall en\nplayers: red, blue\nsetup\n",
            "red: 4294967295 energy",
        ),
    ] {
        fs::write(&file, format!("{opening}{entry}\n")).expect("written");
        let path = file.display().to_string();
        let output = annals(&["check", &path, "--format", "json"]);
        assert_eq!(code(&output), 1, "{entry}");
        let found = out(&output);
        assert!(found.contains("notation-number-too-large"), "{entry}: {found}");
        assert!(!found.contains("1000000000,"), "{entry}: {found}");
        let kept = out(&annals(&["fmt", &path]));
        assert!(kept.contains(entry), "{kept}");
    }
}
