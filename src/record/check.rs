//! A record checked: what was not understood and what was against the rules, in the order of the text.

use super::meaning::{Meanings, understood};
use super::unknown::Unknown;
use super::vocabulary::Vocabulary;
use crate::core::{EntryKey, Finding, Kind, Named, Severity, Statement, Statements, TextSpan, Value, Want};
use crate::games::{AnyGame, AnyReplayed};
use crate::notation::{Content, LineIndex, Log, Mistake, NotationProblem, Position, Span};
use crate::reference::{Library, fold};

/// So many words that are not understood get their nearest names.
const MOST_NEAREST: usize = 40;
/// Words longer than this are compared with no name.
const LONGEST_NAME: u32 = 200;
/// So many characters of words that are not understood are quoted.
const MOST_QUOTED: usize = 60;

/// So many mistakes of writing are kept.
const MOST_KNOWN: usize = 5_000;

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
    let (library, game) = (vocabulary.library, vocabulary.game);
    let (log, problems) = super::read(text, library, game);
    let (found, problems) = understood(&log, problems, vocabulary);
    let left_out = problems.len().saturating_sub(MOST_KNOWN) + found.unknown.len().saturating_sub(MOST_KNOWN);
    let problems = problems.iter().take(MOST_KNOWN);
    let mut known: Vec<Finding> = problems.map(|problem| of_notation(problem, text)).collect();
    let signs = known.len();
    for (at, unknown) in found.unknown.iter().enumerate().take(MOST_KNOWN) {
        let mut told = of_words(at, unknown, text, &found.players, vocabulary);
        // One thing that is wrong with an entry is enough: what its signs show, or its first word.
        let entry = unknown.statement;
        let sign = known[..signs].partition_point(|told| told.span.start < entry.start);
        let sign = Some(sign).filter(|sign| *sign < signs && known[*sign].span.start < entry.end);
        let word = known.len().checked_sub(1).filter(|last| *last >= signs);
        let word = word.filter(|last| known[*last].span.start >= entry.start);
        told.follows = sign.or_else(|| word.map(|word| known[word].follows.unwrap_or(word)));
        known.push(told);
    }
    for span in found.with_colon.iter().take(MOST_KNOWN) {
        let words = span
            .of(text)
            .trim_end_matches(|sign: char| sign.is_whitespace() || sign == ':');
        let mut told = finding("heading-with-colon", Severity::Warning, *span);
        told.arguments.push(("words", Value::Text(quoted(words))));
        known.push(told);
    }
    known.extend(clashing_names(&log, &found, library, game));
    // What was written is not needed any more once it is understood.
    drop(log);
    let mut statements = found.statements;
    if until != Until::End {
        cut(&mut statements, text, until);
        let end = statements.list.last().map_or(0, |last| last.span().end);
        known.retain(|finding| finding.span.start < end);
    }
    let mut replayed = game.replay(&statements, choices, known);
    replayed.add_more_findings(left_out);
    replayed
}

/// Where a finding begins and ends.
pub fn positions(finding: &Finding, index: &LineIndex) -> (Position, Position) {
    (
        index.position(finding.span.start),
        index.position(finding.span.end),
    )
}

/// Leaves out what comes later.
fn cut(statements: &mut Statements, text: &str, until: Until) {
    let keep = match until {
        Until::End => return,
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
                    let is_turn = key.is_some_and(|key| key.id == "turn");
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
    statements.goes_on = keep < statements.list.len();
    statements.list.truncate(keep);
}

fn finding(slug: &'static str, severity: Severity, span: Span) -> Finding {
    Finding {
        slug,
        severity,
        rules: Vec::new(),
        ruling: None,
        span: TextSpan {
            start: span.start,
            end: span.end,
        },
        arguments: Vec::new(),
        options: Vec::new(),
        follows: None,
        waived: false,
    }
}

fn of_notation(problem: &NotationProblem, text: &str) -> Finding {
    let severity = if problem.mistake == Mistake::ControlCharacter {
        Severity::Warning
    } else {
        Severity::Error
    };
    let message = problem.message(text);
    let mut found = finding(problem.mistake.id(), severity, problem.span);
    for (name, argument) in message.arguments {
        let value = match argument {
            crate::message::Argument::Number(number) => Value::Number(number),
            crate::message::Argument::Text(text) => Value::Text(text),
        };
        found.arguments.push((name, value));
    }
    let expected = problem
        .expected
        .iter()
        .map(|expected| Value::Text(expected.id().to_owned()));
    found.options.extend(expected);
    found
}

fn of_words(
    at: usize,
    unknown: &Unknown,
    text: &str,
    players: &[String],
    vocabulary: &Vocabulary,
) -> Finding {
    let mut found = finding("unknown-word", Severity::Error, unknown.span);
    found
        .arguments
        .push(("words", Value::Text(quoted(unknown.span.of(text)))));
    let wanted = unknown.wants.iter().map(|want| match *want {
        Want::Any(kind) => Value::Kind(kind),
        Want::One(kind, id) => Value::Thing(EntryKey::new(kind, id)),
    });
    found.arguments.push(("expected", Value::List(wanted.collect())));
    // Nobody misspells a name at such a length.
    let length = unknown.span.end - unknown.span.start;
    if at < MOST_NEAREST && length <= LONGEST_NAME {
        let nearest = unknown.nearest(text, vocabulary.library, vocabulary.game, players);
        found.options.extend(nearest);
    }
    found
}

/// Text of players, as far as it is quoted.
fn quoted(text: &str) -> String {
    text.chars().take(MOST_QUOTED).collect()
}

/// A player's name that is also a word of the game is read as the word.
fn clashing_names(log: &Log, meanings: &Meanings, library: &Library, game: &AnyGame) -> Vec<Finding> {
    let mut found = Vec::new();
    for line in log.lines() {
        let entries = match line.content() {
            Content::Entries(entries) => entries,
            Content::Heading(_) => break,
            Content::Blank | Content::Comment | Content::Magic(_) => continue,
        };
        for item in entries.flat_map(super::super::notation::Entry::items) {
            let Some(words) = item.words() else { continue };
            let Some(Named::KeyAnd(colour, name)) = meanings.of(words) else {
                continue;
            };
            let index = library.index();
            let clash = index
                .exact(&fold(name))
                .map(|row| index.target(row))
                .any(|target| {
                    let subjects = [Kind::Colour, Kind::Nation, Kind::Region, Kind::Word, Kind::Box];
                    target.game == game.id() && subjects.contains(&target.kind)
                });
            if clash && colour.kind == Kind::Colour {
                let mut note = finding("name-is-a-word", Severity::Note, words.span());
                note.arguments.push(("name", Value::Text(name.clone())));
                note.arguments.push(("player", Value::Thing(colour.clone())));
                found.push(note);
            }
        }
    }
    found
}
