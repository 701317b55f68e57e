//! How often each thing and each rule of a game occurs in games that are played for it.

use std::collections::BTreeMap;

use crate::core::engine::{Game, Moments, rules_looking_at};
use crate::core::{Check, EntryKey, GameCatalog, Kind, Registry};

/// How often each thing and each rule of a game occurred in simulated games.
#[derive(Debug, Clone, Default)]
pub struct Occurrences {
    /// How many games were played.
    pub games: usize,
    /// What may happen, by the ends of its messages `exercise-…`.
    pub events: BTreeMap<&'static str, u64>,
    /// The kinds of things, in the order in which they are shown.
    pub kinds: &'static [Kind],
    /// The things.
    pub things: BTreeMap<EntryKey, u64>,
    /// The rules that a record shows, by their numbers.
    pub rules: BTreeMap<String, u64>,
}

impl Occurrences {
    /// Everything that can occur, none of it seen yet.
    pub(super) fn new(
        catalog: &impl GameCatalog,
        kinds: &'static [Kind],
        events: impl IntoIterator<Item = &'static str>,
    ) -> Self {
        let things = kinds.iter().flat_map(|kind| {
            let ids = catalog.ids_of(*kind).into_iter();
            ids.map(|id| (EntryKey::new(*kind, id), 0))
        });
        let rules = catalog.registry().rules.iter();
        let shown = rules.filter(|rule| rule.check != Check::Unchecked);
        Self {
            games: 0,
            events: events.into_iter().map(|event| (event, 0)).collect(),
            kinds,
            things: things.collect(),
            rules: shown.map(|rule| (rule.id.to_string(), 0)).collect(),
        }
    }

    /// Something happens.
    pub(super) fn event(&mut self, event: &'static str) {
        count(self.events.get_mut(event));
    }

    /// Something happens, if it does.
    pub(super) fn event_if(&mut self, event: &'static str, occurs: bool) {
        if occurs {
            self.event(event);
        }
    }

    /// A rule decides something.
    pub(super) fn rule(&mut self, rule: &str) {
        count(self.rules.get_mut(rule));
    }

    /// A rule decides something, if it does.
    pub(super) fn rule_if(&mut self, rule: &str, applies: bool) {
        if applies {
            self.rule(rule);
        }
    }

    /// A thing occurs.
    pub(super) fn thing(&mut self, kind: Kind, id: &str) {
        count(self.things.get_mut(&EntryKey::new(kind, id)));
    }

    /// The rules whose findings are looked for at such a moment, as far as they count there.
    pub(super) fn rules_met<G: Game>(
        &mut self,
        registry: &Registry,
        sort: Moments,
        counts: impl Fn(&str) -> bool,
    ) {
        for met in rules_looking_at::<G>(sort) {
            let cited = registry.breach(met).into_iter();
            let rules = cited.flat_map(|breach| breach.rules.iter());
            for rule in rules.filter(|rule| counts(rule)) {
                self.rule(rule);
            }
        }
    }
}

fn count(times: Option<&mut u64>) {
    if let Some(times) = times {
        *times += 1;
    }
}
