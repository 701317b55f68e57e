//! A table in the middle of a game that cannot come about: RR-021, RR-023, RR-027, RR-036, RR-105, RR-089, RR-042, RR-147.

use super::prelude::*;
use crate::games::renaissance::state::MARKET_ROLLS;

/// Each roll hits one commodity, or Gold and Ivory.
const MOST_CONDITIONS: usize = 2 * MARKET_ROLLS;

pub(super) fn check(now: &Now, found: &mut Found) {
    match now.action() {
        Some(Action::GiveMarkers(seat, provinces)) if now.sits(*seat) => {
            markers(now, *seat, provinces, found);
        }
        Some(Action::GiveTokens(seat, count, provinces)) if now.sits(*seat) => {
            tokens(now, *seat, *count, provinces, found);
        }
        Some(Action::Give(seat, held)) if now.sits(*seat) => holdings(now, *seat, held, found),
        Some(Action::GiveConditions(_, commodities)) => {
            let known: usize = now
                .state
                .conditions
                .iter()
                .map(|condition| usize::from(condition.unsigned_abs()))
                .sum();
            let all = known + commodities.len();
            if all > MOST_CONDITIONS {
                found.push(
                    Violation::new()
                        .case("conditions")
                        .with("count", all)
                        .with("most", MOST_CONDITIONS)
                        .citing(&["RR-147"]),
                );
            }
        }
        Some(Action::GiveEpoch(epoch)) => {
            let last = now.state.options.last_epoch;
            if !(1..=u32::from(last)).contains(epoch) {
                found.push(
                    Violation::new()
                        .case("epoch")
                        .with("count", *epoch)
                        .with("most", last)
                        .citing(&["RR-042"]),
                );
            }
        }
        _ => {}
    }
}

fn markers(now: &Now, seat: Seat, provinces: &[ProvinceId], found: &mut Found) {
    for province in provinces {
        let here = Violation::new()
            .with("player", now.player(seat))
            .about("province", now.province(*province));
        if !now.state.board.in_play.contains(*province) {
            found.push(here.case("out-of-play").citing(&["RR-027"]));
        } else if now.state.board.is_satellite(*province) {
            found.push(here.case("satellite").citing(&["RR-023"]));
        } else if now.state.is_given(*province) {
            found.push(here.case("taken").citing(&["RR-022"]));
        }
    }
    let fresh = provinces
        .iter()
        .filter(|id| now.state.province(**id).marker_of() != Some(seat));
    let left = usize::from(now.of(seat).markers);
    if fresh.clone().count() > left {
        let all = now.state.board.markers;
        let count = usize::from(all) - left + fresh.count();
        found.push(of_player(now, seat, "markers", count, all));
    }
}

fn tokens(now: &Now, seat: Seat, count: u32, provinces: &[ProvinceId], found: &mut Found) {
    for province in provinces {
        let here = Violation::new()
            .with("player", now.player(seat))
            .about("province", now.province(*province));
        let market = now.state.board.province(*province).market;
        let all = u32::from(now.state.province(*province).all_tokens()).saturating_add(count);
        if !now.state.board.in_play.contains(*province) {
            found.push(here.case("out-of-play").citing(&["RR-027"]));
        } else if now.state.is_given(*province) && now.state.province(*province).marker.is_some() {
            found.push(here.case("taken").citing(&["RR-022"]));
        } else if all > u32::from(market) {
            let here = here.with("count", all).with("most", market);
            found.push(here.case("market").citing(&["RR-021"]));
        }
    }
    let wanted = usize::try_from(count)
        .unwrap_or(usize::MAX)
        .saturating_mul(provinces.len());
    let stock = usize::from(now.of(seat).stock);
    if wanted > stock {
        let all = now.state.board.tokens;
        let used = usize::from(all) - stock;
        found.push(of_player(now, seat, "tokens", used.saturating_add(wanted), all));
    }
}

fn holdings(now: &Now, seat: Seat, held: &Holdings, found: &mut Found) {
    let player = now.of(seat);
    if let Some(tokens) = held.tokens
        && tokens > u32::from(player.stock + player.expansion)
    {
        let on_map = usize::from(now.state.tokens_on_map(seat));
        let count = on_map.saturating_add(usize::try_from(tokens).unwrap_or(usize::MAX));
        found.push(of_player(now, seat, "tokens", count, now.state.board.tokens));
    }
    let here = || Violation::new().with("player", now.player(seat));
    if let Some(misery) = held.misery.filter(|misery| Misery::of_value(*misery).is_none()) {
        let violation = here().case("misery").with("value", figure(misery));
        found.push(violation.citing(&["RR-105"]));
    }
    if let Some(space) = held.ship.filter(|space| !Ship::SPACES.contains(space)) {
        found.push(here().case("ship").with("ship", ship(space)).citing(&["RR-089"]));
    }
}

fn of_player(now: &Now, seat: Seat, case: &'static str, count: usize, most: u8) -> Violation {
    Violation::new()
        .case(case)
        .with("player", now.player(seat))
        .with("count", count)
        .with("most", most)
        .citing(&["RR-036"])
}
