//! What has been put together as entries in canonical form: one, or one for each of its items.

use super::{Clause, Item, List};
use crate::core::Kind;
use crate::record::natural::elements::Said;
use crate::record::natural::spans::Piece;

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
                times: None,
            }
        });
        sent.collect()
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
                times: None,
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
