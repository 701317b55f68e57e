//! The shelf in front of the books: every game with the languages its book can be read in.

use std::collections::BTreeSet;

use super::BookFile;
use super::assets;
use super::compose::Book;
use super::html::escape;
use super::outline::has_book;
use super::pictures::{self, Palette, Picture};
use super::search::plain;
use super::site::direction;
use super::template::fill;
use crate::games::AnyGame;
use crate::l10n::{Language, Texts, strip_isolates};
use crate::message::Argument;
use crate::reference::Library;

/// A book on the shelf.
#[derive(Debug, Clone)]
pub struct ShelfBook {
    /// The id of its game.
    pub game: &'static str,
    /// Its language.
    pub language: Language,
    title: String,
    /// How many play, and how long.
    size: String,
    cover: Picture,
}

impl ShelfBook {
    /// Where its first page stands.
    pub fn path(&self) -> String {
        Self::path_of(self.game, &self.language)
    }

    /// Where the first page of a game's book stands.
    pub fn path_of(game: &str, language: &Language) -> String {
        format!("{}/{game}/index.html", language.tag)
    }
}

impl From<&Book> for ShelfBook {
    fn from(book: &Book) -> Self {
        Self {
            game: book.game,
            language: book.language.clone(),
            title: book.title.clone(),
            size: book.size.clone(),
            cover: book.cover.clone(),
        }
    }
}

/// All books that there are, whether they are built or not.
pub fn shelf(library: &Library) -> Vec<ShelfBook> {
    let mut books = Vec::new();
    for game in library.games().iter().filter(|game| has_book(game)) {
        for language in library.store().languages() {
            let texts = library.texts(language, Some(game.id()));
            books.push(ShelfBook {
                game: game.id(),
                language: language.clone(),
                title: texts.text("game-title"),
                size: size(game, &texts),
                cover: pictures::cover(game, &texts),
            });
        }
    }
    books
}

/// How many play a game, and how long: `3 to 6 players · 2 to 6 hours`. What no source says about its length is not said.
pub(super) fn size(game: &AnyGame, texts: &Texts) -> String {
    let (least, most) = game.player_numbers();
    let arguments = [("least", Argument::from(least)), ("most", Argument::from(most))];
    let players = texts.with("book-players", &arguments);
    if !texts.has("book-time") {
        return players;
    }
    format!("{players} · {}", texts.text("book-time"))
}

/// The page with these books.
pub(super) fn file(books: &[ShelfBook]) -> String {
    let mut games: Vec<&'static str> = books.iter().map(|book| book.game).collect();
    games.dedup();
    let of_game = |game: &&'static str| {
        let of_game: Vec<&ShelfBook> = books.iter().filter(|book| book.game == *game).collect();
        let Some(first) = of_game.first() else {
            return String::new();
        };
        let title = escape(&strip_isolates(&first.title));
        let languages: String = of_game.iter().map(|book| link(book)).collect();
        // Covers of several games stand on one page.
        let mut cover = first.cover.clone();
        cover.id = format!("cover-{game}");
        let cover = cover.svg(Palette::Themed);
        let size = escape(&strip_isolates(&first.size));
        format!(
            "<section id=\"{game}\">\n{cover}\n<h1>{title}</h1>\n<p>{size}</p>\n<ul>\n{languages}</ul>\n</section>\n"
        )
    };
    let titles = games
        .iter()
        .filter_map(|game| books.iter().find(|book| book.game == *game));
    let titles: Vec<String> = titles.map(|book| escape(&strip_isolates(&book.title))).collect();
    fill(
        assets::SHELF,
        &[
            ("lang", books.first().map_or("en", |book| &book.language.tag)),
            (
                "dir",
                books.first().map_or("ltr", |book| direction(&book.language)),
            ),
            ("title", &titles.join(" · ")),
            ("games", &games.iter().map(of_game).collect::<String>()),
        ],
    )
}

/// For each language the games that can be read in it, with one search over all of them.
pub(super) fn of_languages(books: &[Book], shelf: &[ShelfBook]) -> Vec<BookFile> {
    let mut files = Vec::new();
    let mut done = BTreeSet::new();
    for book in books {
        if done.insert(&book.language.tag) {
            let path = format!("{}/index.html", book.language.tag);
            files.push(BookFile::new(path, of_language(book, shelf)));
        }
    }
    files
}

/// The games in the language of a book.
fn of_language(book: &Book, shelf: &[ShelfBook]) -> String {
    let here: Vec<&ShelfBook> = shelf
        .iter()
        .filter(|other| other.language.tag == book.language.tag)
        .collect();
    let cover = |book: &&ShelfBook| {
        let mut cover = book.cover.clone();
        cover.id = format!("cover-{}", book.game);
        let (cover, title) = (cover.svg(Palette::Themed), escape(&strip_isolates(&book.title)));
        let size = escape(&strip_isolates(&book.size));
        format!(
            "<a href=\"{}/index.html\">{cover}<br/>{title}<br/><small>{size}</small></a>\n",
            book.game
        )
    };
    let covers: String = here.iter().map(cover).collect();
    let mut tags: Vec<&Language> = Vec::new();
    for other in shelf {
        if !tags.iter().any(|known| known.tag == other.language.tag) {
            tags.push(&other.language);
        }
    }
    let language = |language: &&Language| {
        let (tag, name) = (&language.tag, escape(&language.name));
        if *tag == book.language.tag {
            format!("<span aria-current=\"true\" lang=\"{tag}\">{name}</span>")
        } else {
            format!("<a href=\"../{tag}/index.html\" hreflang=\"{tag}\" lang=\"{tag}\">{name}</a>")
        }
    };
    let titles: Vec<String> = here
        .iter()
        .map(|book| escape(&strip_isolates(&book.title)))
        .collect();
    let ids: Vec<&str> = here.iter().map(|book| book.game).collect();
    let word = |id: &'static str| escape(&book.word(id));
    let title = book
        .club
        .as_deref()
        .map_or_else(|| word("book-shelf"), |name| escape(&plain(name)));
    fill(
        assets::SHELF_OF_LANGUAGE,
        &[
            ("lang", &book.language.tag),
            ("dir", direction(&book.language)),
            ("title", &title),
            ("description", &titles.join(" · ")),
            ("canonical", "index.html"),
            ("search", &word("book-search")),
            ("hint", &word("book-search-hint")),
            ("keys", &word("book-search-keys")),
            ("language", &word("book-language")),
            ("languages", &tags.iter().map(language).collect::<String>()),
            ("games", &format!("<div class=\"shelf-books\">\n{covers}</div>\n")),
            ("ids", &ids.join(" ")),
            ("none", &word("book-search-none")),
        ],
    )
}

fn link(book: &ShelfBook) -> String {
    let (tag, dir) = (&book.language.tag, direction(&book.language));
    format!(
        "<li><a href=\"{}\" lang=\"{tag}\" dir=\"{dir}\" hreflang=\"{tag}\">{}</a></li>\n",
        book.path(),
        escape(&book.language.name)
    )
}
