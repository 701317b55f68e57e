//! Actions as the lines of a record, in any language.

use crate::core::engine::Seated;
use crate::games::planetfall::Action;
use crate::games::planetfall::line::Writer;
use crate::games::planetfall::state::Names;
use crate::l10n::Texts;
use crate::record::line::written;

/// Writes the lines of a record.
#[derive(Debug, Clone, Copy)]
pub struct Lines<'a> {
    /// What cards and commanders are called.
    pub names: &'a Names,
    /// Who plays.
    pub seats: &'a [Seated],
    /// The language of the record.
    pub texts: &'a Texts,
}

impl Lines<'_> {
    /// A whole record: the opening line, then one line for each action, the ships of a part on one.
    pub fn record(&self, actions: &[Action]) -> String {
        let mut text = format!("annals 1 planetfall {}\n", self.texts.language().tag);
        let mut goes_on = false;
        for action in actions {
            let is_placement = matches!(action, Action::Place(..) | Action::Pass(_));
            if is_placement && goes_on {
                text.pop();
                text.push_str("; ");
            }
            goes_on = is_placement;
            if matches!(action, Action::Turn(_)) {
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
            names: self.names,
            seats: self.seats,
        };
        let line = writer.line(action);
        line.map(|line| written(&line, self.texts)).unwrap_or_default()
    }
}
