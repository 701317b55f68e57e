//! Plays a record through: every entry is checked, then applied, whatever the check found. Between
//! headings the automatic steps of a turn are taken.
//!
//! A wrong record is a value here, never an error: the replay always comes to its end.

mod act;
mod alternatives;
mod balance;
mod claims;
mod flow;
mod gifts;
mod ledger;
pub mod legal;
mod moments;
mod now;
mod pieces;
mod play;
mod variants;
mod waivers;

pub use ledger::{Ledger, Reason, paid_in_benefits};
pub use moments::Moments;
pub use now::{Found, Moment, Now, figures, heading, piece, pieces, spot, stage};
pub use pieces::{Turn, meant, turn_of};
pub use play::{Auction, Battle, Explored, Play, Under};

use std::rc::Rc;

use super::action::Action;
use super::catalog::Catalog;
use super::resolve::{Resolved, Trial, resolve};
use super::rules::RULES;
use super::state::{Rulebook, Stage, State};
use crate::core::engine::{Explained, Sequence, Violation, explain, point_at_items};
use crate::core::{EntryKey, Finding, FindingCounts, Readings, Statements, TextSpan, Value, Waivers};

/// Upper limit on findings kept per record, besides those about words and signs. The others are counted.
const MOST_FINDINGS: usize = 10_000;

/// What a replay came to.
#[derive(Debug)]
pub struct Replayed<'c> {
    /// Everything that was found, in the order of the record.
    pub findings: Vec<Finding>,
    /// Whether the search for what follows from what was broken off.
    pub is_cut: bool,
    /// Findings that are counted but not kept, because there are too many.
    pub left_out: FindingCounts,
    /// The rules that governed.
    pub rulebook: Rulebook<'c>,
    /// The table at the end; none if nobody sits at it.
    pub table: Option<(State, Play)>,
}

impl Replayed<'_> {
    /// The turn reached; none before the first.
    pub fn turn(&self) -> Option<u16> {
        let (state, _) = self.table.as_ref()?;
        (state.stage != Stage::Setup).then_some(state.turn)
    }

    /// The heading reached.
    pub fn heading(&self) -> Option<EntryKey> {
        let (state, _) = self.table.as_ref()?;
        match stage(state.stage) {
            Value::Thing(key) => Some(key),
            _ => None,
        }
    }

    /// Whether the game has been played to its end.
    pub fn is_finished(&self) -> bool {
        self.table.as_ref().is_some_and(|(state, play)| {
            let last = state.turn >= self.rulebook.last_turn();
            last && play.reached >= Stage::Scoring
        })
    }
}

/// Plays statements through. `known` are the findings about words and signs that were not understood,
/// `choices` the readings chosen outside the record: they win over those of the record.
pub fn replay<'c>(
    catalog: &'c Catalog,
    statements: &Statements,
    choices: &[(String, String)],
    known: Vec<Finding>,
) -> Replayed<'c> {
    let mut rulebook = Rulebook::new(catalog, Readings::default());
    let resolved = resolve(statements, &rulebook);
    for action in resolved.iter().filter_map(|resolved| resolved.action.as_ref()) {
        if let Action::Ruling(choice) = action {
            let (name, reading) = &**choice;
            // A name that is not known is reported by its rule.
            let _ = rulebook.readings.choose(&catalog.registry, name, reading);
        }
    }
    for (name, reading) in choices {
        let _ = rulebook.readings.choose(&catalog.registry, name, reading);
    }
    let mut start = Replay::new(&rulebook, Sequence::new(resolved));
    start.goes_on = statements.goes_on;
    start.waivers = Waivers::new(statements);
    start.known = known.into();
    let (mut explained, left_out, table) = start.run();
    point_at_items(&mut explained.findings, statements);
    Replayed {
        findings: explained.findings,
        is_cut: explained.is_cut,
        left_out,
        rulebook,
        table,
    }
}

/// A game played entry by entry, by a program instead of a record.
#[derive(Debug, Clone)]
pub struct Session<'r> {
    replay: Replay<'r>,
}

impl<'r> Session<'r> {
    /// A table before turn 1.
    pub fn new(rulebook: &'r Rulebook<'r>, players: &[(String, String)], auction: bool) -> Self {
        let header = [
            Some(Action::Players(players.to_vec())),
            auction.then_some(Action::Auction),
        ];
        let resolved = |action| Resolved {
            action: Some(action),
            seat: None,
            is_broken: false,
            is_heading: false,
            belongs_to: None,
            stranger: None,
            takes: None,
            trial: Trial::AsWritten,
            span: TextSpan::default(),
        };
        let header: Vec<Resolved> = header.into_iter().flatten().map(resolved).collect();
        let mut replay = Replay::new(rulebook, Sequence::new(header));
        replay.statements = Sequence::default();
        Self { replay }
    }

    /// Applies an entry or a heading; what is wrong with it.
    pub fn apply(&mut self, action: &Action) -> &[Finding] {
        let before = self.replay.findings.len();
        self.replay.play_action(action);
        &self.replay.findings[before..]
    }

    /// What may come next.
    pub fn next(&self) -> legal::Next {
        legal::next(&self.replay.state, &self.replay.play, self.replay.rulebook)
    }

    /// The table.
    pub fn state(&self) -> &State {
        &self.replay.state
    }

    /// Where the game stands.
    pub fn play(&self) -> &Play {
        &self.replay.play
    }
}

#[derive(Debug, Clone)]
struct Replay<'r> {
    rulebook: &'r Rulebook<'r>,
    statements: Sequence<Resolved>,
    /// Whether the record goes on after them.
    goes_on: bool,
    /// Whether nobody sits at the table, so that nothing can be played.
    is_stopped: bool,
    /// The statement that is being played.
    at: usize,
    span: TextSpan,
    state: State,
    play: Play,
    findings: Vec<Finding>,
    /// What was found in words and signs before anything was played, in the order of the text.
    known: Rc<[Finding]>,
    /// Findings that are counted but not kept, because there are too many.
    left_out: FindingCounts,
    /// What the table has allowed.
    waivers: Waivers,
}

impl<'r> Replay<'r> {
    fn new(rulebook: &'r Rulebook<'r>, statements: Sequence<Resolved>) -> Self {
        let actions = || {
            statements
                .iter_from(0)
                .filter_map(|resolved| resolved.action.as_ref())
        };
        let seats = actions().find_map(|action| match action {
            Action::Players(seats) => Some(seats.clone()),
            _ => None,
        });
        let seats = seats.unwrap_or_default();
        let first_turn = actions().find_map(|action| match action {
            Action::Turn(number) => u16::try_from(*number).ok(),
            _ => None,
        });
        // The heading of the first turn may have been forgotten.
        let begins = actions().find(|action| match action {
            Action::Turn(_) => true,
            Action::Enter(stage) => *stage != Stage::Setup,
            _ => false,
        });
        let is_forgotten = matches!(begins, Some(Action::Enter(_)));
        let first_turn = first_turn.map(|turn| {
            if is_forgotten {
                turn.saturating_sub(1)
            } else {
                turn
            }
        });
        let last_turn = rulebook.last_turn();
        let first_turn = first_turn
            .filter(|turn| (1..=last_turn).contains(turn))
            .unwrap_or(1);
        let given = actions().any(|action| {
            matches!(
                action,
                Action::Give(..) | Action::GivePieces(..) | Action::GiveExplorers(..) | Action::GiveDock(..)
            )
        });
        let mut state = State::new(rulebook, seats.len());
        state.turn = first_turn;
        let mut play = Play::new(seats, first_turn, given || first_turn > 1);
        for (ledger, player) in play.ledgers.iter_mut().zip(&state.players) {
            ledger.settle(player.money);
        }
        if actions().any(|action| *action == Action::Auction) {
            play.auction = Some(Auction {
                bids: vec![0; state.players.len()],
                ..Auction::default()
            });
        }
        Self {
            rulebook,
            statements,
            goes_on: false,
            is_stopped: false,
            at: 0,
            span: TextSpan::default(),
            state,
            play,
            known: Rc::default(),
            findings: Vec::new(),
            left_out: FindingCounts::default(),
            waivers: Waivers::default(),
        }
    }

    /// Plays the record through, and finds out what follows from what.
    fn run(self) -> (Explained, FindingCounts, Option<(State, Play)>) {
        let mut played = self.clone();
        for at in 0..played.statements.len() {
            played.play_statement(at);
        }
        played.play_end();
        let known = self.known_elsewhere();
        let mut findings = played.findings;
        let explained = if findings.iter().any(Finding::can_explain) {
            explain(self, findings)
        } else {
            findings.sort_by_key(|finding| finding.span.start);
            Explained {
                findings,
                is_cut: false,
            }
        };
        let table = (!played.state.players.is_empty()).then_some((played.state, played.play));
        (explained.with(known), played.left_out, table)
    }

    /// Plays the statement at a place.
    fn play_statement(&mut self, at: usize) {
        let statements = self.statements.clone();
        let Some(resolved) = statements.get(at).filter(|_| !self.is_stopped) else {
            return;
        };
        self.at = at;
        self.span = resolved.span;
        if resolved.trial == Trial::AsWritten {
            self.report_known(resolved.span);
        }
        match &resolved.action {
            _ if self.state.players.is_empty() && self.is_missing_players(resolved) => {
                self.check(Moment::Lost(resolved));
                self.is_stopped = true;
            }
            Some(action) => match resolved.trial {
                Trial::Believed(figure) => self.believe(resolved, action, figure),
                Trial::AsWritten | Trial::Changed => self.play_through(resolved, action),
            },
            None => self.lose(resolved),
        }
    }

    /// The record is over.
    fn play_end(&mut self) {
        if !self.state.players.is_empty() && !self.goes_on {
            self.end_of_record();
        }
        self.report_unused_waivers();
    }

    /// What was found in the words and signs of a statement.
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
    fn lose(&mut self, resolved: &Resolved) {
        if !resolved.is_broken {
            self.check(Moment::Lost(resolved));
        }
        // A piece was placed, though we do not know which or where.
        if let (Stage::Placement, Some(seat)) = (self.state.stage, resolved.seat) {
            self.state.note_placed(seat);
        }
    }

    /// An entry or a heading, where it belongs.
    fn play_through(&mut self, resolved: &Resolved, action: &Action) {
        self.come_to_where_it_belongs(resolved);
        let Some((good, seat)) = resolved.takes.zip(resolved.seat) else {
            self.play_action(action);
            return;
        };
        let before = self.state.player(seat).goods.clone();
        self.play_action(action);
        self.check_good_of_move(seat, good, &before);
    }

    /// A last turn whose phase D is over is complete, and so is the game.
    fn end_of_record(&mut self) {
        let in_last = self.state.turn >= self.rulebook.last_turn();
        if !in_last || self.play.reached != Stage::Benefits {
            return;
        }
        let mut worked_off = self.clone();
        worked_off.begin();
        let next = legal::next(&worked_off.state, &worked_off.play, self.rulebook);
        if self.play.done || (next.actions.is_empty() && next.luck.is_empty()) {
            self.come_to_the_end();
            self.state.stage = Stage::End;
            self.play.reached = Stage::End;
        }
    }

    /// An entry whose heading was forgotten: that is told, and the game goes on as if it stood there. While something
    /// is left to do under the heading above, the entry itself is out of place.
    fn come_to_where_it_belongs(&mut self, resolved: &Resolved) {
        let Some(stage) = resolved.belongs_to.filter(|stage| *stage > self.play.reached) else {
            return;
        };
        let next = legal::next(&self.state, &self.play, self.rulebook);
        let acts_before = Stage::OF_A_TURN
            .into_iter()
            .any(|other| other > self.play.reached && other < stage && self.state.waits_in(other));
        if next.must_act || acts_before || self.state.stage == Stage::Setup || self.state.stage == stage {
            return;
        }
        let violation = Violation::new()
            .with("heading", heading(self.state.stage))
            .options([heading(stage)]);
        self.report("entry-outside-its-phase", violation);
        self.enter(stage);
    }

    /// Whether a statement needs players and there are none.
    fn is_missing_players(&self, resolved: &Resolved) -> bool {
        let broken_players = self
            .known
            .iter()
            .any(|finding| finding.span.end <= resolved.span.end);
        let header = matches!(
            resolved.action,
            Some(Action::Remark | Action::Players(_) | Action::Auction | Action::Ruling(_))
        );
        !(header || (broken_players && resolved.is_broken))
    }

    fn play_action(&mut self, action: &Action) {
        self.play.note_heading(action);
        match action {
            Action::Turn(number) => self.turn(*number),
            Action::Enter(stage) => self.enter(*stage),
            Action::Bids => {
                self.enter(Stage::Setup);
                if let Some(auction) = &mut self.play.auction {
                    auction.begun = true;
                }
            }
            // Right after the heading of a turn nothing has been worked off yet.
            Action::Tally if !self.play.entered => {}
            Action::Tally => self.finish(),
            Action::Remark | Action::Auction => {}
            Action::Players(_) | Action::Ruling(_) => self.check(Moment::Entry(action)),
            _ => self.entry(action),
        }
    }

    fn entry(&mut self, action: &Action) {
        let is_work = !matches!(
            action,
            Action::University(..)
                | Action::Exchange(..)
                | Action::ClaimHoldings(..)
                | Action::Order(_)
                | Action::BoardGood(..)
                | Action::BoardBorder(..)
        );
        if is_work {
            // Losses stand right after their battle; the University and claims may come between.
            if !matches!(action, Action::Losses(..)) {
                self.conclude_battles();
            }
            self.begin();
        }
        if matches!(action, Action::ClaimWinners(_)) {
            self.come_to_the_end();
        }
        if let Action::Place(seat, ..) = action {
            self.catch_up(*seat);
        }
        self.check(Moment::Entry(action));
        self.act_noting_money(action);
        // Placing a piece touches nothing that is counted there.
        if !matches!(action, Action::Place(..)) {
            self.check_balance();
        }
    }

    /// Tries every rule on a moment.
    fn check(&mut self, moment: Moment) {
        let sort = moment.sort();
        let mut found = Vec::new();
        // In tests every rule is tried, to see that none is left out where it could be broken.
        let rules = if cfg!(debug_assertions) {
            RULES
        } else {
            sort.rules()
        };
        let now = Now {
            rulebook: self.rulebook,
            state: &self.state,
            play: &self.play,
            moment,
            span: self.span,
        };
        let mut broken = Vec::new();
        for rule in rules {
            (rule.check)(&now, &mut found);
            debug_assert!(
                rule.moments.meets(sort) || found.is_empty(),
                "{} is broken at an unexpected moment",
                rule.slug
            );
            if !found.is_empty() {
                broken.extend(found.drain(..).map(|violation| (rule.slug, violation)));
            }
        }
        for (slug, violation) in broken {
            self.report(slug, violation);
        }
    }

    /// Makes a finding of a violation.
    fn report(&mut self, slug: &'static str, violation: Violation) {
        let Some(breach) = self.rulebook.catalog.registry.breach(slug) else {
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
        };
        if self.findings.len() >= MOST_FINDINGS {
            self.left_out.count(&finding);
            return;
        }
        self.findings.push(finding);
    }
}

/// The points a record writes down: colony points so far, everything once the game is over.
pub fn points_to_claim(state: &State, play: &Play, rulebook: &Rulebook, seat: super::state::Seat) -> u16 {
    let over = state.turn >= rulebook.last_turn() && (play.now.has_scored || play.reached >= Stage::Scoring);
    let points = &state.player(seat).points;
    let ours = if over {
        state.score(rulebook, seat).total()
    } else {
        points.colonies_total() + points.of_benefits
    };
    u16::try_from(i32::from(ours) + points.believed).unwrap_or(0)
}
