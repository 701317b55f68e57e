//! Cards, commanders and goal sheets by what a record calls them.

use std::collections::HashMap;
use std::sync::Arc;

use crate::core::{Declared, EntryKey, Kind, Value};
use crate::games::planetfall::catalog::Catalog;
use crate::games::planetfall::kinds;

/// What a record calls a card, a commander or a goal sheet. Landmarks of one name on several planets share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(u32);

/// All names of a record: those of its table, and those that only it declares.
#[derive(Debug, Clone, Default)]
pub struct Names {
    table: Arc<TableNames>,
    /// What the record declares, then what was only named in lines that tell of it.
    own: Vec<Arc<Declared>>,
    own_by_name: ByName,
}

/// The names that all records of a table share: those of its file, and the few that our data know.
#[derive(Debug, Default)]
pub struct TableNames {
    declared: Arc<[Arc<Declared>]>,
    keys: Vec<EntryKey>,
    by_name: ByName,
}

/// Names in small letters, with the kinds of what they name.
type ByName = HashMap<String, Vec<(Kind, Name)>>;

impl TableNames {
    /// The names of a table whose file declares these things.
    pub fn new(catalog: &Catalog, declared: Arc<[Arc<Declared>]>) -> Self {
        let cards = catalog.cards.iter().map(|card| (kinds::CARD, &card.id));
        let commanders = catalog.commanders.iter();
        let commanders = commanders.map(|commander| (kinds::COMMANDER, &commander.id));
        let mut by_name = ByName::new();
        for (place, thing) in declared.iter().enumerate() {
            add_names(thing, name(place), &mut by_name);
        }
        Self {
            declared,
            keys: cards
                .chain(commanders)
                .map(|(kind, id)| EntryKey::new(kind, id.as_ref()))
                .collect(),
            by_name,
        }
    }

    /// What the table's file declares.
    pub fn declared(&self) -> &Arc<[Arc<Declared>]> {
        &self.declared
    }

    /// The name of a thing that our data know.
    pub fn of_key(&self, key: &EntryKey) -> Option<Name> {
        let place = self.keys.iter().position(|known| known == key)?;
        Some(name(self.declared.len() + place))
    }

    /// The name that is written so in the table's file.
    pub fn find(&self, kind: Kind, text: &str) -> Option<Name> {
        named(&self.by_name, kind, &text.to_lowercase())
    }

    /// Whether the things that a record has declared first are those of this table.
    pub fn begin(&self, declared: &[Arc<Declared>]) -> bool {
        let own = self.declared.iter();
        declared.len() >= self.declared.len() && own.zip(declared).all(|(one, other)| Arc::ptr_eq(one, other))
    }

    fn len(&self) -> usize {
        self.declared.len() + self.keys.len()
    }
}

impl Names {
    /// The names of a record that declares these things, those of its table first.
    pub fn new(table: Arc<TableNames>, declared: &[Arc<Declared>]) -> Self {
        let own: Vec<Arc<Declared>> = declared.get(table.declared.len()..).unwrap_or_default().to_vec();
        let mut own_by_name = ByName::new();
        for (place, thing) in own.iter().enumerate() {
            add_names(thing, name(table.len() + place), &mut own_by_name);
        }
        Self {
            table,
            own,
            own_by_name,
        }
    }

    /// The name of a declared thing, by its place in the list.
    pub fn of_declared(&self, place: usize) -> Option<Name> {
        let of_table = self.table.declared.len();
        if place < of_table {
            return Some(name(place));
        }
        let place = place - of_table;
        (place < self.own.len()).then(|| name(self.table.len() + place))
    }

    /// The name of a thing that our data know.
    pub fn of_key(&self, key: &EntryKey) -> Option<Name> {
        self.table.of_key(key)
    }

    /// The name that is written so.
    pub fn find(&self, kind: Kind, text: &str) -> Option<Name> {
        let text = text.to_lowercase();
        if let Some(known) = named(&self.table.by_name, kind, &text) {
            return Some(known);
        }
        // The few things of our data are written by their ids in any language.
        let id = text.replace(' ', "-");
        self.of_key(&EntryKey::new(kind, id))
            .or_else(|| named(&self.own_by_name, kind, &text))
    }

    /// The name that is written so, a new one if there is none yet.
    pub fn find_or_add(&mut self, kind: Kind, text: &str) -> Name {
        if let Some(known) = self.find(kind, text) {
            return known;
        }
        let thing = Arc::new(Declared::new(kind, text));
        let name = name(self.table.len() + self.own.len());
        add_names(&thing, name, &mut self.own_by_name);
        self.own.push(thing);
        name
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
        let table = &*self.table;
        if let Some(thing) = table.declared.get(place) {
            return Ok(thing);
        }
        let place = place - table.declared.len();
        match table.keys.get(place) {
            Some(key) => Err(key),
            None => Ok(&self.own[place - table.keys.len()]),
        }
    }
}

fn name(place: usize) -> Name {
    Name(u32::try_from(place).unwrap_or(u32::MAX))
}

/// Enters all names of a thing, however they are capitalized.
fn add_names(thing: &Declared, name: Name, by_name: &mut ByName) {
    for known in &thing.names {
        let things = by_name.entry(known.name.to_lowercase()).or_default();
        if !things.contains(&(thing.kind, name)) {
            things.push((thing.kind, name));
        }
    }
}

/// The first thing of a kind that has a name in small letters.
fn named(by_name: &ByName, kind: Kind, text: &str) -> Option<Name> {
    let things = by_name.get(text)?;
    things
        .iter()
        .find(|(known, _)| *known == kind)
        .map(|(_, name)| *name)
}
