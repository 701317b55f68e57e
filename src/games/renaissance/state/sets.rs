//! Sets and counts of things of the box, as bits.

use super::{AdvanceId, CardId, CategoryId, CommodityId, ProvinceId, Seat};

/// More kinds of cards than any deck has: those beyond are not counted.
pub const MOST_CARDS: usize = 64;

macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident, $id:ident, $bits:ty, $short:ty) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set(pub $bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// One thing alone.
            pub const fn of(one: $id) -> Self {
                if (one.0 as u32) < <$bits>::BITS {
                    Self(1 << one.0)
                } else {
                    Self(0)
                }
            }

            /// Whether a thing is in it.
            pub const fn contains(self, one: $id) -> bool {
                self.0 & Self::of(one).0 != 0
            }

            /// Puts a thing in.
            pub fn insert(&mut self, one: $id) {
                self.0 |= Self::of(one).0;
            }

            /// Takes a thing out.
            pub fn remove(&mut self, one: $id) {
                self.0 &= !Self::of(one).0;
            }

            /// With a thing.
            #[must_use]
            pub const fn with(self, one: $id) -> Self {
                Self(self.0 | Self::of(one).0)
            }

            /// What is in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this one only.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether everything of another is in it.
            pub const fn contains_all(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// Whether something is in both.
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether nothing is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many things are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The thing with the lowest number.
            pub fn first(self) -> Option<$id> {
                self.iter().next()
            }

            /// The things in the order of their numbers.
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let at = left.trailing_zeros();
                    left &= left - 1;
                    <$short>::try_from(at).ok().map($id)
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<T: IntoIterator<Item = $id>>(things: T) -> Self {
                things.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}

bit_set!(
    /// Provinces.
    ProvinceSet,
    ProvinceId,
    u128,
    u8
);
bit_set!(
    /// Advances.
    AdvanceSet,
    AdvanceId,
    u32,
    u8
);
bit_set!(
    /// Players.
    SeatSet,
    Seat,
    u32,
    u8
);
bit_set!(
    /// Commodities.
    CommoditySet,
    CommodityId,
    u16,
    u8
);
bit_set!(
    /// Categories of advances.
    CategorySet,
    CategoryId,
    u8,
    u8
);

/// How many of each card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CardCounts([u8; MOST_CARDS]);

impl Default for CardCounts {
    fn default() -> Self {
        Self([0; MOST_CARDS])
    }
}

impl std::fmt::Debug for CardCounts {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_map().entries(self.iter()).finish()
    }
}

impl CardCounts {
    /// How many of a card.
    pub fn of(&self, card: CardId) -> u8 {
        self.0.get(card.index()).copied().unwrap_or(0)
    }

    /// More of a card.
    pub fn add(&mut self, card: CardId, count: u8) {
        if let Some(known) = self.0.get_mut(card.index()) {
            *known = known.saturating_add(count);
        }
    }

    /// One fewer; false, and nothing changes, if there is none.
    pub fn take(&mut self, card: CardId) -> bool {
        match self.0.get_mut(card.index()) {
            Some(known) if *known > 0 => {
                *known -= 1;
                true
            }
            _ => false,
        }
    }

    /// All of another besides.
    pub fn add_all(&mut self, other: &Self) {
        for (known, more) in self.0.iter_mut().zip(other.0) {
            *known = known.saturating_add(more);
        }
    }

    /// Without those of another, as far as they are there.
    pub fn take_all(&mut self, other: &Self) {
        for (known, fewer) in self.0.iter_mut().zip(other.0) {
            *known = known.saturating_sub(fewer);
        }
    }

    /// How many cards.
    pub fn total(&self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }

    /// The cards that are there, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, u8)> {
        let counts = (0..).map(CardId).zip(self.0);
        counts.filter(|(_, count)| *count > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_keep_what_is_put_in() {
        let mut set = ProvinceSet::of(ProvinceId(3)).with(ProvinceId(127));
        assert!(set.contains(ProvinceId(127)) && !set.contains(ProvinceId(4)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [ProvinceId(3), ProvinceId(127)]);
        set.remove(ProvinceId(3));
        assert_eq!((set.len(), set.first()), (1, Some(ProvinceId(127))));
        // Beyond the bits there is nothing, and nothing breaks.
        set.insert(ProvinceId(200));
        assert_eq!(set.len(), 1);
        assert!(!set.contains(ProvinceId(200)));
    }

    #[test]
    fn cards_are_taken_only_where_there_are_any() {
        let mut cards = CardCounts::default();
        cards.add(CardId(5), 2);
        assert!(cards.take(CardId(5)) && cards.take(CardId(5)) && !cards.take(CardId(5)));
        assert_eq!(cards.total(), 0);
        cards.add(CardId(250), 1);
        assert_eq!(cards.of(CardId(250)), 0);
    }
}
