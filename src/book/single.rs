//! The book as one file made for printing.

use super::BookFile;
use super::assets;
use super::compose::Book;
use super::events::{BookEvent, Linking, page_events};
use super::html::{HtmlStyle, escape, html};
use super::pictures::Palette;
use super::search::plain;
use super::site::direction;
use super::template::fill;
use crate::l10n::strip_isolates;
use crate::report::harmless;

/// The one file of a language.
pub(super) fn file(book: &Book) -> BookFile {
    let right_to_left = book.language.is_right_to_left();
    let mut text = String::new();
    let mut heads = String::new();
    for (number, page) in book.pages.iter().enumerate() {
        let (mut events, _) = page_events(&book.pages, number, &book.places, Linking::OneFile);
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
            ("chapters", &contents(book)),
            ("text", &text),
            ("made-by", &escape(&book.word("book-made-by"))),
        ],
    );
    BookFile::new(format!("{}-{}.html", book.game, book.language.tag), file)
}

/// Chapters are numbered from 1; the first page is the title.
fn chapter_number(number: usize) -> usize {
    number + 1
}

fn contents(book: &Book) -> String {
    let mut out = String::new();
    for (part, title) in &book.parts {
        out.push_str(&format!("<h3>{}</h3>\n<ol>\n", escape(title)));
        for (number, page) in book
            .pages
            .iter()
            .enumerate()
            .filter(|(_, page)| page.part == *part)
        {
            out.push_str(&format!(
                "<li><span class=\"number\">{}</span> <a href=\"#page-{}\">{}</a></li>\n",
                chapter_number(number),
                page.id,
                book.menu_title(page)
            ));
        }
        out.push_str("</ol>\n");
    }
    out
}
