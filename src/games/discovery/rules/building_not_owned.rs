//! A building used that its user does not own: R-107.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
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
    found.push(violation);
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
