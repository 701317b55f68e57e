//! The tiles of buildings, goods and discovery tokens as small pictures, and the signs of goods.

use super::{age_name, canvas};
use crate::book::pictures::drawing::{Anchor, Drawing, Ink, figure};
use crate::core::EntryKey;
use crate::games::discovery::catalog::{Building, Catalog, Counted, Effect, PiecePlace, Timing};
use crate::games::discovery::kinds;
use crate::l10n::Texts;

/// The picture of an entry: the tile of a building, a good, a token.
pub(in crate::book::pictures) fn of_entry(
    key: &EntryKey,
    catalog: &Catalog,
    texts: &Texts,
) -> Option<Drawing> {
    match key.kind {
        kinds::BUILDING => Some(tile(catalog.building(&key.id)?, catalog, texts)),
        kinds::GOOD => {
            let good = catalog.goods.iter().find(|good| good.id == key.id)?;
            Some(disc(&good.id, good.count, texts))
        }
        kinds::TOKEN => {
            let token = catalog.tokens.iter().find(|token| token.id == key.id)?;
            let figures = [token.coins, token.plunder, token.natives, token.points];
            Some(token_of(figures, texts))
        }
        _ => None,
    }
}

/// The ink of an age.
pub(super) fn ink_of_age(age: u16) -> Ink {
    match age {
        1 => Ink::First,
        2 => Ink::Second,
        _ => Ink::Third,
    }
}

/// The sign of a good.
pub(super) fn icon_of_good(id: &str) -> &'static str {
    match id {
        "gold" => "good-gold",
        "silver" => "good-silver",
        "cattle" => "good-cattle",
        "cocoa" => "good-cocoa",
        "fish" => "good-fish",
        "sugar" => "good-sugar",
        "fur" => "good-fur",
        "coffee" => "good-coffee",
        "tobacco" => "good-tobacco",
        "rice" => "good-rice",
        "indigo" => "good-indigo",
        _ => "good",
    }
}

/// The ink of a good; its sign tells more.
pub(super) fn ink_of_good(id: &str) -> Ink {
    match id {
        "gold" => Ink::Gold,
        "silver" | "sugar" => Ink::Muted,
        "cocoa" | "coffee" | "fur" => Ink::Brown,
        "tobacco" | "rice" => Ink::Green,
        "fish" | "indigo" => Ink::Blue,
        _ => Ink::Text,
    }
}

/// A part of what a tile says.
#[derive(Debug, PartialEq, Eq)]
enum Sign {
    Icon(&'static str),
    Words(String),
}

impl Sign {
    fn words(amount: u16) -> Self {
        Self::Words(amount.to_string())
    }

    /// How much room it takes.
    fn width(&self) -> f32 {
        match self {
            Self::Icon("move") => 22.0,
            Self::Icon(_) => 32.0,
            Self::Words(words) => 5.0 + figure(words.chars().count()) * 13.0,
        }
    }
}

/// A building as a small card: its age, its price, signs for what it does and when, its points.
fn tile(building: &Building, catalog: &Catalog, texts: &Texts) -> Drawing {
    let mut picture = canvas(168.0, 124.0, texts, true);
    let age = ink_of_age(building.age);
    picture.rect((1.0, 1.0, 166.0, 122.0), 10.0, Ink::Paper, Some(age));
    picture.rect((1.0, 1.0, 166.0, 36.0), 10.0, age, None);
    picture.rect((1.0, 24.0, 166.0, 13.0), 0.0, age, None);
    let name = texts.text(&format!("building-{}", building.id));
    picture.boxed((6.0, 3.0, 156.0, 33.0), 14.5, Ink::OnColour, true, &name);
    let signs = signs(&building.effect);
    let width: f32 = signs.iter().map(Sign::width).sum();
    let mut x = (168.0 - width) / 2.0;
    for sign in &signs {
        match sign {
            Sign::Icon("move") => picture.icon("move", x + 2.0, 59.0, 18.0, Ink::Muted),
            Sign::Icon(icon) => picture.icon(icon, x + 1.0, 53.0, 30.0, Ink::Text),
            Sign::Words(words) => {
                let middle = (x + sign.width() / 2.0, 76.0);
                picture.label(middle, 20.0, Ink::Text, true, Anchor::Middle, words);
            }
        }
        x += sign.width();
    }
    if let Some(price) = catalog.price(building.age) {
        let price = format!("${price}");
        picture.label((24.0, 114.0), 14.0, Ink::Text, true, Anchor::Middle, &price);
    }
    let age = age_name(building.age, texts);
    picture.label((72.0, 114.0), 13.0, Ink::Muted, false, Anchor::Middle, &age);
    if is_lasting(building.timing) {
        picture.icon("again", 104.0, 101.0, 16.0, Ink::Muted);
    }
    if building.points > 0 {
        picture.icon("points", 124.0, 99.0, 18.0, Ink::Gold);
        let points = building.points.to_string();
        picture.label((153.0, 114.0), 14.0, Ink::Text, true, Anchor::Middle, &points);
    }
    picture
}

/// Whether a building works turn after turn.
fn is_lasting(timing: Timing) -> bool {
    match timing {
        Timing::Benefits | Timing::Income | Timing::AfterIncome | Timing::Dock | Timing::Battle => true,
        Timing::AtOnce | Timing::Once | Timing::GameEnd => false,
    }
}

/// What a building does, as signs.
fn signs(effect: &Effect) -> Vec<Sign> {
    use Sign::{Icon, Words};
    let dollars = |amount: &u16| Words(format!("${amount}"));
    match effect {
        Effect::GainPieces { piece, amount, place } => {
            let mut signs = vec![Sign::words(*amount), Icon(icon_of_piece(piece))];
            match place {
                PiecePlace::Hand => {}
                PiecePlace::DockX => signs.extend([Icon("move"), Icon("dock"), Words("X".to_owned())]),
                PiecePlace::DockY => signs.extend([Icon("move"), Icon("dock"), Words("Y".to_owned())]),
                PiecePlace::DiscoveryBox => signs.extend([Icon("move"), Icon("discovery")]),
                PiecePlace::OwnRegion => signs.extend([Icon("move"), Icon("land")]),
            }
            signs
        }
        Effect::GainMoney { amount } => vec![Icon("money"), dollars(amount)],
        Effect::FreeDiscovery => vec![Icon("discovery"), Words("100%".to_owned())],
        Effect::CollectPerShip { amount } => vec![Icon("ship"), Icon("move"), dollars(amount)],
        Effect::MissionaryColonists { amount } => vec![
            Icon("missionary"),
            Icon("move"),
            Sign::words(*amount),
            Icon("colonist"),
        ],
        Effect::AdvancePiece => vec![Icon("colonist"), Icon("move"), Sign::words(1)],
        Effect::DrawGoods { amount } => vec![Sign::words(*amount), Icon("good")],
        Effect::MoneyPerGood { good, amount } => {
            vec![Icon(icon_of_good(good)), Icon("move"), dollars(amount)]
        }
        Effect::MoveSoldier { amount } => {
            vec![Sign::words(*amount), Icon("soldier"), Icon("move"), Icon("land")]
        }
        Effect::Defend { amount } => vec![Icon("shield"), Words(format!("+{amount}")), Icon("soldier")],
        Effect::MoveColonists { amount } => {
            vec![Sign::words(*amount), Icon("colonist"), Icon("move"), Icon("land")]
        }
        Effect::Points { amount, per, counted } => vec![
            Sign::words(*per),
            Icon(icon_of_counted(*counted)),
            Icon("move"),
            Sign::words(*amount),
            Icon("points"),
        ],
    }
}

/// A good as a disc, with how many there are of it.
fn disc(id: &str, count: u16, texts: &Texts) -> Drawing {
    let mut picture = canvas(168.0, 124.0, texts, true);
    picture.circle(84.0, 62.0, 58.0, Ink::Soft, Some(Ink::Muted));
    picture.icon(icon_of_good(id), 54.0, 16.0, 60.0, ink_of_good(id));
    let count = count.to_string();
    picture.label((84.0, 104.0), 22.0, Ink::Text, true, Anchor::Middle, &count);
    picture
}

/// A discovery token: coins, plunder for each soldier, natives, points, each where it stands on the token.
fn token_of(figures: [u16; 4], texts: &Texts) -> Drawing {
    let mut picture = canvas(168.0, 124.0, texts, true);
    picture.rect((1.0, 1.0, 166.0, 122.0), 30.0, Ink::Soft, Some(Ink::Muted));
    let [coins, plunder, natives, points] = figures;
    let cells = [
        (Sign::Icon("money"), Ink::Gold, format!("${coins}")),
        (Sign::Icon("soldier"), Ink::Text, format!("${plunder}")),
        (Sign::Icon("natives"), Ink::Accent, natives.to_string()),
        (Sign::Icon("points"), Ink::Green, points.to_string()),
    ];
    for (at, (sign, ink, words)) in cells.into_iter().enumerate() {
        let (x, y) = (12.0 + figure(at % 2) * 76.0, 12.0 + figure(at / 2) * 54.0);
        if let Sign::Icon(icon) = sign {
            picture.icon(icon, x, y + 6.0, 32.0, ink);
        }
        picture.label(
            (x + 52.0, y + 30.0),
            20.0,
            Ink::Text,
            true,
            Anchor::Middle,
            &words,
        );
    }
    picture
}

fn icon_of_piece(piece: &str) -> &'static str {
    match piece {
        "captain" => "captain",
        "merchant" => "merchant",
        "missionary" => "missionary",
        "soldier" => "soldier",
        _ => "colonist",
    }
}

fn icon_of_counted(counted: Counted) -> &'static str {
    match counted {
        Counted::Goods => "good",
        Counted::Pieces => "colonist",
        Counted::Ships => "ship",
        Counted::Soldiers => "soldier",
        Counted::Buildings => "buildings",
        Counted::Regions => "land",
        Counted::Dollars => "money",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::games::AnyGame;
    use crate::reference::Library;

    #[test]
    fn tiles_look_alike_only_if_they_do_the_same() {
        let library = Library::builtin();
        let Some(AnyGame::Discovery(catalog)) = library.game("discovery") else {
            panic!("the game");
        };
        let mut seen: BTreeMap<String, &Building> = BTreeMap::new();
        for building in catalog.buildings.iter() {
            let face = format!(
                "{:?} {} {} {}",
                signs(&building.effect),
                building.age,
                building.points,
                is_lasting(building.timing)
            );
            if let Some(other) = seen.insert(face, building) {
                assert_eq!(building.effect, other.effect, "{} and {}", building.id, other.id);
            }
        }
        let icons: BTreeMap<&str, &str> = catalog
            .goods
            .iter()
            .map(|good| (icon_of_good(&good.id), good.id.as_ref()))
            .collect();
        assert_eq!(
            icons.len(),
            catalog.goods.len(),
            "every good has a sign of its own"
        );
    }
}
