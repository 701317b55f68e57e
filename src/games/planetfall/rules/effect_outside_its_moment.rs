//! A text that is used at another moment than its own: PR-032, PR-025.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, name, used, text)) = now.using() else {
        return;
    };
    let when = match &used {
        Use::Convert(..) => now
            .state
            .convert(seat, Some(text))
            .map(|(_, exchange)| exchange.when),
        Use::Reveal(..) => now.state.reveal(seat, Some(text)).map(|(_, reveal)| reveal.when),
        Use::Bare | Use::Figures(_) => None,
    };
    let Some(when) = when else { return };
    let is_own_turn = when != UseMoment::Exploration || now.state.next_to_place() == Some(seat);
    if !when.is(now.course.stage) || !is_own_turn {
        found.push(about_card(now, name).with("player", now.player(seat)));
    }
}
