//! Plays a record through: every entry is checked, then applied, whatever the check found. Between
//! headings the automatic steps of a turn are taken.
//!
//! A wrong record is a value here, never an error: the replay always comes to its end.

mod act;
mod balance;
mod claims;
mod doubt;
mod flow;
mod gifts;
mod ledger;
pub mod legal;
mod moments;
mod now;
mod open_goods;
mod pieces;
mod play;
mod waivers;

pub use ledger::{Ledger, Reason, paid_in_benefits};
pub use moments::Moments;
pub use now::{Found, Moment, Now, figures, heading, piece, pieces, spot, stage};
pub use open_goods::{Difference, Differences};
pub use pieces::{Turn, meant, turn_of};
pub use play::{Auction, Battle, Exchanged, Explored, Offset, Play, Under};

use super::action::Action;
use super::catalog::Catalog;
use super::resolve::{Resolved, resolve};
use super::rules::RULES;
use super::state::{Rulebook, Stage, State};
use super::violation::{Aspect, Violation};
use crate::core::{EntryKey, Finding, FindingCounts, Readings, Statements, TextSpan, Value, Waivers};
use doubt::Doubts;

/// Upper limit on findings kept per record, besides those about words and signs. The others are counted.
const MOST_FINDINGS: usize = 10_000;

/// What a replay came to.
#[derive(Debug)]
pub struct Replayed<'c> {
    /// Everything that was found, in the order of the record.
    pub findings: Vec<Finding>,
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
    let mut replay = Replay::new(&rulebook, &resolved, known);
    replay.statements = &resolved;
    replay.goes_on = statements.goes_on;
    replay.waivers = Waivers::new(statements);
    let (findings, left_out, table) = replay.run();
    Replayed {
        findings,
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
            span: TextSpan::default(),
        };
        let header: Vec<Resolved> = header.into_iter().flatten().map(resolved).collect();
        let replay = Replay::new(rulebook, &header, Vec::new());
        Self { replay }
    }

    /// Applies an entry or a heading; what is wrong with it.
    pub fn apply(&mut self, action: &Action) -> &[Finding] {
        let before = self.replay.findings.len();
        self.replay.first_of_entry = None;
        self.replay.root_of_entry = None;
        self.replay.step(action);
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
    statements: &'r [Resolved],
    /// Whether the record goes on after them.
    goes_on: bool,
    /// The statement that is being played.
    at: usize,
    span: TextSpan,
    state: State,
    play: Play,
    findings: Vec<Finding>,
    /// The places of what was found in words and signs, sorted, with the numbers of the findings.
    known: Vec<(u32, usize)>,
    doubts: Doubts,
    /// Doubts that the entry being checked casts.
    new_doubts: Vec<(Aspect, usize)>,
    /// The first finding of the entry that is being played.
    first_of_entry: Option<usize>,
    /// The finding that the first trouble of the entry goes back to, perhaps itself.
    root_of_entry: Option<usize>,
    /// Findings that are counted but not kept, because there are too many.
    left_out: FindingCounts,
    /// What the table has allowed.
    waivers: Waivers,
}

impl<'r> Replay<'r> {
    fn new(rulebook: &'r Rulebook<'r>, statements: &[Resolved], known: Vec<Finding>) -> Self {
        let actions = || statements.iter().filter_map(|resolved| resolved.action.as_ref());
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
        let mut play = Play::new(seats, state.regions.len(), first_turn, given || first_turn > 1);
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
            statements: &[],
            goes_on: false,
            at: 0,
            span: TextSpan::default(),
            state,
            play,
            known: places_of(&known),
            findings: known,
            doubts: Doubts::default(),
            new_doubts: Vec::new(),
            first_of_entry: None,
            root_of_entry: None,
            left_out: FindingCounts::default(),
            waivers: Waivers::default(),
        }
    }

    fn run(mut self) -> (Vec<Finding>, FindingCounts, Option<(State, Play)>) {
        for finding in &mut self.findings {
            finding.waived = self.waivers.allow(finding.slug, finding.span.start);
        }
        let nobody = self.state.players.is_empty();
        for at in 0..self.statements.len() {
            self.at = at;
            let resolved = &self.statements[at];
            self.span = resolved.span;
            self.first_of_entry = None;
            self.root_of_entry = None;
            match &resolved.action {
                _ if nobody && self.is_missing_players(resolved) => {
                    self.check(Moment::Lost(resolved));
                    break;
                }
                Some(action) => self.play_through(resolved, action),
                None => self.lose(resolved),
            }
        }
        if !nobody && !self.goes_on {
            self.end_of_record();
        }
        self.report_unused_waivers();
        let mut findings = self.findings;
        in_order_of_text(&mut findings);
        (
            findings,
            self.left_out,
            (!nobody).then_some((self.state, self.play)),
        )
    }

    /// An entry or a heading, where it belongs.
    fn play_through(&mut self, resolved: &Resolved, action: &Action) {
        self.come_to_where_it_belongs(resolved);
        let Some((good, seat)) = resolved.takes.zip(resolved.seat) else {
            self.step(action);
            return;
        };
        let before = self.state.player(seat).goods.clone();
        self.step(action);
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
            self.first_of_entry = None;
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
            .options([heading(stage)])
            .rests_on([Aspect::Phase]);
        self.report("entry-outside-its-phase", violation);
        self.first_of_entry = None;
        self.root_of_entry = None;
        self.enter(stage);
    }

    /// Whether a statement needs players and there are none.
    fn is_missing_players(&self, resolved: &Resolved) -> bool {
        let broken_players = self
            .findings
            .iter()
            .any(|finding| finding.span.end <= resolved.span.end);
        let header = matches!(
            resolved.action,
            Some(Action::Remark | Action::Players(_) | Action::Auction | Action::Ruling(_))
        );
        !(header || (broken_players && resolved.is_broken))
    }

    fn step(&mut self, action: &Action) {
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
        self.doubt_good_of_region(action);
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
        for rule in rules {
            let now = Now {
                rulebook: self.rulebook,
                state: &self.state,
                play: &self.play,
                moment,
                span: self.span,
            };
            (rule.check)(&now, &mut found);
            debug_assert!(
                rule.moments.meets(sort) || found.is_empty(),
                "{} is broken at an unexpected moment",
                rule.slug
            );
            for violation in found.drain(..) {
                self.report(rule.slug, violation);
            }
        }
        // What one rule says of an entry explains later entries, not what another rule says of the same one.
        for (aspect, finding) in std::mem::take(&mut self.new_doubts) {
            self.doubts.add(&[aspect], finding);
        }
    }

    /// Makes a finding of a violation. Only an error that the table has not allowed explains anything: notes, warnings and
    /// waived findings are never the cause of another, so that what is left after folding has an error if anything had.
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
        let can_explain = |cause: &usize| self.findings.get(*cause).is_some_and(Finding::can_explain);
        let of_entry = self
            .first_of_entry
            .filter(|_| violation.span.is_none() && !is_figure(slug));
        let follows = violation
            .follows
            .filter(can_explain)
            .or_else(|| self.doubts.cause(&violation.rests_on))
            .or(of_entry)
            .filter(can_explain);
        let span = violation.span.unwrap_or(self.span);
        let finding = Finding {
            slug,
            severity: violation.severity.unwrap_or(breach.severity),
            rules,
            ruling: violation.ruling.map(str::to_owned),
            span,
            arguments: violation.arguments,
            options: violation.options,
            follows,
            waived: self.waivers.allow(slug, span.start),
        };
        let number = self.findings.len();
        if number - self.known.len() >= MOST_FINDINGS {
            self.left_out.count(&finding);
            return;
        }
        let root = follows.unwrap_or(number);
        if !finding.waived && (finding.can_explain() || follows.is_some()) {
            self.new_doubts
                .extend(violation.spoils.iter().map(|aspect| (*aspect, root)));
            self.root_of_entry.get_or_insert(root);
            // A consequence explains nothing: another mistake in the same entry stands for itself.
            if violation.span.is_none() && follows.is_none() {
                self.first_of_entry.get_or_insert(root);
            }
            if slug == "entry-outside-its-phase" {
                self.play.misplaced.get_or_insert(root);
            }
        }
        self.findings.push(finding);
    }
}

/// Whether a finding is about one of the figures of a list: each of them stands for itself.
fn is_figure(slug: &str) -> bool {
    matches!(slug, "wrong-money" | "wrong-holding")
}

/// Where findings begin, sorted, with their numbers.
fn places_of(findings: &[Finding]) -> Vec<(u32, usize)> {
    let mut places: Vec<(u32, usize)> = findings
        .iter()
        .zip(0..)
        .map(|(finding, at)| (finding.span.start, at))
        .collect();
    places.sort_unstable();
    places
}

/// Sorts findings by place and keeps what follows from what.
fn in_order_of_text(findings: &mut Vec<Finding>) {
    let mut order: Vec<usize> = (0..findings.len()).collect();
    order.sort_by_key(|at| findings[*at].span.start);
    let mut place = vec![0; order.len()];
    for (new, old) in order.iter().enumerate() {
        place[*old] = new;
    }
    let mut sorted: Vec<Finding> = order.iter().map(|at| findings[*at].clone()).collect();
    for finding in &mut sorted {
        finding.follows = finding.follows.map(|old| place[old]);
    }
    *findings = sorted;
}

/// The points a record writes down: colony points so far, everything once the game is over.
pub fn points_to_claim(state: &State, play: &Play, rulebook: &Rulebook, seat: super::state::Seat) -> u16 {
    let over = state.turn >= rulebook.last_turn() && (play.now.has_scored || play.reached >= Stage::Scoring);
    if over {
        state.score(rulebook, seat).total()
    } else {
        state.player(seat).points.colonies_total() + state.player(seat).points.of_benefits
    }
}
