//! What may have been meant by an entry: the same with one part changed, from what the box and the table hold.

use super::Replay;
use super::alternatives::{Concerned, place};
use crate::core::engine::{Action as _, Reach, Seat, Stage as _};
use crate::core::{EntryKey, Finding, Value};
use crate::games::discovery::action::{Action, Holdings};
use crate::games::discovery::apply::{Losses, Row, Spot};
use crate::games::discovery::kinds;
use crate::games::discovery::state::{
    BuildingId, CardId, Figures, GoodId, Piece, PieceCounts, RegionId, Stage,
};

/// Bids that are tried at most.
const MOST_TRIED: u32 = 40;
/// So far a sum of money that is given may be off.
const MOST_OFF: u32 = 10;

impl Replay<'_, '_> {
    pub(super) fn goods(&self) -> impl Iterator<Item = GoodId> + use<> {
        (0..self.rulebook.catalog.goods.len()).filter_map(|good| u8::try_from(good).ok().map(GoodId))
    }

    fn buildings(&self) -> impl Iterator<Item = BuildingId> + use<> {
        (0..self.rulebook.catalog.buildings.len())
            .filter_map(|building| u8::try_from(building).ok().map(BuildingId))
    }

    fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.rulebook.catalog.cards.len()).filter_map(|card| u8::try_from(card).ok().map(CardId))
    }

    fn tokens(&self) -> Vec<Figures> {
        let tokens = self.rulebook.catalog.tokens.iter().map(|token| Figures {
            coins: token.coins,
            plunder: token.plunder,
            natives: token.natives,
            points: token.points,
        });
        let mut tokens: Vec<Figures> = tokens.collect();
        tokens.sort_unstable();
        tokens.dedup();
        tokens
    }

    /// The claim with our figures in place of the wrong one.
    pub(super) fn computed(&self, action: &Action, finding: &Finding) -> Option<Action> {
        let argument = |name: &str| {
            finding
                .arguments
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| value)
        };
        let number = || match argument("computed") {
            Some(Value::Number(number) | Value::Money(number)) => u32::try_from(*number).ok(),
            _ => None,
        };
        match action {
            Action::ClaimReceived(seat, _) => Some(Action::ClaimReceived(*seat, number()?)),
            Action::ClaimPoints(seat, _) => Some(Action::ClaimPoints(*seat, number()?)),
            Action::ClaimHoldings(seat, held) => {
                let mut held: Holdings = (**held).clone();
                let computed = number()?;
                match argument("thing") {
                    None => held.money = Some(computed),
                    Some(Value::Thing(EntryKey {
                        kind: kinds::GOOD,
                        id,
                    })) => {
                        let good =
                            place(&self.rulebook.catalog.goods, |good| *good.id == **id).map(GoodId)?;
                        let (_, count) = held.goods.iter_mut().find(|(known, _)| *known == good)?;
                        *count = computed;
                    }
                    Some(Value::Thing(EntryKey {
                        kind: kinds::BUILDING,
                        id,
                    })) => {
                        let buildings = &self.rulebook.catalog.buildings;
                        let building = place(buildings, |building| *building.id == **id).map(BuildingId)?;
                        held.buildings.retain(|(known, _)| *known != building);
                        if computed > 0 {
                            held.buildings.push((building, Some(computed)));
                        }
                    }
                    Some(_) => held.ships = Some(computed),
                }
                Some(Action::ClaimHoldings(*seat, Box::new(held)))
            }
            Action::ClaimWinners(_) => {
                let (winners, _) = self.state.winners(self.rulebook);
                Some(Action::ClaimWinners(winners))
            }
            Action::Order(_) => match argument("computed") {
                Some(Value::List(players)) => {
                    let mut concerned = Vec::new();
                    for player in players {
                        let Value::Thing(key) = player else { return None };
                        let mut seats = self.seats.iter().zip(0_u8..);
                        concerned.push(Seat(seats.find(|((colour, _), _)| *colour == *key.id)?.1));
                    }
                    Some(Action::Order(concerned))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The action with one part changed.
    #[expect(clippy::too_many_lines, reason = "an arm for each action")]
    pub(super) fn variants(&self, action: &Action, finding: &Finding, reach: Reach) -> Vec<Action> {
        let mut others: Vec<Action> = Vec::new();
        match action {
            Action::Place(seat, piece, spot) => {
                others.extend(SPOTS.map(|spot| Action::Place(*seat, *piece, spot)));
                others.extend(Piece::ALL.map(|piece| Action::Place(*seat, piece, *spot)));
            }
            Action::Sail(seat, piece, region, good) => {
                others.extend(
                    self.state
                        .region_ids()
                        .map(|region| Action::Sail(*seat, *piece, region, *good)),
                );
                if piece.is_some() {
                    others.extend(Piece::ALL.map(|piece| Action::Sail(*seat, Some(piece), *region, *good)));
                }
                if good.is_some() {
                    others.push(Action::Sail(*seat, *piece, *region, None));
                    others.extend(
                        self.goods()
                            .map(|good| Action::Sail(*seat, *piece, *region, Some(good))),
                    );
                }
            }
            Action::Trade(seat, _) => others.extend(self.goods().map(|good| Action::Trade(*seat, good))),
            Action::Draw(seat, _) => others.extend(self.goods().map(|good| Action::Draw(*seat, good))),
            Action::Buy(seat, building, region, token) => {
                let next = self.next();
                others.extend(
                    next.actions
                        .into_iter()
                        .filter(|other| matches!(other, Action::Buy(buyer, ..) if buyer == seat)),
                );
                let mut on_sale = self.state.on_sale.clone();
                on_sale.sort_unstable();
                on_sale.dedup();
                others.extend(
                    on_sale
                        .into_iter()
                        .map(|other| Action::Buy(*seat, other, None, None)),
                );
                if region.is_some() {
                    others.extend(
                        self.state
                            .region_ids()
                            .map(|region| Action::Buy(*seat, *building, Some(region), *token)),
                    );
                    others.push(Action::Buy(*seat, *building, None, None));
                }
                if token.is_some() || region.is_some() {
                    others.extend(
                        self.tokens()
                            .into_iter()
                            .map(|token| Action::Buy(*seat, *building, *region, Some(token))),
                    );
                }
                others.push(Action::Pass(*seat));
            }
            Action::Explore(seat, sent, region, token) => {
                others.extend(
                    self.state
                        .region_ids()
                        .map(|region| Action::Explore(*seat, *sent, region, *token)),
                );
                others.extend(
                    one_more_or_less(*sent).map(|sent| Action::Explore(*seat, sent, *region, *token)),
                );
                others.push(Action::Explore(
                    *seat,
                    self.state.player(*seat).discovery,
                    *region,
                    *token,
                ));
                others.extend(
                    self.tokens()
                        .into_iter()
                        .map(|token| Action::Explore(*seat, *sent, *region, Some(token))),
                );
            }
            Action::ExploreCard(seat, sent, card) => {
                others.extend(one_more_or_less(*sent).map(|sent| Action::ExploreCard(*seat, sent, *card)));
                others.push(Action::ExploreCard(
                    *seat,
                    self.state.player(*seat).discovery,
                    *card,
                ));
                others.extend(
                    self.cards()
                        .map(|card| Action::ExploreCard(*seat, *sent, Some(card))),
                );
            }
            Action::DiscoverFreely(seat, region, token) => {
                others.extend(
                    self.state
                        .region_ids()
                        .map(|region| Action::DiscoverFreely(*seat, region, *token)),
                );
                others.extend(
                    self.tokens()
                        .into_iter()
                        .map(|token| Action::DiscoverFreely(*seat, *region, Some(token))),
                );
            }
            Action::AuctionToken(seat, region, _) => {
                others.extend(
                    self.tokens()
                        .into_iter()
                        .map(|token| Action::AuctionToken(*seat, *region, Some(token))),
                );
                others.extend(
                    self.state
                        .region_ids()
                        .map(|region| Action::AuctionToken(*seat, region, None)),
                );
            }
            Action::AuctionSpecialist(seat, _) => {
                others.extend(Spot::SQUARES.map(|piece| Action::AuctionSpecialist(*seat, piece)));
            }
            Action::ClaimSpecialist(seat, _) => {
                others.extend(Spot::SQUARES.map(|piece| Action::ClaimSpecialist(*seat, piece)));
            }
            Action::Train(seat, _) => others.extend(Spot::SQUARES.map(|piece| Action::Train(*seat, piece))),
            Action::Bid(seat, _) => {
                others.extend((1..MOST_TRIED).map(|bid| Action::Bid(*seat, Some(bid))));
                others.push(Action::Bid(*seat, None));
            }
            Action::Battle(seat, enemy, region) => {
                others.extend(
                    self.state
                        .region_ids()
                        .map(|region| Action::Battle(*seat, *enemy, region)),
                );
                others.extend(
                    self.state
                        .seats()
                        .map(|enemy| Action::Battle(*seat, enemy, *region)),
                );
                others.push(Action::War(*seat, *enemy));
            }
            Action::War(seat, enemy) => {
                others.extend(self.state.seats().map(|enemy| Action::War(*seat, enemy)));
                others.extend(
                    self.state
                        .region_ids()
                        .map(|region| Action::Battle(*seat, *enemy, region)),
                );
            }
            Action::Losses(region, losses) => self.other_losses(*region, losses, &mut others),
            Action::MoveSoldier(seat, from, to) => {
                others.extend(
                    self.state
                        .region_ids()
                        .map(|from| Action::MoveSoldier(*seat, from, *to)),
                );
                others.extend(
                    self.state
                        .region_ids()
                        .map(|to| Action::MoveSoldier(*seat, *from, to)),
                );
            }
            Action::MoveColonists(seat, moved, from, to) => {
                others.extend(
                    self.state
                        .region_ids()
                        .map(|from| Action::MoveColonists(*seat, *moved, from, *to)),
                );
                others.extend(
                    self.state
                        .region_ids()
                        .map(|to| Action::MoveColonists(*seat, *moved, *from, to)),
                );
                others.extend(
                    one_more_or_less(*moved).map(|moved| Action::MoveColonists(*seat, moved, *from, *to)),
                );
            }
            Action::University(seat, _) => {
                others.extend(self.rows().into_iter().map(|row| Action::University(*seat, row)));
            }
            Action::Exchange(seat, piece, region) => {
                others.extend(
                    self.state
                        .region_ids()
                        .map(|region| Action::Exchange(*seat, *piece, region)),
                );
                others.extend(Piece::ALL.map(|piece| Action::Exchange(*seat, piece, *region)));
            }
            Action::Pass(seat) => {
                let next = self.next();
                others.extend(
                    next.actions
                        .into_iter()
                        .filter(|action| action.seat() == Some(*seat)),
                );
            }
            Action::Order(order) => {
                for one in 0..order.len() {
                    for other in one + 1..order.len() {
                        let mut swapped = order.clone();
                        swapped.swap(one, other);
                        others.push(Action::Order(swapped));
                    }
                }
            }
            Action::LayOutBuildings(new) => {
                let wanted = Concerned::new(self, finding).buildings;
                let age = self.rulebook.age_of_turn(if self.course.stage == Stage::Setup {
                    self.course.first_turn
                } else {
                    self.state.turn + 1
                });
                let of_age = |building: &BuildingId| self.rulebook.building(*building).age == age;
                let is_tried = |building: &BuildingId| {
                    if reach == Reach::Here {
                        of_age(building)
                    } else {
                        wanted.contains(building)
                    }
                };
                let tried: Vec<BuildingId> = self.buildings().filter(is_tried).collect();
                others.extend(other_lists(new, &tried).map(Action::LayOutBuildings));
            }
            Action::LayOutGoods(new) => {
                let wanted = Concerned::new(self, finding).goods;
                let tried: Vec<GoodId> = self
                    .goods()
                    .filter(|good| reach == Reach::Here || wanted.contains(good))
                    .collect();
                others.extend(other_lists(new, &tried).map(Action::LayOutGoods));
            }
            Action::BoardGood(region, _) => {
                others.extend(self.goods().map(|good| Action::BoardGood(*region, good)));
            }
            Action::GivePieces(seat, pieces, region) => {
                others.extend(
                    self.state
                        .region_ids()
                        .map(|region| Action::GivePieces(*seat, *pieces, region)),
                );
                others.extend(
                    one_more_or_less(*pieces).map(|pieces| Action::GivePieces(*seat, pieces, *region)),
                );
            }
            Action::GiveExplorers(seat, pieces) => {
                others.extend(one_more_or_less(*pieces).map(|pieces| Action::GiveExplorers(*seat, pieces)));
            }
            Action::Give(seat, held) => others.extend(other_gifts(*seat, held)),
            Action::Players(seats) => others.extend(self.other_players(seats)),
            Action::Turn(_) => others.extend((1..=u32::from(self.rulebook.last_turn())).map(Action::Turn)),
            Action::Enter(_) => others.extend(Stage::OF_A_TURN.iter().copied().map(Action::Enter)),
            Action::Bids
            | Action::Tally
            | Action::Auction
            | Action::Ruling(_)
            | Action::Remark
            | Action::BoardBorder(..)
            | Action::GiveDock(..)
            | Action::ClaimShip(_)
            | Action::ClaimReceived(..)
            | Action::ClaimHoldings(..)
            | Action::ClaimPoints(..)
            | Action::ClaimWinners(_) => {}
        }
        if action.seat().is_some() && reach != Reach::Far {
            let seats = self.state.seats();
            others.extend(seats.filter_map(|seat| action.by_another(seat)));
        }
        others
    }

    fn other_losses(&self, region: RegionId, losses: &[Losses], others: &mut Vec<Action>) {
        others.extend(
            self.state
                .region_ids()
                .map(|region| Action::Losses(region, losses.to_vec())),
        );
        for (at, side) in losses.iter().enumerate() {
            let mut with = |changed: Losses| {
                let mut list = losses.to_vec();
                list[at] = changed;
                others.push(Action::Losses(region, list));
            };
            for pieces in one_more_or_less(side.pieces) {
                with(Losses { pieces, ..*side });
            }
            for on_militia in [side.on_militia + 1, side.on_militia.saturating_sub(1)] {
                with(Losses { on_militia, ..*side });
            }
            for seat in self.state.seats() {
                with(Losses { seat, ..*side });
            }
            if losses.len() > 1 {
                let mut list = losses.to_vec();
                list.remove(at);
                others.push(Action::Losses(region, list));
            }
        }
        let missing = self
            .state
            .seats()
            .filter(|seat| losses.iter().all(|side| side.seat != *seat));
        for seat in missing {
            for piece in Piece::ALL {
                let mut list = losses.to_vec();
                list.push(Losses {
                    seat,
                    pieces: PieceCounts::of(piece, 1),
                    on_militia: 0,
                });
                others.push(Action::Losses(region, list));
            }
        }
    }

    /// A colour that nobody has.
    fn other_players(&self, seats: &[(String, String)]) -> Vec<Action> {
        let colours = self.rulebook.catalog.colours.iter();
        let free: Vec<&str> = colours
            .map(|colour| colour.id.as_ref())
            .filter(|colour| seats.iter().all(|(known, _)| known != colour))
            .collect();
        let with = |at: usize, colour: &str| {
            let mut seats = seats.to_vec();
            colour.clone_into(&mut seats[at].0);
            Action::Players(seats)
        };
        let places = 0..seats.len();
        places
            .flat_map(|at| free.iter().map(move |colour| with(at, colour)))
            .collect()
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::DockFree(0), Row::DockFree(1)];
        rows.extend((1..=self.state.dock.len()).map(Row::Dock));
        rows.extend((1..=self.state.initiative.len()).map(Row::Initiative));
        rows.extend((1..=self.state.buildings.len()).map(Row::Buildings));
        rows.extend((1..=self.state.order.len()).map(Row::Order));
        rows
    }
}

/// Every place for a piece.
const SPOTS: [Spot; 12] = [
    Spot::Initiative,
    Spot::Dock,
    Spot::Goods,
    Spot::Shipping,
    Spot::Buildings,
    Spot::Discovery,
    Spot::Specialist(0),
    Spot::Specialist(1),
    Spot::Specialist(2),
    Spot::Specialist(3),
    Spot::Specialist(4),
    Spot::Warfare,
];

/// Other sums of money, and one piece more or less.
fn other_gifts(seat: Seat, held: &Holdings) -> Vec<Action> {
    let with = |change: &dyn Fn(&mut Holdings)| {
        let mut held = held.clone();
        change(&mut held);
        Action::Give(seat, Box::new(held))
    };
    let mut others = Vec::new();
    if let Some(money) = held.money {
        let sums = money.saturating_sub(MOST_OFF)..=money.saturating_add(MOST_OFF);
        others.extend(sums.map(|sum| with(&|held| held.money = Some(sum))));
    }
    if let Some(hand) = held.hand {
        others.extend(one_more_or_less(hand).map(|hand| with(&|held| held.hand = Some(hand))));
    }
    others
}

/// One piece more, one less, or one of another kind.
fn one_more_or_less(pieces: PieceCounts) -> impl Iterator<Item = PieceCounts> {
    let mut others = Vec::new();
    for piece in Piece::ALL {
        let mut more = pieces;
        more[piece] = more[piece].saturating_add(1);
        others.push(more);
        if pieces[piece] == 0 {
            continue;
        }
        let mut less = pieces;
        less[piece] -= 1;
        for other in Piece::ALL.into_iter().filter(|other| *other != piece) {
            let mut exchanged = less;
            exchanged[other] = exchanged[other].saturating_add(1);
            others.push(exchanged);
        }
        if !less.is_empty() {
            others.push(less);
        }
    }
    others.into_iter()
}

/// Lists in which one thing is another, is missing, or is one more.
fn other_lists<T: Copy + PartialEq>(list: &[T], tried: &[T]) -> impl Iterator<Item = Vec<T>> {
    let mut others = Vec::new();
    for at in 0..list.len() {
        for other in tried.iter().filter(|other| **other != list[at]) {
            let mut changed = list.to_vec();
            changed[at] = *other;
            others.push(changed);
        }
    }
    for at in 0..list.len() {
        let mut shorter = list.to_vec();
        shorter.remove(at);
        others.push(shorter);
    }
    for other in tried {
        let mut longer = list.to_vec();
        longer.push(*other);
        others.push(longer);
    }
    others.into_iter()
}
