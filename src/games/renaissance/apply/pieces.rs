//! Tokens and markers between stock, mat and map. Every piece comes from somewhere and goes somewhere.

use crate::games::renaissance::state::{Marker, ProvinceId, Seat, SeatSet, State, Tokens};

impl State {
    /// A coloured marker of a player is put on the map, at the start or by an event. False if none is left on the mat.
    pub fn put_marker(&mut self, seat: Seat, province: ProvinceId, is_white: bool) -> bool {
        if self.player(seat).markers == 0 {
            return false;
        }
        self.clear_marker(province);
        self.player_mut(seat).markers -= 1;
        self.provinces[province.index()].marker = Some(Marker { seat, is_white });
        true
    }

    /// A marker goes back to its owner's mat.
    pub fn clear_marker(&mut self, province: ProvinceId) -> Option<Seat> {
        let marker = self.provinces[province.index()].marker.take()?;
        let player = self.player_mut(marker.seat);
        player.markers = player.markers.saturating_add(1);
        Some(marker.seat)
    }

    /// Coloured tokens from stock are put on the map; as many as there are.
    pub fn put_tokens(&mut self, seat: Seat, province: ProvinceId, count: u8) -> u8 {
        let count = count.min(self.player(seat).stock);
        if let Some(tokens) = self.provinces[province.index()].tokens_mut(seat) {
            tokens.coloured = tokens.coloured.saturating_add(count);
            self.player_mut(seat).stock -= count;
            return count;
        }
        0
    }

    /// All tokens of a player in a province go back to stock.
    pub fn clear_tokens(&mut self, seat: Seat, province: ProvinceId) -> u8 {
        let Some(tokens) = self.provinces[province.index()].tokens_mut(seat) else {
            return 0;
        };
        let count = std::mem::replace(tokens, Tokens::NONE).total();
        let player = self.player_mut(seat);
        player.stock = player.stock.saturating_add(count);
        count
    }

    /// All pieces of these players in a province go back to stock and mat.
    pub fn clear_pieces(&mut self, seats: SeatSet, province: ProvinceId) {
        if let Some(owner) = self.province(province).marker_of()
            && seats.contains(owner)
        {
            self.clear_marker(province);
        }
        for seat in seats.iter() {
            self.clear_tokens(seat, province);
        }
    }

    /// A marker becomes one coloured token of its owner: from stock, otherwise from the expansion box, which the owner may
    /// undo (RA-36). Who that was.
    pub fn reduce(&mut self, province: ProvinceId) -> Option<Seat> {
        let seat = self.clear_marker(province)?;
        if self.put_tokens(seat, province, 1) == 0 && !self.put_expansion_token(seat, province) {
            self.now.bare.push((seat, province));
        }
        Some(seat)
    }

    /// A token of the expansion box takes the place of a marker, as long as its owner does not say otherwise. False if none
    /// is there.
    fn put_expansion_token(&mut self, seat: Seat, province: ProvinceId) -> bool {
        if self.player(seat).expansion == 0 {
            return false;
        }
        let Some(tokens) = self.provinces[province.index()].tokens_mut(seat) else {
            return false;
        };
        tokens.coloured += 1;
        self.player_mut(seat).expansion -= 1;
        // Nobody chooses for a player who is out.
        if !self.player(seat).is_out {
            self.now.reduced.push((seat, province));
        }
        true
    }

    /// The owner of a marker that was reduced with an empty stock leaves the province empty: the token goes back to the
    /// expansion box. False if no such choice is open.
    pub fn leave_empty(&mut self, seat: Seat, province: ProvinceId) -> bool {
        let Some(at) = self
            .now
            .reduced
            .iter()
            .position(|known| *known == (seat, province))
        else {
            return false;
        };
        self.now.reduced.remove(at);
        if let Some(tokens) = self.provinces[province.index()].tokens_mut(seat) {
            tokens.coloured = tokens.coloured.saturating_sub(1);
        }
        let player = self.player_mut(seat);
        player.expansion = player.expansion.saturating_add(1);
        self.halve_one_more(seat);
        let next = self.now.bare.iter().position(|(owner, _)| *owner == seat);
        if let Some(next) = next {
            let (_, province) = self.now.bare.remove(next);
            self.put_expansion_token(seat, province);
        }
        true
    }

    /// A token that stays in the box because a capital is left empty counts when Civil War takes half of them.
    fn halve_one_more(&mut self, seat: Seat) {
        if let Some((victim, counted)) = self.now.halved
            && victim == seat
        {
            let counted_now = counted.saturating_add(1);
            self.return_tokens(seat, counted_now.div_ceil(2) - counted.div_ceil(2));
            self.now.halved = Some((victim, counted_now));
        }
    }

    /// Tokens go from stock to the expansion box; how many there were.
    pub fn buy_tokens(&mut self, seat: Seat, count: u8) -> u8 {
        let player = self.player_mut(seat);
        let count = count.min(player.stock);
        player.stock -= count;
        player.expansion += count;
        count
    }

    /// Tokens go from the expansion box back to stock; how many there were.
    pub fn return_tokens(&mut self, seat: Seat, count: u8) -> u8 {
        let player = self.player_mut(seat);
        let count = count.min(player.expansion);
        player.expansion -= count;
        player.stock += count;
        count
    }

    /// RR-143: all white pieces turn to their coloured side.
    pub fn flip(&mut self) {
        for province in &mut self.provinces {
            if let Some(marker) = &mut province.marker {
                marker.is_white = false;
            }
            for tokens in &mut province.tokens {
                tokens.coloured = tokens.coloured.saturating_add(tokens.white);
                tokens.white = 0;
            }
        }
    }
}
