//! A tied War that is not rolled again in a later round: RR-182, RR-164.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(round) = due_round(now.state, now.play, now.rulebook) else {
        return;
    };
    let is_missed = match now.moment {
        Moment::Leaving(stage) => stage == Stage::Cards || stage == Stage::Final && now.is_last_turn(),
        Moment::Entry(_) => {
            let Some((seat, play)) = now.playing() else { return };
            let place = |seat: Seat| now.state.place_in_order(seat);
            let war = now.state.war;
            let is_side = war.is_some_and(|war| war.declarer == seat || war.other == seat);
            let is_military = EventCard::of(play.card).is_some_and(EventCard::is_military);
            let may_come_first = seat == round && is_side && is_military;
            place(seat) >= place(round) && !may_come_first
        }
        _ => false,
    };
    if is_missed {
        let violation = Violation::new()
            .with("player", now.player(round))
            .with("sides", sides_of(now))
            .ruled_by("RA-50");
        // The phase may end once the dice are there; a card before them is one too early.
        let is_leaving = matches!(now.moment, Moment::Leaving(_));
        found.push(if is_leaving {
            violation.open_luck()
        } else {
            violation
        });
    }
}
