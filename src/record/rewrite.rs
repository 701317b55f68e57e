//! The canonical form of a record, in its own language or in another.

use std::borrow::Cow;
use std::collections::HashMap;

use super::meaning::{Meanings, understood};
use super::names::record_name;
use super::vocabulary::Vocabulary;
use crate::core::{NameId, Named};
use crate::games::AnyGame;
use crate::l10n::Language;
use crate::notation::{NotationProblem, Role, Slot, print_with};
use crate::reference::Library;

/// A record in canonical form, and what was not understood in it.
#[derive(Debug)]
pub struct Rewritten {
    /// The text.
    pub text: String,
    /// What is wrong with the notation.
    pub problems: Vec<NotationProblem>,
    /// What its words mean; those that were not understood stay as they are.
    pub meanings: Meanings,
}

/// Rewrites a record in a language. Comments and free text stay as they are.
pub fn rewrite(text: &str, library: &Library, game: &AnyGame, language: &Language) -> Rewritten {
    let (log, problems) = super::read(text, library, game);
    let (found, problems) = understood(&log, problems, &mut Vocabulary::new(library, game));
    let texts = library.texts(language, Some(game.id()));
    // Records say the same things again and again: every name is looked up once.
    let mut names: HashMap<(NameId, Option<u32>), Option<String>> = HashMap::new();
    let mut said = |slot: Slot| -> Option<String> {
        let count = match slot.role {
            Role::Language => return Some(language.tag.to_string()),
            Role::Game | Role::Waiver => return None,
            Role::Item { count } => count,
            Role::Heading | Role::Subject | Role::Lead => None,
        };
        let number = found.number_of(slot.words)?;
        let name = || match found.of(slot.words)? {
            Named::Key(key) => Some(record_name(key, count, &texts)),
            Named::KeyAnd(key, rest) => Some(format!("{} {rest}", record_name(key, None, &texts))),
            Named::Player(_) => None,
            Named::Declared(thing) => {
                let declared = found.statements.declared(*thing);
                Some(declared.name_in(&language.tag).to_owned())
            }
            Named::DeclaredAnd(thing, letter) => {
                let declared = found.statements.declared(*thing);
                Some(format!("{} {letter}", declared.name_in(&language.tag)))
            }
        };
        names.entry((number, count)).or_insert_with(name).clone()
    };
    let text = print_with(&log, |slot| {
        said(slot).map_or_else(|| slot.words.text(), Cow::Owned)
    });
    Rewritten {
        text,
        problems,
        meanings: found,
    }
}
