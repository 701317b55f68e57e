//! `COVERAGE.md`: each rule, how it is checked, by which findings, with how many cases. Generated, never typed:
//! `ANNALS_UPDATE=1 cargo test --test coverage` writes it anew.

mod support;

use std::fmt::Write as _;
use std::fs;

use annals::core::Check;
use annals::games::discovery::builtin;
use support::cases::file_of;
use support::root;

/// How many keeping and breaking cases a name has.
fn count_cases(name: &str) -> (usize, usize) {
    let text = fs::read_to_string(file_of(name)).unwrap_or_default();
    (
        text.matches("\n## Keeps it").count(),
        text.matches("\n## Breaks it").count(),
    )
}

fn table() -> String {
    let registry = &builtin().registry;
    let mut text = String::from(
        "# Coverage\n\nHow each rule of Age of Discovery is checked. *Enforced*: a record that breaks it gets a finding. \
         *Computed*: its figures are worked out and claims compared, or what it allows is let happen. *Unchecked*: a record \
         does not show it. Cases are records in `tests/rules/discovery`, run in every language; keeping + breaking.\n\n\
         | rule | check | findings that cite it | cases |\n|---|---|---|---|\n",
    );
    for rule in registry.rules.iter() {
        let citing: Vec<&str> = registry
            .breaches
            .iter()
            .filter(|breach| breach.rules.contains(&rule.id))
            .map(|breach| breach.slug.as_ref())
            .collect();
        let (mut keeping, mut breaking) = count_cases(&rule.id);
        for slug in &citing {
            let (more_keeping, more_breaking) = count_cases(slug);
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
    text
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
