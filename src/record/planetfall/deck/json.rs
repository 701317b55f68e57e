//! A deck for programs: the keys and words of the deck file, with everything that is left out there written out.

use serde_json::{Map, Value as Json, json};

use crate::core::DeclaredName;
use crate::games::planetfall::deck::{
    Card, CardSort, Commander, Condition, Count, Deck, Effect, Face, Feature, Filter, Gains, Goal, Levels,
    Limit, Per, Period, Side, SideLetter, Stat, Track, Trigger, UseMoment, Way, Who,
};

/// A whole deck.
pub(super) fn deck(deck: &Deck) -> Json {
    let operations = &deck.operations;
    json!({
        "title": deck.title,
        "source": deck.source,
        "status": if deck.is_complete { "complete" } else { "partial" },
        "operations": {
            "points": operations.points,
            "capped": operations.capped.map(Stat::id),
            "free": operations.free.map(Stat::id),
            "experience": operations.experience,
        },
        "cards": deck.cards.iter().map(|found| card(found)).collect::<Vec<_>>(),
        "commanders": deck.commanders.iter().map(|found| commander(found)).collect::<Vec<_>>(),
        "goals": deck.goals.iter().map(|found| goal(found)).collect::<Vec<_>>(),
    })
}

fn card(card: &Card) -> Json {
    let mut entry = named(&card.id, &card.names, &card.aliases);
    entry.insert("type".to_owned(), json!(card.sort().id()));
    entry.insert("planet".to_owned(), json!(card.planet));
    let reward = card.reward.map(gains);
    let mut set = |key: &str, value: Json| {
        entry.insert(key.to_owned(), value);
    };
    match &card.face {
        Face::Unit {
            strength,
            experience,
            diplomacy,
        } => {
            set("strength", levels(strength));
            set("experience", levels(experience));
            let price = |diplomacy: &_| {
                let crate::games::planetfall::deck::Diplomacy { energy, gain } = diplomacy;
                json!({ "energy": levels(energy), "gain": gains(*gain) })
            };
            set("diplomacy", feature(diplomacy, price));
            set("reward", json!(reward));
        }
        Face::Technology { cost } => {
            set("cost", levels(cost));
            set("reward", json!(reward));
            let text = card.effects.as_ref();
            set("effect", json!(text.map(|text| effects(text))));
        }
        Face::Landmark {
            cost,
            aggression,
            icon,
            pair,
            later,
        } => {
            set("cost", levels(cost));
            set("aggression", feature(aggression, levels));
            set("icon", json!(icon));
            set("pair", json!(pair));
            set("later", json!(later));
            set("reward", json!(reward));
        }
        Face::Resource { energy, sector } => {
            set("energy", levels(energy));
            set("sector", feature(sector, |sector| json!(sector)));
            set("bonus", json!(reward));
        }
    }
    Json::Object(entry)
}

fn commander(commander: &Commander) -> Json {
    let mut entry = named(&commander.id, &commander.names, &commander.aliases);
    entry.insert("faction".to_owned(), json!(commander.faction));
    for letter in SideLetter::ALL {
        let found = commander.side(letter).map(side);
        entry.insert(letter.letter().to_owned(), json!(found));
    }
    Json::Object(entry)
}

fn side(side: &Side) -> Json {
    let track = |track: Track| json!({ "start": track.start, "max": track.max });
    json!({
        "initiative": side.initiative,
        "experience": track(side.experience),
        "strength": track(side.strength),
        "energy": track(side.energy),
        "effect": side.effects.as_ref().map(|text| effects(text)),
    })
}

fn goal(goal: &Goal) -> Json {
    let mut entry = named(&goal.id, &goal.names, &goal.aliases);
    entry.insert("condition".to_owned(), json!(effects(&goal.conditions)));
    Json::Object(entry)
}

fn named(id: &str, names: &[DeclaredName], aliases: &[String]) -> Map<String, Json> {
    let mut by_language = Map::new();
    for name in names {
        // A name without a language is the same in all.
        let tag = name.language.as_deref().unwrap_or("*");
        by_language.insert(tag.to_owned(), json!(name.name));
    }
    let mut entry = Map::new();
    entry.insert("id".to_owned(), json!(id));
    entry.insert("name".to_owned(), Json::Object(by_language));
    entry.insert("aliases".to_owned(), json!(aliases));
    entry
}

/// Three figures; null where one is unknown.
fn levels(levels: &Levels) -> Json {
    json!(levels.0)
}

/// Null if nobody knows, false if there is none.
fn feature<T>(feature: &Feature<T>, value: impl Fn(&T) -> Json) -> Json {
    match feature {
        Feature::Unknown => Json::Null,
        Feature::None => json!(false),
        Feature::Some(found) => value(found),
    }
}

/// What is gained of each statistic, without those of which nothing is.
fn gains(gains: Gains) -> Json {
    let some = Stat::ALL.into_iter().filter(|stat| gains.of(*stat) > 0);
    let some = some.map(|stat| (stat.id().to_owned(), json!(gains.of(stat))));
    Json::Object(some.collect())
}

fn effects(effects: &[Effect]) -> Vec<Json> {
    effects.iter().map(effect).collect()
}

/// An effect with the keys of the deck file.
#[expect(clippy::too_many_lines, reason = "an arm for each kind of effect")]
pub(super) fn effect(effect: &Effect) -> Json {
    let mut entry = Map::new();
    let mut set = |key: &str, value: Json| {
        if !value.is_null() {
            entry.insert(key.to_owned(), value);
        }
    };
    match effect {
        Effect::Gain(found) => {
            set("when", json!(trigger(found.when)));
            filter(&found.filter, &mut set);
            set("gain", gains(found.gain));
            set("per", json!(found.per.map(per)));
            set("if", json!(found.condition.map(condition)));
            set("limit", limit(found.limit));
            set(
                "who",
                match found.who {
                    Who::Owner => Json::Null,
                    Who::Others => json!("others"),
                    Who::All => json!("all"),
                },
            );
        }
        Effect::Discount(found) => {
            set("kind", json!("discount"));
            set("on", ways(&found.on));
            set("of", json!(found.of.id()));
            set("amount", json!(found.amount));
            set("min", json!((found.min > 0).then_some(found.min)));
        }
        Effect::Substitute(found) => {
            set("kind", json!("substitute"));
            set("on", ways(&found.on));
            set("of", json!(found.of.id()));
            set("by", json!(found.by.id()));
            set("rate", json!(found.rate));
            set("up_to", json!(found.up_to));
        }
        Effect::Convert(found) => {
            set("kind", json!("convert"));
            set("when", json!(moment(found.when)));
            set("pay", gains(found.pay));
            set("gain", gains(found.gain));
            set("up_to", json!(found.up_to));
            set("limit", limit(found.limit));
        }
        Effect::Operations {
            points,
            cap,
            experience,
            also,
        } => {
            set("kind", json!("operations"));
            set("points", json!((*points > 0).then_some(*points)));
            set("cap", json!((*cap > 0).then_some(*cap)));
            set("experience", json!(experience));
            let also: Vec<&str> = also.iter().map(|stat| stat.id()).collect();
            set("also", json!((!also.is_empty()).then_some(also)));
        }
        Effect::Sector { amount } => {
            set("kind", json!("sector"));
            set("amount", json!(amount));
        }
        Effect::Pair { amount } => {
            set("kind", json!("pair"));
            set("amount", json!(amount));
        }
        Effect::Level { sort, shift } => {
            set("kind", json!("level"));
            set("type", json!(sort.map(CardSort::id)));
            set("shift", json!(shift));
        }
        Effect::Maximum { of, amount } => {
            set("kind", json!("maximum"));
            set("of", json!(of.id()));
            set("amount", json!(amount));
        }
        Effect::ShipLast => {
            set("kind", json!("ship"));
            set("to", json!("last"));
        }
        Effect::FirstRoundIncome => set("kind", json!("first-round-income")),
        Effect::Share => {
            set("kind", json!("share"));
            set("on", json!("operations"));
        }
        Effect::Restrain(found) => {
            set("kind", json!("restrain"));
            set("when", json!(moment(found.when)));
            set("limit", limit(found.limit));
        }
        Effect::Reveal(found) => {
            set("kind", json!("reveal"));
            set("when", json!(moment(found.when)));
            set("to", json!(found.to));
            set("limit", limit(found.limit));
        }
        Effect::Declared { text } => {
            set("kind", json!("declared"));
            set("text", json!(text));
        }
    }
    Json::Object(entry)
}

fn filter(filter: &Filter, set: &mut impl FnMut(&str, Json)) {
    set("type", json!(filter.sort.map(CardSort::id)));
    set("way", ways(&filter.ways));
    set("level", json!(filter.level));
    set("planet", json!(filter.planet));
    set("icon", json!(filter.icon));
}

/// One way as a word, several as a list, none as nothing.
fn ways(ways: &[Way]) -> Json {
    let word = |way: &Way| match way {
        Way::Aggression => "force",
        other => other.word(),
    };
    match ways {
        [] => Json::Null,
        [one] => json!(word(one)),
        several => json!(several.iter().map(word).collect::<Vec<_>>()),
    }
}

fn per(per: Per) -> Json {
    let mut entry = Map::new();
    entry.insert("count".to_owned(), json!(count(per.count)));
    if per.each != 1 {
        entry.insert("each".to_owned(), json!(per.each));
    }
    if let Some(most) = per.at_most {
        entry.insert("at_most".to_owned(), json!(most));
    }
    Json::Object(entry)
}

fn condition(condition: Condition) -> Json {
    match condition {
        Condition::AtLeast(counted, least) => json!({ "count": count(counted), "at_least": least }),
        Condition::AtMost(counted, most) => json!({ "count": count(counted), "at_most": most }),
        Condition::Most {
            count: counted,
            tied_all_score,
        } => match tied_all_score {
            None => json!({ "most": count(counted) }),
            Some(true) => json!({ "most": count(counted), "tie": "all" }),
            Some(false) => json!({ "most": count(counted), "tie": "none" }),
        },
    }
}

fn limit(limit: Option<Limit>) -> Json {
    let Some(limit) = limit else { return Json::Null };
    let per = match limit.per {
        Period::Phase => "phase",
        Period::Round => "round",
        Period::Game => "game",
    };
    json!({ "per": per, "times": limit.times })
}

fn trigger(wanted: Trigger) -> &'static str {
    let found = Trigger::ALL.into_iter().find(|(known, _)| *known == wanted);
    found.map_or("", |(_, word)| word)
}

const fn moment(moment: UseMoment) -> &'static str {
    match moment {
        UseMoment::Income => "income",
        UseMoment::Exploration => "exploration",
    }
}

fn count(wanted: Count) -> &'static str {
    if let Count::Stat(stat) = wanted {
        return stat.id();
    }
    let found = Count::WORDS.into_iter().find(|(known, _)| *known == wanted);
    found.map_or("", |(_, word)| word)
}
