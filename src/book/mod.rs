//! The rules book: an outline, the texts by id and executed examples become a site, one file to print, an EPUB
//! or Markdown. It states no rule itself.
//!
//! `compose` makes pages of blocks from the texts; `places` knows where everything stands; `events` turns a page
//! into a stream in which every reference is resolved; the formats write that stream.

mod assets;
mod cards;
mod club;
mod compose;
mod crawl;
mod epub;
mod events;
mod example;
mod html;
mod index;
mod markdown;
mod naming;
mod offline;
mod outline;
mod page;
mod permalink;
mod pictures;
mod places;
mod problem;
mod search;
mod shelf;
mod single;
mod site;
mod template;

pub use club::Club;
pub use compose::{Book, compose};
pub use crawl::crawl;
pub use events::{BookEvent, Linking, page_events};
pub use outline::{Outline, Sheet, has_book, outline};
pub use page::{Frame, Item, Page};
pub use pictures::Picture;
pub use places::{Place, Places};
pub use problem::BookProblem;
use single::Edition;

pub use search::{SearchData, SearchTables, search_data};
pub use shelf::{ShelfBook, shelf};

/// A file of the book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookFile {
    /// Its path below the folder of the book, with `/`.
    pub path: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

impl BookFile {
    fn new(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Self {
            path: path.into(),
            bytes: content.into(),
        }
    }
}

/// The form of a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookFormat {
    /// A site.
    Html,
    /// The rules and how to learn them as one file made for printing.
    Rulebook,
    /// Everything as one file made for printing.
    Single,
    /// An EPUB.
    Epub,
    /// Plain Markdown files.
    Markdown,
}

impl BookFormat {
    /// Every form with its word.
    pub const ALL: [(&'static str, Self); 5] = [
        ("html", Self::Html),
        ("rulebook", Self::Rulebook),
        ("single", Self::Single),
        ("epub", Self::Epub),
        ("markdown", Self::Markdown),
    ];

    /// The form with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        let found = Self::ALL.into_iter().find(|(known, _)| *known == word);
        found.map(|(_, format)| format)
    }
}

/// The files of one language.
pub fn language_files(book: &Book, format: BookFormat) -> Vec<BookFile> {
    match format {
        BookFormat::Html => site::language_files(book),
        BookFormat::Rulebook => vec![single::file(book, Edition::Rules)],
        BookFormat::Single => vec![single::file(book, Edition::Complete)],
        BookFormat::Epub => vec![epub::file(book)],
        BookFormat::Markdown => markdown::files(book),
    }
}

/// The files that all books share; `shelf` are the books that stand in the folder.
pub fn shared_files(books: &[Book], shelf: &[ShelfBook], format: BookFormat) -> Vec<BookFile> {
    match format {
        BookFormat::Html => site::shared_files(books, shelf),
        BookFormat::Rulebook | BookFormat::Single | BookFormat::Epub | BookFormat::Markdown => Vec::new(),
    }
}
