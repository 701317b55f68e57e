//! Words that were not understood, and what is nearest to them.

use std::sync::Arc;

use crate::core::{EntryKey, Kind, Value, Want};
use crate::games::AnyGame;
use crate::notation::Span;
use crate::reference::{Library, Query, fold};

/// So many names are proposed for words that are not understood.
const MOST_NEAREST: usize = 3;

/// Words of more bytes are compared with no name: nobody misspells one at such a length.
const LONGEST: usize = 200;

/// So many players' names are compared with words that are not understood: more than any game has players.
const MOST_PLAYERS: usize = 64;

/// Words that were not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown {
    /// Where they stand.
    pub span: Span,
    /// What would have been understood in their place, the likeliest first.
    pub wants: Arc<[Want]>,
    /// The entry or heading they belong to.
    pub(super) statement: Span,
}

impl Unknown {
    /// What is nearest to the words, among what would have been understood in their place: things, and players by
    /// their names.
    pub fn nearest(&self, text: &str, library: &Library, game: &AnyGame, players: &[String]) -> Vec<Value> {
        let mut nearest: Vec<Value> = Vec::new();
        if self.span.of(text).len() > LONGEST {
            return nearest;
        }
        let is_player = |want: &Want| matches!(*want, Want::Any(kind) if game.is_player(kind));
        if self.wants.iter().any(is_player) {
            let written = fold(self.span.of(text));
            let is_near = |name: &&String| is_slip(&written, &fold(name));
            let near = players.iter().take(MOST_PLAYERS).filter(is_near);
            nearest.extend(near.take(MOST_NEAREST).cloned().map(Value::Text));
        }
        nearest.extend(
            self.nearest_things(self.span.of(text), library, game)
                .into_iter()
                .map(Value::Thing),
        );
        nearest.truncate(MOST_NEAREST);
        nearest
    }

    fn nearest_things(&self, words: &str, library: &Library, game: &AnyGame) -> Vec<EntryKey> {
        let search = |kind: Kind| -> Vec<EntryKey> {
            let query = Query {
                words,
                language: "",
                kind: Some(kind),
                game: Some(game.id()),
            };
            let outcome = library.search_whole(&query);
            let hits = outcome.hits().iter();
            hits.take(MOST_NEAREST)
                .map(|hit| EntryKey::new(kind, hit.target.id.as_ref()))
                .collect()
        };
        // Several wants may be of one kind, and a search takes its time.
        let mut searched: Vec<(Kind, Vec<EntryKey>)> = Vec::new();
        let mut nearest: Vec<EntryKey> = Vec::new();
        for want in &*self.wants {
            let kind = want.kind();
            if !searched.iter().any(|(known, _)| *known == kind) {
                searched.push((kind, search(kind)));
            }
            let keys = searched.iter().filter(|(known, _)| *known == kind);
            for key in keys.flat_map(|(_, keys)| keys).filter(|key| want.accepts(key)) {
                if !nearest.contains(key) {
                    nearest.push(key.clone());
                }
            }
            if nearest.len() >= MOST_NEAREST {
                break;
            }
        }
        nearest
    }
}

/// Whether a name was misspelt: one slip in short ones, two in long ones.
fn is_slip(written: &str, name: &str) -> bool {
    let length = name.chars().count();
    let most = if length < 5 { 1 } else { 2 };
    length > 2
        && length.abs_diff(written.chars().count()) <= most
        && strsim::osa_distance(written, name) <= most
}
