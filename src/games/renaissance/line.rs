//! Actions as lines of a record, without words: the inverse of `resolve`.

use super::action::{
    Action, CardPlay, Condition, Holdings, Loss, Outcome, Payment, Placement, PlayResult, Purchase,
    Replacement, Target,
};
use super::catalog::Catalog;
use super::kinds;
use super::state::{AdvanceId, AreaId, BoardFact, CardId, CategoryId, CommodityId, ProvinceId, Ship};
use crate::core::engine::{Action as _, Players, Seat};
use crate::core::{EntryKey, EntryLine, Value};

/// Writes actions down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Writer<'a> {
    /// What things are called in the data.
    pub(super) catalog: &'a Catalog,
    /// Who plays.
    pub(super) players: Players<'a>,
}

impl Writer<'_> {
    /// The entry of an action that only this game has; none if it has no line of its own.
    pub(super) fn entry(&self, action: &Action) -> Option<EntryLine> {
        Some(match action {
            Action::Variant(variant) => {
                let variant = self.catalog.variants.get(usize::from(*variant))?;
                EntryLine::about("variant", [Value::thing(kinds::VARIANT, variant.id.as_ref())])
            }
            Action::Edition(year) => EntryLine::about("edition", [number(*year)]),
            Action::Board(fact) => self.board_fact(*fact)?,
            Action::GiveEpoch(epoch) | Action::ClaimEpoch(epoch) => {
                EntryLine::about("epoch", [number(*epoch)])
            }
            Action::GiveDeck(cards) | Action::ClaimDeck(cards) => EntryLine::about("deck", [number(*cards)]),
            Action::GiveChoice(seats) => EntryLine::about("choice", self.players.values(seats)),
            Action::GiveReplay(cards) => EntryLine::about("replay", self.cards(cards)),
            Action::GiveRemoved(cards) => EntryLine::about("removed", self.cards(cards)),
            Action::GiveConditions(condition, commodities)
            | Action::ClaimConditions(condition, commodities) => {
                let commodities = commodities.iter().map(|item| self.commodity(*item));
                EntryLine::about(condition.word(), commodities)
            }
            Action::WarRoll(rolled) => EntryLine::of(war(), [dice(rolled)]),
            Action::Market(rolls) => EntryLine::about("market", rolls.iter().map(|roll| dice(roll))),
            Action::Bonus(seat, card) => {
                let card = card.map(|card| self.card(card));
                EntryLine::about("bonus", [self.players.value(*seat)]).with_result(card)
            }
            _ => self.of_player(action)?,
        })
    }

    fn of_player(&self, action: &Action) -> Option<EntryLine> {
        let player = self.players.value(action.seat()?);
        let of = |items: Vec<Value>| EntryLine::of(player.clone(), items);
        let one = |item: Value| EntryLine::of(player.clone(), [item]);
        let provinces = |list: &[ProvinceId]| -> Vec<Value> {
            list.iter().map(|province| self.province(*province)).collect()
        };
        Some(match action {
            Action::Bid(_, amount) => one(money(*amount)),
            Action::BidRoll(_, die) => one(Value::word("roll")).with_result([dice(die)]),
            Action::Give(_, held) | Action::ClaimHoldings(_, held) => of(self.holdings(held)),
            Action::GiveMarkers(_, list) | Action::ClaimMarkers(_, list) => {
                one(Value::word("markers")).to(provinces(list))
            }
            Action::GiveTokens(_, count, list) | Action::ClaimTokens(_, count, list) => {
                one(number(*count)).to(provinces(list))
            }
            Action::Spend(_, spent, cash) => {
                let cash = cash.map(money);
                of([Value::Number(i64::from(*spent))]
                    .into_iter()
                    .chain(cash)
                    .collect())
            }
            Action::Clear(_, commodities) => {
                one(Value::word("clear")).to(commodities.iter().map(|item| self.commodity(*item)))
            }
            Action::Adjust(_, commodity, condition) => one(Value::word("adjust"))
                .to([self.commodity(*commodity)])
                .with_result(condition.map(|condition| Value::word(condition.word()))),
            Action::Drawn(_, card) => one(Value::word("card")).with_result([self.card(*card)]),
            Action::BuyCard(_, card) | Action::TokenCard(_, card) => {
                one(Value::word("card")).with_result(card.map(|card| self.card(card)))
            }
            Action::Discard(_, cards) => one(Value::word("discard")).to(self.cards(cards)),
            Action::ClaimHand(_, cards) => one(Value::word("hand")).with_result(self.cards(cards)),
            Action::Play(_, play) => self.play(player, play),
            Action::Cede(_, list) => one(Value::word("cede")).to(provinces(list)),
            Action::Replace(_, province, replacement) => {
                let replacement = replacement.map(|replacement| match replacement {
                    Replacement::Token => Value::word("token"),
                    Replacement::Empty => Value::word("empty"),
                });
                one(Value::word("replace"))
                    .to([self.province(*province)])
                    .with_result(replacement)
            }
            Action::Purchases(_, bought) => {
                let items = bought.items.iter().map(|item| self.purchase(*item));
                of(items.collect()).with_result(bought.total.map(money))
            }
            Action::Buy(_, item) => one(self.purchase(*item)),
            Action::Place(_, placement) => self.placement(player, std::slice::from_ref(placement))?,
            Action::Places(_, placements) => self.placement(player, placements)?,
            Action::Cathedral(_) => one(self.advance(AdvanceId::CATHEDRAL)),
            Action::Trade(_, other, die) => {
                let die = (!die.is_empty()).then(|| dice(die));
                one(Value::word("trade"))
                    .to([self.players.value(*other)])
                    .with_result(die)
            }
            Action::Free(_, province) => one(Value::word("free")).to([self.province(*province)]),
            Action::Indulgence(_, payment) => {
                let payment = payment.map(|payment| match payment {
                    Payment::Cash => Value::word("cash"),
                    Payment::Misery => Value::word("misery"),
                });
                one(Value::word("indulgence")).with_result(payment)
            }
            Action::Swap(_, other) => {
                one(self.advance(AdvanceId::RENAISSANCE)).to([self.players.value(*other)])
            }
            Action::Penalty(_) => one(Value::word("penalty")),
            Action::Leave(_) => one(Value::word("leaves")),
            Action::Pass(_) => one(Value::word("pass")),
            Action::ClaimIncome(_, income) => one(money(*income)),
            Action::ClaimPoints(_, points) => one(Value::Number(i64::from(*points))),
            _ => return None,
        })
    }

    fn board_fact(&self, fact: BoardFact) -> Option<EntryLine> {
        let on_board = |item: Value| EntryLine::about("board", [item]);
        Some(match fact {
            BoardFact::Relief(advance, relief) => {
                let relief = Value::Space(EntryKey::word("relief"), relief.to_string());
                on_board(self.advance(advance)).with_result([relief])
            }
            BoardFact::Borders(one, other) => on_board(self.province(one)).linked_to(self.province(other)),
            BoardFact::Touches(province, water) => {
                let water = self.catalog.waters.get(usize::from(water))?;
                on_board(self.province(province)).linked_to(Value::thing(kinds::WATER, water.id.as_ref()))
            }
        })
    }

    fn play(&self, player: Value, play: &CardPlay) -> EntryLine {
        let protection = play.protection.map(money);
        let items = [self.card(play.card)].into_iter().chain(protection);
        let target = match &play.target {
            Target::None => Vec::new(),
            Target::Commodity(commodity) => vec![self.commodity(*commodity)],
            Target::Player(seat) => vec![self.players.value(*seat)],
            Target::Provinces(list) => list.iter().map(|province| self.province(*province)).collect(),
            Target::Category(category) => vec![self.category(*category)],
            Target::Advance(advance) => vec![self.advance(*advance)],
            Target::Area(area) => vec![self.area(*area)],
        };
        let result = match &play.result {
            PlayResult::None => Vec::new(),
            PlayResult::Sum(sum) => vec![money(*sum)],
            PlayResult::Payments(payments) => {
                let payment = |(seat, sum): &(Seat, u32)| self.payment(*seat, *sum);
                payments.iter().map(payment).collect()
            }
            PlayResult::Misery(spaces) => {
                let spaces = spaces.iter();
                spaces
                    .map(|(seat, spaces)| Value::Space(self.players.key(*seat), spaces.to_string()))
                    .collect()
            }
            PlayResult::Dice(rolled) => vec![dice(rolled)],
            PlayResult::Loss(Loss::Cash) => vec![Value::word("cash")],
            PlayResult::Loss(Loss::Tokens) => vec![Value::word("tokens")],
        };
        EntryLine::of(player, items).to(target).with_result(result)
    }

    fn payment(&self, seat: Seat, sum: u32) -> Value {
        Value::Space(self.players.key(seat), format!("${sum}"))
    }

    fn purchase(&self, item: Purchase) -> Value {
        let priced = |key: EntryKey, price: Option<u32>| match price {
            Some(price) => Value::Space(key, format!("${price}")),
            None => Value::Thing(key),
        };
        match item {
            Purchase::Ship(None, price) => priced(EntryKey::word("ship"), price),
            Purchase::Ship(Some(ship), _) => ship_value(ship),
            Purchase::Advance(advance, price) => priced(self.advance_key(advance), price),
            Purchase::Leader(card, price) => priced(self.card_key(card), price),
            Purchase::Stability(price) => priced(EntryKey::word("stability"), price),
            Purchase::Unrest => Value::word("unrest"),
            Purchase::Relief(None, price) => priced(EntryKey::word("relief"), price),
            Purchase::Relief(Some(spaces), _) => Value::Space(EntryKey::word("relief"), spaces.to_string()),
        }
    }

    fn placement(&self, player: Value, placements: &[Placement]) -> Option<EntryLine> {
        let first = placements.first()?;
        let provinces = placements
            .iter()
            .map(|placement| self.province(placement.province));
        let entry = match first.count {
            Some(count) => EntryLine::of(player, [number(count)]).to(provinces),
            None => EntryLine::of(player, provinces),
        };
        Some(match &first.outcome {
            Outcome::None => entry,
            Outcome::Dice(rolled) => entry.with_result([dice(rolled)]),
            Outcome::Won => entry.with_result([Value::word("won")]),
            Outcome::Lost => entry.with_result([Value::word("lost")]),
            Outcome::Cathedral => entry.with_result([self.advance(AdvanceId::CATHEDRAL)]),
        })
    }

    fn holdings(&self, held: &Holdings) -> Vec<Value> {
        let several = |count: Option<u32>, id| Some(Value::Several(i64::from(count?), EntryKey::word(id)));
        let mut items = Vec::new();
        items.extend(held.money.map(money));
        items.extend(
            held.written
                .map(|written| Value::Space(EntryKey::word("written"), format!("${written}"))),
        );
        items.extend(several(held.tokens, "token"));
        items.extend(several(held.markers, "marker"));
        items.extend(several(held.cards, "card"));
        items.extend(
            held.misery
                .map(|misery| Value::Space(EntryKey::word("misery"), misery.to_string())),
        );
        items.extend(held.ship.map(ship_value));
        items.extend(held.advances.iter().map(|advance| self.advance(*advance)));
        items
    }

    fn card_key(&self, card: CardId) -> EntryKey {
        let card = self.catalog.cards.get(card.index());
        EntryKey::new(kinds::CARD, card.map_or("", |card| card.id.as_ref()))
    }

    fn card(&self, card: CardId) -> Value {
        Value::Thing(self.card_key(card))
    }

    fn cards(&self, cards: &[CardId]) -> Vec<Value> {
        cards.iter().map(|card| self.card(*card)).collect()
    }

    fn advance_key(&self, advance: AdvanceId) -> EntryKey {
        let advance = self.catalog.advances.get(advance.index());
        EntryKey::new(kinds::ADVANCE, advance.map_or("", |advance| advance.id.as_ref()))
    }

    fn advance(&self, advance: AdvanceId) -> Value {
        Value::Thing(self.advance_key(advance))
    }

    fn province(&self, province: ProvinceId) -> Value {
        let province = self.catalog.provinces.get(province.index());
        Value::thing(
            kinds::PROVINCE,
            province.map_or("", |province| province.id.as_ref()),
        )
    }

    fn commodity(&self, commodity: CommodityId) -> Value {
        let commodity = self.catalog.commodities.get(commodity.index());
        Value::thing(
            kinds::COMMODITY,
            commodity.map_or("", |commodity| commodity.id.as_ref()),
        )
    }

    fn category(&self, category: CategoryId) -> Value {
        let category = self.catalog.categories.get(category.index());
        Value::thing(
            kinds::CATEGORY,
            category.map_or("", |category| category.id.as_ref()),
        )
    }

    fn area(&self, area: AreaId) -> Value {
        let area = self.catalog.areas.get(area.index());
        Value::thing(kinds::AREA, area.map_or("", |area| area.id.as_ref()))
    }
}

impl Condition {
    /// The word of records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Shortage => "shortage",
            Self::Surplus => "surplus",
        }
    }
}

/// A space of the shipping table.
pub fn ship_value(ship: Ship) -> Value {
    let key = EntryKey::new(kinds::SHIP, ship.id().unwrap_or("galley"));
    Value::Space(key, ship.space().to_string())
}

fn money(amount: u32) -> Value {
    Value::Money(i64::from(amount))
}

fn number(figure: u32) -> Value {
    Value::Number(i64::from(figure))
}

fn dice(figures: &[u32]) -> Value {
    Value::Figures(figures.iter().map(|figure| i64::from(*figure)).collect())
}

fn war() -> Value {
    Value::thing(kinds::CARD, "war")
}
