//! Somebody else may not choose what the Restrain token lies on: PA-28.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, spot)) = now.placing_on() else {
        return;
    };
    if let Some((owner, place)) = now.state.restrained
        && owner != seat
        && now.chosen_place() == Some(place)
    {
        found.push(
            Violation::new()
                .with("player", now.player(owner))
                .with("place", now.spot(spot))
                .ruled_by("PA-28"),
        );
    }
}
