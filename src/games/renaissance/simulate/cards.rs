//! Cards that are played, with their targets; War; the final card play.

use super::Game;
use crate::games::renaissance::action::{Action, CardPlay, Loss, PlayResult, Replacement, Target};
use crate::games::renaissance::disputed;
use crate::games::renaissance::replay::due_round;
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{
    CardId, CategoryId, Change, EventCard, Face, ProvinceId, ProvinceSet, Seat, State,
};

impl Game<'_, '_> {
    pub(super) fn play_cards(&mut self) {
        self.write(Action::Enter(Stage::Cards));
        self.swap();
        for seat in self.in_order() {
            self.roll_open_war(seat);
            self.odd_things(seat);
            if self.state().player(seat).is_out {
                continue;
            }
            let plays = self.temper(seat).plays;
            for card in self.deal.hand(seat) {
                let is_commodity = matches!(self.state().face(card), Face::Commodity { .. });
                let chance = if is_commodity { plays / 2 } else { plays };
                if self.random.percent(chance) {
                    self.play_card(seat, card, false);
                }
                if self.state().player(seat).is_out {
                    break;
                }
            }
        }
    }

    /// The final card play: everybody plays everything that can be played.
    pub(super) fn play_final(&mut self) {
        self.write(Action::Enter(Stage::Final));
        for seat in self.in_order() {
            self.roll_open_war(seat);
            for card in self.deal.hand(seat) {
                if !self.state().player(seat).is_out {
                    self.play_card(seat, card, true);
                }
            }
            let left = self.deal.hand(seat);
            let is_in = !self.state().player(seat).is_out;
            if !left.is_empty() && is_in && self.random.percent(60) {
                self.write(Action::ClaimHand(seat, left));
            }
        }
    }

    /// A breach of diplomacy, or a player who has to go home.
    fn odd_things(&mut self, seat: Seat) {
        // Whoever has fallen into Chaos before this round does nothing more.
        if self.state().player(seat).is_out {
            return;
        }
        if self.random.percent(1) {
            self.write(Action::Penalty(seat));
            self.name_hands();
        }
        let living = self.in_order().len();
        if living > 2 && self.state().turn > 4 && self.random.below(1000) < 2 {
            self.write(Action::Leave(seat));
            self.name_hands();
        }
    }

    /// The roll that a tied War is due in a player's round, and a military advantage before it.
    fn roll_open_war(&mut self, seat: Seat) {
        let due = due_round(self.state(), self.session.play(), self.rulebook);
        if due != Some(seat) {
            return;
        }
        let war = self.state().war;
        let is_side = war.is_some_and(|war| war.declarer == seat || war.other == seat);
        let hand = self.deal.hand(seat);
        let military = hand
            .into_iter()
            .find(|card| EventCard::of(*card).is_some_and(EventCard::is_military));
        if let Some(card) = military.filter(|_| is_side) {
            self.play_card(seat, card, self.session.course().stage == Stage::Final);
        }
        let dice = self.dice(2);
        self.write(Action::WarRoll(dice));
        self.after_event();
    }

    /// Plays a card if it can be played. Not everything that is allowed is sensible.
    fn play_card(&mut self, seat: Seat, card: CardId, is_final: bool) {
        if self.state().burden(self.rulebook, card).is_some() {
            return;
        }
        let Some(play) = self.card_play(seat, card, is_final) else {
            return;
        };
        self.deal.take(seat, card);
        self.write(Action::Play(seat, Box::new(play)));
        self.after_event();
    }

    fn card_play(&mut self, seat: Seat, card: CardId, is_final: bool) -> Option<CardPlay> {
        let mut play = CardPlay::bare(card);
        match self.state().face(card) {
            Face::Commodity { choices, boxes } => {
                let all: Vec<_> = choices.iter().collect();
                let chosen = all[self.random.below(all.len())];
                if all.len() > 1 {
                    play.target = Target::Commodity(chosen);
                }
                let paid = self.state().payout(self.rulebook, seat, chosen, boxes).sum;
                if !is_final && paid == 0 && self.random.percent(70) {
                    return None;
                }
                if self.random.percent(25) {
                    let state = self.state();
                    let payments = state.seats().filter_map(|seat| {
                        let sum = state.payout(self.rulebook, seat, chosen, boxes).sum;
                        (sum > 0).then(|| (seat, u32::try_from(sum).unwrap_or(0)))
                    });
                    let payments: Vec<_> = payments.collect();
                    if !payments.is_empty() {
                        play.result = PlayResult::Payments(payments);
                    }
                }
            }
            Face::Leader { .. } => {
                let state = self.state();
                let cash = state.player(seat).cash;
                let is_open = !state.is_first_leader(self.rulebook, seat);
                let may = !is_final && is_open && !self.changes(Change::Patronage);
                if may && cash >= 20 && self.random.percent(50) {
                    let sum = 1 + self.random.below(8);
                    play.protection = u32::try_from(sum).ok();
                }
                let rebate = self.state().rebate(self.rulebook, seat, card);
                if rebate > 0 && play.protection.is_none() && self.random.percent(50) {
                    play.result = PlayResult::Sum(u32::try_from(rebate).unwrap_or(0));
                }
            }
            Face::Event(event) => self.aim(seat, event, is_final, &mut play)?,
        }
        Some(play)
    }

    /// Finds the target of an event; none if it is better kept.
    fn aim(&mut self, seat: Seat, event: EventCard, is_final: bool, play: &mut CardPlay) -> Option<()> {
        let targets = self.targets(seat, event, is_final);
        match event {
            EventCard::AlchemistsGold | EventCard::CivilWar | EventCard::War => {
                let players: Vec<Seat> = targets;
                let target = players.get(self.random.below(players.len().max(1))).copied();
                let Some(target) = target else {
                    return is_final.then_some(());
                };
                play.target = Target::Player(target);
                match event {
                    EventCard::War => play.result = PlayResult::Dice(self.dice(2)),
                    EventCard::CivilWar => {
                        let cash = self.random.percent(50);
                        play.result = PlayResult::Loss(if cash { Loss::Cash } else { Loss::Tokens });
                    }
                    _ => {
                        let sum = self.state().alchemists_sum(target);
                        if self.random.percent(50) {
                            play.result = PlayResult::Sum(u32::try_from(sum).unwrap_or(0));
                        }
                    }
                }
            }
            EventCard::PiratesVikings => {
                let possible = self.state().pirates_targets(self.rulebook);
                let possible = self.without_own(seat, possible);
                let count = usize::from(self.state().pirates_count(self.rulebook));
                let provinces = self.some_of(possible, count);
                if provinces.is_empty() {
                    return is_final.then_some(());
                }
                play.target = Target::Provinces(provinces);
            }
            EventCard::Rebellion => {
                let possible = self.state().rebellion_targets(self.rulebook, seat);
                let possible = self.without_own(seat, possible);
                let is_open = |id: &ProvinceId| {
                    let owner = self.state().province(*id).marker_of();
                    owner.is_none_or(|owner| !self.state().is_immune(self.rulebook, owner, event, is_final))
                };
                let possible: ProvinceSet = possible.iter().filter(is_open).collect();
                let provinces = self.some_of(possible, 1);
                if provinces.is_empty() {
                    return is_final.then_some(());
                }
                play.target = Target::Provinces(provinces);
            }
            EventCard::Crusades => {
                let possible = self.state().crusade_targets(self.rulebook, seat);
                if self.state().player(seat).markers == 0 && !is_final {
                    return None;
                }
                let provinces = self.some_of(possible, 1);
                if provinces.is_empty() {
                    return is_final.then_some(());
                }
                play.target = Target::Provinces(provinces);
            }
            EventCard::PapalDecree => {
                let open = CategoryId::all().filter(|category| State::decree_categories(*category));
                let open: Vec<CategoryId> = open.collect();
                play.target = Target::Category(open[self.random.below(open.len())]);
            }
            EventCard::BlackDeath => {
                let areas: Vec<_> = self.state().plague_areas(self.rulebook).collect();
                play.target = Target::Area(areas[self.random.below(areas.len())]);
            }
            EventCard::Famine
            | EventCard::MysticismAbounds
            | EventCard::RevolutionaryUprisings
            | EventCard::ReligiousStrife => {
                if self.random.percent(30) {
                    let state = self.state();
                    let spaces = state.in_order().map(|seat| {
                        let spaces = state.misery_of(self.rulebook, event, seat, is_final);
                        (seat, u32::from(spaces))
                    });
                    play.result = PlayResult::Misery(spaces.collect());
                }
            }
            EventCard::Armor
            | EventCard::Stirrups
            | EventCard::LongBow
            | EventCard::Gunpowder
            | EventCard::EnlightenedRuler
            | EventCard::MongolArmies => {}
        }
        Some(())
    }

    /// Provinces in which a player may hit the own pieces: with another reading none.
    fn without_own(&self, seat: Seat, provinces: ProvinceSet) -> ProvinceSet {
        let others_only = self.rulebook.reads(disputed::event_on_oneself::OTHERS_ONLY);
        let is_own = |id: &ProvinceId| self.state().province(*id).marker_of() == Some(seat);
        provinces
            .iter()
            .filter(|id| !others_only || !is_own(id))
            .collect()
    }

    /// The players whom an event may hit.
    fn targets(&self, seat: Seat, event: EventCard, is_final: bool) -> Vec<Seat> {
        let state = self.state();
        let is_open = |other: &Seat| !state.is_immune(self.rulebook, *other, event, is_final);
        let others: Vec<Seat> = state
            .in_order()
            .filter(|other| *other != seat)
            .filter(is_open)
            .collect();
        // At the end a card has to be played, on oneself if on nobody else; War needs another player.
        let others_only = self.rulebook.reads(disputed::event_on_oneself::OTHERS_ONLY);
        if others.is_empty() && is_final && event != EventCard::War && is_open(&seat) && !others_only {
            return vec![seat];
        }
        others
    }

    /// So many different provinces.
    fn some_of(&mut self, possible: ProvinceSet, count: usize) -> Vec<ProvinceId> {
        let mut provinces: Vec<ProvinceId> = possible.iter().collect();
        self.random.shuffle(&mut provinces);
        provinces.truncate(count);
        provinces
    }

    /// What an event leaves open: a cession, a token for a reduced marker, the hand of one who is out.
    pub(super) fn after_event(&mut self) {
        if let Some(cession) = self.state().cession() {
            let cedable = self.state().cedable(self.rulebook, cession.winner, cession.loser);
            let overseas = self.state().board.overseas;
            let count = usize::from(cession.possible);
            let mut ceded = self.some_of(cedable.without(overseas), count);
            let missing = count - ceded.len();
            ceded.extend(self.some_of(cedable.and(overseas), missing));
            self.write(Action::Cede(cession.loser, ceded));
        }
        // A province that is left empty may free a token for another one.
        while let Some((seat, province)) = self.state().now.reduced.first().copied() {
            let choice = if self.random.percent(50) {
                Replacement::Token
            } else {
                Replacement::Empty
            };
            self.write(Action::Replace(seat, province, Some(choice)));
        }
        self.name_hands();
    }
}
