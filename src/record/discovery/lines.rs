//! Actions as the lines of a record, in any language.

use crate::core::engine::Stage as _;
use crate::games::discovery::Action;
use crate::games::discovery::catalog::Catalog;
use crate::games::discovery::line::Writer;
use crate::games::discovery::replay::pieces;
use crate::games::discovery::state::{PieceCounts, Stage};
use crate::l10n::Texts;
use crate::record::line::written;
use crate::record::tell::shown;

/// Writes the lines of a record.
#[derive(Debug, Clone)]
pub struct Lines<'a> {
    catalog: &'a Catalog,
    seats: Vec<(String, String)>,
    texts: &'a Texts,
}

impl<'a> Lines<'a> {
    /// Lines of a table with these colours, in the language of the record.
    pub fn new(catalog: &'a Catalog, colours: &[String], texts: &'a Texts) -> Self {
        Self {
            catalog,
            seats: colours
                .iter()
                .map(|colour| (colour.clone(), String::new()))
                .collect(),
            texts,
        }
    }

    /// A whole record: the opening line, then one line for each action, a few placements on each.
    pub fn record(&self, actions: &[Action]) -> String {
        let mut text = format!("annals 1 discovery {}\n", self.texts.language().tag);
        let mut on_line = 0;
        for action in actions {
            let line = self.line(action);
            let is_placement = matches!(action, Action::Place(..));
            if is_placement && on_line > 0 && on_line < self.seats.len() {
                text.pop();
                text.push_str("; ");
                on_line += 1;
            } else {
                on_line = usize::from(is_placement);
            }
            if matches!(action, Action::Turn(_)) {
                text.push('\n');
            }
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// One line.
    pub fn line(&self, action: &Action) -> String {
        let writer = Writer {
            catalog: self.catalog,
            seats: &self.seats,
        };
        let line = writer.line(action);
        line.map(|line| written(&line, self.texts)).unwrap_or_default()
    }
}

/// The heading of a stage, as a record writes it.
pub fn heading(entered: Stage, texts: &Texts) -> String {
    shown(&entered.name(), texts)
}

/// Pieces as a record writes them.
pub fn counted_pieces(counts: PieceCounts, texts: &Texts) -> String {
    shown(&pieces(counts), texts)
}
