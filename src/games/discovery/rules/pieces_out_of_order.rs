//! A piece that acts after one that stood behind it.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let over = &now.play.now.passed_over;
    let (seat, acts_in, row, rule) = match action {
        Action::Trade(seat, _) if !now.reads(disputed::trade_goods_order::ANY_SPACE) => {
            (*seat, Spot::Goods, &now.state.goods, "R-055")
        }
        Action::Buy(seat, ..) => (*seat, Spot::Buildings, &now.state.buildings, "R-061"),
        Action::Battle(seat, ..) | Action::War(seat, _) => {
            (*seat, Spot::Warfare, &now.state.warfare, "R-096")
        }
        _ => return,
    };
    if turn_of(row, over, seat) == Turn::Late {
        let violation = Violation::new()
            .with("player", now.player(seat))
            .with("box", spot(acts_in))
            .citing(&[rule]);
        found.push(violation);
    }
}
