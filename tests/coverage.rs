//! `COVERAGE.md`: each rule, how it is checked, by which findings, with how many cases. Generated, never typed:
//! `ANNALS_UPDATE=1 cargo test --test coverage` writes it anew.

mod support;

use std::fmt::Write as _;
use std::fs;

use annals::core::Check;
use annals::games::AnyGame;
use annals::reference::Library;
use support::cases::{checked_games, file_of};
use support::root;

/// How many keeping and breaking cases a name has.
fn count_cases(game: &AnyGame, name: &str) -> (usize, usize) {
    let text = fs::read_to_string(file_of(game, name)).unwrap_or_default();
    (
        text.matches("\n## Keeps it").count(),
        text.matches("\n## Breaks it").count(),
    )
}

fn table() -> String {
    let library = Library::builtin();
    let mut text = String::from(
        "# Coverage\n\nHow each rule is checked. *Enforced*: a record that breaks it gets a finding. *Computed*: its \
         figures are worked out and claims compared, or what it allows is let happen. *Unchecked*: a record does not show \
         it. Cases are records in `tests/rules/<game>`, run in every language; keeping + breaking.\n",
    );
    for game in checked_games(&library) {
        let _ = write!(
            text,
            "\n## {}\n\n| rule | check | findings that cite it | cases |\n|---|---|---|---|\n",
            game.id()
        );
        rows(game, &mut text);
    }
    text
}

fn rows(game: &AnyGame, text: &mut String) {
    let registry = game.registry();
    for rule in registry.rules.iter() {
        let citing: Vec<&str> = registry
            .breaches
            .iter()
            .filter(|breach| breach.rules.contains(&rule.id))
            .map(|breach| breach.slug.as_ref())
            .collect();
        let (mut keeping, mut breaking) = count_cases(game, &rule.id);
        for slug in &citing {
            let (more_keeping, more_breaking) = count_cases(game, slug);
            keeping += more_keeping;
            breaking += more_breaking;
        }
        let check = match rule.check {
            Check::Enforced => "enforced",
            Check::Computed => "computed",
            Check::Unchecked => "unchecked",
        };
        if rule.check != Check::Unchecked {
            assert!(keeping > 0 && breaking > 0, "{} has no cases", rule.id);
        }
        let shown = if keeping + breaking == 0 {
            "–".to_owned()
        } else {
            format!("{keeping} + {breaking}")
        };
        let _ = writeln!(
            text,
            "| {} | {check} | {} | {shown} |",
            rule.id,
            citing.join(", ")
        );
    }
}

#[test]
fn the_coverage_table_is_up_to_date() {
    let path = root().join("COVERAGE.md");
    let table = table();
    if std::env::var_os("ANNALS_UPDATE").is_some() {
        fs::write(&path, &table).expect("a writable file");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == table, "run ANNALS_UPDATE=1 cargo test --test coverage");
}
