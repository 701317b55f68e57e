//! What was meant: the actions of a game, in numbers instead of words.

use super::apply::{Losses, Row, Spot};
use super::replay::moments::sort_of;
use super::state::{BuildingId, CardId, Figures, GoodId, Piece, PieceCounts, RegionId, Seat, Stage};
use crate::core::Kind;
use crate::core::engine::{self, Moments, Role, Stage as _};

/// Something that a record says happened, or claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// A heading: the turn begins.
    Turn(u32),
    /// A heading: this is worked off now.
    Enter(Stage),
    /// A heading: the bids of the auction, a part of the setup.
    Bids,
    /// A heading: what is being worked off is over, and what everybody has is written down.
    Tally,
    /// The seating, with the players' names.
    Players(Vec<(String, String)>),
    /// The auction variant is played.
    Auction,
    /// A reading was chosen: the ruling's name and the reading's.
    Ruling(Box<(String, String)>),
    /// A title, a date or a place: nothing to the game.
    Remark,
    /// The turn order, at the start or as a claim.
    Order(Vec<Seat>),
    /// Buildings were laid out.
    LayOutBuildings(Vec<BuildingId>),
    /// Goods were turned up.
    LayOutGoods(Vec<GoodId>),
    /// The table's own board has this good in a region.
    BoardGood(RegionId, GoodId),
    /// On the table's own board these regions touch.
    BoardBorder(RegionId, RegionId),
    /// A record that begins in the middle: what a player has.
    Give(Seat, Box<Holdings>),
    /// A record that begins in the middle: a player's pieces in a region.
    GivePieces(Seat, PieceCounts, RegionId),
    /// A record that begins in the middle: a player's pieces in the Discovery box.
    GiveExplorers(Seat, PieceCounts),
    /// A record that begins in the middle: a player's free colonist on dock space X or Y, 0 or 1.
    GiveDock(Seat, usize),
    /// A bid, or a pass, in the auction.
    Bid(Seat, Option<u32>),
    /// The token of the Caribbean, won in the auction.
    AuctionToken(Seat, RegionId, Option<Figures>),
    /// The specialist of the auction's second position.
    AuctionSpecialist(Seat, Piece),
    /// A piece is placed.
    Place(Seat, Piece, Spot),
    /// The next dock piece sails; the piece and the good taken, if they are written.
    Sail(Seat, Option<Piece>, RegionId, Option<GoodId>),
    /// A good is taken.
    Trade(Seat, GoodId),
    /// The ship is claimed.
    ClaimShip(Seat),
    /// A building is bought; the region and the token of what happens at once.
    Buy(Seat, BuildingId, Option<RegionId>, Option<Figures>),
    /// An expedition to a region.
    Explore(Seat, PieceCounts, RegionId, Option<Figures>),
    /// An expedition to a card.
    ExploreCard(Seat, PieceCounts, Option<CardId>),
    /// A specialist's square is claimed.
    ClaimSpecialist(Seat, Piece),
    /// The training square is used.
    Train(Seat, Piece),
    /// A battle.
    Battle(Seat, Seat, RegionId),
    /// A war.
    War(Seat, Seat),
    /// The losses of a battle.
    Losses(RegionId, Vec<Losses>),
    /// A soldier moves with the Stable.
    MoveSoldier(Seat, RegionId, RegionId),
    /// Colonists move with the Migration.
    MoveColonists(Seat, PieceCounts, RegionId, RegionId),
    /// A discovery that cannot fail, where it is made in phase D.
    DiscoverFreely(Seat, RegionId, Option<Figures>),
    /// A good drawn by the West Indies Company.
    Draw(Seat, GoodId),
    /// The University moves a piece.
    University(Seat, Row),
    /// A piece in the New World becomes a colonist.
    Exchange(Seat, Piece, RegionId),
    /// The player does nothing.
    Pass(Seat),
    /// A claim of the money received under this heading.
    ClaimReceived(Seat, u32),
    /// A claim of what a player has.
    ClaimHoldings(Seat, Box<Holdings>),
    /// A claim of points.
    ClaimPoints(Seat, u32),
    /// A claim of the winners.
    ClaimWinners(Vec<Seat>),
}

/// What a player has, as far as it is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Dollars.
    pub money: Option<u32>,
    /// Merchant ships.
    pub ships: Option<u32>,
    /// Goods with their numbers.
    pub goods: Vec<(GoodId, u32)>,
    /// Buildings; with a number where one is written.
    pub buildings: Vec<(BuildingId, Option<u32>)>,
    /// Pieces in hand.
    pub hand: Option<PieceCounts>,
    /// Discovery tokens won before a record that begins in the middle.
    pub tokens: Vec<Figures>,
    /// Discovery cards won before.
    pub cards: Vec<CardId>,
}

impl Action {
    /// The region to which pieces move or in which they land.
    pub fn lands_in(&self) -> Option<RegionId> {
        match self {
            Self::MoveSoldier(_, _, to) | Self::MoveColonists(_, _, _, to) => Some(*to),
            Self::Buy(_, _, region, _) => *region,
            _ => None,
        }
    }
}

impl engine::Action for Action {
    type Stage = Stage;

    #[inline]
    fn role(&self) -> Role<'_, Stage> {
        match self {
            Self::Turn(number) => Role::Turn(*number),
            Self::Enter(stage) => Role::Enter(*stage),
            Self::Bids => Role::Part(Kind::WORD, "bids", Stage::Setup),
            Self::Tally => Role::Tally("tally"),
            Self::Players(seats) => Role::Players(seats),
            Self::Auction => Role::Variant,
            Self::Ruling(choice) => Role::Ruling(&choice.0, &choice.1),
            Self::Remark => Role::Remark,
            Self::Order(order) => Role::Order(order),
            Self::ClaimWinners(winners) => Role::Winners(winners),
            _ => Role::Entry,
        }
    }

    fn sort(&self) -> Moments {
        sort_of(self)
    }

    fn is_work(&self) -> bool {
        !matches!(
            self,
            Self::University(..)
                | Self::Exchange(..)
                | Self::ClaimHoldings(..)
                | Self::Order(_)
                | Self::BoardGood(..)
                | Self::BoardBorder(..)
        )
    }

    fn turn(number: u32) -> Self {
        Self::Turn(number)
    }

    fn enter(stage: Stage) -> Self {
        Self::Enter(stage)
    }

    fn is_claim(&self) -> bool {
        matches!(
            self,
            Self::ClaimShip(_)
                | Self::ClaimSpecialist(..)
                | Self::ClaimReceived(..)
                | Self::ClaimHoldings(..)
                | Self::ClaimPoints(..)
                | Self::ClaimWinners(_)
        )
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Give(seat, _)
            | Self::GivePieces(seat, ..)
            | Self::GiveExplorers(seat, _)
            | Self::GiveDock(seat, _)
            | Self::Bid(seat, _)
            | Self::AuctionToken(seat, ..)
            | Self::AuctionSpecialist(seat, _)
            | Self::Place(seat, ..)
            | Self::Sail(seat, ..)
            | Self::Trade(seat, _)
            | Self::ClaimShip(seat)
            | Self::Buy(seat, ..)
            | Self::Explore(seat, ..)
            | Self::ExploreCard(seat, ..)
            | Self::ClaimSpecialist(seat, _)
            | Self::Train(seat, _)
            | Self::Battle(seat, ..)
            | Self::War(seat, _)
            | Self::MoveSoldier(seat, ..)
            | Self::MoveColonists(seat, ..)
            | Self::DiscoverFreely(seat, ..)
            | Self::Draw(seat, _)
            | Self::University(seat, _)
            | Self::Exchange(seat, ..)
            | Self::Pass(seat)
            | Self::ClaimReceived(seat, _)
            | Self::ClaimHoldings(seat, _)
            | Self::ClaimPoints(seat, _) => Some(*seat),
            Self::Turn(_)
            | Self::Enter(_)
            | Self::Bids
            | Self::Tally
            | Self::Players(_)
            | Self::Auction
            | Self::Ruling(_)
            | Self::Remark
            | Self::Order(_)
            | Self::LayOutBuildings(_)
            | Self::LayOutGoods(_)
            | Self::BoardGood(..)
            | Self::BoardBorder(..)
            | Self::Losses(..)
            | Self::ClaimWinners(_) => None,
        }
    }

    fn seat_mut(&mut self) -> Option<&mut Seat> {
        match self {
            Self::Give(seat, _)
            | Self::GivePieces(seat, ..)
            | Self::GiveExplorers(seat, _)
            | Self::GiveDock(seat, _)
            | Self::Bid(seat, _)
            | Self::AuctionToken(seat, ..)
            | Self::AuctionSpecialist(seat, _)
            | Self::Place(seat, ..)
            | Self::Sail(seat, ..)
            | Self::Trade(seat, _)
            | Self::ClaimShip(seat)
            | Self::Buy(seat, ..)
            | Self::Explore(seat, ..)
            | Self::ExploreCard(seat, ..)
            | Self::ClaimSpecialist(seat, _)
            | Self::Train(seat, _)
            | Self::Battle(seat, ..)
            | Self::War(seat, _)
            | Self::MoveSoldier(seat, ..)
            | Self::MoveColonists(seat, ..)
            | Self::DiscoverFreely(seat, ..)
            | Self::Draw(seat, _)
            | Self::University(seat, _)
            | Self::Exchange(seat, ..)
            | Self::Pass(seat)
            | Self::ClaimReceived(seat, _)
            | Self::ClaimHoldings(seat, _)
            | Self::ClaimPoints(seat, _) => Some(seat),
            _ => None,
        }
    }

    fn stages(&self) -> Option<&'static [Stage]> {
        let stages: &'static [Stage] = match self {
            Self::Give(..)
            | Self::GivePieces(..)
            | Self::GiveExplorers(..)
            | Self::GiveDock(..)
            | Self::Bid(..)
            | Self::AuctionToken(..)
            | Self::AuctionSpecialist(..)
            | Self::BoardGood(..)
            | Self::BoardBorder(..) => &[Stage::Setup],
            Self::Order(_) => &[Stage::Setup, Stage::Placement, Stage::Refill],
            Self::LayOutBuildings(_) | Self::LayOutGoods(_) => &[Stage::Setup, Stage::Refill],
            Self::Place(..) => &[Stage::Placement],
            Self::Sail(..) => &[Stage::Dock],
            Self::Trade(..) => &[Stage::Goods],
            Self::ClaimShip(_) => &[Stage::Shipping],
            Self::Buy(..) => &[Stage::Buildings],
            Self::Explore(..) | Self::ExploreCard(..) => &[Stage::Discovery],
            Self::ClaimSpecialist(..) | Self::Train(..) => &[Stage::Specialists],
            Self::Battle(..) | Self::War(..) | Self::Losses(..) => &[Stage::Warfare],
            Self::MoveSoldier(..) | Self::MoveColonists(..) | Self::DiscoverFreely(..) | Self::Draw(..) => {
                &[Stage::Benefits]
            }
            // Not before the first turn.
            Self::University(..) | Self::Exchange(..) => Stage::OF_A_TURN,
            Self::ClaimReceived(..) => &[Stage::Initiative, Stage::Income, Stage::Benefits],
            Self::Turn(_)
            | Self::Enter(_)
            | Self::Bids
            | Self::Tally
            | Self::Players(_)
            | Self::Auction
            | Self::Ruling(_)
            | Self::Remark
            | Self::Pass(_)
            | Self::ClaimHoldings(..)
            | Self::ClaimPoints(..)
            | Self::ClaimWinners(_) => return None,
        };
        Some(stages)
    }
}
