#![no_main]

use annals::games::GAMES;
use annals::source::Source;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for info in &GAMES {
        let mut sources = info.builtin_sources();
        sources.push(Source::new("mine.toml", text));
        if let Err(problems) = info.load(&sources) {
            assert!(!problems.is_empty());
        }
    }
});
