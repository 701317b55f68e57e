//! Words that only the record itself gives a meaning: its players' names, and things that it declares.

use std::sync::Arc;

use super::{MOST_WORDS, Reader};
use crate::core::{Declared, DeclaredId, Kind, NameId, Named, Thing, Want};
use crate::l10n::GlossaryName;
use crate::notation::Item;
use crate::record::players::Called;
use crate::record::vocabulary::{Target, folded_names};
use crate::reference::fold;

impl<'t> Reader<'_, '_, 't> {
    /// `red Anna`: a colour, and the name it belongs to.
    pub(super) fn player(&mut self, item: Item<'t>, place: u32) -> Thing {
        let mut thing = self.plain_thing(item);
        let Some(words) = item.words() else { return thing };
        let text = words.text().into_owned();
        let Some((target, name)) = self.colour_and_name(&text, place) else {
            self.not_understood(words, place);
            return thing;
        };
        self.players.sit(target);
        let meaning = if name.is_empty() {
            self.name_of(target)
        } else {
            self.players.add(target, &name);
            let key = self.vocabulary.key(target);
            self.intern(Named::KeyAnd(key, name), Some(target))
        };
        self.found.known.push((words.span().start, meaning));
        thing.name = Some(meaning);
        thing
    }

    /// `red Anna`, `Anna (red)`: a colour and a name, in either order.
    fn colour_and_name(&mut self, text: &str, place: u32) -> Option<(Target, String)> {
        let parts: Vec<&str> = text.split(' ').collect();
        // A colour is one word, or a nation two: whatever is longer is a name.
        let most = parts.len().min(MOST_WORDS);
        let mut found = None;
        for split in (1..=most).rev() {
            let words = parts[..split].join(" ");
            if let Some(target) = self.vocabulary.find(without_brackets(&words), place) {
                let name = parts[split..].join(" ");
                found = Some((target, without_brackets(&name).to_owned()));
                break;
            }
        }
        // A letter in front is rather an initial than a colour, if a colour follows.
        let is_letter = parts[0].chars().count() < 2;
        if found.is_some() && !is_letter {
            return found;
        }
        for split in (1..parts.len()).filter(|split| parts.len() - split <= MOST_WORDS) {
            let words = parts[split..].join(" ");
            let Some(target) = self.vocabulary.find(without_brackets(&words), place) else {
                continue;
            };
            // `Marek blue and Dana green` are two.
            let name = &parts[..split];
            let mut others = name.iter().map(|word| without_brackets(word));
            let is_two =
                others.any(|word| word.chars().count() > 1 && self.vocabulary.find(word, place).is_some());
            return (!is_two).then(|| (target, without_brackets(&name.join(" ")).to_owned()));
        }
        found
    }

    /// The things that have this folded name, those of the table's file first.
    fn things_called(&self, folded: &str) -> impl Iterator<Item = (Kind, DeclaredId)> {
        let own = self.declared.get(folded).into_iter().flatten();
        self.vocabulary.table().called(folded).iter().chain(own).copied()
    }

    /// A thing that the record or a file of its table has declared by this very name.
    pub(super) fn known_declared(&mut self, text: &str, place: u32) -> Option<NameId> {
        let of_table = self.vocabulary.of_table(text, place);
        let thing = of_table.or_else(|| {
            if self.declared.is_empty() {
                return None;
            }
            let wants = self.vocabulary.wants(place);
            let mut own = self.declared.get(&fold(text))?.iter();
            own.find(|(kind, _)| wants.iter().any(|want| want.declares(*kind)))
                .map(|(_, thing)| *thing)
        })?;
        Some(self.intern(Named::Declared(thing), None))
    }

    /// A thing that the record or a file of its table has declared, or that it declares by naming it here.
    pub(super) fn declared(&mut self, text: &str, place: u32) -> Option<NameId> {
        let wants = Arc::clone(self.vocabulary.wants(place));
        let folded = fold(text);
        let is_wanted = |kind: Kind| wants.iter().any(|want| want.declares(kind));
        let known = |folded: &str| self.things_called(folded).find(|(kind, _)| is_wanted(*kind));
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
        let names = folded_names(&thing);
        let id = self.found.statements.declare(thing);
        for name in names {
            self.declared.entry(name).or_default().push((kind, id));
        }
        id
    }

    /// A player called by name, or by colour and name.
    pub(super) fn named_player(&mut self, text: &str, place: u32) -> Option<(Named, Option<Target>)> {
        if let Some(player) = self.player_called(text) {
            return Some((Named::Player(self.players.at(player).name.clone()), None));
        }
        for (space, _) in text.match_indices(' ').take(MOST_WORDS) {
            let (first, second) = (without_brackets(&text[..space]), without_brackets(&text[space..]));
            for (colour, name) in [(first, second), (second, first)] {
                let Some(player) = self.player_called(name) else {
                    continue;
                };
                let player = self.players.at(player);
                let (target, name) = (player.colour, player.name.clone());
                if self.vocabulary.find(colour, place) == Some(target) {
                    return Some((Named::KeyAnd(self.vocabulary.key(target), name), Some(target)));
                }
            }
        }
        None
    }

    /// The only player whom the table may call this.
    fn player_called(&mut self, name: &str) -> Option<usize> {
        if self.players.is_empty() {
            return None;
        }
        match self.called(name) {
            Called::One(player) => Some(player),
            Called::Nobody | Called::Several(_) => None,
        }
    }

    /// Whom the table may call this.
    pub(super) fn called(&mut self, name: &str) -> Called {
        let named = self.players.named(name);
        if named != Called::Nobody {
            return named;
        }
        let language = self.language;
        let lexicon = self
            .lexicon
            .get_or_insert_with(|| self.vocabulary.lexicon(language));
        self.players.called(name, lexicon.name_forms())
    }

    /// Whether a short form means a player rather than what else it may stand for: a letter of another language, a
    /// colour that nobody plays. None if nobody has such a name, and something else is what it always is.
    pub(super) fn short_for(&mut self, text: &str, place: u32) -> Option<Short> {
        if self.players.is_empty() {
            return None;
        }
        if text.chars().count() > LONGEST_SHORT {
            return self.named_like_unplayed_colour(text, place).map(Short::Player);
        }
        // Whoever has this very name is meant: a letter of a colour never beats a player.
        match self.players.named(text) {
            Called::One(player) => return Some(Short::Player(player)),
            Called::Several(_) => return Some(Short::Unclear),
            Called::Nobody => {}
        }
        let short = self.players.shortened(text);
        let Called::One(player) = short else {
            return (short != Called::Nobody).then_some(Short::Unclear);
        };
        let colour = self.players.at(player).colour;
        if self.is_short_for_other_colour(text, colour) {
            return Some(Short::Unclear);
        }
        let (foreign, target) = self.vocabulary.ranked(text, place)?;
        let is_player = self.vocabulary.is_player(self.vocabulary.key(target).kind);
        if target == colour {
            None
        } else if !is_player || foreign > 0 || !self.players.is_seated(target) {
            Some(Short::Player(player))
        } else {
            Some(Short::Unclear)
        }
    }

    /// The player whose name is also that of a colour which nobody plays.
    fn named_like_unplayed_colour(&mut self, text: &str, place: u32) -> Option<usize> {
        let Called::One(player) = self.players.named(text) else {
            return None;
        };
        let (_, target) = self.vocabulary.ranked(text, place)?;
        let is_colour = self.vocabulary.is_player(self.vocabulary.key(target).kind);
        (is_colour && !self.players.is_seated(target)).then_some(player)
    }

    /// Whether a colour that is played, but not this one, begins like that in the record's language.
    fn is_short_for_other_colour(&self, text: &str, colour: Target) -> bool {
        let folded = fold(text);
        let index = self.vocabulary.library.index();
        let Some(tag) = index.languages.get(usize::from(self.language)) else {
            return false;
        };
        let store = self.vocabulary.library.store();
        let others = self.players.colours().filter(|other| *other != colour);
        let mut names = others.filter_map(|other| {
            let id = self.vocabulary.key(other).message_id();
            GlossaryName::headline(store, tag, Some(self.vocabulary.game.id()), &id)
        });
        names.any(|name| fold(&name).starts_with(&folded))
    }
}

/// What a short form stands for.
pub(super) enum Short {
    Player(usize),
    /// Several fit.
    Unclear,
}

/// Colours and names are short forms up to so many letters; what is longer is a word.
const LONGEST_SHORT: usize = 2;

fn without_brackets(text: &str) -> &str {
    text.trim_matches(|sign: char| sign.is_whitespace() || "()[]{}（）".contains(sign))
}
