//! One entry put together: which names are done, which are a target, which are a result.

use super::elements::{Element, Said};
use super::lexicon::Function;
use super::spans::Piece;
use super::table::Accepted;

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
struct Item {
    lead: Option<Said>,
    is_loss: bool,
    count: Option<Said>,
    is_money: bool,
    name: Option<Said>,
    number: Option<Said>,
}

/// An entry without its subject.
#[derive(Debug, Clone, Default)]
pub(super) struct Clause {
    lists: [Vec<Item>; 3],
    /// How often it stands there.
    pub(super) times: u32,
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
}

impl Clause {
    /// Puts elements together; none if they do not fit.
    pub(super) fn new(elements: &[Element], sense: Sense) -> Option<Self> {
        let mut clause = Self {
            times: 1,
            ..Self::default()
        };
        let mut pending = Pending::default();
        let mut last: Option<(List, Accepted)> = None;
        let mut uncounted = None;
        for (at, element) in elements.iter().enumerate() {
            match element {
                Element::Function(function) => clause.function(*function, &mut pending, sense)?,
                Element::Equals => pending.is_result = true,
                Element::Minus => {
                    pending.is_loss = true;
                    pending.is_one_loss = true;
                    pending.is_result |= sense.about == About::Player;
                }
                Element::Open => {
                    clause.close_count(&mut pending, sense)?;
                    pending.is_in_brackets = true;
                }
                Element::Close => pending.is_in_brackets = false,
                Element::Figures(said) => {
                    clause.lists[List::Results as usize].push(Item {
                        name: Some(said.clone()),
                        ..Item::default()
                    });
                }
                Element::Letter(said) => {
                    let items = clause.lists.iter_mut().flatten();
                    let name = items.filter_map(|item| item.name.as_mut()).last()?;
                    name.text = format!("{} {}", name.text, said.text);
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
                Element::Count(said, is_word) => {
                    let follows_name = last.is_some() && !pending.is_parted && pending.marker.is_none();
                    let is_next_counted = matches!(elements.get(at + 1), Some(Element::Name(..)));
                    if follows_name && !is_next_counted {
                        clause.number_behind(said, *is_word)?;
                    } else {
                        clause.close_count(&mut pending, sense)?;
                        pending.count = Some((said.clone(), *is_word));
                    }
                }
                Element::Player(said) => clause.player(said, &mut pending, sense)?,
                // One thing said twice, side by side.
                Element::Name(_, accepted)
                    if !pending.is_parted
                        && pending.count.is_none()
                        && accepted.thing.is_some()
                        && last.is_some_and(|(_, before)| before.thing == accepted.thing) => {}
                Element::Name(said, accepted) => {
                    let list = clause.list_for(*accepted, &pending, last)?;
                    let count = pending.count.take().map(|(count, _)| count);
                    if accepted.is_money || accepted.is_unsaid {
                        clause.lists[list as usize].push(Item {
                            is_loss: pending.is_loss,
                            count: Some(count?),
                            is_money: accepted.is_money,
                            ..Item::default()
                        });
                    } else {
                        let is_countable = accepted.is_counted || list != List::Items;
                        if count.is_some() && !is_countable {
                            uncounted.clone_from(&count);
                        }
                        clause.lists[list as usize].push(Item {
                            lead: pending.lead.take(),
                            is_loss: pending.is_loss,
                            count: count.filter(|_| is_countable),
                            name: Some(said.clone()),
                            ..Item::default()
                        });
                    }
                    last = Some((list, *accepted));
                    pending.marker = None;
                    pending.is_parted = false;
                }
            }
        }
        clause.close_count(&mut pending, sense)?;
        clause.repeat(uncounted)?;
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
            // Where something comes from is said only if it is where we are: that is dropped before.
            Function::Filler | Function::Number(_) | Function::From => {}
            Function::To | Function::With => pending.marker = Some(function),
            Function::Gain => {
                let is_anything = self.lists.iter().any(|list| !list.is_empty());
                pending.is_result |= is_anything && sense.about == About::Player;
                pending.is_loss = false;
            }
            Function::Loss => {
                pending.is_loss = true;
                pending.is_result |= sense.about == About::Player;
            }
            Function::For => {
                if !has_items && self.lists[1].is_empty() {
                    return None;
                }
                pending.is_loss = true;
                pending.is_result = true;
            }
        }
        Some(())
    }

    /// The list that a name belongs to.
    fn list_for(
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
            return first_of(&[List::Results]);
        }
        if pending.is_in_brackets {
            return first_of(&[List::Targets]);
        }
        match (pending.marker, last) {
            (Some(Function::To), _) if has_items => first_of(&[List::Targets]),
            (Some(Function::With), _) => first_of(&[List::Items]),
            (_, None) => first_of(&[List::Items, List::Targets, List::Results]),
            (_, Some((list, _))) if pending.is_parted => {
                if takes(list) {
                    Some(list)
                } else if list == List::Items {
                    first_of(&[List::Targets])
                } else {
                    None
                }
            }
            // Two names side by side: what is done, and where; two of a kind might be either.
            (_, Some((List::Items, before))) if before.kind != accepted.kind => {
                first_of(&[List::Targets, List::Results])
            }
            (_, Some((List::Targets, before))) if before.kind != accepted.kind => {
                if has_items {
                    first_of(&[List::Targets, List::Results])
                } else {
                    first_of(&[List::Items])
                }
            }
            (_, Some((List::Results, _))) if !has_items => first_of(&[List::Items]),
            _ => None,
        }
    }

    fn player(&mut self, said: &Said, pending: &mut Pending, sense: Sense) -> Option<()> {
        let item = || Item {
            name: Some(said.clone()),
            ..Item::default()
        };
        match sense.about {
            About::Players => self.lists[0].push(item()),
            About::Place => {
                if pending.lead.is_some() {
                    return None;
                }
                pending.lead = Some(said.clone());
                pending.is_loss = false;
            }
            About::Player => {
                // Against whom something is done.
                if self.lists[0].is_empty() {
                    return None;
                }
                self.lists[1].push(item());
                pending.marker = None;
                pending.is_parted = false;
            }
        }
        Some(())
    }

    /// A number behind a name: `operations 2`; in words it counts.
    fn number_behind(&mut self, said: &Said, is_word: bool) -> Option<()> {
        let item = self.lists.iter_mut().rev().find_map(|list| list.last_mut())?;
        if is_word && item.count.is_none() {
            if said.text != "1" {
                item.count = Some(said.clone());
            }
        } else if item.number.is_none() && !is_word {
            item.number = Some(said.clone());
        } else {
            return None;
        }
        Some(())
    }

    /// A number that counts nothing is a figure by itself.
    fn close_count(&mut self, pending: &mut Pending, sense: Sense) -> Option<()> {
        let Some((said, is_word)) = pending.count.take() else {
            return Some(());
        };
        if is_word && !sense.figures_are_money {
            return None;
        }
        self.lists[list_of_figure(pending) as usize].push(Item {
            lead: pending.lead.take(),
            is_loss: pending.is_loss,
            count: Some(said),
            is_money: sense.figures_are_money,
            ..Item::default()
        });
        Some(())
    }

    /// `2 caribbean` stands for two entries.
    fn repeat(&mut self, uncounted: Option<Said>) -> Option<()> {
        let Some(count) = uncounted else { return Some(()) };
        let times: u32 = count.text.parse().ok()?;
        let is_alone = self.lists[0].len() == 1 && self.lists[1].is_empty() && self.lists[2].is_empty();
        if times != 1 && !(is_alone && (2..=MOST_REPEATED).contains(&times)) {
            return None;
        }
        self.times = times;
        Some(())
    }

    /// Whether something came of it that has no target.
    pub(super) fn lacks_target(&self) -> bool {
        self.lists[1].is_empty() && !self.lists[2].is_empty()
    }

    /// The same with a target.
    pub(super) fn with_target(&self, target: &str) -> Self {
        let mut clause = self.clone();
        clause.lists[1].push(Item {
            name: Some(Said {
                text: target.to_owned(),
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

    /// The entry in canonical form, after its subject.
    pub(super) fn write(&self, pieces: &mut Vec<Piece>) {
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
        if let Some(number) = &self.number {
            word(number, " ", "");
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
