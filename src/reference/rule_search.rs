//! Finds rules by number, section, place or words; and rulings by number, name or words.

use super::fold::fold;
use super::index::Target;
use super::library::{EntryRef, Library};
use super::search::{Match, Outcome, Query, is_number};
use crate::core::{EntryKey, Kind, NumberedId};
use crate::games::AnyGame;
use crate::l10n::Texts;

/// How well words fit in one game; where several games know them, only the best fits are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// A number, an id or a whole title.
    Named,
    /// A part of the rules, or the rules of a thing.
    Part,
    /// Something like a title.
    Near,
}

/// What answers, best first.
#[derive(Debug, Clone, Default)]
pub struct Answers<'l> {
    /// The entries.
    pub entries: Vec<EntryRef<'l>>,
    /// Whether they were ranked: the first answers best. Otherwise all of them are what was named.
    pub is_ranked: bool,
}

/// Finds rules and sections of these games: by number or id, by the part of the rules they belong to, by title, by
/// the thing they are about; or else those that answer the question best.
pub fn find_rules<'l>(
    library: &'l Library,
    games: &[&'l AnyGame],
    words: &str,
    texts: &Texts,
) -> Answers<'l> {
    let owners = owners(library, games, words);
    // A question names nothing, unless it is a title word for word; near titles are not looked for.
    let is_question = library.is_question(words);
    let named = best(&owners, |game| {
        let texts = texts.for_game(game.id());
        if is_question {
            Some(title(library, game, words, &texts, &[Kind::RULE, Kind::SECTION]))
        } else {
            rules_of_game(library, game, words, &texts)
        }
    });
    if !named.is_empty() || is_number(library.index(), &fold(words)) {
        return Answers::named(named);
    }
    let is_wanted = |entry: &EntryRef| {
        let info = entry.game.kind_info(entry.key.kind);
        matches!(entry.key.kind, Kind::RULE | Kind::SECTION)
            || info.is_some_and(|info| info.owns_rules) && !entry.game.rules_of(&entry.key).is_empty()
    };
    let mut answers = Answers::ranked(library, &owners, words, texts, is_wanted);
    // A rule that a thing owns is the thing's own text.
    for entry in &mut answers.entries {
        if !matches!(entry.key.kind, Kind::RULE | Kind::SECTION)
            && let Some(rule) = entry.game.rules_of(&entry.key).into_iter().next()
        {
            entry.key = EntryKey::new(Kind::RULE, rule);
        }
    }
    answers
}

/// Finds disagreements and rulings of these games: by number or name, by the thing they are about; or else those that
/// answer the question best.
pub fn find_rulings<'l>(
    library: &'l Library,
    games: &[&'l AnyGame],
    words: &str,
    texts: &Texts,
) -> Answers<'l> {
    let owners = owners(library, games, words);
    let is_question = library.is_question(words);
    let named = best(&owners, |game| {
        let texts = texts.for_game(game.id());
        if is_question {
            Some(title(
                library,
                game,
                words,
                &texts,
                &[Kind::DISAGREEMENT, Kind::RULING],
            ))
        } else {
            rulings_of_game(library, game, words, &texts)
        }
    });
    if !named.is_empty() || is_number(library.index(), &fold(words)) {
        return Answers::named(named);
    }
    let is_dispute = |entry: &EntryRef| matches!(entry.key.kind, Kind::DISAGREEMENT | Kind::RULING);
    Answers::ranked(library, &owners, words, texts, is_dispute)
}

impl<'l> Answers<'l> {
    fn named(entries: Vec<EntryRef<'l>>) -> Self {
        Self {
            entries,
            is_ranked: false,
        }
    }

    fn ranked(
        library: &'l Library,
        games: &[&'l AnyGame],
        words: &str,
        texts: &Texts,
        is_wanted: impl Fn(&EntryRef) -> bool,
    ) -> Self {
        let query = Query {
            words,
            language: &texts.language().tag,
            ..Query::default()
        };
        let is_wanted = |target: &Target| {
            let is_asked = games.iter().any(|game| game.id() == target.game);
            is_asked && library.entry(target).as_ref().is_some_and(&is_wanted)
        };
        let targets = library.ask(&query, is_wanted);
        Self {
            entries: targets
                .into_iter()
                .filter_map(|target| library.entry(target))
                .collect(),
            is_ranked: true,
        }
    }
}

/// The games that words can belong to: a number is looked for in no game but the one that has its letters.
fn owners<'l>(library: &Library, games: &[&'l AnyGame], words: &str) -> Vec<&'l AnyGame> {
    let compact = fold(words).replace(' ', "");
    let Some(typed) = NumberedId::typed(&compact) else {
        return games.to_vec();
    };
    let is_owner =
        |game: &AnyGame| game.registry().has_letters_of(typed) || section_by_number(game, words).is_some();
    if !library.games().iter().any(is_owner) {
        return games.to_vec();
    }
    games.iter().copied().filter(|game| is_owner(game)).collect()
}

/// What has these very words for its title.
fn title(
    library: &Library,
    game: &AnyGame,
    words: &str,
    texts: &Texts,
    kinds: &[Kind],
) -> (Fit, Vec<EntryKey>) {
    let outcome = |kind: &Kind| library.search_exact(&query(game, words, texts, *kind));
    let keys = kinds.iter().flat_map(|kind| {
        let outcome = outcome(kind);
        let hits = outcome.hits().iter();
        hits.map(|hit| EntryKey::new(*kind, hit.target.id.as_ref()))
            .collect::<Vec<_>>()
    });
    (Fit::Named, keys.collect())
}

/// The best fits of all games.
fn best<'l>(
    games: &[&'l AnyGame],
    find: impl Fn(&'l AnyGame) -> Option<(Fit, Vec<EntryKey>)>,
) -> Vec<EntryRef<'l>> {
    let mut best: Option<Fit> = None;
    let mut entries = Vec::new();
    for game in games {
        let Some((fit, keys)) = find(game).filter(|(_, keys)| !keys.is_empty()) else {
            continue;
        };
        if best.is_none_or(|best| fit < best) {
            entries.clear();
            best = Some(fit);
        }
        if best == Some(fit) {
            entries.extend(keys.into_iter().map(|key| EntryRef { game, key }));
        }
    }
    entries
}

fn rules_of_game(
    library: &Library,
    game: &AnyGame,
    words: &str,
    texts: &Texts,
) -> Option<(Fit, Vec<EntryKey>)> {
    let named = |key: EntryKey| Some((Fit::Named, vec![key]));
    if let Some(section) = section_by_number(game, words).or_else(|| section_by_title(game, words, texts)) {
        return named(section);
    }
    for kind in [Kind::RULE, Kind::SECTION] {
        if let Some(key) = exact(library, game, words, texts, kind) {
            return named(key);
        }
    }
    for kind in [Kind::DISAGREEMENT, Kind::RULING] {
        if let Some(key) = exact(library, game, words, texts, kind).filter(|key| has_number(&key.id, words)) {
            return named(key);
        }
    }
    if is_number(library.index(), &fold(words)) {
        return None;
    }
    if let Ok(number) = words.trim().parse::<u32>() {
        let rule = game.registry().rule_of_number(number)?;
        return named(EntryKey::new(Kind::RULE, rule.id.as_ref()));
    }
    let of_place = rules_of_place(library, game, words, texts);
    if !of_place.is_empty() {
        return Some((Fit::Part, of_place));
    }
    if let Some(of_thing) = rules_of_thing(library, game, words, texts) {
        return Some(of_thing);
    }
    let mut keys = Vec::new();
    for kind in [Kind::SECTION, Kind::RULE] {
        let query = query(game, words, texts, kind);
        let outcome = library.search(&query);
        if outcome.is_title(words) {
            let hits = outcome.hits().iter();
            keys.extend(hits.map(|hit| EntryKey::new(kind, hit.target.id.as_ref())));
        }
    }
    Some((Fit::Near, keys))
}

fn rulings_of_game(
    library: &Library,
    game: &AnyGame,
    words: &str,
    texts: &Texts,
) -> Option<(Fit, Vec<EntryKey>)> {
    let by_number = [Kind::DISAGREEMENT, Kind::RULING]
        .into_iter()
        .find_map(|kind| exact(library, game, words, texts, kind).filter(|key| has_number(&key.id, words)));
    if let Some(key) = by_number {
        return Some((Fit::Named, vec![key]));
    }
    let of_rule = || exact(library, game, words, texts, Kind::RULE);
    if is_number(library.index(), &fold(words)) && of_rule().is_none() {
        return None;
    }
    let mut keys: Vec<EntryKey> = Vec::new();
    let mut add = |key: EntryKey| {
        if !keys.contains(&key) {
            keys.push(key);
        }
    };
    let query_all = Query {
        words,
        language: &texts.language().tag,
        game: Some(game.id()),
        kind: None,
    };
    let mut fit = Fit::Near;
    // What the words name: the rulings of a thing or a rule come first.
    let outcome = library.search(&query_all);
    if let Some(hit) = outcome.hits().first().filter(|_| outcome.is_named(words))
        && let Some(entry) = library.entry(hit.target)
    {
        if hit.matched == Match::Exact {
            fit = Fit::Named;
        }
        for id in entry.disagreements() {
            add(EntryKey::new(Kind::DISAGREEMENT, id));
        }
        for id in entry.rulings() {
            add(EntryKey::new(Kind::RULING, id));
        }
    }
    for kind in [Kind::DISAGREEMENT, Kind::RULING] {
        let query = query(game, words, texts, kind);
        let outcome = library.search(&query);
        for hit in outcome.hits().iter().filter(|_| outcome.is_title(words)) {
            add(EntryKey::new(kind, hit.target.id.as_ref()));
        }
    }
    if fit == Fit::Named && !keys.is_empty() {
        let query = query_all;
        let is_dispute = |target: &Target| matches!(target.kind, Kind::DISAGREEMENT | Kind::RULING);
        for target in library.ask(&query, is_dispute) {
            let key = EntryKey::new(target.kind, target.id.as_ref());
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
    }
    Some((fit, keys))
}

fn query<'a>(game: &'a AnyGame, words: &'a str, texts: &'a Texts, kind: Kind) -> Query<'a> {
    Query {
        words,
        language: &texts.language().tag,
        kind: Some(kind),
        game: Some(game.id()),
    }
}

fn exact(library: &Library, game: &AnyGame, words: &str, texts: &Texts, kind: Kind) -> Option<EntryKey> {
    match library.search(&query(game, words, texts, kind)) {
        Outcome::Clear(hits) => {
            let hit = hits.first().filter(|hit| hit.matched == Match::Exact)?;
            Some(EntryKey::new(kind, hit.target.id.as_ref()))
        }
        Outcome::Several(..) | Outcome::Nothing(_) => None,
    }
}

/// `III`, `iii`, `A1`.
fn section_by_number(game: &AnyGame, words: &str) -> Option<EntryKey> {
    let sections = &game.registry().sections;
    let section = sections
        .iter()
        .find(|section| section.number.eq_ignore_ascii_case(words.trim()));
    section.map(|section| EntryKey::new(Kind::SECTION, section.id.as_ref()))
}

/// The one section whose title begins with these words: `Appendix II`.
fn section_by_title(game: &AnyGame, words: &str, texts: &Texts) -> Option<EntryKey> {
    let wanted = format!("{} ", fold(words));
    let keys = game
        .ids(Kind::SECTION)
        .into_iter()
        .map(|id| EntryKey::new(Kind::SECTION, id));
    let begins = |key: &EntryKey| format!("{} ", fold(&texts.text(&key.message_id()))).starts_with(&wanted);
    let mut found = keys.filter(begins);
    let first = found.next().filter(|_| wanted.len() > 1)?;
    found.next().is_none().then_some(first)
}

/// The rules of the part of the rules that the words name.
fn rules_of_place(library: &Library, game: &AnyGame, words: &str, texts: &Texts) -> Vec<EntryKey> {
    let kinds = game.kinds().filter(|info| info.is_part_of_rules);
    let place = kinds
        .map(|info| info.kind)
        .find_map(|kind| exact(library, game, words, texts, kind));
    let Some(place) = place else {
        return Vec::new();
    };
    let rules = game.registry().rules.iter();
    rules
        .filter(|rule| rule.part.as_deref() == Some(place.id.as_str()))
        .map(|rule| EntryKey::new(Kind::RULE, rule.id.as_ref()))
        .collect()
}

/// The rules of the thing that the words name, in whatever language, with a slip at most.
fn rules_of_thing(
    library: &Library,
    game: &AnyGame,
    words: &str,
    texts: &Texts,
) -> Option<(Fit, Vec<EntryKey>)> {
    let query = Query {
        words,
        language: &texts.language().tag,
        game: Some(game.id()),
        kind: None,
    };
    let outcome = library.search_whole(&query);
    let named = match &outcome {
        Outcome::Clear(hits) => hits.get(..1),
        Outcome::Several(count, hits) => hits.get(..*count),
        Outcome::Nothing(_) => None,
    };
    let near = named?.iter().filter(|hit| hit.distance <= 1);
    let mut fit = Fit::Near;
    let mut keys: Vec<EntryKey> = Vec::new();
    for hit in near {
        if hit.matched == Match::Exact {
            fit = Fit::Part;
        }
        let of_thing = game.rules_of(&EntryKey::new(hit.target.kind, hit.target.id.as_ref()));
        for rule in of_thing {
            let key = EntryKey::new(Kind::RULE, rule);
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
    }
    (!keys.is_empty()).then_some((fit, keys))
}

fn has_number(id: &str, words: &str) -> bool {
    let folded = fold(words).replace(' ', "");
    let pair = NumberedId::parse(id).zip(NumberedId::typed(&folded));
    pair.is_some_and(|(id, typed)| id.is(typed))
}
