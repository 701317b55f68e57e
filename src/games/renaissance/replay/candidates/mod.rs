//! What could be written next: who acts, what the entry may say, and what only luck or a secret choice can fill.

mod cards;

use std::borrow::Cow;

use super::{Play, Replay, due_round, open_ties};
use crate::core::engine::{Action as _, Course, Progress, Seat};
use crate::games::renaissance::action::{Action, Condition, Outcome, Payment, Placement, Purchase};
use crate::games::renaissance::disputed;
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{
    AdvanceId, Change, CommodityId, LastTurn, Once, ProvinceId, Rulebook, SeatSet, State,
};

/// What may be written next in this game.
pub(super) type Next<'c> = crate::core::engine::Next<Rulebook<'c>>;

/// A line that only luck, or a secret choice, can fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Luck {
    /// A bid for a capital.
    Bid(Seat),
    /// A die for an equal bid.
    BidRoll(Seat),
    /// What is spent on tokens.
    Spend(Seat),
    /// The dice of a tied War.
    War,
    /// The two market rolls.
    Market,
    /// The hand of a player who is out, and how many cards it held.
    Hand(Seat, u8),
}

/// What could be written next.
pub(super) fn candidates<'c>(replay: &Replay<'_, 'c>) -> Next<'c> {
    let state = begun(replay);
    let table = Table {
        state: &state,
        play: &replay.play,
        course: &replay.course,
        rulebook: replay.rulebook,
        waits_for_order: replay.makes_order() && !has_ordered(&replay.state),
    };
    let course = &replay.course;
    let mut next = if course.is_over() || !course.is_entered && course.stage != Stage::Setup {
        Next::default()
    } else {
        table.in_stage()
    };
    next.luck.extend(
        replay
            .play
            .unnamed
            .iter()
            .map(|(seat, cards, _)| Luck::Hand(*seat, *cards)),
    );
    if course.stage != Stage::Setup && course.stage != Stage::End {
        next.at_any_time = table.swaps();
    }
    next.heading = table.heading();
    next
}

/// The table when the first entry of the stage will be played: Holy Indulgence comes before it (RR-119), in 1999 the order
/// before anything else of the draw phase.
fn begun<'s>(replay: &'s Replay) -> Cow<'s, State> {
    let course = &replay.course;
    if course.stage == Stage::Draw && replay.makes_order() && has_ordered(&replay.state) {
        let mut state = replay.state.clone();
        state.settle_order(replay.rulebook, replay.play.claimed_order.as_deref());
        return Cow::Owned(state);
    }
    if course.stage != Stage::Expansion || course.progress != Progress::Announced {
        return Cow::Borrowed(&replay.state);
    }
    let mut state = replay.state.clone();
    state.indulgence();
    Cow::Owned(state)
}

/// Whether everybody who plays has said what is spent.
fn has_ordered(state: &State) -> bool {
    let mut living = state.living();
    living.all(|seat| state.player(seat).spent.is_some())
}

struct Table<'a, 'c> {
    state: &'a State,
    play: &'a Play,
    course: &'a Course<Stage>,
    rulebook: &'a Rulebook<'c>,
    /// Whether somebody has not said yet what is spent, where the order of play is being made.
    waits_for_order: bool,
}

impl<'c> Table<'_, 'c> {
    fn in_stage(&self) -> Next<'c> {
        match self.course.stage {
            Stage::Setup => self.setup(),
            Stage::Draw => self.draw(),
            Stage::Buy => self.buy(),
            Stage::Cards | Stage::Final => self.card_play(),
            Stage::Purchases => self.purchases(),
            Stage::Expansion => self.expansion(),
            Stage::Income => self.income(),
            Stage::Order => self.order(),
            Stage::Scoring | Stage::End => Next::default(),
        }
    }

    /// The heading that comes when nothing is left to do, or when nobody wants to act.
    fn heading(&self) -> Option<Action> {
        let is_last = self.state.last_turn.is_some();
        let orders_first = self.state.board.changes.has(Change::OrderFirst);
        let setup = &self.play.setup;
        if self.course.stage == Stage::Setup {
            let is_bid = setup.bids.iter().all(Option::is_some);
            let is_ready = has_ordered(self.state) || orders_first && is_bid;
            return Some(if setup.is_position || is_ready {
                Action::turn(u32::from(self.course.first_turn))
            } else if is_bid {
                Action::FirstOrder
            } else {
                Action::Bids
            });
        }
        if !self.course.is_entered {
            return Some(if orders_first {
                Action::TurnOrder
            } else {
                Action::Enter(Stage::Draw)
            });
        }
        let stage = match self.course.stage {
            Stage::Setup | Stage::Draw => Stage::Buy,
            Stage::Buy => Stage::Cards,
            Stage::Cards => Stage::Purchases,
            Stage::Purchases => Stage::Expansion,
            Stage::Expansion => Stage::Income,
            Stage::Income if is_last => Stage::Final,
            Stage::Income if orders_first => return Some(Action::turn(u32::from(self.state.turn) + 1)),
            Stage::Income => Stage::Order,
            Stage::Final => Stage::Scoring,
            Stage::Scoring if is_last => Stage::End,
            Stage::Order | Stage::Scoring => return Some(Action::turn(u32::from(self.state.turn) + 1)),
            Stage::End => return None,
        };
        Some(Action::Enter(stage))
    }

    fn setup(&self) -> Next<'c> {
        let mut next = Next::default();
        let setup = &self.play.setup;
        if setup.is_position {
            return next;
        }
        let unbid = |seat: &Seat| setup.bids[seat.index()].is_none();
        let missing: Vec<Seat> = self.state.seats().filter(unbid).collect();
        if !missing.is_empty() {
            let is_open = missing.len() < setup.bids.len();
            next.luck.extend(missing.into_iter().map(Luck::Bid));
            next.must_act = is_open;
            return next;
        }
        let ties = open_ties(&setup.bids, &setup.rolls);
        if !ties.is_empty() && !setup.is_chosen {
            next.luck.extend(ties.into_iter().flatten().map(Luck::BidRoll));
            next.must_act = true;
        } else if setup.is_chosen {
            self.spendings(&mut next);
        }
        next
    }

    fn spendings(&self, next: &mut Next<'c>) {
        let waits = |seat: &Seat| self.state.player(*seat).spent.is_none();
        next.luck
            .extend(self.state.living().filter(waits).map(Luck::Spend));
        next.must_act = !next.luck.is_empty();
    }

    fn order(&self) -> Next<'c> {
        let mut next = Next::default();
        if self.state.last_turn.is_none() {
            self.spendings(&mut next);
        }
        next
    }

    /// Those who may still act in this stage: whoever acts now, and everybody behind.
    fn actors(&self) -> Vec<Seat> {
        let from = self.play.acted.and_then(|seat| self.state.place_in_order(seat));
        let order = self.state.order.iter().copied().skip(from.unwrap_or(0));
        order.filter(|seat| !self.state.player(*seat).is_out).collect()
    }

    /// Places may be swapped before anything happens in a phase.
    fn swaps(&self) -> Vec<Action> {
        let owners = self.state.in_order();
        let owners = owners.filter(|seat| self.state.has(*seat, AdvanceId::RENAISSANCE));
        owners
            .flat_map(|seat| {
                let partners = self.state.swap_partners(seat).into_iter().flatten();
                partners.map(move |other| Action::Swap(seat, other))
            })
            .collect()
    }

    fn draw(&self) -> Next<'c> {
        let mut next = Next::default();
        if self.waits_for_order {
            self.spendings(&mut next);
            return next;
        }
        let Some(first) = self.state.in_order().next() else {
            return next;
        };
        let open = CommodityId::all().filter(|commodity| self.state.condition(*commodity) != 0);
        next.actions
            .extend(open.map(|commodity| Action::Clear(first, vec![commodity])));
        next.who = (!next.actions.is_empty()).then_some(first);
        if self.state.board.changes.has(Change::WindWatermill)
            && let Some(last) = self.state.in_order().next_back()
            && self.state.has(last, AdvanceId::WIND_WATERMILL)
        {
            let settings = [Condition::Shortage, Condition::Surplus];
            let adjust = |commodity| settings.map(|set| Action::Adjust(last, commodity, Some(set)));
            next.actions
                .extend(CommodityId::ADJUSTABLE.into_iter().flat_map(adjust));
            next.who = next.who.or(Some(last));
        }
        next
    }

    fn buy(&self) -> Next<'c> {
        let mut next = Next::default();
        for seat in self.actors() {
            if self.state.has(seat, AdvanceId::URBAN_ASCENDANCY) {
                next.actions.push(Action::BuyCard(seat, None));
            }
            if self.state.has(seat, AdvanceId::MASTER_ART) {
                let cards = self.possible_cards(seat);
                next.actions
                    .extend(cards.into_iter().map(|card| Action::Discard(seat, vec![card])));
            }
        }
        next
    }

    fn purchases(&self) -> Next<'c> {
        let actors = self.actors();
        let mut next = Next {
            who: actors.first().copied(),
            ..Next::default()
        };
        for seat in actors {
            let buy = |item: Purchase| Action::Buy(seat, item);
            next.actions
                .push(buy(Purchase::Ship(self.state.player(seat).ship.next(), None)));
            for leader in self.state.leaders.iter().filter(|leader| leader.owner != seat) {
                let price = u32::try_from(self.state.patron_price(leader)).unwrap_or(0);
                if !self.state.serves(self.rulebook, leader, seat) {
                    let price = (price > 0).then_some(price);
                    next.actions.push(buy(Purchase::Leader(leader.card, price)));
                }
            }
            let missing = AdvanceId::all().filter(|advance| !self.state.player(seat).owns(*advance));
            for advance in missing {
                let price = self.state.price_of(self.rulebook, seat, advance);
                let price = u32::try_from(price).ok();
                next.actions.push(buy(Purchase::Advance(advance, price)));
            }
            if !self.state.player(seat).done.has(Once::Stability) && self.state.player(seat).hand > 0 {
                let price = u32::try_from(self.state.stability_price(seat)).ok();
                next.actions.push(buy(Purchase::Stability(price)));
                next.actions.push(buy(Purchase::Unrest));
            }
            let tiers = u32::from(self.state.tiers(self.rulebook, seat));
            next.actions
                .extend((1..=tiers).map(|spaces| buy(Purchase::Relief(Some(spaces), None))));
        }
        next
    }

    fn expansion(&self) -> Next<'c> {
        let mut next = Next::default();
        if let Some(attack) = &self.play.attack {
            let rivals = self.state.province(attack.placement.province).rivals(attack.seat);
            next.actions.extend(rivals.iter().map(Action::Cathedral));
            return next;
        }
        let actors = self.actors();
        next.who = actors.first().copied();
        for seat in actors {
            if self.state.player(seat).owed > 0 {
                let payments = [Payment::Cash, Payment::Misery];
                next.actions
                    .extend(payments.map(|payment| Action::Indulgence(seat, Some(payment))));
            }
            self.placements(seat, &mut next);
            next.actions.push(Action::TokenCard(seat, None));
            if let Some(conquest) = self
                .state
                .now
                .conquest
                .filter(|conquest| conquest.attacker == seat)
            {
                let losers: SeatSet = conquest.losers;
                next.actions
                    .extend(losers.iter().map(|loser| Action::Trade(seat, loser, Vec::new())));
            }
            let any_time = self.rulebook.reads(disputed::freeing_a_marker::ANY_TIME);
            if any_time || self.state.player(seat).markers == 0 {
                let own: Vec<ProvinceId> = self.state.marked(seat).collect();
                next.actions
                    .extend(own.into_iter().map(|province| Action::Free(seat, province)));
            }
        }
        if !self.state.now.bonus
            && let Some(holder) = self.state.bonus_holder()
        {
            next.actions.push(Action::Bonus(holder, None));
        }
        next
    }

    /// The provinces within reach, each with the least tokens that do something there.
    fn placements(&self, seat: Seat, next: &mut Next<'c>) {
        let most = self.state.player(seat).expansion;
        let mut place = |province: ProvinceId, count: u8, outcome: Outcome| {
            next.actions.push(Action::Place(
                seat,
                Placement {
                    province,
                    count: Some(u32::from(count)),
                    outcome,
                },
            ));
        };
        for province in self.state.reach(seat).iter() {
            let pieces = self.state.province(province);
            if pieces.marker_of() == Some(seat) {
                continue;
            }
            let usual = self.state.usual_count(self.rulebook, seat, province);
            let rivals = pieces.rivals(seat);
            if rivals.is_empty() {
                let way = self.state.way(self.rulebook, seat, province).ok();
                let carried = way.and_then(|way| self.state.capacity_left(seat, province, way));
                let count = usual.min(most).min(carried.unwrap_or(u8::MAX));
                if count > 0 {
                    place(province, count, Outcome::None);
                }
                continue;
            }
            for count in 1..=self.state.room(self.rulebook, seat, province).min(most) {
                place(province, count, Outcome::None);
            }
            if usual <= most {
                place(province, usual, Outcome::None);
                let holy = self.state.cathedral_against(self.rulebook, seat, rivals, false);
                if holy.is_ok() {
                    place(province, usual, Outcome::Cathedral);
                }
            }
        }
    }

    fn income(&self) -> Next<'c> {
        let mut next = Next::default();
        if self.play.market_rolls == 0 {
            next.luck.push(Luck::Market);
            next.must_act = true;
        }
        next
    }

    /// Whether the table has said which turn is the last.
    pub(super) fn is_played_out(&self) -> bool {
        self.state
            .last_turn
            .is_some_and(|last| last != LastTurn::TimeLimit)
    }

    /// The dice of a War that is open.
    fn war_luck(&self, next: &mut Next<'c>) {
        if due_round(self.state, self.play, self.rulebook).is_some() {
            next.luck.push(Luck::War);
        }
    }
}
