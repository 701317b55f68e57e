//! Names of things of this game.

use crate::core::EntryKey;
use crate::games::discovery::kinds;
use crate::games::discovery::replay::pieces;
use crate::games::discovery::state::{PieceCounts, Rulebook};
use crate::l10n::Texts;
use crate::record::names::record_name;
use crate::record::table_words;
use crate::record::tell::shown;

/// A table and the language to describe it in.
pub(super) type TableWords<'a, 'c> = table_words::TableWords<'a, Rulebook<'c>>;

impl TableWords<'_, '_> {
    /// A region.
    pub(super) fn region(&self, at: usize) -> String {
        self.headline(kinds::REGION, &self.rulebook.catalog.regions[at].id)
    }

    /// A building.
    pub(super) fn building(&self, at: usize) -> String {
        self.headline(kinds::BUILDING, &self.rulebook.catalog.buildings[at].id)
    }

    /// A good.
    pub(super) fn good(&self, at: usize) -> String {
        record_name(
            &EntryKey::new(kinds::GOOD, self.rulebook.catalog.goods[at].id.as_ref()),
            None,
            self.texts,
        )
    }

    /// A card.
    pub(super) fn card(&self, at: usize) -> String {
        self.headline(kinds::CARD, &self.rulebook.catalog.cards[at].id)
    }
}

/// Pieces as a record writes them.
pub(super) fn counted_pieces(counts: PieceCounts, texts: &Texts) -> String {
    shown(&pieces(counts), texts)
}
