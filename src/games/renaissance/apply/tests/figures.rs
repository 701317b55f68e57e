//! The tables of figures.

use super::*;
use crate::games::renaissance::apply::payout::payment;
use crate::games::renaissance::apply::relief::stabilization;

#[test]
fn incomes_are_those_of_the_mats() {
    for seating in builtin().seatings.iter() {
        let players = u8::try_from(seating.players).expect("a small number");
        let mut table = Table::of(players);
        let capital = table.state.capital(VENICE);
        table.state.clear_marker(capital);
        let satellites = &table.state.board.provinces;
        let markets: Vec<ProvinceId> = (0..).map(ProvinceId).take(satellites.len()).collect();
        let markets = markets
            .into_iter()
            .filter(|id| !table.state.board.is_satellite(*id));
        let mut markets: Vec<ProvinceId> = markets
            .filter(|id| table.state.province(*id).is_empty())
            .collect();
        for (provinces, income) in seating.income.iter().enumerate() {
            let state = &table.state;
            assert_eq!(usize::from(state.dominated(VENICE)), provinces);
            assert_eq!(state.income(&table.rulebook, VENICE).map, i32::from(*income));
            if provinces < 25 {
                let next = markets.pop().expect("a market");
                assert!(table.state.put_marker(VENICE, next, false));
            }
        }
    }
}

#[test]
fn payments_are_those_of_the_cards() {
    for commodity in builtin().commodities.iter() {
        for (paid_box, sum) in (1..).zip(commodity.payouts.iter()) {
            assert_eq!(payment(i32::from(commodity.base), paid_box), i32::from(*sum));
        }
    }
}

#[test]
fn stabilization_adds_up() {
    // V-29
    let prices: Vec<i32> = (0..=10).map(stabilization).collect();
    assert_eq!(prices, [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
}

#[test]
fn slots_are_those_of_the_board() {
    // V-27
    let slots: [&[u8]; 4] = [&[2, 4, 6], &[1, 3, 5, 6], &[1, 2, 3, 4, 5], &[1, 2, 3, 4, 5, 6]];
    for (players, slots) in (3..=6).zip(slots) {
        let table = Table::of(players);
        let of_order = table.state.order.iter().map(|seat| table.state.slot(*seat));
        assert_eq!(of_order.collect::<Vec<u8>>(), slots);
    }
}

#[test]
fn decks_have_their_sizes() {
    let table = Table::of(3);
    let sizes = [1, 2, 3].map(|epoch| table.state.board.cards_of_epoch(epoch).total());
    assert_eq!(sizes, [29, 22, 13]);
    assert_eq!(table.state.board.cards_up_to(3).total(), 64);
}

#[test]
fn the_provinces_in_play_give_what_the_log_says() {
    for (at, players) in (3..=6).enumerate() {
        let table = Table::of(players);
        for (id, printed) in CommodityId::all().zip(builtin().commodities.iter()) {
            let board = &table.state.board;
            let giving = board
                .commodity(id)
                .provinces
                .and(board.in_play)
                .without(board.overseas);
            assert_eq!(
                giving.len(),
                usize::from(printed.in_play[at]),
                "{} {players}",
                printed.id
            );
        }
    }
}

#[test]
fn events_are_those_of_the_cards() {
    let event = |event: EventCard| {
        let card = builtin().card(event.id()).expect("the card");
        card.event.as_ref().expect("an event")
    };
    let mut table = Table::of(3);
    for all in [EventCard::Famine, EventCard::MysticismAbounds] {
        let misery = table.state.misery_of(&table.rulebook, all, VENICE, false);
        assert_eq!(u16::from(misery), event(all).misery);
    }
    table.markers(GENOA, &["milan", "crete", "bari", "sicily", "naples"]);
    let pirates = event(EventCard::PiratesVikings).by_epoch.iter();
    for (epoch, provinces) in (1..).zip(pirates) {
        table.state.deck.epoch = epoch;
        assert_eq!(u16::from(table.state.pirates_count(&table.rulebook)), *provinces);
    }
    // A record names a single province for these.
    for single in [EventCard::Rebellion, EventCard::Crusades] {
        assert_eq!(&*event(single).by_epoch, [1, 1, 1]);
    }
    let acre = table.province("acre");
    assert!(table.state.crusades(&table.rulebook, VENICE, acre));
    let spaces = u16::from(table.state.player(VENICE).misery.0);
    assert_eq!(spaces, event(EventCard::Crusades).misery);
    let cash = table.state.player(VENICE).cash;
    table.state.mongol_armies(VENICE);
    let gained = table.state.player(VENICE).cash - cash;
    assert_eq!(gained, i32::from(event(EventCard::MongolArmies).money));
}
