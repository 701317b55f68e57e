//! A record that was played through.

use super::earlier::point_at_earlier;
use super::{Course, Game, Next, Replay, Seated, Sequence, Stage, point_at_items};
use crate::core::{EntryKey, Finding, FindingCounts, Readings, Statements, Waivers};

/// What a replay came to.
#[derive(Debug)]
pub struct Replayed<G: Game> {
    /// Everything that was found, in the order of the record.
    pub findings: Vec<Finding>,
    /// Whether the search for what follows from what was broken off.
    pub is_cut: bool,
    /// Findings that are counted but not kept, because there are too many.
    pub left_out: FindingCounts,
    /// The rules that governed.
    pub rulebook: G,
    /// The table at the end; none if nobody sits at it.
    pub table: Option<Table<G>>,
}

/// The table at the end of a record.
#[derive(Debug)]
pub struct Table<G: Game> {
    /// Who plays.
    pub seats: Vec<Seated>,
    /// Where the record is.
    pub course: Course<G::Stage>,
    /// What lies on the table.
    pub state: G::State,
    /// What has been done this turn.
    pub play: G::Play,
}

impl<G: Game> Replayed<G> {
    /// The turn reached; none before the first.
    pub fn turn(&self) -> Option<u16> {
        let table = self.table.as_ref()?;
        (table.course.stage != G::Stage::SETUP).then(|| G::turn(&table.state))
    }

    /// The heading reached.
    pub fn heading(&self) -> Option<EntryKey> {
        self.table.as_ref().map(|table| table.course.stage.key())
    }

    /// What may be written next; none if nobody sits at the table.
    pub fn next(&self) -> Option<Next<G>> {
        let table = self.table.as_ref()?;
        let mut replay = Replay::new(&self.rulebook, Sequence::default());
        replay.seats = table.seats.as_slice().into();
        replay.course = table.course.clone();
        replay.state = table.state.clone();
        replay.play = table.play.clone();
        Some(replay.next())
    }

    /// Whether the game has been played to its end.
    pub fn is_finished(&self) -> bool {
        self.table.as_ref().is_some_and(|table| {
            self.rulebook.is_last_turn(&table.state) && table.course.reached >= G::Stage::SCORING
        })
    }
}

/// Plays statements through. `known` are the findings about words and signs that were not understood, `choices` the
/// readings chosen outside the record: they win over those of the record.
pub fn replay<G: Game>(
    mut rulebook: G,
    statements: &Statements,
    choices: &[(String, String)],
    known: Vec<Finding>,
) -> Replayed<G> {
    let mut readings = Readings::default();
    for (name, reading) in choices {
        let _ = readings.choose(rulebook.registry(), name, reading);
    }
    // Some words mean something else by another reading.
    *rulebook.readings_mut() = readings;
    let resolved = rulebook.resolve(statements);
    let mut readings = Readings::default();
    for action in resolved.iter().filter_map(|resolved| resolved.action.as_ref()) {
        if let super::Role::Ruling(name, reading) = super::Action::role(action) {
            // A name that is not known is reported by its rule.
            let _ = readings.choose(rulebook.registry(), name, reading);
        }
    }
    for (name, reading) in choices {
        let _ = readings.choose(rulebook.registry(), name, reading);
    }
    *rulebook.readings_mut() = readings;
    let mut start = Replay::new(&rulebook, Sequence::new(resolved));
    start.later = statements.later;
    start.explains = !statements.is_trial;
    start.waivers = Waivers::new(statements);
    start.known = known.into();
    let (mut explained, played) = start.run();
    point_at_items(&mut explained.findings, statements);
    point_at_earlier(&mut explained.findings, &played.statements);
    let left_out = played.left_out;
    let table = played.into_table();
    Replayed {
        findings: explained.findings,
        is_cut: explained.is_cut,
        left_out,
        rulebook,
        table,
    }
}

impl<G: Game> Replay<'_, G> {
    /// The table as it stands; none if nobody sits at it.
    fn into_table(self) -> Option<Table<G>> {
        if self.seats.is_empty() {
            return None;
        }
        Some(Table {
            seats: self.seats.to_vec(),
            course: self.course,
            state: self.state,
            play: self.play,
        })
    }
}
