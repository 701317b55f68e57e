//! What players buy.

use super::Game;
use crate::games::renaissance::action::{Action, Purchase, Purchases};
use crate::games::renaissance::disputed;
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{AdvanceId, CardId, Change, Seat, State};

impl Game<'_, '_> {
    pub(super) fn purchase(&mut self) {
        self.write(Action::Enter(Stage::Purchases));
        self.swap();
        for seat in self.in_order() {
            if self.state().player(seat).is_out {
                continue;
            }
            let bought = self.choose_purchases(seat);
            if !bought.items.is_empty() {
                self.write(Action::Purchases(seat, Box::new(bought)));
                self.name_hands();
            }
        }
    }

    /// Chosen one by one on a copy of the table.
    fn choose_purchases(&mut self, seat: Seat) -> Purchases {
        let temper = self.temper(seat);
        let mut state = self.state().clone();
        let mut bought = Purchases::default();
        let refuses = self.random.percent(temper.refuses);
        let stability = state.stability_price(seat);
        let reserve = if refuses { 0 } else { stability };
        if let Some(next) = state.player(seat).ship.next()
            && state.player(seat).cash >= 10 + reserve
            && self.random.percent(temper.sails)
        {
            let named = self.random.percent(50).then_some(next);
            state.buy_ship(self.rulebook, seat, None);
            bought.items.push(Purchase::Ship(named, None));
        }
        let total = state.player(seat).cash;
        let keeps = usize::try_from(total.max(0)).unwrap_or(0) * temper.expands / 150;
        let keeps = i32::try_from(keeps).unwrap_or(0);
        self.choose_leaders(&mut state, seat, &mut bought);
        for _ in 0..8 {
            let advance = self.choose_advance(&state, seat, reserve + keeps);
            let Some(advance) = advance else { break };
            let price = state.buy_advance(self.rulebook, seat, advance);
            let claimed = self.random.percent(30).then(|| u32::try_from(price).unwrap_or(0));
            bought.items.push(Purchase::Advance(advance, claimed));
            // Patronage of this phase opens leaders.
            if advance == AdvanceId::PATRONAGE {
                self.choose_leaders(&mut state, seat, &mut bought);
            }
            if state.player(seat).is_out {
                return bought;
            }
        }
        let price = state.stability_price(seat);
        let must_pay = self.rulebook.reads(disputed::stability_refused::NO);
        if refuses && price > 0 && !must_pay || state.player(seat).cash < price {
            state.refuse_stability(self.rulebook, seat);
            bought.items.push(Purchase::Unrest);
        } else {
            state.pay_stability(seat);
            if self.random.percent(40) {
                let claimed = self.random.percent(50).then(|| u32::try_from(price).unwrap_or(0));
                bought.items.push(Purchase::Stability(claimed));
            }
        }
        if state.player(seat).is_out {
            return bought;
        }
        self.choose_relief(&state, seat, &mut bought);
        bought
    }

    fn choose_leaders(&mut self, state: &mut State, seat: Seat, bought: &mut Purchases) {
        if !state.has(seat, AdvanceId::PATRONAGE) {
            return;
        }
        let open = state.leaders.iter().filter(|leader| {
            let has_room = leader.patrons.len() < state.patron_places(leader.card);
            leader.is_open && has_room && !state.serves(self.rulebook, leader, seat)
        });
        let open: Vec<CardId> = open.map(|leader| leader.card).collect();
        for card in open {
            let useful = state.leader_advances(card).without(state.player(seat).advances);
            let price = state.leader(card).map_or(0, |leader| state.patron_price(leader));
            if useful.is_empty() || state.player(seat).cash < price + 20 || !self.random.percent(70) {
                continue;
            }
            let paid = state.claim_leader(seat, card);
            let claimed = self.random.percent(50).then(|| u32::try_from(paid).unwrap_or(0));
            bought.items.push(Purchase::Leader(card, claimed));
        }
    }

    /// An advance that can be paid, the cheaper and the more fitting the likelier.
    fn choose_advance(&mut self, state: &State, seat: Seat, keeps: i32) -> Option<AdvanceId> {
        let temper = self.temper(seat);
        if !self.random.percent(temper.builds) {
            return None;
        }
        let cash = state.player(seat).cash - keeps;
        let possible: Vec<AdvanceId> = AdvanceId::all()
            .filter(|advance| !state.player(seat).owns(*advance))
            .filter(|advance| state.missing(seat, *advance).is_empty() && !state.is_banned(*advance))
            .filter(|advance| state.price_of(self.rulebook, seat, *advance) <= cash)
            .collect();
        let sails = [
            AdvanceId::HEAVENS,
            AdvanceId::SEAWORTHY_VESSELS,
            AdvanceId::OCEAN_NAVIGATION,
            AdvanceId::NEW_WORLD,
        ];
        let weight = |advance: &AdvanceId| {
            let saved =
                i32::from(state.board.advance(*advance).cost) - state.price_of(self.rulebook, seat, *advance);
            let likes = if sails.contains(advance) {
                temper.sails / 20
            } else {
                0
            };
            4 + usize::try_from(saved / 10).unwrap_or(0) + likes
        };
        self.random.weighted(&possible, weight).copied()
    }

    fn choose_relief(&mut self, state: &State, seat: Seat, bought: &mut Purchases) {
        // In 1999 relief comes by itself.
        if self.changes(Change::Relief) {
            return;
        }
        let player = state.player(seat);
        let most = state.tiers(self.rulebook, seat).min(player.misery.0);
        let affordable = (1..=most).rev().find(|spaces| {
            let price = state.relief_price(self.rulebook, seat, *spaces).sum;
            price <= player.cash
        });
        if let Some(spaces) = affordable.filter(|_| self.random.percent(60)) {
            let price = state.relief_price(self.rulebook, seat, spaces).sum;
            // The price of several spaces has no place in the entry.
            let claimed = (spaces == 1 && self.random.percent(40)).then(|| u32::try_from(price).unwrap_or(0));
            let count = (spaces > 1).then_some(u32::from(spaces));
            bought.items.push(Purchase::Relief(count, claimed));
        }
    }
}
