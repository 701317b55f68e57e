//! Simulated games of Planetfall, as records and as a count of what occurs in them.

use std::borrow::Cow;

use super::lines::Lines;
use crate::core::engine::Seated;
use crate::games::BoardGame;
use crate::games::planetfall::Planetfall;
use crate::games::planetfall::deck::{Deck, load};
use crate::games::planetfall::exercise::{Exercise, KINDS};
use crate::games::planetfall::simulate::{Simulation, simulate};
use crate::games::planetfall::state::Rulebook;
use crate::l10n::Texts;
use crate::record::games::SimulatedWords;
use crate::record::{Occurrences, SimulatedGame};

/// The built-in deck that is played with where the table has none.
const DEMO: &str = "demo";

impl SimulatedWords for Planetfall {
    fn simulated_record(&self, wanted: &SimulatedGame, texts: &Texts) -> String {
        let deck = deck_of(self);
        let simulation = simulation(self, &deck, wanted);
        let names = Rulebook::of_deck(self, &deck).names;
        let seats: Vec<Seated> = simulation
            .players
            .iter()
            .map(|colour| (colour.clone(), String::new()))
            .collect();
        let lines = Lines {
            names: &names,
            seats: &seats,
            texts,
        };
        lines.record(&simulate(&simulation).actions)
    }

    fn occurrences(&self, games: &[SimulatedGame], played: &dyn Fn()) -> Occurrences {
        let deck = deck_of(self);
        let mut exercise = Exercise::new(self, &deck);
        for wanted in games {
            exercise.play(&simulation(self, &deck, wanted));
            played();
        }
        Occurrences {
            games: exercise.games,
            events: exercise.events,
            kinds: &KINDS,
            things: exercise.things,
            rules: exercise.rules,
        }
    }
}

/// The deck of the table, or the built-in one.
fn deck_of(game: &Planetfall) -> Cow<'_, Deck> {
    if let Some(deck) = game.deck.deck() {
        return Cow::Borrowed(deck);
    }
    let source = game.own_file().and_then(|file| file.find(DEMO));
    let deck = source.and_then(|source| load(&source).deck);
    Cow::Owned(deck.unwrap_or_default())
}

fn simulation<'c>(game: &'c Planetfall, deck: &'c Deck, wanted: &SimulatedGame) -> Simulation<'c> {
    let colours = game.colours.iter().take(wanted.players);
    Simulation {
        catalog: game,
        deck,
        file: game.file.as_deref().unwrap_or(DEMO),
        players: colours.map(|colour| colour.id.to_string()).collect(),
        seed: wanted.seed,
    }
}
