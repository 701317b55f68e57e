//! The figures shown beside an entry's text, the rules it cites, and its data as JSON.

use super::catalog::{Catalog, Counted, Effect, Fill, PiecePlace, Timing};
use crate::core::{EntryKey, Fact, FactValue, Kind};
use crate::games::discovery::kinds;
use crate::games::entry_data::{cited, found, said, shared_json, with_rules_of_kind};
use crate::message::Message;

impl Catalog {
    /// The facts of an entry, in the order in which they are shown.
    pub(super) fn facts_of(&self, kind: Kind, id: &str) -> Vec<Fact> {
        match kind {
            kinds::BUILDING => self.building_facts(id),
            kinds::PIECE => self.piece_facts(id),
            kinds::GOOD => self.good_facts(id),
            kinds::REGION => self.region_facts(id),
            kinds::CARD | kinds::TOKEN => self.discovery_facts(kind, id),
            kinds::BOX => self.box_facts(id),
            kinds::PHASE => self.phase_facts(id),
            kinds::AGE => self.age_facts(id),
            kinds::COLOUR | kinds::NATION => self.colour_facts(kind, id),
            _ => Vec::new(),
        }
    }

    /// Whether no source confirms that fact of the region.
    pub fn region_assumes(&self, id: &str, fact: &str) -> bool {
        let region = self.regions.iter().find(|region| region.id == id);
        region.is_some_and(|region| region.assumed.iter().any(|assumed| assumed == fact))
    }

    /// The rules an entry cites: its own first, then those of its kind.
    pub(super) fn rules_cited_by(&self, kind: Kind, id: &str) -> Vec<String> {
        let own: Vec<&str> = match kind {
            kinds::BUILDING => {
                let building = self.building(id);
                let own = building.map(|item| item.rule.as_ref());
                own.into_iter()
                    .chain(building.and_then(|item| timing_rule(item.timing)))
                    .collect()
            }
            kinds::REGION => cited(&self.regions, |item| (item.id == id).then_some(&item.rules)),
            kinds::PIECE => cited(&self.pieces, |item| (item.id == id).then_some(&item.rules)),
            kinds::BOX => cited(&self.boxes, |item| (item.id == id).then_some(&item.rules)),
            Kind::TERM => cited(&self.terms, |item| (item.id == id).then_some(&item.rules)),
            kinds::PHASE => cited(&self.phases, |item| (item.id == id).then_some(&item.rules)),
            _ => self.registry.rules_cited_by(kind, id),
        };
        with_rules_of_kind(own, &self.kind_rules, kind)
    }

    /// The typed data of an entry as JSON.
    pub(super) fn json_of(&self, kind: Kind, id: &str) -> serde_json::Value {
        match kind {
            kinds::BUILDING => found(&self.buildings, |item| item.id == id),
            kinds::PIECE => found(&self.pieces, |item| item.id == id),
            kinds::GOOD => found(&self.goods, |item| item.id == id),
            kinds::REGION => self.region_json(id),
            kinds::CARD => found(&self.cards, |item| item.id == id),
            kinds::TOKEN => found(&self.tokens, |item| item.id == id),
            kinds::BOX => found(&self.boxes, |item| item.id == id),
            Kind::TERM => found(&self.terms, |item| item.id == id),
            kinds::PHASE => found(&self.phases, |item| item.id == id),
            kinds::AGE => found(&self.ages, |item| item.id == id),
            kinds::COLOUR => found(&self.colours, |item| item.id == id),
            kinds::NATION => found(&self.colours, |item| item.nation == id),
            _ => shared_json(&self.registry, kind, id),
        }
    }

    /// The neighbours of a region, each with whether the border is assumed.
    pub fn neighbours(&self, id: &str) -> Vec<(&str, bool)> {
        let mut neighbours = Vec::new();
        for border in self.borders.iter() {
            if let [one, other] = border.between.as_ref() {
                if one == id {
                    neighbours.push((other.as_ref(), border.assumed));
                } else if other == id {
                    neighbours.push((one.as_ref(), border.assumed));
                }
            }
        }
        neighbours
    }

    fn region_json(&self, id: &str) -> serde_json::Value {
        let Some(region) = self.regions.iter().find(|region| region.id == id) else {
            return serde_json::Value::Null;
        };
        let mut value = serde_json::to_value(region).unwrap_or_default();
        let neighbours = self
            .neighbours(id)
            .into_iter()
            .map(|(neighbour, assumed)| serde_json::json!({ "region": neighbour, "assumed": assumed }));
        value["neighbours"] = neighbours.collect();
        value
    }

    fn building_facts(&self, id: &str) -> Vec<Fact> {
        let Some(building) = self.building(id) else {
            return Vec::new();
        };
        let mut facts = vec![
            Fact::new("fact-age", entry(kinds::AGE, &building.age.to_string())),
            Fact::new(
                "fact-price",
                FactValue::Money(self.price(building.age).unwrap_or_default()),
            ),
            Fact::new("fact-timing", said(timing_message(building.timing))),
        ];
        facts.push(Fact::new(
            "fact-effect",
            FactValue::Said(effect_message(&building.effect)),
        ));
        let points = match building.effect {
            Effect::Points { .. } => said("value-points-vary"),
            _ => FactValue::Number(building.points),
        };
        facts.push(Fact::new("fact-points", points));
        facts.push(Fact::new("fact-tiles", FactValue::Number(building.count)));
        facts
    }

    fn piece_facts(&self, id: &str) -> Vec<Fact> {
        let piece = self.pieces.iter().find(|piece| piece.id == id);
        piece.map_or_else(Vec::new, |piece| {
            vec![
                Fact::new("fact-of-a-colour", FactValue::Number(piece.count)),
                Fact::new("fact-shipping", FactValue::Number(piece.shipping)),
                Fact::new("fact-expedition", FactValue::Number(piece.expedition)),
            ]
        })
    }

    fn good_facts(&self, id: &str) -> Vec<Fact> {
        let good = self.goods.iter().find(|good| good.id == id);
        let mut facts = Vec::new();
        if let Some(good) = good {
            facts.push(Fact::new("fact-tokens", FactValue::Number(good.count)));
        }
        let region = self.regions.iter().find(|region| region.good == id);
        let (value, assumed) = match region {
            Some(region) => (
                entry(kinds::REGION, &region.id),
                self.region_assumes(&region.id, "good"),
            ),
            None => (said("value-no-region"), true),
        };
        facts.push(Fact::new("fact-region", value).assumed_if(assumed));
        facts
    }

    fn region_facts(&self, id: &str) -> Vec<Fact> {
        let Some(region) = self.regions.iter().find(|region| region.id == id) else {
            return Vec::new();
        };
        let good = entry(kinds::GOOD, &region.good);
        let start = if region.discovered {
            "value-open"
        } else {
            "value-token"
        };
        let mut facts = vec![
            Fact::new("fact-good", good).assumed_if(self.region_assumes(id, "good")),
            Fact::new("fact-start", said(start)),
        ];
        if self.region_assumes(id, "name") {
            let name = Fact::new("fact-name", entry(kinds::REGION, id));
            facts.insert(0, name.assumed_if(true));
        }
        let neighbours = self.neighbours(id);
        for assumed in [false, true] {
            let keys: Vec<EntryKey> = neighbours
                .iter()
                .filter(|(_, of_border)| *of_border == assumed)
                .map(|(neighbour, _)| EntryKey::new(kinds::REGION, *neighbour))
                .collect();
            if !keys.is_empty() {
                facts.push(Fact::new("fact-neighbours", FactValue::Entries(keys)).assumed_if(assumed));
            }
        }
        facts
    }

    fn discovery_facts(&self, kind: Kind, id: &str) -> Vec<Fact> {
        let figures = if kind == kinds::TOKEN {
            let token = self.tokens.iter().find(|token| token.id == id);
            token.map(|token| (token.coins, token.plunder, token.natives, token.points))
        } else {
            let card = self.cards.iter().find(|card| card.id == id);
            card.map(|card| (card.coins, card.plunder, card.natives, card.points))
        };
        figures.map_or_else(Vec::new, |(coins, plunder, natives, points)| {
            vec![
                Fact::new("fact-coins", FactValue::Money(coins)),
                Fact::new("fact-plunder", FactValue::Money(plunder)),
                Fact::new("fact-natives", FactValue::Number(natives)),
                Fact::new("fact-points", FactValue::Number(points)),
            ]
        })
    }

    fn box_facts(&self, id: &str) -> Vec<Fact> {
        let Some(item) = self.boxes.iter().find(|item| item.id == id) else {
            return Vec::new();
        };
        let fill = match item.fill {
            Fill::Markers => "value-markers",
            Fill::LeftToRight => "value-left-to-right",
            Fill::Anywhere => "value-anywhere",
            Fill::Choose => "value-choose",
        };
        let assumed = item.assumed.iter().any(|fact| fact == "spaces");
        let spaces = item.spaces.map_or(said("value-no-limit"), FactValue::Number);
        let mut facts = vec![
            Fact::new("fact-spaces", spaces).assumed_if(assumed),
            Fact::new("fact-fill", said(fill)),
        ];
        if !item.extra.is_empty() {
            facts.push(Fact::new(
                "fact-extra-spaces",
                FactValue::Literal(item.extra.join(", ")),
            ));
        }
        if let Some(limit) = item.limit {
            facts.push(Fact::new("fact-limit", FactValue::Number(limit)));
        }
        facts
    }

    fn phase_facts(&self, id: &str) -> Vec<Fact> {
        let phase = self.phases.iter().find(|phase| phase.id == id);
        let said = |letter: String| FactValue::Said(Message::new("phase-letter").with("letter", letter));
        let letter = phase.map(|phase| Fact::new("fact-letter", said(phase.letter.to_string())));
        letter.into_iter().collect()
    }

    fn age_facts(&self, id: &str) -> Vec<Fact> {
        let Some(age) = self.ages.iter().find(|age| age.id == id) else {
            return Vec::new();
        };
        let turns: Vec<String> = age.turns.iter().map(u16::to_string).collect();
        let of_age = self
            .buildings
            .iter()
            .filter(|building| building.age.to_string() == id);
        vec![
            Fact::new("fact-turns", FactValue::Literal(turns.join(", "))),
            Fact::new("fact-price", FactValue::Money(age.price)),
            Fact::new(
                "fact-tiles",
                FactValue::Number(of_age.map(|building| building.count).sum()),
            ),
        ]
    }

    fn colour_facts(&self, kind: Kind, id: &str) -> Vec<Fact> {
        let pair = self
            .colours
            .iter()
            .find(|pair| pair.id == id || pair.nation == id);
        let fact = pair.map(|pair| {
            if kind == kinds::COLOUR {
                Fact::new("fact-nation", entry(kinds::NATION, &pair.nation))
            } else {
                Fact::new("fact-colour", entry(kinds::COLOUR, &pair.id))
            }
        });
        fact.into_iter().collect()
    }
}

/// The message that says when a building works.
pub fn timing_message(timing: Timing) -> &'static str {
    match timing {
        Timing::AtOnce => "timing-at-once",
        Timing::Benefits => "timing-benefits",
        Timing::Income => "timing-income",
        Timing::AfterIncome => "timing-after-income",
        Timing::Dock => "timing-dock",
        Timing::Battle => "timing-battle",
        Timing::Once => "timing-once",
        Timing::GameEnd => "timing-game-end",
    }
}

/// What a building does, in a few words.
fn effect_message(effect: &Effect) -> Message {
    let counted = |id, amount: u16| Message::new(id).with("count", amount);
    let paid = |id, amount: u16| Message::new(id).with("money", format!("${amount}"));
    match effect {
        Effect::GainPieces { piece, amount, place } => counted("effect-gain-pieces", *amount)
            .with("thing", format!("piece-{piece}"))
            .with("place", place_word(*place)),
        Effect::GainMoney { amount } => paid("effect-gain-money", *amount),
        Effect::FreeDiscovery => Message::new("effect-free-discovery"),
        Effect::CollectPerShip { amount } => paid("effect-collect-per-ship", *amount),
        Effect::MissionaryColonists { amount } => counted("effect-missionary-colonists", *amount),
        Effect::AdvancePiece => Message::new("effect-advance-piece"),
        Effect::DrawGoods { amount } => counted("effect-draw-goods", *amount),
        Effect::MoneyPerGood { good, amount } => {
            paid("effect-money-per-good", *amount).with("thing", format!("good-{good}"))
        }
        Effect::MoveSoldier { amount } => counted("effect-move-soldier", *amount),
        Effect::Defend { amount } => counted("effect-defend", *amount),
        Effect::Points { amount, per, counted } => Message::new("effect-points")
            .with("amount", *amount)
            .with("per", *per)
            .with("money", format!("${per}"))
            .with("counted", counted_word(*counted)),
        Effect::MoveColonists { amount } => counted("effect-move-colonists", *amount),
    }
}

fn counted_word(counted: Counted) -> &'static str {
    match counted {
        Counted::Goods => "goods",
        Counted::Pieces => "pieces",
        Counted::Ships => "ships",
        Counted::Soldiers => "soldiers",
        Counted::Buildings => "buildings",
        Counted::Regions => "regions",
        Counted::Dollars => "dollars",
    }
}

fn place_word(place: PiecePlace) -> &'static str {
    match place {
        PiecePlace::Hand => "hand",
        PiecePlace::DockX => "dock-x",
        PiecePlace::DockY => "dock-y",
        PiecePlace::DiscoveryBox => "discovery-box",
        PiecePlace::OwnRegion => "own-region",
    }
}

/// The general rule about buildings that work at this time.
fn timing_rule(timing: Timing) -> Option<&'static str> {
    match timing {
        Timing::AtOnce => Some("R-064"),
        Timing::Benefits => Some("R-107"),
        Timing::Income => Some("R-098"),
        Timing::Dock => Some("R-052"),
        Timing::Battle => Some("R-092"),
        Timing::GameEnd => Some("R-138"),
        Timing::AfterIncome | Timing::Once => None,
    }
}

fn entry(kind: Kind, id: &str) -> FactValue {
    FactValue::Entries(vec![EntryKey::new(kind, id)])
}
