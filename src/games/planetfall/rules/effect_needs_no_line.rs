//! A text that acts by itself: PR-032.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, name, used, text)) = now.using() else {
        return;
    };
    let has_line = match &used {
        Use::Convert(..) => now.state.convert(seat, Some(text)).is_some(),
        Use::Reveal(..) => now.state.reveal(seat, Some(text)).is_some(),
        Use::Bare | Use::Figures(_) => false,
    };
    if !has_line && now.state.known(seat, Some(text)) == Known::All {
        found.push(about_card(now, name).with("player", now.player(seat)));
    }
}
