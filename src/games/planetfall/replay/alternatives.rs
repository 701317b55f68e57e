//! What may have been meant or forgotten where a record is wrong, and what a finding is about.

use super::Replay;
use super::candidates::{offers, spot_of, spots};
use crate::core::engine::{Action as _, Reach, Seat, Stage as _};
use crate::core::{Finding, Item, Value};
use crate::games::planetfall::action::{Action, Figure, Resolving, Source, Spot, Use};
use crate::games::planetfall::deck::{Gains, SideLetter, Stat, Way};
use crate::games::planetfall::kinds;
use crate::games::planetfall::resolve::stat_of_key;
use crate::games::planetfall::state::{Name, Place, Ship, Stage};

/// Amounts of a statistic that may have been meant are tried up to this one.
const MOST_LOWERED: u16 = 12;

impl Replay<'_, '_> {
    /// What may have been forgotten before a statement.
    pub(super) fn insertions_before(&self, begun: &Self, finding: &Finding, reach: Reach) -> Vec<Action> {
        let next = begun.next();
        let mut actions = next.actions;
        if reach == Reach::Here {
            actions.extend(begun.forgotten_rows());
            actions.extend(next.heading);
        } else {
            actions.retain(|action| self.is_concerned(action, finding) && !matches!(action, Action::Pass(_)));
        }
        actions
    }

    /// A row that was not written, of the cards that the rest of the round names and that lie nowhere; the others are
    /// whatever the planet has left.
    fn forgotten_rows(&self) -> Vec<Action> {
        let state = &self.state;
        let lengths = self.rulebook.row_lengths(state.players.len());
        let mut missing = state
            .rows
            .iter()
            .zip(lengths)
            .zip(1_u32..)
            .filter(|((row, _), _)| row.is_none());
        let (Some(((_, length), level)), None) = (missing.next(), missing.next()) else {
            return Vec::new();
        };
        if self.course.stage != Stage::Discovery {
            return Vec::new();
        }
        let later: Vec<&Action> = self
            .statements
            .iter_from(self.at)
            .filter_map(|resolved| resolved.action.as_ref())
            .take_while(|action| !matches!(action, Action::Turn(number) if *number > u32::from(state.round)))
            .collect();
        let resolved = later.iter().filter_map(|action| match action {
            Action::Resolve(_, written) => written.spot,
            _ => None,
        });
        let placed = later.iter().filter_map(|action| match action {
            Action::Place(_, spot) | Action::Restrain(_, spot) => Some(*spot),
            _ => None,
        });
        let revealed: Vec<Name> = later
            .iter()
            .filter_map(|action| match action {
                Action::Use(_, _, used) => match **used {
                    Use::Reveal(_, card) => card,
                    _ => None,
                },
                _ => None,
            })
            .collect();
        let lies =
            |name: Name| state.all_laid().any(|(_, laid)| laid.name == name) || revealed.contains(&name);
        let mut row: Vec<Name> = Vec::new();
        let mut add = |name: Name| {
            if row.len() < length && !row.contains(&name) && !lies(name) {
                row.push(name);
            }
        };
        for spot in resolved.chain(placed) {
            if let Spot::Card(name) = spot {
                add(name);
            }
        }
        let of_planet = self.rulebook.cards().iter();
        for (name, _) in of_planet.filter(|(_, card)| card.planet == Some(state.round)) {
            add(*name);
        }
        vec![Action::Row(level, row)]
    }

    /// Whether an action is of a player whom the finding names.
    pub(super) fn is_concerned(&self, action: &Action, finding: &Finding) -> bool {
        let Some(seat) = action.seat() else {
            return matches!(action, Action::Row(..) | Action::Order(_) | Action::TellCard(..));
        };
        let key = self.players().key(seat);
        let names = |(_, value): &(&'static str, Value)| match value {
            Value::Thing(thing) => *thing == key,
            Value::List(values) => values.contains(&Value::Thing(key.clone())),
            _ => false,
        };
        finding.arguments.iter().any(names) && !action.is_claim()
    }

    /// The statement with one part of it changed.
    pub(super) fn variants(&self, action: &Action) -> Vec<Action> {
        let state = &self.state;
        let mut variants: Vec<Action> = Vec::new();
        variants.extend(state.seats().filter_map(|seat| action.by_another(seat)));
        match action {
            Action::Place(seat, _) => {
                let others = spots(state).into_iter();
                variants.extend(others.map(|spot| Action::Place(*seat, spot)));
                variants.push(Action::Pass(*seat));
            }
            Action::Pass(seat) => {
                let spots = spots(state).into_iter();
                variants.extend(spots.map(|spot| Action::Place(*seat, spot)));
            }
            Action::Restrain(seat, _) => {
                let others = spots(state).into_iter();
                variants.extend(others.map(|spot| Action::Restrain(*seat, spot)));
            }
            Action::Resolve(seat, written) => self.other_resolutions(*seat, written, &mut variants),
            Action::Use(..) => {
                variants.extend(self.next().actions);
            }
            Action::Pick(seat, name, letter, start) => {
                let sides = SideLetter::ALL.into_iter().filter(|side| Some(*side) != *letter);
                variants.extend(sides.map(|side| Action::Pick(*seat, *name, Some(side), start.clone())));
                let others = self.rulebook.commanders().iter();
                variants.extend(others.map(|(other, _)| Action::Pick(*seat, *other, *letter, start.clone())));
            }
            Action::Goal(_) => {
                variants.extend(self.rulebook.goals().iter().map(|(name, _)| Action::Goal(*name)));
            }
            Action::Order(order) => {
                for at in 1..order.len() {
                    let mut swapped = order.clone();
                    swapped.swap(at - 1, at);
                    variants.push(Action::Order(swapped));
                }
            }
            Action::Row(level, cards) => {
                variants.extend((1..=3).map(|level| Action::Row(level, cards.clone())));
                self.other_rows(*level, cards, &mut variants);
            }
            Action::ScoreSource(seat, _, points) => {
                let goals = (1..=3).map(Source::Goal);
                variants.extend(goals.map(|source| Action::ScoreSource(*seat, source, *points)));
            }
            Action::Turn(_) => {
                let next = u32::from(state.round) + u32::from(self.course.stage != Stage::Setup);
                variants.push(Action::Turn(next));
            }
            Action::Enter(_) => {
                variants.extend(Stage::OF_A_TURN.iter().copied().map(Action::Enter));
                variants.push(Action::Turn(u32::from(state.round) + 1));
            }
            _ => {}
        }
        variants
    }

    fn other_rows(&self, level: u32, cards: &[Name], variants: &mut Vec<Action>) {
        for at in 0..cards.len() {
            let mut fewer = cards.to_vec();
            fewer.remove(at);
            variants.push(Action::Row(level, fewer));
        }
        let state = &self.state;
        let is_new = |name: &Name| {
            !cards.contains(name)
                && !state
                    .seen
                    .iter()
                    .any(|(seen, round)| seen == name && *round == state.round)
        };
        let fitting = self.rulebook.cards().iter();
        let fitting = fitting.filter(|(name, card)| card.planet == Some(state.round) && is_new(name));
        for (name, _) in fitting {
            for at in 0..cards.len() {
                let mut other = cards.to_vec();
                other[at] = *name;
                variants.push(Action::Row(level, other));
            }
            let mut more = cards.to_vec();
            more.push(*name);
            variants.push(Action::Row(level, more));
        }
    }

    fn other_resolutions(&self, seat: Seat, written: &Resolving, variants: &mut Vec<Action>) {
        let mut add = |change: &dyn Fn(&mut Resolving)| {
            let mut other = written.clone();
            change(&mut other);
            variants.push(Action::Resolve(seat, Box::new(other)));
        };
        let place = match self.state.ships.get(seat.index()) {
            Some(Ship::On(place)) => Some(*place),
            _ => None,
        };
        let spot = place.and_then(|place| spot_of(&self.state, place));
        if spot.is_some() && spot != written.spot {
            add(&|other| other.spot = spot);
        }
        match place {
            Some(Place::Operations(level)) => {
                let phase = self.state.phase(self.course.stage);
                let exchange = self.state.exchange(self.rulebook, seat, level, phase);
                let lower = written.exchange.map(fewer_of_one).unwrap_or_default().into_iter();
                for offer in offers(&exchange).into_iter().chain(lower) {
                    add(&|other| {
                        other.exchange = Some(offer);
                        other.way = None;
                    });
                }
            }
            Some(Place::Card(..) | Place::Nowhere) | None => {
                for way in Way::ALL {
                    add(&|other| {
                        other.way = Some(way);
                        other.exchange = None;
                    });
                }
                add(&|other| other.way = None);
            }
        }
    }

    /// A claim with our figure in place of the one that the finding is about.
    pub(super) fn with_our_figure(&self, action: &Action, finding: &Finding) -> Option<Action> {
        let stat = stat_of(finding);
        let small = |figure: i32| u16::try_from(figure.max(0)).unwrap_or(u16::MAX);
        match action {
            Action::Order(_) => Some(Action::Order(self.state.order.clone())),
            Action::Pick(seat, name, Some(letter), start) => {
                let stat = stat?;
                let side = self.state.side(self.rulebook, *name, *letter)?;
                let mut start = start.clone();
                start.set_gained(stat, side.track(stat)?.start);
                Some(Action::Pick(*seat, *name, Some(*letter), start))
            }
            Action::ClaimIncome(seat, claimed) => {
                let stat = stat?;
                let mut begun = self.clone();
                begun.begin();
                let (ours, _) = begun.play.income.get(seat.index())?;
                let mut claimed = claimed.clone();
                claimed.set_gained(stat, Some(ours.of(stat)));
                Some(Action::ClaimIncome(*seat, claimed))
            }
            Action::ClaimHoldings(seat, held) => {
                let player = self.state.player(*seat);
                let mut held = held.clone();
                match (stat, &finding.item) {
                    (Some(stat), _) => {
                        let ours = u32::try_from(player.stat(stat)?.max(0)).ok()?;
                        held.stats[stat as usize] = Some(ours);
                    }
                    (None, Some(Item::Thing(key))) => {
                        let (kind, count) = held.counts.iter_mut().find(|(kind, _)| kind.key() == *key)?;
                        *count = u32::try_from(player.held(*kind)?).ok()?;
                    }
                    _ => return None,
                }
                Some(Action::ClaimHoldings(*seat, held))
            }
            Action::ScoreSource(seat, source, _) => {
                let end = self.state.end_points_of(self.rulebook, *seat, *source)?;
                let points = u32::try_from(end.points?.max(0)).ok()?;
                Some(Action::ScoreSource(*seat, *source, points))
            }
            Action::ClaimPoints(seat, _) => {
                let total = self.state.total(self.rulebook, *seat)?;
                Some(Action::ClaimPoints(*seat, u32::try_from(total.max(0)).ok()?))
            }
            Action::ClaimWinners(_) => {
                let (winners, _) = self.state.winners(self.rulebook)?;
                Some(Action::ClaimWinners(winners))
            }
            Action::Resolve(seat, written) => {
                let mut ready = self.clone();
                ready.begin();
                ready.resolve_before(*seat);
                let place = match ready.state.ships.get(seat.index())? {
                    Ship::On(place) | Ship::Owing(place) => *place,
                    _ => return None,
                };
                let phase = ready.state.phase(self.course.stage);
                let mut written = written.clone();
                let outcome = ready.state.outcome(self.rulebook, *seat, place, &written, phase);
                if finding.slug == "gain-differs" {
                    let stat = stat?;
                    written.figures.set_gained(stat, Some(outcome.gained?.of(stat)));
                } else {
                    let paid = outcome.paid?;
                    for stat in Stat::ALL {
                        let is_paid = paid.of(stat) > 0;
                        let figure = (is_paid && written.figures.has_payment()).then(|| paid.of(stat));
                        written.figures.set_paid(stat, figure);
                    }
                }
                Some(Action::Resolve(*seat, written))
            }
            Action::Use(seat, name, used) => {
                let text = self.state.text_of(*seat, *name);
                let Use::Convert(paid, gained) = &**used else {
                    return None;
                };
                let stage = self.course.stage;
                let (_, exchange) = self.state.convert(*seat, text, stage, (paid, gained))?;
                let times = exchange.times(paid)?;
                let mut gained = *gained;
                for stat in Stat::ALL {
                    let ours = small(i32::from(exchange.gain.of(stat)) * i32::from(times));
                    gained.set_gained(stat, (ours > 0).then_some(ours));
                }
                Some(Action::Use(*seat, *name, Box::new(Use::Convert(*paid, gained))))
            }
            _ => None,
        }
    }
}

/// The same exchange with less of one statistic: points may be left.
fn fewer_of_one(written: Gains) -> Vec<Gains> {
    let mut fewer = Vec::new();
    for stat in Stat::ALL {
        for amount in 0..written.of(stat).min(MOST_LOWERED) {
            let mut other = Gains::default();
            for kept in Stat::ALL {
                other.add(kept, if kept == stat { amount } else { written.of(kept) });
            }
            fewer.push(other);
        }
    }
    fewer
}

/// The statistic that a finding is about.
fn stat_of(finding: &Finding) -> Option<Stat> {
    match finding.item.as_ref()? {
        Item::Thing(key) if key.kind == kinds::STATISTIC => stat_of_key(&key.id),
        _ => None,
    }
}

/// The figure of a statement that may be right although ours differs.
pub(super) fn believable(action: &Action, finding: &Finding) -> Option<Figure> {
    match action {
        Action::ClaimPoints(..) => Some(Figure::Only),
        Action::ClaimHoldings(..) | Action::ClaimIncome(..) => stat_of(finding).map(Figure::Stat),
        Action::Resolve(..) if finding.slug == "gain-differs" => stat_of(finding).map(Figure::Stat),
        Action::Resolve(..) if finding.slug == "payment-differs" => stat_of(finding).map(Figure::Paid),
        _ => None,
    }
}
