//! The order of play: what is spent, ties, swaps, Civil War.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{AdvanceId, Once, Rulebook, Seat, State};

impl State {
    /// RR-154, RR-156: a player spends on tokens, or pays for none to go early. More than there is in stock is paid and
    /// counts, but brings no tokens (RR-141).
    pub fn spend(&mut self, seat: Seat, spent: i32) {
        self.pay(seat, spent.saturating_abs());
        let tokens = u8::try_from(spent.clamp(0, i32::from(u8::MAX))).unwrap_or(0);
        self.buy_tokens(seat, tokens);
        self.player_mut(seat).spent = Some(spent);
    }

    /// What a player has spent; 0 for one who is out (RA-07).
    fn spent(&self, seat: Seat) -> i32 {
        self.player(seat).spent.unwrap_or(0)
    }

    /// RR-155, RR-062: who goes first, everybody as early as possible among equals.
    pub fn order_by_spending(&self, rulebook: &Rulebook) -> Vec<Seat> {
        let earliest = rulebook.reads(disputed::order_ties::EARLIEST_FIRST);
        let no_place = rulebook.reads(disputed::eliminated_in_order::NO_PLACE);
        // The later a capital was chosen, the earlier.
        let mut order: Vec<Seat> = self.choice.clone();
        if !earliest {
            order.reverse();
        }
        order.retain(|seat| !no_place || !self.player(*seat).is_out);
        order.sort_by_key(|seat| self.spent(*seat));
        order
    }

    /// Whether an order only rearranges players who have spent the same. Players who are out may be left out.
    pub fn is_order_possible(&self, rulebook: &Rulebook, claimed: &[Seat]) -> bool {
        let order = self.order_by_spending(rulebook);
        let living = |order: &[Seat]| -> Vec<Seat> {
            let living = order.iter().copied();
            living.filter(|seat| !self.player(*seat).is_out).collect()
        };
        let (ours, theirs) = (living(&order), living(claimed));
        let mut sorted = (ours.clone(), theirs.clone());
        sorted.0.sort_unstable();
        sorted.1.sort_unstable();
        sorted.0 == sorted.1
            && ours
                .iter()
                .zip(&theirs)
                .all(|(one, other)| self.spent(*one) == self.spent(*other))
    }

    /// The order-of-play phase is over: cash is written down, and the order holds. A claimed order decides among equals;
    /// players who are out keep the places that they have by rule.
    pub fn settle_order(&mut self, rulebook: &Rulebook, claimed: Option<&[Seat]>) {
        let mut order = self.order_by_spending(rulebook);
        if let Some(claimed) = claimed.filter(|claimed| self.is_order_possible(rulebook, claimed)) {
            let mut living = claimed.iter().copied().filter(|seat| !self.player(*seat).is_out);
            for place in &mut order {
                if !self.player(*place).is_out
                    && let Some(seat) = living.next()
                {
                    *place = seat;
                }
            }
        }
        self.order = order;
        for player in &mut self.players {
            player.written = player.cash;
            player.spent = None;
        }
    }

    /// Whom a player may swap places with: the nearest living neighbours who lack Renaissance (RR-157).
    pub fn swap_partners(&self, seat: Seat) -> [Option<Seat>; 2] {
        let order: Vec<Seat> = self.in_order().collect();
        let Some(at) = order.iter().position(|known| *known == seat) else {
            return [None, None];
        };
        let lacks = |seat: &&Seat| !self.has(**seat, AdvanceId::RENAISSANCE);
        let before = at.checked_sub(1).and_then(|at| order.get(at));
        let after = order.get(at + 1);
        [before.filter(lacks).copied(), after.filter(lacks).copied()]
    }

    /// RR-157: two players change places. With another reading it holds for this phase only.
    pub fn swap(&mut self, rulebook: &Rulebook, seat: Seat, with: Seat) {
        if rulebook.reads(disputed::renaissance_swap::THIS_PHASE_ONLY) && self.now.order_before_swap.is_none()
        {
            self.now.order_before_swap = Some(self.order.clone());
        }
        if let (Some(one), Some(other)) = (self.place_in_order(seat), self.place_in_order(with)) {
            self.order.swap(one, other);
        }
        self.player_mut(seat).done.mark(Once::Swap);
    }

    /// A phase is over: a swap that held for it only is undone.
    pub fn end_phase(&mut self) {
        if let Some(order) = self.now.order_before_swap.take() {
            self.order = order;
        }
    }

    /// RR-173, RA-09: the victims of Civil War become last at the start of the expansion phase.
    pub fn move_civil_war_victims(&mut self, rulebook: &Rulebook) {
        for victim in std::mem::take(&mut self.now.civil_war) {
            let Some(at) = self.place_in_order(victim) else {
                continue;
            };
            if rulebook.reads(disputed::civil_war_order::SWAP_WITH_LAST) {
                let last = self.order.len() - 1;
                self.order.swap(at, last);
            } else {
                self.order[at..].rotate_left(1);
            }
        }
    }
}
