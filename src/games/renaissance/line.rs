//! Actions as lines of a record, without words: the inverse of `resolve`.

use super::action::{
    Action, CardPlay, Condition, Holdings, Loss, Outcome, Payment, Placement, PlayResult, Purchase,
    Replacement, Target,
};
use super::catalog::Catalog;
use super::kinds;
use super::state::{AdvanceId, AreaId, BoardFact, CardId, CategoryId, CommodityId, ProvinceId, Ship};
use crate::core::engine::{Action as _, Seat, Seated, Stage as _};
use crate::core::{EntryKey, Kind, Line, Value};

/// Writes actions down.
#[derive(Debug, Clone, Copy)]
pub struct Writer<'a> {
    /// What things are called in the data.
    pub catalog: &'a Catalog,
    /// Power and name of each seat.
    pub seats: &'a [Seated],
}

/// An entry in the making.
struct Entry {
    subject: Value,
    items: Vec<Value>,
    target: Vec<Value>,
    result: Vec<Value>,
    link: Vec<Value>,
}

impl Entry {
    fn of(subject: Value, items: impl IntoIterator<Item = Value>) -> Self {
        Self {
            subject,
            items: items.into_iter().collect(),
            target: Vec::new(),
            result: Vec::new(),
            link: Vec::new(),
        }
    }

    fn to(mut self, target: impl IntoIterator<Item = Value>) -> Self {
        self.target.extend(target);
        self
    }

    fn with_result(mut self, result: impl IntoIterator<Item = Value>) -> Self {
        self.result.extend(result);
        self
    }

    fn linked_to(mut self, link: Value) -> Self {
        self.link.push(link);
        self
    }

    fn line(self) -> Line {
        Line::Entry {
            subject: self.subject,
            items: self.items,
            target: self.target,
            result: self.result,
            link: self.link,
        }
    }
}

impl Writer<'_> {
    /// An action as it is written; none if it has no line of its own.
    pub fn line(&self, action: &Action) -> Option<Line> {
        let about = |id, items: Vec<Value>| Entry::of(word(id), items).line();
        let phase = |id| Line::Heading(Value::Heading(EntryKey::new(kinds::PHASE, id)));
        Some(match action {
            Action::Turn(number) => Line::Heading(Value::Space(word_key("turn"), number.to_string())),
            Action::Enter(stage) => Line::Heading(stage.heading()),
            Action::Bids => phase("capital-selection"),
            Action::FirstOrder | Action::TurnOrder => phase("order"),
            Action::Tally => Line::Heading(Value::Heading(word_key("tally"))),
            Action::Players(players) => about("players", players.iter().map(seated).collect()),
            Action::Variant(variant) => {
                let variant = self.catalog.variants.get(usize::from(*variant))?;
                about("variant", vec![thing(kinds::VARIANT, &variant.id)])
            }
            Action::Edition(year) => about("edition", vec![number(*year)]),
            Action::Ruling(choice) => {
                about("ruling", vec![Value::Text(format!("{} {}", choice.0, choice.1))])
            }
            Action::Board(fact) => self.board_fact(*fact)?.line(),
            Action::Remark => return None,
            Action::GiveEpoch(epoch) | Action::ClaimEpoch(epoch) => about("epoch", vec![number(*epoch)]),
            Action::GiveDeck(cards) | Action::ClaimDeck(cards) => about("deck", vec![number(*cards)]),
            Action::GiveChoice(seats) => about("choice", self.players(seats)),
            Action::GiveReplay(cards) => about("replay", self.cards(cards)),
            Action::GiveRemoved(cards) => about("removed", self.cards(cards)),
            Action::GiveConditions(condition, commodities)
            | Action::ClaimConditions(condition, commodities) => {
                let commodities = commodities.iter().map(|item| self.commodity(*item));
                about(condition.word(), commodities.collect())
            }
            Action::Order(order) => about("order", self.players(order)),
            Action::ClaimWinners(winners) => about("winner", self.players(winners)),
            Action::WarRoll(rolled) => Entry::of(war(), [dice(rolled)]).line(),
            Action::Market(rolls) => about("market", rolls.iter().map(|roll| dice(roll)).collect()),
            Action::Bonus(seat, card) => {
                let card = card.map(|card| self.card(card));
                Entry::of(word("bonus"), [self.player(*seat)])
                    .with_result(card)
                    .line()
            }
            _ => self.entry(action)?.line(),
        })
    }

    fn entry(&self, action: &Action) -> Option<Entry> {
        let player = self.player(action.seat()?);
        let of = |items: Vec<Value>| Entry::of(player.clone(), items);
        let one = |item: Value| Entry::of(player.clone(), [item]);
        let provinces = |list: &[ProvinceId]| -> Vec<Value> {
            list.iter().map(|province| self.province(*province)).collect()
        };
        Some(match action {
            Action::Bid(_, amount) => one(money(*amount)),
            Action::BidRoll(_, die) => one(word("roll")).with_result([dice(die)]),
            Action::Give(_, held) | Action::ClaimHoldings(_, held) => of(self.holdings(held)),
            Action::GiveMarkers(_, list) | Action::ClaimMarkers(_, list) => {
                one(word("markers")).to(provinces(list))
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
                one(word("clear")).to(commodities.iter().map(|item| self.commodity(*item)))
            }
            Action::Adjust(_, commodity, condition) => one(word("adjust"))
                .to([self.commodity(*commodity)])
                .with_result(condition.map(|condition| word(condition.word()))),
            Action::Drawn(_, card) => one(word("card")).with_result([self.card(*card)]),
            Action::BuyCard(_, card) | Action::TokenCard(_, card) => {
                one(word("card")).with_result(card.map(|card| self.card(card)))
            }
            Action::Discard(_, cards) => one(word("discard")).to(self.cards(cards)),
            Action::ClaimHand(_, cards) => one(word("hand")).with_result(self.cards(cards)),
            Action::Play(_, play) => self.play(player, play),
            Action::Cede(_, list) => one(word("cede")).to(provinces(list)),
            Action::Replace(_, province, replacement) => {
                let replacement = replacement.map(|replacement| match replacement {
                    Replacement::Token => word("token"),
                    Replacement::Empty => word("empty"),
                });
                one(word("replace"))
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
                one(word("trade")).to([self.player(*other)]).with_result(die)
            }
            Action::Free(_, province) => one(word("free")).to([self.province(*province)]),
            Action::Indulgence(_, payment) => {
                let payment = payment.map(|payment| match payment {
                    Payment::Cash => word("cash"),
                    Payment::Misery => word("misery"),
                });
                one(word("indulgence")).with_result(payment)
            }
            Action::Swap(_, other) => one(self.advance(AdvanceId::RENAISSANCE)).to([self.player(*other)]),
            Action::Penalty(_) => one(word("penalty")),
            Action::Leave(_) => one(word("leaves")),
            Action::Pass(_) => one(word("pass")),
            Action::ClaimIncome(_, income) => one(money(*income)),
            Action::ClaimPoints(_, points) => one(Value::Number(i64::from(*points))),
            _ => return None,
        })
    }

    fn board_fact(&self, fact: BoardFact) -> Option<Entry> {
        let about = |item: Value| Entry::of(word("board"), [item]);
        Some(match fact {
            BoardFact::Relief(advance, relief) => {
                let relief = Value::Space(word_key("relief"), relief.to_string());
                about(self.advance(advance)).with_result([relief])
            }
            BoardFact::Borders(one, other) => about(self.province(one)).linked_to(self.province(other)),
            BoardFact::Touches(province, water) => {
                let water = self.catalog.waters.get(usize::from(water))?;
                about(self.province(province)).linked_to(thing(kinds::WATER, &water.id))
            }
        })
    }

    fn play(&self, player: Value, play: &CardPlay) -> Entry {
        let protection = play.protection.map(money);
        let items = [self.card(play.card)].into_iter().chain(protection);
        let target = match &play.target {
            Target::None => Vec::new(),
            Target::Commodity(commodity) => vec![self.commodity(*commodity)],
            Target::Player(seat) => vec![self.player(*seat)],
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
                    .map(|(seat, spaces)| Value::Space(self.player_key(*seat), spaces.to_string()))
                    .collect()
            }
            PlayResult::Dice(rolled) => vec![dice(rolled)],
            PlayResult::Loss(Loss::Cash) => vec![word("cash")],
            PlayResult::Loss(Loss::Tokens) => vec![word("tokens")],
        };
        Entry::of(player, items).to(target).with_result(result)
    }

    fn payment(&self, seat: Seat, sum: u32) -> Value {
        Value::Space(self.player_key(seat), format!("${sum}"))
    }

    fn purchase(&self, item: Purchase) -> Value {
        let priced = |key: EntryKey, price: Option<u32>| match price {
            Some(price) => Value::Space(key, format!("${price}")),
            None => Value::Thing(key),
        };
        match item {
            Purchase::Ship(None, price) => priced(word_key("ship"), price),
            Purchase::Ship(Some(ship), _) => ship_value(ship),
            Purchase::Advance(advance, price) => priced(self.advance_key(advance), price),
            Purchase::Leader(card, price) => priced(self.card_key(card), price),
            Purchase::Stability(price) => priced(word_key("stability"), price),
            Purchase::Unrest => word("unrest"),
            Purchase::Relief(None, price) => priced(word_key("relief"), price),
            Purchase::Relief(Some(spaces), _) => Value::Space(word_key("relief"), spaces.to_string()),
        }
    }

    fn placement(&self, player: Value, placements: &[Placement]) -> Option<Entry> {
        let first = placements.first()?;
        let provinces = placements
            .iter()
            .map(|placement| self.province(placement.province));
        let entry = match first.count {
            Some(count) => Entry::of(player, [number(count)]).to(provinces),
            None => Entry::of(player, provinces),
        };
        Some(match &first.outcome {
            Outcome::None => entry,
            Outcome::Dice(rolled) => entry.with_result([dice(rolled)]),
            Outcome::Won => entry.with_result([word("won")]),
            Outcome::Lost => entry.with_result([word("lost")]),
            Outcome::Cathedral => entry.with_result([self.advance(AdvanceId::CATHEDRAL)]),
        })
    }

    fn holdings(&self, held: &Holdings) -> Vec<Value> {
        let several = |count: Option<u32>, id| Some(Value::Several(i64::from(count?), word_key(id)));
        let mut items = Vec::new();
        items.extend(held.money.map(money));
        items.extend(
            held.written
                .map(|written| Value::Space(word_key("written"), format!("${written}"))),
        );
        items.extend(several(held.tokens, "token"));
        items.extend(several(held.markers, "marker"));
        items.extend(several(held.cards, "card"));
        items.extend(
            held.misery
                .map(|misery| Value::Space(word_key("misery"), misery.to_string())),
        );
        items.extend(held.ship.map(ship_value));
        items.extend(held.advances.iter().map(|advance| self.advance(*advance)));
        items
    }

    fn player_key(&self, seat: Seat) -> EntryKey {
        let power = self.seats.get(seat.index());
        let power = power.map_or("", |(power, _)| power.as_str());
        EntryKey::new(kinds::POWER, power)
    }

    fn player(&self, seat: Seat) -> Value {
        Value::Thing(self.player_key(seat))
    }

    fn players(&self, seats: &[Seat]) -> Vec<Value> {
        seats.iter().map(|seat| self.player(*seat)).collect()
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
        thing(
            kinds::PROVINCE,
            province.map_or("", |province| province.id.as_ref()),
        )
    }

    fn commodity(&self, commodity: CommodityId) -> Value {
        let commodity = self.catalog.commodities.get(commodity.index());
        thing(
            kinds::COMMODITY,
            commodity.map_or("", |commodity| commodity.id.as_ref()),
        )
    }

    fn category(&self, category: CategoryId) -> Value {
        let category = self.catalog.categories.get(category.index());
        thing(
            kinds::CATEGORY,
            category.map_or("", |category| category.id.as_ref()),
        )
    }

    fn area(&self, area: AreaId) -> Value {
        let area = self.catalog.areas.get(area.index());
        thing(kinds::AREA, area.map_or("", |area| area.id.as_ref()))
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

fn seated((power, name): &Seated) -> Value {
    let power = EntryKey::new(kinds::POWER, power.as_str());
    if name.is_empty() {
        Value::Thing(power)
    } else {
        Value::Space(power, name.clone())
    }
}

fn thing(kind: Kind, id: &str) -> Value {
    Value::Thing(EntryKey::new(kind, id))
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

fn word_key(id: &'static str) -> EntryKey {
    EntryKey::new(Kind::WORD, id)
}

fn word(id: &'static str) -> Value {
    Value::Thing(word_key(id))
}

fn war() -> Value {
    thing(kinds::CARD, "war")
}
