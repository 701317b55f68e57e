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
    let style = HtmlStyle {
        palette: Palette::Themed,
        right_to_left,
        link_here: None,
    };
    let mut about = String::new();
    let mut text = String::new();
    let mut heads = String::new();
    for (number, page) in pages.iter().enumerate() {
        let (mut events, _) = page_events(&pages, number, &places, Linking::OneFile);
        if page.id == TITLE_PAGE {
            // Its contents are those of the site; the file has its own.
            let contents = |event: &BookEvent| matches!(event, BookEvent::Heading(_, [first, ..]) if first == "contents");
            let end = events.iter().position(contents).unwrap_or(events.len());
            events.truncate(end);
            about = html(&events, style);
            continue;
        }
        let chapter = chapter_number(number);
        text.push_str(&format!(
            "<section class=\"chapter part-{1} page-{0} chapter-{0}\">\n",
            page.id, page.part
        ));
        text.push_str(&format!("<p class=\"chapter-number\">{chapter}</p>\n"));
        text.push_str(&html(&events, style));
        text.push_str("</section>\n");
        // The chapters of the rules follow one another without a break, below one running head; others have their own.
        if page.part != RUNNING_PART {
            heads.push_str(&format!(".chapter-{0} {{ page: {0}; }}\n", page.id));
            heads.push_str(&running_head(
                &page.id,
                &format!("{chapter} · {}", plain(&page.title)),
            ));
        }
    }
    text.push_str(&index(book, &pages, &places));
    let title_of_rules = book.parts.iter().find(|(part, _)| part == RUNNING_PART);
    heads.extend(title_of_rules.map(|(part, title)| running_head(part, title)));
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
            ("about", &about),
            ("contents", &escape(&book.word("book-contents"))),
            ("chapters", &contents(book, &pages)),
            ("text", &text),
            ("made-by", &escape(&book.word("book-made-by"))),
        ],
    );
    let (word, tag) = (edition.word(), &book.language.tag);
    BookFile::new(format!("{}-{word}{tag}.html", book.game), file)
}

/// What stands at the head of the printed pages of this name, where the browser knows them.
fn running_head(page: &str, words: &str) -> String {
    let words = harmless(words).replace(['"', '\\', '<', '>'], "");
    format!("@page {page} {{ @top-center {{ content: \"{words}\"; font: 9pt sans-serif; color: #444; }} }}\n")
}

/// The part whose chapters are printed without a break between them.
const RUNNING_PART: &str = "rules";

/// The page that says what the book is; it stands before the contents and is no chapter.
const TITLE_PAGE: &str = "index";

/// Chapters are numbered from 1; the title page comes before them.
fn chapter_number(number: usize) -> usize {
    number
}

fn contents(book: &Book, pages: &[Page]) -> String {
    let mut out = String::new();
    for (part, title) in &book.parts {
        let of_part = pages.iter().enumerate();
        let of_part = of_part.filter(|(_, page)| page.part == *part && page.id != TITLE_PAGE);
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
    out.push_str(&format!(
        "<ol>\n<li><span class=\"number\"></span> <a href=\"#book-index\">{}</a></li>\n</ol>\n",
        escape(&book.word("book-index"))
    ));
    out
}
