//! Whole games played at random but sensibly, by the engine's own list of what is legal: the same game for
//! the same seed.

use super::action::{Action, Holdings};
use super::apply::Spot;
use super::catalog::Catalog;
use super::replay::candidates::{Luck, Next};
use super::replay::{Session, points_to_claim};
use super::state::{BuildingId, CardId, EffectRule, Figures, GoodId, Piece, Rulebook, Seat, Stage};
use crate::core::Random;
use crate::core::Readings;
use crate::core::engine::{Action as _, Simulated, nameless};

/// The variants that can be simulated, by the words of the command line.
pub const VARIANTS: [&str; 1] = ["auction"];

/// What game to play.
#[derive(Debug, Clone)]
pub struct Simulation<'a> {
    /// The catalog.
    pub catalog: &'a Catalog,
    /// The readings that govern.
    pub readings: Readings,
    /// The colours of the players.
    pub players: Vec<String>,
    /// The seed of all luck and all choices.
    pub seed: u64,
    /// Whether the first order is auctioned.
    pub auction: bool,
}

/// Plays a game to its end.
pub fn simulate(simulation: &Simulation) -> Simulated<Action> {
    let rulebook = Rulebook::new(simulation.catalog, simulation.readings.clone());
    let mut random = Random::new(simulation.seed);
    let players = nameless(&simulation.players);
    let habit = Habit::of(simulation);
    let leaning = Leaning::new(&mut random);
    let tempers = players
        .iter()
        .map(|_| Temper::new(leaning, &mut random))
        .collect();
    let mut tokens: Vec<Figures> = simulation
        .catalog
        .tokens
        .iter()
        .map(|token| Figures {
            coins: token.coins,
            plunder: token.plunder,
            natives: token.natives,
            points: token.points,
        })
        .collect();
    random.shuffle(&mut tokens);
    let mut actions = vec![Action::Players(players.clone())];
    if simulation.auction {
        actions.push(Action::Auction);
    }
    let mut game = Game {
        session: Session::new(&rulebook, &actions),
        rulebook: &rulebook,
        random,
        tempers,
        tokens,
        actions,
        disputed: Vec::new(),
        passes: 0,
        habit,
    };
    game.play();
    Simulated {
        actions: game.actions,
        disputed: game.disputed,
    }
}

/// How a whole table plays. Some things hardly ever occur by chance: a few games are played for their sake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Habit {
    /// Everybody by his own temper.
    Playing,
    /// Everybody only waits, and the game ends level: R-142.
    Waiting,
    /// Every good is taken, until none is left.
    Hoarding,
}

impl Habit {
    /// One game in so many.
    const EVERY: u64 = 61;

    fn of(simulation: &Simulation) -> Self {
        match simulation.seed % Self::EVERY {
            17 if !simulation.auction => Self::Waiting,
            43 => Self::Hoarding,
            _ => Self::Playing,
        }
    }
}

/// What a whole table likes: some things occur only where everybody wants them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Leaning {
    /// Nothing above all.
    None,
    /// Strong expeditions: the map is found early, and then the cards.
    Exploring,
    /// Goods: the pile may run out.
    Trading,
}

impl Leaning {
    fn new(random: &mut Random) -> Self {
        match random.below(6) {
            0 => Self::Exploring,
            1 => Self::Trading,
            _ => Self::None,
        }
    }

    /// How much more a place is wanted.
    fn wish(self, spot: Spot) -> usize {
        match (self, spot) {
            (Self::Exploring, Spot::Discovery) => 24,
            (Self::Exploring, Spot::Specialist(_)) => 2,
            (Self::Trading, Spot::Goods) => 60,
            (Self::Trading, Spot::Buildings) => 4,
            _ => 0,
        }
    }
}

/// What a player likes: so that games differ and everything occurs.
#[derive(Debug, Clone)]
struct Temper {
    spots: [usize; 12],
    buys: usize,
    explores: usize,
    fights: usize,
    moves: usize,
    /// The strength with which expeditions leave.
    strength: usize,
}

impl Temper {
    fn new(leaning: Leaning, random: &mut Random) -> Self {
        let mut spots = [0; 12];
        for (weight, spot) in spots.iter_mut().zip(Spot::ALL) {
            *weight = 1 + random.below(8) + leaning.wish(spot);
        }
        let exploring = usize::from(leaning == Leaning::Exploring);
        Self {
            spots,
            buys: 50 + random.below(51),
            explores: 40 + random.below(61) + 40 * exploring,
            fights: 20 + random.below(81),
            moves: 30 + random.below(71),
            strength: 2 + random.below(4) + exploring,
        }
    }
}

struct Game<'r, 'c> {
    session: Session<'r, 'c>,
    rulebook: &'r Rulebook<'c>,
    random: Random,
    tempers: Vec<Temper>,
    /// The token of each region, in the order of the regions.
    tokens: Vec<Figures>,
    actions: Vec<Action>,
    disputed: Vec<(usize, &'static str)>,
    /// Passes under this heading, so that an offer is not refused for ever.
    passes: usize,
    habit: Habit,
}

impl Game<'_, '_> {
    fn play(&mut self) {
        self.write(Action::Enter(Stage::Setup));
        // No game has so many entries; a fault must not run for ever.
        for _ in 0..20_000 {
            let next = self.session.next();
            if self.luck(&next) {
                continue;
            }
            if self.decide(&next) {
                continue;
            }
            self.claim();
            if next.ends() {
                self.finish();
                return;
            }
            let is_new_turn = next.next_turn().is_some();
            match next.heading {
                Some(heading) => self.write(heading),
                None => return,
            }
            self.passes = 0;
            if is_new_turn && self.random.percent(20) {
                self.write(Action::Order(self.session.state().order.clone()));
            }
        }
    }

    fn write(&mut self, action: Action) {
        let found = self.session.apply(&action);
        for finding in found {
            self.disputed.push((self.actions.len(), finding.slug));
        }
        self.actions.push(action);
    }

    /// Writes a line that only luck can fill; false if none is due.
    fn luck(&mut self, next: &Next) -> bool {
        let Some(luck) = next.luck.first() else {
            return false;
        };
        let action = match luck {
            Luck::Order => {
                let mut order: Vec<Seat> = self.session.state().seats().collect();
                self.random.shuffle(&mut order);
                Action::Order(order)
            }
            Luck::Buildings(count, age) => Action::LayOutBuildings(self.draw_buildings(*count, *age)),
            Luck::Goods(count) => Action::LayOutGoods(self.draw_goods(*count, true)),
            Luck::Draw(seat) => match self.draw_goods(1, false).first() {
                Some(good) => Action::Draw(*seat, *good),
                None => return false,
            },
            Luck::AuctionToken(seat) => {
                let caribbean = self
                    .session
                    .state()
                    .region_ids()
                    .find(|region| self.session.state().region(*region).discovered);
                let Some(region) = caribbean else { return false };
                Action::AuctionToken(*seat, region, Some(self.tokens[region.index()]))
            }
        };
        self.write(action);
        true
    }

    fn draw_buildings(&mut self, count: usize, age: u16) -> Vec<BuildingId> {
        let mut pile: Vec<BuildingId> = Vec::new();
        for (building, rule) in self.rulebook.buildings().filter(|(_, rule)| rule.age == age) {
            let left = self.session.state().building_pile[building.index()];
            pile.extend((0..left.min(rule.count)).map(|_| building));
        }
        self.random.shuffle(&mut pile);
        if self.habit == Habit::Hoarding {
            let draws = |building: &BuildingId| {
                matches!(self.rulebook.building(*building).effect, EffectRule::DrawGoods(_))
            };
            pile.sort_by_key(|building| !draws(building));
        }
        pile.truncate(count);
        pile
    }

    fn draw_goods(&mut self, count: usize, with_offer: bool) -> Vec<GoodId> {
        let state = self.session.state();
        let mut pile: Vec<GoodId> = Vec::new();
        for (at, left) in state.goods_pile.iter().enumerate() {
            let good = GoodId(u8::try_from(at).unwrap_or(0));
            pile.extend((0..*left).map(|_| good));
        }
        if with_offer {
            pile.extend(&state.goods_on_offer);
        }
        self.random.shuffle(&mut pile);
        pile.truncate(count);
        pile
    }

    /// Chooses one of the legal entries; false if everybody declines in silence.
    fn decide(&mut self, next: &Next) -> bool {
        let choice = self.choose(next);
        let Some(action) = choice else { return false };
        if matches!(action, Action::Pass(_)) {
            self.passes += 1;
        }
        let action = self.with_luck(action);
        self.write(action);
        true
    }

    fn choose(&mut self, next: &Next) -> Option<Action> {
        let stage = self.session.course().stage;
        match self.habit {
            Habit::Waiting => return self.wait(next),
            Habit::Hoarding if stage != Stage::Setup => return self.hoard(next),
            Habit::Playing | Habit::Hoarding => {}
        }
        if let Some(action) = self.choose_at_any_time(next) {
            return Some(action);
        }
        let choices = &next.actions;
        if choices.is_empty() {
            return None;
        }
        let seat = choices.first().and_then(Action::seat);
        let temper = seat.map(|seat| self.tempers[seat.index()].clone());
        let wants = match (stage, &temper) {
            (Stage::Buildings, Some(temper)) => temper.buys,
            (Stage::Discovery, Some(temper)) => temper.explores,
            (Stage::Warfare, Some(temper)) => temper.fights,
            (Stage::Benefits, Some(temper)) => temper.moves,
            (Stage::Goods | Stage::Specialists, Some(_)) => 95,
            _ => 100,
        };
        if !next.must_act && !self.random.percent(wants) {
            // Passes may be written or left out.
            let pass = choices.iter().find(|action| matches!(action, Action::Pass(_)));
            return match pass {
                Some(pass) if self.passes < 10 => Some(pass.clone()),
                _ => None,
            };
        }
        let weight = |action: &Action| self.weight(action, temper.as_ref());
        let weights: Vec<usize> = choices.iter().map(weight).collect();
        let indexes: Vec<usize> = (0..choices.len()).collect();
        let at = self.random.weighted(&indexes, |at| weights[*at]).copied()?;
        Some(choices[at].clone())
    }

    /// Whoever is poorer than another takes the initiative, and the money; for the rest everybody sits in Discovery.
    fn wait(&self, next: &Next) -> Option<Action> {
        let state = self.session.state();
        let richest = state.players.iter().map(|player| player.money).max().unwrap_or(0);
        let place = |wanted: Spot| {
            let is_wanted = |action: &&Action| matches!(action, Action::Place(_, _, spot) if *spot == wanted);
            next.actions.iter().find(is_wanted)
        };
        let is_poor = next.who.is_some_and(|seat| state.player(seat).money < richest);
        let poor = place(Spot::Initiative).filter(|_| is_poor);
        poor.or_else(|| place(Spot::Discovery)).cloned()
    }

    /// Goods first, then the building that draws them.
    fn hoard(&self, next: &Next) -> Option<Action> {
        let draws = |building: &BuildingId| {
            matches!(self.rulebook.building(*building).effect, EffectRule::DrawGoods(_))
        };
        let rank = |action: &Action| match action {
            Action::Place(_, _, Spot::Goods) | Action::Trade(..) => 0,
            Action::Buy(_, building, ..) if draws(building) => 0,
            Action::Place(_, _, Spot::Buildings) => 1,
            Action::Place(_, _, Spot::Discovery) => 2,
            _ => usize::MAX,
        };
        let wanted = next.actions.iter().filter(|action| rank(action) < usize::MAX);
        wanted.min_by_key(|action| rank(action)).cloned()
    }

    /// Now and then the University moves a piece, or a specialist of a kind that has run out comes back.
    fn choose_at_any_time(&mut self, next: &Next) -> Option<Action> {
        let state = self.session.state();
        let wanted = |action: &&Action| match action {
            Action::Exchange(seat, piece, _) => {
                let in_use = u16::from(state.pieces_in_use(*seat)[*piece]);
                in_use >= self.rulebook.pieces_of_kind(*piece)
            }
            _ => true,
        };
        let choices: Vec<&Action> = next.at_any_time.iter().filter(wanted).collect();
        if choices.is_empty() || !self.random.percent(4) {
            return None;
        }
        Some(choices[self.random.below(choices.len())].clone())
    }

    fn weight(&self, action: &Action, temper: Option<&Temper>) -> usize {
        let state = self.session.state();
        match (action, temper) {
            (Action::Place(seat, piece, spot), Some(temper)) => {
                let at = Spot::ALL.iter().position(|known| known == spot).unwrap_or(0);
                let fits = match (piece, spot) {
                    (Piece::Captain, Spot::Discovery | Spot::Shipping)
                    | (Piece::Merchant, Spot::Shipping | Spot::Dock)
                    | (Piece::Missionary, Spot::Dock)
                    | (Piece::Soldier, Spot::Dock | Spot::Discovery) => 4,
                    _ => 1,
                };
                // Colonies win games; without soldiers overseas there is nothing to fight with.
                let useful = match spot {
                    Spot::Dock => 3,
                    Spot::Goods | Spot::Buildings | Spot::Discovery => 2,
                    _ => 1,
                };
                let armed = state.pieces_in_new_world(*seat)[Piece::Soldier] > 0;
                let weight = temper.spots[at] * fits * useful;
                if *spot == Spot::Warfare && !armed {
                    1
                } else {
                    weight
                }
            }
            (Action::Pass(_), _) => 0,
            (Action::Explore(_, sent, ..) | Action::ExploreCard(_, sent, _), Some(temper)) => {
                let strength = usize::from(super::apply::strength(*sent));
                // Most expeditions leave when they are strong enough, some before.
                if strength >= temper.strength && strength <= temper.strength + 2 {
                    40
                } else {
                    1
                }
            }
            (Action::Sail(seat, _, region, _), _) => {
                // Colonies grow where one has been already.
                1 + usize::from(state.pieces(*region, *seat).total().min(4))
            }
            (Action::War(..) | Action::Bid(_, None), _) => 3,
            _ => 1,
        }
    }

    /// Fills in what luck decides.
    fn with_luck(&mut self, action: Action) -> Action {
        match action {
            Action::Explore(seat, pieces, region, None) => {
                Action::Explore(seat, pieces, region, Some(self.tokens[region.index()]))
            }
            Action::ExploreCard(seat, pieces, None) => Action::ExploreCard(seat, pieces, self.draw_card()),
            Action::Buy(seat, building, Some(region), None) => {
                let discovers = self.rulebook.building(building).effect == EffectRule::FreeDiscovery;
                let token = discovers.then(|| self.tokens[region.index()]);
                Action::Buy(seat, building, Some(region), token)
            }
            Action::DiscoverFreely(seat, region, None) => {
                Action::DiscoverFreely(seat, region, Some(self.tokens[region.index()]))
            }
            other => other,
        }
    }

    fn draw_card(&mut self) -> Option<CardId> {
        let won: Vec<CardId> = self
            .session
            .state()
            .players
            .iter()
            .flat_map(|player| player.cards.clone())
            .collect();
        let cards = (0..self.rulebook.catalog.cards.len()).filter_map(|at| u8::try_from(at).ok().map(CardId));
        let left: Vec<CardId> = cards.filter(|card| !won.contains(card)).collect();
        let at = self.random.below(left.len());
        left.get(at).copied()
    }

    /// Now and then figures are written down.
    fn claim(&mut self) {
        let state = self.session.state();
        let seats: Vec<Seat> = state.seats().collect();
        let stage = self.session.course().stage;
        match stage {
            Stage::Income if self.random.percent(30) => {
                for seat in seats {
                    let state = self.session.state();
                    let sets = state.set_income(self.rulebook, seat);
                    let buildings = state.building_income(self.rulebook, seat);
                    self.write(Action::ClaimReceived(seat, u32::from(sets + buildings)));
                }
            }
            Stage::Shipping => {
                if let Some(result) = state.shipping_result()
                    && self.random.percent(50)
                {
                    self.write(Action::ClaimShip(result.winner));
                }
            }
            Stage::Scoring => {
                // The heading has scored the colonies.
                for seat in seats {
                    let session = &self.session;
                    let points = points_to_claim(
                        session.state(),
                        session.play(),
                        session.course(),
                        self.rulebook,
                        seat,
                    );
                    self.write(Action::ClaimPoints(seat, u32::from(points)));
                }
            }
            Stage::Refill if self.random.percent(30) => {
                self.write(Action::Tally);
                for seat in seats {
                    let player = self.session.state().player(seat);
                    let held = Holdings {
                        money: u32::try_from(player.money).ok(),
                        ships: (player.ships > 0).then_some(u32::from(player.ships)),
                        ..Holdings::default()
                    };
                    self.write(Action::ClaimHoldings(seat, Box::new(held)));
                }
            }
            _ => {}
        }
    }

    fn finish(&mut self) {
        let (winners, _) = self.session.state().winners(self.rulebook);
        self.write(Action::ClaimWinners(winners));
        self.write(Action::Enter(Stage::End));
    }
}
