//! The table and the points for programs: the same in every language.

use serde_json::{Map, Value as Json, json};

use crate::core::engine::{Players, Seat};
use crate::games::planetfall::deck::Stat;
use crate::games::planetfall::deck::{CardSort, SideLetter, Way};
use crate::games::planetfall::replay::Replayed;
use crate::games::planetfall::state::{Name, Place, Rulebook, State};
use crate::games::planetfall::{Source, TieBreak};

/// Everything on the table, by player colour.
pub(super) fn table_json(replayed: &Replayed) -> Json {
    let Some(at_the_end) = &replayed.table else {
        return json!({ "turn": null, "finished": false, "order": [], "players": {} });
    };
    let table = Table {
        state: &at_the_end.state,
        players: Players::new::<Rulebook>(&at_the_end.seats),
        rulebook: &replayed.rulebook,
    };
    let winners = table.state.winners(table.rulebook);
    let decided = winners.as_ref().map(|(_, decided)| match decided {
        TieBreak::None => "points",
        TieBreak::Chosen => "tie-break",
        TieBreak::Shared => "shared",
    });
    let players: Map<String, Json> = table
        .state
        .seats()
        .map(|seat| (table.players.id(seat).to_owned(), table.player(seat)))
        .collect();
    json!({
        "turn": replayed.turn(),
        "stage": replayed.heading().map(|key| key.id),
        "finished": replayed.is_finished(),
        "order": table.players.ids(table.state.order.iter().copied()),
        "goal": table.state.goal.map(|goal| table.name(goal)),
        "rows": table.rows(),
        "operations": table.operations(),
        "players": players,
        "leading": winners.map(|(winners, _)| table.players.ids(winners)),
        "decided_by": decided,
    })
}

struct Table<'a> {
    state: &'a State,
    players: Players<'a>,
    rulebook: &'a Rulebook<'a>,
}

impl Table<'_> {
    /// The name as it was declared, or the id of what our data know.
    fn name(&self, name: Name) -> String {
        match self.rulebook.names.thing(name) {
            Ok(thing) => thing
                .names
                .first()
                .map_or(String::new(), |name| name.name.clone()),
            Err(key) => key.id.clone(),
        }
    }

    fn rows(&self) -> Vec<Json> {
        let row = |level: u8| -> Json {
            let cards = self.state.all_laid().filter_map(|(place, laid)| match place {
                Place::Card(of, _) if of == level => Some(json!({
                    "card": self.name(laid.name),
                    "type": laid.sort().map(CardSort::id),
                    "taken": laid.is_taken,
                    "ship": self.state.ship_on(place).map(|seat| self.players.id(seat)),
                })),
                _ => None,
            });
            Json::Array(cards.collect())
        };
        (1..=3).map(row).collect()
    }

    fn operations(&self) -> Vec<Option<&str>> {
        let spaces = (1..=3).map(Place::Operations);
        spaces
            .map(|place| self.state.ship_on(place).map(|seat| self.players.id(seat)))
            .collect()
    }

    fn player(&self, seat: Seat) -> Json {
        let player = self.state.player(seat);
        let stats: Map<String, Json> = Stat::ALL
            .into_iter()
            .map(|stat| (stat.id().to_owned(), json!(player.stat(stat))))
            .collect();
        let cards: Vec<Json> = player
            .cards
            .iter()
            .map(|taken| {
                json!({
                    "card": self.name(taken.name),
                    "planet": taken.planet,
                    "type": taken.sort().map(CardSort::id),
                    "way": taken.way.map(Way::word),
                })
            })
            .collect();
        let ends: Vec<Json> = self
            .state
            .end_points(self.rulebook, seat)
            .into_iter()
            .map(|end| {
                let source = match end.source {
                    Source::Goal(number) => format!("goal {number}"),
                    Source::Named(name) => self.name(name),
                };
                json!({ "source": source, "points": end.points })
            })
            .collect();
        json!({
            "name": self.players.name(seat),
            "commander": player.commander.map(|(name, _)| self.name(name)),
            "side": player.commander.and_then(|(_, letter)| letter).map(SideLetter::letter),
            "statistics": stats,
            "cards": cards,
            "pairs": player.pairs(),
            "end_points": ends,
            "total": self.state.total(self.rulebook, seat),
        })
    }
}
