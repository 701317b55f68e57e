//! Discovery: expeditions to regions and, when the map is complete, to the cards.

use crate::games::discovery::state::{
    CardId, Figures, MOST_THINGS, Piece, PieceCounts, RegionId, Rulebook, Seat, State,
};

/// What an expedition came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExpeditionResult {
    /// Its strength.
    pub strength: u16,
    /// Whether it matched the natives.
    pub succeeded: bool,
    /// Dollars received.
    pub money: u16,
}

/// captains count 2, every other piece 1.
pub fn strength(pieces: PieceCounts) -> u16 {
    pieces
        .iter()
        .map(|(piece, count)| piece.expedition_strength() * u16::from(count))
        .sum()
}

/// success, and what it pays.
fn outcome(pieces: PieceCounts, figures: Figures) -> ExpeditionResult {
    let strength = strength(pieces);
    let succeeded = strength >= figures.natives;
    let pay = figures
        .plunder
        .saturating_mul(u16::from(pieces[Piece::Soldier]))
        .saturating_add(figures.coins);
    ExpeditionResult {
        strength,
        succeeded,
        money: if succeeded { pay } else { 0 },
    }
}

impl State {
    /// Sends pieces to a region whose token shows these figures.
    pub fn explore(
        &mut self,
        seat: Seat,
        pieces: PieceCounts,
        region: RegionId,
        token: Figures,
    ) -> ExpeditionResult {
        let result = self.send(seat, pieces, token);
        if result.succeeded {
            self.discover(seat, region, token);
        } else {
            self.regions[region.index()].seen = Some(token);
        }
        result
    }

    /// Sends pieces to the top card of the deck.
    pub fn explore_card(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        pieces: PieceCounts,
        card: CardId,
    ) -> Option<ExpeditionResult> {
        let result = self.send(seat, pieces, rulebook.card(card)?);
        if result.succeeded {
            let cards = &mut self.player_mut(seat).cards;
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        Some(result)
    }

    /// a discovery that cannot fail pays the coins, without plunder.
    pub fn discover_freely(&mut self, seat: Seat, region: RegionId, token: Figures) {
        self.pay(seat, i32::from(token.coins));
        self.discover(seat, region, token);
    }

    /// pieces sent return to supply, whatever comes of it.
    fn send(&mut self, seat: Seat, pieces: PieceCounts, figures: Figures) -> ExpeditionResult {
        let result = outcome(pieces, figures);
        let player = self.player_mut(seat);
        player.discovery = player.discovery.without(pieces);
        self.pay(seat, i32::from(result.money));
        result
    }

    /// a free colonist, the token for the discoverer, the region open.
    fn discover(&mut self, seat: Seat, region: RegionId, token: Figures) {
        let place = &mut self.regions[region.index()];
        place.discovered = true;
        place.seen = None;
        if self.tokens_taken.len() < MOST_THINGS {
            self.tokens_taken.push(token);
            self.player_mut(seat).tokens.push(token);
        }
        self.settle(region, seat, PieceCounts::of(Piece::Colonist, 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;

    const TOKEN: Figures = Figures {
        coins: 2,
        plunder: 4,
        natives: 3,
        points: 5,
    };

    fn table() -> (Rulebook<'static>, State, RegionId) {
        let rulebook = Rulebook::new(builtin(), Readings::default());
        let mut state = State::new(&rulebook, 2);
        state.players[0].discovery = PieceCounts::of(Piece::Colonist, 2);
        state.players[0].discovery += PieceCounts::of(Piece::Soldier, 2);
        state.players[0].discovery += PieceCounts::of(Piece::Captain, 1);
        let peru = rulebook.region_id("peru").expect("in the data");
        (rulebook, state, peru)
    }

    #[test]
    fn success_pays_coins_and_plunder_and_settles_a_colonist() {
        let (_, mut state, peru) = table();
        let mut sent = PieceCounts::of(Piece::Captain, 1);
        sent += PieceCounts::of(Piece::Soldier, 2);
        let result = state.explore(Seat(0), sent, peru, TOKEN);
        assert_eq!((result.strength, result.succeeded, result.money), (4, true, 10));
        assert_eq!(state.players[0].money, 20);
        assert!(state.region(peru).discovered);
        assert_eq!(state.pieces(peru, Seat(0)), PieceCounts::of(Piece::Colonist, 1));
        assert_eq!(
            state.players[0].discovery,
            PieceCounts::of(Piece::Colonist, 2),
            "R-078"
        );
        assert_eq!(state.players[0].tokens, [TOKEN]);
    }

    #[test]
    fn failure_costs_the_pieces_and_everybody_has_seen_the_token() {
        let (_, mut state, peru) = table();
        let result = state.explore(Seat(0), PieceCounts::of(Piece::Colonist, 2), peru, TOKEN);
        assert_eq!((result.succeeded, result.money), (false, 0));
        assert_eq!(state.region(peru).seen, Some(TOKEN));
        assert!(!state.region(peru).discovered);
        assert_eq!(state.players[0].discovery[Piece::Colonist], 0, "R-077");
        assert_eq!(state.players[0].money, 10);
    }

    #[test]
    fn a_card_pays_but_settles_nobody() {
        let (rulebook, mut state, _) = table();
        let china = builtin()
            .cards
            .iter()
            .position(|card| card.id == "china")
            .expect("in the data");
        let china = CardId(u8::try_from(china).expect("small"));
        state.players[0].discovery = PieceCounts::of(Piece::Captain, 3);
        let result = state.explore_card(&rulebook, Seat(0), PieceCounts::of(Piece::Captain, 3), china);
        assert_eq!(
            result.map(|result| (result.succeeded, result.money)),
            Some((true, 7))
        );
        assert_eq!(state.players[0].cards, [china]);
        assert!(state.pieces_in_new_world(Seat(0)).is_empty());
    }
}
