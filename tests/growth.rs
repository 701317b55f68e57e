//! Memory grows no faster than a record does, whatever is written in it: twice the text, at most about twice the
//! memory. `benches/growth.py` measures the same of time.

use annals::l10n::Language;
use annals::record::{Until, check, rewrite};
use annals::reference::Library;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const OPENING: &str =
    "annals 1 discovery en\nplayers: red, blue\nsetup\norder: red, blue\nturn 1\nplacement\n";

/// A record of Age of Renaissance that begins in the middle of a game.
const AT_TURN_5: &str = "annals 1 renaissance en\nplayers: venice, genoa, barcelona\nsetup\ndeck: 20; \
                         choice: venice, genoa, barcelona; order: venice, genoa, barcelona\nturn 5\n";

/// A name, and a record of so many parts.
type Shape = (&'static str, fn(usize) -> String);

/// Hostile records.
const SHAPES: [Shape; 14] = [
    ("entries, one a line", |parts| {
        format!("{OPENING}{}", "red: dock\nblue: goods\n".repeat(parts))
    }),
    ("entries in one line", |parts| {
        format!("{OPENING}{}", "red: dock; blue: goods; ".repeat(parts))
    }),
    ("words nobody knows", |parts| {
        let words = (0..parts).map(|part| format!("red: wrd{part}x\n"));
        format!("{OPENING}{}", words.collect::<String>())
    }),
    ("one long word", |parts| {
        format!("{OPENING}red: {}", "monastery".repeat(parts))
    }),
    ("one long list", |parts| {
        format!("{OPENING}red: {}", "dock, ".repeat(parts))
    }),
    ("brackets", |parts| {
        format!("{OPENING}{}", "red: [[[[1 2\n".repeat(parts))
    }),
    ("headings", |parts| {
        let turns = (0..parts).map(|turn| format!("turn {turn}\nplacement\nrefill\n"));
        format!("{OPENING}{}", turns.collect::<String>())
    }),
    ("comments", |parts| {
        format!("{OPENING}{}", "# nothing to see here\n\n".repeat(parts))
    }),
    ("a subject of words", |parts| {
        format!("{OPENING}{}: dock\n", "anna ".repeat(parts))
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
    ("cards nobody can hold", |parts| {
        format!(
            "{AT_TURN_5}cards\n{}",
            "venice: stone\ngenoa: wool\n".repeat(parts)
        )
    }),
    ("provinces in one line", |parts| {
        format!(
            "{AT_TURN_5}expansion\n{}",
            "venice: milan, florence; ".repeat(parts)
        )
    }),
    ("claims of a tally", |parts| {
        format!(
            "{AT_TURN_5}tally\n{}",
            "venice: $40, 1 card\ngenoa: $40\n".repeat(parts)
        )
    }),
    ("turns with draws", |parts| {
        let turns = (6..parts + 6).map(|turn| format!("turn {turn}\ndraw\nincome\n"));
        format!("{AT_TURN_5}{}", turns.collect::<String>())
    }),
];

/// The most memory that a piece of work needs at a time, in bytes beyond what is in use.
fn needed(work: impl Fn()) -> usize {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    work();
    MEMORY.peak_usage() - before
}

#[test]
fn memory_grows_no_faster_than_the_record() {
    let library = Library::builtin();
    let hebrew: Language = library.store().language("he").expect("built in").clone();
    let mut report = String::new();
    for (name, shape) in SHAPES {
        // Words of ten letters give records of 100 to 400 kilobytes.
        let texts = [4_000, 8_000, 16_000].map(|parts| shape(parts * 2));
        let id = texts[0].split(' ').nth(2).expect("the game of the opening line");
        let game = library.game(id).expect("the game");
        let checked = texts.each_ref().map(|text| {
            needed(|| {
                check(text, &library, game, &[], Until::End);
            })
        });
        let rewritten = texts.each_ref().map(|text| {
            needed(|| {
                rewrite(text, &library, game, &hebrew);
            })
        });
        for (work, needed) in [("check", checked), ("rewrite", rewritten)] {
            let per_byte = needed[2] / texts[2].len();
            report.push_str(&format!("{work}, {name}: {needed:?}, {per_byte} a byte\n"));
            for pair in needed.windows(2) {
                // A table that is doubled as it grows may make a step larger than the text does.
                assert!(pair[1] <= pair[0] * 5 / 2 + 100_000, "{report}");
            }
            assert!(per_byte <= 120, "{report}");
        }
    }
    println!("{report}");
}
