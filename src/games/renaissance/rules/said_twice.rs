//! Something that is said once is said twice: a bid; and two different things about the game, the table in the middle of a
//! game, the order of play or a card that was drawn. RR-058, RR-006, RR-062.

use super::prelude::*;
use crate::core::ReadingId;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(action) = now.action() else { return };
    let setup = &now.play.setup;
    let player = |seat: Seat| Violation::new().with("player", now.player(seat));
    match action {
        Action::Variant(_) | Action::Edition(_) | Action::Ruling(_) => {
            let mut before = setup.header.iter().rev();
            if let Some(other) = before.find_map(|before| contradicted(now, before, action)) {
                found.push(table(other).citing(&["RR-006"]));
            }
        }
        Action::Board(BoardFact::Relief(advance, relief)) => {
            let facts = now.state.options.facts.iter().rev();
            let mut same = facts.filter_map(|fact| match fact {
                BoardFact::Relief(known, figure) if known == advance => Some(*figure),
                _ => None,
            });
            if let Some(other) = same.next().filter(|other| other != relief) {
                found.push(table(figure(other)).citing(&["RR-039"]));
            }
        }
        Action::Bid(seat, _) if now.sits(*seat) => {
            if let Some(before) = setup.bids[seat.index()] {
                found.push(player(*seat).case("bid").money("before", before));
            }
        }
        Action::GiveEpoch(epoch) => {
            let other = setup.epoch.filter(|other| u32::from(*other) != *epoch);
            found.extend(other.map(|other| table(figure(other)).citing(&["RR-042"])));
        }
        Action::GiveDeck(cards) => {
            let other = setup.deck.filter(|other| other != cards);
            found.extend(other.map(|other| table(figure(other)).citing(&["RR-042"])));
        }
        Action::GiveChoice(choice) if setup.is_choice_given && *choice != now.state.choice => {
            found.push(table(now.players(now.state.choice.clone())).citing(&["RR-062"]));
        }
        Action::Order(order) => {
            if let Some(other) = order_before(now).filter(|other| other != order) {
                found.push(table(now.players(other)).citing(&["RR-155"]).ruled_by("RA-04"));
            }
        }
        Action::Give(seat, held) if now.sits(*seat) => {
            let given = &setup.given[seat.index()];
            let others = contradicted_holdings(given, held);
            found.extend(
                others.map(|(rule, other)| player(*seat).case("player").with("before", other).citing(rule)),
            );
        }
        Action::Drawn(seat, card) if now.sits(*seat) => {
            if let Some(before) = drawn_before(now, *seat) {
                let other = player(*seat).case("drawn").with("before", now.card(before));
                found.push(other.about("card", now.card(*card)).citing(&["RR-066"]));
            }
        }
        _ => {}
    }
}

fn table(other: Value) -> Violation {
    Violation::new().case("table").with("before", other)
}

/// What an earlier line of the header says about the same point, if it is something else.
fn contradicted(now: &Now, before: &Action, here: &Action) -> Option<Value> {
    match (before, here) {
        (Action::Variant(before), Action::Variant(here)) => {
            let variant = |at: &u8| now.rulebook.catalog.variants.get(usize::from(*at));
            let (before, here) = (variant(before)?, variant(here)?);
            let is_length = before.last_epoch.is_some() && here.last_epoch.is_some();
            (is_length && before.id != here.id).then(|| thing(kinds::VARIANT, before.id.as_ref()))
        }
        (Action::Edition(before), Action::Edition(here)) => {
            (before != here).then(|| thing(kinds::EDITION, &before.to_string()))
        }
        (Action::Ruling(before), Action::Ruling(here)) => {
            let registry = &now.rulebook.catalog.registry;
            let reading = |choice: &(String, String)| ReadingId::find(registry, &choice.0, &choice.1).ok();
            let is_other = reading(before)?.contradicts(reading(here)?);
            is_other.then(|| Value::Text(before.1.clone()))
        }
        _ => None,
    }
}

/// The order of play that is written already, of those who still play.
fn order_before(now: &Now) -> Option<Vec<Seat>> {
    if now.course.stage == Stage::Setup && now.play.setup.is_position {
        return now.play.setup.is_order_given.then(|| now.state.order.clone());
    }
    if now.makes_order() {
        return now.play.claimed_order.clone();
    }
    let is_living = |seat: &Seat| !now.of(*seat).is_out;
    let living = || now.state.order.iter().copied().filter(is_living).collect();
    now.play.is_order_said.then(living)
}

/// The card that is named already for the one draw of a phase, or for the last of those dealt.
fn drawn_before(now: &Now, seat: Seat) -> Option<CardId> {
    let of_player = |named: &&(Seat, CardId)| named.0 == seat;
    if now.course.stage != Stage::Setup {
        return now.play.named.iter().find(of_player).map(|(_, card)| *card);
    }
    let named: Vec<CardId> = now
        .play
        .setup
        .named
        .iter()
        .filter(of_player)
        .map(|(_, card)| *card)
        .collect();
    let is_full = named.len() >= usize::from(now.of(seat).hand);
    named.last().copied().filter(|_| is_full)
}

/// What was said otherwise of a player in the middle of a game, with the rule of the thing.
fn contradicted_holdings(
    given: &Holdings,
    held: &Holdings,
) -> impl Iterator<Item = (&'static [&'static str], Value)> {
    let money = |before: Option<u32>, here: Option<u32>| {
        let other = before.filter(|before| here.is_some_and(|here| here != *before));
        other.map(|other| Value::Money(i64::from(other)))
    };
    let other = |before: Option<u32>, here: Option<u32>| {
        let other = before.filter(|before| here.is_some_and(|here| here != *before));
        other.map(figure)
    };
    let of_ship = given
        .ship
        .filter(|before| held.ship.is_some_and(|here| here != *before));
    let all: [(&'static [&'static str], Option<Value>); 6] = [
        (&["RR-038"], money(given.money, held.money)),
        (&["RR-038"], money(given.written, held.written)),
        (&["RR-035"], other(given.tokens, held.tokens)),
        (&["RR-066"], other(given.cards, held.cards)),
        (&["RR-028"], other(given.misery, held.misery)),
        (&["RR-032"], of_ship.map(ship)),
    ];
    all.into_iter().filter_map(|(rule, other)| Some((rule, other?)))
}
