//! Points that differ from those computed.

use std::ops::RangeInclusive;

use super::prelude::*;
use crate::games::discovery::catalog::Token;
use crate::games::discovery::replay::{Difference, Offset};

pub fn check(now: &Now, found: &mut Found) {
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
        .citing(if over { &["R-136"] } else { &["R-128"] })
        .rests_on([Aspect::Points(*seat), Aspect::WholeMap])
        .rests_on(over.then_some(Aspect::Goods(*seat)))
        .rests_on(over.then_some(Aspect::Reckoning(*seat)));
    let assumed = now.state.player(*seat).has_assumed_goods() && over;
    let explained = assumed
        && now
            .differences(*seat)
            .explain(written, |other| total(now, *seat, other));
    let difference = written - computed;
    let earlier = now.play.points_off[seat.index()];
    let violation = violation.spoils([Aspect::Points(*seat)]);
    let violation = violation.noted_if(explained, now.assumed_goods([*seat]));
    found.push(
        if let Some(other) = given_to_another(now, difference - earlier.by)
            .or_else(|| of_one_piece(now, *seat, difference - earlier.by))
        {
            // Pieces may stand otherwise than we think.
            violation.following(other).spoils([Aspect::Settlers(*seat)])
        } else if let Some(money) = for_another_token(now, *seat, difference) {
            violation.following(money)
        } else {
            violation.following_if_off_by(difference, earlier)
        },
    );
}

/// The least and the most points a player may have, whatever lay in the regions.
pub(super) fn possible_totals(now: &Now, seat: Seat) -> RangeInclusive<i64> {
    let (least, most) = now
        .differences(seat)
        .range(|difference| total(now, seat, difference));
    least..=most
}

/// The points a player would have.
fn total(now: &Now, seat: Seat, difference: &Difference) -> i64 {
    let mut state = now.state.clone();
    let player = state.player_mut(seat);
    let money = i64::from(player.money) + difference.money;
    player.money = i32::try_from(money).unwrap_or(player.money);
    let income = i64::from(player.points.last_income) + difference.economy;
    player.points.last_income = u16::try_from(income).unwrap_or(0);
    i64::from(state.score(now.rulebook, seat).total())
}

/// The finding that says that another player has just been given what is missing here, or the other way round.
fn given_to_another(now: &Now, change: i64) -> Option<usize> {
    let opposite = |other: &&Offset| {
        other.turn == now.state.turn && other.by != 0 && other.change.signum() == -change.signum()
    };
    let other = now.play.points_off.iter().find(opposite)?;
    (change != 0).then_some(other.finding)
}

/// The finding about another player's points of this turn, if one piece in another region makes both right.
fn of_one_piece(now: &Now, seat: Seat, change: i64) -> Option<usize> {
    let offsets = now.play.points_off.iter().zip(now.state.seats());
    let others: Vec<(&Offset, Seat)> = offsets
        .filter(|(other, of)| *of != seat && other.turn == now.state.turn && other.change != 0)
        .collect();
    if others.is_empty() || change == 0 {
        return None;
    }
    let regions: Vec<RegionId> = now.state.region_ids().collect();
    for owner in now.state.seats() {
        for from in regions.iter().copied() {
            if now.state.pieces(from, owner).is_empty() {
                continue;
            }
            for to in regions.iter().copied().filter(|to| *to != from) {
                let changed = now.state.points_if_elsewhere(now.rulebook, owner, from, to);
                let is_so = |(other, of): &&(&Offset, Seat)| changed[of.index()] == other.change;
                if changed[seat.index()] == change
                    && let Some((other, _)) = others.iter().find(is_so)
                {
                    return Some(other.finding);
                }
            }
        }
    }
    None
}

/// The finding about the player's money, if money and points are both off by what another token brings.
fn for_another_token(now: &Now, seat: Seat, difference: i64) -> Option<usize> {
    let money = now.play.money_off[seat.index()];
    if money.by == 0 || now.state.turn < now.rulebook.last_turn() {
        return None;
    }
    let figures = |token: &Token| [i64::from(token.coins), i64::from(token.points)];
    let tokens = || now.rulebook.catalog.tokens.iter().map(figures).chain([[0, 0]]);
    let differ = |one: [i64; 2], other: [i64; 2]| [one[0] - other[0], one[1] - other[1]];
    let found = tokens().any(|one| tokens().any(|other| differ(one, other) == [money.by, difference]));
    found.then_some(money.finding)
}

fn points_to_claim(now: &Now, seat: Seat) -> u16 {
    crate::games::discovery::replay::points_to_claim(now.state, now.play, now.rulebook, seat)
}
