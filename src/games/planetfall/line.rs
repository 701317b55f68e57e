//! Actions as lines of a record, without words: the inverse of `resolve`.

use super::action::{Action, Figures, Held, Holdings, Resolving, Source, Spot, Use};
use super::deck::{Gains, Side, SideLetter, Stat};
use super::kinds;
use super::replay::{level_value, operations, stat_key};
use super::state::{Name, Names};
use super::told::ToldCard;
use crate::core::engine::{Action as _, Players};
use crate::core::{EntryKey, EntryLine, Value};

/// Writes actions down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Writer<'a> {
    /// What cards and commanders are called.
    pub(super) names: &'a Names,
    /// Who plays.
    pub(super) players: Players<'a>,
}

impl Writer<'_> {
    /// The entry of an action that only this game has; none if it has no line of its own.
    pub(super) fn entry(&self, action: &Action) -> Option<EntryLine> {
        Some(match action {
            Action::Deck(file) => EntryLine::about("deck", [Value::Text(file.clone())]),
            Action::Goal(goal) => EntryLine::about("goal", [self.names.written(*goal)]),
            Action::Row(level, cards) => {
                let cards = cards.iter().map(|card| self.names.written(*card));
                EntryLine::of(level_value(&level.to_string()), cards)
            }
            Action::TellCard(name, told) => self.told_card(*name, told),
            Action::TellCommander(name, letter, side) => self.told_commander(*name, *letter, side),
            _ => self.of_player(action)?,
        })
    }

    fn of_player(&self, action: &Action) -> Option<EntryLine> {
        let player = self.players.value(action.seat()?);
        let one = |item: Value| EntryLine::of(player.clone(), [item]);
        Some(match action {
            Action::Pick(_, name, letter, start) => {
                one(self.sheet(*name, *letter)).with_result(figures(start))
            }
            Action::Place(_, spot) => one(self.spot(*spot)),
            Action::Pass(_) => one(Value::word("pass")),
            Action::Restrain(_, spot) => one(Value::word("restrain")).to([self.spot(*spot)]),
            Action::Resolve(_, written) => self.resolving(player, written),
            Action::Use(_, name, used) => {
                let line = one(self.names.written(*name));
                match &**used {
                    Use::Bare => line,
                    Use::Figures(written) => line.with_result(figures(written)),
                    Use::Convert(paid, gained) => line.to(amounts(*paid)).with_result(figures(gained)),
                    Use::Reveal(level, card) => {
                        let card = card.map(|card| self.names.written(card));
                        line.to([level_value(&level.to_string())]).with_result(card)
                    }
                }
            }
            Action::ClaimIncome(_, claimed) => EntryLine::of(player.clone(), figures(claimed)),
            Action::ClaimHoldings(_, held) => EntryLine::of(player.clone(), holdings(held)),
            Action::ScoreSource(_, source, points) => {
                let source = match source {
                    Source::Goal(number) => Value::Space(EntryKey::word("goal"), number.to_string()),
                    Source::Named(name) => self.names.written(*name),
                };
                one(source).with_result([Value::Number(i64::from(*points))])
            }
            Action::ClaimPoints(_, points) => one(Value::Number(i64::from(*points))),
            _ => return None,
        })
    }

    fn resolving(&self, player: Value, written: &Resolving) -> EntryLine {
        let spot = written.spot.map(|spot| self.spot(spot));
        let entry = EntryLine::of(player, spot).with_result(figures(&written.figures));
        match (written.way, &written.exchange) {
            (Some(way), _) => entry.to([Value::word(way.word())]),
            (None, Some(exchange)) if exchange.is_empty() => entry.to([Value::word("pass")]),
            (None, Some(exchange)) => entry.to(amounts(*exchange)),
            (None, None) => entry,
        }
    }

    fn told_card(&self, name: Name, told: &ToldCard) -> EntryLine {
        let mut items: Vec<Value> = Vec::new();
        let types = told.sorts.iter();
        items.extend(types.map(|sort| Value::thing(kinds::CARD_TYPE, sort.id())));
        items.extend(
            told.planet
                .map(|planet| Value::Space(EntryKey::word("planet"), planet.to_string())),
        );
        for (part, printed) in &told.parts {
            let key = part.key();
            let printed: Vec<String> = printed.iter().map(ToString::to_string).collect();
            items.push(Value::Space(key, printed.join(" ")));
        }
        items.extend(
            told.icon
                .iter()
                .map(|icon| Value::Space(EntryKey::word("icon"), icon.clone())),
        );
        let subject = Value::Space(EntryKey::word("card"), self.text_of(name));
        EntryLine::of(subject, items).with_result(amounts(told.reward))
    }

    fn told_commander(&self, name: Name, letter: Option<SideLetter>, side: &Side) -> EntryLine {
        let mut text = self.text_of(name);
        if let Some(letter) = letter {
            text = format!("{text} {}", letter.letter());
        }
        let tracks = [
            (Stat::Experience, side.experience),
            (Stat::Strength, side.strength),
            (Stat::Energy, side.energy),
        ];
        let track = |(stat, track): (Stat, super::deck::Track)| {
            let start = track.start?;
            let printed = match track.max {
                Some(max) => format!("{start} {max}"),
                None => start.to_string(),
            };
            Some(Value::Space(stat_key(stat), printed))
        };
        let initiative = side
            .initiative
            .map(|initiative| Value::Space(EntryKey::word("initiative"), initiative.to_string()));
        let items = tracks.into_iter().filter_map(track).chain(initiative);
        EntryLine::of(Value::Space(EntryKey::word("commander"), text), items)
    }

    /// The name as the record wrote it first.
    fn text_of(&self, name: Name) -> String {
        match self.names.thing(name) {
            Ok(thing) => thing
                .names
                .first()
                .map_or(String::new(), |name| name.name.clone()),
            Err(key) => key.id.replace('-', " "),
        }
    }

    fn sheet(&self, name: Name, letter: Option<SideLetter>) -> Value {
        match (self.names.thing(name), letter) {
            (Ok(thing), Some(letter)) => Value::DeclaredAnd(thing.clone(), letter.letter()),
            (Err(key), Some(letter)) => Value::Space(key.clone(), letter.letter().to_owned()),
            (_, None) => self.names.written(name),
        }
    }

    fn spot(&self, spot: Spot) -> Value {
        match spot {
            Spot::Card(name) => self.names.written(name),
            Spot::At(level, place) => level_value(&format!("{level} {place}")),
            Spot::Operations(level) => operations(level),
        }
    }
}

/// What is paid, then what is gained.
fn figures(figures: &Figures) -> Vec<Value> {
    let paid = Stat::ALL.into_iter().filter_map(|stat| {
        let count = i64::from(figures.paid(stat)?);
        let thing = stat_key(stat);
        Some(Value::Loss {
            of: None,
            count,
            thing,
        })
    });
    let gained = Stat::ALL
        .into_iter()
        .filter_map(|stat| Some(Value::Several(i64::from(figures.gained(stat)?), stat_key(stat))));
    paid.chain(gained).collect()
}

fn amounts(gains: Gains) -> Vec<Value> {
    let stats = Stat::ALL.into_iter().filter(|stat| gains.of(*stat) > 0);
    stats
        .map(|stat| Value::Several(i64::from(gains.of(stat)), stat_key(stat)))
        .collect()
}

fn holdings(held: &Holdings) -> Vec<Value> {
    let stats = Stat::ALL.into_iter().filter_map(|stat| {
        Some(Value::Several(
            i64::from(held.stats[stat as usize]?),
            stat_key(stat),
        ))
    });
    let counts = held
        .counts
        .iter()
        .map(|(held, count)| Value::Several(i64::from(*count), held.key()));
    stats.chain(counts).collect()
}

impl Held {
    /// The word or card type that a tally counts.
    pub fn key(self) -> EntryKey {
        let of_type = |id| EntryKey::new(kinds::CARD_TYPE, id);
        match self {
            Self::Units => of_type("unit"),
            Self::Technologies => of_type("technology"),
            Self::Landmarks => of_type("landmark"),
            Self::Resources => of_type("resource"),
            Self::Sectors => EntryKey::word("sector"),
            Self::Cards => EntryKey::word("card"),
            Self::Pairs => EntryKey::word("pair"),
        }
    }
}
