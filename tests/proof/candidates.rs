//! Entries that somebody might write: of the right sort for the heading, or of any time, legal or not. They are made
//! from the box and the table, not from the list of what is legal.

use annals::core::Random;
use annals::games::discovery::Action;
use annals::games::discovery::apply::{Losses, Row, Spot};
use annals::games::discovery::replay::Session;
use annals::games::discovery::state::{
    BuildingId, CardId, EffectRule, Figures, GoodId, Piece, PieceCounts, RegionId, Rulebook, Seat, Stage,
};

/// Makes entries for a table.
pub struct Candidates<'a, 'r> {
    pub session: &'a Session<'r, 'static>,
    pub rulebook: &'r Rulebook<'static>,
    pub random: &'a mut Random,
}

impl Candidates<'_, '_> {
    /// An entry that somebody might write now; none where nothing is written.
    pub fn one(&mut self) -> Option<Action> {
        let seat = self.seat();
        if self.random.percent(15) {
            return Some(self.of_any_time(seat));
        }
        // Between the heading of a turn and that of phase A only the order is written.
        if !self.session.course().is_entered {
            return Some(self.order());
        }
        match self.session.course().stage {
            Stage::Setup => Some(self.setup(seat)),
            Stage::Placement => Some(self.placement(seat)),
            Stage::Dock => Some(self.dock(seat)),
            Stage::Goods => Some(self.goods(seat)),
            Stage::Buildings => Some(self.buildings(seat)),
            Stage::Discovery => Some(self.discovery(seat)),
            Stage::Specialists => Some(self.specialists(seat)),
            Stage::Warfare => Some(self.warfare(seat)),
            Stage::Benefits => Some(self.benefits(seat)),
            Stage::Refill => Some(self.refill()),
            Stage::Initiative | Stage::Shipping | Stage::Income | Stage::Scoring | Stage::End => None,
        }
    }

    /// Who acts, often; anybody, sometimes.
    fn seat(&mut self) -> Seat {
        let who = self.session.next().who.filter(|_| self.random.percent(60));
        who.unwrap_or_else(|| {
            let seats: Vec<Seat> = self.session.state().seats().collect();
            self.any(&seats)
        })
    }

    fn any<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.random.below(things.len())].clone()
    }

    fn piece(&mut self) -> Piece {
        self.any(&Piece::ALL)
    }

    fn region(&mut self) -> RegionId {
        let regions: Vec<RegionId> = self.session.state().region_ids().collect();
        self.any(&regions)
    }

    /// Where a player has a piece, often.
    fn region_of(&mut self, seat: Seat) -> RegionId {
        let state = self.session.state();
        let own: Vec<RegionId> = state
            .region_ids()
            .filter(|region| !state.pieces(*region, seat).is_empty())
            .collect();
        if own.is_empty() || self.random.percent(20) {
            self.region()
        } else {
            self.any(&own)
        }
    }

    fn token(&mut self) -> Figures {
        let token = &self.rulebook.catalog.tokens[self.random.below(self.rulebook.catalog.tokens.len())];
        Figures {
            coins: token.coins,
            plunder: token.plunder,
            natives: token.natives,
            points: token.points,
        }
    }

    fn good(&mut self) -> GoodId {
        let offered = &self.session.state().goods_on_offer;
        if !offered.is_empty() && self.random.percent(60) {
            return offered[self.random.below(offered.len())];
        }
        let goods = self.session.state().goods_pile.len();
        GoodId(u8::try_from(self.random.below(goods)).expect("a few goods"))
    }

    fn building(&mut self) -> BuildingId {
        let on_sale = &self.session.state().on_sale;
        if !on_sale.is_empty() && self.random.percent(80) {
            return on_sale[self.random.below(on_sale.len())];
        }
        let known: Vec<BuildingId> = self.rulebook.buildings().map(|(building, _)| building).collect();
        self.any(&known)
    }

    /// Some of the pieces that are there, sometimes with one that is not.
    fn some_of(&mut self, there: PieceCounts, most: usize) -> PieceCounts {
        let mut some = PieceCounts::default();
        let kinds: Vec<Piece> = there
            .iter()
            .flat_map(|(piece, count)| (0..count).map(move |_| piece))
            .collect();
        for _ in 0..=self.random.below(most) {
            let stranger = kinds.is_empty() || self.random.percent(10);
            let piece = if stranger { self.piece() } else { self.any(&kinds) };
            some += PieceCounts::of(piece, 1);
        }
        some
    }

    fn of_any_time(&mut self, seat: Seat) -> Action {
        if self.random.percent(50) {
            let region = self.region_of(seat);
            let own = self.session.state().pieces(region, seat);
            let kinds: Vec<Piece> = own.iter().map(|(piece, _)| piece).collect();
            let piece = if kinds.is_empty() || self.random.percent(30) {
                self.piece()
            } else {
                self.any(&kinds)
            };
            return Action::Exchange(seat, piece, region);
        }
        // Whoever has a University, often.
        let state = self.session.state();
        let owners: Vec<Seat> = state
            .seats()
            .filter(|seat| {
                let mut buildings = state.player(*seat).buildings.iter();
                buildings.any(|building| self.rulebook.building(*building).effect == EffectRule::AdvancePiece)
            })
            .collect();
        let seat = if owners.is_empty() || self.random.percent(10) {
            seat
        } else {
            self.any(&owners)
        };
        Action::University(seat, self.row(seat))
    }

    /// A place in a row, mostly one where the player stands.
    fn row(&mut self, seat: Seat) -> Row {
        let state = self.session.state();
        let mut rows = Vec::new();
        for space in 1..=12 {
            rows.extend([Row::Dock(space), Row::Initiative(space), Row::Buildings(space)]);
        }
        rows.extend((1..=5).map(Row::Order));
        rows.extend([Row::DockFree(0), Row::DockFree(1)]);
        let play = self.session.play();
        let own = rows.iter().copied().filter(|row| {
            state.owner_in(play.row_as_it_stands(state, self.session.course(), *row)) == Some(seat)
        });
        let own: Vec<Row> = own.collect();
        if own.is_empty() || self.random.percent(25) {
            self.any(&rows)
        } else {
            self.any(&own)
        }
    }

    fn setup(&mut self, seat: Seat) -> Action {
        // Before the heading of the bids none is understood.
        let auction = self.session.play().auction.as_ref();
        let sorts = if auction.is_some_and(|auction| !auction.begun) {
            2
        } else {
            6
        };
        match self.random.below(sorts) {
            0 => self.order(),
            1 => self.refill(),
            2 => Action::AuctionSpecialist(seat, self.piece()),
            3 => Action::Bid(seat, None),
            _ => {
                let highest = self.session.play().auction.as_ref();
                let highest = highest.and_then(|auction| auction.highest).unwrap_or(0);
                let more = u32::try_from(self.random.below(6)).expect("a small number");
                Action::Bid(seat, Some((highest + more).saturating_sub(2).max(1)))
            }
        }
    }

    fn order(&mut self) -> Action {
        let mut order: Vec<Seat> = self.session.state().seats().collect();
        self.random.shuffle(&mut order);
        if self.random.percent(10) {
            order.pop();
        }
        Action::Order(order)
    }

    fn placement(&mut self, seat: Seat) -> Action {
        let hand: Vec<Piece> = self
            .session
            .state()
            .player(seat)
            .hand
            .iter()
            .map(|(piece, _)| piece)
            .collect();
        let piece = if hand.is_empty() || self.random.percent(15) {
            self.piece()
        } else {
            self.any(&hand)
        };
        match self.random.below(20) {
            0 => Action::Pass(seat),
            1 => self.order(),
            _ => Action::Place(seat, piece, self.any(&Spot::ALL)),
        }
    }

    fn dock(&mut self, seat: Seat) -> Action {
        match self.random.below(10) {
            0 => Action::Pass(seat),
            _ => Action::Sail(seat, None, self.region(), None),
        }
    }

    fn goods(&mut self, seat: Seat) -> Action {
        match self.random.below(10) {
            0 => Action::Pass(seat),
            _ => Action::Trade(seat, self.good()),
        }
    }

    fn buildings(&mut self, seat: Seat) -> Action {
        if self.random.percent(10) {
            return Action::Pass(seat);
        }
        let building = self.building();
        let effect = self.rulebook.building(building).effect;
        let discovers = effect == EffectRule::FreeDiscovery;
        let works_at_once = discovers || matches!(effect, EffectRule::Pieces(..));
        let region = (self.random.percent(if works_at_once { 80 } else { 5 })).then(|| {
            if discovers {
                self.region()
            } else {
                self.region_of(seat)
            }
        });
        let token = region.filter(|_| discovers).map(|_| self.token());
        Action::Buy(seat, building, region, token)
    }

    fn discovery(&mut self, seat: Seat) -> Action {
        let waiting = self.session.state().player(seat).discovery;
        let sent = self.some_of(waiting, 4);
        match self.random.below(10) {
            0 => Action::Pass(seat),
            1..=3 => {
                let card = self.random.below(self.rulebook.catalog.cards.len());
                let card = CardId(u8::try_from(card).expect("a few cards"));
                Action::ExploreCard(seat, sent, Some(card))
            }
            _ => {
                let region = self.region();
                let seen = self.session.state().region(region).seen;
                let token = seen.unwrap_or_else(|| self.token());
                Action::Explore(seat, sent, region, Some(token))
            }
        }
    }

    fn specialists(&mut self, seat: Seat) -> Action {
        match self.random.below(5) {
            0 => Action::Pass(seat),
            _ => Action::Train(seat, self.piece()),
        }
    }

    fn warfare(&mut self, seat: Seat) -> Action {
        let battles = self.session.play().now.battles.clone();
        if !battles.is_empty() && self.random.percent(80) {
            let battle = self.any(&battles);
            let region = if self.random.percent(90) {
                battle.region
            } else {
                self.region()
            };
            return self.losses(region, battle.sides);
        }
        let seats: Vec<Seat> = self.session.state().seats().collect();
        let enemy = self.any(&seats);
        match self.random.below(10) {
            0 => Action::Pass(seat),
            1..=3 => Action::War(seat, enemy),
            _ => Action::Battle(seat, enemy, self.region_of(seat)),
        }
    }

    fn losses(&mut self, region: RegionId, sides: [Seat; 2]) -> Action {
        let mut losses = Vec::new();
        for (side, seat) in sides.into_iter().enumerate() {
            let there = self.session.state().pieces(region, seat);
            let must = side == 1 && losses.is_empty();
            let pieces = if must || (self.random.percent(85) && !there.is_empty()) {
                self.some_of(there, usize::from(there.total().max(1)))
            } else {
                PieceCounts::default()
            };
            let on_militia = u8::from(side == 1 && self.random.percent(25));
            if !pieces.is_empty() || on_militia > 0 {
                losses.push(Losses {
                    seat,
                    pieces,
                    on_militia,
                });
            }
        }
        Action::Losses(region, losses)
    }

    fn benefits(&mut self, seat: Seat) -> Action {
        let from = self.region_of(seat);
        let there = self.session.state().pieces(from, seat);
        match self.random.below(6) {
            0 => Action::Pass(seat),
            1 => Action::Draw(seat, self.good()),
            2 => {
                let region = self.region();
                let seen = self.session.state().region(region).seen;
                let token = seen.unwrap_or_else(|| self.token());
                Action::DiscoverFreely(seat, region, Some(token))
            }
            3 => Action::MoveSoldier(seat, from, self.region()),
            _ => Action::MoveColonists(seat, self.some_of(there, 3), from, self.region()),
        }
    }

    fn refill(&mut self) -> Action {
        if self.random.percent(50) {
            let due = self.session.state().buildings_due(self.rulebook).0;
            let count = (due + self.random.below(2)).max(1);
            let buildings = self.rulebook.buildings().map(|(building, _)| building);
            let known: Vec<BuildingId> = buildings.collect();
            return Action::LayOutBuildings((0..count).map(|_| self.any(&known)).collect());
        }
        let due = self.session.state().goods_due();
        let count = (due + self.random.below(3)).saturating_sub(1).max(1);
        Action::LayOutGoods((0..count).map(|_| self.good()).collect())
    }
}
