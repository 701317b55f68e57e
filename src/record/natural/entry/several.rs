//! Several entries on one line: of players, one after the other, or of words that something is said of.

use std::ops::Range;

use super::{Entries, Forms, MOST_ENTRIES, Subject};
use crate::record::natural::lexicon::{Function, Lexicon};
use crate::record::natural::table::EntrySoFar;
use crate::record::natural::tokens::{Kind, Token};

impl Entries<'_, '_, '_> {
    /// Entries of players, one after the other, or one entry that names other players.
    pub(super) fn of_players(&mut self, first: &Subject) -> Forms {
        let mut all = vec![first.clone()];
        let mut ends = Vec::new();
        for at in first.next..self.tokens.len() {
            let is_after_pause = at > first.next && self.is_pause(at - 1);
            if self.tokens[at].is_word() && self.is_small_word(at) {
                continue;
            }
            if is_after_pause && let Some(subject) = self.player_at(at) {
                ends.push(at - 1);
                all.push(subject);
            } else if at > first.next
                && self.is_glued_and(at)
                && let Some(subject) = self.player_at(at)
            {
                ends.push(at);
                all.push(subject);
            }
        }
        ends.push(self.tokens.len());
        let mut forms = self.clause(first, first.next..self.tokens.len());
        if all.len() == 1 || all.len() > MOST_ENTRIES {
            return forms;
        }
        let mut values: Vec<Range<usize>> = all
            .iter()
            .zip(&ends)
            .map(|(subject, end)| subject.next.min(*end)..*end)
            .collect();
        // `Marek and Dana to Peru`: what both do is said once.
        if let Some((last, others)) = values.split_last()
            && others.iter().all(Range::is_empty)
            && !self.has_player(last.clone())
        {
            let shared = last.clone();
            values.fill(shared);
        }
        let mut joined = Forms::of(vec![Vec::new()]);
        for (subject, value) in all.iter().zip(&values) {
            let of_one = match self.said_before(&values[0], value) {
                // `Greg rolls a 4, Alice a 3`: what both do is said once.
                Some(tokens) => Entries {
                    line: self.line,
                    tokens: &tokens,
                    table: self.table,
                }
                .clause(subject, 0..tokens.len()),
                None => self.clause(subject, value.clone()),
            };
            joined = joined.followed_by(&of_one);
        }
        forms.extend(joined);
        forms
    }

    /// `shortage of gold, surplus of wool`: words that something is said of, one after the other.
    pub(super) fn of_words(&mut self, first: &Subject) -> Forms {
        let mut forms = self.clause(first, first.next..self.tokens.len());
        let mut all = vec![first.clone()];
        let mut ends = Vec::new();
        for at in first.next + 1..self.tokens.len() {
            let next = self.subject_at(at).filter(|_| self.is_pause(at - 1));
            if let Some(next) = next.filter(|next| next.word.is_some() && next.word != first.word) {
                ends.push(at - 1);
                all.push(next);
            }
        }
        ends.push(self.tokens.len());
        if all.len() == 1 || all.len() > MOST_ENTRIES {
            return forms;
        }
        let mut joined = Forms::of(vec![Vec::new()]);
        for (subject, end) in all.iter().zip(ends) {
            let of_one = self.clause(subject, subject.next.min(end)..end);
            joined = joined.followed_by(&of_one);
        }
        forms.otherwise.extend(joined.likely);
        forms
    }

    fn has_player(&mut self, mut range: Range<usize>) -> bool {
        range.any(|at| self.tokens[at].is_word() && !self.is_small_word(at) && self.player_at(at).is_some())
    }

    fn is_glued_and(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let glued = self.table.lexicon.unglued(&self.line[token.range.clone()]);
        token.is_word() && glued.iter().any(|(function, _)| *function == Function::And)
    }

    /// The words of another player's entry with this entry's number, where this one is nothing but a number.
    fn said_before(&mut self, first: &Range<usize>, this: &Range<usize>) -> Option<Vec<Token>> {
        let has_unit = |range: &Range<usize>, reader: &mut Self| {
            let tokens = &reader.tokens[range.clone()];
            let mut part = Entries {
                line: reader.line,
                tokens,
                table: reader.table,
            };
            tokens.iter().any(|token| token.is_sign("$")) || part.names_anything()
        };
        let is_named =
            self.names_something(first.clone()) || (has_unit(first, self) && !has_unit(this, self));
        if first == this || !is_named || self.names_something(this.clone()) {
            return None;
        }
        let numbers = |range: Range<usize>| -> Vec<usize> {
            range
                .filter(|at| number_of(&self.tokens[*at], self.line, &self.table.lexicon).is_some())
                .collect()
        };
        let ([model], [own]) = (&numbers(first.clone())[..], &numbers(this.clone())[..]) else {
            return None;
        };
        let mut tokens = self.tokens[first.clone()].to_vec();
        let number = number_of(&self.tokens[*own], self.line, &self.table.lexicon)?;
        tokens[model - first.start] = Token {
            kind: Kind::Number(number),
            ..self.tokens[*own].clone()
        };
        Some(tokens)
    }

    /// Whether anything is named, also what figures count.
    pub(super) fn names_anything(&mut self) -> bool {
        (0..self.tokens.len()).any(|at| {
            let text = self.text(at..at + 1).to_owned();
            self.tokens[at].is_word() && self.table.accepted(&text, EntrySoFar::default()).is_some()
        })
    }

    /// Whether something other than figures and what they count is named here.
    fn names_something(&mut self, range: Range<usize>) -> bool {
        for at in range {
            if !self.tokens[at].is_word() {
                continue;
            }
            let text = self.text(at..at + 1).to_owned();
            let accepted = self.table.accepted(&text, EntrySoFar::default());
            if accepted.is_some_and(|accepted| !accepted.is_money && !accepted.is_unsaid) {
                return true;
            }
        }
        false
    }
}

/// The number that a token says, in figures or as a word.
pub(super) fn number_of(token: &Token, line: &str, lexicon: &Lexicon) -> Option<u32> {
    match token.kind {
        Kind::Number(number) => Some(number),
        Kind::Word => {
            let functions = lexicon.functions(&line[token.range.clone()]);
            functions.iter().find_map(|function| match function {
                Function::Number(number) => Some(*number),
                _ => None,
            })
        }
        Kind::Sign(_) => None,
    }
}
