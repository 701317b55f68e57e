//! What is printed on the board, the advance log and the cards, prepared for play: numbers, sets and distances.
//!
//! Made once for a game, from the catalog, the number of players, the options and the readings; shared by all copies of
//! the table.

use std::sync::{Arc, OnceLock};

use super::options::Changes;
use super::waters::Waters;
use super::{
    AdvanceId, AdvanceSet, AreaId, BoardFact, CardCounts, CardId, CategoryId, Change, CommodityId,
    CommoditySet, EventCard, Options, PowerId, ProvinceId, ProvinceSet, Rulebook,
};
use crate::core::Readings;
use crate::data::Text;
use crate::games::renaissance::builtin;
use crate::games::renaissance::catalog::{
    Advance, Card, Catalog, Map, Province as Printed, ProvinceType, Way,
};
use crate::games::renaissance::disputed;

/// What is printed, for one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// The number of players who began.
    pub players: usize,
    /// Which changes of 1999 are in force.
    pub changes: Changes,
    /// The tokens of a player.
    pub tokens: u8,
    /// The markers of a player.
    pub markers: u8,
    /// The provinces, by id.
    pub provinces: Vec<ProvinceRule>,
    /// The advances, by id.
    pub advances: [AdvanceRule; AdvanceId::COUNT],
    /// The advances of each category.
    pub categories: [AdvanceSet; CategoryId::COUNT],
    /// The cards, by id.
    pub cards: Vec<CardRule>,
    /// The commodities, by id.
    pub commodities: [CommodityRule; CommodityId::COUNT],
    /// The powers, by id: capital and home area.
    pub powers: Vec<PowerRule>,
    /// The provinces of each area, by id, as far as they are in play.
    pub areas: Vec<ProvinceSet>,
    /// All provinces in play.
    pub in_play: ProvinceSet,
    /// All coastal provinces, overseas boxes included.
    pub coastal: ProvinceSet,
    /// The overseas boxes.
    pub overseas: ProvinceSet,
    /// The slots of the order of play, from first to last.
    pub slots: Vec<u8>,
    /// The distances of galleys.
    pub waters: Arc<Waters>,
    /// Whether rivals who fill a market together keep caravans out of it (RA-118).
    pub shared_control: bool,
}

/// A province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProvinceRule {
    /// Its area or group of boxes.
    pub area: AreaId,
    /// What it is.
    pub sort: ProvinceType,
    /// Its market number; 1 for a satellite.
    pub market: u8,
    /// What its market gives.
    pub commodities: CommoditySet,
    /// The provinces it touches by land, in play or not.
    pub land: ProvinceSet,
    /// The satellites that point at it.
    pub supporters: ProvinceSet,
    /// The provinces that it points at, if it is a satellite.
    pub supports: ProvinceSet,
    /// The power whose capital it is.
    pub capital_of: Option<PowerId>,
    /// Whether Iceland or West Africa: nothing but seas touches it.
    pub is_island: bool,
}

/// An advance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdvanceRule {
    /// Its category.
    pub category: CategoryId,
    /// What it costs.
    pub cost: u16,
    /// What it takes off further advances of its category.
    pub credit: u16,
    /// Its misery relief.
    pub relief: u16,
    /// Its misery relief in another source, where ours is only assumed.
    pub relief_elsewhere: Option<u16>,
    /// Misery spaces up at the purchase.
    pub misery_up: u8,
    /// Misery spaces down at the purchase.
    pub misery_down: u8,
    /// The advances that are needed, all of them.
    pub prerequisites: AdvanceSet,
    /// Whether Institutional Research makes it cheaper.
    pub researched: bool,
}

/// A card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardRule {
    /// What it is.
    pub face: Face,
    /// How many of each epoch.
    pub copies: [u8; 3],
    /// Whether it goes to the replay pile; otherwise it leaves the game.
    pub recycles: bool,
}

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// A commodity card: what its player chooses from, and how many boxes are printed.
    Commodity {
        /// One commodity, or two.
        choices: CommoditySet,
        /// The last printed box.
        boxes: u8,
    },
    /// An event.
    Event(EventCard),
    /// A leader.
    Leader {
        /// What it takes off each of its advances.
        credit: u16,
        /// The advances.
        advances: AdvanceSet,
        /// A higher credit, and the event that brings it.
        raised: Option<(u16, EventCard)>,
    },
}

/// A commodity.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CommodityRule {
    /// The total of the dice that picks it.
    pub dice: u8,
    /// The payment of box 1.
    pub base: u16,
    /// The last box of its plain card.
    pub boxes: u8,
    /// The provinces that give it.
    pub provinces: ProvinceSet,
}

/// A power.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PowerRule {
    /// Its capital.
    pub capital: ProvinceId,
    /// The area of its capital.
    pub home: AreaId,
}

/// The boards of 1996 as our own data have them, for three to six players, each once somebody plays on it.
static ORIGINAL: [OnceLock<Arc<Board>>; 4] = [const { OnceLock::new() }; 4];

impl Board {
    /// What is printed, for so many players.
    pub fn new(rulebook: &Rulebook, players: usize, options: &Options) -> Arc<Self> {
        let is_plain = std::ptr::eq(rulebook.catalog, builtin())
            && !rulebook.readings.has_choices()
            && *options
                == Options {
                    last_epoch: options.last_epoch,
                    has_time_limit: options.has_time_limit,
                    ..Options::default()
                };
        match players {
            3..=6 if is_plain => {
                let made = || Arc::new(Self::made(rulebook, players, &Options::default()));
                Arc::clone(ORIGINAL[players - 3].get_or_init(made))
            }
            _ => Arc::new(Self::made(rulebook, players, options)),
        }
    }

    fn made(rulebook: &Rulebook, players: usize, options: &Options) -> Self {
        let catalog = rulebook.catalog;
        let changes = Changes::new(options, &rulebook.readings);
        let seating = catalog
            .seatings
            .iter()
            .find(|seating| usize::from(seating.players) == players);
        let area_in_play = |area: &Text| {
            let overseas = catalog.area(area).is_some_and(|area| area.overseas);
            overseas || seating.is_none_or(|seating| seating.areas.iter().any(|known| known == area))
        };
        let provinces = provinces(rulebook, changes, &options.facts);
        let mut areas = vec![ProvinceSet::EMPTY; catalog.areas.len()];
        let (mut in_play, mut coastal, mut overseas) =
            (ProvinceSet::EMPTY, ProvinceSet::EMPTY, ProvinceSet::EMPTY);
        for ((id, rule), printed) in ids().zip(&provinces).zip(catalog.provinces.iter()) {
            if printed.coastal {
                coastal.insert(id);
            }
            if rule.sort == ProvinceType::Overseas {
                overseas.insert(id);
            }
            if is_on_map(printed, changes) && area_in_play(&printed.area) {
                in_play.insert(id);
                if let Some(area) = areas.get_mut(rule.area.index()) {
                    area.insert(id);
                }
            }
        }
        let advances = advances(rulebook, changes, &options.facts);
        let mut categories = [AdvanceSet::EMPTY; CategoryId::COUNT];
        for (id, advance) in AdvanceId::all().zip(&advances) {
            categories[advance.category.index()].insert(id);
        }
        let powers = catalog.powers.iter().map(|power| PowerRule {
            capital: rulebook.province_id(&power.capital).unwrap_or(ProvinceId(0)),
            home: rulebook.area_id(&power.home_area).unwrap_or(AreaId(0)),
        });
        let slots = match seating {
            Some(seating) => seating
                .slots
                .iter()
                .filter_map(|slot| u8::try_from(*slot).ok())
                .collect(),
            None => (1..).take(players).collect(),
        };
        let pieces = |id: &str| {
            let piece = catalog.pieces.iter().find(|piece| piece.id == id);
            piece
                .and_then(|piece| u8::try_from(piece.count).ok())
                .unwrap_or(0)
        };
        Self {
            players,
            changes,
            tokens: pieces("token"),
            markers: pieces("marker"),
            commodities: commodities(catalog, &provinces),
            advances,
            categories,
            cards: cards(rulebook, changes),
            powers: powers.collect(),
            areas,
            in_play,
            coastal,
            overseas,
            slots,
            waters: Waters::of(rulebook, changes, &options.facts),
            shared_control: rulebook.reads(disputed::shared_market::CONTROLLED),
            provinces,
        }
    }

    /// A province.
    pub fn province(&self, id: ProvinceId) -> &ProvinceRule {
        &self.provinces[id.index()]
    }

    /// An advance.
    pub fn advance(&self, id: AdvanceId) -> &AdvanceRule {
        &self.advances[id.index()]
    }

    /// A card.
    pub fn card(&self, id: CardId) -> &CardRule {
        &self.cards[id.index()]
    }

    /// A commodity.
    pub fn commodity(&self, id: CommodityId) -> &CommodityRule {
        &self.commodities[id.index()]
    }

    /// The cards of an epoch, from 1.
    pub fn cards_of_epoch(&self, epoch: u8) -> CardCounts {
        let mut counts = CardCounts::default();
        let at = usize::from(epoch.saturating_sub(1));
        for (id, card) in (0..).map(CardId).zip(&self.cards) {
            counts.add(id, card.copies.get(at).copied().unwrap_or(0));
        }
        counts
    }

    /// The cards of all epochs up to this one.
    pub fn cards_up_to(&self, epoch: u8) -> CardCounts {
        let mut counts = CardCounts::default();
        for epoch in 1..=epoch.min(3) {
            counts.add_all(&self.cards_of_epoch(epoch));
        }
        counts
    }

    /// All advances.
    pub fn all_advances() -> AdvanceSet {
        AdvanceId::all().collect()
    }

    /// What all advances of a set cost as printed: their value at the end.
    pub fn value(&self, advances: AdvanceSet) -> i32 {
        advances
            .iter()
            .map(|advance| i32::from(self.advance(advance).cost))
            .sum()
    }

    /// Whether a province is a satellite.
    pub fn is_satellite(&self, id: ProvinceId) -> bool {
        self.province(id).sort == ProvinceType::Satellite
    }
}

/// The ids of all provinces.
fn ids() -> impl Iterator<Item = ProvinceId> {
    (0..=u8::MAX).map(ProvinceId)
}

/// Whether the map that is played on has a province.
fn is_on_map(printed: &Printed, changes: Changes) -> bool {
    match printed.only_on {
        None => true,
        Some(Map::Original) => !changes.has(Change::Smolensk),
        Some(Map::Revised) => changes.has(Change::Loire),
    }
}

/// Which change of 1999 a changed border belongs to.
fn change_of(between: &[Text]) -> Option<Change> {
    let names = |id: &str| between.iter().any(|known| known == id);
    if names("novgorod") {
        Some(Change::Smolensk)
    } else if names("chester") || names("york") {
        Some(Change::Britain)
    } else if names("libya") || names("barca") {
        Some(Change::Libya)
    } else {
        None
    }
}

/// The borders by sea that the changes open and close: province, water, opened.
pub(super) fn sea_changes(catalog: &Catalog, changes: Changes) -> Vec<(&str, &str, bool)> {
    let by_sea = catalog.map_changes.iter().filter(|change| change.by == Way::Sea);
    let in_force =
        by_sea.filter(|change| change_of(&change.between).is_some_and(|change| changes.has(change)));
    let named = in_force.filter_map(|change| match &change.between[..] {
        [province, water] => Some((province.as_ref(), water.as_ref(), change.opened)),
        _ => None,
    });
    named.collect()
}

fn provinces(rulebook: &Rulebook, changes: Changes, facts: &[BoardFact]) -> Vec<ProvinceRule> {
    let catalog = rulebook.catalog;
    let set =
        |names: &[Text]| -> ProvinceSet { names.iter().filter_map(|id| rulebook.province_id(id)).collect() };
    let mut all: Vec<ProvinceRule> = Vec::with_capacity(catalog.provinces.len());
    for printed in catalog.provinces.iter() {
        let commodities = printed.commodities.iter();
        let capital_of = catalog
            .powers
            .iter()
            .position(|power| power.capital == printed.id);
        all.push(ProvinceRule {
            area: rulebook.area_id(&printed.area).unwrap_or(AreaId(0)),
            sort: printed.sort,
            market: u8::try_from(printed.market).unwrap_or(u8::MAX),
            commodities: commodities.filter_map(|id| rulebook.commodity_id(id)).collect(),
            land: set(&printed.land),
            supporters: ProvinceSet::EMPTY,
            supports: set(&printed.supports),
            capital_of: capital_of.and_then(|at| u8::try_from(at).ok()).map(PowerId),
            is_island: !printed.needs.is_empty() && printed.sort != ProvinceType::Overseas,
        });
    }
    // Provinces of one map alone touch nobody on the other.
    for (id, printed) in ids().zip(catalog.provinces.iter()) {
        for neighbour in set(&printed.land).iter() {
            link(&mut all, id, neighbour, true);
        }
        for supported in all[id.index()].supports.iter() {
            if is_on_map(printed, changes) {
                all[supported.index()].supporters.insert(id);
            }
        }
    }
    for (id, printed) in ids().zip(catalog.provinces.iter()) {
        for neighbour in set(&printed.land).iter() {
            if !is_on_map(printed, changes) {
                link(&mut all, id, neighbour, false);
            }
        }
    }
    let on_land = catalog.map_changes.iter().filter(|change| change.by == Way::Land);
    for change in on_land {
        let in_force = change_of(&change.between).is_some_and(|change| changes.has(change));
        if let [Some(one), Some(other)] = [0, 1].map(|at| {
            let id = change.between.get(at)?;
            rulebook.province_id(id)
        }) && in_force
        {
            link(&mut all, one, other, change.opened);
        }
    }
    if rulebook.reads(disputed::st_malo_bordeaux::NONE)
        && let (Some(one), Some(other)) = (rulebook.province_id("st-malo"), rulebook.province_id("bordeaux"))
    {
        link(&mut all, one, other, false);
    }
    for fact in facts {
        if let BoardFact::Borders(one, other) = *fact {
            link(&mut all, one, other, true);
        }
    }
    all
}

/// Opens or closes a border by land.
fn link(all: &mut [ProvinceRule], one: ProvinceId, other: ProvinceId, opened: bool) {
    for (from, to) in [(one, other), (other, one)] {
        if let Some(province) = all.get_mut(from.index()) {
            if opened {
                province.land.insert(to);
            } else {
                province.land.remove(to);
            }
        }
    }
}

fn advances(rulebook: &Rulebook, changes: Changes, facts: &[BoardFact]) -> [AdvanceRule; AdvanceId::COUNT] {
    let catalog = rulebook.catalog;
    let set =
        |names: &[Text]| -> AdvanceSet { names.iter().filter_map(|id| rulebook.advance_id(id)).collect() };
    let mut id = 0;
    [(); AdvanceId::COUNT].map(|()| {
        let advance = AdvanceId(id);
        id += 1;
        let printed: &Advance = &catalog.advances[advance.index()];
        let category = rulebook.category_id(&printed.category).unwrap_or(CategoryId(0));
        let of_category = &catalog.categories[category.index()];
        let mut rule = AdvanceRule {
            category,
            cost: printed.cost,
            credit: printed.credit,
            relief: relief(&rulebook.readings, advance, printed.relief),
            relief_elsewhere: printed.relief_elsewhere.first().copied(),
            misery_up: u8::try_from(of_category.misery_up).unwrap_or(0),
            misery_down: u8::try_from(printed.misery_down).unwrap_or(0),
            prerequisites: set(&printed.prerequisites),
            researched: of_category.research,
        };
        let revised = catalog
            .revisions
            .iter()
            .filter(|revision| revision.advance == printed.id);
        for revision in revised {
            if changes.has(Change::Credits) {
                rule.credit = revision.credit.unwrap_or(rule.credit);
            }
            if changes.has(Change::CommerceLetters)
                && let Some(cost) = revision.cost
            {
                rule.cost = cost;
                rule.prerequisites = set(&revision.prerequisites);
            }
        }
        if advance == AdvanceId::HEAVENS && rulebook.reads(disputed::prerequisite_heavens::WRITTEN_RECORD) {
            rule.prerequisites.insert(AdvanceId::WRITTEN_RECORD);
        }
        for fact in facts {
            if let BoardFact::Relief(known, relief) = *fact
                && known == advance
            {
                rule.relief = relief;
                rule.relief_elsewhere = None;
            }
        }
        rule
    })
}

/// The misery relief of an advance by the readings: RD-46 to RD-51.
fn relief(readings: &Readings, advance: AdvanceId, printed: u16) -> u16 {
    let others = [
        (
            AdvanceId::LAWS_OF_MATTER,
            disputed::relief_laws_of_matter::TEN,
            10,
        ),
        (
            AdvanceId::HOLY_INDULGENCE,
            disputed::relief_holy_indulgence::FIVE,
            5,
        ),
        (AdvanceId::PROSELYTISM, disputed::relief_proselytism::FIVE, 5),
        (AdvanceId::CATHEDRAL, disputed::relief_cathedral::FIVE, 5),
        (AdvanceId::PATRONAGE, disputed::relief_patronage::FIVE, 5),
        (AdvanceId::RENAISSANCE, disputed::relief_renaissance::FIFTY, 50),
    ];
    let chosen = others
        .iter()
        .find(|(known, reading, _)| *known == advance && readings.is(*reading));
    chosen.map_or(printed, |(_, _, relief)| *relief)
}

fn cards(rulebook: &Rulebook, changes: Changes) -> Vec<CardRule> {
    let catalog = rulebook.catalog;
    let euro = catalog.editions.iter().find(|edition| edition.moved.is_some());
    let moved = euro
        .and_then(|edition| edition.moved.as_ref())
        .filter(|_| changes.has(Change::DeckCounts));
    let rule = |card: &Card| {
        let mut copies = [0; 3];
        for (copies, printed) in copies.iter_mut().zip(card.copies.iter()) {
            *copies = u8::try_from(*printed).unwrap_or(u8::MAX);
        }
        if let Some(moved) = moved.filter(|moved| moved.card == card.id) {
            let (from, to) = (usize::from(moved.from) - 1, usize::from(moved.to) - 1);
            if copies.get(from).is_some_and(|copies| *copies > 0) && to < copies.len() {
                copies[from] -= 1;
                copies[to] += 1;
            }
        }
        CardRule {
            face: face(rulebook, card),
            copies,
            recycles: card.recycles,
        }
    };
    catalog.cards.iter().map(rule).collect()
}

fn face(rulebook: &Rulebook, card: &Card) -> Face {
    if let Some(credit) = card.credit {
        let advances = card.advances.iter();
        let event = |id: &Text| rulebook.card_id(id).and_then(EventCard::of);
        let raised = card.raised.as_ref();
        return Face::Leader {
            credit,
            advances: advances.filter_map(|id| rulebook.advance_id(id)).collect(),
            raised: raised.and_then(|raised| Some((raised.credit, event(&raised.by)?))),
        };
    }
    let event = EventCard::ALL.into_iter().find(|event| event.id() == card.id);
    if let Some(event) = event {
        return Face::Event(event);
    }
    let commodities = card.commodities.iter();
    Face::Commodity {
        choices: commodities.filter_map(|id| rulebook.commodity_id(id)).collect(),
        boxes: card.boxes.and_then(|boxes| u8::try_from(boxes).ok()).unwrap_or(0),
    }
}

fn commodities(catalog: &Catalog, provinces: &[ProvinceRule]) -> [CommodityRule; CommodityId::COUNT] {
    let mut all = [CommodityRule::default(); CommodityId::COUNT];
    for ((id, rule), printed) in CommodityId::all().zip(&mut all).zip(catalog.commodities.iter()) {
        let giving = ids().zip(provinces);
        let giving = giving.filter(|(_, province)| province.commodities.contains(id));
        *rule = CommodityRule {
            dice: u8::try_from(printed.dice).unwrap_or(0),
            base: printed.base,
            boxes: u8::try_from(printed.payouts.len()).unwrap_or(u8::MAX),
            provinces: giving.map(|(id, _)| id).collect(),
        };
    }
    all
}
