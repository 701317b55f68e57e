//! A token with figures that the box does not hold, or not as often: R-008.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if let Some(Action::Give(_, held)) = now.action() {
        given(now, &held.tokens, found);
        return;
    }
    let (region, token) = match now.action() {
        Some(
            Action::Explore(_, _, region, Some(token))
            | Action::DiscoverFreely(_, region, Some(token))
            | Action::Buy(_, _, Some(region), Some(token))
            | Action::AuctionToken(_, region, Some(token)),
        ) => (*region, *token),
        _ => return,
    };
    let printed = now.rulebook.tokens_with(token);
    let taken = now
        .state
        .tokens_taken
        .iter()
        .filter(|known| **known == token)
        .count();
    let elsewhere = now.state.region_ids().filter(|other| *other != region);
    let lying = elsewhere
        .filter(|other| now.state.region(*other).seen == Some(token))
        .count();
    if taken + lying < printed {
        return;
    }
    let violation = Violation::new()
        .with("token", figures(token))
        .with("region", now.region(region))
        .with("count", printed)
        .case(if printed == 0 { "unknown" } else { "too-many" });
    let violation = if printed == 0 {
        violation.options(similar(now, token))
    } else {
        violation
    };
    found.push(violation);
}

/// Tokens that a player of a record that begins in the middle has won before.
fn given(now: &Now, tokens: &[Figures], found: &mut Found) {
    for (at, token) in tokens.iter().enumerate() {
        let same = |list: &[Figures]| list.iter().filter(|known| *known == token).count();
        let printed = now.rulebook.tokens_with(*token);
        if same(&now.state.tokens_taken) + same(&tokens[..at]) < printed {
            continue;
        }
        let violation = Violation::new()
            .with("token", figures(*token))
            .with("count", printed)
            .case(if printed == 0 { "unknown" } else { "held" })
            .options(if printed == 0 {
                similar(now, *token)
            } else {
                Vec::new()
            });
        found.push(violation);
    }
}

/// The tokens that differ least.
fn similar(now: &Now, token: Figures) -> Vec<Value> {
    let of = |token: Figures| [token.coins, token.plunder, token.natives, token.points];
    let difference = |other: &Figures| -> usize {
        let pairs = of(*other).into_iter().zip(of(token));
        pairs.filter(|(one, other)| one != other).count()
    };
    let tokens = now.rulebook.catalog.tokens.iter().map(|known| Figures {
        coins: known.coins,
        plunder: known.plunder,
        natives: known.natives,
        points: known.points,
    });
    let mut near: Vec<Figures> = tokens.filter(|other| difference(other) == 1).collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().map(figures).collect()
}
