//! From heading to heading: turns and stages begin, end, are left out, forgotten, or come back.

use super::{Action, Game, Moment, Progress, Replay, Role, Stage, Violation};

/// Upper limit on statements of a turn, when one looks ahead.
const FAR: usize = 2_000;

impl<G: Game> Replay<'_, G> {
    /// The heading of a turn.
    pub(super) fn turn(&mut self, number: u32, action: &G::Action) {
        let is_written_again = Some(number) == self.course.written_turn
            && number == u32::from(G::turn(&self.state))
            && self.course.reached < G::Stage::CLOSING;
        if is_written_again {
            return;
        }
        self.check(Moment::Entry(action));
        if self.course.stage == G::Stage::SETUP {
            self.finish();
            self.begin_first_stage();
        } else {
            self.next_turn();
        }
        self.course.written_turn = Some(number);
        self.course.is_entered = false;
    }

    /// Everything up to the next turn, and its beginning.
    fn next_turn(&mut self) {
        self.finish();
        self.pass_through(|stage| stage < G::Stage::END);
        if self.rulebook.is_last_turn(&self.state) {
            self.course.close();
            return;
        }
        G::begin_turn(self);
        self.begin_first_stage();
    }

    fn begin_first_stage(&mut self) {
        let first = G::Stage::first();
        self.course.reached = first;
        self.open(first);
    }

    /// The heading of a stage.
    pub(crate) fn enter(&mut self, stage: G::Stage) {
        self.course.is_entered = true;
        let goes_on = stage == self.course.stage && !self.course.is_over();
        if goes_on && stage != G::Stage::SCORING {
            G::enter_again(self, stage);
            return;
        }
        self.check(Moment::Entry(&G::Action::enter(stage)));
        if stage == G::Stage::SETUP {
            // A setup is written before the first turn, and only there.
        } else if G::only_lists(self, stage) {
            self.finish();
        } else if stage == G::Stage::END {
            self.come_to_the_end();
            self.course.is_ended = true;
            if self.rulebook.is_last_turn(&self.state) {
                self.course.close();
            }
        } else if stage == G::Stage::first() && self.course.reached >= G::Stage::CLOSING {
            self.next_turn();
        } else {
            self.come_to(stage);
        }
        if stage == G::Stage::SCORING {
            self.begin();
        }
    }

    fn come_to(&mut self, stage: G::Stage) {
        self.finish();
        if self.course.stage == G::Stage::SETUP {
            self.begin_first_stage();
            if stage == G::Stage::first() {
                return;
            }
            self.finish();
        }
        if stage > self.course.reached {
            self.pass_through(|other| other < stage);
            self.open(stage);
        } else {
            // The same stage once more, or an earlier one: its automatic steps have been taken.
            self.course.stage = stage;
            G::open_stage(self);
            self.course.progress = Progress::Begun;
        }
    }

    /// All that is left of the last turn; an unfinished game stays where it is.
    pub(crate) fn come_to_the_end(&mut self) {
        self.finish();
        if self.rulebook.is_last_turn(&self.state) && self.course.reached < G::Stage::SCORING {
            self.pass_through(|stage| stage <= G::Stage::SCORING);
        }
    }

    /// Plays every stage after the furthest one that is wanted.
    fn pass_through(&mut self, is_wanted: impl Fn(G::Stage) -> bool) {
        let reached = self.course.reached;
        let later = G::Stage::OF_A_TURN.iter().copied();
        for stage in later.filter(|stage| *stage > reached && is_wanted(*stage)) {
            self.open(stage);
            self.finish();
        }
    }

    fn open(&mut self, stage: G::Stage) {
        self.course.stage = stage;
        self.course.reached = self.course.reached.max(stage);
        self.course.progress = Progress::Announced;
        self.course.opened_by = self.span;
        G::open_stage(self);
    }

    /// The automatic steps with which a stage begins; once a stage.
    pub(crate) fn begin(&mut self) {
        if self.course.progress == Progress::Announced {
            self.course.progress = Progress::Begun;
            // What happens by itself is due to the heading, whatever is written below it.
            let written = std::mem::replace(&mut self.cause, self.course.opened_by);
            G::begin_stage(self);
            self.cause = written;
        }
    }

    /// The stage is over: what is missing is reported, what happens by itself is done.
    pub(crate) fn finish(&mut self) {
        if self.course.is_over() {
            return;
        }
        G::conclude(self, None);
        let stage = self.course.stage;
        let comes_back = self.comes_back(stage);
        // What is missing was to be written before this heading.
        self.begin();
        if comes_back {
            self.course.progress = Progress::Over;
            return;
        }
        self.check(Moment::Leaving(stage));
        self.course.progress = Progress::Over;
        G::finish_stage(self, stage);
    }

    /// Whether the record comes back to a stage later in this turn.
    fn comes_back(&self, stage: G::Stage) -> bool {
        if !G::may_come_back(self, stage) {
            return false;
        }
        let Some(here) = self.statements.get(self.at) else {
            return false;
        };
        let is_turn = |action: &G::Action| matches!(action.role(), Role::Turn(_));
        let enters = |action: &G::Action, wanted: G::Stage| matches!(action.role(), Role::Enter(entered) if entered == wanted);
        let first = G::Stage::first();
        let mut later = self
            .statements
            .iter_from(self.at + 1)
            .take(FAR)
            .filter_map(|resolved| resolved.action.as_ref())
            // The first stage comes once a turn: where it comes again, the heading of the turn was forgotten.
            .take_while(|action| !is_turn(action))
            .take_while(|action| stage == first || !enters(action, first));
        let is_here = here.action.as_ref().is_some_and(is_turn);
        !is_here && later.any(|action| enters(action, stage))
    }

    /// An entry whose heading was forgotten: that is reported, and the game goes on as if it stood there. While something
    /// is left to do under the heading above, the entry itself is out of place.
    #[cold]
    pub(super) fn come_to_where_it_belongs(&mut self, stage: G::Stage) {
        let reached = self.course.reached;
        if stage <= reached {
            return;
        }
        let mut between = G::Stage::OF_A_TURN
            .iter()
            .filter(|other| **other > reached && **other < stage);
        let waits = self.next().must_act || between.any(|other| G::waits_in(&self.state, *other));
        if waits || self.course.stage == G::Stage::SETUP || self.course.stage == stage {
            return;
        }
        let violation = Violation::new()
            .with("heading", self.course.stage.heading())
            .options([stage.heading()]);
        self.report("entry-outside-its-phase", violation);
        self.enter(stage);
    }

    /// The next turn begins: what is left of this one happens by itself in some games.
    pub(super) fn end_of_turn(&mut self) {
        if G::TURN_ENDS_BY_ITSELF && self.course.reached >= G::Stage::CLOSING {
            self.finish();
            self.pass_through(|stage| stage <= G::Stage::LAST_PLAYED);
        }
    }

    /// A last turn in which nobody has anything left to do is complete, and so is the game.
    pub(super) fn end_of_record(&mut self) {
        let is_last = self.rulebook.is_last_turn(&self.state);
        if !is_last || self.course.reached != G::Stage::LAST_PLAYED {
            return;
        }
        let mut begun = self.clone();
        begun.begin();
        if self.course.is_over() || begun.next().is_empty() {
            self.come_to_the_end();
            self.course.close();
        }
    }
}
