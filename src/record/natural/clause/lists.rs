//! To which list of an entry a name belongs: what is done, to what, or what came of it.

use super::{Clause, Item, List, Pending};
use crate::record::natural::lexicon::Function;
use crate::record::natural::table::Accepted;

impl Clause {
    /// The list that a name belongs to.
    pub(super) fn list_for(
        &self,
        accepted: Accepted,
        pending: &Pending,
        last: Option<(List, Accepted)>,
    ) -> Option<List> {
        let is_item = if pending.count.is_some() {
            accepted.is_counted || accepted.is_item
        } else {
            accepted.is_item
        };
        let takes = |list: List| match list {
            List::Items => is_item,
            List::Targets => accepted.is_target,
            List::Results => accepted.is_result,
        };
        let first_of = |lists: &[List]| lists.iter().copied().find(|list| takes(*list));
        let has_items = !self.lists[0].is_empty();
        if pending.is_result {
            // What came of it is what it was done for, where nothing else can be.
            let is_chosen = has_items && !pending.is_loss && !accepted.is_result;
            return first_of(if is_chosen {
                &[List::Targets]
            } else {
                &[List::Results]
            });
        }
        if pending.is_in_brackets {
            return first_of(&[List::Targets]);
        }
        // `Clay Pit, gather, 5 energy`: how it is done has been said.
        let is_said = |target: &Item| target.kind.is_some_and(|kind| kind != accepted.kind);
        if has_items
            && pending.count.is_some()
            && pending.marker.is_none()
            && accepted.is_result
            && accepted.is_target
            && self.lists[1].iter().any(is_said)
        {
            return Some(List::Results);
        }
        match (pending.marker, last) {
            // `one to Brazil, one to Peru`.
            (Some(Function::To), Some((List::Items, before)))
                if pending.is_parted
                    && pending.is_reached
                    && before.kind == accepted.kind
                    && is_item
                    && self.lists[1].is_empty() =>
            {
                Some(List::Items)
            }
            // `converts 1 energy into 1 strength`.
            (Some(Function::To), Some((List::Targets, before)))
                if before.kind == accepted.kind && pending.count.is_some() && accepted.is_result =>
            {
                Some(List::Results)
            }
            // `gathers from the barrel`.
            (Some(Function::From), _) if !has_items && !self.lists[1].is_empty() => {
                first_of(&[List::Targets, List::Items])
            }
            (Some(Function::From), _) => first_of(&[List::Targets]),
            (Some(Function::To), _) if has_items => first_of(&[List::Targets]),
            // `beats it with 4 strength` does not say who has them afterwards.
            (Some(Function::With), _)
                if has_items
                    && pending.count.is_some()
                    && accepted.takes_number
                    && accepted.is_result
                    && !pending.is_setup =>
            {
                None
            }
            // `starts with 3 energy`.
            (Some(Function::With), _) if has_items => first_of(&[List::Results, List::Items]),
            (Some(Function::With), _) => first_of(&[List::Items]),
            (_, None) => first_of(&[List::Items, List::Targets, List::Results]),
            (_, Some((list, _))) if pending.is_parted => {
                if takes(list) {
                    Some(list)
                } else if list == List::Items && pending.is_setup {
                    // `Captain Puddle, 2 experience`: what the game begins with.
                    first_of(&[List::Results, List::Targets])
                } else if list == List::Items {
                    first_of(&[List::Targets, List::Results])
                } else if !has_items && list == List::Targets && is_item {
                    // `attacks Greg in Canada, just a battle`.
                    Some(List::Items)
                } else {
                    // `against Marek, 12 dollars`.
                    first_of(&[List::Results]).filter(|_| accepted.is_money)
                }
            }
            // `from Brazil to Peru`, where the sign is a part of the name.
            (None, Some((List::Targets, before)))
                if pending.source.is_some() && before.kind == accepted.kind =>
            {
                first_of(&[List::Targets])
            }
            // Two names side by side: what is done, and where; two of a kind might be either.
            (_, Some((List::Items, before))) if before.kind != accepted.kind => {
                first_of(&[List::Targets, List::Results])
            }
            (_, Some((List::Targets, before))) if before.kind != accepted.kind => {
                if has_items {
                    first_of(&[List::Targets, List::Results])
                } else if pending.count.is_some() && accepted.is_result && !accepted.is_item {
                    // `gathers 5 energy at the Reed Bed`.
                    Some(List::Results)
                } else {
                    first_of(&[List::Items])
                }
            }
            (_, Some((List::Results, _))) if !has_items => first_of(&[List::Items, List::Targets]),
            _ => None,
        }
    }
}
