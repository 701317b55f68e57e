//! Kinds of mistakes that people make when they write a game down, each as a change to one entry of a legal game.

use annals::core::Random;
use annals::core::engine::Action as _;
use annals::games::discovery::Action;
use annals::games::discovery::catalog::Catalog;
use annals::games::discovery::state::{BuildingId, CardId, Figures, GoodId, Piece, RegionId, Seat};

/// A kind of mistake: how it is called, and the game with one such mistake and its place, if it can be made there.
pub type Kind = (
    &'static str,
    fn(&Place, &mut Random) -> Option<(Vec<Action>, usize)>,
);

/// A legal game and a place in it.
pub struct Place<'a> {
    pub catalog: &'a Catalog,
    pub players: usize,
    pub actions: &'a [Action],
    pub at: usize,
}

/// Every kind.
pub const KINDS: [Kind; 24] = [
    ("another region", |place, random| {
        place.replaced(|action| region(place, random, action))
    }),
    ("another good", |place, random| {
        place.replaced(|action| good(place, random, action))
    }),
    ("another building", |place, random| {
        place.replaced(|action| building(place, random, action))
    }),
    ("a building of another age", |place, random| {
        place.replaced(|action| age(place, random, action))
    }),
    ("another piece", |place, random| {
        place.replaced(|action| piece(random, action))
    }),
    ("another box", |place, random| {
        place.replaced(|action| spot(random, action))
    }),
    ("another player", |place, random| {
        place.replaced(|action| player(place, random, action))
    }),
    ("an entry dropped", |place, _| place.dropped()),
    ("an entry doubled", |place, _| place.doubled()),
    ("two entries swapped", |place, _| place.swapped()),
    ("a token changed", |place, random| {
        place.replaced(|action| token(place, random, action))
    }),
    ("a card won twice", |place, random| {
        place.replaced(|action| card(place, random, action))
    }),
    ("too many explorers", |place, random| {
        place.replaced(|action| explorers(random, action))
    }),
    ("one loss too many", |place, random| {
        place.replaced(|action| more_losses(random, action))
    }),
    ("one loss too few", |place, _| place.replaced(fewer_losses)),
    ("one good too many", |place, random| {
        place.replaced(|action| more_goods(place, random, action))
    }),
    ("one building too few", |place, _| place.replaced(fewer_buildings)),
    ("order of play", |place, _| place.replaced(order)),
    ("a bid too low", |place, _| place.replaced(bid)),
    ("received: off by one", |place, random| {
        place.replaced(|action| received(random, action))
    }),
    ("money: off by one", |place, random| {
        place.replaced(|action| money(random, action))
    }),
    ("one ship more", |place, _| place.replaced(ships)),
    ("points: off by one", |place, random| {
        place.replaced(|action| points(random, action))
    }),
    ("another winner", |place, random| {
        place.replaced(|action| winner(place, random, action))
    }),
];

impl Place<'_> {
    fn here(&self) -> &Action {
        &self.actions[self.at]
    }

    fn replaced(&self, change: impl FnOnce(&Action) -> Option<Action>) -> Option<(Vec<Action>, usize)> {
        let changed = change(self.here()).filter(|changed| changed != self.here())?;
        let mut actions = self.actions.to_vec();
        actions[self.at] = changed;
        Some((actions, self.at))
    }

    fn is_entry(&self, at: usize) -> bool {
        self.actions
            .get(at)
            .is_some_and(|action| action.seat().is_some() || matches!(action, Action::Losses(..)))
    }

    fn dropped(&self) -> Option<(Vec<Action>, usize)> {
        // What is only claimed need not be written.
        let claim = matches!(
            self.here(),
            Action::ClaimShip(_)
                | Action::ClaimReceived(..)
                | Action::ClaimHoldings(..)
                | Action::ClaimPoints(..)
                | Action::Pass(_)
                | Action::University(..)
        );
        if !self.is_entry(self.at) || claim {
            return None;
        }
        let mut actions = self.actions.to_vec();
        actions.remove(self.at);
        Some((actions, self.at))
    }

    fn doubled(&self) -> Option<(Vec<Action>, usize)> {
        let claim = matches!(
            self.here(),
            Action::ClaimShip(_)
                | Action::ClaimReceived(..)
                | Action::ClaimHoldings(..)
                | Action::ClaimPoints(..)
                | Action::Pass(_)
        );
        if !self.is_entry(self.at) || claim {
            return None;
        }
        let mut actions = self.actions.to_vec();
        actions.insert(self.at, self.here().clone());
        Some((actions, self.at + 1))
    }

    fn swapped(&self) -> Option<(Vec<Action>, usize)> {
        let entries = self.is_entry(self.at) && self.is_entry(self.at + 1);
        if !entries || self.here() == &self.actions[self.at + 1] {
            return None;
        }
        let mut actions = self.actions.to_vec();
        actions.swap(self.at, self.at + 1);
        Some((actions, self.at))
    }

    fn a_region(&self, random: &mut Random) -> RegionId {
        RegionId(u8::try_from(random.below(self.catalog.regions.len())).expect("few regions"))
    }

    fn a_good(&self, random: &mut Random) -> GoodId {
        GoodId(u8::try_from(random.below(self.catalog.goods.len())).expect("few goods"))
    }

    fn a_building(&self, random: &mut Random) -> BuildingId {
        BuildingId(u8::try_from(random.below(self.catalog.buildings.len())).expect("few buildings"))
    }

    fn a_token(&self, random: &mut Random) -> Figures {
        let token = &self.catalog.tokens[random.below(self.catalog.tokens.len())];
        Figures {
            coins: token.coins,
            plunder: token.plunder,
            natives: token.natives,
            points: token.points,
        }
    }

    fn a_seat(&self, random: &mut Random) -> Seat {
        Seat(u8::try_from(random.below(self.players)).expect("few players"))
    }
}

fn region(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    let to = place.a_region(random);
    match action.clone() {
        Action::Sail(seat, piece, _, good) => Some(Action::Sail(seat, piece, to, good)),
        Action::Explore(seat, pieces, _, token) => Some(Action::Explore(seat, pieces, to, token)),
        Action::Battle(seat, enemy, _) => Some(Action::Battle(seat, enemy, to)),
        Action::Losses(_, losses) => Some(Action::Losses(to, losses)),
        Action::MoveSoldier(seat, from, _) => Some(Action::MoveSoldier(seat, from, to)),
        Action::MoveColonists(seat, pieces, _, target) => {
            Some(Action::MoveColonists(seat, pieces, to, target))
        }
        Action::Buy(seat, building, Some(_), token) => Some(Action::Buy(seat, building, Some(to), token)),
        _ => None,
    }
}

fn good(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    match action {
        Action::Trade(seat, _) => Some(Action::Trade(*seat, place.a_good(random))),
        _ => None,
    }
}

fn building(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    match action {
        Action::Buy(seat, _, None, None) => Some(Action::Buy(*seat, place.a_building(random), None, None)),
        _ => None,
    }
}

fn age(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    let Action::LayOutBuildings(buildings) = action else {
        return None;
    };
    let mut changed = buildings.clone();
    let at = random.below(changed.len());
    let other = place.a_building(random);
    let age = |building: BuildingId| place.catalog.buildings[building.index()].age;
    if age(other) == age(*changed.first()?) {
        return None;
    }
    changed[at] = other;
    Some(Action::LayOutBuildings(changed))
}

fn piece(random: &mut Random, action: &Action) -> Option<Action> {
    let other = Piece::ALL[random.below(Piece::ALL.len())];
    match action {
        Action::Place(seat, _, spot) => Some(Action::Place(*seat, other, *spot)),
        Action::Train(seat, _) => Some(Action::Train(*seat, other)),
        _ => None,
    }
}

fn spot(random: &mut Random, action: &Action) -> Option<Action> {
    use annals::games::discovery::apply::Spot;
    match action {
        Action::Place(seat, piece, _) => Some(Action::Place(
            *seat,
            *piece,
            Spot::ALL[random.below(Spot::ALL.len())],
        )),
        _ => None,
    }
}

fn player(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    let other = place.a_seat(random);
    match action.clone() {
        Action::Place(_, piece, spot) => Some(Action::Place(other, piece, spot)),
        Action::Sail(_, piece, region, good) => Some(Action::Sail(other, piece, region, good)),
        Action::Trade(_, good) => Some(Action::Trade(other, good)),
        Action::Buy(_, building, region, token) => Some(Action::Buy(other, building, region, token)),
        Action::Explore(_, pieces, region, token) => Some(Action::Explore(other, pieces, region, token)),
        Action::Train(_, piece) => Some(Action::Train(other, piece)),
        Action::ClaimShip(_) => Some(Action::ClaimShip(other)),
        Action::Draw(_, good) => Some(Action::Draw(other, good)),
        _ => None,
    }
}

fn token(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    match action.clone() {
        Action::Explore(seat, pieces, region, Some(_)) => {
            Some(Action::Explore(seat, pieces, region, Some(place.a_token(random))))
        }
        _ => None,
    }
}

fn card(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    let Action::ExploreCard(seat, pieces, Some(_)) = action else {
        return None;
    };
    let earlier: Vec<CardId> = place.actions[..place.at]
        .iter()
        .filter_map(|action| match action {
            Action::ExploreCard(_, _, card) => *card,
            _ => None,
        })
        .collect();
    let again = earlier.get(random.below(earlier.len().max(1)))?;
    Some(Action::ExploreCard(*seat, *pieces, Some(*again)))
}

fn explorers(random: &mut Random, action: &Action) -> Option<Action> {
    let mut action = action.clone();
    let (Action::Explore(_, pieces, ..) | Action::ExploreCard(_, pieces, _)) = &mut action else {
        return None;
    };
    let more = Piece::ALL[random.below(Piece::ALL.len())];
    pieces[more] += 6;
    Some(action)
}

fn more_losses(random: &mut Random, action: &Action) -> Option<Action> {
    let mut action = action.clone();
    let Action::Losses(_, losses) = &mut action else {
        return None;
    };
    let at = random.below(losses.len().max(1));
    losses.get_mut(at)?.pieces[Piece::Colonist] += 1;
    Some(action)
}

fn fewer_losses(action: &Action) -> Option<Action> {
    let mut action = action.clone();
    let Action::Losses(_, losses) = &mut action else {
        return None;
    };
    let side = losses.iter_mut().find(|side| side.pieces.total() > 1)?;
    let piece = side.pieces.iter().next().map(|(piece, _)| piece)?;
    side.pieces.take(piece);
    Some(action)
}

fn more_goods(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    let Action::LayOutGoods(goods) = action else {
        return None;
    };
    let mut more = goods.clone();
    more.push(place.a_good(random));
    Some(Action::LayOutGoods(more))
}

fn fewer_buildings(action: &Action) -> Option<Action> {
    match action {
        Action::LayOutBuildings(buildings) if buildings.len() > 1 => {
            Some(Action::LayOutBuildings(buildings[1..].to_vec()))
        }
        _ => None,
    }
}

fn order(action: &Action) -> Option<Action> {
    match action {
        Action::Order(seats) if seats.len() > 1 => {
            let mut seats = seats.clone();
            seats.swap(0, 1);
            Some(Action::Order(seats))
        }
        _ => None,
    }
}

fn bid(action: &Action) -> Option<Action> {
    match action {
        Action::Bid(seat, Some(_)) => Some(Action::Bid(*seat, Some(0))),
        _ => None,
    }
}

fn off_by_one(random: &mut Random, value: u32) -> u32 {
    if value > 0 && random.percent(50) {
        value - 1
    } else {
        value + 1
    }
}

fn received(random: &mut Random, action: &Action) -> Option<Action> {
    match action {
        Action::ClaimReceived(seat, value) => Some(Action::ClaimReceived(*seat, off_by_one(random, *value))),
        _ => None,
    }
}

fn money(random: &mut Random, action: &Action) -> Option<Action> {
    let mut action = action.clone();
    let Action::ClaimHoldings(_, held) = &mut action else {
        return None;
    };
    held.money = Some(off_by_one(random, held.money?));
    Some(action)
}

fn ships(action: &Action) -> Option<Action> {
    let mut action = action.clone();
    let Action::ClaimHoldings(_, held) = &mut action else {
        return None;
    };
    held.ships = Some(held.ships.unwrap_or(0) + 1);
    Some(action)
}

fn points(random: &mut Random, action: &Action) -> Option<Action> {
    match action {
        Action::ClaimPoints(seat, value) => Some(Action::ClaimPoints(*seat, off_by_one(random, *value))),
        _ => None,
    }
}

fn winner(place: &Place, random: &mut Random, action: &Action) -> Option<Action> {
    match action {
        Action::ClaimWinners(_) => Some(Action::ClaimWinners(vec![place.a_seat(random)])),
        _ => None,
    }
}
