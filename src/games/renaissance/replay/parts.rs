//! How figures come about, part by part: prices, payments, strength, income, misery.

use super::now::{money, thing};
use super::{Buying, Now};
use crate::core::engine::Seat;
use crate::core::{Kind, Value};
use crate::games::renaissance::action::Purchase;
use crate::games::renaissance::apply::income::Income;
use crate::games::renaissance::apply::payout::Payout;
use crate::games::renaissance::apply::price::{CreditFrom, Price};
use crate::games::renaissance::apply::relief::Relief;
use crate::games::renaissance::apply::strength::{Need, Opponents};
use crate::games::renaissance::state::{
    AdvanceId, AdvanceSet, CategoryId, CommodityId, EventCard, ProvinceId, SeatSet,
};

/// A price with its credits, one by one.
pub fn price_parts(now: &Now, price: &Price) -> Value {
    let printed = Value::Said("price-part-printed", vec![("amount", money(price.cost))]);
    let credits = price.credits.iter().map(|credit| {
        let thing = match credit.from {
            CreditFrom::Advance(advance) => now.advance(advance),
            CreditFrom::Leader(card) => now.card(card),
            CreditFrom::WrittenRecord(_) => now.advance(AdvanceId::WRITTEN_RECORD),
            CreditFrom::Research => now.advance(AdvanceId::INSTITUTIONAL_RESEARCH),
        };
        Value::Said(
            "price-part-credit",
            vec![("thing", thing), ("amount", money(credit.sum))],
        )
    });
    Value::List([printed].into_iter().chain(credits).collect())
}

/// What stabilization costs a player.
pub fn stability_parts(now: &Now, seat: Seat) -> Value {
    let hand = now.of(seat).hand;
    let whole = crate::games::renaissance::apply::relief::stabilization(hand);
    let cards = Value::Said(
        "price-part-cards",
        vec![("count", Value::from(hand)), ("amount", money(whole))],
    );
    let mut parts = vec![cards];
    if now.state.has(seat, AdvanceId::MIDDLE_CLASS) {
        let half = now.state.stability_price(seat);
        parts.push(Value::Said(
            "price-part-half",
            vec![
                ("thing", now.advance(AdvanceId::MIDDLE_CLASS)),
                ("amount", money(half)),
            ],
        ));
    }
    Value::List(parts)
}

/// What relief costs a player.
pub fn relief_parts(now: &Now, seat: Seat, relief: &Relief) -> Value {
    let player = now.of(seat);
    let to = player.misery.down(relief.spaces);
    let mut parts = vec![Value::Said(
        "price-part-space",
        vec![
            ("from", Value::Text(player.misery.value().to_string())),
            ("to", Value::Text(to.value().to_string())),
            ("amount", money(relief.difference)),
        ],
    )];
    if relief.is_halved {
        let half = (relief.difference + 1) / 2;
        parts.push(Value::Said(
            "price-part-half",
            vec![
                ("thing", now.advance(AdvanceId::ENLIGHTENMENT)),
                ("amount", money(half)),
            ],
        ));
    }
    let new: AdvanceSet = player.new_advances;
    for advance in new.iter() {
        let value = now.state.board.advance(advance).relief;
        if value > 0 {
            parts.push(Value::Said(
                "price-part-relief-value",
                vec![("thing", now.advance(advance)), ("amount", money(value))],
            ));
        }
    }
    Value::List(parts)
}

/// What a player has paid for each item.
pub fn paid_parts(now: &Now, buying: &Buying) -> Value {
    let parts = buying.paid.iter().map(|(item, paid)| {
        let step = |id| thing(Kind::WORD, id);
        let thing = match item {
            Purchase::Ship(..) => step("ship"),
            Purchase::Advance(advance, _) => now.advance(*advance),
            Purchase::Leader(card, _) => now.card(*card),
            Purchase::Stability(_) | Purchase::Unrest => step("stability"),
            Purchase::Relief(..) => step("relief"),
        };
        Value::Said(
            "price-part-item",
            vec![("thing", thing), ("amount", money(*paid))],
        )
    });
    Value::List(parts.collect())
}

/// What a player is paid for a commodity.
pub fn payment_parts(now: &Now, payout: &Payout) -> Value {
    let count = |id, count: u8| Value::Said(id, vec![("count", Value::from(count))]);
    let mut parts = vec![count("payment-part-provinces", payout.provinces)];
    match payout.condition.signum() {
        1 => parts.push(Value::Said("payment-part-shortage", Vec::new())),
        -1 => parts.push(Value::Said("payment-part-surplus", Vec::new())),
        _ => {}
    }
    if payout.industry > 0 {
        parts.push(Value::Said(
            "payment-part-thing",
            vec![("thing", now.advance(AdvanceId::INDUSTRY))],
        ));
    }
    if payout.paid_box > 0 {
        parts.push(count("payment-part-box", payout.paid_box));
    }
    Value::List(parts)
}

/// What a player receives in the income phase.
pub fn income_parts(now: &Now, income: &Income) -> Value {
    let base = i32::from(now.rulebook.catalog.numbers.income_base);
    let mut parts = vec![
        Value::Said("income-part-base", vec![("amount", money(base))]),
        Value::Said(
            "income-part-markers",
            vec![
                ("count", Value::from(income.provinces)),
                ("amount", money(income.map - base)),
            ],
        ),
    ];
    let more = [
        (AdvanceId::MIDDLE_CLASS, income.middle_class),
        (AdvanceId::INTEREST_AND_PROFIT, income.interest),
    ];
    for (advance, amount) in more.into_iter().filter(|(_, amount)| *amount > 0) {
        parts.push(Value::Said(
            "income-part-thing",
            vec![("thing", now.advance(advance)), ("amount", money(amount))],
        ));
    }
    Value::List(parts)
}

/// The misery that an event brings a player.
pub fn misery_parts(now: &Now, event: EventCard, seat: Seat) -> Value {
    let state = now.state;
    let thing_part = |advance: AdvanceId, spaces: &str| {
        Value::Said(
            "misery-part-thing",
            vec![
                ("thing", now.advance(advance)),
                ("spaces", Value::Text(spaces.to_owned())),
            ],
        )
    };
    let of_category = |category: CategoryId| {
        let all = state.board.categories[category.index()];
        now.of(seat).advances.and(all).iter()
    };
    let card = |count: u8| Value::Said("misery-part-card", vec![("count", Value::from(count))]);
    let mut parts = Vec::new();
    match event {
        EventCard::Famine => {
            parts.push(card(4));
            let grain = state.giving(seat, CommodityId::GRAIN);
            if grain > 0 {
                parts.push(Value::Said(
                    "misery-part-grain",
                    vec![("count", Value::from(grain))],
                ));
            }
            if state.has(seat, AdvanceId::IMPROVED_AGRICULTURE) {
                parts.push(thing_part(AdvanceId::IMPROVED_AGRICULTURE, "−1"));
            }
        }
        EventCard::MysticismAbounds => {
            parts.push(card(4));
            parts.extend(of_category(CategoryId::SCIENCE).map(|advance| thing_part(advance, "−1")));
        }
        EventCard::RevolutionaryUprisings => {
            parts.extend(of_category(CategoryId::COMMERCE).map(|advance| thing_part(advance, "+1")));
        }
        EventCard::ReligiousStrife => {
            parts.extend(of_category(CategoryId::RELIGION).map(|advance| thing_part(advance, "+1")));
        }
        _ => {}
    }
    if parts.is_empty() {
        parts.push(card(0));
    }
    Value::List(parts)
}

/// The strength that an attack has to reach.
pub fn strength_parts(now: &Now, seat: Seat, province: ProvinceId, need: &Need) -> Value {
    let state = now.state;
    let pieces = state.province(province);
    let of_player = |id, player: Seat, count: u8| {
        Value::Said(
            id,
            vec![("player", now.player(player)), ("count", Value::from(count))],
        )
    };
    let of_thing = |thing: Value, count: u8| {
        Value::Said(
            "strength-part-thing",
            vec![("thing", thing), ("count", Value::from(count))],
        )
    };
    let mut parts = Vec::new();
    for rival in pieces.rivals(seat).iter() {
        let tokens = pieces.tokens(rival).total();
        if pieces.marker_of() == Some(rival) {
            parts.push(of_player("strength-part-marker", rival, need.market));
            let supporters = state.board.province(province).supporters.iter();
            for satellite in supporters.filter(|id| state.province(*id).tokens(rival).coloured > 0) {
                parts.push(Value::Said(
                    "strength-part-satellite",
                    vec![
                        ("province", now.province(satellite)),
                        ("count", Value::from(1_u8)),
                    ],
                ));
            }
        } else if tokens > 0 {
            parts.push(of_player("strength-part-tokens", rival, tokens));
        }
    }
    if need.defence.nationalism > 0 {
        parts.push(of_thing(
            now.advance(AdvanceId::NATIONALISM),
            need.defence.nationalism,
        ));
    }
    if need.defence.capital > 0
        && let Some(owner) = state.capital_owner(province)
    {
        parts.push(of_player("strength-part-capital", owner, need.defence.capital));
    }
    if need.defence.military > 0 {
        // The largest sum of one rival counts.
        let against = Opponents::new(state, SeatSet::of(seat));
        let strongest = pieces
            .rivals(seat)
            .iter()
            .max_by_key(|rival| state.military(now.rulebook, *rival, against));
        let cards = strongest
            .into_iter()
            .flat_map(|rival| military(now, rival, against));
        parts.extend(
            cards
                .take(usize::from(need.defence.military))
                .map(|card| of_thing(card, 1)),
        );
    }
    parts.push(Value::Said(
        "strength-part-market",
        vec![("count", Value::from(need.market))],
    ));
    Value::List(parts)
}

/// What helps an attacker besides the tokens that are sent; none if nothing does.
pub fn strength_help(now: &Now, seat: Seat, province: ProvinceId, need: &Need) -> Option<Value> {
    let state = now.state;
    let of_thing = |thing: Value, count: u8| {
        Value::Said(
            "strength-part-thing",
            vec![("thing", thing), ("count", Value::from(count))],
        )
    };
    let mut parts = Vec::new();
    if need.there > 0 {
        parts.push(Value::Said(
            "strength-part-own-tokens",
            vec![("count", Value::from(need.there))],
        ));
    }
    if need.attack.satellites > 0 {
        let supporters = state.board.province(province).supporters.iter();
        for satellite in supporters.filter(|id| state.province(*id).tokens(seat).coloured > 0) {
            parts.push(Value::Said(
                "strength-part-satellite",
                vec![
                    ("province", now.province(satellite)),
                    ("count", Value::from(1_u8)),
                ],
            ));
        }
    }
    if need.attack.nationalism > 0 {
        parts.push(of_thing(
            now.advance(AdvanceId::NATIONALISM),
            need.attack.nationalism,
        ));
    }
    if need.attack.military > 0 {
        let against = Opponents::new(state, state.province(province).rivals(seat));
        let cards = military(now, seat, against).take(usize::from(need.attack.military));
        parts.extend(cards.map(|card| of_thing(card, 1)));
    }
    if need.attack.capital > 0 {
        parts.push(Value::Said(
            "strength-part-capital",
            vec![
                ("player", now.player(seat)),
                ("count", Value::from(need.attack.capital)),
            ],
        ));
    }
    (!parts.is_empty()).then_some(Value::List(parts))
}

/// The military advantages of a player that count against others.
pub(super) fn military(now: &Now, seat: Seat, against: Opponents) -> impl Iterator<Item = Value> {
    let state = now.state;
    let used = state.now.military.iter().filter(|(user, _)| *user == seat);
    let counting = used.filter(|(_, event)| against.count(now.rulebook, *event));
    let cards: Vec<Value> = counting.map(|(_, event)| now.card(event.card())).collect();
    cards.into_iter()
}

/// The draws of a player, and what they are accounted for by.
pub fn drawn(now: &Now, seat: Seat) -> Value {
    let parts = now.state.draws.of(seat).map(|(slot, shown)| {
        let epoch = now
            .state
            .deck
            .epoch
            .saturating_sub(now.state.draws.decks_since(slot));
        let draw = if slot.turn == 0 {
            Value::Said("draw-part-dealt", Vec::new())
        } else {
            Value::Said(
                "draw-part-turn",
                vec![("turn", Value::from(slot.turn)), ("epoch", Value::from(epoch))],
            )
        };
        match shown.or(slot.named) {
            Some(card) => Value::Said("draw-part-used", vec![("draw", draw), ("card", now.card(card))]),
            None => Value::Said("draw-part-open", vec![("draw", draw)]),
        }
    });
    Value::List(parts.collect())
}
