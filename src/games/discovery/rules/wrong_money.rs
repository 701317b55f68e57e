//! Money that a player does not have: R-004, and the rules by which it moved.

use super::prelude::*;
use crate::games::discovery::replay::Reason;

/// No earlier mistake about pieces, tokens or goods accounts for more dollars than this; one about a building may.
const MOST_EXPLAINED: i64 = 40;

/// Figures that are wrong for one reason, one after the other, differ by no more than this.
const MOST_BETWEEN: i64 = 12;

pub fn check(now: &Now, found: &mut Found) {
    let Some(Action::ClaimHoldings(seat, held)) = now.action() else {
        return;
    };
    let Some(written) = held.money.map(i64::from) else {
        return;
    };
    let player = now.state.player(*seat);
    let computed = i64::from(player.money);
    if written == computed {
        return;
    }
    let ledger = &now.play.ledgers[seat.index()];
    let rule_of = |reason: Reason| match reason {
        Reason::Rule(rule) => rule.to_owned(),
        Reason::Building(building) => now.rulebook.catalog.buildings[building.index()].rule.to_string(),
    };
    // The last movement first: it is what the figure comes of.
    let moved = ledger.movements.iter().rev();
    let rules = moved
        .map(|movement| rule_of(movement.reason))
        .chain(["R-004".to_owned()]);
    let difference = written - computed;
    let explained =
        player.has_assumed_goods() && now.differences(*seat).explain(difference, |other| other.money);
    let violation = Violation::new()
        .with("player", now.player(*seat))
        .money("written", written)
        .money("computed", computed)
        .citing_each(rules)
        .rests_on(if difference.abs() <= MOST_EXPLAINED {
            vec![Aspect::Money(*seat), Aspect::Goods(*seat)]
        } else {
            vec![Aspect::Buildings(*seat)]
        });
    let movements = ledger.movements.iter();
    let movements =
        movements.map(|movement| Value::Movement(i64::from(movement.amount), rule_of(movement.reason)));
    let movements: Vec<Value> = movements.collect();
    let violation = if movements.is_empty() {
        violation
    } else {
        violation
            .money("start", ledger.start)
            .with("movements", Value::List(movements))
    };
    // whoever stands behind a piece in Initiative is paid for another space.
    let spaces = spaces_of_initiative(now);
    let violation =
        violation.rests_on((difference.abs() <= spaces).then_some(Aspect::Box(Stage::Initiative)));
    let violation = violation.spoils(is_of_initiative(now, *seat, difference).then_some(Aspect::Order));
    let earlier = now.play.money_off[seat.index()];
    let is_near = (difference - earlier.by).abs() <= MOST_BETWEEN;
    let violation = violation.rests_on(is_near.then_some(Aspect::Reckoning(*seat)));
    found.push(
        violation
            .spoils([Aspect::Reckoning(*seat)])
            .noted_if(explained, now.assumed_goods([*seat]))
            .following_if_off_by(difference, earlier),
    );
}

/// One for each player; R-043: space k pays $k.
fn spaces_of_initiative(now: &Now) -> i64 {
    i64::try_from(now.state.players.len()).unwrap_or(i64::MAX)
}

/// Whether money is off by what a piece in Initiative brings, or would bring: then the next order may be another too.
fn is_of_initiative(now: &Now, seat: Seat, difference: i64) -> bool {
    let spaces = spaces_of_initiative(now);
    if now.state.has_initiative(seat) {
        (-spaces..0).contains(&difference)
    } else {
        (1..=spaces).contains(&difference)
    }
}
