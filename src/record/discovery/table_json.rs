//! The table and the points for programs: the same in every language.

use serde_json::{Map, Value as Json, json};

use crate::core::engine::Players;
use crate::games::discovery::apply::Spot;
use crate::games::discovery::replay::Replayed;
use crate::games::discovery::score::TieBreak;
use crate::games::discovery::state::{Figures, Piece, PieceCounts, Rulebook, Seat, State};

/// Everything on the table, by player colour.
pub(super) fn table_json(replayed: &Replayed) -> Json {
    let Some(at_the_end) = &replayed.table else {
        return json!({ "turn": null, "finished": false, "order": [], "players": {} });
    };
    let state = &at_the_end.state;
    let table = Table {
        state,
        first_turn: at_the_end.course.first_turn,
        players: Players::new::<Rulebook>(&at_the_end.seats),
        rulebook: &replayed.rulebook,
    };
    let (winners, decided) = state.winners(table.rulebook);
    let players: Map<String, Json> = state
        .seats()
        .map(|seat| (table.players.id(seat).to_owned(), table.player(seat)))
        .collect();
    let finished = replayed.is_finished();
    json!({
        "turn": replayed.turn(),
        "stage": replayed.heading().map(|key| key.id),
        "finished": finished,
        "order": table.players.ids(state.order.iter().copied()),
        "players": players,
        "boxes": table.boxes(),
        "regions": table.regions(),
        "on_sale": state.on_sale.iter().map(|building| table.building(building.index())).collect::<Vec<_>>(),
        "on_offer": state.goods_on_offer.iter().map(|good| table.good(good.index())).collect::<Vec<_>>(),
        "ship_in_box": state.ship_in_box,
        "leading": table.players.ids(winners),
        "decided_by": match decided {
            TieBreak::None => "points",
            TieBreak::Colonies => "colonies",
            TieBreak::Money => "money",
            TieBreak::Goods => "goods",
            TieBreak::Shared => "shared",
        },
    })
}

struct Table<'a> {
    state: &'a State,
    first_turn: u16,
    players: Players<'a>,
    rulebook: &'a Rulebook<'a>,
}

impl Table<'_> {
    fn building(&self, at: usize) -> String {
        self.rulebook.catalog.buildings[at].id.to_string()
    }

    fn good(&self, at: usize) -> String {
        self.rulebook.catalog.goods[at].id.to_string()
    }

    fn player(&self, seat: Seat) -> Json {
        let player = self.state.player(seat);
        let goods: Map<String, Json> = player
            .goods
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(at, count)| (self.good(at), json!(count)))
            .collect();
        let pieces: Map<String, Json> = self
            .state
            .region_ids()
            .filter(|region| !self.state.pieces(*region, seat).is_empty())
            .map(|region| {
                let id = self.rulebook.catalog.regions[region.index()].id.to_string();
                (id, counts(self.state.pieces(region, seat)))
            })
            .collect();
        let supply: Map<String, Json> = Piece::ALL
            .into_iter()
            .map(|piece| {
                let in_use = u16::from(self.state.pieces_in_use(seat)[piece]);
                let left = self.rulebook.pieces_of_kind(piece).saturating_sub(in_use);
                (piece.id().to_owned(), json!(left))
            })
            .collect();
        let cards: Vec<String> = player
            .cards
            .iter()
            .map(|card| self.rulebook.catalog.cards[card.index()].id.to_string())
            .collect();
        json!({
            "name": self.players.name(seat),
            "money": player.money,
            "goods": goods,
            "ships": player.ships,
            "buildings": player.buildings.iter().map(|building| self.building(building.index())).collect::<Vec<_>>(),
            "hand": counts(player.hand),
            "gained": counts(player.gained),
            "discovery": counts(player.discovery),
            "tokens": player.tokens.iter().map(|token| figures(*token)).collect::<Vec<_>>(),
            "cards": cards,
            "pieces": pieces,
            "supply": supply,
            "points": self.points(seat),
        })
    }

    fn points(&self, seat: Seat) -> Json {
        let player = self.state.player(seat);
        let score = self.state.score(self.rulebook, seat);
        let turns = (1..=self.rulebook.last_turn()).filter(|turn| self.rulebook.scores_after(*turn));
        let first = self.first_turn;
        let colonies: Vec<Json> = turns
            .filter(|turn| *turn >= first)
            .zip(&player.points.colonies)
            .map(|(turn, regions)| {
                let by_region: Map<String, Json> = regions
                    .iter()
                    .enumerate()
                    .filter(|(_, points)| **points > 0)
                    .map(|(at, points)| (self.rulebook.catalog.regions[at].id.to_string(), json!(points)))
                    .collect();
                json!({ "turn": turn, "regions": by_region, "total": regions.iter().sum::<u16>() })
            })
            .collect();
        let buildings: Vec<Json> = player
            .buildings
            .iter()
            .zip(&score.buildings)
            .map(
                |(building, points)| json!({ "building": self.building(building.index()), "points": points }),
            )
            .collect();
        json!({
            "colonies": colonies,
            "discoveries": score.discoveries,
            "buildings": buildings,
            "benefits": score.benefits,
            "economy": score.economy,
            "total": score.total(),
        })
    }

    fn row(&self, row: &[(Seat, Piece)]) -> Vec<Json> {
        row.iter()
            .map(|(seat, piece)| json!({ "player": self.players.id(*seat), "piece": piece.id() }))
            .collect()
    }

    fn boxes(&self) -> Json {
        let state = self.state;
        let squares: Map<String, Json> = state
            .specialists
            .iter()
            .enumerate()
            .filter_map(|(square, held)| {
                let name = Spot::SQUARES.get(square).map_or("training", |piece| piece.id());
                held.map(|(seat, piece)| {
                    let held = json!({ "player": self.players.id(seat), "piece": piece.id() });
                    (name.to_owned(), held)
                })
            })
            .collect();
        let waiting: Map<String, Json> = state
            .seats()
            .filter(|seat| !state.player(*seat).discovery.is_empty())
            .map(|seat| {
                (
                    self.players.id(seat).to_owned(),
                    counts(state.player(seat).discovery),
                )
            })
            .collect();
        let free = |space: usize| state.dock_free[space].map(|(seat, _)| self.players.id(seat));
        json!({
            "initiative": self.row(&state.initiative),
            "dock": self.row(&state.dock),
            "dock_x": free(0),
            "dock_y": free(1),
            "goods": self.row(&state.goods),
            "shipping": self.row(&state.shipping),
            "buildings": self.row(&state.buildings),
            "discovery": waiting,
            "specialists": squares,
            "warfare": self.row(&state.warfare),
        })
    }

    fn regions(&self) -> Json {
        let regions: Map<String, Json> = self
            .state
            .regions
            .iter()
            .zip(self.rulebook.catalog.regions.iter())
            .map(|(region, data)| {
                let good = region.good.map(|good| self.good(good.index()));
                let facts = json!({
                    "discovered": region.discovered,
                    "good": good,
                    "good_assumed": region.is_assumed,
                    "seen": region.seen.map(figures),
                });
                (data.id.to_string(), facts)
            })
            .collect();
        Json::Object(regions)
    }
}

fn counts(pieces: PieceCounts) -> Json {
    let counted = pieces
        .iter()
        .map(|(piece, count)| (piece.id().to_owned(), json!(count)));
    Json::Object(counted.collect())
}

fn figures(token: Figures) -> Json {
    json!([token.coins, token.plunder, token.natives, token.points])
}
