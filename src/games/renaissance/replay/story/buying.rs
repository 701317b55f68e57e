//! Purchases, one after the other, each with its price; stabilization.

use super::{Comparison, moment, money, ship_space};
use crate::core::Value;
use crate::core::engine::{Event, Seat};
use crate::games::renaissance::action::{Action, Purchase};
use crate::games::renaissance::replay::{Replay, price_parts, relief_parts};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::AdvanceId;

impl Comparison<'_, '_, '_> {
    /// RR-010: what a player buys, item by item.
    pub(super) fn purchases(&self, events: &mut Vec<Event>) {
        let Some(Action::Purchases(seat, bought)) = self.action() else {
            return;
        };
        if !self.sits(*seat) || self.before.course.stage != Stage::Purchases {
            return;
        }
        let mut shadow = self.before.clone();
        shadow.settle_stability_before(*seat);
        for item in &bought.items {
            self.purchase(&mut shadow, *seat, *item, events);
        }
        // Stabilization that pays itself or is refused by the end of the entry.
        let end = self.now().player(*seat).misery;
        let told = shadow.state.player(*seat).misery;
        if told != end {
            events.push(self.misery_event(*seat, [told, end], "RR-103"));
        }
    }

    /// An item is bought in a copy of the game, and told.
    fn purchase(&self, shadow: &mut Replay, seat: Seat, item: Purchase, events: &mut Vec<Event>) {
        let rulebook = shadow.rulebook;
        let player = |event: Event| event.with("player", self.player(seat));
        let (misery, ship) = (shadow.state.player(seat).misery, shadow.state.player(seat).ship);
        match item {
            Purchase::Advance(advance, _) => {
                let price = shadow.state.price(rulebook, seat, advance);
                let event = player(Event::new("advance", "RR-091")).with("amount", money(price.sum));
                let event = event.with("advance", self.advance(advance));
                events.push(event.with("parts", price_parts(&moment(shadow), &price)));
            }
            Purchase::Leader(card, _) => {
                if let Some(leader) = shadow.state.leader(card).copied()
                    && leader.owner != seat
                {
                    let price = shadow.state.patron_price(&leader);
                    let event = player(Event::new("patron", "RR-083")).with("amount", money(price));
                    let event = event.with("owner", self.player(leader.owner));
                    events.push(event.with("leader", self.card_name(card)));
                }
            }
            // Ships are told by where they come to, stabilization by itself.
            Purchase::Ship(..) | Purchase::Stability(_) | Purchase::Unrest => {}
            Purchase::Relief(spaces, _) => {
                shadow.settle_stability(seat);
                let spaces = u8::try_from(spaces.unwrap_or(1)).unwrap_or(u8::MAX);
                let relief = shadow.state.relief_price(rulebook, seat, spaces);
                let event = player(Event::new("relief", "RR-105")).with("amount", money(relief.sum));
                let event = event.with("count", spaces);
                events.push(event.with("parts", relief_parts(&moment(shadow), seat, &relief)));
            }
        }
        let misery = if matches!(item, Purchase::Relief(..)) {
            shadow.state.player(seat).misery
        } else {
            misery
        };
        shadow.buy(seat, item);
        let new = *shadow.state.player(seat);
        if new.ship != ship {
            let is_bought = matches!(item, Purchase::Ship(..));
            let (case, rule) = if is_bought {
                ("bought", "RR-089")
            } else {
                ("moved", "RR-032")
            };
            let event = player(Event::new("ship", rule)).with("ship", ship_space(new.ship));
            let event = event.with("amount", money(rulebook.catalog.numbers.ship_upgrade));
            events.push(event.with("case", Value::Case(case)));
        }
        if new.misery != misery {
            let rule = match item {
                Purchase::Advance(AdvanceId::HUMAN_BODY, _) => "RR-189",
                Purchase::Advance(AdvanceId::IMPROVED_AGRICULTURE, _) => "RR-192",
                Purchase::Advance(..) => "RR-040",
                Purchase::Relief(..) => "RR-105",
                _ => "RR-103",
            };
            events.push(self.misery_event(seat, [misery, new.misery], rule));
        }
    }

    /// RR-102: stabilization that was paid, written or not.
    pub(super) fn stabilization(&self, events: &mut Vec<Event>) {
        // The bonus card comes after the purchases.
        let is_early = self.after.course.stage <= Stage::Expansion;
        let table = if is_early { self.after } else { self.before };
        for seat in self.seats() {
            let (old, new) = (&self.before.play.ledgers, &self.after.play.ledgers);
            let Some((old, new)) = old.get(seat.index()).zip(new.get(seat.index())) else {
                continue;
            };
            for change in new.since(old).iter().filter(|change| change.reason == "RR-102") {
                let event = Event::new("stability", "RR-102").with("player", self.player(seat));
                let event = event.with("amount", money(-change.amount));
                events.push(event.with("count", table.state.player(seat).hand));
            }
        }
    }
}
