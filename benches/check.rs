//! How fast whole games are checked: `cargo bench --bench check`. Minima of several runs over simulated games.

use std::time::Instant;

use annals::core::Readings;
use annals::core::engine::nameless;
use annals::games::discovery::builtin;
use annals::games::discovery::simulate::{Simulation, simulate};
use annals::games::discovery::state::Rulebook;
use annals::record::{Lines, Until, check, meanings, read};
use annals::reference::Library;

const GAMES: u64 = 200;
const RUNS: usize = 7;

fn main() {
    let library = Library::builtin();
    let game = library.game("discovery").expect("the game");
    let english = library
        .store()
        .language("en")
        .expect("English is built in")
        .clone();
    let texts = library.texts(&english, Some(game.id()));
    let colours: Vec<String> = ["red", "blue", "green", "yellow"].map(str::to_owned).to_vec();
    let records: Vec<String> = (0..GAMES)
        .map(|seed| {
            let played = simulate(&Simulation {
                catalog: builtin(),
                readings: Readings::default(),
                players: colours.clone(),
                seed,
                auction: false,
            });
            let lines = Lines {
                rulebook: &Rulebook::new(builtin(), Readings::default()),
                seats: &nameless(&colours),
                texts: &texts,
            };
            lines.record(&played.actions)
        })
        .collect();
    let bytes: usize = records.iter().map(String::len).sum();
    let entries: usize = records
        .iter()
        .map(|record| {
            let (log, _) = read(record, &library, game);
            meanings(&log, &library, game).statements.list.len()
        })
        .sum();
    println!("{GAMES} games, {entries} entries and headings, {bytes} bytes");
    let least = |name: &str, run: &dyn Fn(&str) -> usize| {
        let mut best = f64::INFINITY;
        for _ in 0..RUNS {
            let start = Instant::now();
            let mut sum = 0;
            for record in &records {
                sum += run(record);
            }
            std::hint::black_box(sum);
            best = best.min(start.elapsed().as_secs_f64());
        }
        #[expect(clippy::cast_precision_loss, reason = "a rate for people")]
        let (rate, megabytes) = (entries as f64 / best, bytes as f64 / best / 1e6);
        println!("{name:<12} {:>8.2} M entries/s {megabytes:>8.1} MB/s", rate / 1e6);
    };
    least("read", &|record| read(record, &library, game).1.len());
    least("words", &|record| {
        let (log, _) = read(record, &library, game);
        meanings(&log, &library, game).unknown.len()
    });
    least("check", &|record| {
        check(record, &library, game, &[], Until::End).findings().len()
    });
}
