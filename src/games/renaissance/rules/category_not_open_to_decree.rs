//! Papal Decree on Commerce, Communication or Civics: RR-180.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, play)) = now.playing() else { return };
    let Target::Category(category) = play.target else {
        return;
    };
    let event = EventCard::PapalDecree;
    if play.card == event.card() && !State::decree_categories(category) {
        let choices = now.targets(seat, event);
        found.push(
            Violation::new()
                .with("card", now.card(play.card))
                .about("category", now.category(category))
                .with("choices", Value::List(choices.clone()))
                .options(choices),
        );
    }
}
