//! A record checked: what was not understood and what was against the rules, in the order of the text.

use super::known::{KnownFindings, clashing_names};
use super::proven::take_back_unproven;
use super::reading::{Colons, reading};
use super::vocabulary::Vocabulary;
use crate::core::engine::Step;
use crate::core::{Finding, Later, Statement, Statements};
use crate::games::{AnyGame, AnyReplayed};
use crate::l10n::Language;
use crate::notation::{LineIndex, Magic, Position, Span};
use crate::reference::Library;

/// How far a record is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Until {
    /// To its end.
    #[default]
    End,
    /// To the end of a line.
    Line(u32),
    /// To the end of a turn.
    Turn(u32),
}

/// Reads a record and plays it through.
pub fn check<'c>(
    text: &str,
    library: &'c Library,
    game: &'c AnyGame,
    choices: &[(String, String)],
    until: Until,
) -> AnyReplayed<'c> {
    check_with(text, &mut Vocabulary::new(library, game), choices, until)
}

/// Reads a record and plays it through, with the words that other records have taught.
pub fn check_with<'c>(
    text: &str,
    vocabulary: &mut Vocabulary<'c>,
    choices: &[(String, String)],
    until: Until,
) -> AnyReplayed<'c> {
    let game = vocabulary.game;
    check_as(text, game, vocabulary, choices, until)
}

/// Reads a record and plays it through as a game with the file of its table, with the words that records of other tables
/// have taught.
pub fn check_as<'c>(
    text: &str,
    game: &'c AnyGame,
    vocabulary: &mut Vocabulary,
    choices: &[(String, String)],
    until: Until,
) -> AnyReplayed<'c> {
    let (mut replayed, _) = played(text, game, vocabulary, choices, until, false);
    let library = vocabulary.library;
    let is_corrected = replayed
        .findings()
        .iter()
        .any(|finding| finding.correction.is_some());
    if is_corrected && let Some(language) = language_of(text, library, game) {
        let texts = library.texts(language, Some(game.id()));
        take_back_unproven(replayed.findings_mut(), text, &texts, |corrected| {
            let (replayed, _) = played(corrected, game, vocabulary, choices, until, true);
            replayed.findings().to_vec()
        });
    }
    replayed
}

/// The same, with each statement and what came of it.
pub fn check_with_story<'c>(
    text: &str,
    vocabulary: &mut Vocabulary<'c>,
    choices: &[(String, String)],
    until: Until,
) -> (AnyReplayed<'c>, Vec<Step>) {
    let game = vocabulary.game;
    let (replayed, statements) = played(text, game, vocabulary, choices, until, false);
    let story = replayed.story(&statements);
    (replayed, story)
}

/// The language that the opening line names, or else English, which every record may use.
fn language_of<'l>(text: &str, library: &'l Library, game: &AnyGame) -> Option<&'l Language> {
    let (log, _) = super::read(text, library, game);
    let tag = log.magic().and_then(Magic::language);
    let named = tag.and_then(|tag| library.store().language(&tag.text().to_lowercase()));
    named.or_else(|| library.store().language("en"))
}

/// Reads a record and plays it through; on trial nobody asks what follows from what.
fn played<'c>(
    text: &str,
    game: &'c AnyGame,
    vocabulary: &mut Vocabulary,
    choices: &[(String, String)],
    until: Until,
    is_trial: bool,
) -> (AnyReplayed<'c>, Statements) {
    let library = vocabulary.library;
    vocabulary.declare(game.declared());
    // What was written is not needed any more once it is understood.
    let (found, problems, clashes) =
        reading(text, vocabulary, Colons::Told, |log, found, problems, map, _| {
            let clashes = clashing_names(log, &found, library, game);
            let clashes = clashes.into_iter().map(|(span, name)| (map.written(span), name));
            let clashes: Vec<_> = clashes.collect();
            (found, problems, clashes)
        });
    let mut statements = found.statements;
    statements.is_trial = is_trial;
    let end = cut(&mut statements, text, until, game.turn_word());
    let is_read = |span: Span| end.is_none_or(|end| span.start < end);
    let mut known = KnownFindings::new(&statements);
    known.add_signs(problems.iter().filter(|problem| is_read(problem.span)), text);
    let unknown = found.unknown.iter().filter(|unknown| is_read(unknown.span));
    known.add_words(unknown, text, &found.players, vocabulary);
    known.add_colons(found.with_colon.iter().filter(|span| is_read(**span)), text);
    let clashes = clashes.into_iter().filter(|(words, _)| is_read(*words));
    known.add_clashes(clashes);
    let (known, left_out) = known.into_findings();
    let mut replayed = game.replay(&statements, choices, known);
    replayed.leave_out(&left_out);
    (replayed, statements)
}

/// Where a finding begins and ends.
pub fn positions(finding: &Finding, index: &LineIndex) -> (Position, Position) {
    (
        index.position(finding.place.start),
        index.position(finding.place.end),
    )
}

/// Leaves out what comes later; where the record then ends, if it goes on.
fn cut(statements: &mut Statements, text: &str, until: Until, turn_word: &str) -> Option<u32> {
    let keep = match until {
        Until::End => return None,
        Until::Line(line) => {
            let index = LineIndex::new(text);
            let before = |statement: &Statement| index.position(statement.span().start).line <= line;
            statements
                .list
                .iter()
                .take_while(|statement| before(statement))
                .count()
        }
        Until::Turn(turn) => {
            let later = |statement: &Statement| match statement {
                Statement::Heading { name, number, .. } => {
                    let key = name.and_then(|name| statements.name(name).key());
                    let is_turn = key.is_some_and(|key| key.id == turn_word);
                    is_turn && number.is_some_and(|number| number > turn)
                }
                Statement::Entry(_) => false,
            };
            statements
                .list
                .iter()
                .take_while(|statement| !later(statement))
                .count()
        }
    };
    statements.later = match until {
        _ if keep == statements.list.len() => Later::Nothing,
        Until::Turn(_) => Later::NextTurn,
        Until::Line(_) | Until::End => Later::More,
    };
    statements.list.truncate(keep);
    Some(statements.list.last().map_or(0, |last| last.span().end))
}
