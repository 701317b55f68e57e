//! Words that only the record itself gives a meaning: its players' names, and things that it declares.

use std::sync::Arc;

use super::{MOST_WORDS, Reader};
use crate::core::{Declared, DeclaredId, Kind, NameId, Named, Thing, Want};
use crate::notation::Item;
use crate::record::vocabulary::Target;
use crate::reference::fold;

/// A player with a name.
pub(super) struct KnownPlayer {
    pub(super) colour: Target,
    /// The name as the list of players has it.
    pub(super) name: String,
}

impl<'t> Reader<'_, '_, 't> {
    /// `red Anna`: a colour, and the name it belongs to.
    pub(super) fn player(&mut self, item: Item<'t>, place: u32) -> Thing {
        let mut thing = self.plain_thing(item);
        let Some(words) = item.words() else { return thing };
        let text = words.text().into_owned();
        let parts: Vec<&str> = text.split(' ').collect();
        // A colour is one word, or a nation two: whatever is longer is a name.
        for split in (1..=parts.len().min(4)).rev() {
            let Some(target) = self.vocabulary.find(&parts[..split].join(" "), place) else {
                continue;
            };
            let key = self.vocabulary.key(target);
            let name = parts[split..].join(" ");
            let meaning = if name.is_empty() {
                Named::Key(key)
            } else {
                // Of two players with one name the first is meant.
                let at = self.players.len();
                self.players_by_name.entry(fold(&name)).or_insert(at);
                self.players.push(KnownPlayer {
                    colour: target,
                    name: name.clone(),
                });
                Named::KeyAnd(key, name)
            };
            let meaning = self.intern(meaning, Some(target));
            self.found.known.push((words.span().start, meaning));
            thing.name = Some(meaning);
            return thing;
        }
        self.not_understood(words, place);
        thing
    }

    /// A thing that the record or a file of its table has declared, or that it declares by naming it here.
    pub(super) fn declared(&mut self, text: &str, place: u32) -> Option<NameId> {
        let wants = Arc::clone(self.vocabulary.wants(place));
        let folded = fold(text);
        let is_wanted = |kind: Kind| {
            let mut wants = wants.iter();
            wants.any(|want| matches!(*want, Want::Any(wanted) | Want::New(wanted) if wanted == kind))
        };
        let known = self.declared.get(&folded);
        let known = known.and_then(|things| things.iter().find(|(kind, _)| is_wanted(*kind)));
        if let Some((_, thing)) = known {
            return Some(self.intern(Named::Declared(*thing), None));
        }
        let kind = wants.iter().find_map(|want| match *want {
            Want::New(kind) => Some(kind),
            Want::Any(_) | Want::One(..) => None,
        })?;
        let thing = self.declare(Declared::new(kind, text));
        Some(self.intern(Named::Declared(thing), None))
    }

    /// From here on a thing is understood by all its names.
    pub(super) fn declare(&mut self, thing: Declared) -> DeclaredId {
        let kind = thing.kind;
        let mut names: Vec<String> = thing.names.iter().map(|name| fold(&name.name)).collect();
        names.sort_unstable();
        names.dedup();
        let id = self.found.statements.declare(thing);
        for name in names {
            self.declared.entry(name).or_default().push((kind, id));
        }
        id
    }

    /// A player called by name, or by colour and name.
    pub(super) fn named_player(&mut self, text: &str, place: u32) -> Option<(Named, Option<Target>)> {
        if let Some(player) = self.player_called(text) {
            return Some((Named::Player(player.name.clone()), None));
        }
        for (space, _) in text.match_indices(' ').take(MOST_WORDS) {
            let colour = &text[..space];
            let Some(player) = self.player_called(&text[space..]) else {
                continue;
            };
            let (target, name) = (player.colour, player.name.clone());
            if self.vocabulary.find(colour, place) == Some(target) {
                return Some((Named::KeyAnd(self.vocabulary.key(target), name), Some(target)));
            }
        }
        None
    }

    fn player_called(&self, name: &str) -> Option<&KnownPlayer> {
        let at = self.players_by_name.get(&fold(name))?;
        self.players.get(*at)
    }
}
