//! Whole games played at random but sensibly: the same game for the same seed. Every choice is made on the table itself,
//! by what the mechanics say is possible; the check then has to agree.

mod cards;
mod deal;
mod expansion;
mod purchases;
mod temper;

use super::action::{Action, Condition, Holdings};
use super::catalog::Catalog;
use super::disputed;
use super::replay::{Session, open_ties};
use super::stage::Stage;
use super::state::{AdvanceId, BoardFact, Change, CommodityId, Once, Rulebook, Seat, State};
use crate::core::engine::{Progress, Simulated, nameless};
use crate::core::{Random, Readings};
use deal::Deal;
use temper::{Habit, Temper};

/// The ways of playing that can be simulated, by the words of the command line.
pub const VARIANTS: [&str; 6] = [
    "basic",
    "intermediate",
    "time-limit",
    "revised-map",
    "three-cards",
    EDITION_1999,
];

/// The later edition, by the word of the command line: a Campaign with everything that it changes.
pub const EDITION_1999: &str = "edition-1999";

/// No game has so many turns; a fault must not run for ever.
const MOST_TURNS: u16 = 80;

/// What game to play.
#[derive(Debug, Clone)]
pub struct Simulation<'a> {
    /// The catalog.
    pub catalog: &'a Catalog,
    /// The readings that govern.
    pub readings: Readings,
    /// The powers of the players.
    pub players: Vec<String>,
    /// The seed of all luck and all choices.
    pub seed: u64,
    /// One of [`VARIANTS`]; a Campaign without any.
    pub variant: Option<&'static str>,
}

/// Plays a game to its end.
pub fn simulate(simulation: &Simulation) -> Simulated<Action> {
    let mut rulebook = Rulebook::new(simulation.catalog);
    rulebook.readings = simulation.readings.clone();
    let mut random = Random::new(simulation.seed);
    let players = nameless(&simulation.players);
    let habit = Habit::of(simulation.seed, &mut random);
    let tempers = players.iter().map(|_| Temper::new(habit, &mut random)).collect();
    let mut header = vec![Action::Players(players)];
    let place = |id: &str| {
        simulation
            .catalog
            .variants
            .iter()
            .position(|variant| variant.id == id)
    };
    let variant = simulation
        .variant
        .and_then(place)
        .and_then(|at| u8::try_from(at).ok());
    header.extend(variant.map(Action::Variant));
    header.extend((simulation.variant == Some(EDITION_1999)).then_some(Action::Edition(1999)));
    // With a time limit the table knows beforehand when it stops.
    let limit =
        (simulation.variant == Some("time-limit")).then(|| 3 + u16::try_from(random.below(6)).unwrap_or(0));
    let mut game = Game {
        session: Session::new(&rulebook, &session_header(&header, limit)),
        rulebook: &rulebook,
        random,
        tempers,
        deal: Deal::default(),
        actions: header,
        disputed: Vec::new(),
    };
    game.play();
    Simulated {
        actions: game.actions,
        disputed: game.disputed,
    }
}

/// What a session is begun with: the header, and where the table stops.
pub fn session_header(header: &[Action], limit: Option<u16>) -> Vec<Action> {
    let mut header = header.to_vec();
    if let Some(limit) = limit {
        // The game begins with turn 1 all the same.
        header.push(Action::Turn(1));
        header.push(Action::Turn(u32::from(limit)));
        header.push(Action::Enter(Stage::Final));
    }
    header
}

/// A game that is being simulated.
struct Game<'r, 'c> {
    session: Session<'r, 'c>,
    rulebook: &'r Rulebook<'c>,
    random: Random,
    tempers: Vec<Temper>,
    /// The cards that everybody really holds.
    deal: Deal,
    actions: Vec<Action>,
    disputed: Vec<(usize, &'static str)>,
}

impl Game<'_, '_> {
    /// Writes an entry or a heading, and draws the cards that come with it.
    fn write(&mut self, action: Action) {
        let at = self.actions.len();
        let found = self.session.apply(&action);
        self.disputed
            .extend(found.iter().map(|finding| (at, finding.slug)));
        self.actions.push(action);
        self.deal.follow(self.session.state(), &mut self.random);
    }

    fn state(&self) -> &State {
        self.session.state()
    }

    /// How a player plays. The last two take care: without anybody left no game comes to its end.
    fn temper(&self, seat: Seat) -> Temper {
        let temper = self.tempers[seat.index()];
        if self.state().in_order().count() > 2 {
            return temper;
        }
        Temper {
            plays: 95,
            refuses: 0,
            draws: 0,
            builds: 50,
            ..temper
        }
    }

    /// Everybody who is in the game, in the order of play as it is now.
    fn in_order(&self) -> Vec<Seat> {
        self.state().in_order().collect()
    }

    fn die(&mut self) -> u32 {
        u32::try_from(self.random.below(6) + 1).unwrap_or(1)
    }

    fn dice(&mut self, count: usize) -> Vec<u32> {
        (0..count).map(|_| self.die()).collect()
    }

    fn play(&mut self) {
        self.set_up();
        for turn in 1..=MOST_TURNS {
            self.write(Action::Turn(u32::from(turn)));
            let orders_first = self.changes(Change::OrderFirst);
            if orders_first {
                self.order(Action::TurnOrder);
            }
            self.draw();
            self.buy();
            self.play_cards();
            self.purchase();
            self.expand();
            self.earn();
            if self.state().last_turn.is_some() {
                break;
            }
            if !orders_first {
                self.order(Action::Enter(Stage::Order));
            }
        }
        self.end();
    }

    /// Whether a change of the later edition is in force.
    fn changes(&self, change: Change) -> bool {
        self.state().board.changes.has(change)
    }

    fn set_up(&mut self) {
        self.write(Action::Enter(Stage::Setup));
        if self.random.percent(5) {
            // A log of the table's own, where ours is only assumed.
            self.write(Action::Board(BoardFact::Relief(AdvanceId::CATHEDRAL, 5)));
        }
        self.write(Action::Bids);
        let seats: Vec<Seat> = self.state().seats().collect();
        for seat in &seats {
            let bid = u32::try_from(self.random.below(9)).unwrap_or(0);
            self.write(Action::Bid(*seat, bid));
        }
        for _ in 0..50 {
            let setup = &self.session.play().setup;
            let tied = open_ties(&setup.bids, &setup.rolls).concat();
            if tied.is_empty() {
                break;
            }
            for seat in tied {
                let dice = self.dice(1);
                self.write(Action::BidRoll(seat, dice));
            }
        }
        if !self.changes(Change::OrderFirst) {
            self.write(Action::FirstOrder);
            // Bids are paid when the heading is left; nobody spends what is bid.
            for seat in seats {
                let bid = self.session.play().setup.bids[seat.index()].unwrap_or(0);
                let cash = self.state().player(seat).cash;
                let left = cash.min(40 - i32::try_from(bid).unwrap_or(0));
                let spent = self.spending(seat, left);
                self.write(Action::Spend(seat, spent, None));
            }
        }
    }

    /// What a player spends on tokens of so much cash.
    fn spending(&mut self, seat: Seat, cash: i32) -> i32 {
        let temper = self.temper(seat);
        if cash > 3 && self.random.percent(6) {
            let least = if self.rulebook.reads(disputed::order_underbid::MINUS_ONE) {
                1
            } else {
                3
            };
            return -i32::try_from(1 + self.random.below(least)).unwrap_or(1);
        }
        let most = usize::try_from(cash.max(0)).unwrap_or(0);
        let wanted = most * temper.expands / 100;
        let spent = wanted.min(30) + self.random.below(4);
        i32::try_from(spent.min(most)).unwrap_or(0)
    }

    /// Renaissance, at the start of a phase whose heading is written.
    fn swap(&mut self) {
        for seat in self.in_order() {
            let state = self.state();
            if !state.has(seat, AdvanceId::RENAISSANCE) || state.player(seat).done.has(Once::Swap) {
                continue;
            }
            let partners: Vec<Seat> = state.swap_partners(seat).into_iter().flatten().collect();
            // Whoever acts after one who comes later would be too late.
            let is_first = self.session.play().swapped.is_empty();
            if let Some(partner) = partners
                .first()
                .copied()
                .filter(|_| is_first && self.random.percent(30))
            {
                self.write(Action::Swap(seat, partner));
            }
        }
    }

    fn draw(&mut self) {
        let first = self.in_order().first().copied();
        let conditions: Vec<CommodityId> = CommodityId::all()
            .filter(|commodity| self.state().condition(*commodity) != 0)
            .collect();
        let choice = conditions
            .get(self.random.below(conditions.len().max(1)))
            .copied();
        // In the first turn of 1999 there is no draw phase.
        let is_left_out = self.state().turn == 1 && self.changes(Change::OrderFirst);
        if is_left_out || !self.random.percent(40) {
            return;
        }
        self.write(Action::Enter(Stage::Draw));
        self.swap();
        let first = self.in_order().first().copied().or(first);
        if let (Some(seat), Some(commodity)) = (first, choice) {
            let price = self.state().clearing(self.rulebook, &[commodity]).price;
            if self.state().player(seat).cash >= price + 10 {
                self.write(Action::Clear(seat, vec![commodity]));
            }
        }
        self.adjust();
    }

    /// The last player sets a condition by Wind/Watermill of 1999.
    fn adjust(&mut self) {
        let last = self.in_order().last().copied();
        let owner = last.filter(|seat| self.state().has(*seat, AdvanceId::WIND_WATERMILL));
        let may = self.changes(Change::WindWatermill);
        if let Some(seat) = owner.filter(|_| may && self.random.percent(70)) {
            let of = CommodityId::ADJUSTABLE;
            let commodity = of[self.random.below(of.len())];
            let is_shortage = self.random.percent(50);
            let condition = if is_shortage {
                Condition::Shortage
            } else {
                Condition::Surplus
            };
            self.write(Action::Adjust(seat, commodity, Some(condition)));
        }
    }

    fn buy(&mut self) {
        self.write(Action::Enter(Stage::Buy));
        self.swap();
        for seat in self.in_order() {
            let temper = self.temper(seat);
            let state = self.state();
            let may_buy = state.has(seat, AdvanceId::URBAN_ASCENDANCY)
                && state.player(seat).cash >= 10
                && !state.is_deck_out();
            if may_buy && self.random.percent(temper.draws) {
                self.write(Action::BuyCard(seat, None));
            }
            let may_discard = self.state().has(seat, AdvanceId::MASTER_ART);
            let hand = self.deal.hand(seat);
            let burden = hand
                .iter()
                .copied()
                .find(|card| self.state().burden(self.rulebook, *card).is_some());
            let any = hand.first().copied().filter(|_| hand.len() > 4);
            if let Some(card) = burden.or(any).filter(|_| may_discard && self.random.percent(60)) {
                self.deal.take(seat, card);
                self.write(Action::Discard(seat, vec![card]));
            }
        }
    }

    fn earn(&mut self) {
        self.write(Action::Enter(Stage::Income));
        for seat in self.in_order() {
            if self.random.percent(15) {
                // What the phase has not given yet is claimed before it begins by itself.
                let mut state = self.state().clone();
                if self.session.course().progress == Progress::Announced {
                    state.flip();
                    let sum = state.income(self.rulebook, seat).sum();
                    self.write(Action::ClaimIncome(seat, u32::try_from(sum).unwrap_or(0)));
                }
            }
        }
        let rolls = vec![self.dice(3), self.dice(3)];
        self.write(Action::Market(rolls));
        self.name_hands();
        if self.random.percent(25) {
            self.tally();
        }
    }

    fn tally(&mut self) {
        self.write(Action::Tally);
        for seat in self.in_order() {
            let player = *self.state().player(seat);
            let figure = |figure: i32| u32::try_from(figure).ok();
            let mut held = Holdings {
                money: figure(player.cash),
                tokens: Some(u32::from(player.expansion)),
                markers: Some(u32::from(self.state().dominated(seat))),
                cards: Some(u32::from(player.hand)),
                misery: Some(u32::from(player.misery.value())),
                ..Holdings::default()
            };
            if player.ship.id().is_some() {
                held.ship = Some(player.ship);
            }
            if self.random.percent(50) {
                held.tokens = None;
            }
            held.advances = player.advances.iter().take(3).collect();
            self.write(Action::ClaimHoldings(seat, Box::new(held)));
        }
    }

    fn order(&mut self, heading: Action) {
        self.write(heading);
        for seat in self.in_order() {
            let cash = self.state().player(seat).cash;
            let spent = self.spending(seat, cash);
            let left = cash - spent.abs();
            let claimed = u32::try_from(left).ok().filter(|_| self.random.percent(20));
            self.write(Action::Spend(seat, spent, claimed));
        }
        if self.random.percent(20) {
            let order = self.state().order_by_spending(self.rulebook);
            let living = order
                .into_iter()
                .filter(|seat| !self.state().player(*seat).is_out);
            let order = living.collect();
            self.write(Action::Order(order));
        }
    }

    /// A player who has fallen into Chaos, or left, names the hand.
    fn name_hands(&mut self) {
        let seats: Vec<Seat> = self.state().seats().collect();
        for seat in seats {
            if self.state().player(seat).is_out && !self.deal.hand(seat).is_empty() {
                let cards = self.deal.take_all(seat);
                self.write(Action::Discard(seat, cards));
            }
        }
    }

    fn end(&mut self) {
        self.play_final();
        self.write(Action::Enter(Stage::Scoring));
        let seats: Vec<Seat> = self.state().seats().collect();
        for seat in seats {
            if let Some(points) = self.state().score(seat).points() {
                self.write(Action::ClaimPoints(seat, points));
            }
        }
        let winners = self.state().winners(self.rulebook);
        self.write(Action::ClaimWinners(winners));
        self.write(Action::Enter(Stage::End));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::renaissance::builtin;

    fn game(players: usize, seed: u64, variant: Option<&'static str>) -> Simulated<Action> {
        let powers = builtin().powers.iter().take(players);
        simulate(&Simulation {
            catalog: builtin(),
            readings: Readings::default(),
            players: powers.map(|power| power.id.to_string()).collect(),
            seed,
            variant,
        })
    }

    #[test]
    fn nothing_in_a_simulated_game_is_disputed() {
        let variants = [None].into_iter().chain(VARIANTS.map(Some));
        let mut disputed: Vec<String> = Vec::new();
        for (seed, variant) in (1..).zip(variants.cycle().take(18)) {
            let players = 3 + usize::try_from(seed % 4).unwrap_or(0);
            let simulated = game(players, seed, variant);
            assert!(matches!(
                simulated.actions.last(),
                Some(Action::Enter(Stage::End))
            ));
            let entries = simulated.disputed.iter();
            disputed.extend(entries.map(|(at, slug)| {
                format!(
                    "{players} {seed} {variant:?}: {slug}: {:?}",
                    simulated.actions[*at]
                )
            }));
        }
        assert!(disputed.is_empty(), "{}", disputed.join("\n"));
    }

    #[test]
    fn the_same_seed_plays_the_same_game() {
        assert_eq!(game(4, 9, None).actions, game(4, 9, None).actions);
        assert_ne!(game(4, 9, None).actions, game(4, 10, None).actions);
    }
}
