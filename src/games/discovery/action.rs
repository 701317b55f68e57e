//! What was meant: the actions of a game, in numbers instead of words.

use super::apply::{Losses, Row, Spot};
use super::state::{BuildingId, CardId, Figures, GoodId, Piece, PieceCounts, RegionId, Seat, Stage};

/// Something that a record says happened, or claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// A heading: the turn begins.
    Turn(u32),
    /// A heading: this is worked off now.
    Enter(Stage),
    /// The seating, with the players' names.
    Players(Vec<(String, String)>),
    /// The auction variant is played.
    Auction,
    /// A reading was chosen: the ruling's name and the reading's.
    Ruling(String, String),
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
    /// A bid, or a pass, in the auction.
    Bid(Seat, Option<u32>),
    /// The token of the Caribbean, won in the auction.
    AuctionToken(Seat, RegionId, Figures),
    /// The specialist of the auction's second position.
    AuctionSpecialist(Seat, Piece),
    /// A piece is placed.
    Place(Seat, Piece, Spot),
    /// The next dock piece sails; the piece, if it is named.
    Sail(Seat, Option<Piece>, RegionId),
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
    /// A good drawn by the West Indies Company.
    Draw(Seat, GoodId),
    /// The University moves a piece.
    University(Seat, Row),
    /// A piece in the New World becomes a colonist.
    Exchange(Seat, Piece, RegionId),
    /// The player does nothing.
    Pass(Seat),
    /// A claim of money: income, or what a player has.
    ClaimMoney(Seat, u32),
    /// A claim of points.
    ClaimPoints(Seat, u32),
    /// A claim of the winners.
    ClaimWinners(Vec<Seat>),
}
