//! The canonical form of a record, in its own language or in another.

use std::borrow::Cow;
use std::collections::HashMap;

use super::meaning::Meanings;
use super::names::{record_name, record_name_of};
use super::reading::{Colons, reading};
use super::vocabulary::Vocabulary;
use crate::core::{NameId, Named, Unit};
use crate::games::AnyGame;
use crate::l10n::Language;
use crate::notation::{Log, NotationProblem, Role, Shown, Slot, print_with};
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

/// So often the form of a record that is not understood as a whole is looked at again.
const MOST_TIMES: usize = 3;

/// Rewrites a record in a language. Comments and free text stay as they are.
pub fn rewrite(text: &str, library: &Library, game: &AnyGame, language: &Language) -> Rewritten {
    let mut rewritten = rewritten_once(text, library, game, language);
    // What is not understood may be once its signs stand as they should.
    let is_understood = rewritten.problems.is_empty() && rewritten.meanings.unknown.is_empty();
    for _ in 0..MOST_TIMES {
        if is_understood {
            break;
        }
        let again = rewritten_once(&rewritten.text, library, game, language).text;
        if again == rewritten.text {
            break;
        }
        rewritten.text = again;
    }
    rewritten
}

fn rewritten_once(text: &str, library: &Library, game: &AnyGame, language: &Language) -> Rewritten {
    let mut vocabulary = Vocabulary::new(library, game);
    reading(
        text,
        &mut vocabulary,
        Colons::LeftOut,
        |log, found, problems, _, _| {
            let text = printed(log, &found, library, game, language);
            Rewritten {
                text,
                problems,
                meanings: found,
            }
        },
    )
}

/// A record printed in a language.
fn printed(log: &Log, found: &Meanings, library: &Library, game: &AnyGame, language: &Language) -> String {
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
            Named::Key(key) => Some(match count {
                Some(count) => record_name_of(key, count, &texts),
                None => record_name(key, None, &texts),
            }),
            Named::KeyAnd(key, rest) => Some(format!("{} {rest}", record_name(key, None, &texts))),
            Named::Player(name) => Some(name.clone()),
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
    let unit = |slot: Slot| match slot.role {
        Role::Item { count: Some(_) } => found.unit_of(slot.words, game),
        _ => None,
    };
    print_with(log, |slot| match unit(slot) {
        Some(Unit::Money) => Shown::Money,
        Some(Unit::Unsaid) => Shown::Unsaid,
        None => Shown::Words(said(slot).map_or_else(|| slot.words.text(), Cow::Owned)),
    })
}
