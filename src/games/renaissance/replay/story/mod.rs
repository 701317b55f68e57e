//! What came of an entry or a heading by itself, seen from the table before and after it.
//!
//! Entries that do several things (purchases, placements) are played once more, one thing after the other, so that each is
//! told with the figures of its own moment.

mod buying;
mod cards;
mod deck;
mod income;
mod map;
mod order;
mod war;

use super::now::{Insight, money};
use super::{Now, Replay};
use crate::core::engine::{Event, Moment, Seat};
use crate::core::{EntryKey, Value};
use crate::games::renaissance::action::{Action, CardPlay};
use crate::games::renaissance::apply::score::Score;
use crate::games::renaissance::kinds;
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{
    AdvanceId, CardId, CommodityId, CommoditySet, EventCard, LastTurn, Misery, ProvinceId, State,
};

/// Everything that came by itself between two moments of one game.
pub(super) fn events<'c>(before: &Replay<'_, 'c>, after: &Replay<'_, 'c>) -> Vec<Event> {
    let table = Comparison { before, after };
    let mut events = Vec::new();
    table.capitals(&mut events);
    table.purchases(&mut events);
    table.stabilization(&mut events);
    table.expansion_begins(&mut events);
    table.expansion_ends(&mut events);
    table.card_played(&mut events);
    table.war(&mut events);
    table.pieces_of_events(&mut events);
    table.placements(&mut events);
    table.other_expansion(&mut events);
    table.money(&mut events);
    table.misery(&mut events);
    table.players_out(&mut events);
    table.burdens(&mut events);
    table.leaders_leave(&mut events);
    table.income(&mut events);
    table.market(&mut events);
    table.conditions(&mut events);
    table.spending(&mut events);
    table.order(&mut events);
    table.decks(&mut events);
    table.draws(&mut events);
    table.end_of_game(&mut events);
    events
}

/// The table at two moments.
struct Comparison<'a, 'r, 'c> {
    before: &'a Replay<'r, 'c>,
    after: &'a Replay<'r, 'c>,
}

/// A moment of a game, to ask how its figures come about.
fn moment<'a, 'c>(replay: &'a Replay<'_, 'c>) -> Now<'a, 'c> {
    Now {
        rulebook: replay.rulebook,
        state: &replay.state,
        play: &replay.play,
        course: &replay.course,
        seats: &replay.seats,
        moment: Moment::Leaving(replay.course.stage),
        span: replay.span,
        insight: Insight::default(),
    }
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

    /// The card that was played in between, as it is meant on this table.
    fn card(&self) -> Option<(Seat, CardPlay)> {
        let Some(Action::Play(seat, play)) = self.action() else {
            return None;
        };
        let is_here = self.sits(*seat) && self.before.course.stage.is_card_play();
        is_here.then(|| (*seat, super::meant(self.old(), *seat, play).into_owned()))
    }

    /// The event card that was played in between.
    fn event_card(&self) -> Option<EventCard> {
        self.card().and_then(|(_, play)| EventCard::of(play.card))
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.index() < self.old().players.len()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.now().seats()
    }

    /// Whether this stage has been left in between.
    fn left(&self, stage: Stage) -> bool {
        let is_new_turn = self.now().turn != self.old().turn;
        self.before.course.reached <= stage && (self.after.course.stage > stage || is_new_turn)
    }

    fn player(&self, seat: Seat) -> Value {
        moment(self.after).player(seat)
    }

    fn players(&self, seats: impl IntoIterator<Item = Seat>) -> Value {
        moment(self.after).players(seats)
    }

    fn province(&self, province: ProvinceId) -> Value {
        moment(self.after).province(province)
    }

    fn provinces(&self, provinces: &[ProvinceId]) -> Value {
        Value::List(provinces.iter().map(|id| self.province(*id)).collect())
    }

    fn advance(&self, advance: AdvanceId) -> Value {
        moment(self.after).advance(advance)
    }

    fn card_name(&self, card: CardId) -> Value {
        moment(self.after).card(card)
    }

    fn commodity(&self, commodity: CommodityId) -> Value {
        moment(self.after).commodity(commodity)
    }

    fn commodities(&self, commodities: CommoditySet) -> Value {
        Value::List(commodities.iter().map(|id| self.commodity(id)).collect())
    }

    /// The money that moved in between and that nothing else tells, each with its rule.
    fn money(&self, events: &mut Vec<Event>) {
        // What lies on the table in the middle of a game has not moved.
        if matches!(self.action(), Some(Action::Give(..))) {
            return;
        }
        for seat in self.seats() {
            let (old, new) = (&self.before.play.ledgers, &self.after.play.ledgers);
            let Some((old, new)) = old.get(seat.index()).zip(new.get(seat.index())) else {
                continue;
            };
            for change in new.since(old) {
                let amount = i64::from(change.amount);
                // Told with their parts: payments for a commodity, purchases, income, tokens, leaders, market fines.
                let is_told = matches!(
                    change.reason,
                    "RR-071"
                        | "RR-082"
                        | "RR-083"
                        | "RR-086"
                        | "RR-089"
                        | "RR-091"
                        | "RR-102"
                        | "RR-105"
                        | "RR-144"
                        | "RR-150"
                        | "RR-154"
                );
                if is_told {
                    continue;
                }
                let case = if amount < 0 { "pays" } else { "receives" };
                let event = Event::new("money", change.reason).with("player", self.player(seat));
                let event = event.with("amount", Value::Money(amount.abs()));
                events.push(event.with("case", Value::Case(case)));
            }
        }
    }

    /// Misery that went up or down, if no purchase tells it.
    fn misery(&self, events: &mut Vec<Event>) {
        for seat in self.seats() {
            if matches!(self.action(), Some(Action::Purchases(buyer, _)) if *buyer == seat) {
                continue;
            }
            let (old, new) = (self.old().player(seat).misery, self.now().player(seat).misery);
            if old != new && self.before.course.stage != Stage::Setup {
                let rule = self.rule_of_misery(new > old);
                events.push(self.misery_event(seat, [old, new], rule));
            }
        }
    }

    fn misery_event(&self, seat: Seat, [old, new]: [Misery; 2], rule: &'static str) -> Event {
        let (case, spaces) = if new > old {
            ("up", new.0 - old.0)
        } else {
            ("down", old.0 - new.0)
        };
        let case = if new == Misery::CHAOS { "chaos" } else { case };
        let event = Event::new("misery", rule).with("player", self.player(seat));
        let event = event.with("case", Value::Case(case)).with("count", spaces);
        let event = event.with("from", Value::Text(old.value().to_string()));
        event.with("to", Value::Text(new.value().to_string()))
    }

    fn rule_of_misery(&self, goes_up: bool) -> &'static str {
        match self.action() {
            Some(Action::Play(..)) => self.event_card().map_or("RR-076", rule_of_event),
            Some(Action::WarRoll(_)) => "RR-182",
            Some(Action::Cede(..)) => "RR-170",
            Some(Action::Indulgence(..)) => "RR-120",
            Some(Action::Penalty(_)) => "RR-158",
            Some(Action::Market(_)) => "RR-150",
            _ if !goes_up => "RR-109",
            _ if self.old().cession().is_some() => "RR-170",
            _ if self.old().players.iter().any(|player| player.owed > 0) => "RR-120",
            _ => "RR-103",
        }
    }

    /// RR-077, RR-167: players who are out now.
    fn players_out(&self, events: &mut Vec<Event>) {
        for seat in self.seats() {
            let (old, new) = (self.old().player(seat), self.now().player(seat));
            if new.is_out && !old.is_out {
                let has_left = matches!(self.action(), Some(Action::Leave(_)));
                let (case, rule) = if has_left {
                    ("left", "RR-167")
                } else {
                    ("chaos", "RR-077")
                };
                let event = Event::new("out", rule).with("player", self.player(seat));
                events.push(event.with("case", Value::Case(case)));
            }
        }
    }

    /// RR-159 to RR-166: which turn is the last, the points, and who wins.
    fn end_of_game(&self, events: &mut Vec<Event>) {
        if let (Some(why), None) = (self.now().last_turn, self.old().last_turn) {
            let case = match why {
                LastTurn::DeckEmpty => "deck",
                LastTurn::AllAdvances => "advances",
                LastTurn::TimeLimit => "time",
                LastTurn::NobodyLeft => "nobody",
            };
            let event = Event::new("last-turn", "RR-159").with("turn", self.now().turn);
            events.push(event.with("case", Value::Case(case)));
        }
        let is_over =
            |replay: &Replay| replay.state.last_turn.is_some() && replay.course.reached >= Stage::Scoring;
        if !is_over(self.after) || is_over(self.before) {
            return;
        }
        for seat in self.seats() {
            let score = self.now().score(seat);
            events.push(self.score(seat, score));
        }
        let winners = self.now().winners(self.after.rulebook);
        let case = if winners.len() > 1 { "shared" } else { "alone" };
        if !winners.is_empty() {
            let event = Event::new("winner", "RR-166").with("players", self.players(winners));
            events.push(event.with("case", Value::Case(case)));
        }
    }

    fn score(&self, seat: Seat, score: Score) -> Event {
        let case = if score.is_out { "out" } else { "in" };
        let event = Event::new("score", "RR-166").with("player", self.player(seat));
        let event = event.with("case", Value::Case(case));
        let event = event.with("total", i64::from(score.points().unwrap_or(0)));
        let event = event.with("advances", i64::from(score.advances));
        let event = event.with("cash", i64::from(score.cash));
        event.with("misery", i64::from(score.misery))
    }
}

/// The rule of an event card.
fn rule_of_event(event: EventCard) -> &'static str {
    match event {
        EventCard::AlchemistsGold => "RR-171",
        EventCard::Armor => "RR-172",
        EventCard::CivilWar => "RR-173",
        EventCard::EnlightenedRuler => "RR-174",
        EventCard::Famine => "RR-175",
        EventCard::MysticismAbounds => "RR-176",
        EventCard::PiratesVikings => "RR-177",
        EventCard::Rebellion => "RR-178",
        EventCard::Stirrups => "RR-179",
        EventCard::PapalDecree => "RR-180",
        EventCard::RevolutionaryUprisings => "RR-181",
        EventCard::War => "RR-182",
        EventCard::Crusades => "RR-183",
        EventCard::BlackDeath => "RR-184",
        EventCard::Gunpowder => "RR-185",
        EventCard::MongolArmies => "RR-186",
        EventCard::LongBow => "RR-187",
        EventCard::ReligiousStrife => "RR-188",
    }
}

/// A part with its figure: `Venice: 3`.
fn part(what: Value, figure: impl Into<i64>) -> Value {
    Value::Part(Box::new(what), Box::new(Value::Number(figure.into())))
}

/// A class of ships and its space.
fn ship_space(ship: crate::games::renaissance::state::Ship) -> Value {
    let key = EntryKey::new(kinds::SHIP, ship.id().unwrap_or("galley"));
    Value::List(vec![Value::Space(key, ship.space().to_string())])
}
