//! War: what was rolled, who wins, what is ceded.

use super::{Comparison, moment};
use crate::core::Value;
use crate::core::engine::{Event, Seat};
use crate::games::renaissance::action::{Action, PlayResult, Target};
use crate::games::renaissance::apply::strength::Opponents;
use crate::games::renaissance::apply::war::WarTotal;
use crate::games::renaissance::replay::parts::military;
use crate::games::renaissance::replay::war::two_dice;
use crate::games::renaissance::state::{AdvanceId, EventCard, SeatSet};

impl Comparison<'_, '_, '_> {
    /// RR-182: the totals of a roll, and what the loser cedes.
    pub(super) fn war(&self, events: &mut Vec<Event>) {
        let Some((sides, dice)) = self.war_roll() else {
            return;
        };
        let [one, other] = sides;
        let roll = self.old().war_roll(self.after.rulebook, sides, dice);
        let event = Event::new("war", "RR-182").with("attacker", self.player(one));
        let event = event.with("defender", self.player(other));
        let event = event.with("of_attacker", roll.declarer.sum());
        let event = event.with("of_defender", roll.other.sum());
        let event = event.with("attacker_parts", self.total_parts(one, other, roll.declarer));
        events.push(event.with("defender_parts", self.total_parts(other, one, roll.other)));
        let Some(winner) = roll.winner else {
            events.push(Event::new("war-tied", "RR-182"));
            return;
        };
        let loser = if winner == one { other } else { one };
        let possible = self
            .now()
            .cession()
            .map_or(0, |cession| cession.possible)
            .min(roll.difference);
        let case = match (roll.difference, possible) {
            (0, _) => "nothing",
            (_, 0) => "cannot",
            _ => "cedes",
        };
        let event = Event::new("war-won", "RR-182").with("winner", self.player(winner));
        let event = event.with("loser", self.player(loser));
        let event = event.with("difference", roll.difference).with("count", possible);
        events.push(event.with("case", Value::Case(case)));
    }

    /// The sides and dice of a War that was rolled for in between.
    fn war_roll(&self) -> Option<([Seat; 2], [u8; 2])> {
        if let Some((seat, play)) = self.card() {
            let (Target::Player(target), PlayResult::Dice(dice)) = (&play.target, &play.result) else {
                return None;
            };
            let is_war = EventCard::of(play.card) == Some(EventCard::War) && *target != seat;
            return is_war.then_some(([seat, *target], two_dice(dice)?));
        }
        let Some(Action::WarRoll(dice)) = self.action() else {
            return None;
        };
        let war = self.old().war.filter(|_| self.old().is_war_tied())?;
        Some(([war.declarer, war.other], two_dice(dice)?))
    }

    fn total_parts(&self, seat: Seat, against: Seat, total: WarTotal) -> Value {
        let of_thing = |thing: Value, count: u8| {
            Value::Said(
                "strength-part-thing",
                vec![("thing", thing), ("count", Value::from(count))],
            )
        };
        let mut parts = vec![Value::Said(
            "log-part-die",
            vec![("count", Value::from(total.die))],
        )];
        if total.nationalism > 0 {
            parts.push(of_thing(self.advance(AdvanceId::NATIONALISM), total.nationalism));
        }
        let opponents = Opponents::new(self.old(), SeatSet::of(against));
        let now = moment(self.before);
        let cards = military(&now, seat, opponents).take(usize::from(total.military));
        parts.extend(cards.map(|card| of_thing(card, 1)));
        Value::List(parts)
    }
}
