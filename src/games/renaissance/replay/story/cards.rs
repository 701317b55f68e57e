//! What a card brings: payments, leaders, military advantages, bans, burdens, misery by event.

use super::{Comparison, moment, money, rule_of_event};
use crate::core::Value;
use crate::core::engine::{Event, Seat};
use crate::games::renaissance::action::{Action, CardPlay, Target};
use crate::games::renaissance::replay::{misery_parts, payment_parts};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{CardId, CategoryId, EventCard, Face};

impl Comparison<'_, '_, '_> {
    /// What came of a card.
    pub(super) fn card_played(&self, events: &mut Vec<Event>) {
        if let Some(Action::Discard(seat, cards)) = self.action()
            && self.sits(*seat)
        {
            for card in cards {
                self.filed(*card, events);
            }
        }
        let Some((seat, play)) = self.card() else { return };
        match self.old().face(play.card) {
            Face::Commodity { boxes, .. } => self.payments(&play, boxes, events),
            Face::Leader { .. } => self.leader(seat, &play, events),
            Face::Event(event) => self.event(seat, event, &play, events),
        }
    }

    /// RR-069: where a discarded card goes.
    fn filed(&self, card: CardId, events: &mut Vec<Event>) {
        let is_back = self.old().board.card(card).recycles;
        let case = if is_back { "replay" } else { "removed" };
        let event = Event::new("filed", "RR-069").with("card", self.card_name(card));
        events.push(event.with("case", Value::Case(case)));
    }

    /// RR-043, RR-071: whom a commodity card pays, and how much.
    fn payments(&self, play: &CardPlay, boxes: u8, events: &mut Vec<Event>) {
        let chosen = match play.target {
            Target::Commodity(commodity) => Some(commodity),
            _ => None,
        };
        let state = self.old();
        let Some(commodity) = state.commodity_of(state.face(play.card), chosen) else {
            return;
        };
        let now = moment(self.before);
        let mut is_paid = false;
        for seat in self.seats() {
            let payout = state.payout(now.rulebook, seat, commodity, boxes);
            if payout.provinces == 0 || state.player(seat).is_out {
                continue;
            }
            is_paid = true;
            let event = Event::new("payout", "RR-071").with("player", self.player(seat));
            let event = event.with("amount", money(payout.sum));
            let event = event.with("commodity", self.commodity(commodity));
            events.push(event.with("parts", payment_parts(&now, &payout)));
        }
        if !is_paid {
            let event = Event::new("nobody-paid", "RR-071");
            events.push(event.with("commodity", self.commodity(commodity)));
        }
    }

    /// RR-080 to RR-086: whether others may use a leader, what lies on it, and the rebate.
    fn leader(&self, seat: Seat, play: &CardPlay, events: &mut Vec<Event>) {
        let rebate = self.old().rebate(self.after.rulebook, seat, play.card);
        let leader = self.card_name(play.card);
        if rebate > 0 {
            let event = Event::new("rebate", "RR-086").with("player", self.player(seat));
            let event = event.with("amount", money(rebate));
            events.push(event.with("leader", leader.clone()));
        }
        let Some(played) = self.now().leader(play.card) else {
            return;
        };
        let (case, rule) = match (played.is_open, played.protection) {
            (false, _) => ("closed", "RR-081"),
            (true, 0) => ("free", "RR-083"),
            (true, _) => ("protected", "RR-082"),
        };
        let event = Event::new("leader", rule).with("leader", leader);
        let event = event.with("player", self.player(seat));
        let event = event.with("amount", money(played.protection));
        events.push(event.with("case", Value::Case(case)));
    }

    fn event(&self, seat: Seat, event: EventCard, play: &CardPlay, events: &mut Vec<Event>) {
        let rule = rule_of_event(event);
        let tell = |id: &'static str| {
            let told = Event::new(id, rule).with("player", self.player(seat));
            told.with("card", self.card_name(play.card))
        };
        match event {
            EventCard::Armor | EventCard::Stirrups | EventCard::LongBow | EventCard::Gunpowder => {
                events.push(tell("military"));
            }
            EventCard::EnlightenedRuler => events.push(tell("immune")),
            EventCard::PapalDecree => {
                let banned = CategoryId::all().filter(|category| self.now().now.banned.contains(*category));
                let banned: Vec<Value> = banned
                    .map(|category| moment(self.after).category(category))
                    .collect();
                let is_void = !self.now().is_decree_on_table();
                let case = if is_void { "void" } else { "holds" };
                let told = tell("decree").with("categories", Value::List(banned));
                events.push(told.with("case", Value::Case(case)));
            }
            EventCard::Famine
            | EventCard::MysticismAbounds
            | EventCard::RevolutionaryUprisings
            | EventCard::ReligiousStrife => {
                self.misery_of_event(event, events);
                if self.old().is_decree_on_table() && !self.now().is_decree_on_table() {
                    events.push(tell("decree-lifted"));
                }
            }
            EventCard::CivilWar => {
                if let Target::Player(target) = play.target
                    && self.now().now.civil_war.contains(&target)
                {
                    let told = Event::new("civil-war", rule).with("player", self.player(target));
                    let tokens =
                        |state: &crate::games::renaissance::state::State| state.player(target).expansion;
                    let lost = tokens(self.old()).saturating_sub(tokens(self.now()));
                    let case = if lost > 0 { "tokens" } else { "cash" };
                    events.push(told.with("count", lost).with("case", Value::Case(case)));
                }
            }
            _ => {}
        }
    }

    /// How the misery of an event comes about for each player; players who are safe from it.
    fn misery_of_event(&self, event: EventCard, events: &mut Vec<Event>) {
        let now = moment(self.before);
        let is_final = self.before.course.stage == Stage::Final;
        for seat in self.seats().filter(|seat| !self.old().player(*seat).is_out) {
            if self.old().is_immune(now.rulebook, seat, event, is_final) {
                let told = Event::new("spared", "RR-174").with("player", self.player(seat));
                events.push(told.with("card", self.card_name(event.card())));
                continue;
            }
            let spaces = self.old().misery_of(now.rulebook, event, seat, is_final);
            let told = Event::new("event-misery", rule_of_event(event)).with("player", self.player(seat));
            let told = told.with("count", spaces);
            events.push(told.with("parts", misery_parts(&now, event, seat)));
        }
    }

    /// RR-048: cards that cannot be played any more.
    pub(super) fn burdens(&self, events: &mut Vec<Event>) {
        let (old, new) = (self.old(), self.now());
        let rulebook = self.after.rulebook;
        let fresh = EventCard::ALL.into_iter().filter(|event| {
            old.burden_event(rulebook, *event).is_none() && new.burden_event(rulebook, *event).is_some()
        });
        // Of an event that was played itself nothing is left to burden anybody.
        let fresh: Vec<Value> = fresh
            .filter(|event| new.copies_at_large(event.card()) > 0)
            .map(|event| self.card_name(event.card()))
            .collect();
        if !fresh.is_empty() && self.before.course.stage != Stage::Setup {
            events.push(Event::new("burdens", "RR-048").with("cards", Value::List(fresh)));
        }
    }

    /// RR-080: leaders leave at the end of the purchase phase, with what lies on them.
    pub(super) fn leaders_leave(&self, events: &mut Vec<Event>) {
        if self.old().leaders.is_empty() || !self.now().leaders.is_empty() {
            return;
        }
        let leaders = self.old().leaders.iter();
        let names: Vec<Value> = leaders
            .clone()
            .map(|leader| self.card_name(leader.card))
            .collect();
        let laid: i32 = leaders.map(|leader| leader.protection).sum();
        let case = if laid > 0 { "laid" } else { "free" };
        let event = Event::new("leaders-leave", "RR-080").with("leaders", Value::List(names));
        events.push(event.with("amount", money(laid)).with("case", Value::Case(case)));
    }
}
