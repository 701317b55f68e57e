//! Income, interest, shortages and surpluses, scores.

use super::*;

#[test]
fn income_by_markers_and_interest() {
    // V-20, V-21
    let mut table = Table::of(5);
    let sixteen = [
        "milan",
        "rome",
        "florence",
        "dijon",
        "lyons",
        "naples",
        "bordeaux",
        "marseilles",
        "montpelier",
        "sicily",
        "belgrade",
        "dubrovnik",
        "crete",
        "tunis",
        "algiers",
        "fez",
    ];
    table.markers(VENICE, &sixteen);
    let income = table.state.income(&table.rulebook, VENICE);
    assert_eq!((income.provinces, income.map, income.sum()), (17, 100, 100));
    table.advances(VENICE, &[AdvanceId::INTEREST_AND_PROFIT]);
    table.state.set_cash(VENICE, 108);
    assert_eq!(table.state.income(&table.rulebook, VENICE).interest, 100);
    table.advances(VENICE, &[AdvanceId::MIDDLE_CLASS]);
    let income = table.state.income(&table.rulebook, VENICE);
    assert_eq!(
        (income.middle_class, income.interest, income.sum()),
        (10, 108, 218)
    );
    table.state.set_cash(VENICE, 30);
    assert_eq!(table.state.income(&table.rulebook, VENICE).interest, 30);
}

/// Barcelona has three wine provinces, Paris one.
fn wine() -> Table {
    let mut table = Table::of(4);
    table.markers(BARCELONA, &["lisbon", "marseilles"]);
    table.markers(PARIS, &["strassburg"]);
    table
}

fn pays(table: &Table) -> [i32; 2] {
    let wine = table.commodity("wine");
    [BARCELONA, PARIS].map(|seat| table.state.payout(&table.rulebook, seat, wine, 8).sum)
}

#[test]
fn a_surplus_of_wine() {
    // V-22
    let mut table = wine();
    let effects = table.state.market(&table.rulebook, &[[4, 4, 3]]);
    assert_eq!(effects.len(), 1);
    let effect = effects[0];
    assert_eq!(effect.commodity, table.commodity("wine"));
    assert_eq!(
        (effect.is_shortage, effect.majority, effect.fine),
        (false, Some(BARCELONA), 3)
    );
    assert_eq!(table.state.player(BARCELONA).cash, 37);
    assert_eq!(pays(&table), [20, 0]);
    table.is_fine();
}

#[test]
fn a_shortage_of_wine_serves_one_card() {
    // V-23
    let mut table = wine();
    let before = table.state.player(BARCELONA).hand;
    let effects = table.state.market(&table.rulebook, &[[2, 4, 3]]);
    assert!(effects[0].draws && effects[0].is_shortage);
    assert_eq!(table.state.player(BARCELONA).hand, before + 1);
    assert_eq!(pays(&table), [80, 20]);
    let wine = table.commodity("wine");
    table.state.pay_commodity(&table.rulebook, wine, 8);
    assert_eq!(pays(&table), [45, 5]);
    table.is_fine();
}

#[test]
fn a_surplus_may_be_paid_off() {
    // V-24
    let mut table = wine();
    table.state.market(&table.rulebook, &[[4, 4, 3]]);
    let wine = table.commodity("wine");
    let clearing = table.state.clear_conditions(&table.rulebook, BARCELONA, &[wine]);
    assert_eq!(clearing.price, 5);
    assert_eq!(pays(&table), [45, 5]);
    assert_eq!(table.state.player(BARCELONA).cash, 40 - 3 - 5);
    let again = table.state.clearing(&table.rulebook, &[wine]);
    assert!(again.nothing.contains(wine) && again.price == 0);
}

#[test]
fn a_twelve_hits_gold_and_ivory() {
    let mut table = Table::of(4);
    table.markers(BARCELONA, &["india"]);
    let effects = table.state.market(&table.rulebook, &[[1, 6, 6], [5, 2, 1]]);
    let known: Vec<_> = effects
        .iter()
        .map(|effect| (effect.commodity, effect.is_shortage, effect.majority))
        .collect();
    let [gold, ivory, wool] = ["gold", "ivory", "wool"].map(|id| table.commodity(id));
    assert_eq!(
        known,
        [
            (gold, true, Some(BARCELONA)),
            (ivory, true, None),
            (wool, false, None)
        ]
    );
    let clearing = table.state.clear_conditions(&table.rulebook, VENICE, &[gold]);
    assert_eq!(clearing.price, 10);
    assert!(clearing.cleared.contains(ivory));
    assert_eq!(
        table
            .state
            .conditions
            .iter()
            .filter(|condition| **condition != 0)
            .count(),
        1
    );
    let mut table = Table::reading(4, "clear-gold-ivory", "each");
    table.state.market(&table.rulebook, &[[1, 6, 6]]);
    assert_eq!(table.state.clearing(&table.rulebook, &[gold, ivory]).price, 20);
    assert_eq!(table.state.clearing(&table.rulebook, &[gold]).cleared.len(), 1);
}

#[test]
fn like_conditions_serve_two_cards_and_unlike_ones_cancel() {
    let mut table = wine();
    table.state.market(&table.rulebook, &[[1, 4, 3], [2, 5, 2]]);
    let wine_id = table.commodity("wine");
    assert_eq!(table.state.condition(wine_id), 2);
    for expected in [[80, 20], [80, 20], [45, 5]] {
        assert_eq!(pays(&table), expected);
        table.state.pay_commodity(&table.rulebook, wine_id, 8);
    }
    let mut table = wine();
    let effects = table.state.market(&table.rulebook, &[[1, 4, 3], [6, 5, 2]]);
    assert!(
        effects
            .iter()
            .all(|effect| effect.is_cancelled && !effect.draws && effect.fine == 0)
    );
    assert_eq!(table.state.condition(wine_id), 0);
    assert_eq!(table.state.player(BARCELONA).hand, 1);
    let mut table = Table::reading(4, "double-shortage", "first-card");
    table.state.market(&table.rulebook, &[[1, 4, 3], [2, 5, 2]]);
    table.state.pay_commodity(&table.rulebook, wine_id, 8);
    assert_eq!(table.state.condition(wine_id), 0);
}

#[test]
fn nobody_has_the_majority_among_equals() {
    let mut table = Table::of(4);
    table.markers(PARIS, &["strassburg"]);
    let wine = table.commodity("wine");
    assert_eq!(table.state.majority(&table.rulebook, wine), None);
    table.markers(BARCELONA, &["lisbon"]);
    assert_eq!(table.state.majority(&table.rulebook, wine), Some(BARCELONA));
    table.state.eliminate(&table.rulebook, BARCELONA);
    assert_eq!(
        table.state.majority(&table.rulebook, wine),
        None,
        "the markers of one who is out still count"
    );
}

#[test]
fn a_fine_is_never_more_than_there_is() {
    let mut table = wine();
    table.state.set_cash(BARCELONA, 2);
    let effects = table.state.market(&table.rulebook, &[[4, 4, 3]]);
    assert_eq!(effects[0].fine, 2);
    assert_eq!(table.state.player(BARCELONA).cash, 0);
}

#[test]
fn the_new_world_eases_misery_at_income() {
    let mut table = Table::of(3);
    table.advances(VENICE, &[AdvanceId::NEW_WORLD]);
    table.advances(GENOA, &[AdvanceId::ENLIGHTENMENT]);
    for seat in [VENICE, GENOA] {
        table.misery(seat, 50);
    }
    table.state.collect_income(&table.rulebook);
    let misery = [VENICE, GENOA].map(|seat| table.state.player(seat).misery.value());
    assert_eq!(misery, [40, 50]);
}

#[test]
fn the_most_points_win() {
    let mut table = Table::of(3);
    table.advances(VENICE, &[AdvanceId::HEAVENS]);
    table.misery(GENOA, 30);
    table.state.set_cash(GENOA, 100);
    table.state.eliminate(&table.rulebook, BARCELONA);
    let points: Vec<_> = table
        .state
        .seats()
        .map(|seat| table.state.score(seat).points())
        .collect();
    assert_eq!(points, [Some(70), Some(70), None]);
    assert_eq!(table.state.winners(&table.rulebook), [VENICE, GENOA]);
}
