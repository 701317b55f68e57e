//! Words for kinds and lists, in any language.

use crate::core::Kind;
use crate::l10n::{Texts, strip_isolates};
use crate::reference::{ListKind, fold};

/// The kind that a word names: its id, or its name in any language.
pub(crate) fn kind(word: &str, texts: &Texts) -> Option<Kind> {
    let candidates = Kind::ALL.into_iter().map(|kind| {
        let messages = vec![format!("kind-{}", kind.word()), format!("list-{}", kind.word())];
        (kind, kind.word(), messages)
    });
    named(word, candidates.collect(), texts)
}

/// The list that a word names: its id, or its title in any language.
pub(crate) fn list(word: &str, texts: &Texts) -> Option<ListKind> {
    let candidates = ListKind::ALL.into_iter().map(|(name, list)| {
        let messages = match list {
            ListKind::Games => vec!["list-games".to_owned()],
            ListKind::Languages => vec!["list-languages".to_owned()],
            ListKind::Rulings => vec!["list-rulings".to_owned(), "kind-ruling".to_owned()],
            ListKind::Entries(kind) => vec![format!("list-{}", kind.word()), format!("kind-{}", kind.word())],
        };
        (list, name, messages)
    });
    named(word, candidates.collect(), texts)
}

fn named<T: Copy>(word: &str, candidates: Vec<(T, &str, Vec<String>)>, texts: &Texts) -> Option<T> {
    let wanted = fold(word);
    let by_id = candidates
        .iter()
        .find(|(_, id, _)| *id == wanted || *id == format!("{wanted}s"));
    if let Some((found, _, _)) = by_id {
        return Some(*found);
    }
    for language in texts.store().languages() {
        let texts = texts.in_language(language);
        for (candidate, _, messages) in &candidates {
            let names = messages.iter().filter(|id| texts.has(id));
            let mut names = names.map(|id| fold(&strip_isolates(&texts.text(id))));
            if names.any(|name| name == wanted || name.split(' ').next() == Some(wanted.as_str())) {
                return Some(*candidate);
            }
        }
    }
    None
}
