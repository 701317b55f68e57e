//! One entry put together: which names are done, which are a target, which are a result.

mod entries;
mod lists;
mod numbers;
mod sums;

pub(super) use entries::Share;

use super::elements::{Element, Said};
use super::lexicon::Function;
use super::table::Accepted;
use crate::core::Kind;

/// So often an entry is repeated at most for a number before something that is not counted.
const MOST_REPEATED: u32 = 12;

/// Who or what an entry is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    /// A player: losses are what was paid.
    Player,
    /// Something with players of its own: losses are theirs.
    Place,
    /// A word of records: its items are players.
    Players,
}

/// What figures and players mean in an entry.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sense {
    pub(super) about: About,
    /// Whether a bare figure is money.
    pub(super) figures_are_money: bool,
    /// Whether it says how the game begins.
    pub(super) is_setup: bool,
    /// Whether players have lost something there.
    pub(super) has_losses: bool,
}

/// The lists of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum List {
    Items = 0,
    Targets = 1,
    Results = 2,
}

/// One item of a list.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is said of an item or not")]
struct Item {
    lead: Option<Said>,
    is_loss: bool,
    count: Option<Said>,
    is_money: bool,
    name: Option<Said>,
    kind: Option<Kind>,
    /// Whether it says that nothing is done.
    is_pass: bool,
    /// What was paid for it.
    price: Option<Said>,
    number: Option<Said>,
    /// Whether its number stands before its name.
    is_by_order: bool,
}

/// An entry without its subject.
#[derive(Debug, Clone, Default)]
pub(super) struct Clause {
    lists: [Vec<Item>; 3],
    /// Whether a word leads to the first thing that is named: it is where something goes.
    is_led_to: bool,
    /// Whether a sum of money is said to be the price.
    is_priced_in_money: bool,
    /// How often each item stands there as an entry of its own; none if all of them are one entry.
    times: Option<Vec<u32>>,
}

/// What is known while the elements are put together.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a sign that was met or not")]
struct Pending {
    marker: Option<Function>,
    is_loss: bool,
    /// Whether only what comes next is lost: a sign says so, not a word.
    is_one_loss: bool,
    lead: Option<Said>,
    count: Option<(Said, bool)>,
    is_in_brackets: bool,
    is_result: bool,
    /// Whether a separator stands after the last name.
    is_parted: bool,
    /// Whether a verb says that something is gained or lost, and nothing has been said yet.
    awaits_more: bool,
    /// Whether a sum that comes next is the price of the last thing.
    is_price: bool,
    /// Whether a figure is what was paid in all.
    is_total: bool,
    /// Whether nothing was done.
    is_denied: bool,
    /// Whether what something begins with is had, not used.
    is_setup: bool,
    /// Whether the last item is where something goes.
    is_reached: bool,
    /// Places in an order whose names have not been said yet.
    ordinals: Vec<Said>,
    /// Whether nobody pays for what is done.
    is_free: bool,
    /// Whether a verb stands right before.
    is_after_verb: bool,
    /// Whether the last name may be a target by itself.
    is_last_target: bool,
    /// Where the place that something comes from stands among the targets.
    source: Option<usize>,
}

impl Clause {
    /// Puts elements together; none if they do not fit.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm for each sort of element, in the order in which they are met"
    )]
    pub(super) fn new(elements: &[Element], sense: Sense) -> Option<Self> {
        let mut clause = Self::default();
        let mut pending = Pending {
            is_setup: sense.is_setup,
            ..Pending::default()
        };
        let mut last: Option<(List, Accepted)> = None;
        let mut uncounted: Vec<Option<Said>> = Vec::new();
        for (at, element) in elements.iter().enumerate() {
            pending.awaits_more &= matches!(element, Element::Function(_));
            let is_after_verb = matches!(
                element,
                Element::Function(Function::Gain | Function::Loss | Function::For)
            );
            let was_after_verb = std::mem::replace(&mut pending.is_after_verb, is_after_verb);
            match element {
                // `four energy spent`: the verb behind what was lost.
                Element::Function(Function::Loss)
                    if matches!(last, Some((List::Results, _)))
                        && !pending.is_parted
                        && matches!(
                            elements.get(at + 1),
                            None | Some(Element::Function(Function::And))
                        ) =>
                {
                    let lost = clause.lists[2].last_mut()?;
                    lost.is_loss = true;
                    pending.is_loss = false;
                }
                Element::Function(function) => clause.function(*function, &mut pending, sense)?,
                Element::Equals => {
                    clause.close_count(&mut pending, sense)?;
                    pending.is_result = true;
                    pending.is_loss = false;
                }
                Element::Minus => {
                    pending.is_loss = true;
                    pending.is_one_loss = true;
                    pending.is_result |= sense.about == About::Player;
                }
                // `experience 2 (max 12)`: the second figure of the same thing.
                Element::Open | Element::Close if sense.about == About::Place && !sense.has_losses => {}
                Element::Open => {
                    clause.close_count(&mut pending, sense)?;
                    pending.is_in_brackets = true;
                }
                Element::Close => {
                    clause.close_count(&mut pending, sense)?;
                    pending.is_in_brackets = false;
                    pending.is_loss = false;
                }
                // `strength 5/4/3` of a card.
                Element::Figures(said) if clause.has_printed(sense, last, &pending) => {
                    let item = clause.lists[0].last_mut()?;
                    item.number = Some(Said {
                        text: said.text.trim_matches(['[', ']']).to_owned(),
                        ..said.clone()
                    });
                }
                Element::Figures(said) => {
                    clause.close_count(&mut pending, sense)?;
                    let list = match sense.about {
                        About::Player => List::Results,
                        About::Place | About::Players => List::Items,
                    };
                    clause.lists[list as usize].push(Item {
                        name: Some(said.clone()),
                        ..Item::default()
                    });
                    pending.is_parted = false;
                }
                Element::Letter(said) => {
                    let items = clause.lists.iter_mut().flatten();
                    let name = items.filter_map(|item| item.name.as_mut()).last()?;
                    name.text = format!("{} {}", name.text, said.text);
                }
                Element::Money(said) if pending.is_price => {
                    clause.is_priced_in_money = true;
                    clause.price(said, &mut pending)?;
                }
                // `Nationalism $60`: the price of what stands before it.
                Element::Money(said)
                    if sense.about == About::Player
                        && !pending.is_parted
                        && !pending.is_result
                        && pending.lead.is_none()
                        && clause.can_be_priced(last) =>
                {
                    clause.lists[0].last_mut()?.price = Some(said.clone());
                }
                Element::Money(said) => {
                    clause.lists[list_of_figure(&pending) as usize].push(Item {
                        lead: pending.lead.take(),
                        is_loss: pending.is_loss,
                        count: Some(said.clone()),
                        is_money: true,
                        ..Item::default()
                    });
                    pending.is_parted = false;
                }
                // `stability for 10`.
                Element::Count(said, false)
                    if pending.is_price && !matches!(elements.get(at + 1), Some(Element::Name(..))) =>
                {
                    clause.price(said, &mut pending)?;
                }
                Element::Count(said, is_word) => {
                    let follows_name =
                        last.is_some() && !pending.is_parted && pending.marker.is_none() && !was_after_verb;
                    let is_next_counted = matches!(elements.get(at + 1), Some(Element::Name(..)));
                    // `upgrades the galley to 4`.
                    let is_reached = pending.marker == Some(Function::To)
                        && matches!(last, Some((List::Items, before)) if !before.is_counted)
                        && at + 1 == elements.len()
                        && !pending.is_parted;
                    if (follows_name || is_reached) && !is_next_counted {
                        let (list, before) = last?;
                        clause.number_behind(said, *is_word, list, before, sense)?;
                    } else {
                        clause.close_count(&mut pending, sense)?;
                        pending.count = Some((said.clone(), *is_word));
                    }
                }
                Element::Unit(_) => return None,
                Element::Ordinal(said) => {
                    clause.close_count(&mut pending, sense)?;
                    let is_next_named = matches!(elements.get(at + 1), Some(Element::Name(..)));
                    clause.ordinal(said, last.filter(|_| !is_next_named), &mut pending, sense)?;
                }
                Element::Player(said) => clause.player(said, &mut pending, sense)?,
                // One thing said twice, side by side.
                Element::Name(_, accepted)
                    if (!pending.is_parted || accepted.is_pass)
                        && pending.count.is_none()
                        && pending.marker.is_none()
                        && accepted.thing.is_some()
                        && last.is_some_and(|(_, before)| before.thing == accepted.thing) => {}
                Element::Name(said, accepted) => {
                    let price = clause.payment_for(*accepted, sense);
                    if price.is_some() {
                        pending.is_result = false;
                        pending.is_loss = false;
                    }
                    // `pays 3 energy and studies the boots`: what was lost has been said.
                    let is_next = (pending.is_parted || pending.marker == Some(Function::To))
                        && pending.count.is_none()
                        && (!clause.lists[2].is_empty()
                            || matches!(elements.get(at + 1), Some(Element::Money(_))));
                    if is_next && pending.is_loss && !accepted.is_result && sense.about == About::Player {
                        pending.is_result = false;
                        pending.is_loss = false;
                        pending.is_parted &= !matches!(last, Some((List::Results, _)));
                    }
                    let list = match clause.list_for(*accepted, &pending, last) {
                        Some(list) => list,
                        // `to the Caribbean a colonist`: what was said first is where.
                        None if clause.is_place_first(*accepted, &pending, last) => {
                            clause.lists.swap(0, 1);
                            List::Items
                        }
                        None => return None,
                    };
                    let mut count = pending.count.take().map(|(count, _)| count);
                    // `five dollars` is one figure.
                    if let Some(count) = count.as_mut().filter(|_| accepted.is_money) {
                        count.range.end = count.range.end.max(said.range.end);
                    }
                    if pending.marker == Some(Function::From) && list == List::Targets {
                        let source = pending
                            .source
                            .is_none()
                            .then(|| clause.lists[list as usize].len());
                        pending.source = Some(source?);
                    }
                    if accepted.is_money || accepted.is_unsaid {
                        clause.lists[list as usize].push(Item {
                            is_loss: pending.is_loss,
                            count: Some(count?),
                            is_money: accepted.is_money,
                            ..Item::default()
                        });
                    } else {
                        let is_countable = accepted.is_counted || list != List::Items;
                        if list == List::Items {
                            uncounted.push(count.clone().filter(|_| !is_countable));
                        }
                        // What came of it is lost only if it is counted: `loses tokens`, `loses 2 tokens`.
                        let is_result = list == List::Results && sense.about == About::Player;
                        clause.lists[list as usize].push(Item {
                            lead: pending.lead.take(),
                            is_loss: pending.is_loss && (count.is_some() || !is_result),
                            count: count.filter(|_| is_countable),
                            name: Some(said.clone()),
                            kind: Some(accepted.kind),
                            is_pass: accepted.is_pass,
                            price,
                            ..Item::default()
                        });
                        clause.number_by_order(list, *accepted, &mut pending)?;
                    }
                    clause.is_led_to |= last.is_none() && pending.marker == Some(Function::To);
                    last = Some((list, *accepted));
                    pending.is_reached = pending.marker == Some(Function::To);
                    pending.is_free |= accepted.is_free;
                    pending.is_last_target = accepted.is_target;
                    pending.marker = None;
                    pending.is_parted = false;
                }
            }
        }
        clause.close_count(&mut pending, sense)?;
        if !pending.ordinals.is_empty() && sense.about != About::Players {
            return None;
        }
        clause.repeat(&uncounted)?;
        clause.put_source_first(&pending)?;
        if pending.is_denied {
            return clause.denied();
        }
        // `the ship takes Bartek`, where the verb comes last.
        let is_verb_last = !pending.is_loss && !clause.lists[0].is_empty();
        if pending.awaits_more && !is_verb_last {
            return None;
        }
        let is_empty = clause.lists.iter().all(Vec::is_empty) || pending.lead.is_some();
        (!is_empty && !pending.is_in_brackets).then_some(clause)
    }

    fn function(&mut self, function: Function, pending: &mut Pending, sense: Sense) -> Option<()> {
        let has_items = !self.lists[0].is_empty();
        match function {
            Function::And => {
                self.close_count(pending, sense)?;
                if std::mem::take(&mut pending.is_one_loss) {
                    pending.is_loss = false;
                }
                pending.is_parted = true;
                if pending.marker == Some(Function::And) {
                    pending.marker = None;
                }
            }
            Function::Number(_) | Function::Now => {}
            // From where we are.
            Function::Filler => pending.marker = pending.marker.filter(|marker| *marker != Function::From),
            // Where something comes from; if that is where we are, it is dropped before.
            Function::To | Function::With | Function::From => pending.marker = Some(function),
            Function::Not => pending.is_denied = true,
            // Whoever does it is the subject, which has been found before.
            Function::Open | Function::By => return None,
            // `30 all told`.
            Function::Total if sense.about == About::Player && has_items && self.is_sum_last(pending) => {
                let sum = match pending.count.take() {
                    Some((count, _)) => count,
                    None => self.lists[0].pop()?.count?,
                };
                self.lists[List::Results as usize].push(Item {
                    count: Some(sum),
                    is_money: true,
                    ..Item::default()
                });
            }
            Function::Total => {
                if sense.about != About::Player || !has_items {
                    return None;
                }
                pending.is_result = true;
                pending.is_loss = false;
                pending.is_total = true;
            }
            Function::Gain => {
                pending.awaits_more = true;
                let is_anything = self.lists.iter().any(|list| !list.is_empty());
                // `Canada produces fur`, where places have nothing else to gain.
                pending.is_result |= is_anything && sense.about != About::Players && !sense.has_losses;
                pending.is_loss = false;
            }
            Function::Loss => {
                pending.awaits_more = true;
                pending.is_loss = true;
                pending.is_result |= sense.about == About::Player;
            }
            Function::For if pending.is_free => {
                pending.is_result = true;
                pending.is_loss = false;
            }
            Function::For if self.is_payment() => {}
            // `goes for goods`.
            Function::For if !has_items && self.lists[1].is_empty() => {
                if !self.lists[2].is_empty() {
                    return None;
                }
                pending.marker = Some(Function::To);
            }
            // `swaps 2 energy for 2 strength`.
            Function::For if has_items && self.has_counted_target() => {
                pending.is_result = true;
                pending.is_loss = false;
            }
            Function::For => {
                pending.is_price = sense.about == About::Player;
                pending.awaits_more = true;
                pending.is_loss = true;
                pending.is_one_loss = true;
                pending.is_result = true;
            }
        }
        Some(())
    }

    fn player(&mut self, said: &Said, pending: &mut Pending, sense: Sense) -> Option<()> {
        let item = || Item {
            name: Some(said.clone()),
            ..Item::default()
        };
        match sense.about {
            About::Players => self.lists[0].push(item()),
            About::Place => {
                // `a colonist of Giulia`.
                let is_owned = |item: &Item| item.name.is_some() && item.lead.is_none();
                if !pending.is_parted && self.lists[0].last().is_some_and(is_owned) {
                    let items = self.lists[0].iter_mut().rev();
                    for item in items.take_while(|item| item.lead.is_none()) {
                        item.lead = Some(said.clone());
                    }
                    return Some(());
                }
                if pending.lead.is_some() {
                    return None;
                }
                pending.lead = Some(said.clone());
                // A sign means one loss, a verb goes on: `Marek loses a soldier, Dana two colonists`.
                pending.is_loss &= !pending.is_one_loss;
            }
            About::Player => {
                // Against whom something is done; said once more, it is the same player.
                if self.lists[0].is_empty() && pending.marker != Some(Function::To) {
                    return None;
                }
                let is_same = |item: &Item| item.name.as_ref().is_some_and(|name| name.text == said.text);
                if self.lists[1].iter().any(is_same) {
                    return Some(());
                }
                self.lists[1].push(item());
                pending.marker = None;
                pending.is_parted = false;
            }
        }
        Some(())
    }

    /// Where something comes from stands before where it goes.
    fn put_source_first(&mut self, pending: &Pending) -> Option<()> {
        let Some(source) = pending.source else {
            return Some(());
        };
        let kind = self.lists[1].get(source)?.kind;
        let places: Vec<usize> = (0..self.lists[1].len())
            .filter(|at| self.lists[1][*at].kind == kind)
            .collect();
        let [first, second] = places[..] else { return None };
        if source == second {
            self.lists[1].swap(first, second);
        }
        Some(())
    }

    /// Whether the only thing said so far is where this goes.
    fn is_place_first(&self, accepted: Accepted, pending: &Pending, last: Option<(List, Accepted)>) -> bool {
        let is_place =
            matches!(last, Some((List::Items, place)) if place.is_target && place.kind != accepted.kind);
        let is_alone = self.lists[0].len() == 1 && self.is_items_only();
        let is_bare = self.lists[0].iter().all(|item| item.count.is_none());
        is_place && is_alone && is_bare && accepted.is_item && !pending.is_result && !pending.is_parted
    }

    /// `buys nothing`.
    fn denied(self) -> Option<Self> {
        let is_nothing = |item: &Item| {
            let count = item.count.as_ref();
            item.name.is_none() && count.is_some_and(|count| count.text == "0")
        };
        // `can't afford anything, passes`.
        let is_pass = |item: &Item| item.is_pass && item.count.is_none();
        let says_nothing = |item: &Item| is_nothing(item) || is_pass(item);
        let is_empty = self.lists.iter().flatten().all(says_nothing);
        let pass = Item {
            name: Some(Said {
                text: crate::record::natural::table::PASS.to_owned(),
                range: 0..0,
            }),
            ..Item::default()
        };
        is_empty.then(|| Self {
            lists: [vec![pass], Vec::new(), Vec::new()],
            ..Self::default()
        })
    }

    fn is_items_only(&self) -> bool {
        self.lists[1].is_empty() && self.lists[2].is_empty()
    }

    /// Whether something came of it that has no target.
    pub(super) fn lacks_target(&self) -> bool {
        self.lists[1].is_empty() && !self.lists[2].is_empty()
    }

    /// The same with a target.
    pub(super) fn with_target(&self, target: &str) -> Self {
        self.with(List::Targets, target)
    }

    /// The same with a name that nobody wrote.
    fn with(&self, list: List, name: &str) -> Self {
        let mut clause = self.clone();
        clause.lists[list as usize].push(Item {
            name: Some(Said {
                text: name.to_owned(),
                range: 0..0,
            }),
            ..Item::default()
        });
        clause
    }

    /// The only thing it says, if that is one name.
    pub(super) fn only_name(&self) -> Option<&Said> {
        let [items, targets, results] = &self.lists;
        match items.as_slice() {
            [only] if targets.is_empty() && results.is_empty() && only.count.is_none() => only.name.as_ref(),
            _ => None,
        }
    }
}

/// Where a figure by itself belongs.
fn list_of_figure(pending: &Pending) -> List {
    if pending.is_result {
        List::Results
    } else {
        List::Items
    }
}
