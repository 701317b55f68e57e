//! Two players with one colour, or with one power.

use crate::core::engine::{Action, Found, Game, Now, Role, Violation};
use crate::core::{EntryKey, GameCatalog as _, Value};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(Role::Players(seats)) = now.action().map(Action::role) else {
        return;
    };
    // More players than colours are a mistake of their own.
    if seats.len() > now.rulebook.catalog().ids_of(G::PLAYERS).len() {
        return;
    }
    for (at, (played, _)) in seats.iter().enumerate() {
        if seats[..at].iter().any(|(before, _)| before == played) {
            let key = EntryKey::new(G::PLAYERS, played.as_str());
            found.push(Violation::new().about("player", Value::Thing(key)));
            return;
        }
    }
}
