//! What a deck adds to the words of records: the names of its cards, commanders and goal sheets.

use std::collections::HashMap;
use std::sync::Arc;

use super::Deck;
use crate::core::{Declared, DeclaredName, Kind};
use crate::games::planetfall::catalog::Catalog;
use crate::games::planetfall::kinds;

impl Deck {
    /// The things that can be named in a record. Cards of one name are one thing here: which of them is meant is decided
    /// by the planet.
    /// What has the id of a thing in our data is called so too.
    pub fn declared(&self, catalog: &Catalog) -> Vec<Arc<Declared>> {
        let mut all = Things::default();
        for card in &self.cards {
            let is_ours = catalog.cards.iter().any(|known| known.id == card.id);
            let id = is_ours.then_some(card.id.as_str());
            all.add(kinds::CARD, &card.names, &card.aliases, id);
        }
        for commander in &self.commanders {
            let mut known = catalog.commanders.iter();
            let is_ours = known.any(|known| known.id == commander.id);
            let id = is_ours.then_some(commander.id.as_str());
            all.add(kinds::COMMANDER, &commander.names, &commander.aliases, id);
        }
        for goal in &self.goals {
            all.add(kinds::GOAL, &goal.names, &goal.aliases, None);
        }
        all.list.into_iter().map(Arc::new).collect()
    }
}

#[derive(Debug, Default)]
struct Things {
    list: Vec<Declared>,
    places: HashMap<(Kind, String), usize>,
}

impl Things {
    fn add(&mut self, kind: Kind, names: &[DeclaredName], aliases: &[String], id: Option<&str>) {
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
        for alias in aliases.iter().map(String::as_str).chain(id) {
            // What is read and never printed belongs to no language that a record can have.
            let name = DeclaredName {
                language: Some(ALIAS.to_owned()),
                name: alias.to_owned(),
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
    use crate::games::planetfall::builtin;
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
        let declared = loaded.deck.expect("a sound deck").declared(builtin());
        assert_eq!(declared.len(), 2);
        assert_eq!(declared[0].name_in("pl"), "Cicha Brama");
        assert_eq!(declared[0].name_in("it"), "Porta Muta");
        assert_eq!(declared[0].name_in("he"), "Cicha Brama", "the first of the file");
        assert!(declared[0].names.iter().any(|name| name.name == "gate"));
    }
}
