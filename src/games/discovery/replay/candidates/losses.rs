//! Every way to take the losses of a battle that are still to be written.

use super::Table;
use crate::games::discovery::action::Action;
use crate::games::discovery::apply::Losses;
use crate::games::discovery::replay::Battle;
use crate::games::discovery::replay::pieces::subsets;
use crate::games::discovery::state::PieceCounts;

impl Battle {
    /// Whether its losses are complete, so that something else may come.
    pub fn is_settled(&self) -> bool {
        let enough = (0..2).all(|side| self.lost[side] >= self.least[side]);
        enough && (self.losses.is_some() || !self.has_militia)
    }

    /// Hits on the defender of which nothing has been written yet.
    fn open_hits(&self) -> u16 {
        self.strikes.saturating_sub(self.lost[1] + self.on_militia)
    }

    /// The fewest and the most pieces that a side still loses.
    fn still_lost(&self, side: usize) -> (u16, u16) {
        let left = |figure: u16| figure.saturating_sub(self.lost[side]);
        let most = left(self.most[side]);
        let most = if side == 1 {
            most.min(self.open_hits())
        } else {
            most
        };
        (left(self.least[side]).min(most), most)
    }
}

impl Table<'_, '_> {
    /// The losses of one battle; of the defender's hits, one may be spent on the Militia.
    pub(super) fn losses(&self, battle: &Battle) -> Vec<Action> {
        let mut actions = Vec::new();
        for (of_defender, on_militia) in self.losses_of_defender(battle) {
            for of_attacker in self.pieces_lost(battle, 0) {
                let sides = [(1, of_defender, on_militia), (0, of_attacker, 0)];
                let written = sides
                    .into_iter()
                    .filter(|(_, pieces, on_militia)| !pieces.is_empty() || *on_militia > 0);
                let losses: Vec<Losses> = written
                    .map(|(side, pieces, on_militia)| Losses {
                        seat: battle.sides[side],
                        pieces,
                        on_militia,
                    })
                    .collect();
                if !losses.is_empty() {
                    actions.push(Action::Losses(battle.region, losses));
                }
            }
        }
        actions
    }

    /// Pieces a side may lose, in every number that is allowed.
    fn pieces_lost(&self, battle: &Battle, side: usize) -> Vec<PieceCounts> {
        let (least, most) = battle.still_lost(side);
        let there = self.state.pieces(battle.region, battle.sides[side]);
        let ways = [PieceCounts::default()].into_iter().chain(subsets(there));
        ways.filter(|pieces| (least..=most).contains(&pieces.total()))
            .collect()
    }

    /// The same for the defender, with the hit that goes to the Militia.
    fn losses_of_defender(&self, battle: &Battle) -> Vec<(PieceCounts, u8)> {
        let (_, most) = battle.still_lost(1);
        let may_be_hit = battle.has_militia && battle.on_militia == 0;
        let mut ways = Vec::new();
        for pieces in self.pieces_lost(battle, 1) {
            let spared = pieces.total() < most;
            if !spared {
                ways.push((pieces, 0));
            }
            if may_be_hit && pieces.total() < battle.open_hits() {
                ways.push((pieces, 1));
            }
        }
        ways
    }
}
