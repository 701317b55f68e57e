//! `annals simulate`: random but legal games, written as records.

use std::io;
use std::ops::RangeInclusive;

use clap::ArgMatches;

use super::context::Context;
use super::files::{Existing, FileProblem, OutputFolder, Stale};
use super::output::{Format, write_json, write_out};
use super::progress::Progress;
use super::{Outcome, record_report, usage_error};
use crate::games::{AnyGame, GameInfo};
use crate::record::{
    SimulatedGame, exercise, exercise_json, exercise_page, simulated_record, simulated_words,
};

/// How many games can be asked for.
const GAMES: RangeInclusive<u32> = 0..=100_000;

/// Tells what occurs in games instead of writing them down.
fn report(game: &AnyGame, games: &[SimulatedGame], context: &Context) -> io::Result<Outcome> {
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
    let Some(game) = context.one_game("simulate", |game| simulated_words(game).is_some()) else {
        return Ok(Outcome::Failed);
    };
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
    let count = number("games").unwrap_or(1);
    if !GAMES.contains(&count) {
        let screen = &context.output.screen;
        usage_error::out_of_range("--games", count, &GAMES, Some("simulate"), screen, &texts);
        return Ok(Outcome::Failed);
    }
    let count = u64::from(count);
    let first = u64::from(number("seed").unwrap_or(1));
    let variants = GameInfo::find(game.id()).map_or(&[][..], |info| info.variants);
    let asked = matches.get_one::<String>("variant");
    let variant = asked.and_then(|word| variants.iter().copied().find(|known| known == word));
    if matches.get_flag("report") {
        let tables = number("players").map_or(least..=most, |_| players..=players);
        let games = tables.flat_map(|players| {
            (first..first + count).map(move |seed| SimulatedGame {
                players,
                seed,
                // A quarter of the games play a variant, each in its turn.
                variant: variant.or_else(|| {
                    let turn = usize::try_from(seed / 4).unwrap_or(0);
                    let played =
                        (seed % 4 == 3).then(|| variants.iter().cycle().nth(turn % variants.len().max(1)));
                    played.flatten().copied()
                }),
            })
        });
        return report(game, &games.collect::<Vec<_>>(), context);
    }
    let record = |seed: u64| {
        let wanted = SimulatedGame {
            players,
            seed,
            variant,
        };
        simulated_record(game, &wanted, &texts)
    };
    let seeds = first..first + count;
    let Some(folder) = matches.get_one::<String>("output") else {
        for seed in seeds {
            write_out(&record(seed))?;
        }
        return Ok(Outcome::Found);
    };
    let path = |seed: u64| format!("{}-{players}-{seed}.annal", game.id());
    let games: Vec<(String, u64)> = seeds.map(|seed| (path(seed), seed)).collect();
    if let Err(problem) = write_all(folder, matches, &games, record) {
        record_report::complain_of_file(&problem, context);
        return Ok(Outcome::Failed);
    }
    Ok(Outcome::Found)
}

/// Writes games into a folder, beside those of other runs.
fn write_all(
    folder: &str,
    matches: &ArgMatches,
    games: &[(String, u64)],
    record: impl Fn(u64) -> String,
) -> Result<(), FileProblem> {
    let paths = games.iter().map(|(path, _)| path.as_str());
    let folder = OutputFolder::prepare(folder, "simulate", paths, Existing::asked(matches), Stale::Keep)?;
    for (path, seed) in games {
        folder.write(path, record(*seed).as_bytes())?;
    }
    folder.finish()
}
