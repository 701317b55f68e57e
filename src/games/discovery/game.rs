//! Age of Discovery as the modules above see it.

use std::borrow::Cow;

use super::catalog::Catalog;
use super::kinds;
use super::state::Rulebook;
use crate::core::engine::breaches_of;
use crate::core::{
    EntryKey, Fact, Kind, KindInfo, NameRank, Readings, Registry, Statements, TemplateLine, Unit, Want,
    WordPlace,
};
use crate::games::BoardGame;

impl BoardGame for Catalog {
    fn id(&self) -> &'static str {
        "discovery"
    }

    fn own_kinds(&self) -> &'static [KindInfo] {
        &kinds::KINDS
    }

    fn ids(&self, kind: Kind) -> Vec<Cow<'_, str>> {
        self.ids_of(kind)
    }

    fn registry(&self) -> &Registry {
        &self.registry
    }

    fn facts(&self, key: &EntryKey) -> Vec<Fact> {
        self.facts_of(key.kind, &key.id)
    }

    fn rules_of(&self, key: &EntryKey) -> Vec<String> {
        self.rules_cited_by(key.kind, &key.id)
    }

    fn json(&self, key: &EntryKey) -> serde_json::Value {
        self.json_of(key.kind, &key.id)
    }

    fn groups_of(&self, key: &EntryKey) -> Vec<EntryKey> {
        let building = self.building(&key.id).filter(|_| key.kind == kinds::BUILDING);
        let age = building.map(|building| EntryKey::new(kinds::AGE, building.age.to_string()));
        age.into_iter().collect()
    }

    fn owner_of_rule(&self, rule: &str) -> Option<EntryKey> {
        let building = self.building_of_rule(rule)?;
        Some(EntryKey::new(kinds::BUILDING, building.id.as_ref()))
    }

    fn neutral_names(&self) -> Vec<(EntryKey, NameRank, String)> {
        self.names_of_all_languages()
    }

    fn kind_of_term(&self, term: &str) -> Option<Kind> {
        match term {
            "capital-building" => Some(kinds::BUILDING),
            "piece" => Some(kinds::PIECE),
            "trade-good" => Some(kinds::GOOD),
            "region" => Some(kinds::REGION),
            "discovery-card" => Some(kinds::CARD),
            "discovery-token" => Some(kinds::TOKEN),
            "event-box" => Some(kinds::BOX),
            "phase" => Some(kinds::PHASE),
            "age" => Some(kinds::AGE),
            _ => None,
        }
    }

    fn wants(&self, place: &WordPlace) -> Vec<Want> {
        super::wants(place)
    }

    fn unit(&self, key: &EntryKey) -> Option<Unit> {
        match (key.kind, key.id.as_str()) {
            (Kind::TERM, "dollar") => Some(Unit::Money),
            (Kind::TERM, "victory-point") | (Kind::WORD, "score") => Some(Unit::Unsaid),
            _ => None,
        }
    }

    fn which_say_something(&self, statements: &Statements) -> Vec<bool> {
        let rulebook = Rulebook::new(self, Readings::default());
        let resolved = super::resolve(statements, &rulebook).into_iter();
        resolved
            .map(|resolved| resolved.action.is_some() && resolved.belongs_to.is_none())
            .collect()
    }

    fn headings_of_players(&self) -> Vec<EntryKey> {
        super::headings_of_players()
    }

    fn example(&self, slug: &str) -> Option<(&'static str, &'static str)> {
        super::example(slug)
    }

    fn player_numbers(&self) -> (usize, usize) {
        let numbers = &self.numbers;
        (
            usize::from(numbers.least_players),
            usize::from(numbers.most_players),
        )
    }

    fn breaches(&self) -> Vec<&'static str> {
        breaches_of::<Rulebook>()
    }

    fn number_of_part(&self, part: &str) -> Option<String> {
        let phase = self.phases.iter().find(|phase| phase.id == part)?;
        Some(phase.letter.to_string())
    }

    fn template(&self) -> &'static [TemplateLine] {
        &TEMPLATE
    }
}

/// The setup and the headings of turn 1.
const TEMPLATE: [TemplateLine; 20] = {
    use TemplateLine::{Blank, Heading, Hint};
    [
        Heading(Kind::WORD, "setup", None),
        Hint("new-hint-setup"),
        Blank,
        Heading(Kind::WORD, "turn", Some(1)),
        Heading(kinds::PHASE, "placement", None),
        Hint("new-hint-placement"),
        Heading(kinds::BOX, "dock", None),
        Hint("new-hint-dock"),
        Heading(kinds::BOX, "goods", None),
        Hint("new-hint-goods"),
        Heading(kinds::BOX, "buildings", None),
        Hint("new-hint-buildings"),
        Heading(kinds::BOX, "discovery", None),
        Hint("new-hint-discovery"),
        Heading(kinds::BOX, "specialists", None),
        Hint("new-hint-specialists"),
        Heading(kinds::BOX, "warfare", None),
        Hint("new-hint-warfare"),
        Heading(Kind::WORD, "refill", None),
        Hint("new-hint-refill"),
    ]
};
