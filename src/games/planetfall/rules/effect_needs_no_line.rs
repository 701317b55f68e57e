//! A text that acts by itself: PR-032.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, name, used, text)) = now.using() else {
        return;
    };
    let has_line = match &used {
        Use::Convert(paid, gained) => now.convert(seat, text, (paid, gained)).is_some(),
        Use::Reveal(level, _) => now.reveal(seat, text, *level).is_some(),
        Use::Bare | Use::Figures(_) => false,
    };
    if !has_line && now.state.known(seat, Some(text)) == Known::All {
        let violation = about_card(now, name).with("player", now.player(seat));
        found.push(violation.as_printed(now.account_of_text(seat, name)));
    }
}
