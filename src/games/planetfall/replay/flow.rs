//! What happens by itself when a round or a stage begins or ends.

use super::{Defaulted, Replay};
use crate::core::engine::{Moment, Seat};
use crate::games::planetfall::action::Resolving;
use crate::games::planetfall::apply::Event;
use crate::games::planetfall::deck::{Effect, Gains, Stat, Trigger};
use crate::games::planetfall::disputed;
use crate::games::planetfall::state::{Owner, Place, Ship, Stage, UseCount};

impl Replay<'_, '_> {
    /// The next round begins: the cards that nobody took are back in the box.
    pub(super) fn begin_next_round(&mut self) {
        self.state.round += 1;
        self.state.rows = [None, None, None];
        self.state.begin_part();
        self.play.income.clear();
    }

    /// The automatic steps with which a stage begins.
    pub(super) fn take_first_steps(&mut self) {
        if self.course.stage == Stage::Income {
            self.take_income();
        }
    }

    /// The automatic steps with which a stage ends.
    pub(super) fn take_last_steps(&mut self, stage: Stage) {
        match stage {
            Stage::Setup => self.order_by_initiative(),
            Stage::Discovery => {
                let phase = self.state.phase(stage);
                for seat in self.state.seats() {
                    let event = Event::default();
                    let given = self
                        .state
                        .given(self.rulebook, seat, Trigger::Discovery, &event, phase);
                    self.state.player_mut(seat).gain(&given.own, phase);
                    self.give_others(given.others, given.uses, phase);
                }
            }
            Stage::Resolution1 | Stage::Resolution2 => {
                for (seat, place) in self.state.to_resolve(self.rulebook) {
                    self.resolve_by_default(seat, place);
                }
                self.state.end_part();
            }
            Stage::Exploration1
            | Stage::Exploration2
            | Stage::Income
            | Stage::Migration
            | Stage::Scoring
            | Stage::End => {}
        }
    }

    fn take_income(&mut self) {
        let phase = self.state.phase(Stage::Income);
        let incomes: Vec<_> = self
            .state
            .seats()
            .map(|seat| (seat, self.state.income(self.rulebook, seat)))
            .collect();
        self.play.income = incomes
            .iter()
            .map(|(_, income)| (income.known, income.is_complete))
            .collect();
        self.play.received.clear();
        for (seat, income) in incomes {
            let mut received = Gains::default();
            for stat in Stat::ALL {
                let got = self
                    .state
                    .player(seat)
                    .received(stat, income.known.of(stat), phase);
                let got = got.map_or(income.known.of(stat), |got| u16::try_from(got).unwrap_or(0));
                received.add(stat, got);
            }
            self.play.received.push(received);
            self.state.player_mut(seat).gain(&income.known, phase);
            self.give_others(income.others, income.uses, phase);
        }
    }

    /// What others gain by a text, and that it was used.
    pub(super) fn give_others(
        &mut self,
        others: Vec<(Seat, Gains)>,
        uses: Vec<(Seat, Owner, usize)>,
        phase: u16,
    ) {
        for (other, gains) in others {
            self.state.player_mut(other).gain(&gains, phase);
        }
        for (seat, owner, effect) in uses {
            self.note_use(seat, owner, effect, phase, 1);
        }
    }

    /// Notes that a text was used.
    pub(super) fn note_use(&mut self, seat: Seat, owner: Owner, effect: usize, phase: u16, times: u16) {
        self.state.player_mut(seat).uses.push(UseCount {
            owner,
            effect,
            phase,
            times,
        });
    }

    /// The order of round 1, where the initiatives are known and differ.
    fn order_by_initiative(&mut self) {
        if let Some(order) = self.state.order_of_initiative() {
            self.state.order = order;
            self.state.is_ordered = true;
        }
    }

    /// Resolves every ship before this player's by what usually happens.
    pub(super) fn resolve_before(&mut self, seat: Seat) {
        let ships = self.state.to_resolve(self.rulebook);
        let Some(own) = ships.iter().position(|(other, _)| *other == seat) else {
            return;
        };
        for (other, place) in ships.into_iter().take(own) {
            self.resolve_by_default(other, place);
        }
    }

    /// A ship for which no line is written.
    fn resolve_by_default(&mut self, seat: Seat, place: Place) {
        if matches!(place, Place::Operations(_)) {
            self.return_ship(seat, false);
            self.state.ships[seat.index()] = Ship::Owing(place);
            return;
        }
        self.check(Moment::Concluding(&Defaulted { seat, place }));
        self.resolve_ship(seat, place, &Resolving::default());
    }

    /// A ship returns to the turn track.
    pub(super) fn return_ship(&mut self, seat: Seat, passes: bool) {
        let effects = self.state.player(seat).commander_effects().unwrap_or_default();
        let of_commander = effects.contains(&Effect::ShipLast);
        let phase = self.state.phase(self.course.stage);
        let of_text = self
            .state
            .player(seat)
            .active(phase)
            .any(|active| *active.effect == Effect::ShipLast);
        let is_last = of_commander || of_text;
        let only_passing = self
            .rulebook
            .reads(disputed::ardelli_last_space::ONLY_WHEN_PASSING);
        self.state.return_ship(seat, is_last && (passes || !only_passing));
    }

    /// The statistics that nobody can know after an action whose figures are not written.
    pub(super) const UNKNOWN: [Stat; 4] = Stat::ALL;
}
