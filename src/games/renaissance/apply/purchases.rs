//! The Purchase Phase: ships, advances, stabilization, relief.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{AdvanceId, Board, LastTurn, Once, Rulebook, Seat, Ship, State};

impl State {
    /// RR-089: one grade of ships for $10. A space that is named is the one that is reached; none if there is no next.
    pub fn buy_ship(&mut self, rulebook: &Rulebook, seat: Seat, named: Option<Ship>) {
        self.pay(seat, i32::from(rulebook.catalog.numbers.ship_upgrade));
        let player = self.player_mut(seat);
        if let Some(next) = named.or(player.ship.next()) {
            player.ship = next;
        }
        player.done.mark(Once::ShipUpgrade);
    }

    /// RR-090 to RR-094: an advance is bought; its attribute works at once. What was paid.
    pub fn buy_advance(&mut self, rulebook: &Rulebook, seat: Seat, advance: AdvanceId) -> i32 {
        let price = self.price_of(rulebook, seat, advance);
        self.buy_advance_for(rulebook, seat, advance, price);
        price
    }

    /// An advance is bought for a sum, whatever ours is.
    pub fn buy_advance_for(&mut self, rulebook: &Rulebook, seat: Seat, advance: AdvanceId, price: i32) {
        self.pay(seat, price);
        if rulebook.reads(disputed::patron_price::EACH_ADVANCE) {
            self.pay_patrons_again(seat, advance);
        }
        let rule = *self.board.advance(advance);
        let player = self.player_mut(seat);
        if player.owns(advance) {
            return;
        }
        player.advances.insert(advance);
        player.new_advances.insert(advance);
        match advance {
            AdvanceId::SEAWORTHY_VESSELS if !matches!(player.ship, Ship::Ocean(_)) => {
                player.ship = Ship::Seaworthy(10);
            }
            AdvanceId::OCEAN_NAVIGATION => player.ship = Ship::Ocean(1),
            _ => {}
        }
        let has_all = player.advances == Board::all_advances();
        if has_all && self.last_turn.is_none() {
            self.last_turn = Some(LastTurn::AllAdvances);
        }
        self.ease_misery(seat, rule.misery_down);
        self.gain_misery(seat, rule.misery_up);
        if advance == AdvanceId::PRINTED_WORD && rulebook.reads(disputed::rebate_moment::PURCHASE_PHASE_TOO) {
            self.late_rebates(rulebook, seat);
        }
        self.settle_chaos(rulebook);
    }

    /// RA-56, `each-advance`: the second and further advances with a claimed leader cost the protection again.
    fn pay_patrons_again(&mut self, seat: Seat, advance: AdvanceId) {
        let new = self.player(seat).new_advances;
        for at in 0..self.leaders.len() {
            let leader = self.leaders[at];
            let advances = self.leader_advances(leader.card);
            if leader.patrons.contains(seat) && advances.contains(advance) && advances.meets(new) {
                self.hand_over(seat, leader.owner, leader.protection);
            }
        }
    }

    /// RA-60, `purchase-phase-too`: Printed Word pays back for the own leaders of the turn, for what was owned before.
    fn late_rebates(&mut self, rulebook: &Rulebook, seat: Seat) {
        let owned = self.player(seat).credited();
        let mut sum = 0;
        for leader in self.leaders.iter().filter(|leader| leader.owner == seat) {
            let advances = self.leader_advances(leader.card).and(owned);
            let count = i32::try_from(advances.len()).unwrap_or(0);
            let all = self.rebate(rulebook, seat, leader.card);
            sum += all.min(i32::from(leader.credit) * count);
        }
        self.receive(seat, sum);
    }

    /// RR-102: stabilization is paid. What it cost.
    pub fn pay_stability(&mut self, seat: Seat) -> i32 {
        let price = self.stability_price(seat);
        self.pay(seat, price);
        self.player_mut(seat).done.mark(Once::Stability);
        price
    }

    /// RR-103: stabilization is not paid. The misery spaces that it costs.
    pub fn refuse_stability(&mut self, rulebook: &Rulebook, seat: Seat) -> u8 {
        let price = self.stability_price(seat);
        let spaces = Self::spaces_for(self.player(seat).misery, price);
        self.gain_misery(seat, spaces);
        self.player_mut(seat).done.mark(Once::Stability);
        self.settle_chaos(rulebook);
        spaces
    }

    /// Stabilization that nobody speaks of: paid if the cash is there, otherwise refused. None if it is settled already;
    /// the spaces that it cost.
    pub fn settle_stability(&mut self, rulebook: &Rulebook, seat: Seat) -> Option<u8> {
        let player = self.player(seat);
        if player.is_out || player.done.has(Once::Stability) {
            return None;
        }
        if player.cash >= self.stability_price(seat) {
            self.pay_stability(seat);
            Some(0)
        } else {
            Some(self.refuse_stability(rulebook, seat))
        }
    }

    /// RR-105: misery relief. What it cost.
    pub fn buy_relief(&mut self, rulebook: &Rulebook, seat: Seat, spaces: u8) -> i32 {
        let price = self.relief_price(rulebook, seat, spaces).sum;
        self.buy_relief_for(seat, spaces, price);
        price
    }

    /// Misery relief for a sum, whatever ours is.
    pub fn buy_relief_for(&mut self, seat: Seat, spaces: u8, price: i32) {
        self.pay(seat, price);
        self.ease_misery(seat, spaces);
        self.player_mut(seat).done.mark(Once::Relief);
    }

    /// RD-41: the Purchase Phase is over, and the sets of 1999 that were completed in it win misery spaces back.
    pub fn win_misery_back(&mut self) {
        for seat in self.seats() {
            if !self.player(seat).is_out {
                let spaces = self.free_relief(seat);
                self.ease_misery(seat, spaces);
            }
        }
    }
}
