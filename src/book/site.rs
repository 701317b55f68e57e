//! The book as a site: a folder for each language and game, a file for each page, nothing from elsewhere.

use std::collections::BTreeMap;

use super::BookFile;
use super::assets;
use super::compose::Book;
use super::events::{Linking, page_events};
use super::html::{HtmlStyle, escape, html, inline};
use super::page::{Item, Page};
use super::pictures::Palette;
use super::search::{plain, search_data};
use super::shelf::ShelfBook;
use super::template::fill;
use crate::l10n::{Language, strip_isolates};
use crate::report::harmless_json;

/// The files of one language.
pub(super) fn language_files(book: &Book) -> Vec<BookFile> {
    let tag = &book.language.tag;
    let chapters: Vec<String> = (0..book.pages.len())
        .map(|current| chapters(book, current))
        .collect();
    let mut files: Vec<BookFile> = (0..book.pages.len())
        .map(|number| {
            let path = format!("{tag}/{}/{}.html", book.game, book.pages[number].id);
            BookFile::new(path, page_file(book, number, &chapters[number]))
        })
        .collect();
    files.extend(super::cards::files(book));
    let data = serde_json::to_string(&search_data(book)).unwrap_or_default();
    files.push(BookFile::new(
        format!("{tag}/{}/search-data.js", book.game),
        format!("annalsBook({});\n", harmless_json(&data)),
    ));
    files
}

/// The files that all languages share, and the names of each game; `shelf` are the books that stand there.
pub(super) fn shared_files(books: &[Book], shelf: &[ShelfBook]) -> Vec<BookFile> {
    let mut files = vec![
        BookFile::new("index.html", super::shelf::file(shelf)),
        BookFile::new("book.css", assets::STYLE),
        BookFile::new("book.js", assets::SCRIPT),
        BookFile::new("box.js", assets::BOX_SCRIPT),
        BookFile::new("permalink.js", assets::PERMALINK_SCRIPT),
        BookFile::new("search.js", assets::SEARCH_SCRIPT),
        BookFile::new("ask.js", assets::ASK_SCRIPT),
        BookFile::new("icon.svg", super::pictures::sign_file()),
    ];
    // Each language of a game brings the same tables, and each game the same common ones.
    let mut pieces = BTreeMap::new();
    for book in books {
        pieces.extend(book.tables.files.iter().map(|(path, text)| (path, text)));
    }
    files.extend(
        pieces
            .into_iter()
            .map(|(path, text)| BookFile::new(path, text.as_str())),
    );
    files.extend(super::shelf::of_languages(books, shelf));
    files.extend(super::permalink::files(books, shelf));
    files.extend(super::offline::files(books));
    files
}

fn page_file(book: &Book, number: usize, chapters: &str) -> String {
    let page = &book.pages[number];
    let (events, _) = page_events(&book.pages, number, &book.places, Linking::Files("html"));
    let link_here = book.word("book-link-here");
    let style = HtmlStyle {
        palette: Palette::Themed,
        right_to_left: book.language.is_right_to_left(),
        link_here: Some(&link_here),
    };
    let mut text = html(&events, style);
    let lead = lead(book, page);
    let after_title = text.find("</h1>").unwrap_or(0);
    let first = |tag: &&str| text[after_title..].find(*tag);
    let at = ["<h2", "<section", "<a id"].iter().filter_map(first).min();
    text.insert_str(at.map_or(text.len(), |at| after_title + at), &lead);
    let word = |id: &'static str| escape(&book.word(id));
    fill(
        assets::PAGE,
        &[
            ("lang", &book.language.tag),
            ("dir", direction(&book.language)),
            ("game", book.game),
            ("id", &page.id),
            ("title", &escape(&plain(&page.title))),
            ("book", &escape(&strip_isolates(&book.title))),
            ("description", &escape(&description(book, page))),
            ("alternates", &alternates(book, page)),
            ("skip", &word("book-skip")),
            ("menu", &word("book-menu")),
            ("search", &word("book-search")),
            ("hint", &word("book-search-hint")),
            ("keys", &word("book-search-keys")),
            ("no-script", &word("book-search-no-script")),
            ("language", &word("book-language")),
            ("languages", &languages(book, page)),
            ("theme", &word("book-theme")),
            ("contents", &word("book-contents")),
            ("close", &word("book-close")),
            ("chapters", chapters),
            ("text", &text),
            ("previous", &word("book-previous")),
            ("next", &word("book-next")),
            ("neighbours", &neighbours(book, number)),
            ("made-by", &word("book-made-by")),
            ("none", &word("book-search-none")),
            ("all", &word("book-search-all")),
            ("shelf", &word("book-shelf")),
            ("canonical", &format!("{}.html", page.id)),
        ],
    )
}

/// What a page is about, for search engines and previews: the first sentences on it.
fn description(book: &Book, page: &Page) -> String {
    let first = page.items.iter().find_map(|item| match item {
        Item::Text(markdown) => Some(plain(markdown)).filter(|text| !text.is_empty()),
        _ => None,
    });
    let text = first.unwrap_or_else(|| format!("{} · {}", plain(&page.title), strip_isolates(&book.title)));
    let Some((end, _)) = text.char_indices().nth(LONGEST_DESCRIPTION) else {
        return text;
    };
    format!("{} …", &text[..text[..end].rfind(' ').unwrap_or(end)])
}

/// Upper limit on the characters of a description: what previews show.
const LONGEST_DESCRIPTION: usize = 155;

/// What stands between the introduction of a page and its first heading: a button to print, a list of a long page.
fn lead(book: &Book, page: &Page) -> String {
    if page.id == "quick" {
        let word = escape(&book.word("book-print"));
        return format!("<p><button class=\"print\" type=\"button\" hidden=\"\">{word}</button></p>\n");
    }
    let headings = page.items.iter().filter_map(|item| match item {
        Item::Heading {
            level: level @ 2..=3,
            anchors,
            text,
        } => Some((*level, anchors.first()?, text)),
        _ => None,
    });
    let headings: Vec<(u8, &String, &String)> = headings.collect();
    if headings.len() < LONG_PAGE || page.id == "index" {
        return String::new();
    }
    let mut list = format!(
        "<details class=\"local\"><summary>{}</summary>\n<ul>\n",
        escape(&book.word("book-on-this-page"))
    );
    for (level, anchor, title) in headings {
        let title = inline(title, book.language.is_right_to_left());
        list.push_str(&format!(
            "<li class=\"level-{level}\"><a href=\"#{anchor}\">{title}</a></li>\n"
        ));
    }
    list.push_str("</ul></details>\n");
    list
}

/// From so many headings on a page has a list of its own.
const LONG_PAGE: usize = 8;

/// `ltr` or `rtl`.
pub(super) fn direction(language: &Language) -> &'static str {
    if language.is_right_to_left() { "rtl" } else { "ltr" }
}

fn alternates(book: &Book, page: &Page) -> String {
    let link = |language: &Language| {
        let tag = &language.tag;
        format!(
            "<link rel=\"alternate\" hreflang=\"{tag}\" href=\"../../{tag}/{}/{}.html\"/>\n",
            book.game, page.id
        )
    };
    book.languages.iter().map(link).collect()
}

/// The languages of a page: its own marked, the others linked.
fn languages(book: &Book, page: &Page) -> String {
    let item = |language: &Language| {
        let (tag, name) = (&language.tag, escape(&language.name));
        if *tag == book.language.tag {
            format!("<span aria-current=\"true\" lang=\"{tag}\">{name}</span>")
        } else {
            format!(
                "<a href=\"../../{tag}/{}/{}.html\" hreflang=\"{tag}\" lang=\"{tag}\">{name}</a>",
                book.game, page.id
            )
        }
    };
    book.languages.iter().map(item).collect()
}

/// The chapters by part, with the current one marked.
fn chapters(book: &Book, current: usize) -> String {
    let mut out = String::new();
    for (part, title) in &book.parts {
        out.push_str(&format!("<h2>{}</h2>\n<ul>\n", escape(title)));
        // The parts of a long page are listed while one of them, or the page itself, is open.
        let open = &book.pages[current];
        let is_listed = |page: &Page| match &page.parent {
            Some(parent) => *parent == open.id || Some(parent) == open.parent.as_ref(),
            None => true,
        };
        let of_part = book
            .pages
            .iter()
            .enumerate()
            .filter(|(_, page)| page.part == *part && is_listed(page));
        for (number, page) in of_part {
            let mark = if number == current {
                " aria-current=\"page\""
            } else {
                ""
            };
            let title = book.menu_title(page);
            let class = if page.parent.is_some() {
                " class=\"inner\""
            } else {
                ""
            };
            out.push_str(&format!(
                "<li{class}><a href=\"{}.html\"{mark}>{title}</a></li>\n",
                page.id
            ));
        }
        out.push_str("</ul>\n");
    }
    out
}

fn neighbours(book: &Book, number: usize) -> String {
    let link = |number: usize, relation: &str, word: &'static str| {
        let page = book.pages.get(number)?;
        let (word, title) = (escape(&book.word(word)), book.menu_title(page));
        Some(format!(
            "<a class=\"{relation}\" rel=\"{relation}\" href=\"{}.html\">{word}: {title}</a>",
            page.id
        ))
    };
    let previous = number
        .checked_sub(1)
        .and_then(|before| link(before, "prev", "book-previous"));
    let next = link(number + 1, "next", "book-next");
    previous.into_iter().chain(next).collect()
}

impl Book {
    /// A word of the frame around pages.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.words.get(id).cloned().unwrap_or_default()
    }

    /// The pages of a part that are no parts of another page.
    pub(super) fn chapters_of<'b>(&'b self, part: &'b str) -> impl Iterator<Item = &'b Page> {
        let pages = self.pages.iter();
        pages.filter(move |page| page.part == part && page.parent.is_none())
    }

    /// The title of a page as it stands in lists of pages.
    pub(super) fn menu_title(&self, page: &Page) -> String {
        if page.id == "index" {
            return escape(&self.word("book-contents"));
        }
        inline(&page.title, self.language.is_right_to_left())
    }
}
