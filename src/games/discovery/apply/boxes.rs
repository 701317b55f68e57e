//! Trade Goods, Merchant Shipping, Capital Buildings and Specialists.

use super::placement::Spot;
use crate::games::discovery::catalog::Timing;
use crate::games::discovery::disputed;
use crate::games::discovery::state::{
    BuildingId, EffectRule, GoodId, MOST_THINGS, Piece, PieceCounts, Rulebook, Seat, State,
};

/// Who wins the ship, and by how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShippingResult {
    /// The winner.
    pub winner: Seat,
    /// The winner's total.
    pub total: u16,
    /// Whether the turn order broke a tie.
    pub tie_broken: bool,
}

impl State {
    /// the next piece in Trade Goods.
    pub fn next_to_trade(&self) -> Option<Seat> {
        self.goods.first().map(|(seat, _)| *seat)
    }

    /// The next piece in Trade Goods takes a good, or declines; it returns to supply.
    pub fn trade(&mut self, good: Option<GoodId>) {
        if self.goods.is_empty() {
            return;
        }
        let (seat, _) = self.goods.remove(0);
        let Some(good) = good else { return };
        match self.goods_on_offer.iter().position(|offered| *offered == good) {
            Some(at) => {
                self.goods_on_offer.remove(at);
            }
            None => self.take_from_pile(good),
        }
        self.gain_good(seat, good);
    }

    /// A good for a player, as far as that can be counted.
    pub(super) fn gain_good(&mut self, seat: Seat, good: GoodId) {
        let count = &mut self.player_mut(seat).goods[good.index()];
        match count
            .checked_add(1)
            .filter(|more| usize::from(*more) <= MOST_THINGS)
        {
            Some(more) => *count = more,
            None => self.phantoms.goods[good.index()] -= 1,
        }
    }

    /// A good leaves the pile; one that is not there comes from nothing.
    pub fn take_from_pile(&mut self, good: GoodId) {
        let left = &mut self.goods_pile[good.index()];
        match left.checked_sub(1) {
            Some(fewer) => *left = fewer,
            None => self.phantoms.goods[good.index()] += 1,
        }
    }

    /// A tile leaves its pile; one that is not there comes from nothing.
    pub fn take_tile(&mut self, building: BuildingId) {
        let left = &mut self.building_pile[building.index()];
        match left.checked_sub(1) {
            Some(fewer) => *left = fewer,
            None => self.phantoms.buildings[building.index()] += 1,
        }
    }

    /// a player's total in Merchant Shipping.
    pub fn shipping_total(&self, seat: Seat) -> u16 {
        let own = self.shipping.iter().filter(|(owner, _)| *owner == seat);
        own.map(|(_, piece)| piece.shipping_value()).sum()
    }

    /// who wins the ship.
    pub fn shipping_result(&self) -> Option<ShippingResult> {
        if self.shipping.is_empty() || !self.ship_in_box {
            return None;
        }
        let highest = self.order.iter().map(|seat| self.shipping_total(*seat)).max()?;
        let mut leaders = self
            .order
            .iter()
            .filter(|seat| self.shipping_total(**seat) == highest);
        let winner = *leaders.next()?;
        Some(ShippingResult {
            winner,
            total: highest,
            tie_broken: leaders.next().is_some(),
        })
    }

    /// Gives the ship to the winner; the pieces return to supply.
    pub fn take_ship(&mut self) -> Option<Seat> {
        let result = self.shipping_result();
        self.shipping.clear();
        let winner = result?.winner;
        let ships = &mut self.player_mut(winner).ships;
        *ships = ships.saturating_add(1);
        self.ship_in_box = false;
        Some(winner)
    }

    /// the next piece in Capital Buildings.
    pub fn next_to_buy(&self) -> Option<Seat> {
        self.buildings.first().map(|(seat, _)| *seat)
    }

    /// The next piece in Capital Buildings buys a building, or declines. Money at once is paid here;
    /// other effects that happen on purchase are entries of their own.
    pub fn buy(&mut self, rulebook: &Rulebook, building: Option<BuildingId>) {
        if self.buildings.is_empty() {
            return;
        }
        let (seat, _) = self.buildings.remove(0);
        let Some(building) = building else { return };
        let price = i32::from(rulebook.price(self.turn));
        match self.on_sale.iter().position(|offered| *offered == building) {
            Some(at) => {
                self.on_sale.remove(at);
            }
            None => self.take_tile(building),
        }
        let rule = rulebook.building(building);
        self.pay(seat, -price);
        let player = self.player_mut(seat);
        if player.buildings.len() < MOST_THINGS {
            player.buildings.push(building);
            player.new_buildings += 1;
        } else {
            self.phantoms.buildings[building.index()] -= 1;
        }
        if let (Timing::AtOnce, EffectRule::Money(amount)) = (rule.timing, rule.effect) {
            self.pay(seat, i32::from(amount));
        }
    }

    /// everybody on a specialist's square earns that specialist for the next turn.
    pub fn take_specialists(&mut self, rulebook: &Rulebook) {
        for (square, piece) in Spot::SQUARES.into_iter().enumerate() {
            if let Some((seat, _)) = self.specialists[square].take() {
                self.earn(rulebook, seat, piece);
            }
        }
    }

    /// A specialist for the next turn, as far as the supply has one.
    fn earn(&mut self, rulebook: &Rulebook, seat: Seat, piece: Piece) {
        let count = self.available(rulebook, seat, piece).min(1);
        self.player_mut(seat).gained += PieceCounts::of(piece, count);
    }

    /// the piece on the training square: pay and choose, or decline.
    pub fn train(&mut self, rulebook: &Rulebook, chosen: Option<Piece>) {
        let Some((seat, _)) = self.specialists[4].take() else {
            return;
        };
        let Some(piece) = chosen else { return };
        // paid when the box is worked off, or when the piece is placed.
        if !rulebook
            .readings
            .is(disputed::training_without_money::PAY_WHEN_PLACED)
        {
            self.pay(seat, -i32::from(self.training_price(rulebook)));
        }
        self.earn(rulebook, seat, piece);
    }

    /// D-10: five dollars, or five gold coins in the reading of the Italian book.
    pub fn training_price(&self, rulebook: &Rulebook) -> u16 {
        let price = rulebook.catalog.numbers.training_price;
        if rulebook.readings.is(disputed::training_price::FIFTY_DOLLARS) {
            price * 10
        } else {
            price
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;

    fn table() -> (Rulebook<'static>, State) {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let state = State::new(&rulebook, 3);
        (rulebook, state)
    }

    #[test]
    fn goods_are_taken_in_the_order_of_the_spaces() {
        let (_, mut state) = table();
        state.goods_on_offer = vec![GoodId(0), GoodId(0), GoodId(1)];
        state.goods = vec![(Seat(2), Piece::Colonist), (Seat(0), Piece::Colonist)];
        assert_eq!(state.next_to_trade(), Some(Seat(2)));
        state.trade(Some(GoodId(0)));
        state.trade(None);
        assert_eq!(state.players[2].goods[0], 1);
        assert_eq!(state.goods_on_offer, [GoodId(0), GoodId(1)]);
        assert_eq!(state.next_to_trade(), None);
    }

    #[test]
    fn the_highest_value_wins_the_ship_and_the_turn_order_breaks_ties() {
        let (_, mut state) = table();
        state.order = vec![Seat(1), Seat(2), Seat(0)];
        state.shipping = vec![
            (Seat(0), Piece::Captain),
            (Seat(0), Piece::Colonist),
            (Seat(2), Piece::Merchant),
            (Seat(2), Piece::Soldier),
        ];
        let result = state.shipping_result().expect("somebody is there");
        assert_eq!(
            (result.winner, result.total, result.tie_broken),
            (Seat(2), 3, true)
        );
        assert_eq!(state.take_ship(), Some(Seat(2)));
        assert_eq!((state.players[2].ships, state.ship_in_box), (1, false));
        assert_eq!(state.take_ship(), None, "R-060: nobody there, no ship");
    }

    #[test]
    fn buildings_cost_the_price_of_the_age_and_pay_at_once() {
        let (rulebook, mut state) = table();
        let inca = rulebook.building_id("conquest-inca").expect("in the data");
        state.on_sale = vec![inca];
        state.buildings = vec![(Seat(0), Piece::Colonist), (Seat(0), Piece::Colonist)];
        state.buy(&rulebook, Some(inca));
        assert_eq!(state.players[0].money, 20);
        assert!(state.players[0].owns(inca) && state.on_sale.is_empty());
        state.turn = 7;
        state.buy(&rulebook, Some(inca));
        assert_eq!(state.players[0].money, 20, "twenty dollars for twenty dollars");
    }

    #[test]
    fn squares_earn_their_specialists_and_training_costs_five_dollars() {
        let (rulebook, mut state) = table();
        state.specialists[1] = Some((Seat(0), Piece::Colonist));
        state.specialists[4] = Some((Seat(1), Piece::Colonist));
        state.take_specialists(&rulebook);
        state.train(&rulebook, Some(Piece::Soldier));
        assert_eq!(state.players[0].gained, PieceCounts::of(Piece::Merchant, 1));
        assert_eq!(state.players[1].gained, PieceCounts::of(Piece::Soldier, 1));
        assert_eq!(state.players[1].money, 5);
    }
}
