//! A record with its words understood: what was written, as things instead of words.
//!
//! The same in every language; which action a statement means is for the game to say.

use super::EntryKey;

/// A place in the record's text, in bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextSpan {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

/// A heading or an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statement {
    /// A heading, with its number.
    Heading {
        /// What it names; none if it was not understood.
        key: Option<EntryKey>,
        /// The number behind it.
        number: Option<u32>,
        /// Where it stands.
        span: TextSpan,
    },
    /// An entry.
    Entry(EntryStatement),
}

/// An entry with its words understood.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntryStatement {
    /// Who or what it is about.
    pub subject: Option<Named>,
    /// What stands before any operator.
    pub items: Vec<Thing>,
    /// What stands after `>`.
    pub target: Vec<Thing>,
    /// What stands after `=`.
    pub result: Vec<Thing>,
    /// What stands after `~`.
    pub link: Vec<Thing>,
    /// The free text of a title or a ruling.
    pub free_text: Option<String>,
    /// The names of the rules that are waived.
    pub waivers: Vec<String>,
    /// Where it stands.
    pub span: TextSpan,
    /// Whether a part of it was not understood.
    pub is_broken: bool,
}

/// A thing or a player's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Named {
    /// A thing of the game or a word of records.
    Key(EntryKey),
    /// A thing with text behind it: a colour and a name, a row and a letter.
    KeyAnd(EntryKey, String),
    /// A player, called by name.
    Player(String),
}

impl Named {
    /// The thing, if it is one.
    pub fn key(&self) -> Option<&EntryKey> {
        match self {
            Self::Key(key) | Self::KeyAnd(key, _) => Some(key),
            Self::Player(_) => None,
        }
    }
}

/// One item of an entry.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Thing {
    /// Whose it is: `blue` in `blue -soldier`.
    pub lead: Option<Named>,
    /// What it is.
    pub name: Option<Named>,
    /// Whether a minus stands before it.
    pub is_loss: bool,
    /// The count before it.
    pub count: Option<u32>,
    /// An amount of money.
    pub money: Option<u32>,
    /// The figures of a literal, or the numbers behind the words.
    pub numbers: Vec<u32>,
    /// Whether the figures stand between brackets.
    pub is_literal: bool,
}
