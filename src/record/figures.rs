//! Figures that are understood, but stand in another form than ours: `(2/4/3/5)` for `[2 4 3 5]`, `10 dollars` for `$10`.

use super::correction::{TextEdit, apply};
use super::meaning::Meanings;
use super::reading::{Colons, reading};
use super::rewrite::rewrite;
use super::vocabulary::Vocabulary;
use crate::core::{TextSpan, Unit};
use crate::games::AnyGame;
use crate::l10n::Language;
use crate::notation::{Amount, Content, Entry, Item, Log, Number, Operator, Span, Words};

/// The edits that put the figures of a record into our form, in the order of the text. Each leaves the canonical form of
/// the record as it is.
pub(super) fn figures_in_our_form(
    text: &str,
    vocabulary: &mut Vocabulary,
    language: &Language,
) -> Vec<TextEdit> {
    let game = vocabulary.game;
    let wanted = reading(text, vocabulary, Colons::Told, |log, found, _, map, _| {
        let is_money = |words: Words| found.unit_of(words, game) == Some(Unit::Money);
        let of_items = |item: Item| -> Option<TextEdit> {
            let (span, figures) = written_figures(item, log.text(), &is_money)?;
            let TextSpan { start, end } = map.written_text(TextSpan {
                start: span.start,
                end: span.end,
            });
            in_our_form(text, start as usize, end as usize, figures)
        };
        let mut edits: Vec<TextEdit> = items_of(log).filter_map(of_items).collect();
        edits.sort_by_key(|edit| edit.span);
        edits.dedup_by(|later, edit| later.span.start < edit.span.end);
        edits
    });
    let canonical = |text: &str| rewrite(text, vocabulary.library, vocabulary.game, language).text;
    let before = canonical(text);
    let mut kept = Vec::new();
    keep(&wanted, &mut kept, &|edits| {
        canonical(&apply(edits, text)) == before
    });
    kept
}

impl Meanings {
    /// What words behind a figure say that the canonical form says otherwise.
    pub(super) fn unit_of(&self, words: Words, game: &AnyGame) -> Option<Unit> {
        game.unit(self.of(words)?.key()?)
    }
}

/// Keeps the edits that change no meaning: all of them at once, or else half by half.
fn keep(edits: &[TextEdit], kept: &mut Vec<TextEdit>, is_same: &dyn Fn(&[TextEdit]) -> bool) {
    if edits.is_empty() {
        return;
    }
    if is_same(edits) {
        kept.extend_from_slice(edits);
    } else if edits.len() > 1 {
        let (first, second) = edits.split_at(edits.len() / 2);
        keep(first, kept, is_same);
        keep(second, kept, is_same);
    }
}

/// All items of a record.
fn items_of<'a>(log: &'a Log<'a>) -> impl Iterator<Item = Item<'a>> {
    let entries = log.lines().filter_map(|line| match line.content() {
        Content::Entries(entries) => Some(entries),
        Content::Blank | Content::Comment | Content::Magic(_) | Content::Heading(_) => None,
    });
    let in_entry = |entry: Entry<'a>| {
        let lists = Operator::ALL.into_iter().filter_map(move |sign| entry.list(sign));
        entry.items().chain(lists.flatten())
    };
    entries
        .flatten()
        .filter(|entry| !entry.is_broken())
        .flat_map(in_entry)
}

/// Figures as we write them.
enum Figures {
    Brackets(Vec<u32>),
    Money(u32),
}

/// The money or the figures between brackets of an item, and where they stand.
fn written_figures(item: Item, text: &str, is_money: &dyn Fn(Words) -> bool) -> Option<(Span, Figures)> {
    let start = item.lead().map_or(item.span().start, |lead| lead.span().end);
    let (end, figures) = match (item.literal(), item.amount()) {
        (Some(figures), _) => {
            let values = figures.iter().map(|figure: &Number| figure.value);
            (item.span().end, Figures::Brackets(values.collect()))
        }
        (None, Some(Amount::Money(number))) => {
            let words = item.words().map(|words| words.span().start);
            let behind = words.filter(|start| *start > number.span.start);
            (behind.unwrap_or(item.span().end), Figures::Money(number.value))
        }
        (None, Some(Amount::Count(number))) if item.words().is_some_and(is_money) => {
            (item.span().end, Figures::Money(number.value))
        }
        (None, Some(Amount::Count(_)) | None) => return None,
    };
    let written = text.get(start as usize..end as usize)?;
    let shown = written.trim_end();
    let shown_from = shown
        .trim_start_matches(|sign: char| sign.is_whitespace() || (item.is_negative() && !is_figure(sign)));
    let at = |length: usize| start + u32::try_from(length).unwrap_or(0);
    let span = Span {
        start: at(shown.len() - shown_from.len()),
        end: at(shown.len()),
    };
    Some((span, figures))
}

/// Whether money may begin with this sign.
fn is_figure(sign: char) -> bool {
    sign.is_ascii_digit() || matches!(sign, '$' | '＄')
}

/// The edit that puts figures into our form; none where they stand in it, or where their words stand apart from them.
fn in_our_form(text: &str, start: usize, end: usize, figures: Figures) -> Option<TextEdit> {
    let written = text.get(start..end)?;
    let (range, ours) = match figures {
        Figures::Brackets(values) => {
            let values: Vec<String> = values.iter().map(u32::to_string).collect();
            let before = text[..start].strip_suffix(['(', '[']);
            let has_brackets = before.is_some() && text[end..].starts_with([')', ']']);
            let around = usize::from(has_brackets);
            (start - around..end + around, format!("[{}]", values.join(" ")))
        }
        Figures::Money(_) if written.chars().all(|sign| sign.is_ascii_digit()) => return None,
        Figures::Money(value) => (start..end, format!("${value}")),
    };
    (text[range.clone()] != ours).then(|| TextEdit {
        span: TextSpan {
            start: u32::try_from(range.start).unwrap_or(u32::MAX),
            end: u32::try_from(range.end).unwrap_or(u32::MAX),
        },
        text: ours,
    })
}
