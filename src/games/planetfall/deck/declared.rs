//! What a deck adds to the words of records: the names of its cards, commanders and goal sheets.

use std::collections::HashMap;

use super::Deck;
use crate::core::{Declared, DeclaredName, Kind};
use crate::games::planetfall::kinds;

impl Deck {
    /// The things that can be named in a record. Cards of one name are one thing here: which of them is meant is decided
    /// by the planet.
    pub fn declared(&self) -> Vec<Declared> {
        let mut all = Things::default();
        for card in &self.cards {
            all.add(kinds::CARD, &card.names, &card.aliases);
        }
        for commander in &self.commanders {
            all.add(kinds::COMMANDER, &commander.names, &commander.aliases);
        }
        for goal in &self.goals {
            all.add(kinds::GOAL, &goal.names, &goal.aliases);
        }
        all.list
    }
}

#[derive(Debug, Default)]
struct Things {
    list: Vec<Declared>,
    places: HashMap<(Kind, String), usize>,
}

impl Things {
    fn add(&mut self, kind: Kind, names: &[DeclaredName], aliases: &[String]) {
        let Some(first) = names.first() else { return };
        let next = self.list.len();
        let place = *self
            .places
            .entry((kind, first.name.to_lowercase()))
            .or_insert(next);
        if place == next {
            let names = Vec::new();
            self.list.push(Declared { kind, names });
        }
        let thing = &mut self.list[place];
        for name in names {
            if !thing.names.contains(name) {
                thing.names.push(name.clone());
            }
        }
        for alias in aliases {
            // What is read and never printed belongs to no language that a record can have.
            let name = DeclaredName {
                language: Some(ALIAS.to_owned()),
                name: alias.clone(),
            };
            if !thing.names.contains(&name) {
                thing.names.push(name);
            }
        }
    }
}

/// The tag of names in no language.
const ALIAS: &str = "zxx";

#[cfg(test)]
mod tests {
    use crate::games::planetfall::deck::load;
    use crate::source::Source;

    #[test]
    fn cards_of_one_name_are_one_thing_and_aliases_are_read() {
        let text = r#"
            [deck]
            format = 1
            status = "partial"
            [[card]]
            type = "landmark"
            planet = 1
            name = { pl = "Cicha Brama", en = "Quiet Gate" }
            aliases = ["gate"]
            [[card]]
            type = "landmark"
            planet = 3
            name = { pl = "Cicha Brama", en = "Quiet Gate", it = "Porta Muta" }
            [[goal]]
            name = "Quiet Gate"
            condition = [{ kind = "declared", text = "x" }, { kind = "declared", text = "y" }, { kind = "declared", text = "z" }]
        "#;
        let loaded = load(&Source::new("x.toml", text));
        assert_eq!(loaded.problems, []);
        let declared = loaded.deck.expect("a sound deck").declared();
        assert_eq!(declared.len(), 2);
        assert_eq!(declared[0].name_in("pl"), "Cicha Brama");
        assert_eq!(declared[0].name_in("it"), "Porta Muta");
        assert_eq!(declared[0].name_in("he"), "Cicha Brama", "the first of the file");
        assert!(declared[0].names.iter().any(|name| name.name == "gate"));
    }
}
