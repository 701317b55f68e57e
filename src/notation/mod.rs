//! The notation of game records: one grammar for all games, a parser that never fails and a printer.
//!
//! Knows punctuation, numbers and places; no game, no language and no word except `annals`, which opens
//! every record. What a word means, which figure is a claim and who may do what is decided above.
//! `GRAMMAR.md` is the same grammar for people.

mod class;
mod entry;
mod item;
mod line_index;
mod log;
mod parser;
mod print;
mod problem;
mod same;
mod span;
mod white;
mod words;

pub use entry::{Entries, Entry, Operator, Phrase};
pub use item::{Amount, Item, Items};
pub use line_index::{LineIndex, Position};
pub use log::{Content, Line, Log, Magic, VERSION};
pub use parser::{parse, parse_with};
pub use print::{Role, Shown, Slot, print, print_with};
pub use problem::{Expected, Mistake, NotationProblem};
pub use span::{Number, Span};
pub use words::Words;
