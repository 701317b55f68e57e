//! Things of this game as arguments of findings.

use std::borrow::Cow;
use std::cell::OnceCell;

use super::{Now, is_attack, makes_order, meant, tokens_of};
use crate::core::engine::{Action as _, Seat};
use crate::core::{EntryKey, Kind, ReadingId, Value};
use crate::games::renaissance::action::{Action, CardPlay, Outcome, Placement};
use crate::games::renaissance::apply::reach::{NoWay, Way};
use crate::games::renaissance::disputed;
use crate::games::renaissance::kinds;
use crate::games::renaissance::line::ship_value;
use crate::games::renaissance::stage::Stage;
use crate::games::renaissance::state::{
    AdvanceId, AreaId, CardId, CategoryId, CommodityId, EventCard, Once, Player, ProvinceId, ProvinceSet,
    Ship, State,
};

/// What several rules ask of an entry, worked out at most once for it.
#[derive(Debug, Default)]
pub struct Insight {
    /// What a card that is played means, if that is something else than it says.
    meant: OnceCell<Option<CardPlay>>,
    /// How the tokens of a placement come there.
    way: OnceCell<Result<Way, NoWay>>,
    /// How many they are.
    tokens: OnceCell<u8>,
    /// Whether it is an attack.
    is_attack: OnceCell<bool>,
}

impl Now<'_, '_> {
    /// Whether a reading governs the game.
    pub fn reads(&self, reading: ReadingId) -> bool {
        self.rulebook.reads(reading)
    }

    /// What a player has.
    pub fn of(&self, seat: Seat) -> &Player {
        self.state.player(seat)
    }

    /// Whether the order of play is being made here.
    pub fn makes_order(&self) -> bool {
        makes_order(self.state, self.play, self.course.stage)
    }

    /// Whether a seat is one of the table.
    pub fn sits(&self, seat: Seat) -> bool {
        seat.index() < self.state.players.len()
    }

    /// A province.
    pub fn province(&self, province: ProvinceId) -> Value {
        let province = self.rulebook.catalog.provinces.get(province.index());
        thing(kinds::PROVINCE, province.map_or("", |item| item.id.as_ref()))
    }

    /// A card.
    pub fn card(&self, card: CardId) -> Value {
        let card = self.rulebook.catalog.cards.get(card.index());
        thing(kinds::CARD, card.map_or("", |item| item.id.as_ref()))
    }

    /// An advance.
    pub fn advance(&self, advance: AdvanceId) -> Value {
        let advance = self.rulebook.catalog.advances.get(advance.index());
        thing(kinds::ADVANCE, advance.map_or("", |item| item.id.as_ref()))
    }

    /// A commodity.
    pub fn commodity(&self, commodity: CommodityId) -> Value {
        let commodity = self.rulebook.catalog.commodities.get(commodity.index());
        thing(kinds::COMMODITY, commodity.map_or("", |item| item.id.as_ref()))
    }

    /// A category of advances.
    pub fn category(&self, category: CategoryId) -> Value {
        let category = self.rulebook.catalog.categories.get(category.index());
        thing(kinds::CATEGORY, category.map_or("", |item| item.id.as_ref()))
    }

    /// The card that is about to be played, as it is meant on this table.
    pub fn playing(&self) -> Option<(Seat, &CardPlay)> {
        let Some(Action::Play(seat, play)) = self.action() else {
            return None;
        };
        let other = self.insight.meant.get_or_init(|| {
            let meant = meant(self.state, *seat, play);
            matches!(meant, Cow::Owned(_)).then(|| meant.into_owned())
        });
        Some((*seat, other.as_ref().unwrap_or(play)))
    }

    /// The cards that are about to become known, and whose they are.
    pub fn shown(&self) -> impl Iterator<Item = (Seat, CardId)> {
        let played = self.playing().map(|(seat, play)| (seat, play.card));
        let discarded = match self.action() {
            Some(Action::Discard(seat, cards)) => Some((*seat, cards.as_slice())),
            _ => None,
        };
        let discarded = discarded
            .into_iter()
            .flat_map(|(seat, cards)| cards.iter().map(move |card| (seat, *card)));
        played.into_iter().chain(discarded)
    }

    /// The player who is about to act, where players act one after the other.
    pub fn acting_in_order(&self) -> Option<Seat> {
        let action = self.action()?;
        let is_own_round = matches!(
            action,
            Action::BuyCard(..)
                | Action::Discard(..)
                | Action::Play(..)
                | Action::Purchases(..)
                | Action::Buy(..)
                | Action::Places(..)
                | Action::Place(..)
                | Action::Trade(..)
                | Action::TokenCard(..)
                | Action::Free(..)
        );
        let seat = action.seat().filter(|seat| self.sits(*seat))?;
        (is_own_round && self.course.stage.is_in_order() && !self.of(seat).is_out).then_some(seat)
    }

    /// Who is about to use a Cathedral, and against whom.
    pub fn cathedral(&self) -> Option<(Seat, Vec<Seat>)> {
        match self.action()? {
            Action::Place(seat, placement) if placement.outcome == Outcome::Cathedral => {
                let rivals = self.state.province(placement.province).rivals(*seat);
                Some((*seat, rivals.iter().collect()))
            }
            Action::Cathedral(seat) => {
                let attack = self.play.attack.as_ref()?;
                Some((*seat, vec![attack.seat]))
            }
            _ => None,
        }
    }

    /// The tokens that are about to be placed: whose, where, and how they come there.
    pub fn going(&self) -> Option<(Seat, ProvinceId, Result<Way, NoWay>)> {
        let Some(Action::Place(seat, placement)) = self.action() else {
            return None;
        };
        if !self.sits(*seat) || self.course.stage != Stage::Expansion {
            return None;
        }
        let province = placement.province;
        let way = || self.state.way(self.rulebook, *seat, province);
        Some((*seat, province, *self.insight.way.get_or_init(way)))
    }

    /// How many tokens are about to be placed; none at any other entry.
    pub fn sending(&self) -> Option<(Seat, &Placement, u8)> {
        let Some(Action::Place(seat, placement)) = self.action() else {
            return None;
        };
        let tokens = || tokens_of(self.state, self.rulebook, *seat, placement);
        Some((*seat, placement, *self.insight.tokens.get_or_init(tokens)))
    }

    /// The attack that is about to be made.
    pub fn attacking(&self) -> Option<(Seat, &Placement)> {
        let (seat, placement, tokens) = self.sending()?;
        let is_attack = || is_attack(self.state, self.rulebook, seat, placement, tokens);
        let is_attack = *self.insight.is_attack.get_or_init(is_attack);
        is_attack.then_some((seat, placement))
    }

    /// The own harbour from which a galley has the shortest way.
    pub fn nearest_harbour(&self, seat: Seat, province: ProvinceId) -> ProvinceId {
        let heavens = self.state.has(seat, AdvanceId::HEAVENS);
        let harbours = self.state.bases_of_round(seat).and(self.state.board.coastal);
        let nearest = self.state.board.waters.nearest(harbours, province, heavens);
        nearest.map_or(self.state.capital(seat), |(_, from)| from)
    }

    /// What stabilization still costs before relief can be bought.
    pub fn stability_before_relief(&self, seat: Seat) -> i32 {
        let player = self.of(seat);
        let price = self.state.stability_price(seat);
        let is_settled = player.done.has(Once::Stability) || player.cash < price;
        if is_settled { 0 } else { price }
    }

    /// How many burdens a player can hold that were not shown: events that are voided and of which copies are at large.
    pub fn most_burdens(&self, seat: Seat) -> u8 {
        let held = EventCard::ALL.into_iter().filter(|event| {
            self.state.burden_event(self.rulebook, *event).is_some()
                && self.state.could_hold(seat, event.card()).is_ok()
        });
        held.map(|event| self.state.copies_at_large(event.card())).sum()
    }

    /// Why there is no Rebellion in a province.
    pub fn no_rebellion_in(&self, seat: Seat, province: ProvinceId) -> Option<&'static str> {
        let rule = self.state.board.province(province);
        let is_own = self.state.capital(seat) == province;
        let none = self.reads(disputed::rebellion_capitals::NO_CAPITAL);
        if rule.area == AreaId::NEW_WORLD {
            Some("new-world")
        } else if rule.capital_of.is_some() && !is_own {
            Some("capital")
        } else if is_own && none {
            Some("own-capital")
        } else {
            None
        }
    }

    /// Why the Crusades cannot go to a province.
    pub fn no_crusade_to(&self, seat: Seat, province: ProvinceId) -> Option<&'static str> {
        let area = if self.reads(disputed::crusade_area::IV) {
            AreaId::FOUR
        } else {
            AreaId::SIX
        };
        let to_satellites = self.reads(disputed::crusade_province::SATELLITE_TOO);
        if self.state.board.province(province).area != area {
            Some("area")
        } else if self.state.board.is_satellite(province) && !to_satellites {
            Some("satellite")
        } else if self.state.province(province).marker_of() == Some(seat) {
            Some("own")
        } else {
            None
        }
    }

    /// What an event of a player may be played on.
    pub fn targets(&self, seat: Seat, event: EventCard) -> Vec<Value> {
        let (state, rulebook) = (self.state, self.rulebook);
        let is_final = self.course.stage == Stage::Final;
        let others_only = self.reads(disputed::event_on_oneself::OTHERS_ONLY);
        let may_be_immune = self.reads(disputed::immune_target::NO_EFFECT);
        let is_open = |other: Seat| {
            (other != seat || event != EventCard::War && !others_only)
                && (may_be_immune || !state.is_immune(rulebook, other, event, is_final))
        };
        let provinces = |set: ProvinceSet| set.iter().map(|id| self.province(id)).collect();
        match event {
            EventCard::AlchemistsGold | EventCard::CivilWar | EventCard::War => state
                .in_order()
                .filter(|other| is_open(*other))
                .map(|other| self.player(other))
                .collect(),
            EventCard::PiratesVikings => provinces(state.pirates_targets(rulebook)),
            EventCard::Rebellion => {
                let possible = state.rebellion_targets(rulebook, seat).iter();
                let open = possible.filter(|id| state.province(*id).coloured_marker().is_some_and(is_open));
                provinces(open.collect())
            }
            EventCard::Crusades => provinces(state.crusade_targets(rulebook, seat)),
            EventCard::PapalDecree => CategoryId::all()
                .filter(|category| State::decree_categories(*category))
                .map(|category| self.category(category))
                .collect(),
            EventCard::BlackDeath => state.plague_areas(rulebook).map(|area| self.area(area)).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether an event of a player can hit anything.
    pub fn could_hit(&self, seat: Seat, event: EventCard) -> bool {
        !self.targets(seat, event).is_empty()
    }

    /// An area.
    pub fn area(&self, area: AreaId) -> Value {
        let area = self.rulebook.catalog.areas.get(area.index());
        thing(kinds::AREA, area.map_or("", |item| item.id.as_ref()))
    }

    /// The order of play, of those who are still in the game.
    pub fn order(&self) -> Value {
        self.players(self.state.in_order().collect::<Vec<_>>())
    }
}

/// A thing of a kind.
pub fn thing(kind: Kind, id: &str) -> Value {
    Value::Thing(EntryKey::new(kind, id))
}

/// An amount of money.
pub fn money(amount: impl Into<i64>) -> Value {
    Value::Money(amount.into())
}

/// A figure as a text: it is not counted.
pub fn figure(figure: impl Into<i64>) -> Value {
    Value::Text(figure.into().to_string())
}

/// A ship as it is written.
pub fn ship(ship: Ship) -> Value {
    Value::List(vec![ship_value(ship)])
}
