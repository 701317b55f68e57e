//! Cards drawn, and decks formed.

use super::Comparison;
use crate::core::Value;
use crate::core::engine::{Event, Seat};
use crate::games::renaissance::action::Action;
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::CardCounts;

impl Comparison<'_, '_, '_> {
    /// RR-029: a new deck.
    pub(super) fn decks(&self, events: &mut Vec<Event>) {
        let (old, new) = (&self.old().deck, &self.now().deck);
        if new.epoch <= old.epoch || self.before.course.stage == Stage::Setup {
            return;
        }
        let formed = self.now().draws.current_deck().map_or(0, CardCounts::total);
        let back = old.replay.total();
        let event = Event::new("deck", "RR-029").with("epoch", new.epoch);
        events.push(
            event
                .with("count", i64::from(formed))
                .with("back", i64::from(back)),
        );
    }

    /// RR-066, RR-067, RR-122, RR-142, RR-150: who has drawn cards, and what is left.
    pub(super) fn draws(&self, events: &mut Vec<Event>) {
        if self.before.course.stage == Stage::Setup && !self.left(Stage::Draw) {
            return;
        }
        let drawn = |seat: Seat| {
            let of = |slots: &[crate::games::renaissance::state::Slot]| {
                slots
                    .iter()
                    .filter(|slot| slot.seat == seat && slot.turn > 0)
                    .count()
            };
            of(self.now().draws.slots()).saturating_sub(of(self.old().draws.slots()))
        };
        let mut cards: Vec<Seat> = Vec::new();
        for seat in self.now().order.clone() {
            cards.extend(std::iter::repeat_n(seat, drawn(seat)));
        }
        let bonus = (self.now().now.bonus && !self.old().now.bonus)
            .then(|| self.now().bonus_holder())
            .flatten();
        if let Some(holder) = bonus {
            let has_drawn = cards.iter().position(|seat| *seat == holder);
            let case = if has_drawn.is_some() { "card" } else { "empty" };
            if let Some(at) = has_drawn {
                cards.remove(at);
            }
            let of_holder =
                |marker: &&crate::games::renaissance::state::Marker| marker.is_white && marker.seat == holder;
            let provinces = self.old().provinces.iter();
            let markers = provinces.filter_map(|province| province.marker.as_ref());
            let event = Event::new("bonus", "RR-142").with("player", self.player(holder));
            let event = event.with("count", markers.filter(of_holder).count());
            events.push(event.with("case", Value::Case(case)));
        }
        if cards.is_empty() {
            return;
        }
        let rule = match self.action() {
            Some(Action::BuyCard(..)) => "RR-067",
            Some(Action::TokenCard(..)) => "RR-122",
            Some(Action::Market(_)) => "RR-150",
            _ => "RR-066",
        };
        let count = self.now().deck.left;
        let event = Event::new("drawn", rule).with("players", self.players(cards));
        events.push(event.with("count", i64::from(count)));
    }
}
