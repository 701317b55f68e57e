//! What an entry does to the table. It happened there, so it is applied even where a rule was broken.

use super::Replay;
use super::pieces::{bring_forward, meant};
use super::play::{Auction, Battle, Explored};
use crate::core::engine::{Moment, Seat};
use crate::games::discovery::action::Action;
use crate::games::discovery::apply::{Losses, Row, Spot, auction_payment};
use crate::games::discovery::catalog::PiecePlace;
use crate::games::discovery::disputed;
use crate::games::discovery::state::{BuildingId, EffectRule, Figures, Piece, PieceCounts, RegionId, Stage};

impl Replay<'_, '_> {
    #[expect(clippy::too_many_lines, reason = "an arm for each action")]
    pub(super) fn act(&mut self, action: &Action) {
        match action {
            Action::Order(order) => self.set_order(order),
            Action::LayOutBuildings(new) => {
                let age = if self.course.stage == Stage::Setup {
                    self.play.has.buildings = true;
                    self.rulebook.age_of_turn(self.course.first_turn)
                } else {
                    self.play.now.has_buildings = true;
                    self.state.buildings_due(self.rulebook).1
                };
                self.state.lay_out_buildings(self.rulebook, new, age);
            }
            Action::LayOutGoods(new) => {
                if self.course.stage == Stage::Setup {
                    self.play.has.goods = true;
                } else {
                    self.play.now.has_goods = true;
                }
                self.state.lay_out_goods(new);
            }
            Action::BoardGood(region, good) => {
                let place = &mut self.state.regions[region.index()];
                let before = place.good.replace(*good);
                place.is_assumed = false;
                if let Some(before) = before {
                    self.state.goods_pile[before.index()] += 1;
                }
                self.state.take_from_pile(*good);
            }
            Action::BoardBorder(one, other) => note(&mut self.play.borders, (*one, *other)),
            Action::Give(seat, held) => self.give(*seat, held),
            Action::GivePieces(seat, pieces, region) => self.give_pieces(*seat, *pieces, *region),
            Action::GiveDock(seat, space) => {
                self.state.dock_free[*space] = Some((*seat, Piece::Colonist));
            }
            Action::GiveExplorers(seat, pieces) => self.state.player_mut(*seat).discovery += *pieces,
            Action::Bid(seat, bid) => self.bid(*seat, *bid),
            Action::AuctionToken(seat, region, token) => self.win_token(*seat, *region, *token),
            Action::AuctionSpecialist(seat, piece) => {
                self.state.player_mut(*seat).hand += PieceCounts::of(*piece, 1);
                if let Some(auction) = &mut self.play.auction {
                    auction.has_specialist = true;
                }
            }
            Action::Place(seat, piece, spot) => self.place(*seat, *piece, *spot),
            Action::Sail(seat, _, region, good) => {
                self.bring_to_sail(*seat);
                let taken = self.state.sail(self.rulebook, *region);
                if let (Some(taken), Some(written)) = (taken, good)
                    && self.state.regions[region.index()].is_assumed
                {
                    self.settle_good(*seat, *region, taken, *written);
                }
            }
            Action::Trade(seat, good) => {
                bring_forward(&mut self.state.goods, &mut self.play.now.passed_over, *seat);
                self.state.trade(Some(*good));
            }
            Action::Buy(seat, building, region, token) => self.buy(*seat, *building, *region, *token),
            Action::Explore(seat, pieces, region, token) => {
                note(&mut self.play.now.explorers, (*seat, Explored::Sent));
                // a token that was seen stays that token.
                let token = token.or(self.state.region(*region).seen);
                match &token {
                    Some(token) => {
                        self.state.explore(*seat, *pieces, *region, *token);
                        self.note_complete_map();
                    }
                    None => self.return_explorers(*seat, *pieces),
                }
            }
            Action::ExploreCard(seat, pieces, card) => {
                note(&mut self.play.now.explorers, (*seat, Explored::Sent));
                match card {
                    Some(card) => {
                        self.state.explore_card(self.rulebook, *seat, *pieces, *card);
                    }
                    None => self.return_explorers(*seat, *pieces),
                }
            }
            Action::Train(seat, piece) => {
                if let Spot::Specialist(square) = Spot::TRAINING {
                    self.state.specialists[square] = Some((*seat, Piece::Colonist));
                }
                self.state.train(self.rulebook, Some(*piece));
            }
            Action::Battle(seat, enemy, region) => {
                self.begin_conflict(*seat);
                let sides = [*seat, *enemy];
                let battle = Battle::new(&self.state, self.rulebook, *region, sides, self.span);
                if seat != enemy {
                    self.play.now.battles.push(battle);
                }
            }
            Action::War(seat, enemy) => {
                self.begin_conflict(*seat);
                self.state.pay_war(self.rulebook, *seat);
                let regions = self.state.war_regions(self.rulebook, *seat, *enemy);
                for region in regions.into_iter().filter(|_| seat != enemy) {
                    let sides = [*seat, *enemy];
                    let battle = Battle::new(&self.state, self.rulebook, region, sides, self.span);
                    self.play.now.battles.push(battle);
                }
            }
            Action::Losses(region, losses) => self.lose_pieces(*region, losses),
            Action::MoveSoldier(seat, from, to) => {
                note(&mut self.play.now.stable, *seat);
                self.state.player_mut(*seat).stable_used = true;
                self.move_pieces(*seat, PieceCounts::of(Piece::Soldier, 1), *from, *to);
            }
            Action::MoveColonists(seat, pieces, from, to) => {
                note(&mut self.play.now.migration, *seat);
                self.move_pieces(*seat, *pieces, *from, *to);
            }
            Action::DiscoverFreely(seat, region, token) => {
                note(&mut self.play.now.free_discovery, *seat);
                self.discover_freely(*seat, *region, *token);
            }
            Action::Draw(seat, good) => {
                note(&mut self.play.now.drawn, *seat);
                self.state.draw_good(*seat, *good);
            }
            Action::University(seat, row) => self.use_university(*seat, *row),
            Action::Exchange(seat, piece, region) => {
                let place = &mut self.state.regions[region.index()].pieces[seat.index()];
                if place.take(*piece) {
                    *place += PieceCounts::of(Piece::Colonist, 1);
                }
            }
            Action::Pass(seat) => self.pass(*seat),
            Action::ClaimReceived(seat, money) => self.note_received(*seat, *money),
            Action::ClaimHoldings(seat, held) => self.settle_money(*seat, held.money),
            Action::Turn(_)
            | Action::Enter(_)
            | Action::Bids
            | Action::Tally
            | Action::Players(_)
            | Action::Auction
            | Action::Ruling(_)
            | Action::Remark
            | Action::ClaimShip(_)
            | Action::ClaimSpecialist(..)
            | Action::ClaimPoints(..)
            | Action::ClaimWinners(_) => {}
        }
    }

    fn set_order(&mut self, order: &[Seat]) {
        if self.course.stage != Stage::Setup || self.play.auction.is_some() {
            return;
        }
        let mut complete: Vec<Seat> = Vec::new();
        for seat in order.iter().copied().chain(self.state.seats()) {
            if !complete.contains(&seat) {
                complete.push(seat);
            }
        }
        let is_first = !self.play.has.order;
        self.state.set_first_order(complete, false);
        // R-007, but for those whose money is written.
        for (position, seat) in self.state.order.clone().into_iter().enumerate() {
            if is_first && !self.play.has_money.contains(&seat) {
                self.state.pay(seat, i32::try_from(position).unwrap_or(0));
            }
        }
        self.play.has.order = true;
    }

    fn bid(&mut self, seat: Seat, bid: Option<u32>) {
        let players = self.state.players.len();
        let Some(auction) = &mut self.play.auction else {
            return;
        };
        if auction.order(players).is_some() {
            return;
        }
        auction.last = Some(seat);
        match bid {
            Some(bid) => {
                auction.bids[seat.index()] = bid;
                auction.highest = auction.highest.max(Some(bid));
            }
            None if !auction.passed.contains(&seat) => auction.passed.push(seat),
            None => {}
        }
        let auction: &Auction = auction;
        let Some(order) = auction.order(players) else {
            return;
        };
        for (position, seat) in order.iter().enumerate() {
            let bid = u16::try_from(auction.bids[seat.index()]).unwrap_or(u16::MAX);
            // whoever wins without a bid pays nothing, or a dollar.
            let at_least = self
                .rulebook
                .readings
                .is(disputed::auction_without_a_bid::PAYS_ONE_DOLLAR);
            let bid = if position == 0 && at_least {
                bid.max(1)
            } else {
                bid
            };
            self.state
                .pay(*seat, -i32::from(auction_payment(position + 1, bid)));
        }
        let with_money = self.rulebook.readings.is(disputed::auction_bids::ORDER_MONEY);
        self.state.set_first_order(order, with_money);
        self.play.has.order = true;
    }

    fn win_token(&mut self, seat: Seat, region: RegionId, token: Option<Figures>) {
        if let Some(auction) = &mut self.play.auction {
            auction.has_token = true;
        }
        // D-31: where no token is drawn, only the colonist comes.
        let none_drawn = self.rulebook.readings.is(disputed::caribbean_token::NO_TOKEN);
        match token.filter(|_| !none_drawn) {
            Some(token) => self.state.discover_freely(seat, region, token),
            None => {
                self.state
                    .settle(region, seat, PieceCounts::of(Piece::Colonist, 1));
            }
        }
    }

    fn place(&mut self, seat: Seat, piece: Piece, spot: Spot) {
        let expected = self.state.next_to_place();
        let in_order = expected.is_none_or(|expected| expected == seat);
        let late = self.play.now.owed.iter().position(|owed| *owed == seat);
        // One who has placed already is ahead of the round: the others go on as if that had not been.
        let ahead = !in_order && late.is_none() && self.state.placed.contains(&seat);
        let round = (!in_order && (late.is_some() || ahead)).then(|| self.state.placed.clone());
        if !in_order && late.is_none() && !ahead {
            self.pass_over_until(seat);
        }
        let taken = matches!(spot, Spot::Specialist(square) if self.state.specialists[square].is_some());
        if taken {
            // The square keeps its first piece; the other one stands nowhere.
            self.state.place(seat, piece, Spot::Shipping);
            self.state.shipping.pop();
        } else {
            self.state.place(seat, piece, spot);
        }
        // where training is paid when the piece is placed.
        if spot == Spot::TRAINING
            && self
                .rulebook
                .readings
                .is(disputed::training_without_money::PAY_WHEN_PLACED)
        {
            let price = self.state.training_price(self.rulebook);
            self.state.pay(seat, -i32::from(price));
        }
        let now = &mut self.play.now;
        now.has_placed = true;
        match (late, round) {
            // Somebody who was passed over makes up for it: the round goes on where it was.
            (Some(at), Some(round)) => {
                now.owed.remove(at);
                self.state.placed = round;
            }
            (None, Some(round)) => {
                self.state.placed = round;
                now.ahead.resize(now.ahead.len().max(seat.index() + 1), 0);
                now.ahead[seat.index()] += 1;
                now.in_order = 0;
            }
            _ if in_order => {
                now.in_order += 1;
                if now.in_order >= self.state.players.len() {
                    now.owed.clear();
                }
            }
            _ => now.in_order = 0,
        }
    }

    /// A player whose turn it is now, but who has placed before the time: then the two changed places. If that
    /// player places now after all, the earlier piece was one too many.
    pub(super) fn catch_up(&mut self, seat: Seat) {
        let Some(expected) = self.state.next_to_place() else {
            return;
        };
        let ahead = self.play.now.ahead.get_mut(expected.index());
        let Some(times) = ahead.filter(|times| **times > 0) else {
            return;
        };
        *times -= 1;
        if expected != seat {
            self.state.note_placed(expected);
        }
    }

    /// Those who should have placed before this player are passed over in this round.
    fn pass_over_until(&mut self, seat: Seat) {
        let waiting: Vec<Seat> = self
            .state
            .order
            .iter()
            .copied()
            .filter(|known| !self.state.placed.contains(known) && !self.state.player(*known).hand.is_empty())
            .take_while(|known| *known != seat)
            .collect();
        for passed in waiting {
            self.state.placed.push(passed);
            note(&mut self.play.now.owed, passed);
        }
    }

    /// where pieces may stay, those before the player's next one do.
    fn leave_on_dock_until(&mut self, seat: Seat) {
        let readings = &self.rulebook.readings;
        let stands = self.state.on_dock(seat).is_some();
        if !stands || !readings.is(disputed::declining_dock_or_good::DOCK_MAY_STAY) {
            return;
        }
        while let Some((owner, _)) = self.state.next_to_sail().filter(|(owner, _)| *owner != seat) {
            self.pass(owner);
        }
    }

    /// Brings the player's next dock piece to the front.
    fn bring_to_sail(&mut self, seat: Seat) {
        self.leave_on_dock_until(seat);
        if self.state.next_to_sail().is_some_and(|(owner, _)| owner == seat) {
            return;
        }
        let of_seat = self.state.dock.iter().position(|(owner, _)| *owner == seat);
        let piece = if let Some(at) = of_seat {
            self.state.dock.remove(at)
        } else {
            let mut free = self.state.dock_free.iter_mut();
            let own = free.find(|piece| piece.is_some_and(|(owner, _)| owner == seat));
            own.and_then(Option::take).unwrap_or((seat, Piece::Colonist))
        };
        self.state.dock.insert(0, piece);
    }

    fn buy(&mut self, seat: Seat, building: BuildingId, region: Option<RegionId>, token: Option<Figures>) {
        bring_forward(&mut self.state.buildings, &mut self.play.now.passed_over, seat);
        self.state.buy(self.rulebook, Some(building));
        let Some(region) = region else { return };
        match self.rulebook.building(building).effect {
            EffectRule::FreeDiscovery => {
                note(&mut self.play.now.free_discovery, seat);
                self.discover_freely(seat, region, token);
                if self
                    .rulebook
                    .readings
                    .is(disputed::cartography_and_expeditions::COUNTS_AS_EXPEDITION)
                {
                    self.play.now.explorers.push((seat, Explored::ByBuilding));
                }
            }
            EffectRule::Pieces(_, count, PiecePlace::OwnRegion) => {
                self.state.ally(self.rulebook, seat, region, count);
            }
            _ => {}
        }
    }

    fn discover_freely(&mut self, seat: Seat, region: RegionId, token: Option<Figures>) {
        // a token that was seen stays that token.
        if let Some(token) = token.or(self.state.region(region).seen) {
            self.state.discover_freely(seat, region, token);
        } else {
            self.state.regions[region.index()].discovered = true;
            self.state
                .settle(region, seat, PieceCounts::of(Piece::Colonist, 1));
        }
        self.note_complete_map();
    }

    fn note_complete_map(&mut self) {
        if self.play.map_complete_since.is_none() && self.state.map_is_complete() {
            self.play.map_complete_since = Some(self.state.turn);
        }
    }

    fn return_explorers(&mut self, seat: Seat, pieces: PieceCounts) {
        let player = self.state.player_mut(seat);
        player.discovery = player.discovery.without(pieces);
    }

    fn begin_conflict(&mut self, seat: Seat) {
        bring_forward(&mut self.state.warfare, &mut self.play.now.passed_over, seat);
        self.state.end_conflict();
    }

    fn lose_pieces(&mut self, region: RegionId, losses: &[Losses]) {
        let battle = self
            .play
            .now
            .battles
            .iter()
            .position(|battle| battle.region == region);
        for side in losses {
            let there = self.state.pieces(region, side.seat);
            let (found, _) = meant(there, side.pieces);
            let lost = Losses {
                pieces: found,
                ..*side
            };
            self.state.remove_losses(region, &[lost]);
            let Some(battle) = battle.map(|at| &mut self.play.now.battles[at]) else {
                continue;
            };
            battle.losses = Some(self.span);
            if let Some(at) = battle.side(side.seat) {
                // What was written counts, also where it was not there: that is a finding of its own.
                battle.lost[at] = battle.lost[at].saturating_add(side.pieces.total());
                battle.on_militia = battle.on_militia.saturating_add(u16::from(side.on_militia));
            }
        }
    }

    /// The losses of all battles are complete.
    pub(super) fn conclude_battles(&mut self) {
        for battle in std::mem::take(&mut self.play.now.battles) {
            self.check(Moment::Concluding(&battle));
        }
    }

    fn move_pieces(&mut self, seat: Seat, pieces: PieceCounts, from: RegionId, to: RegionId) {
        let (found, _) = meant(self.state.pieces(from, seat), pieces);
        if self.state.migrate(self.rulebook, seat, found, from, to).is_some() {
            note(&mut self.play.now.goods_of_moves, (seat, to));
        }
    }

    fn use_university(&mut self, seat: Seat, row: Row) {
        let later = matches!(row, Row::Order(_))
            && self
                .rulebook
                .readings
                .is(disputed::university_on_turn_order::NEXT_TURN);
        if later {
            note(&mut self.play.deferred_university, seat);
        } else {
            let row = self.play.row_as_it_stands(&self.state, &self.course, row);
            self.state.advance(self.rulebook, row);
        }
        self.state.player_mut(seat).university_used = true;
    }

    fn pass(&mut self, seat: Seat) {
        let passed_over = &mut self.play.now.passed_over;
        let of_seat = |row: &[(Seat, Piece)]| row.iter().any(|(owner, _)| *owner == seat);
        match self.course.stage {
            Stage::Dock => {
                if self.state.next_to_sail().is_some_and(|(owner, _)| owner == seat) {
                    if !self.state.dock.is_empty() {
                        self.state.dock.remove(0);
                    } else if let Some(space) = self.state.dock_free.iter().position(Option::is_some) {
                        self.state.dock_free[space] = None;
                    }
                }
            }
            Stage::Goods if of_seat(&self.state.goods) => {
                bring_forward(&mut self.state.goods, passed_over, seat);
                self.state.trade(None);
            }
            Stage::Buildings if of_seat(&self.state.buildings) => {
                bring_forward(&mut self.state.buildings, passed_over, seat);
                self.state.buy(self.rulebook, None);
                note(&mut self.play.now.without_purchase, seat);
            }
            Stage::Warfare if of_seat(&self.state.warfare) => {
                bring_forward(&mut self.state.warfare, passed_over, seat);
                self.state.end_conflict();
            }
            Stage::Discovery => note(&mut self.play.now.explorers, (seat, Explored::Passed)),
            Stage::Specialists => self.decline_training(seat),
            Stage::Placement => self.state.note_placed(seat),
            Stage::Setup
            | Stage::Initiative
            | Stage::Goods
            | Stage::Shipping
            | Stage::Buildings
            | Stage::Warfare
            | Stage::Income
            | Stage::Benefits
            | Stage::Scoring
            | Stage::Refill
            | Stage::End => {}
        }
    }

    fn decline_training(&mut self, seat: Seat) {
        if let Spot::Specialist(square) = Spot::TRAINING
            && self.state.specialists[square].is_some_and(|(owner, _)| owner == seat)
        {
            self.state.specialists[square] = None;
        }
    }
}

/// Notes something once.
pub(super) fn note<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}
