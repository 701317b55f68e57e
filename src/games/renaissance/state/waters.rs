//! How far galleys go: steps along coasts, and across one sea with The Heavens.
//!
//! A step is a coastal province entered, or a sea. Provinces with two coasts are two places that only land joins.

use std::sync::{Arc, OnceLock};

use super::board::sea_changes;
use super::options::Changes;
use super::{BoardFact, ProvinceId, ProvinceSet, Rulebook};
use crate::games::renaissance::{builtin, disputed};

/// The steps of Galley 8, the farthest.
const MOST_STEPS: usize = 8;

/// The distances of galleys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waters {
    /// The provinces within 1 to 8 steps of each, along coasts only.
    coasts: Vec<[ProvinceSet; MOST_STEPS]>,
    /// The same, with The Heavens.
    with_sea: Vec<[ProvinceSet; MOST_STEPS]>,
    /// The provinces from which each is reached within 1 to 8 steps, along coasts only.
    back_by_coasts: Vec<[ProvinceSet; MOST_STEPS]>,
    /// The same, with The Heavens.
    back_with_sea: Vec<[ProvinceSet; MOST_STEPS]>,
}

/// The waters of 1996 as our own data have them: the same for any number of players.
static ORIGINAL: OnceLock<Arc<Waters>> = OnceLock::new();

/// The coasts as a graph.
struct Graph {
    /// The province of each coast.
    provinces: Vec<ProvinceId>,
    /// The coasts beside each.
    beside: Vec<Coasts>,
    /// The coasts that one sea joins to each.
    across: Vec<Coasts>,
}

/// Some coasts, by their numbers. No province has more than two, so that there are not more than these.
#[derive(Debug, Clone, Copy, Default)]
struct Coasts([u128; 2]);

impl Coasts {
    fn insert(&mut self, coast: usize) {
        if let Some(half) = self.0.get_mut(coast / 128) {
            *half |= 1 << (coast % 128);
        }
    }

    fn remove(&mut self, coast: usize) {
        if let Some(half) = self.0.get_mut(coast / 128) {
            *half &= !(1 << (coast % 128));
        }
    }

    fn add(&mut self, others: Self) {
        for (half, more) in self.0.iter_mut().zip(others.0) {
            *half |= more;
        }
    }

    fn without(self, others: Self) -> Self {
        let [one, other] = others.0;
        Self([self.0[0] & !one, self.0[1] & !other])
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        let halves = self.0.into_iter().zip([0, 128]);
        halves.flat_map(|(half, from)| {
            let mut left = half;
            std::iter::from_fn(move || {
                let at = left.trailing_zeros() as usize;
                left &= left.wrapping_sub(1);
                (at < 128).then_some(from + at)
            })
        })
    }
}

impl FromIterator<usize> for Coasts {
    fn from_iter<T: IntoIterator<Item = usize>>(coasts: T) -> Self {
        let mut all = Self::default();
        coasts.into_iter().for_each(|coast| all.insert(coast));
        all
    }
}

impl Waters {
    /// The waters of a board, those of our own data only once.
    pub(super) fn of(rulebook: &Rulebook, changes: Changes, facts: &[BoardFact]) -> Arc<Self> {
        let is_plain = std::ptr::eq(rulebook.catalog, builtin())
            && !rulebook.readings.has_choices()
            && changes == Changes::default()
            && facts.iter().all(|fact| matches!(fact, BoardFact::Relief(..)));
        let made = || Arc::new(Self::new(rulebook, changes, facts));
        if is_plain {
            Arc::clone(ORIGINAL.get_or_init(made))
        } else {
            made()
        }
    }

    fn new(rulebook: &Rulebook, changes: Changes, facts: &[BoardFact]) -> Self {
        let graph = Graph::new(rulebook, changes, facts);
        let any_seas = rulebook.reads(disputed::heavens_sea::ANY);
        let provinces = rulebook.catalog.provinces.len();
        let mut coasts = vec![[ProvinceSet::EMPTY; MOST_STEPS]; provinces];
        let mut with_sea = coasts.clone();
        for (start, province) in graph.provinces.iter().enumerate() {
            for (seas, reached) in [
                (Seas::None, &mut coasts[province.index()]),
                (
                    if any_seas { Seas::Any } else { Seas::One },
                    &mut with_sea[province.index()],
                ),
            ] {
                for (all, more) in reached.iter_mut().zip(graph.reached(start, seas)) {
                    *all = all.or(more);
                }
            }
        }
        Self {
            back_by_coasts: turned_round(&coasts),
            back_with_sea: turned_round(&with_sea),
            coasts,
            with_sea,
        }
    }

    /// The provinces within so many steps of a province's coasts.
    pub fn within(&self, from: ProvinceId, steps: u8, with_heavens: bool) -> ProvinceSet {
        let table = if with_heavens {
            &self.with_sea
        } else {
            &self.coasts
        };
        let at = usize::from(steps).min(MOST_STEPS).checked_sub(1);
        let reached = at.and_then(|at| Some(table.get(from.index())?[at]));
        reached.unwrap_or_default()
    }

    /// The fewest steps from a province to another; none if a galley never gets there.
    pub fn steps(&self, from: ProvinceId, to: ProvinceId, with_heavens: bool) -> Option<u8> {
        self.nearest(ProvinceSet::of(from), to, with_heavens)
            .map(|(steps, _)| steps)
    }

    /// Which of some provinces has the fewest steps to another, of equals the first, and how many they are.
    pub fn nearest(&self, from: ProvinceSet, to: ProvinceId, with_heavens: bool) -> Option<(u8, ProvinceId)> {
        let table = if with_heavens {
            &self.back_with_sea
        } else {
            &self.back_by_coasts
        };
        let mut rings = table.get(to.index())?.iter().zip(1..);
        rings.find_map(|(near, steps)| Some((steps, near.and(from).first()?)))
    }
}

/// How many seas a shipment may cross.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seas {
    None,
    One,
    Any,
}

impl Graph {
    fn new(rulebook: &Rulebook, changes: Changes, facts: &[BoardFact]) -> Self {
        let catalog = rulebook.catalog;
        let mut names: Vec<&str> = Vec::new();
        let mut provinces = Vec::new();
        for (id, printed) in (0..=u8::MAX).map(ProvinceId).zip(catalog.provinces.iter()) {
            for coast in catalog.coasts_of(printed) {
                names.push(coast);
                provinces.push(id);
            }
        }
        let find = |name: &str| names.iter().position(|known| *known == name);
        let mut beside: Vec<Coasts> = Vec::new();
        for name in &names {
            beside.push(catalog.coasts_beside(name).into_iter().filter_map(find).collect());
        }
        let closed = [
            (disputed::bari_belgrade::NONE, "bari", "belgrade"),
            (
                disputed::chester_portsmouth::NONE,
                "chester-south",
                "portsmouth-north",
            ),
        ];
        for (reading, one, other) in closed {
            if rulebook.reads(reading)
                && let (Some(one), Some(other)) = (find(one), find(other))
            {
                beside[one].remove(other);
                beside[other].remove(one);
            }
        }
        for fact in facts {
            if let BoardFact::Borders(one, other) = *fact {
                let of = |id| provinces.iter().position(|province| *province == id);
                if let (Some(one), Some(other)) = (of(one), of(other)) {
                    beside[one].insert(other);
                    beside[other].insert(one);
                }
            }
        }
        let mut across = vec![Coasts::default(); names.len()];
        for (water, printed) in catalog
            .waters
            .iter()
            .enumerate()
            .filter(|(_, water)| !water.ocean)
        {
            let mut coasts: Vec<&str> = printed.coasts.iter().map(AsRef::as_ref).collect();
            for (province, sea, opened) in sea_changes(catalog, changes) {
                change(&mut coasts, (province, opened), sea == printed.id);
            }
            let disputed_coasts = [
                (
                    disputed::gallipoli_black_sea::NOT,
                    "gallipoli",
                    "black-sea",
                    false,
                ),
                (
                    disputed::durazzo_adriatic::TOUCHES,
                    "durazzo",
                    "adriatic-sea",
                    true,
                ),
            ];
            for (reading, coast, sea, opened) in disputed_coasts {
                change(
                    &mut coasts,
                    (coast, opened),
                    sea == printed.id && rulebook.reads(reading),
                );
            }
            for fact in facts {
                if let BoardFact::Touches(province, touched) = *fact
                    && usize::from(touched) == water
                    && let Some(printed) = catalog.provinces.get(province.index())
                {
                    change(&mut coasts, (printed.id.as_ref(), true), true);
                }
            }
            let coasts: Coasts = coasts.into_iter().filter_map(find).collect();
            for one in coasts.iter() {
                across[one].add(coasts.without(std::iter::once(one).collect()));
            }
        }
        Self {
            provinces,
            beside,
            across,
        }
    }

    /// The provinces within 1 to 8 steps of a coast, the province of the coast itself left out.
    fn reached(&self, start: usize, seas: Seas) -> [ProvinceSet; MOST_STEPS] {
        // A coast counts twice: with its sea still to cross, and behind it.
        let mut seen = [Coasts::default(); 2];
        let mut to_enter = [[Coasts::default(); 2]; MOST_STEPS + 1];
        to_enter[0][0].insert(start);
        let mut reached = [ProvinceSet::EMPTY; MOST_STEPS];
        let mut all = ProvinceSet::EMPTY;
        for steps in 0..=MOST_STEPS {
            for (crossed, seen) in seen.iter_mut().enumerate() {
                let entered = to_enter[steps][crossed].without(*seen);
                seen.add(entered);
                let may_cross = seas == Seas::Any || seas == Seas::One && crossed == 0;
                for coast in entered.iter() {
                    all.insert(self.provinces[coast]);
                    if let Some(next) = to_enter.get_mut(steps + 1) {
                        next[crossed].add(self.beside[coast]);
                    }
                    // The sea is one step, and the coast behind it another.
                    if let Some(next) = to_enter.get_mut(steps + 2).filter(|_| may_cross) {
                        next[usize::from(seas == Seas::One)].add(self.across[coast]);
                    }
                }
            }
            if let Some(at) = steps.checked_sub(1) {
                reached[at] = all;
            }
        }
        let own = ProvinceSet::of(self.provinces[start]);
        reached.map(|within| within.without(own))
    }
}

/// From where each province is reached, of where each province reaches.
fn turned_round(reached: &[[ProvinceSet; MOST_STEPS]]) -> Vec<[ProvinceSet; MOST_STEPS]> {
    let mut turned = vec![[ProvinceSet::EMPTY; MOST_STEPS]; reached.len()];
    for (from, rings) in (0..).map(ProvinceId).zip(reached) {
        let mut nearer = ProvinceSet::EMPTY;
        for (at, ring) in rings.iter().enumerate() {
            for to in ring.without(nearer).iter() {
                for within in &mut turned[to.index()][at..] {
                    within.insert(from);
                }
            }
            nearer = *ring;
        }
    }
    turned
}

/// Adds a coast to a water, or takes it away, if the change is in force.
fn change<'a>(coasts: &mut Vec<&'a str>, (coast, opened): (&'a str, bool), in_force: bool) {
    if !in_force {
        return;
    }
    coasts.retain(|known| *known != coast);
    if opened {
        coasts.push(coast);
    }
}
