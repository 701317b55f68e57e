//! What a number of an entry belongs to: it counts, it is a figure by itself, or it is a part of a name.

use super::{About, Clause, Item, List, MOST_REPEATED, Pending, Sense, list_of_figure};
use crate::core::Kind;
use crate::record::natural::elements::Said;
use crate::record::natural::lexicon::Function;
use crate::record::natural::table::Accepted;

impl Clause {
    /// Whether figures are printed on the last thing.
    pub(super) fn has_printed(
        &self,
        sense: Sense,
        last: Option<(List, Accepted)>,
        pending: &Pending,
    ) -> bool {
        let is_bare = |item: &Item| item.number.is_none() && item.count.is_none() && item.name.is_some();
        sense.about == About::Place
            && !sense.has_losses
            && !pending.is_parted
            && matches!(last, Some((List::Items, before)) if before.takes_number)
            && self.lists[0].last().is_some_and(is_bare)
    }

    /// A number behind a name: `operations 2`; in words it counts, and so it does where all are counted: `energy 4`.
    pub(super) fn number_behind(
        &mut self,
        said: &Said,
        is_word: bool,
        list: List,
        before: Accepted,
        sense: Sense,
    ) -> Option<()> {
        let item = self.lists.iter_mut().rev().find_map(|list| list.last_mut())?;
        let is_counted = before.is_counted;
        let has_number = item.kind == Some(Kind::WORD) && !is_counted;
        let is_sum = sense.about == About::Player && (is_counted || list == List::Results) && !has_number;
        if ((is_word && !has_number) || is_sum) && item.count.is_none() {
            if said.text != "1" || is_counted || is_sum {
                item.count = Some(said.clone());
            }
        } else if item.is_by_order
            && !is_word
            && let Some(number) = item.number.as_mut()
        {
            // `third card of level 2`.
            number.text = format!("{} {}", said.text, number.text);
            item.is_by_order = false;
        } else if let Some(number) = item.number.as_mut()
            && sense.about == About::Place
            && !sense.has_losses
            && !is_word
        {
            number.text = format!("{} {}", number.text, said.text);
        } else if item.number.is_none() && before.takes_number && (!is_word || has_number) {
            item.number = Some(said.clone());
        } else {
            return None;
        }
        Some(())
    }

    /// `the second operations`, `third card of the first level`; players stand in the order that is said.
    pub(super) fn ordinal(
        &mut self,
        said: &Said,
        last: Option<(List, Accepted)>,
        pending: &mut Pending,
        sense: Sense,
    ) -> Option<()> {
        if sense.about == About::Players {
            let place: usize = said.text.parse().ok()?;
            let so_far = self.lists[0].len();
            return (so_far == place || so_far + 1 == place).then_some(());
        }
        let behind = last.filter(|_| !pending.is_parted && pending.ordinals.is_empty());
        let item = behind.and_then(|(list, _)| self.lists[list as usize].last_mut());
        let is_numbered = behind.is_some_and(|(_, before)| before.is_numbered);
        match item.filter(|item| is_numbered && item.number.is_none()) {
            Some(item) => item.number = Some(said.clone()),
            None => pending.ordinals.push(said.clone()),
        }
        Some(())
    }

    /// The places in an order that stand before a name: the last one is its number, one before it that of a card in it.
    pub(super) fn number_by_order(
        &mut self,
        list: List,
        accepted: Accepted,
        pending: &mut Pending,
    ) -> Option<()> {
        if pending.ordinals.is_empty() {
            return Some(());
        }
        let item = self.lists[list as usize].last_mut()?;
        if !accepted.is_numbered {
            return None;
        }
        pending.ordinals.reverse();
        let places: Vec<&str> = pending.ordinals.iter().map(|said| said.text.as_str()).collect();
        item.number = Some(Said {
            text: places.join(" "),
            range: pending.ordinals[0].range.clone(),
        });
        item.is_by_order = true;
        pending.ordinals.clear();
        Some(())
    }

    /// A number that counts nothing is a figure by itself.
    pub(super) fn close_count(&mut self, pending: &mut Pending, sense: Sense) -> Option<()> {
        let Some((said, is_word)) = pending.count.take() else {
            return Some(());
        };
        // `attacks Fez with six`.
        if pending.marker == Some(Function::With)
            && pending.is_last_target
            && self.lists[0].len() == 1
            && self.is_items_only()
        {
            self.lists.swap(0, 1);
            self.lists[0].push(Item {
                count: Some(said),
                ..Item::default()
            });
            pending.marker = None;
            return Some(());
        }
        let is_first = self.lists.iter().all(Vec::is_empty);
        if is_word && !sense.figures_are_money && !is_first {
            return None;
        }
        // `pays 14`, where figures are what is spent; `-1`, where they may be less than nothing.
        if is_first && !sense.figures_are_money && sense.about == About::Player && pending.is_loss {
            self.lists[0].push(Item {
                is_loss: pending.is_one_loss,
                count: Some(said),
                ..Item::default()
            });
            return Some(());
        }
        self.lists[list_of_figure(pending) as usize].push(Item {
            lead: pending.lead.take(),
            is_loss: pending.is_loss,
            count: Some(said),
            is_money: sense.figures_are_money || pending.is_total,
            ..Item::default()
        });
        Some(())
    }

    /// `2 caribbean` stands for two entries, `one peru and one brazil` for one each.
    pub(super) fn repeat(&mut self, uncounted: &[Option<Said>]) -> Option<()> {
        if uncounted.iter().all(Option::is_none) {
            return Some(());
        }
        let times = uncounted.iter().map(|count| {
            let count = count.as_ref().map_or("1", |count| count.text.as_str());
            count.parse().ok()
        });
        let times: Vec<u32> = times.collect::<Option<_>>()?;
        let is_alone = self.lists[0].len() == times.len() && self.is_items_only();
        if !is_alone && times.iter().any(|times| *times != 1) {
            return None;
        }
        let is_few = (1..=MOST_REPEATED).contains(&times.iter().sum());
        if is_alone {
            self.times = Some(times);
        }
        is_few.then_some(())
    }
}
