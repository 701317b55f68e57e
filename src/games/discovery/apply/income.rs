//! Phase C: what sets of goods and ships pay, divided in the best possible way.

use std::collections::BTreeSet;

use crate::games::discovery::catalog::Set;
use crate::games::discovery::disputed;
use crate::games::discovery::state::{EffectRule, GoodId, Piece, Rulebook, Seat, State};

/// The most that goods and ships can pay.
///
/// Sets of one kind are tried kind by kind, with and without a ship, for every number of ships used
/// and of goods left over; what is left over makes mixed sets.
pub fn best_income(goods: &[u8], ships: u8, sets: &[Set]) -> u16 {
    let total: usize = goods.iter().map(|count| usize::from(*count)).sum();
    // a set has one ship at most, and A-56: none is of ships alone.
    let ships = usize::from(ships).min(total);
    let fewest_alike = sets
        .iter()
        .filter(|set| set.alike)
        .map(|set| usize::from(set.size))
        .min();
    let makes_a_set = |count: &usize| fewest_alike.is_some_and(|fewest| *count + ships.min(1) >= fewest);
    let counts = || goods.iter().map(|count| usize::from(*count)).filter(makes_a_set);
    // Most players of the first turns have no set of one kind at all.
    let dividing: usize = counts().sum();
    if dividing == 0 {
        return mixed_sets(total, ships, sets);
    }
    // The most that sets of one kind pay, by ships used and, within a row, by goods left over.
    let row = dividing + 1;
    let mut best: Vec<Option<u16>> = vec![None; (ships + 1) * row];
    let mut next = best.clone();
    best[0] = Some(0);
    for count in counts() {
        let choices = divisions(count, ships, sets);
        next.fill(None);
        for (place, value) in best.iter().enumerate() {
            let Some(value) = value else { continue };
            for (more_ships, more_left, more) in &choices {
                if place / row + more_ships <= ships {
                    let reached = &mut next[place + more_ships * row + more_left];
                    *reached = (*reached).max(Some(value + more));
                }
            }
        }
        std::mem::swap(&mut best, &mut next);
    }
    let in_all = |(place, value): (usize, &Option<u16>)| {
        let left_over = total - dividing + place % row;
        value.map(|value| value + mixed_sets(left_over, ships - place / row, sets))
    };
    best.iter().enumerate().filter_map(in_all).max().unwrap_or(0)
}

/// Whether goods and ships can pay exactly this, by some division into sets.
pub fn can_pay(income: u16, goods: &[u8], ships: u8, sets: &[Set]) -> bool {
    let ships = usize::from(ships);
    // Ships used, goods left over, dollars.
    let mut reached = BTreeSet::from([(0, 0, 0)]);
    for count in goods
        .iter()
        .map(|count| usize::from(*count))
        .filter(|count| *count > 0)
    {
        let mut next = BTreeSet::new();
        for (used, left, value) in &reached {
            for (more_ships, more_left, more) in divisions(count, ships, sets) {
                if used + more_ships <= ships && value + more <= income {
                    next.insert((used + more_ships, left + more_left, value + more));
                }
            }
        }
        reached = next;
    }
    reached.iter().any(|(used, left, value)| {
        // Any number of mixed sets up to the most may be made.
        income >= *value && income - value <= mixed_sets(*left, ships - used, sets)
    })
}

/// Ways to divide goods of one kind into sets of one kind: ships used, goods left over, dollars.
fn divisions(count: usize, ships: usize, sets: &[Set]) -> Vec<(usize, usize, u16)> {
    let mut found = vec![(0, count, 0)];
    let mut at = 0;
    while at < found.len() {
        let (used, left, value) = found[at];
        at += 1;
        for set in sets.iter().filter(|set| set.alike) {
            let size = usize::from(set.size);
            // one ship at most in a set.
            for ship in 0..=usize::from(used < ships) {
                if left + ship >= size && size > ship {
                    let division = (used + ship, left + ship - size, value + set.income);
                    if !found.contains(&division) {
                        found.push(division);
                    }
                }
            }
        }
    }
    found
}

/// What goods of any kinds pay, a ship in each set where there is one.
fn mixed_sets(goods: usize, ships: usize, sets: &[Set]) -> u16 {
    let of_mixed = |set: &Set| {
        let size = usize::from(set.size);
        let mut count = 0;
        let (mut goods, mut ships) = (goods, ships);
        loop {
            let ship = usize::from(ships > 0 && size > 1);
            if goods + ship < size {
                return count * set.income;
            }
            goods -= size - ship;
            ships -= ship;
            count += 1;
        }
    };
    sets.iter()
        .filter(|set| !set.alike)
        .map(of_mixed)
        .max()
        .unwrap_or(0)
}

/// what counts for the economy.
fn for_economy(rulebook: &Rulebook, sets: u16, buildings: u16) -> u16 {
    if rulebook.readings.is(disputed::rum_money_and_economy::COUNTED) {
        sets + buildings
    } else {
        sets
    }
}

impl State {
    /// What a player's sets pay this turn.
    pub fn set_income(&self, rulebook: &Rulebook, seat: Seat) -> u16 {
        let player = self.player(seat);
        best_income(&player.goods, player.ships, &rulebook.catalog.sets)
    }

    /// What a player's sets count for the economy at the end: with the money from rum where a table reads it
    /// so.
    pub fn economy_income(&self, rulebook: &Rulebook, seat: Seat) -> u16 {
        let sets = self.set_income(rulebook, seat);
        let buildings = self.building_income(rulebook, seat);
        for_economy(rulebook, sets, buildings)
    }

    /// What a player's buildings pay in phase C: R-219.
    pub fn building_income(&self, rulebook: &Rulebook, seat: Seat) -> u16 {
        let pays = |effect: &EffectRule| match effect {
            EffectRule::MoneyPerGood(good, amount) => self.counted_for_rum(rulebook, seat, *good) * amount,
            _ => 0,
        };
        self.working(rulebook, seat)
            .iter()
            .map(|building| pays(&rulebook.building(*building).effect))
            .sum()
    }

    /// D-04: sugar tokens, or merchants in the reading of the Hebrew book.
    fn counted_for_rum(&self, rulebook: &Rulebook, seat: Seat, good: GoodId) -> u16 {
        if rulebook.readings.is(disputed::rum::MERCHANTS) {
            u16::from(self.pieces_in_use(seat)[Piece::Merchant])
        } else {
            u16::from(self.player(seat).goods[good.index()])
        }
    }

    /// Phase C for everybody, and A-51: the Privateers right after it.
    pub fn take_income(&mut self, rulebook: &Rulebook) {
        for seat in self.order.clone() {
            let sets = self.set_income(rulebook, seat);
            let buildings = self.building_income(rulebook, seat);
            self.player_mut(seat).points.last_income = for_economy(rulebook, sets, buildings);
            self.pay(seat, i32::from(sets) + i32::from(buildings));
        }
    }

    /// every other player pays for each ship of the owner, as far as the money goes.
    /// The dollars collected by each owner, in turn order.
    pub fn take_privateers(&mut self, rulebook: &Rulebook) -> Vec<(Seat, i32)> {
        let mut collected = Vec::new();
        for (owner, building) in
            self.owners(rulebook, |effect| matches!(effect, EffectRule::CollectPerShip(_)))
        {
            let EffectRule::CollectPerShip(amount) = rulebook.building(building).effect else {
                continue;
            };
            let due = i32::from(amount) * i32::from(self.player(owner).ships);
            let mut sum = 0;
            if rulebook.readings.is(disputed::privateers::DOLLAR_A_SHIP) {
                sum = due;
                self.bank -= i64::from(due);
            } else {
                let bank_adds = rulebook
                    .readings
                    .is(disputed::privateers_short_of_money::BANK_ADDS_THE_REST);
                for other in self.seats().filter(|other| *other != owner) {
                    let paid = due.min(self.player(other).money.max(0));
                    self.player_mut(other).money -= paid;
                    sum += if bank_adds { due } else { paid };
                    self.bank -= i64::from(if bank_adds { due - paid } else { 0 });
                }
            }
            self.player_mut(owner).money += sum;
            collected.push((owner, sum));
        }
        collected
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;

    fn income(goods: &[u8], ships: u8) -> u16 {
        best_income(goods, ships, &builtin().sets)
    }

    #[test]
    fn sets_pay_what_the_rules_say() {
        assert_eq!(income(&[], 0), 0);
        assert_eq!(income(&[1, 1, 1], 0), 1, "R-100");
        assert_eq!(income(&[3], 0), 3, "R-101");
        assert_eq!(income(&[4], 0), 6, "R-102");
        assert_eq!(income(&[2, 1], 0), 1);
        assert_eq!(income(&[1, 1], 0), 0);
    }

    #[test]
    fn a_ship_stands_for_any_good_but_only_one_in_a_set() {
        assert_eq!(income(&[2], 1), 3, "R-103");
        assert_eq!(income(&[1], 2), 0, "R-103: two ships make no set");
        assert_eq!(income(&[1, 1], 1), 1);
        assert_eq!(income(&[3], 1), 6);
        assert_eq!(income(&[0], 8), 0, "A-56");
    }

    #[test]
    fn the_best_division_is_found() {
        // The example of the rules: 3 sugar, 2 tobacco, 1 fish, 1 rice and 2 ships.
        assert_eq!(income(&[3, 2, 1, 1], 2), 9);
        assert_eq!(income(&[3, 3, 1, 1], 2), 12);
        assert_eq!(income(&[5], 0), 6);
        assert_eq!(income(&[6], 0), 6);
        assert_eq!(income(&[6], 1), 9);
        assert_eq!(income(&[6], 2), 12);
        assert_eq!(income(&[2, 2, 2, 2], 1), 5);
    }

    #[test]
    fn more_never_pays_less() {
        for first in 0..=6 {
            for second in 0..=4 {
                for third in 0..=3 {
                    for ships in 0..=3 {
                        let here = income(&[first, second, third], ships);
                        assert!(income(&[first + 1, second, third], ships) >= here);
                        assert!(income(&[first, second, third], ships + 1) >= here);
                    }
                }
            }
        }
    }

    /// Every division tried one set at a time.
    fn brute_force(goods: &mut [u8], ships: u8) -> u16 {
        let mut most = 0;
        for kind in 0..goods.len() {
            for (size, pay) in [(3, 3), (4, 6)] {
                for ship in 0..=u8::from(ships > 0) {
                    if goods[kind] + ship >= size {
                        goods[kind] -= size - ship;
                        most = most.max(pay + brute_force(goods, ships - ship));
                        goods[kind] += size - ship;
                    }
                }
            }
        }
        let total: u8 = goods.iter().sum();
        let mixed = |goods: u8, ships: u8| {
            let sets = (0..=goods)
                .rev()
                .find(|sets| 3 * sets - ships.min(*sets) <= goods);
            u16::from(sets.unwrap_or(0))
        };
        most.max(mixed(total, ships))
    }

    #[test]
    fn the_quick_way_agrees_with_trying_everything() {
        for first in 0..=6_u8 {
            for second in 0..=4_u8 {
                for third in 0..=3_u8 {
                    for ships in 0..=3_u8 {
                        let mut goods = [first, second, third];
                        let expected = brute_force(&mut goods, ships);
                        assert_eq!(income(&goods, ships), expected, "{goods:?} and {ships} ships");
                    }
                }
            }
        }
    }

    #[test]
    fn the_rum_distillery_counts_sugar_and_the_privateers_take_what_there_is() {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let mut state = State::new(&rulebook, 3);
        let rum = rulebook.building_id("rum-distillery").expect("in the data");
        let privateers = rulebook.building_id("privateers").expect("in the data");
        let sugar = rulebook.good_id("sugar").expect("in the data");
        state.players[0].buildings = vec![rum, privateers];
        state.players[0].goods[sugar.index()] = 5;
        state.players[0].ships = 2;
        state.players[2].money = 1;
        state.take_income(&rulebook);
        // 5 sugar and 2 ships: four alike and three alike make 9; rum adds 15.
        assert_eq!(state.players[0].points.last_income, 9);
        assert_eq!(state.players[0].money, 10 + 9 + 15);
        assert_eq!(state.take_privateers(&rulebook), [(Seat(0), 3)]);
        assert_eq!((state.players[1].money, state.players[2].money), (8, 0));
    }
}
