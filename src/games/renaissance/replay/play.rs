//! What has been done and does not lie on the table: bids, who has acted, what was paid, what waits for its answer.

use crate::core::TextSpan;
use crate::core::engine::{Account, Seat};
use crate::games::renaissance::action::{Action, Holdings, Placement, Purchase};
use crate::games::renaissance::apply::income::Income;
use crate::games::renaissance::state::{CardId, State};

/// What has been done this turn and does not lie on the table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each has happened or not")]
pub struct Play {
    /// The setup.
    pub setup: Setup,
    /// The player who has acted last among those who act in order, and by whom nobody earlier may come again.
    pub acted: Option<Seat>,
    /// Whether something has happened in the stage besides swaps.
    pub has_begun: bool,
    /// Who has swapped places in this phase, in the order in which they did.
    pub swapped: Vec<Seat>,
    /// Whoever is buying, and how far.
    pub buying: Option<Buying>,
    /// An attack that waits for its dice or the defender's Cathedral.
    pub attack: Option<Attack>,
    /// The place in the order of play of the round in which a tied War was rolled last in this phase.
    pub war_round: Option<usize>,
    /// What each player received in this income phase.
    pub received: Vec<Income>,
    /// The cash of each player before this income phase.
    pub cash_before: Vec<i32>,
    /// How often the market was rolled in this phase.
    pub market_rolls: usize,
    /// Cards that an open record names before they are drawn.
    pub named: Vec<(Seat, CardId)>,
    /// The order that is claimed.
    pub claimed_order: Option<Vec<Seat>>,
    /// Whether the order of this turn was written down.
    pub is_order_said: bool,
    /// Whether the order of this turn has been made.
    pub is_ordered: bool,
    /// Tokens paid for and not in stock, by seat: with another reading they follow later (RA-05).
    pub overpaid: Vec<u8>,
    /// What each player spent on tokens when the order was made.
    pub spent: Vec<i32>,
    /// Those of whom nothing was written then.
    pub silent: Vec<Seat>,
    /// Players who are out and whose hands are not named yet, with the number of cards and where it happened.
    pub unnamed: Vec<(Seat, u8, TextSpan)>,
    /// Where it is written what a cession or a reduced marker answers to.
    pub answer_to: TextSpan,
    /// Whether a part of an entry is being played.
    pub is_part: bool,
    /// Burdens that were shown at the end, by seat.
    pub burdens: Vec<u8>,
    /// Where each player's money came from and went to.
    pub ledgers: Vec<Account<&'static str>>,
}

/// What the setup says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each has been said or not")]
pub struct Setup {
    /// Whether the record begins in the middle of a game.
    pub is_position: bool,
    /// What each player bids for a capital.
    pub bids: Vec<Option<u32>>,
    /// The dice of each player, one after the other.
    pub rolls: Vec<Vec<u32>>,
    /// The turn that is the last by the table's own time limit.
    pub last_turn: Option<u16>,
    /// Whether the bids have been paid.
    pub is_chosen: bool,
    /// The epoch that is told.
    pub epoch: Option<u8>,
    /// The size of the draw pile that is told.
    pub deck: Option<u32>,
    /// The face-up pile that is told.
    pub replay: Option<Vec<CardId>>,
    /// The cards out of the game that are told.
    pub removed: Option<Vec<CardId>>,
    /// The cards in hand that are told, by seat.
    pub hands: Vec<Option<u32>>,
    /// Variants, editions and readings that the header chooses, as far as it has been read.
    pub header: Vec<Action>,
    /// What is told of each player.
    pub given: Vec<Holdings>,
    /// Whether the order of choosing capitals is told.
    pub is_choice_given: bool,
    /// Whether the order of play is told.
    pub is_order_given: bool,
    /// The cards that are named of those dealt.
    pub named: Vec<(Seat, CardId)>,
}

/// A player's purchases so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Buying {
    /// Who buys.
    pub seat: Seat,
    /// The step that was reached.
    pub step: Step,
    /// The last entry.
    pub span: TextSpan,
    /// What was paid for each item.
    pub paid: Vec<(Purchase, i32)>,
    /// Whether stabilization was paid or refused; none if nothing is written of it yet.
    pub stabilized: Option<bool>,
}

/// A step of the purchase phase, in its order: RR-010.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// A ship.
    Ship,
    /// Advances, and the leaders for them.
    Advances,
    /// Stabilization.
    Stabilization,
    /// Misery relief.
    Relief,
}

impl Step {
    /// The step of an item.
    pub const fn of(item: Purchase) -> Self {
        match item {
            Purchase::Ship(..) => Self::Ship,
            Purchase::Advance(..) | Purchase::Leader(..) => Self::Advances,
            Purchase::Stability(_) | Purchase::Unrest => Self::Stabilization,
            Purchase::Relief(..) => Self::Relief,
        }
    }

    /// Its id in the data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ship => "ship",
            Self::Advances => "advances",
            Self::Stabilization => "stabilization",
            Self::Relief => "relief",
        }
    }
}

/// An attack that waits for its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attack {
    /// Who attacks.
    pub seat: Seat,
    /// Where, and with how many.
    pub placement: Placement,
    /// How many tokens were sent.
    pub tokens: u8,
    /// Where it is written.
    pub span: TextSpan,
}

impl Play {
    /// Before anything has happened.
    pub fn new(players: usize) -> Self {
        Self {
            setup: Setup {
                bids: vec![None; players],
                rolls: vec![Vec::new(); players],
                hands: vec![None; players],
                given: vec![Holdings::default(); players],
                ..Setup::default()
            },
            received: vec![Income::default(); players],
            cash_before: vec![0; players],
            overpaid: vec![0; players],
            spent: vec![0; players],
            burdens: vec![0; players],
            ledgers: (0..players).map(|_| Account::default()).collect(),
            ..Self::default()
        }
    }

    /// Whether an order only rearranges players who spent the same when the order was made.
    pub fn may_rearrange(&self, state: &State, order: &[Seat]) -> bool {
        let living = |order: &[Seat]| -> Vec<Seat> {
            let seats = order.iter().copied();
            seats.filter(|seat| !state.player(*seat).is_out).collect()
        };
        let (ours, theirs) = (living(&state.order), living(order));
        let mut sorted = (ours.clone(), theirs.clone());
        sorted.0.sort_unstable();
        sorted.1.sort_unstable();
        let spent = |seat: Seat| self.spent.get(seat.index());
        sorted.0 == sorted.1
            && ours
                .iter()
                .zip(&theirs)
                .all(|(one, other)| spent(*one) == spent(*other))
    }

    /// A stage is opened: nobody has acted in it.
    pub fn begin_stage(&mut self) {
        self.acted = None;
        self.has_begun = false;
        self.swapped.clear();
        self.buying = None;
        self.attack = None;
        self.war_round = None;
        self.market_rolls = 0;
    }
}
