//! What has been put together as entries in canonical form: one, or one for each of its items.

use std::ops::Range;

use super::{Clause, Item, List, MOST_REPEATED};
use crate::core::Kind;
use crate::record::natural::elements::Said;
use crate::record::natural::spans::Piece;

/// A share of what came of something.
#[derive(Debug, Clone)]
pub(in crate::record::natural) struct Share {
    pub(in crate::record::natural) whose: Said,
    pub(in crate::record::natural) amount: Said,
    pub(in crate::record::natural) is_money: bool,
}

impl Clause {
    /// Whether each of its items can be an entry of its own.
    pub(in crate::record::natural) fn can_be_split(&self) -> bool {
        let is_bare = |item: &Item| item.name.is_some() && item.count.is_none() && item.lead.is_none();
        self.times.is_none()
            && self.lists[0].len() > 1
            && self.is_items_only()
            && self.lists[0].iter().all(is_bare)
    }

    /// Whether its numbers say how often something stands there.
    pub(in crate::record::natural) fn is_repeated(&self) -> bool {
        self.times.is_some()
    }

    /// Each of its items as often as its number says.
    pub(in crate::record::natural) fn repeated(&self) -> Vec<Self> {
        self.parted(self.times.as_deref().unwrap_or_default())
    }

    /// The same with the numbers behind words that have one: `relief 2`.
    pub(in crate::record::natural) fn numbered(&self) -> Option<Self> {
        let times = self.times.as_deref().unwrap_or_default();
        let mut numbered = self.clone();
        numbered.times = None;
        for (item, times) in numbered.lists[0].iter_mut().zip(times) {
            if *times > 1 && (item.kind != Some(Kind::WORD) || item.number.is_some()) {
                return None;
            }
            if *times > 1 {
                item.number = Some(Said {
                    text: times.to_string(),
                    range: 0..0,
                });
            }
        }
        Some(numbered)
    }

    /// The same with the sum as a thing of its own: `copernicus, $6`.
    pub(in crate::record::natural) fn priced_apart(&self) -> Option<Self> {
        let [only] = self.lists[0].as_slice() else {
            return None;
        };
        let price = Item {
            count: Some(only.price.clone()?),
            is_money: true,
            ..Item::default()
        };
        let mut apart = self.clone();
        apart.lists[0][0].price = None;
        apart.lists[0].push(price);
        Some(apart)
    }

    /// Whether only targets are said, more than one: `against Marek in Canada`.
    pub(in crate::record::natural) fn lacks_item(&self) -> bool {
        self.lists[0].is_empty() && self.lists[1].len() > 1
    }

    /// The same with what is done.
    pub(in crate::record::natural) fn with_item(&self, item: &str) -> Self {
        self.with(List::Items, item)
    }

    /// The same with the number behind its only word as what a die showed: `roll = [5]`.
    pub(in crate::record::natural) fn rolled(&self) -> Option<Self> {
        let [only] = self.lists[0].as_slice() else {
            return None;
        };
        let number = only.number.as_ref().filter(|_| only.kind == Some(Kind::WORD))?;
        let die = Item {
            name: Some(Said {
                text: format!("[{}]", number.text),
                range: number.range.clone(),
            }),
            ..Item::default()
        };
        let mut rolled = self.clone();
        rolled.lists[0][0].number = None;
        rolled.lists[2].push(die);
        self.lists[2].is_empty().then_some(rolled)
    }

    /// Each of its items as where so many go: `2 > belgrade`.
    pub(in crate::record::natural) fn sent(&self) -> Vec<Self> {
        let times = self.times.as_deref().unwrap_or_default();
        let items = self.lists[0].iter().zip(times);
        let sent = items.map(|(item, times)| {
            let count = Item {
                count: Some(Said {
                    text: times.to_string(),
                    range: 0..0,
                }),
                ..Item::default()
            };
            Self {
                lists: [vec![count], vec![item.clone()], Vec::new()],
                ..Self::default()
            }
        });
        sent.collect()
    }

    /// `the gold of the alchemist on Yves, he loses 17`: what somebody else lost came of it.
    pub(in crate::record::natural) fn lost_by_target(&self) -> Option<Self> {
        let [items, targets, results] = &self.lists;
        let has_lost = |item: &Item| item.is_loss && item.is_money && item.lead.is_none();
        let is_at_somebody = |item: &Item| item.name.is_some() && item.kind.is_none();
        if items.len() != 1 || !targets.iter().any(is_at_somebody) || !results.iter().any(has_lost) {
            return None;
        }
        let mut lost = self.clone();
        lost.lists[2].iter_mut().for_each(|item| item.is_loss = false);
        Some(lost)
    }

    /// `two colonists to the dock`, where each is an entry of its own.
    pub(in crate::record::natural) fn one_by_one(&self) -> Option<Vec<Self>> {
        let ([item], [_], []) = (
            self.lists[0].as_slice(),
            self.lists[1].as_slice(),
            self.lists[2].as_slice(),
        ) else {
            return None;
        };
        let times: usize = item.count.as_ref()?.text.parse().ok()?;
        let is_some =
            (2..=usize::try_from(MOST_REPEATED).unwrap_or(0)).contains(&times) && item.name.is_some();
        let mut one = self.clone();
        one.lists[0][0].count = None;
        is_some.then(|| vec![one; times])
    }

    /// `to the Caribbean sails a colonist`: what was said first is where it goes.
    pub(in crate::record::natural) fn turned(&self) -> Option<Self> {
        let [items, targets, results] = &self.lists;
        let is_bare = |item: &Item| item.count.is_none() && item.number.is_none() && item.kind.is_some();
        let is_turned =
            items.len() == 1 && targets.len() == 1 && results.is_empty() && items.iter().all(is_bare);
        let mut turned = self.clone();
        turned.lists.swap(0, 1);
        (is_turned && self.is_led_to && self.times.is_none()).then_some(turned)
    }

    /// `a refund of 30`: what came of it is money.
    pub(in crate::record::natural) fn in_money(&self) -> Option<Self> {
        let is_figure = |item: &Item| {
            item.name.is_none()
                && item.lead.is_none()
                && !item.is_money
                && !item.is_loss
                && item.count.is_some()
        };
        let [result] = self.lists[2].as_slice() else {
            return None;
        };
        let mut sum = self.clone();
        sum.lists[2][0].is_money = true;
        is_figure(result).then_some(sum)
    }

    /// Whether one thing was tried several times, each with its dice.
    pub(in crate::record::natural) fn is_tried_again(&self) -> bool {
        let is_literal = |item: &Item| item.name.as_ref().is_some_and(|name| name.text.starts_with('['));
        self.lists[0].len() == 1 && self.lists[2].len() > 1 && self.lists[2].iter().all(is_literal)
    }

    /// Each try by itself.
    pub(in crate::record::natural) fn tries(&self) -> Vec<Self> {
        let of = |result: &Item| Self {
            lists: [self.lists[0].clone(), self.lists[1].clone(), vec![result.clone()]],
            ..Self::default()
        };
        self.lists[2].iter().map(of).collect()
    }

    /// The same without what was paid for it.
    pub(in crate::record::natural) fn without_price(&self) -> Option<Self> {
        let is_sum = |item: &Item| item.is_money && item.name.is_none() && item.lead.is_none();
        let is_paid = |item: &Item| is_sum(item) && item.is_loss;
        let is_named = self.lists[0].iter().any(|item| item.name.is_some());
        let priced = self.lists[0].iter().filter(|item| item.price.is_some()).count();
        let paid = self.lists[2].iter().filter(|item| is_paid(item)).count();
        if !self.is_priced_in_money || !is_named || priced + paid != 1 || self.lists[0].iter().any(is_sum) {
            return None;
        }
        let mut free = self.clone();
        free.lists[0].iter_mut().for_each(|item| item.price = None);
        free.lists[2].retain(|item| !is_paid(item));
        Some(free)
    }

    /// The same with the dice of both sides.
    pub(in crate::record::natural) fn rolled_by_both(
        &self,
        dice: [u32; 2],
        range: Range<usize>,
    ) -> Option<Self> {
        let [items, targets, results] = &self.lists;
        let is_at_somebody = |item: &Item| item.name.is_some() && item.kind.is_none();
        if items.len() != 1
            || targets.len() != 1
            || !targets.iter().all(is_at_somebody)
            || !results.is_empty()
        {
            return None;
        }
        let mut rolled = self.clone();
        rolled.lists[2].push(Item {
            name: Some(Said {
                text: format!("[{} {}]", dice[0], dice[1]),
                range,
            }),
            ..Item::default()
        });
        Some(rolled)
    }

    /// The only player whom it is done to.
    pub(in crate::record::natural) fn only_target(&self) -> Option<&Said> {
        let [target] = self.lists[1].as_slice() else {
            return None;
        };
        target.name.as_ref().filter(|_| target.kind.is_none())
    }

    /// The same with shares of what came of it, each with whose it is; what is shared is one thing.
    pub(in crate::record::natural) fn shared(&self, shares: &[Share]) -> Option<Self> {
        let [items, _, results] = &self.lists;
        if items.len() != 1 || !results.is_empty() || self.times.is_some() {
            return None;
        }
        let mut shared = self.clone();
        shared.lists[2].extend(shares.iter().map(|share| Item {
            lead: Some(share.whose.clone()),
            count: Some(share.amount.clone()),
            is_money: share.is_money,
            ..Item::default()
        }));
        Some(shared)
    }

    /// The first thing that is done.
    pub(in crate::record::natural) fn first_item(&self) -> Option<&Said> {
        self.lists[0].first()?.name.as_ref()
    }

    /// Whether all of it is named, whatever its number.
    pub(in crate::record::natural) fn names_all(&self) -> bool {
        !self.lists[0].is_empty() && self.lists.iter().flatten().all(|item| item.name.is_some())
    }

    /// How many names there are, if there is nothing else.
    pub(in crate::record::natural) fn bare_names(&self) -> Option<usize> {
        let is_bare = |item: &Item| item.name.is_some() && item.count.is_none() && item.lead.is_none();
        (self.is_items_only() && self.lists[0].iter().all(is_bare)).then(|| self.lists[0].len())
    }

    /// Each of its items by itself.
    pub(in crate::record::natural) fn split(&self) -> Vec<Self> {
        self.parted(&vec![1; self.lists[0].len()])
    }

    fn parted(&self, times: &[u32]) -> Vec<Self> {
        let items = self.lists[0].iter().zip(times);
        let entries = items.flat_map(|(item, times)| {
            let entry = Self {
                lists: [vec![item.clone()], Vec::new(), Vec::new()],
                ..Self::default()
            };
            std::iter::repeat_n(entry, usize::try_from(*times).unwrap_or(0))
        });
        entries.collect()
    }

    /// The entry in canonical form, after its subject.
    pub(in crate::record::natural) fn write(&self, pieces: &mut Vec<Piece>) {
        let sign = |pieces: &mut Vec<Piece>, text: &str| {
            pieces.push(Piece {
                text: text.to_owned(),
                from: None,
            });
        };
        let opening = [" ", " > ", " = "];
        for (list, opening) in self.lists.iter().zip(opening) {
            for (at, item) in list.iter().enumerate() {
                sign(pieces, if at == 0 { opening } else { ", " });
                item.write(pieces);
            }
        }
    }
}

impl Item {
    fn write(&self, pieces: &mut Vec<Piece>) {
        let mut word = |said: &Said, before: &str, after: &str| {
            let from = (!said.range.is_empty()).then(|| said.range.clone());
            pieces.push(Piece {
                text: format!("{before}{}{after}", said.text),
                from,
            });
        };
        if let Some(lead) = &self.lead {
            word(lead, "", " ");
        }
        let minus = if self.is_loss { "-" } else { "" };
        let (money, gap) = (
            if self.is_money { "$" } else { "" },
            if self.name.is_some() { " " } else { "" },
        );
        match (&self.count, &self.name) {
            (Some(count), name) => {
                word(count, &format!("{minus}{money}"), gap);
                if let Some(name) = name {
                    word(name, "", "");
                }
            }
            (None, Some(name)) => word(name, minus, ""),
            (None, None) => {}
        }
        if let Some(price) = &self.price {
            word(price, " $", "");
        }
        if let Some(number) = &self.number {
            word(number, " ", "");
        }
    }
}
