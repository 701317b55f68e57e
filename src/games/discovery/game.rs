//! Age of Discovery as the modules above see it.

use super::catalog::Catalog;
use super::kinds;
use super::state::Rulebook;
use crate::core::engine::{breaches_of, say_something};
use crate::core::{
    EntryKey, Fact, GameCatalog, Kind, KindInfo, Readings, Statements, TemplateLine, Unit, Want, WordPlace,
};
use crate::games::BoardGame;

impl BoardGame for Catalog {
    fn id(&self) -> &'static str {
        "discovery"
    }

    fn catalog(&self) -> &dyn GameCatalog {
        self
    }

    fn own_kinds(&self) -> &'static [KindInfo] {
        &kinds::KINDS
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

    fn takes_number(&self, key: &EntryKey) -> bool {
        key.kind == kinds::BOX || key.kind == Kind::WORD
    }

    fn which_say_something(&self, statements: &Statements) -> Vec<bool> {
        say_something(&Rulebook::new(self, Readings::default()), statements)
    }

    fn headings_of_players(&self) -> Vec<EntryKey> {
        super::headings_of_players()
    }

    fn breaches(&self) -> Vec<&'static str> {
        breaches_of::<Rulebook>()
    }

    fn number_of_part(&self, part: &str) -> Option<String> {
        let phase = self.phases.iter().find(|phase| phase.id == part)?;
        Some(phase.letter.to_string())
    }

    fn template(&self) -> &'static [TemplateLine] {
        TEMPLATE
    }
}

/// The setup and turn 1, with an example of each kind of line.
const TEMPLATE: &[TemplateLine] = {
    use TemplateLine::{Blank, Example, Heading, Hint};
    &[
        Heading(Kind::WORD, "setup", None),
        Hint("new-hint-setup"),
        Example("order: {1}, {0}"),
        Example("buildings: monastery, settlers, trading post, navigator, conquistador"),
        Example("goods: sugar, sugar, tobacco, rice"),
        Blank,
        Hint("new-hint-examples"),
        Heading(Kind::WORD, "turn", Some(1)),
        Heading(kinds::PHASE, "placement", None),
        Hint("new-hint-placement"),
        Example("{1}: initiative; {0}: dock; {1}: captain > discovery"),
        Heading(kinds::BOX, "dock", None),
        Hint("new-hint-dock"),
        Example("{0}: caribbean"),
        Heading(kinds::BOX, "goods", None),
        Hint("new-hint-goods"),
        Example("{1}: sugar"),
        Heading(kinds::BOX, "buildings", None),
        Hint("new-hint-buildings"),
        Example("{0}: monastery; {1}: pass"),
        Heading(kinds::BOX, "discovery", None),
        Hint("new-hint-discovery"),
        Example("{1}: captain, 2 colonists > new spain = [2 4 3 5]"),
        Heading(kinds::BOX, "specialists", None),
        Hint("new-hint-specialists"),
        Example("{0}: training > soldier"),
        Heading(kinds::BOX, "warfare", None),
        Hint("new-hint-warfare"),
        Example("{0}: battle > {1}, canada"),
        Example("canada: {0} -soldier, {1} -2 colonists"),
        Heading(Kind::WORD, "refill", None),
        Hint("new-hint-refill"),
        Example("buildings: training grounds"),
        Example("goods: rice, fish, gold, fur"),
    ]
};
