//! What games exercise: which things of the box occur in them and which rules come into play, so that nothing is
//! left out by chance.

use super::action::Action;
use super::apply::Spot;
use super::catalog::{Building, Catalog, Set, Timing};
use super::replay::Session;
use super::replay::moments::sort_of;
use super::score::TieBreak;
use super::simulate::{Simulation, simulate};
use super::state::{Figures, Piece, RegionId, Rulebook, Seat, Stage};
use crate::core::engine::Moments;
use crate::core::{EntryKey, Kind};
use crate::games::Occurrences;
use crate::games::discovery::kinds;

/// How often each thing and each rule of the game occurred.
#[derive(Debug, Clone)]
pub struct Exercise<'c> {
    catalog: &'c Catalog,
    /// What was seen.
    pub seen: Occurrences,
    /// Who had a set of goods before in the game that is being played.
    had_sets: Vec<bool>,
}

/// Conflicts, ties and empty supplies, by the ids of their names.
pub const EVENTS: [&str; 11] = [
    "auction",
    "battle",
    "map-complete",
    "no-buildings",
    "no-goods",
    "no-ships",
    "tie-broken-by-colonies",
    "tie-broken-by-goods",
    "tie-broken-by-money",
    "tie-for-the-ship",
    "war",
];

/// The kinds of things that occur in games.
pub const KINDS: [Kind; 6] = [
    kinds::BUILDING,
    kinds::BOX,
    kinds::PIECE,
    kinds::GOOD,
    kinds::TOKEN,
    kinds::CARD,
];

/// Rules that are noted where they decide something, not wherever a finding about them is looked for.
const RARE: [&str; 7] = ["R-054", "R-059", "R-115", "R-120", "R-140", "R-141", "R-142"];

/// Buildings that their owners may use or not.
const USED: [&str; 5] = ["migration", "militia", "stable", "university", "west-indies-co"];

/// What is compared before and after an entry.
struct Before {
    discoveries: usize,
    scorings: usize,
}

impl Before {
    fn new(session: &Session) -> Self {
        let players = &session.state().players;
        Self {
            discoveries: players
                .iter()
                .map(|player| player.tokens.len() + player.cards.len())
                .sum(),
            scorings: players.first().map_or(0, |player| player.points.colonies.len()),
        }
    }
}

impl<'c> Exercise<'c> {
    /// Everything that can occur, none of it seen yet.
    pub fn new(catalog: &'c Catalog) -> Self {
        let mut seen = Occurrences::new(catalog, &KINDS, EVENTS);
        // Nothing is placed on the turn order track.
        seen.things.remove(&EntryKey::new(kinds::BOX, "turn-order"));
        Self {
            catalog,
            seen,
            had_sets: Vec::new(),
        }
    }

    /// Plays a game and notes what occurs in it.
    pub fn play(&mut self, simulation: &Simulation) {
        let actions = simulate(simulation).actions;
        let rulebook = Rulebook::new(simulation.catalog, simulation.readings.clone());
        let Some(Action::Players(players)) = actions.first() else {
            return;
        };
        self.seen.games += 1;
        self.had_sets = vec![false; players.len()];
        self.rules_met(Moments::HEADER);
        for rule in ["R-002", "R-010", "R-016"] {
            self.seen.rule(rule);
        }
        let header = Session::header(&actions);
        let mut session = Session::new(&rulebook, header);
        for action in &actions[header.len()..] {
            let before = Before::new(&session);
            self.entry(action, &session);
            session.apply(action);
            self.came_of(action, &before, &session);
        }
        self.end(&session, &rulebook);
    }

    /// The rules whose findings are looked for at such a moment.
    fn rules_met(&mut self, sort: Moments) {
        let catalog = self.catalog;
        let used = |rule: &str| {
            let building = catalog.buildings.iter().find(|building| building.rule == rule);
            building.is_some_and(|building| USED.contains(&building.id.as_ref()))
        };
        let counts = |rule: &str| !RARE.contains(&rule) && !used(rule);
        self.seen.rules_met::<Rulebook>(&catalog.registry, sort, counts);
    }

    /// What an entry shows before it is applied.
    fn entry(&mut self, action: &Action, session: &Session) {
        let catalog = self.catalog;
        self.rules_met(sort_of(action));
        match action {
            Action::Turn(_) => {
                self.rules_met(Moments::LEAVING);
                self.seen.rule("R-017");
            }
            Action::Enter(stage) => {
                self.rules_met(Moments::LEAVING);
                self.entered(*stage, session);
            }
            Action::Order(_) if session.course().stage == Stage::Setup => self.seen.rule("R-007"),
            Action::Place(seat, piece, spot) => self.placed(*seat, *piece, *spot, session),
            Action::Buy(_, building, ..) => {
                let bought = &catalog.buildings[building.index()];
                self.seen.thing(kinds::BUILDING, &bought.id);
                // What its owner may use or not is noted when it is used.
                self.seen
                    .rule_if(&bought.rule, !USED.contains(&bought.id.as_ref()));
            }
            Action::Trade(_, good) | Action::Draw(_, good) => {
                self.seen.thing(kinds::GOOD, &catalog.goods[good.index()].id);
                self.used("west-indies-co", matches!(action, Action::Draw(..)));
            }
            Action::Sail(_, piece, ..) => {
                let next = session.state().dock.first().map(|(_, piece)| *piece);
                let piece = piece.or(next);
                self.seen.rule_if("R-051", piece == Some(Piece::Merchant));
                self.seen.rule_if("R-052", piece == Some(Piece::Missionary));
                self.seen.rule_if("R-053", piece == Some(Piece::Soldier));
            }
            Action::Exchange(..) => self.seen.rule("R-054"),
            Action::Battle(..) | Action::War(..) => {
                self.seen.rule("R-088");
                let is_war = matches!(action, Action::War(..));
                self.seen.event(if is_war { "war" } else { "battle" });
            }
            Action::Losses(_, losses) => {
                self.rules_met(Moments::CONCLUDING);
                self.used("militia", losses.iter().any(|side| side.on_militia > 0));
            }
            Action::MoveSoldier(..) => self.used("stable", true),
            Action::MoveColonists(..) => self.used("migration", true),
            Action::University(..) => self.used("university", true),
            Action::Pass(_) => {
                self.seen.rule("R-042");
                self.seen
                    .rule_if("R-063", session.course().stage == Stage::Buildings);
            }
            Action::AuctionToken(..) => {
                self.seen.event("auction");
                self.seen.rule("R-152");
                self.seen.rule("R-153");
            }
            _ => {}
        }
    }

    /// A building of somebody's is used.
    fn used(&mut self, building: &str, is_used: bool) {
        let catalog = self.catalog;
        let known = catalog.buildings.iter().find(|known| known.id == building);
        if let Some(known) = known.filter(|_| is_used) {
            self.seen.rule(&known.rule);
        }
    }

    /// What the table shows as a stage begins.
    fn entered(&mut self, stage: Stage, session: &Session) {
        let state = session.state();
        match stage {
            Stage::Placement => {
                let age = self
                    .catalog
                    .ages
                    .iter()
                    .find(|age| age.turns.contains(&state.turn));
                let left = self.catalog.buildings.iter().zip(&state.building_pile);
                let left =
                    left.filter(|(building, _)| age.is_some_and(|age| age.id == building.age.to_string()));
                let none_left = left.map(|(_, count)| *count).sum::<u16>() == 0;
                self.seen.event_if("no-buildings", none_left);
                for rule in ["R-115", "R-120"] {
                    self.seen.rule_if(rule, none_left);
                }
                self.seen.event_if("map-complete", state.map_is_complete());
            }
            Stage::Shipping => {
                let tie = state.shipping_result().is_some_and(|result| result.tie_broken);
                self.seen.rule_if("R-059", tie);
                self.seen.event_if("tie-for-the-ship", tie);
            }
            _ => {}
        }
    }

    fn placed(&mut self, seat: Seat, piece: Piece, spot: Spot, session: &Session) {
        let state = session.state();
        let id = match spot {
            Spot::Initiative => "initiative",
            Spot::Dock | Spot::DockFree(_) => "dock",
            Spot::Goods => "goods",
            Spot::Shipping => "shipping",
            Spot::Buildings => "buildings",
            Spot::Discovery => "discovery",
            Spot::Specialist(_) => "specialists",
            Spot::Warfare => "warfare",
        };
        self.seen.thing(kinds::BOX, id);
        self.seen.thing(kinds::PIECE, piece.id());
        self.seen.rule("R-027");
        self.seen
            .rule_if("R-031", matches!(spot, Spot::Discovery | Spot::Shipping));
        self.seen.rule_if(
            "R-036",
            piece != Piece::Colonist && matches!(spot, Spot::Goods | Spot::Buildings),
        );
        self.seen
            .rule_if("R-089", piece == Piece::Soldier && spot == Spot::Warfare);
        let row = match spot {
            Spot::Dock => &state.dock,
            Spot::Goods => &state.goods,
            Spot::Buildings => &state.buildings,
            _ => return,
        };
        let again = row.iter().any(|(owner, _)| *owner == seat);
        self.seen.rule_if("R-035", again);
    }

    /// What an entry has brought about.
    fn came_of(&mut self, action: &Action, before: &Before, session: &Session) {
        let state = session.state();
        match action {
            Action::Explore(_, pieces, ..) | Action::ExploreCard(_, pieces, _) => {
                let after = Before::new(session);
                let succeeded = after.discoveries > before.discoveries;
                self.seen.rule("R-070");
                self.seen.rule("R-071");
                self.seen.rule_if("R-072", succeeded);
                self.seen
                    .rule_if("R-073", succeeded && pieces[Piece::Soldier] > 0);
                let is_card = matches!(action, Action::ExploreCard(..));
                for rule in ["R-074", "R-075"] {
                    self.seen.rule_if(rule, succeeded && !is_card);
                }
                self.seen.rule_if("R-081", is_card && !succeeded);
            }
            Action::Enter(Stage::Initiative) => {
                self.seen.rule("R-045");
                self.seen
                    .rule_if("R-044", state.initiative.len() < state.players.len());
            }
            Action::Enter(Stage::Income) => self.income(session),
            Action::Enter(Stage::Benefits) if state.turn > 3 => {
                let first_age =
                    |building: &Building| building.age == 1 && building.timing == Timing::Benefits;
                let owned = state.players.iter().flat_map(|player| &player.buildings);
                let lasts = owned
                    .into_iter()
                    .any(|id| first_age(&self.catalog.buildings[id.index()]));
                self.seen.rule_if("R-108", lasts);
            }
            _ => {}
        }
        self.seen
            .event_if("no-goods", state.goods_pile.iter().all(|count| *count == 0));
        if Before::new(session).scorings > before.scorings {
            for region in state.region_ids() {
                self.colony(region, session);
            }
        }
    }

    fn income(&mut self, session: &Session) {
        let sets: &[Set] = &self.catalog.sets;
        for (at, player) in session.state().players.iter().enumerate() {
            let before = self.seen.rules["R-099"];
            let total: u16 = player.goods_total();
            let most = player.goods.iter().copied().max().unwrap_or(0);
            let alike = |set: &Set| set.alike && set.size <= u16::from(most);
            let any = |set: &Set| !set.alike && set.size <= total;
            for set in sets.iter().filter(|set| alike(set) || any(set)) {
                self.seen.rule(&set.rule);
                self.seen.rule("R-099");
            }
            self.seen.rule_if("R-103", player.ships > 0 && total > 1);
            let has_set = before != self.seen.rules["R-099"];
            let again = has_set && self.had_sets[at];
            self.had_sets[at] |= has_set;
            for rule in ["R-104", "R-105"] {
                self.seen.rule_if(rule, again);
            }
        }
    }

    /// how a colony was divided.
    fn colony(&mut self, region: RegionId, session: &Session) {
        let place = session.state().region(region);
        let mut pieces: Vec<u16> = place.pieces.iter().map(|pieces| pieces.total()).collect();
        pieces.retain(|count| *count > 0);
        pieces.sort_unstable_by(|one, other| other.cmp(one));
        let Some(most) = pieces.first().copied() else {
            return;
        };
        self.seen.rule("R-129");
        if most < 3 {
            return;
        }
        self.seen.rule("R-050");
        let leaders = pieces.iter().filter(|count| **count == most).count();
        let second = pieces.get(leaders).copied();
        let seconds = pieces.iter().filter(|count| Some(**count) == second).count();
        self.seen.rule_if("R-130", leaders == 1 && seconds == 1);
        self.seen.rule_if("R-131", leaders == 2);
        self.seen.rule_if("R-132", leaders > 2);
        self.seen.rule_if("R-133", leaders == 1 && seconds > 1);
        self.seen.rule_if("R-134", pieces.len() == 1);
        self.seen
            .rule_if("R-135", leaders == 1 && seconds == 1 && second < Some(3));
    }

    /// What the end of a game shows.
    fn end(&mut self, session: &Session, rulebook: &Rulebook) {
        let (state, catalog) = (session.state(), self.catalog);
        for seat in state.seats() {
            let player = state.player(seat);
            for token in &player.tokens {
                // Tokens with the same figures cannot be told apart.
                for known in catalog.tokens.iter() {
                    let figures = Figures {
                        coins: known.coins,
                        plunder: known.plunder,
                        natives: known.natives,
                        points: known.points,
                    };
                    if figures == *token {
                        self.seen.thing(kinds::TOKEN, &known.id);
                    }
                }
            }
            for card in &player.cards {
                self.seen.thing(kinds::CARD, &catalog.cards[card.index()].id);
            }
            let score = state.score(rulebook, seat);
            self.seen.rule_if("R-137", score.discoveries > 0);
            self.seen
                .rule_if("R-138", score.buildings.iter().any(|points| *points > 0));
            self.seen.rule_if("R-139", score.economy > 0);
        }
        match state.winners(rulebook).1 {
            TieBreak::None => {}
            TieBreak::Colonies => {
                self.seen.rule("R-140");
                self.seen.event("tie-broken-by-colonies");
            }
            TieBreak::Money => {
                self.seen.rule("R-141");
                self.seen.event("tie-broken-by-money");
            }
            TieBreak::Goods | TieBreak::Shared => {
                self.seen.rule("R-142");
                self.seen.event("tie-broken-by-goods");
            }
        }
        let ships: u16 = state.players.iter().map(|player| u16::from(player.ships)).sum();
        // Two of them mark the turn and the end of the dock.
        self.seen.event_if("no-ships", ships + 2 >= catalog.numbers.ships);
    }
}
