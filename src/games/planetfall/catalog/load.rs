//! Reads the data files into a catalog and checks that everything fits together.

use std::collections::BTreeSet;

use super::{
    Card, CardType, Catalog, Commander, Effect, Gain, Layout, Named, Numbers, Operation, Phase, Side,
    Statistic, Total, Totals,
};
use crate::core::{
    Complaints, KindRules, Registry, Term, cited_rules, load_catalog, read_all, read_players, reference,
    references,
};
use crate::data::{Entry, List, Problem, Reader};
use crate::games::planetfall::kinds;
use crate::message::Message;
use crate::source::Source;

const MOST: u16 = 999;

impl Catalog {
    /// Loads the files, later ones over earlier ones; either a sound catalog or everything that is wrong.
    pub fn load(sources: &[Source]) -> Result<Self, Vec<Problem>> {
        load_catalog(sources, &kinds::KINDS, read, check_sums)
    }
}

/// What entries may refer to.
struct Known<'k> {
    rules: BTreeSet<&'k str>,
    codes: BTreeSet<&'k str>,
    card_types: BTreeSet<&'k str>,
}

fn read(reader: &mut Reader) -> Option<Catalog> {
    let registry = Registry::read(reader, &kinds::KINDS);
    let rules: BTreeSet<&str> = registry.rules.iter().map(|rule| rule.id.as_ref()).collect();
    let statistics = read_all(reader, "statistic", |entry| Statistic {
        id: entry.text("id"),
        spent: entry.flag("spent"),
        capped: entry.flag("capped"),
        rules: cited_rules(entry, &rules),
    });
    let paid: BTreeSet<&str> = statistics.iter().map(|item| item.id.as_ref()).collect();
    let paid: BTreeSet<&str> = paid.into_iter().chain(["none"]).collect();
    let card_types = read_all(reader, "card-type", |entry| CardType {
        id: entry.text("id"),
        count: entry.number("count", 1..=MOST),
        ways: entry.texts("ways"),
        pays: references(entry, "pays", &paid),
        rules: cited_rules(entry, &rules),
    });
    let known = Known {
        codes: registry.sources.iter().map(|source| source.id.as_ref()).collect(),
        card_types: card_types.iter().map(|item| item.id.as_ref()).collect(),
        rules,
    };
    let cards = read_all(reader, "card", |entry| read_card(entry, &known));
    let commanders = read_all(reader, "commander", |entry| read_commander(entry, &known));
    let factions = read_all(reader, "faction", |entry| read_named(entry, &known));
    let colours = read_all(reader, "colour", |entry| read_named(entry, &known));
    let operations = read_all(reader, "operation", |entry| Operation {
        id: entry.text("id"),
        level: entry.number("level", 1..=3),
        points: entry.number("points", 0..=MOST),
        assumed: entry.flag("assumed"),
        sources: references(entry, "sources", &known.codes),
    });
    let phases = read_all(reader, "phase", |entry| Phase {
        id: entry.text("id"),
        number: entry.number("number", 1..=MOST),
        last_round: entry.flag("last_round"),
        rules: cited_rules(entry, &known.rules),
    });
    let terms = Term::read_all(reader, &known.rules);
    let layouts = read_all(reader, "layout", |entry| {
        let (least_players, most_players) = read_players(entry);
        Layout {
            least_players,
            most_players,
            rows: entry.numbers("rows"),
            aside: entry.number("aside", 0..=MOST),
            rules: cited_rules(entry, &known.rules),
        }
    });
    let kind_rules = KindRules::read(reader, &kinds::KINDS, &known.rules);
    let totals = read_totals(reader, &known);
    let numbers = read_numbers(reader);
    Some(Catalog {
        numbers: numbers?,
        totals: totals?,
        layouts: List::Owned(layouts),
        cards: List::Owned(cards),
        card_types: List::Owned(card_types),
        commanders: List::Owned(commanders),
        factions: List::Owned(factions),
        statistics: List::Owned(statistics),
        operations: List::Owned(operations),
        phases: List::Owned(phases),
        colours: List::Owned(colours),
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
        rounds: entry.number("rounds", 1..=MOST),
        goal_conditions: entry.number("goal_conditions", 0..=MOST),
        ships_of_a_colour: entry.number("ships_of_a_colour", 0..=MOST),
        markers_of_a_colour: entry.number("markers_of_a_colour", 0..=MOST),
        start_empire: entry.number("start_empire", 0..=MOST),
        token_steps: entry.numbers("token_steps"),
        experience_price: entry.number("experience_price", 0..=MOST),
        deck_cards: entry.number("deck_cards", 1..=MOST),
    };
    entry.finish();
    Some(numbers)
}

fn read_totals(reader: &mut Reader, known: &Known) -> Option<Totals> {
    let entry = reader.table("totals")?;
    let total = |key| {
        let Some(inner) = entry.inner(key) else {
            entry.problem(key, Message::new("data-missing-key").with("key", key));
            return Total::default();
        };
        let total = Total {
            count: inner.number("count", 0..=MOST),
            assumed: inner.flag("assumed"),
            sources: references(&inner, "sources", &known.codes),
        };
        inner.finish();
        total
    };
    let totals = Totals {
        decks: entry.number("decks", 0..=MOST),
        cards: entry.number("cards", 0..=MOST),
        commanders: entry.number("commanders", 0..=MOST),
        sides: entry.number("sides", 0..=MOST),
        colours: entry.number("colours", 0..=MOST),
        tokens: entry.number("tokens", 0..=MOST),
        goals: total("goals"),
        restrain_tokens: total("restrain_tokens"),
    };
    entry.finish();
    Some(totals)
}

fn read_card(entry: &Entry, known: &Known) -> Card {
    let number = |key| entry.optional_number(key, 0..=MOST);
    Card {
        id: entry.text("id"),
        sort: reference(entry, "type", &known.card_types),
        level: entry.optional_number("level", 1..=3),
        planets: entry.numbers("planets"),
        cost: number("cost"),
        strength: number("strength"),
        experience: number("experience"),
        energy: entry.numbers("energy"),
        pair: number("pair"),
        reward: entry
            .inner("reward")
            .map_or_else(Gain::default, |gain| read_gain(gain)),
        effect: entry.inner("effect").map(|effect| read_effect(effect, known)),
        rules: cited_rules(entry, &known.rules),
        sources: references(entry, "sources", &known.codes),
    }
}

fn read_gain(entry: Entry) -> Gain {
    let amount = |key| entry.optional_number(key, 0..=MOST).unwrap_or(0);
    let gain = Gain {
        empire: amount("empire"),
        strength: amount("strength"),
        energy: amount("energy"),
        experience: amount("experience"),
    };
    entry.finish();
    gain
}

fn read_effect(entry: Entry, known: &Known) -> Effect {
    let when = reference(&entry, "when", &["take"].into());
    let effect = Effect {
        when,
        sort: reference(&entry, "type", &known.card_types),
        gain: entry.inner("gain").map_or_else(Gain::default, read_gain),
    };
    entry.finish();
    effect
}

fn read_commander(entry: &Entry, known: &Known) -> Commander {
    let side = |side: Entry| {
        let read = Side {
            id: reference(&side, "id", &["a", "b"].into()),
            is_known: reference(&side, "text", &["known", "unknown"].into()) == "known",
            effect: side.inner("effect").map(|effect| read_effect(effect, known)),
            ship: side.optional_text("ship"),
            first_round_income: side.flag("first_round_income"),
            assumed: side.flag("assumed"),
            sources: references(&side, "sources", &known.codes),
        };
        side.finish();
        read
    };
    Commander {
        id: entry.text("id"),
        sources: references(entry, "sources", &known.codes),
        rules: cited_rules(entry, &known.rules),
        sides: entry.inner_list("side").into_iter().map(side).collect(),
    }
}

fn read_named(entry: &Entry, known: &Known) -> Named {
    Named {
        id: entry.text("id"),
        assumed: entry.flag("assumed"),
        sources: references(entry, "sources", &known.codes),
    }
}

/// Counts that must add up: the cards of a deck by type, the cards of all decks, the sides of all sheets.
fn check_sums(catalog: &Catalog, complaints: &Complaints) {
    let (numbers, totals) = (&catalog.numbers, &catalog.totals);
    let of_types = catalog.card_types.iter().map(|item| item.count);
    let sums = [
        (
            "card-type",
            of_types.fold(0, u16::saturating_add),
            numbers.deck_cards,
        ),
        ("totals", totals.decks * numbers.deck_cards, totals.cards),
        ("totals", totals.commanders * 2, totals.sides),
    ];
    complaints.sums(&sums);
}
