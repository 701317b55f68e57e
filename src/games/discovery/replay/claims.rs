//! Figures that were written down: what they say about what the table believes.

use super::Replay;
use super::play::Offset;
use crate::core::EntryKey;
use crate::games::discovery::action::Action;
use crate::games::discovery::kinds;
use crate::games::discovery::state::{GoodId, RegionId, Seat, Stage};
use crate::games::discovery::violation::{Aspect, Violation};

impl Replay<'_> {
    /// A claim of money received moves what the table believes a player to have.
    pub(super) fn note_received(&mut self, seat: Seat, money: u32) {
        let received = self.play.now.received[seat.index()];
        let by = i64::from(money) - i64::from(received);
        // a table that arranges its sets itself may earn less than the best split.
        if self.state.stage == Stage::Income
            && by < 0
            && self.play.may_arrange(&self.state, self.rulebook, seat, money)
        {
            let less = i32::try_from(-by).unwrap_or(received);
            self.state.pay(seat, -less);
            let player = self.state.player_mut(seat);
            let less = u16::try_from(less).unwrap_or(u16::MAX);
            player.points.last_income = player.points.last_income.saturating_sub(less);
            self.play.now.received[seat.index()] -= i32::from(less);
            return;
        }
        let of_privateers = self.play.now.collected[seat.index()];
        let apart = self.state.stage == Stage::Benefits
            && [of_privateers, received - of_privateers].contains(&i32::try_from(money).unwrap_or(i32::MAX));
        if by == 0 {
            self.trust_figures(seat);
        } else if !apart {
            let before = self.play.money_off[seat.index()];
            self.play.money_off[seat.index()] = self.offset(before.by + by, before);
        }
    }

    pub(super) fn note_money(&mut self, seat: Seat, by: i64) {
        let before = self.play.money_off[seat.index()];
        self.play.money_off[seat.index()] = self.offset(by, before);
        if by == 0 {
            self.play.ledgers[seat.index()].settle(self.state.player(seat).money);
            self.doubts.clear(|aspect| aspect == Aspect::Money(seat));
            self.trust_figures(seat);
        }
    }

    pub(super) fn note_points(&mut self, seat: Seat, by: i64) {
        self.play.points_off[seat.index()] = self.offset(by, self.play.points_off[seat.index()]);
        if by == 0 {
            let findings = &self.findings;
            self.doubts.clear_of(|aspect, finding| {
                aspect == Aspect::Points(seat) && findings[finding].slug == "wrong-score"
            });
        }
    }

    /// A right figure: a wrong one before it was a slip of the pen, and says nothing about the table.
    fn trust_figures(&mut self, seat: Seat) {
        self.doubts.clear(|aspect| aspect == Aspect::Reckoning(seat));
    }

    pub(super) fn offset(&self, by: i64, before: Offset) -> Offset {
        if by == before.by {
            return before;
        }
        Offset {
            by,
            change: by - before.by,
            turn: self.state.turn,
            finding: self.root_of_entry.unwrap_or(before.finding),
        }
    }

    /// the good that pieces are said to have taken, compared with what they took.
    pub(super) fn check_good_of_move(&mut self, seat: Seat, written: GoodId, before: &[u8]) {
        let goods = &self.state.player(seat).goods;
        let taken = goods.iter().zip(before).position(|(now, before)| now > before);
        let taken = taken.and_then(|good| u8::try_from(good).ok()).map(GoodId);
        if taken == Some(written) {
            return;
        }
        let action = self
            .statements
            .get(self.at)
            .and_then(|resolved| resolved.action.as_ref());
        let Some(region) = action.and_then(Action::lands_in) else {
            return;
        };
        if let Some(taken) = taken.filter(|_| self.state.regions[region.index()].is_assumed) {
            self.settle_good(seat, region, taken, written);
            return;
        }
        let catalog = self.rulebook.catalog;
        let good = |good: GoodId| EntryKey::new(kinds::GOOD, catalog.goods[good.index()].id.as_ref());
        let colour = EntryKey::new(kinds::COLOUR, self.play.seats[seat.index()].0.as_str());
        let region = EntryKey::new(kinds::REGION, catalog.regions[region.index()].id.as_ref());
        let violation = Violation::new()
            .with("player", colour)
            .with("region", region)
            .with("written", good(written))
            .case(if taken.is_some() { "other" } else { "none" })
            .with("good", good(taken.unwrap_or(written)))
            .rests_on([Aspect::WholeMap])
            .spoils([Aspect::Goods(seat), Aspect::Money(seat)]);
        self.report("wrong-good-taken", violation);
        for (aspect, finding) in std::mem::take(&mut self.new_doubts) {
            self.doubts.add(&[aspect], finding);
        }
    }

    /// The record knows the table's own board better than assumed data do.
    pub(super) fn settle_good(&mut self, seat: Seat, region: RegionId, taken: GoodId, written: GoodId) {
        self.state.regions[region.index()].is_assumed = false;
        let player = self.state.player_mut(seat);
        player.assumed_goods.retain(|good| *good != taken);
        if taken != written {
            player.goods[taken.index()] -= 1;
            player.goods[written.index()] += 1;
            self.state.goods_pile[taken.index()] += 1;
            self.state.take_from_pile(written);
        }
    }

    pub(super) fn points_to_claim(&self, seat: Seat) -> u16 {
        super::points_to_claim(&self.state, &self.play, self.rulebook, seat)
    }
}
