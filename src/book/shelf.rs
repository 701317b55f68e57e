//! The shelf in front of the books: every game with the languages its book can be read in.

use super::assets;
use super::compose::Book;
use super::html::escape;
use super::outline::has_book;
use super::pictures::{self, Palette, Picture};
use super::site::direction;
use super::template::fill;
use crate::l10n::{Language, strip_isolates};
use crate::reference::Library;

/// A book on the shelf.
#[derive(Debug, Clone)]
pub struct ShelfBook {
    /// The id of its game.
    pub game: &'static str,
    /// Its language.
    pub language: Language,
    title: String,
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
                cover: pictures::cover(game, &texts),
            });
        }
    }
    books
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
        format!("<section id=\"{game}\">\n{cover}\n<h1>{title}</h1>\n<ul>\n{languages}</ul>\n</section>\n")
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

fn link(book: &ShelfBook) -> String {
    let (tag, dir) = (&book.language.tag, direction(&book.language));
    format!(
        "<li><a href=\"{}\" lang=\"{tag}\" dir=\"{dir}\" hreflang=\"{tag}\">{}</a></li>\n",
        book.path(),
        escape(&book.language.name)
    )
}
