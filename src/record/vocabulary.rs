//! What names mean in the places of a record, found once and kept from record to record: all records of a
//! game use the same few hundred words.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use super::natural::Lexicon;
use crate::core::{Declared, DeclaredId, EntryKey, EntryPart, Kind, NameRank, Want, WordPlace};
use crate::games::AnyGame;
use crate::reference::{Library, Target as IndexTarget, fold};

/// A vocabulary that has grown beyond this is begun anew with the next record.
const MOST_KEPT: usize = 20_000;

pub(super) type FastMap<K, V> = HashMap<K, V, foldhash::fast::RandomState>;

/// A thing, by its number in the index of names.
pub(super) type Target = u16;

/// The words of one game, as far as records have used them.
#[derive(Debug)]
pub struct Vocabulary<'l> {
    pub(super) library: &'l Library,
    pub(super) game: &'l AnyGame,
    places: FastMap<Place, u32>,
    /// What is understood in each place, the likeliest first.
    wants: Vec<Arc<[Want]>>,
    /// The language of each place.
    languages: Vec<u8>,
    /// Whether a player is understood in each place.
    for_players: Vec<bool>,
    /// What words turned out to mean in each place.
    words: Vec<FastMap<Box<str>, Kept>>,
    /// How many words are kept.
    kept: usize,
    /// What the table of the next record declares in a file of its own.
    table: TableWords,
    /// How many tables there have been.
    tables: u32,
    /// The kinds that players are named by.
    player_kinds: Vec<Kind>,
    /// The letters that may follow names.
    suffixes: Vec<&'static str>,
    /// The words between the names, of each language that was asked for.
    lexicons: Vec<(u8, Rc<Lexicon>)>,
}

/// What words of one place mean, whatever the record.
#[derive(Debug, Clone, Copy)]
pub(super) enum Meant {
    /// A thing of our data.
    Target(Target),
    /// A thing of the table's file.
    Declared(DeclaredId),
    /// Neither.
    Nothing,
}

/// The meaning of words, and at which table they had it: what a file declares means nothing at another one.
#[derive(Debug, Clone, Copy)]
struct Kept {
    meant: Meant,
    table: u32,
}

/// What the file of a table declares, by its folded names.
#[derive(Debug, Default)]
pub(super) struct TableWords {
    /// The things, in the order of the file.
    pub(super) things: Arc<[Arc<Declared>]>,
    by_name: FastMap<String, Vec<(Kind, DeclaredId)>>,
    /// Things of our data that the file has under a name of ours, in whatever language.
    ours: FastMap<Target, DeclaredId>,
}

impl TableWords {
    fn new(things: Arc<[Arc<Declared>]>, library: &Library, game: &AnyGame) -> Self {
        let index = library.index();
        let (mut by_name, mut ours) = (FastMap::default(), FastMap::default());
        for (place, thing) in things.iter().enumerate() {
            let id = DeclaredId::at(place);
            for name in folded_names(thing) {
                for row in index.exact(&name).filter(|row| row.rank == NameRank::Name) {
                    let target = index.target(row);
                    if target.game == game.id() && target.kind == thing.kind {
                        ours.entry(row.target).or_insert(id);
                    }
                }
                let known: &mut Vec<(Kind, DeclaredId)> = by_name.entry(name).or_default();
                known.push((thing.kind, id));
            }
        }
        Self {
            things,
            by_name,
            ours,
        }
    }

    /// The things that have this folded name.
    pub(super) fn called(&self, folded: &str) -> &[(Kind, DeclaredId)] {
        self.by_name.get(folded).map_or(&[], Vec::as_slice)
    }

    /// The thing of the table's file that is this thing of our data.
    pub(super) fn of_target(&self, target: Target) -> Option<DeclaredId> {
        self.ours.get(&target).copied()
    }
}

/// The folded names of a thing, each once.
pub(super) fn folded_names(thing: &Declared) -> Vec<String> {
    let mut names: Vec<String> = thing.names.iter().map(|name| fold(&name.name)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// A place of words, in numbers: what is understood there depends on nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) part: Part,
    pub(super) item: Option<Target>,
    /// None for players, whichever they are.
    pub(super) subject: Option<Target>,
    pub(super) heading: Option<Target>,
    /// The language of the record, whose own words come first.
    pub(super) language: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Part {
    Heading,
    Subject,
    Entry(EntryPart),
}

impl Place {
    /// A heading, or before a colon.
    pub(super) const fn at(part: Part, language: u8) -> Self {
        Self {
            language,
            heading: None,
            subject: None,
            item: None,
            part,
        }
    }
}

impl<'l> Vocabulary<'l> {
    /// A vocabulary without words yet.
    pub fn new(library: &'l Library, game: &'l AnyGame) -> Self {
        Self {
            library,
            game,
            places: FastMap::with_capacity_and_hasher(64, foldhash::fast::RandomState::default()),
            wants: Vec::new(),
            languages: Vec::new(),
            for_players: Vec::new(),
            words: Vec::new(),
            kept: 0,
            table: TableWords::new(game.declared(), library, game),
            tables: 0,
            player_kinds: game
                .kinds()
                .filter(|info| info.is_player)
                .map(|info| info.kind)
                .collect(),
            suffixes: game
                .kinds()
                .flat_map(|info| info.suffixes.iter().copied())
                .collect(),
            lexicons: Vec::new(),
        }
    }

    /// The words between the names in a language, English if it is none of ours.
    pub(super) fn lexicon(&mut self, language: u8) -> Rc<Lexicon> {
        if let Some((_, known)) = self.lexicons.iter().find(|(known, _)| *known == language) {
            return Rc::clone(known);
        }
        let store = self.library.store();
        let tag = self.library.index().languages.get(usize::from(language));
        let found = tag
            .and_then(|tag| store.language(tag))
            .or_else(|| store.language("en"));
        let lexicon = found.map_or_else(Lexicon::default, |language| {
            Lexicon::new(&self.library.texts(language, Some(self.game.id())))
        });
        let lexicon = Rc::new(lexicon);
        self.lexicons.push((language, Rc::clone(&lexicon)));
        lexicon
    }

    /// Whether players are named by this kind.
    pub(super) fn is_player(&self, kind: Kind) -> bool {
        self.player_kinds.contains(&kind)
    }

    /// The game whose words they are.
    pub fn game(&self) -> &'l AnyGame {
        self.game
    }

    /// Takes the words of the table whose record comes next, in place of those of another table.
    pub(super) fn declare(&mut self, things: Arc<[Arc<Declared>]>) {
        if !Arc::ptr_eq(&things, &self.table.things) {
            self.table = TableWords::new(things, self.library, self.game);
            self.tables = self.tables.wrapping_add(1);
        }
    }

    /// The words of the table.
    pub(super) fn table(&self) -> &TableWords {
        &self.table
    }

    /// The thing of the table's file that this name means in a place.
    pub(super) fn of_table(&mut self, name: &str, place: u32) -> Option<DeclaredId> {
        if self.table.things.is_empty() {
            return None;
        }
        if let Some(Meant::Declared(thing)) = self.known(name, place) {
            return Some(thing);
        }
        let wants = &self.wants[place as usize];
        let mut called = self.table.called(&fold(name)).iter();
        let (_, thing) = called.find(|(kind, _)| wants.iter().any(|want| want.declares(*kind)))?;
        let thing = *thing;
        self.keep(name, place, Meant::Declared(thing));
        Some(thing)
    }

    /// Forgets what it has learnt once that is too much, so that it does not grow with the number of records.
    pub(super) fn begin_record(&mut self) {
        if self.kept + self.places.len() > MOST_KEPT {
            let table = std::mem::take(&mut self.table);
            *self = Self::new(self.library, self.game);
            self.table = table;
        }
    }

    /// The number of a place.
    pub(super) fn place(&mut self, place: Place) -> u32 {
        if let Some(known) = self.places.get(&place) {
            return *known;
        }
        let id =
            u32::try_from(self.wants.len()).expect("a record has fewer than four thousand million places");
        let key = |target: Option<Target>| target.map(|target| self.key(target));
        let words = match place.part {
            Part::Heading => WordPlace::Heading,
            Part::Subject => WordPlace::Subject,
            Part::Entry(part) => WordPlace::Entry {
                heading: key(place.heading),
                subject: key(place.subject),
                item: key(place.item),
                part,
            },
        };
        let wants = self.game.wants(&words);
        let is_player = |want: &Want| matches!(*want, Want::Any(kind) if self.is_player(kind));
        self.for_players.push(wants.iter().any(is_player));
        self.wants.push(wants.into());
        self.languages.push(place.language);
        self.words.push(FastMap::default());
        self.places.insert(place, id);
        id
    }

    /// What is understood in a place, the likeliest first.
    pub(super) fn wants(&self, place: u32) -> &Arc<[Want]> {
        &self.wants[place as usize]
    }

    /// Whether a player is understood in a place.
    pub(super) fn wants_player(&self, place: u32) -> bool {
        self.for_players[place as usize]
    }

    /// Whether a letter may follow names of some kind.
    pub(super) fn is_suffix(&self, letter: &str) -> bool {
        self.suffixes
            .iter()
            .any(|known| known.eq_ignore_ascii_case(letter))
    }

    /// The number of a language; none of ours where the tag is not known.
    pub(super) fn language(&self, tag: &str) -> u8 {
        let mut known = self.library.index().languages.iter();
        let at = known.position(|known| known == tag);
        at.and_then(|at| u8::try_from(at).ok()).unwrap_or(u8::MAX)
    }

    /// The likeliest of the wanted things that has this name in any language, the record's own first.
    pub(super) fn find(&mut self, words: &str, place: u32) -> Option<Target> {
        match self.known(words, place) {
            Some(Meant::Target(target)) => return Some(target),
            Some(Meant::Declared(_) | Meant::Nothing) => return None,
            None => {}
        }
        let found = self.ranked(words, place).map(|(_, target)| target);
        self.keep(words, place, found.map_or(Meant::Nothing, Meant::Target));
        found
    }

    /// What words with single spaces between them are known to mean in a place; none if nobody has asked yet.
    pub(super) fn known(&self, words: &str, place: u32) -> Option<Meant> {
        let kept = self.words[place as usize].get(words)?;
        let holds = !matches!(kept.meant, Meant::Declared(_)) || kept.table == self.tables;
        Some(if holds { kept.meant } else { Meant::Nothing })
    }

    fn keep(&mut self, words: &str, place: u32, meant: Meant) {
        let table = self.tables;
        let before = self.words[place as usize].insert(words.into(), Kept { meant, table });
        self.kept += usize::from(before.is_none());
    }

    /// The same, with how foreign the name is: 0 in the record's own language, 1 in English and for ids, 2 otherwise.
    pub(super) fn ranked(&self, words: &str, place: u32) -> Option<(u8, Target)> {
        let index = self.library.index();
        let folded = fold(words);
        let wants = self.wants(place);
        let language = self.languages[place as usize];
        // The record's own language, then what every record may use: English and ids.
        let english = self.language("en");
        let neutral = index.languages.len();
        let mut best: Option<((usize, u8), Target)> = None;
        for row in index.exact_or_written(&folded) {
            let target = index.target(row);
            if target.game != self.game.id() {
                continue;
            }
            let rank = wants
                .iter()
                .position(|want| want.accepts_id(target.kind, &target.id));
            let foreign = match row.language {
                own if own == language => 0,
                other if other == english || usize::from(other) >= neutral => 1,
                _ => 2,
            };
            let rank = rank.map(|rank| (rank, foreign));
            if let Some(rank) = rank
                && best.is_none_or(|(known, _)| rank < known)
            {
                best = Some((rank, row.target));
            }
        }
        best.map(|((_, foreign), target)| (foreign, target))
    }

    /// The wanted thing whose name differs least from these words, by a slip or two; the record's own language first.
    pub(super) fn nearest(&self, words: &str, place: u32) -> Option<Target> {
        let index = self.library.index();
        let folded = fold(words);
        let length = folded.chars().count();
        let most = if length < 5 { 1 } else { 2 };
        let wants = self.wants(place);
        let mut best: Option<((usize, bool), Target)> = None;
        for row in index.all() {
            let name = index.folded(row);
            let near = name.chars().count().abs_diff(length) <= most && length > 2;
            let target = index.target(row);
            let is_wanted = || wants.iter().any(|want| want.accepts_id(target.kind, &target.id));
            if !near || target.game != self.game.id() || !is_wanted() {
                continue;
            }
            let slips = strsim::osa_distance(&folded, name);
            let rank = (slips, row.language != self.languages[place as usize]);
            if slips <= most && best.is_none_or(|(known, _)| rank < known) {
                best = Some((rank, row.target));
            }
        }
        best.map(|(_, target)| target)
    }

    /// The headings under which players act, those after this one first.
    pub(super) fn headings_after(&self, heading: Option<Target>) -> Vec<Target> {
        let index = self.library.index();
        let number = |key: &EntryKey| {
            let is = |target: &IndexTarget| {
                target.game == self.game.id() && target.kind == key.kind && target.id == key.id
            };
            index.targets.iter().position(is)
        };
        let keys = self.game.headings_of_players();
        let numbers = keys.iter().filter_map(number);
        let mut headings: Vec<Target> = numbers.filter_map(|at| u16::try_from(at).ok()).collect();
        if let Some(here) = headings.iter().position(|known| Some(*known) == heading) {
            headings.rotate_left(here);
            headings.remove(0);
        }
        headings
    }

    /// The kind and the id of a thing.
    pub(super) fn key(&self, target: Target) -> EntryKey {
        let target = self.library.index().target_at(target);
        EntryKey::new(target.kind, target.id.as_ref())
    }
}
