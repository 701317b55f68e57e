//! What could be written next: who acts, what the entry may say, and what only luck can fill.

mod anytime;
mod benefits;
mod losses;

use super::Replay;
use super::pieces::subsets;
use super::play::{Auction, Explored, Play};
use crate::core::engine::{Course, Seat, Stage as _};
use crate::games::discovery::action::Action;
use crate::games::discovery::apply::Spot;
use crate::games::discovery::catalog::PiecePlace;
use crate::games::discovery::disputed;
use crate::games::discovery::state::{BuildingId, EffectRule, Piece, RegionId, Rulebook, Stage, State};

/// What may be written next in this game.
pub type Next<'c> = crate::core::engine::Next<Rulebook<'c>>;

/// A line that only luck can fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Luck {
    /// The first turn order.
    Order,
    /// So many buildings of an age.
    Buildings(usize, u16),
    /// So many goods.
    Goods(usize),
    /// A good for the West Indies Company.
    Draw(Seat),
    /// The token of the Caribbean.
    AuctionToken(Seat),
}

/// What could be written next.
pub(super) fn candidates<'c>(replay: &Replay<'_, 'c>) -> Next<'c> {
    let table = Table {
        state: &replay.state,
        play: &replay.play,
        course: &replay.course,
        rulebook: replay.rulebook,
    };
    let mut next = if replay.course.is_over() || !replay.course.is_entered {
        Next::default()
    } else {
        table.in_stage()
    };
    next.at_any_time = table.at_any_time();
    next.heading = table.heading();
    next
}

struct Table<'a, 'c> {
    state: &'a State,
    play: &'a Play,
    course: &'a Course<Stage>,
    rulebook: &'a Rulebook<'c>,
}

impl<'c> Table<'_, 'c> {
    fn in_stage(&self) -> Next<'c> {
        match self.course.stage {
            Stage::Setup => self.setup(),
            Stage::Placement => self.placement(),
            Stage::Dock => self.dock(),
            Stage::Goods => self.goods(),
            Stage::Buildings => self.buildings(),
            Stage::Discovery => self.discovery(),
            Stage::Specialists => self.specialists(),
            Stage::Warfare => self.warfare(),
            Stage::Benefits => self.benefits(),
            Stage::Refill => self.refill(),
            Stage::Initiative | Stage::Shipping | Stage::Income | Stage::Scoring | Stage::End => {
                Next::default()
            }
        }
    }

    fn setup(&self) -> Next<'c> {
        let mut next = Next::default();
        if let Some(auction) = &self.play.auction {
            self.auction(auction, &mut next);
        } else if !self.play.has.order {
            next.luck.push(Luck::Order);
        }
        if !self.play.has.buildings {
            let age = self.rulebook.age_of_turn(self.course.first_turn);
            next.luck.push(Luck::Buildings(5, age));
        }
        if !self.play.has.goods {
            next.luck.push(Luck::Goods(self.state.goods_due()));
        }
        let comes_later = self.heading() == Some(Action::Bids);
        next.must_act = !comes_later && (!next.luck.is_empty() || !next.actions.is_empty());
        next
    }

    /// Bids until the order is found; then what the first two have won.
    fn auction(&self, auction: &Auction, next: &mut Next<'c>) {
        let players = self.state.players.len();
        if !auction.begun {
            return;
        }
        let Some(order) = auction.order(players) else {
            next.who = auction.next(players);
            let bidders = next
                .who
                .map_or_else(|| self.state.seats().collect(), |seat| vec![seat]);
            for seat in bidders {
                let least = auction.highest.map_or(1, |highest| highest + 1);
                let money = u32::try_from(self.state.player(seat).money).unwrap_or(0);
                let bids = (least..=money).map(|bid| Action::Bid(seat, Some(bid)));
                next.actions.extend(bids);
                next.actions.push(Action::Bid(seat, None));
            }
            return;
        };
        if !auction.has_token && !self.rulebook.readings.is(disputed::caribbean_token::NO_TOKEN) {
            next.luck.push(Luck::AuctionToken(order[0]));
        }
        let second = order.get(1).filter(|seat| auction.bids[seat.index()] >= 8);
        if let Some(second) = second.filter(|_| !auction.has_specialist) {
            next.who = Some(*second);
            let kinds = Spot::SQUARES.into_iter();
            next.actions
                .extend(kinds.map(|piece| Action::AuctionSpecialist(*second, piece)));
        }
    }

    fn placement(&self) -> Next<'c> {
        let Some(seat) = self.state.next_to_place() else {
            return Next::default();
        };
        let spots = self.state.legal_spots(self.rulebook, seat);
        let hand = self.state.player(seat).hand;
        let poor = self
            .rulebook
            .readings
            .is(disputed::training_without_money::PAY_WHEN_PLACED)
            && self.state.player(seat).money < i32::from(self.state.training_price(self.rulebook));
        let mut actions = Vec::new();
        for (piece, _) in hand.iter() {
            let spots = spots.iter().filter(|spot| !(poor && **spot == Spot::TRAINING));
            actions.extend(spots.map(|spot| Action::Place(seat, piece, *spot)));
        }
        Next {
            who: Some(seat),
            actions,
            must_act: true,
            ..Next::default()
        }
    }

    fn regions(&self, wanted: impl Fn(RegionId) -> bool) -> Vec<RegionId> {
        self.state.region_ids().filter(|region| wanted(*region)).collect()
    }

    fn dock(&self) -> Next<'c> {
        let Some((seat, _)) = self.state.next_to_sail() else {
            return Next::default();
        };
        let open = self.regions(|region| self.state.region(region).discovered);
        let mut actions: Vec<Action> = open
            .into_iter()
            .map(|region| Action::Sail(seat, None, region, None))
            .collect();
        let may_stay = self
            .rulebook
            .readings
            .is(disputed::declining_dock_or_good::DOCK_MAY_STAY);
        if may_stay {
            actions.push(Action::Pass(seat));
        }
        Next {
            who: Some(seat),
            actions,
            must_act: !may_stay,
            ..Next::default()
        }
    }

    fn goods(&self) -> Next<'c> {
        let Some(seat) = self.state.next_to_trade() else {
            return Next::default();
        };
        let mut offered = self.state.goods_on_offer.clone();
        offered.sort_unstable();
        offered.dedup();
        let mut actions: Vec<Action> = offered
            .into_iter()
            .map(|good| Action::Trade(seat, good))
            .collect();
        actions.push(Action::Pass(seat));
        Next {
            who: Some(seat),
            actions,
            ..Next::default()
        }
    }

    fn buildings(&self) -> Next<'c> {
        let Some(seat) = self.state.next_to_buy() else {
            return Next::default();
        };
        let mut actions = Vec::new();
        if self.state.player(seat).money >= i32::from(self.rulebook.price(self.state.turn)) {
            let mut on_sale = self.state.on_sale.clone();
            on_sale.sort_unstable();
            on_sale.dedup();
            for building in on_sale {
                actions.extend(self.purchases(seat, building));
            }
        }
        actions.push(Action::Pass(seat));
        Next {
            who: Some(seat),
            actions,
            ..Next::default()
        }
    }

    /// The ways to buy a building: where it works at once, one for each region.
    fn purchases(&self, seat: Seat, building: BuildingId) -> Vec<Action> {
        let readings = &self.rulebook.readings;
        let twice =
            readings.is(disputed::two_settlers_tiles::ONE_EACH) && self.state.player(seat).owns(building);
        if twice {
            return Vec::new();
        }
        let in_region = |regions: Vec<RegionId>| -> Vec<Action> {
            let buy = |region| Action::Buy(seat, building, region, None);
            if regions.is_empty() {
                vec![buy(None)]
            } else {
                regions.into_iter().map(|region| buy(Some(region))).collect()
            }
        };
        match self.rulebook.building(building).effect {
            EffectRule::FreeDiscovery if !readings.is(disputed::cartography_moment::IN_BENEFITS) => {
                in_region(self.regions(|region| !self.state.region(region).discovered))
            }
            EffectRule::Pieces(piece, _, PiecePlace::OwnRegion) => {
                let needs_colonist = readings.is(disputed::indian_allies_presence::COLONIST);
                let some_left = self.state.available(self.rulebook, seat, piece) > 0;
                in_region(self.regions(|region| {
                    let own = self.state.pieces(region, seat);
                    let soldiers = u16::from(own[Piece::Soldier]);
                    some_left && own.total() > if needs_colonist { soldiers } else { 0 }
                }))
            }
            _ => in_region(Vec::new()),
        }
    }

    fn discovery(&self) -> Next<'c> {
        let acted = &self.play.now.explorers;
        let place = |seat: Seat| self.state.order.iter().position(|known| *known == seat);
        let sent = acted.iter().filter(|(_, how)| *how == Explored::Sent);
        let latest = sent.filter_map(|(seat, _)| place(*seat)).max();
        let next = self.state.order.iter().copied().find(|seat| {
            let after = latest.is_none_or(|latest| place(*seat) > Some(latest));
            let has_acted = acted.iter().any(|(other, _)| other == seat);
            after && !has_acted && !self.state.player(*seat).discovery.is_empty()
        });
        let Some(seat) = next else {
            return Next::default();
        };
        let waiting = self.state.player(seat).discovery;
        let undiscovered = self.regions(|region| !self.state.region(region).discovered);
        let waits = self
            .rulebook
            .readings
            .is(disputed::deck_in_the_same_phase::NEXT_TURN)
            && self.play.map_complete_since == Some(self.state.turn);
        let won: usize = self.state.players.iter().map(|player| player.cards.len()).sum();
        let cards = undiscovered.is_empty() && !waits && won < self.rulebook.catalog.cards.len();
        let mut actions = Vec::new();
        for sent in subsets(waiting) {
            for region in &undiscovered {
                actions.push(Action::Explore(seat, sent, *region, None));
            }
            if cards {
                actions.push(Action::ExploreCard(seat, sent, None));
            }
        }
        actions.push(Action::Pass(seat));
        Next {
            who: Some(seat),
            actions,
            ..Next::default()
        }
    }

    fn specialists(&self) -> Next<'c> {
        let Some((seat, _)) = self.state.specialists[4] else {
            return Next::default();
        };
        let paid = self
            .rulebook
            .readings
            .is(disputed::training_without_money::PAY_WHEN_PLACED);
        let price = i32::from(self.state.training_price(self.rulebook));
        let mut actions = Vec::new();
        if paid || self.state.player(seat).money >= price {
            // there are ten soldiers and no more.
            let soldiers = self.state.available(self.rulebook, seat, Piece::Soldier);
            let kinds = Spot::SQUARES.into_iter();
            let kinds = kinds.filter(|piece| *piece != Piece::Soldier || soldiers > 0);
            actions.extend(kinds.map(|piece| Action::Train(seat, piece)));
        }
        actions.push(Action::Pass(seat));
        Next {
            who: Some(seat),
            actions,
            ..Next::default()
        }
    }

    fn warfare(&self) -> Next<'c> {
        let battles = &self.play.now.battles;
        let losses: Vec<Action> = battles.iter().flat_map(|battle| self.losses(battle)).collect();
        if battles.iter().any(|battle| !battle.is_settled()) {
            return Next {
                actions: losses,
                must_act: true,
                ..Next::default()
            };
        }
        let Some(seat) = self.state.next_to_fight() else {
            return Next {
                actions: losses,
                ..Next::default()
            };
        };
        let mut actions = losses;
        let price = i32::from(self.rulebook.catalog.numbers.war_price);
        // some tables let anybody begin a fight that strikes nobody.
        let readings = &self.rulebook.readings;
        let without_soldiers = readings.is(disputed::conflict_without_soldiers::ALLOWED);
        for enemy in self.state.seats().filter(|enemy| *enemy != seat) {
            let fights = self.regions(|region| {
                let both = [seat, enemy].map(|side| !self.state.pieces(region, side).is_empty());
                let can_fight = self.state.can_fight_in(self.rulebook, seat, enemy, region);
                can_fight || (without_soldiers && both == [true, true])
            });
            actions.extend(
                fights
                    .into_iter()
                    .map(|region| Action::Battle(seat, enemy, region)),
            );
            let regions = self.state.war_regions(self.rulebook, seat, enemy);
            if (without_soldiers || !regions.is_empty()) && self.state.player(seat).money >= price {
                actions.push(Action::War(seat, enemy));
            }
        }
        actions.push(Action::Pass(seat));
        Next {
            who: Some(seat),
            actions,
            ..Next::default()
        }
    }

    fn refill(&self) -> Next<'c> {
        let mut next = Next::default();
        if self.state.turn >= self.rulebook.last_turn() {
            return next;
        }
        let (count, age) = self.state.buildings_due(self.rulebook);
        if count > 0 && !self.play.now.has_buildings {
            next.luck.push(Luck::Buildings(count, age));
        }
        if self.state.goods_due() > 0 && !self.play.now.has_goods {
            next.luck.push(Luck::Goods(self.state.goods_due()));
        }
        next.must_act = !next.luck.is_empty();
        next
    }

    fn heading(&self) -> Option<Action> {
        let last = self.state.turn >= self.rulebook.last_turn();
        let needed = |stage: &Stage| match stage {
            Stage::Initiative => !self.state.initiative.is_empty(),
            Stage::Dock => self.state.next_to_sail().is_some(),
            Stage::Goods => !self.state.goods.is_empty(),
            Stage::Shipping => !self.state.shipping.is_empty(),
            Stage::Buildings => !self.state.buildings.is_empty(),
            Stage::Discovery => self
                .state
                .players
                .iter()
                .any(|player| !player.discovery.is_empty()),
            Stage::Specialists => self.state.specialists.iter().any(Option::is_some),
            Stage::Warfare => !self.state.warfare.is_empty(),
            Stage::Income | Stage::Benefits => true,
            Stage::Scoring => self.rulebook.scores_after(self.state.turn),
            Stage::Refill => !last,
            Stage::Placement | Stage::Setup | Stage::End => false,
        };
        match self.course.stage {
            Stage::End => None,
            Stage::Setup => Some(match &self.play.auction {
                Some(auction) if !auction.begun => Action::Bids,
                _ => Action::Turn(u32::from(self.course.first_turn)),
            }),
            // The heading of the turn alone says nothing of what follows.
            _ if !self.course.is_entered => Some(Action::Enter(self.course.stage)),
            _ => {
                let reached = self.course.reached;
                let later = Stage::OF_A_TURN
                    .iter()
                    .copied()
                    .find(|stage| *stage > reached && needed(stage));
                match later {
                    Some(stage) => Some(Action::Enter(stage)),
                    None if last => Some(Action::Enter(Stage::End)),
                    None => Some(Action::Turn(u32::from(self.state.turn) + 1)),
                }
            }
        }
    }
}
