//! The points of each player by source, as a table.

use super::names::TableWords;
use crate::games::discovery::replay::Replayed;
use crate::games::discovery::score::{Score, TieBreak};
use crate::games::discovery::state::{Seat, Stage};
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::Document;

/// The points, and who wins.
pub(super) fn score_page(replayed: &Replayed, texts: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let mut page = Document::new();
    page.heading(1, &texts.text("score-title"));
    let seats: Vec<Seat> = words.state.seats().collect();
    let scores: Vec<Score> = seats
        .iter()
        .map(|seat| words.state.score(words.rulebook, *seat))
        .collect();
    words.add_columns(&mut page, &seats, &rows(&words, &seats, &scores));
    let finished = replayed.is_finished();
    if finished {
        let (winners, decided) = words.state.winners(words.rulebook);
        let shared = decided == TieBreak::Shared;
        let id = if shared { "score-shared" } else { "score-winner" };
        let winner = Argument::from(words.played_by(winners));
        page.block(&format!("**{}**", texts.with(id, &[("winner", winner)])));
        let reason = match decided {
            TieBreak::None | TieBreak::Shared => None,
            TieBreak::Colonies => Some("score-by-colonies"),
            TieBreak::Money => Some("score-by-money"),
            TieBreak::Goods => Some("score-by-goods"),
        };
        page.block(&reason.map(|id| texts.text(id)).unwrap_or_default());
    } else if words.course.stage == Stage::Setup {
        page.block(&texts.text("score-setup"));
    } else {
        page.block(&texts.with("score-under-way", &[("turn", Argument::from(words.state.turn))]));
    }
    Some(page.into_markdown())
}

fn rows(words: &TableWords, seats: &[Seat], scores: &[Score]) -> Vec<Vec<String>> {
    let texts = words.texts;
    let row = |label: String, points: Vec<Option<u16>>| -> Vec<String> {
        let points = points
            .into_iter()
            .map(|points| points.map_or("–".to_owned(), |points| points.to_string()));
        std::iter::once(label).chain(points).collect()
    };
    let inner = |label: String| format!("· {label}");
    let mut rows = Vec::new();
    let turns = (1..=words.rulebook.last_turn())
        .filter(|turn| words.rulebook.scores_after(*turn) && *turn >= words.course.first_turn);
    for (at, turn) in turns.enumerate() {
        if scores.iter().all(|score| score.colonies.len() <= at) {
            continue;
        }
        let label = texts.with("score-colonies", &[("turn", Argument::from(turn))]);
        rows.push(row(
            label,
            scores
                .iter()
                .map(|score| score.colonies.get(at).copied())
                .collect(),
        ));
        for region in 0..words.state.regions.len() {
            let of_seat = |seat: &Seat| {
                let colonies = &words.state.player(*seat).points.colonies;
                colonies.get(at).and_then(|regions| regions.get(region)).copied()
            };
            let points: Vec<Option<u16>> = seats.iter().map(of_seat).collect();
            if points.iter().any(|points| points.unwrap_or(0) > 0) {
                rows.push(row(inner(words.region(region)), points));
            }
        }
    }
    let of_all = |points: fn(&Score) -> u16| scores.iter().map(|score| Some(points(score))).collect();
    rows.push(row(
        texts.text("score-discoveries"),
        of_all(|score| score.discoveries),
    ));
    rows.push(row(
        texts.text("score-buildings"),
        of_all(|score| score.buildings.iter().sum()),
    ));
    let mut owned: Vec<usize> = seats
        .iter()
        .flat_map(|seat| {
            words
                .state
                .player(*seat)
                .buildings
                .iter()
                .map(|building| building.index())
        })
        .collect();
    owned.sort_unstable();
    owned.dedup();
    for building in owned {
        let of_seat = |(seat, score): (&Seat, &Score)| {
            let buildings = words.state.player(*seat).buildings.iter().zip(&score.buildings);
            let own: Vec<u16> = buildings
                .filter(|(own, _)| own.index() == building)
                .map(|(_, points)| *points)
                .collect();
            (!own.is_empty()).then(|| own.iter().sum())
        };
        let points: Vec<Option<u16>> = seats.iter().zip(scores).map(of_seat).collect();
        if points.iter().any(|points| points.unwrap_or(0) > 0) {
            rows.push(row(inner(words.building(building)), points));
        }
    }
    if scores.iter().any(|score| score.benefits > 0) {
        rows.push(row(texts.text("score-benefits"), of_all(|score| score.benefits)));
    }
    rows.push(row(texts.text("score-economy"), of_all(|score| score.economy)));
    let total = row(texts.text("score-total"), of_all(Score::total));
    rows.push(total.into_iter().map(|cell| format!("**{cell}**")).collect());
    rows
}
