//! Figures that stand apart from what they belong to: points and what brought them, the day of a game.

use super::{Entries, LONGEST_SUBJECT, Subject, piece};
use crate::core::Kind as ThingKind;
use crate::record::natural::elements::Said;
use crate::record::natural::lexicon::Function;
use crate::record::natural::spans::Piece;
use crate::record::natural::table::EntrySoFar;
use crate::record::natural::tokens::{Kind, Token};

/// The word of all games for what is counted at the end.
const SCORE: &str = "score";
/// Days and years are no others than these.
const DAYS: std::ops::RangeInclusive<u32> = 1..=31;
const YEARS: std::ops::RangeInclusive<u32> = 1900..=2999;

impl Entries<'_, '_, '_> {
    /// `6 points for the second goal`, `from the horn she gets 6`: what brought the points, and how many.
    #[expect(clippy::too_many_lines, reason = "one step for each sort of token")]
    pub(super) fn points_for(&mut self, subject: &Subject, tokens: &[Token]) -> Option<Vec<Piece>> {
        let heading = self.table.heading?;
        if subject.word.is_some() || self.table.vocabulary.key(heading).id != SCORE {
            return None;
        }
        let mut source: Option<(Said, bool)> = None;
        let mut number: Option<u32> = None;
        let mut points: Option<Said> = None;
        let mut at = 0;
        while at < tokens.len() {
            let range = tokens[at].range.clone();
            let said = |number: u32| Said {
                text: number.to_string(),
                range: range.clone(),
            };
            let token = &tokens[at];
            let Kind::Word = token.kind else {
                match token.kind {
                    Kind::Number(found) => {
                        let is_number_of_source = number.is_none()
                            && at > 0
                            && tokens[at - 1].is_word()
                            && source.as_ref().is_some_and(|(said, is_numbered)| {
                                *is_numbered && said.range.end == tokens[at - 1].range.end
                            });
                        if is_number_of_source {
                            number = Some(found);
                        } else if points.replace(said(found)).is_some() {
                            return None;
                        }
                    }
                    Kind::Sign(sign) if ":-,>=()+".contains(sign) => {}
                    Kind::Sign(_) | Kind::Word => return None,
                }
                at += 1;
                continue;
            };
            let words = tokens[at..].iter().take_while(|token| token.is_word()).count();
            let text = |length: usize| self.line[range.start..tokens[at + length - 1].range.end].to_owned();
            let texts: Vec<String> = (1..=words.min(LONGEST_SUBJECT)).map(text).collect();
            let mut next = None;
            for (length, words) in texts.iter().enumerate().map(|(at, text)| (at + 1, text)).rev() {
                let mut words = words.clone();
                let mut accepted = self.table.accepted(&words, EntrySoFar::default());
                if accepted.is_none()
                    && let Some(name) = self.table.declared_in_another_case(&words)
                {
                    accepted = self.table.accepted(&name, EntrySoFar::default());
                    words = name;
                }
                let end = tokens[at + length - 1].range.end;
                match accepted {
                    // What points are called.
                    Some(accepted)
                        if accepted.is_unsaid
                            || (accepted.takes_number && accepted.kind != ThingKind::WORD) =>
                    {
                        next = Some(length);
                    }
                    Some(accepted) if accepted.is_item => {
                        let said = Said {
                            text: words,
                            range: range.start..end,
                        };
                        if source.replace((said, accepted.is_numbered)).is_some() {
                            return None;
                        }
                        next = Some(length);
                    }
                    _ => {}
                }
                if next.is_some() {
                    break;
                }
            }
            if next.is_none() {
                next = (1..=texts.len()).rev().find(|length| {
                    let functions = self.table.lexicon.functions(&texts[length - 1]);
                    let turns = |function: &Function| matches!(function, Function::Open | Function::Not);
                    let counts =
                        |function: &Function| matches!(function, Function::Loss | Function::Number(_));
                    !functions.iter().any(turns) && !functions.iter().all(counts)
                });
            }
            if next.is_none() {
                let word = &texts[0];
                let counted = self
                    .table
                    .lexicon
                    .functions(word)
                    .iter()
                    .find_map(|function| match function {
                        Function::Number(number) => Some(*number),
                        _ => None,
                    });
                if let Some(place) = self
                    .table
                    .lexicon
                    .ordinal_word(word)
                    .filter(|_| counted.is_none())
                {
                    if number.replace(place).is_some() {
                        return None;
                    }
                } else if points.replace(said(counted?)).is_some() {
                    return None;
                }
                next = Some(1);
            }
            at += next?;
        }
        let (mut source, is_numbered) = source?;
        if number.is_some() != is_numbered {
            return None;
        }
        if let Some(number) = number {
            source.text = format!("{} {number}", source.text);
        }
        Some(vec![
            piece(&subject.said, ": "),
            piece(&source, " = "),
            piece(&points?, ""),
        ])
    }

    /// A day in figures: `Friday, 13th of November 2026` is `2026-11-13`; none if it is not complete.
    pub(super) fn day(&self, tokens: &[Token]) -> Option<String> {
        let mut numbers = tokens.iter().filter_map(|token| match token.kind {
            Kind::Number(number) => Some(number),
            Kind::Word | Kind::Sign(_) => None,
        });
        let (day, year) = (numbers.next()?, numbers.next()?);
        let months = tokens.iter().filter(|token| token.is_word());
        let mut months = months.filter_map(|token| self.table.lexicon.month(&self.line[token.range.clone()]));
        let month = months.next()?;
        let is_day = DAYS.contains(&day) && YEARS.contains(&year);
        let is_only = numbers.next().is_none() && months.next().is_none();
        (is_day && is_only).then(|| format!("{year}-{month:02}-{day:02}"))
    }
}
