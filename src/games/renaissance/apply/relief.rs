//! Stabilization, tiers of advances, and misery relief.

use super::money::half;
use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{AdvanceId, AdvanceSet, CategoryId, Change, Rulebook, Seat, State};

/// The price of misery relief, and how it comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Relief {
    /// The spaces.
    pub spaces: u8,
    /// The difference of the two spaces.
    pub difference: i32,
    /// Whether Enlightenment halves it.
    pub is_halved: bool,
    /// The misery relief of the advances bought this turn.
    pub relief: i32,
    /// What is to be paid.
    pub sum: i32,
}

impl State {
    /// What stabilization costs a player: RR-102, RR-146.
    pub fn stability_price(&self, seat: Seat) -> i32 {
        let price = stabilization(self.player(seat).hand);
        if self.has(seat, AdvanceId::MIDDLE_CLASS) {
            half(price)
        } else {
            price
        }
    }

    /// How many tiers of advances a player owns: RR-106, RA-69.
    pub fn tiers(&self, rulebook: &Rulebook, seat: Seat) -> u8 {
        let player = self.player(seat);
        let owned = if rulebook.reads(disputed::tiers_at_once::NEXT_TURN) {
            player.credited()
        } else {
            player.advances
        };
        self.tiers_of(owned)
    }

    /// The tiers of a set of advances: at least so many in each category.
    pub fn tiers_of(&self, owned: AdvanceSet) -> u8 {
        let in_each = self
            .board
            .categories
            .iter()
            .map(|category| owned.and(*category).len());
        u8::try_from(in_each.min().unwrap_or(0)).unwrap_or(u8::MAX)
    }

    /// What so many spaces of misery relief cost a player: RR-105 to RR-108, RA-70.
    pub fn relief_price(&self, rulebook: &Rulebook, seat: Seat, spaces: u8) -> Relief {
        let relief = self.relief_of(self.player(seat).new_advances);
        self.relief_with(rulebook, seat, spaces, relief)
    }

    fn relief_with(&self, rulebook: &Rulebook, seat: Seat, spaces: u8, relief: i32) -> Relief {
        let player = self.player(seat);
        let to = player.misery.down(spaces);
        let difference = i32::from(player.misery.value()) - i32::from(to.value());
        let is_halved = self.has(seat, AdvanceId::ENLIGHTENMENT)
            && self.tiers(rulebook, seat) > 0
            && !self.board.changes.has(Change::EnlightenmentNewWorld);
        let mr_first = rulebook.reads(disputed::relief_arithmetic::MR_THEN_HALVE);
        let halve = |sum: i32| if is_halved { half(sum) } else { sum };
        let sum = if mr_first {
            halve((difference - relief).max(0))
        } else {
            (halve(difference) - relief).max(0)
        };
        Relief {
            spaces,
            difference,
            is_halved,
            relief,
            sum,
        }
    }

    /// The misery relief of advances.
    fn relief_of(&self, advances: AdvanceSet) -> i32 {
        advances
            .iter()
            .map(|advance| i32::from(self.board.advance(advance).relief))
            .sum()
    }

    /// What relief would cost if figures that are only assumed were the other ones, with the advances concerned.
    pub fn relief_elsewhere(&self, rulebook: &Rulebook, seat: Seat, spaces: u8) -> Vec<(AdvanceSet, Relief)> {
        let new = self.player(seat).new_advances;
        let ours = self.relief_of(new);
        let assumed: Vec<(AdvanceId, i32)> = new
            .iter()
            .filter_map(|advance| {
                let rule = self.board.advance(advance);
                let other = rule.relief_elsewhere?;
                Some((advance, i32::from(other) - i32::from(rule.relief)))
            })
            .collect();
        let choices = 1_usize << assumed.len().min(8);
        let others = (1..choices).map(|choice| {
            let chosen = assumed
                .iter()
                .enumerate()
                .filter(|(at, _)| choice & (1 << at) != 0);
            let chosen = chosen.map(|(_, known)| *known);
            let advances: AdvanceSet = chosen.clone().map(|(advance, _)| advance).collect();
            let change: i32 = chosen.map(|(_, change)| change).sum();
            (advances, self.relief_with(rulebook, seat, spaces, ours + change))
        });
        others.collect()
    }

    /// RD-41: the spaces that the sets of 1999 completed in this phase win back without being paid: one, two, three for the
    /// first two, three, all advances in Science, Commerce and Communication each. Each set counts once a game.
    pub fn free_relief(&self, seat: Seat) -> u8 {
        if !self.board.changes.has(Change::Relief) {
            return 0;
        }
        let player = self.player(seat);
        let (before, now) = (self.sets(player.credited()), self.sets(player.advances));
        (before + 1..=now).sum()
    }

    /// How many sets of 1999 some advances complete.
    fn sets(&self, owned: AdvanceSet) -> u8 {
        let categories = [
            CategoryId::SCIENCE,
            CategoryId::COMMERCE,
            CategoryId::COMMUNICATION,
        ];
        let of = categories.map(|category| {
            let all = self.board.categories[category.index()];
            let count = owned.and(all).len();
            if owned.contains_all(all) {
                3
            } else {
                count.min(3).saturating_sub(1)
            }
        });
        u8::try_from(of.into_iter().min().unwrap_or(0)).unwrap_or(0)
    }
}

/// 1 + 2 + … for so many cards: RR-102.
pub fn stabilization(cards: u8) -> i32 {
    let cards = i32::from(cards);
    cards * (cards + 1) / 2
}
