//! Lines as people write them by hand, read as the canonical lines they stand for.
//!
//! No second grammar: the words of a line are sorted by what the place accepts and by the lists of a language
//! (`locales/<tag>/reading.ftl`), canonical lines are made of them, and the grammar reads those. Only lines that the
//! grammar does not understand come here. A line that gives two meanings, or none, stays as it is and is reported.

mod above;
mod clause;
mod elements;
mod entry;
mod heading;
mod lexicon;
mod spans;
mod table;
mod tokens;
mod trial;

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

pub(super) use lexicon::Lexicon;
pub(super) use spans::SpanMap;
pub(super) use table::has_number;

use self::above::Above;
use self::entry::Way;
use self::spans::Piece;
use self::table::Table;
use super::meaning::Meanings;
use super::reading::{Colons, understood};
use super::vocabulary::Vocabulary;
use crate::notation::{Log, Magic, Mistake, NotationProblem};

/// So often a record is read again after lines of it were understood.
const MOST_ROUNDS: usize = 4;
/// So many lines of a record are tried, and so many forms of all of them together.
const MOST_LINES: usize = 1_000;
const MOST_TRIALS: usize = 4_000;
/// Longer lines, in bytes, are not tried.
const LONGEST_LINE: usize = 400;

/// A record with its natural lines in canonical form.
#[derive(Debug)]
pub(super) struct Natural {
    /// The text; it has the same lines.
    pub(super) text: String,
    /// Where its places stand in what was written.
    pub(super) map: SpanMap,
}

/// A line of the text as written.
struct WrittenLine {
    /// Without its end and its comment.
    range: Range<usize>,
    /// In canonical form, once it is understood.
    canonical: Option<Vec<Piece>>,
}

impl WrittenLine {
    /// The line, as far as it is understood.
    fn text(&self, text: &str) -> String {
        match &self.canonical {
            Some(pieces) => pieces.iter().map(|piece| piece.text.as_str()).collect(),
            None => text[self.range.clone()].to_owned(),
        }
    }
}

/// Reads the lines of a record that the grammar leaves open; none if nothing of them is understood.
pub(super) fn natural(
    log: &Log,
    found: &Meanings,
    problems: &[NotationProblem],
    colons: Colons,
    vocabulary: &mut Vocabulary,
) -> Option<Natural> {
    let open = open_lines(log, found, problems, colons);
    if open.is_empty() {
        return None;
    }
    let text = log.text();
    let mut lines = lines_of(text);
    let mut left = Left {
        lines: MOST_LINES,
        trials: MOST_TRIALS,
    };
    if !read_open(text, &mut lines, &open, log, found, &mut left, vocabulary) {
        return None;
    }
    let mut natural = assembled(text, &lines);
    for _ in 1..MOST_ROUNDS {
        let (log, problems) = super::read(&natural.text, vocabulary.library, vocabulary.game);
        let (found, problems) = understood(&log, problems, vocabulary);
        let open = open_lines(&log, &found, &problems, colons);
        if !read_open(text, &mut lines, &open, &log, &found, &mut left, vocabulary) {
            break;
        }
        natural = assembled(text, &lines);
    }
    Some(natural)
}

/// What may still be tried.
struct Left {
    lines: usize,
    trials: usize,
}

/// The lines where something is not understood, or may be better understood as people write.
fn open_lines(log: &Log, found: &Meanings, problems: &[NotationProblem], colons: Colons) -> BTreeSet<usize> {
    let is_of_words = |problem: &&NotationProblem| {
        !matches!(
            problem.mistake,
            Mistake::ControlCharacter
                | Mistake::MissingMagic
                | Mistake::IncompleteMagic
                | Mistake::MisplacedMagic
                | Mistake::UnknownVersion
        )
    };
    let signs = problems
        .iter()
        .filter(is_of_words)
        .map(|problem| problem.span.start);
    let words = found.unknown.iter().map(|unknown| unknown.span.start);
    let with_colon = found.with_colon.iter().filter(|_| colons == Colons::LeftOut);
    let colons = found.without_colon.iter().chain(with_colon);
    let colons = colons.map(|span| span.start);
    let all = signs
        .chain(words)
        .chain(colons)
        .chain(found.doubtful.iter().copied());
    // What goes on over several lines is not written like that.
    let is_one_line = |place: &u32| {
        log.line_at(*place)
            .is_none_or(|line| !line.raw().contains(['\n', '\r']))
    };
    let places: BTreeSet<u32> = all.filter(is_one_line).collect();
    if places.is_empty() {
        return BTreeSet::new();
    }
    let starts = line_starts(log.text());
    places.into_iter().map(|place| line_at(&starts, place)).collect()
}

/// Where the lines of a text begin.
pub(super) fn line_starts(text: &str) -> Vec<usize> {
    let mut start = 0;
    let lines = text.split_inclusive(['\n', '\r']);
    lines
        .map(|line| {
            start += line.len();
            start - line.len()
        })
        .collect()
}

/// The line of a place.
pub(super) fn line_at(starts: &[usize], place: u32) -> usize {
    starts
        .partition_point(|start| *start <= place as usize)
        .saturating_sub(1)
}

/// The lines of a text.
fn lines_of(text: &str) -> Vec<WrittenLine> {
    let mut start = 0;
    let mut lines = Vec::new();
    for line in text.split_inclusive(['\n', '\r']) {
        let written = line.find(['#', '＃']).map_or(line, |comment| {
            // `turn #1`.
            let number = line[comment..].trim_start_matches(['#', '＃']).trim_end();
            let is_number = !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit());
            let is_heading = comment > 0 && !line[..comment].contains([':', '：']);
            if is_number && is_heading {
                line
            } else {
                &line[..comment]
            }
        });
        let written = written.trim_end();
        let indent = written.len() - written.trim_start().len();
        lines.push(WrittenLine {
            range: start + indent..start + written.len(),
            canonical: None,
        });
        start += line.len();
    }
    lines
}

/// Reads open lines; whether one was understood.
fn read_open(
    text: &str,
    lines: &mut [WrittenLine],
    open: &BTreeSet<usize>,
    log: &Log,
    found: &Meanings,
    left: &mut Left,
    vocabulary: &mut Vocabulary,
) -> bool {
    let tag = log.magic().and_then(Magic::language);
    let language = tag.map_or(u8::MAX, |tag| vocabulary.language(&tag.text()));
    // What is declared anywhere in the record is known everywhere in it.
    let declared = Arc::clone(&vocabulary.table().things);
    vocabulary.declare(found.declared_outside(open, log.text()).into());
    let mut above = Above::new(log, found);
    let mut has_read = false;
    for at in open.iter().copied() {
        let Some(line) = lines.get(at).filter(|line| line.canonical.is_none()) else {
            continue;
        };
        let written = &text[line.range.clone()];
        if written.is_empty() || written.len() > LONGEST_LINE || left.lines == 0 {
            continue;
        }
        left.lines -= 1;
        above.go_to(at);
        let Some(before) = above.before(text, lines) else {
            continue;
        };
        let mut table = Table::new(vocabulary, language, &found.seated);
        table.heading = above.heading().and_then(|heading| table.heading_called(heading));
        if let Some(canonical) = read_line(written, &before, &mut table, left, &mut above) {
            above.forget_header(at);
            lines[at].canonical = Some(canonical);
            has_read = true;
        }
    }
    vocabulary.declare(declared);
    has_read
}

/// Reads one line; none if it has no meaning or several.
fn read_line(
    line: &str,
    before: &str,
    table: &mut Table,
    left: &mut Left,
    above: &mut Above,
) -> Option<Vec<Piece>> {
    let tokens = tokens::tokens(line);
    if let Some(pieces) = heading::headings(line, &tokens, table) {
        let text: String = pieces.iter().map(|piece| piece.text.as_str()).collect();
        if text == line {
            return None;
        }
        left.trials = left.trials.checked_sub(1)?;
        trial::meaning(&text, before, table.vocabulary)?;
        for heading in text.split("; ") {
            above.opens(heading);
        }
        return Some(pieces);
    }
    let mut found = Found::Nothing;
    for way in Way::ALL {
        let forms = entry::entries(line, &tokens, way, table);
        found = only_meaning(forms.likely, before, table, left);
        if matches!(found, Found::Nothing) {
            found = only_meaning(forms.otherwise, before, table, left);
        }
        if !matches!(found, Found::Nothing) {
            break;
        }
    }
    let Found::One(pieces) = found else { return None };
    let is_changed = pieces.iter().map(|piece| piece.text.as_str()).collect::<String>() != line;
    is_changed.then_some(pieces)
}

/// What the forms of a line mean.
enum Found {
    /// None of them has a meaning.
    Nothing,
    /// All that have one mean this.
    One(Vec<Piece>),
    /// Several meanings, or nothing is left to try.
    Open,
}

/// The form that has a meaning.
fn only_meaning(forms: Vec<Vec<Piece>>, before: &str, table: &mut Table, left: &mut Left) -> Found {
    let mut meant: Option<(String, Vec<Piece>)> = None;
    for pieces in forms {
        let Some(trials) = left.trials.checked_sub(1) else {
            return Found::Open;
        };
        left.trials = trials;
        let text: String = pieces.iter().map(|piece| piece.text.as_str()).collect();
        let Some(meaning) = trial::meaning(&text, before, table.vocabulary) else {
            continue;
        };
        match &meant {
            Some((known, _)) if *known != meaning => return Found::Open,
            Some(_) => {}
            None => meant = Some((meaning, pieces)),
        }
    }
    meant.map_or(Found::Nothing, |(_, pieces)| Found::One(pieces))
}

/// The text with what was understood in canonical form.
fn assembled(text: &str, lines: &[WrittenLine]) -> Natural {
    let mut natural = Natural {
        text: String::with_capacity(text.len()),
        map: SpanMap::default(),
    };
    let mut done = 0;
    for line in lines {
        let Some(pieces) = &line.canonical else { continue };
        natural.keep(text, done..line.range.start);
        for piece in pieces {
            let from = piece.from.clone().unwrap_or(0..line.range.len());
            let written = line.range.start + from.start..line.range.start + from.end;
            let start = natural.text.len();
            natural.text.push_str(&piece.text);
            if piece.from.is_some() {
                natural.map.push(start..natural.text.len(), written, false);
            }
        }
        done = line.range.end;
    }
    natural.keep(text, done..text.len());
    natural
}

impl Natural {
    fn keep(&mut self, text: &str, range: Range<usize>) {
        let start = self.text.len();
        self.text.push_str(&text[range.clone()]);
        self.map.push(start..self.text.len(), range, true);
    }
}
