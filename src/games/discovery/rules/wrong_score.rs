//! Points that differ from those computed.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimPoints(seat, written)) = now.action() else {
        return;
    };
    let (written, computed) = (i64::from(*written), i64::from(points_to_claim(now, *seat)));
    if written == computed {
        return;
    }
    let over = now.state.turn >= now.rulebook.last_turn();
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .with("written", written)
        .with("computed", computed)
        .case(if over { "all" } else { "colonies" })
        .citing(if over { &["R-136"] } else { &["R-128"] });
    let parts = parts(now, *seat, over);
    found.push(if parts.is_empty() {
        violation
    } else {
        violation.with("parts", Value::List(parts))
    });
}

/// What the points come of: regions with what they have scored, and once the game is over everything else.
fn parts(now: &Now, seat: Seat, over: bool) -> Vec<Value> {
    let part = |what: Value, points: u16| {
        (points > 0).then(|| Value::Part(Box::new(what), Box::new(Value::Number(i64::from(points)))))
    };
    let scored = &now.state.player(seat).points.colonies;
    let of_region = |region: RegionId| {
        scored
            .iter()
            .filter_map(|regions| regions.get(region.index()))
            .sum()
    };
    let regions = now.state.region_ids();
    let mut parts: Vec<Value> = regions
        .filter_map(|region| part(now.region(region), of_region(region)))
        .collect();
    if over {
        let score = now.state.score(now.rulebook, seat);
        let player = now.state.player(seat);
        let tokens = player.tokens.iter();
        parts.extend(tokens.filter_map(|token| part(figures(*token), token.points)));
        let cards = player.cards.iter();
        let worth = |card: &CardId| now.rulebook.card(*card).map_or(0, |figures| figures.points);
        parts.extend(cards.filter_map(|card| part(now.card(*card), worth(card))));
        let buildings = player.buildings.iter().zip(&score.buildings);
        parts.extend(buildings.filter_map(|(building, points)| part(now.building(*building), *points)));
        let economy = Value::Thing(EntryKey::new(Kind::TERM, "economy"));
        parts.extend(part(economy, score.economy));
    }
    parts
}

fn points_to_claim(now: &Now, seat: Seat) -> u16 {
    crate::games::discovery::replay::points_to_claim(now.state, now.play, now.course, now.rulebook, seat)
}
