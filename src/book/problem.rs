//! What can be wrong with a book: references that point nowhere, texts that are missing or out of date,
//! examples that no longer do what they say.

use std::sync::Arc;

use super::events::{BookEvent, LANGUAGE, Linking, page_events};
use super::page::Page;
use super::places::Places;
use crate::games::AnyGame;
use crate::l10n::{Language, Store, TextProblem, Texts, stale_translations};
use crate::message::Message;

/// Something wrong with a book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BookProblem {
    /// A page refers to something that does not exist.
    Reference {
        /// The page.
        page: String,
        /// What it refers to.
        target: String,
    },
    /// Two places have one name.
    AnchorTwice(String),
    /// A text is missing in this language.
    Missing(String),
    /// A text is older than its English text.
    Stale(String),
    /// A text cannot be formatted.
    Text(String),
    /// An example does not do what it says: the message, the example, the line, the finding.
    Example(&'static str, String, u32, String),
    /// An example rests on what the table's own data change, and is not shown.
    LeftOut(String),
}

impl BookProblem {
    /// A reference that points nowhere.
    pub(super) fn reference(page: &str, target: &str) -> Self {
        Self::Reference {
            page: page.to_owned(),
            target: target.to_owned(),
        }
    }

    /// An example that differs from what was expected.
    pub(super) fn example(message: &'static str, example: &str, line: u32, slug: &str) -> Self {
        Self::Example(message, example.to_owned(), line, slug.to_owned())
    }

    /// Whether a book with it is not to be written: what is said would be wrong, not only in another language.
    pub fn is_fatal(&self) -> bool {
        !matches!(self, Self::Missing(_) | Self::Stale(_) | Self::LeftOut(_))
    }

    /// Whether it only says what the book does without, as it should.
    pub fn is_note(&self) -> bool {
        matches!(self, Self::LeftOut(_))
    }

    /// Whether an example fails.
    pub(super) fn is_of_example(&self) -> bool {
        matches!(self, Self::Example(..))
    }

    /// The problem in words.
    pub fn message(&self) -> Message {
        match self {
            Self::Reference { page, target } => Message::new("book-problem-reference")
                .with("page", page.as_str())
                .with("target", target.as_str()),
            Self::AnchorTwice(target) => Message::new("book-problem-anchor").with("target", target.as_str()),
            Self::Missing(id) => Message::new("book-problem-missing").with("id", id.as_str()),
            Self::Stale(id) => Message::new("book-problem-stale").with("id", id.as_str()),
            Self::Text(id) => Message::new("book-problem-text").with("id", id.as_str()),
            Self::LeftOut(example) => Message::new("book-problem-left-out").with("example", example.as_str()),
            Self::Example(message, example, line, slug) => Message::new(message)
                .with("example", example.as_str())
                .with("line", i64::from(*line))
                .with("slug", slug.as_str()),
        }
    }
}

/// How many references the pages hold, and those that point nowhere.
pub(super) fn references(pages: &[Page], places: &Places) -> (usize, Vec<BookProblem>) {
    let mut count = 0;
    let mut problems = Vec::new();
    for (number, page) in pages.iter().enumerate() {
        let (events, broken) = page_events(pages, number, places, Linking::OneFile);
        let is_link = |event: &&BookEvent| {
            use pulldown_cmark::{Event, Tag};
            matches!(event, BookEvent::Text(Event::Start(Tag::Link { dest_url, .. })) if !dest_url.starts_with(LANGUAGE))
        };
        count += events.iter().filter(is_link).count();
        problems.extend(
            broken
                .iter()
                .map(|target| BookProblem::reference(&page.id, target)),
        );
    }
    (count, problems)
}

/// Texts that are missing, out of date or cannot be formatted.
pub(super) fn of_texts(
    store: &Arc<Store>,
    language: &Language,
    game: &AnyGame,
    texts: &Texts,
) -> Vec<BookProblem> {
    let mut problems = Vec::new();
    if let Some(english) = store.locale("en") {
        for namespace in ["", game.id()] {
            let table = english.table(namespace);
            let ids = table.into_iter().flat_map(|table| table.iter().map(|(id, _)| id));
            let missing = ids.filter(|id| store.message(&language.tag, Some(game.id()), id).is_none());
            problems.extend(missing.map(|id| BookProblem::Missing(id.to_owned())));
        }
    }
    let stale = stale_translations(&language.tag);
    problems.extend(stale.map(|id| BookProblem::Stale(id.to_owned())));
    let broken = texts.problems().into_iter().filter_map(|problem| match problem {
        TextProblem::Missing(id) | TextProblem::Broken(id, _) => Some(BookProblem::Text(id)),
        // Told above, once.
        TextProblem::Untranslated(_) => None,
    });
    problems.extend(broken);
    problems
}
