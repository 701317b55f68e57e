//! Actions as the lines of a record, in any language.

use crate::core::engine::{Action as _, Seated};
use crate::games::renaissance::Action;
use crate::games::renaissance::catalog::Catalog;
use crate::games::renaissance::line::Writer;
use crate::l10n::Texts;
use crate::record::line::written;

/// Writes the lines of a record.
#[derive(Debug, Clone, Copy)]
pub struct Lines<'a> {
    /// What things are called in the data.
    pub catalog: &'a Catalog,
    /// Who plays.
    pub seats: &'a [Seated],
    /// The language of the record.
    pub texts: &'a Texts,
}

impl Lines<'_> {
    /// A whole record: the opening line, then one line for each action.
    pub fn record(&self, actions: &[Action]) -> String {
        let mut text = format!("annals 1 renaissance {}\n", self.texts.language().tag);
        for action in actions {
            let opens = matches!(action, Action::Turn(_))
                || *action == Action::enter(crate::games::renaissance::Stage::Setup);
            if opens {
                text.push('\n');
            }
            text.push_str(&self.line(action));
            text.push('\n');
        }
        text
    }

    /// One line.
    pub fn line(&self, action: &Action) -> String {
        let writer = Writer {
            catalog: self.catalog,
            seats: self.seats,
        };
        let line = writer.line(action);
        line.map(|line| written(&line, self.texts)).unwrap_or_default()
    }
}
