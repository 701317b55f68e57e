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

    /// A thing that the record or a file of its table has declared by this very name.
    pub(super) fn known_declared(&mut self, text: &str, place: u32) -> Option<NameId> {
        if self.declared.is_empty() {
            return None;
        }
        let wants = Arc::clone(self.vocabulary.wants(place));
        let is_wanted = |kind: Kind| {
            let mut wants = wants.iter();
            wants.any(|want| matches!(*want, Want::Any(wanted) | Want::New(wanted) if wanted == kind))
        };
        let things = self.declared.get(&fold(text))?;
        let thing = things.iter().find(|(kind, _)| is_wanted(*kind))?.1;
        Some(self.intern(Named::Declared(thing), None))
    }

    /// A thing that the record or a file of its table has declared, or that it declares by naming it here.
    pub(super) fn declared(&mut self, text: &str, place: u32) -> Option<NameId> {
        let wants = Arc::clone(self.vocabulary.wants(place));
        let folded = fold(text);
        let is_wanted = |kind: Kind| {
            let mut wants = wants.iter();
            wants.any(|want| matches!(*want, Want::Any(wanted) | Want::New(wanted) if wanted == kind))
        };
        let known = |folded: &str| {
            let things = self.declared.get(folded)?;
            things.iter().find(|(kind, _)| is_wanted(*kind)).copied()
        };
        if let Some((_, thing)) = known(&folded) {
            return Some(self.intern(Named::Declared(thing), None));
        }
        let new = wants.iter().find_map(|want| match *want {
            Want::New(kind) => Some(kind),
            Want::Any(_) | Want::One(..) | Want::Before(..) => None,
        });
        // A letter behind a name is no part of it: both sides of a sheet have the same name.
        if let Some((before, letter)) = text.rsplit_once(' ')
            && self.vocabulary.is_suffix(letter)
        {
            let known = known(&fold(before));
            let kind = known.map(|(kind, _)| kind).or(new);
            let game = self.vocabulary.game;
            if let Some(letter) = kind.and_then(|kind| game.suffix(kind, letter)) {
                let thing = match known {
                    Some((_, thing)) => thing,
                    None => self.declare(Declared::new(new?, before)),
                };
                return Some(self.intern(Named::DeclaredAnd(thing, letter.to_owned()), None));
            }
        }
        let thing = self.declare(Declared::new(new?, text));
        Some(self.intern(Named::Declared(thing), None))
    }

    /// `card bone kite`: a word of the game, and a text of the record's own behind it.
    pub(super) fn word_and_text(&mut self, text: &str, place: u32) -> Option<(Named, Target)> {
        let wants = Arc::clone(self.vocabulary.wants(place));
        let is_before = |want: &Want| matches!(want, Want::Before(..));
        if !wants.iter().any(is_before) {
            return None;
        }
        let spaces: Vec<usize> = text
            .match_indices(' ')
            .map(|(at, _)| at)
            .take(MOST_WORDS)
            .collect();
        for space in spaces {
            let Some(target) = self.vocabulary.find(&text[..space], place) else {
                continue;
            };
            let key = self.vocabulary.key(target);
            if wants.iter().any(|want| is_before(want) && want.accepts(&key)) {
                return Some((Named::KeyAnd(key, text[space + 1..].to_owned()), target));
            }
        }
        None
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
