//! What the search of the site needs: every place with its words, and every name of every thing.

use std::collections::BTreeMap;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use serde::Serialize;

use super::compose::Book;
use super::page::{Frame, Item, Page};
use super::places::{Places, anchor_of};
use crate::games::AnyGame;
use crate::l10n::strip_isolates;
use crate::reference::Library;

/// What the search of one language reads.
#[derive(Debug, Serialize)]
pub struct SearchData<'a> {
    /// The tag of the language.
    language: &'a str,
    /// Letters that may be glued to a word.
    prefixes: Vec<&'a str>,
    /// Latin and own letters of one keyboard, in turn.
    keyboard: &'a str,
    /// The pages: id and title.
    pages: Vec<(&'a str, String)>,
    /// The places: number of the page, anchor, title, words.
    places: Vec<(usize, &'a str, String, String)>,
}

/// The search data of a book.
pub fn search_data(book: &Book) -> SearchData<'_> {
    let mut places = Vec::new();
    for (number, page) in book.pages.iter().enumerate() {
        // What only repeats other places would be found twice.
        if !matches!(page.id.as_str(), "index" | "status" | "quick") {
            add_places(number, page, &mut places);
        }
    }
    SearchData {
        language: &book.language.tag,
        prefixes: book.language.prefixes.iter().map(AsRef::as_ref).collect(),
        keyboard: &book.language.keyboard,
        pages: book
            .pages
            .iter()
            .map(|page| (page.id.as_str(), plain(&page.title)))
            .collect(),
        places,
    }
}

fn add_places<'a>(number: usize, page: &'a Page, places: &mut Vec<(usize, &'a str, String, String)>) {
    // What stands at the side would only repeat other places.
    let mut aside = 0_usize;
    for item in &page.items {
        match item {
            Item::Begin(Frame::Note | Frame::Checks) => aside += 1,
            Item::End(Frame::Note | Frame::Checks) => aside -= 1,
            Item::Heading { anchors, text, .. } => {
                if let Some(anchor) = anchors.first() {
                    places.push((number, anchor, plain(text), String::new()));
                }
            }
            Item::Text(markdown) if aside == 0 => {
                if let Some((_, _, _, words)) = places.last_mut() {
                    if !words.is_empty() {
                        words.push(' ');
                    }
                    words.push_str(&plain(markdown));
                }
            }
            Item::Text(_) | Item::Summary(_) | Item::Picture(_) | Item::Begin(_) | Item::End(_) => {}
        }
    }
}

/// The words of Markdown alone; records are left out.
pub(super) fn plain(markdown: &str) -> String {
    let mut words = String::with_capacity(markdown.len());
    let mut in_record = false;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_record = true,
            Event::End(TagEnd::CodeBlock) => in_record = false,
            Event::Text(text) if !in_record => words.push_str(&text),
            Event::Code(code) => words.push_str(&code),
            Event::SoftBreak
            | Event::HardBreak
            | Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell | TagEnd::Heading(_)) => {
                words.push(' ');
            }
            _ => {}
        }
    }
    let words = strip_isolates(&words);
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Every folded name of everything that has a place: anchor, language, names.
pub(super) fn names(
    library: &Library,
    game: &AnyGame,
    places: &Places,
) -> BTreeMap<String, BTreeMap<String, Vec<String>>> {
    let index = library.index();
    let mut names: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for row in index.rows.iter() {
        let target = index.target(row);
        if target.game != game.id() {
            continue;
        }
        let anchor = anchor_of(&format!("{}:{}", target.kind.word(), target.id));
        if places.find(&anchor).is_none() {
            continue;
        }
        let language = index.language(row).unwrap_or_default().to_owned();
        let of_place = names.entry(anchor).or_default();
        of_place
            .entry(language)
            .or_default()
            .push(index.folded(row).to_owned());
    }
    for of_place in names.values_mut().flat_map(BTreeMap::values_mut) {
        of_place.sort();
    }
    names
}
