//! What the list of possibilities says of an entry. The list is what the game could offer, kept by the rules: it must
//! have everything that the check lets pass, and nothing else.

use annals::core::engine::Action as _;
use annals::games::discovery::Action;
use annals::games::discovery::apply::Losses;
use annals::games::discovery::replay::candidates::{Luck, Next};
use annals::games::discovery::replay::{Battle, Session, meant};
use annals::games::discovery::state::{
    BuildingId, Figures, GoodId, PieceCounts, RegionId, Rulebook, Seat, Stage, State,
};

/// Whether the list has an entry, now or after others declined in silence; nothing where it is not for the list to say.
pub fn offers(
    next: &Next<'static>,
    session: &Session<'_, 'static>,
    rulebook: &Rulebook<'static>,
    action: &Action,
) -> Option<bool> {
    let mut answer = has(next, session, rulebook, action)?;
    let mut session = session.clone();
    let mut next = next.clone();
    // No box holds more pieces than that.
    for _ in 0..40 {
        let who = next
            .who
            .filter(|who| action.seat().is_some_and(|seat| seat != *who));
        let Some(who) = who.filter(|_| !answer && !next.must_act) else {
            break;
        };
        session.apply(&Action::Pass(who));
        next = session.next();
        answer = has(&next, &session, rulebook, action)?;
    }
    Some(answer)
}

fn has(
    next: &Next<'static>,
    session: &Session<'_, 'static>,
    rulebook: &Rulebook<'static>,
    action: &Action,
) -> Option<bool> {
    let list = List {
        next,
        session,
        rulebook,
    };
    match action {
        Action::Place(..)
        | Action::Trade(..)
        | Action::Train(..)
        | Action::Battle(..)
        | Action::War(..)
        | Action::MoveSoldier(..)
        | Action::Bid(..)
        | Action::AuctionSpecialist(..) => Some(next.actions.contains(action)),
        Action::University(..) | Action::Exchange(..) => Some(next.at_any_time.contains(action)),
        Action::Pass(seat) => Some(list.lets_pass(*seat)),
        // a specialist may be called a colonist.
        Action::MoveColonists(seat, moved, from, to) => {
            let (moved, missing) = meant(session.state().pieces(*from, *seat), *moved);
            let action = Action::MoveColonists(*seat, moved, *from, *to);
            Some(missing.is_empty() && next.actions.contains(&action))
        }
        Action::Losses(region, losses) => Some(list.has_losses(*region, losses)),
        Action::DiscoverFreely(seat, region, token) => {
            let offered = Action::DiscoverFreely(*seat, *region, None);
            Some(list.can_be(*region, *token) && next.actions.contains(&offered))
        }
        Action::Order(order) => list.has_order(order),
        Action::Enter(stage) => match next.heading {
            Some(Action::Enter(due)) if due == *stage => Some(!next.must_act),
            // Headings without entries may be left out.
            _ => None,
        },
        Action::Sail(seat, _, region, _) => {
            let same = |offered: &Action| matches!(offered, Action::Sail(who, _, to, _) if who == seat && to == region);
            Some(next.actions.iter().any(same))
        }
        Action::Explore(seat, pieces, region, token) => {
            let same = |offered: &Action| matches!(offered, Action::Explore(who, sent, to, _) if who == seat && sent == pieces && to == region);
            Some(next.actions.iter().any(same) && list.can_be(*region, *token))
        }
        Action::ExploreCard(seat, pieces, _) => {
            let same = |offered: &Action| matches!(offered, Action::ExploreCard(who, sent, _) if who == seat && sent == pieces);
            Some(next.actions.iter().any(same))
        }
        Action::Buy(seat, building, region, _) => {
            let same = |offered: &Action| matches!(offered, Action::Buy(who, what, to, _) if who == seat && what == building && to == region);
            Some(next.actions.iter().any(same))
        }
        Action::Draw(seat, good) => {
            let due = next.luck.contains(&Luck::Draw(*seat));
            Some(due && session.state().goods_pile[good.index()] > 0)
        }
        Action::LayOutBuildings(buildings) => Some(list.has_buildings(buildings)),
        Action::LayOutGoods(goods) => Some(list.has_goods(goods)),
        Action::Turn(number) => match next.heading {
            Some(Action::Turn(due)) => Some(due == *number && !next.must_act),
            // Headings without entries may be left out.
            _ => None,
        },
        _ => None,
    }
}

/// The list, and the table for which it was made.
struct List<'a> {
    next: &'a Next<'static>,
    session: &'a Session<'a, 'static>,
    rulebook: &'a Rulebook<'static>,
}

impl List<'_> {
    /// A pass may always be written, but not by somebody who has to act.
    fn lets_pass(&self, seat: Seat) -> bool {
        let state = self.session.state();
        let must = match self.session.course().stage {
            Stage::Placement => !state.player(seat).hand.is_empty(),
            Stage::Dock => state.on_dock(seat).is_some(),
            // Losses come first.
            Stage::Warfare => self.next.must_act,
            _ => false,
        };
        !must || self.next.actions.contains(&Action::Pass(seat))
    }

    /// A token that was seen stays that token.
    fn can_be(&self, region: RegionId, token: Option<Figures>) -> bool {
        let seen = self.session.state().region(region).seen;
        seen.is_none() || token == seen
    }

    fn has_losses(&self, region: RegionId, losses: &[Losses]) -> bool {
        let Some(battle) = self.session.play().battle_in(region) else {
            return false;
        };
        let Some(losses) = as_offered(battle, self.session.state(), losses) else {
            return false;
        };
        let same = |offered: &Action| matches!(offered, Action::Losses(to, offered) if *to == region && same_sides(offered, &losses));
        self.next.actions.iter().any(same)
    }

    /// The first order is luck or comes of the auction; before the first piece of a turn it may be claimed.
    fn has_order(&self, order: &[Seat]) -> Option<bool> {
        let state = self.session.state();
        let is_open = self.next.luck.contains(&Luck::Order);
        let complete = state.seats().all(|seat| order.contains(&seat));
        match self.session.course().stage {
            Stage::Setup if is_open => Some(complete),
            Stage::Setup if self.session.play().has.order => Some(*order == state.order),
            Stage::Placement => Some(*order == state.order && !self.session.play().now.has_placed),
            _ => None,
        }
    }

    fn has_buildings(&self, buildings: &[BuildingId]) -> bool {
        let mut luck = self.next.luck.iter();
        let due = luck.find_map(|luck| match luck {
            Luck::Buildings(count, age) => Some((*count, *age)),
            _ => None,
        });
        due.is_some_and(|(count, age)| {
            let of_age = |building: &BuildingId| self.rulebook.building(*building).age == age;
            let in_pile = in_pile(self.session.state(), self.rulebook, buildings);
            count == buildings.len() && buildings.iter().all(of_age) && in_pile
        })
    }

    fn has_goods(&self, goods: &[GoodId]) -> bool {
        let state = self.session.state();
        let count = |of: &[GoodId], good: usize| of.iter().filter(|other| other.index() == good).count();
        let possible = (0..state.goods_pile.len()).all(|good| {
            let left = usize::from(state.goods_pile[good]) + count(&state.goods_on_offer, good);
            count(goods, good) <= left
        });
        possible && self.next.luck.contains(&Luck::Goods(goods.len()))
    }
}

fn in_pile(state: &State, rulebook: &Rulebook<'static>, buildings: &[BuildingId]) -> bool {
    buildings.iter().all(|building| {
        let drawn = buildings.iter().filter(|other| *other == building).count();
        let left = state.building_pile[building.index()].min(rulebook.building(*building).count);
        drawn <= usize::from(left)
    })
}

/// Losses as the list writes them: by the kinds that stand there, and with the hit on the Militia that spares
/// a piece, which need not be written.
fn as_offered(battle: &Battle, state: &State, losses: &[Losses]) -> Option<Vec<Losses>> {
    let mut written: Vec<Losses> = Vec::new();
    for side in losses {
        let (pieces, missing) = meant(state.pieces(battle.region, side.seat), side.pieces);
        let of_defender = battle.side(side.seat) == Some(1);
        if !missing.is_empty() || (side.on_militia > 0 && !of_defender) {
            return None;
        }
        written.push(Losses { pieces, ..*side });
    }
    let defender = battle.sides[1];
    let struck = written.iter().any(|side| side.on_militia > 0);
    let lost: u16 = written
        .iter()
        .filter(|side| side.seat == defender)
        .map(|side| side.pieces.total())
        .sum();
    let spares = battle.lost[1] + lost < battle.most[1];
    if battle.has_militia && battle.on_militia == 0 && spares && !struck {
        match written.iter_mut().find(|side| side.seat == defender) {
            Some(side) => side.on_militia = 1,
            None => written.push(Losses {
                seat: defender,
                pieces: PieceCounts::default(),
                on_militia: 1,
            }),
        }
    }
    Some(written)
}

/// Losses are the same in whatever order the sides are written.
fn same_sides(offered: &[Losses], written: &[Losses]) -> bool {
    offered.len() == written.len() && written.iter().all(|side| offered.contains(side))
}
