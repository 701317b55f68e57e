//! The table and the points for programs.

use serde_json::{Map, Value as Json, json};

use crate::core::engine::{Players, Seat, Stage as _};
use crate::games::renaissance::Condition;
use crate::games::renaissance::replay::{Replayed, shown_table};
use crate::games::renaissance::state::{
    AdvanceSet, CardCounts, CardId, CategoryId, CommodityId, EventCard, LastTurn, Once, Province, Rulebook,
    SeatSet, Ship, State,
};

/// Everything that lies on the table, by ids.
pub(super) fn table_json(replayed: &Replayed) -> Json {
    let Some((table, state)) = replayed.table.as_ref().zip(shown_table(replayed)) else {
        return json!({ "turn": null, "stage": null, "players": [] });
    };
    let ids = Ids {
        state: &state,
        rulebook: &replayed.rulebook,
        players: Players::new::<Rulebook>(&table.seats),
    };
    let players: Vec<Json> = state.seats().map(|seat| ids.player(seat)).collect();
    let provinces: Map<String, Json> = state
        .in_play()
        .filter(|(_, province)| !province.is_empty())
        .map(|(id, province)| {
            let key = ids.rulebook.catalog.provinces[id.index()].id.to_string();
            (key, ids.pieces(province))
        })
        .collect();
    let winners = replayed
        .is_finished()
        .then(|| ids.players.ids(state.winners(&replayed.rulebook)));
    let mut all = json!({
        "turn": replayed.turn(),
        "stage": table.course.stage.key().id,
        "finished": replayed.is_finished(),
        "order": ids.players.ids(state.order.iter().copied()),
        "choice": ids.players.ids(state.choice.iter().copied()),
        "epoch": state.deck.epoch,
        "deck": state.deck.left,
        "replay": ids.cards(&state.deck.replay),
        "removed": ids.cards(&state.deck.removed),
        "shortage": ids.conditions(Condition::Shortage),
        "surplus": ids.conditions(Condition::Surplus),
        "players": players,
        "provinces": provinces,
        "winners": winners,
    });
    if let (Json::Object(all), Json::Object(turn)) = (&mut all, ids.of_the_turn()) {
        all.extend(turn);
    }
    all
}

/// What is on the table, by ids.
struct Ids<'a> {
    state: &'a State,
    rulebook: &'a Rulebook<'a>,
    players: Players<'a>,
}

impl<'a> Ids<'a> {
    fn set(&self, seats: SeatSet) -> Vec<&'a str> {
        self.players.ids(seats.iter())
    }

    fn card(&self, card: CardId) -> &'a str {
        self.rulebook.catalog.cards[card.index()].id.as_ref()
    }

    fn cards(&self, counts: &CardCounts) -> Vec<&'a str> {
        let ids = counts
            .iter()
            .flat_map(|(card, count)| std::iter::repeat_n(self.card(card), usize::from(count)));
        ids.collect()
    }

    fn advances(&self, set: AdvanceSet) -> Vec<&'a str> {
        let advances = &self.rulebook.catalog.advances;
        set.iter()
            .map(|advance| advances[advance.index()].id.as_ref())
            .collect()
    }

    /// The commodities in shortage or surplus; a double one twice.
    fn conditions(&self, condition: Condition) -> Vec<&'a str> {
        let sign = if condition == Condition::Shortage { 1 } else { -1 };
        let hit = CommodityId::all().filter(|commodity| self.state.condition(*commodity).signum() == sign);
        let each = hit.flat_map(|commodity| {
            let times = usize::from(self.state.condition(commodity).unsigned_abs());
            let id = self.rulebook.catalog.commodities[commodity.index()].id.as_ref();
            std::iter::repeat_n(id, times)
        });
        each.collect()
    }

    /// What has been played this turn, or is still open.
    fn of_the_turn(&self) -> Json {
        let state = self.state;
        let leaders = state.leaders.iter().map(|leader| {
            json!({
                "card": self.card(leader.card),
                "owner": self.players.id(leader.owner),
                "protection": leader.protection,
                "open": leader.is_open,
                "credit": state.leader_credit(leader.card),
                "patrons": self.set(leader.patrons),
            })
        });
        let military = state.now.military.iter();
        let military = military
            .map(|(seat, event)| json!({ "power": self.players.id(*seat), "card": self.card(event.card()) }));
        let banned = CategoryId::all().filter(|category| state.now.banned.contains(*category));
        let banned = banned.map(|category| self.rulebook.catalog.categories[category.index()].id.as_ref());
        let burdens = EventCard::ALL
            .into_iter()
            .filter(|event| state.burden_event(self.rulebook, *event).is_some());
        let last_turn = state.last_turn.map(|why| match why {
            LastTurn::DeckEmpty => "deck-empty",
            LastTurn::AllAdvances => "all-advances",
            LastTurn::TimeLimit => "time-limit",
            LastTurn::NobodyLeft => "nobody-left",
        });
        json!({
            "leaders": leaders.collect::<Vec<_>>(),
            "military": military.collect::<Vec<_>>(),
            "immune": self.set(state.now.immune),
            "banned": banned.collect::<Vec<&str>>(),
            "burdens": burdens.map(|event| self.card(event.card())).collect::<Vec<_>>(),
            "war": self.war(),
            "civil_war": self.players.ids(state.now.civil_war.iter().copied()),
            "expansion_cards": state.now.expansion_cards,
            "last_turn": last_turn,
        })
    }

    fn war(&self) -> Json {
        let Some(war) = self.state.war else {
            return Json::Null;
        };
        let cession = war.cession.map(|cession| {
            json!({
                "winner": self.players.id(cession.winner),
                "loser": self.players.id(cession.loser),
                "due": cession.due,
                "possible": cession.possible,
            })
        });
        json!({
            "declarer": self.players.id(war.declarer),
            "other": self.players.id(war.other),
            "rolls": war.rolls,
            "cession": cession,
        })
    }

    fn player(&self, seat: Seat) -> Json {
        let state = self.state;
        let player = state.player(seat);
        let score = state.score(seat);
        json!({
            "power": self.players.id(seat),
            "name": self.players.name(seat),
            "out": player.is_out,
            "slot": state.slot(seat),
            "cash": player.cash,
            "written": player.written,
            "tokens": { "expansion": player.expansion, "stock": player.stock, "map": state.tokens_on_map(seat) },
            "markers": { "mat": player.markers, "map": state.dominated(seat) },
            "misery": player.misery.value(),
            "ship": ship(player.ship),
            "hand": player.hand,
            "stability": state.stability_price(seat),
            "tiers": state.tiers(self.rulebook, seat),
            "owed": player.owed,
            "advances": self.advances(player.advances),
            "new_advances": self.advances(player.new_advances),
            "swapped": player.done.has(Once::Swap),
            "cathedral": self.set(player.cathedral),
            "score": {
                "advances": score.advances, "cash": score.cash, "misery": score.misery, "points": score.points(),
            },
        })
    }

    /// The marker and the tokens of a province.
    fn pieces(&self, province: &Province) -> Json {
        let marker = province
            .marker
            .map(|marker| json!({ "power": self.players.id(marker.seat), "white": marker.is_white }));
        let tokens: Map<String, Json> = province
            .owners()
            .iter()
            .filter(|seat| province.tokens(*seat).total() > 0)
            .map(|seat| {
                let tokens = province.tokens(seat);
                let figures = json!({ "coloured": tokens.coloured, "white": tokens.white });
                (self.players.id(seat).to_owned(), figures)
            })
            .collect();
        json!({ "marker": marker, "tokens": tokens })
    }
}

fn ship(ship: Ship) -> Json {
    match ship.id() {
        Some(id) => json!({ "class": id, "space": ship.space() }),
        None => Json::Null,
    }
}
