//! Small numbers for things of the box: places in the catalog's lists.

/// A region, by place in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub u8);

/// A good, by place in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GoodId(pub u8);

/// A building, by place in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BuildingId(pub u8);

/// A discovery card, by place in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// The figures of a token or card: coins, plunder for each soldier, natives, points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figures {
    /// Dollars for the discoverer.
    pub coins: u16,
    /// Dollars for each soldier sent.
    pub plunder: u16,
    /// Strength needed.
    pub natives: u16,
    /// Points at the end.
    pub points: u16,
}

/// A kind of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A colonist.
    Colonist,
    /// A captain.
    Captain,
    /// A merchant.
    Merchant,
    /// A missionary.
    Missionary,
    /// A soldier.
    Soldier,
}

impl Piece {
    /// Every kind, colonists first.
    pub const ALL: [Self; 5] = [
        Self::Colonist,
        Self::Captain,
        Self::Merchant,
        Self::Missionary,
        Self::Soldier,
    ];

    /// Its id in the data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Colonist => "colonist",
            Self::Captain => "captain",
            Self::Merchant => "merchant",
            Self::Missionary => "missionary",
            Self::Soldier => "soldier",
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.id() == id)
    }

    /// captains and merchants count 2 in Merchant Shipping.
    pub const fn shipping_value(self) -> u16 {
        match self {
            Self::Captain | Self::Merchant => 2,
            Self::Colonist | Self::Missionary | Self::Soldier => 1,
        }
    }

    /// captains count 2 in an expedition.
    pub const fn expedition_strength(self) -> u16 {
        match self {
            Self::Captain => 2,
            Self::Colonist | Self::Merchant | Self::Missionary | Self::Soldier => 1,
        }
    }
}

macro_rules! index {
    ($($id:ident),*) => {
        $(impl $id {
            /// The place in the list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        })*
    };
}

index!(RegionId, GoodId, BuildingId, CardId);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::discovery::builtin;

    #[test]
    fn the_values_of_pieces_are_those_of_the_data() {
        for piece in builtin().pieces.iter() {
            let kind = Piece::from_id(&piece.id).expect("every piece of the data is known");
            assert_eq!(kind.shipping_value(), piece.shipping, "{}", piece.id);
            assert_eq!(kind.expedition_strength(), piece.expedition, "{}", piece.id);
        }
        assert_eq!(builtin().pieces.len(), Piece::ALL.len());
    }
}
