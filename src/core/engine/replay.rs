//! Plays a record through: every entry is checked, then applied, whatever the check found.
//!
//! A wrong record is a value here, never an error: the replay always comes to its end.

use std::rc::Rc;

use super::rules::{COMMON, common_rules};
use super::{
    Action, Course, Explained, Found, Game, Moment, Now, Players, Replaying, Resolved, Role, Seated,
    Sequence, Stage, Trial, Violation, explain,
};
use crate::core::{Finding, FindingCounts, Later, TextSpan, Waivers};

/// Upper limit on findings kept per record, besides those about words and signs. The others are counted.
const MOST_FINDINGS: usize = 10_000;

/// A record while it is played.
#[derive(Debug, Clone)]
pub struct Replay<'r, G: Game> {
    pub(crate) rulebook: &'r G,
    pub(crate) statements: Sequence<Resolved<G>>,
    /// What of the record comes after them.
    pub(super) later: Later,
    /// Whether it is asked what follows from what.
    pub(super) explains: bool,
    /// Whether nobody sits at the table, so that nothing can be played.
    pub(super) is_stopped: bool,
    /// The statement that is being played.
    pub(crate) at: usize,
    pub(crate) span: TextSpan,
    /// The entry or heading to which a change is due: mostly the one that is being played.
    pub(crate) cause: TextSpan,
    pub(crate) seats: Rc<[Seated]>,
    pub(crate) course: Course<G::Stage>,
    pub(crate) state: G::State,
    pub(crate) play: G::Play,
    pub(super) findings: Vec<Finding>,
    /// What was found in words and signs before anything was played, in the order of the text.
    pub(super) known: Rc<[Finding]>,
    /// Findings that are counted but not kept, because there are too many.
    pub(super) left_out: FindingCounts,
    /// What the table has allowed.
    pub(super) waivers: Waivers,
}

impl<'r, G: Game> Replay<'r, G> {
    /// The position before the first of the statements.
    pub(super) fn new(rulebook: &'r G, statements: Sequence<Resolved<G>>) -> Self {
        let actions = statements
            .iter_from(0)
            .filter_map(|resolved| resolved.action.as_ref());
        let seats = actions.clone().find_map(|action| match action.role() {
            Role::Players(seats) => Some(seats.to_vec()),
            _ => None,
        });
        let seats: Rc<[Seated]> = seats.unwrap_or_default().into();
        let first_turn = first_turn(rulebook, actions.clone());
        let (state, play) = rulebook.set_up(&seats, first_turn, actions);
        Self {
            rulebook,
            later: Later::Nothing,
            explains: true,
            is_stopped: false,
            at: 0,
            span: TextSpan::default(),
            cause: TextSpan::default(),
            seats,
            course: Course::new(first_turn),
            state,
            play,
            known: Rc::default(),
            findings: Vec::new(),
            left_out: FindingCounts::default(),
            waivers: Waivers::default(),
            statements,
        }
    }

    /// Plays the record through, and finds out what follows from what.
    pub(super) fn run(mut self) -> (Explained, Self) {
        for at in 0..self.statements.len() {
            self.play_statement(at);
        }
        self.play_end();
        let known = self.known_elsewhere();
        let mut findings = std::mem::take(&mut self.findings);
        let explained = if self.explains && findings.iter().any(Finding::can_explain) {
            let mut start = self.clone();
            start.begin_anew();
            explain(start, findings)
        } else {
            findings.sort_by_key(|finding| finding.span.start);
            Explained {
                findings,
                is_cut: false,
            }
        };
        (explained.with(known), self)
    }

    /// Who plays.
    pub(crate) fn players(&self) -> Players<'_> {
        Players::new::<G>(&self.seats)
    }

    /// The entry that was played since another moment.
    pub(crate) fn played_since(&self, before: &Self) -> Option<&G::Action> {
        let is_played = before.cause != self.cause;
        self.statements
            .get(self.at)
            .filter(|_| is_played)?
            .action
            .as_ref()
    }

    /// Plays the statement at a place.
    pub(super) fn play_statement(&mut self, at: usize) {
        let statements = self.statements.clone();
        let Some(resolved) = statements.get(at).filter(|_| !self.is_stopped) else {
            return;
        };
        self.at = at;
        self.span = resolved.span;
        self.cause = resolved.span;
        if resolved.trial == Trial::AsWritten && !self.known.is_empty() {
            self.report_known(resolved.span);
        }
        match &resolved.action {
            _ if self.seats.is_empty() && self.is_missing_players(resolved) => {
                self.check(Moment::Lost(resolved));
                self.is_stopped = true;
            }
            Some(action) => match resolved.trial {
                Trial::Believed(figure) => G::believe(self, resolved, action, figure),
                Trial::AsWritten | Trial::Changed => {
                    if let Some(stage) = resolved.belongs_to {
                        self.come_to_where_it_belongs(stage);
                    }
                    G::play(self, resolved, action);
                }
            },
            None => self.lose(resolved),
        }
    }

    /// The record is over.
    pub(super) fn play_end(&mut self) {
        match self.later {
            _ if self.seats.is_empty() => {}
            Later::Nothing => self.end_of_record(),
            Later::More => {}
            Later::NextTurn => self.end_of_turn(),
        }
        self.report_unused_waivers();
    }

    /// What was found in the words and signs of a statement.
    #[cold]
    fn report_known(&mut self, span: TextSpan) {
        let from = self
            .known
            .partition_point(|finding| finding.span.start < span.start);
        let here = self.known[from..]
            .iter()
            .take_while(|finding| finding.span.start < span.end);
        for finding in here {
            if finding.waived {
                self.waivers.allow(finding.slug, finding.span.start);
            }
            self.findings.push(finding.clone());
        }
    }

    /// What was found in words and signs outside of statements.
    fn known_elsewhere(&self) -> Vec<Finding> {
        let mut statements = self
            .statements
            .iter_from(0)
            .map(|resolved| resolved.span)
            .peekable();
        let mut elsewhere = Vec::new();
        for finding in self.known.iter() {
            while statements
                .next_if(|span| span.end <= finding.span.start)
                .is_some()
            {}
            let is_inside = statements
                .peek()
                .is_some_and(|span| span.start <= finding.span.start);
            if !is_inside {
                elsewhere.push(finding.clone());
            }
        }
        elsewhere
    }

    /// A statement that was not understood.
    #[cold]
    fn lose(&mut self, resolved: &Resolved<G>) {
        if !resolved.is_broken {
            self.check(Moment::Lost(resolved));
        }
        G::lose(self, resolved);
    }

    /// Whether a statement needs players and there are none.
    fn is_missing_players(&self, resolved: &Resolved<G>) -> bool {
        let broken_players = self
            .known
            .iter()
            .any(|finding| finding.span.end <= resolved.span.end);
        let is_header = resolved.action.as_ref().is_some_and(Action::is_header);
        !(is_header || (broken_players && resolved.is_broken))
    }

    /// Plays an entry or a heading.
    pub(crate) fn play_action(&mut self, action: &G::Action) {
        let role = action.role();
        self.course.note_heading(role);
        match role {
            Role::Turn(number) => self.turn(number, action),
            Role::Enter(stage) => self.enter(stage),
            Role::Part(_, word, stage) => {
                self.enter(stage);
                G::note_part(self, word);
            }
            // Right after the heading of a turn nothing has been played yet.
            Role::Tally(_) if !self.course.is_entered => {}
            Role::Tally(_) => self.finish(),
            Role::Players(_) | Role::Variant | Role::Ruling(..) | Role::Remark => {
                self.check(Moment::Entry(action));
                G::note_header(self, action);
            }
            Role::Winners(_) => {
                self.come_to_the_end();
                self.entry(action);
            }
            Role::Order(_) | Role::Entry => self.entry(action),
        }
    }

    fn entry(&mut self, action: &G::Action) {
        if action.is_work() {
            G::conclude(self, Some(action));
            self.begin();
        }
        G::prepare(self, action);
        self.check(Moment::Entry(action));
        G::apply(self, action);
        if let Some(what) = G::imbalance(self, action) {
            self.report("out-of-balance", Violation::new().case_of("what", what));
        }
    }

    /// The rules that are broken at a moment.
    pub(super) fn broken(&self, moment: Moment<G>) -> Found {
        let sort = moment.sort();
        let now = Now {
            rulebook: self.rulebook,
            state: &self.state,
            play: &self.play,
            course: &self.course,
            seats: &self.seats,
            moment,
            span: self.span,
            insight: G::Insight::default(),
        };
        // In tests every rule is tried, to see that none is left out where it could be broken.
        let every = cfg!(debug_assertions);
        let mut found = Vec::new();
        for rule in if every { &COMMON[..] } else { common_rules(sort) } {
            rule.check.look(&now, &mut found);
            if !found.is_empty() {
                name_new(&mut found, rule.slug, rule.moments.meets(sort));
            }
        }
        for rule in if every { G::all_rules() } else { G::rules(sort) } {
            G::look(rule.check, &now, &mut found);
            if !found.is_empty() {
                name_new(&mut found, rule.slug, rule.moments.meets(sort));
            }
        }
        found
    }

    /// Tries every rule on a moment.
    pub(crate) fn check(&mut self, moment: Moment<G>) {
        let broken = self.broken(moment);
        // Nearly always: nothing is taken apart then.
        if broken.is_empty() {
            return;
        }
        for violation in broken {
            self.report(violation.slug, violation);
        }
    }

    /// Makes a finding of a violation.
    #[cold]
    pub(crate) fn report(&mut self, slug: &'static str, violation: Violation) {
        let Some(breach) = self.rulebook.registry().breach(slug) else {
            debug_assert!(false, "{slug} is not in the data");
            return;
        };
        let rules = if violation.rules.is_empty() {
            breach.rules.iter().take(1).map(ToString::to_string).collect()
        } else {
            violation.rules.iter().map(ToString::to_string).collect()
        };
        let span = violation.span.unwrap_or(self.span);
        let finding = Finding {
            slug,
            severity: violation.severity.unwrap_or(breach.severity),
            rules,
            ruling: violation.ruling.map(str::to_owned),
            span,
            item: violation.item,
            place: span,
            arguments: violation.arguments,
            options: violation.options,
            follows: None,
            is_shared: false,
            waived: self.waivers.allow(slug, span.start),
            correction: None,
            earlier: None,
        };
        if self.findings.len() >= MOST_FINDINGS {
            self.left_out.count(&finding);
            return;
        }
        self.findings.push(finding);
    }

    /// Reports waivers that waive nothing. All findings must be known.
    fn report_unused_waivers(&mut self) {
        let unused = self.waivers.unused().map(|(span, slug)| (span, slug.to_owned()));
        let unused: Vec<(TextSpan, String)> = unused.collect();
        for (span, waiver) in unused {
            self.span = span;
            let is_known = self.rulebook.registry().breach(&waiver).is_some();
            let slug = if is_known {
                "waiver-unused"
            } else {
                "waiver-unknown"
            };
            self.report(slug, Violation::new().with("slug", waiver.as_str()));
        }
    }
}

/// Names the rule by which the last violations were found.
#[cold]
fn name_new(found: &mut Found, slug: &'static str, is_expected: bool) {
    let new = found
        .iter_mut()
        .rev()
        .take_while(|violation| violation.slug.is_empty());
    for violation in new {
        debug_assert!(is_expected, "{slug} is broken at an unexpected moment");
        violation.slug = slug;
    }
}

/// The turn with which a record begins; 1 unless it begins in the middle of a game.
fn first_turn<'a, G: Game + 'a>(
    rulebook: &G,
    mut actions: impl Iterator<Item = &'a G::Action> + Clone,
) -> u16 {
    let mut turns = actions.clone().filter_map(|action| match action.role() {
        Role::Turn(number) => u16::try_from(number).ok(),
        _ => None,
    });
    // The heading of the first turn may have been forgotten.
    let begins = actions.find_map(|action| match action.role() {
        Role::Turn(_) => Some(0),
        Role::Enter(stage) if stage != G::Stage::SETUP => Some(1),
        _ => None,
    });
    let first = turns.next().map(|turn| turn.saturating_sub(begins.unwrap_or(0)));
    let is_possible = |turn: &u16| *turn >= 1 && rulebook.last_turn().is_none_or(|last| *turn <= last);
    first.filter(is_possible).unwrap_or(1)
}
