//! What is known besides the table: what has been done this turn.

use super::ledger::Reason;
use crate::core::TextSpan;
use crate::core::engine::{Account, Course, Seat};
use crate::games::discovery::apply::{Row, ShippingResult, can_pay};
use crate::games::discovery::disputed;
use crate::games::discovery::state::{Piece, RegionId, Rulebook, Stage, State};

/// What has been done, besides what lies on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// How many play.
    players: usize,
    /// Whether the record begins in the middle of a game.
    pub is_position: bool,
    /// Which parts of the setup have been written.
    pub has: SetupParts,
    /// Players whose money is written in a setup in the middle of a game.
    pub has_money: Vec<Seat>,
    /// Players whose hand is written there.
    pub has_hand: Vec<Seat>,
    /// The auction, if it is played.
    pub auction: Option<Auction>,
    /// Neighbours on the table's own board.
    pub borders: Vec<(RegionId, RegionId)>,
    /// What has been done this turn.
    pub now: ThisTurn,
    /// Moves of the University in the turn order that wait for the next turn.
    pub deferred_university: Vec<Seat>,
    /// Since which turn every region has been discovered.
    pub map_complete_since: Option<u16>,
    /// Each player's money since it was last agreed.
    pub ledgers: Vec<Account<Reason>>,
}

/// The parts of a setup.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SetupParts {
    /// The first order.
    pub order: bool,
    /// The buildings on sale.
    pub buildings: bool,
    /// The goods on offer.
    pub goods: bool,
}

/// The auction for the first order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Auction {
    /// Whether the heading of the bids has been written.
    pub begun: bool,
    /// Each player's last bid.
    pub bids: Vec<u32>,
    /// Those who have passed, in that order.
    pub passed: Vec<Seat>,
    /// The highest bid, if there is one.
    pub highest: Option<u32>,
    /// Who bid or passed last.
    pub last: Option<Seat>,
    /// Whether the Caribbean's token has been written.
    pub has_token: bool,
    /// Whether the free specialist has been written.
    pub has_specialist: bool,
}

impl Auction {
    /// Who may bid next: clockwise, those who have passed left out; anybody at the start.
    pub fn next(&self, players: usize) -> Option<Seat> {
        let last = self.last?;
        (1..=players)
            .filter_map(|step| u8::try_from((last.index() + step) % players).ok().map(Seat))
            .find(|seat| !self.passed.contains(seat))
    }

    /// The order it has come to, if it is over: the last to pass second, the first to pass last.
    pub fn order(&self, players: usize) -> Option<Vec<Seat>> {
        if self.passed.len() + 1 < players || players == 0 {
            return None;
        }
        let winner = (0..players)
            .filter_map(|seat| u8::try_from(seat).ok().map(Seat))
            .find(|seat| !self.passed.contains(seat));
        let behind = self.passed.iter().rev().copied();
        Some(winner.into_iter().chain(behind).collect())
    }
}

/// What has been done this turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent")]
pub struct ThisTurn {
    /// Players who were passed over in phase A and may still place.
    pub owed: Vec<Seat>,
    /// How often each player placed again before the others of the round.
    pub ahead: Vec<u32>,
    /// How many pieces in a row were placed in order.
    pub in_order: usize,
    /// Whether any piece has been placed.
    pub has_placed: bool,
    /// Pieces of a box that did not act when it was their turn.
    pub passed_over: Vec<(Seat, Piece)>,
    /// Who had a piece in Capital Buildings and bought nothing with it.
    pub without_purchase: Vec<Seat>,
    /// Players who sent an expedition or declined, in that order.
    pub explorers: Vec<(Seat, Explored)>,
    /// Battles whose losses are being written.
    pub battles: Vec<Battle>,
    /// Who has moved a soldier with the Stable.
    pub stable: Vec<Seat>,
    /// Who has moved colonists with the Migration.
    pub migration: Vec<Seat>,
    /// Goods of regions that were taken by moves of phase D, and by whom.
    pub goods_of_moves: Vec<(Seat, RegionId)>,
    /// Who has drawn a good with the West Indies Company.
    pub drawn: Vec<Seat>,
    /// Who made a free discovery in phase D.
    pub free_discovery: Vec<Seat>,
    /// Money received under this heading.
    pub received: Vec<i32>,
    /// Money collected by Privateers.
    pub collected: Vec<i32>,
    /// Who won the ship, once that is decided.
    pub shipping: Option<ShippingResult>,
    /// Who stood on the specialists' squares.
    pub squares: [Option<Seat>; 5],
    /// Whether new buildings have been laid out.
    pub has_buildings: bool,
    /// Whether new goods have been laid out.
    pub has_goods: bool,
    /// How many pieces stood on the dock and in Capital Buildings when they began to be worked off.
    pub row_lengths: [usize; 2],
    /// Whether colonies have been scored.
    pub has_scored: bool,
}

/// Whether a player explored or declined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Explored {
    /// An expedition was sent.
    Sent,
    /// A building discovered a region, where that counts as the expedition.
    ByBuilding,
    /// The player passed.
    Passed,
}

/// A battle whose losses are being written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Battle {
    /// Where.
    pub region: RegionId,
    /// Who attacks and who defends.
    pub sides: [Seat; 2],
    /// The fewest pieces each side must lose: attacker, defender.
    pub least: [u16; 2],
    /// The most pieces each side can lose.
    pub most: [u16; 2],
    /// The attacker's soldiers: each strikes once.
    pub strikes: u16,
    /// The pieces each side has lost so far.
    pub lost: [u16; 2],
    /// Hits spent on the Militia so far.
    pub on_militia: u16,
    /// Whether the defender has a Militia that can be hit.
    pub has_militia: bool,
    /// The entry that began it.
    pub span: TextSpan,
    /// The last entry with its losses.
    pub losses: Option<TextSpan>,
}

impl Battle {
    /// A battle as the table stands; losses come later.
    pub fn new(
        state: &State,
        rulebook: &Rulebook,
        region: RegionId,
        [attacker, defender]: [Seat; 2],
        span: TextSpan,
    ) -> Self {
        let of_attacker = u16::from(state.pieces(region, attacker)[Piece::Soldier]);
        let on_defender = state.pieces(region, defender).total();
        let has_militia = state.militia(rulebook, defender) > 0;
        // one hit may be spent on the Militia.
        let strikes = of_attacker.saturating_sub(u16::from(has_militia));
        let on_attacker = state.hits(rulebook, region, defender, attacker, true);
        Self {
            region,
            sides: [attacker, defender],
            least: [on_attacker, strikes.min(on_defender)],
            most: [on_attacker, of_attacker.min(on_defender)],
            strikes: of_attacker,
            lost: [0, 0],
            on_militia: 0,
            has_militia,
            span,
            losses: None,
        }
    }

    /// The place of a player in the battle: attacker 0, defender 1.
    pub fn side(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| *side == seat)
    }
}

impl Play {
    /// The start of a record.
    pub fn new(players: usize, is_position: bool) -> Self {
        let mut play = Self {
            players,
            is_position,
            has: SetupParts::default(),
            has_money: Vec::new(),
            has_hand: Vec::new(),
            auction: None,
            borders: Vec::new(),
            now: ThisTurn::default(),
            deferred_university: Vec::new(),
            map_complete_since: None,
            ledgers: vec![Account::default(); players],
        };
        play.begin_turn();
        play
    }

    /// A new turn begins.
    pub fn begin_turn(&mut self) {
        let players = self.players;
        self.now = ThisTurn {
            received: vec![0; players],
            collected: vec![0; players],
            ..ThisTurn::default()
        };
    }

    /// A place in a row as it stands now: pieces that have acted are gone, but spaces keep their numbers.
    pub fn row_as_it_stands(&self, state: &State, course: &Course<Stage>, row: Row) -> Row {
        let gone = |stage| self.gone_from(state, course, stage);
        match row {
            Row::Dock(space) => Row::Dock(space.saturating_sub(gone(Stage::Dock))),
            Row::Buildings(space) => Row::Buildings(space.saturating_sub(gone(Stage::Buildings))),
            Row::DockFree(_) | Row::Initiative(_) | Row::Order(_) => row,
        }
    }

    /// How many pieces of the row that is being worked off have acted.
    pub fn gone_from(&self, state: &State, course: &Course<Stage>, row: Stage) -> usize {
        let [dock, buildings] = self.now.row_lengths;
        match row {
            Stage::Dock if course.stage == row => dock.saturating_sub(state.dock.len()),
            Stage::Buildings if course.stage == row => buildings.saturating_sub(state.buildings.len()),
            _ => 0,
        }
    }

    /// whether a table that arranges its sets itself can earn this.
    pub fn may_arrange(&self, state: &State, rulebook: &Rulebook, seat: Seat, income: u32) -> bool {
        if !rulebook.readings.is(disputed::who_arranges_sets::AS_ARRANGED) {
            return false;
        }
        let player = state.player(seat);
        let of_sets = u16::try_from(income).ok();
        let of_sets = of_sets.and_then(|income| income.checked_sub(state.building_income(rulebook, seat)));
        of_sets.is_some_and(|income| can_pay(income, &player.goods, player.ships, &rulebook.catalog.sets))
    }

    /// The battle whose losses are being written in a region.
    pub fn battle_in(&self, region: RegionId) -> Option<&Battle> {
        self.now.battles.iter().find(|battle| battle.region == region)
    }

    /// A stage begins.
    pub fn begin_stage(&mut self) {
        self.now.passed_over.clear();
        self.now.received.fill(0);
    }
}
