//! The words of an argument; words for kinds and lists, in any language.

use clap::ArgMatches;

use super::context::Context;
use crate::core::{EntryKey, Kind, KindInfo};
use crate::games::{AnyGame, GAMES};
use crate::l10n::strip_isolates;
use crate::record::slugs;
use crate::reference::{ListKind, Match, Query, fold};

/// All words of an argument, as one query.
pub(crate) fn asked(matches: &ArgMatches, argument: &str) -> String {
    let words = matches.get_many::<String>(argument).into_iter().flatten();
    words.map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The kinds of all games, each once.
fn kinds() -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    let own = GAMES.iter().flat_map(|game| game.kinds);
    for info in own.chain(&KindInfo::SHARED) {
        if !kinds.contains(&info.kind) {
            kinds.push(info.kind);
        }
    }
    kinds
}

/// The words for kinds.
pub(crate) fn kind_words() -> Vec<&'static str> {
    kinds().into_iter().map(Kind::word).collect()
}

/// The names of all findings of all games, each once.
pub(crate) fn findings() -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for slug in AnyGame::builtin().iter().flat_map(slugs) {
        if !all.contains(&slug) {
            all.push(slug);
        }
    }
    all
}

/// All readings of disputed points, as an option takes them.
pub(crate) fn readings() -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for game in AnyGame::builtin() {
        for point in game.registry().disputed_points() {
            let readings = point.readings().into_iter();
            all.extend(readings.map(|reading| format!("{}={reading}", point.name())));
        }
    }
    all
}

/// The kind that a word names: its id, its name in any language, or the term for such a thing.
pub(crate) fn kind(word: &str, context: &Context) -> Option<Kind> {
    let candidates = kinds().into_iter().map(|kind| (kind, kind.word(), titles(kind)));
    named(word, &candidates.collect::<Vec<_>>(), context).or_else(|| kind_of_term(word, context))
}

/// The list that a word names: its id, its title in any language, or the term for such a thing.
pub(crate) fn list(word: &str, context: &Context) -> Option<ListKind> {
    let candidates = ListKind::all().into_iter().map(|(name, list)| {
        let messages = match list {
            ListKind::Games => vec!["list-games".to_owned()],
            ListKind::Languages => vec!["list-languages".to_owned()],
            ListKind::Rulings => vec!["list-rulings".to_owned(), "kind-ruling".to_owned()],
            ListKind::Entries(kind) => titles(kind),
        };
        (list, name, messages)
    });
    let listed = |kind: Kind| {
        ListKind::all()
            .into_iter()
            .map(|(_, list)| list)
            .find(|list| *list == ListKind::Entries(kind))
    };
    named(word, &candidates.collect::<Vec<_>>(), context)
        .or_else(|| kind_of_term(word, context).and_then(listed))
}

/// The entry of a kind that a word names: its id, or one of its names in any language.
pub(crate) fn entry(word: &str, kind: Kind, game: &AnyGame, context: &Context) -> Option<EntryKey> {
    let wanted = fold(word);
    if let Some(id) = game.ids(kind).into_iter().find(|id| fold(id) == wanted) {
        return Some(EntryKey::new(kind, id));
    }
    let query = Query {
        words: word,
        language: &context.texts.language().tag,
        kind: Some(kind),
        game: Some(game.id()),
    };
    let found = context.library.search(&query);
    let exact = found.hits().iter().find(|hit| hit.matched == Match::Exact)?;
    Some(EntryKey::new(kind, exact.target.id.as_ref()))
}

fn titles(kind: Kind) -> Vec<String> {
    vec![format!("kind-{}", kind.word()), format!("list-{}", kind.word())]
}

/// A term in any of its forms stands for its kind: `karty`, `קלפים`.
fn kind_of_term(word: &str, context: &Context) -> Option<Kind> {
    let query = Query {
        words: word,
        language: &context.texts.language().tag,
        kind: Some(Kind::TERM),
        game: context.wished,
    };
    let found = context.library.search(&query);
    let exact = found.hits().iter().filter(|hit| hit.matched == Match::Exact);
    let mut kinds = exact.filter_map(|hit| {
        let game = context.library.game(&hit.target.game)?;
        game.kind_of_term(&hit.target.id)
    });
    kinds.next()
}

/// Which of the candidates a word names: by its id, or by its messages in the words of any game and language.
fn named<T: Copy + PartialEq>(
    word: &str,
    candidates: &[(T, &str, Vec<String>)],
    context: &Context,
) -> Option<T> {
    let wanted = fold(word);
    let by_id = candidates
        .iter()
        .find(|(_, id, _)| *id == wanted || *id == format!("{wanted}s"));
    if let Some((found, _, _)) = by_id {
        return Some(*found);
    }
    let games = context.games();
    let mut by_some_word: Vec<T> = Vec::new();
    for language in context.texts.store().languages() {
        let before = by_some_word.len();
        for texts in games
            .iter()
            .map(|game| context.library.texts(language, Some(game.id())))
        {
            for (candidate, _, messages) in candidates {
                let names = messages.iter().filter(|id| texts.has(id));
                let names: Vec<String> = names.map(|id| fold(&strip_isolates(&texts.text(id)))).collect();
                if names
                    .iter()
                    .any(|name| *name == wanted || name.split(' ').next() == Some(wanted.as_str()))
                {
                    return Some(*candidate);
                }
                let is_some_word = |name: &String| name.split(' ').any(|word| word == wanted);
                if names.iter().any(is_some_word) && !by_some_word[before..].contains(candidate) {
                    by_some_word.push(*candidate);
                }
            }
        }
        // A word of several titles names none of them.
        if by_some_word.len() > before + 1 {
            by_some_word.truncate(before);
        }
    }
    by_some_word.first().copied()
}
