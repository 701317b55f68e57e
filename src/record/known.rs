//! Findings about words and signs, known before a record is played.

use super::meaning::Meanings;
use super::unknown::Unknown;
use super::vocabulary::Vocabulary;
use crate::core::{
    EntryKey, Finding, FindingCounts, NameId, Named, Severity, Statements, TextSpan, Value, Waivers, Want,
    WordPlace,
};
use crate::games::AnyGame;
use crate::notation::{Content, Entry, Log, Mistake, NotationProblem, Span};
use crate::reference::{Library, Target, fold};

/// Upper limit on findings of one sort that are kept; the others are counted.
const MOST_KNOWN: usize = 5_000;
/// So many words that are not understood get their nearest names.
const MOST_NEAREST: usize = 40;
/// Words longer than this are compared with no name.
const LONGEST_NAME: u32 = 200;
/// So many characters of words that are not understood are quoted.
const MOST_QUOTED: usize = 60;

/// Findings about words and signs.
pub(super) struct KnownFindings<'s> {
    kept: Vec<Finding>,
    left_out: FindingCounts,
    statements: &'s Statements,
    /// What the record allows; read with the first finding.
    waivers: Option<Waivers>,
}

impl<'s> KnownFindings<'s> {
    /// None yet.
    pub(super) fn new(statements: &'s Statements) -> Self {
        Self {
            kept: Vec::new(),
            left_out: FindingCounts::default(),
            statements,
            waivers: None,
        }
    }

    /// Adds what is wrong with the signs. Comes first.
    pub(super) fn add_signs<'p>(&mut self, problems: impl Iterator<Item = &'p NotationProblem>, text: &str) {
        for (at, problem) in problems.enumerate() {
            let found = finding(problem.mistake.id(), severity_of(problem.mistake), problem.span);
            self.add(at, found, |found| describe_sign(found, problem, text));
        }
    }

    /// Adds words that are not understood, but not those of an entry whose signs are wrong: there nobody can say which
    /// words belong together.
    pub(super) fn add_words<'u>(
        &mut self,
        words: impl Iterator<Item = &'u Unknown>,
        text: &str,
        players: &[String],
        vocabulary: &Vocabulary,
    ) {
        let signs = self.kept.iter().filter(|sign| sign.can_explain());
        let signs: Vec<u32> = signs.map(|sign| sign.span.start).collect();
        let has_wrong_signs = |unknown: &&Unknown| {
            let entry = unknown.statement;
            let next = signs.partition_point(|start| *start < entry.start);
            signs.get(next).is_some_and(|start| *start < entry.end)
        };
        for (at, unknown) in words.filter(|unknown| !has_wrong_signs(unknown)).enumerate() {
            let found = finding("unknown-word", Severity::Error, unknown.span);
            self.add(at, found, |found| {
                describe_words(found, unknown, text, vocabulary.game);
                // Nobody misspells a name at such a length.
                let length = unknown.span.end - unknown.span.start;
                if at < MOST_NEAREST && length <= LONGEST_NAME {
                    let nearest = unknown.nearest(text, vocabulary.library, vocabulary.game, players);
                    found.options.extend(nearest);
                }
            });
        }
    }

    /// Adds headings with a colon behind them.
    pub(super) fn add_colons<'h>(&mut self, headings: impl Iterator<Item = &'h Span>, text: &str) {
        for (at, span) in headings.enumerate() {
            let found = finding("heading-with-colon", Severity::Warning, *span);
            self.add(at, found, |found| {
                let words = span
                    .of(text)
                    .trim_end_matches(|sign: char| sign.is_whitespace() || sign == ':');
                found.arguments.push(("words", Value::Text(quoted(words))));
            });
        }
    }

    /// Adds players' names that are read as words of the game.
    pub(super) fn add_clashes(&mut self, names: impl Iterator<Item = (Span, NameId)>) {
        let statements = self.statements;
        for (at, (words, name)) in names.enumerate() {
            let found = finding("name-is-a-word", Severity::Note, words);
            self.add(at, found, |found| {
                if let Named::KeyAnd(colour, name) = statements.name(name) {
                    found.arguments.push(("name", Value::Text(name.clone())));
                    found.arguments.push(("player", Value::Thing(colour.clone())));
                }
            });
        }
    }

    /// The findings that are kept, in the order of the text, and how many are not.
    pub(super) fn into_findings(mut self) -> (Vec<Finding>, FindingCounts) {
        self.kept.sort_by_key(|finding| finding.span.start);
        (self.kept, self.left_out)
    }

    /// Keeps a finding with its description, or counts it if there are enough of its sort.
    fn add(&mut self, at: usize, mut found: Finding, describe: impl FnOnce(&mut Finding)) {
        let waivers = self.waivers.get_or_insert_with(|| Waivers::new(self.statements));
        found.waived = waivers.allow(found.slug, found.span.start);
        if at >= MOST_KNOWN {
            self.left_out.count(&found);
            return;
        }
        describe(&mut found);
        self.kept.push(found);
    }
}

/// Players' names that are also words of the game and are read as those words.
pub(super) fn clashing_names(
    log: &Log,
    meanings: &Meanings,
    library: &Library,
    game: &AnyGame,
) -> Vec<(Span, NameId)> {
    let index = library.index();
    let subjects = game.wants(&WordPlace::Subject);
    let is_subject = |target: &Target| {
        let mut wants = subjects.iter();
        target.game == game.id() && wants.any(|want| want.accepts_id(target.kind, &target.id))
    };
    let is_word = |name: &str| index.exact(&fold(name)).any(|row| is_subject(index.target(row)));
    let mut found = Vec::new();
    for line in log.lines() {
        let entries = match line.content() {
            Content::Entries(entries) => entries,
            Content::Heading(_) => break,
            Content::Blank | Content::Comment | Content::Magic(_) => continue,
        };
        for item in entries.flat_map(Entry::items) {
            let Some(words) = item.words() else { continue };
            let Some(name) = meanings.number_of(words) else {
                continue;
            };
            if let Named::KeyAnd(colour, player) = meanings.statements.name(name)
                && game.is_player(colour.kind)
                && is_word(player)
            {
                found.push((words.span(), name));
            }
        }
    }
    found
}

fn finding(slug: &'static str, severity: Severity, span: Span) -> Finding {
    let span = TextSpan {
        start: span.start,
        end: span.end,
    };
    Finding {
        slug,
        severity,
        rules: Vec::new(),
        ruling: None,
        span,
        item: None,
        place: span,
        arguments: Vec::new(),
        options: Vec::new(),
        follows: None,
        is_shared: false,
        waived: false,
        correction: None,
        earlier: None,
    }
}

fn severity_of(mistake: Mistake) -> Severity {
    if mistake == Mistake::ControlCharacter {
        Severity::Warning
    } else {
        Severity::Error
    }
}

fn describe_sign(found: &mut Finding, problem: &NotationProblem, text: &str) {
    let message = problem.message(text);
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
}

fn describe_words(found: &mut Finding, unknown: &Unknown, text: &str, game: &AnyGame) {
    found
        .arguments
        .push(("words", Value::Text(quoted(unknown.span.of(text)))));
    let wanted = unknown.wants.iter().map(|want| match *want {
        Want::Any(kind) if game.is_player(kind) => Value::AnyPlayer,
        Want::Any(kind) | Want::New(kind) => Value::Kind(kind),
        Want::One(kind, id) | Want::Before(kind, id) => Value::Thing(EntryKey::new(kind, id)),
    });
    found.arguments.push(("expected", Value::List(wanted.collect())));
}

/// Text of players, as far as it is quoted.
fn quoted(text: &str) -> String {
    text.chars().take(MOST_QUOTED).collect()
}
