//! Pages about a record that was played through, for any game.

use serde_json::Value as Json;

use super::Asked;
use super::games::replayed_words;
use crate::games::AnyReplayed;
use crate::l10n::Texts;

/// The points; none if nobody sits at the table.
pub fn score_page(replayed: &AnyReplayed, texts: &Texts) -> Option<String> {
    replayed_words(replayed).score_page(texts)
}

/// The table; none if nobody sits at it.
pub fn show_page(replayed: &AnyReplayed, texts: &Texts) -> Option<String> {
    replayed_words(replayed).show_page(texts)
}

/// What may be written next; none if nobody sits at the table.
pub fn next_page(replayed: &AnyReplayed, texts: &Texts, of_record: &Texts) -> Option<String> {
    next_asked(replayed, &Asked::default(), texts, of_record)
}

/// The same for one player, or each entry by itself.
pub fn next_asked(replayed: &AnyReplayed, asked: &Asked, texts: &Texts, of_record: &Texts) -> Option<String> {
    replayed_words(replayed).next_page(asked, texts, of_record)
}

/// The table and the points for programs.
pub fn table_json(replayed: &AnyReplayed) -> Json {
    replayed_words(replayed).table_json()
}

/// What may be written next, for programs.
pub fn next_json(replayed: &AnyReplayed, of_record: &Texts) -> Json {
    replayed_words(replayed).next_json(of_record)
}
