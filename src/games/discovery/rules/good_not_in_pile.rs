//! A good that comes up more often than the box holds it: R-012.

use super::prelude::*;

pub fn check(now: &Now, found: &mut Found) {
    let (new, with_offer): (&[GoodId], bool) = match now.action() {
        Some(Action::LayOutGoods(new)) => (new, true),
        Some(Action::Draw(_, good)) => (std::slice::from_ref(good), false),
        _ => return,
    };
    for (at, good) in new.iter().enumerate() {
        let same = |list: &[GoodId]| list.iter().filter(|other| *other == good).count();
        let offered = if with_offer {
            same(&now.state.goods_on_offer)
        } else {
            0
        };
        let left = usize::from(now.state.goods_pile[good.index()]) + offered;
        if same(&new[..at]) < left {
            continue;
        }
        let violation = Violation::new()
            .with("good", now.good(*good))
            .with("count", now.rulebook.catalog.goods[good.index()].count);
        let violation = violation.rests_on([Aspect::Offer]);
        // One token may lie in a region only because our data assume so; more than that it cannot explain.
        let made = usize::try_from(now.state.phantoms.goods[good.index()]).unwrap_or(0);
        let explained = is_assumed(now, *good) && same(&new[..at]) + made < left + 1;
        found.push(if explained {
            violation.weighing(Severity::Note)
        } else {
            violation
        });
    }
}

fn is_assumed(now: &Now, good: GoodId) -> bool {
    let id = &now.rulebook.catalog.goods[good.index()].id;
    let regions = now.rulebook.catalog.regions.iter().zip(&now.state.regions);
    regions
        .into_iter()
        .any(|(data, region)| data.good == *id && region.is_assumed)
}
