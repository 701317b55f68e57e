//! A game with one slip: whether it is found, and told as one mistake.

use std::ops::Range;

use annals::core::{Finding, Random, Severity};
use annals::games::renaissance::state::Rulebook;
use annals::games::renaissance::{Action, builtin};
use annals::record::{Lines, SimulatedGame, Until, check};
use annals::reference::Library;
use rayon::prelude::*;

use super::offered::first_refused;
use super::slips::{KINDS, LOST, Place, Slip};
use super::{from_environment, games, played};

/// A simulated game, to be written down with slips.
pub struct Written<'l> {
    library: &'l Library,
    texts: annals::l10n::Texts,
    rulebook: Rulebook<'static>,
    pub actions: Vec<Action>,
}

impl<'l> Written<'l> {
    pub fn new(library: &'l Library, wanted: &SimulatedGame) -> Self {
        Self::by(library, wanted, None)
    }

    /// A game by another reading.
    pub fn by(library: &'l Library, wanted: &SimulatedGame, reading: Option<&(String, String)>) -> Self {
        let english = library.store().language("en").expect("built in").clone();
        Self {
            library,
            texts: library.texts(&english, Some("renaissance")),
            rulebook: Rulebook::new(builtin()),
            actions: played(wanted, reading),
        }
    }

    fn lines(&self) -> Lines<'_, Rulebook<'static>> {
        let Some(Action::Players(seats)) = self.actions.first() else {
            panic!("nobody plays");
        };
        Lines {
            rulebook: &self.rulebook,
            seats,
            texts: &self.texts,
        }
    }

    /// The record.
    pub fn text(&self, actions: &[Action]) -> String {
        self.lines().record(actions)
    }

    /// The record, and the errors that a check finds in it.
    pub fn checked(&self, actions: &[Action]) -> (String, Vec<Finding>) {
        let text = self.text(actions);
        let game = self.library.game("renaissance").expect("the game");
        let replayed = check(&text, self.library, game, &[], Until::End);
        let findings = replayed.findings().iter();
        let errors = findings.filter(|finding| finding.severity == Severity::Error);
        let errors = errors.cloned().collect();
        (text, errors)
    }

    /// Where the entries stand in their record.
    pub fn places(&self, text: &str, actions: &[Action]) -> Vec<usize> {
        let (lines, mut from) = (self.lines(), 0);
        let starts = actions.iter().map(|action| {
            let line = lines.line(action);
            let start = from + text[from..].find(&line).expect("written");
            from = start + line.len();
            start
        });
        starts.collect()
    }

    /// The game with a slip of a kind, in a part of it, and where; none if nothing there can be written wrongly so.
    pub fn with_slip(
        &self,
        players: usize,
        slip: Slip,
        part: &Range<usize>,
        random: &mut Random,
    ) -> Option<(Vec<Action>, usize)> {
        let start = random.below(part.len());
        (0..part.len()).find_map(|by| {
            let at = part.start + (start + by) % part.len();
            let place = Place {
                actions: &self.actions,
                at,
                players,
            };
            Some((slip(&place, random)?, at))
        })
    }
}

/// The mistakes that follow from nothing, as they are told.
pub fn roots(text: &str, errors: &[Finding]) -> Vec<String> {
    let roots = errors.iter().filter(|finding| finding.follows.is_none());
    let told = roots.map(|finding| {
        let line = &text[finding.span.start as usize..finding.span.end as usize];
        format!("{} ({line})", finding.slug)
    });
    told.collect()
}

/// How the slips of one kind were judged.
#[derive(Debug, Default, Clone, Copy)]
struct Judged {
    tried: usize,
    /// Nothing was found, and every entry was offered: another legal game.
    legal: usize,
    /// Nothing was found although an entry was not offered.
    missed: usize,
    /// One mistake, and nothing else that does not follow from it.
    single: usize,
}

impl Judged {
    fn and(self, other: Self) -> Self {
        Self {
            tried: self.tried + other.tried,
            legal: self.legal + other.legal,
            missed: self.missed + other.missed,
            single: self.single + other.single,
        }
    }

    fn caught(self) -> usize {
        self.tried - self.legal - self.missed
    }

    fn print(self, name: &str) {
        #[expect(clippy::cast_precision_loss, reason = "a share for people")]
        let share = 100.0 * self.single as f64 / self.caught().max(1) as f64;
        let Self {
            tried, legal, missed, ..
        } = self;
        let caught = self.caught();
        println!("| {name} | {tried} | {legal} | {missed} | {caught} | {share:.1} % |");
    }
}

/// Judges one slip of each kind in each game; what was missed or told as several mistakes.
fn judge(kinds: &[(&str, Slip)], default: u64) -> (Vec<Judged>, Vec<String>) {
    let library = Library::builtin();
    let seed = from_environment("ANNALS_SEED", 0);
    let judged = games(default).into_par_iter().map(|wanted| {
        let written = Written::new(&library, &wanted);
        let mut random = Random::new(seed + 31 * wanted.seed + wanted.players as u64);
        let (mut all, mut strange) = (Vec::new(), Vec::new());
        for (name, slip) in kinds {
            let mut judged = Judged::default();
            let whole = 0..written.actions.len();
            if let Some((torn, at)) = written.with_slip(wanted.players, *slip, &whole, &mut random) {
                let (text, errors) = written.checked(&torn);
                let roots = roots(&text, &errors);
                judged.tried = 1;
                let is_legal = roots.is_empty() && first_refused(&wanted, &torn, at).is_none();
                judged.legal = usize::from(is_legal);
                judged.missed = usize::from(roots.is_empty() && !is_legal);
                judged.single = usize::from(roots.len() == 1);
                if roots.len() != 1 && !is_legal {
                    let original = &written.actions[at];
                    strange.push(format!("{name}: {wanted:?} {original:?} {roots:?}"));
                }
            }
            all.push(judged);
        }
        (all, strange)
    });
    let judged: Vec<(Vec<Judged>, Vec<String>)> = judged.collect();
    let of_kind = |kind: usize| judged.iter().map(move |(all, _)| all[kind]);
    let sums = (0..kinds.len()).map(|kind| of_kind(kind).fold(Judged::default(), Judged::and));
    let strange = judged.iter().flat_map(|(_, strange)| strange.iter().cloned());
    (sums.collect(), strange.collect())
}

fn print(kinds: &[(&str, Slip)], judged: &[Judged], strange: &[String]) -> Judged {
    println!("| slip | tried | still legal | missed | caught | one root |\n|---|--:|--:|--:|--:|--:|");
    for ((name, _), judged) in kinds.iter().zip(judged) {
        judged.print(name);
    }
    let all = judged.iter().copied().fold(Judged::default(), Judged::and);
    all.print("**all**");
    let show = std::env::var("ANNALS_SHOW").unwrap_or_default();
    for told in strange.iter().filter(|told| told.starts_with(&show)) {
        println!("{told}");
    }
    all
}

#[test]
fn slips_are_found_and_are_one_mistake_each() {
    let (judged, strange) = judge(&KINDS, 2);
    let all = print(&KINDS, &judged, &strange);
    assert_eq!(all.missed, 0, "{}", strange.join("\n"));
    assert!(
        all.single * 100 >= all.caught() * 97,
        "{all:?}\n{}",
        strange.join("\n")
    );
}

#[test]
fn lost_lines_are_found_and_lost_dice_are_one_mistake() {
    let (judged, strange) = judge(&LOST, 2);
    let all = print(&LOST, &judged, &strange);
    assert_eq!(all.missed, 0, "{}", strange.join("\n"));
    let of_dice = judged[..2].iter().copied().fold(Judged::default(), Judged::and);
    assert!(
        of_dice.tried > 5 && of_dice.single * 100 >= of_dice.caught() * 75,
        "{of_dice:?}\n{}",
        strange.join("\n")
    );
}
