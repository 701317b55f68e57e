//! The figures of cards, commodities and epochs.

use super::{entries_or_none, figures, some_entries, texts};
use crate::core::{EntryKey, Fact, FactValue, Kind};
use crate::games::entry_data::{entries, said, yes_or_no};
use crate::games::renaissance::catalog::{
    Card, CardType, Catalog, Commodity, Epoch, Event, ProvinceType, Raised, Scope, Voided,
};
use crate::games::renaissance::kinds;
use crate::message::Message;

impl Catalog {
    pub(super) fn card_facts(&self, card: &Card) -> Vec<Fact> {
        let mut facts = vec![Fact::new("fact-type", entries(Kind::TERM, [type_of(card)]))];
        let with_copies = || {
            self.epochs
                .iter()
                .zip(card.copies.iter())
                .filter(|(_, copies)| **copies > 0)
        };
        let epochs = with_copies().map(|(epoch, _)| epoch.id.as_ref());
        facts.push(Fact::new("fact-epoch", entries(kinds::EPOCH, epochs)));
        if card.copies.iter().sum::<u16>() > 1 {
            let copies = |(epoch, copies): (&Epoch, &u16)| match copies {
                1 => roman(&epoch.id),
                _ => format!("{} ×{copies}", roman(&epoch.id)),
            };
            let copies: Vec<String> = with_copies().map(copies).collect();
            facts.push(Fact::new("fact-copies", FactValue::Literal(copies.join(", "))));
        }
        facts.push(Fact::new("fact-recycles", yes_or_no(card.recycles)));
        facts.extend(some_entries(
            "fact-commodity",
            kinds::COMMODITY,
            texts(&card.commodities),
        ));
        facts.extend(self.payouts_of(card));
        facts.extend(
            card.credit
                .map(|credit| Fact::new("fact-credit-of-leader", FactValue::Money(credit))),
        );
        facts.extend(card.raised.as_ref().map(raised_fact));
        facts.extend(some_entries(
            "fact-advances",
            kinds::ADVANCE,
            texts(&card.advances),
        ));
        if let Some(event) = &card.event {
            facts.extend(event_facts(event));
            facts.extend(self.events_around(card, event));
        }
        facts
    }

    /// What a commodity card pays, box by box.
    fn payouts_of(&self, card: &Card) -> Option<Fact> {
        let commodity = self.commodity(card.commodities.first()?)?;
        let payout = |provinces: u16| commodity.base * provinces * provinces;
        Some(Fact::new("fact-payouts", figures((1..=card.boxes?).map(payout))))
    }

    /// Other cards and advances that an event has to do with.
    fn events_around(&self, card: &Card, event: &Event) -> Vec<Fact> {
        let others = |is: &dyn Fn(&Event) -> bool| -> Vec<&str> {
            let others = self.cards.iter();
            let others = others.filter(|other| other.event.as_ref().is_some_and(is));
            others.map(|other| other.id.as_ref()).collect()
        };
        let voids = others(&|other| other.voided_by.contains(&card.id));
        let protected = others(&|other| other.protects_from.contains(&card.id));
        let raises = self.cards.iter().filter(|other| {
            let raised = other.raised.as_ref();
            raised.is_some_and(|raised| raised.by == card.id)
        });
        let mut facts = Vec::new();
        facts.extend(some_entries(
            "fact-voided-by",
            kinds::CARD,
            texts(&event.voided_by),
        ));
        if !event.voided_by.is_empty() {
            let how_long = match event.voided {
                Voided::ForGood => "value-for-good",
                Voided::SameTurn => "value-same-turn",
            };
            facts.push(Fact::new("fact-voided", said(how_long)));
        }
        facts.extend(some_entries("fact-voids", kinds::CARD, voids));
        facts.extend(some_entries(
            "fact-stopped-by",
            kinds::ADVANCE,
            texts(&event.stopped_by),
        ));
        facts.extend(some_entries("fact-protected-by", kinds::CARD, protected));
        facts.extend(some_entries(
            "fact-protects-from",
            kinds::CARD,
            texts(&event.protects_from),
        ));
        facts.extend(some_entries(
            "fact-not-against",
            kinds::CARD,
            texts(&event.not_against),
        ));
        facts.extend(some_entries(
            "fact-raises",
            kinds::CARD,
            raises.map(|card| card.id.as_ref()),
        ));
        facts
    }

    pub(super) fn commodity_facts(&self, commodity: &Commodity) -> Vec<Fact> {
        let is_overseas = |id: &&str| {
            let province = self.province(id);
            province.is_some_and(|province| province.sort == ProvinceType::Overseas)
        };
        let overseas: Vec<&str> = texts(&commodity.provinces).filter(is_overseas).collect();
        let others = texts(&commodity.provinces).filter(|id| !is_overseas(id));
        let revised = self
            .provinces
            .iter()
            .filter(|province| !province.is_original() && province.commodities.contains(&commodity.id));
        let cards = self
            .cards
            .iter()
            .filter(|card| card.commodities.contains(&commodity.id));
        let mut facts = vec![
            Fact::new("fact-dice", FactValue::Number(commodity.dice)),
            Fact::new("fact-base", FactValue::Money(commodity.base)),
            Fact::new("fact-payouts", figures(commodity.payouts.iter().copied())),
            entries_or_none("fact-provinces", kinds::PROVINCE, others),
        ];
        facts.extend(some_entries("fact-overseas", kinds::PROVINCE, overseas));
        facts.extend(some_entries(
            "fact-on-revised-map",
            kinds::PROVINCE,
            revised.map(|province| province.id.as_ref()),
        ));
        facts.push(Fact::new(
            "fact-in-play",
            figures(commodity.in_play.iter().copied()),
        ));
        facts.push(entries_or_none(
            "fact-cards",
            kinds::CARD,
            cards.map(|card| card.id.as_ref()),
        ));
        facts
    }
}

fn type_of(card: &Card) -> &'static str {
    match card.sort {
        CardType::Commodity if card.commodities.len() > 1 => "double-card",
        CardType::Commodity => "commodity-card",
        CardType::Event => "event-card",
        CardType::Leader => "leader-card",
    }
}

fn raised_fact(raised: &Raised) -> Fact {
    let message = Message::new("value-raised").with("money", format!("${}", raised.credit));
    let thing = EntryKey::new(kinds::CARD, raised.by.as_ref()).message_id();
    Fact::new("fact-raised", FactValue::Said(message.with("thing", thing)))
}

fn event_facts(event: &Event) -> Vec<Fact> {
    let scope = match event.scope {
        Scope::Own => "scope-own",
        Scope::Chosen => "scope-chosen",
        Scope::All => "scope-all",
        Scope::Provinces => "scope-provinces",
        Scope::Area => "scope-area",
        Scope::Category => "scope-category",
    };
    let mut facts = vec![Fact::new("fact-scope", said(scope))];
    facts.extend(some_entries(
        "fact-categories",
        kinds::CATEGORY,
        texts(&event.categories),
    ));
    let area = event.area.as_ref();
    facts.extend(area.map(|area| Fact::new("fact-area", entries(kinds::AREA, [area.as_ref()]))));
    let misery = |message: Message| Fact::new("fact-misery", FactValue::Said(message));
    if event.misery > 0 {
        facts.push(misery(
            Message::new("value-misery-up").with("count", event.misery),
        ));
    }
    let counted = |key: &str, of_category: &'static str, of_commodity: &'static str| {
        let (kind, id) = key.split_once(':').unwrap_or_default();
        let message = if kind == kinds::CATEGORY.word() {
            of_category
        } else {
            of_commodity
        };
        Message::new(message).with("thing", format!("{kind}-{id}"))
    };
    let more = event.misery_per.as_deref();
    facts.extend(more.map(|key| misery(counted(key, "value-up-per-advance", "value-up-per-province"))));
    let less = event.less_per.as_deref();
    facts.extend(less.map(|key| misery(counted(key, "value-less-per-advance", "value-less-per-province"))));
    if let Some(advance) = &event.less_with {
        let thing = EntryKey::new(kinds::ADVANCE, advance.as_ref()).message_id();
        facts.push(misery(Message::new("value-less-with").with("thing", thing)));
    }
    let provinces = event.by_epoch.as_ref();
    match provinces {
        [] => {}
        [first, rest @ ..] if rest.iter().all(|other| other == first) => {
            facts.push(Fact::new("fact-how-many", FactValue::Number(*first)));
        }
        _ => facts.push(Fact::new("fact-by-epoch", figures(provinces.iter().copied()))),
    }
    if event.money > 0 {
        facts.push(Fact::new("fact-money", FactValue::Money(event.money)));
    }
    if event.military {
        facts.push(Fact::new("fact-military", said("value-yes")));
    }
    facts
}

pub(super) fn epoch_facts(epoch: &Epoch) -> Vec<Fact> {
    let cards = epoch.commodity_cards + epoch.event_cards + epoch.leader_cards;
    vec![
        Fact::new(
            "fact-years",
            FactValue::Literal(format!("{}–{}", epoch.from, epoch.to)),
        ),
        Fact::new("fact-cards", FactValue::Number(cards)),
        Fact::new("fact-commodity-cards", FactValue::Number(epoch.commodity_cards)),
        Fact::new("fact-event-cards", FactValue::Number(epoch.event_cards)),
        Fact::new("fact-leader-cards", FactValue::Number(epoch.leader_cards)),
    ]
}

/// Epochs are printed as Roman numerals.
fn roman(number: &str) -> String {
    "I".repeat(number.parse().unwrap_or(0))
}
