//! `effect` and `condition`: what texts do.

use super::Reading;
use super::limits::{LONGEST_NAME, LONGEST_TEXT, MOST_EFFECTS, MOST_FIGURE, PLANETS};
use super::values::{gains, optional_text, word, word_list};
use crate::data::Entry;
use crate::games::planetfall::deck::{
    CardSort, Condition, Count, Discount, Effect, Exchange, Filter, GainEffect, Gains, Limit, Per, Period,
    Restrain, Reveal, Stat, Substitute, Trigger, UseMoment, Way, Who,
};
use crate::message::Message;

/// Whose text it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    /// A technology of a planet.
    Technology {
        /// The planet, if it is known.
        planet: Option<u16>,
    },
    /// A side of a commander sheet.
    Commander,
    /// A goal sheet.
    Goal,
}

/// From this planet on technologies count at the end.
const FIRST_OF_END: u16 = 5;

/// The kinds of effects.
#[derive(Debug, Clone, Copy)]
enum Kind {
    Gain,
    Discount,
    Substitute,
    Convert,
    Operations,
    Sector,
    Pair,
    Level,
    Maximum,
    Ship,
    FirstRoundIncome,
    Share,
    Restrain,
    Reveal,
    Declared,
}

const KINDS: [(&str, Kind); 15] = [
    ("gain", Kind::Gain),
    ("discount", Kind::Discount),
    ("substitute", Kind::Substitute),
    ("convert", Kind::Convert),
    ("operations", Kind::Operations),
    ("sector", Kind::Sector),
    ("pair", Kind::Pair),
    ("level", Kind::Level),
    ("maximum", Kind::Maximum),
    ("ship", Kind::Ship),
    ("first-round-income", Kind::FirstRoundIncome),
    ("share", Kind::Share),
    ("restrain", Kind::Restrain),
    ("reveal", Kind::Reveal),
    ("declared", Kind::Declared),
];

const MOMENTS: [(&str, UseMoment); 2] = [
    ("income", UseMoment::Income),
    ("exploration", UseMoment::Exploration),
];

const PERIODS: [(&str, Period); 3] = [
    ("phase", Period::Phase),
    ("round", Period::Round),
    ("game", Period::Game),
];

const PEOPLE: [(&str, Who); 3] = [("self", Who::Owner), ("others", Who::Others), ("all", Who::All)];

/// The text of something; none if nobody knows it.
pub(super) fn effects(
    entry: &Entry,
    key: &'static str,
    owner: Owner,
    reading: &Reading,
) -> Option<Vec<Effect>> {
    if !entry.has(key) {
        // The key is known all the same.
        entry.value(key);
        return reading.is_complete.then(Vec::new);
    }
    let mut written = entry.inner_list(key);
    if written.len() > MOST_EFFECTS {
        let message = Message::new("data-too-many").with("table", key);
        entry.problem(key, message.with("limit", MOST_EFFECTS));
        written.truncate(MOST_EFFECTS);
    }
    let read = |inner| effect(inner, owner, reading);
    Some(written.into_iter().filter_map(read).collect())
}

fn effect(entry: Entry, owner: Owner, reading: &Reading) -> Option<Effect> {
    let kind = if entry.has("kind") {
        // Without its kind it cannot be said which keys it may have.
        word(&entry, "kind", &KINDS)?
    } else {
        entry.value("kind");
        Kind::Gain
    };
    let effect = of_kind(&entry, kind);
    if let Some(effect) = &effect {
        look_at(effect, &entry, owner, reading);
    }
    entry.finish();
    effect
}

fn of_kind(entry: &Entry, kind: Kind) -> Option<Effect> {
    let amount = |least| entry.number("amount", least..=MOST_FIGURE);
    Some(match kind {
        Kind::Gain => Effect::Gain(gain(entry)?),
        Kind::Discount => Effect::Discount(Discount {
            on: ways(entry, "on"),
            amount: amount(1),
            min: entry.optional_number("min", 0..=MOST_FIGURE).unwrap_or(0),
            of: stat(entry, "of")?,
        }),
        Kind::Substitute => {
            let substitute = (
                ways(entry, "on"),
                stat(entry, "of"),
                stat(entry, "by"),
                entry.optional_number("rate", 1..=MOST_FIGURE).unwrap_or(1),
                entry
                    .optional_number("up_to", 1..=MOST_FIGURE)
                    .unwrap_or(MOST_FIGURE),
            );
            let (on, of, by, rate, up_to) = substitute;
            let (of, by) = (of?, by?);
            if of == by || by == Stat::Experience {
                let message = Message::new("deck-substitute-itself").with("by", by.id());
                entry.problem("by", message);
            }
            Effect::Substitute(Substitute {
                on,
                of,
                by,
                rate,
                up_to,
            })
        }
        Kind::Convert => {
            let moment = needed(entry, "when", &MOMENTS);
            let exchange = Exchange {
                pay: needed_gains(entry, "pay"),
                gain: needed_gains(entry, "gain"),
                up_to: entry.optional_number("up_to", 1..=MOST_FIGURE).unwrap_or(1),
                limit: limit(entry),
                when: moment?,
            };
            if exchange.pay.experience > 0 {
                entry.problem("pay", Message::new("deck-experience-paid"));
            }
            Effect::Convert(exchange)
        }
        Kind::Operations => {
            let figure = |key| entry.optional_number(key, 0..=MOST_FIGURE);
            Effect::Operations {
                points: figure("points").unwrap_or(0),
                cap: figure("cap").unwrap_or(0),
                experience: entry.optional_number("experience", 1..=MOST_FIGURE),
                also: word_list(entry, "also", &Stat::ALL.map(|stat| (stat.id(), stat))),
            }
        }
        Kind::Sector => Effect::Sector { amount: amount(1) },
        Kind::Pair => Effect::Pair { amount: amount(1) },
        Kind::Level => Effect::Level {
            sort: sort(entry),
            shift: entry.number("shift", 1..=2),
        },
        Kind::Maximum => {
            let amount = amount(1);
            let of = stat(entry, "of")?;
            if of == Stat::Empire {
                entry.problem("of", Message::new("deck-no-maximum"));
            }
            Effect::Maximum { of, amount }
        }
        Kind::Ship => {
            needed(entry, "to", &[("last", ())])?;
            Effect::ShipLast
        }
        Kind::FirstRoundIncome => Effect::FirstRoundIncome,
        Kind::Share => {
            needed(entry, "on", &[("operations", ())])?;
            Effect::Share
        }
        Kind::Restrain => {
            let (when, limit) = (needed(entry, "when", &MOMENTS), limit(entry));
            Effect::Restrain(Restrain { when: when?, limit })
        }
        Kind::Reveal => {
            let when = needed(entry, "when", &MOMENTS);
            let (to, limit) = (level(entry, "to"), limit(entry));
            Effect::Reveal(Reveal {
                when: when?,
                to,
                limit,
            })
        }
        Kind::Declared => {
            let text = optional_text(entry, "text", LONGEST_TEXT);
            if text.is_none() && !entry.has("text") {
                entry.problem("text", Message::new("data-missing-key").with("key", "text"));
            }
            Effect::Declared { text: text? }
        }
    })
}

fn gain(entry: &Entry) -> Option<GainEffect> {
    let triggers = Trigger::ALL.map(|(trigger, word)| (word, trigger));
    let when = needed(entry, "when", &triggers);
    let gain = needed_gains(entry, "gain");
    let filter = Filter {
        sort: sort(entry),
        ways: ways(entry, "way"),
        level: level(entry, "level"),
        planet: entry
            .optional_number("planet", 1..=PLANETS)
            .filter(|planet| *planet > 0),
        icon: optional_text(entry, "icon", LONGEST_NAME),
    };
    if let Some(sort) = filter.sort
        && filter.ways.iter().any(|way| way.sort() != sort)
    {
        entry.problem(
            "way",
            Message::new("deck-way-of-another-type").with("type", sort.id()),
        );
    }
    let per = entry.inner("per").and_then(per);
    let condition = entry.inner("if").and_then(condition);
    let who = word(entry, "who", &PEOPLE).unwrap_or_default();
    let limit = limit(entry);
    Some(GainEffect {
        when: when?,
        filter,
        gain,
        per,
        condition,
        limit,
        who,
    })
}

fn per(entry: Entry) -> Option<Per> {
    let count = count(&entry, "count");
    let each = entry.optional_number("each", 1..=MOST_FIGURE).unwrap_or(1);
    let at_most = entry.optional_number("at_most", 1..=MOST_FIGURE);
    entry.finish();
    Some(Per {
        count: count?,
        each: each.max(1),
        at_most,
    })
}

fn condition(entry: Entry) -> Option<Condition> {
    let read = if entry.has("most") {
        let tie = word(&entry, "tie", &[("all", true), ("none", false)]);
        count(&entry, "most").map(|count| Condition::Most {
            count,
            tied_all_score: tie,
        })
    } else {
        let counted = count(&entry, "count");
        let at_least = entry.optional_number("at_least", 0..=MOST_FIGURE);
        let at_most = entry.optional_number("at_most", 0..=MOST_FIGURE);
        match (at_least, at_most) {
            (Some(least), None) => counted.map(|count| Condition::AtLeast(count, least)),
            (None, Some(most)) => counted.map(|count| Condition::AtMost(count, most)),
            _ => {
                entry.problem("count", Message::new("deck-one-bound"));
                None
            }
        }
    };
    entry.finish();
    read
}

fn limit(entry: &Entry) -> Option<Limit> {
    let inner = entry.inner("limit")?;
    let per = needed(&inner, "per", &PERIODS);
    let times = inner.optional_number("times", 1..=MOST_FIGURE).unwrap_or(1);
    inner.finish();
    Some(Limit { per: per?, times })
}

fn count(entry: &Entry, key: &'static str) -> Option<Count> {
    let words = Count::WORDS.map(|(count, word)| (word, count));
    let stats = Stat::ALL.map(|stat| (stat.id(), Count::Stat(stat)));
    let all: Vec<(&str, Count)> = words.into_iter().chain(stats).collect();
    needed(entry, key, &all)
}

/// One of a fixed set of words that must be there.
fn needed<T: Copy>(entry: &Entry, key: &'static str, words: &[(&str, T)]) -> Option<T> {
    if !entry.has(key) {
        entry.problem(key, Message::new("data-missing-key").with("key", key));
    }
    word(entry, key, words)
}

fn needed_gains(entry: &Entry, key: &'static str) -> Gains {
    let found = gains(entry, key);
    if found.is_none() && !entry.has(key) {
        entry.problem(key, Message::new("data-missing-key").with("key", key));
    } else if found.is_some_and(|gains| gains.is_empty()) {
        entry.problem(key, Message::new("deck-nothing-gained").with("key", key));
    }
    found.unwrap_or_default()
}

fn stat(entry: &Entry, key: &'static str) -> Option<Stat> {
    needed(entry, key, &Stat::ALL.map(|stat| (stat.id(), stat)))
}

fn sort(entry: &Entry) -> Option<CardSort> {
    word(entry, "type", &CardSort::ALL.map(|sort| (sort.id(), sort)))
}

fn level(entry: &Entry, key: &'static str) -> Option<u16> {
    entry.optional_number(key, 1..=3).filter(|level| *level > 0)
}

fn ways(entry: &Entry, key: &'static str) -> Vec<Way> {
    // What records call `aggression` is `force` here: the key of that name is a figure of a card.
    let words = Way::ALL.map(|way| match way {
        Way::Aggression => ("force", way),
        other => (other.word(), other),
    });
    word_list(entry, key, &words)
}

/// What does not fit the card or the sheet it stands on.
fn look_at(effect: &Effect, entry: &Entry, owner: Owner, reading: &Reading) {
    let trigger = match effect {
        Effect::Gain(gain) => Some(gain.when),
        _ => None,
    };
    let is_end = trigger == Some(Trigger::End);
    let is_declared = matches!(effect, Effect::Declared { .. });
    if let Effect::Gain(gain) = effect
        && is_end
        && gain.gain != Gains::one(Stat::Empire, gain.gain.empire)
    {
        reading
            .notes
            .add(entry.place("gain"), Message::new("deck-end-only-empire"));
    }
    match owner {
        Owner::Goal if !is_end && !is_declared => {
            entry.problem("when", Message::new("deck-goal-not-at-the-end"));
        }
        Owner::Technology { planet: Some(planet) } if planet < FIRST_OF_END && is_end => {
            let message = Message::new("deck-end-condition-early").with("planet", planet);
            reading.notes.add(entry.place("when"), message);
        }
        Owner::Technology { planet: Some(planet) } if planet >= FIRST_OF_END && !is_end && !is_declared => {
            let message = Message::new("deck-effect-late").with("planet", planet);
            reading.notes.add(entry.place("when"), message);
        }
        Owner::Goal | Owner::Technology { .. } | Owner::Commander => {}
    }
}
