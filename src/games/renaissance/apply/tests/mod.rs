//! The worked examples of the facts, V-01 to V-46, as tests of the mechanics. A comment names the vector.

mod cards;
mod figures;
mod income;
mod purchases;
mod reach;
mod strength;
mod worked_turns;

use crate::games::renaissance::builtin;
use crate::games::renaissance::state::{
    AdvanceId, CardId, CommodityId, Edition, EventCard, Misery, Options, ProvinceId, Rulebook, Seat, Ship,
    State,
};

const VENICE: Seat = Seat(0);
const GENOA: Seat = Seat(1);
const BARCELONA: Seat = Seat(2);
const PARIS: Seat = Seat(3);
const LONDON: Seat = Seat(4);
const HAMBURG: Seat = Seat(5);

/// A table to try things at.
struct Table {
    rulebook: Rulebook<'static>,
    state: State,
}

impl Table {
    /// So many players before turn 1, in the order of the powers.
    fn of(players: u8) -> Self {
        Self::with(players, &[], Options::default())
    }

    /// With readings, by their names, and options.
    fn with(players: u8, readings: &[(&str, &str)], options: Options) -> Self {
        let mut rulebook = Rulebook::new(builtin());
        for (point, reading) in readings {
            let registry = &rulebook.catalog.registry;
            let chosen = rulebook.readings.choose(registry, point, reading);
            assert_eq!(chosen, Ok(()), "{point} {reading}");
        }
        let powers: Vec<_> = (0..players)
            .map(crate::games::renaissance::state::PowerId)
            .collect();
        let mut state = State::new(&rulebook, &powers, options);
        state.lay_out(&rulebook);
        Self { rulebook, state }
    }

    /// With one reading.
    fn reading(players: u8, point: &str, reading: &str) -> Self {
        Self::with(players, &[(point, reading)], Options::default())
    }

    /// The edition of 1999.
    fn euro(players: u8) -> Self {
        let options = Options {
            edition: Edition::Euro,
            ..Options::default()
        };
        Self::with(players, &[], options)
    }

    fn province(&self, id: &str) -> ProvinceId {
        self.rulebook.province_id(id).expect("a province")
    }

    fn card(&self, id: &str) -> CardId {
        self.rulebook.card_id(id).expect("a card")
    }

    fn commodity(&self, id: &str) -> CommodityId {
        self.rulebook.commodity_id(id).expect("a commodity")
    }

    fn markers(&mut self, seat: Seat, provinces: &[&str]) {
        for id in provinces {
            let province = self.province(id);
            assert!(self.state.put_marker(seat, province, false));
        }
    }

    fn tokens(&mut self, seat: Seat, provinces: &[&str]) {
        for id in provinces {
            let province = self.province(id);
            assert_eq!(self.state.put_tokens(seat, province, 1), 1);
        }
    }

    fn advances(&mut self, seat: Seat, advances: &[AdvanceId]) {
        for advance in advances {
            self.state.player_mut(seat).advances.insert(*advance);
        }
    }

    fn military(&mut self, seat: Seat, event: EventCard) {
        self.state.gain_military(&self.rulebook, seat, event);
    }

    fn ship(&mut self, seat: Seat, ship: Ship) {
        self.state.player_mut(seat).ship = ship;
    }

    fn misery(&mut self, seat: Seat, value: u32) {
        self.state.player_mut(seat).misery = Misery::of_value(value).expect("a space");
    }

    fn expansion(&mut self, seat: Seat, count: u8) {
        self.state.give_expansion(seat, count);
    }

    /// The tokens that an attack on a province has to send.
    fn needs(&self, seat: Seat, province: &str) -> u8 {
        let need = self.state.need(&self.rulebook, seat, self.province(province));
        need.send
    }

    fn price(&self, seat: Seat, advance: AdvanceId) -> i32 {
        self.state.price(&self.rulebook, seat, advance).sum
    }

    fn is_fine(&self) {
        assert_eq!(self.state.imbalance(), None);
        assert!(self.state.cards_add_up());
    }
}
