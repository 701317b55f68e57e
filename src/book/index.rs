//! The index of a printed book: every name, and the places where the text speaks of it.

use std::collections::BTreeMap;

use pulldown_cmark::{Event, Options, Parser, Tag};

use super::compose::Book;
use super::html::{escape, inline};
use super::page::{Item, Page};
use super::places::{Places, anchor_of, number_at};
use super::search::plain;
use crate::l10n::sort_key;

/// Upper limit on the places behind a name: the first ones say most.
const MOST_PLACES: usize = 6;

/// The index of these pages as a chapter of its own.
pub(super) fn index(book: &Book, pages: &[Page], places: &Places) -> String {
    let titles = titles(&book.pages);
    let mut lines: Vec<(Vec<u32>, String)> = Vec::new();
    for (target, spoken) in spoken_of(pages) {
        let Some(name) = titles.get(target.as_str()) else {
            continue;
        };
        let own = places.find(&target).map(|place| place.anchor);
        let places: Vec<String> = own
            .into_iter()
            .chain(spoken)
            .take(MOST_PLACES)
            .filter_map(|anchor| reference(&anchor, &titles, book))
            .collect();
        let line = format!("<li>{}: {}</li>\n", escape(name), places.join(", "));
        lines.push((sort_key(&book.language, name), line));
    }
    lines.sort();
    let lines: String = lines.into_iter().map(|(_, line)| line).collect();
    let title = escape(&book.word("book-index"));
    format!(
        "<section class=\"chapter page-names\">\n<h1 id=\"book-index\">{title}</h1>\n<ul class=\"index\">\n{lines}</ul>\n</section>\n"
    )
}

/// A place by its number, or else by its title.
fn reference(anchor: &str, titles: &BTreeMap<&str, String>, book: &Book) -> Option<String> {
    let words = if number_at(anchor) == Some(anchor) {
        anchor.to_owned()
    } else {
        inline(titles.get(anchor)?, book.language.is_right_to_left())
    };
    Some(format!("<a href=\"#{anchor}\"><bdi>{words}</bdi></a>"))
}

/// The title of every anchor.
fn titles(pages: &[Page]) -> BTreeMap<&str, String> {
    let items = pages.iter().flat_map(|page| &page.items);
    let headings = items.filter_map(|item| match item {
        Item::Heading { anchors, text, .. } => Some((anchors, plain(text))),
        _ => None,
    });
    headings
        .flat_map(|(anchors, title)| anchors.iter().map(move |anchor| (anchor.as_str(), title.clone())))
        .collect()
}

/// Every thing that is referred to by name, with the anchors of the places that do.
fn spoken_of(pages: &[Page]) -> BTreeMap<String, Vec<String>> {
    let mut spoken: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for page in pages {
        let mut here = "";
        for item in &page.items {
            match item {
                Item::Heading { anchors, .. } => here = anchors.first().map_or(here, String::as_str),
                Item::Text(markdown) => {
                    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
                        if let Event::Start(Tag::Link { dest_url, .. }) = event
                            && is_thing(&dest_url)
                        {
                            let of_thing = spoken.entry(anchor_of(&dest_url)).or_default();
                            if !of_thing.iter().any(|known| known == here) {
                                of_thing.push(here.to_owned());
                            }
                        }
                    }
                }
                _ => {}
            }
        }
    }
    spoken
}

/// Whether a reference names a thing, and no page, section, example or finding.
fn is_thing(target: &str) -> bool {
    let kind = target.split_once(':').map(|(kind, _)| kind);
    let others = [
        "page",
        "section",
        "example",
        "finding",
        "findings",
        "lang",
        "step",
        "rule",
        "ruling",
        "disagreement",
    ];
    kind.is_some_and(|kind| !others.contains(&kind))
}
