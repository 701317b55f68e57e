//! An entry that answers nothing: a replacement, a cession, a burden shown, protection in the final card play.

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

/// Whether somebody attacks pieces of a player and waits for the answer.
fn is_attacked(now: &Now, seat: Seat) -> bool {
    let attack = now.play.attack.as_ref();
    attack.is_some_and(|attack| {
        let rivals = now.state.province(attack.placement.province).rivals(attack.seat);
        rivals.contains(seat)
    })
}
