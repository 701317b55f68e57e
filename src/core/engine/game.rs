//! What a game supplies, and the engine asks for.

use std::fmt::Debug;

use super::players::common_line;
use super::{
    Action, Assumption, Event, Found, Moments, Next, Now, Players, Reach, Replay, Resolved, Rule, Seat,
    Seated, Stage,
};
use crate::core::{EntryLine, Finding, GameCatalog, Kind, Line, Readings, Registry, Statements};

/// The rules of a game, with the readings that govern it. The engine is generic over it: everything that is not a rule
/// of one game is written once, in this folder.
pub trait Game: Clone + Debug {
    /// What is in the box.
    type Catalog: GameCatalog;
    /// What a statement can mean.
    type Action: Action<Stage = Self::Stage>;
    /// The parts of a game that have headings.
    type Stage: Stage;
    /// Everything that lies on the table. Cheap to clone.
    type State: Clone + Debug;
    /// What has been done this turn and does not lie on the table.
    type Play: Clone + Debug;
    /// Something that takes several entries and is looked at when it is complete.
    type Episode: Debug;
    /// A figure of a claim that may be right although ours differs.
    type Figure: Copy + PartialEq + Debug;
    /// What an entry says besides its action.
    type Aside: Clone + Default + Debug;
    /// A line that only luck can fill.
    type Luck: Clone + PartialEq + Debug;
    /// A rule: looks at a moment and says what is wrong.
    type Check: Copy + 'static;
    /// What several rules ask of a moment, worked out at most once for it.
    type Insight: Default + Debug;

    /// The kind of things that players are named by: colours, powers.
    const PLAYERS: Kind;
    /// The word that a record counts its turns by.
    const TURN: &'static str = "turn";
    /// Whether the table at the end of a turn is the one behind everything that happens by itself in it.
    const TURN_ENDS_BY_ITSELF: bool = false;

    /// What is in the box.
    fn catalog(&self) -> &Self::Catalog;

    /// The rules, rulings and breaches.
    fn registry(&self) -> &Registry {
        self.catalog().registry()
    }

    /// The readings that govern.
    fn readings_mut(&mut self) -> &mut Readings;

    /// All rules of its own, in the order in which they are tried.
    fn all_rules() -> &'static [Rule<Self::Check>];

    /// The rules of its own that can be broken at moments of this one sort.
    fn rules(sort: Moments) -> &'static [Rule<Self::Check>];

    /// Lets a rule look at a moment.
    fn look(check: Self::Check, now: &Now<Self>, found: &mut Found);

    /// Finds out what the statements of a record mean.
    fn resolve(&self, statements: &Statements) -> Vec<Resolved<Self>>;

    /// An action as it is written; none if it has no line of its own.
    fn line(&self, seats: &[Seated], action: &Self::Action) -> Option<Line> {
        let players = Players::new::<Self>(seats);
        common_line::<Self>(players, action).or_else(|| self.own_line(players, action).map(Line::Entry))
    }

    /// The entry of an action that only this game has; none if it has no line of its own.
    fn own_line(&self, players: Players, action: &Self::Action) -> Option<EntryLine>;

    /// The table before anything is played. `actions` are those of the whole record.
    fn set_up<'a>(
        &self,
        seats: &[Seated],
        first_turn: u16,
        actions: impl Iterator<Item = &'a Self::Action> + Clone,
    ) -> (Self::State, Self::Play)
    where
        Self: 'a;

    /// The turn on the table, from 1.
    fn turn(state: &Self::State) -> u16;

    /// The last turn that there can be; none if the number of turns is open.
    fn last_turn(&self) -> Option<u16>;

    /// Whether the last turn is being played, or is over.
    fn is_last_turn(&self, state: &Self::State) -> bool {
        self.last_turn().is_some_and(|last| Self::turn(state) >= last)
    }

    /// Whether a player is out of the game, so that an order of play need not name him.
    fn is_out(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Whether an action comes too late in the last turn.
    fn at_the_end(&self, _now: &Now<Self>, _action: &Self::Action) -> AtTheEnd {
        AtTheEnd::Usual
    }

    /// Whether an action under a heading that allows it comes too late there.
    fn is_too_late(&self, _now: &Now<Self>, _action: &Self::Action) -> bool {
        false
    }

    /// Whether the heading of a stage may stand anywhere: figures are listed under it.
    fn is_listed_anywhere(&self, _now: &Now<Self>, stage: Self::Stage) -> bool {
        stage == Self::Stage::SCORING
    }

    /// The rules that say which of two stages comes first; those of the data if there are none.
    fn rules_of_order(&self, _one: Self::Stage, _other: Self::Stage) -> &'static [&'static str] {
        &[]
    }

    /// The next turn begins: everything that changes on the table.
    fn begin_turn(replay: &mut Replay<Self>);

    /// A stage is opened; nothing has happened in it yet.
    fn open_stage(replay: &mut Replay<Self>);

    /// What happens by itself when the stage begins.
    fn begin_stage(replay: &mut Replay<Self>);

    /// What happens by itself when a stage is over.
    fn finish_stage(replay: &mut Replay<Self>, stage: Self::Stage);

    /// Whether the heading of a stage only opens a list of figures here, and does not move the game on.
    fn only_lists(replay: &Replay<Self>, stage: Self::Stage) -> bool {
        stage == Self::Stage::SCORING && !replay.rulebook.is_last_turn(&replay.state)
    }

    /// Whether somebody still has something to do in a stage of this turn, so that what comes after it is not reached
    /// by a forgotten heading.
    fn waits_in(state: &Self::State, stage: Self::Stage) -> bool;

    /// Whether a record may come back to a stage that it has left.
    fn may_come_back(replay: &Replay<Self>, stage: Self::Stage) -> bool;

    /// A line of the header has been read.
    fn note_header(_replay: &mut Replay<Self>, _action: &Self::Action) {}

    /// The heading of a part of a stage, or of a list of figures, has been written.
    fn note_part(_replay: &mut Replay<Self>, _word: &'static str) {}

    /// The heading of the stage that is being played has been written, perhaps for a second part of it.
    fn enter_again(_replay: &mut Replay<Self>, _stage: Self::Stage) {}

    /// What took several entries is complete, unless this action goes on with it; none at a heading.
    fn conclude(_replay: &mut Replay<Self>, _next: Option<&Self::Action>) {}

    /// Right before the rules look at an entry.
    fn prepare(_replay: &mut Replay<Self>, _action: &Self::Action) {}

    /// What an entry does to the table. It happened there, so it is applied even where a rule was broken.
    fn apply(replay: &mut Replay<Self>, action: &Self::Action);

    /// Plays an entry with what it says besides its action.
    fn play(replay: &mut Replay<Self>, _resolved: &Resolved<Self>, action: &Self::Action) {
        replay.play_action(action);
    }

    /// Plays an entry and takes a figure of it for right, whatever ours is.
    fn believe(
        replay: &mut Replay<Self>,
        resolved: &Resolved<Self>,
        action: &Self::Action,
        figure: Self::Figure,
    );

    /// A statement that was not understood still took its time.
    fn lose(_replay: &mut Replay<Self>, _resolved: &Resolved<Self>) {}

    /// What appeared or was lost although nothing says so: our own fault.
    fn imbalance(_replay: &Replay<Self>, _action: &Self::Action) -> Option<&'static str> {
        None
    }

    /// What could be written here, complete: the engine keeps what no rule speaks against.
    fn candidates(replay: &Replay<Self>) -> Next<Self>;

    /// What may have been meant by a statement that was not understood: whatever its player may write here.
    fn possible(
        replay: &Replay<Self>,
        statement: &Resolved<Self>,
        _finding: &Finding,
        _reach: Reach,
    ) -> Vec<Self::Action> {
        let mut possible = replay.next().actions;
        possible.retain(|action| statement.seat.is_none_or(|seat| action.seat() == Some(seat)));
        possible
    }

    /// Whether an action has to do with what a finding is about.
    fn is_concerned(replay: &Replay<Self>, action: &Self::Action, finding: &Finding) -> bool;

    /// A claim with our figure in place of the one that a finding is about.
    fn with_our_figure(
        replay: &Replay<Self>,
        action: &Self::Action,
        finding: &Finding,
    ) -> Option<Self::Action>;

    /// An action that is about to be played, with one part of it changed.
    fn variants(
        replay: &Replay<Self>,
        action: &Self::Action,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Self::Action>;

    /// The figure of a statement that may be right although ours differs.
    fn believable(
        replay: &Replay<Self>,
        statement: &Resolved<Self>,
        action: &Self::Action,
        finding: &Finding,
    ) -> Option<Self::Figure>;

    /// What may have been forgotten here. `begun` is the same position, with what happens by itself before an entry.
    fn insertions(
        replay: &Replay<Self>,
        begun: &Replay<Self>,
        before: &Resolved<Self>,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Self::Action>;

    /// What came by itself between two moments of a record, besides what was written.
    fn events(_before: &Replay<Self>, _after: &Replay<Self>) -> Vec<Event> {
        Vec::new()
    }

    /// The statement that did before what a finding of `here` says was done already; `before` are those that stand above.
    fn earlier<'s>(
        _before: &[&'s Resolved<Self>],
        _here: &Resolved<Self>,
        _slug: &str,
    ) -> Option<&'s Resolved<Self>> {
        None
    }

    /// Whether all that was played so far came to the same, so that whatever comes later does too; no where nobody knows.
    fn is_same(_one: &Replay<Self>, _other: &Replay<Self>) -> bool {
        false
    }

    /// What our data only assume and might account for a finding. Asked at the end of the record.
    fn assumptions(_replay: &Replay<Self>, _finding: &Finding) -> Vec<Assumption<Resolved<Self>>> {
        Vec::new()
    }
}

/// Whether an action comes in time in the last turn of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AtTheEnd {
    /// Until the game is over.
    Usual,
    /// Figures may be written down even after the end.
    InTime,
    /// It is not done in the last turn any more, by this ruling.
    TooLate(Option<&'static str>),
}
