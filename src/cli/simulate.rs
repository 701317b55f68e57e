//! `annals simulate`: random but legal games, written as records.

use std::fs;
use std::io;
use std::path::Path;

use clap::ArgMatches;

use super::context::Context;
use super::output::{Format, write_json, write_out};
use super::progress::Progress;
use super::{Outcome, record_report, usage_error};
use crate::games::AnyGame;
use crate::message::Message;
use crate::record::{SimulatedGame, exercise, exercise_json, exercise_page, simulated_record};

/// Tells what occurs in games instead of writing them down.
fn report(game: &AnyGame, games: Vec<SimulatedGame>, context: &Context) -> io::Result<Outcome> {
    let progress = Progress::new(games.len());
    let exercise = exercise(game, games, || progress.step());
    progress.finish();
    if context.output.format == Format::Json {
        write_json(&exercise_json(&exercise))?;
    } else {
        let page = exercise_page(&exercise, game, &context.game_texts(game));
        context.output.page(&page)?;
    }
    Ok(Outcome::Found)
}

/// Runs the command.
pub(crate) fn run(matches: &ArgMatches, context: &Context) -> io::Result<Outcome> {
    let game = context.game(matches);
    let texts = context.game_texts(game);
    let number = |name: &str| matches.get_one::<u32>(name).copied();
    let (least, most) = game.player_numbers();
    let players = number("players").map_or(most.min(4), |players| players as usize);
    if !(least..=most).contains(&players) {
        let known: Vec<String> = (least..=most).map(|players| players.to_string()).collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let screen = &context.output.screen;
        usage_error::unknown_value(
            "--players",
            &players.to_string(),
            &known,
            Some("simulate"),
            screen,
            &texts,
        );
        return Ok(Outcome::Failed);
    }
    let first = u64::from(number("seed").unwrap_or(1));
    let count = u64::from(number("games").unwrap_or(1));
    let auction = matches.get_one::<String>("variant").is_some();
    if matches.get_flag("report") {
        let tables = number("players").map_or(least..=most, |_| players..=players);
        let games = tables.flat_map(|players| {
            (first..first + count).map(move |seed| SimulatedGame {
                players,
                seed,
                auction: auction || seed % 4 == 3,
            })
        });
        return report(game, games.collect(), context);
    }
    let folder = matches.get_one::<String>("output").map(Path::new);
    if let Some(folder) = folder
        && fs::create_dir_all(folder).is_err()
    {
        let message = Message::new("record-unwritable");
        record_report::complain(&folder.display().to_string(), &message, context);
        return Ok(Outcome::Failed);
    }
    for seed in first..first + count {
        let wanted = SimulatedGame {
            players,
            seed,
            auction,
        };
        let text = simulated_record(game, &wanted, &texts);
        let Some(folder) = folder else {
            write_out(&text)?;
            continue;
        };
        let path = folder.join(format!("{}-{players}-{seed}.annal", game.id()));
        if fs::write(&path, text).is_err() {
            let message = Message::new("record-unwritable");
            record_report::complain(&path.display().to_string(), &message, context);
            return Ok(Outcome::Failed);
        }
    }
    Ok(Outcome::Found)
}
