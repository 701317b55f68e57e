//! What came of an entry or a heading by itself, seen from the table before and after it.

use super::ledger::{Reason, income_sets, rule_of};
use super::{Battle, Replay, figures, pieces};
use crate::core::engine::{Event, Seat};
use crate::core::{EntryKey, Value};
use crate::games::discovery::action::Action;
use crate::games::discovery::kinds;
use crate::games::discovery::score::TieBreak;
use crate::games::discovery::state::{BuildingId, GoodId, Piece, PieceCounts, RegionId, Stage, State};

/// Everything that came by itself between two moments of one game.
pub(super) fn events<'c>(before: &Replay<'_, 'c>, after: &Replay<'_, 'c>) -> Vec<Event> {
    let table = Comparison { before, after };
    let mut events = Vec::new();
    table.expeditions(&mut events);
    table.arrivals(&mut events);
    table.goods_of_regions(&mut events);
    table.ship(&mut events);
    table.battles(&mut events);
    table.money(&mut events);
    table.pieces_gained(&mut events);
    table.colonies(&mut events);
    table.end_of_placement(&mut events);
    table.buildings_that_leave(&mut events);
    table.next_turn(&mut events);
    table.end_of_game(&mut events);
    events
}

/// The table at two moments.
struct Comparison<'a, 'r, 'c> {
    before: &'a Replay<'r, 'c>,
    after: &'a Replay<'r, 'c>,
}

impl Comparison<'_, '_, '_> {
    fn old(&self) -> &State {
        &self.before.state
    }

    fn now(&self) -> &State {
        &self.after.state
    }

    /// The entry that was played in between.
    fn action(&self) -> Option<&Action> {
        self.after.played_since(self.before)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.now().seats()
    }

    fn player(&self, seat: Seat) -> Value {
        self.after.players().value(seat)
    }

    fn players(&self, seats: &[Seat]) -> Value {
        Value::List(seats.iter().map(|seat| self.player(*seat)).collect())
    }

    fn region(&self, region: RegionId) -> Value {
        let region = &self.after.rulebook.catalog.regions[region.index()];
        Value::Thing(EntryKey::new(kinds::REGION, region.id.as_ref()))
    }

    fn good(&self, good: GoodId) -> Value {
        let good = &self.after.rulebook.catalog.goods[good.index()];
        Value::Thing(EntryKey::new(kinds::GOOD, good.id.as_ref()))
    }

    fn building(&self, building: BuildingId) -> Value {
        let building = &self.after.rulebook.catalog.buildings[building.index()];
        Value::Thing(EntryKey::new(kinds::BUILDING, building.id.as_ref()))
    }

    /// what an expedition came to.
    fn expeditions(&self, events: &mut Vec<Event>) {
        for region in self.now().region_ids() {
            let (old, new) = (self.old().region(region), self.now().region(region));
            if new.discovered && !old.discovered {
                let mut winners = self.seats().filter(|seat| {
                    self.now().player(*seat).tokens.len() > self.old().player(*seat).tokens.len()
                });
                let Some((winner, token)) = winners
                    .next()
                    .and_then(|seat| Some((seat, *self.now().player(seat).tokens.last()?)))
                else {
                    continue;
                };
                let event = Event::new("discovered", "R-071").and_by("R-074");
                let event = event.with("player", self.player(winner));
                let event = event.with("region", self.region(region));
                events.push(event.with("token", figures(token)).with("points", token.points));
            } else if let (Some(token), None) = (new.seen, old.seen) {
                let event = Event::new("expedition-failed", "R-076").with("region", self.region(region));
                events.push(event.with("natives", token.natives));
            }
        }
        for seat in self.seats() {
            let (old, new) = (self.old().player(seat), self.now().player(seat));
            for card in new.cards.iter().skip(old.cards.len()) {
                let Some(worth) = self.after.rulebook.card(*card) else {
                    continue;
                };
                let key = EntryKey::new(
                    kinds::CARD,
                    self.after.rulebook.catalog.cards[card.index()].id.as_ref(),
                );
                let event = Event::new("card-won", "R-079").with("player", self.player(seat));
                events.push(event.with("card", key).with("points", worth.points));
            }
            if let Some(Action::ExploreCard(explorer, ..)) = self.action()
                && *explorer == seat
                && new.cards.len() == old.cards.len()
            {
                events.push(Event::new("card-failed", "R-081").with("player", self.player(seat)));
            }
        }
    }

    /// the first to three takes the good.
    fn goods_of_regions(&self, events: &mut Vec<Event>) {
        for region in self.now().region_ids() {
            let (old, new) = (self.old().region(region), self.now().region(region));
            let (Some(good), None) = (old.good, new.good) else {
                continue;
            };
            let mut takers = self.seats().filter(|seat| {
                let pieces = |state: &State| state.pieces(region, *seat).total();
                pieces(self.now()) >= 3 && pieces(self.now()) > pieces(self.old())
            });
            if let Some(taker) = takers.next() {
                let there = self.now().pieces(region, taker).total();
                let event = Event::new("good-taken", "R-049").with("player", self.player(taker));
                let event = event
                    .with("region", self.region(region))
                    .with("good", self.good(good));
                events.push(event.with("count", there));
            }
        }
    }

    /// the colonists who come with a missionary.
    fn arrivals(&self, events: &mut Vec<Event>) {
        let Some(Action::Sail(seat, _, region, _)) = self.action() else {
            return;
        };
        let of = |state: &State| state.pieces(*region, *seat)[Piece::Colonist];
        let more = of(self.now()).saturating_sub(of(self.old()));
        let missionaries = |state: &State| state.pieces(*region, *seat)[Piece::Missionary];
        if missionaries(self.now()) > missionaries(self.old()) && more > 0 {
            let event = Event::new("missionary", "R-052").with("player", self.player(*seat));
            let event = event.with("region", self.region(*region));
            events.push(event.with("pieces", pieces(PieceCounts::of(Piece::Colonist, more))));
        }
    }

    /// who wins the ship.
    fn ship(&self, events: &mut Vec<Event>) {
        let is_new = self.before.play.now.shipping.is_none();
        if let Some(result) = self.after.play.now.shipping.as_ref().filter(|_| is_new) {
            let rule = if result.tie_broken { "R-059" } else { "R-058" };
            let event = Event::new("ship", rule).with("player", self.player(result.winner));
            let case = if result.tie_broken { "tie" } else { "most" };
            events.push(event.with("total", result.total).with("case", Value::Case(case)));
        }
    }

    /// how many pieces each side loses at most.
    fn battles(&self, events: &mut Vec<Event>) {
        let known = &self.before.play.now.battles;
        let is_new = |battle: &&Battle| {
            let same = |other: &Battle| (other.region, other.sides) == (battle.region, battle.sides);
            !known.iter().any(same)
        };
        for battle in self.after.play.now.battles.iter().filter(is_new) {
            let [attacker, defender] = battle.sides;
            let event = Event::new("battle", "R-092").with("region", self.region(battle.region));
            let event = event.with("attacker", self.player(attacker));
            let event = event.with("defender", self.player(defender));
            let event = event.with("of_attacker", battle.most[0]);
            events.push(event.with("of_defender", battle.most[1]));
        }
    }

    /// Every dollar that came or went, with its reason.
    fn money(&self, events: &mut Vec<Event>) {
        for seat in self.seats() {
            let (old, new) = (&self.before.play.ledgers, &self.after.play.ledgers);
            let Some((old, new)) = old.get(seat.index()).zip(new.get(seat.index())) else {
                continue;
            };
            for change in new.since(old) {
                let amount = i64::from(change.amount);
                if change.reason == Reason::Rule("R-098") {
                    let sets = income_sets(self.now(), self.after.rulebook, seat).into_iter();
                    let sets = sets.map(|(things, income)| {
                        Value::Part(Box::new(Value::Counted(things)), Box::new(Value::Money(income)))
                    });
                    let event = Event::new("income", "R-098").with("player", self.player(seat));
                    let event = event.with("amount", Value::Money(amount));
                    events.push(event.with("sets", Value::List(sets.collect())));
                    continue;
                }
                let rule = rule_of(change.reason, self.after.rulebook);
                let sign = if amount < 0 { "pays" } else { "receives" };
                let event = Event::new("money", rule).with("player", self.player(seat));
                let event = event.with("amount", Value::Money(amount.abs()));
                events.push(event.with("case", Value::Case(sign)));
            }
        }
    }

    /// pieces from squares and buildings.
    fn pieces_gained(&self, events: &mut Vec<Event>) {
        if self.now().turn != self.old().turn || self.after.course.stage == Stage::Setup {
            return;
        }
        for seat in self.seats() {
            let (old, new) = (self.old().player(seat), self.now().player(seat));
            let gained = new.gained.without(old.gained);
            if !gained.is_empty() {
                let rule = if self.after.course.stage > Stage::Specialists {
                    "R-110"
                } else {
                    "R-086"
                };
                let event = Event::new("gained", rule).with("player", self.player(seat));
                events.push(event.with("pieces", pieces(gained)));
            }
            let waiting = new.discovery.without(old.discovery);
            if !waiting.is_empty() && self.after.course.stage != Stage::Placement {
                let event = Event::new("explorers", "R-107").with("player", self.player(seat));
                events.push(event.with("pieces", pieces(waiting)));
            }
        }
        for (space, name) in ["X", "Y"].into_iter().enumerate() {
            if let (Some((seat, _)), None) = (self.now().dock_free[space], self.old().dock_free[space]) {
                let event = Event::new("dock-space", "R-107").with("player", self.player(seat));
                events.push(event.with("space", name));
            }
        }
    }

    /// what each region scores.
    fn colonies(&self, events: &mut Vec<Event>) {
        for seat in self.seats() {
            let old = &self.old().player(seat).points;
            let new = &self.now().player(seat).points;
            for scored in new.colonies.iter().skip(old.colonies.len()) {
                let parts = self
                    .now()
                    .region_ids()
                    .zip(scored)
                    .filter(|(_, points)| **points > 0);
                let parts = parts.map(|(region, points)| {
                    Value::Part(
                        Box::new(self.region(region)),
                        Box::new(Value::Number(i64::from(*points))),
                    )
                });
                let parts: Vec<Value> = parts.collect();
                let total: u16 = scored.iter().sum();
                let event = Event::new("colonies", "R-128").with("player", self.player(seat));
                let case = if parts.is_empty() { "none" } else { "some" };
                let event = event.with("points", total).with("case", Value::Case(case));
                events.push(event.with("regions", Value::List(parts)));
            }
            if new.of_benefits > old.of_benefits {
                let event = Event::new("points", "R-215").with("player", self.player(seat));
                events.push(event.with("points", new.of_benefits - old.of_benefits));
            }
        }
    }

    /// what was not placed is not kept.
    fn end_of_placement(&self, events: &mut Vec<Event>) {
        let is_left = self.before.course.stage == Stage::Placement
            && self.after.course.stage != Stage::Placement
            && self.now().turn == self.old().turn;
        for seat in self.seats().filter(|_| is_left) {
            let (old, new) = (self.old().player(seat).hand, self.now().player(seat).hand);
            if !old.is_empty() && new.is_empty() {
                let event = Event::new("not-placed", "R-029").with("player", self.player(seat));
                events.push(event.with("pieces", pieces(old)));
            }
        }
    }

    /// what nobody bought in an age leaves the game.
    fn buildings_that_leave(&self, events: &mut Vec<Event>) {
        let gone = self.now().retired.iter().skip(self.old().retired.len());
        let gone: Vec<Value> = gone.map(|building| self.building(*building)).collect();
        if !gone.is_empty() {
            let rule = if self.now().turn <= 3 { "R-113" } else { "R-114" };
            events.push(Event::new("retired", rule).with("buildings", Value::List(gone)));
        }
    }

    /// the order and the hands of a new turn; R-007 at the start.
    fn next_turn(&self, events: &mut Vec<Event>) {
        let is_new_turn = self.now().turn != self.old().turn;
        let is_start = self.before.course.stage == Stage::Setup && self.after.course.stage != Stage::Setup;
        if self.now().order != self.old().order && !matches!(self.action(), Some(Action::Order(_))) {
            let rule = if self.after.course.stage == Stage::Setup {
                "R-147"
            } else {
                "R-125"
            };
            let players = self.players(&self.now().order);
            events.push(Event::new("order", rule).with("players", players));
        }
        for seat in self.now().order.iter().filter(|_| is_new_turn || is_start) {
            let hand = self.now().player(*seat).hand;
            let rule = if self.now().turn == 1 { "R-005" } else { "R-119" };
            let event = Event::new("hand", rule).with("player", self.player(*seat));
            if !hand.is_empty() {
                events.push(event.with("pieces", pieces(hand)));
            }
        }
    }

    /// the points, and who wins.
    fn end_of_game(&self, events: &mut Vec<Event>) {
        let is_over = |replay: &Replay| {
            replay.state.turn >= replay.rulebook.last_turn() && replay.course.reached >= Stage::Scoring
        };
        if !is_over(self.after) || is_over(self.before) {
            return;
        }
        let rulebook = self.after.rulebook;
        for seat in self.seats() {
            let score = self.now().score(rulebook, seat);
            let event = Event::new("score", "R-136").with("player", self.player(seat));
            let event = event.with("total", score.total());
            let event = event.with("colonies", score.colonies.iter().sum::<u16>());
            let event = event.with("discoveries", score.discoveries);
            let event = event.with("buildings", score.buildings.iter().sum::<u16>());
            events.push(event.with("economy", score.economy));
        }
        let (winners, decided) = self.now().winners(rulebook);
        let (case, rule) = match decided {
            TieBreak::None => ("points", "R-136"),
            TieBreak::Colonies => ("colonies", "R-140"),
            TieBreak::Money => ("money", "R-141"),
            TieBreak::Goods => ("goods", "R-142"),
            TieBreak::Shared => ("shared", "R-142"),
        };
        let event = Event::new("winner", rule).with("players", self.players(&winners));
        events.push(event.with("case", Value::Case(case)));
    }
}
