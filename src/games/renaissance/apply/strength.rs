//! How strong an attack must be, part by part, and who wins it.
//!
//! The attacker needs the least number t of tokens, at least the market number m, with A(t) >= D + m. D: for each rival the
//! tokens, or m for a marker and the supporting coloured satellites; doubled with Nationalism in the own capital; Nationalism
//! in the home area once; the largest sum of military advantages of one rival (RA-117). A(t): t, satellites with Cosmopolitan and
//! Nationalism, doubled in the own capital; military advantages that count against every rival.

use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceId, EventCard, MilitarySet, ProvinceId, Rulebook, Seat, SeatSet, State,
};

/// What an attack needs, and how it comes about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Need {
    /// The market number.
    pub market: u8,
    /// The rivals' strength.
    pub defence: Defence,
    /// What the attacker has besides tokens.
    pub attack: Attack,
    /// Tokens of the attacker that stand there already and count (RA-80).
    pub there: u8,
    /// All tokens that the attack needs.
    pub tokens: u8,
    /// Those of them that have to be sent.
    pub send: u8,
}

/// The strength of all rivals together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Defence {
    /// Tokens.
    pub tokens: u8,
    /// A marker, which counts the market number.
    pub marker: u8,
    /// Satellites that support the marker.
    pub satellites: u8,
    /// Nationalism.
    pub nationalism: u8,
    /// What the own capital adds: as much again.
    pub capital: u8,
    /// Military advantages.
    pub military: u8,
}

impl Defence {
    /// The sum.
    pub const fn sum(self) -> u8 {
        self.tokens + self.marker + self.satellites + self.nationalism + self.capital + self.military
    }
}

/// What an attacker has besides tokens.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Attack {
    /// Satellites, with Cosmopolitan.
    pub satellites: u8,
    /// Nationalism.
    pub nationalism: u8,
    /// Military advantages that count against every rival.
    pub military: u8,
    /// Whether it is the own capital, where tokens count double.
    pub is_doubled: bool,
    /// What the own capital adds to satellites and Nationalism: as much again.
    pub capital: u8,
}

impl Attack {
    /// The strength of so many tokens.
    pub fn strength(self, tokens: u8) -> u8 {
        let tokens = if self.is_doubled {
            tokens.saturating_mul(2)
        } else {
            tokens
        };
        tokens.saturating_add(self.satellites + self.nationalism + self.capital + self.military)
    }
}

/// Players against whom military advantages are looked at: what any of them uses this turn.
#[derive(Debug, Clone, Copy)]
pub struct Opponents(MilitarySet);

impl Opponents {
    /// What any of these players uses this turn. One who is out uses nothing.
    pub fn new(state: &State, seats: SeatSet) -> Self {
        let mut used = MilitarySet::default();
        for (seat, event) in &state.now.military {
            if seats.contains(*seat) && !state.player(*seat).is_out {
                used.insert(*event);
            }
        }
        Self(used)
    }

    /// Whether a military advantage counts against all of them: RR-172, RR-179, RR-185, RR-187, RA-44, RA-46.
    pub fn count(self, rulebook: &Rulebook, event: EventCard) -> bool {
        let uses = |event: EventCard| self.0.has_any(&[event]);
        let gunpowder_voids = !rulebook.reads(disputed::gunpowder_voids::VOIDED);
        let long_bow_voids = !rulebook.reads(disputed::long_bow_voids::VOIDED);
        let by_old = self.0.has_any(&[EventCard::Armor, EventCard::Stirrups]);
        let by_new =
            uses(EventCard::Gunpowder) && gunpowder_voids || uses(EventCard::LongBow) && long_bow_voids;
        let is_void = match event {
            EventCard::Armor => {
                let cancels = rulebook.reads(disputed::armor_against_stirrups::CANCEL);
                by_new || cancels && uses(EventCard::Stirrups)
            }
            EventCard::Stirrups => by_new || uses(EventCard::Armor),
            EventCard::LongBow => uses(EventCard::Gunpowder) || by_old && !long_bow_voids,
            EventCard::Gunpowder => by_old && !gunpowder_voids,
            _ => true,
        };
        !is_void
    }
}

impl State {
    /// The military advantages of a player that count against others: RA-43.
    pub fn military(&self, rulebook: &Rulebook, seat: Seat, against: Opponents) -> u8 {
        if self.now.military.is_empty() || self.player(seat).is_out {
            return 0;
        }
        let own = self.now.military.iter().filter(|(user, _)| *user == seat);
        let counting = own.filter(|(_, event)| against.count(rulebook, *event)).count();
        let counting = u8::try_from(counting).unwrap_or(u8::MAX);
        if rulebook.reads(disputed::military_sum::ONE) {
            counting.min(1)
        } else {
            counting
        }
    }

    /// Whether placing so many tokens becomes an attack: RA-85.
    pub fn is_attack(&self, rulebook: &Rulebook, seat: Seat, province: ProvinceId, count: u8) -> bool {
        let pieces = self.province(province);
        match pieces.marker_of() {
            Some(owner) if owner != seat => return true,
            _ => {}
        }
        if pieces.rivals(seat).is_empty() {
            return false;
        }
        let market = self.board.province(province).market;
        let all = pieces.all_tokens().saturating_add(count);
        all > market || all == market && rulebook.reads(disputed::when_an_attack_is_due::EQUALS)
    }

    /// How many tokens can be added in peace: RR-130.
    pub fn room(&self, rulebook: &Rulebook, seat: Seat, province: ProvinceId) -> u8 {
        let market = self.board.province(province).market;
        let free = market.saturating_sub(self.province(province).all_tokens());
        (0..=free)
            .rev()
            .find(|count| *count == 0 || !self.is_attack(rulebook, seat, province, *count))
            .unwrap_or(0)
    }

    /// What an attack on the rivals in a province needs: RR-124, RR-125.
    pub fn need(&self, rulebook: &Rulebook, seat: Seat, province: ProvinceId) -> Need {
        let market = self.board.province(province).market;
        let pieces = self.province(province);
        let rivals = pieces.rivals(seat);
        let defence = self.defence(rulebook, seat, province, rivals);
        let attack = self.attack(rulebook, seat, province, rivals);
        let counts = !rulebook.reads(disputed::own_tokens_in_attack::NEW_ONLY);
        let there = if counts { pieces.tokens(seat).total() } else { 0 };
        let wanted = defence.sum().saturating_add(market);
        let least = (market..u8::MAX).find(|tokens| attack.strength(*tokens) >= wanted);
        let tokens = least.unwrap_or(u8::MAX);
        Need {
            market,
            defence,
            attack,
            there,
            tokens,
            send: tokens.saturating_sub(there).max(1),
        }
    }

    fn defence(&self, rulebook: &Rulebook, attacker: Seat, province: ProvinceId, rivals: SeatSet) -> Defence {
        let rule = self.board.province(province);
        let pieces = self.province(province);
        let pieces_only = rulebook.reads(disputed::capital_arithmetic::PIECES_ONLY);
        let added_after = pieces_only || rulebook.reads(disputed::nationalism_in_capital::ADDED_AFTER);
        let attackers = Opponents::new(self, SeatSet::of(attacker));
        let mut defence = Defence::default();
        let (mut has_nationalism, mut military) = (false, 0);
        for rival in rivals.iter() {
            let (mut own, mut supported) = (pieces.tokens(rival).total(), 0);
            defence.tokens += own;
            if pieces.marker_of() == Some(rival) {
                defence.marker = rule.market;
                own += rule.market;
                supported = self.satellites(rival, province);
                defence.satellites += supported;
            }
            let nationalism = self.home(rival) == rule.area && self.has(rival, AdvanceId::NATIONALISM);
            has_nationalism |= nationalism;
            if self.capital(rival) == province {
                let satellites = if pieces_only { 0 } else { supported };
                let nationalism = u8::from(nationalism && !added_after);
                defence.capital += own + satellites + nationalism;
            }
            let own = self.military(rulebook, rival, attackers);
            military = if rulebook.reads(disputed::several_military_defenders::ADD_UP) {
                military + own
            } else {
                military.max(own)
            };
        }
        defence.nationalism = u8::from(has_nationalism);
        defence.military = military;
        defence
    }

    fn attack(&self, rulebook: &Rulebook, seat: Seat, province: ProvinceId, rivals: SeatSet) -> Attack {
        let rule = self.board.province(province);
        let satellites = if self.has(seat, AdvanceId::COSMOPOLITAN) {
            self.satellites(seat, province)
        } else {
            0
        };
        let nationalism = u8::from(self.home(seat) == rule.area && self.has(seat, AdvanceId::NATIONALISM));
        let is_doubled =
            self.capital(seat) == province && !rulebook.reads(disputed::capital_doubling::DEFENCE_ONLY);
        let pieces_only = rulebook.reads(disputed::capital_arithmetic::PIECES_ONLY);
        let added_after = pieces_only || rulebook.reads(disputed::nationalism_in_capital::ADDED_AFTER);
        let capital = match is_doubled {
            true if pieces_only => 0,
            true if added_after => satellites,
            true => satellites + nationalism,
            false => 0,
        };
        Attack {
            satellites,
            nationalism,
            military: self.military(rulebook, seat, Opponents::new(self, rivals)),
            is_doubled,
            capital,
        }
    }

    /// The coloured tokens of a player in satellites that point at a province: RR-123, RR-135.
    pub fn satellites(&self, seat: Seat, province: ProvinceId) -> u8 {
        let supporters = self.board.province(province).supporters.iter();
        let held = supporters.filter(|id| self.province(*id).tokens(seat).coloured > 0);
        u8::try_from(held.count()).unwrap_or(u8::MAX)
    }

    /// Whether the dice of an attack win it: RR-127, RR-128, RR-136. In the order coloured, black, white.
    pub fn wins(&self, rulebook: &Rulebook, seat: Seat, province: ProvinceId, dice: [u8; 3]) -> bool {
        let [coloured, black, white] = dice;
        let slot = self.slot(seat);
        if coloured > slot || black > white {
            return true;
        }
        if coloured == slot && self.has(seat, AdvanceId::PROSELYTISM) {
            return true;
        }
        black == white && self.wins_ties(rulebook, seat, self.province(province).rivals(seat))
    }

    /// Whether equal dice are won by a military advantage: RR-128, RA-47, RA-48.
    pub fn wins_ties(&self, rulebook: &Rulebook, seat: Seat, rivals: SeatSet) -> bool {
        let counts = self.military(rulebook, seat, Opponents::new(self, rivals)) > 0;
        let uses = self.now.military.iter().any(|(user, _)| *user == seat);
        let own = counts || uses && rulebook.reads(disputed::excepted_ties::YES);
        if own && rulebook.reads(disputed::tie_for_the_defender::CANCELS) {
            let attackers = Opponents::new(self, SeatSet::of(seat));
            return !rivals
                .iter()
                .any(|rival| self.military(rulebook, rival, attackers) > 0);
        }
        own
    }
}
