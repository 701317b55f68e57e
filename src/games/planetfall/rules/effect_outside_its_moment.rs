//! A text that is used at another moment than its own: PR-032, PR-025.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, name, used, text)) = now.using() else {
        return;
    };
    let when = match &used {
        Use::Convert(paid, gained) => now
            .convert(seat, text, (paid, gained))
            .map(|(_, exchange)| exchange.when),
        Use::Reveal(level, _) => now.reveal(seat, text, *level).map(|(_, reveal)| reveal.when),
        Use::Bare | Use::Figures(_) => None,
    };
    let Some(when) = when else { return };
    let is_own_turn = when != UseMoment::Exploration || now.state.next_to_place() == Some(seat);
    if !when.is(now.course.stage) || !is_own_turn {
        let violation = about_card(now, name).with("player", now.player(seat));
        found.push(violation.as_printed(now.account_of_text(seat, name)));
    }
}
