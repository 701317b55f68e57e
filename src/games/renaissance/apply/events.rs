//! The events, one function each, and whom or what they may hit.

use super::money::half;
use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceId, AreaId, CategoryId, CategorySet, CommodityId, EventCard, ProvinceId, ProvinceSet, Rulebook,
    Seat, State,
};

impl State {
    /// The epoch in force for events: RA-13.
    pub fn epoch_in_force(&self, rulebook: &Rulebook) -> u8 {
        if rulebook.reads(disputed::epoch_in_force::TURN_START) {
            self.now.epoch
        } else {
            self.deck.epoch
        }
    }

    /// Whether a player is safe from an event by Enlightened Ruler (RR-174), or by Laws of Matter from Alchemist's Gold
    /// (RR-190). `is_final`: in the final card play.
    pub fn is_immune(&self, rulebook: &Rulebook, seat: Seat, event: EventCard, is_final: bool) -> bool {
        use EventCard::{AlchemistsGold, CivilWar, MysticismAbounds, Rebellion, ReligiousStrife};
        let protected = matches!(
            event,
            MysticismAbounds
                | ReligiousStrife
                | CivilWar
                | EventCard::RevolutionaryUprisings
                | Rebellion
                | AlchemistsGold
        );
        let over = is_final && rulebook.reads(disputed::ruler_in_final::NO);
        let by_ruler = protected && !over && self.now.immune.contains(seat);
        by_ruler || event == AlchemistsGold && self.has(seat, AdvanceId::LAWS_OF_MATTER)
    }

    /// Whether an event on a player who is immune simply has no effect: RA-24.
    fn is_spared(&self, rulebook: &Rulebook, seat: Seat, event: EventCard) -> bool {
        rulebook.reads(disputed::immune_target::NO_EFFECT) && self.is_immune(rulebook, seat, event, false)
    }

    /// What Alchemist's Gold takes from a player: RA-26.
    pub fn alchemists_sum(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        half(player.written).min(player.cash.max(0))
    }

    /// RR-171. The sum.
    pub fn alchemists_gold(&mut self, rulebook: &Rulebook, target: Seat) -> i32 {
        if self.is_spared(rulebook, target, EventCard::AlchemistsGold) {
            return 0;
        }
        let sum = self.alchemists_sum(target);
        self.pay(target, sum);
        sum
    }

    /// RR-172, RR-179, RR-185, RR-187: a military advantage to the end of the turn.
    pub fn gain_military(&mut self, rulebook: &Rulebook, seat: Seat, event: EventCard) {
        self.past.military.insert(event);
        let voids = matches!(event, EventCard::Gunpowder | EventCard::LongBow);
        if voids && rulebook.reads(disputed::military_voided_on_table::GONE) {
            self.now
                .military
                .retain(|(_, known)| !matches!(known, EventCard::Armor | EventCard::Stirrups));
        }
        self.now.military.push((seat, event));
    }

    /// What a Civil War can take of a player: half of the written cash, half of the tokens (RA-29, RA-30). The capital is
    /// reduced before.
    pub fn civil_war_losses(&self, rulebook: &Rulebook, seat: Seat) -> (i32, u8) {
        let player = self.player(seat);
        let cash = half(player.written);
        let cash = if rulebook.reads(disputed::civil_war_cash::DEBT) {
            cash
        } else {
            cash.min(player.cash.max(0))
        };
        let tokens = player.expansion.div_ceil(2);
        (cash, tokens)
    }

    /// RR-173. The victim gives up half of the tokens, or half of the cash.
    pub fn civil_war(&mut self, rulebook: &Rulebook, target: Seat, gives_tokens: bool) {
        if self.is_spared(rulebook, target, EventCard::CivilWar) {
            return;
        }
        self.gain_misery(target, 1);
        let capital = self.capital(target);
        let own_only = rulebook.reads(disputed::civil_war_capital::OWN_MARKER);
        let marker = self.province(capital).marker_of();
        // RA-120: a token that takes the place of the marker does not count any more.
        let counts_first = rulebook.reads(disputed::civil_war_count::TOKENS_FIRST);
        let before = self.civil_war_losses(rulebook, target);
        if marker.is_some_and(|owner| !own_only || owner == target) {
            self.reduce(capital);
        }
        let (cash, tokens) = if counts_first {
            before
        } else {
            self.civil_war_losses(rulebook, target)
        };
        if gives_tokens {
            let counted = self.player(target).expansion;
            self.now.halved = (!counts_first).then_some((target, counted));
            self.return_tokens(target, tokens);
            if rulebook.reads(disputed::civil_war_tokens::ON_MAP_TOO) {
                self.lose_half_on_map(target);
            }
        } else {
            self.pay(target, cash);
        }
        self.now.civil_war.push(target);
        self.settle_chaos(rulebook);
    }

    /// Half of the tokens on the map besides, from the provinces with the highest numbers: nobody says which.
    fn lose_half_on_map(&mut self, seat: Seat) {
        let mut left = self.tokens_on_map(seat).div_ceil(2);
        for at in (0..self.provinces.len()).rev() {
            let Some(tokens) = self.provinces[at].tokens_mut(seat) else {
                return;
            };
            let lost = u16::from(tokens.coloured).min(left);
            let lost_here = u8::try_from(lost).unwrap_or(u8::MAX);
            tokens.coloured -= lost_here;
            left -= lost;
            self.player_mut(seat).stock += lost_here;
        }
        // A token that is lost leaves nothing to be chosen.
        let provinces = &self.provinces;
        let stands = |(owner, id): &(Seat, ProvinceId)| provinces[id.index()].tokens(*owner).coloured > 0;
        self.now.reduced.retain(stands);
    }

    /// RR-174.
    pub fn enlightened_ruler(&mut self, seat: Seat) {
        self.now.immune.insert(seat);
    }

    /// The misery spaces that an event of all players brings one of them: RR-175, RR-176, RR-181, RR-188.
    pub fn misery_of(&self, rulebook: &Rulebook, event: EventCard, seat: Seat, is_final: bool) -> u8 {
        if self.player(seat).is_out || self.is_immune(rulebook, seat, event, is_final) {
            return 0;
        }
        let owned = |category: CategoryId| {
            let advances = self
                .player(seat)
                .advances
                .and(self.board.categories[category.index()]);
            u8::try_from(advances.len()).unwrap_or(u8::MAX)
        };
        match event {
            EventCard::Famine => {
                let less = self.giving(seat, CommodityId::GRAIN)
                    + u8::from(self.has(seat, AdvanceId::IMPROVED_AGRICULTURE));
                4_u8.saturating_sub(less)
            }
            EventCard::MysticismAbounds => 4_u8.saturating_sub(owned(CategoryId::SCIENCE)),
            EventCard::RevolutionaryUprisings => owned(CategoryId::COMMERCE),
            EventCard::ReligiousStrife => owned(CategoryId::RELIGION),
            _ => 0,
        }
    }

    /// An event of all players, its own player included (RR-198).
    pub fn misery_event(&mut self, rulebook: &Rulebook, event: EventCard, is_final: bool) {
        if event == EventCard::ReligiousStrife {
            let decree = self.is_decree_on_table();
            self.now.strife = true;
            if self.epoch_in_force(rulebook) >= 3 {
                self.past.late_strife = true;
            }
            if rulebook.reads(disputed::strife_and_decree::DECREE_WINS) {
                if decree {
                    return;
                }
            } else {
                self.now.banned = CategorySet::EMPTY;
                self.now.banned_advance = None;
            }
        }
        for seat in self.seats() {
            let spaces = self.misery_of(rulebook, event, seat, is_final);
            self.gain_misery(seat, spaces);
        }
        self.settle_chaos(rulebook);
    }

    /// Whether Papal Decree forbids something now.
    pub fn is_decree_on_table(&self) -> bool {
        !self.now.banned.is_empty() || self.now.banned_advance.is_some()
    }

    /// The categories that Papal Decree may name.
    pub fn decree_categories(category: CategoryId) -> bool {
        matches!(
            category,
            CategoryId::SCIENCE | CategoryId::RELIGION | CategoryId::EXPLORATION
        )
    }

    /// RR-180, RA-33: no effect after Religious Strife in the same turn.
    pub fn papal_decree(&mut self, rulebook: &Rulebook, category: CategoryId) {
        let lifts = !rulebook.reads(disputed::decree_and_strife::ONLY_LATER_STRIFE)
            && !rulebook.reads(disputed::strife_and_decree::DECREE_WINS);
        if !(self.now.strife && lifts) {
            self.now.banned.insert(category);
        }
    }

    /// Whether an advance may not be bought this turn.
    pub fn is_banned(&self, advance: AdvanceId) -> bool {
        self.now.banned.contains(self.board.advance(advance).category)
            || self.now.banned_advance == Some(advance)
    }

    /// How many provinces Pirates/Vikings reduces: by epoch, or all that there are (RA-34).
    pub fn pirates_count(&self, rulebook: &Rulebook) -> u8 {
        let possible = self.pirates_targets(rulebook).len();
        let by_epoch = self.epoch_in_force(rulebook).clamp(1, 3);
        by_epoch.min(u8::try_from(possible).unwrap_or(u8::MAX))
    }

    /// The provinces that Pirates/Vikings may hit: coasts with coloured markers.
    pub fn pirates_targets(&self, rulebook: &Rulebook) -> ProvinceSet {
        let coasts = if rulebook.reads(disputed::pirates_targets::NO_OVERSEAS) {
            self.board.coastal.without(self.board.overseas)
        } else {
            self.board.coastal
        };
        self.with_markers(coasts)
    }

    /// The provinces that Rebellion of a player may hit: RR-178, RA-35. Immune owners are not taken off.
    pub fn rebellion_targets(&self, rulebook: &Rulebook, seat: Seat) -> ProvinceSet {
        let none = rulebook.reads(disputed::rebellion_capitals::NO_CAPITAL);
        let americas = self.board.areas[AreaId::NEW_WORLD.index()];
        let possible = self.board.in_play.without(americas).iter().filter(|id| {
            let is_capital = self.board.province(*id).capital_of.is_some();
            !is_capital || !none && *id == self.capital(seat)
        });
        self.with_markers(possible.collect())
    }

    /// The provinces among some that have a coloured marker of somebody.
    pub fn with_markers(&self, among: ProvinceSet) -> ProvinceSet {
        let marked = among.and(self.board.in_play).iter();
        marked
            .filter(|id| self.province(*id).coloured_marker().is_some())
            .collect()
    }

    /// RR-178.
    pub fn rebellion(&mut self, rulebook: &Rulebook, province: ProvinceId) {
        let owner = self.province(province).marker_of();
        if owner.is_none_or(|owner| !self.is_spared(rulebook, owner, EventCard::Rebellion)) {
            self.reduce(province);
        }
    }

    /// The provinces in which the Crusades may end: RR-183, RA-37, RD-01.
    pub fn crusade_targets(&self, rulebook: &Rulebook, seat: Seat) -> ProvinceSet {
        let area = if rulebook.reads(disputed::crusade_area::IV) {
            AreaId::FOUR
        } else {
            AreaId::SIX
        };
        // RA-91: without a marker left nothing can be taken.
        if self.player(seat).markers == 0 {
            return ProvinceSet::EMPTY;
        }
        let satellites = rulebook.reads(disputed::crusade_province::SATELLITE_TOO);
        let possible = self.board.areas[area.index()].iter();
        possible
            .filter(|id| self.province(*id).marker_of() != Some(seat))
            .filter(|id| satellites || !self.board.is_satellite(*id))
            .collect()
    }

    /// RR-183: all other pieces there go back to their owners. False if no marker was left to place.
    pub fn crusades(&mut self, rulebook: &Rulebook, seat: Seat, province: ProvinceId) -> bool {
        self.now.crusades = true;
        self.clear_pieces(self.province(province).owners(), province);
        let is_white = rulebook.reads(disputed::crusade_marker::WHITE);
        let placed = if self.board.is_satellite(province) {
            self.put_tokens(seat, province, 1) > 0
        } else {
            self.put_marker(seat, province, is_white)
        };
        self.gain_misery(seat, 1);
        self.settle_chaos(rulebook);
        placed
    }

    /// The areas that the Black Death may strike: RA-41.
    pub fn plague_areas(&self, rulebook: &Rulebook) -> impl Iterator<Item = AreaId> {
        let overseas = rulebook.reads(disputed::plague_area::OVERSEAS_TOO);
        let areas = (0..).map(AreaId).zip(&self.board.areas);
        areas
            .filter(move |(area, provinces)| {
                !provinces.and(self.board.in_play).is_empty() && (overseas || !area.is_overseas())
            })
            .map(|(area, _)| area)
    }

    /// RR-184: all tokens leave, then every marker becomes one token.
    pub fn black_death(&mut self, area: AreaId) {
        let Some(provinces) = self.board.areas.get(area.index()).copied() else {
            return;
        };
        for province in provinces.iter() {
            for seat in self.seats() {
                self.clear_tokens(seat, province);
            }
        }
        for province in provinces.iter() {
            self.reduce(province);
        }
    }

    /// RR-186.
    pub fn mongol_armies(&mut self, seat: Seat) {
        self.past.mongols = true;
        self.receive(seat, 10);
    }
}
