//! What a language needs to be known by: `locales/<tag>/language.toml`.

use serde::Serialize;

use super::limits::is_tag;
use crate::data::{Document, List, Problem, Problems, Reader, Text};
use crate::message::Message;
use crate::source::Source;

/// A language and its grammar's outline.
#[derive(Debug, Clone, Serialize)]
pub struct Language {
    /// The tag: `pl`.
    pub tag: Text,
    /// Its own name for itself.
    pub name: Text,
    /// Where it stands in lists of languages.
    pub position: u16,
    /// The direction it is written in.
    pub direction: Direction,
    /// The language in which players know the names that are printed on tiles and cards; empty if it is this one.
    pub beside: Text,
    /// The plural categories its texts use.
    pub plurals: List<Text>,
    /// Older or wider tags that mean this language.
    pub aliases: List<Text>,
    /// Its alphabet, for sorting.
    pub alphabet: Text,
    /// Pairs of letters that share a key with a Latin letter: Latin, own, Latin, own.
    pub keyboard: Text,
    /// Letters that are glued to the front of a word.
    pub prefixes: List<Text>,
    /// Small words that stand before a name.
    pub before: List<Text>,
    /// Pairs of endings that make no difference to a name: one, a slash, the other.
    pub name_endings: List<Text>,
    /// Forms that every name has.
    pub every: List<Text>,
    /// Further forms of names that are counted.
    pub counted: List<Text>,
    /// Further forms of names of places.
    pub place: List<Text>,
    /// Words that say nothing about what a question is about.
    pub stop: List<Text>,
    /// Words with which questions begin.
    pub openings: List<Text>,
    /// Words that ask for the same, a group a line; the first group asks for an amount.
    pub asking: List<Text>,
    /// Endings of words, which make no difference to a question.
    pub endings: List<Text>,
    /// Those that make no difference to a word of four letters.
    pub short_endings: List<Text>,
    /// Forms of one word that their endings do not tell, a word a line.
    pub inflected: List<Text>,
    /// Words that players use for one another, a group a line.
    pub synonyms: List<Text>,
}

/// The direction a language is written in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// From left to right.
    #[default]
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Language {
    /// Reads a `language.toml`.
    pub fn load(source: &Source) -> Result<Self, Vec<Problem>> {
        let problems = Problems::default();
        let sources = std::slice::from_ref(source);
        let documents = Document::parse_all(sources, &problems);
        let mut reader = Reader::new(&documents, &problems);
        let language = reader.table("language").map(|entry| {
            let language = Self {
                tag: entry.text("tag"),
                name: entry.text("name"),
                position: entry.number("position", 0..=999),
                direction: entry.choice(
                    "direction",
                    &[("ltr", Direction::LeftToRight), ("rtl", Direction::RightToLeft)],
                ),
                beside: entry.optional_text("beside").unwrap_or_default(),
                plurals: entry.texts("plurals"),
                aliases: entry.texts("aliases"),
                alphabet: entry.text("alphabet"),
                keyboard: entry.optional_text("keyboard").unwrap_or_default(),
                prefixes: entry.texts("prefixes"),
                before: entry.texts("before"),
                name_endings: entry.texts("name-endings"),
                every: entry.texts("every"),
                counted: entry.texts("counted"),
                place: entry.texts("place"),
                stop: entry.texts("stop"),
                openings: entry.texts("openings"),
                asking: entry.texts("asking"),
                endings: entry.texts("endings"),
                short_endings: entry.texts("short-endings"),
                inflected: entry.texts("inflected"),
                synonyms: entry.texts("synonyms"),
            };
            for (key, tag) in std::iter::once(("tag", &language.tag))
                .chain(language.aliases.iter().map(|alias| ("aliases", alias)))
                .filter(|(_, tag)| !is_tag(tag))
            {
                let message = Message::new("data-bad-tag").with("tag", tag.as_ref());
                entry.problem(key, message);
            }
            entry.finish();
            language
        });
        reader.finish();
        match language {
            Some(language) if problems.is_empty() => Ok(language),
            _ => Err(problems.into_sorted()),
        }
    }

    /// Whether it is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        self.direction == Direction::RightToLeft
    }

    /// The pairs of endings that make no difference to a name.
    pub fn pairs_of_endings(&self) -> impl Iterator<Item = (&str, &str)> {
        self.name_endings.iter().filter_map(|pair| pair.split_once('/'))
    }

    /// The text as it would have come out in the other layout of the keyboard: Latin keys as own
    /// letters, own letters as Latin keys.
    pub fn retyped(&self, text: &str) -> String {
        let letters: Vec<char> = self.keyboard.chars().collect();
        let retyped = |typed: char| {
            let pair = letters.chunks(2).find(|pair| pair.contains(&typed));
            let other = pair.and_then(|pair| pair.iter().copied().find(|letter| *letter != typed));
            other.unwrap_or(typed)
        };
        text.to_lowercase().chars().map(retyped).collect()
    }
}
