//! Lines of a player whose subject stands behind the name: a place, or a word of records.

use super::{Clause, Entries, Forms, LONGEST_SUBJECT, Subject, piece, written};
use crate::core::{EntryPart, Kind as ThingKind};
use crate::record::natural::elements::{Element, Said, elements};
use crate::record::natural::lexicon::Function;
use crate::record::natural::spans::Piece;
use crate::record::natural::table::EntrySoFar;
use crate::record::natural::tokens::Token;

impl Entries<'_, '_, '_> {
    /// `Anna loses a soldier in Peru`: the place stands before the colon.
    pub(super) fn at_a_place(&mut self, player: &Subject, value: &[Token]) -> Forms {
        let mut forms = Forms::default();
        if player.word.is_some() {
            return forms;
        }
        for at in 0..value.len() {
            let words = value[at..].iter().take_while(|token| token.is_word()).count();
            let found = (1..=words.min(LONGEST_SUBJECT)).rev().find_map(|length| {
                let range = value[at].range.start..value[at + length - 1].range.end;
                let text = self.line[range.clone()].to_owned();
                let glued = self.table.lexicon.unglued(&text).into_iter();
                let to = glued.filter(|(function, _)| *function == Function::To);
                let bare: Vec<String> = to.map(|(_, rest)| rest.to_owned()).collect();
                let word = std::iter::once(text).chain(bare).find_map(|text| {
                    let word = self.table.subject_word(&text)?;
                    self.table
                        .wants_player(EntryPart::Lead, Some(word))
                        .then_some((text, word))
                });
                word.map(|(text, word)| (Said { text, range }, word, length))
            });
            let Some((said, word, length)) = found else {
                continue;
            };
            let place = Subject {
                said,
                word: Some(word),
                next: 0,
            };
            let before = &value[..at];
            let is_to = |token: &Token| {
                let functions = self.table.lexicon.functions(&self.line[token.range.clone()]);
                let leads = |function: &Function| matches!(function, Function::To | Function::From);
                token.is_word() && functions.iter().any(leads)
            };
            let before = match before {
                [rest @ .., last] if is_to(last) => rest,
                all => all,
            };
            let whose = Element::Player(player.said.clone());
            let tokens: Vec<Token> = before.iter().chain(&value[at + length..]).cloned().collect();
            let sense = self.sense(place.word);
            for rest in elements(self.line, &tokens, EntrySoFar::subject(place.word), self.table) {
                let all: Vec<Element> = std::iter::once(whose.clone()).chain(rest).collect();
                if let Some(clause) = Clause::new(&all, sense) {
                    forms.likely.push(written(&place.said, &[clause]));
                }
            }
        }
        forms
    }

    /// `Anna wins`: the word that a line with her name would begin with stands behind it.
    pub(super) fn said_of_player(&mut self, subject: &Subject, value: &[Token]) -> Option<Vec<Piece>> {
        let (first, last) = (value.first()?, value.last()?);
        let range = first.range.start..last.range.end;
        // What was left out and said before stands further on in the line.
        let text = self.line.get(range.clone())?.to_owned();
        let target = self
            .table
            .subject_word(&text)
            .filter(|_| subject.word.is_none())?;
        let key = self.table.vocabulary.key(target);
        (key.kind == ThingKind::WORD)
            .then(|| vec![piece(&Said { text, range }, ": "), piece(&subject.said, "")])
    }
}
