//! A payment for a commodity, or a rebate, claimed otherwise: RR-071, RR-086.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    match (now.state.face(play.card), &play.result) {
        (face @ Face::Commodity { boxes, .. }, PlayResult::Payments(payments)) => {
            let chosen = match play.target {
                Target::Commodity(commodity) => Some(commodity),
                _ => None,
            };
            let Some(commodity) = now.state.commodity_of(face, chosen) else {
                return;
            };
            for (other, written) in payments.iter().filter(|(other, _)| now.sits(*other)) {
                let payout = now.state.payout(now.rulebook, *other, commodity, boxes);
                if i64::from(*written) != i64::from(payout.sum) {
                    found.push(
                        Violation::new()
                            .case("commodity")
                            .with("player", now.player(*other))
                            .with("commodity", now.commodity(commodity))
                            .money("written", *written)
                            .money("computed", payout.sum)
                            .with("parts", payment_parts(now, &payout))
                            .citing(if payout.condition != 0 {
                                &["RR-071", "RR-149"]
                            } else if payout.industry > 0 {
                                &["RR-071", "RR-072"]
                            } else {
                                &["RR-071", "RR-043"]
                            })
                            .ruled_by("RA-19"),
                    );
                }
            }
        }
        (Face::Leader { .. }, PlayResult::Sum(written)) => {
            let ours = now.state.rebate(now.rulebook, seat, play.card);
            if i64::from(*written) != i64::from(ours) {
                found.push(
                    Violation::new()
                        .case("rebate")
                        .with("player", now.player(seat))
                        .with("leader", now.card(play.card))
                        .money("written", *written)
                        .money("computed", ours)
                        .about_money()
                        .citing(&["RR-086"])
                        .ruled_by("RA-62"),
                );
            }
        }
        _ => {}
    }
}
