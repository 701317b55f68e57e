//! A good that comes up more often than the box holds it: R-012.

use super::prelude::*;

/// More tokens of a good than any box holds.
const MOST_OF_A_KIND: u32 = 50;

pub(super) fn check(now: &Now, found: &mut Found) {
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
            .about("good", now.good(*good))
            .with("count", now.rulebook.catalog.goods[good.index()].count);
        if same(&new[..at]) != left {
            continue;
        }
        found.push(violation);
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
