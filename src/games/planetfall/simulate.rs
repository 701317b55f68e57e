//! Whole games played at random but sensibly, by the engine's own list of what is legal: the same game for the same
//! seed. Any deck that is complete can be played.

use super::action::{Action, Figures, Held, Holdings, Resolving, Spot, Use};
use super::catalog::Catalog;
use super::deck::{Card, CardSort, Deck, Gains, Stat, Way};
use super::replay::Session;
use super::state::{Laid, Name, Place, Rulebook, Ship, Stage};
use crate::core::Random;
use crate::core::engine::{Action as _, Seat, Simulated, nameless};

/// What game to play.
#[derive(Debug, Clone)]
pub struct Simulation<'a> {
    /// The catalog.
    pub catalog: &'a Catalog,
    /// The box that is played with.
    pub deck: &'a Deck,
    /// How the record names it.
    pub file: &'a str,
    /// The colours of the players.
    pub players: Vec<String>,
    /// The seed of all luck and all choices.
    pub seed: u64,
}

/// Plays a game to its end.
pub fn simulate(simulation: &Simulation) -> Simulated<Action> {
    let rulebook = Rulebook::of_deck(simulation.catalog, simulation.deck);
    let mut random = Random::new(simulation.seed);
    let players = nameless(&simulation.players);
    let tempers = players.iter().map(|_| Temper::new(&mut random)).collect();
    let header = vec![Action::Players(players)];
    let mut game = Game {
        session: Session::new(&rulebook, &header),
        rulebook: &rulebook,
        random,
        tempers,
        actions: header,
        disputed: Vec::new(),
        aside: Vec::new(),
    };
    game.actions.push(Action::Deck(simulation.file.to_owned()));
    game.play();
    Simulated {
        actions: game.actions,
        disputed: game.disputed,
    }
}

/// What a player likes: so that games differ and everything occurs.
#[derive(Debug, Clone)]
struct Temper {
    sorts: [usize; 4],
    operations: usize,
    force: usize,
    annexes: usize,
    enlists: usize,
    texts: usize,
}

impl Temper {
    fn new(random: &mut Random) -> Self {
        Self {
            sorts: std::array::from_fn(|_| 1 + random.below(9)),
            operations: 1 + random.below(5),
            force: random.below(100),
            annexes: random.below(100),
            enlists: random.below(100),
            texts: random.below(100),
        }
    }
}

struct Game<'r, 'c> {
    session: Session<'r, 'c>,
    rulebook: &'r Rulebook<'c>,
    random: Random,
    tempers: Vec<Temper>,
    actions: Vec<Action>,
    disputed: Vec<(usize, &'static str)>,
    /// The cards of the planet that were not laid out.
    aside: Vec<Name>,
}

impl Game<'_, '_> {
    fn write(&mut self, action: Action) {
        let found: Vec<&'static str> = self
            .session
            .apply(&action)
            .iter()
            .map(|finding| finding.slug)
            .collect();
        let at = self.actions.len();
        let is_note = |slug: &&str| *slug == "text-only-the-table-knows";
        self.disputed.extend(
            found
                .into_iter()
                .filter(|slug| !is_note(slug))
                .map(|slug| (at, slug)),
        );
        self.actions.push(action);
    }

    fn play(&mut self) {
        self.set_up();
        let last = self.rulebook.catalog.numbers.rounds;
        for round in 1..=last {
            self.write(Action::turn(u32::from(round)));
            self.discover(round);
            self.earn(round);
            for (exploration, resolution) in [
                (Stage::Exploration1, Stage::Resolution1),
                (Stage::Exploration2, Stage::Resolution2),
            ] {
                self.explore(exploration);
                self.write(Action::Enter(resolution));
                self.resolve();
                if self.random.percent(30) {
                    self.tally();
                }
            }
            if round < last && self.random.percent(50) {
                self.write(Action::Enter(Stage::Migration));
            }
        }
        self.score();
    }

    fn set_up(&mut self) {
        self.write(Action::Enter(Stage::Setup));
        let seats: Vec<Seat> = self.session.state().seats().collect();
        for seat in seats {
            let next = self.session.next();
            let own = |action: &&Action| matches!(action, Action::Pick(other, ..) if *other == seat);
            let picks: Vec<Action> = next.actions.iter().filter(own).cloned().collect();
            if let Some(pick) = picks.get(self.random.below(picks.len())) {
                self.write(pick.clone());
            }
        }
        let goals: Vec<Name> = self.rulebook.goals().iter().map(|(name, _)| *name).collect();
        if let Some(goal) = goals.get(self.random.below(goals.len())) {
            self.write(Action::Goal(*goal));
        }
        let known = self.session.state().order_of_initiative();
        let mut order: Vec<Seat> = self.session.state().seats().collect();
        self.random.shuffle(&mut order);
        if known.is_none() || self.random.percent(30) {
            self.write(Action::Order(known.unwrap_or(order)));
        }
    }

    fn discover(&mut self, round: u16) {
        self.write(Action::Enter(Stage::Discovery));
        let of_planet = |card: &Card| card.planet == Some(round);
        let cards = self.rulebook.cards().iter();
        let mut cards: Vec<Name> = cards
            .filter(|(_, card)| of_planet(card))
            .map(|(name, _)| *name)
            .collect();
        self.random.shuffle(&mut cards);
        let lengths = self.rulebook.row_lengths(self.session.seats().len());
        for (level, length) in (1_u32..).zip(lengths) {
            let rest = cards.split_off(length.min(cards.len()));
            self.write(Action::Row(level, cards));
            cards = rest;
        }
        self.aside = cards;
    }

    fn earn(&mut self, round: u16) {
        if round == 1 && self.random.percent(50) {
            return;
        }
        self.write(Action::Enter(Stage::Income));
        let seats: Vec<Seat> = self.session.state().seats().collect();
        for seat in seats {
            if !self.session.state().has_income(seat) {
                continue;
            }
            if self.random.percent(30) {
                let known = self.session.state().income(self.rulebook, seat).known;
                // What the phase has not given yet is claimed before it begins by itself.
                let is_begun = self.session.play().income.get(seat.index()).copied();
                let known = is_begun.map_or(known, |(known, _)| known);
                if let Some(claim) = figures_of(known) {
                    self.write(Action::ClaimIncome(seat, Box::new(claim)));
                }
            }
            self.use_texts(Some(seat));
        }
    }

    /// Uses texts that need a line, now and then.
    fn use_texts(&mut self, seat: Option<Seat>) {
        for _ in 0..3 {
            let next = self.session.next();
            let temper = next
                .who
                .or(seat)
                .map_or(50, |seat| self.tempers[seat.index()].texts);
            let is_text = |action: &&Action| {
                let of_player = seat.is_none() || action.seat() == seat;
                of_player && matches!(action, Action::Use(..) | Action::Restrain(..))
            };
            let uses: Vec<Action> = next.actions.iter().filter(is_text).cloned().collect();
            if uses.is_empty() || !self.random.percent(temper) {
                return;
            }
            let Some(used) = uses.get(self.random.below(uses.len())).cloned() else {
                return;
            };
            match used {
                Action::Use(seat, name, used) => match *used {
                    Use::Reveal(level, None) => {
                        let Some(card) = self.aside.pop() else { return };
                        self.write(Action::Use(seat, name, Box::new(Use::Reveal(level, Some(card)))));
                    }
                    used => self.write(Action::Use(seat, name, Box::new(used))),
                },
                other => self.write(other),
            }
        }
    }

    fn explore(&mut self, stage: Stage) {
        self.write(Action::Enter(stage));
        if self.random.percent(20) {
            let order = self.session.state().order.clone();
            self.write(Action::Order(order));
        }
        while let Some(seat) = self.session.state().next_to_place() {
            self.use_texts(Some(seat));
            let next = self.session.next();
            let is_choice = |action: &&Action| matches!(action, Action::Place(..) | Action::Pass(_));
            let choices: Vec<Action> = next.actions.iter().filter(is_choice).cloned().collect();
            let temper = self.tempers[seat.index()].clone();
            let state = self.session.state();
            let weight = |action: &Action| match action {
                Action::Place(_, Spot::Operations(_)) => temper.operations,
                Action::Place(_, spot) => {
                    let laid = state.find(*spot).and_then(|place| state.laid(place));
                    let sort = laid.and_then(Laid::sort).unwrap_or(CardSort::Unit);
                    temper.sorts[sort as usize]
                }
                _ => 1,
            };
            let Some(choice) = self.random.weighted(&choices, weight).cloned() else {
                return;
            };
            self.write(choice);
        }
    }

    fn resolve(&mut self) {
        loop {
            let next = self.session.next();
            let Some(seat) = next.who else { return };
            let temper = self.tempers[seat.index()].clone();
            let wish = |way: Option<Way>| match way {
                Some(Way::Enlist) => temper.enlists,
                Some(Way::Defeat) => 100 - temper.enlists,
                Some(Way::Aggression) => temper.force,
                Some(Way::Peace) => 100 - temper.force,
                Some(Way::Annex) => temper.annexes,
                Some(Way::Gather) => 100 - temper.annexes,
                Some(Way::Study) | None => 1,
            };
            let weight = |action: &Action| match action {
                Action::Resolve(_, written) => 1 + wish(written.way),
                _ => 0,
            };
            let Some(choice) = self.random.weighted(&next.actions, weight).cloned() else {
                return;
            };
            let Action::Resolve(seat, written) = choice else {
                return;
            };
            let written = self.embellished(seat, *written);
            self.write(Action::Resolve(seat, Box::new(written)));
        }
    }

    /// Some lines say more than they must, and some less.
    fn embellished(&mut self, seat: Seat, mut written: Resolving) -> Resolving {
        let state = self.session.state();
        let Some(Ship::On(place)) = state.ships.get(seat.index()).copied() else {
            return written;
        };
        let phase = state.phase(self.session.course().stage);
        let outcome = state.outcome(self.rulebook, seat, place, &written, phase);
        let usual = state.usual_way(seat, place, phase);
        if self.random.percent(40) {
            let paid = outcome.paid.unwrap_or_default();
            for stat in Stat::ALL.into_iter().filter(|stat| paid.of(*stat) > 0) {
                written.figures.pay(stat, paid.of(stat));
            }
        }
        if self.random.percent(40) {
            let gained = outcome.gained.unwrap_or_default();
            for stat in Stat::ALL.into_iter().filter(|stat| gained.of(*stat) > 0) {
                written.figures.gain(stat, gained.of(stat));
            }
        }
        let is_card = matches!(place, Place::Card(..));
        if is_card && written.way == usual && self.random.percent(30) {
            written.way = None;
        }
        let says_something = written.way.is_some() || written.exchange.is_some();
        if says_something && self.random.percent(15) {
            written.spot = None;
        }
        written
    }

    fn tally(&mut self) {
        self.write(Action::Tally);
        let seats: Vec<Seat> = self.session.state().seats().collect();
        for seat in seats {
            let player = self.session.state().player(seat);
            let mut held = Holdings {
                stats: player
                    .stats
                    .map(|stat| stat.and_then(|stat| u32::try_from(stat).ok())),
                counts: Vec::new(),
            };
            let kinds = [
                Held::Units,
                Held::Technologies,
                Held::Landmarks,
                Held::Resources,
                Held::Sectors,
                Held::Cards,
                Held::Pairs,
            ];
            for kind in kinds {
                let count = player.held(kind).and_then(|count| u32::try_from(count).ok());
                held.counts.extend(count.map(|count| (kind, count)));
            }
            held.counts.retain(|_| self.random.percent(50));
            self.write(Action::ClaimHoldings(seat, Box::new(held)));
        }
    }

    fn score(&mut self) {
        self.write(Action::Enter(Stage::Scoring));
        let seats: Vec<Seat> = self.session.state().seats().collect();
        for seat in &seats {
            let ends = self.session.state().end_points(self.rulebook, *seat);
            for end in ends {
                let points = end.points.map_or(self.random.below(5), |points| {
                    usize::try_from(points).unwrap_or(0)
                });
                if end.points.is_none() || self.random.percent(50) {
                    let points = u32::try_from(points).unwrap_or(0);
                    self.write(Action::ScoreSource(*seat, end.source, points));
                }
            }
        }
        for seat in seats {
            if let Some(total) = self.session.state().total(self.rulebook, seat) {
                self.write(Action::ClaimPoints(seat, u32::try_from(total).unwrap_or(0)));
            }
        }
        if let Some((winners, _)) = self.session.state().winners(self.rulebook) {
            self.write(Action::ClaimWinners(winners));
        }
        self.write(Action::Enter(Stage::End));
    }
}

/// What was gained, as it is written; none if there is nothing.
fn figures_of(gains: Gains) -> Option<Figures> {
    let mut figures = Figures::default();
    for stat in Stat::ALL.into_iter().filter(|stat| gains.of(*stat) > 0) {
        figures.gain(stat, gains.of(stat));
    }
    (!figures.is_empty()).then_some(figures)
}
