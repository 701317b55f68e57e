//! A good that comes up more often than the box holds it: R-012.

use super::prelude::*;

/// More tokens of a good than any box holds.
const MOST_OF_A_KIND: u32 = 50;

pub fn check(now: &Now, found: &mut Found) {
    let given;
    let (new, with_offer): (&[GoodId], bool) = match now.action() {
        Some(Action::LayOutGoods(new)) => (new, true),
        Some(Action::Draw(_, good)) => (std::slice::from_ref(good), false),
        // What players of a record that begins in the middle have comes from the box too.
        Some(Action::Give(_, held)) => {
            let counted = |(good, count): &(GoodId, u32)| {
                (0..(*count).min(MOST_OF_A_KIND))
                    .map(|_| *good)
                    .collect::<Vec<_>>()
            };
            given = held.goods.iter().flat_map(counted).collect::<Vec<_>>();
            (&given, false)
        }
        _ => return,
    };
    for (at, good) in new.iter().enumerate() {
        let same = |list: &[GoodId]| list.iter().filter(|other| *other == good).count();
        let offered = if with_offer {
            same(&now.state.goods_on_offer)
        } else {
            0
        };
        let left = match now.action() {
            Some(Action::Give(..)) => not_held(now, *good),
            _ => usize::from(now.state.goods_pile[good.index()]) + offered,
        };
        if same(&new[..at]) < left {
            continue;
        }
        let violation = Violation::new()
            .with("good", now.good(*good))
            .with("count", now.rulebook.catalog.goods[good.index()].count);
        let violation = violation.rests_on([Aspect::Offer, Aspect::Pile]);
        if same(&new[..at]) != left {
            continue;
        }
        // One token may lie in a region only because our data assume so; more than that it cannot explain.
        let made = usize::try_from(now.state.phantoms.goods[good.index()]).unwrap_or(0);
        let explained = is_assumed(now, *good) && same(new) + made <= left + 1;
        found.push(violation.noted_if(explained, Value::List(vec![now.good(*good)])));
    }
}

/// Tokens of a good that no player has and that are not on offer.
fn not_held(now: &Now, good: GoodId) -> usize {
    let players = now.state.players.iter();
    let held: usize = players
        .map(|player| usize::from(player.goods[good.index()]))
        .sum();
    let offered = now
        .state
        .goods_on_offer
        .iter()
        .filter(|other| **other == good)
        .count();
    let printed = usize::from(now.rulebook.catalog.goods[good.index()].count);
    printed.saturating_sub(held + offered)
}

/// Whether a token of this good lies, or lay, in a region only because our data assume so.
fn is_assumed(now: &Now, good: GoodId) -> bool {
    let lies = |region: &Region| region.is_assumed && region.good == Some(good);
    let players = &now.state.players;
    now.state.regions.iter().any(lies) || players.iter().any(|player| player.assumed_goods.contains(&good))
}
