//! Income with its parts, the market rolls, shortages and surpluses.

use super::{Comparison, moment, money};
use crate::core::Value;
use crate::core::engine::Event;
use crate::games::renaissance::action::Action;
use crate::games::renaissance::replay::income_parts;
use crate::games::renaissance::replay::war::three_dice;
use crate::games::renaissance::state::{CommodityId, CommoditySet};

impl Comparison<'_, '_, '_> {
    /// RR-144 to RR-146: what everybody receives.
    pub(super) fn income(&self, events: &mut Vec<Event>) {
        for seat in self.seats() {
            let (old, new) = (&self.before.play.ledgers, &self.after.play.ledgers);
            let Some((old, new)) = old.get(seat.index()).zip(new.get(seat.index())) else {
                continue;
            };
            let Some(income) = self.after.play.received.get(seat.index()) else {
                continue;
            };
            for change in new.since(old).iter().filter(|change| change.reason == "RR-144") {
                let event = Event::new("income", "RR-144").with("player", self.player(seat));
                let event = event.with("amount", money(change.amount));
                events.push(event.with("parts", income_parts(&moment(self.after), income)));
            }
        }
    }

    /// RR-147 to RR-153: what the two rolls bring.
    pub(super) fn market(&self, events: &mut Vec<Event>) {
        let Some(Action::Market(rolls)) = self.action() else {
            return;
        };
        let rolls: Vec<[u8; 3]> = rolls.iter().filter_map(|roll| three_dice(roll)).collect();
        let effects = self.old().market_effects(self.after.rulebook, &rolls);
        for effect in effects {
            let case = match (effect.is_cancelled, effect.is_shortage) {
                (true, _) => "cancelled",
                (false, true) => "shortage",
                (false, false) => "surplus",
            };
            let rule = if effect.is_cancelled { "RR-152" } else { "RR-147" };
            let event = Event::new("market", rule).with("commodity", self.commodity(effect.commodity));
            events.push(event.with("case", Value::Case(case)));
            if effect.is_cancelled && effect.fine == 0 && !effect.draws {
                continue;
            }
            let case = match effect.majority {
                None => "nobody",
                Some(_) if effect.is_shortage => "draws",
                Some(_) => "pays",
            };
            let holder = effect.majority;
            let event = Event::new("majority", "RR-150").with("commodity", self.commodity(effect.commodity));
            let event = match holder {
                Some(seat) => event.with("player", self.player(seat)),
                None => event,
            };
            let count = holder.map_or(0, |seat| self.old().giving(seat, effect.commodity));
            let event = event.with("count", count).with("amount", money(effect.fine));
            events.push(event.with("case", Value::Case(case)));
        }
    }

    /// RR-065, RR-152: conditions that are gone: paid off, used up, or ended.
    pub(super) fn conditions(&self, events: &mut Vec<Event>) {
        if matches!(self.action(), Some(Action::Market(_) | Action::Adjust(..))) {
            return;
        }
        let of = |commodity: CommodityId| {
            let (old, new) = (self.old().condition(commodity), self.now().condition(commodity));
            (old, new)
        };
        let gone: CommoditySet = CommodityId::all()
            .filter(|commodity| {
                let (old, new) = of(*commodity);
                old != 0 && new.unsigned_abs() < old.unsigned_abs()
            })
            .collect();
        if gone.is_empty() {
            return;
        }
        let (case, rule) = match self.action() {
            Some(Action::Clear(..)) => ("cleared", "RR-065"),
            Some(Action::Play(..)) => ("used", "RR-152"),
            _ => ("ended", "RR-152"),
        };
        let event = Event::new("conditions", rule).with("commodities", self.commodities(gone));
        events.push(event.with("case", Value::Case(case)));
    }
}
