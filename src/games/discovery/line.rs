//! Actions as lines of a record, without words: the inverse of `resolve`.

use super::action::{Action, Holdings};
use super::apply::{Losses, Row, Spot};
use super::catalog::Catalog;
use super::kinds;
use super::replay::{figures, pieces, spot};
use super::state::{BuildingId, CardId, Figures, GoodId, Piece, RegionId, Seat};
use crate::core::engine::{Action as _, Stage as _};
use crate::core::{EntryKey, Kind, Line, Value};

/// Writes actions down.
#[derive(Debug, Clone, Copy)]
pub struct Writer<'a> {
    /// The things of the game.
    pub catalog: &'a Catalog,
    /// Colour and name of each seat.
    pub seats: &'a [(String, String)],
}

/// An entry in the making.
struct Entry {
    subject: Value,
    items: Vec<Value>,
    target: Vec<Value>,
    result: Vec<Value>,
    link: Vec<Value>,
}

impl Entry {
    fn of(subject: Value, items: impl IntoIterator<Item = Value>) -> Self {
        Self {
            subject,
            items: items.into_iter().collect(),
            target: Vec::new(),
            result: Vec::new(),
            link: Vec::new(),
        }
    }

    fn to(mut self, target: impl IntoIterator<Item = Value>) -> Self {
        self.target.extend(target);
        self
    }

    fn with_result(mut self, result: impl IntoIterator<Item = Value>) -> Self {
        self.result.extend(result);
        self
    }

    fn beside(mut self, link: Value) -> Self {
        self.link.push(link);
        self
    }

    fn line(self) -> Line {
        Line::Entry {
            subject: self.subject,
            items: self.items,
            target: self.target,
            result: self.result,
            link: self.link,
        }
    }
}

impl Writer<'_> {
    /// The line of an action; none for a remark, whose text is not kept.
    pub fn line(&self, action: &Action) -> Option<Line> {
        let about = |id: &'static str, items: Vec<Value>| Entry::of(word(id), items).line();
        Some(match action {
            Action::Turn(number) => Line::Heading(Value::Space(word_key("turn"), number.to_string())),
            Action::Enter(entered) => Line::Heading(entered.heading()),
            Action::Bids => Line::Heading(Value::Heading(word_key("bids"))),
            Action::Tally => Line::Heading(Value::Heading(word_key("tally"))),
            Action::Players(players) => about("players", players.iter().map(seated).collect()),
            Action::Auction => about("variant", vec![term("auction")]),
            Action::Ruling(choice) => {
                about("ruling", vec![Value::Text(format!("{} {}", choice.0, choice.1))])
            }
            Action::Remark => return None,
            Action::Order(order) => about("order", self.players(order)),
            Action::ClaimWinners(winners) => about("winner", self.players(winners)),
            Action::LayOutBuildings(new) => {
                let new = new.iter().map(|building| self.building(*building));
                Entry::of(in_box("buildings"), new).line()
            }
            Action::LayOutGoods(new) => {
                let new = new.iter().map(|good| self.good(*good));
                Entry::of(in_box("goods"), new).line()
            }
            Action::BoardGood(region, good) => Entry::of(word("board"), [self.region(*region)])
                .with_result([self.good(*good)])
                .line(),
            Action::BoardBorder(one, other) => Entry::of(word("board"), [self.region(*one)])
                .beside(self.region(*other))
                .line(),
            Action::Losses(region, losses) => {
                let lost = losses.iter().flat_map(|side| self.losses(*side));
                Entry::of(self.region(*region), lost).line()
            }
            _ => self.entry(action)?.line(),
        })
    }

    fn entry(&self, action: &Action) -> Option<Entry> {
        let player = self.player(action.seat()?);
        let token = |token: &Option<Figures>| token.map(figures);
        let one = |item: Value| Entry::of(player.clone(), [item]);
        Some(match action {
            Action::Give(_, held) | Action::ClaimHoldings(_, held) => {
                Entry::of(player.clone(), self.holdings(held))
            }
            Action::GivePieces(_, given, region) => one(pieces(*given)).to([self.region(*region)]),
            Action::GiveDock(_, space) => one(piece(Piece::Colonist)).to([row(Row::DockFree(*space))]),
            Action::GiveExplorers(_, given) => one(pieces(*given)).to([spot(Spot::Discovery)]),
            Action::Bid(_, bid) => one(bid.map_or_else(|| word("pass"), |bid| Value::Money(i64::from(bid)))),
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
                one(term("battle")).to([self.player(*enemy), self.region(*region)])
            }
            Action::War(_, enemy) => one(term("war")).to([self.player(*enemy)]),
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
                one(word("exchange")).to([piece(*kind), self.region(*region)])
            }
            Action::Pass(_) => one(word("pass")),
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
        let mut owner = Some(self.colour(side.seat));
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

    fn colour(&self, seat: Seat) -> EntryKey {
        let colour = self.seats.get(seat.index());
        EntryKey::new(kinds::COLOUR, colour.map_or("", |(colour, _)| colour.as_str()))
    }

    fn player(&self, seat: Seat) -> Value {
        Value::Thing(self.colour(seat))
    }

    fn players(&self, seats: &[Seat]) -> Vec<Value> {
        seats.iter().map(|seat| self.player(*seat)).collect()
    }

    fn region(&self, region: RegionId) -> Value {
        let id = self.catalog.regions[region.index()].id.as_ref();
        Value::Thing(EntryKey::new(kinds::REGION, id))
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
        Value::Thing(EntryKey::new(kinds::CARD, id))
    }
}

fn seated((colour, name): &(String, String)) -> Value {
    let colour = EntryKey::new(kinds::COLOUR, colour.as_str());
    if name.is_empty() {
        Value::Thing(colour)
    } else {
        Value::Space(colour, name.clone())
    }
}

fn row(row: Row) -> Value {
    let of_box = |id| EntryKey::new(kinds::BOX, id);
    match row {
        Row::Dock(space) => Value::Space(of_box("dock"), space.to_string()),
        Row::DockFree(space) => Value::Space(of_box("dock"), if space == 0 { "X" } else { "Y" }.to_owned()),
        Row::Initiative(space) => Value::Space(of_box("initiative"), space.to_string()),
        Row::Buildings(space) => Value::Space(of_box("buildings"), space.to_string()),
        Row::Order(space) => Value::Space(word_key("order"), space.to_string()),
    }
}

fn word_key(id: &'static str) -> EntryKey {
    EntryKey::new(Kind::WORD, id)
}

fn word(id: &'static str) -> Value {
    Value::Thing(word_key(id))
}

fn term(id: &'static str) -> Value {
    Value::Thing(EntryKey::new(Kind::TERM, id))
}

fn in_box(id: &'static str) -> Value {
    Value::Thing(EntryKey::new(kinds::BOX, id))
}

fn building(id: &'static str) -> Value {
    Value::Thing(EntryKey::new(kinds::BUILDING, id))
}

fn piece(piece: Piece) -> Value {
    Value::Thing(EntryKey::new(kinds::PIECE, piece.id()))
}
