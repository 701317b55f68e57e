//! How fast it is; not a test of anything.

use std::time::{Duration, Instant};

use annals::notation::{LineIndex, parse, print};

use crate::generator::long_record;

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

#[test]
#[ignore = "measures: cargo test --release --test notation -- --ignored --nocapture"]
fn speed() {
    let text = long_record(10_000_000);
    let (log, problems) = parse(&text);
    assert!(problems.is_empty());
    let entries = log.entry_count();
    let parsing = best(|| parse(&text)).as_secs_f64();
    let printing = best(|| print(&log)).as_secs_f64();
    let indexing = best(|| LineIndex::new(&text)).as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "shown with two digits")]
    let (millions, megabytes) = (entries as f64 / 1e6, text.len() as f64 / 1e6);
    println!("{entries} entries in {megabytes:.1} MB");
    for (name, seconds) in [("parse", parsing), ("print", printing), ("index", indexing)] {
        println!(
            "{name}: {:.1} ms, {:.1} million entries/s, {:.0} MB/s",
            seconds * 1e3,
            millions / seconds,
            megabytes / seconds
        );
    }
}
