//! What a link shows before it is followed: the title and the beginning of the text at its place, a file for each page.

use serde_json::{Map, Value};

use super::BookFile;
use super::compose::Book;
use super::page::{Frame, Item, Page};
use super::search::plain;
use crate::report::harmless_json;

/// Upper limit on the characters of a card's text: enough for nearly every rule.
const LONGEST: usize = 420;

/// The cards of every page of the book.
pub(super) fn files(book: &Book) -> Vec<BookFile> {
    book.pages.iter().map(|page| file(book, page)).collect()
}

fn file(book: &Book, page: &Page) -> BookFile {
    let path = format!("{}/{}/cards-{}.js", book.language.tag, book.game, page.id);
    let cards = Value::Object(cards(page)).to_string();
    let cards = harmless_json(&cards);
    let script = format!(
        "window.annalsCards({}, {cards});\n",
        Value::from(format!("{}/{}", book.game, page.id))
    );
    BookFile::new(path, script)
}

/// The card of each anchor: title and text. What stands at the side of a rule is left out.
fn cards(page: &Page) -> Map<String, Value> {
    let mut cards = Map::new();
    let mut open: Option<(&[String], String, String)> = None;
    let mut aside = 0_usize;
    let mut keep = |open: Option<(&[String], String, String)>| {
        let Some((anchors, title, text)) = open else {
            return;
        };
        for anchor in anchors {
            let card = Value::from(vec![title.clone(), beginning(&text)]);
            cards.insert(anchor.clone(), card);
        }
    };
    for item in &page.items {
        match item {
            Item::Begin(Frame::Note | Frame::Checks) => aside += 1,
            Item::End(Frame::Note | Frame::Checks) => aside -= 1,
            Item::Heading { anchors, text, .. } => {
                keep(open.replace((anchors, plain(text), String::new())));
            }
            Item::Text(markdown) if aside == 0 => {
                if let Some((_, _, text)) = open.as_mut()
                    && text.len() < LONGEST
                {
                    text.push(' ');
                    text.push_str(&plain(markdown));
                }
            }
            Item::Text(_) | Item::Summary(_) | Item::Picture(_) | Item::Begin(_) | Item::End(_) => {}
        }
    }
    keep(open);
    cards
}

/// The text, cut after a word if it is long.
fn beginning(text: &str) -> String {
    let text = text.trim();
    let Some((end, _)) = text.char_indices().nth(LONGEST) else {
        return text.to_owned();
    };
    let end = text[..end].rfind(' ').unwrap_or(end);
    format!("{} …", &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_the_title_and_the_text_of_its_place_without_what_stands_beside_it() {
        let mut page = Page::new("boxes", "rules", "The boxes", vec!["page-boxes".into()]);
        page.heading_with(2, vec!["R-060".into(), "box-dock".into()], "The **dock**");
        page.text("Ships *land* here.");
        page.frame(Frame::Note, |page| page.text("The books differ."));
        page.heading(2, "R-061", "Long");
        page.text("word ".repeat(200));
        let cards = cards(&page);
        assert_eq!(cards["R-060"], Value::from(vec!["The dock", "Ships land here."]));
        assert_eq!(cards["R-060"], cards["box-dock"]);
        let long = cards["R-061"][1].as_str().expect("a text");
        assert!(
            long.ends_with("word …") && long.chars().count() <= LONGEST + 2,
            "{long}"
        );
    }
}
