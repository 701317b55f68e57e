//! Fewer tokens than an attack needs: RR-124 to RR-126, with all that makes a defence stronger.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some((seat, placement)) = now.attacking() else {
        return;
    };
    let province = placement.province;
    let Some((.., tokens)) = now.sending() else { return };
    let need = now.state.need(now.rulebook, seat, province);
    if tokens >= need.send {
        return;
    }
    let help = strength_help(now, seat, province, &need);
    let wanted = need.defence.sum() + need.market;
    let by_market = need.tokens == need.market && need.attack.strength(need.market) > wanted;
    let case = match (&help, need.attack.is_doubled) {
        _ if by_market => "market",
        (Some(_), true) => "capital-helped",
        (None, true) => "capital",
        (Some(_), false) => "helped",
        (None, false) => "plain",
    };
    let violation = Violation::new()
        .case(case)
        .with("player", now.player(seat))
        .about("province", now.province(province))
        .with("tokens", tokens)
        .with("needed", need.send)
        .with("parts", strength_parts(now, seat, province, &need))
        .with("help", help.unwrap_or(Value::List(Vec::new())))
        .citing(rules_of(&need));
    found.push(violation);
}

/// The rules by which the strength comes about.
fn rules_of(need: &Need) -> &'static [&'static str] {
    if need.defence.capital > 0 || need.attack.is_doubled {
        &["RR-124", "RR-125", "RR-025"]
    } else if need.defence.satellites > 0 {
        &["RR-124", "RR-125", "RR-123"]
    } else if need.attack.satellites > 0 {
        &["RR-124", "RR-125", "RR-135"]
    } else if need.defence.nationalism + need.attack.nationalism > 0 {
        &["RR-124", "RR-125", "RR-138"]
    } else if need.defence.marker > 0 {
        &["RR-124", "RR-125", "RR-126"]
    } else {
        &["RR-124", "RR-125"]
    }
}
