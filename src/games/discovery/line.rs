//! Actions as lines of a record, without words: the inverse of `resolve`.

use super::action::{Action, Holdings};
use super::apply::{Losses, Row, Spot};
use super::catalog::Catalog;
use super::kinds;
use super::replay::{figures, pieces, spot};
use super::state::{BuildingId, CardId, Figures, GoodId, Piece, RegionId};
use crate::core::engine::{Action as _, Players};
use crate::core::{EntryKey, EntryLine, Kind, Value};

/// Writes actions down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Writer<'a> {
    /// The things of the game.
    pub(super) catalog: &'a Catalog,
    /// Who plays.
    pub(super) players: Players<'a>,
}

impl Writer<'_> {
    /// The entry of an action that only this game has; none if it has no line of its own.
    pub(super) fn entry(&self, action: &Action) -> Option<EntryLine> {
        Some(match action {
            Action::Auction => EntryLine::about("variant", [term("auction")]),
            Action::LayOutBuildings(new) => {
                let new = new.iter().map(|building| self.building(*building));
                EntryLine::of(in_box("buildings"), new)
            }
            Action::LayOutGoods(new) => {
                let new = new.iter().map(|good| self.good(*good));
                EntryLine::of(in_box("goods"), new)
            }
            Action::BoardGood(region, good) => {
                EntryLine::about("board", [self.region(*region)]).with_result([self.good(*good)])
            }
            Action::BoardBorder(one, other) => {
                EntryLine::about("board", [self.region(*one)]).linked_to(self.region(*other))
            }
            Action::Losses(region, losses) => {
                let lost = losses.iter().flat_map(|side| self.losses(*side));
                EntryLine::of(self.region(*region), lost)
            }
            _ => self.of_player(action)?,
        })
    }

    fn of_player(&self, action: &Action) -> Option<EntryLine> {
        let player = self.players.value(action.seat()?);
        let token = |token: &Option<Figures>| token.map(figures);
        let one = |item: Value| EntryLine::of(player.clone(), [item]);
        Some(match action {
            Action::Give(_, held) | Action::ClaimHoldings(_, held) => {
                EntryLine::of(player.clone(), self.holdings(held))
            }
            Action::GivePieces(_, given, region) => one(pieces(*given)).to([self.region(*region)]),
            Action::GiveDock(_, space) => one(piece(Piece::Colonist)).to([row(Row::DockFree(*space))]),
            Action::GiveExplorers(_, given) => one(pieces(*given)).to([spot(Spot::Discovery)]),
            Action::Bid(_, bid) => {
                one(bid.map_or_else(|| Value::word("pass"), |bid| Value::Money(i64::from(bid))))
            }
            Action::AuctionToken(_, region, won) => one(self.region(*region)).with_result(token(won)),
            Action::AuctionSpecialist(_, earned) | Action::ClaimSpecialist(_, earned) => one(piece(*earned)),
            Action::Place(_, Piece::Colonist, placed) => one(spot(*placed)),
            Action::Place(_, kind, placed) => one(piece(*kind)).to([spot(*placed)]),
            Action::Sail(_, None, region, good) => {
                one(self.region(*region)).with_result(good.map(|good| self.good(good)))
            }
            Action::Sail(_, Some(kind), region, good) => one(piece(*kind))
                .to([self.region(*region)])
                .with_result(good.map(|good| self.good(good))),
            Action::Trade(_, good) => one(self.good(*good)),
            Action::ClaimShip(_) => one(term("merchant-ship")),
            Action::Buy(_, building, region, won) => one(self.building(*building))
                .to(region.map(|region| self.region(region)))
                .with_result(token(won)),
            Action::Explore(_, sent, region, met) => one(pieces(*sent))
                .to([self.region(*region)])
                .with_result(token(met)),
            Action::ExploreCard(_, sent, card) => one(pieces(*sent))
                .to([term("discovery-card")])
                .with_result(card.map(|card| self.card(card))),
            Action::Train(_, kind) => one(spot(Spot::TRAINING)).to([piece(*kind)]),
            Action::Battle(_, enemy, region) => {
                one(term("battle")).to([self.players.value(*enemy), self.region(*region)])
            }
            Action::War(_, enemy) => one(term("war")).to([self.players.value(*enemy)]),
            Action::MoveSoldier(_, from, to) => {
                one(building("stable")).to([self.region(*from), self.region(*to)])
            }
            Action::MoveColonists(_, moved, from, to) => {
                one(building("migration")).to([pieces(*moved), self.region(*from), self.region(*to)])
            }
            Action::DiscoverFreely(_, region, won) => one(building("new-world-cartography"))
                .to([self.region(*region)])
                .with_result(token(won)),
            Action::Draw(_, good) => one(building("west-indies-co")).with_result([self.good(*good)]),
            Action::University(_, moved) => one(building("university")).to([row(*moved)]),
            Action::Exchange(_, kind, region) => {
                one(Value::word("exchange")).to([piece(*kind), self.region(*region)])
            }
            Action::Pass(_) => one(Value::word("pass")),
            Action::ClaimReceived(_, money) => one(Value::Money(i64::from(*money))),
            Action::ClaimPoints(_, points) => one(Value::Number(i64::from(*points))),
            Action::Turn(_)
            | Action::Enter(_)
            | Action::Bids
            | Action::Tally
            | Action::Players(_)
            | Action::Auction
            | Action::Ruling(_)
            | Action::Remark
            | Action::Order(_)
            | Action::LayOutBuildings(_)
            | Action::LayOutGoods(_)
            | Action::BoardGood(..)
            | Action::BoardBorder(..)
            | Action::Losses(..)
            | Action::ClaimWinners(_) => return None,
        })
    }

    /// Whose pieces are lost is written once, before the first.
    fn losses(&self, side: Losses) -> Vec<Value> {
        let mut owner = Some(self.players.key(side.seat));
        let mut loss = |count: u8, thing: EntryKey| Value::Loss {
            of: owner.take(),
            count: i64::from(count),
            thing,
        };
        let counts = side.pieces.iter();
        let mut lost: Vec<Value> = counts
            .map(|(piece, count)| loss(count, EntryKey::new(kinds::PIECE, piece.id())))
            .collect();
        if side.on_militia > 0 {
            lost.push(loss(side.on_militia, EntryKey::new(kinds::BUILDING, "militia")));
        }
        lost
    }

    fn holdings(&self, held: &Holdings) -> Vec<Value> {
        let counted = |count: u32, key: EntryKey| Value::Several(i64::from(count), key);
        let mut items: Vec<Value> = Vec::new();
        items.extend(held.money.map(|money| Value::Money(i64::from(money))));
        items.extend(
            held.ships
                .map(|ships| counted(ships, EntryKey::new(Kind::TERM, "merchant-ship"))),
        );
        items.extend(
            held.goods
                .iter()
                .map(|(good, count)| counted(*count, self.good_key(*good))),
        );
        items.extend(held.buildings.iter().map(|(building, count)| match count {
            Some(count) => counted(*count, self.building_key(*building)),
            None => self.building(*building),
        }));
        items.extend(held.hand.filter(|hand| !hand.is_empty()).map(pieces));
        items.extend(held.tokens.iter().map(|token| figures(*token)));
        items.extend(held.cards.iter().map(|card| self.card(*card)));
        items
    }

    fn region(&self, region: RegionId) -> Value {
        let id = self.catalog.regions[region.index()].id.as_ref();
        Value::thing(kinds::REGION, id)
    }

    fn good_key(&self, good: GoodId) -> EntryKey {
        EntryKey::new(kinds::GOOD, self.catalog.goods[good.index()].id.as_ref())
    }

    fn good(&self, good: GoodId) -> Value {
        Value::Thing(self.good_key(good))
    }

    fn building_key(&self, building: BuildingId) -> EntryKey {
        EntryKey::new(
            kinds::BUILDING,
            self.catalog.buildings[building.index()].id.as_ref(),
        )
    }

    fn building(&self, building: BuildingId) -> Value {
        Value::Thing(self.building_key(building))
    }

    fn card(&self, card: CardId) -> Value {
        let id = self.catalog.cards[card.index()].id.as_ref();
        Value::thing(kinds::CARD, id)
    }
}

fn row(row: Row) -> Value {
    let of_box = |id| EntryKey::new(kinds::BOX, id);
    match row {
        Row::Dock(space) => Value::Space(of_box("dock"), space.to_string()),
        Row::DockFree(space) => Value::Space(of_box("dock"), if space == 0 { "X" } else { "Y" }.to_owned()),
        Row::Initiative(space) => Value::Space(of_box("initiative"), space.to_string()),
        Row::Buildings(space) => Value::Space(of_box("buildings"), space.to_string()),
        Row::Order(space) => Value::Space(EntryKey::word("order"), space.to_string()),
    }
}

fn term(id: &'static str) -> Value {
    Value::thing(Kind::TERM, id)
}

fn in_box(id: &'static str) -> Value {
    Value::thing(kinds::BOX, id)
}

fn building(id: &'static str) -> Value {
    Value::thing(kinds::BUILDING, id)
}

fn piece(piece: Piece) -> Value {
    Value::thing(kinds::PIECE, piece.id())
}
