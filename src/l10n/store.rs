//! All languages and their texts, the user's own files laid over the built-in ones.

use std::path::Path;

use serde::Serialize;

use super::limits::{MOST_NESTED, too_deep};
use super::{Language, TextTable};
use crate::data::{List, Problem, Problems, Text};
use crate::source::Source;

/// One language with its texts.
#[derive(Debug, Clone, Serialize)]
pub struct Locale {
    /// The language.
    pub language: Language,
    /// Its texts: the shared ones first, then those of each game.
    pub tables: List<TextTable>,
}

/// A file below a folder of locales.
#[derive(Debug, Clone)]
pub struct LocaleFile {
    /// The folder it lies in: the tag of a language.
    pub tag: String,
    /// Its name: `<game>-rules.ftl`, `language.toml`.
    pub file: String,
    /// Its content.
    pub source: Source,
}

/// The languages at hand.
#[derive(Debug)]
pub struct Store {
    locales: List<Locale>,
    overlays: Vec<Locale>,
}

impl Store {
    /// The built-in languages and nothing else.
    pub fn new(locales: List<Locale>) -> Self {
        Self {
            locales,
            overlays: Vec::new(),
        }
    }

    /// Lays a user's files over the languages; a new language needs its `language.toml`.
    pub fn with_overlay(mut self, files: &[LocaleFile], games: &[&str]) -> Result<Self, Vec<Problem>> {
        let mut tags: Vec<&str> = files.iter().map(|file| file.tag.as_str()).collect();
        tags.sort_unstable();
        tags.dedup();
        let mut problems = Vec::new();
        for tag in tags {
            let known = self.locale(tag).map(|locale| locale.language.clone());
            let of_tag: Vec<&LocaleFile> = files.iter().filter(|file| file.tag == tag).collect();
            match Locale::load(&of_tag, known, games) {
                Ok(locale) => self.overlays.push(locale),
                Err(found) => problems.extend(found),
            }
        }
        if problems.is_empty() {
            Ok(self)
        } else {
            Err(problems)
        }
    }

    /// The languages in the order in which they are listed.
    pub fn languages(&self) -> Vec<&Language> {
        let mut languages: Vec<&Language> = self.locales.iter().map(|locale| &locale.language).collect();
        for overlay in &self.overlays {
            match languages
                .iter_mut()
                .find(|language| language.tag == overlay.language.tag)
            {
                Some(language) => *language = &overlay.language,
                None => languages.push(&overlay.language),
            }
        }
        languages.sort_by_key(|language| language.position);
        languages
    }

    /// The language with this tag or one of its aliases.
    pub fn language(&self, tag: &str) -> Option<&Language> {
        let is =
            |language: &&Language| language.tag == tag || language.aliases.iter().any(|alias| alias == tag);
        self.languages().into_iter().find(is)
    }

    /// The source of a message in a language: in the game's namespace, then in the shared one.
    pub fn message(&self, tag: &str, game: Option<&str>, id: &str) -> Option<&str> {
        self.locales_of(tag)
            .flat_map(|locale| locale.tables_for(game))
            .find_map(|table| table.get(id))
    }

    /// The same, with the words that people write in records.
    pub fn whole_message(&self, tag: &str, game: Option<&str>, id: &str) -> Option<&str> {
        self.locales_of(tag)
            .flat_map(|locale| locale.tables_for(game))
            .find_map(|table| table.whole(id))
    }

    /// A user's own locales of a language, then the built-in one.
    fn locales_of<'s>(&'s self, tag: &str) -> impl Iterator<Item = &'s Locale> {
        let overlays = self
            .overlays
            .iter()
            .filter(move |locale| locale.language.tag == tag);
        overlays.chain(self.locale(tag))
    }

    /// The built-in locale with this tag.
    pub fn locale(&self, tag: &str) -> Option<&Locale> {
        self.locales.iter().find(|locale| locale.language.tag == tag)
    }

    /// Whether a user's own files are in use.
    pub fn has_overlay(&self) -> bool {
        !self.overlays.is_empty()
    }
}

impl Locale {
    /// Reads the files of one language; `games` are the namespaces that file names may begin with.
    pub fn load(
        files: &[&LocaleFile],
        known: Option<Language>,
        games: &[&str],
    ) -> Result<Self, Vec<Problem>> {
        let described = files.iter().find(|file| file.file == "language.toml");
        let language = match (described, known) {
            (Some(file), _) => Language::load(&file.source)?,
            (None, Some(language)) => language,
            (None, None) => return Err(files.iter().take(1).map(|file| undescribed(file)).collect()),
        };
        let problems = Problems::default();
        let texts: Vec<&&LocaleFile> = files
            .iter()
            .filter(|file| {
                Path::new(&file.file)
                    .extension()
                    .is_some_and(|found| found == "ftl")
            })
            .collect();
        for file in &texts {
            check_syntax(&file.source, &problems);
        }
        let namespace_of = |file: &LocaleFile| {
            let game = games
                .iter()
                .find(|game| file.file.starts_with(&format!("{game}-")));
            game.copied().unwrap_or_default().to_owned()
        };
        let mut tables = Vec::new();
        for namespace in std::iter::once("").chain(games.iter().copied()) {
            let of_namespace: Vec<&Source> = texts
                .iter()
                .filter(|file| namespace_of(file) == namespace)
                .map(|file| &file.source)
                .collect();
            tables.push(TextTable::build(namespace, &of_namespace, &problems));
        }
        if problems.is_empty() {
            Ok(Self {
                language,
                tables: List::Owned(tables),
            })
        } else {
            Err(problems.into_sorted())
        }
    }

    /// The texts of a game, then the shared ones.
    fn tables_for<'s>(&'s self, game: Option<&str>) -> impl Iterator<Item = &'s TextTable> {
        let of_game = move |table: &&TextTable| game.is_some_and(|game| table.namespace == game);
        let shared = self.tables.iter().filter(|table| table.namespace.is_empty());
        self.tables.iter().filter(of_game).chain(shared)
    }

    /// The texts of a namespace.
    pub fn table(&self, namespace: &str) -> Option<&TextTable> {
        self.tables.iter().find(|table| table.namespace == namespace)
    }
}

/// What is wrong with a text file's syntax, with line and column.
fn check_syntax(source: &Source, problems: &Problems) {
    if let Some(start) = too_deep(&source.text) {
        let message = crate::message::Message::new("data-too-deep").with("limit", MOST_NESTED);
        problems.add(source.place(start), message);
        return;
    }
    if let Err((_, errors)) = fluent_syntax::parser::parse_runtime(source.text.as_str()) {
        for error in errors {
            let start = error.slice.map_or(error.pos.start, |slice| slice.start);
            let found = source
                .text
                .get(start..)
                .and_then(|rest| rest.lines().next())
                .unwrap_or_default();
            let message = crate::message::Message::new("data-fluent-syntax").with("found", found);
            problems.add(source.place(start), message);
        }
    }
}

fn undescribed(file: &LocaleFile) -> Problem {
    Problem {
        place: file.source.place(0),
        message: crate::message::Message::new("data-language-undescribed")
            .with("tag", Text::from(file.tag.clone()).into_owned()),
    }
}
