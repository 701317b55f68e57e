//! How Age of Renaissance is played: what the engine asks of a game, answered one file each.

mod act;
mod alternatives;
mod believe;
mod candidates;
mod events;
mod expansion;
mod flow;
mod ledger;
pub mod moments;
mod now;
mod parts;
mod play;
mod purchases;
mod setup;
mod story;
mod variants;
mod war;

use std::borrow::Cow;

pub use candidates::Luck;
pub use expansion::{is_attack, tokens_of};
use flow::makes_order;
pub use flow::shown_table;
pub use now::{Insight, figure, money, ship, thing};
pub use parts::{
    drawn, income_parts, misery_parts, paid_parts, payment_parts, price_parts, relief_parts, stability_parts,
    strength_help, strength_parts,
};
pub use play::{Attack, Buying, Play, Setup, Step};
pub use setup::open_ties;
pub use war::{due_round, sides_of};

use super::action::{Action, CardPlay, Figure, Target};
use super::catalog::Catalog;
use super::kinds;
use super::line::Writer;
use super::resolve::resolve;
use super::rules::{Check, RULES, rules_at};
use super::stage::Stage;
use super::state::{CardId, Change, CommodityId, Face, ProvinceId, Rulebook, State};
pub use crate::core::engine::Found;
use crate::core::engine::{
    Assumption, AtTheEnd, Event, Game, Moments, Next, Players, Reach, Rule, Seat, Seated,
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

/// Something that waits for its answer, or that happens because nothing is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Episode {
    /// An attack without dice that no Cathedral has answered: who attacks, and where.
    Attack(Seat, ProvinceId),
    /// A lost War after which nothing is ceded.
    Cession,
    /// A reduced marker with an empty stock of which nothing is said.
    Reduced(Seat, ProvinceId),
    /// A player who is out and whose hand is not named: how many cards it held.
    Hand(Seat, u8),
    /// Stabilization that cannot be paid, and nothing is written: what it costs.
    Unrest(Seat, i32),
}

/// Plays statements through. `known` are the findings about words and signs that were not understood, `choices` the
/// readings chosen outside the record: they win over those of the record.
pub fn replay<'c>(
    catalog: &'c Catalog,
    statements: &Statements,
    choices: &[(String, String)],
    known: Vec<Finding>,
) -> Replayed<'c> {
    crate::core::engine::replay(Rulebook::new(catalog), statements, choices, known)
}

/// What a card means on this table: a plain commodity that cannot be in the hand is the double card with that commodity.
pub fn meant<'a>(state: &State, seat: Seat, play: &'a CardPlay) -> Cow<'a, CardPlay> {
    let Face::Commodity { choices, .. } = state.face(play.card) else {
        return Cow::Borrowed(play);
    };
    let Some(commodity) = choices.first().filter(|_| choices.len() == 1) else {
        return Cow::Borrowed(play);
    };
    if play.target != Target::None || state.could_hold(seat, play.card).is_ok() {
        return Cow::Borrowed(play);
    }
    let double = double_card(state, commodity);
    match double.filter(|card| state.could_hold(seat, *card).is_ok()) {
        Some(card) => Cow::Owned(CardPlay {
            card,
            target: Target::Commodity(commodity),
            ..play.clone()
        }),
        None => Cow::Borrowed(play),
    }
}

/// The double card that pays for a commodity.
fn double_card(state: &State, commodity: CommodityId) -> Option<CardId> {
    let cards = (0..).map(CardId).zip(&state.board.cards);
    let mut doubles = cards.filter(|(_, card)| match card.face {
        Face::Commodity { choices, .. } => choices.len() > 1 && choices.contains(commodity),
        _ => false,
    });
    doubles.next().map(|(card, _)| card)
}

impl<'c> Game for Rulebook<'c> {
    type Catalog = Catalog;
    type Action = Action;
    type Stage = Stage;
    type State = State;
    type Play = Play;
    type Episode = Episode;
    type Figure = Figure;
    type Aside = ();
    type Luck = Luck;
    type Check = Check;
    type Insight = Insight;

    const PLAYERS: Kind = kinds::POWER;

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
        setup::set_up(self, seats, first_turn, actions)
    }

    fn turn(state: &State) -> u16 {
        state.turn
    }

    fn last_turn(&self) -> Option<u16> {
        None
    }

    fn is_last_turn(&self, state: &State) -> bool {
        state.last_turn.is_some()
    }

    fn is_out(state: &State, seat: Seat) -> bool {
        state
            .players
            .get(seat.index())
            .is_some_and(|player| player.is_out)
    }

    fn at_the_end(&self, now: &Now<'_, 'c>, action: &Action) -> AtTheEnd {
        match action {
            // In 1999 the last turn begins with its order as well.
            Action::Spend(..) if now.course.stage == Stage::Draw => AtTheEnd::Usual,
            Action::Enter(Stage::Order) | Action::Spend(..) => AtTheEnd::TooLate(None),
            Action::Enter(Stage::Scoring)
            | Action::Tally
            | Action::ClaimHoldings(..)
            | Action::ClaimMarkers(..)
            | Action::ClaimTokens(..)
            | Action::ClaimDeck(_)
            | Action::ClaimEpoch(_)
            | Action::ClaimPoints(..) => AtTheEnd::InTime,
            _ => AtTheEnd::Usual,
        }
    }

    /// The order may be claimed before anybody acts, not later; tokens are bought in the phase of the edition.
    fn is_too_late(&self, now: &Now<'_, 'c>, action: &Action) -> bool {
        match action {
            Action::Order(_) => {
                let is_made = !makes_order(now.state, now.play, now.course.stage);
                is_made && now.course.stage.is_in_order() && now.play.has_begun
            }
            // In 1996 tokens are bought at the end of a turn, in 1999 at its start and only there.
            Action::Spend(..) => {
                let orders_first = now.state.board.changes.has(Change::OrderFirst);
                let is_start = now.course.stage == Stage::Draw;
                orders_first != is_start || is_start && now.play.is_ordered
            }
            _ => false,
        }
    }

    fn rules_of_order(&self, one: Stage, other: Stage) -> &'static [&'static str] {
        match (one, other) {
            (Stage::Final, _) | (_, Stage::Final) => &["RR-161"],
            (_, Stage::Setup) => &["RR-064"],
            _ => &["RR-008", "RR-009"],
        }
    }

    fn begin_turn(replay: &mut Replay<'_, 'c>) {
        replay.begin_next_turn();
    }

    fn open_stage(replay: &mut Replay<'_, 'c>) {
        replay.open_a_stage();
    }

    fn begin_stage(replay: &mut Replay<'_, 'c>) {
        replay.take_first_steps();
    }

    fn finish_stage(replay: &mut Replay<'_, 'c>, stage: Stage) {
        replay.take_last_steps(stage);
    }

    fn waits_in(_state: &State, _stage: Stage) -> bool {
        false
    }

    fn may_come_back(_replay: &Replay<'_, 'c>, _stage: Stage) -> bool {
        false
    }

    fn note_header(replay: &mut Replay<'_, 'c>, action: &Action) {
        if matches!(
            action,
            Action::Variant(_) | Action::Edition(_) | Action::Ruling(_)
        ) {
            replay.play.setup.header.push(action.clone());
        }
    }

    fn note_part(replay: &mut Replay<'_, 'c>, word: &'static str) {
        if word == "order" {
            replay.settle_bids();
        }
    }

    fn enter_again(replay: &mut Replay<'_, 'c>, _stage: Stage) {
        replay.draw_after_the_order();
    }

    fn conclude(replay: &mut Replay<'_, 'c>, next: Option<&Action>) {
        replay.conclude_what_waits(next);
    }

    fn prepare(replay: &mut Replay<'_, 'c>, action: &Action) {
        replay.prepare_for(action);
    }

    fn apply(replay: &mut Replay<'_, 'c>, action: &Action) {
        replay.act_and_note(action);
    }

    fn believe(replay: &mut Replay<'_, 'c>, _resolved: &Resolved<'c>, action: &Action, figure: Figure) {
        replay.believe_figure(action, figure);
    }

    fn imbalance(replay: &Replay<'_, 'c>, action: &Action) -> Option<&'static str> {
        replay.imbalance_after(action)
    }

    fn events(before: &Replay<'_, 'c>, after: &Replay<'_, 'c>) -> Vec<Event> {
        story::events(before, after)
    }

    fn candidates(replay: &Replay<'_, 'c>) -> Next<Self> {
        candidates::candidates(replay)
    }

    fn is_concerned(replay: &Replay<'_, 'c>, action: &Action, finding: &Finding) -> bool {
        alternatives::is_concerned(action, replay.concerned(finding))
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
        before: &Resolved<'c>,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Action> {
        replay.insertions_before(begun, before, finding, reach)
    }

    fn is_same(one: &Replay<'_, 'c>, other: &Replay<'_, 'c>) -> bool {
        one.state == other.state && one.play == other.play
    }

    fn assumptions(replay: &Replay<'_, 'c>, finding: &Finding) -> Vec<Assumption<Resolved<'c>>> {
        replay.assumed_facts(finding)
    }
}
