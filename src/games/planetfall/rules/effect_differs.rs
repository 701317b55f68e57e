//! Another rate or amount than the text has, or no card named: PR-032.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, name, used, text)) = now.using() else {
        return;
    };
    let violation = about_card(now, name).with("player", now.player(seat));
    let violation = violation.as_printed(now.account_of_text(seat, name));
    match &used {
        Use::Convert(paid, gained) => {
            let Some((_, exchange)) = now.convert(seat, text, (paid, gained)) else {
                return;
            };
            let fits = exchange
                .times(paid)
                .is_some_and(|times| exchange.fits(times, gained));
            if !fits {
                found.push(
                    violation
                        .case("rate")
                        .with("pay", gains(&exchange.pay))
                        .with("gain", gains(&exchange.gain))
                        .with("times", exchange.up_to.max(1)),
                );
            }
        }
        Use::Reveal(level, card) => {
            let Some((_, reveal)) = now.reveal(seat, text, *level) else {
                return;
            };
            if !reveal.is_to(*level) {
                found.push(violation.case("row"));
            } else if card.is_none() {
                found.push(violation.case("card-missing").open_luck());
            }
        }
        Use::Bare | Use::Figures(_) => {}
    }
}
