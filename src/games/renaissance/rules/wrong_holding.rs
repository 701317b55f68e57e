//! Cards, tokens, markers, ships, advances, misery, the map or the draw pile claimed otherwise than they are.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.action() {
        Some(Action::ClaimHoldings(seat, held)) => holdings(now, *seat, held, found),
        Some(Action::ClaimMarkers(seat, provinces)) => {
            for province in provinces {
                if now.state.province(*province).marker_of() != Some(*seat) {
                    found.push(
                        Violation::new()
                            .case("marker")
                            .with("player", now.player(*seat))
                            .about("province", now.province(*province))
                            .citing(&["RR-034"]),
                    );
                }
            }
        }
        Some(Action::ClaimTokens(seat, count, provinces)) => {
            for province in provinces {
                let ours = now.state.province(*province).tokens(*seat).total();
                if u32::from(ours) != *count {
                    found.push(
                        differs("map", *count, ours, "RR-034")
                            .with("player", now.player(*seat))
                            .about("province", now.province(*province)),
                    );
                }
            }
        }
        Some(Action::ClaimDeck(count)) if u32::from(now.state.deck.left) != *count => {
            found.push(differs("deck", *count, now.state.deck.left, "RR-066"));
        }
        Some(Action::ClaimEpoch(epoch)) if u32::from(now.state.deck.epoch) != *epoch => {
            found.push(differs("epoch", *epoch, now.state.deck.epoch, "RR-042"));
        }
        _ => {}
    }
}

fn holdings(now: &Now, seat: Seat, held: &Holdings, found: &mut Found) {
    let player = now.of(seat);
    let figures = [
        ("tokens", held.tokens, u32::from(player.expansion), "RR-036"),
        (
            "markers",
            held.markers,
            u32::from(now.state.dominated(seat)),
            "RR-036",
        ),
        ("cards", held.cards, u32::from(player.hand), "RR-066"),
        ("misery", held.misery, u32::from(player.misery.value()), "RR-063"),
    ];
    for (case, written, ours, rule) in figures {
        if let Some(written) = written.filter(|written| *written != ours) {
            found.push(differs(case, written, ours, rule).with("player", now.player(seat)));
        }
    }
    if let Some(written) = held.ship.filter(|written| *written != player.ship) {
        let has_none = player.ship == Ship::None;
        found.push(
            Violation::new()
                .case(if has_none { "no-ship" } else { "ship" })
                .with("player", now.player(seat))
                .with("written", ship(written))
                .with("computed", ship(player.ship))
                .citing(&["RR-032"]),
        );
    }
    for advance in &held.advances {
        if !player.owns(*advance) {
            found.push(
                Violation::new()
                    .case("advance")
                    .with("player", now.player(seat))
                    .about("advance", now.advance(*advance))
                    .citing(&["RR-041"]),
            );
        }
    }
}

fn differs(case: &'static str, written: u32, ours: impl Into<i64>, rule: &'static str) -> Violation {
    Violation::new()
        .case(case)
        .with("written", figure(written))
        .with("computed", figure(ours))
        .citing(&[rule])
}
