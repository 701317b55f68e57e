//! A record with its words understood: what was written, as things instead of words.
//!
//! The same in every language; which action a statement means is for the game to say. Names stand in one
//! table and items in one list, so that a record of any length costs a few allocations.

use std::num::NonZeroU32;
use std::sync::Arc;

use super::{EntryKey, Kind};

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
    /// The figures of all items.
    all_figures: Vec<u32>,
    /// The things that are declared.
    pub declared: Vec<Arc<Declared>>,
    /// What of the record comes after them.
    pub later: Later,
    /// Whether they are only tried: nobody asks what follows from what.
    pub is_trial: bool,
}

/// What of a record comes after its first statements.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Later {
    /// Nothing.
    #[default]
    Nothing,
    /// It goes on.
    More,
    /// It goes on with a later turn.
    NextTurn,
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

/// A declared thing, by its place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeclaredId(u32);

impl DeclaredId {
    /// The thing at a place of the list.
    pub fn at(place: usize) -> Self {
        let number = u32::try_from(place);
        Self(number.expect("a record declares fewer than four thousand million things"))
    }

    /// Its place in the list.
    pub fn place(self) -> usize {
        self.0 as usize
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

    /// Keeps the figures of an item.
    pub fn add_figures(&mut self, figures: impl IntoIterator<Item = u32>) -> Figures {
        let start = self.all_figures.len();
        self.all_figures.extend(figures);
        let small = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        Figures {
            start: small(start),
            count: small(self.all_figures.len() - start),
        }
    }

    /// The figures of an item.
    pub fn figures(&self, item: &Thing) -> &[u32] {
        let start = item.figures.start as usize;
        &self.all_figures[start..start + item.figures.count as usize]
    }

    /// A declared thing.
    pub fn declared(&self, thing: DeclaredId) -> &Declared {
        &self.declared[thing.0 as usize]
    }

    /// Declares a thing.
    pub fn declare(&mut self, thing: Declared) -> DeclaredId {
        let id = DeclaredId::at(self.declared.len());
        self.declared.push(Arc::new(thing));
        id
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
    /// Rare parts, boxed to keep entries small.
    pub extra: Option<Box<EntryExtra>>,
    /// Where it stands.
    pub span: TextSpan,
    /// Whether a part of it was not understood.
    pub is_broken: bool,
}

/// Rare parts of an entry.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntryExtra {
    /// The free text of a title or a ruling.
    pub free_text: Option<String>,
    /// The names of the rules that are waived.
    pub waivers: Vec<String>,
    /// The number behind the subject.
    pub number: Option<u32>,
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
    /// A thing that the record or a file of its table declares.
    Declared(DeclaredId),
    /// Such a thing with a letter behind its name: a sheet and its side.
    DeclaredAnd(DeclaredId, String),
}

impl Named {
    /// The thing, if it is one.
    pub fn key(&self) -> Option<&EntryKey> {
        match self {
            Self::Key(key) | Self::KeyAnd(key, _) => Some(key),
            Self::Player(_) | Self::Declared(_) | Self::DeclaredAnd(..) => None,
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
    /// The figures between brackets, or the numbers behind the words.
    pub figures: Figures,
    /// Whether a minus stands before it.
    pub is_loss: bool,
    /// Whether the figures are between brackets.
    pub is_literal: bool,
    /// Its place in the text.
    pub span: TextSpan,
}

/// Figures of an item, by their place in the list of all figures.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Figures {
    start: u32,
    count: u32,
}

impl Figures {
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }
}

/// A thing that the record itself, or a file of its table, declares: our data do not know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Declared {
    /// What kind of thing it is.
    pub kind: Kind,
    /// What it is called: first as it was declared, then in languages for which the table's file has a name.
    pub names: Vec<DeclaredName>,
}

/// A name of a declared thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeclaredName {
    /// The tag of its language; none if it is the same in all.
    pub language: Option<String>,
    /// The name as it was written.
    pub name: String,
}

impl Declared {
    /// A thing with one name for all languages.
    pub fn new(kind: Kind, name: impl Into<String>) -> Self {
        let name = DeclaredName {
            language: None,
            name: name.into(),
        };
        Self {
            kind,
            names: vec![name],
        }
    }

    /// The name it was declared with.
    pub fn first_name(&self) -> &str {
        self.names.first().map_or("", |name| name.name.as_str())
    }

    /// Its name in a language, or else the one it was declared with.
    pub fn name_in(&self, tag: &str) -> &str {
        let own = self
            .names
            .iter()
            .find(|name| name.language.as_deref() == Some(tag));
        own.or(self.names.first()).map_or("", |name| name.name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_may_have_any_number_of_figures() {
        let mut statements = Statements::default();
        let dice = statements.add_figures([6, 1, 3, 3, 5, 2]);
        let none = statements.add_figures([]);
        let cost = statements.add_figures([70_000]);
        let item = |figures| Thing {
            figures,
            ..Thing::default()
        };
        assert_eq!(statements.figures(&item(dice)), [6, 1, 3, 3, 5, 2]);
        assert_eq!(statements.figures(&item(cost)), [70_000]);
        assert!(none.is_empty() && statements.figures(&item(none)).is_empty());
    }

    #[test]
    fn a_declared_thing_is_called_as_the_table_calls_it() {
        let mut card = Declared::new(Kind::new("card"), "bone kite");
        card.names.push(DeclaredName {
            language: Some("it".to_owned()),
            name: "aquilone d'ossa".to_owned(),
        });
        assert_eq!(card.name_in("it"), "aquilone d'ossa");
        assert_eq!(card.name_in("pl"), "bone kite");
    }
}
