//! How Planetfall is played: what the engine asks of a game, answered one file each.

mod account;
mod act;
mod alternatives;
mod candidates;
mod earlier;
mod events;
mod flow;
pub mod moments;
mod now;
mod uses;

pub use account::Account;
pub use candidates::Luck;
pub use now::{Insight, amount, gains, level_value, operations, stat_key, type_key, type_of, way};
pub use uses::{Known, Text};

use super::Planetfall;
use super::action::{Action, Figure, Spot, Use};
use super::catalog::Catalog;
use super::deck::{CardSort, Gains};
use super::kinds;
use super::line::Writer;
use super::resolve::resolve;
use super::rules::{Check, RULES, rules_at};
use super::state::{Name, Place, Rulebook, Ship, Stage, State};
pub use crate::core::engine::Found;
use crate::core::engine::{
    AtTheEnd, Event, Game, Moments, Next, Players, Reach, Rule, Seat, Seated, Violation,
};
use crate::core::{EntryLine, Finding, Kind, Readings, Statements};

/// A record of this game while it is played.
pub(super) type Replay<'r, 'c> = crate::core::engine::Replay<'r, Rulebook<'c>>;
/// A moment of this game.
pub type Now<'a, 'c> = crate::core::engine::Now<'a, Rulebook<'c>>;
/// A statement of this game.
pub type Resolved<'c> = crate::core::engine::Resolved<Rulebook<'c>>;
/// A game played entry by entry.
pub type Session<'r, 'c> = crate::core::engine::Session<'r, Rulebook<'c>>;
/// A record of this game that was played through.
pub type Replayed<'c> = crate::core::engine::Replayed<Rulebook<'c>>;

/// What has been done this round and does not lie on the table.
#[derive(Debug, Clone, Default)]
pub struct Play {
    /// What came by itself in the Income phase, and whether that is everything.
    pub income: Vec<(Gains, bool)>,
    /// What everybody received of it, as far as the tracks reach.
    pub received: Vec<Gains>,
    /// Texts of which it has been said that only the table knows them.
    pub noted: Vec<(Seat, Name)>,
}

/// A ship that is resolved although no line is written for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Defaulted {
    /// Whose ship.
    pub seat: Seat,
    /// Where it stands.
    pub place: Place,
}

/// Plays statements through. `known` are the findings about words and signs that were not understood, `choices` the
/// readings chosen outside the record: they win over those of the record.
pub fn replay<'c>(
    game: &'c Planetfall,
    statements: &Statements,
    choices: &[(String, String)],
    known: Vec<Finding>,
) -> Replayed<'c> {
    let rulebook = Rulebook::new(game, statements);
    crate::core::engine::replay(rulebook, statements, choices, known)
}

/// What an action means on this table, if that is something else: the name of a card that is not in the rows and that
/// the player has taken is an effect line.
pub fn meant(state: &State, action: &Action) -> Option<Action> {
    let (seat, name, used) = match action {
        Action::Place(seat, Spot::Card(name)) => (*seat, *name, Use::Bare),
        Action::Resolve(seat, written) if written.way.is_none() && written.exchange.is_none() => {
            let Some(Spot::Card(name)) = written.spot else {
                return None;
            };
            let used = if written.figures.is_empty() {
                Use::Bare
            } else {
                Use::Figures(written.figures)
            };
            (*seat, name, used)
        }
        _ => return None,
    };
    let player = state.players.get(seat.index())?;
    let is_technology = |sort: Option<CardSort>| sort.is_none_or(|sort| sort == CardSort::Technology);
    let owns = player
        .cards
        .iter()
        .any(|taken| taken.name == name && is_technology(taken.sort()));
    let is_there = || {
        state.all_laid().any(|(place, laid)| {
            let is_done = state.ships[seat.index()] == Ship::Done(place);
            laid.name == name && (!laid.is_taken || is_done)
        })
    };
    (owns && !is_there()).then(|| Action::Use(seat, name, Box::new(used)))
}

impl<'c> Game for Rulebook<'c> {
    type Catalog = Catalog;
    type Action = Action;
    type Stage = Stage;
    type State = State;
    type Play = Play;
    type Episode = Defaulted;
    type Figure = Figure;
    type Aside = ();
    type Luck = Luck;
    type Check = Check;
    type Insight = Insight;

    const PLAYERS: Kind = kinds::COLOUR;
    const TURN: &'static str = "round";
    const TURN_ENDS_BY_ITSELF: bool = true;

    fn catalog(&self) -> &Catalog {
        self.catalog
    }

    fn readings_mut(&mut self) -> &mut Readings {
        &mut self.readings
    }

    fn all_rules() -> &'static [Rule<Check>] {
        RULES
    }

    fn rules(sort: Moments) -> &'static [Rule<Check>] {
        rules_at(sort)
    }

    fn look(check: Check, now: &Now<'_, 'c>, found: &mut Found) {
        check(now, found);
    }

    fn resolve(&self, statements: &Statements) -> Vec<Resolved<'c>> {
        resolve(statements, self)
    }

    fn own_line(&self, players: Players, action: &Action) -> Option<EntryLine> {
        let names = &self.names;
        Writer { names, players }.entry(action)
    }

    fn set_up<'a>(
        &self,
        seats: &[Seated],
        first_turn: u16,
        _actions: impl Iterator<Item = &'a Action> + Clone,
    ) -> (State, Play)
    where
        Self: 'a,
    {
        let mut state = State::new(seats.len());
        state.round = first_turn;
        // A record that begins in the middle of a game does not say what everybody has.
        if first_turn == 1 {
            for player in &mut state.players {
                player.stats[0] = Some(i32::from(self.catalog.numbers.start_empire));
            }
        }
        (state, Play::default())
    }

    fn turn(state: &State) -> u16 {
        state.round
    }

    fn last_turn(&self) -> Option<u16> {
        Some(self.catalog.numbers.rounds)
    }

    fn at_the_end(&self, _now: &Now<'_, 'c>, action: &Action) -> AtTheEnd {
        match action {
            Action::Enter(Stage::Scoring)
            | Action::Tally
            | Action::ClaimHoldings(..)
            | Action::ScoreSource(..)
            | Action::ClaimPoints(..) => AtTheEnd::InTime,
            _ => AtTheEnd::Usual,
        }
    }

    /// The order may be claimed before the first ship is placed, not later.
    fn is_too_late(&self, now: &Now<'_, 'c>, action: &Action) -> bool {
        let is_placed = !now.state.placed.is_empty();
        matches!(action, Action::Order(_)) && now.course.stage.is_exploration() && is_placed
    }

    fn begin_turn(replay: &mut Replay<'_, 'c>) {
        replay.begin_next_round();
    }

    fn open_stage(_replay: &mut Replay<'_, 'c>) {}

    fn begin_stage(replay: &mut Replay<'_, 'c>) {
        replay.take_first_steps();
    }

    fn finish_stage(replay: &mut Replay<'_, 'c>, stage: Stage) {
        replay.take_last_steps(stage);
    }

    fn waits_in(state: &State, stage: Stage) -> bool {
        if stage == Stage::Discovery {
            state.rows.iter().any(Option::is_none)
        } else if stage.is_exploration() {
            state.next_to_place().is_some()
        } else if stage.is_resolution() {
            let owes = |ship: &Ship| matches!(ship, Ship::On(Place::Operations(_)) | Ship::Owing(_));
            state.ships.iter().any(owes)
        } else {
            false
        }
    }

    fn may_come_back(_replay: &Replay<'_, 'c>, _stage: Stage) -> bool {
        false
    }

    /// Ships before the one that is resolved now are resolved by what usually happens.
    fn prepare(replay: &mut Replay<'_, 'c>, action: &Action) {
        if meant(&replay.state, action).is_none()
            && let Action::Resolve(seat, _) = action
        {
            replay.resolve_before(*seat);
        }
    }

    fn apply(replay: &mut Replay<'_, 'c>, action: &Action) {
        let meant = meant(&replay.state, action);
        replay.act(meant.as_ref().unwrap_or(action));
    }

    fn believe(replay: &mut Replay<'_, 'c>, resolved: &Resolved<'c>, action: &Action, figure: Figure) {
        replay.believe(resolved, action, figure);
    }

    /// Somebody placed a ship, though we do not know where.
    fn lose(replay: &mut Replay<'_, 'c>, resolved: &Resolved<'c>) {
        if let Some(seat) = resolved.seat.filter(|_| replay.course.stage.is_exploration()) {
            replay.place_ship(seat, Place::Nowhere);
        }
    }

    fn events(before: &Replay<'_, 'c>, after: &Replay<'_, 'c>) -> Vec<Event> {
        events::events(before, after)
    }

    fn earlier<'s>(before: &[&'s Resolved<'c>], here: &Resolved<'c>, slug: &str) -> Option<&'s Resolved<'c>> {
        earlier::earlier(before, here, slug)
    }

    fn candidates(replay: &Replay<'_, 'c>) -> Next<Self> {
        candidates::candidates(replay)
    }

    fn is_concerned(replay: &Replay<'_, 'c>, action: &Action, finding: &Finding) -> bool {
        replay.is_concerned(action, finding)
    }

    fn with_our_figure(replay: &Replay<'_, 'c>, action: &Action, finding: &Finding) -> Option<Action> {
        replay.with_our_figure(action, finding)
    }

    fn variants(replay: &Replay<'_, 'c>, action: &Action, _finding: &Finding, _reach: Reach) -> Vec<Action> {
        replay.variants(action)
    }

    fn believable(
        _replay: &Replay<'_, 'c>,
        _statement: &Resolved<'c>,
        action: &Action,
        finding: &Finding,
    ) -> Option<Figure> {
        alternatives::believable(action, finding)
    }

    fn insertions(
        replay: &Replay<'_, 'c>,
        begun: &Replay<'_, 'c>,
        _before: &Resolved<'c>,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Action> {
        replay.insertions_before(begun, finding, reach)
    }
}

/// A violation about a card.
pub fn about_card(now: &Now, name: Name) -> Violation {
    Violation::new().about("card", now.name(name))
}
