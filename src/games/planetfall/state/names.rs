//! Cards, commanders and goal sheets by what a record calls them.

use std::sync::Arc;

use crate::core::{Declared, EntryKey, Kind, Value};
use crate::games::planetfall::catalog::Catalog;
use crate::games::planetfall::kinds;

/// What a record calls a card, a commander or a goal sheet. Landmarks of one name on several planets share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(u32);

/// All names of a record: those that it or its table declares, and the few that our data know.
#[derive(Debug, Clone, Default)]
pub struct Names {
    declared: Vec<Arc<Declared>>,
    keys: Vec<EntryKey>,
    /// Declared things that were only named in lines that tell of them.
    told: Vec<Arc<Declared>>,
}

impl Names {
    /// The names of a record that declares these things.
    pub fn new(catalog: &Catalog, declared: &[Declared]) -> Self {
        let cards = catalog.cards.iter().map(|card| (kinds::CARD, &card.id));
        let commanders = catalog.commanders.iter();
        let commanders = commanders.map(|commander| (kinds::COMMANDER, &commander.id));
        Self {
            declared: declared.iter().cloned().map(Arc::new).collect(),
            keys: cards
                .chain(commanders)
                .map(|(kind, id)| EntryKey::new(kind, id.as_ref()))
                .collect(),
            told: Vec::new(),
        }
    }

    /// The name of a declared thing, by its place in the list.
    pub fn of_declared(&self, place: usize) -> Option<Name> {
        (place < self.declared.len()).then(|| name(place))
    }

    /// The name of a thing that our data know.
    pub fn of_key(&self, key: &EntryKey) -> Option<Name> {
        let place = self.keys.iter().position(|known| known == key)?;
        Some(name(self.declared.len() + place))
    }

    /// The name that is written so.
    pub fn find(&self, kind: Kind, text: &str) -> Option<Name> {
        // The few things of our data are written by their ids in any language.
        let id = text.to_lowercase().replace(' ', "-");
        if let Some(known) = self.of_key(&EntryKey::new(kind, id)) {
            return Some(known);
        }
        let is = |thing: &Arc<Declared>| thing.kind == kind && is_called(thing, text);
        let before = self.declared.len() + self.keys.len();
        let declared = self.declared.iter().position(is);
        declared
            .or_else(|| self.told.iter().position(is).map(|place| before + place))
            .map(name)
    }

    /// The name that is written so, a new one if there is none yet.
    pub fn find_or_add(&mut self, kind: Kind, text: &str) -> Name {
        if let Some(known) = self.find(kind, text) {
            return known;
        }
        self.told.push(Arc::new(Declared::new(kind, text)));
        name(self.declared.len() + self.keys.len() + self.told.len() - 1)
    }

    /// Its kind.
    pub fn kind(&self, name: Name) -> Kind {
        match self.thing(name) {
            Ok(thing) => thing.kind,
            Err(key) => key.kind,
        }
    }

    /// The name as it stands in a record.
    pub fn written(&self, name: Name) -> Value {
        match self.thing(name) {
            Ok(thing) => Value::Declared(Arc::clone(thing)),
            Err(key) => Value::Thing(key.clone()),
        }
    }

    /// The name in a finding: a text, whoever gave it.
    pub fn shown(&self, name: Name) -> Value {
        match self.thing(name) {
            Ok(thing) => Value::Declared(Arc::clone(thing)),
            Err(key) => Value::List(vec![Value::Thing(key.clone())]),
        }
    }

    /// The declared thing or the key.
    pub fn thing(&self, name: Name) -> Result<&Arc<Declared>, &EntryKey> {
        let place = name.0 as usize;
        if let Some(thing) = self.declared.get(place) {
            return Ok(thing);
        }
        let place = place - self.declared.len();
        match self.keys.get(place) {
            Some(key) => Err(key),
            None => Ok(&self.told[place - self.keys.len()]),
        }
    }
}

fn name(place: usize) -> Name {
    Name(u32::try_from(place).unwrap_or(u32::MAX))
}

/// Whether a thing has a name, however it is capitalized.
fn is_called(thing: &Declared, name: &str) -> bool {
    let name = name.to_lowercase();
    thing.names.iter().any(|known| known.name.to_lowercase() == name)
}
