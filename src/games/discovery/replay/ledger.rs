//! Where each player's money came from and went to, so that a wrong figure can be explained.

use super::Replay;
use crate::core::engine::{MOST_PLAYERS, Seat};
use crate::core::{EntryKey, Kind};
use crate::games::discovery::action::Action;
use crate::games::discovery::apply::{PaidSet, Spot, paid_sets};
use crate::games::discovery::catalog::Timing;
use crate::games::discovery::kinds;
use crate::games::discovery::state::{BuildingId, EffectRule, Rulebook, State};

/// Why money moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A rule.
    Rule(&'static str),
    /// The rule of a building.
    Building(BuildingId),
}

impl Replay<'_, '_> {
    /// Does something and notes whose money it moves.
    pub(super) fn noting_money(&mut self, reason: Reason, step: impl FnOnce(&mut Self)) {
        let before = self.money();
        step(self);
        for seat in self.state.seats() {
            let moved = self.state.player(seat).money - before[seat.index()];
            self.note_movement(seat, moved, reason);
        }
    }

    /// Applies an entry and notes whose money it moves.
    pub(super) fn act_noting_money(&mut self, action: &Action) {
        match action {
            Action::Buy(seat, building, ..) => self.buy_noting_money(action, *seat, *building),
            // What a setup in the middle of a game says is agreed.
            Action::Give(seat, _) => {
                self.act(action);
                let money = self.state.player(*seat).money;
                self.play.ledgers[seat.index()].settle(money);
            }
            Action::Bid(..) => {
                let before = self.money();
                self.act(action);
                let winner = self.state.order.first().copied();
                for seat in self.state.seats() {
                    let moved = self.state.player(seat).money - before[seat.index()];
                    let rule = if Some(seat) == winner { "R-150" } else { "R-148" };
                    self.note_movement(seat, moved, Reason::Rule(rule));
                }
            }
            _ => match reason_of(action) {
                Some(reason) => self.noting_money(Reason::Rule(reason), |replay| replay.act(action)),
                None => self.act(action),
            },
        }
    }

    /// The price, and what the building brings at once.
    fn buy_noting_money(&mut self, action: &Action, seat: Seat, building: BuildingId) {
        let before = self.money();
        let owned = self.state.player(seat).buildings.len();
        let price = i32::from(self.rulebook.price(self.state.turn));
        self.act(action);
        let moved = self.state.player(seat).money - before[seat.index()];
        let is_paid = self.state.player(seat).buildings.len() > owned;
        let paid = if is_paid { price } else { 0 };
        self.note_movement(seat, -paid, Reason::Rule("R-062"));
        self.note_movement(seat, moved + paid, Reason::Building(building));
    }

    /// What sets and buildings have paid.
    pub(super) fn note_income(&mut self) {
        for seat in self.state.seats() {
            let of_buildings = i32::from(self.state.building_income(self.rulebook, seat));
            let of_sets = self.play.now.received[seat.index()] - of_buildings;
            self.note_movement(seat, of_sets, Reason::Rule("R-098"));
            self.note_movement(seat, of_buildings, Reason::Rule("R-219"));
        }
    }

    /// What buildings have paid in phase D.
    pub(super) fn note_benefits(&mut self) {
        for seat in self.state.seats() {
            for (building, amount) in paid_in_benefits(&self.state, self.rulebook, seat) {
                self.note_movement(seat, amount, Reason::Building(building));
            }
        }
    }

    pub(super) fn money(&self) -> [i32; MOST_PLAYERS] {
        let mut money = [0; MOST_PLAYERS];
        for (kept, player) in money.iter_mut().zip(&self.state.players) {
            *kept = player.money;
        }
        money
    }

    fn note_movement(&mut self, seat: Seat, amount: i32, reason: Reason) {
        if let Some(ledger) = self.play.ledgers.get_mut(seat.index()) {
            ledger.note(amount, reason, self.cause);
        }
    }
}

/// The rule by which money moved.
pub fn rule_of(reason: Reason, rulebook: &Rulebook) -> String {
    match reason {
        Reason::Rule(rule) => rule.to_owned(),
        Reason::Building(building) => rulebook.catalog.buildings[building.index()].rule.to_string(),
    }
}

/// The sets that pay a player, as things with their numbers, and how much each pays.
pub fn income_sets(state: &State, rulebook: &Rulebook, seat: Seat) -> Vec<(Vec<(i64, EntryKey)>, i64)> {
    let player = state.player(seat);
    let catalog = rulebook.catalog;
    let sets = paid_sets(&player.goods, player.ships, &catalog.sets);
    let things = |set: &PaidSet| {
        let good = |(kind, count): &(usize, u8)| {
            let key = EntryKey::new(kinds::GOOD, catalog.goods[*kind].id.as_ref());
            (i64::from(*count), key)
        };
        let mut things: Vec<(i64, EntryKey)> = set.goods.iter().map(good).collect();
        things.extend(
            set.has_ship
                .then(|| (1, EntryKey::new(Kind::TERM, "merchant-ship"))),
        );
        things
    };
    sets.iter()
        .map(|set| (things(set), i64::from(set.income)))
        .collect()
}

/// The buildings that pay a player in phase D, and how much.
pub fn paid_in_benefits(state: &State, rulebook: &Rulebook, seat: Seat) -> Vec<(BuildingId, i32)> {
    let working = state.working(rulebook, seat).iter();
    let pays = |building: &BuildingId| {
        let rule = rulebook.building(*building);
        match (rule.timing, rule.effect) {
            (Timing::Benefits, EffectRule::Money(amount)) => Some((*building, i32::from(amount))),
            _ => None,
        }
    };
    working.filter_map(pays).collect()
}

/// The rule by which an entry moves money.
fn reason_of(action: &Action) -> Option<&'static str> {
    Some(match action {
        Action::Order(_) => "R-007",
        Action::AuctionToken(..) => "R-151",
        Action::Place(_, _, Spot::TRAINING) | Action::Train(..) => "R-084",
        Action::Sail(..) => "R-051",
        Action::Explore(..) => "R-072",
        Action::ExploreCard(..) => "R-080",
        Action::DiscoverFreely(..) => "R-210",
        Action::War(..) => "R-091",
        Action::ClaimReceived(..) => "R-098",
        _ => return None,
    })
}
