//! A language that does not exist, made from English by putting marks on its vowels: whatever a page
//! shows without marks was not taken from the texts.

mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fluent_syntax::ast;
use support::text_files;

/// Words that are the same in every language: commands, options, ids, names of programs and of games.
const SAME_EVERYWHERE: &[&str] = &[
    "Age",
    "Empires",
    "The",
    "Discovery",
    "English",
    "italiano",
    "polski",
    "annals",
    "lookup",
    "rule",
    "rules",
    "rulings",
    "list",
    "completions",
    "man",
    "help",
    "lang",
    "format",
    "color",
    "bidi",
    "pager",
    "locales",
    "data",
    "version",
    "kind",
    "game",
    "all",
    "output",
    "json",
    "markdown",
    "text",
    "auto",
    "always",
    "never",
    "logical",
    "visual",
    "discovery",
];

fn marked(text: &str) -> String {
    let mut out = String::new();
    let mut in_code = false;
    let mut in_target = false;
    let letters: Vec<char> = text.chars().collect();
    for (at, letter) in letters.iter().copied().enumerate() {
        match letter {
            '`' => in_code = !in_code,
            '(' if at > 0 && letters[at - 1] == ']' => in_target = true,
            ')' => in_target = false,
            _ => {}
        }
        let plain = in_code || in_target;
        out.push(match letter {
            'a' if !plain => 'á',
            'e' if !plain => 'é',
            'i' if !plain => 'í',
            'o' if !plain => 'ó',
            'u' if !plain => 'ú',
            'y' if !plain => 'ý',
            'A' if !plain => 'Á',
            'E' if !plain => 'É',
            'I' if !plain => 'Í',
            'O' if !plain => 'Ó',
            'U' if !plain => 'Ú',
            other => other,
        });
    }
    out
}

fn mark_pattern(pattern: &mut ast::Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => *value = marked(value),
            ast::PatternElement::Placeable {
                expression: ast::Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    mark_pattern(&mut variant.value);
                }
            }
            ast::PatternElement::Placeable { .. } => {}
        }
    }
}

fn make_language() -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pseudo");
    let folder = root.join("xx");
    fs::create_dir_all(&folder).expect("a folder");
    let description = fs::read_to_string(support::root().join("locales/en/language.toml")).expect("English");
    let description = description
        .replace("tag = \"en\"", "tag = \"xx\"")
        .replace("\"English\"", "\"Pséúdó\"");
    fs::write(
        folder.join("language.toml"),
        description.replace("position = 1", "position = 9"),
    )
    .expect("a file");
    for (name, text) in text_files("en") {
        let mut resource = fluent_syntax::parser::parse(text).expect("sound texts");
        for entry in &mut resource.body {
            if let ast::Entry::Message(message) = entry {
                if let Some(value) = &mut message.value {
                    mark_pattern(value);
                }
                for attribute in &mut message.attributes {
                    if attribute.id.name != "examples" {
                        mark_pattern(&mut attribute.value);
                    }
                }
            }
        }
        fs::write(folder.join(name), fluent_syntax::serializer::serialize(&resource)).expect("a file");
    }
    root
}

#[test]
fn no_page_has_words_of_its_own() {
    let locales = make_language();
    let same: BTreeSet<&str> = SAME_EVERYWHERE.iter().copied().collect();
    let mut hard_coded = BTreeSet::new();
    for arguments in [
        vec!["lookup", "monastery"],
        vec!["lookup", "brazil"],
        vec!["lookup", "wojna"],
        vec!["lookup", "monastey"],
        vec!["lookup", "qqqqqq"],
        vec!["lookup", "[1 2 1 4]"],
        vec!["rule", "R-049"],
        vec!["rule", "scoring"],
        vec!["rule", "qqqqqq"],
        vec!["rules"],
        vec!["rulings", "D-01"],
        vec!["rulings", "A-57"],
        vec!["list", "buildings"],
        vec!["list", "boxes"],
        vec!["list", "games"],
        vec!["help", "lookup"],
        vec!["lookup", "x", "--format", "jsn"],
        vec!["lokup"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_annals"))
            .env_clear()
            .args(&arguments)
            .args(["--lang", "xx", "--locales"])
            .arg(&locales)
            .output()
            .expect("the program runs");
        let told = String::from_utf8(output.stdout).expect("UTF-8")
            + &String::from_utf8(output.stderr).expect("UTF-8");
        assert!(told.contains(['á', 'é', 'í', 'ó', 'ú']), "{arguments:?}: {told}");
        assert!(!told.contains('⟨'), "{arguments:?}: {told}");
        // What is quoted as code, or after `annals`, is the same in every language.
        for line in told.lines().filter(|line| !line.contains("annals ")) {
            for word in line.split(|letter: char| !letter.is_alphabetic()) {
                let english = word.len() >= 4 && word.is_ascii() && word.contains(['a', 'e', 'i', 'o', 'u']);
                let typed = arguments.iter().any(|argument| argument.contains(word));
                if english && !typed && !same.contains(word) && !is_known_id(word) {
                    hard_coded.insert(format!("{word} ({})", arguments.join(" ")));
                }
            }
        }
    }
    assert!(hard_coded.is_empty(), "not from the texts: {hard_coded:#?}");
}

/// Ids of kinds and readings, and names in the other languages, stand in pages as they are.
fn is_known_id(word: &str) -> bool {
    let library = annals::reference::Library::builtin();
    let index = library.index();
    let is_game = library.games().iter().any(|game| game.id() == word);
    let is_kind = library.games().iter().any(|game| game.kind(word).is_some());
    let in_names = index.rows.iter().any(|row| {
        index
            .shown(row)
            .split(' ')
            .any(|name| name.eq_ignore_ascii_case(word))
    });
    let in_readings = |registry: &annals::core::Registry| {
        let readings = registry
            .rulings
            .iter()
            .flat_map(|ruling| ruling.readings.iter().map(ToString::to_string));
        let of_disagreements = registry
            .disagreements
            .iter()
            .flat_map(|item| item.readings.iter().map(|reading| reading.name.to_string()));
        let names = registry.rulings.iter().map(|ruling| ruling.name.to_string());
        let mut all = readings.chain(of_disagreements).chain(names);
        all.any(|name| name.split('-').any(|part| part == word))
    };
    let games = library.games();
    is_game || is_kind || in_names || games.iter().any(|game| in_readings(game.registry()))
}
