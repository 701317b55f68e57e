//! A record of this game as the search for corrections plays it: what may have been meant or forgotten, and what a
//! finding is about.

use std::rc::Rc;

use super::legal::{self, Heading};
use super::{Replay, Resolved, Trial};
use crate::core::engine::{Alternative, Assumption, Reach, Replaying, Sequence};
use crate::core::{EntryKey, Finding, Item, Line, TextSpan, Value};
use crate::games::discovery::action::Action;
use crate::games::discovery::kinds;
use crate::games::discovery::line::Writer;
use crate::games::discovery::resolve::Figure;
use crate::games::discovery::state::{BuildingId, GoodId, Piece, PieceCounts, RegionId, Seat, Stage};

impl Replaying for Replay<'_> {
    type Statement = Resolved;

    fn statements(&self) -> &Sequence<Resolved> {
        &self.statements
    }

    fn follow(&mut self, statements: Sequence<Resolved>) {
        self.statements = statements;
    }

    fn sets_the_table(statement: &Resolved) -> bool {
        matches!(statement.action, Some(Action::Players(_) | Action::Auction))
    }

    fn begin_anew(&mut self) {
        let mut start = Replay::new(self.rulebook, self.statements.clone());
        start.goes_on = self.goes_on;
        start.known = Rc::clone(&self.known);
        start.waivers = std::mem::take(&mut self.waivers);
        start.waivers.forget_uses();
        *self = start;
    }

    fn is_after_the_end(finding: &Finding) -> bool {
        finding.slug == "game-already-over"
    }

    fn step(&mut self, place: usize) {
        self.play_statement(place);
    }

    fn end(&mut self) {
        self.play_end();
    }

    fn findings(&self) -> &[Finding] {
        &self.findings
    }

    fn forget_findings(&mut self) {
        self.findings.clear();
    }

    fn is_about_words(&self, finding: &Finding) -> bool {
        let from = self
            .known
            .partition_point(|known| known.span.start < finding.span.start);
        let here = self.known[from..]
            .iter()
            .take_while(|known| known.span.start == finding.span.start);
        here.into_iter().any(|known| known.slug == finding.slug)
    }

    fn span(statement: &Resolved) -> TextSpan {
        statement.span
    }

    fn alternatives(
        &self,
        statement: &Resolved,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Alternative<Resolved>> {
        let changed = |action: Action| Alternative::reading(changed_to(statement, action));
        let Some(action) = &statement.action else {
            let mut possible = self.possible(statement.seat);
            // A misspelt word is one that is spelt alike.
            if !finding.options.is_empty() && reach == Reach::Here {
                possible.retain(|action| self.mentions(action, &finding.options));
            }
            return possible.into_iter().map(changed).collect();
        };
        let concerned = Concerned::new(self, finding);
        if reach == Reach::Far && !concerned.by(action) {
            return Vec::new();
        }
        let mut alternatives = Vec::new();
        let ours = (reach == Reach::Here)
            .then(|| self.computed(action, finding))
            .flatten();
        alternatives.extend(ours.map(|ours| Alternative::with_our_figure(changed_to(statement, ours))));
        let others = self.variants(action, finding, reach).into_iter();
        alternatives.extend(others.filter(|other| other != action).map(changed));
        if let Some(figure) = self
            .believable(statement, finding)
            .filter(|_| reach == Reach::Here)
        {
            let mut believed = statement.clone();
            believed.trial = Trial::Believed(figure);
            alternatives.push(Alternative::believing(believed));
        }
        alternatives
    }

    fn insertions(&self, before: &Resolved, finding: &Finding, reach: Reach) -> Vec<Resolved> {
        let mut before_heading = self.clone();
        before_heading.begin();
        let next = legal::next(&before_heading.state, &before_heading.play, self.rulebook);
        let concerned = Concerned::new(self, finding);
        let mut actions = next.actions;
        if reach != Reach::Here {
            actions.retain(|action| concerned.by(action) && !matches!(action, Action::Pass(_)));
        }
        if reach == Reach::Here {
            actions.extend(next.heading.map(|heading| match heading {
                Heading::Turn(number) => Action::Turn(u32::from(number)),
                Heading::Bids => Action::Bids,
                Heading::Stage(stage) => Action::Enter(stage),
            }));
        }
        // The first heading ends the lines in which a variant is chosen.
        let ends_header = before.action == Some(Action::Enter(Stage::Setup)) && self.play.auction.is_none();
        if ends_header && finding.slug == "auction-not-played" {
            actions.push(Action::Auction);
        }
        let place = TextSpan {
            start: before.span.start,
            end: before.span.start,
        };
        let inserted = |action: Action| {
            let mut inserted = changed_to(before, action);
            inserted.span = place;
            inserted
        };
        actions.into_iter().map(inserted).collect()
    }

    fn line(&self, statement: &Resolved) -> Option<Line> {
        let action = statement.action.as_ref()?;
        self.writer().line(action)
    }

    fn assumptions(&self, finding: &Finding) -> Vec<Assumption<Resolved>> {
        let regions = self.assumed_regions(finding);
        if regions.is_empty() {
            return Vec::new();
        }
        // Facts of the board stand first in the setup.
        let is_header = |resolved: &Resolved| {
            matches!(
                resolved.action,
                Some(
                    Action::Players(_)
                        | Action::Auction
                        | Action::Ruling(_)
                        | Action::Remark
                        | Action::Enter(Stage::Setup)
                )
            )
        };
        let place = self
            .statements
            .iter_from(0)
            .position(|resolved| !is_header(resolved));
        let place = place.unwrap_or(self.statements.len());
        let mut assumptions = Vec::new();
        for (region, ours) in regions {
            for good in self.goods().filter(|good| *good != ours) {
                let id = &self.rulebook.catalog.goods[ours.index()].id;
                assumptions.push(Assumption {
                    statement: written(Action::BoardGood(region, good)),
                    place,
                    ours: Value::Thing(EntryKey::new(kinds::GOOD, id.as_ref())),
                });
            }
        }
        assumptions
    }
}

/// A statement that stands nowhere.
fn written(action: Action) -> Resolved {
    Resolved {
        action: Some(action),
        seat: None,
        is_broken: false,
        is_heading: false,
        belongs_to: None,
        stranger: None,
        takes: None,
        trial: Trial::Changed,
        span: TextSpan::default(),
    }
}

/// Another action in place of a statement's own.
fn changed_to(statement: &Resolved, action: Action) -> Resolved {
    Resolved {
        seat: action.seat(),
        is_heading: action.is_heading(),
        action: Some(action),
        is_broken: false,
        belongs_to: None,
        stranger: None,
        takes: statement.takes,
        trial: Trial::Changed,
        span: statement.span,
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
                    let seats = replay.play.seats.iter();
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
    fn by(&self, action: &Action) -> bool {
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

impl Replay<'_> {
    /// Whatever may be written here by a player, or by anybody.
    fn possible(&self, seat: Option<Seat>) -> Vec<Action> {
        let next = legal::next(&self.state, &self.play, self.rulebook);
        let of_player = |action: &Action| seat.is_none_or(|seat| action.seat() == Some(seat));
        let mut possible: Vec<Action> = next.actions.into_iter().filter(of_player).collect();
        if let (Stage::Setup, Some(seat)) = (self.state.stage, seat) {
            // A record in the middle says where pieces stand.
            for region in self.state.region_ids() {
                let pieces = Piece::ALL.map(|piece| PieceCounts::of(piece, 1));
                possible.extend(pieces.map(|pieces| Action::GivePieces(seat, pieces, region)));
            }
        }
        possible
    }

    /// Whether one of these values stands in an action as it is written.
    fn mentions(&self, action: &Action, values: &[Value]) -> bool {
        let line = self.writer().line(action);
        line.is_some_and(|line| values.iter().any(|value| line.mentions(value)))
    }

    fn writer(&self) -> Writer<'_> {
        Writer {
            catalog: self.rulebook.catalog,
            seats: &self.play.seats,
        }
    }

    /// The figure of a statement that may be right although ours differs.
    fn believable(&self, statement: &Resolved, finding: &Finding) -> Option<Figure> {
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
            },
            _ => statement.takes.map(|_| Figure::Only),
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
