//! What came of one thing for several players: `Wine from Anna: she gets $20, Greg $45`.

use super::opening::parts_sentences;
use super::several::number_of;
use super::{Clause, Entries, Forms, Subject, written};
use crate::core::EntryPart;
use crate::record::natural::clause::Share;
use crate::record::natural::elements::{Element, Said, elements};
use crate::record::natural::lexicon::Function;
use crate::record::natural::table::EntrySoFar;
use crate::record::natural::tokens::Token;

impl Entries<'_, '_, '_> {
    /// One thing that somebody does, and what each player has of it.
    pub(super) fn with_shares(&mut self) -> Forms {
        let mut forms = Forms::default();
        if !self.table.wants_player(EntryPart::Lead, None) {
            return forms;
        }
        for at in 1..self.tokens.len().saturating_sub(1) {
            if !parts_sentences(&self.tokens[at]) {
                continue;
            }
            let players = self.players_in(0..at);
            if players.is_empty() {
                continue;
            }
            let Some((subject, mut head)) = self.without_subject(&players, 0..at) else {
                continue;
            };
            head.retain(|token| !token.is_sign("()"));
            forms.extend(self.dice_of_both(&subject, &head, at + 1));
            // Beside another player nobody knows whom a pronoun means.
            if players.len() > 1 {
                continue;
            }
            let Some(shares) = self.shares(&subject, at + 1) else {
                continue;
            };
            let sense = self.sense(None);
            for elements in elements(self.line, &head, EntrySoFar::default(), self.table) {
                let clause = Clause::new(&elements, sense);
                let shared = clause.and_then(|clause| clause.shared(&shares));
                forms
                    .likely
                    .extend(shared.map(|shared| written(&subject.said, &[shared])));
            }
        }
        forms
    }

    /// `war on Carol, rolls a 5, she rolls a 2`: whoever declares it, then the other one.
    fn dice_of_both(&mut self, subject: &Subject, head: &[Token], from: usize) -> Forms {
        let mut forms = Forms::default();
        if !self.table.vocabulary.game.has_pairs_of_dice() {
            return forms;
        }
        let tokens = &self.tokens[from..];
        let mut rest = Entries {
            line: self.line,
            tokens,
            table: self.table,
        };
        let mut rolls: Vec<(Option<Subject>, u32)> = Vec::new();
        for range in rest.between_pauses() {
            let players = rest.players_in(range.clone());
            let dice: Vec<u32> = tokens[range.clone()]
                .iter()
                .filter_map(|token| number_of(token, rest.line, &rest.table.lexicon))
                .collect();
            let ([die], true) = (&dice[..], players.len() < 2) else {
                return forms;
            };
            let player = players.into_iter().next().map(|(player, _)| player);
            let end = player.as_ref().map_or(range.start, |player| player.next);
            if !rest.only_rolls(range.start..range.end, end) {
                return forms;
            }
            rolls.push((player, *die));
        }
        let [(first, one), (second, other)] = &rolls[..] else {
            return forms;
        };
        let (line, sense) = (self.line, self.sense(None));
        for elements in elements(line, head, EntrySoFar::default(), self.table) {
            let Some(clause) = Clause::new(&elements, sense) else {
                continue;
            };
            let Some(target) = clause.only_target().map(|said| said.text.clone()) else {
                continue;
            };
            let is = |player: &Option<Subject>, name: &str| {
                player.as_ref().is_none_or(|player| player.said.text == name)
            };
            let range = self.tokens[from].range.start..self.tokens[self.tokens.len() - 1].range.end;
            let dice = if is(first, &subject.said.text) && is(second, &target) {
                [*one, *other]
            } else if is(first, &target) && is(second, &subject.said.text) {
                [*other, *one]
            } else {
                continue;
            };
            let rolled = clause.rolled_by_both(dice, range);
            forms
                .likely
                .extend(rolled.map(|rolled| written(&subject.said, &[rolled])));
        }
        forms
    }

    /// Whether nothing is said here but that somebody rolled a number.
    fn only_rolls(&self, range: std::ops::Range<usize>, behind: usize) -> bool {
        range.clone().filter(|at| *at >= behind).all(|at| {
            let token = &self.tokens[at];
            let word = &self.line[token.range.clone()];
            let is_left_out = || {
                let functions = self.table.lexicon.functions(word).iter();
                let mut functions = functions.filter(|function| {
                    matches!(
                        function,
                        Function::Filler | Function::Number(_) | Function::Gain | Function::And
                    )
                });
                functions.next().is_some() || self.table.lexicon.is_pronoun(word)
            };
            !token.is_word() || is_left_out()
        })
    }

    /// What each has of it, from a token on; none if something else is said.
    fn shares(&mut self, subject: &Subject, from: usize) -> Option<Vec<Share>> {
        let tokens = &self.tokens[from..];
        let mut rest = Entries {
            line: self.line,
            tokens,
            table: self.table,
        };
        let mut shares: Vec<Share> = Vec::new();
        let parts = rest.between_pauses();
        for range in parts {
            let players = rest.players_in(range.clone());
            let is_self = |at: usize| {
                rest.table
                    .lexicon
                    .is_pronoun(&rest.line[tokens[at].range.clone()])
            };
            let pronoun = range.clone().find(|at| tokens[*at].is_word() && is_self(*at));
            let (whose, at, next) = match (players.as_slice(), pronoun) {
                ([(player, at)], _) => (player.said.clone(), *at, player.next.max(at + 1)),
                ([], Some(at)) => {
                    let said = Said {
                        text: subject.said.text.clone(),
                        range: tokens[at].range.clone(),
                    };
                    (said, at, at + 1)
                }
                _ => return None,
            };
            let all: Vec<Token> = tokens[range.start..at]
                .iter()
                .chain(&tokens[next.min(range.end)..range.end])
                .cloned()
                .collect();
            let (amount, is_money) = rest.amount(&all)?;
            // `Anna $20, Greg 45`.
            let is_money = is_money || shares.last().is_some_and(|before| before.is_money);
            shares.push(Share {
                whose,
                amount,
                is_money,
            });
        }
        (!shares.is_empty()).then_some(shares)
    }

    /// The only figure of these words, and whether it is money.
    fn amount(&mut self, tokens: &[Token]) -> Option<(Said, bool)> {
        let about = EntrySoFar {
            subject: None,
            item: None,
        };
        let all = elements(self.line, tokens, about, self.table);
        all.iter().find_map(|elements| {
            let mut figures = elements.iter().filter_map(|element| match element {
                Element::Count(said, _) => Some((said.clone(), false)),
                Element::Money(said) => Some((said.clone(), true)),
                _ => None,
            });
            let is_money = elements
                .iter()
                .any(|element| matches!(element, Element::Name(_, accepted) if accepted.is_money));
            let says_more = |element: &Element| match element {
                Element::Name(_, accepted) => !accepted.is_money && !accepted.is_unsaid,
                Element::Player(_)
                | Element::Figures(_)
                | Element::Letter(_)
                | Element::Ordinal(_)
                | Element::Unit(_)
                | Element::Minus => true,
                Element::Count(..)
                | Element::Money(_)
                | Element::Function(_)
                | Element::Open
                | Element::Close
                | Element::Equals => false,
            };
            let (said, is_sum) = figures.next()?;
            let is_only = figures.next().is_none() && !elements.iter().any(says_more);
            is_only.then_some((said, is_sum || is_money))
        })
    }
}
