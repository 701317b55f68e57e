//! Age of Renaissance as the modules above see it.

use super::catalog::Catalog;
use super::kinds;
use super::state::Rulebook;
use crate::core::engine::{breaches_of, say_something};
use crate::core::{
    EntryKey, Fact, GameCatalog, Kind, KindInfo, Statements, TemplateLine, Unit, Want, WordPlace,
};
use crate::data::Text;
use crate::games::BoardGame;

impl BoardGame for Catalog {
    fn id(&self) -> &'static str {
        "renaissance"
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
        match key.kind {
            kinds::ADVANCE => {
                let advance = self.advance(&key.id).into_iter();
                let category =
                    advance.map(|advance| EntryKey::new(kinds::CATEGORY, advance.category.as_ref()));
                category.collect()
            }
            kinds::PROVINCE => {
                let province = self.province(&key.id).into_iter();
                let area = province.map(|province| EntryKey::new(kinds::AREA, province.area.as_ref()));
                area.collect()
            }
            kinds::CARD => {
                let copies = self.card(&key.id).into_iter().flat_map(|card| card.copies.iter());
                let with_copies = self.epochs.iter().zip(copies).filter(|(_, copies)| **copies > 0);
                let epoch = with_copies.map(|(epoch, _)| EntryKey::new(kinds::EPOCH, epoch.id.as_ref()));
                epoch.collect()
            }
            _ => Vec::new(),
        }
    }

    fn absent_names(&self) -> &[Text] {
        &self.absent
    }

    fn kind_of_term(&self, term: &str) -> Option<Kind> {
        match term {
            "advance" => Some(kinds::ADVANCE),
            "commodity" => Some(kinds::COMMODITY),
            "card" => Some(kinds::CARD),
            "province" => Some(kinds::PROVINCE),
            "power" => Some(kinds::POWER),
            "area" => Some(kinds::AREA),
            "water" | "sea" => Some(kinds::WATER),
            "category" => Some(kinds::CATEGORY),
            "phase" => Some(kinds::PHASE),
            "step" => Some(kinds::STEP),
            "ship" => Some(kinds::SHIP),
            "piece" => Some(kinds::PIECE),
            "variant" => Some(kinds::VARIANT),
            "edition" => Some(kinds::EDITION),
            "epoch" => Some(kinds::EPOCH),
            _ => None,
        }
    }

    fn wants(&self, place: &WordPlace) -> Vec<Want> {
        super::record::wants(place)
    }

    fn unit(&self, key: &EntryKey) -> Option<Unit> {
        match (key.kind, key.id.as_str()) {
            (Kind::TERM, "dollar") => Some(Unit::Money),
            (Kind::WORD, "score") => Some(Unit::Unsaid),
            _ => None,
        }
    }

    fn has_pairs_of_dice(&self) -> bool {
        true
    }

    fn is_numbered(&self, key: &EntryKey) -> bool {
        key.kind == Kind::WORD && key.id == "area"
    }

    fn takes_number(&self, key: &EntryKey) -> bool {
        key.kind == kinds::SHIP || (key.kind == Kind::WORD && key.id != "card")
    }

    fn which_say_something(&self, statements: &Statements) -> Vec<bool> {
        say_something(&Rulebook::new(self), statements)
    }

    fn headings_of_players(&self) -> Vec<EntryKey> {
        super::record::headings_of_players()
    }

    fn breaches(&self) -> Vec<&'static str> {
        breaches_of::<Rulebook>()
    }

    fn number_of_part(&self, part: &str) -> Option<String> {
        if let Some(step) = self.steps.iter().find(|step| step.id == part) {
            return Some(step.letter.to_string());
        }
        let phase = self.phases.iter().find(|phase| phase.id == part)?;
        Some(phase.number?.to_string())
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
        Hint("new-hint-examples"),
        Heading(kinds::PHASE, "capital-selection", None),
        Hint("new-hint-bids"),
        Example("{0}: $2; {1}: $2"),
        Example("{0}: roll = [5]; {1}: roll = [3]"),
        Heading(kinds::PHASE, "order", None),
        Hint("new-hint-order"),
        Example("{0}: 14; {1}: 12"),
        Blank,
        Heading(Kind::WORD, "turn", Some(1)),
        Heading(kinds::PHASE, "draw", None),
        Hint("new-hint-draw"),
        Heading(kinds::PHASE, "play", None),
        Hint("new-hint-cards"),
        Example("{0}: st. benedict; {0}: stone"),
        Example("{1}: alchemist's gold > {0} = $12"),
        Example("{0}: war > {1} = [4 2]"),
        Example("{1}: cede > seville, lisbon"),
        Heading(kinds::PHASE, "purchase", None),
        Hint("new-hint-purchases"),
        Example("{0}: ship, patronage, written record, stability, relief 2"),
        Heading(kinds::PHASE, "expansion", None),
        Hint("new-hint-expansion"),
        Example("{0}: milan, florence; 2 > belgrade"),
        Example("{1}: fez = [4 1 6]; {1}: card"),
        Heading(kinds::PHASE, "income", None),
        Hint("new-hint-income"),
        Example("{0}: $24; {1}: $30"),
        Example("market: [4 4 3], [2 3 3]"),
        Heading(kinds::PHASE, "order", None),
        Example("{0}: 12; {1}: -1"),
    ]
};
