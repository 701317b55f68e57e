//! Sorts of moments, so that only the rules are tried that can be broken there.

use std::sync::LazyLock;

use super::Moment;
use crate::games::discovery::action::Action;
use crate::games::discovery::rules::{RULES, Rule};

/// A set of sorts of moments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moments(u32);

impl Moments {
    /// None: told by the replay itself.
    pub const NEVER: Self = Self(0);
    /// The header.
    pub const HEADER: Self = Self(1);
    /// Headings.
    pub const HEADING: Self = Self(1 << 1);
    /// The setup, refills and the turn order.
    pub const SETUP: Self = Self(1 << 2);
    /// A piece is placed.
    pub const PLACE: Self = Self(1 << 3);
    /// A dock piece sails.
    pub const DOCK: Self = Self(1 << 4);
    /// Trade Goods, Merchant Shipping, Capital Buildings, Specialists.
    pub const BOXES: Self = Self(1 << 5);
    /// Expeditions.
    pub const DISCOVERY: Self = Self(1 << 6);
    /// Conflicts and losses.
    pub const WAR: Self = Self(1 << 7);
    /// Phase D.
    pub const BENEFITS: Self = Self(1 << 8);
    /// The University and exchanges.
    pub const ANYTIME: Self = Self(1 << 9);
    /// A pass.
    pub const PASS: Self = Self(1 << 10);
    /// Figures that are written down.
    pub const CLAIM: Self = Self(1 << 11);
    /// A statement that was not understood.
    pub const LOST: Self = Self(1 << 12);
    /// A stage is left.
    pub const LEAVING: Self = Self(1 << 13);
    /// A battle is over.
    pub const CONCLUDING: Self = Self(1 << 14);
    /// Every entry under a heading.
    pub const ANY_ENTRY: Self = Self(0b1111_1111_1100);

    /// Both.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The rules that can be broken at a moment of this one sort.
    pub(super) fn rules(self) -> &'static [Rule] {
        static BY_SORT: LazyLock<Vec<Vec<Rule>>> = LazyLock::new(|| {
            let sorts = (0..u32::BITS).map(|bit| Moments(1 << bit));
            let due = |sort: Moments| RULES.iter().filter(move |rule| rule.moments.meets(sort)).copied();
            sorts.map(|sort| due(sort).collect()).collect()
        });
        BY_SORT
            .get(self.0.trailing_zeros() as usize)
            .map_or(&[], Vec::as_slice)
    }

    /// Whether they have a sort in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl Moment<'_> {
    /// Its sort.
    pub fn sort(&self) -> Moments {
        match self {
            Self::Entry(action) => sort_of(action),
            Self::Lost(_) => Moments::LOST,
            Self::Leaving(_) => Moments::LEAVING,
            Self::Concluding(_) => Moments::CONCLUDING,
        }
    }
}

fn sort_of(action: &Action) -> Moments {
    match action {
        Action::Players(_) | Action::Ruling(_) | Action::Auction | Action::Remark => Moments::HEADER,
        Action::Turn(_) | Action::Enter(_) | Action::Bids | Action::Tally => Moments::HEADING,
        Action::Order(_)
        | Action::LayOutBuildings(_)
        | Action::LayOutGoods(_)
        | Action::BoardGood(..)
        | Action::BoardBorder(..)
        | Action::Give(..)
        | Action::GivePieces(..)
        | Action::GiveExplorers(..)
        | Action::GiveDock(..)
        | Action::Bid(..)
        | Action::AuctionToken(..)
        | Action::AuctionSpecialist(..) => Moments::SETUP,
        Action::Place(..) => Moments::PLACE,
        Action::Sail(..) => Moments::DOCK,
        Action::Trade(..)
        | Action::ClaimShip(_)
        | Action::Buy(..)
        | Action::ClaimSpecialist(..)
        | Action::Train(..) => Moments::BOXES,
        Action::Explore(..) | Action::ExploreCard(..) => Moments::DISCOVERY,
        Action::Battle(..) | Action::War(..) | Action::Losses(..) => Moments::WAR,
        Action::MoveSoldier(..)
        | Action::MoveColonists(..)
        | Action::DiscoverFreely(..)
        | Action::Draw(..) => Moments::BENEFITS,
        Action::University(..) | Action::Exchange(..) => Moments::ANYTIME,
        Action::Pass(_) => Moments::PASS,
        Action::ClaimReceived(..)
        | Action::ClaimHoldings(..)
        | Action::ClaimPoints(..)
        | Action::ClaimWinners(_) => Moments::CLAIM,
    }
}
