#![no_main]

#[path = "../properties.rs"]
#[allow(dead_code, reason = "each target uses one of them")]
mod properties;

use annals::games::GAMES;
use annals::record::{SimulatedGame, simulated_record, simulated_words};
use libfuzzer_sys::fuzz_target;
use properties::LIBRARY;

fuzz_target!(|input: (u8, u16, Vec<(u8, u16, u16)>)| {
    let (choice, seed, changes) = input;
    let games = LIBRARY.games().iter();
    let games: Vec<_> = games.filter(|game| simulated_words(game).is_some()).collect();
    let game = games[usize::from(choice) % games.len()];
    let english = LIBRARY.store().language("en").expect("built in");
    let texts = LIBRARY.texts(english, Some(game.id()));
    let variants = GAMES.iter().find(|info| info.id == game.id()).map(|info| info.variants);
    let wanted = SimulatedGame {
        players: 2 + usize::from(choice / 8 % 4),
        seed: u64::from(seed),
        variant: variants.and_then(|variants| variants.first().copied()).filter(|_| choice > 127),
    };
    let text = simulated_record(game, &wanted, &texts);
    let mut lines: Vec<&str> = text.lines().collect();
    for (how, at, other) in changes.iter().take(64) {
        let (at, other) = (usize::from(*at) % lines.len(), usize::from(*other) % lines.len());
        match how % 4 {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other]),
            2 => lines.swap(at, other),
            _ => lines[at] = lines[at].get(..usize::from(*how)).unwrap_or(lines[at]),
        }
    }
    properties::any_text_is_checked(&lines.join("\n"));
});
