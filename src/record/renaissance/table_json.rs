//! The table and the points for programs.

use serde_json::{Map, Value as Json, json};

use crate::core::engine::{Seat, Stage as _};
use crate::games::renaissance::Condition;
use crate::games::renaissance::replay::{Replayed, shown_table};
use crate::games::renaissance::state::{
    AdvanceSet, CardCounts, CardId, CategoryId, CommodityId, EventCard, LastTurn, Once, Province, SeatSet,
    Ship,
};

/// Everything that lies on the table, by ids.
pub(super) fn table_json(replayed: &Replayed) -> Json {
    let Some(table) = &replayed.table else {
        return json!({ "turn": null, "stage": null, "players": [] });
    };
    let Some(state) = shown_table(replayed) else {
        return Json::Null;
    };
    let (state, catalog) = (state.as_ref(), replayed.rulebook.catalog);
    let power = |seat: Seat| table.seats.get(seat.index()).map(|(power, _)| power.as_str());
    let cards = |counts: &CardCounts| {
        let ids = counts.iter().flat_map(|(card, count)| {
            let id = catalog.cards[card.index()].id.as_ref();
            std::iter::repeat_n(id, usize::from(count))
        });
        ids.collect::<Vec<&str>>()
    };
    let conditions = |condition: Condition| {
        let sign = if condition == Condition::Shortage { 1 } else { -1 };
        let hit = CommodityId::all().filter(move |commodity| state.condition(*commodity).signum() == sign);
        let each = hit.flat_map(|commodity| {
            let times = usize::from(state.condition(commodity).unsigned_abs());
            std::iter::repeat_n(catalog.commodities[commodity.index()].id.as_ref(), times)
        });
        each.collect::<Vec<&str>>()
    };
    let advances = |set: AdvanceSet| {
        let ids = set
            .iter()
            .map(|advance| catalog.advances[advance.index()].id.as_ref());
        ids.collect::<Vec<&str>>()
    };
    let players: Vec<Json> = state
        .seats()
        .map(|seat| {
            let player = state.player(seat);
            let score = state.score(seat);
            json!({
                "power": power(seat),
                "name": table.seats.get(seat.index()).map(|(_, name)| name),
                "out": player.is_out,
                "slot": state.slot(seat),
                "cash": player.cash,
                "written": player.written,
                "tokens": { "expansion": player.expansion, "stock": player.stock, "map": state.tokens_on_map(seat) },
                "markers": { "mat": player.markers, "map": state.dominated(seat) },
                "misery": player.misery.value(),
                "ship": ship(player.ship),
                "hand": player.hand,
                "owed": player.owed,
                "swapped": player.done.has(Once::Swap),
                "cathedral": player.cathedral.iter().map(power).collect::<Vec<_>>(),
                "stability": state.stability_price(seat),
                "tiers": state.tiers(&replayed.rulebook, seat),
                "advances": advances(player.advances),
                "new_advances": advances(player.new_advances),
                "score": {
                    "advances": score.advances, "cash": score.cash, "misery": score.misery, "points": score.points(),
                },
            })
        })
        .collect();
    let provinces: Map<String, Json> = state
        .in_play()
        .filter(|(_, province)| !province.is_empty())
        .map(|(id, province)| {
            let key = catalog.provinces[id.index()].id.to_string();
            (key, pieces(province, &power))
        })
        .collect();
    let war = state.war.map(|war| {
        let cession = war.cession.map(|cession| {
            json!({
                "winner": power(cession.winner),
                "loser": power(cession.loser),
                "due": cession.due,
                "possible": cession.possible,
            })
        });
        json!({
            "declarer": power(war.declarer),
            "other": power(war.other),
            "rolls": war.rolls,
            "cession": cession,
        })
    });
    let powers = |seats: SeatSet| seats.iter().map(power).collect::<Vec<_>>();
    let card = |id: CardId| catalog.cards[id.index()].id.as_ref();
    let leaders: Vec<Json> = state
        .leaders
        .iter()
        .map(|leader| {
            json!({
                "card": card(leader.card),
                "owner": power(leader.owner),
                "protection": leader.protection,
                "open": leader.is_open,
                "credit": state.leader_credit(leader.card),
                "patrons": powers(leader.patrons),
            })
        })
        .collect();
    let military: Vec<Json> = state
        .now
        .military
        .iter()
        .map(|(seat, event)| json!({ "power": power(*seat), "card": card(event.card()) }))
        .collect();
    let banned: Vec<&str> = CategoryId::all()
        .filter(|category| state.now.banned.contains(*category))
        .map(|category| catalog.categories[category.index()].id.as_ref())
        .collect();
    let burdens: Vec<&str> = EventCard::ALL
        .into_iter()
        .filter(|event| state.burden_event(&replayed.rulebook, *event).is_some())
        .map(|event| card(event.card()))
        .collect();
    let last_turn = state.last_turn.map(|why| match why {
        LastTurn::DeckEmpty => "deck-empty",
        LastTurn::AllAdvances => "all-advances",
        LastTurn::TimeLimit => "time-limit",
    });
    let winners = replayed.is_finished().then(|| {
        state
            .winners(&replayed.rulebook)
            .into_iter()
            .map(power)
            .collect::<Vec<_>>()
    });
    json!({
        "turn": replayed.turn(),
        "stage": table.course.stage.key().id,
        "finished": replayed.is_finished(),
        "order": state.order.iter().map(|seat| power(*seat)).collect::<Vec<_>>(),
        "choice": state.choice.iter().map(|seat| power(*seat)).collect::<Vec<_>>(),
        "epoch": state.deck.epoch,
        "deck": state.deck.left,
        "replay": cards(&state.deck.replay),
        "removed": cards(&state.deck.removed),
        "shortage": conditions(Condition::Shortage),
        "surplus": conditions(Condition::Surplus),
        "leaders": leaders,
        "military": military,
        "immune": powers(state.now.immune),
        "banned": banned,
        "burdens": burdens,
        "war": war,
        "civil_war": state.now.civil_war.iter().map(|seat| power(*seat)).collect::<Vec<_>>(),
        "expansion_cards": state.now.expansion_cards,
        "last_turn": last_turn,
        "players": players,
        "provinces": provinces,
        "winners": winners,
    })
}

fn ship(ship: Ship) -> Json {
    match ship.id() {
        Some(id) => json!({ "class": id, "space": ship.space() }),
        None => Json::Null,
    }
}

/// The marker and the tokens of a province.
fn pieces<'a>(province: &Province, power: &impl Fn(Seat) -> Option<&'a str>) -> Json {
    let marker = province
        .marker
        .map(|marker| json!({ "power": power(marker.seat), "white": marker.is_white }));
    let tokens: Map<String, Json> = province
        .owners()
        .iter()
        .filter(|seat| province.tokens(*seat).total() > 0)
        .filter_map(|seat| {
            let tokens = province.tokens(seat);
            let figures = json!({ "coloured": tokens.coloured, "white": tokens.white });
            Some((power(seat)?.to_owned(), figures))
        })
        .collect();
    json!({ "marker": marker, "tokens": tokens })
}
