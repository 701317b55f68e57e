//! `GRAMMAR.md` says what is so.

use annals::notation::{parse, print};

const GRAMMAR: &str = include_str!("../../GRAMMAR.md");

#[test]
fn the_example_has_no_mistake_and_shows_everything() {
    let example = GRAMMAR
        .split("```annals\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .expect("an example");
    let (log, problems) = parse(example);
    assert!(problems.is_empty(), "{problems:?}");
    for sign in [':', ';', ',', '>', '=', '~', '!', '-', '$', '[', '#'] {
        assert!(example.contains(sign), "{sign}");
    }
    assert!(parse(&print(&log)).0.same_content(&log));
}

#[test]
fn every_twin_in_the_table_is_read_as_its_sign() {
    let rows = GRAMMAR
        .split("## Punctuation")
        .nth(1)
        .and_then(|rest| rest.split("## Notes").next())
        .expect("the table")
        .lines()
        .filter(|line| line.starts_with("| `"));
    let mut twins = 0;
    for row in rows {
        let cells: Vec<Vec<&str>> = row
            .split('|')
            .map(|cell| cell.split('`').skip(1).step_by(2).collect())
            .collect();
        let signs = &cells[1];
        for (at, twin) in cells[3].iter().enumerate() {
            let sign = signs[at.min(signs.len() - 1)];
            let text = "red: 2 a, b ~ x > c = [4]; blue: d, $5, e -f ! g # h";
            let plain = parse(text).0;
            let changed = text.replace(sign, twin);
            assert!(plain.same_content(&parse(&changed).0), "{sign} {twin}: {changed}");
            twins += 1;
        }
    }
    assert!(twins >= 24, "{twins}");
}
