//! Capitals, tokens bought, the order of play.

use super::{Comparison, money, part};
use crate::core::Value;
use crate::core::engine::{Event, Seat};
use crate::games::renaissance::action::Action;
use crate::games::renaissance::stage::Stage;

impl Comparison<'_, '_, '_> {
    /// RR-058 to RR-062: who has chosen a capital before whom.
    pub(super) fn capitals(&self, events: &mut Vec<Event>) {
        if self.after.play.setup.is_chosen && !self.before.play.setup.is_chosen {
            let players = self.players(self.now().choice.iter().copied());
            let event = Event::new("capitals", "RR-058").and_by("RR-062");
            events.push(event.with("players", players));
        }
    }

    /// RR-154, RR-156, RR-141: what is bought for the money.
    pub(super) fn spending(&self, events: &mut Vec<Event>) {
        let Some(Action::Spend(seat, spent, _)) = self.action() else {
            return;
        };
        if !self.sits(*seat) || self.now().player(*seat).spent != Some(*spent) {
            return;
        }
        let new = self.now().player(*seat);
        let (case, rule) = match spent {
            ..=-1 => ("early", "RR-156"),
            0 => ("nothing", "RR-154"),
            _ if i32::from(new.expansion) < *spent => ("stock", "RR-141"),
            _ => ("tokens", "RR-154"),
        };
        let event = Event::new("spent", rule).with("player", self.player(*seat));
        let event = event.with("amount", money(spent.saturating_abs()));
        let event = event.with("count", new.expansion).with("cash", money(new.cash));
        events.push(event.with("case", Value::Case(case)));
    }

    /// RR-155, RR-157, RR-173: the order of play and what has changed it.
    pub(super) fn order(&self, events: &mut Vec<Event>) {
        let has_spent = self.left(Stage::Order) && self.old().last_turn.is_none();
        let is_first = self.left(Stage::Setup) && !self.after.play.setup.is_position;
        let is_made = has_spent || is_first || self.after.play.is_ordered && !self.before.play.is_ordered;
        let has_changed = self.now().order != self.old().order;
        let rule = match self.action() {
            Some(Action::Swap(..)) => "RR-157",
            _ if is_made => "RR-155",
            _ if !self.old().now.civil_war.is_empty() && self.now().now.civil_war.is_empty() => "RR-173",
            _ => "RR-157",
        };
        let is_setup = self.after.course.stage == Stage::Setup;
        if is_setup || !has_changed && !is_made {
            return;
        }
        let slots = self.now().order.iter().map(|seat| {
            let slot = self.now().slot(*seat);
            part(self.player(*seat), slot)
        });
        let event = Event::new("order", rule).with("players", Value::List(slots.collect()));
        let case = if rule == "RR-155" { "made" } else { "changed" };
        let spent = self.now().order.iter().map(|seat| self.spent_part(*seat));
        let event = event.with("spent", Value::List(spent.collect()));
        events.push(event.with("case", Value::Case(case)));
    }

    fn spent_part(&self, seat: Seat) -> Value {
        let spent = self.after.play.spent.get(seat.index()).copied().unwrap_or(0);
        let figure = spent.to_string().replace('-', "−");
        Value::Said(
            "order-part",
            vec![("player", self.player(seat)), ("spent", Value::Text(figure))],
        )
    }
}
