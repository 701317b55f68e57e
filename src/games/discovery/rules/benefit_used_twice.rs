//! A building used more often than it may be.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let turn = &now.play.now;
    let (seat, again, case, rule) = match action {
        Action::MoveSoldier(seat, ..) if now.reads(disputed::stable::ONCE_A_GAME) => {
            (*seat, now.state.player(*seat).stable_used, "game", "R-223")
        }
        Action::MoveSoldier(seat, ..) => (*seat, turn.stable.contains(seat), "turn", "R-223"),
        Action::MoveColonists(seat, ..) => (*seat, turn.migration.contains(seat), "turn", "R-232"),
        Action::Draw(seat, _) => (*seat, turn.drawn.contains(seat), "turn", "R-217"),
        Action::University(seat, _) => (*seat, now.state.player(*seat).university_used, "game", "R-216"),
        // D-23: in phase D of the turn of purchase only, where that is the table's reading.
        Action::DiscoverFreely(seat, ..) => {
            let new = now.state.player(*seat);
            let first_new = new.buildings.len().saturating_sub(new.new_buildings);
            let bought_now = new.buildings[first_new..]
                .iter()
                .any(|building| now.rulebook.building(*building).effect == EffectRule::FreeDiscovery);
            // What should have stood behind the purchase may be made up for: that it was missing has been told.
            let again = turn.free_discovery.contains(seat) || !bought_now;
            (*seat, again, "game", "R-210")
        }
        _ => return,
    };
    let wanted = super::building_not_owned::used(action);
    let building = wanted.and_then(|(_, wanted)| now.building_that(wanted));
    if let (true, Some(building)) = (again, building) {
        let violation = Violation::new()
            .with("player", now.player(seat))
            .with("building", building)
            .case(case)
            .citing(&[rule]);
        let once_a_game = rule == "R-223" && case == "game";
        let violation = if once_a_game {
            violation.ruled_by("D-25")
        } else {
            violation
        };
        found.push(violation);
    }
}
