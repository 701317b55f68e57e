//! The layers of `ARCHITECTURE.md`: a module may use what stands below it, nothing else.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use support::rust_files;

/// From top to bottom. Modules on one line stand side by side and do not use each other.
const LAYERS: &[&[&str]] = &[
    &["cli"],
    &["book"],
    &["record"],
    &["reference"],
    &["report"],
    &["games", "l10n"],
    &["core"],
    &["data", "notation"],
    &["source", "message"],
];

/// The build script's own modules see the loading half of every layer.
const OUTSIDE: &[&str] = &["bake"];

fn level(module: &str) -> Option<usize> {
    LAYERS.iter().position(|modules| modules.contains(&module))
}

fn sources() -> Vec<(String, PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&root, &mut files);
    files
        .into_iter()
        .filter_map(|path| {
            let below = path.strip_prefix(&root).expect("below src").to_path_buf();
            let module = below
                .components()
                .next()?
                .as_os_str()
                .to_str()?
                .trim_end_matches(".rs")
                .to_owned();
            let text = fs::read_to_string(&path).expect("a readable source");
            Some((module, below, text))
        })
        .filter(|(module, _, _)| {
            !["lib", "main"].contains(&module.as_str()) && !OUTSIDE.contains(&module.as_str())
        })
        .collect()
}

/// The part of a file before its tests: tests may build what they need.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

fn used_modules(text: &str) -> Vec<String> {
    let mut modules = Vec::new();
    for (at, _) in without_tests(text).match_indices("crate::") {
        let rest = &text[at + "crate::".len()..];
        let names = rest
            .strip_prefix('{')
            .map_or(rest, |group| group.split('}').next().unwrap_or(group));
        let name: String = names
            .chars()
            .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
            .collect();
        if !name.is_empty() {
            modules.push(name);
        }
    }
    modules
}

#[test]
fn every_module_has_its_layer() {
    for (module, path, _) in sources() {
        assert!(
            level(&module).is_some(),
            "{}: the module has no layer",
            path.display()
        );
    }
}

#[test]
fn nothing_is_used_from_above() {
    let mut broken = Vec::new();
    for (module, path, text) in sources() {
        let own = level(&module).expect("checked by another test");
        for used in used_modules(&text) {
            let Some(of_used) = level(&used) else { continue };
            if used != module && of_used <= own {
                broken.push(format!("{} ({module}) uses {used}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "against the layers:\n{}", broken.join("\n"));
}

#[test]
fn the_test_sees_a_forbidden_use() {
    let text = "use crate::cli::run;\nuse crate::{l10n::Texts};\n#[cfg(test)]\nuse crate::games::x;";
    assert_eq!(used_modules(text), ["cli", "l10n"]);
}

/// The ids of the games: the folders of their sources.
fn games() -> Vec<String> {
    let mut ids: Vec<String> = annals::games::GAMES
        .iter()
        .map(|game| game.id.to_owned())
        .collect();
    ids.sort();
    ids
}

/// The game in whose own folder a file lies: `games/<game>/…`, or a folder or file of that name in another module.
fn owner<'g>(path: &Path, games: &'g [String]) -> Option<&'g String> {
    let names = path
        .components()
        .skip(1)
        .filter_map(|part| part.as_os_str().to_str());
    let names: Vec<&str> = names.map(|name| name.trim_end_matches(".rs")).collect();
    games.iter().find(|game| names.contains(&game.as_str()))
}

/// The games that a text names, as words in any case: `Discovery`, `discovery::kinds`, `"discovery"`.
fn named_games<'g>(text: &str, games: &'g [String]) -> Vec<&'g String> {
    let text = without_tests(text).to_lowercase();
    let is_word = |game: &str| {
        text.match_indices(game).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + game.len()..].chars().next();
            let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
            !is_letter(before) && !is_letter(after)
        })
    };
    games.iter().filter(|game| is_word(game)).collect()
}

#[test]
fn games_do_not_use_each_other() {
    let games = games();
    let mut broken = Vec::new();
    for (_, path, text) in sources() {
        let Some(own) = owner(&path, &games) else { continue };
        for other in games.iter().filter(|game| *game != own) {
            if text.contains(&format!("{other}::")) {
                broken.push(format!("{} ({own}) uses {other}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "games use each other:\n{}", broken.join("\n"));
}

/// Where games are named outside their own folders: the tables of games, one for each layer that has something of
/// every game, and the pictures.
const TABLES_OF_GAMES: &[&str] = &[
    "book/pictures/mod.rs",
    "games/mod.rs",
    "record/games.rs",
    "record/mod.rs",
];

#[test]
fn only_the_tables_of_games_name_a_game() {
    let games = games();
    let mut naming = Vec::new();
    for (_, path, text) in sources() {
        if owner(&path, &games).is_none() && !named_games(&text, &games).is_empty() {
            naming.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
    assert_eq!(naming, TABLES_OF_GAMES);
}

#[test]
fn every_game_has_its_folders() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<String> = fs::read_dir(root.join("src/games"))
        .expect("the games")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.is_dir())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect();
    folders.sort();
    assert_eq!(
        folders,
        games(),
        "the folders of src/games and the table of games"
    );
    for game in games() {
        assert!(root.join("data").join(&game).is_dir(), "data/{game}");
        let name = root.join("locales/en").join(format!("{game}-names.ftl"));
        assert!(name.is_file(), "{}", name.display());
    }
}

#[test]
fn the_test_sees_a_game_that_is_named() {
    let games = ["chess".to_owned(), "go".to_owned()];
    assert_eq!(named_games("use crate::games::chess::x;", &games), [&games[0]]);
    assert_eq!(named_games("AnyGame::Go(_)", &games), [&games[1]]);
    assert!(named_games("it goes on; cargo", &games).is_empty());
    assert_eq!(owner(Path::new("record/chess/lines.rs"), &games), Some(&games[0]));
    assert_eq!(owner(Path::new("book/pictures/go.rs"), &games), Some(&games[1]));
    assert_eq!(owner(Path::new("games/mod.rs"), &games), None);
}

#[test]
fn only_the_command_line_prints_reads_the_environment_or_touches_files() {
    let forbidden = [
        "println!",
        "eprintln!",
        "print!(",
        "eprint!(",
        "std::env",
        "std::fs",
        "std::process",
        "std::io::std",
    ];
    let mut broken = Vec::new();
    for (module, path, text) in sources() {
        if module == "cli" {
            continue;
        }
        for word in forbidden {
            if without_tests(&text).contains(word) {
                broken.push(format!("{}: {word}", path.display()));
            }
        }
    }
    assert!(
        broken.is_empty(),
        "outside of the command line:\n{}",
        broken.join("\n")
    );
}

#[test]
fn only_l10n_uses_fluent() {
    for (module, path, text) in sources() {
        if module != "l10n" {
            assert!(
                !text.contains("fluent::") && !text.contains("fluent_syntax::"),
                "{}",
                path.display()
            );
        }
    }
}

#[test]
fn files_stay_readable() {
    for (_, path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= 600, "{} has {lines} lines", path.display());
        assert!(
            text.starts_with("//!"),
            "{} does not say what it is for",
            path.display()
        );
    }
}
