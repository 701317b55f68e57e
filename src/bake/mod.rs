//! What the build script does: data, texts and names become tables, so that a start costs nothing.
//!
//! Not part of the library: only `build.rs` compiles this, beside the very modules that load a user's
//! own files at run time. A problem in a data or text file stops the build with its place.

pub(crate) mod disputed;
pub(crate) mod literal;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::data::{Problem, Problems, hash};
use crate::games::GAMES;
use crate::l10n::{Locale, LocaleFile, Store, TextTable};
use crate::reference::{NameIndex, WordIndex};
use crate::source::Source;
use literal::literal;

/// Writes all tables into the folder.
pub(crate) fn bake(root: &Path, out: &Path) {
    let locales = load_locales(root);
    let store = Store::new(locales.clone().into());
    let mut names = Vec::new();
    for (id, bake_game) in GAMES {
        let sources = read_files(root, &root.join("data").join(id), "toml");
        let game = sound(bake_game(&sources));
        write(
            out,
            &format!("{id}.rs"),
            &statics(root, id, &game.catalog, &sources),
        );
        write(out, &format!("{id}_disputed.rs"), &game.disputed);
        names.push(game.names);
    }
    write(out, "books.rs", &books(root));
    let index = NameIndex::build(&store, &names);
    let words = WordIndex::build(&store, &names);
    let stale = stale_translations(root);
    let locales: Vec<String> = locales.iter().map(literal).collect();
    write(
        out,
        "locales.rs",
        &format!(
            "pub(super) static LOCALES: &[Locale] = &[{}];\npub(super) static STALE: &[(&str, &str)] = &{stale:?};\n",
            locales.join(", ")
        ),
    );
    write(
        out,
        "names.rs",
        &format!("pub(super) static NAMES: NameIndex = {};\n", literal(&index)),
    );
    write(
        out,
        "words.rs",
        &format!("pub(super) static WORDS: WordIndex = {};\n", literal(&words)),
    );
}

/// The statics of a game: its catalog, the files it was read from, and the examples of its rules.
fn statics(root: &Path, id: &str, catalog: &str, sources: &[Source]) -> String {
    let file = |source: &Source| {
        let path = root.join(&source.name).display().to_string();
        format!("({:?}, include_str!({path:?}))", source.name)
    };
    let files: Vec<String> = sources.iter().map(file).collect();
    let examples = examples(&root.join("tests/rules").join(id));
    format!(
        "pub(super) static CATALOG: Catalog = {catalog};\n\
         pub(in crate::games) static FILES: &[(&str, &str)] = &[{}];\n\
         pub(in crate::games) static EXAMPLES: &[(&str, &str, &str)] = &{examples:?};\n",
        files.join(", ")
    )
}

/// The outline and the example records of every game that has a book.
fn books(root: &Path) -> String {
    let mut books = String::new();
    for (id, _) in GAMES {
        let outline = root.join("book").join(id).join("outline.toml");
        if !outline.is_file() {
            continue;
        }
        let plans = sorted_entries(&root.join("book").join(id));
        let plans = plans
            .iter()
            .filter(|path| path.extension().is_some_and(|found| found == "toml"));
        let plan = |path: &PathBuf| {
            println!("cargo::rerun-if-changed={}", path.display());
            let name = format!("book/{id}/{}", file_name(path));
            let path = path.display().to_string();
            format!("({name:?}, include_str!({path:?}))")
        };
        let plans: Vec<String> = plans.map(plan).collect();
        let examples = root.join("book/examples").join(id);
        let examples = if examples.is_dir() {
            sorted_entries(&examples)
        } else {
            Vec::new()
        };
        let example = |path: &PathBuf| {
            let name = path.file_stem()?.to_string_lossy();
            let is_record = path.extension().is_some_and(|found| found == "annal");
            let path = path.display().to_string();
            is_record.then(|| format!("({name:?}, include_str!({path:?}))"))
        };
        let examples: Vec<String> = examples.iter().filter_map(example).collect();
        let _ = writeln!(
            books,
            "    BookAssets {{ game: {id:?}, plans: &[{}], examples: &[{}] }},",
            plans.join(", "),
            examples.join(", ")
        );
    }
    format!("static BOOKS: &[BookAssets] = &[\n{books}];\n")
}

fn load_locales(root: &Path) -> Vec<Locale> {
    let mut locales: Vec<Locale> = Vec::new();
    for folder in sorted_entries(&root.join("locales")) {
        let tag = file_name(&folder);
        let mut files = Vec::new();
        for extension in ["toml", "ftl"] {
            for source in read_files(root, &folder, extension) {
                let file = source.name.rsplit('/').next().unwrap_or_default().to_owned();
                let tag = tag.clone();
                files.push(LocaleFile { tag, file, source });
            }
        }
        files.retain(|file| file.file != "translated-from.toml");
        let files: Vec<&LocaleFile> = files.iter().collect();
        locales.push(sound(Locale::load(&files, None, &GAMES.map(|(id, _)| id))));
    }
    locales.sort_by_key(|locale| locale.language.position);
    locales
}

/// Language and id of every translation that was written against another English text than today's.
fn stale_translations(root: &Path) -> Vec<(String, String)> {
    let problems = Problems::default();
    let mut english: BTreeMap<String, String> = BTreeMap::new();
    for source in read_files(root, &root.join("locales/en"), "ftl") {
        let file = source
            .name
            .rsplit('/')
            .next()
            .unwrap_or_default()
            .trim_end_matches(".ftl");
        let table = TextTable::build(file, &[&source], &problems);
        for (id, text) in table.iter() {
            english.insert(format!("{file}/{id}"), format!("{:08x}", hash(&evened(text))));
        }
    }
    let mut stale = Vec::new();
    for folder in sorted_entries(&root.join("locales")) {
        let stamps = fs::read_to_string(folder.join("translated-from.toml")).unwrap_or_default();
        let stamps: BTreeMap<String, String> = toml::from_str(&stamps).unwrap_or_default();
        for (id, stamp) in stamps {
            if english.get(&id) != Some(&stamp) {
                stale.push((file_name(&folder), id));
            }
        }
    }
    stale
}

/// The lines of a message, blank space evened out, as the stamps are made.
fn evened(message: &str) -> String {
    let mut lines = message.lines();
    let first = lines.next().unwrap_or_default();
    let rest = lines.take_while(|line| line.is_empty() || line.starts_with([' ', '}']));
    let lines: Vec<&str> = std::iter::once(first).chain(rest).map(str::trim).collect();
    lines.join("\n").trim().to_owned()
}

fn sound<T>(result: Result<T, Vec<Problem>>) -> T {
    result.unwrap_or_else(|problems| {
        let mut report = String::from("the data or texts are not sound:\n");
        for problem in problems {
            let place = &problem.place;
            let arguments: Vec<String> = problem
                .message
                .arguments
                .iter()
                .map(|(name, value)| format!("{name}={value:?}"))
                .collect();
            let _ = writeln!(
                report,
                "{}:{}:{}: {} {}",
                place.file,
                place.line,
                place.column,
                problem.message.id,
                arguments.join(" ")
            );
        }
        panic!("{report}")
    })
}

fn read_files(root: &Path, folder: &Path, extension: &str) -> Vec<Source> {
    let mut sources = Vec::new();
    for path in sorted_entries(folder) {
        if path.extension().is_some_and(|found| found == extension) {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let name = path.strip_prefix(root).unwrap_or(&path);
            sources.push(Source::new(name.to_string_lossy().replace('\\', "/"), text));
        }
    }
    sources
}

fn sorted_entries(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn write(out: &Path, name: &str, text: &str) {
    let path = out.join(name);
    fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// The first breaking and the first keeping record of every rule's cases.
fn examples(folder: &Path) -> Vec<(String, String, String)> {
    // A game whose records cannot be checked yet has none.
    if !folder.is_dir() {
        return Vec::new();
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut examples = Vec::new();
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    for path in files.map(|entry| entry.path()) {
        let slug = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let text = fs::read_to_string(&path).unwrap_or_default();
        let block = |heading: &str| -> Option<String> {
            let (_, after) = text.split_once(&format!("## {heading}\n"))?;
            let (_, block) = after.split_once("```annals\n")?;
            block.split_once("```").map(|(record, _)| record.to_owned())
        };
        if let (Some(slug), Some(breaking), Some(keeping)) = (slug, block("Breaks it"), block("Keeps it")) {
            examples.push((slug, breaking, keeping));
        }
    }
    examples.sort();
    examples
}
