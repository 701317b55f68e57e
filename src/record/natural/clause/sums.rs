//! Sums of money: the price of a thing, what was paid for it, what was paid in all.

use super::{About, Clause, Item, List, Pending, Sense};
use crate::record::natural::elements::Said;
use crate::record::natural::table::Accepted;

impl Clause {
    /// What something was done for: the price of the only thing there is, or else what came of it.
    pub(super) fn price(&mut self, sum: &Said, pending: &mut Pending) -> Option<()> {
        pending.is_price = false;
        pending.is_loss = false;
        if !self.is_items_only() {
            pending.is_result = true;
            self.lists[List::Results as usize].push(Item {
                count: Some(sum.clone()),
                is_money: true,
                ..Item::default()
            });
            return Some(());
        }
        pending.is_result = false;
        self.price_of_last(sum)
    }

    /// `stability for $10`: the only thing there is has this price.
    pub(super) fn price_of_last(&mut self, price: &Said) -> Option<()> {
        if !self.is_items_only() {
            return None;
        }
        let [only] = self.lists[0].as_mut_slice() else {
            return None;
        };
        let has_none = only.name.is_some() && only.price.is_none();
        only.price = Some(price.clone());
        has_none.then_some(())
    }

    /// Whether a sum right behind the last name may be its price.
    pub(super) fn can_be_priced(&self, last: Option<(List, Accepted)>) -> bool {
        let item = self.lists[0].last().filter(|_| self.is_items_only());
        matches!(last, Some((List::Items, _)))
            && item.is_some_and(|item| {
                item.name.is_some() && item.count.is_none() && item.price.is_none() && item.number.is_none()
            })
    }

    /// Whether so much of something is said to be exchanged.
    pub(super) fn has_counted_target(&self) -> bool {
        self.lists[2].is_empty() && self.lists[1].iter().any(|item| item.count.is_some())
    }

    /// Whether the last thing said is a sum.
    pub(super) fn is_sum_last(&self, pending: &Pending) -> bool {
        let is_sum = |item: &Item| item.is_money && item.name.is_none();
        pending.count.is_some() || (self.lists[0].len() > 1 && self.lists[0].last().is_some_and(is_sum))
    }

    /// Whether there is nothing but a sum that was paid.
    pub(super) fn is_payment(&self) -> bool {
        let [items, targets, results] = &self.lists;
        items.is_empty()
            && targets.is_empty()
            && matches!(results.as_slice(), [paid] if paid.is_money && paid.is_loss && paid.name.is_none())
    }

    /// `pays $10 for stability`: the sum belongs to what it was paid for.
    pub(super) fn payment_for(&mut self, accepted: Accepted, sense: Sense) -> Option<Said> {
        let is_priced = accepted.is_item && sense.about == About::Player && self.is_payment();
        is_priced.then(|| self.lists[2].pop()).flatten()?.count
    }
}
