//! A statement with one part of it changed.

use super::{Replay, tokens_of};
use crate::core::engine::{Action as _, Seat, Stage as _};
use crate::games::renaissance::action::{
    Action, CardPlay, Loss, Outcome, Placement, PlayResult, Purchase, Purchases, Target,
};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{AdvanceId, CardId, CommodityId, EventCard, ProvinceId, Ship};

/// More than this is hardly ever paid for going early.
const EARLY: i32 = 6;

impl Replay<'_, '_> {
    /// The statement with one part of it changed.
    #[expect(clippy::too_many_lines, reason = "one arm for each action")]
    pub(super) fn variants(&self, action: &Action) -> Vec<Action> {
        let state = &self.state;
        let mut variants: Vec<Action> = Vec::new();
        match action {
            Action::Place(seat, placement) => {
                let others = self.other_placements(*seat, placement).into_iter();
                variants.extend(others.map(|other| Action::Place(*seat, other)));
            }
            Action::Places(seat, placements) => {
                for at in 0..placements.len() {
                    let with = |other: Option<Placement>| {
                        let mut changed = placements.clone();
                        match other {
                            Some(other) => changed[at] = other,
                            None => drop(changed.remove(at)),
                        }
                        Action::Places(*seat, changed)
                    };
                    if placements.len() > 1 {
                        variants.push(with(None));
                    }
                    for province in state.reach(*seat).iter() {
                        variants.push(with(Some(Placement {
                            province,
                            ..placements[at].clone()
                        })));
                    }
                }
            }
            Action::Play(seat, play) => self.other_plays(*seat, play, &mut variants),
            Action::Purchases(seat, bought) => self.other_purchases(*seat, bought, &mut variants),
            Action::Spend(seat, spent, cash) => {
                let nearby = (-6..=6).map(|by| spent.saturating_add(by));
                let all = state.player(*seat).cash;
                let possible = self.spendings(*seat).filter(|_| *spent > all);
                let others = nearby.chain([0, all]).chain(possible);
                variants.extend(others.map(|spent| Action::Spend(*seat, spent, *cash)));
                variants.push(Action::Spend(*seat, *spent, None));
            }
            Action::Bid(seat, bid) => {
                let nearby = bid.saturating_sub(5)..=bid.saturating_add(5).min(40);
                variants.extend(nearby.chain([40]).map(|bid| Action::Bid(*seat, bid)));
            }
            Action::BidRoll(seat, _) => variants.extend((1..=6).map(|die| Action::BidRoll(*seat, vec![die]))),
            Action::Market(rolls) => {
                for (at, roll) in rolls.iter().enumerate() {
                    for other in other_dice(roll) {
                        let mut changed = rolls.clone();
                        changed[at] = other;
                        variants.push(Action::Market(changed));
                    }
                }
            }
            Action::WarRoll(dice) => variants.extend(other_dice(dice).into_iter().map(Action::WarRoll)),
            Action::Trade(seat, other, _) => {
                variants.extend((1..=6).map(|die| Action::Trade(*seat, *other, vec![die])));
                let sides = state.seats().filter(|side| side != seat);
                variants.extend(sides.map(|side| Action::Trade(*seat, side, vec![1])));
            }
            Action::Clear(seat, commodities) => {
                for at in 0..commodities.len() {
                    for commodity in CommodityId::all() {
                        let mut changed = commodities.clone();
                        changed[at] = commodity;
                        variants.push(Action::Clear(*seat, changed));
                    }
                }
            }
            Action::ClaimConditions(condition, commodities) => {
                for at in 0..commodities.len() {
                    for commodity in CommodityId::all() {
                        let mut changed = commodities.clone();
                        changed[at] = commodity;
                        variants.push(Action::ClaimConditions(*condition, changed));
                    }
                }
            }
            Action::Discard(seat, cards) if cards.len() == 1 => {
                let others = self.holdable(*seat).into_iter();
                variants.extend(others.map(|card| Action::Discard(*seat, vec![card])));
            }
            Action::Cede(seat, provinces) => {
                if let Some(cession) = state.cession() {
                    let cedable = state.cedable(self.rulebook, cession.winner, cession.loser);
                    let possible = usize::from(cession.possible);
                    let all = provinces.iter().copied().chain(cedable.iter());
                    for at in 0..provinces.len().max(1) {
                        for other in cedable.iter() {
                            let mut changed = provinces.clone();
                            match changed.get_mut(at) {
                                Some(place) => *place = other,
                                None => changed.push(other),
                            }
                            variants.push(Action::Cede(*seat, changed));
                        }
                    }
                    variants.push(Action::Cede(*seat, all.take(possible).collect()));
                }
            }
            Action::Order(order) => {
                for at in 1..order.len() {
                    let mut swapped = order.clone();
                    swapped.swap(at - 1, at);
                    variants.push(Action::Order(swapped));
                }
            }
            Action::Turn(_) => {
                let next = u32::from(state.turn) + u32::from(self.course.stage != Stage::Setup);
                variants.push(Action::Turn(next));
            }
            Action::Enter(_) => {
                variants.extend(Stage::OF_A_TURN.iter().copied().map(Action::Enter));
                variants.push(Action::Turn(u32::from(state.turn) + 1));
            }
            _ => {}
        }
        variants.extend(state.seats().filter_map(|seat| action.by_another(seat)));
        variants
    }

    /// What a player can spend on tokens, or for going early.
    pub(super) fn spendings(&self, seat: Seat) -> impl Iterator<Item = i32> + use<> {
        let cash = self.state.player(seat).cash;
        let early = (1..=cash.min(EARLY)).map(|by| -by);
        let most = cash.min(i32::from(self.state.board.tokens));
        (0..=most).chain(early)
    }

    fn other_placements(&self, seat: Seat, placement: &Placement) -> Vec<Placement> {
        let mut others = Vec::new();
        let tokens = tokens_of(&self.state, self.rulebook, seat, placement);
        let need = self.state.need(self.rulebook, seat, placement.province).send;
        let room = self.state.room(self.rulebook, seat, placement.province);
        let nearby = (tokens.saturating_sub(4)..=tokens.saturating_add(4)).filter(|count| *count > 0);
        for count in nearby.chain([need, room.max(1), self.state.player(seat).expansion.max(1)]) {
            others.push(Placement {
                count: Some(u32::from(count)),
                ..placement.clone()
            });
        }
        if placement.count.is_some() {
            others.push(Placement {
                count: None,
                ..placement.clone()
            });
        }
        for province in self.state.reach(seat).iter() {
            others.push(Placement {
                province,
                ..placement.clone()
            });
        }
        let outcomes: Vec<Outcome> = match &placement.outcome {
            Outcome::Dice(dice) => {
                let dice = other_dice(dice).into_iter().map(Outcome::Dice);
                dice.chain([Outcome::None]).collect()
            }
            Outcome::None => vec![
                Outcome::Dice(vec![6, 6, 1]),
                Outcome::Dice(vec![1, 1, 6]),
                Outcome::Cathedral,
            ],
            Outcome::Won | Outcome::Lost | Outcome::Cathedral => {
                vec![
                    Outcome::None,
                    Outcome::Dice(vec![6, 6, 1]),
                    Outcome::Dice(vec![1, 1, 6]),
                ]
            }
        };
        others.extend(outcomes.into_iter().map(|outcome| Placement {
            outcome,
            ..placement.clone()
        }));
        others
    }

    /// Cards that can be in a player's hand.
    fn holdable(&self, seat: Seat) -> Vec<CardId> {
        let cards = (0..self.state.board.cards.len()).filter_map(|card| u8::try_from(card).ok());
        let cards = cards.map(CardId);
        cards
            .filter(|card| self.state.could_hold(seat, *card).is_ok())
            .collect()
    }

    fn other_plays(&self, seat: Seat, play: &CardPlay, variants: &mut Vec<Action>) {
        let mut add = |changed: CardPlay| variants.push(Action::Play(seat, Box::new(changed)));
        for card in self.holdable(seat) {
            add(CardPlay { card, ..play.clone() });
        }
        let with = |target: Target| CardPlay {
            target,
            ..play.clone()
        };
        match &play.target {
            Target::Player(_) => self
                .state
                .seats()
                .for_each(|other| add(with(Target::Player(other)))),
            Target::Provinces(provinces) => {
                let marked: Vec<ProvinceId> =
                    self.state.with_markers(self.state.board.in_play).iter().collect();
                let targets = self.state.crusade_targets(self.rulebook, seat);
                for at in 0..provinces.len() {
                    for other in marked.iter().copied().chain(targets.iter()) {
                        let mut changed = provinces.clone();
                        changed[at] = other;
                        add(with(Target::Provinces(changed)));
                    }
                }
                for length in 1..provinces.len() {
                    add(with(Target::Provinces(provinces[..length].to_vec())));
                }
                for other in marked {
                    let mut longer = provinces.clone();
                    longer.push(other);
                    add(with(Target::Provinces(longer)));
                }
            }
            Target::None
            | Target::Commodity(_)
            | Target::Category(_)
            | Target::Advance(_)
            | Target::Area(_) => {
                let is_this = |action: &Action| matches!(action, Action::Play(other, offered) if *other == seat && offered.card == play.card);
                for action in self.next_of(is_this).actions {
                    if let Action::Play(_, offered) = action {
                        add(with(offered.target));
                    }
                }
            }
        }
        let results: Vec<PlayResult> = match &play.result {
            PlayResult::Dice(dice) => other_dice(dice).into_iter().map(PlayResult::Dice).collect(),
            PlayResult::None if EventCard::of(play.card) == Some(EventCard::War) => {
                war_dice().map(|dice| PlayResult::Dice(dice.to_vec())).collect()
            }
            PlayResult::Loss(_) | PlayResult::None => {
                let losses = [Loss::Tokens, Loss::Cash].map(PlayResult::Loss);
                losses
                    .into_iter()
                    .chain([PlayResult::Dice(vec![1, 1]), PlayResult::None])
                    .collect()
            }
            _ => vec![PlayResult::None],
        };
        for result in results {
            add(CardPlay {
                result,
                ..play.clone()
            });
        }
        if play.protection.is_some() {
            let cash = u32::try_from(self.state.player(seat).cash).unwrap_or(0);
            for protection in [None, Some(cash)] {
                add(CardPlay {
                    protection,
                    ..play.clone()
                });
            }
        }
    }

    fn other_purchases(&self, seat: Seat, bought: &Purchases, variants: &mut Vec<Action>) {
        let mut add = |items: Vec<Purchase>| {
            let changed = Purchases {
                items,
                total: bought.total,
            };
            variants.push(Action::Purchases(seat, Box::new(changed)));
        };
        for at in 0..bought.items.len() {
            let mut fewer = bought.items.clone();
            fewer.remove(at);
            add(fewer);
            if at > 0 {
                let mut swapped = bought.items.clone();
                swapped.swap(at - 1, at);
                add(swapped);
            }
            let others: Vec<Purchase> = match bought.items[at] {
                Purchase::Advance(..) => AdvanceId::all()
                    .map(|other| Purchase::Advance(other, None))
                    .collect(),
                Purchase::Leader(..) => {
                    let leaders = self.state.leaders.iter();
                    leaders
                        .map(|leader| Purchase::Leader(leader.card, None))
                        .collect()
                }
                Purchase::Ship(..) => {
                    let spaces = Ship::SPACES.into_iter();
                    spaces
                        .map(|ship| Purchase::Ship(Some(ship), None))
                        .chain([Purchase::Ship(None, None)])
                        .collect()
                }
                Purchase::Stability(_) => vec![Purchase::Stability(None), Purchase::Unrest],
                Purchase::Unrest => vec![Purchase::Stability(None)],
                Purchase::Relief(..) => (1..=4)
                    .map(|spaces| Purchase::Relief(Some(spaces), None))
                    .collect(),
            };
            for other in others {
                let mut changed = bought.items.clone();
                changed[at] = other;
                add(changed);
            }
        }
        // What may have been forgotten: a prerequisite, Patronage, a ship.
        let missing = AdvanceId::all().filter(|advance| !self.state.player(seat).owns(*advance));
        for advance in missing {
            let mut longer = bought.items.clone();
            let at = longer
                .iter()
                .take_while(|item| matches!(item, Purchase::Ship(..)))
                .count();
            longer.insert(at, Purchase::Advance(advance, None));
            add(longer);
        }
        if bought.total.is_some() {
            let changed = Purchases {
                items: bought.items.clone(),
                total: None,
            };
            variants.push(Action::Purchases(seat, Box::new(changed)));
        }
    }
}

/// A roll of War for every difference that there can be.
pub(super) fn war_dice() -> impl Iterator<Item = [u32; 2]> {
    let ahead = (0..6).map(|by| [1 + by, 1]);
    ahead.chain((1..6).map(|by| [1, 1 + by]))
}

/// The dice with one of them changed, or as many as are thrown.
fn other_dice(dice: &[u32]) -> Vec<Vec<u32>> {
    let mut others = Vec::new();
    for at in 0..dice.len() {
        for die in (1..=6).filter(|die| *die != dice[at]) {
            let mut changed = dice.to_vec();
            changed[at] = die;
            others.push(changed);
        }
    }
    for length in 1..=3 {
        let mut changed = dice.to_vec();
        changed.resize(length, 1);
        others.push(changed);
    }
    others
}
