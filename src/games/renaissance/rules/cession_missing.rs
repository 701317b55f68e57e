//! The loser of a War has ceded nothing: RR-182.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !matches!(now.moment, Moment::Concluding(Episode::Cession)) {
        return;
    }
    let Some(cession) = now.state.cession() else {
        return;
    };
    if cession.possible > 0 && !now.reads(disputed::war_cession::MAY_REFUSE) {
        let cedable = now.state.cedable(now.rulebook, cession.winner, cession.loser);
        found.push(
            Violation::new()
                .with("player", now.player(cession.loser))
                .with("count", cession.possible)
                .options(cedable.iter().map(|id| now.province(id)))
                .ruled_by("RA-51"),
        );
    }
}
