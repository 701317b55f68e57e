//! The turn order: after Initiative, and by auction.

use crate::games::discovery::disputed;
use crate::games::discovery::state::{Rulebook, Seat, State};

/// those in Initiative lead in its order, the others follow in their old order.
pub fn order_after_initiative(order: &[Seat], initiative: &[Seat]) -> Vec<Seat> {
    let others = order.iter().filter(|seat| !initiative.contains(seat));
    initiative.iter().chain(others).copied().collect()
}

/// what the player who lands on a position of the auction pays.
pub fn auction_payment(position: usize, bid: u16) -> u16 {
    match position {
        1 => bid,
        2 => bid.div_ceil(2),
        _ => 0,
    }
}

impl State {
    /// Sets the order of turn 1 and, R-007, pays the later positions.
    pub fn set_first_order(&mut self, order: Vec<Seat>, with_money: bool) {
        if with_money {
            for (position, seat) in order.iter().enumerate() {
                self.pay(*seat, i32::try_from(position).unwrap_or(0));
            }
        }
        self.order = order;
    }

    /// pays every piece in Initiative the number of its space.
    pub fn pay_initiative(&mut self) {
        let row = self.initiative.clone();
        for (space, (seat, _)) in row.into_iter().enumerate() {
            self.pay(seat, i32::try_from(space + 1).unwrap_or(0));
        }
    }

    /// Phase I: the new order; the pieces of Initiative become markers and are in use no more.
    pub fn take_new_order(&mut self, rulebook: &Rulebook) {
        // a specialist in Initiative is replaced by a colonist, or stays as the marker.
        if rulebook.readings.is(disputed::specialist_in_initiative::STAYS) {
            for (seat, piece) in self.initiative.clone() {
                self.player_mut(seat).marker = piece;
            }
        }
        let row: Vec<Seat> = self.initiative.drain(..).map(|(seat, _)| seat).collect();
        self.order = order_after_initiative(&self.order, &row);
        self.placed.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;
    use crate::games::discovery::state::{Piece, Rulebook};

    #[test]
    fn the_printed_example_of_the_new_order() {
        // order red, blue, green, orange; green on 1, orange on 2.
        let [red, blue, green, orange] = [0, 1, 2, 3].map(Seat);
        let order = order_after_initiative(&[red, blue, green, orange], &[green, orange]);
        assert_eq!(order, [green, orange, red, blue]);
        assert_eq!(order_after_initiative(&[red, blue], &[]), [red, blue]);
    }

    #[test]
    fn the_second_position_of_the_auction_pays_half_rounded_up() {
        assert_eq!([1, 2, 3].map(|position| auction_payment(position, 7)), [7, 4, 0]);
        assert_eq!(auction_payment(2, 0), 0);
    }

    #[test]
    fn later_positions_get_money_at_the_start_and_initiative_pays_its_space() {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let mut state = State::new(&rulebook, 3);
        state.set_first_order(vec![Seat(1), Seat(2), Seat(0)], true);
        let money = |state: &State| {
            state
                .players
                .iter()
                .map(|player| player.money)
                .collect::<Vec<_>>()
        };
        assert_eq!(money(&state), [12, 10, 11]);
        state.initiative = vec![(Seat(2), Piece::Colonist), (Seat(0), Piece::Captain)];
        state.pay_initiative();
        assert_eq!(money(&state), [14, 10, 12]);
        state.take_new_order(&rulebook);
        assert_eq!(state.order, [Seat(2), Seat(0), Seat(1)]);
    }
}
