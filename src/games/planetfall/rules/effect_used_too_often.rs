//! A text that is used more often than it says: PR-032.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if let Some(Action::Restrain(seat, _)) = now.action() {
        let player = now.state.player(*seat);
        let mut tokens = player
            .active(now.phase())
            .filter_map(|active| match active.effect {
                Effect::Restrain(restrain) => Some((active.owner, active.index, restrain.limit)),
                _ => None,
            });
        let spent = tokens.find(|(owner, index, limit)| !player.may_use(*owner, *index, *limit, now.phase()));
        if spent.is_some() {
            let token = Value::List(vec![Value::Thing(EntryKey::new(Kind::WORD, "restrain"))]);
            found.push(
                Violation::new()
                    .with("card", token)
                    .with("player", now.player(*seat)),
            );
        }
        return;
    }
    let Some((seat, name, used, text)) = now.using() else {
        return;
    };
    let limited = match &used {
        Use::Convert(paid, gained) => now
            .convert(seat, text, (paid, gained))
            .map(|(index, exchange)| (index, exchange.limit)),
        Use::Reveal(level, _) => now
            .reveal(seat, text, *level)
            .map(|(index, reveal)| (index, reveal.limit)),
        Use::Bare | Use::Figures(_) => None,
    };
    if let Some((index, limit)) = limited
        && !now
            .state
            .player(seat)
            .may_use(text.owner, index, limit, now.phase())
    {
        let violation = about_card(now, name).with("player", now.player(seat));
        found.push(violation.as_printed(now.account_of_text(seat, name)));
    }
}
