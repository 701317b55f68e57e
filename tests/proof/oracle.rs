//! A second opinion on what is legal: the engine's list of possibilities, asked before each entry. The check does not
//! use that list, so where both agree two implementations agree.

use annals::games::discovery::Action;
use annals::games::discovery::replay::legal::{Heading, Luck, Next};
use annals::games::discovery::replay::{Explored, Session};
use annals::games::discovery::state::{Rulebook, Stage, State};

/// Whether the list has an entry, now or after others declined in silence; nothing where it is not for the list to say.
pub fn offers(next: &Next, session: &Session, rulebook: &Rulebook, action: &Action) -> Option<bool> {
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

fn has(next: &Next, session: &Session, rulebook: &Rulebook, action: &Action) -> Option<bool> {
    // The lines of the setup may come in any order.
    let in_setup = session.state().stage == Stage::Setup;
    if in_setup && matches!(action, Action::LayOutBuildings(_) | Action::LayOutGoods(_)) {
        return None;
    }
    // Who has just declined may think better of it, though nobody is asked twice.
    if let Action::Explore(seat, ..) | Action::ExploreCard(seat, ..) = action
        && session.play().now.explorers.last() == Some(&(*seat, Explored::Passed))
    {
        return None;
    }
    match action {
        Action::Place(..)
        | Action::Trade(..)
        | Action::Train(..)
        | Action::Battle(..)
        | Action::War(..)
        | Action::MoveSoldier(..)
        | Action::MoveColonists(..)
        | Action::University(..)
        | Action::Bid(..)
        | Action::AuctionSpecialist(..) => Some(next.actions.contains(action)),
        Action::Losses(region, _) => {
            // A hit may be spent on the Militia, and that need not be written.
            let battles = &session.play().now.battles;
            let militia = battles
                .iter()
                .any(|battle| battle.region == *region && battle.has_militia);
            let same = next.actions.iter().any(|offered| same_losses(offered, action));
            // The battles of a war may be written in any order; the list goes from region to region.
            let first = battles.first().is_none_or(|battle| battle.region == *region);
            if militia || (!first && battles.iter().any(|battle| battle.region == *region)) {
                None
            } else {
                Some(same)
            }
        }
        Action::Sail(seat, _, region, _) => {
            let same = |offered: &Action| matches!(offered, Action::Sail(who, _, to, _) if who == seat && to == region);
            Some(next.actions.iter().any(same))
        }
        Action::Explore(seat, pieces, region, token) => {
            let same = |offered: &Action| matches!(offered, Action::Explore(who, sent, to, _) if who == seat && sent == pieces && to == region);
            let seen = session.state().region(*region).seen;
            let possible = seen.is_none() || *token == seen;
            Some(next.actions.iter().any(same) && possible)
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
        Action::LayOutBuildings(buildings) => {
            let due = next.luck.iter().find_map(|luck| match luck {
                Luck::Buildings(count, age) => Some((*count, *age)),
                _ => None,
            });
            Some(due.is_some_and(|(count, age)| {
                let of_age = buildings
                    .iter()
                    .all(|building| rulebook.building(*building).age == age);
                count == buildings.len() && of_age && in_pile(session.state(), rulebook, buildings)
            }))
        }
        Action::LayOutGoods(goods) => {
            let due = next.luck.iter().find_map(|luck| match luck {
                Luck::Goods(count) => Some(*count),
                _ => None,
            });
            let state = session.state();
            let left = |good: usize| {
                let turned = state
                    .goods_on_offer
                    .iter()
                    .filter(|offered| offered.index() == good)
                    .count();
                usize::from(state.goods_pile[good]) + turned
            };
            let possible = (0..state.goods_pile.len())
                .all(|good| goods.iter().filter(|drawn| drawn.index() == good).count() <= left(good));
            Some(due == Some(goods.len()) && possible)
        }
        Action::Turn(number) => match next.heading {
            Some(Heading::Turn(due)) => Some(u32::from(due) == *number && !next.must_act),
            // Headings without entries may be left out.
            _ => None,
        },
        _ => None,
    }
}

fn in_pile(
    state: &State,
    rulebook: &Rulebook,
    buildings: &[annals::games::discovery::state::BuildingId],
) -> bool {
    buildings.iter().all(|building| {
        let drawn = buildings.iter().filter(|other| *other == building).count();
        let left = state.building_pile[building.index()].min(rulebook.building(*building).count);
        drawn <= usize::from(left)
    })
}

/// Losses are the same in whatever order the sides are written.
fn same_losses(offered: &Action, written: &Action) -> bool {
    let (Action::Losses(one, offered), Action::Losses(other, written)) = (offered, written) else {
        return false;
    };
    if one != other {
        return false;
    }
    let of = |losses: &[annals::games::discovery::apply::Losses]| {
        let mut sides: Vec<_> = losses
            .iter()
            .filter(|side| side.pieces.total() > 0)
            .map(|side| (side.seat, side.pieces))
            .collect();
        sides.sort_by_key(|(seat, _)| seat.index());
        sides
    };
    of(offered) == of(written)
}
