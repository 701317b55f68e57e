//! A deck as a page: its cards by planet and type, its commanders and goal sheets.

use serde_json::Value as Json;

use super::json::effect;
use crate::core::DeclaredName;
use crate::games::planetfall::deck::{
    Card, CardSort, Commander, Deck, Effect, Face, Feature, Gains, Levels, SideLetter, Stat, Track,
};
use crate::l10n::{Texts, isolate};
use crate::message::Argument;
use crate::reference::Document;
use crate::report::Outside;

/// What stands for something that there is none of.
const NONE: &str = "–";
/// What stands for something that nobody has looked at.
const UNKNOWN: &str = "?";

/// The page of a deck.
pub(super) fn page(deck: &Deck, texts: &Texts) -> String {
    let mut page = Document::new();
    let title = deck.title.as_deref().map(outside);
    page.heading(1, &title.unwrap_or_else(|| texts.text("deck-page-title")));
    let count = |id: &str, number: usize| texts.with(id, &[("count", Argument::from(number))]);
    let counts = [
        count("deck-page-cards", deck.cards.len()),
        count("deck-page-commanders", deck.commanders.len()),
        count("deck-page-goals", deck.goals.len()),
    ];
    page.block(&counts.join(" · "));
    let status = if deck.is_complete {
        "deck-page-complete"
    } else {
        "deck-page-partial"
    };
    page.block(&texts.text(status));
    if let Some(source) = &deck.source {
        let source = isolate(&outside(source));
        page.block(&texts.with("deck-page-source", &[("source", Argument::from(source))]));
    }
    let planets = (1..=7).map(Some).chain([None]);
    for planet in planets {
        add_planet(planet, deck, texts, &mut page);
    }
    add_commanders(deck, texts, &mut page);
    add_goals(deck, texts, &mut page);
    page.block(&texts.text("deck-page-legend"));
    page.into_markdown()
}

fn add_planet(planet: Option<u16>, deck: &Deck, texts: &Texts, page: &mut Document) {
    let cards: Vec<&Card> = deck
        .cards
        .iter()
        .map(AsRef::as_ref)
        .filter(|card| card.planet == planet)
        .collect();
    if cards.is_empty() {
        return;
    }
    let title = match planet {
        Some(planet) => texts.with("deck-page-planet", &[("planet", Argument::from(planet))]),
        None => texts.text("deck-page-no-planet"),
    };
    page.heading(2, &title);
    for sort in CardSort::ALL {
        let of_sort: Vec<&Card> = cards.iter().copied().filter(|card| card.sort() == sort).collect();
        if of_sort.is_empty() {
            continue;
        }
        page.heading(3, &texts.text(&format!("deck-page-{}", sort.id())));
        let head: Vec<String> = columns(sort).iter().map(|id| texts.text(id)).collect();
        let rows: Vec<Vec<String>> = of_sort.iter().map(|card| row(card, texts)).collect();
        page.table(&head, &[], &rows);
    }
}

const fn columns(sort: CardSort) -> &'static [&'static str] {
    match sort {
        CardSort::Unit => &[
            "column-name",
            "deck-column-strength",
            "deck-column-experience",
            "deck-column-diplomacy",
            "deck-column-reward",
        ],
        CardSort::Technology => &[
            "column-name",
            "deck-column-cost",
            "deck-column-reward",
            "deck-column-effect",
        ],
        CardSort::Landmark => &[
            "column-name",
            "deck-column-icon",
            "deck-column-cost",
            "deck-column-aggression",
            "deck-column-pair",
            "deck-column-later",
            "deck-column-reward",
        ],
        CardSort::Resource => &[
            "column-name",
            "deck-column-energy",
            "deck-column-bonus",
            "deck-column-sector",
        ],
    }
}

fn row(card: &Card, texts: &Texts) -> Vec<String> {
    let mut cells = vec![name(&card.names, texts)];
    let reward = card
        .reward
        .as_ref()
        .map_or_else(|| UNKNOWN.to_owned(), |reward| gains(*reward, texts));
    match &card.face {
        Face::Unit {
            strength,
            experience,
            diplomacy,
        } => {
            cells.extend([levels(strength), levels(experience)]);
            cells.push(feature(diplomacy, |found| {
                let energy = levels(&found.energy);
                if found.gain.is_empty() {
                    energy
                } else {
                    format!("{energy} (+ {})", gains(found.gain, texts))
                }
            }));
            cells.push(reward);
        }
        Face::Technology { cost } => {
            cells.extend([levels(cost), reward]);
            cells.push(text(card.effects.as_deref()));
        }
        Face::Landmark {
            cost,
            aggression,
            icon,
            pair,
            later,
        } => {
            let icon = icon
                .as_deref()
                .map_or_else(|| UNKNOWN.to_owned(), |icon| isolate(&outside(icon)));
            let later: Vec<String> = later.iter().map(u16::to_string).collect();
            let later = if later.is_empty() {
                NONE.to_owned()
            } else {
                later.join(", ")
            };
            cells.extend([icon, levels(cost), feature(aggression, levels), figure(*pair)]);
            cells.extend([later, reward]);
        }
        Face::Resource { energy, sector } => {
            cells.extend([levels(energy), reward, feature(sector, u16::to_string)]);
        }
    }
    cells
}

fn add_commanders(deck: &Deck, texts: &Texts, page: &mut Document) {
    if deck.commanders.is_empty() {
        return;
    }
    page.heading(2, &texts.text("deck-page-commanders-title"));
    let head = [
        "column-name",
        "deck-column-side",
        "deck-column-initiative",
        "deck-column-experience",
        "deck-column-strength",
        "deck-column-energy",
        "deck-column-effect",
    ];
    let head: Vec<String> = head.iter().map(|id| texts.text(id)).collect();
    let rows = deck
        .commanders
        .iter()
        .flat_map(|commander| sides(commander, texts));
    page.table(&head, &[], &rows.collect::<Vec<_>>());
}

fn sides(commander: &Commander, texts: &Texts) -> Vec<Vec<String>> {
    let track = |track: Track| format!("{}/{}", figure(track.start), figure(track.max));
    let row = |letter: SideLetter| {
        let side = commander.side(letter)?;
        Some(vec![
            name(&commander.names, texts),
            letter.letter().to_uppercase(),
            figure(side.initiative),
            track(side.experience),
            track(side.strength),
            track(side.energy),
            text(side.effects.as_deref()),
        ])
    };
    SideLetter::ALL.into_iter().filter_map(row).collect()
}

fn add_goals(deck: &Deck, texts: &Texts, page: &mut Document) {
    if deck.goals.is_empty() {
        return;
    }
    page.heading(2, &texts.text("deck-page-goals-title"));
    let head = [texts.text("column-name"), texts.text("deck-column-conditions")];
    let rows: Vec<Vec<String>> = deck
        .goals
        .iter()
        .map(|goal| vec![name(&goal.names, texts), text(Some(&goal.conditions))])
        .collect();
    page.table(&head, &[], &rows);
}

/// A name in the reader's language, or else the first.
fn name(names: &[DeclaredName], texts: &Texts) -> String {
    let tag = texts.language().tag.as_ref();
    let own = names.iter().find(|name| name.language.as_deref() == Some(tag));
    let name = own.or(names.first()).map_or("", |name| name.name.as_str());
    isolate(&outside(name))
}

fn outside(text: &str) -> String {
    Outside::new(text).in_markdown()
}

fn figure(figure: Option<u16>) -> String {
    figure.map_or_else(|| UNKNOWN.to_owned(), |figure| figure.to_string())
}

/// `3`, or `3/2/2` where the levels differ.
fn levels(levels: &Levels) -> String {
    let figures = levels.0.map(figure);
    if figures.iter().all(|figure| *figure == figures[0]) {
        figures[0].clone()
    } else {
        figures.join("/")
    }
}

fn feature<T>(feature: &Feature<T>, shown: impl Fn(&T) -> String) -> String {
    match feature {
        Feature::Unknown => UNKNOWN.to_owned(),
        Feature::None => NONE.to_owned(),
        Feature::Some(found) => shown(found),
    }
}

/// `2 Empire points, 1 energy`.
fn gains(gains: Gains, texts: &Texts) -> String {
    let shown = |stat: Stat| {
        let amount = gains.of(stat);
        let id = match stat {
            Stat::Empire => "statistic-empire-points",
            Stat::Strength => "statistic-strength",
            Stat::Energy => "statistic-energy",
            Stat::Experience => "statistic-experience",
        };
        let arguments = [("amount", Argument::from(amount)), ("thing", Argument::from(id))];
        (amount > 0).then(|| texts.with("value-gain", &arguments))
    };
    let some: Vec<String> = Stat::ALL.into_iter().filter_map(shown).collect();
    if some.is_empty() {
        NONE.to_owned()
    } else {
        some.join(", ")
    }
}

/// What effects say, in the words of the deck file; a text of the table's own as it is.
fn text(effects: Option<&[Effect]>) -> String {
    let shown = |found: &Effect| match found {
        Effect::Declared { text } => isolate(&outside(text)),
        // No code, which is never broken at the end of a line.
        other => isolate(&outside(&inline(&effect(other)))),
    };
    match effects {
        None => UNKNOWN.to_owned(),
        Some([]) => NONE.to_owned(),
        Some(effects) => effects.iter().map(shown).collect::<Vec<_>>().join("; "),
    }
}

/// The keys of effects in the order in which they read best.
const ORDER: [&str; 26] = [
    "kind", "when", "on", "type", "way", "level", "planet", "icon", "of", "by", "rate", "pay", "gain",
    "amount", "points", "cap", "also", "shift", "min", "up_to", "to", "count", "per", "if", "limit", "who",
];

/// The keys and values of a table, as a deck file has them.
fn inline(table: &Json) -> String {
    let Json::Object(entries) = table else {
        return value(table);
    };
    let rank = |key: &str| {
        ORDER
            .iter()
            .position(|known| *known == key)
            .unwrap_or(ORDER.len())
    };
    let mut entries: Vec<(&String, &Json)> = entries.iter().collect();
    entries.sort_by_key(|(key, _)| rank(key));
    let shown = entries
        .iter()
        .map(|(key, found)| format!("{key} = {}", value(found)));
    shown.collect::<Vec<_>>().join(", ")
}

fn value(found: &Json) -> String {
    match found {
        Json::Object(_) => format!("{{ {} }}", inline(found)),
        Json::Array(items) => {
            let items: Vec<String> = items.iter().map(value).collect();
            format!("[{}]", items.join(", "))
        }
        other => other.to_string(),
    }
}
