//! Which sets pay an income: the division behind the figure of [`best_income`](super::best_income).

use std::collections::BTreeMap;

use crate::games::discovery::catalog::Set;

/// More goods than anybody has: only a record that breaks rules has more, and its sets are not listed.
const MOST_GOODS: usize = 60;

/// A set and what it pays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaidSet {
    /// Goods by their kind, with their number.
    pub goods: Vec<(usize, u8)>,
    /// Whether a ship stands in for one more.
    pub has_ship: bool,
    /// Dollars.
    pub income: u16,
}

/// A division of some kinds of goods: what it pays, its sets, and the goods left over by kind.
#[derive(Debug, Clone)]
struct Division {
    income: u16,
    sets: Vec<PaidSet>,
    left: Vec<(usize, u8)>,
}

/// Sets of goods and ships that pay the most.
pub fn paid_sets(goods: &[u8], ships: u8, sets: &[Set]) -> Vec<PaidSet> {
    let total: usize = goods.iter().map(|count| usize::from(*count)).sum();
    if total > MOST_GOODS {
        return Vec::new();
    }
    // a set has one ship at most, and none is of ships alone.
    let ships = usize::from(ships).min(total);
    // The best division for each number of ships used and of goods left over.
    let start = Division {
        income: 0,
        sets: Vec::new(),
        left: Vec::new(),
    };
    let mut best = BTreeMap::from([((0, 0), start)]);
    for (kind, count) in goods.iter().enumerate().filter(|(_, count)| **count > 0) {
        let mut next: BTreeMap<(usize, usize), Division> = BTreeMap::new();
        for ((used, left), known) in &best {
            for (more_used, alike) in alike_sets(kind, *count, ships - used, sets) {
                let taken: u8 = alike
                    .iter()
                    .flat_map(|set| &set.goods)
                    .map(|(_, count)| count)
                    .sum();
                let rest = count - taken;
                let mut division = known.clone();
                division.income += alike.iter().map(|set| set.income).sum::<u16>();
                division.sets.extend(alike);
                division.left.extend((rest > 0).then_some((kind, rest)));
                let key = (used + more_used, left + usize::from(rest));
                let is_better = next.get(&key).is_none_or(|other| other.income < division.income);
                if is_better {
                    next.insert(key, division);
                }
            }
        }
        best = next;
    }
    let whole = best.into_iter().map(|((used, _), mut division)| {
        let mixed = mixed_sets(&division.left, ships - used, sets);
        division.income += mixed.iter().map(|set| set.income).sum::<u16>();
        division.sets.extend(mixed);
        division
    });
    whole
        .max_by_key(|division| division.income)
        .map(|division| division.sets)
        .unwrap_or_default()
}

/// All ways to make sets of one kind, largest sets first: ships used, and the sets.
fn alike_sets(kind: usize, count: u8, ships: usize, sets: &[Set]) -> Vec<(usize, Vec<PaidSet>)> {
    let mut found: Vec<(usize, u8, Vec<PaidSet>)> = vec![(0, count, Vec::new())];
    let mut at = 0;
    while at < found.len() {
        let (used, left, known) = found[at].clone();
        at += 1;
        for set in sets.iter().filter(|set| set.alike) {
            for has_ship in [false, true] {
                let ship = u8::from(has_ship);
                let Some(wanted) = u8::try_from(set.size)
                    .ok()
                    .and_then(|size| size.checked_sub(ship))
                else {
                    continue;
                };
                if wanted == 0 || wanted > left || used + usize::from(ship) > ships {
                    continue;
                }
                let mut more = known.clone();
                more.push(PaidSet {
                    goods: vec![(kind, wanted)],
                    has_ship,
                    income: set.income,
                });
                let reached = (used + usize::from(ship), left - wanted);
                let income = |sets: &[PaidSet]| sets.iter().map(|set| set.income).sum::<u16>();
                let is_known = found
                    .iter()
                    .any(|(used, left, other)| (*used, *left) == reached && income(other) >= income(&more));
                if !is_known {
                    found.push((reached.0, reached.1, more));
                }
            }
        }
    }
    found.into_iter().map(|(used, _, sets)| (used, sets)).collect()
}

/// Sets of any kinds, a ship in each where there is one.
fn mixed_sets(left: &[(usize, u8)], ships: usize, sets: &[Set]) -> Vec<PaidSet> {
    let of_one_sort = |set: &Set| {
        let (mut left, mut ships, mut found) = (left.to_vec(), ships, Vec::new());
        loop {
            let has_ship = ships > 0 && set.size > 1;
            let wanted = usize::from(set.size) - usize::from(has_ship);
            let there: usize = left.iter().map(|(_, count)| usize::from(*count)).sum();
            if wanted == 0 || there < wanted {
                return found;
            }
            let mut goods: Vec<(usize, u8)> = Vec::new();
            let mut missing = wanted;
            for (kind, count) in &mut left {
                let taken = usize::from(*count).min(missing);
                missing -= taken;
                let taken = u8::try_from(taken).unwrap_or(0);
                *count -= taken;
                goods.extend((taken > 0).then_some((*kind, taken)));
            }
            ships -= usize::from(has_ship);
            found.push(PaidSet {
                goods,
                has_ship,
                income: set.income,
            });
        }
    };
    let sorts = sets.iter().filter(|set| !set.alike).map(of_one_sort);
    sorts
        .max_by_key(|found| found.iter().map(|set| set.income).sum::<u16>())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::discovery::apply::best_income;
    use crate::games::discovery::builtin;

    #[test]
    fn the_sets_pay_what_is_paid_and_use_what_is_there() {
        let sets = &builtin().sets;
        let mut seed = 7_u32;
        for _ in 0..600 {
            let mut figure = |below: u32| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                u8::try_from((seed >> 16) % below).expect("small")
            };
            let goods: Vec<u8> = (0..6).map(|_| figure(6)).collect();
            let ships = figure(5);
            let paid = paid_sets(&goods, ships, sets);
            let sum: u16 = paid.iter().map(|set| set.income).sum();
            assert_eq!(sum, best_income(&goods, ships, sets), "{goods:?} {ships}");
            let used_ships = paid.iter().filter(|set| set.has_ship).count();
            assert!(used_ships <= usize::from(ships), "{paid:?}");
            for (kind, count) in goods.iter().enumerate() {
                let parts = paid.iter().flat_map(|set| &set.goods);
                let used: u8 = parts.filter(|(of, _)| *of == kind).map(|(_, count)| count).sum();
                assert!(used <= *count, "{goods:?} {paid:?}");
            }
        }
    }
}
