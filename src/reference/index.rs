//! The index of names: every name, form and alias in every language, folded and sorted.
//!
//! Made when the program is built; made anew only when the user's own data or texts are in use.
//! Rows hold figures only, so the table costs nothing until it is searched.

use std::borrow::Cow;

use serde::Serialize;

use super::fold::fold;
use crate::core::{Breach, EntryKey, Family, Kind, KindInfo, NameRank, Registry};
use crate::data::{List, Text, find_by_hash, hash};
use crate::l10n::{GlossaryName, Store};

/// So many letters of a name remain in its forms.
const BEGINNING: usize = 3;

/// All names by which things can be found.
#[derive(Debug, Clone, Serialize)]
pub struct NameIndex {
    /// Folded and shown names one after the other.
    pub text: Text,
    /// The names, sorted by the hash of their folded form.
    pub rows: List<NameRow>,
    /// What people write in records besides: likewise sorted, and never found by a look-up.
    pub written: List<NameRow>,
    /// The things, in the order of the data.
    pub targets: List<Target>,
    /// The tags of the languages that rows refer to; a row past the end belongs to none.
    pub languages: List<Text>,
}

/// One name.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct NameRow {
    /// The hash of the folded form.
    pub hash: u32,
    /// Where the folded form begins.
    pub folded: u32,
    /// Its length in bytes.
    pub folded_len: u16,
    /// Length of the name as written, which follows the folded form.
    pub shown_len: u16,
    /// Which letters occur, for a quick refusal.
    pub letters: u32,
    /// The thing that has this name.
    pub target: u16,
    /// The language.
    pub language: u8,
    /// How the name belongs to the thing.
    pub rank: NameRank,
}

/// A thing that can be found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Target {
    /// The game.
    pub game: Text,
    /// The kind.
    pub kind: Kind,
    /// The id within the kind.
    pub id: Text,
}

/// What a game contributes to the index.
#[derive(Debug)]
pub struct GameNames {
    /// The id of the game.
    pub game: &'static str,
    /// The ids of each kind, in the order of precedence.
    pub ids: Vec<(&'static KindInfo, Vec<String>)>,
    /// Names that are the same in every language: the figures of a token, the slug of a ruling.
    pub neutral: Vec<(EntryKey, NameRank, String)>,
    /// The rules that findings rest on, each with the name of the finding.
    pub findings: Vec<(String, String)>,
}

impl GameNames {
    /// The names of a game with these kinds.
    pub fn new<'a>(
        game: &'static str,
        kinds: impl Iterator<Item = &'static KindInfo>,
        ids_of: impl Fn(Kind) -> Vec<Cow<'a, str>>,
        neutral: Vec<(EntryKey, NameRank, String)>,
        registry: &Registry,
    ) -> Self {
        let owned = |info: &'static KindInfo| {
            let ids = ids_of(info.kind).into_iter().map(Cow::into_owned);
            (info, ids.collect())
        };
        let finding = |breach: &Breach| {
            let rule = breach.rules.first()?;
            Some((rule.to_string(), breach.slug.to_string()))
        };
        Self {
            game,
            ids: kinds.map(owned).collect(),
            neutral,
            findings: registry.breaches.iter().filter_map(finding).collect(),
        }
    }
}

impl NameIndex {
    /// Collects the names of all games in all languages.
    pub fn build(store: &Store, games: &[GameNames]) -> Self {
        let languages: Vec<Text> = store
            .languages()
            .iter()
            .map(|language| language.tag.clone())
            .collect();
        let mut targets: Vec<Target> = Vec::new();
        let mut names: Vec<(String, String, u16, u8, NameRank)> = Vec::new();
        for game in games {
            for (info, id) in game
                .ids
                .iter()
                .flat_map(|(info, ids)| ids.iter().map(move |id| (*info, id)))
            {
                let target = u16::try_from(targets.len()).expect("fewer than 65,536 things can be found");
                targets.push(Target {
                    game: Text::Borrowed(game.game),
                    kind: info.kind,
                    id: Text::Owned(id.clone()),
                });
                let key = EntryKey::new(info.kind, id.as_str());
                let mut add = |name: &str, language: usize, rank: NameRank| {
                    let folded = fold(name);
                    if !folded.is_empty() {
                        let language = u8::try_from(language).unwrap_or(u8::MAX);
                        names.push((folded, name.to_owned(), target, language, rank));
                    }
                };
                add(id, languages.len(), neutral_rank(info));
                for (_, rank, name) in game.neutral.iter().filter(|(of, _, _)| *of == key) {
                    add(name, languages.len(), *rank);
                }
                for (at, tag) in languages.iter().enumerate() {
                    for (name, rank) in names_of(store, tag, game.game, info, &key) {
                        add(&name, at, rank);
                    }
                }
            }
        }
        names.sort_by(|a, b| (&a.0, a.2, a.4, a.3, &a.1).cmp(&(&b.0, b.2, b.4, b.3, &b.1)));
        names.dedup_by(|a, b| a.0 == b.0 && a.2 == b.2 && a.3 == b.3);
        names.sort_by_key(|name| hash(&name.0));
        let mut text = String::new();
        let (mut rows, mut written) = (Vec::new(), Vec::new());
        // What records alone use lies behind the rest.
        names.sort_by_key(|name| name.4 == NameRank::Written);
        for (folded, shown, target, language, rank) in &names {
            let table = if *rank == NameRank::Written {
                &mut written
            } else {
                &mut rows
            };
            table.push(NameRow {
                hash: hash(folded),
                folded: u32::try_from(text.len()).unwrap_or(u32::MAX),
                folded_len: u16::try_from(folded.len()).unwrap_or(u16::MAX),
                shown_len: u16::try_from(shown.len()).unwrap_or(u16::MAX),
                letters: letters(folded),
                target: *target,
                language: *language,
                rank: *rank,
            });
            text.push_str(folded);
            text.push_str(shown);
        }
        Self {
            text: Text::Owned(text),
            rows: List::Owned(rows),
            written: List::Owned(written),
            targets: List::Owned(targets),
            languages: List::Owned(languages),
        }
    }

    /// The folded form of a row.
    pub fn folded(&self, row: &NameRow) -> &str {
        let start = row.folded as usize;
        self.text
            .get(start..start + usize::from(row.folded_len))
            .unwrap_or_default()
    }

    /// The name of a row as it is written.
    pub fn shown(&self, row: &NameRow) -> &str {
        let start = row.folded as usize + usize::from(row.folded_len);
        self.text
            .get(start..start + usize::from(row.shown_len))
            .unwrap_or_default()
    }

    /// The tag of a row's language; none if the name belongs to all.
    pub fn language(&self, row: &NameRow) -> Option<&str> {
        self.languages.get(usize::from(row.language)).map(AsRef::as_ref)
    }

    /// The thing a row names.
    pub fn target(&self, row: &NameRow) -> &Target {
        &self.targets[usize::from(row.target)]
    }

    /// A thing, by its number.
    pub fn target_at(&self, number: u16) -> &Target {
        &self.targets[usize::from(number)]
    }

    /// The names whose folded form is exactly this.
    pub fn exact<'a>(&'a self, folded: &'a str) -> impl Iterator<Item = &'a NameRow> {
        self.exact_in(&self.rows, folded)
    }

    /// The names and the words of records whose folded form is exactly this.
    pub fn exact_or_written<'a>(&'a self, folded: &'a str) -> impl Iterator<Item = &'a NameRow> {
        self.exact(folded).chain(self.exact_in(&self.written, folded))
    }

    /// All names and words of records.
    pub fn all(&self) -> impl Iterator<Item = &NameRow> {
        self.rows.iter().chain(self.written.iter())
    }

    fn exact_in<'a>(&'a self, rows: &'a [NameRow], folded: &'a str) -> impl Iterator<Item = &'a NameRow> {
        let wanted = hash(folded);
        let start = find_by_hash(rows, wanted, |row| row.hash);
        let same = rows[start..].iter().take_while(move |row| row.hash == wanted);
        same.filter(move |row| self.folded(row) == folded)
    }
}

/// Which letters a folded name has, as bits; letters beyond the range share bits.
pub(super) fn letters(folded: &str) -> u32 {
    folded
        .chars()
        .filter(|letter| *letter != ' ')
        .fold(0, |bits, letter| bits | 1 << (u32::from(letter) % 31))
}

/// An id is a name, but where it is a mere number.
fn neutral_rank(info: &KindInfo) -> NameRank {
    if info.has_numbers {
        NameRank::Title
    } else {
        NameRank::Name
    }
}

/// The names of a thing in one language: headline, forms, aliases; or the title.
fn names_of(
    store: &Store,
    tag: &str,
    game: &str,
    info: &KindInfo,
    key: &EntryKey,
) -> Vec<(String, NameRank)> {
    if let Family::Numbered(term) = info.family {
        let term = EntryKey::new(Kind::TERM, term).message_id();
        let word = GlossaryName::find(store, tag, Some(game), &term);
        let named = word.map(|word| (format!("{} {}", word.headline, key.id), NameRank::Name));
        return named.into_iter().collect();
    }
    let message = store.whole_message(tag, Some(game), &key.message_id());
    let Some(name) = message.and_then(GlossaryName::parse) else {
        return Vec::new();
    };
    if !info.has_glossary_name() {
        return vec![(name.headline, NameRank::Title)];
    }
    let headline = fold(&name.headline);
    let mut names = vec![(name.headline, NameRank::Name)];
    for (attribute, value) in name.forms {
        match attribute.as_str() {
            "gender" | "number" => {}
            "short" => names.push((value, NameRank::Alias)),
            "aliases" => names.extend(separate(&value, NameRank::Alias)),
            "forms" => names.extend(separate(&value, NameRank::Form).map(|(form, rank)| {
                let is_own = is_form_of(&fold(&form), &headline);
                (form, if is_own { rank } else { NameRank::AliasForm })
            })),
            "written" => names.extend(separate(&value, NameRank::Written)),
            _ => names.push((value, NameRank::Form)),
        }
    }
    names
}

/// Whether a folded form is one of the whole name, not of another name or of a part: it has as many words, one of them
/// with the beginning of a word of the name.
fn is_form_of(form: &str, name: &str) -> bool {
    let begins_alike = |word: &str| {
        let beginning: String = word.chars().take(BEGINNING).collect();
        form.split(' ').any(|of_form| of_form.contains(&beginning))
    };
    form.split(' ').count() == name.split(' ').count() && name.split(' ').any(begins_alike)
}

fn separate(list: &str, rank: NameRank) -> impl Iterator<Item = (String, NameRank)> {
    list.split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .map(move |name| (name.to_owned(), rank))
}
