//! Simulated games of Planetfall, as records and as a count of what occurs in them.

use std::borrow::Cow;

use crate::core::engine::nameless;
use crate::games::planetfall::deck::{Deck, load};
use crate::games::planetfall::exercise::Exercise;
use crate::games::planetfall::simulate::{Simulation, simulate};
use crate::games::planetfall::state::Rulebook;
use crate::games::planetfall::{Action, Planetfall};
use crate::games::{BoardGame as _, Occurrences};
use crate::l10n::Texts;
use crate::record::games::SimulatedWords;
use crate::record::{Layout, Lines, Place, SimulatedGame};

/// The built-in deck that is played with where the table has none.
const DEMO: &str = "demo";

impl Layout for Rulebook<'_> {
    const ID: &'static str = "planetfall";

    /// The ships of a part on one line.
    fn place(line: &[Action], action: &Action, _players: usize) -> Place {
        let is_placement = |action: &Action| matches!(action, Action::Place(..) | Action::Pass(_));
        let goes_on = line.last().is_some_and(is_placement);
        match action {
            Action::Place(..) | Action::Pass(_) if goes_on => Place::SameLine,
            Action::Turn(_) => Place::Apart,
            _ => Place::OwnLine,
        }
    }
}

impl SimulatedWords for Planetfall {
    fn simulated_record(&self, wanted: &SimulatedGame, texts: &Texts) -> String {
        let deck = deck_of(self);
        let simulation = simulation(self, &deck, wanted);
        let lines = Lines {
            rulebook: &Rulebook::of_deck(self, &deck),
            seats: &nameless(&simulation.players),
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
        exercise.seen
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
