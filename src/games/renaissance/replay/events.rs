//! Cards that are played.

use super::war::two_dice;
use super::{Replay, meant};
use crate::core::engine::Seat;
use crate::games::renaissance::action::{CardPlay, Loss, PlayResult, Target};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{EventCard, Face};

impl Replay<'_, '_> {
    /// A card is played: what it does as far as it is written.
    pub(super) fn play_card(&mut self, seat: Seat, play: &CardPlay) {
        let play = meant(&self.state, seat, play).into_owned();
        let rulebook = self.rulebook;
        let is_final = self.course.stage == Stage::Final;
        self.note_rounds_before(seat);
        self.state.take_from_hand(seat, play.card);
        match self.state.face(play.card) {
            Face::Commodity { boxes, .. } => {
                let chosen = match play.target {
                    Target::Commodity(commodity) => Some(commodity),
                    _ => None,
                };
                let face = self.state.face(play.card);
                if let Some(commodity) = self.state.commodity_of(face, chosen) {
                    self.state.pay_commodity(rulebook, commodity, boxes);
                }
                self.state.file(play.card);
            }
            Face::Leader { .. } if is_final => {
                self.state.play_leader_at_the_end(rulebook, seat, play.card);
            }
            Face::Leader { .. } => {
                let protection = play.protection.and_then(|money| i32::try_from(money).ok());
                self.state
                    .play_leader(rulebook, seat, play.card, protection.unwrap_or(0));
            }
            Face::Event(event) => {
                self.play_event(seat, event, &play);
                self.state.file(play.card);
            }
        }
    }

    /// The rounds of a War that passed without a roll have been told.
    fn note_rounds_before(&mut self, seat: Seat) {
        let own = self.state.place_in_order(seat);
        let is_side = self
            .state
            .war
            .is_some_and(|war| war.declarer == seat || war.other == seat);
        // A side may play a military advantage before the roll of its own round.
        let before = if is_side {
            own.and_then(|own| own.checked_sub(1))
        } else {
            own
        };
        if self.state.is_war_tied() {
            self.play.war_round = self.play.war_round.max(before);
        }
    }

    fn play_event(&mut self, seat: Seat, event: EventCard, play: &CardPlay) {
        let rulebook = self.rulebook;
        let is_final = self.course.stage == Stage::Final;
        match (event, &play.target) {
            (EventCard::AlchemistsGold, Target::Player(target)) => {
                self.state.alchemists_gold(rulebook, *target);
            }
            (EventCard::CivilWar, Target::Player(target)) => {
                let gives_cash = play.result == PlayResult::Loss(Loss::Cash);
                self.state.civil_war(rulebook, *target, !gives_cash);
            }
            (EventCard::War, Target::Player(target)) => {
                if let PlayResult::Dice(dice) = &play.result
                    && let Some(dice) = two_dice(dice).filter(|_| *target != seat)
                {
                    self.state.declare_war(rulebook, seat, *target, dice);
                    self.play.war_round = self.state.place_in_order(seat);
                }
            }
            (EventCard::PiratesVikings, Target::Provinces(provinces)) => {
                for province in provinces {
                    if self.state.province(*province).coloured_marker().is_some() {
                        self.state.reduce(*province);
                    }
                }
            }
            (EventCard::Rebellion, Target::Provinces(provinces)) => {
                for province in provinces {
                    if self.state.province(*province).coloured_marker().is_some() {
                        self.state.rebellion(rulebook, *province);
                    }
                }
            }
            (EventCard::Crusades, Target::Provinces(provinces)) => {
                for province in provinces.iter().take(1) {
                    self.state.crusades(rulebook, seat, *province);
                }
            }
            (EventCard::PapalDecree, Target::Category(category)) => {
                self.state.papal_decree(rulebook, *category);
            }
            (EventCard::PapalDecree, Target::Advance(advance)) if !self.state.now.strife => {
                self.state.now.banned_advance = Some(*advance);
            }
            (EventCard::BlackDeath, Target::Area(area)) => self.state.black_death(*area),
            (EventCard::MongolArmies, _) => self.state.mongol_armies(seat),
            (EventCard::EnlightenedRuler, _) => self.state.enlightened_ruler(seat),
            (
                EventCard::Famine
                | EventCard::MysticismAbounds
                | EventCard::RevolutionaryUprisings
                | EventCard::ReligiousStrife,
                _,
            ) => self.state.misery_event(rulebook, event, is_final),
            (EventCard::Armor | EventCard::Stirrups | EventCard::LongBow | EventCard::Gunpowder, _) => {
                self.state.gain_military(rulebook, seat, event);
            }
            _ => {}
        }
    }
}
