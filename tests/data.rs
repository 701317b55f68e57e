//! The data: what is built in is what the files say, and every slip in a file is told with its place.

use std::borrow::Cow;

use annals::core::Readings;
use annals::data::Problem;
use annals::games::GameInfo;
use annals::games::discovery::catalog::{Catalog, Effect};
use annals::games::discovery::{builtin, disputed};
use annals::source::Source;

/// The files of our own data.
fn builtin_sources() -> Vec<Source> {
    GameInfo::find("discovery").expect("the game").builtin_sources()
}

fn with_overlay(text: &str) -> Result<Catalog, Vec<Problem>> {
    let mut sources = builtin_sources();
    sources.push(Source::new("mine.toml", text));
    Catalog::load(&sources)
}

/// Place and message of every problem, on a line each.
fn problems(text: &str) -> String {
    let problems = with_overlay(text).expect_err("the overlay is broken");
    let lines: Vec<String> = problems
        .iter()
        .map(|problem| {
            let place = &problem.place;
            let arguments: Vec<String> = problem
                .message
                .arguments
                .iter()
                .map(|(name, value)| format!("{name}={value:?}"))
                .collect();
            format!(
                "{}:{}:{} {} {}",
                place.file,
                place.line,
                place.column,
                problem.message.id,
                arguments.join(" ")
            )
        })
        .collect();
    lines.join("\n")
}

#[test]
fn the_built_in_tables_are_what_the_files_say() {
    let loaded = Catalog::load(&builtin_sources()).expect("our own data are sound");
    let json = |catalog: &Catalog| serde_json::to_value(catalog).expect("a catalog is serializable");
    assert_eq!(json(&loaded), json(builtin()));
}

#[test]
fn the_box_is_complete() {
    let box_content = builtin();
    let in_age = |age: u16| {
        let of_age = box_content
            .buildings
            .iter()
            .filter(|building| building.age == age);
        of_age.map(|building| building.count).sum::<u16>()
    };
    assert_eq!([in_age(1), in_age(2), in_age(3)], [11, 13, 10]);
    assert_eq!(box_content.goods.iter().map(|good| good.count).sum::<u16>(), 46);
    assert_eq!(
        (
            box_content.tokens.len(),
            box_content.cards.len(),
            box_content.regions.len()
        ),
        (16, 16, 9)
    );
    assert_eq!(
        box_content.pieces.iter().map(|piece| piece.count).sum::<u16>(),
        60
    );
    assert_eq!(
        box_content.tokens.iter().map(|token| token.points).sum::<u16>(),
        82
    );
    assert_eq!(box_content.cards.iter().map(|card| card.points).sum::<u16>(), 78);
    let registry = &box_content.registry;
    assert_eq!(
        (
            registry.rules.len(),
            registry.rulings.len(),
            registry.disagreements.len()
        ),
        (180, 80, 59)
    );
}

#[test]
fn the_odds_of_an_expedition_are_those_of_the_tokens_and_cards() {
    let beaten =
        |natives: &[u16], strength: u16| natives.iter().filter(|natives| **natives <= strength).count();
    let tokens: Vec<u16> = builtin().tokens.iter().map(|token| token.natives).collect();
    let cards: Vec<u16> = builtin().cards.iter().map(|card| card.natives).collect();
    assert_eq!(
        [1, 2, 3, 4, 5].map(|strength| beaten(&tokens, strength)),
        [2, 5, 11, 14, 16]
    );
    assert_eq!(
        [3, 4, 5, 6].map(|strength| beaten(&cards, strength)),
        [3, 10, 13, 16]
    );
}

#[test]
fn what_no_source_confirms_is_marked() {
    let catalog = builtin();
    let confirmed: Vec<&str> = catalog
        .regions
        .iter()
        .filter(|region| !region.assumed.iter().any(|fact| fact == "good"))
        .map(|region| region.id.as_ref())
        .collect();
    assert_eq!(confirmed, ["peru"]);
    let unnamed: Vec<&str> = catalog
        .regions
        .iter()
        .filter(|region| region.assumed.iter().any(|fact| fact == "name"))
        .map(|region| region.id.as_ref())
        .collect();
    assert_eq!(unnamed, ["brazil", "virginia"]);
    let borders = catalog.borders.iter().filter(|border| !border.assumed);
    assert!(
        borders
            .clone()
            .all(|border| border.between.contains(&Cow::Borrowed("caribbean")))
    );
    assert_eq!(borders.count(), 3);
    let boxes: Vec<&str> = catalog
        .boxes
        .iter()
        .filter(|item| !item.assumed.is_empty())
        .map(|item| item.id.as_ref())
        .collect();
    assert_eq!(boxes, ["goods", "buildings", "warfare"]);
}

#[test]
fn an_overlay_changes_what_it_names_and_keeps_the_rest() {
    let catalog = with_overlay(
        "[[region]]\nid = \"canada\"\ngood = \"rice\"\nassumed = []\n\n[[building]]\nid = \"navy\"\neffect = { kind = \"points\", amount = 3, per = 1, counted = \"ships\" }\n",
    )
    .expect("a sound overlay");
    let canada = catalog
        .regions
        .iter()
        .find(|region| region.id == "canada")
        .expect("still there");
    assert_eq!((canada.good.as_ref(), canada.assumed.len()), ("rice", 0));
    let navy = catalog.building("navy").expect("still there");
    assert!(matches!(navy.effect, Effect::Points { amount: 3, .. }));
    assert_eq!(navy.age, 3);
    assert_eq!(catalog.regions.len(), 9);
}

#[test]
fn an_overlay_adds_points_and_readings_and_ours_keep_their_meaning() {
    let catalog = with_overlay(
        r#"[[ruling]]
id = "A-99"
name = "snacks"
status = "ours"
rules = []
default = "allowed"
readings = ["allowed", "forbidden"]

[[disagreement]]
id = "D-02"
readings = [ { name = "four", books = [] }, { name = "three", books = [] }, { name = "two", books = [] } ]
"#,
    )
    .expect("a sound overlay");
    let mut readings = Readings::default();
    assert_eq!(readings.choose(&catalog.registry, "snacks", "forbidden"), Ok(()));
    assert_eq!(readings.choose(&catalog.registry, "rum", "merchants"), Ok(()));
    assert!(readings.is(disputed::rum::MERCHANTS) && !readings.is(disputed::navy::THREE));
    assert_eq!(readings.choose(&catalog.registry, "D-02", "two"), Ok(()));
    assert!(!readings.is(disputed::navy::THREE));
    assert_eq!(readings.choose(&catalog.registry, "D-02", "three"), Ok(()));
    assert!(readings.is(disputed::navy::THREE));
}

#[test]
fn readings_of_ours_cannot_be_removed_or_reordered() {
    insta::assert_snapshot!(problems(
        r#"[[disagreement]]
id = "D-02"
default = "three"
readings = [ { name = "three", books = [] }, { name = "four", books = [] } ]

[[disagreement]]
id = "D-21"
readings = [ { name = "soldiers-when-short", books = [] }, { name = "never-soldiers", books = [] } ]

[[ruling]]
id = "A-14"
readings = ["after-benefits", "never", "before-benefits"]

[[ruling]]
id = "A-05"
readings = []
"#
    ));
}

#[test]
fn points_of_ours_cannot_be_replaced_as_a_whole() {
    let problems =
        problems("[[ruling]]\nname = \"snacks\"\nstatus = \"ours\"\ndefault = \"x\"\nreadings = [\"x\"]\n");
    assert!(
        problems.contains("mine.toml:1:1 data-missing-key key=Text(\"id\")"),
        "{problems}"
    );
}

#[test]
fn borders_are_replaced_as_a_whole() {
    let catalog = with_overlay("[[border]]\nbetween = [\"peru\", \"brazil\"]\n").expect("a sound overlay");
    assert_eq!(catalog.borders.len(), 1);
    assert!(!catalog.borders[0].assumed);
}

#[test]
fn every_slip_of_a_file_is_told_at_once_with_its_place() {
    insta::assert_snapshot!(problems(
        r#"[[building]]
id = "monastery"
age = 4
colour = "grey"
timing = "sometimes"
rule = "R-999"

[[building]]
id = "monastery"

[[good]]
id = "spice"

[[castle]]
id = "x"

[totals]
buildings = "many"

[[border]]
between = ["peru", "atlantis"]
"#
    ));
}

#[test]
fn counts_that_do_not_add_up_are_told() {
    insta::assert_snapshot!(problems(
        "[[good]]\nid = \"gold\"\ncount = 6\n\n[[piece]]\nid = \"captain\"\ncount = 4\n"
    ));
}

#[test]
fn broken_syntax_is_told_and_the_rest_is_still_read() {
    insta::assert_snapshot!(problems(
        "[[good]]\nid = \"gold\ncount = 5\n\n[[region]]\nid = \"peru\"\ngood = \"tin\"\n"
    ));
}

#[test]
fn no_overlay_makes_the_loader_fall_over() {
    for text in [
        "",
        "=",
        "[[building]]",
        "building = 3",
        "[building]\nid = 1",
        "[[building]]\nid = [1]\neffect = 3",
        "game = []",
        "[game]\nplayers = 2\nturns = 99999999999999999999999",
        "[[disagreement]]\nid = \"D-01\"\nreadings = [1]\n",
        "[kind_rules]\nbuilding = 7\ncastle = [\"x\"]\n",
        "\u{feff}[[good]]\nid=\"gold\"",
        "[[[[[[[[[[[[[[[[[[[[",
        "a = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    ] {
        let _ = with_overlay(text);
    }
}

#[test]
fn every_game_can_be_loaded_from_its_own_files() {
    for info in &annals::games::GAMES {
        let game = info
            .load(&info.builtin_sources())
            .expect("our own data are sound");
        assert_eq!(game.id(), info.id);
    }
}
