//! What games exercise: which things of the box occur in them and which rules come into play, so that nothing is left
//! out by chance.

use super::action::{Action, Outcome, Purchase};
use super::catalog::Catalog;
use super::kinds;
use super::replay::Session;
use super::replay::moments::sort_of;
use super::simulate::{EDITION_1999, Simulation, session_header, simulate};
use super::stage::Stage;
use super::state::{AdvanceId, LastTurn, Once, ProvinceId, Rulebook, Seat, State};
use crate::core::engine::Moments;
use crate::core::{Check, Kind};
use crate::games::Occurrences;

/// How often each thing and each rule of the game occurred.
#[derive(Debug, Clone)]
pub struct Exercise<'c> {
    catalog: &'c Catalog,
    /// What was seen.
    pub seen: Occurrences,
}

/// What happens in games, by the ids of its names.
pub const EVENTS: [&str; 22] = [
    "attack-won",
    "attack-lost",
    "attack-by-cathedral",
    "attack-repelled",
    "war-tied",
    "war-decided",
    "cession",
    "forced-trade",
    "patron",
    "condition-set",
    "refused-stability",
    "relief",
    "relief-by-sets",
    "swap",
    "marker-freed",
    "token-replaced",
    "elimination",
    "departure",
    "last-deck-empty",
    "all-advances",
    "time-up",
    "nobody-left",
];

/// The kinds of things that occur in games.
pub const KINDS: [Kind; 7] = [
    kinds::ADVANCE,
    kinds::CARD,
    kinds::PROVINCE,
    kinds::COMMODITY,
    kinds::SHIP,
    kinds::VARIANT,
    kinds::EDITION,
];

impl<'c> Exercise<'c> {
    /// Everything that can occur, none of it seen yet.
    pub fn new(catalog: &'c Catalog) -> Self {
        Self {
            catalog,
            seen: Occurrences::new(catalog, &KINDS, EVENTS),
        }
    }

    /// Plays a game and notes what occurs in it.
    pub fn play(&mut self, simulation: &Simulation) {
        let actions = simulate(simulation).actions;
        let mut rulebook = Rulebook::new(simulation.catalog);
        rulebook.readings = simulation.readings.clone();
        self.seen.games += 1;
        self.rules_met(Moments::HEADER);
        let is_later = simulation.variant == Some(EDITION_1999);
        let variant = simulation.variant.filter(|_| !is_later);
        self.seen.thing(kinds::VARIANT, variant.unwrap_or("campaign"));
        self.seen
            .thing(kinds::EDITION, if is_later { "1999" } else { "1996" });
        let header = Session::header(&actions);
        let is_limited = simulation.variant == Some("time-limit");
        let limit = last_turn_of(&actions).filter(|_| is_limited);
        let mut session = Session::new(&rulebook, &session_header(header, limit));
        for action in &actions[header.len()..] {
            let before = session.state().clone();
            session.apply(action);
            self.entry(action, &before, session.state());
            // Sets of advances win misery back at the end of the purchase phase.
            let is_complete = |seat: Seat| before.free_relief(seat) > 0 && !before.player(seat).is_out;
            if *action == Action::Enter(Stage::Expansion) && before.seats().any(is_complete) {
                self.seen.event("relief-by-sets");
            }
        }
        let state = session.state();
        self.seen.event(match state.last_turn {
            Some(LastTurn::AllAdvances) => "all-advances",
            Some(LastTurn::TimeLimit) => "time-up",
            Some(LastTurn::NobodyLeft) => "nobody-left",
            Some(LastTurn::DeckEmpty) | None => "last-deck-empty",
        });
        // Everything that is computed follows from the cards, purchases and placements of a whole game.
        let rules = self.catalog.registry.rules.iter();
        for rule in rules.filter(|rule| rule.check == Check::Computed) {
            self.seen.rule(&rule.id);
        }
    }

    /// The rules whose findings are looked for at such a moment.
    fn rules_met(&mut self, sort: Moments) {
        self.seen
            .rules_met::<Rulebook>(&self.catalog.registry, sort, |_| true);
    }

    /// What an entry shows, with the table before and after it.
    fn entry(&mut self, action: &Action, before: &State, after: &State) {
        self.rules_met(sort_of(action));
        if matches!(action, Action::Turn(_) | Action::Enter(_)) {
            self.rules_met(Moments::LEAVING);
            self.rules_met(Moments::CONCLUDING);
        }
        for seat in after.seats() {
            let was_out = before.player(seat).is_out;
            if after.player(seat).is_out && !was_out && !matches!(action, Action::Leave(_)) {
                self.seen.event("elimination");
            }
        }
        match action {
            Action::Play(_, play) => {
                self.seen
                    .thing(kinds::CARD, &self.catalog.cards[play.card.index()].id);
                if after.is_war_tied() && !before.is_war_tied() {
                    self.seen.event("war-tied");
                }
                if after.cession().is_some() {
                    self.seen.event("war-decided");
                }
            }
            Action::WarRoll(_) if after.is_war_tied() => self.seen.event("war-tied"),
            Action::WarRoll(_) => self.seen.event("war-decided"),
            Action::Cede(..) => self.seen.event("cession"),
            Action::Replace(..) => self.seen.event("token-replaced"),
            Action::Market(_) => {
                for commodity in super::state::CommodityId::all() {
                    if after.condition(commodity) != 0 {
                        self.seen
                            .thing(kinds::COMMODITY, &self.catalog.commodities[commodity.index()].id);
                    }
                }
            }
            Action::Purchases(seat, bought) => {
                for item in &bought.items {
                    self.rules_met(sort_of(&Action::Buy(*seat, *item)));
                    self.bought(*seat, *item, after);
                }
            }
            Action::Place(seat, placement) => {
                self.placed(*seat, placement.province, &placement.outcome, after);
            }
            Action::Cathedral(_) => self.seen.event("attack-repelled"),
            Action::Trade(..) => self.seen.event("forced-trade"),
            Action::Adjust(..) => self.seen.event("condition-set"),
            Action::Free(..) => self.seen.event("marker-freed"),
            Action::Swap(seat, _) if after.player(*seat).done.has(Once::Swap) => self.seen.event("swap"),
            Action::Leave(_) => self.seen.event("departure"),
            _ => {}
        }
    }

    fn bought(&mut self, seat: Seat, item: Purchase, after: &State) {
        match item {
            Purchase::Advance(advance, _) => {
                self.seen
                    .thing(kinds::ADVANCE, &self.catalog.advances[advance.index()].id);
                let moves = matches!(
                    advance,
                    AdvanceId::SEAWORTHY_VESSELS | AdvanceId::OCEAN_NAVIGATION
                );
                if let Some(class) = after.player(seat).ship.id().filter(|_| moves) {
                    self.seen.thing(kinds::SHIP, class);
                }
            }
            Purchase::Ship(..) => {
                if let Some(class) = after.player(seat).ship.id() {
                    self.seen.thing(kinds::SHIP, class);
                }
            }
            Purchase::Leader(..) => self.seen.event("patron"),
            Purchase::Unrest => self.seen.event("refused-stability"),
            Purchase::Relief(..) => self.seen.event("relief"),
            Purchase::Stability(_) => {}
        }
    }

    fn placed(&mut self, seat: Seat, province: ProvinceId, outcome: &Outcome, after: &State) {
        self.seen
            .thing(kinds::PROVINCE, &self.catalog.provinces[province.index()].id);
        match outcome {
            Outcome::Dice(_) => {
                let is_won = after.province(province).has_piece(seat);
                self.seen.event(if is_won { "attack-won" } else { "attack-lost" });
            }
            Outcome::Cathedral => self.seen.event("attack-by-cathedral"),
            Outcome::None | Outcome::Won | Outcome::Lost => {}
        }
    }
}

/// The turn above the heading of the final card play.
fn last_turn_of(actions: &[Action]) -> Option<u16> {
    let turns = actions.iter().filter_map(|action| match action {
        Action::Turn(turn) => u16::try_from(*turn).ok(),
        _ => None,
    });
    turns.max()
}
