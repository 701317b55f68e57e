//! Simulated games of Age of Renaissance: what the engine calls legal, the check finds nothing wrong with, in every
//! language and after a translation there and back.

use annals::core::engine::Seat;
use annals::core::{Readings, Severity};
use annals::games::GameInfo;
use annals::games::renaissance::replay::Session;
use annals::games::renaissance::simulate::{Simulation, session_header, simulate};
use annals::games::renaissance::state::{Rulebook, Ship};
use annals::games::renaissance::{Action, CardPlay, Outcome, PlayResult, Purchase, Target, builtin};
use annals::record::renaissance::lines::Lines;
use annals::record::{SimulatedGame, Until, check, exercise, rewrite, simulated_record};
use annals::reference::Library;
use rayon::prelude::*;

/// The games of this test: every number of players, the Campaign and every variant in turn.
fn games(default: u64) -> Vec<SimulatedGame> {
    let set = std::env::var("ANNALS_GAMES").ok();
    let count = set.and_then(|text| text.parse().ok()).unwrap_or(default);
    let info = GameInfo::find("renaissance").expect("the game");
    let variants: Vec<_> = [None]
        .into_iter()
        .chain(info.variants.iter().copied().map(Some))
        .collect();
    let seeds = 0..count;
    let all = seeds.flat_map(|seed| (3..=6).map(move |players| (players, seed)));
    all.enumerate()
        .map(|(at, (players, seed))| SimulatedGame {
            players,
            seed,
            variant: variants[(at + at / 4) % variants.len()],
        })
        .collect()
}

/// What a check finds in a text, and whether its game is over.
fn told(library: &Library, text: &str) -> Vec<String> {
    let game = library.game("renaissance").expect("the game");
    let replayed = check(text, library, game, &[], Until::End);
    let index = annals::notation::LineIndex::new(text);
    let findings = replayed.findings().iter().take(3);
    let mut told: Vec<String> = findings
        .map(|finding| {
            let line = index.position(finding.span.start).line;
            let written = text.lines().nth(line as usize - 1).unwrap_or_default();
            format!("{line}: {written}: {} {:?}", finding.slug, finding.arguments)
        })
        .collect();
    if !replayed.is_finished() {
        told.push("not finished".to_owned());
    }
    told
}

fn assert_none(told: &[String]) {
    assert!(
        told.is_empty(),
        "{} games:\n{}",
        told.len(),
        told[..told.len().min(10)].join("\n")
    );
}

#[test]
fn simulated_games_end_and_check_clean() {
    let library = Library::builtin();
    let game = library.game("renaissance").expect("the game");
    let english = library.store().language("en").expect("built in").clone();
    let wrong = games(40).into_par_iter().filter_map(|wanted| {
        let texts = library.texts(&english, Some(game.id()));
        let told = told(&library, &simulated_record(game, &wanted, &texts));
        (!told.is_empty()).then(|| format!("{wanted:?}: {told:#?}"))
    });
    assert_none(&wrong.collect::<Vec<_>>());
}

#[test]
fn a_translated_game_is_the_same_and_comes_back() {
    let library = Library::builtin();
    let game = library.game("renaissance").expect("the game");
    let language = |tag| library.store().language(tag).expect("built in").clone();
    let wrong = games(4).into_par_iter().filter_map(|wanted| {
        let texts = library.texts(&language("en"), Some(game.id()));
        let text = simulated_record(game, &wanted, &texts);
        let text = rewrite(&text, &library, game, &language("en")).text;
        let mut all = Vec::new();
        for tag in ["it", "pl", "he"] {
            let there = rewrite(&text, &library, game, &language(tag)).text;
            all.extend(told(&library, &there));
            if rewrite(&there, &library, game, &language("en")).text != text {
                all.push(format!("{tag}: another record came back"));
            }
        }
        (!all.is_empty()).then(|| format!("{wanted:?}: {all:#?}"))
    });
    assert_none(&wrong.collect::<Vec<_>>());
}

#[test]
fn everything_occurs_in_games() {
    let library = Library::builtin();
    let game = library.game("renaissance").expect("the game");
    let occurred = exercise(game, &games(125), || ());
    let things = occurred
        .things
        .iter()
        .map(|(key, times)| (format!("{key:?}"), times));
    let events = occurred
        .events
        .iter()
        .map(|(event, times)| ((*event).to_owned(), times));
    let rules = occurred.rules.iter().map(|(rule, times)| (rule.clone(), times));
    let all = things.chain(events).chain(rules);
    let never: Vec<String> = all
        .filter(|(_, times)| **times == 0)
        .map(|(name, _)| name)
        .collect();
    assert!(never.is_empty(), "never in {} games: {never:#?}", occurred.games);
}

/// The headings and entries of a simulated game.
fn played(wanted: &SimulatedGame) -> Vec<Action> {
    let powers = builtin().powers.iter().take(wanted.players);
    let simulation = Simulation {
        catalog: builtin(),
        readings: Readings::default(),
        players: powers.map(|power| power.id.to_string()).collect(),
        seed: wanted.seed,
        variant: wanted.variant,
    };
    simulate(&simulation).actions
}

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
                    Purchase::Leader(card, figure(state.patron_price(leader)))
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
        Action::Discard(..) | Action::Replace(..) | Action::Free(..) | Action::Cathedral(_) => action.clone(),
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

#[test]
fn what_was_played_was_offered_and_what_is_offered_is_allowed() {
    let compared = games(3).into_par_iter().map(|wanted| {
        let rulebook = Rulebook::new(builtin());
        let whole = played(&wanted);
        let (mut session, start) = seated(&wanted, &whole, &rulebook);
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
                let mut wrong = found.filter(|finding| {
                    finding.severity == Severity::Error && !OF_LUCK.contains(&finding.slug)
                });
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
    });
    let compared: Vec<_> = compared.collect();
    let sum = |of: fn(&(usize, usize, Vec<String>)) -> usize| compared.iter().map(of).sum::<usize>();
    let (offered, tried) = (sum(|one| one.0), sum(|one| one.1));
    println!("list and check: {offered} played, {tried} others passed");
    assert_none(&compared.iter().flat_map(|one| one.2.clone()).collect::<Vec<_>>());
    assert!(offered > 1000 && tried > 2000, "{offered} {tried}");
}

/// What each kind of slip is called in the table of `PROOF.md`.
const SLIPS: [&str; 14] = [
    "another player",
    "a cession dropped",
    "purchases or a cession doubled",
    "purchases of two players swapped",
    "a price: off by one",
    "what was paid to players: off by one",
    "money: off by one",
    "cards in hand: off by one",
    "misery: another space",
    "another ship",
    "points: off by one",
    "another winner",
    "a turn out of order",
    "more tokens than there are",
];

/// A wrong entry in place of a right one; none if this action cannot be made wrong so.
fn torn(actions: &[Action], at: usize, kind: usize) -> Option<Vec<Action>> {
    let Action::Players(seats) = &actions[0] else {
        return None;
    };
    let other = |seat: Seat| Seat((seat.0 + 1) % u8::try_from(seats.len()).expect("few"));
    let mut torn = actions.to_vec();
    match (kind, &actions[at]) {
        (0, Action::Clear(seat, commodities)) => torn[at] = Action::Clear(other(*seat), commodities.clone()),
        (0, Action::Cede(seat, provinces)) => torn[at] = Action::Cede(other(*seat), provinces.clone()),
        (1, Action::Cede(..)) => drop(torn.remove(at)),
        (2, Action::Purchases(..) | Action::Cede(..)) => {
            torn.insert(at, actions[at].clone());
        }
        (3, Action::Purchases(one, _)) => {
            let Some(Action::Purchases(two, _)) = actions.get(at + 1) else {
                return None;
            };
            if one == two {
                return None;
            }
            torn.swap(at, at + 1);
        }
        (4, Action::Purchases(seat, bought)) => {
            let mut bought = bought.clone();
            let price = bought.items.iter_mut().find_map(|item| match item {
                Purchase::Advance(_, Some(price)) | Purchase::Stability(Some(price)) => Some(price),
                _ => None,
            })?;
            *price += 1;
            torn[at] = Action::Purchases(*seat, bought);
        }
        (5, Action::Play(seat, play)) => {
            let mut play = play.clone();
            let PlayResult::Payments(payments) = &mut play.result else {
                return None;
            };
            payments.first_mut()?.1 += 1;
            torn[at] = Action::Play(*seat, play);
        }
        (6..=9, Action::ClaimHoldings(seat, held)) => {
            let mut held = held.clone();
            match kind {
                6 => held.money = Some(held.money? + 1),
                7 => held.cards = Some(held.cards? + 1),
                8 => held.misery = Some(if held.misery? == 10 { 20 } else { 10 }),
                _ => {
                    let ship = held.ship?;
                    held.ship = Some(if ship == Ship::Galley(2) {
                        Ship::Galley(4)
                    } else {
                        Ship::Galley(2)
                    });
                }
            }
            torn[at] = Action::ClaimHoldings(*seat, held);
        }
        (10, Action::ClaimPoints(seat, points)) => torn[at] = Action::ClaimPoints(*seat, points + 1),
        (11, Action::ClaimWinners(winners)) => {
            let wrong = other(*winners.first()?);
            if winners.contains(&wrong) {
                return None;
            }
            torn[at] = Action::ClaimWinners(vec![wrong]);
        }
        (12, Action::Turn(turn)) if *turn > 1 => torn[at] = Action::Turn(turn + 9),
        (13, Action::Place(seat, placement)) if placement.outcome == Outcome::None => {
            let mut placement = placement.clone();
            placement.count = Some(37);
            torn[at] = Action::Place(*seat, placement);
        }
        _ => return None,
    }
    Some(torn)
}

/// How the slips of one kind were judged.
#[derive(Debug, Default, Clone, Copy)]
struct Judged {
    tried: usize,
    missed: usize,
    single: usize,
}

/// `ANNALS_GAMES=15 cargo test --test renaissance_games -- --nocapture slip` prints the table of `PROOF.md`.
#[test]
fn a_slip_is_found_and_is_one_mistake() {
    let library = Library::builtin();
    let game = library.game("renaissance").expect("the game");
    let english = library.store().language("en").expect("built in").clone();
    let judged = games(2).into_par_iter().map(|wanted| {
        let texts = library.texts(&english, Some(game.id()));
        let actions = played(&wanted);
        let Some(Action::Players(seats)) = actions.first() else {
            panic!("nobody plays");
        };
        let lines = Lines {
            catalog: builtin(),
            seats,
            texts: &texts,
        };
        let (mut judged, mut strange) = ([Judged::default(); SLIPS.len()], Vec::new());
        for (kind, judged) in judged.iter_mut().enumerate() {
            let places: Vec<usize> = (0..actions.len())
                .filter(|at| torn(&actions, *at, kind).is_some())
                .collect();
            let chosen = usize::try_from(wanted.seed).unwrap_or(0) * 7 % places.len().max(1);
            let Some(at) = places.get(chosen) else { continue };
            let text = lines.record(&torn(&actions, *at, kind).expect("torn"));
            let replayed = check(&text, &library, game, &[], Until::End);
            let roots = replayed.findings().iter();
            let roots: Vec<String> = roots
                .filter(|finding| finding.severity == Severity::Error && finding.follows.is_none())
                .map(|finding| {
                    let line = &text[finding.span.start as usize..finding.span.end as usize];
                    format!("{} ({line})", finding.slug)
                })
                .collect();
            judged.tried += 1;
            judged.missed += usize::from(roots.is_empty());
            judged.single += usize::from(roots.len() == 1);
            if roots.len() != 1 {
                strange.push(format!(
                    "{}: {wanted:?} {:?} {roots:?}",
                    SLIPS[kind], actions[*at]
                ));
            }
        }
        (judged, strange)
    });
    let judged: Vec<_> = judged.collect();
    let add = |all: Judged, one: &Judged| Judged {
        tried: all.tried + one.tried,
        missed: all.missed + one.missed,
        single: all.single + one.single,
    };
    println!("| slip | tried | missed | one root |\n|---|--:|--:|--:|");
    let mut all = Judged::default();
    for (kind, name) in SLIPS.iter().enumerate() {
        let one = judged
            .iter()
            .map(|(game, _)| &game[kind])
            .fold(Judged::default(), add);
        all = add(all, &one);
        println!("| {name} | {} | {} | {} |", one.tried, one.missed, share(one));
    }
    println!("| **all** | {} | {} | {} |", all.tried, all.missed, share(all));
    let strange = judged
        .iter()
        .flat_map(|(_, strange)| strange.iter().map(String::as_str));
    let strange: Vec<&str> = strange.collect();
    println!("{}", strange.join("\n"));
    assert_eq!(all.missed, 0, "{}", strange.join("\n"));
    assert!(
        all.single * 100 >= all.tried * 97,
        "{all:?}\n{}",
        strange.join("\n")
    );
}

#[expect(clippy::cast_precision_loss, reason = "a share for people")]
fn share(judged: Judged) -> String {
    format!(
        "{:.1} %",
        100.0 * judged.single as f64 / judged.tried.max(1) as f64
    )
}
