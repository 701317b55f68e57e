//! Which words a record of Planetfall may have where. Records can only be read so far, so places are not told apart
//! further than into headings, subjects and what follows a colon.

use crate::core::{EntryKey, Kind, Want, WordPlace};
use crate::games::planetfall::kinds;

/// The headings of a round under which players act, in their order.
pub fn headings_of_players() -> Vec<EntryKey> {
    let phases = ["income", "exploration-1", "exploration-2", "migration"];
    phases.map(|id| EntryKey::new(kinds::PHASE, id)).into()
}

/// What words may mean in a place, the likeliest first.
pub fn wants(place: &WordPlace) -> Vec<Want> {
    let kinds: &[Kind] = match place {
        WordPlace::Heading => &[kinds::PHASE, Kind::WORD],
        WordPlace::Subject => &[kinds::COLOUR, Kind::WORD, kinds::COMMANDER, kinds::CARD],
        WordPlace::Entry { .. } => &[
            kinds::COLOUR,
            kinds::COMMANDER,
            kinds::CARD,
            kinds::CARD_TYPE,
            kinds::STATISTIC,
            kinds::OPERATION,
            kinds::FACTION,
            Kind::WORD,
            Kind::TERM,
        ],
    };
    kinds.iter().map(|kind| Want::Any(*kind)).collect()
}
