//! Words that only open a line: `Final scores: Anna 24, …`, `Tie between Greg and Carol - Greg rolls a 5`.

use super::{Entries, Forms, LONGEST_PHRASE, Subject};
use crate::record::natural::elements::Said;
use crate::record::natural::lexicon::Function;
use crate::record::natural::tokens::{Kind, Token, undecorated};

impl Entries<'_, '_, '_> {
    /// What stands behind the opening of the line.
    pub(super) fn behind_opening(&mut self) -> Forms {
        let mut forms = Forms::default();
        for start in self.openings() {
            // `On sale: a Monastery` is no line of Anna's.
            let start = start + usize::from(self.tokens[start].is_word() && self.is_small_word(start));
            let mut rest = Entries {
                line: self.line,
                tokens: undecorated(&self.tokens[start..]),
                table: self.table,
            };
            forms.extend(rest.plain());
            forms.extend(rest.in_parts());
        }
        forms
    }

    /// `commander Claudius, side A: …`: a word of the game and the record's own text behind it.
    pub(super) fn with_its_text(&mut self, subject: &Subject) -> Option<Subject> {
        let word = subject.word.filter(|word| self.table.is_before_text(*word))?;
        let from = self
            .tokens
            .iter()
            .position(|token| token.range.start >= subject.said.range.end)?;
        let colon = (from..self.tokens.len()).find(|at| self.tokens[*at].is_sign(":"))?;
        let comma = (from..colon)
            .find(|at| self.tokens[*at].is_sign(","))
            .unwrap_or(colon);
        let name = (from < comma).then(|| self.text(from..comma).to_owned())?;
        let side = self.tokens[comma..colon].iter().filter(|token| token.is_word());
        let side = side.map(|token| &self.line[token.range.clone()]);
        let side: Vec<&str> = side
            .filter(|word| word.chars().count() == 1 || self.table.lexicon.functions(word).is_empty())
            .collect();
        let text = [subject.said.text.as_str(), name.as_str()]
            .into_iter()
            .chain(side);
        let text = text.collect::<Vec<&str>>().join(" ");
        (colon + 1 < self.tokens.len()).then(|| Subject {
            said: Said {
                text,
                range: subject.said.range.start..self.tokens[colon].range.start,
            },
            word: Some(word),
            next: colon + 1,
        })
    }

    /// Where a line may begin if what stands before is left out.
    pub(super) fn openings(&mut self) -> Vec<usize> {
        let signs: Vec<usize> = (1..self.tokens.len().saturating_sub(1))
            .filter(|at| self.closes_opening(*at))
            .collect();
        signs
            .into_iter()
            .filter(|end| self.only_opens(*end))
            .map(|end| end + 1)
            .collect()
    }

    fn closes_opening(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let is_dash = token.is_sign("-") && token.is_spaced && self.tokens[at + 1].is_spaced;
        token.is_sign(":=>!.,;") || is_dash
    }

    /// Whether the words before a token say only what the line stands under.
    fn only_opens(&mut self, end: usize) -> bool {
        // `Alice 1204, Greg 988 …`: a figure of somebody is not left out.
        let has_figure = self.tokens[..end]
            .iter()
            .any(|token| matches!(token.kind, Kind::Number(_)));
        if has_figure && !self.players_in(0..end).is_empty() {
            return false;
        }
        let mut at = 0;
        while at < end {
            match self.tokens[at].kind {
                Kind::Sign('$' | '(' | '[') => return false,
                Kind::Sign(_) | Kind::Number(_) => at += 1,
                Kind::Word => match self.end_of_opening_words(at, end) {
                    Some(next) => at = next,
                    None => return false,
                },
            }
        }
        true
    }

    fn end_of_opening_words(&mut self, at: usize, end: usize) -> Option<usize> {
        let words = self.tokens[at..end]
            .iter()
            .take_while(|token| token.is_word())
            .count();
        for length in (1..=words.min(LONGEST_PHRASE)).rev() {
            let text = self.text(at..at + length).to_owned();
            let functions = self.table.lexicon.functions(&text);
            let says_little = |function: &Function| {
                matches!(
                    function,
                    Function::Filler
                        | Function::And
                        | Function::To
                        | Function::Now
                        | Function::From
                        | Function::With
                        | Function::Gain
                        | Function::Number(_)
                )
            };
            if functions.iter().any(says_little) || self.table.is_heading_above(&text) {
                return Some(at + length);
            }
        }
        // Somebody who is named again.
        let subject = self.player_at(at)?;
        let rest = self.players_in(end + 1..self.tokens.len());
        let is_same = |other: &str| other == subject.said.text;
        let next = subject.next;
        rest.iter()
            .any(|(other, _)| is_same(&other.said.text))
            .then_some(next)
            .filter(|next| *next <= end)
    }
}

/// Whether a token parts two sentences.
pub(super) fn parts_sentences(token: &Token) -> bool {
    token.is_sign(":=.!);-,")
}
