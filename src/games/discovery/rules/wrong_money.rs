//! Money that a player does not have: R-004, and the rules by which it moved.

use super::prelude::*;
use crate::games::discovery::replay::Reason;

/// No earlier mistake about pieces, tokens or goods accounts for more dollars than this; one about a building may.
const MOST_EXPLAINED: i64 = 40;

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
    let earlier = now.play.money_off[seat.index()];
    found.push(
        violation
            .spoils(Aspect::figures(*seat))
            .noted_if(explained, now.assumed_goods([*seat]))
            .following_if_off_by(difference, earlier),
    );
}
