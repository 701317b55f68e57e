//! Whether the board fits together: borders that both sides know, arrows that lead somewhere, one web of coasts.

use std::collections::BTreeSet;

use super::check::{contradiction, shown, size, sorted, unfit};
use super::{Catalog, Province, ProvinceType, Way};
use crate::core::Complaints;
use crate::data::Text;
use crate::message::Message;

/// Checks the board.
pub(super) fn check_board(catalog: &Catalog, complaints: &Complaints) {
    check_counts(catalog, complaints);
    for province in catalog.provinces.iter() {
        check_province(catalog, complaints, province);
        check_borders(catalog, complaints, province);
        check_supports(catalog, complaints, province);
    }
    check_powers(catalog, complaints);
    check_coasts(catalog, complaints);
    check_waters(catalog, complaints);
    check_changes(catalog, complaints);
}

fn check_counts(catalog: &Catalog, complaints: &Complaints) {
    let totals = &catalog.totals;
    let original = || catalog.provinces.iter().filter(|province| province.is_original());
    let of = |sort| size(original().filter(|province| province.sort == sort).count());
    let coasts = original().map(|province| catalog.coasts_of(province).len()).sum();
    let seas = catalog.waters.iter().filter(|water| !water.ocean).count();
    complaints.sums(&[
        ("province", size(original().count()), totals.provinces),
        ("province", of(ProvinceType::Market), totals.markets),
        ("province", of(ProvinceType::Capital), totals.capitals),
        ("province", of(ProvinceType::Overseas), totals.overseas),
        ("province", of(ProvinceType::Satellite), totals.satellites),
        ("coast", size(coasts), totals.coasts),
        ("water", size(seas), totals.seas),
    ]);
    for area in catalog.areas.iter() {
        let members = original().filter(|province| province.area == area.id).count();
        contradiction(
            complaints,
            ("area", &area.id, "provinces"),
            area.provinces,
            members,
        );
    }
}

/// What a province of its type has and has not.
fn check_province(catalog: &Catalog, complaints: &Complaints, province: &Province) {
    let place = |key| ("province", province.id.as_ref(), key);
    let is_satellite = province.sort == ProvinceType::Satellite;
    let sort = match province.sort {
        ProvinceType::Market => "market",
        ProvinceType::Capital => "capital",
        ProvinceType::Satellite => "satellite",
        ProvinceType::Overseas => "overseas",
    };
    let area = catalog.area(&province.area);
    let is_overseas = province.sort == ProvinceType::Overseas;
    let has_power = catalog.powers.iter().any(|power| power.capital == province.id);
    let has_water = !province.coast.is_empty() || !province.seas.is_empty();
    for (key, has, may_have) in [
        ("market", province.market == 1, is_satellite),
        ("supports", !province.supports.is_empty(), is_satellite),
        ("type", has_power, province.sort == ProvinceType::Capital),
        ("area", area.is_some_and(|area| area.overseas), is_overseas),
        (
            "coastal",
            province.coastal,
            province.coastal || has_water || is_overseas,
        ),
    ] {
        if has != may_have {
            unfit(complaints, place(key), sort);
        }
    }
    let wanted = match area {
        Some(area) if !is_satellite => area.commodities,
        _ => 0,
    };
    contradiction(
        complaints,
        place("commodities"),
        province.commodities.len(),
        wanted,
    );
}

/// Borders by land and by coastal waters are known on both sides.
fn check_borders(catalog: &Catalog, complaints: &Complaints, province: &Province) {
    for (key, list) in [("land", &province.land), ("coast", &province.coast)] {
        for other in list.iter().filter_map(|id| catalog.province(id)) {
            let others = if key == "land" { &other.land } else { &other.coast };
            // The revised map is told from the side of what it adds.
            let is_known = match (province.is_original(), other.is_original()) {
                (true, true) => others.contains(&province.id) && other.id != province.id,
                (false, true) => !others.contains(&province.id),
                _ => false,
            };
            if !is_known {
                one_way(complaints, ("province", &province.id, key), &other.id);
            }
        }
    }
}

fn one_way(complaints: &Complaints, (table, id, key): (&'static str, &str, &'static str), other: &str) {
    let message = Message::new("data-one-way").with("id", id).with("key", key);
    complaints.of_entry(table, id, message.with("other", other));
}

/// A satellite supports neighbouring markets.
fn check_supports(catalog: &Catalog, complaints: &Complaints, province: &Province) {
    for market in province.supports.iter().filter_map(|id| catalog.province(id)) {
        let is_market = matches!(market.sort, ProvinceType::Market | ProvinceType::Capital);
        let is_neighbour = province.land.contains(&market.id) || province.coast.contains(&market.id);
        if !is_market || !is_neighbour {
            unfit(complaints, ("province", &province.id, "supports"), &market.id);
        }
    }
}

fn check_powers(catalog: &Catalog, complaints: &Complaints) {
    for power in catalog.powers.iter() {
        let capital = catalog.province(&power.capital);
        let area = capital.map_or("", |capital| capital.area.as_ref());
        contradiction(
            complaints,
            ("power", &power.id, "home_area"),
            &power.home_area,
            area,
        );
        let players = catalog.area(area).map_or(0, |area| area.players);
        contradiction(
            complaints,
            ("power", &power.id, "players"),
            power.players,
            players,
        );
    }
}

/// The coasts of provinces with two: together what the province says, and one web with all others.
fn check_coasts(catalog: &Catalog, complaints: &Complaints) {
    for coast in catalog.coasts.iter() {
        let place = |key| ("coast", coast.id.as_ref(), key);
        let sides = catalog
            .coasts
            .iter()
            .filter(|side| side.province == coast.province);
        let sides: Vec<_> = sides.collect();
        let differs = sides.iter().filter(|side| side.side == coast.side).count() == 1;
        if sides.len() != 2 || !differs {
            unfit(complaints, place("province"), &coast.province);
        }
        for other in coast.borders.iter() {
            if !catalog.coasts_beside(other).contains(&coast.id.as_ref()) {
                one_way(complaints, ("coast", &coast.id, "borders"), other);
            }
        }
        let province = catalog.province(&coast.province);
        let told: &[Text] = province.map_or(&[], |province| &province.coast);
        let borders = sides.iter().flat_map(|side| side.borders.iter());
        let of_sides = sorted(borders.map(|id| catalog.province_of_coast(id)));
        contradiction(
            complaints,
            place("borders"),
            of_sides,
            sorted(told.iter().map(AsRef::as_ref)),
        );
    }
    let all = catalog.provinces.iter().filter(|province| province.is_original());
    let all = all.flat_map(|province| catalog.coasts_of(province));
    let joined = all.filter(|coast| !catalog.coasts_beside(coast).is_empty());
    let joined: BTreeSet<&str> = joined.collect();
    let mut open: Vec<&str> = joined.iter().copied().take(1).collect();
    let mut reached = BTreeSet::new();
    while let Some(coast) = open.pop() {
        if reached.insert(coast) {
            open.extend(catalog.coasts_beside(coast));
        }
    }
    let apart: Vec<&str> = joined.difference(&reached).copied().collect();
    if let Some(first) = apart.first() {
        let province = catalog.province_of_coast(first);
        contradiction(complaints, ("province", province, "coast"), shown(apart), "");
    }
}

/// Waters and coasts name each other; the ocean joins the overseas boxes.
fn check_waters(catalog: &Catalog, complaints: &Complaints) {
    for water in catalog.waters.iter() {
        let place = ("water", water.id.as_ref(), "coasts");
        let touches = |province: &&Province| {
            province.is_original()
                && if water.ocean {
                    province.sort == ProvinceType::Overseas
                } else {
                    province.seas.contains(&water.id)
                }
        };
        let told = catalog.provinces.iter().filter(touches);
        let told = sorted(told.map(|province| province.id.as_ref()));
        let found = water.coasts.iter().map(|coast| catalog.province_of_coast(coast));
        contradiction(complaints, place, sorted(found), told);
        for coast in water.coasts.iter().filter(|_| !water.ocean) {
            let province = catalog.province(catalog.province_of_coast(coast));
            let is_coast =
                province.is_some_and(|province| catalog.coasts_of(province).contains(&coast.as_ref()));
            if !is_coast {
                unfit(complaints, place, coast);
            }
        }
    }
}

/// The revised map closes borders that there are and opens others.
fn check_changes(catalog: &Catalog, complaints: &Complaints) {
    for change in catalog.map_changes.iter() {
        let [one, other] = change.between.as_ref() else {
            continue;
        };
        let province = catalog.province(one);
        let is_there = province.is_some_and(|province| match change.by {
            Way::Land => province.land.contains(other),
            Way::Sea => province.seas.contains(other),
        });
        if is_there == change.opened || province.is_some_and(|province| province.only_on.is_some()) {
            let message = Message::new("data-unfit")
                .with("id", one.as_ref())
                .with("key", "between");
            complaints.of_table("map_change", message.with("other", other.as_ref()));
        }
    }
}
