//! More tokens shipped into a province than the ships carry: RR-098.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, province, Ok(way))) = now.going() else {
        return;
    };
    let Some(left) = now.state.capacity_left(seat, province, way) else {
        return;
    };
    let Some((.., tokens)) = now.sending() else { return };
    if tokens > left {
        let shipped = now.state.shipped(seat, province);
        found.push(
            Violation::new()
                .with("player", now.player(seat))
                .about("province", now.province(province))
                .with("tokens", u32::from(shipped) + u32::from(tokens))
                .with("capacity", now.of(seat).ship.capacity().unwrap_or(0))
                .citing(if now.of(seat).ship <= Ship::Galley(8) {
                    &["RR-098", "RR-095"]
                } else {
                    &["RR-098", "RR-099"]
                })
                .ruled_by("RA-77"),
        );
    }
}
