#![no_main]

use std::sync::LazyLock;

use annals::record::{SimulatedGame, Until, check, simulated_record};
use annals::reference::Library;
use libfuzzer_sys::fuzz_target;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

fuzz_target!(|input: (u8, u16, Vec<(u8, u16, u16)>)| {
    let (players, seed, changes) = input;
    let game = LIBRARY.game("discovery").expect("the game");
    let english = LIBRARY.store().language("en").expect("built in");
    let texts = LIBRARY.texts(english, Some(game.id()));
    let wanted = SimulatedGame {
        players: 2 + usize::from(players % 4),
        seed: u64::from(seed),
        variant: (players > 127).then_some("auction"),
    };
    let text = simulated_record(game, &wanted, &texts);
    let mut lines: Vec<&str> = text.lines().collect();
    for (how, at, other) in changes.iter().take(64) {
        let (at, other) = (usize::from(*at) % lines.len(), usize::from(*other) % lines.len());
        match how % 4 {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other]),
            2 => lines.swap(at, other),
            _ => lines[at] = &lines[at][..usize::from(*how).min(lines[at].len())],
        }
    }
    let replayed = check(&lines.join("\n"), &LIBRARY, game, &[], Until::End);
    assert!(replayed.findings().iter().all(|finding| finding.slug != "out-of-balance"));
});
