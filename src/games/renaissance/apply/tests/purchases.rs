//! Prices, ships, stabilization, relief, order of play.

use super::*;
use crate::games::renaissance::apply::price::{Credit, CreditFrom};
use crate::games::renaissance::apply::relief::stabilization;
use crate::games::renaissance::state::{AdvanceSet, Change};

#[test]
fn refused_stabilization_takes_the_fewest_spaces_that_make_it_good() {
    // V-07, V-08
    for (value, cards, reached) in [(90, 5, 125), (100, 6, 125), (0, 0, 0), (50, 3, 60)] {
        let mut table = Table::of(3);
        table.misery(GENOA, value);
        table.state.player_mut(GENOA).hand = cards;
        table.state.refuse_stability(&table.rulebook, GENOA);
        assert_eq!(u32::from(table.state.player(GENOA).misery.value()), reached);
    }
    let mut table = Table::of(3);
    table.misery(GENOA, 1000);
    table.state.refuse_stability(&table.rulebook, GENOA);
    assert!(table.state.player(GENOA).is_out);
}

/// One advance of each category, so often.
const TIER: [[AdvanceId; 6]; 2] = [
    [
        AdvanceId::HEAVENS,
        AdvanceId::PATRONAGE,
        AdvanceId::CARAVAN,
        AdvanceId::WRITTEN_RECORD,
        AdvanceId::OVERLAND_EAST,
        AdvanceId::URBAN_ASCENDANCY,
    ],
    [
        AdvanceId::HUMAN_BODY,
        AdvanceId::HOLY_INDULGENCE,
        AdvanceId::WIND_WATERMILL,
        AdvanceId::PRINTED_WORD,
        AdvanceId::SEAWORTHY_VESSELS,
        AdvanceId::NATIONALISM,
    ],
];

#[test]
fn relief_is_limited_by_tiers_and_lowered_by_new_advances() {
    // V-09
    let mut table = Table::of(3);
    table.advances(GENOA, &TIER[0]);
    table.misery(GENOA, 200);
    let renaissance = AdvanceId::RENAISSANCE;
    table
        .state
        .buy_advance_for(&table.rulebook, GENOA, renaissance, 0);
    assert_eq!(table.state.tiers(&table.rulebook, GENOA), 1);
    let relief = table.state.relief_price(&table.rulebook, GENOA, 1);
    assert_eq!((relief.difference, relief.relief, relief.sum), (25, 100, 0));
    table.advances(GENOA, &TIER[1]);
    assert_eq!(table.state.tiers(&table.rulebook, GENOA), 2);
    assert_eq!(table.state.buy_relief(&table.rulebook, GENOA, 2), 0);
    assert_eq!(table.state.player(GENOA).misery.value(), 150);
}

#[test]
fn an_advance_of_this_turn_completes_the_tier() {
    // V-41
    let mut table = Table::of(3);
    table.advances(GENOA, &TIER[0][..5]);
    table.misery(GENOA, 80);
    assert_eq!(table.state.tiers(&table.rulebook, GENOA), 0);
    table
        .state
        .buy_advance(&table.rulebook, GENOA, AdvanceId::URBAN_ASCENDANCY);
    assert_eq!(table.state.tiers(&table.rulebook, GENOA), 1);
    assert_eq!(table.state.relief_price(&table.rulebook, GENOA, 1).sum, 5);
}

#[test]
fn enlightenment_halves_before_the_relief_of_advances() {
    for (reading, sum) in [("halve-then-mr", 8), ("mr-then-halve", 10)] {
        let mut table = Table::reading(3, "relief-arithmetic", reading);
        table.advances(GENOA, &TIER[0]);
        table.advances(GENOA, &[AdvanceId::ENLIGHTENMENT]);
        table.misery(GENOA, 125);
        table
            .state
            .buy_advance_for(&table.rulebook, GENOA, AdvanceId::NATIONALISM, 0);
        // 25, half of it 13, less 5; or 20, half of it 10.
        assert_eq!(table.state.relief_price(&table.rulebook, GENOA, 1).sum, sum);
    }
}

#[test]
fn assumed_relief_has_its_alternatives() {
    let mut table = Table::of(3);
    table.advances(GENOA, &TIER[0]);
    table.misery(GENOA, 200);
    for advance in [AdvanceId::CATHEDRAL, AdvanceId::LAWS_OF_MATTER] {
        table.state.buy_advance_for(&table.rulebook, GENOA, advance, 0);
    }
    table.misery(GENOA, 300);
    assert_eq!(
        table.state.relief_price(&table.rulebook, GENOA, 1).sum,
        50 - 25 - 5
    );
    let others = table.state.relief_elsewhere(&table.rulebook, GENOA, 1);
    let mut sums: Vec<i32> = others.iter().map(|(_, relief)| relief.sum).collect();
    sums.sort_unstable();
    assert_eq!(sums, [15, 35, 40]);
}

#[test]
fn the_patronage_of_the_log() {
    // V-30
    let mut table = Table::of(3);
    let rule = *table.state.board.advance(AdvanceId::PATRONAGE);
    assert_eq!((rule.cost, rule.credit, rule.relief), (30, 20, 10));
    assert_eq!(
        table
            .state
            .buy_advance(&table.rulebook, GENOA, AdvanceId::PATRONAGE),
        30
    );
    assert_eq!(table.state.player(GENOA).misery.value(), 10);
    table.is_fine();
}

#[test]
fn written_record_counts_at_once() {
    // V-33
    let mut table = Table::of(3);
    let charlemagne = table.card("charlemagne");
    table.state.play_leader(&table.rulebook, GENOA, charlemagne, 0);
    assert_eq!(table.price(GENOA, AdvanceId::NATIONALISM), 40);
    table
        .state
        .buy_advance(&table.rulebook, GENOA, AdvanceId::WRITTEN_RECORD);
    let price = table.state.price(&table.rulebook, GENOA, AdvanceId::NATIONALISM);
    let credits = [
        Credit {
            from: CreditFrom::Leader(charlemagne),
            sum: 20,
        },
        Credit {
            from: CreditFrom::WrittenRecord(charlemagne),
            sum: 10,
        },
    ];
    assert_eq!(
        (price.cost, &price.credits[..], price.sum),
        (60, &credits[..], 30)
    );
}

#[test]
fn credits_begin_in_the_next_turn_and_add_up() {
    // V-40
    let mut table = Table::of(3);
    let charlemagne = table.card("charlemagne");
    table.state.play_leader(&table.rulebook, GENOA, charlemagne, 0);
    assert_eq!(table.price(GENOA, AdvanceId::NATIONALISM), 40);
    table
        .state
        .buy_advance(&table.rulebook, GENOA, AdvanceId::URBAN_ASCENDANCY);
    assert_eq!(table.price(GENOA, AdvanceId::NATIONALISM), 40, "not in this turn");
    table.state.player_mut(GENOA).new_advances = AdvanceSet::default();
    assert_eq!(table.price(GENOA, AdvanceId::NATIONALISM), 30);
    table.advances(GENOA, &[AdvanceId::INSTITUTIONAL_RESEARCH]);
    assert_eq!(table.price(GENOA, AdvanceId::NATIONALISM), 0);
}

#[test]
fn research_makes_four_categories_cheaper_at_once() {
    let mut table = Table::of(3);
    table
        .state
        .buy_advance(&table.rulebook, GENOA, AdvanceId::INSTITUTIONAL_RESEARCH);
    let prices = [
        (AdvanceId::HEAVENS, 20),
        (AdvanceId::CARAVAN, 10),
        (AdvanceId::OVERLAND_EAST, 30),
        (AdvanceId::WRITTEN_RECORD, 20),
        (AdvanceId::PATRONAGE, 30),
        (AdvanceId::NATIONALISM, 60),
    ];
    for (advance, price) in prices {
        assert_eq!(table.price(GENOA, advance), price);
    }
}

#[test]
fn ships_move_with_their_advances() {
    let mut table = Table::of(3);
    table.ship(GENOA, Ship::Galley(8));
    table
        .state
        .buy_advance(&table.rulebook, GENOA, AdvanceId::SEAWORTHY_VESSELS);
    assert_eq!(table.state.player(GENOA).ship, Ship::Seaworthy(10));
    table.state.buy_ship(&table.rulebook, GENOA, None);
    assert_eq!(table.state.player(GENOA).ship, Ship::Seaworthy(12));
    table
        .state
        .buy_advance(&table.rulebook, GENOA, AdvanceId::OCEAN_NAVIGATION);
    assert_eq!(table.state.player(GENOA).ship, Ship::Ocean(1));
}

#[test]
fn all_advances_make_the_last_turn() {
    let mut table = Table::of(3);
    for advance in AdvanceId::all() {
        assert_eq!(table.state.last_turn, None);
        table.state.buy_advance_for(&table.rulebook, GENOA, advance, 0);
    }
    assert!(table.state.last_turn.is_some());
    assert_eq!(table.state.score(GENOA).advances, 2100);
}

#[test]
fn body_and_agriculture_win_a_space_back() {
    let mut table = Table::of(3);
    table.misery(GENOA, 20);
    for advance in [
        AdvanceId::HUMAN_BODY,
        AdvanceId::IMPROVED_AGRICULTURE,
        AdvanceId::HUMAN_BODY,
    ] {
        table.state.buy_advance(&table.rulebook, GENOA, advance);
    }
    assert_eq!(table.state.player(GENOA).misery.value(), 0);
}

#[test]
fn stabilization_that_nobody_speaks_of_is_paid_if_it_can_be() {
    let mut table = Table::of(3);
    table.state.player_mut(GENOA).hand = 3;
    assert_eq!(table.state.settle_stability(&table.rulebook, GENOA), Some(0));
    assert_eq!(table.state.player(GENOA).cash, 34);
    assert_eq!(table.state.settle_stability(&table.rulebook, GENOA), None);
    table.state.player_mut(VENICE).hand = 9;
    assert_eq!(
        table.state.settle_stability(&table.rulebook, VENICE),
        Some(5),
        "45 is more than 40"
    );
    table.advances(BARCELONA, &[AdvanceId::MIDDLE_CLASS]);
    table.state.player_mut(BARCELONA).hand = 9;
    assert_eq!(table.state.stability_price(BARCELONA), 23);
    assert_eq!(stabilization(9), 45);
}

#[test]
fn who_pays_to_go_early_is_first_and_has_no_tokens() {
    // V-25
    let mut table = Table::of(3);
    table.state.choice = vec![VENICE, GENOA, BARCELONA];
    for (seat, spent) in [(VENICE, 0), (GENOA, -1), (BARCELONA, 4)] {
        table.state.spend(seat, spent);
    }
    table.state.settle_order(&table.rulebook, None);
    assert_eq!(table.state.order, [GENOA, VENICE, BARCELONA]);
    let genoa = table.state.player(GENOA);
    assert_eq!((genoa.cash, genoa.written, genoa.expansion), (39, 39, 0));
    table.is_fine();
}

#[test]
fn the_later_chooser_goes_first_or_lets_the_other_go() {
    let mut table = Table::of(4);
    table.state.choice = vec![BARCELONA, VENICE, PARIS, GENOA];
    for (seat, spent) in [(VENICE, 20), (GENOA, 25), (BARCELONA, 18), (PARIS, 25)] {
        table.state.spend(seat, spent);
    }
    assert_eq!(
        table.state.order_by_spending(&table.rulebook),
        [BARCELONA, VENICE, GENOA, PARIS]
    );
    let claimed = [BARCELONA, VENICE, PARIS, GENOA];
    assert!(table.state.is_order_possible(&table.rulebook, &claimed));
    assert!(
        !table
            .state
            .is_order_possible(&table.rulebook, &[VENICE, BARCELONA, PARIS, GENOA])
    );
    table.state.settle_order(&table.rulebook, Some(&claimed));
    assert_eq!(table.state.order, claimed);
}

#[test]
fn more_may_be_spent_than_there_are_tokens() {
    let mut table = Table::of(3);
    table.state.receive(GENOA, 60);
    table.state.spend(GENOA, 50);
    let genoa = table.state.player(GENOA);
    assert_eq!((genoa.cash, genoa.expansion, genoa.stock), (50, 36, 0));
    table.is_fine();
}

#[test]
fn renaissance_swaps_with_a_neighbour_who_lacks_it() {
    // V-26
    let mut table = Table::of(5);
    table.state.order = vec![PARIS, BARCELONA, LONDON, VENICE, GENOA];
    for seat in [PARIS, LONDON] {
        table.advances(seat, &[AdvanceId::RENAISSANCE]);
    }
    assert_eq!(table.state.swap_partners(PARIS), [None, Some(BARCELONA)]);
    table.state.swap(&table.rulebook, PARIS, BARCELONA);
    assert_eq!(table.state.order, [BARCELONA, PARIS, LONDON, VENICE, GENOA]);
    assert_eq!(table.state.swap_partners(LONDON), [None, Some(VENICE)]);
}

#[test]
fn a_swap_may_hold_for_a_phase_only() {
    let mut table = Table::reading(3, "renaissance-swap", "this-phase-only");
    table.state.swap(&table.rulebook, VENICE, GENOA);
    assert_eq!(table.state.order, [GENOA, VENICE, BARCELONA]);
    table.state.end_phase();
    assert_eq!(table.state.order, [VENICE, GENOA, BARCELONA]);
}

#[test]
fn bids_are_settled_by_dice() {
    let table = Table::of(3);
    let rolls = [vec![5], vec![3], vec![]];
    let choice = table.state.choice_by_bids(&table.rulebook, &[2, 2, 5], &rolls);
    assert_eq!(choice, [BARCELONA, VENICE, GENOA]);
    assert_eq!(
        table.state.tied_bidders(&[2, 2, 5], &[vec![], vec![], vec![]]),
        [VENICE, GENOA]
    );
    assert!(table.state.tied_bidders(&[2, 2, 5], &rolls).is_empty());
}

#[test]
fn the_edition_of_1999_has_its_own_figures() {
    let mut table = Table::euro(6);
    let board = &table.state.board;
    assert!(board.changes.has(Change::Credits) && !board.changes.has(Change::Loire));
    assert_eq!(board.advance(AdvanceId::WRITTEN_RECORD).credit, 30);
    assert_eq!(board.advance(AdvanceId::WIND_WATERMILL).cost, 50);
    assert!(!board.in_play.contains(table.province("smolensk")));
    assert!(!board.in_play.contains(table.province("loire")));
    let kiev = board.province(table.province("kiev"));
    assert!(
        kiev.land.contains(table.province("novgorod")) && !kiev.land.contains(table.province("smolensk"))
    );
    let timber = table.card("timber");
    assert_eq!(board.card(timber).copies, [2, 1, 0]);
    assert!(table.state.players.iter().all(|player| player.hand == 2));
    assert_eq!(table.state.deck.left, 30 - 12);
    table.state.draw_phase(&table.rulebook);
    assert_eq!(
        table.state.player(VENICE).hand,
        2,
        "nobody draws in the first turn"
    );
    table.is_fine();
}

#[test]
fn each_set_of_1999_wins_misery_back_once() {
    let mut table = Table::euro(3);
    table.advances(VENICE, &TIER[0]);
    for advance in TIER[1] {
        table.state.buy_advance_for(&table.rulebook, VENICE, advance, 0);
    }
    table.misery(VENICE, 50);
    assert_eq!(table.state.free_relief(VENICE), 1);
    table.state.win_misery_back();
    assert_eq!(table.state.player(VENICE).misery.value(), 40);
    table.state.begin_turn();
    table.state.win_misery_back();
    assert_eq!(
        table.state.player(VENICE).misery.value(),
        40,
        "not again in the next turn"
    );
}

#[test]
fn the_revised_map_has_loire() {
    let options = Options {
        revised_map: true,
        ..Options::default()
    };
    let table = Table::with(4, &[], options);
    let loire = table.province("loire");
    assert!(table.state.board.in_play.contains(loire));
    assert!(
        table
            .state
            .board
            .province(table.province("paris"))
            .land
            .contains(loire)
    );
    let table = Table::of(4);
    assert!(
        !table
            .state
            .board
            .province(table.province("paris"))
            .land
            .contains(loire)
    );
}
