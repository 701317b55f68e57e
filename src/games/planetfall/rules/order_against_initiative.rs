//! An order of round 1 other than that of the initiatives: PR-016.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::Order(order)) = now.action() else {
        return;
    };
    if now.course.stage != Stage::Setup {
        return;
    }
    let ours = now.state.in_line_with_initiatives(order);
    if is_whole(now, order) && ours != *order {
        let account = ours.iter().find_map(|seat| now.account_of_sheet(*seat));
        found.push(
            Violation::new()
                .with("computed", now.players(ours))
                .as_printed(account),
        );
    }
}
