//! Reads the data files into a catalog.

use std::collections::BTreeSet;

use super::{
    Advance, Area, Card, CardType, Catalog, Category, Coast, Commodity, Edition, Epoch, Event, Map,
    MapChange, Misery, Moved, Numbers, Phase, Piece, Power, Province, ProvinceType, Raised, Revision, Scope,
    Seating, Ship, Side, Step, Totals, Variant, Voided, Water, Way,
};
use crate::core::{
    KindRules, Registry, Term, check_references, cited_rules, load_catalog, read_all, read_players,
    reference, references,
};
use crate::data::{Entry, List, Problem, Reader, Text};
use crate::games::renaissance::kinds;
use crate::message::Message;
use crate::source::Source;

const MOST: u16 = 9999;

impl Catalog {
    /// Loads the files, later ones over earlier ones; either a sound catalog or everything that is wrong.
    pub fn load(sources: &[Source]) -> Result<Self, Vec<Problem>> {
        load_catalog(sources, &kinds::KINDS, read, super::check::check)
    }
}

/// What entries may refer to.
struct Known<'k> {
    rules: BTreeSet<&'k str>,
    disagreements: BTreeSet<&'k str>,
    powers: BTreeSet<&'k str>,
    areas: BTreeSet<&'k str>,
    provinces: BTreeSet<&'k str>,
    waters: BTreeSet<&'k str>,
    /// Provinces, and the sides of those with two coasts.
    coasts: BTreeSet<&'k str>,
    categories: BTreeSet<&'k str>,
    advances: BTreeSet<&'k str>,
    commodities: BTreeSet<&'k str>,
    cards: BTreeSet<&'k str>,
    phases: BTreeSet<&'k str>,
    editions: BTreeSet<&'k str>,
}

fn read(reader: &mut Reader) -> Option<Catalog> {
    let registry = Registry::read(reader, &kinds::KINDS);
    let coasts = reader.ids("coast").into_iter().chain(reader.ids("province"));
    let known = Known {
        rules: registry.rules.iter().map(|rule| rule.id.as_ref()).collect(),
        disagreements: registry
            .disagreements
            .iter()
            .map(|item| item.id.as_ref())
            .collect(),
        powers: reader.ids("power"),
        areas: reader.ids("area"),
        provinces: reader.ids("province"),
        waters: reader.ids("water"),
        coasts: coasts.collect(),
        categories: reader.ids("category"),
        advances: reader.ids("advance"),
        commodities: reader.ids("commodity"),
        cards: reader.ids("card"),
        phases: reader.ids("phase"),
        editions: reader.ids("edition"),
    };
    let misery = read_misery(reader, &known);
    let absent = read_absent(reader);
    let totals = read_totals(reader);
    let numbers = read_numbers(reader);
    let mut tables = Tables {
        reader,
        known: &known,
    };
    let catalog = Catalog {
        numbers: numbers?,
        totals: totals?,
        misery: misery?,
        seatings: tables.all("seating", read_seating),
        powers: tables.all("power", read_power),
        areas: tables.all("area", read_area),
        provinces: tables.all("province", read_province),
        waters: tables.all("water", read_water),
        coasts: tables.all("coast", read_coast),
        map_changes: tables.all("map_change", read_map_change),
        categories: tables.all("category", read_category),
        advances: tables.all("advance", read_advance),
        commodities: tables.all("commodity", read_commodity),
        cards: tables.all("card", read_card),
        epochs: tables.all("epoch", read_epoch),
        phases: tables.all("phase", read_phase),
        steps: tables.all("step", read_step),
        ships: tables.all("ship", read_ship),
        pieces: tables.all("piece", read_piece),
        variants: tables.all("variant", read_variant),
        editions: tables.all("edition", read_edition),
        revisions: tables.all("revision", read_revision),
        absent: absent?,
        terms: List::Owned(Term::read_all(tables.reader, &known.rules)),
        kind_rules: KindRules::read(tables.reader, &kinds::KINDS, &known.rules),
        registry,
    };
    Some(catalog)
}

/// Reads one table after the other.
struct Tables<'t, 'r, 'k> {
    reader: &'t mut Reader<'r>,
    known: &'t Known<'k>,
}

impl Tables<'_, '_, '_> {
    fn all<T: Clone>(&mut self, table: &'static str, read: fn(&Entry, &Known) -> T) -> List<T> {
        let known = self.known;
        List::Owned(read_all(self.reader, table, |entry| read(entry, known)))
    }
}

fn read_power(entry: &Entry, known: &Known) -> Power {
    Power {
        id: entry.text("id"),
        capital: reference(entry, "capital", &known.provinces),
        home_area: reference(entry, "home_area", &known.areas),
        players: entry.number("players", 1..=9),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_area(entry: &Entry, known: &Known) -> Area {
    Area {
        id: entry.text("id"),
        overseas: entry.flag("overseas"),
        players: entry.number("players", 1..=9),
        needs: references(entry, "needs", &known.advances),
        provinces: entry.number("provinces", 0..=MOST),
        commodities: entry.number("commodities", 1..=9),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_water(entry: &Entry, known: &Known) -> Water {
    Water {
        id: entry.text("id"),
        ocean: entry.flag("ocean"),
        coasts: references(entry, "coasts", &known.coasts),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_category(entry: &Entry, known: &Known) -> Category {
    Category {
        id: entry.text("id"),
        value: entry.number("value", 0..=MOST),
        misery_up: amount(entry, "misery_up"),
        research: entry.flag("research"),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_commodity(entry: &Entry, known: &Known) -> Commodity {
    Commodity {
        id: entry.text("id"),
        dice: entry.number("dice", 2..=12),
        base: entry.number("base", 1..=99),
        payouts: entry.numbers("payouts"),
        provinces: references(entry, "provinces", &known.provinces),
        in_play: entry.numbers("in_play"),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_epoch(entry: &Entry, known: &Known) -> Epoch {
    Epoch {
        id: entry.text("id"),
        from: entry.number("from", 0..=MOST),
        to: entry.number("to", 0..=MOST),
        commodity_cards: entry.number("commodity_cards", 0..=MOST),
        event_cards: entry.number("event_cards", 0..=MOST),
        leader_cards: entry.number("leader_cards", 0..=MOST),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_phase(entry: &Entry, known: &Known) -> Phase {
    Phase {
        id: entry.text("id"),
        number: entry.optional_number("number", 1..=99),
        simultaneous: entry.flag("simultaneous"),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_step(entry: &Entry, known: &Known) -> Step {
    Step {
        id: entry.text("id"),
        phase: reference(entry, "phase", &known.phases),
        letter: entry.text("letter"),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_ship(entry: &Entry, known: &Known) -> Ship {
    Ship {
        id: entry.text("id"),
        spaces: entry.numbers("spaces"),
        needs: references(entry, "needs", &known.advances),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_piece(entry: &Entry, known: &Known) -> Piece {
    Piece {
        id: entry.text("id"),
        count: entry.number("count", 1..=MOST),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_variant(entry: &Entry, known: &Known) -> Variant {
    Variant {
        id: entry.text("id"),
        last_epoch: entry.optional_number("last_epoch", 1..=9),
        usual: entry.flag("usual"),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_revision(entry: &Entry, known: &Known) -> Revision {
    Revision {
        edition: reference(entry, "edition", &known.editions),
        advance: reference(entry, "advance", &known.advances),
        letter: entry.optional_text("letter"),
        cost: entry.optional_number("cost", 0..=MOST),
        credit: entry.optional_number("credit", 0..=MOST),
        prerequisites: references(entry, "prerequisites", &known.advances),
    }
}

fn read_numbers(reader: &mut Reader) -> Option<Numbers> {
    let entry = reader.table("game")?;
    entry.text("id");
    let (least_players, most_players) = read_players(&entry);
    let figure = |key| entry.number(key, 0..=MOST);
    let numbers = Numbers {
        least_players,
        most_players,
        start_cash: figure("start_cash"),
        start_cards: figure("start_cards"),
        token_price: figure("token_price"),
        ship_upgrade: figure("ship_upgrade"),
        extra_card: figure("extra_card"),
        expansion_card_tokens: entry.number("expansion_card_tokens", 0..=99),
        income_base: figure("income_base"),
        middle_class_income: figure("middle_class_income"),
        research_discount: figure("research_discount"),
        written_record_credit: figure("written_record_credit"),
    };
    entry.finish();
    Some(numbers)
}

fn read_totals(reader: &mut Reader) -> Option<Totals> {
    let entry = reader.table("totals")?;
    let figure = |key| entry.number(key, 0..=MOST);
    let totals = Totals {
        provinces: figure("provinces"),
        markets: figure("markets"),
        capitals: figure("capitals"),
        overseas: figure("overseas"),
        satellites: figure("satellites"),
        coasts: figure("coasts"),
        seas: figure("seas"),
        advances: figure("advances"),
        value_of_advances: figure("value_of_advances"),
        cards: figure("cards"),
        commodity_cards: figure("commodity_cards"),
        event_cards: figure("event_cards"),
        leader_cards: figure("leader_cards"),
    };
    entry.finish();
    Some(totals)
}

fn read_misery(reader: &mut Reader, known: &Known) -> Option<Misery> {
    let entry = reader.table("misery")?;
    let misery = Misery {
        spaces: entry.numbers("spaces"),
        rules: cited_rules(&entry, &known.rules),
    };
    entry.finish();
    Some(misery)
}

fn read_absent(reader: &mut Reader) -> Option<List<Text>> {
    let entry = reader.table("absent")?;
    let names = entry.texts("names");
    entry.finish();
    Some(names)
}

fn read_seating(entry: &Entry, known: &Known) -> Seating {
    Seating {
        players: entry.number("players", 1..=9),
        powers: references(entry, "powers", &known.powers),
        areas: references(entry, "areas", &known.areas),
        slots: entry.numbers("slots"),
        income: entry.numbers("income"),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_province(entry: &Entry, known: &Known) -> Province {
    Province {
        id: entry.text("id"),
        only_on: entry.optional_choice("only_on", &[("1996", Map::Original), ("revised", Map::Revised)]),
        area: reference(entry, "area", &known.areas),
        sort: entry.choice(
            "type",
            &[
                ("market", ProvinceType::Market),
                ("capital", ProvinceType::Capital),
                ("satellite", ProvinceType::Satellite),
                ("overseas", ProvinceType::Overseas),
            ],
        ),
        market: entry.number("market", 1..=99),
        commodities: references(entry, "commodities", &known.commodities),
        coastal: entry.flag("coastal"),
        land: references(entry, "land", &known.provinces),
        coast: references(entry, "coast", &known.provinces),
        seas: references(entry, "seas", &known.waters),
        supports: references(entry, "supports", &known.provinces),
        needs: references(entry, "needs", &known.advances),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_coast(entry: &Entry, known: &Known) -> Coast {
    Coast {
        id: entry.text("id"),
        province: reference(entry, "province", &known.provinces),
        side: entry.choice(
            "side",
            &[
                ("north", Side::North),
                ("east", Side::East),
                ("south", Side::South),
                ("west", Side::West),
            ],
        ),
        borders: references(entry, "borders", &known.coasts),
    }
}

fn read_map_change(entry: &Entry, known: &Known) -> MapChange {
    let by = entry.choice("by", &[("land", Way::Land), ("sea", Way::Sea)]);
    let between = entry.texts("between");
    if let [one, other] = between.as_ref() {
        let others = match by {
            Way::Land => &known.provinces,
            Way::Sea => &known.waters,
        };
        check_references(entry, "between", std::slice::from_ref(one), &known.provinces);
        check_references(entry, "between", std::slice::from_ref(other), others);
    } else {
        entry.problem("between", Message::new("data-border"));
    }
    MapChange {
        between,
        by,
        opened: entry.choice("change", &[("opened", true), ("closed", false)]),
    }
}

fn read_advance(entry: &Entry, known: &Known) -> Advance {
    let assumed = entry.texts("assumed");
    check_references(entry, "assumed", &assumed, &["relief"].into());
    Advance {
        id: entry.text("id"),
        letter: entry.text("letter"),
        category: reference(entry, "category", &known.categories),
        cost: entry.number("cost", 1..=MOST),
        credit: entry.number("credit", 0..=MOST),
        misery_down: amount(entry, "misery_down"),
        relief: entry.number("relief", 0..=MOST),
        relief_elsewhere: entry.numbers("relief_elsewhere"),
        assumed,
        prerequisites: references(entry, "prerequisites", &known.advances),
        leaders: references(entry, "leaders", &known.cards),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_card(entry: &Entry, known: &Known) -> Card {
    let raised = |raised: Entry| {
        let read = Raised {
            credit: raised.number("credit", 1..=MOST),
            by: reference(&raised, "by", &known.cards),
        };
        raised.finish();
        read
    };
    Card {
        id: entry.text("id"),
        sort: entry.choice(
            "type",
            &[
                ("commodity", CardType::Commodity),
                ("event", CardType::Event),
                ("leader", CardType::Leader),
            ],
        ),
        copies: entry.numbers("copies"),
        recycles: entry.flag("recycles"),
        commodities: references(entry, "commodities", &known.commodities),
        boxes: entry.optional_number("boxes", 1..=99),
        event: entry.inner("event").map(|event| read_event(event, known)),
        credit: entry.optional_number("credit", 1..=MOST),
        advances: references(entry, "advances", &known.advances),
        raised: entry.inner("raised").map(raised),
        rules: cited_rules(entry, &known.rules),
    }
}

fn read_event(entry: Entry, known: &Known) -> Event {
    let optional = |key, known: &BTreeSet<&str>| {
        let id = entry.optional_text(key)?;
        check_references(&entry, key, std::slice::from_ref(&id), known);
        Some(id)
    };
    let categories = known.categories.iter().map(|id| format!("category:{id}"));
    let commodities = known.commodities.iter().map(|id| format!("commodity:{id}"));
    let counted: Vec<String> = categories.chain(commodities).collect();
    let counted: BTreeSet<&str> = counted.iter().map(String::as_str).collect();
    let voided = [("for-good", Voided::ForGood), ("same-turn", Voided::SameTurn)];
    let event = Event {
        scope: entry.choice(
            "scope",
            &[
                ("own", Scope::Own),
                ("chosen", Scope::Chosen),
                ("all", Scope::All),
                ("provinces", Scope::Provinces),
                ("area", Scope::Area),
                ("category", Scope::Category),
            ],
        ),
        military: entry.flag("military"),
        misery: amount(&entry, "misery"),
        misery_per: optional("misery_per", &counted),
        less_per: optional("less_per", &counted),
        less_with: optional("less_with", &known.advances),
        by_epoch: entry.numbers("by_epoch"),
        area: optional("area", &known.areas),
        categories: references(&entry, "categories", &known.categories),
        money: amount(&entry, "money"),
        voided_by: references(&entry, "voided_by", &known.cards),
        voided: entry.optional_choice("voided", &voided).unwrap_or_default(),
        stopped_by: references(&entry, "stopped_by", &known.advances),
        not_against: references(&entry, "not_against", &known.cards),
        protects_from: references(&entry, "protects_from", &known.cards),
    };
    entry.finish();
    event
}

fn read_edition(entry: &Entry, known: &Known) -> Edition {
    let moved = |moved: Entry| {
        let read = Moved {
            card: reference(&moved, "card", &known.cards),
            from: moved.number("from", 1..=9),
            to: moved.number("to", 1..=9),
        };
        moved.finish();
        read
    };
    Edition {
        id: entry.text("id"),
        publisher: entry.text("publisher"),
        usual: entry.flag("usual"),
        disagreements: references(entry, "disagreements", &known.disagreements),
        dealt: entry.optional_number("dealt", 1..=99),
        kept: entry.optional_number("kept", 1..=99),
        held_back: references(entry, "held_back", &known.cards),
        moved: entry.inner("moved").map(moved),
    }
}

/// A number that is 0 where it is left out.
fn amount(entry: &Entry, key: &'static str) -> u16 {
    entry.optional_number(key, 0..=MOST).unwrap_or(0)
}
