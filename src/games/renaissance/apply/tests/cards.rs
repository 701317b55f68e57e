//! Commodity cards, leaders, events, War.

use super::*;
use crate::games::renaissance::apply::cards::{Burden, NotInHand};
use crate::games::renaissance::apply::war::CannotHold;
use crate::games::renaissance::state::{AreaId, CategoryId};

fn paid(table: &Table, seat: Seat, commodity: &str) -> i32 {
    let commodity = table.commodity(commodity);
    let payout = table.state.payout(&table.rulebook, seat, commodity, 10);
    payout.sum
}

#[test]
fn wine_pays_by_dominated_provinces() {
    // V-01
    let mut table = Table::of(4);
    table.markers(BARCELONA, &["lisbon", "marseilles"]);
    table.markers(PARIS, &["strassburg"]);
    assert_eq!(
        (paid(&table, BARCELONA, "wine"), paid(&table, PARIS, "wine")),
        (45, 5)
    );
    let wine = table.commodity("wine");
    let before = [BARCELONA, PARIS].map(|seat| table.state.player(seat).cash);
    table.state.pay_commodity(&table.rulebook, wine, 8);
    let after = [BARCELONA, PARIS].map(|seat| table.state.player(seat).cash);
    assert_eq!([after[0] - before[0], after[1] - before[1]], [45, 5]);
    table.is_fine();
}

#[test]
fn industry_adds_a_box_only_where_there_is_a_province() {
    // V-02
    let mut table = Table::of(4);
    table.advances(PARIS, &[AdvanceId::INDUSTRY]);
    assert_eq!(paid(&table, PARIS, "wine"), 0);
    table.markers(PARIS, &["strassburg"]);
    assert_eq!(paid(&table, PARIS, "wine"), 20);
}

#[test]
fn white_markers_and_players_who_are_out_are_not_paid() {
    let mut table = Table::of(4);
    let strassburg = table.province("strassburg");
    assert!(table.state.put_marker(PARIS, strassburg, true));
    assert_eq!(paid(&table, PARIS, "wine"), 0);
    table.state.eliminate(&table.rulebook, BARCELONA);
    assert_eq!(paid(&table, BARCELONA, "wine"), 0);
}

#[test]
fn only_wool_can_run_out_of_boxes() {
    let mut table = Table::of(6);
    let wool = [
        "algiers",
        "angora",
        "basque",
        "edinburg",
        "london",
        "smyrna",
        "toledo",
        "waterford",
        "york",
    ];
    table.markers(VENICE, &wool);
    table.advances(VENICE, &[AdvanceId::INDUSTRY]);
    let commodity = table.commodity("wool");
    table.state.conditions[commodity.index()] = 1;
    assert_eq!(paid(&table, VENICE, "wool"), 200);
    let mut table = Table::reading(6, "payment-cap", "formula");
    table.markers(VENICE, &wool);
    table.advances(VENICE, &[AdvanceId::INDUSTRY]);
    table.state.conditions[commodity.index()] = 1;
    assert_eq!(paid(&table, VENICE, "wool"), 242);
}

#[test]
fn columbus_is_shared_with_patrons() {
    // V-03, V-04, V-06
    let mut table = Table::of(5);
    let (first, columbus) = (table.card("charlemagne"), table.card("christopher-columbus"));
    table.advances(BARCELONA, &[AdvanceId::PATRONAGE]);
    let base: AdvanceSetOf = [AdvanceId::OCEAN_NAVIGATION, AdvanceId::NEW_WORLD];
    table.state.play_leader(&table.rulebook, GENOA, first, 0);
    table.state.play_leader(&table.rulebook, VENICE, columbus, 10);
    assert_eq!(table.state.player(VENICE).cash, 30);
    let prices = |table: &Table, seat| base.map(|advance| table.price(seat, advance));
    assert_eq!(prices(&table, VENICE), [90, 130]);
    assert_eq!(prices(&table, BARCELONA), [120, 160]);
    assert_eq!(table.state.claim_leader(BARCELONA, columbus), 10);
    assert_eq!(prices(&table, BARCELONA), [90, 130]);
    assert_eq!(
        (
            table.state.player(VENICE).cash,
            table.state.player(BARCELONA).cash
        ),
        (40, 30)
    );
    // London buys Patronage first, and then pays.
    table
        .state
        .buy_advance(&table.rulebook, LONDON, AdvanceId::PATRONAGE);
    assert_eq!(table.state.claim_leader(LONDON, columbus), 10);
    assert_eq!(prices(&table, LONDON), [90, 130]);
    table.advances(BARCELONA, &[AdvanceId::WRITTEN_RECORD]);
    assert_eq!(prices(&table, BARCELONA), [80, 120]);
    assert_eq!(table.state.imbalance(), None);
    table.state.leaders_leave();
    assert_eq!(table.state.deck.removed.of(columbus), 1);
    assert_eq!(table.state.imbalance(), None);
}

type AdvanceSetOf = [AdvanceId; 2];

#[test]
fn an_unprotected_leader_is_free_for_patrons() {
    // V-05
    let mut table = Table::of(5);
    let (first, columbus) = (table.card("charlemagne"), table.card("christopher-columbus"));
    for seat in [BARCELONA, LONDON] {
        table.advances(seat, &[AdvanceId::PATRONAGE]);
    }
    table.state.play_leader(&table.rulebook, GENOA, first, 0);
    table.state.play_leader(&table.rulebook, VENICE, columbus, 0);
    for (seat, price) in [(VENICE, 90), (BARCELONA, 90), (LONDON, 90), (PARIS, 120)] {
        assert_eq!(table.price(seat, AdvanceId::OCEAN_NAVIGATION), price);
    }
    assert_eq!(
        table.price(BARCELONA, AdvanceId::NATIONALISM),
        60,
        "the first leader is closed"
    );
    assert_eq!(table.price(GENOA, AdvanceId::NATIONALISM), 40);
}

#[test]
fn walter_and_marco_polo_rise() {
    let mut table = Table::of(3);
    let (walter, polo) = (table.card("walter-the-penniless"), table.card("marco-polo"));
    table.state.play_leader(&table.rulebook, VENICE, walter, 0);
    table.state.play_leader(&table.rulebook, GENOA, polo, 0);
    assert_eq!(table.price(VENICE, AdvanceId::OVERLAND_EAST), 20);
    assert_eq!(table.price(GENOA, AdvanceId::OVERLAND_EAST), 20);
    let acre = table.province("acre");
    table.state.crusades(&table.rulebook, BARCELONA, acre);
    table.state.mongol_armies(BARCELONA);
    assert_eq!(
        table.price(VENICE, AdvanceId::OVERLAND_EAST),
        10,
        "the Crusades raise him afterwards too"
    );
    assert_eq!(
        table.price(GENOA, AdvanceId::OVERLAND_EAST),
        20,
        "the Mongols came after him"
    );
    table.state.leaders_leave();
    table.state.play_leader(&table.rulebook, GENOA, polo, 0);
    assert_eq!(table.price(GENOA, AdvanceId::OVERLAND_EAST), 0);
}

#[test]
fn printed_word_pays_back_what_is_owned() {
    let mut table = Table::of(3);
    let erasmus = table.card("desiderius-erasmus");
    table.advances(GENOA, &[AdvanceId::PRINTED_WORD, AdvanceId::WRITTEN_RECORD]);
    assert_eq!(table.state.rebate(&table.rulebook, GENOA, erasmus), 20);
    table.advances(GENOA, &[AdvanceId::RENAISSANCE]);
    assert_eq!(table.state.rebate(&table.rulebook, GENOA, erasmus), 40);
    assert_eq!(table.state.rebate(&table.rulebook, VENICE, erasmus), 0);
    let mut table = Table::reading(3, "rebate-condition", "both");
    table.advances(GENOA, &[AdvanceId::PRINTED_WORD]);
    assert_eq!(table.state.rebate(&table.rulebook, GENOA, erasmus), 0);
}

#[test]
fn the_first_card_phase_begins_with_two_cards_in_each_hand() {
    // V-32
    for players in 3..=6 {
        let mut table = Table::of(players);
        assert_eq!(table.state.deck.left, 29 - u16::from(players));
        table.state.draw_phase(&table.rulebook);
        assert!(table.state.players.iter().all(|player| player.hand == 2));
        assert_eq!(table.state.deck.left, 29 - 2 * u16::from(players));
        table.is_fine();
    }
}

#[test]
fn the_next_deck_takes_the_replay_pile() {
    let mut table = Table::of(3);
    table.state.draw_phase(&table.rulebook);
    let (stone, leader) = (table.card("stone"), table.card("charlemagne"));
    assert!(table.state.take_from_hand(VENICE, stone));
    table.state.file(stone);
    assert_eq!(
        table.state.could_hold(VENICE, table.card("grain")),
        Err(NotInHand::LaterEpoch)
    );
    while table.state.deck.left > 0 {
        table.state.draw(&table.rulebook, GENOA, None);
    }
    assert_eq!((table.state.deck.epoch, table.state.last_turn), (1, None));
    table.state.draw(&table.rulebook, VENICE, None);
    assert_eq!((table.state.deck.epoch, table.state.deck.left), (2, 22));
    assert_eq!(table.state.deck.replay.total(), 0);
    assert_eq!(table.state.could_hold(VENICE, table.card("grain")), Ok(()));
    assert_eq!(
        table.state.could_hold(GENOA, table.card("grain")),
        Err(NotInHand::NotDrawn),
        "Genoa has not drawn from the new deck"
    );
    assert!(table.state.take_from_hand(VENICE, leader));
    table.state.file(leader);
    assert_eq!(table.state.could_hold(GENOA, leader), Err(NotInHand::Gone));
    table.is_fine();
}

#[test]
fn the_last_deck_ends_the_game() {
    let options = Options {
        last_epoch: 1,
        ..Options::default()
    };
    let mut table = Table::with(3, &[], options);
    while table.state.deck.left > 0 {
        assert!(table.state.draw(&table.rulebook, GENOA, None));
    }
    assert!(table.state.is_deck_out() && table.state.last_turn.is_some());
    assert!(!table.state.draw(&table.rulebook, GENOA, None));
    table.is_fine();
}

#[test]
fn events_raise_misery_by_what_is_owned() {
    let mut table = Table::of(4);
    table.advances(
        GENOA,
        &[
            AdvanceId::HEAVENS,
            AdvanceId::CARAVAN,
            AdvanceId::WIND_WATERMILL,
            AdvanceId::IMPROVED_AGRICULTURE,
            AdvanceId::PATRONAGE,
        ],
    );
    table.markers(GENOA, &["sicily", "dijon", "belgrade", "seville"]);
    table.state.enlightened_ruler(BARCELONA);
    let spaces = |table: &Table, event| {
        [VENICE, GENOA, BARCELONA].map(|seat| table.state.misery_of(&table.rulebook, event, seat, false))
    };
    assert_eq!(
        spaces(&table, EventCard::Famine),
        [4, 0, 4],
        "never below 0, and no ruler helps"
    );
    assert_eq!(spaces(&table, EventCard::MysticismAbounds), [4, 3, 0]);
    assert_eq!(spaces(&table, EventCard::RevolutionaryUprisings), [0, 3, 0]);
    assert_eq!(spaces(&table, EventCard::ReligiousStrife), [0, 1, 0]);
    table
        .state
        .misery_event(&table.rulebook, EventCard::MysticismAbounds, false);
    let misery: Vec<u16> = table
        .state
        .players
        .iter()
        .map(|player| player.misery.value())
        .collect();
    assert_eq!(misery, [40, 30, 0, 40]);
}

#[test]
fn strife_lifts_the_decree_in_either_order() {
    let mut table = Table::of(3);
    table.state.papal_decree(&table.rulebook, CategoryId::RELIGION);
    assert!(table.state.is_banned(AdvanceId::PATRONAGE) && !table.state.is_banned(AdvanceId::HEAVENS));
    table
        .state
        .misery_event(&table.rulebook, EventCard::ReligiousStrife, false);
    assert!(!table.state.is_banned(AdvanceId::PATRONAGE));
    table.state.papal_decree(&table.rulebook, CategoryId::SCIENCE);
    assert!(!table.state.is_banned(AdvanceId::HEAVENS));
    let mut table = Table::reading(3, "decree-and-strife", "only-later-strife");
    table
        .state
        .misery_event(&table.rulebook, EventCard::ReligiousStrife, false);
    table.state.papal_decree(&table.rulebook, CategoryId::SCIENCE);
    assert!(table.state.is_banned(AdvanceId::HEAVENS));
}

#[test]
fn cards_become_burdens() {
    let mut table = Table::of(3);
    let burden = |table: &Table, event| table.state.burden_event(&table.rulebook, event);
    assert_eq!(burden(&table, EventCard::Armor), None);
    table.military(VENICE, EventCard::LongBow);
    assert_eq!(
        burden(&table, EventCard::Armor),
        Some(Burden::VoidedBy(EventCard::LongBow))
    );
    assert_eq!(burden(&table, EventCard::Gunpowder), None);
    table.state.mongol_armies(VENICE);
    assert_eq!(
        burden(&table, EventCard::Crusades),
        Some(Burden::VoidedBy(EventCard::MongolArmies))
    );
    for seat in [VENICE, GENOA] {
        table.advances(seat, &[AdvanceId::LAWS_OF_MATTER]);
    }
    assert_eq!(burden(&table, EventCard::AlchemistsGold), None);
    table.state.eliminate(&table.rulebook, BARCELONA);
    assert!(burden(&table, EventCard::AlchemistsGold).is_some());
    table.state.deck.epoch = 2;
    table
        .state
        .misery_event(&table.rulebook, EventCard::ReligiousStrife, false);
    assert_eq!(burden(&table, EventCard::PapalDecree), None);
    table.state.deck.epoch = 3;
    table
        .state
        .misery_event(&table.rulebook, EventCard::ReligiousStrife, false);
    assert!(burden(&table, EventCard::PapalDecree).is_some());
}

#[test]
fn alchemists_gold_takes_half_of_what_is_written_and_no_more_than_there_is() {
    let mut table = Table::of(3);
    let player = table.state.player_mut(BARCELONA);
    player.written = 23;
    table.state.set_cash(BARCELONA, 19);
    assert_eq!(table.state.alchemists_gold(&table.rulebook, BARCELONA), 12);
    assert_eq!(table.state.player(BARCELONA).cash, 7);
    assert_eq!(table.state.alchemists_gold(&table.rulebook, BARCELONA), 7);
    table.is_fine();
}

#[test]
fn a_civil_war_reduces_whoever_holds_the_capital() {
    let mut table = Table::of(3);
    table.expansion(GENOA, 9);
    let genoa = table.province("genoa");
    table.state.civil_war(&table.rulebook, GENOA, true);
    assert_eq!(
        table.state.player(GENOA).expansion,
        4,
        "half of nine, rounded up, is five"
    );
    assert_eq!(table.state.province(genoa).tokens(GENOA).coloured, 1);
    assert_eq!(table.state.player(GENOA).misery.value(), 10);
    table.state.order = vec![GENOA, VENICE, BARCELONA];
    table.state.move_civil_war_victims(&table.rulebook);
    assert_eq!(table.state.order, [VENICE, BARCELONA, GENOA]);
    table.is_fine();
}

#[test]
fn a_marker_without_a_token_in_stock_takes_one_of_the_expansion_box() {
    let mut table = Table::of(3);
    table.expansion(GENOA, 36);
    let genoa = table.province("genoa");
    table.state.reduce(genoa);
    assert_eq!(table.state.player(GENOA).expansion, 35);
    assert_eq!(table.state.province(genoa).tokens(GENOA).coloured, 1);
    assert!(table.state.leave_empty(GENOA, genoa));
    assert!(table.state.province(genoa).is_empty() && !table.state.leave_empty(GENOA, genoa));
    table.is_fine();
}

#[test]
fn pirates_hit_as_many_coasts_as_the_epoch_says() {
    let mut table = Table::of(3);
    table.markers(VENICE, &["milan", "crete"]);
    assert_eq!(table.state.pirates_count(&table.rulebook), 1);
    table.state.deck.epoch = 3;
    assert_eq!(table.state.pirates_count(&table.rulebook), 3);
    let targets = table.state.pirates_targets(&table.rulebook);
    assert!(targets.contains(table.province("crete")) && !targets.contains(table.province("milan")));
    assert!(targets.contains(table.province("genoa")));
}

#[test]
fn rebellion_spares_foreign_capitals_and_the_new_world() {
    let mut table = Table::of(3);
    table.markers(VENICE, &["milan", "north-america", "china"]);
    let targets = table.state.rebellion_targets(&table.rulebook, VENICE);
    for (id, hit) in [
        ("milan", true),
        ("china", true),
        ("north-america", false),
        ("genoa", false),
        ("venice", true),
    ] {
        assert_eq!(targets.contains(table.province(id)), hit, "{id}");
    }
}

#[test]
fn the_crusades_clear_the_province_and_count_at_once() {
    let mut table = Table::of(3);
    table.tokens(GENOA, &["acre", "acre"]);
    table.tokens(VENICE, &["acre"]);
    let acre = table.province("acre");
    let targets = table.state.crusade_targets(&table.rulebook, VENICE);
    assert!(targets.contains(acre) && !targets.contains(table.province("jerusalem")));
    assert!(table.state.crusades(&table.rulebook, VENICE, acre));
    assert_eq!(table.state.province(acre).coloured_marker(), Some(VENICE));
    assert_eq!(table.state.tokens_on_map(GENOA), 0);
    assert_eq!(table.state.player(VENICE).misery.value(), 10);
    assert!(
        !table
            .state
            .crusade_targets(&table.rulebook, VENICE)
            .contains(acre)
    );
    table.is_fine();
}

#[test]
fn the_black_death_empties_an_area() {
    let mut table = Table::of(3);
    table.markers(VENICE, &["milan"]);
    table.tokens(GENOA, &["bari", "lyons"]);
    table.markers(BARCELONA, &["lisbon"]);
    let area = table.rulebook.area_id("vii").expect("an area");
    table.state.black_death(area);
    let milan = table.province("milan");
    assert_eq!(table.state.province(milan).tokens(VENICE).coloured, 1);
    assert_eq!(table.state.tokens_on_map(GENOA), 1, "the capital is a token now");
    assert_eq!(table.state.dominated(BARCELONA), 2);
    assert_eq!(table.state.plague_areas(&table.rulebook).count(), 5);
    table.is_fine();
}

#[test]
fn a_tied_war_goes_on_and_a_lost_one_costs_markers() {
    let mut table = Table::of(4);
    table.advances(VENICE, &[AdvanceId::NATIONALISM]);
    table.advances(BARCELONA, &[AdvanceId::NATIONALISM]);
    table.markers(BARCELONA, &["seville", "lisbon"]);
    let roll = table
        .state
        .declare_war(&table.rulebook, VENICE, BARCELONA, [4, 4]);
    assert_eq!((roll.winner, roll.difference), (None, 0));
    assert!(table.state.is_war_tied());
    table.military(BARCELONA, EventCard::Gunpowder);
    let roll = table
        .state
        .roll_war(&table.rulebook, [5, 3], BARCELONA)
        .expect("an open War");
    assert_eq!((roll.winner, roll.difference), (Some(VENICE), 1));
    let misery = [VENICE, BARCELONA].map(|seat| table.state.player(seat).misery.value());
    assert_eq!(misery, [20, 30]);
    let seville = table.province("seville");
    table.state.cede(&table.rulebook, &[seville]);
    assert_eq!(table.state.province(seville).coloured_marker(), Some(VENICE));
    assert!(table.state.war.is_none());
    table.is_fine();
}

#[test]
fn what_cannot_be_ceded_costs_misery() {
    let mut table = Table::of(4);
    table.markers(BARCELONA, &["tana"]);
    let barcelona = table.province("barcelona");
    let roll = table
        .state
        .declare_war(&table.rulebook, VENICE, BARCELONA, [6, 2]);
    assert_eq!(roll.difference, 4);
    let cession = table.state.cession().expect("something to cede");
    assert_eq!(
        (cession.due, cession.possible),
        (4, 1),
        "Tana is in area V, and one marker is all there is"
    );
    assert_eq!(
        table
            .state
            .may_hold(&table.rulebook, VENICE, table.province("tana")),
        Err(CannotHold::Lacks(AdvanceId::OVERLAND_EAST))
    );
    table.state.cede(&table.rulebook, &[barcelona]);
    assert_eq!(
        table.state.player(BARCELONA).misery.value(),
        50,
        "two for the War, three for the missing"
    );
    table.is_fine();
}

#[test]
fn ships_do_not_matter_for_what_is_ceded() {
    // V-31
    let mut table = Table::of(5);
    table.ship(LONDON, Ship::Galley(2));
    table.markers(VENICE, &["acre", "cairo", "cyprus"]);
    table.state.declare_war(&table.rulebook, LONDON, VENICE, [5, 4]);
    let cedable = table.state.cedable(&table.rulebook, LONDON, VENICE);
    for id in ["acre", "cairo", "cyprus", "venice"] {
        assert!(cedable.contains(table.province(id)), "{id}");
    }
    assert_eq!(table.rulebook.area_id("vi"), Some(AreaId::SIX));
}

#[test]
fn an_advantage_wins_a_tied_war_without_cession() {
    let mut table = Table::of(3);
    table.military(VENICE, EventCard::Armor);
    let roll = table.state.declare_war(&table.rulebook, VENICE, GENOA, [3, 4]);
    assert_eq!((roll.winner, roll.difference), (Some(VENICE), 0));
    assert!(table.state.war.is_none());
    let misery = [VENICE, GENOA].map(|seat| table.state.player(seat).misery.value());
    assert_eq!(misery, [10, 20]);
    let mut table = Table::reading(3, "war-tie-with-advantage", "still-tied");
    table.military(VENICE, EventCard::Armor);
    let roll = table.state.declare_war(&table.rulebook, VENICE, GENOA, [3, 4]);
    assert_eq!(roll.winner, None);
}

#[test]
fn a_war_of_the_final_play_has_a_roll_for_each_round_left() {
    // V-44: the fourth of six declares; two rounds are left behind his own.
    let mut table = Table::of(6);
    table.state.declare_war(&table.rulebook, PARIS, VENICE, [3, 3]);
    for seat in [LONDON, HAMBURG] {
        table.state.roll_war(&table.rulebook, [2, 2], seat);
    }
    assert_eq!(table.state.war.map(|war| war.rolls), Some(3));
    table.state.end_war();
    assert!(table.state.war.is_none());
    assert_eq!(
        table.state.player(PARIS).misery.value(),
        30,
        "the misery of the ties stays"
    );
}

#[test]
fn chaos_comes_after_the_cession() {
    let mut table = Table::of(3);
    table.misery(GENOA, 1000);
    table.state.declare_war(&table.rulebook, VENICE, GENOA, [6, 5]);
    assert!(!table.state.player(GENOA).is_out, "first the marker");
    let genoa = table.province("genoa");
    table.state.cede(&table.rulebook, &[genoa]);
    assert!(table.state.player(GENOA).is_out);
    assert_eq!(table.state.player(GENOA).hand, 0);
    assert_eq!(table.state.deck.unknown, 1);
    assert!(table.state.name_discard(GENOA, table.card("famine")));
    assert_eq!(table.state.deck.unknown, 0);
    table.is_fine();
}

#[test]
fn a_player_who_is_out_gains_no_misery_and_wars_end() {
    let mut table = Table::of(3);
    table.state.declare_war(&table.rulebook, VENICE, GENOA, [3, 3]);
    table.state.eliminate(&table.rulebook, GENOA);
    assert!(table.state.war.is_none());
    let before = table.state.player(GENOA).misery;
    table
        .state
        .misery_event(&table.rulebook, EventCard::Famine, false);
    assert_eq!(table.state.player(GENOA).misery, before);
    let mut table = Table::reading(3, "chaos-space", "at-1000");
    table.misery(GENOA, 900);
    table.state.penalty(&table.rulebook, GENOA);
    assert!(table.state.player(GENOA).is_out);
}
