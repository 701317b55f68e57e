//! Figures that were written down: compared with ours, or believed.

use super::{Replay, Resolved};
use crate::core::EntryKey;
use crate::core::engine::{Seat, Violation};
use crate::games::discovery::action::{Action, Holdings};
use crate::games::discovery::kinds;
use crate::games::discovery::resolve::Figure;
use crate::games::discovery::state::{GoodId, RegionId, Stage};

impl Replay<'_, '_> {
    /// a table that arranges its sets itself may earn less than the best split.
    pub(super) fn note_received(&mut self, seat: Seat, money: u32) {
        let received = self.play.now.received[seat.index()];
        let by = i64::from(money) - i64::from(received);
        if self.course.stage == Stage::Income
            && by < 0
            && self.play.may_arrange(&self.state, self.rulebook, seat, money)
        {
            self.receive_instead(seat, by);
        }
    }

    /// Money that is agreed: the account begins anew.
    pub(super) fn settle_money(&mut self, seat: Seat, written: Option<u32>) {
        let money = self.state.player(seat).money;
        if written.is_some_and(|written| i64::from(written) == i64::from(money)) {
            self.play.ledgers[seat.index()].settle(money);
        }
    }

    /// Takes a written figure for right, whatever ours is: what made it so was not written down.
    pub(super) fn believe(&mut self, resolved: &Resolved, action: &Action, figure: Figure) {
        match action {
            Action::ClaimHoldings(seat, held) => {
                self.begin();
                self.believe_held(*seat, held, figure);
                self.play_action(action);
            }
            Action::ClaimReceived(seat, money) => {
                self.begin();
                let received = self.play.now.received[seat.index()];
                self.receive_instead(*seat, i64::from(*money) - i64::from(received));
            }
            Action::ClaimPoints(seat, points) => {
                self.play_action(&Action::Pass(*seat));
                let by = i64::from(*points) - i64::from(self.points_to_claim(*seat));
                self.state.player_mut(*seat).points.believed += i32::try_from(by).unwrap_or(0);
            }
            _ => self.believe_good(resolved, action),
        }
    }

    fn believe_held(&mut self, seat: Seat, held: &Holdings, figure: Figure) {
        let number = |good: GoodId| held.goods.iter().find(|(known, _)| *known == good);
        match figure {
            Figure::Money => {
                let Some(money) = held.money else { return };
                let by = i64::from(money) - i64::from(self.state.player(seat).money);
                self.state.pay(seat, i32::try_from(by).unwrap_or(0));
            }
            Figure::Ships => {
                let ships = held.ships.and_then(|ships| u8::try_from(ships).ok());
                let Some(ships) = ships else { return };
                let before = self.state.player(seat).ships;
                self.state.phantoms.ships += i32::from(ships) - i32::from(before);
                self.state.player_mut(seat).ships = ships;
            }
            Figure::Good(good) => {
                let count = number(good).and_then(|(_, count)| u8::try_from(*count).ok());
                let Some(count) = count else { return };
                let before = self.state.player(seat).goods[good.index()];
                self.state.phantoms.goods[good.index()] += i32::from(count) - i32::from(before);
                self.state.player_mut(seat).goods[good.index()] = count;
            }
            Figure::Only => {}
        }
    }

    /// The good that was written was taken, whatever lay there.
    fn believe_good(&mut self, resolved: &Resolved, action: &Action) {
        let before = resolved
            .seat
            .map(|seat| self.state.player(seat).goods.clone())
            .unwrap_or_default();
        let written = match action {
            Action::Sail(_, _, _, good) => good.or(resolved.aside),
            _ => resolved.aside,
        };
        let (Some(seat), Some(written)) = (resolved.seat, written) else {
            self.play_action(action);
            return;
        };
        let action = match action {
            Action::Sail(seat, piece, region, _) => &Action::Sail(*seat, *piece, *region, None),
            _ => action,
        };
        self.play_action(action);
        if let Some(taken) = self.good_taken(seat, &before) {
            let phantoms = &mut self.state.phantoms.goods;
            phantoms[taken.index()] -= 1;
            phantoms[written.index()] += 1;
            let goods = &mut self.state.player_mut(seat).goods;
            goods[taken.index()] -= 1;
            goods[written.index()] += 1;
        }
    }

    /// The good that a player has one more of than before.
    fn good_taken(&self, seat: Seat, before: &[u8]) -> Option<GoodId> {
        let goods = &self.state.player(seat).goods;
        let taken = goods.iter().zip(before).position(|(now, before)| now > before)?;
        u8::try_from(taken).ok().map(GoodId)
    }

    fn receive_instead(&mut self, seat: Seat, by: i64) {
        let by = i32::try_from(by).unwrap_or(0);
        self.state.pay(seat, by);
        self.play.now.received[seat.index()] += by;
        if self.course.stage == Stage::Income {
            let points = &mut self.state.player_mut(seat).points;
            let income = i32::from(points.last_income).saturating_add(by);
            points.last_income = u16::try_from(income).unwrap_or(0);
        }
    }

    /// the good that pieces are said to have taken, compared with what they took.
    pub(super) fn check_good_of_move(&mut self, seat: Seat, written: GoodId, before: &[u8]) {
        let taken = self.good_taken(seat, before);
        if taken == Some(written) {
            return;
        }
        let written_here = self.statements.get(self.at);
        let action = written_here.and_then(|resolved| resolved.action.as_ref());
        let Some(region) = action.and_then(Action::lands_in) else {
            return;
        };
        if let Some(taken) = taken.filter(|_| self.state.regions[region.index()].is_assumed) {
            self.settle_good(seat, region, taken, written);
            return;
        }
        let catalog = self.rulebook.catalog;
        let good = |good: GoodId| EntryKey::new(kinds::GOOD, catalog.goods[good.index()].id.as_ref());
        let colour = self.players().key(seat);
        let region = EntryKey::new(kinds::REGION, catalog.regions[region.index()].id.as_ref());
        let violation = Violation::new()
            .with("player", colour)
            .with("region", region)
            .with("written", good(written))
            .case(if taken.is_some() { "other" } else { "none" })
            .with("good", good(taken.unwrap_or(written)));
        self.report("wrong-good-taken", violation);
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
        super::points_to_claim(&self.state, &self.play, &self.course, self.rulebook, seat)
    }
}
