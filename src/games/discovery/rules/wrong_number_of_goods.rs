//! More or fewer goods turned up than the rules ask for.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::LayOutGoods(new)) = now.action() else {
        return;
    };
    let setup = now.course.stage == Stage::Setup;
    let again = if setup {
        now.play.has.goods
    } else {
        now.play.now.has_goods
    };
    let expected = if again { 0 } else { now.state.goods_due() };
    let right = new.len() == expected || (setup && now.play.is_position && new.len() <= expected);
    if !right {
        let violation = Violation::new()
            .with("count", new.len())
            .with("expected", expected);
        let violation = if setup {
            violation.citing(&["R-013"])
        } else {
            violation
        };
        found.push(violation);
    }
}
