//! How Age of Discovery is played: what the engine asks of a game, answered one file each.

mod act;
mod alternatives;
mod balance;
pub mod candidates;
mod claims;
mod earlier;
mod events;
mod flow;
mod gifts;
mod ledger;
pub mod moments;
mod now;
mod pieces;
mod play;
mod variants;

pub use ledger::{income_sets, paid_in_benefits, rule_of};
pub use now::{figures, piece, pieces, spot};
pub use pieces::{Turn, meant, turn_of};
pub use play::{Auction, Battle, Explored, Play};

use alternatives::Concerned;

use super::action::Action;
use super::catalog::Catalog;
use super::disputed;
use super::kinds;
use super::line::Writer;
use super::resolve::{Figure, resolve};
use super::rules::{Check, RULES, rules_at};
use super::state::{GoodId, Rulebook, Stage, State};
pub use crate::core::engine::Found;
use crate::core::engine::{
    Assumption, AtTheEnd, Course, Event, Game, Moments, Next, Players, Reach, Rule, Seat, Seated,
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

/// Plays statements through. `known` are the findings about words and signs that were not understood, `choices` the
/// readings chosen outside the record: they win over those of the record.
pub fn replay<'c>(
    catalog: &'c Catalog,
    statements: &Statements,
    choices: &[(String, String)],
    known: Vec<Finding>,
) -> Replayed<'c> {
    let rulebook = Rulebook::new(catalog, Readings::default());
    crate::core::engine::replay(rulebook, statements, choices, known)
}

impl<'c> Game for Rulebook<'c> {
    type Catalog = Catalog;
    type Action = Action;
    type Stage = Stage;
    type State = State;
    type Play = Play;
    type Episode = Battle;
    type Figure = Figure;
    /// The good of a region that pieces are said to take by moving or landing there.
    type Aside = Option<GoodId>;
    type Luck = candidates::Luck;
    type Check = Check;
    type Insight = ();

    const PLAYERS: Kind = kinds::COLOUR;

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
        let catalog = self.catalog;
        Writer { catalog, players }.entry(action)
    }

    fn set_up<'a>(
        &self,
        seats: &[Seated],
        first_turn: u16,
        actions: impl Iterator<Item = &'a Action> + Clone,
    ) -> (State, Play)
    where
        Self: 'a,
    {
        let mut state = State::new(self, seats.len());
        state.turn = first_turn;
        let (mut is_given, mut has_auction) = (false, false);
        for action in actions {
            is_given |= matches!(
                action,
                Action::Give(..) | Action::GivePieces(..) | Action::GiveExplorers(..) | Action::GiveDock(..)
            );
            has_auction |= matches!(action, Action::Auction);
        }
        let mut play = Play::new(seats.len(), is_given || first_turn > 1);
        for (ledger, player) in play.ledgers.iter_mut().zip(&state.players) {
            ledger.settle(player.money);
        }
        if has_auction {
            play.auction = Some(Auction {
                bids: vec![0; state.players.len()],
                ..Auction::default()
            });
        }
        (state, play)
    }

    fn turn(state: &State) -> u16 {
        state.turn
    }

    fn last_turn(&self) -> Option<u16> {
        Some(self.last_turn())
    }

    fn at_the_end(&self, now: &Now<'_, 'c>, action: &Action) -> AtTheEnd {
        match action {
            // nothing is refilled after the last turn.
            Action::Enter(Stage::Refill) | Action::LayOutBuildings(_) | Action::LayOutGoods(_) => {
                AtTheEnd::TooLate(Some("A-15"))
            }
            Action::Enter(Stage::Scoring) | Action::ClaimHoldings(..) | Action::ClaimPoints(..) => {
                AtTheEnd::InTime
            }
            // some tables do not play phase D of the last turn.
            Action::MoveSoldier(..) | Action::MoveColonists(..) | Action::Draw(..) => {
                if now.course.is_ended || now.reads(disputed::benefits_of_turn_8::SKIPPED) {
                    AtTheEnd::TooLate(Some("A-13"))
                } else {
                    AtTheEnd::InTime
                }
            }
            _ => AtTheEnd::Usual,
        }
    }

    /// The order may be claimed before the first piece is placed, not later.
    fn is_too_late(&self, now: &Now<'_, 'c>, action: &Action) -> bool {
        matches!(action, Action::Order(_)) && now.course.stage == Stage::Placement && now.play.now.has_placed
    }

    fn is_listed_anywhere(&self, now: &Now<'_, 'c>, stage: Stage) -> bool {
        stage == Stage::Scoring || (stage == Stage::Refill && now.is_last_turn())
    }

    fn rules_of_order(&self, one: Stage, other: Stage) -> &'static [&'static str] {
        let is_box = |stage: Stage| (Stage::Initiative..=Stage::Warfare).contains(&stage);
        if is_box(one) && is_box(other) {
            &["R-038"]
        } else {
            &["R-023"]
        }
    }

    fn begin_turn(replay: &mut Replay<'_, 'c>) {
        replay.begin_next_turn();
    }

    fn open_stage(replay: &mut Replay<'_, 'c>) {
        replay.play.begin_stage();
        replay.play.now.row_lengths = [replay.state.dock.len(), replay.state.buildings.len()];
    }

    fn begin_stage(replay: &mut Replay<'_, 'c>) {
        replay.take_first_steps();
    }

    fn finish_stage(replay: &mut Replay<'_, 'c>, stage: Stage) {
        replay.take_last_steps(stage);
    }

    /// Points may be written down at any time.
    fn only_lists(replay: &Replay<'_, 'c>, stage: Stage) -> bool {
        let scores = replay.rulebook.scores_after(replay.state.turn);
        stage == Stage::Scoring && (!scores || replay.course.reached >= Stage::Scoring)
    }

    fn waits_in(state: &State, stage: Stage) -> bool {
        state.waits_in(stage)
    }

    fn may_come_back(replay: &Replay<'_, 'c>, stage: Stage) -> bool {
        replay.is_left_open(stage)
    }

    fn note_part(replay: &mut Replay<'_, 'c>, _word: &'static str) {
        if let Some(auction) = &mut replay.play.auction {
            auction.begun = true;
        }
    }

    /// Losses stand right after their battle; the University and claims may come between.
    fn conclude(replay: &mut Replay<'_, 'c>, next: Option<&Action>) {
        if !matches!(next, Some(Action::Losses(..))) {
            replay.conclude_battles();
        }
    }

    fn prepare(replay: &mut Replay<'_, 'c>, action: &Action) {
        if let Action::Place(seat, ..) = action {
            replay.catch_up(*seat);
        }
    }

    fn apply(replay: &mut Replay<'_, 'c>, action: &Action) {
        replay.act_noting_money(action);
    }

    fn play(replay: &mut Replay<'_, 'c>, resolved: &Resolved<'c>, action: &Action) {
        let Some((good, seat)) = resolved.aside.zip(resolved.seat) else {
            replay.play_action(action);
            return;
        };
        let before = replay.state.player(seat).goods.clone();
        replay.play_action(action);
        replay.check_good_of_move(seat, good, &before);
    }

    fn believe(replay: &mut Replay<'_, 'c>, resolved: &Resolved<'c>, action: &Action, figure: Figure) {
        replay.believe(resolved, action, figure);
    }

    /// A piece was placed, though we do not know which or where.
    fn lose(replay: &mut Replay<'_, 'c>, resolved: &Resolved<'c>) {
        if let (Stage::Placement, Some(seat)) = (replay.course.stage, resolved.seat) {
            replay.state.note_placed(seat);
        }
    }

    fn imbalance(replay: &Replay<'_, 'c>, action: &Action) -> Option<&'static str> {
        // Placing a piece touches nothing that is counted.
        let counts = !matches!(action, Action::Place(..));
        counts.then(|| replay.imbalance()).flatten()
    }

    fn candidates(replay: &Replay<'_, 'c>) -> Next<Self> {
        candidates::candidates(replay)
    }

    fn possible(
        replay: &Replay<'_, 'c>,
        statement: &Resolved<'c>,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Action> {
        let mut possible = replay.possible(statement.seat);
        // A misspelt word is one that is spelt alike.
        if !finding.options.is_empty() && reach == Reach::Here {
            possible.retain(|action| replay.mentions(action, &finding.options));
        }
        possible
    }

    fn is_concerned(replay: &Replay<'_, 'c>, action: &Action, finding: &Finding) -> bool {
        Concerned::new(replay, finding).by(action)
    }

    fn with_our_figure(replay: &Replay<'_, 'c>, action: &Action, finding: &Finding) -> Option<Action> {
        replay.computed(action, finding)
    }

    fn variants(replay: &Replay<'_, 'c>, action: &Action, finding: &Finding, reach: Reach) -> Vec<Action> {
        replay.variants(action, finding, reach)
    }

    fn believable(
        replay: &Replay<'_, 'c>,
        statement: &Resolved<'c>,
        _action: &Action,
        finding: &Finding,
    ) -> Option<Figure> {
        replay.believable(statement, finding)
    }

    fn insertions(
        replay: &Replay<'_, 'c>,
        begun: &Replay<'_, 'c>,
        before: &Resolved<'c>,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Action> {
        replay.insertions_before(begun, before, finding, reach)
    }

    fn events(before: &Replay<'_, 'c>, after: &Replay<'_, 'c>) -> Vec<Event> {
        events::events(before, after)
    }

    fn earlier<'s>(before: &[&'s Resolved<'c>], here: &Resolved<'c>, slug: &str) -> Option<&'s Resolved<'c>> {
        earlier::earlier(before, here, slug)
    }

    fn is_same(one: &Replay<'_, 'c>, other: &Replay<'_, 'c>) -> bool {
        one.state == other.state && one.play == other.play
    }

    fn assumptions(replay: &Replay<'_, 'c>, finding: &Finding) -> Vec<Assumption<Resolved<'c>>> {
        replay.assumed_facts(finding)
    }
}

/// The points a record writes down: colony points so far, everything once the game is over.
pub fn points_to_claim(
    state: &State,
    play: &Play,
    course: &Course<Stage>,
    rulebook: &Rulebook,
    seat: Seat,
) -> u16 {
    let is_over =
        state.turn >= rulebook.last_turn() && (play.now.has_scored || course.reached >= Stage::Scoring);
    let points = &state.player(seat).points;
    let ours = if is_over {
        state.score(rulebook, seat).total()
    } else {
        points.colonies_total() + points.of_benefits
    };
    u16::try_from(i32::from(ours) + points.believed).unwrap_or(0)
}
