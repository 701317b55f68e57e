//! The points of each player by source, as a table.

use super::names::TableWords;
use crate::core::engine::Seat;
use crate::games::planetfall::deck::Stat;
use crate::games::planetfall::replay::{Replayed, stat_key};
use crate::games::planetfall::state::Stage;
use crate::games::planetfall::{EndPoints, Source, TieBreak};
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::Document;

/// What stands where nobody can know.
const UNKNOWN: &str = "?";

/// The points, and who wins.
pub(super) fn score_page(replayed: &Replayed, texts: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let mut page = Document::new();
    page.heading(1, &texts.text("score-title"));
    let seats: Vec<Seat> = words.state.seats().collect();
    let ends: Vec<Vec<EndPoints>> = seats
        .iter()
        .map(|seat| words.state.end_points(words.rulebook, *seat))
        .collect();
    words.add_columns(&mut page, &seats, &rows(&words, &seats, &ends));
    if words.course.stage == Stage::Setup {
        page.block(&texts.text("score-setup"));
    } else if replayed.is_finished()
        && let Some((winners, decided)) = words.state.winners(words.rulebook)
    {
        let id = match decided {
            TieBreak::None | TieBreak::Chosen => "score-winner",
            TieBreak::Shared => "score-shared",
        };
        page.block(&texts.with(id, &[("winner", Argument::from(words.played_by(winners)))]));
    }
    Some(page.into_markdown())
}

fn rows(words: &TableWords, seats: &[Seat], ends: &[Vec<EndPoints>]) -> Vec<Vec<String>> {
    let points = |points: Option<i32>| points.map_or(UNKNOWN.to_owned(), |points| points.to_string());
    let stat = stat_key(Stat::Empire);
    let mut empire = vec![words.headline(stat.kind, &stat.id)];
    empire.extend(
        seats
            .iter()
            .map(|seat| points(words.state.player(*seat).stat(Stat::Empire))),
    );
    let mut rows = vec![empire];
    let mut sources: Vec<Source> = Vec::new();
    for end in ends.iter().flatten() {
        if !sources.contains(&end.source) {
            sources.push(end.source);
        }
    }
    for source in sources {
        let mut row = vec![match source {
            Source::Goal(number) => words.word("goal", &number),
            Source::Named(name) => words.name(name),
        }];
        for (seat, ends) in seats.iter().zip(ends) {
            let player = words.state.player(*seat);
            let end = ends.iter().find(|end| end.source == source);
            row.push(match end {
                None => String::new(),
                Some(end) => match end.points {
                    Some(points) => points.to_string(),
                    None if player.declared.iter().any(|(known, _)| *known == source) => {
                        player.declared_points(source).to_string()
                    }
                    None => UNKNOWN.to_owned(),
                },
            });
        }
        rows.push(row);
    }
    let mut total = vec![words.texts.text("score-total")];
    total.extend(
        seats
            .iter()
            .map(|seat| points(words.state.total(words.rulebook, *seat))),
    );
    rows.push(total);
    rows
}
