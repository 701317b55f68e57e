//! Proof: what the list of possibilities offers passes the check and what it does not offer fails; mistakes of every
//! kind are caught, at their entry, as one finding.
//!
//! `ANNALS_GAMES=300 ANNALS_SEED=1000 cargo test --release --test proof -- --nocapture` prints the table of mutations
//! over more games, or over others.

mod agreement;
mod candidates;
mod corrections;
mod mutate;
mod oracle;
mod promise;
#[path = "../support/two.rs"]
mod two;
mod two_mistakes;
#[path = "../support/vanished.rs"]
mod vanished;

use annals::core::Random;
use annals::core::Readings;
use annals::core::engine::nameless;
use annals::games::discovery::exercise::Exercise;
use annals::games::discovery::replay::Session;
use annals::games::discovery::simulate::{Simulation, simulate};
use annals::games::discovery::state::Rulebook;
use annals::games::discovery::{Action, builtin};
use annals::notation::LineIndex;
use annals::record::{Until, check};
use annals::reference::Library;
use mutate::{KINDS, Place};
use oracle::offers;

type Lines<'a> = annals::record::Lines<'a, Rulebook<'static>>;

/// The rules as they are without other readings.
fn rulebook() -> Rulebook<'static> {
    Rulebook::new(builtin(), Readings::default())
}

const COLOURS: [&str; 5] = ["red", "blue", "green", "yellow", "orange"];

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(default)
}

fn colours(players: usize) -> Vec<String> {
    COLOURS[..players].iter().map(ToString::to_string).collect()
}

fn simulation(players: usize, seed: u64) -> Simulation<'static> {
    Simulation {
        catalog: builtin(),
        readings: Readings::default(),
        players: colours(players),
        seed,
        auction: seed % 4 == 3,
    }
}

fn play(players: usize, seed: u64) -> Vec<Action> {
    simulate(&simulation(players, seed)).actions
}

/// A table before the first heading of a game.
fn seated<'r>(actions: &[Action], rulebook: &'r Rulebook<'static>) -> (Session<'r, 'static>, usize) {
    let header = Session::header(actions);
    assert!(!header.is_empty(), "a game begins with its players");
    (Session::new(rulebook, header), header.len())
}

#[test]
fn everything_occurs_in_simulated_games() {
    let games = from_environment("ANNALS_GAMES", 60);
    let first = from_environment("ANNALS_SEED", 0);
    let mut exercise = Exercise::new(builtin());
    for players in 2..=5 {
        for seed in first..first + games {
            exercise.play(&simulation(players, seed));
        }
    }
    let seen = exercise.seen;
    assert_eq!(seen.games as u64, games * 4);
    let things = seen.things.iter();
    let things = things.map(|(key, times)| (format!("{} {}", key.kind.word(), key.id), *times));
    let rules = seen.rules.iter().map(|(rule, times)| (rule.clone(), *times));
    let events = seen.events.iter();
    let events = events.map(|(event, times)| ((*event).to_owned(), *times));
    let mut missing = Vec::new();
    for (what, times) in events.chain(things).chain(rules) {
        println!("{times:>9} {what}");
        // What is rare needs many games.
        if times == 0 && (games >= 500 || !RARE.iter().any(|rare| what.starts_with(rare))) {
            missing.push(what);
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}

/// What may not occur in a few hundred games: ties for victory, some cards, some buildings' use, an empty pile.
const RARE: [&str; 11] = [
    "tie-broken",
    "card",
    "no-goods",
    "no-buildings",
    "R-115",
    "R-120",
    "R-132",
    "R-140",
    "R-141",
    "R-142",
    "R-224",
];

/// What came of the mutations of one kind.
#[derive(Default)]
struct Tally {
    tried: u32,
    /// Nothing was found, and every entry was offered: the game is another legal one.
    legal: u32,
    /// Nothing was found although an entry was not offered.
    missed: u32,
    /// Caught, and an entry itself gives it away.
    knowable: u32,
    /// … and the first finding stands at that entry or before it.
    at_entry: u32,
    /// Caught later, where only what follows can give it away.
    later: u32,
    /// Sum of the distances in lines.
    distance: u32,
    /// One finding that is no consequence.
    one_root: u32,
}

impl Tally {
    fn caught(&self) -> u32 {
        self.knowable + self.later
    }

    /// Counts what was found about a mutation; true if it is worth looking at.
    fn count(&mut self, told: &[Told], refused: Option<usize>, at: usize, is_claim: bool) -> bool {
        self.tried += 1;
        let Some(first) = told.first() else {
            let legal = refused.is_none() || is_claim;
            self.legal += u32::from(legal);
            self.missed += u32::from(!legal);
            return !legal;
        };
        self.distance += u32::try_from(first.line.abs_diff(line_of(at))).unwrap_or(u32::MAX);
        // The check may know more than the list: a token that is not in the box.
        let is_there = refused.is_none_or(|entry| first.line <= line_of(entry));
        match refused {
            Some(_) => {
                self.knowable += 1;
                self.at_entry += u32::from(is_there);
            }
            None => self.later += 1,
        }
        let one_root = told.iter().filter(|told| told.is_root).count() == 1;
        self.one_root += u32::from(one_root);
        !is_there || !one_root
    }
}

/// A finding as far as it matters here.
struct Told {
    line: usize,
    slug: &'static str,
    is_root: bool,
}

/// One entry a line: the line of an entry is its number and the opening line.
fn line_of(entry: usize) -> usize {
    entry + 2
}

/// Where an entry first differs from what is offered.
fn first_refused(
    actions: &[Action],
    from: usize,
    is_claim: bool,
    rulebook: &Rulebook<'static>,
) -> Option<usize> {
    if is_claim {
        return Some(from);
    }
    let (mut session, start) = seated(actions, rulebook);
    for (at, action) in actions.iter().enumerate().skip(start) {
        if at >= from && offers(&session.next(), &session, rulebook, action) == Some(false) {
            return Some(at);
        }
        session.apply(action);
    }
    None
}

/// Whether an entry only claims what can be computed: then it is known there.
fn is_claim(actions: &[Action], at: usize) -> bool {
    let has_begun = || {
        actions[..at]
            .iter()
            .any(|action| matches!(action, Action::Turn(_)))
    };
    match &actions[at] {
        Action::ClaimShip(_)
        | Action::ClaimReceived(..)
        | Action::ClaimHoldings(..)
        | Action::ClaimPoints(..)
        | Action::ClaimWinners(_) => true,
        // The first order is a fact, the later ones are claims.
        Action::Order(_) => has_begun(),
        _ => false,
    }
}

/// A record with one entry a line, and what a check finds in it.
fn checked(library: &Library, lines: &Lines, actions: &[Action]) -> (String, Vec<Told>) {
    let mut text = String::from("annals 1 discovery en\n");
    for action in actions {
        text.push_str(&lines.line(action));
        text.push('\n');
    }
    let replayed = check(
        &text,
        library,
        library.game("discovery").expect("the game"),
        &[],
        Until::End,
    );
    let index = LineIndex::new(&text);
    let told = replayed.findings().iter().map(|finding| Told {
        line: index.position(finding.span.start).line as usize,
        slug: finding.slug,
        is_root: finding.follows.is_none(),
    });
    let told = told.collect();
    (text, told)
}

#[test]
fn mistakes_of_every_kind_are_caught_at_their_entry_and_once() {
    let games = from_environment("ANNALS_GAMES", 10);
    let first = from_environment("ANNALS_SEED", 100);
    let show = std::env::var("ANNALS_SHOW").unwrap_or_default();
    let library = Library::builtin();
    let english = library.store().language("en").expect("built in").clone();
    let texts = library.texts(&english, Some("discovery"));
    let rulebook = rulebook();
    let mut random = Random::new(first);
    let mut tallies: Vec<Tally> = KINDS.iter().map(|_| Tally::default()).collect();
    for seed in first..first + games {
        for players in 2..=5 {
            let actions = play(players, seed);
            let colours = colours(players);
            let lines = Lines {
                rulebook: &rulebook,
                seats: &nameless(&colours),
                texts: &texts,
            };
            for ((name, mutate), tally) in KINDS.iter().zip(&mut tallies) {
                let changed = (0..400).find_map(|_| {
                    let place = Place {
                        catalog: builtin(),
                        players,
                        actions: &actions,
                        at: random.below(actions.len()),
                    };
                    mutate(&place, &mut random)
                });
                let Some((mutated, at)) = changed else {
                    continue;
                };
                let (text, told) = checked(&library, &lines, &mutated);
                let claim = is_claim(&mutated, at.min(mutated.len() - 1));
                let refused = first_refused(&mutated, at, claim, &rulebook);
                let strange = tally.count(&told, refused, at, claim);
                let is_missed = strange && told.is_empty();
                if is_missed || (strange && show == *name) {
                    println!("{name}, {players} players, seed {seed}, line {}", line_of(at));
                    for line in text.lines().skip(line_of(at).saturating_sub(4)).take(7) {
                        println!("    {line}");
                    }
                    print_told(&text, &told);
                }
            }
        }
    }
    print_table(&tallies);
    for ((name, _), tally) in KINDS.iter().zip(&tallies) {
        assert_eq!(tally.missed, 0, "{name} missed");
    }
    let sum = |of: fn(&Tally) -> u32| tallies.iter().map(of).sum::<u32>();
    assert!(
        sum(|tally| tally.at_entry) * 100 >= sum(|tally| tally.knowable) * 95,
        "at the entry"
    );
    assert!(
        sum(|tally| tally.one_root) * 100 >= sum(Tally::caught) * 95,
        "one root finding"
    );
}

fn print_told(text: &str, told: &[Told]) {
    for found in told.iter().take(9) {
        let written = text.lines().nth(found.line - 1).unwrap_or_default();
        let root = if found.is_root { "root" } else { "    " };
        println!("  {root} {}: {}: {written}", found.line, found.slug);
    }
}

fn print_table(tallies: &[Tally]) {
    println!(
        "| mutation | tried | still legal | missed | caught | at the entry | only later | lines away | one root |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    let percent = |part: u32, whole: u32| {
        if whole == 0 {
            "–".to_owned()
        } else {
            format!("{:.1} %", 100.0 * f64::from(part) / f64::from(whole))
        }
    };
    let row = |name: &str, tally: &Tally| {
        println!(
            "| {name} | {} | {} | {} | {} | {} | {} | {:.1} | {} |",
            tally.tried,
            tally.legal,
            tally.missed,
            tally.caught(),
            percent(tally.at_entry, tally.knowable),
            tally.later,
            f64::from(tally.distance) / f64::from(tally.caught().max(1)),
            percent(tally.one_root, tally.caught()),
        );
    };
    let mut all = Tally::default();
    for ((name, _), tally) in KINDS.iter().zip(tallies) {
        row(name, tally);
        all.tried += tally.tried;
        all.legal += tally.legal;
        all.missed += tally.missed;
        all.knowable += tally.knowable;
        all.at_entry += tally.at_entry;
        all.later += tally.later;
        all.distance += tally.distance;
        all.one_root += tally.one_root;
    }
    row("**all**", &all);
}
