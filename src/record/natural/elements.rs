//! What the words of an entry are: names, players, numbers, figures, and words that stand for signs.

mod figures;

use std::ops::Range;

use super::lexicon::{Function, LONGEST_PHRASE, roman};
use super::table::{Accepted, EntrySoFar, Table};
use super::tokens::{Kind, Token};
use crate::core::EntryPart;
use crate::record::vocabulary::Target;

/// Names have no more words than this.
const LONGEST_NAME: usize = 6;
/// Players' names have no more words than this.
const LONGEST_PLAYER: usize = 3;
/// Shorter words that say something else are no players inside an entry.
const SHORTEST_PLAYER: usize = 3;
/// So many ways to take the words of an entry are tried.
const MOST_WAYS: usize = 24;

/// A text and where it stands in the line.
#[derive(Debug, Clone)]
pub(super) struct Said {
    pub(super) text: String,
    pub(super) range: Range<usize>,
}

/// A part of an entry.
#[derive(Debug, Clone)]
pub(super) enum Element {
    Name(Said, Accepted),
    Player(Said),
    /// A number, and whether it was written as a word.
    Count(Said, bool),
    Money(Said),
    /// A word that counts money, with the end of its place.
    Unit(usize),
    /// The figures of a token.
    Figures(Said),
    Function(Function),
    /// A place in an order: `second`.
    Ordinal(Said),
    /// A letter behind a name.
    Letter(Said),
    Open,
    Close,
    Equals,
    Minus,
}

/// An option for what stands at a place: its elements, and where it ends.
type Way = (Vec<Element>, usize);

/// All ways to take the tokens of an entry.
pub(super) fn elements(
    line: &str,
    tokens: &[Token],
    about: EntrySoFar,
    table: &mut Table,
) -> Vec<Vec<Element>> {
    let mut unfinished: Vec<Way> = vec![(Vec::new(), 0)];
    let mut finished = Vec::new();
    let mut reader = Words {
        line,
        tokens,
        subject: about.subject,
        ahead: about.item,
        item: None,
        has_names: false,
        has_result: false,
        table,
    };
    while let Some((so_far, at)) = unfinished.pop() {
        if at >= tokens.len() {
            finished.push(so_far);
            continue;
        }
        if unfinished.len() + finished.len() >= MOST_WAYS {
            return Vec::new();
        }
        for (next, end) in reader.ways(&so_far, at) {
            let mut elements = so_far.clone();
            elements.extend(next);
            // `ten dollars` is a sum, wherever it stands.
            let sum = match elements.as_slice() {
                [.., Element::Count(count, _), Element::Unit(end)] => Some((count.clone(), *end)),
                [.., Element::Count(count, _), Element::Name(unit, accepted)]
                    if accepted.is_money && !accepted.is_item && !accepted.is_counted =>
                {
                    Some((count.clone(), unit.range.end))
                }
                _ => None,
            };
            if let Some((mut sum, end)) = sum {
                sum.range.end = sum.range.end.max(end);
                elements.truncate(elements.len() - 2);
                elements.push(Element::Money(sum));
            }
            unfinished.push((elements, end));
        }
    }
    finished
}

struct Words<'w, 'v, 'l> {
    line: &'w str,
    tokens: &'w [Token],
    subject: Option<Target>,
    /// What is done, where its name comes last.
    ahead: Option<Target>,
    /// The first thing that is done.
    item: Option<Target>,
    /// Whether something has been named, and whether what follows is a result.
    has_names: bool,
    has_result: bool,
    table: &'w mut Table<'v, 'l>,
}

impl Words<'_, '_, '_> {
    fn so_far(&self) -> EntrySoFar {
        EntrySoFar {
            subject: self.subject,
            item: self.item,
        }
    }

    fn ways(&mut self, so_far: &[Element], at: usize) -> Vec<Way> {
        match self.tokens[at].kind {
            Kind::Sign(sign) => self.sign(sign, so_far, at),
            Kind::Number(_) => {
                if let Some(figures) = self.named_figures(at) {
                    return vec![figures];
                }
                let mut ways = vec![self.number(at)];
                ways.extend(self.number_of_pieces(at));
                ways.extend(self.pair_of_dice(at));
                ways
            }
            Kind::Word => self.word(so_far, at),
        }
    }

    fn sign(&mut self, sign: char, so_far: &[Element], at: usize) -> Vec<Way> {
        let one = |element: Element| vec![(vec![element], at + 1)];
        let is_spaced_after = self.tokens.get(at + 1).is_none_or(|next| next.is_spaced);
        let is_spaced = self.tokens[at].is_spaced;
        match sign {
            // `+4` is what came of it, or one more.
            '+' if !so_far.is_empty() && self.is_glued_to_number(at) => vec![
                (vec![Element::Function(Function::And)], at + 1),
                (vec![Element::Function(Function::Gain)], at + 1),
            ],
            ',' | ';' | '+' | '&' => one(Element::Function(Function::And)),
            '>' => one(Element::Function(Function::To)),
            '=' => one(Element::Equals),
            '(' | '[' => match self.figures(at + 1) {
                Some((figures, end)) if self.is_close(end) => vec![(vec![figures], end + 1)],
                _ => match self.named_figures(at + 1) {
                    Some((figures, end)) if self.is_close(end) => vec![(figures, end + 1)],
                    _ => one(Element::Open),
                },
            },
            ')' | ']' => one(Element::Close),
            // A list of names, one beside the other.
            '-' | '/' | '|' if is_spaced && is_spaced_after && self.is_list() => {
                one(Element::Function(Function::And))
            }
            // A dash between words leads on; beside losses it is one.
            '-' if is_spaced && is_spaced_after && !self.has_leads() && !has_result(so_far) => {
                let mut ways = one(Element::Function(Function::To));
                if self.is_number(at + 1) {
                    ways.push((vec![Element::Equals], at + 1));
                }
                ways
            }
            '-' if is_spaced || (self.is_glued_to_number(at) && self.is_after_sign(at)) => {
                one(Element::Minus)
            }
            '$' => match self
                .tokens
                .get(at + 1)
                .map(|next| (next.kind, next.range.clone()))
            {
                Some((Kind::Number(amount), range)) => {
                    let said = Said {
                        text: amount.to_string(),
                        range: self.tokens[at].range.start..range.end,
                    };
                    vec![(vec![Element::Money(said)], at + 2)]
                }
                _ => Vec::new(),
            },
            // A dash after a letter is glued to a number.
            // `defeats the geese: 3 strength`.
            ':' if has_loss(so_far) => one(Element::Function(Function::Gain)),
            ':' if !so_far.is_empty() => vec![(Vec::new(), at + 1), (vec![Element::Equals], at + 1)],
            ':' | '.' | '*' | '_' | '!' | '"' | '“' | '”' | '„' | '-' | 'x' => {
                vec![(Vec::new(), at + 1)]
            }
            _ => Vec::new(),
        }
    }

    /// Whether the entry is a list of what lies on the table.
    fn is_list(&mut self) -> bool {
        let item = EntryPart::Item {
            has_target: false,
            is_counted: false,
        };
        self.subject.is_some() && (!self.has_leads() || self.table.wants_player(item, self.subject))
    }

    /// Whether the entry is about something that players have lost pieces in.
    fn has_leads(&mut self) -> bool {
        self.subject.is_some() && self.table.wants_player(EntryPart::Lead, self.subject)
    }

    fn is_number(&self, at: usize) -> bool {
        self.tokens
            .get(at)
            .is_some_and(|token| matches!(token.kind, Kind::Number(_)))
    }

    fn is_glued_to_number(&self, at: usize) -> bool {
        self.is_number(at + 1) && !self.tokens[at + 1].is_spaced
    }

    /// Whether a number stands here, in figures or in words.
    fn begins_number(&self, at: usize) -> bool {
        let is_number_word = |token: &Token| {
            let functions = self.table.lexicon.functions(&self.line[token.range.clone()]);
            functions
                .iter()
                .any(|function| matches!(function, Function::Number(_)))
        };
        self.is_number(at) || self.tokens.get(at).is_some_and(is_number_word)
    }

    /// Whether a bracket or a comma stands right before.
    fn is_after_sign(&self, at: usize) -> bool {
        at > 0 && self.tokens[at - 1].is_sign("([,;")
    }

    fn is_close(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is_sign(")]"))
    }

    /// What a word may be: the longest names, players and phrases that begin with it.
    fn word(&mut self, so_far: &[Element], at: usize) -> Vec<Way> {
        let after_from = matches!(so_far.last(), Some(Element::Function(Function::From)));
        if after_from && let Some(end) = self.heading_above(at) {
            return vec![(vec![Element::Function(Function::Filler)], end)];
        }
        if let Some(figures) = self.named_figures(at) {
            return vec![figures];
        }
        let word = self.line[self.tokens[at].range.clone()].to_owned();
        // `side ב׳`.
        let letter = word.trim_end_matches(['\'', '’', '׳']);
        if is_letter_of_last_name(so_far, letter, self.table) {
            let said = Said {
                text: letter.to_owned(),
                ..self.said(at..at + 1)
            };
            return vec![(vec![Element::Letter(said)], at + 1)];
        }
        self.item = first_item(so_far).or(self.ahead);
        self.has_names = so_far.iter().any(|element| matches!(element, Element::Name(..)));
        self.has_result = has_result(so_far);
        if let Some(way) = self.name_with_slash(at) {
            return vec![way];
        }
        // `Bartek minus one`: the sign itself, not something that was paid.
        if self.table.lexicon.is_minus(&word) && self.begins_number(at + 1) {
            return vec![(vec![Element::Minus], at + 1)];
        }
        let ways = self.starting_with(&word, at);
        if !ways.is_empty() {
            return ways;
        }
        if matches!(so_far.last(), Some(Element::Count(..))) && self.table.is_money(&word) {
            return vec![(vec![Element::Unit(self.tokens[at].range.end)], at + 1)];
        }
        // Letters glued to the word: `and`, `to`, the article.
        let mut glued: Vec<(Vec<Function>, String)> = Vec::new();
        for (function, rest) in self.table.lexicon.unglued(&word) {
            glued.push((vec![function], rest.to_owned()));
            for (second, rest) in self.table.lexicon.unglued(rest) {
                glued.push((vec![function, second], rest.to_owned()));
            }
        }
        let mut found = Vec::new();
        for (functions, rest) in glued {
            for (elements, end) in self.starting_with(&rest, at) {
                let functions = functions.iter().map(|function| Element::Function(*function));
                found.push((functions.chain(elements).collect(), end));
            }
            if !found.is_empty() {
                return found;
            }
        }
        Vec::new()
    }

    /// `Cloth/Wine`: a name that has a sign in it.
    fn name_with_slash(&mut self, at: usize) -> Option<Way> {
        let rest = &self.tokens[at..];
        let is_glued = |token: &Token| token.is_sign("/") && !token.is_spaced;
        let length = rest
            .iter()
            .take_while(|token| token.is_word() || is_glued(token))
            .count();
        (3..=length.min(LONGEST_NAME)).rev().find_map(|length| {
            let has_sign = self.tokens[at..at + length].iter().any(|token| !token.is_word());
            let said = self.said(at..at + length);
            let accepted = self
                .table
                .accepted(&said.text, self.so_far())
                .filter(|_| has_sign)?;
            Some((vec![Element::Name(said, accepted)], at + length))
        })
    }

    /// What begins here, if the first word is this.
    #[expect(clippy::too_many_lines, reason = "one step for each thing that words may be")]
    fn starting_with(&mut self, first: &str, at: usize) -> Vec<Way> {
        let words = self.words_from(at);
        let text = |length: usize| {
            let rest = &self.tokens[at + 1..at + length];
            let rest = rest.iter().map(|token| &self.line[token.range.clone()]);
            let all: Vec<&str> = std::iter::once(first).chain(rest).collect();
            all.join(" ")
        };
        let texts: Vec<String> = (1..=words.min(LONGEST_NAME)).map(text).collect();
        let mut ways: Vec<Way> = Vec::new();
        let mut longest = 0;
        for (length, words) in texts.iter().enumerate().map(|(at, text)| (at + 1, text)).rev() {
            if length < longest {
                break;
            }
            let said = Said {
                text: words.clone(),
                range: self.tokens[at].range.start..self.tokens[at + length - 1].range.end,
            };
            let mut here: Vec<Vec<Element>> = Vec::new();
            // The file of a table has names in one case only.
            let declared = self.table.declared_in_another_case(words);
            let mut said = match declared {
                Some(name) => Said { text: name, ..said },
                None => said,
            };
            let mut accepted = self.table.accepted(&said.text, self.so_far());
            if accepted.is_none()
                && let Some(name) = self.table.declared_in_short(words)
            {
                accepted = self.table.accepted(&name, self.so_far());
                if accepted.is_some() {
                    said.text = name;
                }
            }
            if let Some(accepted) = accepted {
                let name = Element::Name(said.clone(), accepted);
                match self.glued_to(words, accepted) {
                    Some(Function::And) => here.push(vec![Element::Function(Function::And), name]),
                    // The letter may as well be one of the word's own.
                    Some(function) => {
                        here.push(vec![Element::Function(function), name.clone()]);
                        here.push(vec![name]);
                    }
                    None => here.push(vec![name]),
                }
            }
            // `a captain` is no captain of Anna.
            let is_article =
                words.chars().count() < SHORTEST_PLAYER && !self.table.lexicon.functions(words).is_empty();
            if length <= LONGEST_PLAYER && !is_article && self.table.is_player(words) {
                here.push(if self.table.is_player_after_and(words) {
                    vec![Element::Function(Function::And), Element::Player(said.clone())]
                } else {
                    vec![Element::Player(said.clone())]
                });
            }
            if length <= LONGEST_PHRASE {
                let functions = self.table.lexicon.functions(words);
                let takes = functions.contains(&Function::Filler) && functions.contains(&Function::Gain);
                let is_short = words.chars().count() < SHORTEST_PLAYER;
                for function in functions {
                    here.push(match function {
                        Function::Gain if accepted.is_some() => continue,
                        Function::Filler if accepted.is_some() && !is_short => continue,
                        // `loses 4 and takes 3`; at the beginning `takes` says nothing.
                        Function::Filler if takes && self.has_result => continue,
                        Function::Gain if takes && !self.has_names => continue,
                        Function::Filler | Function::Now => Vec::new(),
                        Function::Number(number) => {
                            let text = number.to_string();
                            vec![Element::Count(Said { text, ..said.clone() }, true)]
                        }
                        other => vec![Element::Function(*other)],
                    });
                }
            }
            // `operations III`, `the second operations`.
            let is_named = |way: &Vec<Element>| {
                let names = |element: &Element| {
                    matches!(
                        element,
                        Element::Name(..) | Element::Player(_) | Element::Count(..)
                    )
                };
                way.iter().any(names)
            };
            if length == 1 && !here.iter().any(is_named) {
                let is_capital = words.chars().all(char::is_uppercase);
                let number = roman(words).filter(|_| self.has_names && is_capital);
                let of = |number: u32| Said {
                    text: number.to_string(),
                    ..said.clone()
                };
                here.extend(number.map(|number| vec![Element::Count(of(number), false)]));
                let ordinal = self.table.lexicon.ordinal_word(words);
                here.extend(ordinal.map(|ordinal| vec![Element::Ordinal(of(ordinal))]));
            }
            if !here.is_empty() {
                longest = length;
                ways.extend(here.into_iter().map(|elements| (elements, at + length)));
            }
        }
        // What is said once more is what the line stands under.
        if ways.is_empty() {
            let under = (1..=texts.len()).rev().find(|length| {
                let heading = self.table.heading;
                heading.is_some() && self.table.heading_called(&texts[length - 1]) == heading
            });
            ways.extend(under.map(|length| (Vec::new(), at + length)));
        }
        ways
    }

    /// What a form of a name begins with, if that is `and` or `from`: letters glued to it, or a word.
    fn glued_to(&mut self, words: &str, accepted: Accepted) -> Option<Function> {
        let is_told = |function: Function| matches!(function, Function::And | Function::From);
        let glued = self.table.lexicon.unglued(words).into_iter();
        let glued = glued.map(|(function, rest)| (function, rest.to_owned()));
        let mut all: Vec<(Function, String)> = glued.collect();
        if let Some((first, rest)) = words.split_once(' ') {
            let functions = self.table.lexicon.functions(first).iter();
            let is_source = |function: &&Function| **function == Function::From;
            all.extend(
                functions
                    .filter(is_source)
                    .map(|function| (*function, rest.to_owned())),
            );
        }
        all.retain(|(function, _)| is_told(*function));
        let found = all.into_iter().find(|(_, rest)| {
            let found = self.table.accepted(rest, self.so_far());
            found.is_some_and(|found| found.thing == accepted.thing)
        });
        found.map(|(function, _)| function)
    }

    /// Where the name of the heading above the line ends, if it stands here.
    fn heading_above(&mut self, at: usize) -> Option<usize> {
        let words = self.words_from(at).min(LONGEST_NAME);
        (1..=words).rev().find_map(|length| {
            let text = self.said(at..at + length).text;
            let bare = text.split_once(' ').map_or("", |(_, rest)| rest);
            let heading = self.table.heading;
            let is_above = heading.is_some()
                && (self.table.heading_called(&text) == heading
                    || self.table.heading_called(bare) == heading);
            is_above.then_some(at + length)
        })
    }

    /// How many words stand here one after the other.
    fn words_from(&self, at: usize) -> usize {
        self.tokens[at..]
            .iter()
            .take_while(|token| token.is_word())
            .count()
    }

    fn said(&self, tokens: Range<usize>) -> Said {
        let range = self.tokens[tokens.start].range.start..self.tokens[tokens.end - 1].range.end;
        Said {
            text: self.line[range.clone()].to_owned(),
            range,
        }
    }
}

/// The first thing that is done.
fn first_item(so_far: &[Element]) -> Option<Target> {
    so_far.iter().find_map(|element| match element {
        Element::Name(_, accepted) if accepted.is_item || accepted.is_counted => accepted.thing,
        _ => None,
    })
}

/// Whether this is a letter that may stand behind the last name.
fn is_letter_of_last_name(so_far: &[Element], word: &str, table: &Table) -> bool {
    let names = so_far.iter().rev().find_map(|element| match element {
        Element::Name(_, accepted) => Some(accepted.kind),
        _ => None,
    });
    word.chars().count() == 1 && names.is_some_and(|kind| table.vocabulary.game.suffix(kind, word).is_some())
}

/// Whether something was lost or paid.
fn has_loss(so_far: &[Element]) -> bool {
    let is_loss = |element: &Element| {
        matches!(
            element,
            Element::Minus | Element::Function(Function::Loss | Function::For)
        )
    };
    so_far.iter().any(is_loss)
}

/// Whether what follows is a result: a dash there is a minus.
fn has_result(so_far: &[Element]) -> bool {
    let opens = |element: &Element| {
        matches!(
            element,
            Element::Equals | Element::Minus | Element::Function(Function::Gain | Function::Loss)
        )
    };
    so_far.iter().any(opens)
}
