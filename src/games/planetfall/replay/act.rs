//! What entries do to the table.

use std::rc::Rc;
use std::sync::Arc;

use super::{Known, Replay, Resolved};
use crate::core::engine::Seat;
use crate::games::planetfall::action::{Action, Figure, Figures, Resolving, Spot, Use};
use crate::games::planetfall::apply::{Event, Price};
use crate::games::planetfall::deck::{Card, CardSort, Effect, Gains, SideLetter, Stat, Trigger, Way};
use crate::games::planetfall::state::{Laid, Name, Place, Ship, Stage};

impl Replay<'_, '_> {
    /// Applies an entry.
    pub(super) fn act(&mut self, action: &Action) {
        match action {
            Action::TellCard(name, told) => {
                if let Some(card) = told.card() {
                    Rc::make_mut(&mut self.state.told).push((*name, Arc::new(card)));
                    self.look_again(*name);
                }
            }
            Action::TellCommander(name, letter, side) => {
                let letters = letter.map_or(SideLetter::ALL.to_vec(), |letter| vec![letter]);
                for letter in letters {
                    let told = (*name, letter, Arc::new((**side).clone()));
                    Rc::make_mut(&mut self.state.sheets).push(told);
                }
            }
            Action::Order(order) => self.set_order(order),
            Action::Pick(seat, name, letter, start) => self.pick(*seat, *name, *letter, start),
            Action::Goal(goal) => {
                if self.state.goal.is_none() {
                    self.state.goal = Some(*goal);
                }
            }
            Action::Row(level, cards) => self.lay_out(*level, cards),
            Action::Place(seat, spot) => {
                let place = self.state.find(*spot).unwrap_or(Place::Nowhere);
                self.place_ship(*seat, place);
            }
            Action::Pass(seat) => self.pass(*seat),
            Action::Restrain(seat, spot) => self.restrain(*seat, *spot),
            Action::Resolve(seat, written) => match self.state.ships[seat.index()] {
                Ship::On(place) => self.resolve_ship(*seat, place, written),
                Ship::Owing(place) => {
                    self.take_outcome(*seat, place, written);
                    self.state.ships[seat.index()] = Ship::Done(place);
                }
                Ship::Waiting | Ship::Passed | Ship::Done(_) => {}
            },
            Action::Use(seat, name, used) => self.use_text(*seat, *name, used),
            Action::ClaimIncome(seat, claimed) => self.declare_income(*seat, claimed),
            Action::ClaimHoldings(seat, held) => {
                let player = self.state.player_mut(*seat);
                for (known, claimed) in player.stats.iter_mut().zip(held.stats) {
                    // What could not be known is settled.
                    if known.is_none() {
                        *known = claimed.and_then(|claimed| i32::try_from(claimed).ok());
                    }
                }
            }
            Action::ScoreSource(seat, source, points) => {
                let end = self.state.end_points_of(self.rulebook, *seat, *source);
                if end.is_some_and(|end| end.points.is_none()) {
                    self.state.player_mut(*seat).declared.push((*source, *points));
                }
            }
            Action::Turn(_)
            | Action::Enter(_)
            | Action::Tally
            | Action::Players(_)
            | Action::Ruling(_)
            | Action::Remark
            | Action::Deck(_)
            | Action::ClaimPoints(..)
            | Action::ClaimWinners(_) => {}
        }
    }

    /// At the start the order is luck; later it is only a claim.
    fn set_order(&mut self, order: &[Seat]) {
        if self.course.stage != Stage::Setup {
            return;
        }
        let mut whole: Vec<Seat> = Vec::new();
        for seat in order.iter().copied().chain(self.state.seats()) {
            if !whole.contains(&seat) {
                whole.push(seat);
            }
        }
        self.state.order = whole;
        self.state.is_ordered = true;
    }

    fn pick(&mut self, seat: Seat, name: Name, letter: Option<SideLetter>, start: &Figures) {
        if self.state.player(seat).commander.is_some() {
            return;
        }
        let side = letter.and_then(|letter| self.state.side(self.rulebook, name, letter));
        // A record that begins in the middle of a game says what everybody has there.
        let is_start = self.state.is_first_round();
        let player = self.state.player_mut(seat);
        player.commander = Some((name, letter));
        for stat in [Stat::Strength, Stat::Energy, Stat::Experience] {
            let printed = side
                .as_ref()
                .and_then(|side| side.track(stat))
                .and_then(|track| track.start)
                .filter(|_| is_start);
            let value = printed.or(start.gained(stat));
            player.stats[stat as usize] = value.map(i32::from);
        }
        if let Some(empire) = start.gained(Stat::Empire).filter(|_| player.stats[0].is_none()) {
            player.stats[0] = Some(i32::from(empire));
        }
        player.side = side;
    }

    fn lay_out(&mut self, level: u32, cards: &[Name]) {
        if self.course.stage != Stage::Discovery {
            return;
        }
        let round = self.state.round;
        let laid: Vec<Laid> = cards.iter().map(|name| self.laid(*name)).collect();
        let seen = Rc::make_mut(&mut self.state.seen);
        seen.extend(cards.iter().map(|name| (*name, round)));
        let row = usize::try_from(level).ok().and_then(|level| level.checked_sub(1));
        if let Some(row) = row.and_then(|row| self.state.rows.get_mut(row))
            && row.is_none()
        {
            *row = Some(laid);
        }
    }

    /// Cards of this name that lie on the table already are known now.
    fn look_again(&mut self, name: Name) {
        let again = self.laid(name);
        let rows = self.state.rows.iter_mut().flatten().flatten();
        for laid in rows.filter(|laid| laid.name == name && !laid.is_taken) {
            laid.card.clone_from(&again.card);
        }
        for seat in self.state.seats() {
            for at in 0..self.state.player(seat).cards.len() {
                let taken = &self.state.player(seat).cards[at];
                if taken.name != name || taken.card.is_some() {
                    continue;
                }
                let (planet, sort) = (taken.planet, taken.sort());
                let card = self.state.card(self.rulebook, name, planet);
                let card = card.filter(|card| {
                    let is_there = card.planet.is_none_or(|known| known == planet);
                    is_there && sort.is_none_or(|sort| sort == card.sort())
                });
                self.state.player_mut(seat).learn(at, card);
            }
        }
    }

    pub(super) fn laid(&self, name: Name) -> Laid {
        let round = self.state.round;
        let card = self.state.card(self.rulebook, name, round);
        let is_other = |card: &Arc<Card>| card.planet.is_some_and(|planet| planet != round);
        let is_landmark = |card: &Arc<Card>| card.sort() == CardSort::Landmark;
        // Landmarks of one name on several planets are different cards: another planet's says nothing of this one.
        let is_unknown = card
            .as_ref()
            .is_some_and(|card| is_other(card) && is_landmark(card));
        Laid {
            name,
            shown: card.as_ref().filter(|_| is_unknown).map(|card| card.sort()),
            card: card.filter(|_| !is_unknown || self.rulebook.is_complete),
            is_taken: false,
        }
    }

    pub(super) fn place_ship(&mut self, seat: Seat, place: Place) {
        if self.state.ships[seat.index()] == Ship::Waiting {
            self.state.ships[seat.index()] = Ship::On(place);
            self.state.player_mut(seat).has_paid_since_choosing = false;
            self.state.placed.push(seat);
        }
    }

    fn pass(&mut self, seat: Seat) {
        if self.state.ships[seat.index()] != Ship::Waiting {
            return;
        }
        let phase = self.state.phase(self.course.stage);
        self.return_ship(seat, true);
        self.state.ships[seat.index()] = Ship::Passed;
        self.state.placed.push(seat);
        let given = self
            .state
            .given(self.rulebook, seat, Trigger::Pass, &Event::default(), phase);
        self.state.player_mut(seat).gain(&given.own, phase);
        self.give_others(given.others, given.uses, phase);
    }

    fn restrain(&mut self, seat: Seat, spot: Spot) {
        let Some(place) = self.state.find(spot) else {
            return;
        };
        let phase = self.state.phase(self.course.stage);
        let own = {
            let mut active = self.state.player(seat).active(phase);
            let own = active.find(|active| matches!(active.effect, Effect::Restrain(_)));
            own.map(|active| (active.owner, active.index))
        };
        match own {
            Some((owner, index)) => {
                self.state.restrained = Some((seat, place));
                self.note_use(seat, owner, index, phase, 1);
            }
            None => self.state.restrained_somehow = Some(place),
        }
    }

    /// A ship goes back, its action is done.
    pub(super) fn resolve_ship(&mut self, seat: Seat, place: Place, written: &Resolving) {
        self.return_ship(seat, false);
        self.take_outcome(seat, place, written);
        self.state.ships[seat.index()] = Ship::Done(place);
    }

    /// What an action comes to.
    fn take_outcome(&mut self, seat: Seat, place: Place, written: &Resolving) {
        let phase = self.state.phase(self.course.stage);
        let outcome = self.state.outcome(self.rulebook, seat, place, written, phase);
        let is_changed = std::mem::take(&mut self.state.player_mut(seat).is_changed);
        let figures = &written.figures;
        // A text that nobody can compute has changed the action: its figures are taken as they are written.
        let paid = if is_changed && figures.has_payment() {
            Some(figures.payments())
        } else {
            outcome.paid
        };
        let is_written = figures.has_gain() && (is_changed || outcome.gained.is_none());
        let gained = if is_written {
            Some(figures.gains())
        } else {
            outcome.gained
        };
        if let Place::Card(level, at) = place
            && !outcome.goes_back
        {
            let row = &mut self.state.rows[usize::from(level) - 1];
            if let Some(laid) = row.as_mut().and_then(|row| row.get_mut(usize::from(at))) {
                laid.is_taken = true;
                laid.shown = outcome.way.map(Way::sort);
            }
        }
        let player = self.state.player_mut(seat);
        match (&paid, outcome.price) {
            (Some(paid), _) => player.pay(paid),
            (None, Price::Unknown(Some(stat))) => player.forget(&[stat]),
            (None, _) => player.forget(&Self::UNKNOWN),
        }
        if let Some(taken) = outcome.taken {
            player.take(taken);
        }
        match &gained {
            Some(gained) => player.gain(gained, phase),
            None if matches!(place, Place::Operations(_)) => {}
            None => player.forget(&Self::UNKNOWN),
        }
        self.give_others(outcome.others, outcome.uses, phase);
    }

    fn use_text(&mut self, seat: Seat, name: Name, used: &Use) {
        let phase = self.state.phase(self.course.stage);
        let text = self.state.text_of(seat, name);
        if !self.play.noted.contains(&(seat, name)) {
            self.play.noted.push((seat, name));
        }
        let known = self.state.known(seat, text);
        match used {
            Use::Bare => self.state.player_mut(seat).is_changed = true,
            Use::Figures(figures) => {
                if known != Known::All {
                    self.pay_for_text(seat, figures.payments());
                    let player = self.state.player_mut(seat);
                    player.gain(&figures.gains(), phase);
                }
            }
            Use::Convert(paid, gained) => {
                let convert = self.state.convert(seat, text, self.course.stage, (paid, gained));
                let gained = match &convert {
                    Some((_, exchange)) if gained.is_empty() => {
                        let times = times_of(*paid, exchange.pay);
                        let mut gains = Gains::default();
                        gains.add_times(&exchange.gain, times.unwrap_or(1));
                        gains
                    }
                    _ => gained.gains(),
                };
                self.pay_for_text(seat, *paid);
                self.state.player_mut(seat).gain(&gained, phase);
                if let (Some((index, _)), Some(text)) = (convert, text) {
                    self.note_use(seat, text.owner, index, phase, 1);
                }
            }
            Use::Reveal(level, card) => {
                let reveal = self.state.reveal(seat, text, self.course.stage, *level);
                let at = usize::try_from(*level)
                    .ok()
                    .and_then(|level| level.checked_sub(1));
                if let (Some(name), Some(at)) = (card, at.filter(|at| *at < 3)) {
                    let laid = self.laid(*name);
                    let round = self.state.round;
                    Rc::make_mut(&mut self.state.seen).push((*name, round));
                    self.state.rows[at].get_or_insert_default().push(laid);
                }
                if let (Some((index, _)), Some(text)) = (reveal, text) {
                    self.note_use(seat, text.owner, index, phase, 1);
                }
            }
        }
    }

    /// What a text costs. It may leave a player unable to pay for what was chosen before.
    fn pay_for_text(&mut self, seat: Seat, paid: Gains) {
        let stands = matches!(self.state.ships[seat.index()], Ship::On(_));
        let player = self.state.player_mut(seat);
        player.pay(&paid);
        player.has_paid_since_choosing |= stands && !paid.is_empty();
    }

    /// What only the table knows of an income is declared.
    fn declare_income(&mut self, seat: Seat, claimed: &Figures) {
        let Some((known, false)) = self.play.income.get(seat.index()).copied() else {
            return;
        };
        let phase = self.state.phase(Stage::Income);
        let mut rest = Gains::default();
        for stat in Stat::ALL {
            let more = claimed.gained(stat).unwrap_or(0).saturating_sub(known.of(stat));
            rest.add(stat, more);
        }
        if self.state.has_income(seat) {
            let player = self.state.player_mut(seat);
            player.pay(&claimed.payments());
            player.gain(&rest, phase);
            if let Some((known, _)) = self.play.income.get_mut(seat.index()) {
                known.add_times(&rest, 1);
            }
        }
    }

    /// Plays an entry and takes a figure of it for right, whatever ours is.
    pub(super) fn believe(&mut self, resolved: &Resolved, action: &Action, figure: Figure) {
        let _ = resolved;
        match (action, figure) {
            (Action::ClaimHoldings(seat, held), Figure::Stat(stat)) => {
                let claimed = held.stats[stat as usize].and_then(|claimed| i32::try_from(claimed).ok());
                let mut rest = (**held).clone();
                rest.stats[stat as usize] = None;
                self.state.player_mut(*seat).stats[stat as usize] = claimed;
                self.play_action(&Action::ClaimHoldings(*seat, Box::new(rest)));
            }
            (Action::ClaimIncome(seat, claimed), Figure::Stat(stat)) => {
                let mut rest = **claimed;
                rest.set_gained(stat, None);
                self.play_action(&Action::ClaimIncome(*seat, Box::new(rest)));
                let ours = self
                    .play
                    .income
                    .get(seat.index())
                    .map_or(0, |(known, _)| known.of(stat));
                let more = i32::from(claimed.gained(stat).unwrap_or(0)) - i32::from(ours);
                let player = self.state.player_mut(*seat);
                if let Some(has) = &mut player.stats[stat as usize] {
                    *has = (*has + more).max(0);
                }
            }
            (Action::Resolve(seat, written), Figure::Stat(stat)) => {
                self.believe_figure(*seat, written, stat, false);
            }
            (Action::Resolve(seat, written), Figure::Paid(stat)) => {
                self.believe_figure(*seat, written, stat, true);
            }
            (Action::ClaimPoints(seat, points), Figure::Only) => {
                if let Some(total) = self.state.total(self.rulebook, *seat) {
                    let more = i32::try_from(*points).unwrap_or(i32::MAX).saturating_sub(total);
                    self.state.player_mut(*seat).believed += more;
                }
                self.play_action(action);
            }
            _ => self.play_action(action),
        }
    }

    /// Resolves an action, and then takes one figure as it is written.
    fn believe_figure(&mut self, seat: Seat, written: &Resolving, stat: Stat, is_payment: bool) {
        let mut rest = written.clone();
        let claimed = if is_payment {
            rest.figures.set_paid(stat, None);
            written.figures.paid(stat)
        } else {
            rest.figures.set_gained(stat, None);
            written.figures.gained(stat)
        };
        self.begin();
        self.resolve_before(seat);
        let phase = self.state.phase(self.course.stage);
        let ours = match self.state.ships.get(seat.index()) {
            Some(Ship::On(place)) => {
                let outcome = self.state.outcome(self.rulebook, seat, *place, &rest, phase);
                let figures = if is_payment { outcome.paid } else { outcome.gained };
                figures.map(|figures| figures.of(stat))
            }
            _ => None,
        };
        self.play_action(&Action::Resolve(seat, Box::new(rest)));
        if let (Some(claimed), Some(ours)) = (claimed, ours) {
            let more = i32::from(claimed) - i32::from(ours);
            let more = if is_payment { -more } else { more };
            if let Some(has) = &mut self.state.player_mut(seat).stats[stat as usize] {
                *has = (*has + more).max(0);
            }
        }
    }
}

/// How many times a payment holds a price; none if it is no multiple of it.
pub(super) fn times_of(paid: Gains, price: Gains) -> Option<u16> {
    let mut times = None;
    for stat in Stat::ALL {
        let (paid, price) = (paid.of(stat), price.of(stat));
        if price == 0 {
            if paid > 0 {
                return None;
            }
            continue;
        }
        let here = (paid % price == 0).then_some(paid / price)?;
        if times.is_some_and(|times| times != here) {
            return None;
        }
        times = Some(here);
    }
    times
}
