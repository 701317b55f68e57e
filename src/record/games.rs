//! What only a game itself can say of its records, in words: one `match`, then two object-safe traits.

use serde_json::Value as Json;

use super::own_file::OwnFileWords;
use super::{Asked, SimulatedGame};
use crate::games::{AnyGame, AnyReplayed, Occurrences};
use crate::l10n::Texts;

/// A game that can be simulated.
pub trait SimulatedWords {
    /// A simulated game in the language of the texts; the same for the same seed.
    fn simulated_record(&self, wanted: &SimulatedGame, texts: &Texts) -> String;

    /// Simulates games and notes what occurs in them; `played` is called after each.
    fn occurrences(&self, games: &[SimulatedGame], played: &dyn Fn()) -> Occurrences;
}

/// A record that was played through, in words. Pages are none if nobody sits at the table.
pub trait ReplayedWords {
    /// The points.
    fn score_page(&self, texts: &Texts) -> Option<String>;

    /// The table.
    fn show_page(&self, texts: &Texts) -> Option<String>;

    /// What may be written next, with words for the record in its own language.
    fn next_page(&self, asked: &Asked, texts: &Texts, of_record: &Texts) -> Option<String>;

    /// The table and the points for programs.
    fn table_json(&self) -> Json;

    /// What may be written next, for programs.
    fn next_json(&self, of_record: &Texts) -> Json;
}

/// What a game says of the files that tables add to it; none if they add none.
pub(super) fn own_file_words(game: &AnyGame) -> Option<&dyn OwnFileWords> {
    match game {
        AnyGame::Discovery(_) | AnyGame::Renaissance(_) => None,
        AnyGame::Planetfall(game) => Some(game),
    }
}

/// The words of a game's simulation; none if it cannot be simulated.
pub fn simulated_words(game: &AnyGame) -> Option<&dyn SimulatedWords> {
    match game {
        AnyGame::Discovery(catalog) => Some(&**catalog),
        AnyGame::Planetfall(game) => Some(game),
        AnyGame::Renaissance(catalog) => Some(&**catalog),
    }
}

/// The words of a record that was played through.
pub(super) fn replayed_words<'r>(replayed: &'r AnyReplayed) -> &'r dyn ReplayedWords {
    match replayed {
        AnyReplayed::Discovery(replayed) => replayed,
        AnyReplayed::Planetfall(replayed) => replayed,
        AnyReplayed::Renaissance(replayed) => replayed,
    }
}
