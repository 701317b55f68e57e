//! The files of `book/` that are built in: outline, design, examples.

/// The outline of the book of Age of Discovery.
pub(super) const DISCOVERY_OUTLINE: &str = include_str!("../../book/discovery/outline.toml");
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
/// A page of the site.
pub(super) const PAGE: &str = include_str!("../../book/theme/page.html");
/// The page on which the language is chosen.
pub(super) const LANGUAGES: &str = include_str!("../../book/theme/languages.html");
/// The one file to print.
pub(super) const SINGLE: &str = include_str!("../../book/theme/single.html");
/// A page of the EPUB.
pub(super) const EPUB_PAGE: &str = include_str!("../../book/theme/epub.xhtml");
/// Signs for pieces, money and what buildings do.
pub(super) const ICONS: &str = include_str!("../../book/theme/icons.toml");

/// The records of Age of Discovery by their names.
pub(super) const DISCOVERY_EXAMPLES: [(&str, &str); 10] = [
    (
        "turn-order",
        include_str!("../../book/examples/discovery/turn-order.annal"),
    ),
    (
        "battle",
        include_str!("../../book/examples/discovery/battle.annal"),
    ),
    ("war", include_str!("../../book/examples/discovery/war.annal")),
    ("sets", include_str!("../../book/examples/discovery/sets.annal")),
    (
        "buildings-refill",
        include_str!("../../book/examples/discovery/buildings-refill.annal"),
    ),
    (
        "ten-mistakes",
        include_str!("../../book/examples/discovery/ten-mistakes.annal"),
    ),
    (
        "game-en",
        include_str!("../../book/examples/discovery/game-en.annal"),
    ),
    (
        "game-it",
        include_str!("../../book/examples/discovery/game-it.annal"),
    ),
    (
        "game-pl",
        include_str!("../../book/examples/discovery/game-pl.annal"),
    ),
    (
        "game-he",
        include_str!("../../book/examples/discovery/game-he.annal"),
    ),
];

/// The text of an example record.
pub(super) fn example(id: &str) -> Option<&'static str> {
    let found = DISCOVERY_EXAMPLES.into_iter().find(|(known, _)| *known == id);
    found.map(|(_, text)| text)
}
