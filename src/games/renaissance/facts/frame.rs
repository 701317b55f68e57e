//! The figures of phases, ships, pieces, variants and editions, and of the terms that stand for a table.

use super::{figures, some_entries, texts};
use crate::core::{EntryKey, Fact, FactValue};
use crate::games::entry_data::{entries, said, yes_or_no};
use crate::games::renaissance::catalog::{Catalog, Edition, Phase, Piece, Seating, Ship, Step, Variant};
use crate::games::renaissance::kinds;
use crate::message::Message;

/// For so many cards in hand, or bought, the prices are shown.
const PRICES_SHOWN: u16 = 10;

impl Catalog {
    pub(super) fn phase_facts(&self, phase: &Phase) -> Vec<Fact> {
        let order = if phase.simultaneous {
            "value-simultaneous"
        } else {
            "value-in-order"
        };
        let number = phase
            .number
            .map(|number| Fact::new("fact-number", FactValue::Number(number)));
        let steps = self.steps.iter().filter(|step| step.phase == phase.id);
        let steps = some_entries("fact-steps", kinds::STEP, steps.map(|step| step.id.as_ref()));
        number
            .into_iter()
            .chain([Fact::new("fact-who", said(order))])
            .chain(steps)
            .collect()
    }

    pub(super) fn ship_facts(&self, ship: &Ship) -> Vec<Fact> {
        let label = match ship.id.as_ref() {
            "galley" => "fact-galley-spaces",
            "ocean" => "fact-ocean-spaces",
            _ => "fact-ship-spaces",
        };
        let mut facts = vec![
            Fact::new(label, figures(ship.spaces.iter().copied())),
            Fact::new("fact-upgrade", FactValue::Money(self.numbers.ship_upgrade)),
        ];
        facts.extend(some_entries(
            "fact-comes-with",
            kinds::ADVANCE,
            texts(&ship.needs),
        ));
        facts
    }

    pub(super) fn edition_facts(&self, edition: &Edition) -> Vec<Fact> {
        let mut facts = vec![
            Fact::new(
                "fact-publisher",
                FactValue::Literal(edition.publisher.to_string()),
            ),
            Fact::new("fact-usual", yes_or_no(edition.usual)),
        ];
        let dealt = edition.dealt.unwrap_or(self.numbers.start_cards);
        facts.push(Fact::new("fact-dealt", FactValue::Number(dealt)));
        facts.extend(
            edition
                .kept
                .map(|kept| Fact::new("fact-kept", FactValue::Number(kept))),
        );
        facts.extend(some_entries(
            "fact-held-back",
            kinds::CARD,
            texts(&edition.held_back),
        ));
        facts.extend(edition.moved.as_ref().map(|moved| {
            let key = |kind, id: &str| EntryKey::new(kind, id).message_id();
            let message = Message::new("value-moved")
                .with("thing", key(kinds::CARD, &moved.card))
                .with("from", key(kinds::EPOCH, &moved.from.to_string()))
                .with("to", key(kinds::EPOCH, &moved.to.to_string()));
            Fact::new("fact-moved", FactValue::Said(message))
        }));
        if !edition.disagreements.is_empty() {
            let numbers = FactValue::Literal(edition.disagreements.join(", "));
            facts.push(Fact::new("fact-disagreements", numbers));
        }
        facts
    }

    /// The figures of a term that stands for a table of the board or of the rules.
    pub(super) fn term_facts(&self, id: &str) -> Vec<Fact> {
        let one = |label, value| vec![Fact::new(label, value)];
        match id {
            "misery-index" | "misery-space" | "misery" => {
                one("fact-spaces", figures(self.misery.spaces.iter().copied()))
            }
            "order-table" | "order-slot" | "order-of-play" => self.by_players(|seating| &seating.slots),
            "income" => self.by_players(|seating| &seating.income),
            "stabilization" => {
                let price = |cards: u16| cards * (cards + 1) / 2;
                one("fact-stabilization", figures((0..=PRICES_SHOWN).map(price)))
            }
            "expansion-card" => {
                let price = |card: u16| self.numbers.expansion_card_tokens * card;
                one(
                    "fact-expansion-cards",
                    figures((1..=self.numbers.most_players).map(price)),
                )
            }
            "shipping-table" => {
                let row = |ship: &Ship| {
                    let spaces: Vec<String> = ship.spaces.iter().map(u16::to_string).collect();
                    let thing = EntryKey::new(kinds::SHIP, ship.id.as_ref()).message_id();
                    let message = Message::new("value-ship").with("thing", thing);
                    Fact::new(
                        "fact-spaces",
                        FactValue::Said(message.with("spaces", spaces.join(", "))),
                    )
                };
                self.ships.iter().map(row).collect()
            }
            "commodity-log" | "shortage" | "surplus" => {
                let row = |commodity: &crate::games::renaissance::catalog::Commodity| {
                    let thing = EntryKey::new(kinds::COMMODITY, commodity.id.as_ref()).message_id();
                    let message = Message::new("value-dice").with("total", commodity.dice);
                    Fact::new("fact-dice", FactValue::Said(message.with("thing", thing)))
                };
                self.commodities.iter().map(row).collect()
            }
            "history-deck" | "epoch" => {
                let row = |epoch: &crate::games::renaissance::catalog::Epoch| {
                    epoch.commodity_cards + epoch.event_cards + epoch.leader_cards
                };
                one("fact-deck", figures(self.epochs.iter().map(row)))
            }
            _ => Vec::new(),
        }
    }

    /// A row of figures for each number of players.
    fn by_players<'c>(&'c self, row: impl Fn(&'c Seating) -> &'c [u16]) -> Vec<Fact> {
        let fact = |seating: &'c Seating| {
            let label = match seating.players {
                3 => "fact-with-3",
                4 => "fact-with-4",
                5 => "fact-with-5",
                _ => "fact-with-6",
            };
            Fact::new(label, figures(row(seating).iter().copied()))
        };
        self.seatings.iter().map(fact).collect()
    }
}

pub(super) fn step_facts(step: &Step) -> Vec<Fact> {
    vec![
        Fact::new("fact-phase", entries(kinds::PHASE, [step.phase.as_ref()])),
        Fact::new("fact-letter", FactValue::Literal(step.letter.to_string())),
    ]
}

pub(super) fn piece_facts(piece: &Piece) -> Vec<Fact> {
    vec![Fact::new("fact-of-a-player", FactValue::Number(piece.count))]
}

pub(super) fn variant_facts(variant: &Variant) -> Vec<Fact> {
    let last = variant.last_epoch.map(|epoch| epoch.to_string());
    let last = last.map(|epoch| Fact::new("fact-last-epoch", entries(kinds::EPOCH, [epoch.as_str()])));
    let usual = Fact::new("fact-usual", yes_or_no(variant.usual));
    last.into_iter().chain([usual]).collect()
}
