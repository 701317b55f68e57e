//! More cards of a type than a planet deck has: PR-023.

use super::prelude::*;

pub(super) fn check(now: &Now, found: &mut Found) {
    let mut report = |sort: CardSort, count: usize| {
        let most = now.rulebook.cards_of(sort);
        if count > most {
            let of_type = Value::List(vec![Value::Several(
                i64::try_from(most).unwrap_or(0),
                type_key(sort),
            )]);
            found.push(Violation::new().with("count", count).with("cards", of_type));
        }
    };
    if matches!(now.action(), Some(Action::Row(..))) && now.course.stage == Stage::Discovery {
        let new = now.new_cards().iter().copied();
        let cards = new.filter_map(|name| now.state.card(now.rulebook, name, now.turn()));
        let sorts: Vec<CardSort> = cards.map(|card| card.sort()).collect();
        for sort in CardSort::ALL {
            let added = sorts.iter().filter(|added| **added == sort).count();
            if added > 0 {
                report(sort, now.state.sorts_in_rows(sort) + added);
            }
        }
    } else if let Some((_, place, _)) = now.resolving()
        && now.state.laid(place).is_some_and(|laid| laid.sort().is_none())
        && let Some((_, _, outcome)) = now.outcome()
        && let Some(way) = outcome.way
    {
        report(way.sort(), now.state.sorts_in_rows(way.sort()) + 1);
    }
}
