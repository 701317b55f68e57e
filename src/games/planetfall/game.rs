//! Planetfall as the modules above see it.

use std::sync::Arc;

use super::state::Rulebook;
use super::{Planetfall, deck, kinds};
use crate::core::engine::{breaches_of, say_something};
use crate::core::{
    Declared, EntryKey, Fact, GameCatalog, Kind, KindInfo, Statements, TemplateLine, Want, WordPlace,
};
use crate::games::{BoardGame, OwnFileInfo};

impl BoardGame for Planetfall {
    fn id(&self) -> &'static str {
        "planetfall"
    }

    fn catalog(&self) -> &dyn GameCatalog {
        &**self
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

    fn kind_of_term(&self, term: &str) -> Option<Kind> {
        match term {
            "statistic" => Some(kinds::STATISTIC),
            "planet-card" => Some(kinds::CARD),
            "commander" => Some(kinds::COMMANDER),
            "faction" => Some(kinds::FACTION),
            "operation-space" => Some(kinds::OPERATION),
            "phase" => Some(kinds::PHASE),
            _ => None,
        }
    }

    fn wants(&self, place: &WordPlace) -> Vec<Want> {
        super::record::wants(place)
    }

    fn is_numbered(&self, key: &EntryKey) -> bool {
        key.kind == Kind::WORD && matches!(key.id.as_str(), "operations" | "goal" | "level")
    }

    fn is_free(&self, key: &EntryKey) -> bool {
        key.kind == Kind::WORD && key.id == "gather"
    }

    fn takes_number(&self, key: &EntryKey) -> bool {
        key.kind == kinds::STATISTIC || key.kind == Kind::WORD
    }

    fn which_say_something(&self, statements: &Statements) -> Vec<bool> {
        say_something(&Rulebook::new(self, statements), statements)
    }

    fn template(&self) -> &'static [TemplateLine] {
        TEMPLATE
    }

    fn headings_of_players(&self) -> Vec<EntryKey> {
        super::record::headings_of_players()
    }

    fn own_file(&self) -> Option<OwnFileInfo> {
        Some(OwnFileInfo {
            word: "deck",
            builtin: &deck::BUILTIN,
        })
    }

    fn declared(&self) -> Arc<[Arc<Declared>]> {
        Arc::clone(self.known().names().declared())
    }

    fn turn_word(&self) -> &'static str {
        "round"
    }

    fn breaches(&self) -> Vec<&'static str> {
        breaches_of::<Rulebook>()
    }

    fn number_of_part(&self, part: &str) -> Option<String> {
        let phase = self.phases.iter().find(|phase| phase.id == part)?;
        Some(phase.number.to_string())
    }
}

/// The setup and round 1, with an example of each kind of line.
const TEMPLATE: &[TemplateLine] = {
    use TemplateLine::{Blank, Example, Heading, Hint};
    &[
        Heading(Kind::WORD, "setup", None),
        Hint("new-hint-examples"),
        Hint("new-hint-setup"),
        Example("{0}: captain puddle a; {1}: aunt marigold b"),
        Example("goal: tidy garden"),
        Example("order: {0}, {1}"),
        Blank,
        Heading(Kind::WORD, "round", Some(1)),
        Heading(kinds::PHASE, "discovery", None),
        Hint("new-hint-discovery"),
        Example("level 1: compost heap, angry geese, old windmill"),
        Example("level 2: curious goat, longer ladder"),
        Example("level 3: sleepy badger"),
        Heading(kinds::PHASE, "exploration-1", None),
        Hint("new-hint-exploration"),
        Example("{0}: angry geese; {1}: operations 2"),
        Heading(Kind::WORD, "resolution", None),
        Hint("new-hint-resolution"),
        Example("{0}: angry geese > defeat = -3 strength, 2 empire, 2 energy"),
        Example("{1}: operations 2 > 1 empire, 3 strength, 1 experience"),
        Heading(kinds::PHASE, "exploration-2", None),
        Example("{1}: compost heap; {0}: longer ladder"),
        Heading(Kind::WORD, "resolution", None),
        Example("{0}: longer ladder > study = -3 energy, 3 empire"),
        Example("{1}: compost heap > annex"),
        Heading(Kind::WORD, "tally", None),
        Hint("new-hint-tally"),
        Example("{0}: 5 empire, 2 strength, 4 energy, 1 experience"),
    ]
};
