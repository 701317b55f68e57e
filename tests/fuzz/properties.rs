//! What must hold for any input; shared by the fuzz targets and by `tests/mutants.rs`, which tries mutants of the seeds.
//!
//! A record is taken for one of the game that its first line names, with the built-in file of its table if it names one.

#[path = "../support/vanished.rs"]
mod vanished;

use std::sync::{Arc, LazyLock};

use annals::core::Finding;
use annals::games::{AnyGame, AnyReplayed, GAMES, OwnFile};
use annals::l10n::{Language, LocaleFile, Texts, builtin};
use annals::record::correction::{apply, edits};
use annals::record::own_file::{named_in, own_file_json, own_file_page};
use annals::record::{Until, check, next_json, next_page, rewrite, score_page, show_page, table_json};
use annals::reference::Library;
use annals::report::parse_markdown;
use annals::source::Source;
use vanished::first_left;

/// Everything that is built in.
pub static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

/// Each game with each file that is built in for its tables, under the names of both.
static WITH_FILES: LazyLock<Vec<(&'static str, &'static str, AnyGame)>> = LazyLock::new(|| {
    let of_game = |game: &'static AnyGame| {
        let files = game.own_file().map(|info| info.builtin).unwrap_or_default();
        files.iter().map(move |(name, text)| {
            let source = Source::new(*name, *text);
            (game.id(), *name, game.with_own_file(OwnFile::Read(&source)).game)
        })
    };
    LIBRARY.games().iter().flat_map(of_game).collect()
});

/// The game of a record.
fn game_of(text: &str) -> &'static AnyGame {
    let opening = text.lines().next().unwrap_or_default();
    let mut games = LIBRARY.games().iter();
    let named = games.find(|game| opening.contains(game.id()));
    let game = named.unwrap_or(&LIBRARY.games()[0]);
    let Some(file) = named_in(text, &LIBRARY, game) else {
        return game;
    };
    let mut with_files = WITH_FILES.iter();
    let found = with_files.find(|(id, name, _)| *id == game.id() && *name == file);
    found.map_or(game, |(_, _, game)| game)
}

fn language(tag: &str) -> &'static Language {
    LIBRARY.store().language(tag).expect("built in")
}

fn checked(text: &str, game: &'static AnyGame) -> AnyReplayed<'static> {
    check(text, &LIBRARY, game, &[], Until::End)
}

fn slugs(text: &str, game: &'static AnyGame) -> Vec<&'static str> {
    let replayed = checked(text, game);
    replayed.findings().iter().map(|finding| finding.slug).collect()
}

/// Any text is read and checked: every finding has a place in it, only an error explains another finding, and there is
/// an error after folding if there was one before.
pub fn any_text_is_checked(text: &str) {
    let replayed = checked(text, game_of(text));
    let all = replayed.findings();
    for finding in all {
        let place = text.get(finding.place.start as usize..finding.place.end as usize);
        assert!(place.is_some(), "{} has no place", finding.slug);
        assert_ne!(finding.slug, "out-of-balance");
        if let Some(cause) = finding.follows {
            assert!(all[cause].can_explain() && all[cause].follows.is_none());
        }
    }
    if replayed.left_out().total() == 0 {
        assert_eq!(replayed.has_errors(), all.iter().any(Finding::can_explain));
        assert_eq!(replayed.counts().total(), all.len());
    }
}

/// The canonical form of a record is its own canonical form.
pub fn canonical_form_is_its_own(text: &str) {
    let game = game_of(text);
    let once = rewrite(text, &LIBRARY, game, language("en"));
    let twice = rewrite(&once.text, &LIBRARY, game, language("en"));
    assert_eq!(once.text, twice.text);
}

/// A record that is understood has the same findings in canonical form.
pub fn fmt_keeps_the_meaning(text: &str) {
    let game = game_of(text);
    let once = rewrite(text, &LIBRARY, game, language("en"));
    if once.problems.is_empty() && once.meanings.unknown.is_empty() {
        assert_eq!(slugs(text, game), slugs(&once.text, game), "{}", once.text);
    }
}

/// A record that is understood is itself again after a translation and back, and the translation has its findings.
pub fn translation_is_undone(text: &str) {
    let game = game_of(text);
    let here = rewrite(text, &LIBRARY, game, language("en"));
    // What is not understood stays as it is, and may mean something else beside other words.
    if !here.problems.is_empty() || !here.meanings.unknown.is_empty() {
        return;
    }
    let there = language(["it", "pl", "he"][text.len() % 3]);
    let translated = rewrite(&here.text, &LIBRARY, game, there).text;
    let back = rewrite(&translated, &LIBRARY, game, language("en")).text;
    assert_eq!(here.text, back);
    assert_eq!(slugs(&here.text, game), slugs(&translated, game), "{translated}");
}

/// `show`, `score` and `next` have something to say of any record.
pub fn pages_are_made(text: &str) {
    let game = game_of(text);
    let texts = LIBRARY.texts(language("he"), Some(game.id()));
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
        let tables = [table_json(&replayed), next_json(&replayed, &texts)];
        assert!(tables.iter().all(|table| table.is_object() == game.is_checked()));
    }
}

/// What a correction promises holds: written into the record it makes its finding vanish, and what follows from it.
pub fn corrections_hold(text: &str) {
    let game = game_of(text);
    let texts = LIBRARY.texts(language("en"), Some(game.id()));
    let replayed = checked(text, game);
    let all = replayed.findings();
    for (at, root) in all.iter().enumerate() {
        let follows = |finding: &&Finding| finding.follows == Some(at) && !finding.is_shared;
        let mut following = all.iter().filter(follows);
        let Some(correction) = &root.correction else {
            assert_eq!(
                following.next(),
                None,
                "{} explains without a correction",
                root.slug
            );
            continue;
        };
        let changes = edits(correction, text, &texts);
        for change in &changes {
            let span = change.span.start as usize..change.span.end as usize;
            assert!(text.get(span).is_some(), "{} is mended nowhere", root.slug);
        }
        if !changes.is_empty() {
            let corrected = apply(&changes, text);
            let left = checked(&corrected, game);
            let promised: Vec<&Finding> = following.chain([root]).collect();
            let remains = first_left(&promised, all, &changes, left.findings());
            assert_eq!(
                remains, None,
                "though it is said to vanish with {changes:?}\n{corrected}"
            );
        }
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

/// Any file of a table's own loads and can be shown, or every problem is reported.
pub fn any_own_file_loads(text: &str) {
    let source = Source::new("mine.toml", text);
    for game in LIBRARY.games().iter().filter(|game| game.own_file().is_some()) {
        let with_file = game.with_own_file(OwnFile::Read(&source));
        let texts = LIBRARY.texts(language("pl"), Some(game.id()));
        match own_file_page(&with_file.game, &texts) {
            Some(page) => assert!(!parse_markdown(&page).is_empty()),
            None => assert_ne!(with_file.problems, []),
        }
        own_file_json(&with_file.game);
    }
}
