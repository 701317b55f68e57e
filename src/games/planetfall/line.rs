//! Actions as lines of a record, without words: the inverse of `resolve`.

use super::action::{Action, Figures, Held, Holdings, Resolving, Source, Spot, Use};
use super::deck::{Gains, Side, SideLetter, Stat};
use super::kinds;
use super::replay::{level_value, operations, stat_key};
use super::state::{Name, Names};
use super::told::ToldCard;
use crate::core::engine::{Action as _, Seat, Seated, Stage as _};
use crate::core::{EntryKey, Kind, Line, Value};

/// Writes actions down.
#[derive(Debug, Clone, Copy)]
pub struct Writer<'a> {
    /// What cards and commanders are called.
    pub names: &'a Names,
    /// Colour and name of each seat.
    pub seats: &'a [Seated],
}

/// An entry in the making.
struct Entry {
    subject: Value,
    items: Vec<Value>,
    target: Vec<Value>,
    result: Vec<Value>,
}

impl Entry {
    fn of(subject: Value, items: impl IntoIterator<Item = Value>) -> Self {
        Self {
            subject,
            items: items.into_iter().collect(),
            target: Vec::new(),
            result: Vec::new(),
        }
    }

    fn to(mut self, target: impl IntoIterator<Item = Value>) -> Self {
        self.target.extend(target);
        self
    }

    fn with_result(mut self, result: impl IntoIterator<Item = Value>) -> Self {
        self.result.extend(result);
        self
    }

    fn line(self) -> Line {
        Line::Entry {
            subject: self.subject,
            items: self.items,
            target: self.target,
            result: self.result,
            link: Vec::new(),
        }
    }
}

impl Writer<'_> {
    /// An action as it is written; none if it has no line of its own.
    pub fn line(&self, action: &Action) -> Option<Line> {
        let about = |id, items: Vec<Value>| Entry::of(word(id), items).line();
        Some(match action {
            Action::Turn(number) => Line::Heading(Value::Space(word_key("round"), number.to_string())),
            Action::Enter(stage) => Line::Heading(stage.heading()),
            Action::Tally => Line::Heading(Value::Heading(word_key("tally"))),
            Action::Players(players) => about("players", players.iter().map(seated).collect()),
            Action::Ruling(choice) => {
                about("ruling", vec![Value::Text(format!("{} {}", choice.0, choice.1))])
            }
            Action::Remark => return None,
            Action::Deck(file) => about("deck", vec![Value::Text(file.clone())]),
            Action::Order(order) => about("order", self.players(order)),
            Action::ClaimWinners(winners) => about("winner", self.players(winners)),
            Action::Goal(goal) => about("goal", vec![self.names.written(*goal)]),
            Action::Row(level, cards) => {
                let cards = cards.iter().map(|card| self.names.written(*card));
                Entry::of(level_value(&level.to_string()), cards).line()
            }
            Action::TellCard(name, told) => self.told_card(*name, told),
            Action::TellCommander(name, letter, side) => self.told_commander(*name, *letter, side),
            _ => self.entry(action)?.line(),
        })
    }

    fn entry(&self, action: &Action) -> Option<Entry> {
        let player = self.player(action.seat()?);
        let one = |item: Value| Entry::of(player.clone(), [item]);
        Some(match action {
            Action::Pick(_, name, letter, start) => {
                one(self.sheet(*name, *letter)).with_result(figures(start))
            }
            Action::Place(_, spot) => one(self.spot(*spot)),
            Action::Pass(_) => one(word("pass")),
            Action::Restrain(_, spot) => one(word("restrain")).to([self.spot(*spot)]),
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
            Action::ClaimIncome(_, claimed) => Entry::of(player.clone(), figures(claimed)),
            Action::ClaimHoldings(_, held) => Entry::of(player.clone(), holdings(held)),
            Action::ScoreSource(_, source, points) => {
                let source = match source {
                    Source::Goal(number) => Value::Space(word_key("goal"), number.to_string()),
                    Source::Named(name) => self.names.written(*name),
                };
                one(source).with_result([Value::Number(i64::from(*points))])
            }
            Action::ClaimPoints(_, points) => one(Value::Number(i64::from(*points))),
            _ => return None,
        })
    }

    fn resolving(&self, player: Value, written: &Resolving) -> Entry {
        let spot = written.spot.map(|spot| self.spot(spot));
        let entry = Entry::of(player, spot).with_result(figures(&written.figures));
        match (written.way, &written.exchange) {
            (Some(way), _) => entry.to([word(way.word())]),
            (None, Some(exchange)) if exchange.is_empty() => entry.to([word("pass")]),
            (None, Some(exchange)) => entry.to(amounts(*exchange)),
            (None, None) => entry,
        }
    }

    fn told_card(&self, name: Name, told: &ToldCard) -> Line {
        let mut items: Vec<Value> = Vec::new();
        let types = told.sorts.iter();
        items.extend(types.map(|sort| Value::Thing(EntryKey::new(kinds::CARD_TYPE, sort.id()))));
        items.extend(
            told.planet
                .map(|planet| Value::Space(word_key("planet"), planet.to_string())),
        );
        for (part, printed) in &told.parts {
            let key = part.key();
            let printed: Vec<String> = printed.iter().map(ToString::to_string).collect();
            items.push(Value::Space(key, printed.join(" ")));
        }
        items.extend(
            told.icon
                .iter()
                .map(|icon| Value::Space(word_key("icon"), icon.clone())),
        );
        let subject = Value::Space(word_key("card"), self.text_of(name));
        Entry::of(subject, items).with_result(amounts(told.reward)).line()
    }

    fn told_commander(&self, name: Name, letter: Option<SideLetter>, side: &Side) -> Line {
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
            .map(|initiative| Value::Space(word_key("initiative"), initiative.to_string()));
        let items = tracks.into_iter().filter_map(track).chain(initiative);
        Entry::of(Value::Space(word_key("commander"), text), items).line()
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

    fn player(&self, seat: Seat) -> Value {
        let colour = self.seats.get(seat.index());
        let colour = colour.map_or("", |(colour, _)| colour.as_str());
        Value::Thing(EntryKey::new(kinds::COLOUR, colour))
    }

    fn players(&self, seats: &[Seat]) -> Vec<Value> {
        seats.iter().map(|seat| self.player(*seat)).collect()
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
            Self::Sectors => word_key("sector"),
            Self::Cards => word_key("card"),
            Self::Pairs => word_key("pair"),
        }
    }
}

fn seated((colour, name): &Seated) -> Value {
    let colour = EntryKey::new(kinds::COLOUR, colour.as_str());
    if name.is_empty() {
        Value::Thing(colour)
    } else {
        Value::Space(colour, name.clone())
    }
}

fn word_key(id: &'static str) -> EntryKey {
    EntryKey::new(Kind::WORD, id)
}

fn word(id: &'static str) -> Value {
    Value::Thing(word_key(id))
}
