//! Reach by land, caravan and ship.

use super::*;
use crate::games::renaissance::apply::reach::{NoWay, Way};
use crate::games::renaissance::state::ProvinceSet;

fn set(table: &Table, ids: &[&str]) -> ProvinceSet {
    ids.iter().map(|id| table.province(id)).collect()
}

#[test]
fn the_galleys_of_london() {
    // V-37
    let mut table = Table::of(6);
    let london = table.province("london");
    let within = table.state.board.waters.within(london, 2, false);
    let expected = [
        "edinburg",
        "york",
        "portsmouth",
        "cornwall",
        "st-malo",
        "paris",
        "bruges",
        "amsterdam",
    ];
    assert_eq!(within, set(&table, &expected));
    table.ship(LONDON, Ship::Galley(2));
    let reach = table.state.reach(LONDON);
    let by_land = set(&table, &["london", "portsmouth", "york"]);
    assert_eq!(reach, set(&table, &expected).or(by_land));
}

#[test]
fn stockholm_reaches_the_other_shore_with_the_heavens() {
    // V-38
    let mut table = Table::of(6);
    table.markers(HAMBURG, &["stockholm"]);
    let stockholm = table.province("stockholm");
    let waters = &table.state.board.waters;
    assert_eq!(waters.steps(stockholm, table.province("stettin"), false), Some(2));
    for id in ["danzig", "riga"] {
        let province = table.province(id);
        assert!(waters.steps(stockholm, province, false) > Some(2));
        assert_eq!(waters.steps(stockholm, province, true), Some(2));
    }
}

#[test]
fn venice_reaches_rome_but_not_naples() {
    // V-39
    let mut table = Table::of(3);
    table.ship(VENICE, Ship::Galley(2));
    let way = table.state.way(&table.rulebook, VENICE, table.province("rome"));
    assert_eq!(
        way,
        Ok(Way::Ship {
            from: table.province("venice"),
            steps: 2,
            capacity: Some(2)
        })
    );
    let way = table.state.way(&table.rulebook, VENICE, table.province("naples"));
    assert_eq!(way, Err(NoWay::OutOfReach { steps: Some(3) }));
}

#[test]
fn iceland_is_four_steps_from_london() {
    // V-46
    let mut table = Table::of(6);
    let iceland = table.province("iceland");
    table.ship(LONDON, Ship::Galley(4));
    assert_eq!(
        table.state.way(&table.rulebook, LONDON, iceland),
        Err(NoWay::Island)
    );
    table.advances(LONDON, &[AdvanceId::HEAVENS]);
    let way = table.state.way(&table.rulebook, LONDON, iceland);
    assert!(matches!(way, Ok(Way::Ship { steps: 4, .. })), "{way:?}");
    table.ship(LONDON, Ship::Galley(2));
    assert_eq!(
        table.state.way(&table.rulebook, LONDON, iceland),
        Err(NoWay::OutOfReach { steps: Some(4) })
    );
}

#[test]
fn a_galley_crosses_one_sea_only() {
    let table = Table::of(6);
    let waters = &table.state.board.waters;
    let (venice, tunis) = (table.province("venice"), table.province("tunis"));
    // Adriatic to Bari, and on along the coasts.
    assert_eq!(waters.steps(venice, table.province("bari"), true), Some(2));
    assert_eq!(waters.steps(venice, tunis, true), Some(4));
    let any = Table::reading(6, "heavens-sea", "any");
    assert_eq!(any.state.board.waters.steps(venice, tunis, true), Some(4));
    let acre = table.province("acre");
    assert!(any.state.board.waters.steps(venice, acre, true) < waters.steps(venice, acre, true));
}

#[test]
fn caravans_pass_what_no_rival_controls() {
    // V-11: one Venetian token in Belgrade does not stop them.
    let mut table = Table::of(4);
    table.markers(PARIS, &["budapest"]);
    table.advances(PARIS, &[AdvanceId::CARAVAN]);
    let (belgrade, durazzo) = (table.province("belgrade"), table.province("durazzo"));
    table.tokens(VENICE, &["belgrade"]);
    let way = table.state.way(&table.rulebook, PARIS, durazzo);
    assert_eq!(
        way,
        Ok(Way::Caravan {
            from: table.province("budapest"),
            through: belgrade
        })
    );
    table.tokens(VENICE, &["belgrade"]);
    let blocked = NoWay::CaravanBlocked {
        through: belgrade,
        by: VENICE,
    };
    assert_eq!(table.state.way(&table.rulebook, PARIS, durazzo), Err(blocked));
    assert!(!table.state.reach(PARIS).contains(durazzo));
}

#[test]
fn unused_areas_are_closed_to_pieces_but_open_to_ships() {
    let mut table = Table::of(3);
    table.ship(BARCELONA, Ship::Galley(8));
    let reach = table.state.reach(BARCELONA);
    assert_eq!(
        table
            .state
            .way(&table.rulebook, BARCELONA, table.province("paris")),
        Err(NoWay::NotInPlay)
    );
    assert!(reach.and(table.state.board.in_play) == reach);
    let waters = &table.state.board.waters;
    assert!(
        waters
            .within(table.province("bordeaux"), 3, false)
            .contains(table.province("london"))
    );
}

#[test]
fn area_v_and_overseas_need_their_advances() {
    let mut table = Table::of(3);
    table.ship(VENICE, Ship::Seaworthy(10));
    table.advances(VENICE, &[AdvanceId::SEAWORTHY_VESSELS]);
    let way = |table: &Table, id: &str| table.state.way(&table.rulebook, VENICE, table.province(id));
    assert_eq!(way(&table, "tana"), Err(NoWay::AreaFive));
    assert_eq!(way(&table, "india"), Err(NoWay::FarEast));
    assert_eq!(way(&table, "north-america"), Err(NoWay::Americas));
    assert!(way(&table, "west-africa").is_ok());
    assert_eq!(way(&table, "toledo"), Err(NoWay::OutOfReach { steps: None }));
    table.advances(VENICE, &[AdvanceId::OVERLAND_EAST, AdvanceId::OCEAN_NAVIGATION]);
    table.ship(VENICE, Ship::Ocean(1));
    assert!(way(&table, "tana").is_ok());
    let india = way(&table, "india").expect("within reach");
    assert_eq!(
        table.state.capacity_left(VENICE, table.province("india"), india),
        None
    );
    table.markers(VENICE, &["india"]);
    assert_eq!(way(&table, "china"), Err(NoWay::TooManyBoxes { kept: 1 }));
    table.ship(VENICE, Ship::Ocean(2));
    assert!(way(&table, "china").is_ok());
    table.advances(VENICE, &[AdvanceId::NEW_WORLD]);
    assert!(way(&table, "north-america").is_ok());
}

#[test]
fn the_own_capital_is_a_base_whoever_holds_it() {
    let mut table = Table::of(3);
    let venice = table.province("venice");
    table.state.clear_marker(venice);
    table.markers(GENOA, &["venice"]);
    assert_eq!(table.state.bases(VENICE), ProvinceSet::of(venice));
    let way = table.state.way(&table.rulebook, VENICE, table.province("milan"));
    assert_eq!(way, Ok(Way::Land { from: venice }));
}

#[test]
fn reach_is_what_has_a_way() {
    // Both answers come from the same rules: compared for many tables.
    for players in 3..=6 {
        for (ship, advances) in [
            (Ship::None, vec![]),
            (Ship::Galley(2), vec![AdvanceId::CARAVAN]),
            (Ship::Galley(6), vec![AdvanceId::HEAVENS]),
            (
                Ship::Seaworthy(12),
                vec![AdvanceId::OVERLAND_EAST, AdvanceId::SEAWORTHY_VESSELS],
            ),
            (
                Ship::Ocean(1),
                vec![AdvanceId::OCEAN_NAVIGATION, AdvanceId::SEAWORTHY_VESSELS],
            ),
            (
                Ship::Ocean(2),
                vec![
                    AdvanceId::OCEAN_NAVIGATION,
                    AdvanceId::NEW_WORLD,
                    AdvanceId::CARAVAN,
                ],
            ),
        ] {
            let mut table = Table::of(players);
            for seat in table.state.seats() {
                table.advances(seat, &advances);
                table.ship(seat, ship);
            }
            table.markers(VENICE, &["florence", "crete"]);
            table.tokens(GENOA, &["sicily", "sicily", "oran"]);
            for seat in table.state.seats() {
                let reach = table.state.reach(seat);
                for at in 0..table.state.provinces.len() {
                    let id = ProvinceId(u8::try_from(at).expect("a small number"));
                    let has_way = table.state.way(&table.rulebook, seat, id).is_ok();
                    assert_eq!(reach.contains(id), has_way, "{seat:?} {ship:?} {id:?}");
                }
            }
        }
    }
}
