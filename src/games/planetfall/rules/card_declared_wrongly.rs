//! A card line without a type, or with parts that cards of its type do not have: PR-023, PR-022.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let Some(Action::TellCard(name, told)) = now.action() else {
        return;
    };
    for mistake in told.mistakes(now.rulebook.catalog.numbers.rounds) {
        let violation = about_card(now, *name);
        let part = |violation: Violation, part: Printed| {
            violation.with("part", Value::List(vec![Value::Thing(part.key())]))
        };
        found.push(match mistake {
            WrongLine::Type => violation.case("type"),
            WrongLine::Planet => violation.case("planet"),
            WrongLine::Icon => violation.case("icon"),
            WrongLine::Part(wrong) => part(violation.case("part"), wrong),
            WrongLine::Figures(wrong) if wrong.is_single() => part(violation.case("figure"), wrong),
            WrongLine::Figures(wrong) => part(violation.case("figures"), wrong),
        });
    }
}
