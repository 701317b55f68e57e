//! Reads the data files into a catalog and checks that everything fits together.

use std::collections::BTreeSet;

use super::{
    Age, Border, Box, Building, Card, Catalog, Colour, Counted, Effect, Fill, Good, Numbers, Phase, Piece,
    PiecePlace, Region, Set, Timing, Token, Totals,
};
use crate::core::{
    Complaints, KindRules, Registry, Term, check_references, cited_rules, load_catalog, read_all,
    read_players, reference,
};
use crate::data::{Entry, List, Problem, Reader, Text};
use crate::games::discovery::kinds;
use crate::message::Message;
use crate::source::Source;

const MOST: u16 = 999;

impl Catalog {
    /// Loads the files, later ones over earlier ones; either a sound catalog or everything that is wrong.
    pub fn load(sources: &[Source]) -> Result<Self, Vec<Problem>> {
        load_catalog(sources, &kinds::KINDS, read, check_sums)
    }
}

fn read(reader: &mut Reader) -> Option<Catalog> {
    let registry = Registry::read(reader, &kinds::KINDS);
    let rules: BTreeSet<&str> = registry.rules.iter().map(|rule| rule.id.as_ref()).collect();
    let goods = read_all(reader, "good", |entry| Good {
        id: entry.text("id"),
        count: entry.number("count", 1..=MOST),
    });
    let good_ids: BTreeSet<&str> = goods.iter().map(|good| good.id.as_ref()).collect();
    let pieces = read_all(reader, "piece", |entry| Piece {
        id: entry.text("id"),
        count: entry.number("count", 1..=MOST),
        specialist: entry.flag("specialist"),
        shipping: entry.number("shipping", 0..=MOST),
        expedition: entry.number("expedition", 0..=MOST),
        rules: cited_rules(entry, &rules),
    });
    let piece_ids: BTreeSet<&str> = pieces.iter().map(|piece| piece.id.as_ref()).collect();
    let regions = read_all(reader, "region", |entry| read_region(entry, &good_ids, &rules));
    let region_ids: BTreeSet<&str> = regions.iter().map(|region| region.id.as_ref()).collect();
    let buildings = read_all(reader, "building", |entry| {
        read_building(entry, &rules, &piece_ids, &good_ids)
    });
    let borders = read_all(reader, "border", |entry| read_border(entry, &region_ids));
    let tokens = read_all(reader, "token", |entry| Token {
        id: entry.text("id"),
        coins: entry.number("coins", 0..=MOST),
        plunder: entry.number("plunder", 0..=MOST),
        natives: entry.number("natives", 0..=MOST),
        points: entry.number("points", 0..=MOST),
    });
    let cards = read_all(reader, "card", |entry| Card {
        id: entry.text("id"),
        coins: entry.number("coins", 0..=MOST),
        plunder: entry.number("plunder", 0..=MOST),
        natives: entry.number("natives", 0..=MOST),
        points: entry.number("points", 0..=MOST),
    });
    let boxes = read_all(reader, "box", |entry| read_box(entry, &rules));
    let terms = Term::read_all(reader, &rules);
    let colours = read_all(reader, "colour", |entry| Colour {
        id: entry.text("id"),
        nation: entry.text("nation"),
    });
    let ages = read_all(reader, "age", |entry| Age {
        id: entry.text("id"),
        turns: entry.numbers("turns"),
        price: entry.number("price", 0..=MOST),
    });
    let phases = read_all(reader, "phase", |entry| Phase {
        id: entry.text("id"),
        letter: entry.text("letter"),
        rules: cited_rules(entry, &rules),
    });
    let sets = read_all(reader, "set", |entry| Set {
        id: entry.text("id"),
        size: entry.number("size", 1..=MOST),
        alike: entry.flag("alike"),
        income: entry.number("income", 0..=MOST),
        rule: cited_rule(entry, &rules),
    });
    let kind_rules = KindRules::read(reader, &kinds::KINDS, &rules);
    let totals = read_totals(reader);
    let numbers = read_numbers(reader);
    Some(Catalog {
        numbers: numbers?,
        totals: totals?,
        colours: List::Owned(colours),
        ages: List::Owned(ages),
        phases: List::Owned(phases),
        sets: List::Owned(sets),
        buildings: List::Owned(buildings),
        tokens: List::Owned(tokens),
        cards: List::Owned(cards),
        goods: List::Owned(goods),
        regions: List::Owned(regions),
        borders: List::Owned(borders),
        pieces: List::Owned(pieces),
        boxes: List::Owned(boxes),
        terms: List::Owned(terms),
        kind_rules,
        registry,
    })
}

fn read_numbers(reader: &mut Reader) -> Option<Numbers> {
    let entry = reader.table("game")?;
    entry.text("id");
    let (least_players, most_players) = read_players(&entry);
    let numbers = Numbers {
        least_players,
        most_players,
        turns: entry.number("turns", 1..=MOST),
        start_money: entry.number("start_money", 0..=MOST),
        start_colonists: entry.number("start_colonists", 0..=MOST),
        colonists_each_turn: entry.number("colonists_each_turn", 0..=MOST),
        ships: entry.number("ships", 0..=MOST),
        training_price: entry.number("training_price", 0..=MOST),
        war_price: entry.number("war_price", 0..=MOST),
    };
    entry.finish();
    Some(numbers)
}

fn read_totals(reader: &mut Reader) -> Option<Totals> {
    let entry = reader.table("totals")?;
    let totals = Totals {
        buildings: entry.number("buildings", 0..=MOST),
        goods: entry.number("goods", 0..=MOST),
        tokens: entry.number("tokens", 0..=MOST),
        cards: entry.number("cards", 0..=MOST),
        regions: entry.number("regions", 0..=MOST),
        pieces_of_a_colour: entry.number("pieces_of_a_colour", 0..=MOST),
    };
    entry.finish();
    Some(totals)
}

fn read_building(
    entry: &Entry,
    rules: &BTreeSet<&str>,
    pieces: &BTreeSet<&str>,
    goods: &BTreeSet<&str>,
) -> Building {
    Building {
        id: entry.text("id"),
        rule: cited_rule(entry, rules),
        age: entry.number("age", 1..=3),
        count: entry.number("count", 1..=MOST),
        timing: entry.choice(
            "timing",
            &[
                ("at-once", Timing::AtOnce),
                ("benefits", Timing::Benefits),
                ("income", Timing::Income),
                ("after-income", Timing::AfterIncome),
                ("dock", Timing::Dock),
                ("battle", Timing::Battle),
                ("once", Timing::Once),
                ("game-end", Timing::GameEnd),
            ],
        ),
        effect: read_effect(entry, pieces, goods),
        points: entry.number("points", 0..=MOST),
    }
}

fn read_effect(building: &Entry, pieces: &BTreeSet<&str>, goods: &BTreeSet<&str>) -> Effect {
    let Some(entry) = building.inner("effect") else {
        building.problem("effect", Message::new("data-missing-key").with("key", "effect"));
        return Effect::AdvancePiece;
    };
    let amount = || entry.number("amount", 1..=MOST);
    // The free spaces of the dock hold one piece, and one good or one soldier is all that an entry can tell of.
    let just_one = || entry.number("amount", 1..=1);
    let kind = entry.text("kind");
    let effect = match kind.as_ref() {
        "gain-pieces" => {
            let place = entry.choice(
                "place",
                &[
                    ("hand", PiecePlace::Hand),
                    ("dock-x", PiecePlace::DockX),
                    ("dock-y", PiecePlace::DockY),
                    ("discovery-box", PiecePlace::DiscoveryBox),
                    ("own-region", PiecePlace::OwnRegion),
                ],
            );
            Effect::GainPieces {
                piece: reference(&entry, "piece", pieces),
                amount: match place {
                    PiecePlace::DockX | PiecePlace::DockY => just_one(),
                    PiecePlace::Hand | PiecePlace::DiscoveryBox | PiecePlace::OwnRegion => amount(),
                },
                place,
            }
        }
        "gain-money" => Effect::GainMoney { amount: amount() },
        "free-discovery" => Effect::FreeDiscovery,
        "collect-per-ship" => Effect::CollectPerShip { amount: amount() },
        "missionary-colonists" => Effect::MissionaryColonists { amount: amount() },
        "advance-piece" => Effect::AdvancePiece,
        "draw-goods" => Effect::DrawGoods { amount: just_one() },
        "money-per-good" => Effect::MoneyPerGood {
            good: reference(&entry, "good", goods),
            amount: amount(),
        },
        "move-soldier" => Effect::MoveSoldier { amount: just_one() },
        "defend" => Effect::Defend { amount: amount() },
        "points" => Effect::Points {
            amount: amount(),
            per: entry.number("per", 1..=MOST),
            counted: entry.choice(
                "counted",
                &[
                    ("goods", Counted::Goods),
                    ("pieces", Counted::Pieces),
                    ("ships", Counted::Ships),
                    ("soldiers", Counted::Soldiers),
                    ("buildings", Counted::Buildings),
                    ("regions", Counted::Regions),
                    ("dollars", Counted::Dollars),
                ],
            ),
        },
        "move-colonists" => Effect::MoveColonists { amount: amount() },
        unknown => {
            let known = "gain-pieces, gain-money, free-discovery, collect-per-ship, missionary-colonists, \
                         advance-piece, draw-goods, money-per-good, move-soldier, defend, points, move-colonists";
            let message = Message::new("data-unknown-word").with("key", "kind");
            entry.problem("kind", message.with("word", unknown).with("known", known));
            return Effect::AdvancePiece;
        }
    };
    entry.finish();
    effect
}

fn read_region(entry: &Entry, goods: &BTreeSet<&str>, rules: &BTreeSet<&str>) -> Region {
    Region {
        id: entry.text("id"),
        good: reference(entry, "good", goods),
        discovered: entry.flag("discovered"),
        assumed: assumed(entry, &["name", "good"]),
        rules: cited_rules(entry, rules),
    }
}

fn read_border(entry: &Entry, regions: &BTreeSet<&str>) -> Border {
    let between = entry.texts("between");
    check_references(entry, "between", &between, regions);
    if between.len() != 2 || between.first() == between.last() {
        entry.problem("between", Message::new("data-border"));
    }
    Border {
        between,
        assumed: entry.flag("assumed"),
    }
}

fn read_box(entry: &Entry, rules: &BTreeSet<&str>) -> Box {
    Box {
        id: entry.text("id"),
        event: entry.flag("event"),
        fill: entry.choice(
            "fill",
            &[
                ("markers", Fill::Markers),
                ("left-to-right", Fill::LeftToRight),
                ("anywhere", Fill::Anywhere),
                ("choose", Fill::Choose),
            ],
        ),
        spaces: entry.optional_number("spaces", 1..=99),
        extra: entry.texts("extra"),
        squares: entry.texts("squares"),
        limit: entry.optional_number("limit", 1..=99),
        assumed: assumed(entry, &["spaces"]),
        rules: cited_rules(entry, rules),
    }
}

fn assumed(entry: &Entry, facts: &[&str]) -> List<Text> {
    let assumed = entry.texts("assumed");
    check_references(entry, "assumed", &assumed, &facts.iter().copied().collect());
    assumed
}

fn cited_rule(entry: &Entry, known: &BTreeSet<&str>) -> Text {
    reference(entry, "rule", known)
}

/// Counts that must add up: 34 buildings, 46 goods, 16 tokens, 16 cards, 9 regions, 60 pieces a colour, 8 turns.
fn check_sums(catalog: &Catalog, complaints: &Complaints) {
    let size = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
    let turns = catalog.ages.iter().flat_map(|age| age.turns.iter().copied());
    let turns: BTreeSet<u16> = turns.collect();
    let sums = [
        (
            "building",
            sum(&catalog.buildings, |item| item.count),
            catalog.totals.buildings,
        ),
        (
            "good",
            sum(&catalog.goods, |item| item.count),
            catalog.totals.goods,
        ),
        ("token", size(catalog.tokens.len()), catalog.totals.tokens),
        ("card", size(catalog.cards.len()), catalog.totals.cards),
        ("region", size(catalog.regions.len()), catalog.totals.regions),
        ("age", size(turns.len()), catalog.numbers.turns),
        (
            "piece",
            sum(&catalog.pieces, |item| item.count),
            catalog.totals.pieces_of_a_colour,
        ),
    ];
    complaints.sums(&sums);
}

fn sum<T>(items: &[T], count: impl Fn(&T) -> u16) -> u16 {
    items.iter().map(count).fold(0, u16::saturating_add)
}
