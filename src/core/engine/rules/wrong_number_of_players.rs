//! A table with too few or too many players.

use crate::core::GameCatalog as _;
use crate::core::engine::{Action, Found, Game, Now, Role, Violation};

pub(super) fn check<G: Game>(now: &Now<G>, found: &mut Found) {
    let Some(Role::Players(seats)) = now.action().map(Action::role) else {
        return;
    };
    let (least, most) = now.rulebook.catalog().player_numbers();
    if !(least..=most).contains(&seats.len()) {
        let violation = Violation::new().with("count", seats.len());
        found.push(violation.with("least", least).with("most", most));
    }
}
