//! The book as plain Markdown files: the same texts, references as links between files, pictures as files.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::BookFile;
use super::compose::Book;
use super::events::{LANGUAGE, Linking, next_number};
use super::page::{Item, Page};
use super::pictures::Palette;
use crate::l10n::strip_isolates;
use crate::report::{harmless_in_text, harmless_lines};

/// The files of a language; `SUMMARY.md` lists the pages.
pub(super) fn files(book: &Book) -> Vec<BookFile> {
    let folder = format!("{}/{}", book.language.tag, book.game);
    let mut files = vec![BookFile::new(
        format!("{folder}/SUMMARY.md"),
        harmless_in_text(&summary(book)).into_owned(),
    )];
    for (number, page) in book.pages.iter().enumerate() {
        let mut text = String::new();
        let mut level = 1;
        for item in &page.items {
            if let Item::Picture(picture) = item {
                let path = format!("{folder}/pictures/{}.svg", picture.id);
                files.push(BookFile::new(path, picture.svg(Palette::Fixed)));
            }
            if let Item::Heading { level: of_item, .. } = item {
                level = *of_item;
            }
            add_item(book, number, item, level, &mut text);
        }
        let text = text.trim_end().to_owned() + "\n";
        let text = if book.language.is_right_to_left() {
            harmless_in_text(&text).into_owned()
        } else {
            harmless_lines(&strip_isolates(&text)).into_owned()
        };
        files.push(BookFile::new(format!("{folder}/{}.md", page.id), text));
    }
    files
}

fn summary(book: &Book) -> String {
    let mut text = format!("# {}\n", strip_isolates(&book.title));
    for (part, title) in &book.parts {
        text.push_str(&format!("\n# {title}\n\n"));
        for page in book.chapters_of(part) {
            let title = if page.id == "index" {
                book.word("book-contents")
            } else {
                title_of(page)
            };
            text.push_str(&format!("- [{title}]({}.md)\n", page.id));
        }
    }
    text
}

fn title_of(page: &Page) -> String {
    strip_isolates(&page.title)
}

fn add_item(book: &Book, number: usize, item: &Item, level: u8, text: &mut String) {
    match item {
        Item::Heading {
            level,
            anchors,
            text: title,
        } => {
            for anchor in anchors {
                text.push_str(&format!("<a id=\"{anchor}\"></a>\n"));
            }
            text.push_str(&format!("\n{} {title}\n\n", "#".repeat(usize::from(*level))));
        }
        Item::Text(markdown) => {
            let linked = linked(book, number, markdown);
            text.push_str(below(&linked, level).trim_end());
            text.push_str("\n\n");
        }
        Item::Picture(picture) => {
            let alt = strip_isolates(&picture.alt).replace(['[', ']'], "");
            text.push_str(&format!("![{alt}](pictures/{}.svg)\n\n", picture.id));
            if !picture.is_small {
                text.push_str(&format!("*{}*\n\n", picture.caption));
            }
        }
        Item::Summary(words) => text.push_str(&format!("**{words}**\n\n")),
        Item::Begin(_) | Item::End(_) => {}
    }
}

/// Markdown whose own headings, of whatever level, stand one level below their place.
fn below(markdown: &str, level: u8) -> String {
    let mut edits = Vec::new();
    for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        if let Event::Start(Tag::Heading { level: own, .. }) = event {
            edits.push((range.start, range.start + own as usize));
        }
    }
    let mut text = markdown.to_owned();
    let marks = "#".repeat(usize::from((level + 1).min(6)));
    for (start, end) in edits.into_iter().rev() {
        if text[start..end].bytes().all(|sign| sign == b'#') {
            text.replace_range(start..end, &marks);
        }
    }
    text
}

/// Markdown in which every reference and every number of a rule is a link to its file.
fn linked(book: &Book, number: usize, markdown: &str) -> String {
    let href = |target: &str| {
        let place = book.places.find(target)?;
        Some(Linking::Files("md").href(&book.pages, number, &place))
    };
    let mut edits: Vec<(usize, usize, String)> = Vec::new();
    let mut closed = 0_usize;
    for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                closed += 1;
                let old = format!("]({dest_url})");
                if dest_url.starts_with(LANGUAGE) {
                    if let Some(at) = markdown[range.clone()].rfind(&old) {
                        let start = range.start + at;
                        edits.push((range.start, range.start + 1, String::new()));
                        edits.push((start, start + old.len(), String::new()));
                    }
                } else if let (Some(at), Some(new)) = (markdown[range.clone()].rfind(&old), href(&dest_url)) {
                    let start = range.start + at;
                    edits.push((start, start + old.len(), format!("]({new})")));
                }
            }
            Event::Start(Tag::CodeBlock(_) | Tag::Heading { .. }) => closed += 1,
            Event::End(TagEnd::Link | TagEnd::CodeBlock | TagEnd::Heading(_)) => closed -= 1,
            Event::Text(text) if closed == 0 => {
                let mut from = 0;
                while let Some((start, end)) = next_number(&text, from) {
                    let found = &text[start..end];
                    // A text that was escaped is not where it seems to be.
                    let (start, stop) = (range.start + start, range.start + end);
                    if let Some(new) = href(found)
                        && markdown.get(start..stop) == Some(found)
                    {
                        edits.push((start, stop, format!("[{found}]({new})")));
                    }
                    from = end;
                }
            }
            _ => {}
        }
    }
    let mut text = markdown.to_owned();
    edits.sort();
    for (start, end, new) in edits.into_iter().rev() {
        text.replace_range(start..end, &new);
    }
    text
}
