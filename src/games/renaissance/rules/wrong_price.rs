//! A price claimed that differs from ours: RR-091, RR-085, RR-089, RR-102, RR-105, RR-195.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.action() {
        Some(Action::Buy(seat, item)) => of_item(now, *seat, *item, found),
        Some(Action::ClaimPaid(seat, written)) => {
            let Some(buying) = now.play.buying.as_ref().filter(|buying| buying.seat == *seat) else {
                return;
            };
            let ours: i32 = buying.paid.iter().map(|(_, paid)| paid).sum();
            if i64::from(*written) != i64::from(ours) {
                let parts = paid_parts(now, buying);
                found.push(
                    differs(now, *seat, "all", *written, ours)
                        .with("parts", parts)
                        .citing(&["RR-091"]),
                );
            }
        }
        Some(Action::Play(..)) => {
            let Some((_, play)) = now.playing() else { return };
            let (PlayResult::Sum(written), Target::Player(target)) = (&play.result, &play.target) else {
                return;
            };
            if play.card != EventCard::AlchemistsGold.card() || !now.sits(*target) {
                return;
            }
            let ours = now.state.alchemists_sum(*target);
            if i64::from(*written) != i64::from(ours) {
                found.push(
                    differs(now, *target, "event", *written, ours)
                        .with("card", now.card(play.card))
                        .citing(&["RR-171"])
                        .ruled_by("RA-26"),
                );
            }
        }
        _ => {}
    }
}

fn of_item(now: &Now, seat: Seat, item: Purchase, found: &mut Found) {
    match item {
        Purchase::Advance(advance, Some(written)) => {
            let price = now.state.price(now.rulebook, seat, advance);
            if i64::from(written) != i64::from(price.sum) {
                let has =
                    |wanted: fn(&CreditFrom) -> bool| price.credits.iter().any(|credit| wanted(&credit.from));
                let rule = if has(|from| matches!(from, CreditFrom::WrittenRecord(_))) {
                    "RR-085"
                } else if has(|from| matches!(from, CreditFrom::Research)) {
                    "RR-195"
                } else {
                    "RR-090"
                };
                found.push(
                    differs(now, seat, "advance", written, price.sum)
                        .about("advance", now.advance(advance))
                        .with("parts", price_parts(now, &price))
                        .citing(&["RR-091", rule])
                        .ruled_by("RA-58"),
                );
            }
        }
        Purchase::Ship(_, Some(written)) => {
            let ours = i32::from(now.rulebook.catalog.numbers.ship_upgrade);
            if i64::from(written) != i64::from(ours) {
                found.push(differs(now, seat, "ship", written, ours).citing(&["RR-089"]));
            }
        }
        Purchase::Leader(card, Some(written)) => {
            let Some(leader) = now.state.leader(card).filter(|leader| leader.owner != seat) else {
                return;
            };
            let ours = now.state.patron_price(leader);
            if i64::from(written) != i64::from(ours) {
                found.push(
                    differs(now, seat, "leader", written, ours)
                        .about("leader", now.card(card))
                        .citing(&["RR-083"]),
                );
            }
        }
        Purchase::Stability(Some(written)) => {
            let ours = now.state.stability_price(seat);
            let is_due = !now.of(seat).done.has(Once::Stability);
            if is_due && i64::from(written) != i64::from(ours) {
                found.push(
                    differs(now, seat, "stability", written, ours)
                        .with("parts", stability_parts(now, seat))
                        .citing(&["RR-102"]),
                );
            }
        }
        Purchase::Relief(spaces, Some(written)) => {
            let spaces = u8::try_from(spaces.unwrap_or(1)).unwrap_or(u8::MAX);
            let ours = now.state.relief_price(now.rulebook, seat, spaces);
            if i64::from(written) != i64::from(ours.sum) {
                found.push(
                    differs(now, seat, "relief", written, ours.sum)
                        .with("parts", relief_parts(now, seat, &ours))
                        .citing(&["RR-105"])
                        .ruled_by("RA-70"),
                );
            }
        }
        _ => {}
    }
}

fn differs(now: &Now, seat: Seat, case: &'static str, written: u32, ours: i32) -> Violation {
    Violation::new()
        .case(case)
        .with("player", now.player(seat))
        .money("written", written)
        .money("computed", ours)
}
