//! The points of each player by source, as a table; in the middle of a game, what they would be now.

use super::TableWords;
use crate::core::engine::Seat;
use crate::games::renaissance::Stage;
use crate::games::renaissance::apply::score::Score;
use crate::games::renaissance::replay::Replayed;
use crate::l10n::Texts;
use crate::message::Argument;
use crate::reference::Document;

/// The points, and who wins.
pub(super) fn score_page(replayed: &Replayed, texts: &Texts) -> Option<String> {
    let words = TableWords::new(replayed, texts)?;
    let mut page = Document::new();
    page.heading(1, &texts.text("score-title"));
    let seats: Vec<Seat> = words.state.seats().collect();
    let scores: Vec<Score> = seats.iter().map(|seat| words.state.score(*seat)).collect();
    let row = |title: String, figure: &dyn Fn(&Score) -> String| {
        let figures = scores.iter().map(figure);
        [title].into_iter().chain(figures).collect::<Vec<String>>()
    };
    let rows = [
        row(texts.text("score-advances"), &|score| score.advances.to_string()),
        row(texts.text("score-cash"), &|score| signed(score.cash)),
        row(texts.text("score-misery"), &|score| format!("−{}", score.misery)),
        row(texts.text("score-total"), &|score| {
            score.points().map_or("–".to_owned(), signed)
        }),
    ];
    words.add_columns(&mut page, &seats, &rows);
    if words.course.stage == Stage::Setup {
        page.block(&texts.text("score-setup"));
    } else if replayed.is_finished() {
        let winners = words.state.winners(words.rulebook);
        let id = if winners.len() > 1 {
            "score-shared"
        } else {
            "score-winner"
        };
        page.block(&texts.with(id, &[("winner", Argument::from(words.played_by(winners)))]));
    } else {
        let turn = Argument::from(usize::from(words.state.turn));
        page.block(&texts.with("score-under-way", &[("turn", turn)]));
    }
    Some(page.into_markdown())
}

/// A figure with a true minus sign.
fn signed(figure: i32) -> String {
    if figure < 0 {
        format!("−{}", figure.unsigned_abs())
    } else {
        figure.to_string()
    }
}
