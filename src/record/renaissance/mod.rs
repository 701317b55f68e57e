//! Age of Renaissance in words: entries as a record writes them, the table, the points, what comes next.

mod next_page;
mod score_page;
mod show_page;
mod simulated;
mod table_json;

use serde_json::Value as Json;

use super::Asked;
use super::games::ReplayedWords;
use super::next::next_json;
use super::table_words;
use crate::games::renaissance::replay::Replayed;
use crate::games::renaissance::state::Rulebook;
use crate::l10n::Texts;

/// A table and the language to describe it in.
type TableWords<'a, 'c> = table_words::TableWords<'a, Rulebook<'c>>;

impl ReplayedWords for Replayed<'_> {
    fn score_page(&self, texts: &Texts) -> Option<String> {
        score_page::score_page(self, texts)
    }

    fn show_page(&self, texts: &Texts) -> Option<String> {
        show_page::show_page(self, texts)
    }

    fn next_page(&self, _asked: &Asked, texts: &Texts, of_record: &Texts) -> Option<String> {
        next_page::next_page(self, texts, of_record)
    }

    fn table_json(&self) -> Json {
        table_json::table_json(self)
    }

    fn next_json(&self, of_record: &Texts) -> Json {
        next_json(self, of_record, next_page::written)
    }
}
