//! Work grows no faster than a record does, whatever is written in it: twice the text, at most about twice the bytes that
//! are allocated in all. `benches/growth.py` counts instructions.

use std::alloc::System;

use annals::l10n::Language;
use annals::record::{Until, check, rewrite};
use annals::reference::Library;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static MEMORY: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const OPENING: &str =
    "annals 1 discovery en\nplayers: red Anna, blue\nsetup\norder: red, blue\nturn 1\nplacement\n";

/// A name, and a record of so many parts.
type Shape = (&'static str, fn(usize) -> String);

/// Hostile records.
const SHAPES: [Shape; 6] = [
    ("a subject of words", |parts| {
        format!("{OPENING}{}: dock\n", "anna ".repeat(parts))
    }),
    ("a target of words", |parts| {
        format!("{OPENING}red: dock > {}\n", "anna ".repeat(parts))
    }),
    ("a heading of words", |parts| {
        format!("{OPENING}{}\n", "anna ".repeat(parts))
    }),
    ("many named players", |parts| {
        let names: Vec<String> = (0..parts).map(|part| format!("red p{part}a")).collect();
        let subjects = (0..parts).map(|part| format!("q{part}a: dock\n"));
        format!(
            "{OPENING}players: {}\n{}",
            names.join(", "),
            subjects.collect::<String>()
        )
    }),
    ("one long word", |parts| {
        format!("{OPENING}red: {}\n", "monastery".repeat(parts))
    }),
    ("one long Hebrew word", |parts| {
        format!("{OPENING}red: {}\n", "מנזר".repeat(parts))
    }),
];

/// The bytes that a piece of work allocates in all.
fn allocated(work: impl Fn()) -> usize {
    let region = Region::new(MEMORY);
    work();
    region.change().bytes_allocated
}

// One test alone: what another allocates beside it would be counted.
#[test]
fn work_grows_no_faster_than_the_record() {
    let library = Library::builtin();
    let game = &library.games()[0];
    let polish: Language = library.store().language("pl").expect("built in").clone();
    let mut report = String::new();
    for (name, shape) in SHAPES {
        let texts = [2_000, 4_000, 8_000].map(shape);
        let checked = texts.each_ref().map(|text| {
            allocated(|| {
                check(text, &library, game, &[], Until::End);
            })
        });
        let rewritten = texts.each_ref().map(|text| {
            allocated(|| {
                let found = rewrite(text, &library, game, &polish);
                for unknown in found.meanings.unknown.iter().take(10) {
                    unknown.nearest(text, &library, game, &found.meanings.players);
                }
            })
        });
        for (work, allocated) in [("check", checked), ("rewrite", rewritten)] {
            report.push_str(&format!("{work}, {name}: {allocated:?}\n"));
            for pair in allocated.windows(2) {
                assert!(pair[1] <= pair[0] * 5 / 2 + 1_000_000, "{report}");
            }
        }
    }
    println!("{report}");
}
