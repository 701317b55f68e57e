//! The Expansion Phase: Holy Indulgence, placements and attacks, forced trades, cards for tokens, the bonus.

use super::reach::Way;
use crate::games::renaissance::disputed;
use crate::games::renaissance::state::{
    AdvanceId, CardId, Change, Conquest, MOST_SEATS, Once, ProvinceId, Rulebook, Seat, SeatSet, State,
};

/// What keeps a player from using Cathedral.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoCathedral {
    /// The player does not own it.
    NotOwned,
    /// This rival owns it too.
    AgainstOwner(Seat),
    /// It has been used against this rival this turn.
    Used(Seat),
    /// It does not work for defenders (RA-87, `attack-only`).
    NotInDefence,
}

/// What keeps a player from a forced trade.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoTrade {
    /// No province was just taken from that player.
    NothingTaken,
    /// That player did not control it alone.
    NotControlled,
    /// The winner has no card to give.
    NoCard,
    /// The loser has no card to be drawn.
    LoserHasNone,
}

impl State {
    /// RR-118 to RR-121: Holy Indulgence. What payers owe beyond their tokens is settled in their own rounds.
    pub fn indulgence(&mut self) {
        let holders: SeatSet = self
            .living()
            .filter(|seat| self.has(*seat, AdvanceId::HOLY_INDULGENCE))
            .collect();
        let payers: SeatSet = self.living().filter(|seat| !holders.contains(*seat)).collect();
        let twice = |seats: SeatSet| u8::try_from(2 * seats.len()).unwrap_or(u8::MAX);
        for seat in payers.iter() {
            let due = twice(holders);
            let given = self.return_tokens(seat, due);
            self.player_mut(seat).owed = due - given;
        }
        for seat in holders.iter() {
            let due = twice(payers);
            let taken = self.buy_tokens(seat, due);
            self.receive(seat, i32::from(due - taken));
        }
    }

    /// What a player still owes for Holy Indulgence is paid in cash, or by misery (RA-94). Without a choice it is cash if
    /// there is enough. What was paid in dollars, and in spaces.
    pub fn settle_indulgence(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        pays_cash: Option<bool>,
    ) -> (i32, u8) {
        let owed = std::mem::take(&mut self.player_mut(seat).owed);
        if owed == 0 {
            return (0, 0);
        }
        let sum = i32::from(owed);
        if pays_cash.unwrap_or(self.player(seat).cash >= sum) {
            self.pay(seat, sum);
            return (sum, 0);
        }
        let spaces = if rulebook.reads(disputed::indulgence_choice::SPACE_EACH) {
            owed
        } else {
            1
        };
        self.gain_misery(seat, spaces);
        self.settle_chaos(rulebook);
        (0, spaces)
    }

    /// The tokens that an entry without a number means: what dominates, one for a satellite, what an attack needs.
    pub fn usual_count(&self, rulebook: &Rulebook, seat: Seat, province: ProvinceId) -> u8 {
        let pieces = self.province(province);
        if !pieces.rivals(seat).is_empty() {
            return self.need(rulebook, seat, province).send;
        }
        let market = self.board.province(province).market;
        market.saturating_sub(pieces.tokens(seat).total()).max(1)
    }

    /// Tokens leave the expansion box for a province. They come by ship if there is no way by land. How many there were.
    fn send(&mut self, rulebook: &Rulebook, seat: Seat, province: ProvinceId, count: u8) -> u8 {
        self.begin_round(seat);
        self.now.conquest = None;
        if let Ok(Way::Ship { .. }) = self.way(rulebook, seat, province) {
            self.now.shipped.push((seat, province, count));
        }
        let player = self.player_mut(seat);
        let sent = count.min(player.expansion);
        player.expansion -= sent;
        // What the box does not hold is taken from stock: the record says that it was placed.
        let missing = (count - sent).min(player.stock);
        player.stock -= missing;
        sent + missing
    }

    /// Tokens are placed in peace: RR-003, RR-130. A full market without rivals becomes a white marker, and what is not
    /// needed goes to stock.
    pub fn place(&mut self, rulebook: &Rulebook, seat: Seat, province: ProvinceId, count: u8) {
        let sent = self.send(rulebook, seat, province, count);
        let Some(tokens) = self.provinces[province.index()].tokens_mut(seat) else {
            self.player_mut(seat).stock += sent;
            return;
        };
        tokens.white = tokens.white.saturating_add(sent);
        self.tidy(seat, province);
    }

    /// After a placement or a won attack: a marker where tokens fill a market alone, one token in a satellite, never more
    /// pieces than the market number.
    fn tidy(&mut self, seat: Seat, province: ProvinceId) {
        let market = self.board.province(province).market;
        let is_satellite = self.board.is_satellite(province);
        let pieces = *self.province(province);
        let own = pieces.tokens(seat).total();
        let is_alone = pieces.rivals(seat).is_empty();
        if pieces.marker_of() == Some(seat) {
            // Tokens beside an own marker have no place.
            self.clear_tokens(seat, province);
            return;
        }
        if !is_satellite && is_alone && own >= market && self.player(seat).markers > 0 {
            self.clear_tokens(seat, province);
            self.put_marker(seat, province, true);
            return;
        }
        let others = pieces.all_tokens() - own;
        let most = market.saturating_sub(others);
        let surplus = own.saturating_sub(most);
        if let Some(tokens) = self.provinces[province.index()].tokens_mut(seat) {
            let white = tokens.white.min(surplus);
            tokens.white -= white;
            tokens.coloured -= surplus - white;
        }
        self.player_mut(seat).stock += surplus;
    }

    /// An attack with so many new tokens, won or lost: RR-129, RR-132.
    pub fn attack_with(
        &mut self,
        rulebook: &Rulebook,
        seat: Seat,
        province: ProvinceId,
        count: u8,
        is_won: bool,
    ) {
        let sent = self.send(rulebook, seat, province, count);
        if !is_won {
            self.player_mut(seat).stock += sent;
            self.clear_tokens(seat, province);
            return;
        }
        let pieces = *self.province(province);
        let losers = pieces.rivals(seat);
        let controller = pieces.marker_of().or_else(|| {
            let alone = losers.len() == 1 && pieces.tokens(seat).total() == 0;
            losers
                .first()
                .filter(|_| alone && self.board.is_satellite(province))
        });
        self.clear_pieces(losers, province);
        if let Some(tokens) = self.provinces[province.index()].tokens_mut(seat) {
            tokens.white = tokens.white.saturating_add(sent);
        }
        self.tidy(seat, province);
        // What is won this turn is white, whatever stood there before.
        if let Some(tokens) = self.provinces[province.index()].tokens_mut(seat) {
            tokens.white += std::mem::take(&mut tokens.coloured);
        }
        self.now.conquest = Some(Conquest {
            attacker: seat,
            province,
            losers,
            controller,
            by_marker: pieces.marker.is_some(),
        });
    }

    /// Whether a player may use Cathedral against rivals: RR-137, RA-87.
    pub fn cathedral_against(
        &self,
        rulebook: &Rulebook,
        seat: Seat,
        rivals: SeatSet,
        defends: bool,
    ) -> Result<(), NoCathedral> {
        if !self.has(seat, AdvanceId::CATHEDRAL) {
            return Err(NoCathedral::NotOwned);
        }
        if defends && rulebook.reads(disputed::cathedral_use::ATTACK_ONLY) {
            return Err(NoCathedral::NotInDefence);
        }
        if let Some(owner) = rivals.iter().find(|rival| self.has(*rival, AdvanceId::CATHEDRAL)) {
            return Err(NoCathedral::AgainstOwner(owner));
        }
        let used = self.player(seat).cathedral;
        let again = if rulebook.reads(disputed::cathedral_use::ONE_A_TURN) {
            used.first()
        } else {
            used.and(rivals).first()
        };
        again.map_or(Ok(()), |rival| Err(NoCathedral::Used(rival)))
    }

    /// Cathedral has been used against rivals.
    pub fn use_cathedral(&mut self, seat: Seat, rivals: SeatSet) {
        let player = self.player_mut(seat);
        player.cathedral = player.cathedral.or(rivals);
    }

    /// Whether a player may try a forced trade with another now: RR-139, RA-88, RA-89.
    pub fn trade_with(&self, rulebook: &Rulebook, seat: Seat, loser: Seat) -> Result<ProvinceId, NoTrade> {
        let conquest = self
            .now
            .conquest
            .filter(|conquest| conquest.attacker == seat && conquest.losers.contains(loser));
        let Some(conquest) = conquest else {
            return Err(NoTrade::NothingTaken);
        };
        let any = rulebook.reads(disputed::trade_after_coexistence::ANY);
        let marker_only = rulebook.reads(disputed::trade_condition::MARKER_ONLY);
        let controlled = conquest.controller == Some(loser) && (conquest.by_marker || !marker_only);
        if !controlled && !any {
            return Err(NoTrade::NotControlled);
        }
        if self.player(seat).hand == 0 {
            return Err(NoTrade::NoCard);
        }
        if self.player(loser).hand == 0 {
            return Err(NoTrade::LoserHasNone);
        }
        Ok(conquest.province)
    }

    /// The advance that gives forced trades: Wind/Watermill, in 1999 Written Record.
    pub fn trading_advance(&self) -> AdvanceId {
        if self.board.changes.has(Change::WrittenRecord) {
            AdvanceId::WRITTEN_RECORD
        } else {
            AdvanceId::WIND_WATERMILL
        }
    }

    /// What a forced trade costs in tokens: the market number of the province, in 1999 nothing.
    pub fn trade_price(&self, province: ProvinceId) -> u8 {
        if self.board.changes.has(Change::WrittenRecord) {
            0
        } else {
            self.board.province(province).market
        }
    }

    /// RR-139: a forced trade is tried. Whether cards changed hands; without a die (1999) they always do.
    pub fn trade(&mut self, seat: Seat, loser: Seat, die: Option<u8>) -> bool {
        let province = self.now.conquest.map(|conquest| conquest.province);
        self.player_mut(seat).done.mark(Once::Trade);
        let Some(province) = province else {
            return false;
        };
        let price = self.trade_price(province);
        self.return_tokens(seat, price);
        let market = self.board.province(province).market;
        let succeeds = die.is_none_or(|die| die <= market);
        if succeeds {
            self.draws.trade(seat, loser);
        }
        succeeds
    }

    /// What the next card for tokens costs: RR-122.
    pub fn expansion_card_price(&self, rulebook: &Rulebook) -> u8 {
        let each = u8::try_from(rulebook.catalog.numbers.expansion_card_tokens).unwrap_or(u8::MAX);
        each.saturating_mul(self.now.expansion_cards.saturating_add(1))
    }

    /// RR-122: a card for tokens. False if there is none any more.
    pub fn buy_expansion_card(&mut self, rulebook: &Rulebook, seat: Seat, named: Option<CardId>) -> bool {
        self.begin_round(seat);
        let price = self.expansion_card_price(rulebook);
        self.return_tokens(seat, price);
        self.now.expansion_cards = self.now.expansion_cards.saturating_add(1);
        self.player_mut(seat).done.mark(Once::ExpansionCard);
        self.draw(rulebook, seat, named)
    }

    /// RR-134: a coloured marker is exchanged for a coloured token from stock.
    pub fn free_marker(&mut self, seat: Seat, province: ProvinceId) -> bool {
        if self.province(province).coloured_marker() != Some(seat) {
            return false;
        }
        self.clear_marker(province);
        self.put_tokens(seat, province, 1);
        true
    }

    /// Whether a marker may be freed: only when all are on the map and one is needed (RA-90).
    pub fn may_free(&self, rulebook: &Rulebook, seat: Seat, province: ProvinceId) -> bool {
        let any_time = rulebook.reads(disputed::freeing_a_marker::ANY_TIME);
        self.province(province).coloured_marker() == Some(seat)
            && (any_time || self.player(seat).markers == 0)
    }

    /// Who has most white markers, at least one; of equals the one who moved earlier (RR-142).
    pub fn bonus_holder(&self) -> Option<Seat> {
        let mut white = [0; MOST_SEATS];
        let markers = self.provinces.iter().filter_map(|province| province.marker);
        for marker in markers.filter(|marker| marker.is_white) {
            if let Some(count) = white.get_mut(marker.seat.index()) {
                *count += 1;
            }
        }
        let mut best: Option<(usize, Seat)> = None;
        for seat in self.in_order() {
            let white = white.get(seat.index()).copied().unwrap_or(0);
            if white > best.map_or(0, |(most, _)| most) {
                best = Some((white, seat));
            }
        }
        best.map(|(_, seat)| seat)
    }

    /// The expansion phase is over: debts are settled, unused tokens go back to stock, the bonus card is drawn.
    pub fn end_expansion(&mut self, rulebook: &Rulebook, named: Option<CardId>) -> Option<Seat> {
        for seat in self.seats() {
            self.settle_indulgence(rulebook, seat, None);
            self.return_tokens(seat, u8::MAX);
        }
        self.now.expanding = None;
        self.now.conquest = None;
        let holder = self.bonus_holder()?;
        self.now.bonus = true;
        self.draw_late(rulebook, holder, named).then_some(holder)
    }
}
