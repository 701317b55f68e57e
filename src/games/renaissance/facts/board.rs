//! The figures of provinces, powers, areas and waters.

use super::{entries_or_none, some_entries, texts};
use crate::core::{EntryKey, Fact, FactValue, Kind};
use crate::games::entry_data::{entries, said};
use crate::games::renaissance::catalog::{
    Area, Catalog, Map, MapChange, Power, Province, ProvinceType, Side, Water, Way,
};
use crate::games::renaissance::kinds;
use crate::message::Message;

impl Catalog {
    pub(super) fn province_facts(&self, province: &Province) -> Vec<Fact> {
        let sort = match province.sort {
            ProvinceType::Market => "market-province",
            ProvinceType::Capital => "capital",
            ProvinceType::Satellite => "satellite",
            ProvinceType::Overseas => "overseas-box",
        };
        let mut facts = vec![
            Fact::new("fact-area", entries(kinds::AREA, [province.area.as_ref()])),
            Fact::new("fact-type", entries(Kind::TERM, [sort])),
            Fact::new("fact-market", FactValue::Number(province.market)),
            entries_or_none("fact-commodity", kinds::COMMODITY, texts(&province.commodities)),
        ];
        let powers = self.powers.iter().filter(|power| power.capital == province.id);
        facts.extend(some_entries(
            "fact-power",
            kinds::POWER,
            powers.map(|power| power.id.as_ref()),
        ));
        if let Some(area) = self.area(&province.area) {
            facts.push(players_fact(area.players));
            facts.extend(some_entries("fact-needs", kinds::ADVANCE, texts(&area.needs)));
            facts.extend(some_entries(
                "fact-needs-one-of",
                kinds::ADVANCE,
                texts(&province.needs),
            ));
        }
        if province.sort != ProvinceType::Overseas {
            facts.extend(self.neighbours_of(province));
        }
        let supporting = self
            .provinces
            .iter()
            .filter(|other| other.supports.contains(&province.id));
        facts.extend(some_entries(
            "fact-supports",
            kinds::PROVINCE,
            texts(&province.supports),
        ));
        let supporting = supporting.map(|other| other.id.as_ref());
        facts.extend(some_entries("fact-supported-by", kinds::PROVINCE, supporting));
        facts.extend(self.changes_of(province));
        facts
    }

    /// What a province touches by land, across coastal waters and by sea.
    fn neighbours_of(&self, province: &Province) -> Vec<Fact> {
        let mut facts = vec![entries_or_none(
            "fact-land",
            kinds::PROVINCE,
            texts(&province.land),
        )];
        if !province.coastal {
            facts.push(Fact::new("fact-coast", said("value-inland")));
            return facts;
        }
        let sides: Vec<_> = self
            .coasts
            .iter()
            .filter(|coast| coast.province == province.id)
            .collect();
        if sides.is_empty() {
            facts.push(entries_or_none(
                "fact-coast",
                kinds::PROVINCE,
                texts(&province.coast),
            ));
        }
        for side in &sides {
            let label = match side.side {
                Side::North => "fact-coast-north",
                Side::East => "fact-coast-east",
                Side::South => "fact-coast-south",
                Side::West => "fact-coast-west",
            };
            let borders = side.borders.iter().map(|coast| self.province_of_coast(coast));
            facts.push(Fact::new(label, entries(kinds::PROVINCE, borders)));
            let touching = self.waters.iter().filter(|water| water.coasts.contains(&side.id));
            let label = match side.side {
                Side::North => "fact-sea-north",
                Side::East => "fact-sea-east",
                Side::South => "fact-sea-south",
                Side::West => "fact-sea-west",
            };
            facts.push(entries_or_none(
                label,
                kinds::WATER,
                touching.map(|water| water.id.as_ref()),
            ));
        }
        if sides.is_empty() {
            facts.push(entries_or_none("fact-sea", kinds::WATER, texts(&province.seas)));
        }
        facts
    }

    /// What the revised map changes about a province.
    fn changes_of(&self, province: &Province) -> Vec<Fact> {
        let mut values = Vec::new();
        values.extend(province.only_on.map(|map| match map {
            Map::Original => said("value-only-original"),
            Map::Revised => said("value-only-revised"),
        }));
        let change = |change: &MapChange| {
            let [one, other] = change.between.as_ref() else {
                return None;
            };
            let other = match change.by {
                Way::Land if *other == province.id => one,
                _ if *one == province.id => other,
                _ => return None,
            };
            let (id, kind) = match (change.by, change.opened) {
                (Way::Land, true) => ("value-land-opened", kinds::PROVINCE),
                (Way::Land, false) => ("value-land-closed", kinds::PROVINCE),
                (Way::Sea, true) => ("value-sea-opened", kinds::WATER),
                (Way::Sea, false) => ("value-sea-closed", kinds::WATER),
            };
            let thing = EntryKey::new(kind, other.as_ref()).message_id();
            Some(FactValue::Said(Message::new(id).with("thing", thing)))
        };
        values.extend(self.map_changes.iter().filter_map(change));
        let added = self
            .provinces
            .iter()
            .filter(|other| !other.is_original() && other.land.contains(&province.id));
        values.extend(added.map(|other| {
            let thing = EntryKey::new(kinds::PROVINCE, other.id.as_ref()).message_id();
            FactValue::Said(Message::new("value-land-opened").with("thing", thing))
        }));
        let fact = |value| Fact::new("fact-revised-map", value);
        values.into_iter().map(fact).collect()
    }

    pub(super) fn area_facts(&self, area: &Area) -> Vec<Fact> {
        let members = |is_original: bool| {
            let members = self.provinces.iter().filter(|province| province.area == area.id);
            let members = members.filter(move |province| province.is_original() == is_original);
            members.map(|province| province.id.as_ref())
        };
        let mut facts = vec![
            players_fact(area.players),
            Fact::new("fact-count", FactValue::Number(area.provinces)),
            entries_or_none("fact-provinces", kinds::PROVINCE, members(true)),
        ];
        facts.extend(some_entries(
            "fact-on-revised-map",
            kinds::PROVINCE,
            members(false),
        ));
        let powers = self.powers.iter().filter(|power| power.home_area == area.id);
        facts.extend(some_entries(
            "fact-home-of",
            kinds::POWER,
            powers.map(|power| power.id.as_ref()),
        ));
        facts.extend(some_entries("fact-needs", kinds::ADVANCE, texts(&area.needs)));
        facts.push(Fact::new(
            "fact-commodities-each",
            FactValue::Number(area.commodities),
        ));
        facts
    }

    pub(super) fn water_facts(&self, water: &Water) -> Vec<Fact> {
        let sort = if water.ocean { "ocean" } else { "sea" };
        let is_whole = |coast: &&str| self.province_of_coast(coast) == *coast;
        let whole = texts(&water.coasts).filter(is_whole);
        let mut facts = vec![
            Fact::new("fact-type", entries(Kind::TERM, [sort])),
            entries_or_none("fact-touches", kinds::PROVINCE, whole),
        ];
        for coast in self
            .coasts
            .iter()
            .filter(|coast| water.coasts.contains(&coast.id))
        {
            let side = match coast.side {
                Side::North => "north",
                Side::East => "east",
                Side::South => "south",
                Side::West => "west",
            };
            let thing = EntryKey::new(kinds::PROVINCE, coast.province.as_ref()).message_id();
            let message = Message::new("value-one-coast")
                .with("thing", thing)
                .with("side", side);
            facts.push(Fact::new("fact-touches", FactValue::Said(message)));
        }
        let changes = self.map_changes.iter().filter(|change| change.by == Way::Sea);
        for change in changes {
            let [province, of_change] = change.between.as_ref() else {
                continue;
            };
            if *of_change != water.id {
                continue;
            }
            let id = if change.opened {
                "value-coast-joins"
            } else {
                "value-coast-leaves"
            };
            let thing = EntryKey::new(kinds::PROVINCE, province.as_ref()).message_id();
            let message = Message::new(id).with("thing", thing);
            facts.push(Fact::new("fact-revised-map", FactValue::Said(message)));
        }
        facts
    }
}

pub(super) fn power_facts(power: &Power) -> Vec<Fact> {
    vec![
        Fact::new("fact-capital", entries(kinds::PROVINCE, [power.capital.as_ref()])),
        Fact::new("fact-home-area", entries(kinds::AREA, [power.home_area.as_ref()])),
        players_fact(power.players),
    ]
}

fn players_fact(players: u16) -> Fact {
    let message = Message::new("value-from-players").with("count", players);
    Fact::new("fact-players", FactValue::Said(message))
}
