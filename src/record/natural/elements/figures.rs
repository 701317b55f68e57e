//! Numbers of an entry: counts, dice, and the figures of a token, with or without their names.

use super::{Element, Said, Way, Words};
use crate::record::natural::lexicon::Function;
use crate::record::natural::tokens::{Kind, Token};

/// A token has at least so many figures.
const FEWEST_FIGURES: usize = 3;

impl Words<'_, '_, '_> {
    /// `Fez 6 tokens`: so many are sent there.
    pub(super) fn number_of_pieces(&self, at: usize) -> Option<Way> {
        let next = self.tokens.get(at + 1).filter(|next| next.is_word())?;
        let is_counter = at > 0 && self.table.lexicon.is_counter(&self.line[next.range.clone()]);
        let count = Element::Count(self.said(at..at + 1), false);
        is_counter.then(|| (vec![Element::Function(Function::With), count], at + 2))
    }

    pub(super) fn number(&mut self, at: usize) -> Way {
        if let Some((figures, end)) = self.figures(at) {
            return (vec![figures], end);
        }
        let mut said = self.said(at..at + 1);
        // What was said before and is left out here stands there with the number of this place.
        if let Kind::Number(number) = self.tokens[at].kind {
            said.text = number.to_string();
        }
        match self.tokens.get(at + 1) {
            Some(next) if next.is_sign("$") => {
                said.range.end = next.range.end;
                (vec![Element::Money(said)], at + 2)
            }
            // `2x`.
            Some(next) if !next.is_spaced && self.line[next.range.clone()].eq_ignore_ascii_case("x") => {
                (vec![Element::Count(said, false)], at + 2)
            }
            _ => (vec![Element::Count(said, false)], at + 1),
        }
    }

    /// Two dice, one against the other: `4 - 2`, `4 to 2`, `5 and 3`, where a game has pairs of dice.
    pub(super) fn pair_of_dice(&self, at: usize) -> Option<Way> {
        if !self.table.vocabulary.game.has_pairs_of_dice() {
            return None;
        }
        let Kind::Number(first) = self.tokens[at].kind else {
            return None;
        };
        let between = self.tokens.get(at + 1)?;
        // `5 3`.
        let is_bare = matches!(between.kind, Kind::Number(_)) && (at == 0 || !self.is_number(at - 1));
        let parts = match between.kind {
            Kind::Sign(sign) => "-:/,+&".contains(sign),
            Kind::Word => {
                let functions = self.table.lexicon.functions(&self.line[between.range.clone()]);
                let parts = |function: &Function| matches!(function, Function::And | Function::To);
                functions.iter().any(parts)
            }
            Kind::Number(_) => is_bare,
        };
        // A hyphen between `and` and its number, where the word is one letter.
        let is_hyphen = |at: usize| {
            between.is_word()
                && self
                    .tokens
                    .get(at)
                    .is_some_and(|next| next.is_sign("-") && !next.is_spaced)
        };
        let second = at + 1 + usize::from(!is_bare) + usize::from(!is_bare && is_hyphen(at + 2));
        let Kind::Number(other) = self.tokens.get(second)?.kind else {
            return None;
        };
        let goes_on = |token: &Token| matches!(token.kind, Kind::Number(_)) || token.is_sign("$/-");
        if !parts || self.tokens.get(second + 1).is_some_and(goes_on) {
            return None;
        }
        let said = Said {
            text: format!("[{first} {other}]"),
            range: self.tokens[at].range.start..self.tokens[second].range.end,
        };
        Some((vec![Element::Figures(said)], second + 1))
    }

    /// The figures of a token: `2/4/3/5`, `2-4-3-5`, `2,4,3,5`, `2 4 3 5`.
    pub(super) fn figures(&self, from: usize) -> Option<(Element, usize)> {
        let mut figures: Vec<u32> = Vec::new();
        let mut between: Option<char> = None;
        let mut at = from;
        let mut end = from;
        while let Kind::Number(figure) = self.tokens.get(at)?.kind {
            figures.push(figure);
            end = at + 1;
            let Some(next) = self.tokens.get(at + 1) else {
                break;
            };
            let separator = match next.kind {
                Kind::Sign(sign @ ('/' | '-' | ',' | '.')) if !next.is_spaced || sign == '/' => sign,
                Kind::Number(_) => ' ',
                _ => break,
            };
            if *between.get_or_insert(separator) != separator {
                break;
            }
            at += 1 + usize::from(separator != ' ');
            if self
                .tokens
                .get(at)
                .is_none_or(|next| !matches!(next.kind, Kind::Number(_)))
            {
                break;
            }
        }
        if figures.len() < FEWEST_FIGURES {
            return None;
        }
        let figures: Vec<String> = figures.iter().map(u32::to_string).collect();
        let said = Said {
            text: format!("[{}]", figures.join(" ")),
            range: self.tokens[from].range.start..self.tokens[end - 1].range.end,
        };
        Some((Element::Figures(said), end))
    }

    /// Figures with their names, in any order: `2 coins, 4 per soldier, 3 natives, 5 points`, `green 4, black 1, white 5`.
    pub(super) fn named_figures(&self, from: usize) -> Option<Way> {
        let lexicon = &self.table.lexicon;
        let all = lexicon.named_figures();
        if all == 0 {
            return None;
        }
        let mut figures: Vec<Option<u32>> = vec![None; all];
        let (mut number, mut place): (Option<u32>, Option<usize>) = (None, None);
        let mut end = from;
        for at in from..self.tokens.len() {
            let token = &self.tokens[at];
            let word = &self.line[token.range.clone()];
            let functions = lexicon.functions(word);
            let said = functions.iter().find_map(|function| match function {
                Function::Number(number) => Some(*number),
                _ => None,
            });
            let named = lexicon.figure(word);
            match token.kind {
                Kind::Number(next) if number.is_none() => number = Some(next),
                Kind::Word if named.is_some() && place.is_none() => place = named,
                Kind::Word if said.is_some() && number.is_none() => number = said,
                Kind::Word if leads_on(functions) => {}
                Kind::Sign(',' | ':' | '=' | ';' | '/') if number.is_none() && place.is_none() => {}
                _ => break,
            }
            if let (Some(figure), Some(at_place)) = (number, place) {
                if figures[at_place].replace(figure).is_some() {
                    return None;
                }
                (number, place, end) = (None, None, at + 1);
            }
        }
        let figures: Option<Vec<String>> = figures
            .iter()
            .map(|figure| figure.map(|it| it.to_string()))
            .collect();
        let said = Said {
            text: format!("[{}]", figures?.join(" ")),
            range: self.tokens[from].range.start..self.tokens[end - 1].range.end,
        };
        // `3 natives and 5 points of victory`.
        let rest = self.tokens[end..].iter().take_while(|token| {
            let word = &self.line[token.range.clone()];
            token.is_word() && lexicon.figure(word).is_some()
        });
        Some((vec![Element::Figures(said)], end + rest.count()))
    }
}

/// Whether a word may stand between the figures of a token.
fn leads_on(functions: &[Function]) -> bool {
    let says_little = |function: &Function| {
        matches!(
            function,
            Function::Filler | Function::And | Function::To | Function::For | Function::With | Function::Gain
        )
    };
    functions.iter().any(says_little)
}
