//! Whether everything adds up. What does not is a fault of the program, never of a record.

use crate::games::renaissance::catalog::ProvinceType;
use crate::games::renaissance::state::{MOST_OF_A_CONDITION, MOST_SEATS, Misery, State};

/// Something that does not add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Imbalance {
    /// Stock, expansion box and map are not all tokens of a player.
    Tokens,
    /// Mat and map are not all markers of a player.
    Markers,
    /// Hands, piles and leaders are not all cards of the epochs so far.
    Cards,
    /// What players have is not what the bank has paid out.
    Money,
    /// A marker stands off the track.
    Misery,
    /// A province holds more than its market number, a marker and tokens, or a satellite a marker.
    Province,
    /// More shortages or surpluses of a commodity than two rolls make.
    Conditions,
}

impl Imbalance {
    /// What is concerned, by its id in the data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Tokens => "token",
            Self::Markers => "marker",
            Self::Cards => "card",
            Self::Money => "cash",
            Self::Misery => "misery",
            Self::Province => "province",
            Self::Conditions => "commodity",
        }
    }
}

impl State {
    /// What does not add up, if anything.
    pub fn imbalance(&self) -> Option<Imbalance> {
        let (mut tokens, mut markers) = ([0_u16; MOST_SEATS], [0_u16; MOST_SEATS]);
        let mut is_overfull = false;
        for (province, rule) in self.provinces.iter().zip(&self.board.provinces) {
            let mut here = 0;
            // In most provinces there is a marker, or nothing.
            if !province.has_no_tokens() {
                for (all, own) in tokens.iter_mut().zip(&province.tokens) {
                    let own = u16::from(own.total());
                    *all += own;
                    here += own;
                }
            }
            is_overfull |= match province.marker {
                Some(marker) => {
                    if let Some(all) = markers.get_mut(marker.seat.index()) {
                        *all += 1;
                    }
                    here > 0 || rule.sort == ProvinceType::Satellite
                }
                None => here > u16::from(rule.market),
            };
        }
        if is_overfull {
            return Some(Imbalance::Province);
        }
        for (player, (tokens, markers)) in self.players.iter().zip(tokens.into_iter().zip(markers)) {
            if u16::from(player.stock) + u16::from(player.expansion) + tokens != u16::from(self.board.tokens)
            {
                return Some(Imbalance::Tokens);
            }
            if u16::from(player.markers) + markers != u16::from(self.board.markers) {
                return Some(Imbalance::Markers);
            }
            if player.misery > Misery::CHAOS {
                return Some(Imbalance::Misery);
            }
        }
        let cash: i64 = self.players.iter().map(|player| i64::from(player.cash)).sum();
        let laid: i64 = self
            .leaders
            .iter()
            .map(|leader| i64::from(leader.protection))
            .sum();
        if cash + laid != self.bank {
            return Some(Imbalance::Money);
        }
        let most = -MOST_OF_A_CONDITION..=MOST_OF_A_CONDITION;
        if self.conditions.iter().any(|condition| !most.contains(condition)) {
            return Some(Imbalance::Conditions);
        }
        None
    }

    /// Whether the cards add up. A record that plays impossible cards puts them off, which is no fault of the program: so
    /// this is asked only while every card shown was possible.
    pub fn cards_add_up(&self) -> bool {
        self.cards_over() == 0
    }
}
