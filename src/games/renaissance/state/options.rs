//! What the header of a record chooses: length, edition, variants, and facts of the table's own board.

use super::{AdvanceId, ProvinceId};
use crate::core::{ReadingId, Readings};
use crate::games::renaissance::disputed;

/// How a game is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The epoch with whose deck the game ends: 1 Basic, 2 Intermediate, 3 Campaign.
    pub last_epoch: u8,
    /// Whether the table stops at a time of its own: `variant: time limit`.
    pub has_time_limit: bool,
    /// The edition.
    pub edition: Edition,
    /// `variant: revised map`.
    pub revised_map: bool,
    /// `variant: three cards`: the dealing of 1999.
    pub three_cards: bool,
    /// What the table's own board or log says where ours is only assumed.
    pub facts: Vec<BoardFact>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            last_epoch: 3,
            has_time_limit: false,
            edition: Edition::Original,
            revised_map: false,
            three_cards: false,
            facts: Vec::new(),
        }
    }
}

/// An edition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Edition {
    /// Avalon Hill, 1996.
    #[default]
    Original,
    /// Eurogames, 1999.
    Euro,
}

/// A fact of the table's own board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardFact {
    /// `board: cathedral = relief 5`.
    Relief(AdvanceId, u16),
    /// `board: gallipoli ~ black sea`: the province touches the water at this place in the catalog.
    Touches(ProvinceId, u8),
    /// `board: bari ~ belgrade`: two provinces touch by land, and by water where both are coastal.
    Borders(ProvinceId, ProvinceId),
}

/// A point on which the edition of 1999 differs. Chosen together by the edition, or one by one by a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Change {
    /// RD-33: three cards are dealt and one goes back; five cards are held back.
    SetupCards,
    /// RD-34: the order-of-play phase comes first.
    OrderFirst,
    /// RD-35: Smolensk is gone.
    Smolensk,
    /// RD-36: London borders Chester, York no longer Portsmouth.
    Britain,
    /// RD-37: the sea border at Barca and Libya.
    Libya,
    /// RD-38: Loire.
    Loire,
    /// RD-39: Wind/Watermill and Improved Agriculture change places.
    CommerceLetters,
    /// RD-40: other credits.
    Credits,
    /// RD-41: relief is not bought.
    Relief,
    /// RD-42: Written Record gives forced trades.
    WrittenRecord,
    /// RD-43: Wind/Watermill adjusts a condition.
    WindWatermill,
    /// RD-44: Enlightenment gives the space at income.
    EnlightenmentNewWorld,
    /// RD-45: Patronage is free and limited.
    Patronage,
    /// RD-69: a Timber of epoch II belongs to epoch I.
    DeckCounts,
}

impl Change {
    /// All of them, with the readings that choose them one by one.
    const READINGS: [(Self, ReadingId); 14] = [
        (Self::SetupCards, disputed::setup_cards::EDITION_1999),
        (Self::OrderFirst, disputed::order_phase_place::EDITION_1999),
        (Self::Smolensk, disputed::map_smolensk::EDITION_1999),
        (Self::Britain, disputed::map_britain::EDITION_1999),
        (Self::Libya, disputed::map_libya::EDITION_1999),
        (Self::Loire, disputed::map_loire::REVISED_MAP),
        (Self::CommerceLetters, disputed::commerce_letters::EDITION_1999),
        (Self::Credits, disputed::credits::EDITION_1999),
        (Self::Relief, disputed::misery_relief::EDITION_1999),
        (Self::WrittenRecord, disputed::written_record::EDITION_1999),
        (Self::WindWatermill, disputed::wind_watermill::EDITION_1999),
        (
            Self::EnlightenmentNewWorld,
            disputed::enlightenment_new_world::EDITION_1999,
        ),
        (Self::Patronage, disputed::patronage::EDITION_1999),
        (Self::DeckCounts, disputed::deck_counts::EDITION_1999),
    ];
}

/// The changes of 1999 that are in force.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Changes(u16);

impl Changes {
    /// Those that the edition, the variants and the readings choose.
    pub fn new(options: &Options, readings: &Readings) -> Self {
        let mut changes = Self(0);
        for (change, reading) in Change::READINGS {
            let by_edition = options.edition == Edition::Euro && change != Change::Loire;
            let on_map = matches!(
                change,
                Change::Smolensk | Change::Britain | Change::Libya | Change::Loire
            );
            let by_variant = options.revised_map && on_map
                || options.three_cards && matches!(change, Change::SetupCards | Change::DeckCounts);
            if by_edition || by_variant || readings.is(reading) {
                changes.0 |= 1 << change as u16;
            }
        }
        changes
    }

    /// Whether a change is in force.
    pub const fn has(self, change: Change) -> bool {
        self.0 & (1 << change as u16) != 0
    }
}
