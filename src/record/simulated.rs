//! Simulated games as records.

use super::games::simulated_words;
use crate::games::AnyGame;
use crate::l10n::Texts;

/// Which game to simulate.
#[derive(Debug, Clone, Copy)]
pub struct SimulatedGame {
    /// How many play.
    pub players: usize,
    /// The seed of all luck and all choices.
    pub seed: u64,
    /// The variant that is played, by its word; none for the plain game.
    pub variant: Option<&'static str>,
}

/// A simulated game in the language of the texts, the same for the same seed; empty if the game cannot be simulated.
pub fn simulated_record(game: &AnyGame, wanted: &SimulatedGame, texts: &Texts) -> String {
    simulated_words(game)
        .map(|words| words.simulated_record(wanted, texts))
        .unwrap_or_default()
}
