//! The map: placements with their way, attacks with their strength, pieces that events remove, forced trades.

use super::{Comparison, moment, part, rule_of_event};
use crate::core::Value;
use crate::core::engine::{Event, Seat};
use crate::games::renaissance::action::{Action, Outcome, Placement};
use crate::games::renaissance::apply::reach::Way;
use crate::games::renaissance::replay::war::three_dice;
use crate::games::renaissance::replay::{Replay, is_attack, strength_help, strength_parts, tokens_of};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{AdvanceId, ProvinceId, SeatSet};

impl Comparison<'_, '_, '_> {
    /// What a card, a cession or a choice about it does to the pieces on the map.
    pub(super) fn pieces_of_events(&self, events: &mut Vec<Event>) {
        let rule = match self.action() {
            Some(Action::Play(..)) => self.event_card().map(rule_of_event),
            Some(Action::Cede(..)) => Some("RR-182"),
            Some(Action::Replace(..)) => Some("RR-075"),
            Some(Action::Free(..)) => Some("RR-134"),
            _ => None,
        };
        let Some(rule) = rule else { return };
        let changed = |id: &ProvinceId| self.old().province(*id) != self.now().province(*id);
        let changed: Vec<ProvinceId> = self.now().board.in_play.iter().filter(changed).collect();
        for seat in self.seats() {
            self.pieces_of(seat, &changed, rule, events);
        }
    }

    fn pieces_of(&self, seat: Seat, changed: &[ProvinceId], rule: &'static str, events: &mut Vec<Event>) {
        let (mut reduced, mut gone, mut gained, mut lost) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for id in changed {
            let (old, new) = (self.old().province(*id), self.now().province(*id));
            let had = old.marker_of() == Some(seat);
            let has = new.marker_of() == Some(seat);
            let (before, after) = (old.tokens(seat).total(), new.tokens(seat).total());
            match (had, has) {
                (true, false) if after > 0 => reduced.push(*id),
                (true, false) => gone.push(*id),
                (false, true) => gained.push(*id),
                _ if after < before => lost.push(part(self.province(*id), before - after)),
                _ => {}
            }
        }
        let told = [
            ("reduced", reduced.len(), self.provinces(&reduced)),
            ("marker-gone", gone.len(), self.provinces(&gone)),
            ("marker-gained", gained.len(), self.provinces(&gained)),
            ("tokens-gone", lost.len(), Value::List(lost)),
        ];
        for (id, count, provinces) in told.into_iter().filter(|(_, count, _)| *count > 0) {
            let event = Event::new(id, rule).with("player", self.player(seat));
            events.push(event.with("count", count).with("provinces", provinces));
        }
    }

    /// Tokens that are placed, and attacks, one after the other.
    pub(super) fn placements(&self, events: &mut Vec<Event>) {
        let (seat, placements) = match self.action() {
            Some(Action::Place(seat, placement)) => (*seat, std::slice::from_ref(placement)),
            Some(Action::Places(seat, placements)) => (*seat, placements.as_slice()),
            Some(Action::Cathedral(seat)) => {
                self.defence_by_cathedral(*seat, events);
                return;
            }
            _ => return,
        };
        if !self.sits(seat) || self.before.course.stage != Stage::Expansion {
            return;
        }
        let mut shadow = self.before.clone();
        shadow.begin_round(seat);
        for placement in placements {
            shadow.lose_open_attack();
            let before = shadow.clone();
            shadow.place(seat, placement);
            let tokens = tokens_of(&before.state, before.rulebook, seat, placement);
            if is_attack(&before.state, before.rulebook, seat, placement, tokens) {
                self.attack(&before, &shadow, seat, placement, events);
            } else {
                self.placed(&before, &shadow, seat, placement, events);
            }
        }
    }

    /// RR-110 to RR-114: how tokens have come, and whether they dominate now.
    fn placed(
        &self,
        before: &Replay,
        after: &Replay,
        seat: Seat,
        placement: &Placement,
        events: &mut Vec<Event>,
    ) {
        let province = placement.province;
        let count = tokens_of(&before.state, before.rulebook, seat, placement);
        let Ok(way) = before.state.way(before.rulebook, seat, province) else {
            return;
        };
        let (case, rule, from, through) = match way {
            Way::Land { from } if from == province => ("here", "RR-110", from, from),
            Way::Land { from } => ("land", "RR-111", from, from),
            Way::Caravan { from, through } => ("caravan", "RR-113", from, through),
            Way::Ship { from, .. } => ("ship", "RR-098", from, from),
        };
        let event = Event::new("placed", rule).with("player", self.player(seat));
        let event = event
            .with("count", count)
            .with("province", self.province(province));
        let event = event.with("from", self.province(from));
        let event = event.with("through", self.province(through));
        events.push(event.with("case", Value::Case(case)));
        let is_dominated = |replay: &Replay| replay.state.province(province).marker_of() == Some(seat);
        if is_dominated(after) && !is_dominated(before) {
            events.push(self.dominates(seat, province, "RR-003"));
        }
    }

    fn dominates(&self, seat: Seat, province: ProvinceId, rule: &'static str) -> Event {
        let event = Event::new("dominates", rule).with("player", self.player(seat));
        event.with("province", self.province(province))
    }

    /// RR-124 to RR-132: the strength that is needed, the dice, and who loses what.
    fn attack(
        &self,
        before: &Replay,
        after: &Replay,
        seat: Seat,
        placement: &Placement,
        events: &mut Vec<Event>,
    ) {
        let province = placement.province;
        let now = moment(before);
        let need = before.state.need(before.rulebook, seat, province);
        let count = tokens_of(&before.state, before.rulebook, seat, placement);
        let help = strength_help(&now, seat, province, &need);
        let case = match (&help, need.attack.is_doubled) {
            (Some(_), true) => "capital-helped",
            (None, true) => "capital",
            (Some(_), false) => "helped",
            (None, false) => "plain",
        };
        let event = Event::new("attack", "RR-124").with("player", self.player(seat));
        let event = event.with("province", self.province(province));
        let event = event.with("count", count).with("needed", need.send);
        let event = event.with("parts", strength_parts(&now, seat, province, &need));
        let event = event.with("help", help.unwrap_or(Value::List(Vec::new())));
        events.push(event.with("case", Value::Case(case)));
        let has_won = after
            .state
            .now
            .conquest
            .is_some_and(|conquest| conquest.province == province);
        let slot = before.state.slot(seat);
        let (case, rule) = match &placement.outcome {
            // The answer comes with the next entry.
            Outcome::None => return,
            Outcome::Cathedral => ("cathedral", "RR-137"),
            Outcome::Won | Outcome::Lost => ("told", "RR-127"),
            Outcome::Dice(dice) => match three_dice(dice) {
                None => return,
                Some([coloured, ..]) if coloured > slot => ("coloured", "RR-127"),
                Some([_, black, white]) if black > white => ("black", "RR-127"),
                Some([coloured, ..])
                    if coloured == slot && before.state.has(seat, AdvanceId::PROSELYTISM) =>
                {
                    ("proselytism", "RR-136")
                }
                Some(_) if has_won => ("equal", "RR-128"),
                Some(_) => ("dice", "RR-127"),
            },
        };
        let id = if has_won { "attack-won" } else { "attack-lost" };
        let event = Event::new(id, rule).with("player", self.player(seat));
        let event = event.with("province", self.province(province));
        events.push(event.with("slot", slot).with("case", Value::Case(case)));
        self.losses(before, after, province, events);
        if has_won && after.state.province(province).marker_of() == Some(seat) {
            events.push(self.dominates(seat, province, "RR-129"));
        }
    }

    /// RR-129: the pieces of the losers that leave a province.
    fn losses(&self, before: &Replay, after: &Replay, province: ProvinceId, events: &mut Vec<Event>) {
        for seat in self.seats() {
            let (old, new) = (before.state.province(province), after.state.province(province));
            let gone = old.has_piece(seat) && !new.has_piece(seat);
            if !gone {
                continue;
            }
            let had_marker = old.marker_of() == Some(seat);
            let case = if had_marker { "marker" } else { "tokens" };
            let event = Event::new("loses", "RR-129").with("player", self.player(seat));
            let event = event.with("province", self.province(province));
            let event = event.with("count", old.tokens(seat).total());
            events.push(event.with("case", Value::Case(case)));
        }
    }

    fn defence_by_cathedral(&self, seat: Seat, events: &mut Vec<Event>) {
        let Some(attack) = &self.before.play.attack else {
            return;
        };
        let event = Event::new("cathedral-holds", "RR-137").with("player", self.player(seat));
        let event = event.with("attacker", self.player(attack.seat));
        let event = event.with("province", self.province(attack.placement.province));
        events.push(event.with("count", attack.tokens));
    }

    /// RR-118 to RR-121: Holy Indulgence at the start of the expansion phase.
    pub(super) fn expansion_begins(&self, events: &mut Vec<Event>) {
        let holders: SeatSet = self
            .now()
            .living()
            .filter(|seat| self.now().has(*seat, AdvanceId::HOLY_INDULGENCE))
            .collect();
        let is_begun = self.action().is_none() && self.after.course.stage == Stage::Expansion;
        if !is_begun || holders.is_empty() {
            return;
        }
        for seat in self.seats() {
            let (old, new) = (self.old().player(seat), self.now().player(seat));
            let count = new.expansion.abs_diff(old.expansion);
            let (case, rule) = if new.expansion > old.expansion {
                ("gets", "RR-118")
            } else {
                ("gives", "RR-120")
            };
            if count > 0 {
                let event = Event::new("indulgence", rule).with("player", self.player(seat));
                events.push(event.with("count", count).with("case", Value::Case(case)));
            }
            if new.owed > 0 {
                let event = Event::new("indulgence", "RR-120").with("player", self.player(seat));
                events.push(event.with("count", new.owed).with("case", Value::Case("owes")));
            }
        }
    }

    /// RR-117: tokens that were not placed.
    pub(super) fn expansion_ends(&self, events: &mut Vec<Event>) {
        if !self.left(Stage::Expansion) {
            return;
        }
        let in_expansion = self.before.course.stage == Stage::Expansion;
        let left = self.seats().filter(|seat| {
            in_expansion && self.old().player(*seat).expansion > 0 && self.now().player(*seat).expansion == 0
        });
        let left: Vec<Value> = left
            .map(|seat| part(self.player(seat), self.old().player(seat).expansion))
            .collect();
        if !left.is_empty() {
            events.push(Event::new("tokens-back", "RR-117").with("players", Value::List(left)));
        }
    }

    /// A forced trade, and a card for tokens.
    pub(super) fn other_expansion(&self, events: &mut Vec<Event>) {
        match self.action() {
            Some(Action::Trade(seat, loser, dice)) if self.sits(*seat) && self.sits(*loser) => {
                let Some(conquest) = self.old().now.conquest else {
                    return;
                };
                let market = self.old().board.province(conquest.province).market;
                let die = dice.first().copied();
                let succeeds = die.is_none_or(|die| die <= u32::from(market));
                let case = if succeeds { "done" } else { "failed" };
                let event = Event::new("trade", "RR-139").with("player", self.player(*seat));
                let event = event.with("loser", self.player(*loser));
                let event = event.with("count", self.old().trade_price(conquest.province));
                let event = event.with("market", market);
                events.push(event.with("case", Value::Case(case)));
            }
            Some(Action::TokenCard(seat, _)) if self.sits(*seat) => {
                let price = self.old().expansion_card_price(self.after.rulebook);
                let event = Event::new("token-card", "RR-122").with("player", self.player(*seat));
                events.push(event.with("count", price));
            }
            _ => {}
        }
    }
}
