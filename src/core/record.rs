//! What words of a game record may mean, by their position.

use super::{EntryKey, Kind};

/// Something that may stand in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Want {
    /// Anything of a kind.
    Any(Kind),
    /// One thing only.
    One(Kind, &'static str),
    /// Anything of a kind whose things records declare: words that nobody knows become a new one.
    New(Kind),
    /// One word, with a text of the record's own behind it that stays as it is.
    Before(Kind, &'static str),
}

impl Want {
    /// The kind of what is wanted.
    pub fn kind(self) -> Kind {
        match self {
            Self::Any(kind) | Self::One(kind, _) | Self::New(kind) | Self::Before(kind, _) => kind,
        }
    }

    /// Whether the thing of this kind and id is wanted.
    pub fn accepts_id(self, kind: Kind, id: &str) -> bool {
        match self {
            Self::Any(wanted) | Self::New(wanted) => kind == wanted,
            Self::One(wanted, only) | Self::Before(wanted, only) => kind == wanted && id == only,
        }
    }

    /// Whether what records declare of this kind is wanted.
    pub fn declares(self, kind: Kind) -> bool {
        matches!(self, Self::Any(wanted) | Self::New(wanted) if wanted == kind)
    }

    /// Whether this thing is wanted.
    pub fn accepts(self, key: &EntryKey) -> bool {
        self.accepts_id(key.kind, &key.id)
    }
}

/// What a word behind a figure says that the canonical form says otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Money: a sign says it.
    Money,
    /// Something that figures count without saying so.
    Unsaid,
}

/// A part of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EntryPart {
    /// What is done, before any operator; whether a target follows decides what it may be.
    Item {
        /// Whether the entry has a target.
        has_target: bool,
        /// Whether a number stands before it.
        is_counted: bool,
    },
    /// Whose pieces, before a loss.
    Lead,
    /// After `>`.
    Target,
    /// After `=`.
    Result {
        /// Whether the entry has a target.
        has_target: bool,
    },
    /// After `~`.
    Link,
}

/// Where words stand.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum WordPlace {
    /// A heading.
    Heading,
    /// Before the colon.
    Subject,
    /// After the colon.
    Entry {
        /// The heading above; none in the header.
        heading: Option<EntryKey>,
        /// The subject; none for a player called by name.
        subject: Option<EntryKey>,
        /// The first item, once it is known.
        item: Option<EntryKey>,
        /// The part of the entry.
        part: EntryPart,
    },
}
