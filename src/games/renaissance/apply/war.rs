//! War: dice, totals, misery, and what is ceded.

use super::strength::Opponents;
use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceId, AreaId, Cession, ProvinceId, ProvinceSet, Rulebook, Seat, SeatSet, State, War,
};

/// The total of one side of a War.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WarTotal {
    /// The die.
    pub die: u8,
    /// Nationalism.
    pub nationalism: u8,
    /// Military advantages that count against the other side.
    pub military: u8,
}

impl WarTotal {
    /// The sum.
    pub const fn sum(self) -> u8 {
        self.die
            .saturating_add(self.nationalism)
            .saturating_add(self.military)
    }
}

/// What a roll of a War has brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WarRoll {
    /// The total of the declarer.
    pub declarer: WarTotal,
    /// The total of the other side.
    pub other: WarTotal,
    /// The winner; none if it is tied.
    pub winner: Option<Seat>,
    /// The markers to be ceded.
    pub difference: u8,
}

impl State {
    /// RR-182: the totals of a roll, and who wins (RA-49).
    pub fn war_roll(&self, rulebook: &Rulebook, sides: [Seat; 2], dice: [u8; 2]) -> WarRoll {
        let total = |seat: Seat, against: Seat, die: u8| WarTotal {
            die,
            nationalism: u8::from(self.has(seat, AdvanceId::NATIONALISM)),
            military: self.military(rulebook, seat, Opponents::new(self, SeatSet::of(against))),
        };
        let [one, two] = sides;
        let (declarer, other) = (total(one, two, dice[0]), total(two, one, dice[1]));
        let (high, low) = (declarer.sum(), other.sum());
        let advantage_wins = !rulebook.reads(disputed::war_tie_with_advantage::STILL_TIED);
        let winner = match high.cmp(&low) {
            std::cmp::Ordering::Greater => Some(one),
            std::cmp::Ordering::Less => Some(two),
            std::cmp::Ordering::Equal => match (declarer.military, other.military) {
                (1.., 0) if advantage_wins => Some(one),
                (0, 1..) if advantage_wins => Some(two),
                _ => None,
            },
        };
        WarRoll {
            declarer,
            other,
            winner,
            difference: high.abs_diff(low),
        }
    }

    /// War is declared and rolled for, in the round of its declarer.
    pub fn declare_war(&mut self, rulebook: &Rulebook, seat: Seat, target: Seat, dice: [u8; 2]) -> WarRoll {
        self.war = Some(War {
            declarer: seat,
            other: target,
            rolled_in: seat,
            rolls: 0,
            cession: None,
        });
        self.roll_war(rulebook, dice, seat).unwrap_or(WarRoll {
            declarer: WarTotal::default(),
            other: WarTotal::default(),
            winner: None,
            difference: 0,
        })
    }

    /// The dice of an open War in a player's round. None if no War is open.
    pub fn roll_war(&mut self, rulebook: &Rulebook, dice: [u8; 2], round_of: Seat) -> Option<WarRoll> {
        let war = self.war?;
        let sides = [war.declarer, war.other];
        let roll = self.war_roll(rulebook, sides, dice);
        let (declarer, other) = match roll.winner {
            None => (1, 1),
            Some(winner) if winner == war.declarer => (1, 2),
            Some(_) => (2, 1),
        };
        self.gain_misery(war.declarer, declarer);
        self.gain_misery(war.other, other);
        let next = War {
            rolled_in: round_of,
            rolls: war.rolls.saturating_add(1),
            ..war
        };
        self.war = match roll.winner {
            None => Some(next),
            Some(winner) => {
                let loser = if winner == war.declarer {
                    war.other
                } else {
                    war.declarer
                };
                let possible = self.most_cedable(rulebook, winner, loser).min(roll.difference);
                let cession = Cession {
                    winner,
                    loser,
                    due: roll.difference,
                    possible,
                };
                Some(War {
                    cession: Some(cession),
                    ..next
                })
                .filter(|_| roll.difference > 0)
            }
        };
        if let Some(cession) = self.cession()
            && cession.possible == 0
        {
            self.end_cession(rulebook, 0);
        }
        self.settle_chaos(rulebook);
        Some(roll)
    }

    /// What is still to be ceded.
    pub fn cession(&self) -> Option<Cession> {
        self.war.and_then(|war| war.cession)
    }

    /// Whether a War is tied, and its dice are to be rolled again.
    pub fn is_war_tied(&self) -> bool {
        self.war.is_some_and(|war| war.cession.is_none())
    }

    /// Whether a player may hold a province that is ceded: RR-169. Ships count only how many boxes they keep.
    pub fn may_hold(&self, rulebook: &Rulebook, seat: Seat, province: ProvinceId) -> Result<(), CannotHold> {
        let area = self.board.province(province).area;
        let needs = match area {
            AreaId::FIVE => Some(AdvanceId::OVERLAND_EAST),
            AreaId::FAR_EAST => Some(AdvanceId::OCEAN_NAVIGATION),
            AreaId::NEW_WORLD => Some(AdvanceId::NEW_WORLD),
            _ => None,
        };
        if let Some(advance) = needs.filter(|advance| !self.player(seat).owns(*advance)) {
            return Err(CannotHold::Lacks(advance));
        }
        let boxes = self.player(seat).ship.boxes();
        let is_full = area.is_overseas()
            && self.overseas_boxes(seat) >= boxes
            && !self.province(province).has_piece(seat)
            && !rulebook.reads(disputed::war_overseas::ANY);
        if is_full {
            return Err(CannotHold::ShipsKeep(boxes));
        }
        Ok(())
    }

    /// The overseas boxes in which a player has a piece: RA-79.
    pub fn overseas_boxes(&self, seat: Seat) -> u8 {
        let held = self
            .board
            .overseas
            .iter()
            .filter(|id| self.province(*id).has_piece(seat));
        u8::try_from(held.count()).unwrap_or(u8::MAX)
    }

    /// The provinces that a loser can cede to a winner, looked at one by one.
    pub fn cedable(&self, rulebook: &Rulebook, winner: Seat, loser: Seat) -> ProvinceSet {
        let held = self.in_play();
        held.filter(|(_, province)| province.coloured_marker() == Some(loser))
            .filter(|(id, _)| self.may_hold(rulebook, winner, *id).is_ok())
            .map(|(id, _)| id)
            .collect()
    }

    /// How many provinces a loser can cede in all: no more boxes than the winner's ships keep, no more than the winner has
    /// markers.
    fn most_cedable(&self, rulebook: &Rulebook, winner: Seat, loser: Seat) -> u8 {
        let cedable = self.cedable(rulebook, winner, loser);
        let boxes = cedable.and(self.board.overseas).len();
        let others = cedable.without(self.board.overseas).len();
        let kept = self.player(winner).ship.boxes();
        let room = if rulebook.reads(disputed::war_overseas::ANY) {
            usize::MAX
        } else {
            usize::from(kept.saturating_sub(self.overseas_boxes(winner)))
        };
        let most = others + boxes.min(room);
        let most = u8::try_from(most).unwrap_or(u8::MAX);
        most.min(self.player(winner).markers)
    }

    /// The loser cedes provinces: the winner's coloured markers take the places of the loser's. Each marker that cannot be
    /// ceded costs a misery space (RR-170). With another reading the loser may refuse: each one missing costs a space.
    pub fn cede(&mut self, rulebook: &Rulebook, provinces: &[ProvinceId]) {
        let Some(cession) = self.cession() else {
            return;
        };
        let mut ceded = 0_u8;
        for province in provinces {
            if self.province(*province).marker_of() == Some(cession.loser) {
                self.clear_marker(*province);
                self.put_marker(cession.winner, *province, false);
                ceded = ceded.saturating_add(1);
            }
        }
        self.end_cession(rulebook, ceded);
    }

    /// A cession is over, so many having been ceded.
    pub fn end_cession(&mut self, rulebook: &Rulebook, ceded: u8) {
        if let Some(cession) = self.cession() {
            let refuses = rulebook.reads(disputed::war_cession::MAY_REFUSE);
            let possible = if refuses { ceded } else { cession.possible };
            self.gain_misery(cession.loser, cession.due.saturating_sub(possible));
            self.war = None;
            self.settle_chaos(rulebook);
        }
    }

    /// The final card play is over: a War that is tied ends without winner or loser (RR-205).
    pub fn end_war(&mut self) {
        if self.is_war_tied() {
            self.war = None;
        }
    }
}

/// Why a player may not hold a province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CannotHold {
    /// Without this advance.
    Lacks(AdvanceId),
    /// The ships keep only so many overseas boxes.
    ShipsKeep(u8),
}
