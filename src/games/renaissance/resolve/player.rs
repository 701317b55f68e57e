//! Entries of players: what they mean under each heading.

use super::names::{Meant, ShipClass};
use super::{Heading, MOST_LISTED, Resolver};
use crate::core::engine::Seat;
use crate::core::{EntryStatement, Thing};
use crate::games::renaissance::action::{
    Action, CardPlay, Condition, Holdings, Loss, Outcome, Payment, Placement, PlayResult, Purchase,
    Purchases, Replacement, Target,
};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{AdvanceId, AreaId, EventCard, Ship};

/// An entry in its parts.
#[derive(Clone, Copy)]
struct Parts<'a> {
    items: &'a [Thing],
    target: &'a [Thing],
    result: &'a [Thing],
}

/// What a power has in a province.
enum Pieces {
    Tokens(u32),
    Markers,
}

impl Resolver<'_, '_> {
    pub(super) fn of_player(&self, seat: Seat, entry: &EntryStatement) -> Option<Action> {
        let parts = Parts {
            items: self.statements.items(entry),
            target: self.statements.target(entry),
            result: self.statements.result(entry),
        };
        if !self.statements.link(entry).is_empty() {
            return None;
        }
        if let Some(action) = self.anywhere(seat, parts) {
            return Some(action);
        }
        match self.heading {
            None | Some(Heading::Stage(Stage::Setup)) => self.in_setup(seat, parts),
            Some(Heading::Bids) => self.in_bids(seat, parts),
            Some(Heading::FirstOrder | Heading::TurnOrder) => spend(seat, parts),
            Some(Heading::Tally | Heading::Turn) => self.in_tally(seat, parts),
            Some(Heading::Stage(stage)) => match stage {
                Stage::Order => spend(seat, parts),
                Stage::Draw => self.in_draw(seat, parts),
                Stage::Buy => self.in_buy(seat, parts),
                Stage::Cards => self.in_cards(seat, parts),
                Stage::Final => self.in_draw(seat, parts).or_else(|| self.in_cards(seat, parts)),
                Stage::Purchases => self.in_purchases(seat, parts),
                Stage::Expansion => self.in_expansion(seat, parts),
                Stage::Income => match parts.only_items()? {
                    [item] if is_bare(item) => Some(Action::ClaimIncome(seat, item.money?)),
                    _ => None,
                },
                Stage::Scoring => match parts.only_items()? {
                    [item] if is_bare(item) => Some(Action::ClaimPoints(seat, signed(item)?)),
                    _ => None,
                },
                Stage::Setup | Stage::End => None,
            },
        }
    }

    /// What may be written under any heading.
    fn anywhere(&self, seat: Seat, parts: Parts) -> Option<Action> {
        let [item] = parts.items else { return None };
        if item.count.is_some() || item.money.is_some() || item.is_loss {
            return None;
        }
        match (self.meaning(item.name?), parts.target, parts.result) {
            (Meant::Advance(AdvanceId::RENAISSANCE), [other], []) => {
                Some(Action::Swap(seat, self.seat(other)?))
            }
            (Meant::Word("penalty"), [], []) => Some(Action::Penalty(seat)),
            (Meant::Word("leaves"), [], []) => Some(Action::Leave(seat)),
            (Meant::Word("pass"), [], []) => Some(Action::Pass(seat)),
            (Meant::Word("discard"), cards @ [_, ..], []) => {
                Some(Action::Discard(seat, self.cards_of(cards)?))
            }
            (Meant::Word("hand"), [], cards @ [_, ..]) => {
                Some(Action::ClaimHand(seat, self.cards_of(cards)?))
            }
            _ => None,
        }
    }

    fn in_setup(&self, seat: Seat, parts: Parts) -> Option<Action> {
        match (parts.items, parts.target, parts.result) {
            ([item], [], [card]) if self.word_of(item) == Some("card") => {
                Some(Action::Drawn(seat, self.card(card)?))
            }
            ([item], provinces @ [_, ..], []) => {
                let provinces = self.provinces_of(provinces)?;
                Some(match self.pieces(item)? {
                    Pieces::Tokens(count) => Action::GiveTokens(seat, count, provinces),
                    Pieces::Markers => Action::GiveMarkers(seat, provinces),
                })
            }
            (items @ [_, ..], [], []) => Some(Action::Give(seat, Box::new(self.holdings(items)?))),
            _ => None,
        }
    }

    fn in_tally(&self, seat: Seat, parts: Parts) -> Option<Action> {
        match (parts.items, parts.target, parts.result) {
            ([item], provinces @ [_, ..], []) => {
                let provinces = self.provinces_of(provinces)?;
                Some(match self.pieces(item)? {
                    Pieces::Tokens(count) => Action::ClaimTokens(seat, count, provinces),
                    Pieces::Markers => Action::ClaimMarkers(seat, provinces),
                })
            }
            (items @ [_, ..], [], []) => Some(Action::ClaimHoldings(seat, Box::new(self.holdings(items)?))),
            _ => None,
        }
    }

    /// `markers` or a number of tokens.
    fn pieces(&self, item: &Thing) -> Option<Pieces> {
        if item.is_loss || item.money.is_some() || item.lead.is_some() {
            return None;
        }
        match (item.count, item.name) {
            (Some(count), None) => Some(Pieces::Tokens(count)),
            (None, Some(_)) if matches!(self.word_of(item), Some("markers" | "marker")) => {
                Some(Pieces::Markers)
            }
            _ => None,
        }
    }

    fn in_bids(&self, seat: Seat, parts: Parts) -> Option<Action> {
        match (parts.items, parts.target, parts.result) {
            ([item], [], []) if is_bare(item) => Some(Action::Bid(seat, item.money?)),
            ([item], [], [dice]) if self.word_of(item) == Some("roll") => {
                Some(Action::BidRoll(seat, self.dice(dice)?))
            }
            _ => None,
        }
    }

    fn in_draw(&self, seat: Seat, parts: Parts) -> Option<Action> {
        let [item] = parts.items else { return None };
        match (self.word_of(item)?, parts.target, parts.result) {
            ("clear", commodities @ [_, ..], []) => {
                Some(Action::Clear(seat, self.commodities_of(commodities)?))
            }
            ("adjust", [_], result) => {
                let [commodity] = self.commodities_of(parts.target)?[..] else {
                    return None;
                };
                let condition = match result {
                    [] => None,
                    [result] => Some(match self.word_of(result)? {
                        "shortage" => Condition::Shortage,
                        "surplus" => Condition::Surplus,
                        _ => return None,
                    }),
                    _ => return None,
                };
                Some(Action::Adjust(seat, commodity, condition))
            }
            ("card", [], [card]) => Some(Action::Drawn(seat, self.card(card)?)),
            _ => None,
        }
    }

    fn in_buy(&self, seat: Seat, parts: Parts) -> Option<Action> {
        let [item] = parts.items else { return None };
        match (self.word_of(item)?, parts.target, parts.result) {
            ("card", [], []) => Some(Action::BuyCard(seat, None)),
            ("card", [], [card]) => Some(Action::BuyCard(seat, Some(self.card(card)?))),
            _ => None,
        }
    }

    fn in_cards(&self, seat: Seat, parts: Parts) -> Option<Action> {
        let (first, protection) = match parts.items {
            [first] => (first, None),
            [first, money] if is_bare(money) => (first, Some(money.money?)),
            _ => return None,
        };
        // `copernicus $6`, without the comma, is the same.
        let (name, protection) = match (first.name, first.lead, first.money) {
            (Some(name), None, None) => (name, protection),
            (None, Some(lead), Some(money)) if protection.is_none() => (lead, Some(money)),
            _ => return None,
        };
        if first.count.is_some() || first.is_loss {
            return None;
        }
        let card = match *self.meaning(name) {
            Meant::Card(card) => card,
            Meant::Word("cede") if parts.result.is_empty() => {
                return Some(Action::Cede(seat, self.provinces_of(parts.target)?));
            }
            Meant::Word("replace") => return self.replace(seat, parts),
            _ => return None,
        };
        let play = CardPlay {
            card,
            target: self.play_target(parts.target)?,
            protection,
            result: self.play_result(parts.result)?,
        };
        self.has_use_for(&play)
            .then(|| Action::Play(seat, Box::new(play)))
    }

    /// Whether the card has a use for what stands behind it: a target at all, money laid on it, a result of that kind.
    /// Whether it can hit this target, and whether one is missing, is for the rules.
    fn has_use_for(&self, play: &CardPlay) -> bool {
        use EventCard as Event;
        let has_target = play.target != Target::None;
        let is_untold = play.result == PlayResult::None;
        let is_money = is_untold || matches!(play.result, PlayResult::Sum(_) | PlayResult::Payments(_));
        let Some(event) = EventCard::of(play.card) else {
            let is_leader = self.rulebook.catalog.cards[play.card.index()].credit.is_some();
            let is_commodity = !has_target || matches!(play.target, Target::Commodity(_));
            return is_money
                && if is_leader {
                    !has_target
                } else {
                    is_commodity && play.protection.is_none()
                };
        };
        let fits = match event {
            Event::War => is_untold || matches!(play.result, PlayResult::Dice(_)),
            Event::CivilWar => is_untold || matches!(play.result, PlayResult::Loss(_)),
            Event::AlchemistsGold => is_money,
            Event::MongolArmies => is_money && !has_target,
            Event::Famine
            | Event::MysticismAbounds
            | Event::RevolutionaryUprisings
            | Event::ReligiousStrife => {
                let is_misery = matches!(play.result, PlayResult::Misery(_));
                (is_untold || is_misery) && !has_target
            }
            Event::PiratesVikings
            | Event::Rebellion
            | Event::Crusades
            | Event::BlackDeath
            | Event::PapalDecree => is_untold,
            Event::Armor | Event::Stirrups | Event::LongBow | Event::Gunpowder | Event::EnlightenedRuler => {
                is_untold && !has_target
            }
        };
        fits && play.protection.is_none()
    }

    fn replace(&self, seat: Seat, parts: Parts) -> Option<Action> {
        let ([province], result) = (parts.target, parts.result) else {
            return None;
        };
        let replacement = match result {
            [] => None,
            [result] => Some(match self.word_of(result)? {
                "token" | "tokens" => Replacement::Token,
                "empty" => Replacement::Empty,
                _ => return None,
            }),
            _ => return None,
        };
        Some(Action::Replace(seat, self.province(province)?, replacement))
    }

    fn play_target(&self, items: &[Thing]) -> Option<Target> {
        let Some(first) = items.first() else {
            return Some(Target::None);
        };
        if let Some(seat) = self.seat(first) {
            return (items.len() == 1).then_some(Target::Player(seat));
        }
        match (*self.meaning(first.name?), items.len()) {
            (Meant::Commodity(commodity), 1) => Some(Target::Commodity(commodity)),
            (Meant::Category(category), 1) => Some(Target::Category(category)),
            (Meant::Advance(advance), 1) => Some(Target::Advance(advance)),
            (Meant::Area(area), 1) => Some(Target::Area(area)),
            (Meant::Word("area"), 1) => {
                let [number] = self.statements.figures(first) else {
                    return None;
                };
                let area = u8::try_from(number.checked_sub(1)?).ok().filter(|at| *at < 8)?;
                Some(Target::Area(AreaId(area)))
            }
            (Meant::Province(_), _) => Some(Target::Provinces(self.provinces_of(items)?)),
            _ => None,
        }
    }

    fn play_result(&self, items: &[Thing]) -> Option<PlayResult> {
        match items {
            [] => return Some(PlayResult::None),
            [item] if item.is_literal => return Some(PlayResult::Dice(self.dice(item)?)),
            [item] if is_bare(item) && !item.is_loss => return Some(PlayResult::Sum(item.money?)),
            [item] if matches!(self.word_of(item), Some("tokens" | "token")) => {
                return Some(PlayResult::Loss(Loss::Tokens));
            }
            [item] if self.word_of(item) == Some("cash") => return Some(PlayResult::Loss(Loss::Cash)),
            _ => {}
        }
        let payment = |item: &Thing| Some((self.seating.of_name(item.lead?)?, item.money?));
        let spaces = |item: &Thing| match self.statements.figures(item) {
            [spaces] if !item.is_literal => Some((self.seat(item)?, *spaces)),
            _ => None,
        };
        let listed = items.iter().take(MOST_LISTED);
        if let Some(payments) = listed.clone().map(payment).collect() {
            return Some(PlayResult::Payments(payments));
        }
        listed
            .map(spaces)
            .collect::<Option<Vec<_>>>()
            .map(PlayResult::Misery)
    }

    fn in_purchases(&self, seat: Seat, parts: Parts) -> Option<Action> {
        let total = match parts.result {
            [] => None,
            [item] if is_bare(item) && !item.is_loss => Some(item.money?),
            _ => return None,
        };
        if !parts.target.is_empty() {
            return None;
        }
        let items = parts.items.iter().take(MOST_LISTED);
        let items: Option<Vec<Purchase>> = items.map(|item| self.purchase(item)).collect();
        Some(Action::Purchases(
            seat,
            Box::new(Purchases { items: items?, total }),
        ))
    }

    fn purchase(&self, item: &Thing) -> Option<Purchase> {
        if item.count.is_some() || item.is_loss || item.is_literal {
            return None;
        }
        let (name, price) = match (item.name, item.lead, item.money) {
            (Some(name), None, None) => (name, None),
            (None, Some(lead), Some(money)) => (lead, Some(money)),
            _ => return None,
        };
        let figures = self.statements.figures(item);
        match (*self.meaning(name), figures) {
            (Meant::Word("ship"), []) => Some(Purchase::Ship(None, price)),
            (Meant::Ship(class), [space]) if price.is_none() => {
                Some(Purchase::Ship(Some(ship(class, *space)?), None))
            }
            // Without a figure it is the advance.
            (Meant::Ship(ShipClass::Seaworthy), []) => {
                Some(Purchase::Advance(AdvanceId::SEAWORTHY_VESSELS, price))
            }
            (Meant::Advance(advance), []) => Some(Purchase::Advance(advance, price)),
            (Meant::Card(card), []) => Some(Purchase::Leader(card, price)),
            (Meant::Word("stability"), []) => Some(Purchase::Stability(price)),
            (Meant::Word("unrest"), []) if price.is_none() => Some(Purchase::Unrest),
            (Meant::Word("relief"), []) => Some(Purchase::Relief(None, price)),
            (Meant::Word("relief"), [spaces]) => Some(Purchase::Relief(Some(*spaces), price)),
            _ => None,
        }
    }

    fn in_expansion(&self, seat: Seat, parts: Parts) -> Option<Action> {
        let first = parts.items.first()?;
        if let Some(word) = self.word_of(first).filter(|_| parts.items.len() == 1) {
            return match (word, parts.target, parts.result) {
                ("card", [], []) => Some(Action::TokenCard(seat, None)),
                ("card", [], [card]) => Some(Action::TokenCard(seat, Some(self.card(card)?))),
                ("trade", [other], []) => Some(Action::Trade(seat, self.seat(other)?, Vec::new())),
                ("trade", [other], [dice]) => Some(Action::Trade(seat, self.seat(other)?, self.dice(dice)?)),
                ("free", [province], []) => Some(Action::Free(seat, self.province(province)?)),
                ("indulgence", [], []) => Some(Action::Indulgence(seat, None)),
                ("indulgence", [], [result]) => {
                    let payment = match self.word_of(result)? {
                        "misery" => Payment::Misery,
                        "cash" => Payment::Cash,
                        _ => return None,
                    };
                    Some(Action::Indulgence(seat, Some(payment)))
                }
                _ => None,
            };
        }
        let is_cathedral = |item: &Thing| {
            let name = item.name.map(|name| *self.meaning(name));
            name == Some(Meant::Advance(AdvanceId::CATHEDRAL)) && item.count.is_none()
        };
        if is_cathedral(first) && parts.is_one_item() {
            return Some(Action::Cathedral(seat));
        }
        let outcome = match parts.result {
            [] => Outcome::None,
            [dice] if dice.is_literal => Outcome::Dice(self.dice(dice)?),
            [item] if is_cathedral(item) => Outcome::Cathedral,
            [item] => match self.word_of(item)? {
                "won" => Outcome::Won,
                "lost" => Outcome::Lost,
                _ => return None,
            },
            _ => return None,
        };
        let (count, provinces) = match (parts.items, parts.target) {
            (provinces, []) => (None, provinces),
            ([count], provinces @ [_, ..])
                if count.name.is_none() && count.money.is_none() && !count.is_loss =>
            {
                (Some(count.count?), provinces)
            }
            _ => return None,
        };
        let placement = |province, outcome| Placement {
            province,
            count,
            outcome,
        };
        match provinces {
            [province] => Some(Action::Place(seat, placement(self.province(province)?, outcome))),
            _ if outcome == Outcome::None => {
                let provinces = self.provinces_of(provinces)?.into_iter();
                let placements = provinces.map(|province| placement(province, Outcome::None));
                Some(Action::Places(seat, placements.collect()))
            }
            _ => None,
        }
    }

    /// What a player has.
    /// What a player has; nothing can be said twice.
    fn holdings(&self, items: &[Thing]) -> Option<Holdings> {
        let mut held = Holdings::default();
        let once = |known: &mut Option<u32>, figure: u32| known.replace(figure).is_none().then_some(());
        for item in items.iter().take(MOST_LISTED) {
            if item.is_loss || item.is_literal {
                return None;
            }
            let figures = self.statements.figures(item);
            if let Some(money) = item.money {
                let figure = match item.lead.map(|lead| *self.meaning(lead)) {
                    None => &mut held.money,
                    Some(Meant::Word("written")) => &mut held.written,
                    Some(_) => return None,
                };
                once(figure, money)?;
                continue;
            }
            match (*self.meaning(item.name?), item.count, figures) {
                (Meant::Word("token" | "tokens"), Some(count), []) => once(&mut held.tokens, count)?,
                (Meant::Word("card"), Some(count), []) => once(&mut held.cards, count)?,
                (Meant::Word("marker" | "markers"), Some(count), []) => once(&mut held.markers, count)?,
                (Meant::Word("misery"), None, [misery]) => once(&mut held.misery, *misery)?,
                (Meant::Ship(class), None, [space]) if held.ship.is_none() => {
                    held.ship = Some(ship(class, *space)?);
                }
                (Meant::Ship(ShipClass::Seaworthy), None, []) => {
                    held.advances.push(AdvanceId::SEAWORTHY_VESSELS);
                }
                (Meant::Advance(advance), None, []) => held.advances.push(advance),
                _ => return None,
            }
        }
        Some(held)
    }
}

impl<'a> Parts<'a> {
    /// The items, if nothing else is written.
    fn only_items(self) -> Option<&'a [Thing]> {
        (self.target.is_empty() && self.result.is_empty()).then_some(self.items)
    }

    fn is_one_item(self) -> bool {
        self.only_items().is_some_and(|items| items.len() == 1)
    }
}

/// Whether an item is only a figure.
fn is_bare(item: &Thing) -> bool {
    item.name.is_none() && item.lead.is_none() && !item.is_literal
}

/// A bare figure, below zero with a minus.
fn signed(item: &Thing) -> Option<i32> {
    let figure = i32::try_from(item.count?).ok()?;
    Some(if item.is_loss { -figure } else { figure })
}

/// A space of the shipping table; any figure, even one that is not printed.
fn ship(class: ShipClass, space: u32) -> Option<Ship> {
    let space = u8::try_from(space).ok()?;
    Some(match class {
        ShipClass::Galley => Ship::Galley(space),
        ShipClass::Seaworthy => Ship::Seaworthy(space),
        ShipClass::Ocean => Ship::Ocean(space),
    })
}

/// `20`, `-1`, `20, $43`: what is spent on tokens, and perhaps the cash left.
fn spend(seat: Seat, parts: Parts) -> Option<Action> {
    let (spent, cash) = match parts.only_items()? {
        [spent] => (spent, None),
        [spent, cash] if is_bare(cash) => (spent, Some(cash.money?)),
        _ => return None,
    };
    if !is_bare(spent) {
        return None;
    }
    Some(Action::Spend(seat, signed(spent)?, cash))
}
