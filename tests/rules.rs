//! The four corners of every rule: its file, its data, its words and its cases agree, and every case does what
//! it says, in every language.

mod support;

use std::collections::BTreeSet;
use std::fs;

use annals::core::Check;
use annals::games::discovery::{builtin, rules::RULES};
use annals::notation::LineIndex;
use annals::record::{Until, check, rewrite};
use annals::reference::Library;
use support::cases::{cases, marked};
use support::{LANGUAGES, messages, root};

/// Findings that no record can show on purpose.
const WITHOUT_CASES: [&str; 1] = ["out-of-balance"];

fn slugs() -> BTreeSet<String> {
    RULES.iter().map(|rule| rule.slug.to_owned()).collect()
}

#[test]
fn folder_table_data_words_and_cases_agree() {
    let names = |folder: &str, ending: &str| -> BTreeSet<String> {
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
    };
    let table = slugs();
    assert_eq!(table.len(), RULES.len(), "no rule stands twice in the table");
    assert_eq!(
        names("src/games/discovery/rules", ".rs"),
        table,
        "files and table"
    );
    let data: BTreeSet<String> = builtin()
        .registry
        .breaches
        .iter()
        .map(|breach| breach.slug.to_string())
        .collect();
    assert_eq!(data, table, "data and table");
    for language in LANGUAGES {
        let words: BTreeSet<String> = messages(language)
            .into_iter()
            .filter_map(|((_, id), message)| {
                let slug = id.strip_prefix("breach-")?.to_owned();
                for attribute in ["title", "why"] {
                    assert!(
                        message.patterns.contains_key(attribute),
                        "{language}: {id} has no {attribute}"
                    );
                }
                Some(slug)
            })
            .collect();
        assert_eq!(words, table, "words of {language} and table");
    }
    let mut with_cases = names("tests/rules/discovery", ".md");
    with_cases.extend(WITHOUT_CASES.map(str::to_owned));
    assert_eq!(with_cases, table, "cases and table");
}

#[test]
fn every_rule_has_a_breaking_and_a_keeping_case() {
    for slug in slugs()
        .iter()
        .filter(|slug| !WITHOUT_CASES.contains(&slug.as_str()))
    {
        let cases = cases(slug);
        let first = |breaks: bool| {
            let name = if breaks { "Breaks it" } else { "Keeps it" };
            cases
                .iter()
                .any(|case| case.breaks == breaks && case.name == name)
        };
        assert!(
            first(true) && first(false),
            "{slug}: the first cases have no further name"
        );
    }
}

/// The rules that are computed.
fn computed_rules() -> Vec<String> {
    let rules = builtin().registry.rules.iter();
    let computed = rules.filter(|rule| rule.check == Check::Computed);
    computed.map(|rule| rule.id.to_string()).collect()
}

/// What is wrong with the cases of a name, in every language; how many were tried.
fn try_cases(name: &str, library: &Library) -> (Vec<String>, usize) {
    let game = library.game("discovery").expect("the game");
    let mut wrong = Vec::new();
    let mut count = 0;
    for case in cases(name) {
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
    let with_cases = slugs()
        .into_iter()
        .filter(|slug| !WITHOUT_CASES.contains(&slug.as_str()));
    let mut all = Vec::new();
    let mut count = 0;
    for name in with_cases.chain(computed_rules()) {
        let (wrong, tried) = try_cases(&name, &library);
        all.extend(wrong);
        count += tried;
    }
    assert!(all.is_empty(), "{} of {count}:\n{}", all.len(), all.join("\n"));
    assert!(count > 4000, "{count}");
}

#[test]
fn every_rule_that_is_enforced_is_cited_by_a_finding() {
    let registry = &builtin().registry;
    let cited: BTreeSet<&str> = registry
        .breaches
        .iter()
        .flat_map(|breach| breach.rules.iter().map(AsRef::as_ref))
        .collect();
    let missing: Vec<&str> = registry
        .rules
        .iter()
        .filter(|rule| rule.check == Check::Enforced && !cited.contains(rule.id.as_ref()))
        .map(|rule| rule.id.as_ref())
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
