//! What may have been meant or forgotten where a record is wrong, and what a finding is about.

use super::variants::war_dice;
use super::{Replay, Resolved, is_attack, tokens_of};
use crate::core::engine::{Action as _, Assumption, Reach, Seat};
use crate::core::{EntryKey, Finding, Value};
use crate::games::renaissance::action::{
    Action, CardPlay, Figure, Holdings, Outcome, Placement, PlayResult, Purchase, Purchases, Target,
};
use crate::games::renaissance::kinds;
use crate::games::renaissance::state::{AdvanceId, BoardFact, EventCard, Misery, SeatSet};

impl<'c> Replay<'_, 'c> {
    /// What may have been forgotten before a statement.
    pub(super) fn insertions_before(
        &self,
        begun: &Self,
        before: &Resolved<'c>,
        finding: &Finding,
        reach: Reach,
    ) -> Vec<Action> {
        let (seat, concerned) = (before.seat, self.concerned(finding));
        let next = begun.next_of(|action| {
            let is_here = reach == Reach::Here && (action.seat().is_none() || action.seat() == seat);
            is_here || is_concerned(action, concerned)
        });
        let together = begun.bought_together(&next.actions);
        let alone = next.actions.into_iter();
        let mut actions: Vec<Action> = alone.flat_map(|action| begun.with_its_luck(action)).collect();
        actions.extend(together);
        if reach == Reach::Here {
            actions.extend(next.at_any_time);
            actions.extend(next.heading);
        }
        // What is spent in 1999 belongs before the heading of the draw phase.
        let is_before = finding.slug == "order-bid-missing" && self.makes_order();
        if reach == Reach::Here || reach == Reach::Near && is_before {
            actions.extend(self.forgotten(finding));
        }
        actions
    }

    /// Whether it is an attack whose outcome is not written.
    fn is_open_attack(&self, seat: Seat, placement: &Placement) -> bool {
        let tokens = tokens_of(&self.state, self.rulebook, seat, placement);
        placement.outcome == Outcome::None && is_attack(&self.state, self.rulebook, seat, placement, tokens)
    }

    /// An entry that may have been forgotten, once for everything that its dice can bring.
    fn with_its_luck(&self, action: Action) -> Vec<Action> {
        match action {
            Action::Place(seat, placement) if self.is_open_attack(seat, &placement) => {
                let outcomes = [Outcome::None, Outcome::Won, Outcome::Lost].into_iter();
                let with = |outcome| {
                    Action::Place(
                        seat,
                        Placement {
                            outcome,
                            ..placement.clone()
                        },
                    )
                };
                outcomes.map(with).collect()
            }
            Action::Play(seat, play)
                if EventCard::of(play.card) == Some(EventCard::War) && play.target != Target::None =>
            {
                let with = |dice: [u32; 2]| {
                    let result = PlayResult::Dice(dice.to_vec());
                    Action::Play(
                        seat,
                        Box::new(CardPlay {
                            result,
                            ..(*play).clone()
                        }),
                    )
                };
                war_dice().map(with).collect()
            }
            _ => vec![action],
        }
    }

    /// Relief that is only assumed might account for a price or a sum of money.
    pub(super) fn assumed_facts(&self, finding: &Finding) -> Vec<Assumption<Resolved<'c>>> {
        let is_money = matches!(
            finding.slug,
            "wrong-price" | "wrong-money" | "purchase-not-affordable" | "order-bid-not-affordable"
        );
        if !is_money {
            return Vec::new();
        }
        let mut assumptions = Vec::new();
        for advance in AdvanceId::all() {
            let rule = self.state.board.advance(advance);
            let Some(other) = rule.relief_elsewhere else {
                continue;
            };
            let is_told = |fact: &BoardFact| matches!(fact, BoardFact::Relief(known, _) if *known == advance);
            if self.state.options.facts.iter().any(is_told) {
                continue;
            }
            let (statement, place) = self.assumption(Action::Board(BoardFact::Relief(advance, other)));
            let id = &self.rulebook.catalog.advances[advance.index()].id;
            assumptions.push(Assumption {
                statement,
                place,
                ours: Value::Space(
                    EntryKey::new(kinds::ADVANCE, id.as_ref()),
                    rule.relief.to_string(),
                ),
            });
        }
        assumptions
    }

    /// Dice, or what was spent in secret, that may have been forgotten: nobody knows them, but what is written later may fit
    /// some of them only. One line for everything that they can bring.
    fn forgotten(&self, finding: &Finding) -> Vec<Action> {
        match finding.slug {
            // A cession without the roll that brought it is not due.
            "war-roll-missing" | "entry-not-due" if self.state.is_war_tied() => {
                war_dice().map(|dice| Action::WarRoll(dice.to_vec())).collect()
            }
            "market-dice-missing" => {
                let totals = (2..=12_u32).map(|total| (total / 2, total - total / 2));
                let rolls = totals.flat_map(|(black, white)| [[1, black, white], [6, black, white]]);
                let rolls: Vec<Vec<u32>> = rolls.map(|roll| roll.to_vec()).collect();
                let pairs = rolls.iter().enumerate().flat_map(|(at, one)| {
                    let others = rolls[at..].iter();
                    others.map(move |other| Action::Market(vec![one.clone(), other.clone()]))
                });
                pairs.collect()
            }
            "cession-missing" => self.cessions_of_two(),
            "order-bid-missing" | "setup-incomplete" => {
                let seats = self.concerned(finding).iter();
                let spendings = seats.flat_map(|seat| {
                    let spent = self.spendings(seat);
                    spent.map(move |spent| Action::Spend(seat, spent, None))
                });
                spendings.collect()
            }
            _ => Vec::new(),
        }
    }

    /// All pairs that the loser of a War may have ceded: of many the list of possibilities combines only some.
    fn cessions_of_two(&self) -> Vec<Action> {
        let Some(cession) = self.state.cession().filter(|cession| cession.possible == 2) else {
            return Vec::new();
        };
        let cedable = self.state.cedable(self.rulebook, cession.winner, cession.loser);
        let pairs = cedable.iter().flat_map(|one| {
            let others = cedable.iter().filter(move |other| one < *other);
            others.map(move |other| Action::Cede(cession.loser, vec![one, other]))
        });
        pairs.collect()
    }

    /// Two things that one player may have bought, from what each of them could buy alone: a ship and an advance, or two
    /// advances that can be paid together.
    fn bought_together(&self, offered: &[Action]) -> Vec<Action> {
        let mut together = Vec::new();
        for (at, one) in offered.iter().enumerate() {
            let Action::Buy(seat, first @ (Purchase::Ship(..) | Purchase::Advance(..))) = one else {
                continue;
            };
            for other in &offered[at + 1..] {
                let Action::Buy(buyer, second @ Purchase::Advance(_, Some(price))) = other else {
                    continue;
                };
                let cost = match first {
                    Purchase::Advance(_, Some(first)) => first + price,
                    _ => *price,
                };
                let cash = u32::try_from(self.state.player(*seat).cash).unwrap_or(0);
                if buyer == seat && cost <= cash {
                    let items = vec![unpriced(*first), unpriced(*second)];
                    let bought = Purchases { items, total: None };
                    together.push(Action::Purchases(*seat, Box::new(bought)));
                }
            }
        }
        together
    }

    /// The players whom a finding names.
    pub(super) fn concerned(&self, finding: &Finding) -> SeatSet {
        let facts = finding.arguments.iter().flat_map(|(_, value)| match value {
            Value::List(values) => values.as_slice(),
            one => std::slice::from_ref(one),
        });
        facts.filter_map(|fact| self.seat_in(fact)).collect()
    }

    /// A claim with our figure in place of the one that is written.
    pub(super) fn with_our_figure(&self, action: &Action, finding: &Finding) -> Option<Action> {
        let fact = |wanted: &str| {
            let mut facts = finding.arguments.iter();
            facts.find(|(name, _)| *name == wanted).map(|(_, value)| value)
        };
        let ours = fact("computed").and_then(number);
        let figure = ours.and_then(|ours| u32::try_from(ours).ok());
        let mut action = action.clone();
        match &mut action {
            Action::ClaimIncome(_, written)
            | Action::ClaimPaid(_, written)
            | Action::ClaimDeck(written)
            | Action::ClaimEpoch(written)
            | Action::ClaimTokens(_, written, _) => *written = figure?,
            Action::ClaimPoints(_, written) => *written = i32::try_from(ours?).ok()?,
            Action::Spend(_, _, cash) if finding.slug == "wrong-money" => *cash = Some(figure?),
            Action::ClaimWinners(winners) => *winners = self.seats_in(fact("computed")?)?,
            Action::Order(order) => *order = self.seats_in(fact("computed")?)?,
            Action::Bonus(seat, _) => *seat = self.seat_in(fact("winner")?)?,
            Action::ClaimHoldings(_, held) => correct(held, finding.slug, fact("case"), figure)?,
            Action::Play(_, play) => match &mut play.result {
                PlayResult::Sum(sum) => *sum = figure?,
                PlayResult::Payments(list) | PlayResult::Misery(list) => {
                    let seat = self.seat_in(fact("player")?)?;
                    let (_, written) = list.iter_mut().find(|(known, _)| *known == seat)?;
                    *written = figure?;
                }
                _ => return None,
            },
            Action::Purchases(_, bought) if finding.slug == "wrong-price" => {
                let wanted = fact("advance").or(fact("leader"));
                match fact("case")? {
                    Value::Case("all") => bought.total = Some(figure?),
                    Value::Case(case) => {
                        let mut items = bought.items.iter_mut();
                        let item = items.find(|item| self.is_item(item, case, wanted))?;
                        match item {
                            Purchase::Ship(_, price)
                            | Purchase::Advance(_, price)
                            | Purchase::Leader(_, price)
                            | Purchase::Stability(price)
                            | Purchase::Relief(_, price) => *price = Some(figure?),
                            Purchase::Unrest => return None,
                        }
                    }
                    _ => return None,
                }
            }
            _ => return None,
        }
        Some(action)
    }

    /// Whether an item of a purchase is the one whose price is wrong.
    fn is_item(&self, item: &Purchase, case: &str, wanted: Option<&Value>) -> bool {
        let catalog = self.rulebook.catalog;
        let is = |kind, id: &str| wanted == Some(&Value::Thing(EntryKey::new(kind, id)));
        match (item, case) {
            (Purchase::Ship(..), "ship")
            | (Purchase::Stability(_), "stability")
            | (Purchase::Relief(..), "relief") => true,
            (Purchase::Advance(advance, _), "advance") => {
                is(kinds::ADVANCE, catalog.advances[advance.index()].id.as_ref())
            }
            (Purchase::Leader(card, _), "leader") => is(kinds::CARD, catalog.cards[card.index()].id.as_ref()),
            _ => false,
        }
    }

    fn seat_in(&self, value: &Value) -> Option<Seat> {
        let Value::Thing(key) = value else { return None };
        if key.kind != kinds::POWER {
            return None;
        }
        let place = self.seats.iter().position(|(power, _)| *power == key.id)?;
        u8::try_from(place).ok().map(Seat)
    }

    fn seats_in(&self, value: &Value) -> Option<Vec<Seat>> {
        let Value::List(values) = value else { return None };
        values.iter().map(|value| self.seat_in(value)).collect()
    }
}

/// A thing bought, without its price: of two things the first may change that of the second.
fn unpriced(item: Purchase) -> Purchase {
    match item {
        Purchase::Advance(advance, _) => Purchase::Advance(advance, None),
        other => other,
    }
}

/// Whether an action is of one of the players whom a finding names, or of all.
pub(super) fn is_concerned(action: &Action, concerned: SeatSet) -> bool {
    match action.seat() {
        Some(seat) => concerned.contains(seat) && !action.is_claim(),
        None => matches!(action, Action::WarRoll(_) | Action::Market(_) | Action::Order(_)),
    }
}

/// Our figure in place of the one of a tally.
fn correct(held: &mut Holdings, slug: &str, case: Option<&Value>, figure: Option<u32>) -> Option<()> {
    let written = match (slug, case) {
        ("wrong-money", _) => &mut held.money,
        (_, Some(Value::Case("tokens"))) => &mut held.tokens,
        (_, Some(Value::Case("markers"))) => &mut held.markers,
        (_, Some(Value::Case("cards"))) => &mut held.cards,
        (_, Some(Value::Case("misery"))) => &mut held.misery,
        _ => return None,
    };
    *written = Some(figure?);
    Some(())
}

/// The figure of a claim that may be right although ours differs.
pub(super) fn believable(action: &Action, finding: &Finding) -> Option<Figure> {
    let Action::ClaimHoldings(_, held) = action else {
        return None;
    };
    let case = finding.arguments.iter().find(|(name, _)| *name == "case");
    match (finding.slug, case) {
        ("wrong-money", _) => Some(Figure::Money),
        ("wrong-holding", Some((_, Value::Case("tokens")))) => Some(Figure::Tokens),
        ("wrong-holding", Some((_, Value::Case("cards")))) => Some(Figure::Cards),
        ("wrong-holding", Some((_, Value::Case("misery")))) => {
            held.misery.and_then(Misery::of_value).map(|_| Figure::Misery)
        }
        _ => None,
    }
}

/// A figure of a finding.
fn number(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) | Value::Money(number) => Some(*number),
        Value::Text(text) => text.parse().ok(),
        _ => None,
    }
}
