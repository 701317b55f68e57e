//! The list of the players, as people write it: who plays what, in any order and with any words between them.

use std::ops::Range;

use super::{Entries, Subject, piece};
use crate::record::natural::lexicon::Function;
use crate::record::natural::spans::Piece;
use crate::record::natural::tokens::{Kind, Token};
use crate::record::vocabulary::Target;

/// A word of the list as it is written into the canonical one.
struct Word {
    text: String,
    range: Range<usize>,
    /// Whether it stands for a player: a colour, a nation, a power.
    is_colour: bool,
    /// Whether it only leads from the name to the colour: `plays`, `is`, `with`.
    leads: bool,
}

impl Word {
    fn of_name(text: String, range: Range<usize>) -> Self {
        Self {
            text,
            range,
            is_colour: false,
            leads: false,
        }
    }
}

/// What is said of a player without the words that lead from the name to the colour or back. Such a word inside a name
/// (`Anna di Pietro`), or one that is the whole name, is kept.
fn without_leads(words: &[Word]) -> impl Iterator<Item = &Word> {
    let is_named = words.iter().any(|word| !word.is_colour && !word.leads);
    let mut leads = vec![false; words.len()];
    for (at, _) in words.iter().enumerate().filter(|(_, word)| word.is_colour) {
        let before = words[..at].iter().rev().take_while(|word| word.leads).count();
        let after = words[at + 1..].iter().take_while(|word| word.leads).count();
        leads[at - before..at].fill(is_named);
        leads[at + 1..=at + after].fill(is_named);
    }
    words
        .iter()
        .zip(leads)
        .filter(|(_, leads)| !leads)
        .map(|(word, _)| word)
}

impl Entries<'_, '_, '_> {
    pub(super) fn is_list_of_players(&self, subject: &Subject) -> bool {
        let is_players = |word: Target| {
            let key = self.table.vocabulary.key(word);
            key.kind == crate::core::Kind::WORD && key.id == "players"
        };
        subject.word.is_some_and(is_players)
    }

    /// `players: Anna (red), Marek = blue`, `Anna plays red, Marek is blue`.
    pub(super) fn list_of_players(&mut self, subject: &Subject) -> Vec<Piece> {
        let mut players: Vec<Vec<Word>> = vec![Vec::new()];
        for at in subject.next..self.tokens.len() {
            let token = &self.tokens[at];
            let words = players.last().map_or(0, Vec::len);
            if self.is_pause(at) || token.is_sign("&+") {
                players.push(Vec::new());
            } else if matches!(token.kind, Kind::Number(_)) {
                // `Anna 5 B`; before the name it only counts the players.
                if words > 0 && self.tokens.get(at + 1).is_some_and(Token::is_word) {
                    let range = token.range.clone();
                    let text = self.line[range.clone()].to_owned();
                    players
                        .last_mut()
                        .expect("one at least")
                        .push(Word::of_name(text, range));
                }
            } else if token.is_word() {
                let range = token.range.clone();
                // A word with `and` before it begins the next player, if colour and name are complete.
                let glued = self.table.lexicon.unglued(&self.line[range.clone()]).into_iter();
                let and = glued.filter(|(function, _)| *function == Function::And);
                let after_and = and.map(|(_, rest)| rest.to_owned()).next();
                let text = match after_and {
                    Some(rest) if words > 1 => {
                        players.push(Vec::new());
                        rest
                    }
                    _ => self.line[range.clone()].to_owned(),
                };
                let word = self.word_of_list(text, range);
                players.last_mut().expect("one at least").push(word);
            }
        }
        // `Viola yellow`, where both are colours: the colour stands where all others have it.
        let colour_is_last = |words: &Vec<Word>| {
            let said: Vec<&Word> = without_leads(words).collect();
            match said[..] {
                [name, colour] => (!name.is_colour || !colour.is_colour).then_some(colour.is_colour),
                _ => None,
            }
        };
        let sides: Vec<bool> = players.iter().filter_map(colour_is_last).collect();
        if !sides.is_empty() && sides.iter().all(|is_last| *is_last) {
            for words in &mut players {
                if colour_is_last(words).is_none()
                    && let [name, .., colour] = words.as_slice()
                    && name.is_colour
                    && colour.is_colour
                {
                    words.reverse();
                }
            }
        }
        let mut pieces = vec![piece(&subject.said, ": ")];
        for words in players.iter().filter(|words| !words.is_empty()) {
            let before = if pieces.len() > 1 { ", " } else { "" };
            for (at, word) in without_leads(words).enumerate() {
                pieces.push(Piece {
                    text: format!("{}{}", if at == 0 { before } else { " " }, word.text),
                    from: Some(word.range.clone()),
                });
            }
        }
        pieces
    }

    fn word_of_list(&mut self, text: String, range: Range<usize>) -> Word {
        let is_small = text.chars().next().is_some_and(|first| !first.is_uppercase());
        let functions = self.table.lexicon.functions(&text).iter();
        let leads = is_small
            && functions
                .clone()
                .any(|function| matches!(function, Function::Filler | Function::With | Function::To));
        if self.table.is_colour(&text) {
            return Word {
                text,
                range,
                is_colour: true,
                leads: false,
            };
        }
        // `in red`, where the word is a letter glued to the colour.
        let glued = self.table.lexicon.unglued(&text).into_iter();
        let bare: Vec<String> = glued.map(|(_, rest)| rest.to_owned()).collect();
        let colour = bare.into_iter().find(|rest| self.table.is_colour(rest));
        Word {
            is_colour: colour.is_some(),
            text: colour.unwrap_or(text),
            range,
            leads,
        }
    }
}
