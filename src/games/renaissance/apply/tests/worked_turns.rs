//! The two worked turns of the notation, with every figure of their tables.

use super::*;
use crate::games::renaissance::apply::GivenDeck;
use crate::games::renaissance::state::{AdvanceSet, CardCounts};

fn cash(table: &Table) -> Vec<i32> {
    table.state.players.iter().map(|player| player.cash).collect()
}

fn hands(table: &Table) -> Vec<u8> {
    table.state.players.iter().map(|player| player.hand).collect()
}

#[test]
#[expect(clippy::too_many_lines, reason = "a whole turn, phase by phase")]
fn the_first_turn_of_a_game_of_three() {
    let options = Options {
        last_epoch: 1,
        ..Options::default()
    };
    let mut table = Table::with(3, &[], options);
    let rulebook = table.rulebook.clone();
    let choice = table
        .state
        .choice_by_bids(&rulebook, &[2, 2, 5], &[vec![5], vec![3], vec![]]);
    table.state.settle_bids(&rulebook, &[2, 2, 5], choice);
    for (seat, spent) in [(VENICE, 14), (GENOA, 12), (BARCELONA, 12)] {
        table.state.spend(seat, spent);
    }
    table.state.settle_order(&rulebook, None);
    assert_eq!(cash(&table), [24, 26, 23]);
    assert_eq!(table.state.order, [GENOA, BARCELONA, VENICE]);
    assert_eq!(
        [GENOA, BARCELONA, VENICE].map(|seat| table.state.slot(seat)),
        [2, 4, 6]
    );

    table.state.draw_phase(&rulebook);
    assert_eq!((table.state.deck.left, hands(&table)), (23, vec![2, 2, 2]));

    let [benedict, dionysus, gold] =
        ["st-benedict", "dionysus-exiguus", "alchemists-gold"].map(|id| table.card(id));
    for (seat, card) in [(GENOA, benedict), (BARCELONA, dionysus), (VENICE, gold)] {
        assert!(table.state.take_from_hand(seat, card));
    }
    table.state.play_leader(&rulebook, GENOA, benedict, 0);
    table.state.play_leader(&rulebook, BARCELONA, dionysus, 4);
    assert_eq!(table.state.alchemists_gold(&rulebook, BARCELONA), 12);
    table.state.file(gold);
    assert_eq!(table.state.player(BARCELONA).cash, 7);

    assert_eq!(
        table.state.buy_advance(&rulebook, GENOA, AdvanceId::PATRONAGE),
        20
    );
    assert_eq!(table.state.claim_leader(GENOA, dionysus), 4);
    assert_eq!(
        table
            .state
            .buy_advance(&rulebook, GENOA, AdvanceId::WRITTEN_RECORD),
        0
    );
    assert_eq!(table.state.pay_stability(GENOA), 1);
    assert_eq!(
        table
            .state
            .buy_advance(&rulebook, BARCELONA, AdvanceId::WRITTEN_RECORD),
        10
    );
    assert_eq!(table.state.pay_stability(BARCELONA), 1);
    table.state.buy_ship(&rulebook, VENICE, None);
    table.state.settle_stability(&rulebook, VENICE);
    table.state.leaders_leave();
    assert_eq!(cash(&table), [13, 1, 0]);

    table.state.indulgence();
    let place = |table: &mut Table, seat: Seat, ids: &[&str]| {
        for id in ids {
            let province = table.province(id);
            let count = table.state.usual_count(&rulebook, seat, province);
            assert!(table.state.way(&rulebook, seat, province).is_ok(), "{id}");
            table.state.place(&rulebook, seat, province, count);
        }
    };
    place(&mut table, GENOA, &["milan", "florence", "rome"]);
    let [lyons, belgrade, milan] = ["lyons", "belgrade", "milan"].map(|id| table.province(id));
    table.state.place(&rulebook, GENOA, lyons, 1);
    place(
        &mut table,
        BARCELONA,
        &["valencia", "toledo", "basque", "montpelier"],
    );
    table.state.buy_expansion_card(&rulebook, BARCELONA, None);
    place(&mut table, VENICE, &["dubrovnik"]);
    assert!(table.state.way(&rulebook, VENICE, belgrade).is_ok());
    table.state.place(&rulebook, VENICE, belgrade, 2);
    assert_eq!(table.needs(VENICE, "milan"), 6);
    let won = table.state.wins(&rulebook, VENICE, milan, [3, 5, 2]);
    assert!(won);
    table.state.attack_with(&rulebook, VENICE, milan, 6, won);
    let boxes: Vec<u8> = table
        .state
        .players
        .iter()
        .map(|player| player.expansion)
        .collect();
    assert_eq!(boxes, [3, 0, 0]);
    assert_eq!(table.state.end_expansion(&rulebook, None), Some(BARCELONA));

    let incomes = [GENOA, BARCELONA, VENICE].map(|seat| table.state.income(&rulebook, seat).sum());
    assert_eq!(incomes, [24, 30, 27]);
    table.state.collect_income(&rulebook);
    table.state.market(&rulebook, &[[4, 4, 3], [2, 3, 3]]);
    assert_eq!(cash(&table), [40, 25, 29]);
    assert_eq!(hands(&table), [1, 2, 3]);
    for (seat, spent) in [(GENOA, 12), (BARCELONA, 14), (VENICE, -1)] {
        table.state.spend(seat, spent);
    }
    table.state.settle_order(&rulebook, None);
    assert_eq!(table.state.order, [VENICE, GENOA, BARCELONA]);
    assert_eq!(table.state.deck.left, 20);
    assert_eq!(table.state.deck.replay.of(gold), 1);
    assert_eq!(
        (
            table.state.deck.removed.of(benedict),
            table.state.deck.removed.of(dionysus)
        ),
        (1, 1)
    );
    table.is_fine();
}

/// The table of the second worked turn, before it begins.
fn in_the_middle() -> Table {
    let mut table = Table::of(4);
    let letters =
        |letters: &str| -> AdvanceSet { letters.bytes().map(|letter| AdvanceId(letter - b'A')).collect() };
    let players = [
        (VENICE, 62, 14, 3, 60, Ship::Seaworthy(10), "AEFHIJNRSVW"),
        (GENOA, 48, 9, 4, 40, Ship::Galley(4), "AEINOPQRV"),
        (BARCELONA, 70, 16, 3, 30, Ship::Ocean(1), "AINRSTVW"),
        (PARIS, 95, 12, 3, 70, Ship::None, "AIJKLNV"),
    ];
    for (seat, money, tokens, cards, misery, ship, advances) in players {
        table.state.set_cash(seat, money);
        let player = table.state.player_mut(seat);
        player.written = money;
        player.hand = cards;
        table.state.give_expansion(seat, tokens);
        table
            .state
            .give_tracks(seat, Misery::of_value(misery), Some(ship), letters(advances));
    }
    table.markers(
        VENICE,
        &["dubrovnik", "belgrade", "florence", "crete", "constantinople"],
    );
    table.tokens(VENICE, &["durazzo", "corfu"]);
    table.markers(GENOA, &["milan", "rome", "naples", "marseilles", "tunis"]);
    table.tokens(GENOA, &["bari", "cagliari"]);
    table.markers(BARCELONA, &["valencia", "toledo", "seville", "lisbon", "fez"]);
    table.tokens(BARCELONA, &["oran", "leon"]);
    table.markers(PARIS, &["dijon", "bruges", "cologne", "strassburg", "lyons"]);
    table.tokens(PARIS, &["toulouse"]);
    let pile = |table: &Table, ids: &[&str]| {
        let mut counts = CardCounts::default();
        for id in ids {
            counts.add(table.card(id), 1);
        }
        counts
    };
    let replay = pile(
        &table,
        &[
            "stone",
            "stone",
            "wool",
            "wool",
            "spice",
            "silk",
            "fur",
            "grain",
            "famine",
            "rebellion",
            "papal-decree",
            "revolutionary-uprisings",
        ],
    );
    let removed = pile(
        &table,
        &[
            "charlemagne",
            "st-benedict",
            "dionysus-exiguus",
            "rashid-ad-din",
            "walter-the-penniless",
            "marco-polo",
            "ibn-majid",
            "armor",
            "stirrups",
            "mongol-armies",
        ],
    );
    table.state.give_deck(&GivenDeck {
        epoch: 2,
        left: 16,
        replay: Some(replay),
        removed: Some(removed),
    });
    table.state.choice = vec![BARCELONA, VENICE, PARIS, GENOA];
    table.state.order = vec![GENOA, PARIS, VENICE, BARCELONA];
    table.state.conditions[table.commodity("silk").index()] = 1;
    table.state.conditions[table.commodity("cloth").index()] = -1;
    table.state.past.mongols = true;
    table
}

#[test]
#[expect(clippy::too_many_lines, reason = "a whole turn, phase by phase")]
fn a_later_turn_of_a_game_of_four() {
    let mut table = in_the_middle();
    let rulebook = table.rulebook.clone();
    table.is_fine();
    let state = &mut table.state;
    // Draw, buy.
    let cloth = rulebook.commodity_id("cloth").expect("a commodity");
    assert_eq!(state.clear_conditions(&rulebook, GENOA, &[cloth]).price, 5);
    state.draw_phase(&rulebook);
    let card = |id: &str| rulebook.card_id(id).expect("a card");
    assert!(state.discard(GENOA, card("pirates-vikings")));
    assert!(state.buy_card(&rulebook, VENICE, None));
    // Cards.
    for (seat, id) in [
        (GENOA, "desiderius-erasmus"),
        (PARIS, "nicolaus-copernicus"),
        (PARIS, "cloth"),
        (VENICE, "war"),
        (BARCELONA, "gunpowder"),
        (BARCELONA, "civil-war"),
    ] {
        assert_eq!(state.could_hold(seat, card(id)), Ok(()), "{id}");
        assert!(state.take_from_hand(seat, card(id)), "{id}");
    }
    assert_eq!(
        state.play_leader(&rulebook, GENOA, card("desiderius-erasmus"), 0),
        40
    );
    state.play_leader(&rulebook, PARIS, card("nicolaus-copernicus"), 6);
    let paid = [VENICE, GENOA, PARIS].map(|seat| state.payout(&rulebook, seat, cloth, 10).sum);
    assert_eq!(paid, [20, 20, 20]);
    state.pay_commodity(&rulebook, cloth, 10);
    state.file(card("cloth"));
    let roll = state.declare_war(&rulebook, VENICE, BARCELONA, [4, 4]);
    assert_eq!((roll.declarer.sum(), roll.other.sum(), roll.winner), (5, 5, None));
    state.file(card("war"));
    state.gain_military(&rulebook, BARCELONA, EventCard::Gunpowder);
    state.file(card("gunpowder"));
    let roll = state.roll_war(&rulebook, [5, 3], BARCELONA).expect("an open War");
    assert_eq!(
        (roll.declarer.sum(), roll.other.sum(), roll.winner),
        (6, 5, Some(VENICE))
    );
    let seville = rulebook.province_id("seville").expect("a province");
    state.cede(&rulebook, &[seville]);
    state.civil_war(&rulebook, GENOA, true);
    state.file(card("civil-war"));
    let genoa = state.player(GENOA);
    assert_eq!((genoa.misery.value(), genoa.expansion), (50, 4));
    // Purchases.
    state.refuse_stability(&rulebook, GENOA);
    assert_eq!(state.player(GENOA).misery.value(), 60);
    let research = AdvanceId::INSTITUTIONAL_RESEARCH;
    assert_eq!(state.buy_advance(&rulebook, PARIS, research), 60);
    assert_eq!(state.stability_price(PARIS), 3);
    state.settle_stability(&rulebook, PARIS);
    assert_eq!(state.claim_leader(VENICE, card("nicolaus-copernicus")), 6);
    assert_eq!(state.buy_advance(&rulebook, VENICE, research), 40);
    assert_eq!(state.pay_stability(VENICE), 10);
    assert_eq!(
        (
            state.tiers(&rulebook, VENICE),
            state.player(VENICE).misery.value()
        ),
        (1, 80)
    );
    assert_eq!(state.buy_relief(&rulebook, VENICE, 1), 0);
    state.buy_ship(&rulebook, BARCELONA, None);
    assert_eq!(state.pay_stability(BARCELONA), 3);
    state.leaders_leave();
    // Expansion.
    state.move_civil_war_victims(&rulebook);
    assert_eq!(state.swap_partners(GENOA)[0], Some(BARCELONA));
    state.swap(&rulebook, GENOA, BARCELONA);
    assert_eq!(state.order, [PARIS, VENICE, GENOA, BARCELONA]);
    assert_eq!(
        [PARIS, VENICE, GENOA, BARCELONA].map(|seat| state.slot(seat)),
        [1, 3, 5, 6]
    );
    state.indulgence();
    let boxes: Vec<u8> = state.players.iter().map(|player| player.expansion).collect();
    assert_eq!(boxes, [20, 2, 14, 10]);
    let at = |id: &str| rulebook.province_id(id).expect("a province");
    state.place(&rulebook, PARIS, at("bordeaux"), 4);
    assert_eq!(state.need(&rulebook, PARIS, at("milan")).send, 6);
    assert!(!state.wins(&rulebook, PARIS, at("milan"), [1, 2, 4]));
    state.attack_with(&rulebook, PARIS, at("milan"), 6, false);
    let need = state.need(&rulebook, VENICE, at("fez"));
    assert_eq!(
        (
            need.defence.marker,
            need.defence.satellites,
            need.defence.military,
            need.send
        ),
        (2, 1, 1, 6)
    );
    assert!(state.wins(&rulebook, VENICE, at("fez"), [4, 1, 6]));
    state.attack_with(&rulebook, VENICE, at("fez"), 6, true);
    assert_eq!(state.trade_with(&rulebook, VENICE, BARCELONA), Ok(at("fez")));
    assert!(state.trade(VENICE, BARCELONA, Some(2)));
    assert!(state.way(&rulebook, GENOA, at("sicily")).is_ok());
    state.place(&rulebook, GENOA, at("sicily"), 2);
    for (id, count) in [("india", 5), ("granada", 2)] {
        assert!(state.way(&rulebook, BARCELONA, at(id)).is_ok());
        assert_eq!(state.usual_count(&rulebook, BARCELONA, at(id)), count);
        state.place(&rulebook, BARCELONA, at(id), count);
    }
    let need = state.need(&rulebook, BARCELONA, at("seville"));
    assert_eq!(need.send, 5);
    state.use_cathedral(VENICE, crate::games::renaissance::state::SeatSet::of(BARCELONA));
    state.attack_with(&rulebook, BARCELONA, at("seville"), 5, false);
    assert_eq!(state.end_expansion(&rulebook, None), Some(BARCELONA));
    // Income.
    let incomes = [PARIS, VENICE, GENOA, BARCELONA].map(|seat| state.income(&rulebook, seat).sum());
    assert_eq!(incomes, [86, 47, 39, 39]);
    state.collect_income(&rulebook);
    state.market(&rulebook, &[[1, 6, 6], [5, 2, 1]]);
    assert_eq!(cash(&table), [63, 142, 95, 138]);
    assert_eq!(hands(&table), [4, 3, 4, 2]);
    let misery: Vec<u16> = table
        .state
        .players
        .iter()
        .map(|player| player.misery.value())
        .collect();
    assert_eq!(misery, [70, 60, 60, 70]);
    assert_eq!(table.state.deck.left, 9);
    table.is_fine();
}
