//! Attacks: what they need, who wins, what remains.

use super::*;
use crate::games::renaissance::apply::expansion::{NoCathedral, NoTrade};
use crate::games::renaissance::apply::strength::{Defence, Opponents};
use crate::games::renaissance::state::SeatSet;

#[test]
fn belgrade_with_a_marker_or_a_token() {
    // V-10
    let mut table = Table::of(5);
    table.markers(VENICE, &["belgrade"]);
    table.advances(VENICE, &[AdvanceId::NATIONALISM]);
    table.military(VENICE, EventCard::Stirrups);
    let need = table
        .state
        .need(&table.rulebook, LONDON, table.province("belgrade"));
    let defence = Defence {
        marker: 2,
        nationalism: 1,
        military: 1,
        ..Defence::default()
    };
    assert_eq!((need.defence, need.market, need.send), (defence, 2, 6));
    // V-11
    let belgrade = table.province("belgrade");
    table.state.reduce(belgrade);
    assert!(!table.state.is_attack(&table.rulebook, LONDON, belgrade, 1));
    assert!(table.state.is_attack(&table.rulebook, LONDON, belgrade, 2));
    assert_eq!(table.state.room(&table.rulebook, LONDON, belgrade), 1);
    assert_eq!(table.needs(LONDON, "belgrade"), 5);
    // V-12
    table.advances(GENOA, &[AdvanceId::NATIONALISM]);
    assert_eq!(table.needs(GENOA, "belgrade"), 4);
}

#[test]
fn bari_with_a_token() {
    // V-13
    let mut table = Table::of(5);
    table.tokens(VENICE, &["bari"]);
    table.advances(VENICE, &[AdvanceId::NATIONALISM]);
    assert_eq!(table.needs(LONDON, "bari"), 3);
    table.military(LONDON, EventCard::Gunpowder);
    assert_eq!(table.needs(LONDON, "bari"), 2);
    // V-14
    let mut table = Table::of(5);
    table.tokens(VENICE, &["bari"]);
    table.advances(VENICE, &[AdvanceId::NATIONALISM]);
    table.advances(GENOA, &[AdvanceId::NATIONALISM]);
    table.military(GENOA, EventCard::Gunpowder);
    assert_eq!(table.needs(GENOA, "bari"), 1);
}

/// London in slot 3, with Fez in reach: a token of Paris in Oran, its marker in Fez.
fn oran() -> Table {
    let mut table = Table::of(5);
    table.tokens(PARIS, &["oran"]);
    table.tokens(LONDON, &["seville"]);
    table.state.order = vec![VENICE, GENOA, LONDON, BARCELONA, PARIS];
    assert_eq!(table.state.slot(LONDON), 3);
    table.ship(LONDON, Ship::Galley(2));
    table.expansion(LONDON, 20);
    table
}

#[test]
fn oran_is_won_by_the_coloured_die() {
    // V-15
    let mut table = oran();
    let oran = table.province("oran");
    assert!(table.state.way(&table.rulebook, LONDON, oran).is_ok());
    assert_eq!(table.needs(LONDON, "oran"), 2);
    assert!(table.state.wins(&table.rulebook, LONDON, oran, [4, 1, 6]));
    table.state.attack_with(&table.rulebook, LONDON, oran, 2, true);
    let left = table.state.province(oran).tokens(LONDON);
    assert_eq!((left.white, left.coloured), (1, 0));
    assert_eq!(table.state.player(LONDON).expansion, 18);
    assert_eq!(table.state.tokens_on_map(PARIS), 0);
    table.is_fine();
}

#[test]
fn advantages_change_what_oran_needs() {
    // V-16
    let mut table = oran();
    table.military(LONDON, EventCard::Armor);
    assert_eq!(table.needs(LONDON, "oran"), 1);
    let mut table = super::strength::oran();
    table.military(PARIS, EventCard::Armor);
    assert_eq!(table.needs(LONDON, "oran"), 3);
    let oran = table.province("oran");
    let way = table
        .state
        .way(&table.rulebook, LONDON, oran)
        .expect("within reach");
    assert_eq!(table.state.capacity_left(LONDON, oran, way), Some(2));
}

#[test]
fn fez_needs_more_than_a_galley_carries() {
    // V-17
    let mut table = oran();
    table.state.clear_tokens(PARIS, table.province("oran"));
    table.markers(PARIS, &["fez"]);
    let fez = table.province("fez");
    assert_eq!(table.needs(LONDON, "fez"), 4);
    let capacity = |table: &Table| {
        let way = table
            .state
            .way(&table.rulebook, LONDON, fez)
            .expect("within reach");
        table.state.capacity_left(LONDON, fez, way)
    };
    assert_eq!(capacity(&table), Some(2));
    table.ship(LONDON, Ship::Seaworthy(10));
    assert_eq!(capacity(&table), Some(10));
    table.tokens(PARIS, &["oran"]);
    assert_eq!(table.needs(LONDON, "fez"), 5);
}

#[test]
fn a_lost_attack_may_be_repeated_while_ships_carry() {
    // V-18
    let mut table = oran();
    let oran = table.province("oran");
    assert!(!table.state.wins(&table.rulebook, LONDON, oran, [3, 2, 2]));
    table.state.attack_with(&table.rulebook, LONDON, oran, 2, false);
    assert_eq!(table.state.player(LONDON).expansion, 18);
    assert_eq!(table.state.province(oran).tokens(PARIS).total(), 1);
    let left = |table: &Table| {
        let way = table
            .state
            .way(&table.rulebook, LONDON, oran)
            .expect("within reach");
        table.state.capacity_left(LONDON, oran, way)
    };
    assert_eq!(left(&table), Some(0));
    table.ship(LONDON, Ship::Galley(4));
    assert_eq!(left(&table), Some(2));
    table.is_fine();
}

#[test]
fn what_was_won_this_turn_is_no_base() {
    // V-19
    let mut table = oran();
    table.ship(LONDON, Ship::Galley(4));
    table.markers(PARIS, &["fez"]);
    let (oran, fez) = (table.province("oran"), table.province("fez"));
    table.state.attack_with(&table.rulebook, LONDON, oran, 2, true);
    assert_eq!(table.needs(LONDON, "fez"), 4);
    assert!(!table.state.wins(&table.rulebook, LONDON, fez, [2, 1, 2]));
    table.state.attack_with(&table.rulebook, LONDON, fez, 4, false);
    let way = table.state.way(&table.rulebook, LONDON, fez).expect("by galley");
    assert_eq!(
        table.state.capacity_left(LONDON, fez, way),
        Some(0),
        "Oran is white"
    );
    table.ship(LONDON, Ship::Seaworthy(10));
    let way = table.state.way(&table.rulebook, LONDON, fez).expect("by ship");
    assert_eq!(table.state.capacity_left(LONDON, fez, way), Some(6));
    assert!(table.state.wins(&table.rulebook, LONDON, fez, [5, 1, 1]));
    table.state.attack_with(&table.rulebook, LONDON, fez, 4, true);
    let marker = table.state.province(fez).marker.expect("a marker");
    assert_eq!((marker.seat, marker.is_white), (LONDON, true));
    assert_eq!(table.state.player(LONDON).expansion, 20 - 2 - 4 - 4);
    table.is_fine();
}

#[test]
fn capitals_count_double() {
    // V-34
    let table = Table::of(4);
    assert_eq!(table.needs(GENOA, "venice"), 15);
    // V-35
    let mut table = Table::of(4);
    let barcelona = table.province("barcelona");
    table.state.clear_marker(barcelona);
    table.markers(GENOA, &["barcelona"]);
    assert_eq!(table.needs(BARCELONA, "barcelona"), 3);
    assert_eq!(table.needs(PARIS, "barcelona"), 6);
}

#[test]
fn nationalism_in_the_own_capital() {
    // V-36
    let held_by = |seat: Seat, nationalist: Option<Seat>, readings: &[(&str, &str)]| {
        let mut table = Table::with(4, readings, Options::default());
        let genoa = table.province("genoa");
        table.state.clear_marker(genoa);
        table.markers(seat, &["genoa"]);
        if let Some(nationalist) = nationalist {
            table.advances(nationalist, &[AdvanceId::NATIONALISM]);
        }
        table.needs(GENOA, "genoa")
    };
    assert_eq!(held_by(PARIS, None, &[]), 5);
    assert_eq!(held_by(VENICE, Some(VENICE), &[]), 6);
    assert_eq!(held_by(PARIS, Some(GENOA), &[]), 5);
    assert_eq!(held_by(PARIS, None, &[("capital-doubling", "defence-only")]), 10);
}

#[test]
fn what_is_doubled_in_a_capital_depends_on_the_reading() {
    let strength = |readings: &[(&str, &str)]| {
        let mut table = Table::with(4, readings, Options::default());
        table.advances(BARCELONA, &[AdvanceId::NATIONALISM]);
        table.tokens(BARCELONA, &["palma"]);
        table.military(BARCELONA, EventCard::Armor);
        let barcelona = table.province("barcelona");
        table.state.need(&table.rulebook, PARIS, barcelona).defence.sum()
    };
    assert_eq!(strength(&[]), 2 * (3 + 1 + 1) + 1);
    assert_eq!(strength(&[("capital-arithmetic", "pieces-only")]), 6 + 1 + 1 + 1);
    assert_eq!(strength(&[("nationalism-in-capital", "added-after")]), 8 + 1 + 1);
}

#[test]
fn bordeaux_in_peace_or_at_war_and_montpelier_with_toulouse() {
    // V-42
    let mut table = Table::of(4);
    table.tokens(GENOA, &["bordeaux", "bordeaux"]);
    let bordeaux = table.province("bordeaux");
    assert_eq!(table.state.room(&table.rulebook, PARIS, bordeaux), 2);
    assert_eq!(table.needs(PARIS, "bordeaux"), 6);
    table.markers(GENOA, &["montpelier"]);
    assert_eq!(table.needs(PARIS, "montpelier"), 4);
    table.tokens(GENOA, &["toulouse"]);
    assert_eq!(table.needs(PARIS, "montpelier"), 5);
}

#[test]
fn lisbon_is_supported_by_leon() {
    // V-43
    let mut table = Table::of(4);
    table.markers(BARCELONA, &["lisbon"]);
    table.tokens(BARCELONA, &["leon"]);
    let lisbon = table.province("lisbon");
    assert_eq!(table.state.need(&table.rulebook, PARIS, lisbon).defence.sum(), 4);
}

#[test]
fn armor_stirrups_and_long_bow_in_one_turn() {
    // V-45
    let mut table = Table::of(6);
    table.military(PARIS, EventCard::Armor);
    table.military(HAMBURG, EventCard::Stirrups);
    table.military(LONDON, EventCard::LongBow);
    let against = |table: &Table, seat: Seat, other: Seat| {
        table.state.military(
            &table.rulebook,
            seat,
            Opponents::new(&table.state, SeatSet::of(other)),
        )
    };
    for (seat, other, counts) in [
        (LONDON, PARIS, 1),
        (LONDON, HAMBURG, 1),
        (PARIS, LONDON, 0),
        (HAMBURG, LONDON, 0),
        (PARIS, VENICE, 1),
        (HAMBURG, VENICE, 1),
        (PARIS, HAMBURG, 1),
        (HAMBURG, PARIS, 0),
    ] {
        assert_eq!(against(&table, seat, other), counts, "{seat:?} against {other:?}");
    }
    table.military(VENICE, EventCard::Gunpowder);
    assert_eq!(
        (against(&table, LONDON, VENICE), against(&table, VENICE, LONDON)),
        (0, 1)
    );
    let mut table = Table::reading(6, "armor-against-stirrups", "cancel");
    table.military(PARIS, EventCard::Armor);
    table.military(HAMBURG, EventCard::Stirrups);
    assert_eq!(against(&table, PARIS, HAMBURG), 0);
    let mut table = Table::reading(6, "military-sum", "one");
    table.military(PARIS, EventCard::Armor);
    table.military(PARIS, EventCard::Stirrups);
    assert_eq!(against(&table, PARIS, HAMBURG), 1);
}

#[test]
fn equal_dice_and_equal_slots_have_their_winners() {
    let mut table = oran();
    let oran = table.province("oran");
    let wins = |table: &Table, dice| table.state.wins(&table.rulebook, LONDON, oran, dice);
    assert!(wins(&table, [1, 3, 2]) && !wins(&table, [3, 2, 2]) && !wins(&table, [1, 2, 3]));
    table.advances(LONDON, &[AdvanceId::PROSELYTISM]);
    assert!(wins(&table, [3, 1, 2]), "the coloured die equals the slot");
    assert!(!wins(&table, [2, 2, 2]));
    table.military(LONDON, EventCard::Armor);
    assert!(wins(&table, [2, 2, 2]));
    table.military(PARIS, EventCard::Gunpowder);
    assert!(!wins(&table, [2, 2, 2]), "Armor does not count against Gunpowder");
}

#[test]
fn several_rivals_are_attacked_together() {
    let mut table = Table::of(4);
    table.tokens(VENICE, &["lyons"]);
    table.tokens(GENOA, &["lyons", "lyons"]);
    for seat in [VENICE, GENOA] {
        table.advances(seat, &[AdvanceId::NATIONALISM]);
    }
    assert_eq!(table.needs(PARIS, "lyons"), 3 + 1 + 4, "Nationalism counts once");
    table.military(VENICE, EventCard::Armor);
    table.military(GENOA, EventCard::Stirrups);
    assert_eq!(table.needs(PARIS, "lyons"), 3 + 1 + 1 + 4);
}

#[test]
fn own_tokens_count_and_are_lost_with_the_others() {
    let mut table = Table::of(4);
    table.tokens(PARIS, &["lyons"]);
    table.tokens(GENOA, &["lyons"]);
    table.expansion(PARIS, 10);
    let lyons = table.province("lyons");
    assert_eq!(table.needs(PARIS, "lyons"), 4);
    table.state.attack_with(&table.rulebook, PARIS, lyons, 4, false);
    assert_eq!(table.state.province(lyons).tokens(PARIS).total(), 0);
    table.is_fine();
    let mut table = Table::reading(4, "own-tokens-in-attack", "new-only");
    table.tokens(PARIS, &["lyons"]);
    table.tokens(GENOA, &["lyons"]);
    assert_eq!(table.needs(PARIS, "lyons"), 5);
}

#[test]
fn cosmopolitan_satellites_attack() {
    let mut table = Table::of(4);
    table.markers(GENOA, &["montpelier"]);
    table.tokens(PARIS, &["toulouse"]);
    assert_eq!(table.needs(PARIS, "montpelier"), 4);
    table.advances(PARIS, &[AdvanceId::COSMOPOLITAN]);
    assert_eq!(table.needs(PARIS, "montpelier"), 3);
}

#[test]
fn those_who_are_out_defend_with_nationalism_only() {
    let mut table = Table::of(4);
    table.markers(VENICE, &["milan"]);
    table.advances(VENICE, &[AdvanceId::NATIONALISM, AdvanceId::CATHEDRAL]);
    table.military(VENICE, EventCard::Armor);
    assert_eq!(table.needs(PARIS, "milan"), 3 + 1 + 1 + 3);
    table.state.eliminate(&table.rulebook, VENICE);
    assert_eq!(table.needs(PARIS, "milan"), 3 + 1 + 3);
    table.advances(PARIS, &[AdvanceId::CATHEDRAL]);
    let rivals = SeatSet::of(VENICE);
    assert_eq!(
        table
            .state
            .cathedral_against(&table.rulebook, PARIS, rivals, false),
        Ok(())
    );
}

#[test]
fn cathedral_works_once_against_each() {
    let mut table = Table::of(4);
    table.advances(VENICE, &[AdvanceId::CATHEDRAL]);
    table.advances(PARIS, &[AdvanceId::CATHEDRAL]);
    let against = |table: &Table, seat, rivals: &[Seat], defends| {
        let rivals = rivals.iter().copied().collect();
        table
            .state
            .cathedral_against(&table.rulebook, seat, rivals, defends)
    };
    assert_eq!(
        against(&table, GENOA, &[VENICE], false),
        Err(NoCathedral::NotOwned)
    );
    assert_eq!(
        against(&table, VENICE, &[GENOA, PARIS], false),
        Err(NoCathedral::AgainstOwner(PARIS))
    );
    assert_eq!(against(&table, VENICE, &[GENOA], true), Ok(()));
    table.state.use_cathedral(VENICE, SeatSet::of(GENOA));
    assert_eq!(
        against(&table, VENICE, &[GENOA], false),
        Err(NoCathedral::Used(GENOA))
    );
    assert_eq!(against(&table, VENICE, &[BARCELONA], false), Ok(()));
}

#[test]
fn a_forced_trade_follows_a_controlled_province() {
    let mut table = Table::of(4);
    table.tokens(GENOA, &["lyons"]);
    table.markers(GENOA, &["dijon"]);
    table.expansion(PARIS, 20);
    let (lyons, dijon) = (table.province("lyons"), table.province("dijon"));
    assert_eq!(
        table.state.trade_with(&table.rulebook, PARIS, GENOA),
        Err(NoTrade::NothingTaken)
    );
    table.state.attack_with(&table.rulebook, PARIS, lyons, 5, true);
    assert_eq!(
        table.state.trade_with(&table.rulebook, PARIS, GENOA),
        Err(NoTrade::NotControlled)
    );
    table.state.attack_with(&table.rulebook, PARIS, dijon, 6, true);
    assert_eq!(table.state.trade_with(&table.rulebook, PARIS, GENOA), Ok(dijon));
    assert_eq!(table.state.trade_price(dijon), 3);
    assert!(table.state.trade(PARIS, GENOA, Some(3)));
    assert_eq!(table.state.player(PARIS).expansion, 6);
    table.state.player_mut(GENOA).hand = 0;
    assert_eq!(
        table.state.trade_with(&table.rulebook, PARIS, GENOA),
        Err(NoTrade::LoserHasNone)
    );
}

#[test]
fn tokens_become_markers_and_the_rest_goes_to_stock() {
    let mut table = Table::of(4);
    table.expansion(PARIS, 12);
    let (dijon, toulouse) = (table.province("dijon"), table.province("toulouse"));
    table.state.place(&table.rulebook, PARIS, dijon, 2);
    assert_eq!(table.state.province(dijon).tokens(PARIS).white, 2);
    assert_eq!(table.state.usual_count(&table.rulebook, PARIS, dijon), 1);
    table.state.place(&table.rulebook, PARIS, dijon, 2);
    assert_eq!(table.state.province(dijon).marker_of(), Some(PARIS));
    assert_eq!(table.state.province(dijon).coloured_marker(), None);
    table.state.place(&table.rulebook, PARIS, toulouse, 3);
    assert_eq!(table.state.province(toulouse).tokens(PARIS).white, 1);
    assert_eq!(table.state.player(PARIS).expansion, 5);
    table.is_fine();
    table.state.flip();
    assert_eq!(table.state.province(dijon).coloured_marker(), Some(PARIS));
    assert_eq!(table.state.province(toulouse).tokens(PARIS).coloured, 1);
}

#[test]
fn without_a_marker_tokens_stay_and_one_may_be_freed() {
    let mut table = Table::of(4);
    table.state.player_mut(PARIS).markers = 0;
    table.expansion(PARIS, 12);
    let (dijon, paris) = (table.province("dijon"), table.province("paris"));
    table.state.place(&table.rulebook, PARIS, dijon, 3);
    assert_eq!(table.state.province(dijon).tokens(PARIS).white, 3);
    assert!(table.state.may_free(&table.rulebook, PARIS, paris));
    assert!(table.state.free_marker(PARIS, paris));
    assert_eq!(table.state.province(paris).tokens(PARIS).coloured, 1);
    assert!(!table.state.may_free(&table.rulebook, PARIS, paris));
}

#[test]
fn cards_for_tokens_cost_more_each_time() {
    // V-28
    let mut table = Table::of(4);
    for (seat, price) in [(VENICE, 3), (GENOA, 6), (PARIS, 9)] {
        table.expansion(seat, 20);
        assert_eq!(table.state.expansion_card_price(&table.rulebook), price);
        assert!(table.state.buy_expansion_card(&table.rulebook, seat, None));
        assert_eq!(table.state.player(seat).expansion, 20 - price);
        assert_eq!(table.state.player(seat).hand, 2);
    }
    table.is_fine();
}

#[test]
fn holy_indulgence_moves_tokens() {
    let mut table = Table::of(4);
    table.advances(VENICE, &[AdvanceId::HOLY_INDULGENCE]);
    table.expansion(VENICE, 32);
    for (seat, tokens) in [(GENOA, 9), (BARCELONA, 1), (PARIS, 0)] {
        table.expansion(seat, tokens);
    }
    table.state.set_cash(PARIS, 1);
    table.state.indulgence();
    let venice = table.state.player(VENICE);
    assert_eq!(
        (venice.expansion, venice.cash),
        (36, 42),
        "four tokens and two dollars"
    );
    assert_eq!(table.state.player(GENOA).expansion, 7);
    assert_eq!(
        (table.state.player(BARCELONA).owed, table.state.player(PARIS).owed),
        (1, 2)
    );
    assert_eq!(
        table.state.settle_indulgence(&table.rulebook, BARCELONA, None),
        (1, 0)
    );
    assert_eq!(
        table.state.settle_indulgence(&table.rulebook, PARIS, None),
        (0, 1)
    );
    assert_eq!(table.state.player(PARIS).misery.value(), 10);
    table.is_fine();
}

#[test]
fn the_bonus_goes_to_the_earlier_of_equals() {
    let mut table = Table::of(4);
    table.state.order = vec![GENOA, VENICE, PARIS, BARCELONA];
    for (seat, id) in [(VENICE, "milan"), (GENOA, "rome"), (PARIS, "dijon")] {
        let province = table.province(id);
        assert!(table.state.put_marker(seat, province, true));
    }
    assert_eq!(table.state.bonus_holder(), Some(GENOA));
    assert_eq!(table.state.end_expansion(&table.rulebook, None), Some(GENOA));
    assert_eq!(table.state.player(GENOA).hand, 2);
}
