//! The names of a record: what words mean, each meaning once.

use super::Reader;
use crate::core::{Kind, NameId, Named};
use crate::record::vocabulary::Target;

/// What a name is as a subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// A player.
    Player,
    /// The word above the list of players.
    Players,
    /// Anything else.
    Other,
}

impl Reader<'_, '_, '_> {
    /// The thing that a name names.
    pub(super) fn target(&self, name: Option<NameId>) -> Option<Target> {
        self.target_of[name?.place()]
    }

    /// The name of a thing of our data.
    pub(super) fn name_of(&mut self, target: Target) -> NameId {
        if let Some(known) = self.targets[usize::from(target)] {
            return known;
        }
        let name = match self.vocabulary.table().of_target(target) {
            Some(thing) => self.intern(Named::Declared(thing), Some(target)),
            None => self.add_name(Named::Key(self.vocabulary.key(target)), Some(target)),
        };
        self.targets[usize::from(target)] = Some(name);
        name
    }

    /// The name of anything else.
    pub(super) fn intern(&mut self, meaning: Named, target: Option<Target>) -> NameId {
        if let Some(known) = self.table.get(&meaning) {
            return *known;
        }
        let id = self.add_name(meaning.clone(), target);
        self.table.insert(meaning, id);
        id
    }

    fn add_name(&mut self, meaning: Named, target: Option<Target>) -> NameId {
        self.roles.push(match meaning.key() {
            Some(key) if key.kind == Kind::WORD && key.id == "players" => Role::Players,
            Some(key) if !self.vocabulary.is_player(key.kind) => Role::Other,
            Some(_) | None => Role::Player,
        });
        self.target_of.push(target);
        let names = &mut self.found.statements.names;
        let id = NameId::at(names.len());
        names.push(meaning);
        id
    }
}
