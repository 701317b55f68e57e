//! A building used that its user does not own: R-107.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let Some((seat, wanted)) = now.action().and_then(used) else {
        return;
    };
    let working = now.state.working(now.rulebook, seat).iter();
    let works = |building: &BuildingId| wanted(&now.rulebook.building(*building).effect);
    // The University and Cartography are bought for one use; A-12 is about phase D.
    let at_will = matches!(
        now.action(),
        Some(Action::University(..) | Action::DiscoverFreely(..))
    );
    if working.copied().any(|building| works(&building)) || (at_will && now.owned(seat, wanted).is_some()) {
        return;
    }
    let Some(building) = now.building_that(wanted) else {
        return;
    };
    let violation = Violation::new()
        .with("player", now.player(seat))
        .with("building", building);
    // where a tile pays only from the next turn on, it is there and does not work yet.
    let violation = if now.owned(seat, wanted).is_some() {
        violation.ruled_by("A-12")
    } else {
        violation
    };
    let owned = [Aspect::Buildings(seat)];
    found.push(
        violation
            .rests_on(owned)
            .spoils(owned)
            // Perhaps another player used it.
            .spoils([Aspect::Money(seat), Aspect::Box(now.state.stage)])
            .spoils(moved_by_university(now)),
    );
}

/// What is in doubt if the University moved a piece that it should not have moved, or perhaps did not.
pub(super) fn moved_by_university(now: &Now) -> Vec<Aspect> {
    let Some(Action::University(_, row)) = now.action() else {
        return Vec::new();
    };
    match row {
        Row::Dock(_) | Row::DockFree(_) => vec![Aspect::Box(Stage::Dock), Aspect::Rows],
        Row::Initiative(_) => vec![Aspect::Box(Stage::Initiative), Aspect::Rows, Aspect::Order],
        Row::Buildings(_) => vec![Aspect::Box(Stage::Buildings), Aspect::Rows],
        Row::Order(_) => vec![Aspect::Order, Aspect::Placing],
    }
}

/// Whether an effect is the one that is used.
pub(super) type Wanted = fn(&EffectRule) -> bool;

/// The effect that an action uses.
pub(super) fn used(action: &Action) -> Option<(Seat, Wanted)> {
    let wanted: (Seat, Wanted) = match action {
        Action::MoveSoldier(seat, ..) => (*seat, |effect| matches!(effect, EffectRule::MoveSoldier(_))),
        Action::MoveColonists(seat, ..) => (*seat, |effect| matches!(effect, EffectRule::MoveColonists(_))),
        Action::Draw(seat, _) => (*seat, |effect| matches!(effect, EffectRule::DrawGoods(_))),
        Action::University(seat, _) => (*seat, |effect| *effect == EffectRule::AdvancePiece),
        Action::DiscoverFreely(seat, ..) => (*seat, |effect| *effect == EffectRule::FreeDiscovery),
        _ => return None,
    };
    Some(wanted)
}
