//! Goods that rest on assumed data: which figures another good in their place would explain.
//!
//! Our data assume what lies in most regions. A figure that differs from ours is a mistake only if no good that may have
//! lain there accounts for it.

use std::collections::BTreeSet;

use crate::games::discovery::apply::best_income;
use crate::games::discovery::disputed;
use crate::games::discovery::state::{EffectRule, GoodId, Player, Rulebook, Seat, State};

/// With more goods in question than this, only the size of a difference is looked at.
const MOST_TRIED: usize = 3;
/// Four alike instead of one set fewer: a good changes no income by more.
const MOST_FOR_ONE: i64 = 6;

/// What a player with such goods had when income was paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaidIncome {
    goods: Vec<u8>,
    ships: u8,
    /// Those of the goods that rest on assumed data.
    assumed: Vec<GoodId>,
    /// Dollars that buildings pay for each good of a kind.
    per_good: Vec<(GoodId, u16)>,
}

/// By how much a player's figures would differ from ours.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// All money so far.
    pub money: i64,
    /// The last income.
    pub income: i64,
    /// What of it counts for the economy.
    pub economy: i64,
}

impl PaidIncome {
    /// What a player has as income is paid; nothing if no good of his rests on assumed data.
    pub fn of(state: &State, rulebook: &Rulebook, seat: Seat) -> Option<Self> {
        let player = state.player(seat);
        if !player.has_assumed_goods() {
            return None;
        }
        let by_merchants = rulebook.readings.is(disputed::rum::MERCHANTS);
        let working = state.working(rulebook, seat).iter();
        let per_good = working.filter_map(|building| match rulebook.building(*building).effect {
            EffectRule::MoneyPerGood(good, amount) if !by_merchants => Some((good, amount)),
            _ => None,
        });
        Some(Self {
            goods: player.goods.clone(),
            ships: player.ships,
            assumed: player.assumed_goods.clone(),
            per_good: per_good.collect(),
        })
    }

    /// What sets and buildings would have paid with other goods in place of some.
    fn pays(&self, rulebook: &Rulebook, instead: &[(GoodId, GoodId)]) -> (i64, i64) {
        let mut goods = self.goods.clone();
        for (ours, theirs) in instead.iter().filter(|(ours, _)| self.assumed.contains(ours)) {
            goods[ours.index()] = goods[ours.index()].saturating_sub(1);
            goods[theirs.index()] += 1;
        }
        let sets = best_income(&goods, self.ships, &rulebook.catalog.sets);
        let buildings = self.per_good.iter();
        let buildings: u16 = buildings
            .map(|(good, amount)| u16::from(goods[good.index()]) * amount)
            .sum();
        (i64::from(sets), i64::from(buildings))
    }
}

/// The differences that other goods in place of the assumed ones would make; none at all is among them.
pub fn differences(player: &Player, paid: &[PaidIncome], rulebook: &Rulebook) -> Differences {
    let open = &player.assumed_goods;
    if open.len() > MOST_TRIED {
        let incomes = i64::try_from(paid.len() * open.len()).unwrap_or(i64::MAX);
        return Differences::Within(MOST_FOR_ONE.saturating_mul(incomes));
    }
    let mut found = BTreeSet::from([Difference::default()]);
    let Some(last) = paid.last() else {
        return Differences::Known(found);
    };
    let kinds = kinds_that_matter(last, open.len());
    let counted = rulebook.readings.is(disputed::rum_money_and_economy::COUNTED);
    let ways = kinds.len().pow(u32::try_from(open.len()).unwrap_or(0));
    for way in 0..ways {
        let mut rest = way;
        let mut instead = Vec::with_capacity(open.len());
        for ours in open {
            instead.push((*ours, kinds[rest % kinds.len()]));
            rest /= kinds.len();
        }
        let mut difference = Difference::default();
        for income in paid {
            let (sets, buildings) = income.pays(rulebook, &instead);
            let (our_sets, our_buildings) = income.pays(rulebook, &[]);
            difference.income = sets + buildings - our_sets - our_buildings;
            difference.money += difference.income;
            difference.economy = if counted {
                difference.income
            } else {
                sets - our_sets
            };
        }
        found.insert(difference);
    }
    Differences::Known(found)
}

/// Goods the player has, those that buildings pay for, and some that he has not: all others are like these.
fn kinds_that_matter(paid: &PaidIncome, open: usize) -> Vec<GoodId> {
    let all = (0..paid.goods.len()).filter_map(|good| u8::try_from(good).ok().map(GoodId));
    let (has, has_not): (Vec<GoodId>, Vec<GoodId>) = all.partition(|good| {
        let paid_for = paid.per_good.iter().any(|(known, _)| known == good);
        paid.goods[good.index()] > 0 || paid_for
    });
    has.into_iter().chain(has_not.into_iter().take(open)).collect()
}

/// The differences that are possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Differences {
    /// Exactly these.
    Known(BTreeSet<Difference>),
    /// Too many to try: up to so much.
    Within(i64),
}

impl Differences {
    /// Whether one of them makes a figure what is written, given how it changes that figure.
    pub fn explain(&self, written: i64, figure: impl Fn(&Difference) -> i64) -> bool {
        match self {
            Self::Known(known) => known.iter().any(|difference| figure(difference) == written),
            Self::Within(most) => (figure(&Difference::default()) - written).abs() <= *most,
        }
    }

    /// The least and the most that a figure can be, given how each difference changes it.
    pub fn range(&self, total: impl Fn(&Difference) -> i64) -> (i64, i64) {
        match self {
            Self::Known(known) => {
                let least = known.iter().map(&total).min();
                let most = known.iter().map(&total).max();
                least.zip(most).unwrap_or_else(|| {
                    let ours = total(&Difference::default());
                    (ours, ours)
                })
            }
            Self::Within(by) => {
                let ours = total(&Difference::default());
                (ours - by, ours + by)
            }
        }
    }
}
