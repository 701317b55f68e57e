//! The purchase phase: item by item, and stabilization by itself.

use super::{Buying, Episode, Replay, Step};
use crate::core::engine::{Moment, Seat};
use crate::games::renaissance::action::{Action, Purchase, Purchases};
use crate::games::renaissance::state::Once;

impl Replay<'_, '_> {
    /// Everything that a player buys, item by item.
    pub(super) fn buy_all(&mut self, seat: Seat, bought: &Purchases) {
        self.play.is_part = true;
        for item in &bought.items {
            self.play_action(&Action::Buy(seat, *item));
        }
        if let Some(total) = bought.total {
            self.settle_stability(seat);
            self.play_action(&Action::ClaimPaid(seat, total));
        }
        self.play.is_part = false;
    }

    /// One item is bought.
    pub(super) fn buy(&mut self, seat: Seat, item: Purchase) {
        let rulebook = self.rulebook;
        if matches!(item, Purchase::Relief(..)) {
            // Stabilization comes before relief, and pays itself.
            self.settle_stability(seat);
        }
        let cash = self.state.player(seat).cash;
        let has_settled = self.state.player(seat).done.has(Once::Stability);
        match item {
            Purchase::Ship(space, _) => self.state.buy_ship(rulebook, seat, space),
            Purchase::Advance(advance, _) => {
                self.state.buy_advance(rulebook, seat, advance);
            }
            Purchase::Leader(card, _) => {
                self.state.claim_leader(seat, card);
            }
            Purchase::Stability(_) if !has_settled => {
                self.state.pay_stability(seat);
            }
            Purchase::Unrest if !has_settled => {
                self.state.refuse_stability(rulebook, seat);
            }
            Purchase::Stability(_) | Purchase::Unrest => {}
            Purchase::Relief(spaces, _) => {
                let spaces = u8::try_from(spaces.unwrap_or(1)).unwrap_or(u8::MAX);
                self.state.buy_relief(rulebook, seat, spaces);
            }
        }
        let paid = cash - self.state.player(seat).cash;
        let span = self.span;
        let buying = self.buying(seat);
        match item {
            Purchase::Stability(_) => buying.stabilized = Some(true),
            Purchase::Unrest => buying.stabilized = Some(false),
            Purchase::Ship(..) | Purchase::Advance(..) | Purchase::Leader(..) | Purchase::Relief(..) => {}
        }
        buying.step = buying.step.max(Step::of(item));
        buying.paid.push((item, paid));
        buying.span = span;
    }

    /// The purchases of a player so far.
    fn buying(&mut self, seat: Seat) -> &mut Buying {
        let is_same = self
            .play
            .buying
            .as_ref()
            .is_some_and(|buying| buying.seat == seat);
        if !is_same {
            self.play.buying = None;
        }
        let span = self.span;
        self.play.buying.get_or_insert_with(|| Buying {
            seat,
            span,
            step: Step::Ship,
            paid: Vec::new(),
            stabilized: None,
        })
    }

    /// Stabilization of which nothing is written: paid if the cash is there, otherwise misery is taken.
    pub(super) fn settle_stability(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        if player.is_out || player.done.has(Once::Stability) {
            return;
        }
        let price = self.state.stability_price(seat);
        if player.cash < price {
            let own = self.play.buying.as_ref().filter(|buying| buying.seat == seat);
            let own = own.map_or(self.span, |buying| buying.span);
            let span = std::mem::replace(&mut self.span, own);
            self.check(Moment::Concluding(&Episode::Unrest(seat, price)));
            self.span = span;
        }
        let cash = self.state.player(seat).cash;
        self.noting("RR-102", |replay| {
            replay.state.settle_stability(replay.rulebook, seat);
        });
        let paid = cash - self.state.player(seat).cash;
        if let Some(buying) = self.play.buying.as_mut().filter(|buying| buying.seat == seat) {
            buying.paid.push((Purchase::Stability(None), paid));
        }
    }

    /// Whoever comes before a player and has said nothing more has bought everything.
    pub(super) fn settle_stability_before(&mut self, seat: Seat) {
        let before: Vec<Seat> = self.state.in_order().take_while(|other| *other != seat).collect();
        for other in before {
            self.settle_stability(other);
        }
    }

    /// Everybody has bought everything.
    pub(super) fn settle_stability_of_all(&mut self) {
        let all: Vec<Seat> = self.state.in_order().collect();
        for seat in all {
            self.settle_stability(seat);
        }
    }
}
