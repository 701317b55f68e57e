//! What was meant: the actions of a game, in numbers instead of words.

use super::kinds;
use super::replay::moments::sort_of;
use super::stage::Stage;
use super::state::{AdvanceId, AreaId, BoardFact, CardId, CategoryId, CommodityId, ProvinceId, Ship};
use crate::core::engine::{self, Moments, Role, Seat, Seated};

/// Something that a record says happened, or claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// A heading: the turn begins.
    Turn(u32),
    /// A heading: this phase is played now.
    Enter(Stage),
    /// A heading: bids for the choice of capitals.
    Bids,
    /// A heading: what is spent on tokens before turn 1.
    FirstOrder,
    /// A heading: what is spent on tokens at the start of a turn (edition 1999).
    TurnOrder,
    /// A heading: what is being played is over, and what everybody has is written down.
    Tally,
    /// The powers, with the names of those who lead them.
    Players(Vec<Seated>),
    /// A way of playing, by its place in the data.
    Variant(u8),
    /// The edition, by its year.
    Edition(u32),
    /// A reading was chosen: the ruling's name and the reading's.
    Ruling(Box<(String, String)>),
    /// What the table's own board says.
    Board(BoardFact),
    /// A title, a date or a place: nothing to the game.
    Remark,

    /// What is bid for the first choice of a capital.
    Bid(Seat, u32),
    /// A die for an equal bid.
    BidRoll(Seat, Vec<u32>),
    /// Setup in the middle of a game: the epoch whose deck is drawn from.
    GiveEpoch(u32),
    /// The cards in the draw pile.
    GiveDeck(u32),
    /// The order in which capitals were chosen.
    GiveChoice(Vec<Seat>),
    /// The face-up pile.
    GiveReplay(Vec<CardId>),
    /// The cards that are out of the game.
    GiveRemoved(Vec<CardId>),
    /// Commodities in shortage or surplus.
    GiveConditions(Condition, Vec<CommodityId>),
    /// What a player has.
    Give(Seat, Box<Holdings>),
    /// Where a player's coloured markers stand.
    GiveMarkers(Seat, Vec<ProvinceId>),
    /// So many coloured tokens stand in each of these provinces.
    GiveTokens(Seat, u32, Vec<ProvinceId>),

    /// The order of play, at the start or as a claim.
    Order(Vec<Seat>),
    /// What is spent on tokens, below zero for going early; the cash that is left, if it is written.
    Spend(Seat, i32, Option<u32>),
    /// The first player pays conditions off.
    Clear(Seat, Vec<CommodityId>),
    /// The last player sets a condition (edition 1999).
    Adjust(Seat, CommodityId, Option<Condition>),
    /// An open record: the card that was dealt or drawn.
    Drawn(Seat, CardId),
    /// An extra card; which one, in an open record.
    BuyCard(Seat, Option<CardId>),
    /// Cards are discarded: one by Master Art, a whole hand by a player who is out.
    Discard(Seat, Vec<CardId>),
    /// A card is played.
    Play(Seat, Box<CardPlay>),
    /// The dice of a tied War.
    WarRoll(Vec<u32>),
    /// The loser of a War cedes provinces.
    Cede(Seat, Vec<ProvinceId>),
    /// What becomes of a reduced marker where the stock is empty.
    Replace(Seat, ProvinceId, Option<Replacement>),
    /// Everything that a player buys, in the order of purchase.
    Purchases(Seat, Box<Purchases>),
    /// One thing that a player buys.
    Buy(Seat, Purchase),
    /// A claim of what a player has paid for purchases in all.
    ClaimPaid(Seat, u32),
    /// Tokens are placed in several provinces, one after the other.
    Places(Seat, Vec<Placement>),
    /// Tokens are placed in a province, or a province is attacked.
    Place(Seat, Placement),
    /// The defender's Cathedral beats an attack off.
    Cathedral(Seat),
    /// A forced trade of cards after a won attack.
    Trade(Seat, Seat, Vec<u32>),
    /// A card for tokens; which one, in an open record.
    TokenCard(Seat, Option<CardId>),
    /// A marker is exchanged for a token.
    Free(Seat, ProvinceId),
    /// What is given for Holy Indulgence in place of tokens.
    Indulgence(Seat, Option<Payment>),
    /// Who draws the bonus card; which one, in an open record.
    Bonus(Seat, Option<CardId>),
    /// The two rolls for shortage and surplus.
    Market(Vec<Vec<u32>>),

    /// Renaissance: two players change places.
    Swap(Seat, Seat),
    /// A breach of the rules of diplomacy is paid for.
    Penalty(Seat),
    /// A player leaves the game.
    Leave(Seat),
    /// Nothing is done.
    Pass(Seat),

    /// A claim of what a player received in the Income Phase.
    ClaimIncome(Seat, u32),
    /// A claim of what a player has.
    ClaimHoldings(Seat, Box<Holdings>),
    /// A claim of where markers stand.
    ClaimMarkers(Seat, Vec<ProvinceId>),
    /// A claim of tokens in provinces.
    ClaimTokens(Seat, u32, Vec<ProvinceId>),
    /// The whole hand, in an open record; burdens that are left at the end.
    ClaimHand(Seat, Vec<CardId>),
    /// A claim of the size of the draw pile.
    ClaimDeck(u32),
    /// A claim of the epoch.
    ClaimEpoch(u32),
    /// A claim of commodities in shortage or surplus.
    ClaimConditions(Condition, Vec<CommodityId>),
    /// A claim of the points of a player.
    ClaimPoints(Seat, i32),
    /// A claim of the winners.
    ClaimWinners(Vec<Seat>),
}

/// What hits the payments for a commodity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Condition {
    /// One box more.
    Shortage,
    /// One box less.
    Surplus,
}

/// What a player has, as far as it is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Cash.
    pub money: Option<u32>,
    /// The cash that was written down last.
    pub written: Option<u32>,
    /// Tokens in the expansion box.
    pub tokens: Option<u32>,
    /// Markers on the map.
    pub markers: Option<u32>,
    /// Cards in hand.
    pub cards: Option<u32>,
    /// The value of the misery space.
    pub misery: Option<u32>,
    /// The space of the shipping table.
    pub ship: Option<Ship>,
    /// Advances.
    pub advances: Vec<AdvanceId>,
}

/// A card that is played, with what is said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardPlay {
    /// The card.
    pub card: CardId,
    /// What it is played on.
    pub target: Target,
    /// Money that is laid on a leader.
    pub protection: Option<u32>,
    /// What came of it.
    pub result: PlayResult,
}

impl CardPlay {
    /// A card without anything else.
    pub fn bare(card: CardId) -> Self {
        Self {
            card,
            target: Target::None,
            protection: None,
            result: PlayResult::None,
        }
    }
}

/// What a card is played on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// Nothing is written.
    None,
    /// A commodity of a double card.
    Commodity(CommodityId),
    /// A player.
    Player(Seat),
    /// Provinces.
    Provinces(Vec<ProvinceId>),
    /// A category of advances.
    Category(CategoryId),
    /// One advance, where a table reads Papal Decree so (RA-32).
    Advance(AdvanceId),
    /// An area.
    Area(AreaId),
}

/// What came of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayResult {
    /// Nothing is written.
    None,
    /// A sum: what a player paid or got back.
    Sum(u32),
    /// What players were paid.
    Payments(Vec<(Seat, u32)>),
    /// The misery spaces of players.
    Misery(Vec<(Seat, u32)>),
    /// Dice.
    Dice(Vec<u32>),
    /// What the victim of a Civil War gives up.
    Loss(Loss),
}

/// What the victim of a Civil War gives up half of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// Cash.
    Cash,
    /// Tokens.
    Tokens,
}

/// What becomes of a reduced marker where the stock is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Replacement {
    /// A token of the expansion box.
    Token,
    /// Nothing.
    Empty,
}

/// What is given for Holy Indulgence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payment {
    /// Cash.
    Cash,
    /// A misery space.
    Misery,
}

/// Everything that a player buys.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Purchases {
    /// In the order of purchase.
    pub items: Vec<Purchase>,
    /// What all of it cost, if it is written.
    pub total: Option<u32>,
}

/// One thing that a player buys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purchase {
    /// A grade of ships, the space that is reached, and the price.
    Ship(Option<Ship>, Option<u32>),
    /// An advance, and its price.
    Advance(AdvanceId, Option<u32>),
    /// The credits of somebody's leader, and what is paid for them.
    Leader(CardId, Option<u32>),
    /// Stabilization, and its price.
    Stability(Option<u32>),
    /// Stabilization is refused.
    Unrest,
    /// Misery relief: how many spaces, and the price.
    Relief(Option<u32>, Option<u32>),
}

/// Tokens that are placed in a province.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement {
    /// The province.
    pub province: ProvinceId,
    /// How many; none if as many as are needed.
    pub count: Option<u32>,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of a placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing is written.
    None,
    /// Dice were rolled.
    Dice(Vec<u32>),
    /// An attack was won; the dice were not kept.
    Won,
    /// An attack was lost; the dice were not kept.
    Lost,
    /// The attacker's Cathedral won.
    Cathedral,
}

/// A figure of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// The only one.
    Only,
    /// Cash.
    Money,
    /// Tokens in the expansion box.
    Tokens,
    /// Cards in hand.
    Cards,
    /// Misery.
    Misery,
}

impl engine::Action for Action {
    type Stage = Stage;

    fn role(&self) -> Role<'_, Stage> {
        match self {
            Self::Turn(number) => Role::Turn(*number),
            Self::Enter(stage) => Role::Enter(*stage),
            Self::Bids => Role::Part(kinds::PHASE, "capital-selection", Stage::Setup),
            Self::FirstOrder => Role::Part(kinds::PHASE, "order", Stage::Setup),
            Self::TurnOrder => Role::Part(kinds::PHASE, "order", Stage::Draw),
            Self::Tally => Role::Tally("tally"),
            Self::Players(seats) => Role::Players(seats),
            Self::Variant(_) | Self::Edition(_) => Role::Variant,
            Self::Ruling(choice) => Role::Ruling(&choice.0, &choice.1),
            Self::Remark => Role::Remark,
            Self::Order(order) => Role::Order(order),
            Self::ClaimWinners(winners) => Role::Winners(winners),
            _ => Role::Entry,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Bid(seat, _)
            | Self::BidRoll(seat, _)
            | Self::Give(seat, _)
            | Self::GiveMarkers(seat, _)
            | Self::GiveTokens(seat, ..)
            | Self::Spend(seat, ..)
            | Self::Clear(seat, _)
            | Self::Adjust(seat, ..)
            | Self::Drawn(seat, _)
            | Self::BuyCard(seat, _)
            | Self::Discard(seat, _)
            | Self::Play(seat, _)
            | Self::Cede(seat, _)
            | Self::Replace(seat, ..)
            | Self::Purchases(seat, _)
            | Self::Buy(seat, _)
            | Self::ClaimPaid(seat, _)
            | Self::Places(seat, _)
            | Self::Place(seat, _)
            | Self::Cathedral(seat)
            | Self::Trade(seat, ..)
            | Self::TokenCard(seat, _)
            | Self::Free(seat, _)
            | Self::Indulgence(seat, _)
            | Self::Bonus(seat, _)
            | Self::Swap(seat, _)
            | Self::Penalty(seat)
            | Self::Leave(seat)
            | Self::Pass(seat)
            | Self::ClaimIncome(seat, _)
            | Self::ClaimHoldings(seat, _)
            | Self::ClaimMarkers(seat, _)
            | Self::ClaimTokens(seat, ..)
            | Self::ClaimHand(seat, _)
            | Self::ClaimPoints(seat, _) => Some(*seat),
            _ => None,
        }
    }

    fn seat_mut(&mut self) -> Option<&mut Seat> {
        match self {
            Self::Bid(seat, _)
            | Self::BidRoll(seat, _)
            | Self::Give(seat, _)
            | Self::GiveMarkers(seat, _)
            | Self::GiveTokens(seat, ..)
            | Self::Spend(seat, ..)
            | Self::Clear(seat, _)
            | Self::Adjust(seat, ..)
            | Self::Drawn(seat, _)
            | Self::BuyCard(seat, _)
            | Self::Discard(seat, _)
            | Self::Play(seat, _)
            | Self::Cede(seat, _)
            | Self::Replace(seat, ..)
            | Self::Purchases(seat, _)
            | Self::Buy(seat, _)
            | Self::ClaimPaid(seat, _)
            | Self::Places(seat, _)
            | Self::Place(seat, _)
            | Self::Cathedral(seat)
            | Self::Trade(seat, ..)
            | Self::TokenCard(seat, _)
            | Self::Free(seat, _)
            | Self::Indulgence(seat, _)
            | Self::Bonus(seat, _)
            | Self::Swap(seat, _)
            | Self::Penalty(seat)
            | Self::Leave(seat)
            | Self::Pass(seat)
            | Self::ClaimIncome(seat, _)
            | Self::ClaimHoldings(seat, _)
            | Self::ClaimMarkers(seat, _)
            | Self::ClaimTokens(seat, ..)
            | Self::ClaimHand(seat, _)
            | Self::ClaimPoints(seat, _) => Some(seat),
            _ => None,
        }
    }

    fn stages(&self) -> Option<&'static [Stage]> {
        use Stage::{Buy, Cards, Draw, Expansion, Final, Income, Order, Purchases, Setup};
        Some(match self {
            Self::Bid(..)
            | Self::BidRoll(..)
            | Self::GiveEpoch(_)
            | Self::GiveDeck(_)
            | Self::GiveChoice(_)
            | Self::GiveReplay(_)
            | Self::GiveRemoved(_)
            | Self::GiveConditions(..)
            | Self::Give(..)
            | Self::GiveMarkers(..)
            | Self::GiveTokens(..)
            | Self::Board(_) => &[Setup],
            Self::Order(_) => &[Setup, Draw, Buy, Cards, Purchases, Expansion, Order],
            Self::Spend(..) => &[Setup, Draw, Order],
            // A condition that is paid off in the final card play is another mistake.
            Self::Clear(..) => &[Draw, Final],
            Self::Adjust(..) => &[Draw],
            Self::Drawn(..) => &[Setup, Draw],
            Self::BuyCard(..) => &[Buy],
            Self::Play(..) | Self::WarRoll(_) | Self::Cede(..) | Self::Replace(..) => &[Cards, Final],
            Self::Purchases(..) | Self::Buy(..) | Self::ClaimPaid(..) => &[Purchases],
            Self::Places(..)
            | Self::Place(..)
            | Self::Cathedral(_)
            | Self::Trade(..)
            | Self::TokenCard(..)
            | Self::Free(..)
            | Self::Indulgence(..)
            | Self::Bonus(..) => &[Expansion],
            Self::Market(_) | Self::ClaimIncome(..) => &[Income],
            Self::Swap(..) | Self::Penalty(_) | Self::Leave(_) => {
                &[Draw, Buy, Cards, Purchases, Expansion, Income, Order, Final]
            }
            _ => return None,
        })
    }

    fn sort(&self) -> Moments {
        sort_of(self)
    }

    fn is_claim(&self) -> bool {
        matches!(
            self,
            Self::ClaimPaid(..)
                | Self::ClaimIncome(..)
                | Self::ClaimHoldings(..)
                | Self::ClaimMarkers(..)
                | Self::ClaimTokens(..)
                | Self::ClaimHand(..)
                | Self::ClaimDeck(_)
                | Self::ClaimEpoch(_)
                | Self::ClaimConditions(..)
                | Self::ClaimPoints(..)
                | Self::ClaimWinners(_)
        )
    }

    fn is_work(&self) -> bool {
        !matches!(
            self,
            Self::Order(_)
                | Self::Swap(..)
                | Self::Penalty(_)
                | Self::Leave(_)
                | Self::Pass(_)
                | Self::ClaimHoldings(..)
                | Self::ClaimMarkers(..)
                | Self::ClaimTokens(..)
                | Self::ClaimHand(..)
                | Self::ClaimDeck(_)
                | Self::ClaimEpoch(_)
                | Self::ClaimPoints(..)
                | Self::ClaimWinners(_)
                | Self::Board(_)
        )
    }

    fn turn(number: u32) -> Self {
        Self::Turn(number)
    }

    fn enter(stage: Stage) -> Self {
        Self::Enter(stage)
    }
}
