//! Lines that name whoever they are about anywhere: `captain of Marek to the dock`, `one dollar for Anna, two for Greg`.

use std::ops::Range;

use super::several::number_of;
use super::{Entries, Forms, LONGEST_PHRASE, MOST_ENTRIES, SHORTEST_INSIDE, Subject};
use crate::record::natural::lexicon::Function;
use crate::record::natural::tokens::{Kind, Token};

/// A part of a line that is about one player, and the players that it names.
struct Part {
    range: Range<usize>,
    players: Vec<(Subject, usize)>,
    /// Whether something stands behind a pause in it.
    is_long: bool,
}

impl Entries<'_, '_, '_> {
    /// The line as one part, and as parts of which each is about a player.
    pub(super) fn in_parts(&mut self) -> Forms {
        let mut forms = self.player_inside();
        forms.extend(self.of_parts());
        forms.extend(self.with_shares());
        forms
    }

    /// A line that names its player anywhere, and nobody else but whom it is done to.
    pub(super) fn player_inside(&mut self) -> Forms {
        let players = self.players_in(0..self.tokens.len());
        let Some((subject, rest)) = self.without_subject(&players, 0..self.tokens.len()) else {
            return Forms::default();
        };
        self.clause_of(&subject, &rest)
    }

    /// Whoever is named here.
    pub(super) fn players_in(&mut self, range: Range<usize>) -> Vec<(Subject, usize)> {
        let mut found: Vec<(Subject, usize)> = Vec::new();
        let mut at = range.start;
        while at < range.end {
            if let Some(end) = self.end_of_longer_name(at) {
                at = end;
            } else if self.tokens[at].is_word()
                && let Some(subject) = self.player_at(at)
                && subject.said.text.chars().count() >= SHORTEST_INSIDE
            {
                let next = subject.next.max(at + 1);
                found.push((subject, at));
                at = next;
            } else {
                at += 1;
            }
        }
        found
    }

    /// Whose entry it is, and the words of the entry.
    pub(super) fn without_subject(
        &mut self,
        players: &[(Subject, usize)],
        range: Range<usize>,
    ) -> Option<(Subject, Vec<Token>)> {
        let (subject, at) = &players[self.who_acts(players)?];
        let mut rest = self.tokens[range.start..*at].to_vec();
        // The word before it says whose it is.
        if let Some(last) = rest.last()
            && last.is_word()
        {
            let functions = self.table.lexicon.functions(&self.line[last.range.clone()]);
            let says_whose = |function: &Function| {
                matches!(
                    function,
                    Function::Filler | Function::To | Function::For | Function::By | Function::From
                )
            };
            if functions.iter().any(says_whose) {
                rest.pop();
            }
        }
        let next = subject.next.clamp(range.start, range.end);
        rest.extend_from_slice(&self.tokens[next..range.end]);
        Some((subject.clone(), rest))
    }

    /// Who of one or two does it; the other one is whom it is done to.
    fn who_acts(&self, players: &[(Subject, usize)]) -> Option<usize> {
        let stands_behind = |at: usize, wanted: &dyn Fn(&str) -> bool| {
            let words = self.tokens[..at].iter().rev().take_while(|token| token.is_word());
            let words: Vec<&str> = words
                .take(2)
                .map(|token| &self.line[token.range.clone()])
                .collect();
            match words[..] {
                [last, ..] if wanted(last) => true,
                // An article, or what stands for one, between them.
                [last, first] if wanted(first) => {
                    let functions = self.table.lexicon.functions(last);
                    functions.contains(&Function::Filler) || functions.contains(&Function::To)
                }
                _ => false,
            }
        };
        let lexicon = &self.table.lexicon;
        // `Milan attacks Marek`: it is done to him.
        let is_target = |at: usize| {
            stands_behind(at, &|word| lexicon.is_attack(word))
                || stands_behind(at, &|word| lexicon.is_against(word))
        };
        let acts_by_name =
            |at: usize| stands_behind(at, &|word| lexicon.functions(word).contains(&Function::By));
        let exact = |subject: &Subject| self.table.is_named(&subject.said.text);
        match players {
            [(_, at)] => (!is_target(*at)).then_some(0),
            [(one, first), (other, second)] => match (is_target(*first), is_target(*second)) {
                (true, true) => None,
                (true, false) => Some(1),
                (false, true) => Some(0),
                (false, false) => {
                    let is_other_named = acts_by_name(*second) && !acts_by_name(*first);
                    // In languages with cases whoever acts is named as in the list of players.
                    let is_other_exact = exact(other) && !exact(one);
                    Some(usize::from(is_other_named || is_other_exact))
                }
            },
            _ => None,
        }
    }

    /// Parts of the line, each about one player.
    fn of_parts(&mut self) -> Forms {
        let mut parts: Vec<Part> = Vec::new();
        let mut opening = None;
        for range in self.between_pauses() {
            let players = self.players_in(range.clone());
            if !players.is_empty() {
                let start = opening.take().unwrap_or(range.start);
                parts.push(Part {
                    range: start..range.end,
                    players,
                    is_long: false,
                });
            } else if let Some(part) = parts.last_mut() {
                part.range.end = range.end;
                part.is_long = true;
            } else {
                opening.get_or_insert(range.start);
            }
        }
        // Behind whoever comes last in a part nobody knows whose the next thing is.
        let is_unclear =
            |part: &Part| part.is_long && !self.says_nothing(part.range.start..part.players[0].1);
        if !(2..=MOST_ENTRIES).contains(&parts.len()) || parts.iter().any(is_unclear) {
            return Forms::default();
        }
        let mut values: Vec<(Subject, Vec<Token>)> = Vec::new();
        let is_long: Vec<bool> = parts.iter().map(|part| part.is_long).collect();
        for (at, part) in parts.into_iter().enumerate() {
            let Some((subject, value)) = self.without_subject(&part.players, part.range) else {
                return Forms::default();
            };
            values.push((subject, self.without_place(value, at + 1)));
        }
        // `Bartek and Ola one each`: what both do is said once.
        for at in (0..values.len() - 1).rev() {
            if self.is_empty_value(&values[at].1) {
                let shared = values[at + 1].1.clone();
                values[at].1 = shared;
            }
        }
        // `to the Caribbean first Viola, then Marco`.
        for at in 1..values.len() {
            if !is_long[at - 1] && self.is_empty_value(&values[at].1) {
                let shared = values[at - 1].1.clone();
                values[at].1 = shared;
            }
        }
        let mut joined = Forms::of(vec![Vec::new()]);
        let mut model: Option<Vec<Token>> = None;
        for (subject, value) in &values {
            let whole = model.as_ref().and_then(|model| self.as_before(model, value));
            let of_one = self.clause_of(subject, whole.as_ref().unwrap_or(value));
            joined = joined.followed_by(&of_one);
            if whole.is_none() {
                model = Some(value.clone());
            }
        }
        joined
    }

    /// `first Viola, then Marco`: a place that a part has anyway.
    fn without_place(&self, mut value: Vec<Token>, place: usize) -> Vec<Token> {
        let says_place = |at: usize| {
            let word = &self.line[value[at].range.clone()];
            let is_place = self
                .table
                .lexicon
                .ordinal_word(word)
                .and_then(|place| usize::try_from(place).ok());
            let is_open = at > 0 && value[at - 1].is_sign("(");
            value[at].is_word() && is_place == Some(place) && !is_open
        };
        if let Some(at) = (0..value.len()).find(|at| says_place(*at)) {
            value.remove(at);
        }
        value
    }

    /// The ranges between the pauses of a line.
    pub(super) fn between_pauses(&self) -> Vec<Range<usize>> {
        let mut all = Vec::new();
        let mut start = 0;
        for at in 0..self.tokens.len() {
            let is_glued = self.tokens[at].is_word() && self.begins_with_and(at);
            if self.is_pause(at) || self.tokens[at].is_sign("!") || is_glued {
                all.push(start..at);
                start = if is_glued { at } else { at + 1 };
            }
        }
        all.push(start..self.tokens.len());
        all.retain(|range| !range.is_empty());
        all
    }

    /// Whether `and` is glued to this word, which names somebody.
    fn begins_with_and(&self, at: usize) -> bool {
        let word = &self.line[self.tokens[at].range.clone()];
        let mut glued = self.table.lexicon.unglued(word).into_iter();
        self.table.lexicon.functions(word).is_empty()
            && glued.any(|(function, rest)| function == Function::And && self.table.is_named(rest))
    }

    /// Whether these words are only such as are left out.
    pub(super) fn says_nothing(&self, range: Range<usize>) -> bool {
        let mut at = range.start;
        while at < range.end {
            if !self.tokens[at].is_word() {
                if matches!(self.tokens[at].kind, Kind::Number(_)) {
                    return false;
                }
                at += 1;
                continue;
            }
            let most = self.words_from(at).min(LONGEST_PHRASE).min(range.end - at);
            let is_left_out = |length: &usize| {
                let functions = self.table.lexicon.functions(self.text(at..at + length));
                let says_little = |function: &Function| {
                    matches!(function, Function::Filler | Function::And | Function::Now)
                };
                functions.iter().any(says_little)
            };
            let Some(length) = (1..=most).rev().find(is_left_out) else {
                return false;
            };
            at += length;
        }
        true
    }

    fn is_empty_value(&mut self, value: &[Token]) -> bool {
        let reader = Entries {
            line: self.line,
            tokens: value,
            table: self.table,
        };
        reader.says_nothing(0..value.len())
    }

    /// What was said of whoever came before with this number, where this is nothing but a number.
    fn as_before(&mut self, model: &[Token], value: &[Token]) -> Option<Vec<Token>> {
        let lexicon = &self.table.lexicon;
        let number = |token: &Token| number_of(token, self.line, lexicon);
        let numbers = |tokens: &[Token]| -> Vec<(usize, u32)> {
            let all = tokens.iter().enumerate();
            all.filter_map(|(at, token)| Some((at, number(token)?))).collect()
        };
        let ([(there, _)], [(here, own)]) = (&numbers(model)[..], &numbers(value)[..]) else {
            return None;
        };
        let is_money = |tokens: &[Token]| tokens.iter().any(|token| token.is_sign("$"));
        let mut named = |tokens: &[Token]| {
            let mut reader = Entries {
                line: self.line,
                tokens,
                table: self.table,
            };
            reader.names_anything()
        };
        if is_money(value) || named(value) || !(is_money(model) || named(model)) {
            return None;
        }
        let mut whole = model.to_vec();
        whole[*there] = Token {
            kind: Kind::Number(*own),
            ..value[*here].clone()
        };
        Some(whole)
    }

    /// An entry of these words.
    pub(super) fn clause_of(&mut self, subject: &Subject, tokens: &[Token]) -> Forms {
        Entries {
            line: self.line,
            tokens,
            table: self.table,
        }
        .clause(subject, 0..tokens.len())
    }
}
