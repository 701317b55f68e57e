//! How fast records are read, printed, indexed and rewritten: `cargo bench --bench records`.

use std::time::{Duration, Instant};

use annals::games::AnyGame;
use annals::notation::{LineIndex, parse, print};
use annals::record::rewrite;
use annals::reference::Library;

/// The record of the tests, its turn again and again.
const RECORD: &str = include_str!("../tests/records/en.annal");

fn best<T>(mut run: impl FnMut() -> T) -> Duration {
    let times = (0..10).map(|_| {
        let start = Instant::now();
        let result = std::hint::black_box(run());
        let time = start.elapsed();
        drop(result);
        time
    });
    times.min().expect("ten runs")
}

fn main() {
    let (_, turn) = RECORD.split_once("\nturn 1\n").expect("the record has a turn");
    let header = "annals 1 discovery en\nplayers: red Anna, blue Marek, green Dana\n";
    let text = format!("{header}\nturn 1\n{}", turn.repeat(10_000_000 / turn.len()));
    let (log, problems) = parse(&text);
    assert!(problems.is_empty());
    let entries = log.entry_count();
    let parsing = best(|| parse(&text)).as_secs_f64();
    let printing = best(|| print(&log)).as_secs_f64();
    let indexing = best(|| LineIndex::new(&text)).as_secs_f64();
    let library = Library::builtin();
    let game = &AnyGame::builtin()[0];
    let polish = library.store().language("pl").expect("built in").clone();
    let rewriting = best(|| rewrite(&text, &library, game, &polish)).as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "shown with two digits")]
    let (millions, megabytes) = (entries as f64 / 1e6, text.len() as f64 / 1e6);
    println!("{entries} entries in {megabytes:.1} MB");
    for (name, seconds) in [
        ("parse", parsing),
        ("print", printing),
        ("index", indexing),
        ("rewrite", rewriting),
    ] {
        println!(
            "{name}: {:.1} ms, {:.1} million entries/s, {:.0} MB/s",
            seconds * 1e3,
            millions / seconds,
            megabytes / seconds
        );
    }
}
