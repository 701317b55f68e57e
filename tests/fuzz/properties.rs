//! What must hold for any input; shared by the fuzz targets and by `tests/mutants.rs`, which tries mutants of the seeds.

use std::sync::{Arc, LazyLock};

use annals::games::GAMES;
use annals::l10n::{LocaleFile, Texts, builtin};
use annals::record::{Until, check, next_json, next_page, rewrite, score_page, show_page, table_json};
use annals::reference::Library;
use annals::report::parse_markdown;
use annals::source::Source;

/// Everything that is built in.
pub static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

/// Any text is read and checked; every finding has a place in it.
pub fn any_text_is_checked(text: &str) {
    let replayed = check(text, &LIBRARY, &LIBRARY.games()[0], &[], Until::End);
    for finding in replayed.findings() {
        assert!(
            text.get(finding.span.start as usize..finding.span.end as usize)
                .is_some()
        );
        assert_ne!(finding.slug, "out-of-balance");
    }
}

/// A record that is understood has the same findings in canonical form, and that form is its own.
pub fn fmt_keeps_the_meaning(text: &str) {
    let game = &LIBRARY.games()[0];
    let english = LIBRARY.store().language("en").expect("built in");
    let once = rewrite(text, &LIBRARY, game, english);
    assert_eq!(once.text, rewrite(&once.text, &LIBRARY, game, english).text);
    if !once.problems.is_empty() || !once.meanings.unknown.is_empty() {
        return;
    }
    let slugs = |text: &str| -> Vec<&'static str> {
        let replayed = check(text, &LIBRARY, game, &[], Until::End);
        replayed.findings().iter().map(|finding| finding.slug).collect()
    };
    assert_eq!(slugs(text), slugs(&once.text), "{text}");
}

/// `show`, `score` and `next` have something to say of any record.
pub fn pages_are_made(text: &str) {
    let game = &LIBRARY.games()[0];
    let hebrew = LIBRARY.store().language("he").expect("built in");
    let texts = LIBRARY.texts(hebrew, Some(game.id()));
    for until in [Until::End, Until::Line(7), Until::Turn(1)] {
        let replayed = check(text, &LIBRARY, game, &[], until);
        let pages = [
            score_page(&replayed, &texts),
            show_page(&replayed, &texts),
            next_page(&replayed, &texts, &texts),
        ];
        for page in pages.into_iter().flatten() {
            assert!(!parse_markdown(&page).is_empty());
        }
        assert!(table_json(&replayed).is_object() && next_json(&replayed, &texts).is_object());
    }
}

/// Any Fluent file laid over the texts loads and can be shown, or every problem is reported.
pub fn any_texts_load(text: &str) {
    let file = LocaleFile {
        tag: "en".to_owned(),
        file: "mine.ftl".to_owned(),
        source: Source::new("mine.ftl", text),
    };
    let games = GAMES.each_ref().map(|game| game.id);
    let store = match builtin().with_overlay(&[file], &games) {
        Ok(store) => Arc::new(store),
        Err(problems) => return assert!(!problems.is_empty()),
    };
    let english = store.language("en").expect("built in").clone();
    let texts = Texts::new(&store, &english, Some(games[0]));
    for line in text.lines() {
        let id = line.split([' ', '=']).next().unwrap_or_default();
        if !id.is_empty() && texts.has(id) {
            parse_markdown(&texts.text(id));
        }
    }
}

/// Any TOML file laid over the data loads, or every problem is reported.
pub fn any_data_loads(text: &str) {
    for info in &GAMES {
        let mut sources = info.builtin_sources();
        sources.push(Source::new("mine.toml", text));
        if let Err(problems) = info.load(&sources) {
            assert!(!problems.is_empty());
        }
    }
}
