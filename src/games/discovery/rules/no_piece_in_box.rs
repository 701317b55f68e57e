//! Somebody acts in a box without a piece there.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let over = &now.play.now.passed_over;
    let (seat, acts_in, turn, rule) = match action {
        Action::Sail(seat, ..) => {
            let turn = if now.state.on_dock(*seat).is_some() {
                Turn::InOrder
            } else {
                Turn::NoPiece
            };
            (*seat, Spot::Dock, turn, "R-046")
        }
        Action::Trade(seat, _) => (
            *seat,
            Spot::Goods,
            turn_of(&now.state.goods, over, *seat),
            "R-055",
        ),
        Action::Buy(seat, ..) => {
            let turn = turn_of(&now.state.buildings, over, *seat);
            (*seat, Spot::Buildings, turn, "R-061")
        }
        Action::Battle(seat, ..) | Action::War(seat, _) => (
            *seat,
            Spot::Warfare,
            turn_of(&now.state.warfare, over, *seat),
            "R-087",
        ),
        Action::Train(seat, _) => {
            let stands = now.play.now.squares[4] == Some(*seat) && now.state.specialists[4].is_some();
            let turn = if stands { Turn::InOrder } else { Turn::NoPiece };
            (*seat, Spot::TRAINING, turn, "R-084")
        }
        _ => return,
    };
    if turn == Turn::NoPiece {
        let violation = Violation::new()
            .with("player", now.player(seat))
            .with("box", spot(acts_in))
            .citing(&[rule]);
        found.push(violation);
    }
}
