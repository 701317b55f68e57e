//! The list of possibilities and the check agree: what was played was offered, and what is offered is allowed.

use annals::core::Severity;
use annals::games::renaissance::replay::Session;
use annals::games::renaissance::simulate::session_header;
use annals::games::renaissance::state::Rulebook;
use annals::games::renaissance::{Action, CardPlay, Outcome, PlayResult, Purchase, Target, builtin};
use annals::record::SimulatedGame;
use rayon::prelude::*;

use super::{assert_none, games, played, with_reading};

/// A table at which a game is played again, and the place of its first entry behind the header.
fn seated<'r>(
    wanted: &SimulatedGame,
    actions: &[Action],
    rulebook: &'r Rulebook<'static>,
) -> (Session<'r, 'static>, usize) {
    let header = Session::header(actions);
    let turns = actions.iter().filter_map(|action| match action {
        Action::Turn(turn) => u16::try_from(*turn).ok(),
        _ => None,
    });
    let limit = turns.max().filter(|_| wanted.variant == Some("time-limit"));
    (
        Session::new(rulebook, &session_header(header, limit)),
        header.len(),
    )
}

/// What the list of possibilities has of an entry: without claims, dice and money that its player is free to lay down; none
/// for what it does not list one by one.
fn as_offered(
    session: &Session<'_, 'static>,
    rulebook: &Rulebook<'static>,
    action: &Action,
) -> Option<Action> {
    let state = session.state();
    Some(match action {
        Action::Play(seat, play) => {
            let result = match &play.result {
                PlayResult::Loss(loss) => PlayResult::Loss(*loss),
                _ => PlayResult::None,
            };
            // Of many provinces only some are combined in the list.
            if matches!(&play.target, Target::Provinces(provinces) if provinces.len() > 1) {
                return None;
            }
            let bare = CardPlay {
                protection: None,
                result,
                ..(**play).clone()
            };
            Action::Play(*seat, Box::new(bare))
        }
        Action::Place(seat, placement) => {
            let usual = state.usual_count(rulebook, *seat, placement.province);
            let mut bare = placement.clone();
            bare.count = Some(placement.count.unwrap_or(u32::from(usual)));
            // More tokens than are needed, and fewer where nobody else is, are left to the player.
            if bare.count != Some(u32::from(usual)) {
                return None;
            }
            if matches!(placement.outcome, Outcome::Dice(_)) {
                bare.outcome = Outcome::None;
            }
            Action::Place(*seat, bare)
        }
        Action::Clear(seat, commodities) if commodities.len() == 1 => {
            Action::Clear(*seat, commodities.clone())
        }
        Action::Buy(seat, item) => {
            let figure = |sum: i32| u32::try_from(sum).ok();
            let item = match *item {
                Purchase::Ship(..) => Purchase::Ship(state.player(*seat).ship.next(), None),
                Purchase::Advance(advance, _) => {
                    Purchase::Advance(advance, figure(state.price_of(rulebook, *seat, advance)))
                }
                Purchase::Leader(card, _) => {
                    let leader = state.leader(card)?;
                    Purchase::Leader(
                        card,
                        figure(state.patron_price(leader)).filter(|price| *price > 0),
                    )
                }
                Purchase::Stability(_) => Purchase::Stability(figure(state.stability_price(*seat))),
                Purchase::Unrest => Purchase::Unrest,
                Purchase::Relief(spaces, _) => Purchase::Relief(spaces.or(Some(1)), None),
            };
            // Nothing is due for an empty hand.
            if state.player(*seat).hand == 0 && matches!(item, Purchase::Stability(_) | Purchase::Unrest) {
                return None;
            }
            Action::Buy(*seat, item)
        }
        Action::BuyCard(seat, _) => Action::BuyCard(*seat, None),
        Action::TokenCard(seat, _) => Action::TokenCard(*seat, None),
        Action::Discard(seat, _) if state.player(*seat).is_out => return None,
        Action::Trade(seat, other, _) => Action::Trade(*seat, *other, Vec::new()),
        Action::Discard(..)
        | Action::Replace(..)
        | Action::Free(..)
        | Action::Cathedral(_)
        | Action::Adjust(..) => action.clone(),
        _ => return None,
    })
}

/// What only luck or a hidden hand can make right. The list names it as luck, and leaves open whether it is written.
const OF_LUCK: [&str; 2] = ["war-dice-missing", "discard-list-missing"];

/// An entry, or the parts of one that says several things.
fn parts(action: &Action) -> Vec<Action> {
    match action {
        Action::Purchases(seat, bought) => {
            let items = bought.items.iter();
            items.map(|item| Action::Buy(*seat, *item)).collect()
        }
        _ => vec![action.clone()],
    }
}

/// How many entries of a game were played that had to be offered, how many others were tried, and where list and check
/// disagree.
pub fn quarrels(wanted: &SimulatedGame, reading: Option<&(String, String)>) -> (usize, usize, Vec<String>) {
    let mut rulebook = Rulebook::new(builtin());
    rulebook.readings = with_reading(reading);
    let whole = played(wanted, reading);
    let (mut session, start) = seated(wanted, &whole, &rulebook);
    let actions: Vec<Action> = whole.iter().flat_map(parts).collect();
    let (mut offered, mut tried, mut quarrels) = (0_usize, 0_usize, Vec::new());
    for (at, action) in actions.iter().enumerate().skip(start) {
        let next = session.next();
        if let Some(entry) = as_offered(&session, &rulebook, action) {
            if !next.actions.contains(&entry) {
                quarrels.push(format!("{wanted:?}, entry {at}: {action:?} played, not offered"));
            }
            offered += 1;
        }
        // Some of many, others at each entry.
        let some = next.actions.iter().cycle().skip(at % next.actions.len().max(1));
        for other in some.take(next.actions.len().min(4)) {
            let mut tried_there = session.clone();
            let found = tried_there.apply(other).iter();
            let mut wrong = found
                .filter(|finding| finding.severity == Severity::Error && !OF_LUCK.contains(&finding.slug));
            if let Some(finding) = wrong.next() {
                quarrels.push(format!(
                    "{wanted:?}, entry {at}: {other:?} offered, {}",
                    finding.slug
                ));
            }
            tried += 1;
        }
        session.apply(action);
    }
    (offered, tried, quarrels)
}

#[test]
fn what_was_played_was_offered_and_what_is_offered_is_allowed() {
    let compared = games(3).into_par_iter().map(|wanted| quarrels(&wanted, None));
    let compared: Vec<_> = compared.collect();
    let sum = |of: fn(&(usize, usize, Vec<String>)) -> usize| compared.iter().map(of).sum::<usize>();
    let (offered, tried) = (sum(|one| one.0), sum(|one| one.1));
    println!("list and check: {offered} played, {tried} others passed");
    assert_none(&compared.iter().flat_map(|one| one.2.clone()).collect::<Vec<_>>());
    assert!(offered > 1000 && tried > 2000, "{offered} {tried}");
}

/// The first entry, from a place on, that was not among those that were offered; none if all were, as far as they are listed.
pub fn first_refused(wanted: &SimulatedGame, actions: &[Action], from: usize) -> Option<usize> {
    let rulebook = Rulebook::new(builtin());
    let (mut session, start) = seated(wanted, actions, &rulebook);
    for (at, whole) in actions.iter().enumerate().skip(start) {
        for action in parts(whole) {
            if at >= from
                && let Some(entry) = as_offered(&session, &rulebook, &action)
                && !session.next().actions.contains(&entry)
            {
                return Some(at);
            }
            session.apply(&action);
        }
    }
    None
}
