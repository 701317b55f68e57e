//! Cards that could be played, with everything that they could be played on.

use super::{Next, Table};
use crate::core::engine::Seat;
use crate::games::renaissance::action::{Action, CardPlay, Loss, PlayResult, Replacement, Target};
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{CardId, CategoryId, EventCard, Face, ProvinceId, ProvinceSet, State};

/// Of several provinces to be chosen, so many are combined.
const MOST_COMBINED: usize = 10;

impl<'c> Table<'_, 'c> {
    pub(super) fn card_play(&self) -> Next<'c> {
        let mut next = Next::default();
        if let Some(cession) = self.state.cession() {
            let cedable = self.state.cedable(self.rulebook, cession.winner, cession.loser);
            next.who = Some(cession.loser);
            next.must_act = true;
            let choices = combined(cedable, usize::from(cession.possible));
            next.actions.extend(
                choices
                    .into_iter()
                    .map(|choice| Action::Cede(cession.loser, choice)),
            );
            return next;
        }
        for (seat, province) in &self.state.now.reduced {
            let choices = [Replacement::Token, Replacement::Empty];
            next.actions
                .extend(choices.map(|choice| Action::Replace(*seat, *province, Some(choice))));
        }
        self.war_luck(&mut next);
        let actors = self.actors();
        next.who = actors.first().copied();
        for seat in actors {
            for card in self.possible_cards(seat) {
                if self.state.burden(self.rulebook, card).is_none() {
                    self.plays(seat, card, &mut next);
                }
            }
        }
        next.must_act = self.course.stage == Stage::Final && !next.actions.is_empty() && self.is_played_out();
        next
    }

    /// Cards that can be in a player's hand.
    pub(super) fn possible_cards(&self, seat: Seat) -> Vec<CardId> {
        let count = self.state.board.cards.len();
        let cards = (0..count).filter_map(|card| u8::try_from(card).ok()).map(CardId);
        cards
            .filter(|card| self.state.could_hold(seat, *card).is_ok())
            .collect()
    }

    fn plays(&self, seat: Seat, card: CardId, next: &mut Next<'c>) {
        let mut play = |target: Target, result: PlayResult| {
            let played = CardPlay {
                target,
                result,
                ..CardPlay::bare(card)
            };
            next.actions.push(Action::Play(seat, Box::new(played)));
        };
        let event = match self.state.face(card) {
            Face::Commodity { choices, .. } if choices.len() > 1 => {
                for commodity in choices.iter() {
                    play(Target::Commodity(commodity), PlayResult::None);
                }
                return;
            }
            Face::Commodity { .. } | Face::Leader { .. } => {
                play(Target::None, PlayResult::None);
                return;
            }
            Face::Event(event) => event,
        };
        let (state, rulebook) = (self.state, self.rulebook);
        let others = |event: EventCard| {
            state
                .living()
                .filter(move |other| *other != seat || event != EventCard::War)
        };
        let provinces = |set: ProvinceSet| set.iter().map(|province| Target::Provinces(vec![province]));
        let mut targets: Vec<Target> = match event {
            EventCard::AlchemistsGold | EventCard::War => others(event).map(Target::Player).collect(),
            EventCard::CivilWar => {
                for victim in others(event) {
                    for loss in [Loss::Tokens, Loss::Cash] {
                        play(Target::Player(victim), PlayResult::Loss(loss));
                    }
                }
                Vec::new()
            }
            EventCard::PiratesVikings => {
                let count = usize::from(state.pirates_count(rulebook));
                let choices = combined(state.pirates_targets(rulebook), count);
                choices.into_iter().map(Target::Provinces).collect()
            }
            EventCard::Rebellion => provinces(state.rebellion_targets(rulebook, seat)).collect(),
            EventCard::Crusades => provinces(state.crusade_targets(rulebook, seat)).collect(),
            EventCard::PapalDecree => CategoryId::all()
                .filter(|category| State::decree_categories(*category))
                .map(Target::Category)
                .collect(),
            EventCard::BlackDeath => state.plague_areas(rulebook).map(Target::Area).collect(),
            _ => vec![Target::None],
        };
        // RA-22: an event that can hit nothing may be played without effect.
        if targets.is_empty() && event != EventCard::CivilWar {
            targets.push(Target::None);
        }
        for target in targets {
            play(target, PlayResult::None);
        }
    }
}

/// All choices of so many provinces; of many only the first are combined.
fn combined(set: ProvinceSet, count: usize) -> Vec<Vec<ProvinceId>> {
    let mut all: Vec<ProvinceId> = set.iter().collect();
    if count > 1 {
        all.truncate(MOST_COMBINED.max(count));
    }
    let mut choices: Vec<Vec<ProvinceId>> = vec![Vec::new()];
    for _ in 0..count.min(all.len()) {
        choices = choices
            .into_iter()
            .flat_map(|chosen| {
                let later = all
                    .iter()
                    .filter(|province| chosen.last().is_none_or(|last| last < province));
                let longer = |province: &ProvinceId| [chosen.as_slice(), &[*province]].concat();
                later.map(longer).collect::<Vec<_>>()
            })
            .collect();
    }
    choices.retain(|chosen| !chosen.is_empty());
    choices
}
