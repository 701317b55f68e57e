//! What may be written under any heading of a turn: moves of the University, and exchanges.

use super::Table;
use crate::core::engine::{Progress, Seat};
use crate::games::discovery::action::Action;
use crate::games::discovery::apply::Row;
use crate::games::discovery::disputed;
use crate::games::discovery::state::{EffectRule, Piece, Stage};

impl Table<'_, '_> {
    pub(super) fn at_any_time(&self) -> Vec<Action> {
        if matches!(self.course.stage, Stage::Setup | Stage::End) {
            return Vec::new();
        }
        let mut actions = self.university();
        actions.extend(self.exchanges());
        actions
    }

    /// specialists in the New World that may become colonists.
    fn exchanges(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for seat in self.state.seats() {
            let soldiers = self.may_exchange_soldiers(seat);
            for region in self.state.region_ids() {
                let own = self.state.pieces(region, seat);
                let kinds = own.iter().map(|(piece, _)| piece);
                let kinds = kinds.filter(|piece| match piece {
                    Piece::Colonist => false,
                    Piece::Soldier => soldiers,
                    Piece::Captain | Piece::Merchant | Piece::Missionary => true,
                });
                actions.extend(kinds.map(|piece| Action::Exchange(seat, piece, region)));
            }
        }
        actions
    }

    /// only whoever has no soldier left and is due one, unless the table reads it otherwise (D-21).
    fn may_exchange_soldiers(&self, seat: Seat) -> bool {
        let readings = &self.rulebook.readings;
        if readings.is(disputed::specialist_exchange::NEVER_SOLDIERS) {
            return false;
        }
        let is_due = self.play.now.squares[3..].contains(&Some(seat))
            || self.state.may_be_due_a_soldier(self.rulebook, seat);
        let none_left = self.state.available(self.rulebook, seat, Piece::Soldier) == 0;
        readings.is(disputed::specialist_exchange::ALL_SPECIALISTS) || (none_left && is_due)
    }

    /// The moves of the University: own pieces that are not in front yet, in boxes not yet begun.
    fn university(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for seat in self.state.seats() {
            let owns = self
                .state
                .player(seat)
                .buildings
                .iter()
                .any(|building| self.rulebook.building(*building).effect == EffectRule::AdvancePiece);
            if !owns || self.state.player(seat).university_used {
                continue;
            }
            let mut rows = Vec::new();
            let behind = |stage: Stage, row: &[(Seat, Piece)]| -> Vec<usize> {
                let gone = self.play.gone_from(self.state, self.course, stage);
                let spaces = row.iter().enumerate().skip(1);
                spaces
                    .filter(|(_, piece)| piece.0 == seat)
                    .map(|(at, _)| at + 1 + gone)
                    .collect()
            };
            if self.can_still_move(Stage::Dock) {
                let spaces = behind(Stage::Dock, &self.state.dock);
                rows.extend(spaces.into_iter().map(Row::Dock));
                if !self
                    .rulebook
                    .readings
                    .is(disputed::university_from_x_or_y::NOT_ALLOWED)
                {
                    let free = self.state.dock_free.iter().enumerate();
                    rows.extend(
                        free.filter(|(_, piece)| piece.is_some_and(|(owner, _)| owner == seat))
                            .map(|(at, _)| Row::DockFree(at)),
                    );
                }
            }
            if self.can_still_move(Stage::Initiative) {
                let spaces = behind(Stage::Initiative, &self.state.initiative);
                rows.extend(spaces.into_iter().map(Row::Initiative));
            }
            if self.can_still_move(Stage::Buildings) {
                let spaces = behind(Stage::Buildings, &self.state.buildings);
                rows.extend(spaces.into_iter().map(Row::Buildings));
            }
            let position = self.state.order.iter().position(|known| *known == seat);
            rows.extend(position.filter(|at| *at > 0).map(|at| Row::Order(at + 1)));
            actions.extend(rows.into_iter().map(|row| Action::University(seat, row)));
        }
        actions
    }

    /// before the box is worked off; some tables also while it is.
    fn can_still_move(&self, stage: Stage) -> bool {
        let here = self.course.stage == stage;
        let during = self
            .rulebook
            .readings
            .is(disputed::university_moment::DURING_THE_BOX);
        let untouched = self.course.reached == stage && self.course.progress == Progress::Announced;
        self.course.reached < stage || (here && (during || untouched))
    }
}
