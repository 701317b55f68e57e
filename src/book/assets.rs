//! The files of `book/` that are built in: the design of all books, and the outline and examples of each game's.

use crate::games::AnyGame;

/// The design of every page.
pub(super) const STYLE: &str = include_str!("../../book/theme/book.css");
/// What the printed file and the EPUB add to it.
pub(super) const PRINT_STYLE: &str = include_str!("../../book/theme/single.css");
/// The design of the EPUB.
pub(super) const EPUB_STYLE: &str = include_str!("../../book/theme/epub.css");
/// Search, the switch of languages and of light and dark.
pub(super) const SCRIPT: &str = include_str!("../../book/theme/book.js");
/// Folding and searching.
pub(super) const SEARCH_SCRIPT: &str = include_str!("../../book/theme/search.js");
/// Ranking answers to questions.
pub(super) const ASK_SCRIPT: &str = include_str!("../../book/theme/ask.js");
/// The search box.
pub(super) const BOX_SCRIPT: &str = include_str!("../../book/theme/box.js");
/// From an address without a language to the place in the reader's own.
pub(super) const PERMALINK_SCRIPT: &str = include_str!("../../book/theme/permalink.js");
/// A page with such an address.
pub(super) const PERMALINK: &str = include_str!("../../book/theme/permalink.html");
/// The page that is shown where there is none.
pub(super) const MISSING: &str = include_str!("../../book/theme/missing.html");
/// The games in one language, with a search over all of them.
pub(super) const SHELF_OF_LANGUAGE: &str = include_str!("../../book/theme/shelf-language.html");
/// What answers without a network.
pub(super) const OFFLINE_SCRIPT: &str = include_str!("../../book/theme/offline.js");
/// A page of the site.
pub(super) const PAGE: &str = include_str!("../../book/theme/page.html");
/// The page on which the game and the language are chosen.
pub(super) const SHELF: &str = include_str!("../../book/theme/shelf.html");
/// The one file to print.
pub(super) const SINGLE: &str = include_str!("../../book/theme/single.html");
/// A page of the EPUB.
pub(super) const EPUB_PAGE: &str = include_str!("../../book/theme/epub.xhtml");
/// Signs for pieces, money and what buildings do.
pub(super) const ICONS: &str = include_str!("../../book/theme/icons.toml");

/// The files of one game's book.
struct BookAssets {
    game: &'static str,
    /// The outline and what belongs to it: names and texts of its files.
    plans: &'static [(&'static str, &'static str)],
    examples: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/books.rs"));

fn assets_of(game: &AnyGame) -> Option<&'static BookAssets> {
    BOOKS.iter().find(|assets| assets.game == game.id())
}

/// The files of a game's outline; none if it has no book yet.
pub(super) fn plans(game: &AnyGame) -> Option<&'static [(&'static str, &'static str)]> {
    assets_of(game).map(|assets| assets.plans)
}

/// The text of an example record of a game.
pub(super) fn example(game: &AnyGame, id: &str) -> Option<&'static str> {
    let examples = assets_of(game)?.examples;
    let found = examples.iter().find(|(known, _)| *known == id);
    found.map(|(_, text)| *text)
}
