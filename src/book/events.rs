//! A page as a stream of events: Markdown is read, every reference is resolved, numbers of rules become links.

use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd};

use super::page::{Frame, Item, Page};
use super::pictures::Picture;
use super::places::{Place, Places, number_at};

/// A step of a page.
#[derive(Debug, Clone)]
pub enum BookEvent<'a> {
    /// A step of a text.
    Text(Event<'a>),
    /// A heading begins: its level and its anchors.
    Heading(u8, &'a [String]),
    /// A heading ends.
    HeadingEnd(u8),
    /// A heading inside a text, numbered within its place.
    Inner(u8, String),
    /// A picture.
    Picture(&'a Picture),
    /// What stands on a fold.
    Summary(&'a str),
    /// A frame begins.
    Begin(Frame),
    /// A frame ends.
    End(Frame),
}

/// Begins the target of what is no reference but words in another language: `[Monastero](lang:it)`.
pub(super) const LANGUAGE: &str = "lang:";

/// How references are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Linking {
    /// Every page is a file with this ending.
    Files(&'static str),
    /// Everything is in one file.
    OneFile,
}

impl Linking {
    /// The reference from a page to a place.
    pub(super) fn href(self, pages: &[Page], from: usize, to: &Place) -> String {
        match self {
            Self::Files(ending) if to.page != from => {
                format!("{}.{ending}#{}", pages[to.page].id, to.anchor)
            }
            Self::Files(_) | Self::OneFile => format!("#{}", to.anchor),
        }
    }
}

/// The events of a page, and the references that point nowhere.
pub fn page_events<'a>(
    pages: &'a [Page],
    number: usize,
    places: &Places,
    linking: Linking,
) -> (Vec<BookEvent<'a>>, Vec<String>) {
    let mut stream = Stream {
        pages,
        number,
        places,
        linking,
        events: Vec::new(),
        broken: Vec::new(),
        level: 1,
        anchor: String::new(),
        inner: 0,
    };
    for item in &pages[number].items {
        stream.item(item);
    }
    (stream.events, stream.broken)
}

struct Stream<'a, 'p> {
    pages: &'a [Page],
    number: usize,
    places: &'p Places,
    linking: Linking,
    events: Vec<BookEvent<'a>>,
    broken: Vec<String>,
    level: u8,
    anchor: String,
    inner: usize,
}

impl<'a> Stream<'a, '_> {
    fn item(&mut self, item: &'a Item) {
        match item {
            Item::Heading { level, anchors, text } => {
                self.level = *level;
                if let Some(anchor) = anchors.first() {
                    self.anchor.clone_from(anchor);
                    self.inner = 0;
                }
                self.events.push(BookEvent::Heading(*level, anchors));
                let is_paragraph = |event: &Event| {
                    matches!(
                        event,
                        Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph)
                    )
                };
                for event in Parser::new(text).filter(|event| !is_paragraph(event)) {
                    self.events.push(BookEvent::Text(event));
                }
                self.events.push(BookEvent::HeadingEnd(*level));
            }
            Item::Text(markdown) => self.markdown(markdown),
            Item::Picture(picture) => self.events.push(BookEvent::Picture(picture)),
            Item::Summary(words) => self.events.push(BookEvent::Summary(words)),
            Item::Begin(frame) => self.events.push(BookEvent::Begin(*frame)),
            Item::End(frame) => self.events.push(BookEvent::End(*frame)),
        }
    }

    fn markdown(&mut self, markdown: &'a str) {
        // Inside a link, a heading or code, numbers stay as they are.
        let mut closed = 0_usize;
        let mut dropped_links = Vec::new();
        for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Heading { .. }) => {
                    closed += 1;
                    self.inner += 1;
                    let anchor = format!("{}-{}", self.anchor, self.inner);
                    self.events
                        .push(BookEvent::Inner((self.level + 1).min(6), anchor));
                }
                Event::End(TagEnd::Heading(_)) => {
                    closed -= 1;
                    self.events.push(BookEvent::HeadingEnd((self.level + 1).min(6)));
                }
                Event::Start(Tag::Link { dest_url, .. }) => {
                    closed += 1;
                    let link = self.link(&dest_url);
                    dropped_links.push(link.is_none());
                    self.events.extend(link.map(BookEvent::Text));
                }
                Event::End(TagEnd::Link) => {
                    closed -= 1;
                    if dropped_links.pop() == Some(false) {
                        self.events.push(BookEvent::Text(Event::End(TagEnd::Link)));
                    }
                }
                Event::Start(Tag::CodeBlock(_)) => {
                    closed += 1;
                    self.events.push(BookEvent::Text(event));
                }
                Event::End(TagEnd::CodeBlock) => {
                    closed -= 1;
                    self.events.push(BookEvent::Text(event));
                }
                Event::Text(text) if closed == 0 => self.linked_numbers(text),
                event => self.events.push(BookEvent::Text(event)),
            }
        }
    }

    /// The beginning of a link; none, noted, if it points nowhere.
    fn link(&mut self, target: &str) -> Option<Event<'a>> {
        if target.starts_with(LANGUAGE) {
            return Some(link_to(target.to_owned()));
        }
        let Some(place) = self.places.find(target) else {
            self.broken.push(target.to_owned());
            return None;
        };
        let href = self.linking.href(self.pages, self.number, &place);
        Some(link_to(href))
    }

    /// `R-034` in a text links to the rule.
    fn linked_numbers(&mut self, text: CowStr<'a>) {
        let Some(first) = next_number(&text, 0) else {
            self.events.push(BookEvent::Text(Event::Text(text)));
            return;
        };
        let mut start = 0;
        let mut at = Some(first);
        while let Some((from, to)) = at {
            self.push_text(&text[start..from]);
            let number = &text[from..to];
            // A number at its own place needs no link to itself, and one of something else leads nowhere here.
            if number == self.anchor || !self.places.knows_letters_of(number) {
                self.push_text(number);
            } else if let Some(link) = self.link(number) {
                self.events.push(BookEvent::Text(link));
                self.push_text(number);
                self.events.push(BookEvent::Text(Event::End(TagEnd::Link)));
            } else {
                self.push_text(number);
            }
            start = to;
            at = next_number(&text, to);
        }
        self.push_text(&text[start..]);
    }

    fn push_text(&mut self, text: &str) {
        if !text.is_empty() {
            let text = CowStr::from(text.to_owned());
            self.events.push(BookEvent::Text(Event::Text(text)));
        }
    }
}

fn link_to<'a>(target: String) -> Event<'a> {
    Event::Start(Tag::Link {
        link_type: LinkType::Inline,
        dest_url: target.into(),
        title: CowStr::Borrowed(""),
        id: CowStr::Borrowed(""),
    })
}

/// The next number of a rule or ruling from an offset on.
pub(super) fn next_number(text: &str, from: usize) -> Option<(usize, usize)> {
    let mut at = from;
    while let Some(dash) = text[at..].find('-').map(|found| at + found) {
        let before = text[from..dash].trim_end_matches(|sign: char| sign.is_ascii_uppercase());
        let start = from + before.len();
        let is_alone = !text[..start].ends_with(|sign: char| sign.is_ascii_alphanumeric());
        if let Some(number) = number_at(&text[start..]).filter(|_| is_alone) {
            return Some((start, start + number.len()));
        }
        at = dash + 1;
    }
    None
}
