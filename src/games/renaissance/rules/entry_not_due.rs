//! An entry that answers nothing: a replacement, a cession, a burden shown, protection in the final card play; and one that
//! is not open to this player now: Cathedral in defence, a refusal, Wind/Watermill of 1999.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.action() {
        Some(Action::Replace(seat, province, _)) if !now.state.now.reduced.contains(&(*seat, *province)) => {
            found.push(
                Violation::new()
                    .case("replace")
                    .with("player", now.player(*seat))
                    .citing(&["RR-075"])
                    .ruled_by("RA-36"),
            );
        }
        Some(Action::Cede(seat, _)) => {
            let is_due = now.state.cession().is_some_and(|cession| cession.loser == *seat);
            if !is_due {
                found.push(
                    Violation::new()
                        .case("cede")
                        .with("player", now.player(*seat))
                        .citing(&["RR-182"])
                        .ruled_by("RA-51"),
                );
            }
        }
        Some(Action::Cathedral(seat)) if !is_attacked(now, *seat) => found.push(
            Violation::new()
                .case("cathedral")
                .with("player", now.player(*seat))
                .citing(&["RR-137"])
                .ruled_by("RA-87"),
        ),
        Some(Action::Cathedral(seat)) if now.reads(disputed::cathedral_use::ATTACK_ONLY) => found.push(
            Violation::new()
                .case("defence")
                .with("player", now.player(*seat))
                .citing(&["RR-137"])
                .ruled_by("RA-87"),
        ),
        Some(Action::Buy(seat, Purchase::Unrest)) if now.reads(disputed::stability_refused::NO) => {
            let (cash, price) = (now.of(*seat).cash, now.state.stability_price(*seat));
            if cash >= price {
                found.push(
                    Violation::new()
                        .case("unrest")
                        .with("player", now.player(*seat))
                        .money("cash", cash)
                        .money("price", price)
                        .citing(&["RR-103"])
                        .ruled_by("RA-67"),
                );
            }
        }
        Some(Action::Adjust(seat, commodity, _))
            if now.state.board.changes.has(Change::WindWatermill) && !may_adjust(now, *seat, *commodity) =>
        {
            found.push(
                Violation::new()
                    .case("adjust")
                    .with("advance", now.advance(AdvanceId::WIND_WATERMILL))
                    .citing(&["RR-139"])
                    .ruled_by("RD-43"),
            );
        }
        Some(Action::ClaimHand(_, cards)) if now.course.stage == Stage::Final => {
            for card in cards {
                if now.state.burden(now.rulebook, *card).is_none() {
                    found.push(
                        Violation::new()
                            .case("hand")
                            .about("card", now.card(*card))
                            .citing(&["RR-161"])
                            .ruled_by("RA-105"),
                    );
                }
            }
        }
        Some(Action::Play(_, play)) if now.course.stage == Stage::Final && play.protection.is_some() => {
            found.push(
                Violation::new()
                    .case("protection")
                    .about_money()
                    .citing(&["RR-163"]),
            );
        }
        _ => {}
    }
}

/// Whether a player may set the condition of a commodity by Wind/Watermill of 1999.
fn may_adjust(now: &Now, seat: Seat, commodity: CommodityId) -> bool {
    let is_last = now.state.in_order().next_back() == Some(seat);
    is_last
        && now.state.has(seat, AdvanceId::WIND_WATERMILL)
        && !now.of(seat).done.has(Once::Adjust)
        && CommodityId::ADJUSTABLE.contains(&commodity)
}

/// Whether somebody attacks pieces of a player and waits for the answer.
fn is_attacked(now: &Now, seat: Seat) -> bool {
    let attack = now.play.attack.as_ref();
    attack.is_some_and(|attack| {
        let rivals = now.state.province(attack.placement.province).rivals(attack.seat);
        rivals.contains(seat)
    })
}
