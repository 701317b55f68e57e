//! What may have been meant or forgotten where a record is wrong, and what a finding is about.

use super::{Replay, Resolved};
use crate::core::engine::{Action as _, Assumption, Game as _, Reach, Seat};
use crate::core::{EntryKey, Finding, Item, Value};
use crate::games::discovery::action::Action;
use crate::games::discovery::kinds;
use crate::games::discovery::resolve::Figure;
use crate::games::discovery::state::{BuildingId, GoodId, Piece, PieceCounts, RegionId, Stage};

impl<'c> Replay<'_, 'c> {
    /// What may have been forgotten before a statement.
    pub(super) fn insertions_before(
        &self,
        begun: &Self,
        before: &Resolved<'c>,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Action> {
        let next = begun.next();
        let concerned = Concerned::new(self, finding);
        let mut actions = next.actions;
        if reach != Reach::Here {
            actions.retain(|action| concerned.by(action) && !matches!(action, Action::Pass(_)));
        }
        if reach == Reach::Here {
            actions.extend(next.heading);
        }
        // The first heading ends the lines in which a variant is chosen.
        let ends_header = before.action == Some(Action::Enter(Stage::Setup)) && self.play.auction.is_none();
        if ends_header && finding.slug == "auction-not-played" {
            actions.push(Action::Auction);
        }
        actions
    }

    /// Goods of regions that our data only assume and that might account for a finding.
    pub(super) fn assumed_facts(&self, finding: &Finding) -> Vec<Assumption<Resolved<'c>>> {
        let mut assumptions = Vec::new();
        for (region, ours) in self.assumed_regions(finding) {
            for good in self.goods().filter(|good| *good != ours) {
                let id = &self.rulebook.catalog.goods[ours.index()].id;
                let (statement, place) = self.assumption(Action::BoardGood(region, good));
                assumptions.push(Assumption {
                    statement,
                    place,
                    ours: Value::Thing(EntryKey::new(kinds::GOOD, id.as_ref())),
                });
            }
        }
        assumptions
    }
}

/// The players and things that a finding is about.
pub(super) struct Concerned {
    pub(super) seats: Vec<Seat>,
    pub(super) buildings: Vec<BuildingId>,
    pub(super) goods: Vec<GoodId>,
    regions: Vec<RegionId>,
    is_about_order: bool,
}

impl Concerned {
    pub(super) fn new(replay: &Replay, finding: &Finding) -> Self {
        let mut concerned = Self {
            seats: Vec::new(),
            buildings: Vec::new(),
            goods: Vec::new(),
            regions: Vec::new(),
            is_about_order: matches!(
                finding.slug,
                "placed-out-of-turn" | "wrong-order" | "expedition-out-of-order"
            ),
        };
        for (_, value) in &finding.arguments {
            concerned.add(replay, value);
        }
        concerned
    }

    fn add(&mut self, replay: &Replay, value: &Value) {
        let catalog = replay.rulebook.catalog;
        match value {
            Value::Thing(key) => match key.kind {
                kinds::COLOUR => {
                    let seats = replay.seats.iter();
                    let seat = seats.zip(0_u8..).find(|((colour, _), _)| *colour == *key.id);
                    self.seats.extend(seat.map(|(_, seat)| Seat(seat)));
                }
                kinds::BUILDING => self
                    .buildings
                    .extend(place(&catalog.buildings, |item| *item.id == *key.id).map(BuildingId)),
                kinds::GOOD => self
                    .goods
                    .extend(place(&catalog.goods, |item| *item.id == *key.id).map(GoodId)),
                kinds::REGION => self
                    .regions
                    .extend(place(&catalog.regions, |item| *item.id == *key.id).map(RegionId)),
                _ => {}
            },
            Value::List(values) => {
                for value in values {
                    self.add(replay, value);
                }
            }
            _ => {}
        }
    }

    /// Whether an action has to do with what the finding is about.
    pub(super) fn by(&self, action: &Action) -> bool {
        match action {
            Action::LayOutBuildings(_) => !self.buildings.is_empty(),
            Action::LayOutGoods(_) => !self.goods.is_empty(),
            Action::Order(_) => self.is_about_order,
            Action::Losses(region, losses) => {
                self.regions.contains(region) || losses.iter().any(|side| self.seats.contains(&side.seat))
            }
            Action::Sail(seat, _, region, _) | Action::Explore(seat, _, region, _) => {
                self.seats.contains(seat) || self.regions.contains(region)
            }
            _ => action.seat().is_some_and(|seat| self.seats.contains(&seat)) && !action.is_claim(),
        }
    }
}

pub(super) fn place<T>(list: &[T], is_wanted: impl Fn(&T) -> bool) -> Option<u8> {
    list.iter()
        .position(is_wanted)
        .and_then(|place| u8::try_from(place).ok())
}

impl Replay<'_, '_> {
    /// Whatever may be written here by a player, or by anybody.
    pub(super) fn possible(&self, seat: Option<Seat>) -> Vec<Action> {
        let next = self.next();
        let of_player = |action: &Action| seat.is_none_or(|seat| action.seat() == Some(seat));
        let mut possible: Vec<Action> = next.actions.into_iter().filter(of_player).collect();
        if let (Stage::Setup, Some(seat)) = (self.course.stage, seat) {
            // A record in the middle says where pieces stand.
            for region in self.state.region_ids() {
                let pieces = Piece::ALL.map(|piece| PieceCounts::of(piece, 1));
                possible.extend(pieces.map(|pieces| Action::GivePieces(seat, pieces, region)));
            }
        }
        possible
    }

    /// Whether one of these values stands in an action as it is written.
    pub(super) fn mentions(&self, action: &Action, values: &[Value]) -> bool {
        let line = self.rulebook.line(&self.seats, action);
        line.is_some_and(|line| values.iter().any(|value| line.mentions(value)))
    }

    /// The figure of a statement that may be right although ours differs.
    pub(super) fn believable(&self, statement: &Resolved, finding: &Finding) -> Option<Figure> {
        match statement.action.as_ref()? {
            Action::ClaimReceived(..) | Action::ClaimPoints(..) | Action::Sail(_, _, _, Some(_)) => {
                Some(Figure::Only)
            }
            Action::ClaimHoldings(..) => match finding.item.as_ref()? {
                Item::Money => Some(Figure::Money),
                Item::Thing(key) if key.kind == kinds::GOOD => {
                    let goods = &self.rulebook.catalog.goods;
                    place(goods, |good| *good.id == *key.id).map(|good| Figure::Good(GoodId(good)))
                }
                Item::Thing(key) => (key.kind != kinds::BUILDING).then_some(Figure::Ships),
                Item::Declared(..) => None,
            },
            _ => statement.aside.map(|_| Figure::Only),
        }
    }

    /// The regions whose good our data only assume, where another one could account for a finding, with our good.
    fn assumed_regions(&self, finding: &Finding) -> Vec<(RegionId, GoodId)> {
        let concerned = Concerned::new(self, finding);
        let of_region = |region: RegionId| {
            let printed = &self.rulebook.catalog.regions[region.index()].good;
            let good = place(&self.rulebook.catalog.goods, |good| good.id == *printed).map(GoodId)?;
            self.state.region(region).is_assumed.then_some((region, good))
        };
        let assumed = self.state.region_ids().filter_map(of_region);
        match finding.slug {
            "good-not-in-pile" => assumed
                .filter(|(_, good)| concerned.goods.contains(good))
                .collect(),
            "wrong-income"
            | "wrong-money"
            | "wrong-holding"
            | "wrong-score"
            | "wrong-winner"
            | "building-not-affordable" => {
                let has_assumed = |seat: &Seat| self.state.player(*seat).has_assumed_goods();
                let mut players = concerned.seats.iter();
                if !players.any(has_assumed) {
                    return Vec::new();
                }
                assumed
                    .filter(|(region, _)| self.state.region(*region).good.is_none())
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}
