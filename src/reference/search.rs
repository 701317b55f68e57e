//! Finds things by what people type: exact names first, then slips, then parts of names.
//!
//! A score counts how far a name is from the query, in hundredths of an edit; the best name of each
//! thing counts. Everything is folded first, so accents, case and niqqud never matter.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::bare_names::bare_names;
use super::fold::fold;
use super::index::{NameIndex, NameRow, Target};
use super::query_words::{LONG, QueryWords, SHORT};
use crate::core::{Kind, NameRank, NumberedId};
use crate::l10n::Language;

/// What is asked for.
#[derive(Debug, Clone, Default)]
pub struct Query<'a> {
    /// The words as typed.
    pub words: &'a str,
    /// The reader's language, preferred among equals.
    pub language: &'a str,
    /// Only this kind.
    pub kind: Option<Kind>,
    /// Only this game.
    pub game: Option<&'a str>,
}

/// A thing that was found, and by which of its names.
#[derive(Debug, Clone)]
pub struct Hit<'a> {
    /// The thing.
    pub target: &'a Target,
    /// The name that matched, as it is written.
    pub name: &'a str,
    /// The language of that name; none if it belongs to all.
    pub language: Option<&'a str>,
    /// How it matched.
    pub matched: Match,
    /// Edits between the query and the name, part of a name aside.
    pub distance: usize,
    /// Whether every word that was typed is a word of the name.
    complete: bool,
    score: u32,
    tier: u32,
}

/// How a name matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Match {
    /// The whole name, spelling aside.
    Exact,
    /// The whole name with slips.
    Near,
    /// Some words of the name.
    Part,
}

/// What came of a query.
#[derive(Debug)]
pub enum Outcome<'a> {
    /// One thing is clearly meant; the others are further off.
    Clear(Vec<Hit<'a>>),
    /// Several things may be meant: the first so many.
    Several(usize, Vec<Hit<'a>>),
    /// Nothing; these names are the nearest.
    Nothing(Vec<Hit<'a>>),
}

const EDIT: u32 = 100;
/// What is further off than this was not meant; it is only shown as a nearest name.
const FARTHEST: u32 = 260;
/// No name is as long as this, so nothing that is longer is near one.
const LONGEST: usize = 160;
/// A hit this much better than the next one is clearly meant.
const CLEAR: u32 = 45;
/// So many nearest names are told where nothing was found.
const NEAREST: usize = 8;
/// Names with fewer bytes are too short for a slip in them to be plain.
const SHORT_NAME: u16 = 5;
/// The tier of whole names with one slip; exact names stand before it, everything else behind.
const ONE_SLIP: u32 = 5;
/// What it costs a name that small words stand before it.
const BARE: u32 = 10;

impl<'a> Outcome<'a> {
    /// All hits, best first.
    pub fn hits(&self) -> &[Hit<'a>] {
        match self {
            Self::Clear(hits) | Self::Several(_, hits) => hits,
            Self::Nothing(_) => &[],
        }
    }

    /// Whether something is called exactly so.
    pub(super) fn is_exact(&self) -> bool {
        self.hits().first().is_some_and(|hit| hit.matched == Match::Exact)
    }

    /// Whether what was typed is a name, if perhaps misspelt or not whole, and not a question.
    pub fn is_named(&self, words: &str) -> bool {
        let Some(hit) = self.hits().first() else {
            return false;
        };
        let is_plain = hit.distance * 5 <= words.chars().count();
        match hit.matched {
            Match::Exact => true,
            Match::Near => is_plain,
            Match::Part => (hit.complete && hit.distance <= 1) || (is_plain && !fold(words).contains(' ')),
        }
    }

    /// Nothing instead of names that have only some of the words that were typed.
    pub(super) fn without_fragments(self) -> Self {
        match self {
            Self::Clear(hits) | Self::Several(_, hits)
                if hits
                    .first()
                    .is_some_and(|hit| hit.matched == Match::Part && !hit.complete) =>
            {
                Self::Nothing(hits.into_iter().take(NEAREST).collect())
            }
            other => other,
        }
    }

    /// Whether what was typed is a title, or words of one: each word stands in it, with a slip at most.
    pub(super) fn is_title(&self, words: &str) -> bool {
        let first = self.hits().first();
        self.is_named(words) && first.is_some_and(|hit| hit.complete && hit.distance <= 1)
    }

    /// The outcome as a near one, if a whole name matched exactly: the query was not typed like that.
    pub(super) fn if_exact(mut self) -> Option<Self> {
        let (Self::Clear(hits) | Self::Several(_, hits)) = &mut self else {
            return None;
        };
        hits.first().filter(|hit| hit.matched == Match::Exact)?;
        for hit in hits {
            hit.matched = Match::Near;
        }
        Some(self)
    }
}

/// How far a search goes where no name is exactly the one that was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// No further.
    Exact,
    /// To whole names with slips.
    Whole,
    /// To parts of names besides.
    Parts,
}

/// Searches the index; `languages` tell what may stand around a name.
pub(super) fn search<'a>(
    index: &'a NameIndex,
    query: &Query,
    languages: &[&Language],
    reach: Reach,
) -> Outcome<'a> {
    let folded = fold(query.words);
    let mut found = Found::new(index, query);
    found.by_number(&folded);
    if found.best.is_empty() && is_number(index, &folded) {
        return Outcome::Nothing(Vec::new());
    }
    found.exact(&folded, 0);
    if found.best.is_empty() {
        found.within(&folded, languages);
    }
    if reach != Reach::Exact && !found.has_exact_name() {
        found.near(&folded, reach);
    }
    found.outcome()
}

struct Found<'a, 'q> {
    index: &'a NameIndex,
    query: &'q Query<'q>,
    best: BTreeMap<u16, Hit<'a>>,
}

impl<'a, 'q> Found<'a, 'q> {
    fn new(index: &'a NameIndex, query: &'q Query<'q>) -> Self {
        Self {
            index,
            query,
            best: BTreeMap::new(),
        }
    }

    /// `R-034`, `r34`, `d 1`: rules, disagreements and rulings by number, of whichever game has the letters.
    fn by_number(&mut self, folded: &str) {
        for (at, target) in numbered(self.index, folded) {
            let Ok(at) = u16::try_from(at) else { continue };
            if self.is_wanted(target) {
                self.best.insert(
                    at,
                    Hit {
                        target,
                        name: target.id.as_ref(),
                        language: None,
                        matched: Match::Exact,
                        distance: 0,
                        complete: true,
                        score: 0,
                        tier: 0,
                    },
                );
            }
        }
    }

    fn exact(&mut self, folded: &str, penalty: u32) {
        for row in self.index.exact(folded) {
            self.add(row, Match::Exact, 0, penalty, true);
        }
    }

    /// Names with small words before them or glued to them.
    fn within(&mut self, folded: &str, languages: &[&Language]) {
        self.without_prefixes(folded, languages);
        if !self.best.is_empty() || folded.chars().count() > LONGEST {
            return;
        }
        for bare in bare_names(folded, languages) {
            self.exact(&bare, BARE);
            if self.best.is_empty() {
                self.without_prefixes(&bare, languages);
            }
            if !self.best.is_empty() {
                return;
            }
        }
    }

    /// Hebrew glues its small words to the next one: `במנזר`, `שהמנזר`.
    fn without_prefixes(&mut self, folded: &str, languages: &[&Language]) {
        let mut stems = vec![folded];
        for depth in 1..=2_u32 {
            let strip = |stem| {
                let prefixes = languages.iter().flat_map(|language| language.prefixes.iter());
                prefixes.filter_map(move |prefix| str::strip_prefix(stem, prefix.as_ref()))
            };
            stems = stems.into_iter().flat_map(strip).collect();
            for stem in stems.iter().filter(|stem| stem.chars().count() >= 3) {
                self.exact(stem, depth * 10);
            }
        }
    }

    fn near(&mut self, folded: &str, reach: Reach) {
        let wanted = QueryWords::new(folded);
        if wanted.words.is_empty() || wanted.length > LONGEST {
            return;
        }
        let index = self.index;
        for row in index.rows.iter() {
            let may_be_whole = wanted.may_be_whole(row.letters);
            let may_be_part = reach == Reach::Parts && wanted.may_be_part(row.letters);
            if !(may_be_whole || may_be_part) || !self.is_wanted(index.target(row)) {
                continue;
            }
            let name = index.folded(row);
            // A slip in a short form makes another word more often than not.
            let is_form = matches!(row.rank, NameRank::Form | NameRank::AliasForm);
            let is_short_form = is_form && wanted.length < SHORT;
            if may_be_whole
                && !is_short_form
                && let Some(distance) = wanted.whole_distance(name)
                && !wanted.is_other_word(distance, row.letters)
            {
                let edits = u32::try_from(distance).unwrap_or(u32::MAX).saturating_mul(EDIT);
                self.add(row, Match::Near, distance, edits, true);
            }
            if may_be_part
                && let Some((distance, score, complete)) = wanted.part_score(name)
                // A title is a sentence: one misspelt word of it names nothing.
                && (distance == 0 || row.rank != NameRank::Title || wanted.words.len() > 1)
            {
                self.add(row, Match::Part, distance, score, complete);
            }
        }
    }

    fn add(&mut self, row: &NameRow, matched: Match, distance: usize, score: u32, complete: bool) {
        let target = self.index.target(row);
        if !self.is_wanted(target) {
            return;
        }
        let language = self.index.language(row);
        // An id is nobody's word: where it reads like a name, the name is meant.
        let foreign = u32::from(language != Some(self.query.language));
        let nobodys = u32::from(language.is_none());
        let rank = match row.rank {
            NameRank::Name => 0,
            NameRank::Form => 2,
            NameRank::Alias => 5,
            NameRank::AliasForm => 6,
            NameRank::Title | NameRank::Written => 40,
        };
        let tier = match (matched, row.rank) {
            (Match::Exact, NameRank::Name | NameRank::Form) => foreign,
            // A letter or a figure is nobody's and everybody's word.
            (Match::Exact, NameRank::Alias | NameRank::AliasForm) => 2 + foreign - nobodys,
            (Match::Exact, NameRank::Title | NameRank::Written) => 4,
            // One slip in a whole name: a thing that is called otherwise was not meant.
            (Match::Near, NameRank::Name | NameRank::Form | NameRank::Alias | NameRank::AliasForm)
                if distance == 1 && nobodys == 0 && row.folded_len >= SHORT_NAME =>
            {
                ONE_SLIP
            }
            (Match::Near | Match::Part, _) => ONE_SLIP + 1,
        };
        let score = score + rank + foreign + nobodys;
        let hit = Hit {
            target,
            name: self.index.shown(row),
            language,
            matched,
            distance,
            complete,
            score,
            tier,
        };
        // The thing is the same: the reader's own word for it is shown.
        if let Some(known) = self.best.get_mut(&row.target)
            && known.matched == Match::Exact
            && matched == Match::Exact
            && foreign == 0
            && known.language != Some(self.query.language)
        {
            known.name = hit.name;
            known.language = hit.language;
        }
        let known = self.best.get(&row.target);
        if known.is_none_or(|known| (hit.tier, hit.score) < (known.tier, known.score)) {
            let own = known.filter(|known| {
                let is_own = known.language == Some(self.query.language);
                is_own && known.matched == Match::Exact && matched == Match::Exact
            });
            let hit = match own {
                Some(own) => Hit {
                    name: own.name,
                    language: own.language,
                    ..hit
                },
                None => hit,
            };
            self.best.insert(row.target, hit);
        }
    }

    fn is_wanted(&self, target: &Target) -> bool {
        // Words of records are asked for by kind: they would only stand in the way of the game's own.
        self.query
            .kind
            .map_or(target.kind != Kind::WORD, |kind| target.kind == kind)
            && self.query.game.is_none_or(|game| target.game == game)
    }

    fn has_exact_name(&self) -> bool {
        self.best.values().any(|hit| hit.matched == Match::Exact)
    }

    fn outcome(self) -> Outcome<'a> {
        // Equals stay in the order of the index: by game, and in a game by the precedence of their kinds.
        let mut hits: Vec<Hit<'a>> = self.best.into_values().collect();
        hits.sort_by_key(|hit| (hit.tier, hit.score));
        let Some(best) = hits.first() else {
            return Outcome::Nothing(hits);
        };
        if best.score > FARTHEST {
            hits.truncate(NEAREST);
            return Outcome::Nothing(hits);
        }
        let (tier, score) = (best.tier, best.score);
        hits.retain(|hit| hit.score <= FARTHEST);
        let as_good = |hit: &&Hit| match tier.cmp(&ONE_SLIP) {
            Ordering::Less => hit.tier == tier,
            Ordering::Equal => hit.tier == tier && hit.score <= score + 1,
            Ordering::Greater => hit.score <= score + CLEAR,
        };
        let count = hits.iter().filter(as_good).count();
        // A short word two slips away from several names is none of them.
        let is_vague = hits
            .first()
            .is_some_and(|hit| hit.matched == Match::Near && hit.distance > 1);
        if is_vague && count > 1 && fold(self.query.words).chars().count() < LONG {
            hits.truncate(NEAREST);
            return Outcome::Nothing(hits);
        }
        if count == 1 {
            Outcome::Clear(hits)
        } else {
            Outcome::Several(count, hits)
        }
    }
}

/// Whether a query has the form of a number that rules, disagreements or rulings of some game have: `R-034`, `d1`.
pub(super) fn is_number(index: &NameIndex, folded: &str) -> bool {
    let compact = compact(folded);
    let Some(typed) = NumberedId::typed(&compact) else {
        return false;
    };
    let has_letters = |target: &Target| {
        let id = NumberedId::parse(&target.id).filter(|_| is_numbered(target.kind));
        id.is_some_and(|id| id.prefix.eq_ignore_ascii_case(typed.prefix))
    };
    index.targets.iter().any(has_letters)
}

/// The things that a query names by letters and number, with their places in the index.
fn numbered<'a>(index: &'a NameIndex, folded: &str) -> Vec<(usize, &'a Target)> {
    let compact = compact(folded);
    let Some(typed) = NumberedId::typed(&compact) else {
        return Vec::new();
    };
    let is = |target: &Target| {
        let id = NumberedId::parse(&target.id).filter(|_| is_numbered(target.kind));
        id.is_some_and(|id| id.is(typed))
    };
    let targets = index.targets.iter().enumerate();
    targets.filter(|(_, target)| is(target)).collect()
}

fn compact(folded: &str) -> String {
    folded.chars().filter(|letter| *letter != ' ').collect()
}

/// Whether things of a kind go by number, and have a title rather than a name.
pub(super) fn is_numbered(kind: Kind) -> bool {
    matches!(kind, Kind::RULE | Kind::DISAGREEMENT | Kind::RULING)
}
