//! Pages about a record that was played through, for any game: one `match` a question.

use serde_json::Value as Json;

use super::discovery;
use crate::games::AnyReplayed;
use crate::l10n::Texts;

/// The points; none if nobody sits at the table.
pub fn score_page(replayed: &AnyReplayed, texts: &Texts) -> Option<String> {
    match replayed {
        AnyReplayed::Discovery(replayed) => discovery::score_page(replayed, texts),
    }
}

/// The table; none if nobody sits at it.
pub fn show_page(replayed: &AnyReplayed, texts: &Texts) -> Option<String> {
    match replayed {
        AnyReplayed::Discovery(replayed) => discovery::show_page(replayed, texts),
    }
}

/// What may be written next; none if nobody sits at the table.
pub fn next_page(replayed: &AnyReplayed, texts: &Texts, of_record: &Texts) -> Option<String> {
    match replayed {
        AnyReplayed::Discovery(replayed) => discovery::next_page(replayed, texts, of_record),
    }
}

/// The table and the points for programs.
pub fn table_json(replayed: &AnyReplayed) -> Json {
    match replayed {
        AnyReplayed::Discovery(replayed) => discovery::table_json(replayed),
    }
}

/// What may be written next, for programs.
pub fn next_json(replayed: &AnyReplayed, of_record: &Texts) -> Json {
    match replayed {
        AnyReplayed::Discovery(replayed) => discovery::next_json(replayed, of_record),
    }
}
