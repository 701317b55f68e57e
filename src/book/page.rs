//! A page of the book: blocks in order.

use super::pictures::Picture;

/// A page.
#[derive(Debug, Clone)]
pub struct Page {
    /// Its id, which is also the name of its file: the same in every language.
    pub id: String,
    /// The id of its part.
    pub part: String,
    /// The page it is a part of: then it is listed there and not among the chapters.
    pub parent: Option<String>,
    /// Its title, as Markdown.
    pub title: String,
    /// What is on it.
    pub items: Vec<Item>,
}

/// A block of a page.
#[derive(Debug, Clone)]
pub enum Item {
    /// A heading that can be linked to by any of its anchors.
    Heading {
        /// 1 for the title of the page.
        level: u8,
        /// The names of the place, the same in every language.
        anchors: Vec<String>,
        /// The words, as Markdown.
        text: String,
    },
    /// Markdown.
    Text(String),
    /// A picture.
    Picture(Picture),
    /// What stands on a fold: the first thing in it.
    Summary(String),
    /// What follows, up to the matching end, belongs together.
    Begin(Frame),
    /// The end of a frame.
    End(Frame),
}

/// What belongs together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// A rule with its notes.
    Rule,
    /// An entry of the catalogue.
    Entry,
    /// An example.
    Example,
    /// A remark at the side of a rule.
    Note,
    /// How a club plays what is disputed.
    OurTable,
    /// A finding explained.
    Finding,
    /// A block of the quick reference.
    Sheet,
    /// What a check may find, folded away.
    Checks,
}

impl Frame {
    /// Its name in the design.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Entry => "entry",
            Self::Example => "example",
            Self::Note => "note",
            Self::OurTable => "our-table",
            Self::Finding => "finding",
            Self::Sheet => "sheet",
            Self::Checks => "checks",
        }
    }

    /// The element that stands for it.
    pub(super) const fn element(self) -> &'static str {
        match self {
            Self::Rule | Self::Entry | Self::Finding | Self::Sheet | Self::Example => "section",
            Self::Note | Self::OurTable => "div",
            Self::Checks => "details",
        }
    }
}

impl Page {
    /// A page with its title as its first block.
    pub(super) fn new(id: &str, part: &str, title: &str, anchors: Vec<String>) -> Self {
        let heading = Item::Heading {
            level: 1,
            anchors,
            text: title.to_owned(),
        };
        Self {
            id: id.to_owned(),
            part: part.to_owned(),
            parent: None,
            title: title.to_owned(),
            items: vec![heading],
        }
    }

    /// Adds a heading.
    pub(super) fn heading(&mut self, level: u8, anchor: &str, text: &str) {
        self.heading_with(level, vec![anchor.to_owned()], text);
    }

    /// Adds a heading with several anchors, or none.
    pub(super) fn heading_with(&mut self, level: u8, anchors: Vec<String>, text: &str) {
        self.items.push(Item::Heading {
            level,
            anchors,
            text: text.split_ascii_whitespace().collect::<Vec<_>>().join(" "),
        });
    }

    /// Adds Markdown, unless it is empty.
    pub(super) fn text(&mut self, markdown: impl Into<String>) {
        let markdown = markdown.into();
        if !markdown.trim().is_empty() {
            self.items.push(Item::Text(markdown));
        }
    }

    /// Adds a picture.
    pub(super) fn picture(&mut self, picture: Picture) {
        self.items.push(Item::Picture(picture));
    }

    /// Adds what belongs together.
    pub(super) fn frame(&mut self, frame: Frame, fill: impl FnOnce(&mut Self)) {
        self.items.push(Item::Begin(frame));
        fill(self);
        self.items.push(Item::End(frame));
    }
}
