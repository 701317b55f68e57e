//! More tokens placed or paid than there are in the expansion box: RR-117, RR-035, RR-122.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let (seat, tokens, province, rule) = match now.action() {
        Some(Action::Place(..)) => {
            let Some((seat, placement, tokens)) = now.sending() else {
                return;
            };
            (seat, tokens, Some(placement.province), "RR-117")
        }
        Some(Action::TokenCard(seat, _)) => (
            *seat,
            now.state.expansion_card_price(now.rulebook),
            None,
            "RR-122",
        ),
        Some(Action::Trade(seat, other, _)) => match now.state.trade_with(now.rulebook, *seat, *other) {
            Ok(province) => (*seat, now.state.trade_price(province), None, "RR-139"),
            Err(_) => return,
        },
        _ => return,
    };
    let left = now.of(seat).expansion;
    if tokens > left {
        let violation = Violation::new()
            .with("player", now.player(seat))
            .with("tokens", tokens)
            .with("left", left)
            .citing(&[rule, "RR-035"]);
        found.push(match province {
            Some(province) => violation.about("province", now.province(province)),
            None => violation,
        });
    }
}
