//! The four corners of every rule: its file, its data, its words and its cases agree, and every case does what
//! it says, in every language.

mod support;

use std::collections::BTreeSet;
use std::fs;

use annals::core::Check;
use annals::core::engine::COMMON_RULES;
use annals::games::AnyGame;
use annals::notation::LineIndex;
use annals::record::{Until, check, rewrite};
use annals::reference::Library;
use support::cases::{WITHOUT_CASES, cases, checked_games, marked, names_with_cases};
use support::{LANGUAGES, messages, root};

/// The stems of the files with an ending in a folder, with hyphens.
fn stems(folder: &str, ending: &str) -> BTreeSet<String> {
    let folder = root().join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let files = entries.map(|entry| {
        entry
            .expect("readable")
            .file_name()
            .to_string_lossy()
            .into_owned()
    });
    let stems = files.filter_map(|file| file.strip_suffix(ending).map(|stem| stem.replace('_', "-")));
    stems.filter(|stem| stem != "mod").collect()
}

fn owned<'a>(slugs: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    slugs.into_iter().map(str::to_owned).collect()
}

/// The findings that have words in a language: of every game and of the game with this id.
fn with_words(language: &str, game: &str) -> BTreeSet<String> {
    let own = format!("{game}-breaches.ftl");
    let messages = messages(language).into_iter();
    let read = messages.filter(|((file, _), _)| *file == own || file == "common-breaches.ftl");
    let slugs = read.filter_map(|((_, id), message)| {
        let slug = id.strip_prefix("breach-")?.to_owned();
        for attribute in ["title", "why"] {
            assert!(
                message.patterns.contains_key(attribute),
                "{language}: {id} has no {attribute}"
            );
        }
        Some(slug)
    });
    slugs.collect()
}

#[test]
fn folder_table_data_words_and_cases_agree() {
    let library = Library::builtin();
    let common = owned(COMMON_RULES);
    // The last three are reported by the replay itself.
    let with_files = owned(COMMON_RULES[..COMMON_RULES.len() - 3].iter().copied());
    assert_eq!(stems("src/core/engine/rules", ".rs"), with_files);
    for game in checked_games(&library) {
        let id = game.id();
        let table = owned(game.breaches());
        assert_eq!(table.len(), game.breaches().len(), "{id}: no rule stands twice");
        let own: BTreeSet<String> = table.difference(&common).cloned().collect();
        assert_eq!(
            stems(&format!("src/games/{id}/rules"), ".rs"),
            own,
            "{id}: files and table"
        );
        let data = owned(game.registry().breaches.iter().map(|breach| breach.slug.as_ref()));
        assert_eq!(data, table, "{id}: data and table");
        for language in LANGUAGES {
            assert_eq!(
                with_words(language, id),
                table,
                "{id}: words of {language} and table"
            );
        }
        let mut with_cases = stems(&format!("tests/rules/{id}"), ".md");
        with_cases.extend(WITHOUT_CASES.map(str::to_owned));
        assert_eq!(with_cases, table, "{id}: cases and table");
    }
}

#[test]
fn every_rule_has_a_breaking_and_a_keeping_case() {
    let library = Library::builtin();
    for game in checked_games(&library) {
        let slugs = game.breaches();
        for slug in slugs.iter().filter(|slug| !WITHOUT_CASES.contains(slug)) {
            let cases = cases(game, slug);
            let first = |breaks: bool| {
                let name = if breaks { "Breaks it" } else { "Keeps it" };
                cases
                    .iter()
                    .any(|case| case.breaks == breaks && case.name == name)
            };
            assert!(
                first(true) && first(false),
                "{} {slug}: the first cases have no further name",
                game.id()
            );
        }
    }
}

/// What is wrong with the cases of a name, in every language; how many were tried.
fn try_cases(game: &AnyGame, name: &str, library: &Library) -> (Vec<String>, usize) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for case in cases(game, name) {
        let game = &case.game(game);
        for language in library.store().languages() {
            let text = rewrite(&case.record, library, game, language).text;
            let wanted = marked(&text, name);
            let replayed = check(&text, library, game, &[], Until::End);
            let index = LineIndex::new(&text);
            let mut found: Vec<(&str, u32)> = replayed
                .findings()
                .iter()
                .filter(|finding| !case.breaks || finding.follows.is_none())
                .map(|finding| (finding.slug, index.position(finding.span.start).line))
                .collect();
            // Several wrong items of one list are several findings of one line.
            found.dedup();
            count += 1;
            if found != wanted || case.breaks == wanted.is_empty() {
                wrong.push(format!(
                    "{name}, {} ({}): wanted {wanted:?}, found {found:?}",
                    case.name, language.tag
                ));
            }
        }
    }
    (wrong, count)
}

#[test]
fn every_case_does_what_it_says_in_every_language() {
    let library = Library::builtin();
    let mut all = Vec::new();
    let mut count = 0;
    for game in checked_games(&library) {
        for name in names_with_cases(game) {
            let (wrong, tried) = try_cases(game, &name, &library);
            all.extend(wrong);
            count += tried;
        }
    }
    assert!(all.is_empty(), "{} of {count}:\n{}", all.len(), all.join("\n"));
    assert!(count > 4000, "{count}");
}

#[test]
fn every_rule_that_is_enforced_is_cited_by_a_finding() {
    let library = Library::builtin();
    for game in checked_games(&library) {
        let registry = game.registry();
        let breaches = registry.breaches.iter();
        let cited: BTreeSet<&str> = breaches
            .flat_map(|breach| breach.rules.iter().map(AsRef::as_ref))
            .collect();
        let missing: Vec<&str> = registry
            .rules
            .iter()
            .filter(|rule| rule.check == Check::Enforced && !cited.contains(rule.id.as_ref()))
            .map(|rule| rule.id.as_ref())
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.id());
    }
}
