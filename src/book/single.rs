//! The book as one file made for printing: all of it, or what is needed to learn and to play.

use super::BookFile;
use super::assets;
use super::compose::Book;
use super::events::{BookEvent, Linking, page_events};
use super::html::{HtmlStyle, escape, html};
use super::index::index;
use super::page::{Frame, Item, Page};
use super::pictures::Palette;
use super::places::Places;
use super::search::plain;
use super::site::direction;
use super::template::fill;
use crate::l10n::strip_isolates;
use crate::report::harmless;

/// How much of the book is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edition {
    /// How to learn the game, and its rules.
    Rules,
    /// Everything.
    Complete,
}

/// The parts of the book that belong to the edition of the rules.
const RULES: [&str; 3] = ["start", "learn", "rules"];

impl Edition {
    /// The pages of the edition.
    fn pages(self, book: &Book) -> Vec<Page> {
        match self {
            Self::Complete => book.pages.clone(),
            Self::Rules => {
                let pages = book.pages.iter();
                let wanted = pages.filter(|page| RULES.contains(&page.part.as_str()));
                wanted.map(without_checks).collect()
            }
        }
    }

    /// The end of the name of its file, before the language.
    fn word(self) -> &'static str {
        match self {
            Self::Rules => "rulebook-",
            Self::Complete => "",
        }
    }
}

/// A page without what a check may find: it is explained in the complete edition only.
fn without_checks(page: &Page) -> Page {
    let mut page = page.clone();
    let mut checks = 0_usize;
    page.items.retain(|item| match item {
        Item::Begin(Frame::Checks) => {
            checks += 1;
            false
        }
        Item::End(Frame::Checks) => {
            checks -= 1;
            false
        }
        _ => checks == 0,
    });
    page
}

/// The file of a language.
pub(super) fn file(book: &Book, edition: Edition) -> BookFile {
    let right_to_left = book.language.is_right_to_left();
    let pages = edition.pages(book);
    // What is left out cannot be referred to: the words stay, the link goes.
    let (places, _) = Places::new(&pages);
    let mut text = String::new();
    let mut heads = String::new();
    for (number, page) in pages.iter().enumerate() {
        let (mut events, _) = page_events(&pages, number, &places, Linking::OneFile);
        // The contents stand at the front of the file already.
        let contents =
            |event: &BookEvent| matches!(event, BookEvent::Heading(_, [first, ..]) if first == "contents");
        if let Some(at) = events.iter().position(contents) {
            events.truncate(at);
        }
        let style = HtmlStyle {
            palette: Palette::Themed,
            right_to_left,
            link_here: None,
        };
        let chapter = chapter_number(number);
        text.push_str(&format!(
            "<section class=\"chapter page-{0} chapter-{0}\">\n",
            page.id
        ));
        text.push_str(&format!("<p class=\"chapter-number\">{chapter}</p>\n"));
        text.push_str(&html(&events, style));
        text.push_str("</section>\n");
        // A running head for each chapter, where the browser knows them.
        let title = harmless(&plain(&page.title)).replace(['"', '\\', '<', '>'], "");
        heads.push_str(&format!(
            ".chapter-{0} {{ page: {0}; }}\n@page {0} {{ @top-center {{ content: \"{chapter} · {title}\"; font: 9pt sans-serif; color: #444; }} }}\n",
            page.id
        ));
    }
    text.push_str(&index(book, &pages, &places));
    let style = format!(
        "{}\n{}\n@media print {{\n{heads}}}",
        assets::STYLE,
        assets::PRINT_STYLE
    );
    let title = format!("{} ({})", book.title, book.language.name);
    let file = fill(
        assets::SINGLE,
        &[
            ("lang", &book.language.tag),
            ("dir", direction(&book.language)),
            ("title", &escape(&strip_isolates(&title))),
            ("style", &style),
            ("cover", &book.cover.svg(Palette::Themed)),
            ("contents", &escape(&book.word("book-contents"))),
            ("chapters", &contents(book, &pages)),
            ("text", &text),
            ("made-by", &escape(&book.word("book-made-by"))),
        ],
    );
    let (word, tag) = (edition.word(), &book.language.tag);
    BookFile::new(format!("{}-{word}{tag}.html", book.game), file)
}

/// Chapters are numbered from 1; the first page is the title.
fn chapter_number(number: usize) -> usize {
    number + 1
}

fn contents(book: &Book, pages: &[Page]) -> String {
    let mut out = String::new();
    for (part, title) in &book.parts {
        let of_part = pages.iter().enumerate().filter(|(_, page)| page.part == *part);
        let lines: Vec<String> = of_part
            .map(|(number, page)| {
                format!(
                    "<li><span class=\"number\">{}</span> <a href=\"#page-{2}\">{1}</a></li>\n",
                    chapter_number(number),
                    book.menu_title(page),
                    page.id
                )
            })
            .collect();
        if !lines.is_empty() {
            out.push_str(&format!(
                "<h3>{}</h3>\n<ol>\n{}</ol>\n",
                escape(title),
                lines.concat()
            ));
        }
    }
    out
}
