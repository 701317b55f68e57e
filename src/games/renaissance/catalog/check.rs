//! Whether what the files say of several things fits together: sums, lists that mirror each other, figures that follow
//! from a formula. The board has its own checks.

use std::collections::BTreeSet;
use std::fmt::Display;

use super::check_board::check_board;
use super::{Advance, Card, CardType, Catalog, Commodity, Epoch};
use crate::core::Complaints;
use crate::data::Text;
use crate::message::Message;

/// The most payment boxes on a card.
const MOST_BOXES: usize = 10;

/// How many spaces behind its provinces a commodity needs: one for a shortage, one for Industry.
const SPARE_BOXES: usize = 2;

/// Checks everything.
pub(super) fn check(catalog: &Catalog, complaints: &Complaints) {
    check_sums(catalog, complaints);
    check_board(catalog, complaints);
    check_seatings(catalog, complaints);
    check_advances(catalog, complaints);
    check_commodities(catalog, complaints);
    check_cards(catalog, complaints);
    check_frame(catalog, complaints);
}

/// A figure or a list that contradicts the other entries.
pub(super) fn contradiction(
    complaints: &Complaints,
    (table, id, key): (&'static str, &str, &'static str),
    found: impl Display,
    wanted: impl Display,
) {
    let (found, wanted) = (found.to_string(), wanted.to_string());
    if found != wanted {
        let message = Message::new("data-contradiction").with("id", id).with("key", key);
        complaints.of_entry(table, id, message.with("found", found).with("wanted", wanted));
    }
}

/// Something that an entry of this sort cannot have, or must have.
pub(super) fn unfit(
    complaints: &Complaints,
    (table, id, key): (&'static str, &str, &'static str),
    other: &str,
) {
    let message = Message::new("data-unfit").with("id", id).with("key", key);
    complaints.of_entry(table, id, message.with("other", other));
}

/// A list as a problem shows it.
pub(super) fn shown<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

/// A list as a problem shows it, whatever its order.
pub(super) fn sorted<'a>(items: impl IntoIterator<Item = &'a str>) -> String {
    let items: BTreeSet<&str> = items.into_iter().collect();
    shown(items)
}

pub(super) fn size(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}

fn check_sums(catalog: &Catalog, complaints: &Complaints) {
    let totals = &catalog.totals;
    let cost = catalog.advances.iter().map(|advance| advance.cost);
    let copies = |sort: Option<CardType>| {
        let cards = catalog
            .cards
            .iter()
            .filter(|card| sort.is_none_or(|sort| card.sort == sort));
        total(cards.flat_map(|card| card.copies.iter().copied()))
    };
    complaints.sums(&[
        ("advance", size(catalog.advances.len()), totals.advances),
        ("advance", total(cost), totals.value_of_advances),
        ("card", copies(None), totals.cards),
        ("card", copies(Some(CardType::Commodity)), totals.commodity_cards),
        ("card", copies(Some(CardType::Event)), totals.event_cards),
        ("card", copies(Some(CardType::Leader)), totals.leader_cards),
    ]);
}

pub(super) fn total(figures: impl Iterator<Item = u16>) -> u16 {
    figures.fold(0, u16::saturating_add)
}

/// Powers, areas, slots and income for each number of players.
fn check_seatings(catalog: &Catalog, complaints: &Complaints) {
    let numbers = &catalog.numbers;
    let wanted = numbers.least_players..=numbers.most_players;
    let found = shown(catalog.seatings.iter().map(|seating| seating.players));
    let complain = |players: u16, key, found: String, wanted: String| {
        let of_players = players.to_string();
        contradiction(complaints, ("seating", &of_players, key), found, wanted);
    };
    complain(0, "players", found, shown(wanted));
    let markers = catalog.pieces.iter().find(|piece| piece.id == "marker");
    let markers = markers.map_or(0, |piece| piece.count);
    for seating in catalog.seatings.iter() {
        let players = seating.players;
        let powers = catalog.powers.iter().filter(|power| power.players <= players);
        let powers = sorted(powers.map(|power| power.id.as_ref()));
        let in_play = |area: &&super::Area| !area.overseas && area.players <= players;
        let areas = catalog.areas.iter().filter(in_play);
        let areas = sorted(areas.map(|area| area.id.as_ref()));
        let income = (0..=u32::from(markers))
            .map(|provinces| u32::from(numbers.income_base) + u32::from(players) * provinces);
        complain(players, "powers", sorted(texts(&seating.powers)), powers);
        complain(players, "areas", sorted(texts(&seating.areas)), areas);
        complain(players, "income", shown(seating.income.iter()), shown(income));
        let slots = seating.slots.iter().copied().collect::<BTreeSet<u16>>();
        let slots = slots
            .into_iter()
            .filter(|slot| (1..=numbers.most_players).contains(slot));
        let slots: Vec<u16> = slots.take(usize::from(players)).collect();
        complain(players, "slots", shown(seating.slots.iter()), shown(&slots));
        complain(players, "slots", slots.len().to_string(), players.to_string());
    }
}

fn texts(list: &[Text]) -> impl Iterator<Item = &str> {
    list.iter().map(AsRef::as_ref)
}

/// Letters, categories, prerequisites, and the leaders who name the advance in turn.
fn check_advances(catalog: &Catalog, complaints: &Complaints) {
    let letters = catalog.advances.iter().map(|advance| advance.letter.as_ref());
    let alphabet = ('A'..='Z').take(catalog.advances.len());
    let first = catalog.advances.first().map_or("", |advance| advance.id.as_ref());
    contradiction(
        complaints,
        ("advance", first, "letter"),
        shown(letters),
        shown(alphabet),
    );
    for category in catalog.categories.iter() {
        let of_category = catalog
            .advances
            .iter()
            .filter(|advance| advance.category == category.id);
        let value = total(of_category.map(|advance| advance.cost));
        contradiction(
            complaints,
            ("category", &category.id, "value"),
            category.value,
            value,
        );
    }
    for advance in catalog.advances.iter() {
        let helps = |card: &&Card| card.advances.contains(&advance.id);
        let leaders = catalog.cards.iter().filter(helps).map(|card| card.id.as_ref());
        let place = ("advance", advance.id.as_ref(), "leaders");
        contradiction(
            complaints,
            place,
            sorted(texts(&advance.leaders)),
            sorted(leaders),
        );
        if leads_back(catalog, advance) {
            let message = Message::new("data-circle").with("id", advance.id.as_ref());
            complaints.of_entry("advance", &advance.id, message.with("key", "prerequisites"));
        }
        if advance.assumed.iter().any(|fact| fact == "relief") && advance.relief_elsewhere.is_empty() {
            unfit(
                complaints,
                ("advance", &advance.id, "relief_elsewhere"),
                "assumed",
            );
        }
        if advance.relief_elsewhere.contains(&advance.relief) {
            unfit(complaints, ("advance", &advance.id, "relief_elsewhere"), "relief");
        }
    }
    for edition in catalog.editions.iter() {
        let of_edition = |revision: &&super::Revision| revision.edition == edition.id;
        let letter = |advance: &Advance| {
            let mut revisions = catalog.revisions.iter().filter(of_edition);
            let revised = revisions.find(|item| item.advance == advance.id && item.letter.is_some());
            let revised = revised.and_then(|revision| revision.letter.as_ref());
            revised.unwrap_or(&advance.letter).to_string()
        };
        let letters: BTreeSet<String> = catalog.advances.iter().map(letter).collect();
        let place = ("edition", edition.id.as_ref(), "letter");
        contradiction(complaints, place, letters.len(), catalog.advances.len());
    }
}

/// Whether an advance is, step by step, its own prerequisite.
fn leads_back(catalog: &Catalog, advance: &Advance) -> bool {
    let mut open: Vec<&str> = texts(&advance.prerequisites).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if id == advance.id {
            return true;
        }
        if seen.insert(id) {
            open.extend(
                catalog
                    .advance(id)
                    .into_iter()
                    .flat_map(|next| texts(&next.prerequisites)),
            );
        }
    }
    false
}

/// Payments, provinces, dice and counts of the commodities.
fn check_commodities(catalog: &Catalog, complaints: &Complaints) {
    let dice: BTreeSet<u16> = catalog
        .commodities
        .iter()
        .map(|commodity| commodity.dice)
        .collect();
    let first = catalog.commodities.first().map_or("", |item| item.id.as_ref());
    contradiction(
        complaints,
        ("commodity", first, "dice"),
        shown(dice),
        shown(2..=12),
    );
    for commodity in catalog.commodities.iter() {
        let place = |key| ("commodity", commodity.id.as_ref(), key);
        let payout = |provinces: u16| u32::from(commodity.base) * u32::from(provinces).pow(2);
        let payouts = (1..=size(commodity.payouts.len())).map(payout);
        contradiction(
            complaints,
            place("payouts"),
            shown(commodity.payouts.iter()),
            shown(payouts),
        );
        contradiction(
            complaints,
            place("payouts"),
            commodity.payouts.len(),
            boxes_of(catalog, commodity),
        );
        let gives = |province: &&super::Province| {
            province.is_original() && province.commodities.contains(&commodity.id)
        };
        let provinces: Vec<&super::Province> = catalog.provinces.iter().filter(gives).collect();
        let names = sorted(provinces.iter().map(|province| province.id.as_ref()));
        contradiction(
            complaints,
            place("provinces"),
            sorted(texts(&commodity.provinces)),
            names,
        );
        let in_play = catalog.seatings.iter().map(|seating| {
            let is_in_play = |province: &&&super::Province| seating.areas.contains(&province.area);
            provinces.iter().filter(is_in_play).count()
        });
        contradiction(
            complaints,
            place("in_play"),
            shown(commodity.in_play.iter()),
            shown(in_play),
        );
    }
}

/// The payment boxes of a commodity: those of its plain card, or of the double card if it has no other.
fn boxes_of(catalog: &Catalog, commodity: &Commodity) -> u16 {
    let pays = |card: &&Card| card.commodities.contains(&commodity.id);
    let cards = catalog.cards.iter().filter(pays);
    let plainest = cards.min_by_key(|card| card.commodities.len());
    plainest.and_then(|card| card.boxes).unwrap_or(0)
}

/// What each type of cards has and has not, and how many there are in each epoch.
fn check_cards(catalog: &Catalog, complaints: &Complaints) {
    for card in catalog.cards.iter() {
        let place = |key| ("card", card.id.as_ref(), key);
        contradiction(
            complaints,
            place("copies"),
            card.copies.len(),
            catalog.epochs.len(),
        );
        let sort = match card.sort {
            CardType::Commodity => "commodity",
            CardType::Event => "event",
            CardType::Leader => "leader",
        };
        let of = |wanted: CardType| card.sort == wanted;
        let fits = [
            ("copies", total(card.copies.iter().copied()) > 0, true),
            (
                "commodities",
                !card.commodities.is_empty(),
                of(CardType::Commodity),
            ),
            ("boxes", card.boxes.is_some(), of(CardType::Commodity)),
            ("event", card.event.is_some(), of(CardType::Event)),
            ("credit", card.credit.is_some(), of(CardType::Leader)),
            ("advances", !card.advances.is_empty(), of(CardType::Leader)),
            (
                "raised",
                card.raised.is_some(),
                of(CardType::Leader) && card.raised.is_some(),
            ),
            (
                "recycles",
                card.recycles,
                of(CardType::Commodity) || of(CardType::Event) && card.recycles,
            ),
        ];
        for (key, has, may_have) in fits {
            if has != may_have {
                unfit(complaints, place(key), sort);
            }
        }
        if card.sort == CardType::Commodity {
            let provinces = card.commodities.iter().filter_map(|id| catalog.commodity(id));
            let most = provinces
                .map(|commodity| commodity.provinces.len())
                .max()
                .unwrap_or(0);
            let wanted = (most + SPARE_BOXES).min(MOST_BOXES);
            contradiction(complaints, place("boxes"), card.boxes.unwrap_or(0), wanted);
        }
        if let (Some(credit), Some(raised)) = (card.credit, &card.raised) {
            if raised.credit <= credit {
                unfit(complaints, place("raised"), "credit");
            }
            check_event(
                catalog,
                complaints,
                card,
                "raised",
                std::slice::from_ref(&raised.by),
            );
        }
        if let Some(event) = &card.event {
            check_event(catalog, complaints, card, "voided_by", &event.voided_by);
            check_event(catalog, complaints, card, "not_against", &event.not_against);
            check_event(catalog, complaints, card, "protects_from", &event.protects_from);
            if !event.by_epoch.is_empty() {
                contradiction(
                    complaints,
                    place("by_epoch"),
                    event.by_epoch.len(),
                    catalog.epochs.len(),
                );
            }
            if event.military && card.recycles {
                unfit(complaints, place("recycles"), "military");
            }
        }
    }
    for (at, epoch) in catalog.epochs.iter().enumerate() {
        check_epoch(catalog, complaints, at, epoch);
    }
}

/// What voids an event or raises a leader is another event.
fn check_event(catalog: &Catalog, complaints: &Complaints, card: &Card, key: &'static str, ids: &[Text]) {
    for id in ids {
        let is_event = catalog
            .card(id)
            .is_some_and(|other| other.sort == CardType::Event);
        if !is_event || *id == card.id {
            unfit(complaints, ("card", &card.id, key), id);
        }
    }
}

fn check_epoch(catalog: &Catalog, complaints: &Complaints, at: usize, epoch: &Epoch) {
    contradiction(complaints, ("epoch", &epoch.id, "id"), &epoch.id, at + 1);
    if epoch.from >= epoch.to {
        unfit(complaints, ("epoch", &epoch.id, "from"), "to");
    }
    for (sort, key, wanted) in [
        (CardType::Commodity, "commodity_cards", epoch.commodity_cards),
        (CardType::Event, "event_cards", epoch.event_cards),
        (CardType::Leader, "leader_cards", epoch.leader_cards),
    ] {
        let cards = catalog.cards.iter().filter(|card| card.sort == sort);
        let copies = total(cards.filter_map(|card| card.copies.get(at).copied()));
        contradiction(complaints, ("epoch", &epoch.id, key), wanted, copies);
    }
}

/// Tracks that rise, phases that are numbered, and one usual edition and length.
fn check_frame(catalog: &Catalog, complaints: &Complaints) {
    let spaces = &catalog.misery.spaces;
    let rising: BTreeSet<u16> = spaces.iter().copied().chain([0]).collect();
    contradiction(
        complaints,
        ("misery", "misery", "spaces"),
        shown(spaces.iter()),
        shown(rising),
    );
    for ship in catalog.ships.iter() {
        let rising: BTreeSet<u16> = ship.spaces.iter().copied().collect();
        contradiction(
            complaints,
            ("ship", &ship.id, "spaces"),
            shown(ship.spaces.iter()),
            shown(rising),
        );
    }
    let numbers: Vec<u16> = catalog.phases.iter().filter_map(|phase| phase.number).collect();
    let first = catalog.phases.first().map_or("", |phase| phase.id.as_ref());
    let wanted = shown(1..=numbers.len());
    contradiction(complaints, ("phase", first, "number"), shown(numbers), wanted);
    let usual = catalog.editions.iter().filter(|edition| edition.usual).count();
    let first = catalog.editions.first().map_or("", |edition| edition.id.as_ref());
    contradiction(complaints, ("edition", first, "usual"), usual, 1);
    let lengths = catalog
        .variants
        .iter()
        .filter(|variant| variant.last_epoch.is_some());
    let usual = lengths.clone().filter(|variant| variant.usual).count();
    let first = catalog.variants.first().map_or("", |variant| variant.id.as_ref());
    contradiction(complaints, ("variant", first, "usual"), usual, 1);
    for variant in lengths {
        let last = variant.last_epoch.unwrap_or(0);
        if usize::from(last) > catalog.epochs.len() {
            unfit(complaints, ("variant", &variant.id, "last_epoch"), "epoch");
        }
    }
    for edition in catalog.editions.iter() {
        let Some(moved) = &edition.moved else {
            continue;
        };
        let copies = |epoch: u16| {
            let card = catalog.card(&moved.card)?;
            card.copies.get(usize::from(epoch).checked_sub(1)?).copied()
        };
        if copies(moved.from).is_none_or(|copies| copies == 0) || copies(moved.to).is_none() {
            unfit(complaints, ("edition", &edition.id, "moved"), &moved.card);
        }
    }
}
