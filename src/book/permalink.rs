//! Addresses without a language: `<game>/R-062.html` leads to the rule in the reader's own, and what is not there says so.

use std::collections::{BTreeMap, BTreeSet};

use super::BookFile;
use super::assets;
use super::compose::Book;
use super::html::escape;
use super::places::number_at;
use super::shelf::ShelfBook;
use super::site::direction;
use super::template::fill;
use crate::l10n::Language;

/// A page for every number of a rule, a disagreement or a ruling, and the page for addresses that lead nowhere.
pub(super) fn files(books: &[Book], shelf: &[ShelfBook]) -> Vec<BookFile> {
    let mut first_of_game: BTreeMap<&str, &Book> = BTreeMap::new();
    for book in books {
        first_of_game.entry(book.game).or_insert(book);
    }
    let mut files: Vec<BookFile> = first_of_game
        .values()
        .flat_map(|book| of_game(book, shelf))
        .collect();
    files.extend(books.first().map(|book| missing(book, shelf)));
    files
}

/// The languages in which a game stands on the shelf.
fn languages<'s>(game: &str, shelf: &'s [ShelfBook]) -> Vec<&'s Language> {
    let of_game = shelf.iter().filter(|book| book.game == game);
    of_game.map(|book| &book.language).collect()
}

fn of_game(book: &Book, shelf: &[ShelfBook]) -> Vec<BookFile> {
    let languages = languages(book.game, shelf);
    let numbered = book
        .places
        .iter()
        .filter(|(anchor, _)| number_at(anchor) == Some(*anchor));
    let file = |(anchor, page): (&str, usize)| {
        let page = &book.pages[page].id;
        let address = |language: &Language| format!("../{}/{}/{page}.html#{anchor}", language.tag, book.game);
        let link = |language: &&Language| {
            let (tag, dir) = (&language.tag, direction(language));
            let (address, name) = (address(language), escape(&language.name));
            format!(
                "<li><a href=\"{address}\" lang=\"{tag}\" dir=\"{dir}\" hreflang=\"{tag}\">{name}</a></li>\n"
            )
        };
        let text = fill(
            assets::PERMALINK,
            &[
                ("lang", &book.language.tag),
                ("dir", direction(&book.language)),
                ("title", anchor),
                ("canonical", &address(&book.language)),
                ("links", &languages.iter().map(link).collect::<String>()),
            ],
        );
        BookFile::new(format!("{}/{anchor}.html", book.game), text)
    };
    numbered.map(file).collect()
}

/// The page for addresses that lead nowhere: it cannot know how deep it stands.
fn missing(book: &Book, shelf: &[ShelfBook]) -> BookFile {
    let mut tags: BTreeMap<&str, &Language> = BTreeMap::new();
    let mut folders: BTreeSet<&str> = BTreeSet::new();
    for standing in shelf {
        tags.insert(&standing.language.tag, &standing.language);
        folders.extend([&*standing.language.tag, standing.game]);
    }
    let link = |language: &&Language| {
        let (tag, name) = (&language.tag, escape(&language.name));
        format!("<p><a href=\"{tag}/index.html\" lang=\"{tag}\" hreflang=\"{tag}\">{name}</a></p>\n")
    };
    let title = escape(&book.word("book-missing"));
    let folders = serde_json::to_string(&folders).unwrap_or_default();
    let text = fill(
        assets::MISSING,
        &[
            ("lang", &book.language.tag),
            ("dir", direction(&book.language)),
            ("title", &title),
            ("words", &tags.values().map(link).collect::<String>()),
            ("folders", &folders),
        ],
    );
    BookFile::new("404.html", text)
}
