//! Lines that do not say what they are about: the names in them tell it, or it stands somewhere inside.

use super::{About, Clause, Entries, Forms, LONGEST_SUBJECT, Subject, written};
use crate::core::Kind;
use crate::record::natural::elements::{Said, elements};
use crate::record::natural::lexicon::Function;
use crate::record::natural::table::EntrySoFar;
use crate::record::natural::tokens::{Token, undecorated};
use crate::record::vocabulary::Target;

/// The word of all games for the order of the players.
const ORDER: &str = "order";
/// So many things that are done are looked for behind what they are done to.
const MOST_BEHIND: usize = 3;

impl Entries<'_, '_, '_> {
    /// `Goods turned up: rice, fish`, `Anna first, then Greg`: only one word can stand before the colon.
    pub(super) fn left_out(&mut self) -> Forms {
        let mut forms = Forms::default();
        let mut starts = vec![0];
        starts.extend(self.openings());
        for start in starts {
            let tokens = undecorated(&self.tokens[start..]);
            for (id, word) in self.table.subjects_left_out() {
                let said = Said {
                    text: id.clone(),
                    range: 0..0,
                };
                let sense = self.sense(Some(word));
                for elements in elements(self.line, tokens, EntrySoFar::subject(Some(word)), self.table) {
                    let Some(clause) = Clause::new(&elements, sense) else {
                        continue;
                    };
                    let names_all = clause.names_all();
                    // The header says what is played, not what lies on the table.
                    let is_wanted = self.table.heading.is_some()
                        || (clause.bare_names().is_some()
                            && self.table.vocabulary.key(word).kind == Kind::WORD);
                    if !names_all || !is_wanted {
                        continue;
                    }
                    // Who won is said; all players one after the other are an order.
                    let is_order = id == ORDER
                        && !self.table.is_of_players()
                        && clause.bare_names() == Some(self.table.seats());
                    if sense.about == About::Players && !is_order {
                        continue;
                    }
                    if clause.is_repeated() {
                        forms.otherwise.push(written(&said, &clause.repeated()));
                        continue;
                    }
                    forms.likely.push(written(&said, std::slice::from_ref(&clause)));
                    if clause.can_be_split() {
                        forms.otherwise.push(written(&said, &clause.split()));
                    }
                }
            }
        }
        forms.extend(self.place_inside());
        forms
    }

    /// `in the Caribbean fall a colonist of Anna and two of Greg`: the place stands before the colon.
    fn place_inside(&mut self) -> Forms {
        let mut forms = Forms::default();
        for at in 0..self.tokens.len() {
            if !self.tokens[at].is_word() {
                continue;
            }
            let Some(place) = self.place_at(at) else { continue };
            let sense = self.sense(place.word);
            // `Anna and Marek share the victory`.
            if !sense.has_losses && (sense.about != About::Players || at == 0) {
                continue;
            }
            let mut rest = self.tokens[..at].to_vec();
            let is_to = |token: &Token| {
                let functions = self.table.lexicon.functions(&self.line[token.range.clone()]);
                functions.contains(&Function::To)
            };
            if rest.last().is_some_and(|last| last.is_word() && is_to(last)) {
                rest.pop();
            }
            rest.extend_from_slice(&self.tokens[place.next..]);
            let rest = undecorated(&rest);
            for elements in elements(self.line, rest, EntrySoFar::subject(place.word), self.table) {
                let is_whole = |clause: &Clause| sense.has_losses || clause.bare_names().is_some();
                if let Some(clause) = Clause::new(&elements, sense).filter(is_whole) {
                    forms.likely.push(written(&place.said, &[clause]));
                }
            }
        }
        forms
    }

    /// The place whose name begins here.
    fn place_at(&mut self, at: usize) -> Option<Subject> {
        let words = self.words_from(at);
        (1..=words.min(LONGEST_SUBJECT)).rev().find_map(|length| {
            let said = self.said(at..at + length);
            let glued = self.table.lexicon.unglued(&said.text).into_iter();
            let bare: Vec<String> = glued.map(|(_, rest)| rest.to_owned()).collect();
            let (text, word) = std::iter::once(said.text.clone())
                .chain(bare)
                .find_map(|text| Some((text.clone(), self.table.subject_word(&text)?)))?;
            Some(Subject {
                said: Said { text, ..said },
                word: Some(word),
                next: at + length,
            })
        })
    }

    /// What is done, where it is named behind what it is done to.
    pub(super) fn items_behind(&mut self, subject: &Subject, tokens: &[Token]) -> Vec<Target> {
        let mut found: Vec<Target> = Vec::new();
        let about = EntrySoFar::subject(subject.word);
        let mut at = 0;
        while at < tokens.len() && found.len() < MOST_BEHIND {
            let words = tokens[at..].iter().take_while(|token| token.is_word()).count();
            let item = (1..=words.min(LONGEST_SUBJECT)).rev().find_map(|length| {
                let text = &self
                    .line
                    .get(tokens[at].range.start..tokens[at + length - 1].range.end)?;
                let accepted = self.table.accepted(text, about)?;
                Some((accepted.thing.filter(|_| accepted.is_item)?, length))
            });
            match item {
                Some((thing, length)) => {
                    // What comes first is known by itself.
                    if at > 0 && !found.contains(&thing) {
                        found.push(thing);
                    }
                    at += length;
                }
                None => at += 1,
            }
        }
        found
    }
}
