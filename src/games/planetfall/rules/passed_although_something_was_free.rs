//! Passing is for those to whom nothing is available: PR-034, PR-069.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Pass(seat)) = now.action() else {
        return;
    };
    let may_pass = now.rulebook.reads(disputed::passing::FREE) || now.state.player(*seat).is_changed;
    if may_pass || now.placing().is_none() || now.state.next_to_place() != Some(*seat) {
        return;
    }
    let free = now.free_places(*seat);
    if !free.is_empty() {
        let options = free.into_iter().map(|place| now.place(place));
        found.push(
            Violation::new()
                .with("player", now.player(*seat))
                .options(options)
                .ruled_by("PA-22"),
        );
    }
}
