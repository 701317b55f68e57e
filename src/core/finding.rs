//! What a check finds in a record: ids, places and typed arguments, no words.

use std::sync::Arc;

use serde::Serialize;

use super::{Declared, EntryKey, Kind, Line, TextSpan};

/// How much a finding weighs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Note,
    /// Probably not what was meant.
    Warning,
    /// Against a rule, or not understood.
    #[default]
    Error,
}

impl Severity {
    /// Its word in data files, JSON and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    /// The severity with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        let all = [Self::Note, Self::Warning, Self::Error];
        all.into_iter().find(|severity| severity.word() == word)
    }
}

/// One thing that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The name of the broken rule, also its message.
    pub slug: &'static str,
    /// How much it weighs.
    pub severity: Severity,
    /// The rules it rests on: `R-034`.
    pub rules: Vec<String>,
    /// The ruling or disagreement that decided: `A-42`.
    pub ruling: Option<String>,
    /// The statement in which it stands.
    pub span: TextSpan,
    /// The item that is wrong, where a statement has several.
    pub item: Option<Item>,
    /// The exact place: that of the item, or else the whole statement.
    pub place: TextSpan,
    /// The facts of the case.
    pub arguments: Vec<(&'static str, Value)>,
    /// What would have been possible instead.
    pub options: Vec<Value>,
    /// The finding of which this is only a consequence.
    pub follows: Option<usize>,
    /// Whether it vanishes only if the mistakes before that one are corrected too.
    pub is_shared: bool,
    /// Whether the record waives it.
    pub waived: bool,
    /// The correction that makes it vanish, and with it whatever follows from it.
    pub correction: Option<Box<Correction>>,
    /// The statement that did before what can be done only once.
    pub earlier: Option<TextSpan>,
}

/// An item of a statement, by what it says.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    /// A thing.
    Thing(EntryKey),
    /// A thing that the record or a file of its table declares: its kind and its first name.
    Declared(Kind, String),
    /// An amount of money.
    Money,
}

/// What would have to be written for a finding to vanish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// What is done.
    pub kind: CorrectionKind,
    /// The statement that is changed, or before which something is added.
    pub span: TextSpan,
    /// The statement with which it changes places.
    pub with: Option<TextSpan>,
    /// What would be written.
    pub line: Option<Line>,
    /// Whether no other correction of its kind does as well.
    pub is_only: bool,
}

/// What a correction does to a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CorrectionKind {
    /// Something else is written.
    Read,
    /// Our figure is written in place of the one that is claimed.
    Figure,
    /// The figure that was written is right, and something that was not written down made it so.
    Believe,
    /// It is left out.
    Drop,
    /// Something is added before it.
    Insert,
    /// It changes places with the next one.
    Swap,
    /// The record ends before it.
    End,
}

impl CorrectionKind {
    /// Its word in JSON and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Figure => "figure",
            Self::Believe => "believe",
            Self::Drop => "drop",
            Self::Insert => "insert",
            Self::Swap => "swap",
            Self::End => "end",
        }
    }
}

impl Finding {
    /// Whether it may explain others: only an error that the table has not allowed does.
    pub fn can_explain(&self) -> bool {
        self.severity == Severity::Error && !self.waived
    }
}

/// How many findings there are of each sort.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct FindingCounts {
    /// Errors that are neither waived nor consequences.
    pub errors: usize,
    /// Warnings likewise.
    pub warnings: usize,
    /// Notes likewise.
    pub notes: usize,
    /// Waived findings.
    pub waived: usize,
    /// What only follows from others.
    pub consequences: usize,
}

impl FindingCounts {
    /// Counts a finding.
    pub fn count(&mut self, finding: &Finding) {
        let count = if finding.waived {
            &mut self.waived
        } else if finding.follows.is_some() {
            &mut self.consequences
        } else {
            match finding.severity {
                Severity::Error => &mut self.errors,
                Severity::Warning => &mut self.warnings,
                Severity::Note => &mut self.notes,
            }
        };
        *count += 1;
    }

    /// All of them together.
    pub fn total(&self) -> usize {
        self.errors + self.warnings + self.notes + self.waived + self.consequences
    }

    /// Adds other counts.
    pub fn add(&mut self, other: &Self) {
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.notes += other.notes;
        self.waived += other.waived;
        self.consequences += other.consequences;
    }
}

/// A fact of a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A figure.
    Number(i64),
    /// An amount of money.
    Money(i64),
    /// Money received or paid, the rule by which it was, and the entry or heading that brought it about.
    Movement(i64, String, TextSpan),
    /// What gives a part of a figure, and that part: `4 sugar: $6`.
    Part(Box<Value>, Box<Value>),
    /// A thing of the game: its name can be inflected.
    Thing(EntryKey),
    /// A thing that the record or a file of its table declares: its name cannot be inflected.
    Declared(Arc<Declared>),
    /// Such a thing with a letter behind its name.
    DeclaredAnd(Arc<Declared>, &'static str),
    /// A heading, as it is written in the record.
    Heading(EntryKey),
    /// A thing of the game and a space of it: `dock 5`.
    Space(EntryKey, String),
    /// Things with their numbers: `2 colonists, soldier`.
    Counted(Vec<(i64, EntryKey)>),
    /// One thing with its number, also where that is 1: `1 merchant ship`.
    Several(i64, EntryKey),
    /// Things that are lost: `blue -2 colonists`.
    Loss {
        /// Whose they are, where that is written.
        of: Option<EntryKey>,
        /// How many.
        count: i64,
        /// What they are.
        thing: EntryKey,
    },
    /// Several values, one after the other.
    List(Vec<Value>),
    /// A kind of things.
    Kind(Kind),
    /// A player, whichever it is.
    AnyPlayer,
    /// Figures between brackets: a token.
    Figures(Vec<i64>),
    /// A part of what is said, in the words of a message of the game with its own facts: `marker of Paris 2`.
    Said(&'static str, Vec<(&'static str, Value)>),
    /// A word by which messages tell cases apart: never shown.
    Case(&'static str),
    /// A word of the record, a slug: shown as it is.
    Text(String),
}

impl From<EntryKey> for Value {
    fn from(key: EntryKey) -> Self {
        Self::Thing(key)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

from_number!(u8, u16, u32, i32, i64);
