//! The whole table.

use super::{
    BuildingId, EffectRule, Figures, GoodId, Piece, PieceCounts, Player, RegionId, Rulebook, Seat, Stage,
};
use crate::games::discovery::catalog::PiecePlace;
use crate::games::discovery::disputed;

/// Everything that lies on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The turn, from 1.
    pub turn: u16,
    /// The current turn order.
    pub order: Vec<Seat>,
    /// Who has placed in this round of phase A.
    pub placed: Vec<Seat>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The regions.
    pub regions: Vec<Region>,
    /// Initiative, from space 1.
    pub initiative: Vec<(Seat, Piece)>,
    /// The numbered dock spaces, from 1.
    pub dock: Vec<(Seat, Piece)>,
    /// The free colonists on dock spaces X and Y.
    pub dock_free: [Option<(Seat, Piece)>; 2],
    /// Trade Goods, from space 1.
    pub goods: Vec<(Seat, Piece)>,
    /// Merchant Shipping.
    pub shipping: Vec<(Seat, Piece)>,
    /// Capital Buildings, from the left.
    pub buildings: Vec<(Seat, Piece)>,
    /// The squares for captain, merchant, missionary, soldier, and training.
    pub specialists: [Option<(Seat, Piece)>; 5],
    /// Warfare, from the left.
    pub warfare: Vec<(Seat, Piece)>,
    /// Buildings on sale.
    pub on_sale: Vec<BuildingId>,
    /// Tiles of each building still in the piles.
    pub building_pile: Vec<u16>,
    /// Tiles that left the game unsold.
    pub retired: Vec<BuildingId>,
    /// Goods face up beside the box.
    pub goods_on_offer: Vec<GoodId>,
    /// Goods of each kind in the face-down pile.
    pub goods_pile: Vec<u16>,
    /// Whether a ship stands in Merchant Shipping.
    pub ship_in_box: bool,
    /// What the bank has taken in, less what it has paid.
    pub bank: i64,
    /// Tokens that have been won.
    pub tokens_taken: Vec<Figures>,
    /// What lies on the table although it cannot: a record that breaks a rule makes things from nothing.
    pub phantoms: Phantoms,
}

/// Things that a record made from nothing, or made disappear, by breaking a rule.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Phantoms {
    /// Goods of each kind.
    pub goods: Vec<i32>,
    /// Tiles of each building.
    pub buildings: Vec<i32>,
    /// Merchant ships.
    pub ships: i32,
}

/// More money than any table has.
const MOST_MONEY: i32 = 1_000_000_000;

/// More things of one sort than any table has: what a broken record adds beyond them is not kept, so that no
/// record makes the program slow.
pub const MOST_THINGS: usize = 200;

/// A region of the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// The good that lies there, until somebody takes it.
    pub good: Option<GoodId>,
    /// Whether its good is only assumed.
    pub is_assumed: bool,
    /// Whether it is discovered.
    pub discovered: bool,
    /// The token that was seen there and put back.
    pub seen: Option<Figures>,
    /// The pieces of each player, by seat.
    pub pieces: Vec<PieceCounts>,
    /// Pieces that only moved in, by seat: where only placing counts (D-44) they take no good.
    pub moved_in: Vec<u16>,
    /// Whether some player has had three pieces here.
    pub had_three: bool,
}

impl State {
    /// The table before turn 1.
    pub fn new(rulebook: &Rulebook, players: usize) -> Self {
        let catalog = rulebook.catalog;
        let numbers = &catalog.numbers;
        let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
        let player = Player {
            money: i32::from(numbers.start_money),
            hand: PieceCounts::of(Piece::Colonist, small(numbers.start_colonists)),
            goods: vec![0; catalog.goods.len()],
            ..Player::default()
        };
        let regions: Vec<Region> = catalog
            .regions
            .iter()
            .map(|region| Region {
                good: rulebook.good_id(&region.good),
                is_assumed: region.assumed.iter().any(|fact| fact == "good"),
                discovered: region.discovered,
                seen: None,
                pieces: vec![PieceCounts::default(); players],
                moved_in: vec![0; players],
                had_three: false,
            })
            .collect();
        let mut goods_pile: Vec<u16> = catalog.goods.iter().map(|good| good.count).collect();
        for good in regions.iter().filter_map(|region| region.good) {
            goods_pile[good.index()] = goods_pile[good.index()].saturating_sub(1);
        }
        Self {
            turn: 1,
            order: (0..small(u16::try_from(players).unwrap_or(0)))
                .map(Seat)
                .collect(),
            placed: Vec::new(),
            players: vec![player; players],
            regions,
            initiative: Vec::new(),
            dock: Vec::new(),
            dock_free: [None; 2],
            goods: Vec::new(),
            shipping: Vec::new(),
            buildings: Vec::new(),
            specialists: [None; 5],
            warfare: Vec::new(),
            on_sale: Vec::new(),
            building_pile: catalog.buildings.iter().map(|building| building.count).collect(),
            retired: Vec::new(),
            goods_on_offer: Vec::new(),
            goods_pile,
            ship_in_box: true,
            bank: 0,
            tokens_taken: Vec::new(),
            phantoms: Phantoms {
                goods: vec![0; catalog.goods.len()],
                buildings: vec![0; catalog.buildings.len()],
                ..Phantoms::default()
            },
        }
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// A region.
    pub fn region(&self, region: RegionId) -> &Region {
        &self.regions[region.index()]
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len())
            .filter_map(|seat| u8::try_from(seat).ok())
            .map(Seat)
    }

    /// Money from the bank to a player, or, below zero, from the player to the bank.
    pub fn pay(&mut self, seat: Seat, amount: i32) {
        let money = &mut self.player_mut(seat).money;
        let before = *money;
        // No table has so much money; a record may still claim it.
        *money = before.saturating_add(amount).clamp(-MOST_MONEY, MOST_MONEY);
        let paid = *money - before;
        self.bank -= i64::from(paid);
    }

    /// how many pieces of a kind a player can still take from the supply.
    pub fn available(&self, rulebook: &Rulebook, seat: Seat, piece: Piece) -> u8 {
        let in_use = self.pieces_in_use(seat);
        let left = rulebook.pieces_of_a_colour().saturating_sub(in_use.total());
        let of_kind = match piece {
            Piece::Soldier => true,
            Piece::Colonist => rulebook.readings.is(disputed::no_colonists_left::GAIN_LOST),
            Piece::Captain | Piece::Merchant | Piece::Missionary => false,
        };
        let left = if of_kind {
            left.min(
                rulebook
                    .pieces_of_kind(piece)
                    .saturating_sub(u16::from(in_use[piece])),
            )
        } else {
            left
        };
        u8::try_from(left).unwrap_or(u8::MAX)
    }

    /// Whether a player may come to a soldier this turn: by a building, a square, or a purchase.
    pub fn may_be_due_a_soldier(&self, rulebook: &Rulebook, seat: Seat) -> bool {
        let gives = |building: &BuildingId| {
            matches!(
                rulebook.building(*building).effect,
                EffectRule::Pieces(Piece::Soldier, ..)
            )
        };
        let on_square = |square: &Option<(Seat, Piece)>| square.is_some_and(|(owner, _)| owner == seat);
        let squares = [3, 4].map(|square| on_square(&self.specialists[square]));
        let buys = self.buildings.iter().any(|(owner, _)| *owner == seat) && self.on_sale.iter().any(gives);
        // The tile that brings soldiers but once brings no more.
        let lasting = |building: &BuildingId| {
            let effect = rulebook.building(*building).effect;
            gives(building) && !matches!(effect, EffectRule::Pieces(_, _, PiecePlace::OwnRegion))
        };
        squares.contains(&true) || buys || self.player(seat).buildings.iter().any(lasting)
    }

    /// All regions with their numbers.
    pub fn region_ids(&self) -> impl Iterator<Item = RegionId> + use<> {
        (0..self.regions.len())
            .filter_map(|region| u8::try_from(region).ok())
            .map(RegionId)
    }

    /// The pieces of a player in a region.
    pub fn pieces(&self, region: RegionId, seat: Seat) -> PieceCounts {
        self.regions[region.index()].pieces[seat.index()]
    }

    /// The pieces of a player in the New World.
    pub fn pieces_in_new_world(&self, seat: Seat) -> PieceCounts {
        let mut all = PieceCounts::default();
        for region in &self.regions {
            all += region.pieces[seat.index()];
        }
        all
    }

    /// all pieces of a player that are not in the supply. The order marker is one of them.
    pub fn pieces_in_use(&self, seat: Seat) -> PieceCounts {
        let mut all = self.pieces_in_new_world(seat);
        let player = self.player(seat);
        for counts in [
            player.hand,
            player.gained,
            player.discovery,
            PieceCounts::of(player.marker, 1),
        ] {
            all += counts;
        }
        let rows = [
            &self.initiative,
            &self.dock,
            &self.goods,
            &self.shipping,
            &self.buildings,
            &self.warfare,
        ];
        let in_rows = rows
            .into_iter()
            .flatten()
            .chain(self.specialists.iter().flatten());
        let in_rows = in_rows.chain(self.dock_free.iter().flatten());
        for (_, piece) in in_rows.filter(|(owner, _)| *owner == seat) {
            all += PieceCounts::of(*piece, 1);
        }
        all
    }

    /// Whether pieces wait in a box for somebody to act with them, this turn: explorers may wait for ever.
    pub fn waits_in(&self, stage: Stage) -> bool {
        match stage {
            Stage::Dock => self.next_to_sail().is_some(),
            Stage::Goods => !self.goods.is_empty(),
            Stage::Buildings => !self.buildings.is_empty(),
            Stage::Specialists => self.specialists[4].is_some(),
            Stage::Warfare => !self.warfare.is_empty(),
            _ => false,
        }
    }

    /// The player's piece that sails first.
    pub fn on_dock(&self, seat: Seat) -> Option<Piece> {
        let mut pieces = self.dock.iter().chain(self.dock_free.iter().flatten());
        let own = pieces.find(|(owner, _)| *owner == seat);
        own.map(|(_, piece)| *piece)
    }

    /// Whether every region is discovered.
    pub fn map_is_complete(&self) -> bool {
        self.regions.iter().all(|region| region.discovered)
    }

    /// Where two regions are neighbours, and whether that is only assumed.
    pub fn neighbours(rulebook: &Rulebook, one: RegionId, other: RegionId) -> Option<bool> {
        let regions = &rulebook.catalog.regions;
        let (one, other) = (regions.get(one.index())?, regions.get(other.index())?);
        let neighbours = rulebook.catalog.neighbours(&one.id);
        neighbours
            .into_iter()
            .find(|(id, _)| *id == other.id)
            .map(|(_, assumed)| assumed)
    }

    /// the buildings that work already: all, or all but those bought this turn.
    pub fn working(&self, rulebook: &Rulebook, seat: Seat) -> &[BuildingId] {
        let player = self.player(seat);
        let waits = rulebook.readings.is(disputed::tile_pays_when_bought::NEXT_TURN);
        let waiting = if waits { player.new_buildings } else { 0 };
        &player.buildings[..player.buildings.len().saturating_sub(waiting)]
    }

    /// The owners of working buildings with an effect, each with the building, in turn order.
    pub fn owners(
        &self,
        rulebook: &Rulebook,
        wanted: impl Fn(&EffectRule) -> bool,
    ) -> Vec<(Seat, BuildingId)> {
        let mut owners = Vec::new();
        for seat in &self.order {
            for building in self.working(rulebook, *seat) {
                if wanted(&rulebook.building(*building).effect) {
                    owners.push((*seat, *building));
                }
            }
        }
        owners
    }

    /// Where the free piece of a building stands, if its place is a dock space.
    pub fn dock_space(place: PiecePlace) -> Option<usize> {
        match place {
            PiecePlace::DockX => Some(0),
            PiecePlace::DockY => Some(1),
            PiecePlace::Hand | PiecePlace::DiscoveryBox | PiecePlace::OwnRegion => None,
        }
    }
}
