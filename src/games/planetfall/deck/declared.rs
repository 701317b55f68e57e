//! The names of a box, as things that its records may name.

use super::Deck;
use crate::core::{Declared, DeclaredName, Kind};
use crate::games::planetfall::kinds;

/// The tag of names that are read and never printed: that of no language.
const READ_ONLY: &str = "-";

impl Deck {
    /// Everything that has a name, each once: landmarks of one name on several planets are one thing to name.
    pub fn declared(&self) -> Vec<Declared> {
        let mut things: Vec<Declared> = Vec::new();
        for card in &self.cards {
            add(&mut things, kinds::CARD, &card.names, &card.aliases);
        }
        for commander in &self.commanders {
            add(
                &mut things,
                kinds::COMMANDER,
                &commander.names,
                &commander.aliases,
            );
        }
        for goal in &self.goals {
            add(&mut things, kinds::GOAL, &goal.names, &goal.aliases);
        }
        things
    }
}

fn add(things: &mut Vec<Declared>, kind: Kind, names: &[DeclaredName], aliases: &[String]) {
    let aliases = aliases.iter().map(|alias| DeclaredName {
        language: Some(READ_ONLY.to_owned()),
        name: alias.clone(),
    });
    let names: Vec<DeclaredName> = names.iter().cloned().chain(aliases).collect();
    let Some(first) = names.first() else { return };
    let known = things
        .iter_mut()
        .find(|thing| thing.kind == kind && is_called(thing, &first.name));
    match known {
        Some(thing) => {
            let new: Vec<DeclaredName> = names
                .into_iter()
                .filter(|name| !is_called(thing, &name.name))
                .collect();
            thing.names.extend(new);
        }
        None => things.push(Declared { kind, names }),
    }
}

/// Whether a thing has a name, however it is capitalized.
pub fn is_called(thing: &Declared, name: &str) -> bool {
    let name = name.to_lowercase();
    thing.names.iter().any(|known| known.name.to_lowercase() == name)
}
