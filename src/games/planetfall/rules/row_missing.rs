//! A row was not laid out: PR-020, PR-021.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    if !now.is_leaving(Stage::Discovery) {
        return;
    }
    let rows = now.state.rows.iter().zip(1_u32..);
    let missing = rows.filter(|(row, _)| row.is_none());
    let missing: Vec<Value> = missing
        .map(|(_, level)| level_value(&level.to_string()))
        .collect();
    if !missing.is_empty() {
        found.push(
            Violation::new()
                .with("rows", Value::List(missing))
                .citing(&[layout_rule(now)])
                .open_luck(),
        );
    }
}
