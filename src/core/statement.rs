//! A record with its words understood: what was written, as things instead of words.
//!
//! The same in every language; which action a statement means is for the game to say. Names stand in one
//! table and items in one list, so that a record of any length costs a few allocations.

use std::num::NonZeroU32;

use super::EntryKey;

/// A place in the record's text, in bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextSpan {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

/// The statements of a record, in the order of the text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Statements {
    /// The headings and entries.
    pub list: Vec<Statement>,
    /// What words mean, each once.
    pub names: Vec<Named>,
    /// The items of all entries.
    pub things: Vec<Thing>,
    /// Whether the record goes on after them.
    pub goes_on: bool,
}

/// A name, by its place in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameId(NonZeroU32);

impl NameId {
    /// The name at a place of the table.
    pub fn at(place: usize) -> Self {
        let number = u32::try_from(place + 1).ok().and_then(NonZeroU32::new);
        Self(number.expect("a record has fewer than four thousand million names"))
    }

    /// Its place in the table.
    pub fn place(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The lists of an entry, which stand one after the other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Lists {
    /// Where the first one begins.
    pub start: u32,
    /// How long the items, the targets, the results and the links are.
    pub lengths: [u32; 4],
}

impl Statements {
    /// A name.
    pub fn name(&self, id: NameId) -> &Named {
        &self.names[id.place()]
    }

    /// What stands before any operator.
    pub fn items(&self, entry: &EntryStatement) -> &[Thing] {
        self.list_of(entry, 0)
    }

    /// What stands after `>`.
    pub fn target(&self, entry: &EntryStatement) -> &[Thing] {
        self.list_of(entry, 1)
    }

    /// What stands after `=`.
    pub fn result(&self, entry: &EntryStatement) -> &[Thing] {
        self.list_of(entry, 2)
    }

    /// What stands after `~`.
    pub fn link(&self, entry: &EntryStatement) -> &[Thing] {
        self.list_of(entry, 3)
    }

    fn list_of(&self, entry: &EntryStatement, which: usize) -> &[Thing] {
        let lengths = entry.lists.lengths;
        let before: u32 = lengths[..which].iter().sum();
        let start = (entry.lists.start + before) as usize;
        &self.things[start..start + lengths[which] as usize]
    }
}

/// A heading or an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statement {
    /// A heading, with its number.
    Heading {
        /// What it names; none if it was not understood.
        name: Option<NameId>,
        /// The number behind it.
        number: Option<u32>,
        /// Where it stands.
        span: TextSpan,
    },
    /// An entry.
    Entry(EntryStatement),
}

impl Statement {
    /// Where it stands.
    pub fn span(&self) -> TextSpan {
        match self {
            Self::Heading { span, .. } => *span,
            Self::Entry(entry) => entry.span,
        }
    }
}

/// An entry with its words understood.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntryStatement {
    /// Who or what it is about.
    pub subject: Option<NameId>,
    /// Its lists of items.
    pub lists: Lists,
    /// What few entries have.
    pub extra: Option<Box<EntryExtra>>,
    /// Where it stands.
    pub span: TextSpan,
    /// Whether a part of it was not understood.
    pub is_broken: bool,
}

/// What few entries have.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntryExtra {
    /// The free text of a title or a ruling.
    pub free_text: Option<String>,
    /// The names of the rules that are waived.
    pub waivers: Vec<String>,
    /// The heading under which the words have a meaning, where they have none under the one above.
    pub heading: Option<NameId>,
}

/// A thing or a player's name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Named {
    /// A thing of the game or a word of records.
    Key(EntryKey),
    /// A thing with text behind it that stays as it is: a colour and a name, a row and a letter.
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
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Thing {
    /// Whose it is: `blue` in `blue -soldier`.
    pub lead: Option<NameId>,
    /// What it is.
    pub name: Option<NameId>,
    /// The count before it.
    pub count: Option<u32>,
    /// An amount of money.
    pub money: Option<u32>,
    /// The figures of a literal, or the numbers behind the words.
    pub numbers: Numbers,
    /// Whether a minus stands before it.
    pub is_loss: bool,
    /// Whether the figures stand between brackets.
    pub is_literal: bool,
}

/// A few numbers; how many there were, and the first four, as far as they are small.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Numbers {
    first: [u16; 4],
    count: u8,
}

impl Numbers {
    /// Takes numbers; those that are too large become the largest.
    pub fn new(numbers: impl IntoIterator<Item = u32>) -> Self {
        let mut all = Self::default();
        for number in numbers {
            if let Some(place) = all.first.get_mut(usize::from(all.count)) {
                *place = u16::try_from(number).unwrap_or(u16::MAX);
            }
            all.count = all.count.saturating_add(1);
        }
        all
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The first one.
    pub fn first(&self) -> Option<u16> {
        (self.count > 0).then_some(self.first[0])
    }

    /// All four, if there are just four.
    pub fn four(&self) -> Option<[u16; 4]> {
        (self.count == 4).then_some(self.first)
    }
}
