//! Lines of players, and lines that tell of cards and commanders.

use super::{
    Action, CardSort, EntryStatement, Gains, Heading, Held, Holdings, Named, Resolver, Resolving, Seat, Side,
    Source, Spot, Stage, Stat, Thing, Track, Use, Way, kinds, roman, split_side,
};
use crate::games::planetfall::told::{Printed, ToldCard};

/// More figures than any part of a card has.
const MOST_FIGURES: usize = 8;

impl Resolver<'_, '_> {
    /// What a player does or claims.
    pub(super) fn of_player(&self, seat: Seat, entry: &EntryStatement) -> Option<Action> {
        if !self.statements.link(entry).is_empty() {
            return None;
        }
        let items = self.statements.items(entry);
        match self.heading? {
            Heading::Tally => self.tally(seat, items, entry),
            Heading::Stage(Stage::Setup) => self.pick(seat, items, entry),
            Heading::Stage(Stage::Scoring) => self.score(seat, items, entry),
            Heading::Stage(Stage::Income) => self.in_income(seat, items, entry),
            Heading::Stage(stage) if stage.is_exploration() => self.place(seat, items, entry),
            Heading::Stage(stage) if stage.is_resolution() => self.resolve_ship(seat, items, entry),
            Heading::Turn | Heading::Stage(_) => None,
        }
    }

    fn pick(&self, seat: Seat, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let [commander] = items else { return None };
        if !self.statements.target(entry).is_empty() {
            return None;
        }
        let name = self.name_of(commander)?;
        let figures = self.figures(self.statements.result(entry))?;
        let is_start = !figures.has_payment() && self.rulebook.names.kind(name) == kinds::COMMANDER;
        is_start.then(|| Action::Pick(seat, name, self.side_of(commander), Box::new(figures)))
    }

    fn tally(&self, seat: Seat, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        if !self.statements.target(entry).is_empty() || !self.statements.result(entry).is_empty() {
            return None;
        }
        let mut held = Holdings::default();
        for item in items {
            // `a sector` is one.
            let is_one = item.count.is_none() && item.money.is_none() && item.figures.is_empty();
            let count = item.count.or(is_one.then_some(1)).filter(|_| !item.is_loss)?;
            if let Some(stat) = self.stat_of(item) {
                held.stats[stat as usize] = Some(count);
                continue;
            }
            let key = self.key_of(item)?;
            let counted = match key.id.as_str() {
                "unit" => Held::Units,
                "technology" => Held::Technologies,
                "landmark" => Held::Landmarks,
                "resource" => Held::Resources,
                "sector" => Held::Sectors,
                "card" => Held::Cards,
                "pair" => Held::Pairs,
                _ => return None,
            };
            held.counts.push((counted, count));
        }
        (held != Holdings::default()).then(|| Action::ClaimHoldings(seat, Box::new(held)))
    }

    fn score(&self, seat: Seat, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let [item] = items else { return None };
        let result = self.statements.result(entry);
        if !self.statements.target(entry).is_empty() || item.is_loss {
            return None;
        }
        let points = |item: &Thing| {
            let is_empire = item.name.is_none() || self.stat_of(item) == Some(Stat::Empire);
            item.count.filter(|_| is_empire && !item.is_loss)
        };
        match result {
            [] => Some(Action::ClaimPoints(seat, points(item)?)),
            [result] => {
                let source = match self.word_of(item) {
                    Some("goal") => match self.statements.figures(item) {
                        [number] => Source::Goal(*number),
                        _ => return None,
                    },
                    _ => Source::Named(self.name_of(item)?),
                };
                Some(Action::ScoreSource(seat, source, points(result)?))
            }
            _ => None,
        }
    }

    fn in_income(&self, seat: Seat, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let is_plain = self.statements.target(entry).is_empty() && self.statements.result(entry).is_empty();
        if is_plain && let Some(figures) = self.figures(items) {
            return Some(Action::ClaimIncome(seat, Box::new(figures)));
        }
        self.use_of(seat, items, entry)
    }

    fn place(&self, seat: Seat, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let [item] = items else { return None };
        let (target, result) = (self.statements.target(entry), self.statements.result(entry));
        if self.word_of(item) == Some("restrain") {
            let [target] = target else { return None };
            return self.spot(target).map(|spot| Action::Restrain(seat, spot));
        }
        if target.is_empty() && result.is_empty() {
            if self.word_of(item) == Some("pass") {
                return Some(Action::Pass(seat));
            }
            if let Some(spot) = self.spot(item) {
                return Some(Action::Place(seat, spot));
            }
        }
        self.use_of(seat, items, entry)
    }

    /// Effect lines: `oru tek > 1 energy = 1 strength`, `old relay = 2 strength`.
    fn use_of(&self, seat: Seat, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let [item] = items else { return None };
        let name = self.name_of(item).filter(|_| !item.is_loss)?;
        let (target, result) = (self.statements.target(entry), self.statements.result(entry));
        let used = match (target, result) {
            ([], []) => Use::Bare,
            ([], figures) => Use::Figures(self.figures(figures)?),
            ([row], revealed) if self.word_of(row) == Some("level") => {
                let level = match (self.statements.figures(row), self.statements.name(row.name?)) {
                    ([level], _) => *level,
                    ([], Named::KeyAnd(_, level)) => roman(level)?,
                    _ => return None,
                };
                let card = match revealed {
                    [] => None,
                    [card] => Some(self.name_of(card)?),
                    _ => return None,
                };
                Use::Reveal(level, card)
            }
            (paid, gained) => {
                let paid = self.figures(paid).filter(|paid| !paid.has_payment())?;
                let gained = self.figures(gained).filter(|gained| !gained.has_payment())?;
                Use::Convert(paid.gains(), gained)
            }
        };
        Some(Action::Use(seat, name, Box::new(used)))
    }

    fn resolve_ship(&self, seat: Seat, items: &[Thing], entry: &EntryStatement) -> Option<Action> {
        let (target, result) = (self.statements.target(entry), self.statements.result(entry));
        let spot = match items {
            [] => None,
            [item] => match self.spot(item) {
                Some(spot) => Some(spot),
                // A commander's text.
                None => return self.use_of(seat, items, entry),
            },
            _ => return None,
        };
        let mut resolving = Resolving {
            spot,
            way: None,
            exchange: None,
            figures: self.figures(result)?,
        };
        match target {
            [] => {}
            [pass] if self.word_of(pass) == Some("pass") => resolving.exchange = Some(Gains::default()),
            [way] if self.way_of(way).is_some() => resolving.way = self.way_of(way),
            received => {
                let received = self.figures(received).filter(|figures| !figures.has_payment());
                // What a technology of one's own exchanges is no operation.
                if let (Some(Spot::Card(name)), Some(paid)) = (spot, &received) {
                    let used = Use::Convert(paid.gains(), resolving.figures);
                    return Some(Action::Use(seat, name, Box::new(used)));
                }
                resolving.exchange = Some(received?.gains());
            }
        }
        if spot.is_none() && target.is_empty() {
            return None;
        }
        Some(Action::Resolve(seat, Box::new(resolving)))
    }

    fn way_of(&self, item: &Thing) -> Option<Way> {
        match self
            .word_of(item)
            .filter(|_| item.count.is_none() && !item.is_loss)?
        {
            "diplomacy" => Some(Way::Enlist),
            word => Way::find(word),
        }
    }

    /// `card pale hunter: unit, planet 1, strength 3 3 2 = 2 empire`.
    pub(super) fn card_line(&self, text: &str, entry: &EntryStatement) -> Option<Action> {
        let name = self.rulebook.names.find(kinds::CARD, text)?;
        if !self.statements.target(entry).is_empty() {
            return None;
        }
        let mut told = ToldCard::default();
        for item in self.statements.items(entry) {
            if item.is_loss || item.money.is_some() {
                return None;
            }
            let figures = self.small_figures(item);
            let key = self.key_of(item)?;
            if key.kind == kinds::CARD_TYPE {
                told.sorts.push(CardSort::find(&key.id)?);
                continue;
            }
            let part = match key.id.as_str() {
                "planet" => {
                    told.planet = Some(*figures.first()?);
                    continue;
                }
                "icon" => {
                    let Named::KeyAnd(_, icon) = self.statements.name(item.name?) else {
                        return None;
                    };
                    told.icon = Some(icon.to_lowercase());
                    continue;
                }
                "strength" => Printed::Strength,
                "experience" => Printed::Experience,
                "energy" => Printed::Energy,
                "cost" => Printed::Cost,
                "diplomacy" => Printed::Diplomacy,
                "aggression" => Printed::Aggression,
                "pair" => Printed::Pair,
                "sector" => Printed::Sector,
                _ => return None,
            };
            told.parts.push((part, figures));
        }
        let reward = self.figures(self.statements.result(entry))?;
        told.reward = reward.gains();
        (!reward.has_payment()).then(|| Action::TellCard(name, Box::new(told)))
    }

    /// `commander claudius a: experience 2 12, strength 3 15, energy 6 15, initiative 1`.
    pub(super) fn commander_line(&self, text: &str, items: &[Thing]) -> Option<Action> {
        let (called, letter) = split_side(text);
        let name = self.rulebook.names.find(kinds::COMMANDER, called)?;
        let mut side = Side::default();
        for item in items {
            if item.is_loss || item.money.is_some() {
                return None;
            }
            let figures = self.small_figures(item);
            let (start, max) = match *figures {
                [start] => (Some(start), None),
                [start, max] => (Some(start), Some(max)),
                _ => return None,
            };
            let track = Track { start, max };
            match self.stat_of(item) {
                Some(Stat::Experience) => side.experience = track,
                Some(Stat::Strength) => side.strength = track,
                Some(Stat::Energy) => side.energy = track,
                None if self.word_of(item) == Some("initiative") && max.is_none() => side.initiative = start,
                Some(Stat::Empire) | None => return None,
            }
        }
        Some(Action::TellCommander(name, letter, Box::new(side)))
    }

    fn small_figures(&self, item: &Thing) -> Vec<u16> {
        let figures = self.statements.figures(item).iter().take(MOST_FIGURES);
        figures
            .map(|figure| u16::try_from(*figure).unwrap_or(u16::MAX))
            .collect()
    }
}
