//! Small numbers for things of the box: places in the catalog's lists. Those that a rule names have constants.

/// A province, by place in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProvinceId(pub u8);

/// An advance, by place in the catalog: the order of their letters in the edition of 1996.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AdvanceId(pub u8);

/// A card, by place in the catalog. Copies of one card share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// A commodity, by place in the catalog: the order of their dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommodityId(pub u8);

/// A category of advances, by place in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CategoryId(pub u8);

/// An area, or a group of overseas boxes, by place in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AreaId(pub u8);

/// A power, by place in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PowerId(pub u8);

macro_rules! index {
    ($($id:ident),*) => {
        $(impl $id {
            /// The place in the list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        })*
    };
}

index!(
    ProvinceId,
    AdvanceId,
    CardId,
    CommodityId,
    CategoryId,
    AreaId,
    PowerId
);

impl AdvanceId {
    /// A.
    pub const HEAVENS: Self = Self(0);
    /// B.
    pub const HUMAN_BODY: Self = Self(1);
    /// C.
    pub const LAWS_OF_MATTER: Self = Self(2);
    /// D.
    pub const ENLIGHTENMENT: Self = Self(3);
    /// E.
    pub const PATRONAGE: Self = Self(4);
    /// F.
    pub const HOLY_INDULGENCE: Self = Self(5);
    /// G.
    pub const PROSELYTISM: Self = Self(6);
    /// H.
    pub const CATHEDRAL: Self = Self(7);
    /// I.
    pub const CARAVAN: Self = Self(8);
    /// J.
    pub const WIND_WATERMILL: Self = Self(9);
    /// K.
    pub const IMPROVED_AGRICULTURE: Self = Self(10);
    /// L.
    pub const INTEREST_AND_PROFIT: Self = Self(11);
    /// M.
    pub const INDUSTRY: Self = Self(12);
    /// N.
    pub const WRITTEN_RECORD: Self = Self(13);
    /// O.
    pub const PRINTED_WORD: Self = Self(14);
    /// P.
    pub const MASTER_ART: Self = Self(15);
    /// Q.
    pub const RENAISSANCE: Self = Self(16);
    /// R.
    pub const OVERLAND_EAST: Self = Self(17);
    /// S.
    pub const SEAWORTHY_VESSELS: Self = Self(18);
    /// T.
    pub const OCEAN_NAVIGATION: Self = Self(19);
    /// U.
    pub const NEW_WORLD: Self = Self(20);
    /// V.
    pub const URBAN_ASCENDANCY: Self = Self(21);
    /// W.
    pub const NATIONALISM: Self = Self(22);
    /// X.
    pub const INSTITUTIONAL_RESEARCH: Self = Self(23);
    /// Y.
    pub const COSMOPOLITAN: Self = Self(24);
    /// Z.
    pub const MIDDLE_CLASS: Self = Self(25);
    /// How many there are.
    pub const COUNT: usize = 26;

    /// All of them, in the order of their letters.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..26).map(Self)
    }
}

impl CommodityId {
    /// The one that Famine counts.
    pub const GRAIN: Self = Self(3);
    /// Those whose condition Wind/Watermill of 1999 sets: Grain, Cloth, Wine and Metal.
    pub const ADJUSTABLE: [Self; 4] = [Self::GRAIN, Self(4), Self(5), Self(6)];
    /// Hit together with Ivory by a 12.
    pub const GOLD: Self = Self(10);
    /// Hit together with Gold by a 12.
    pub const IVORY: Self = Self(11);
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All of them, in the order of their dice.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..12).map(Self)
    }
}

impl CategoryId {
    /// Science.
    pub const SCIENCE: Self = Self(0);
    /// Religion.
    pub const RELIGION: Self = Self(1);
    /// Commerce.
    pub const COMMERCE: Self = Self(2);
    /// Communication.
    pub const COMMUNICATION: Self = Self(3);
    /// Exploration.
    pub const EXPLORATION: Self = Self(4);
    /// Civics.
    pub const CIVICS: Self = Self(5);
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All of them, in the order of the data.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..6).map(Self)
    }
}

impl AreaId {
    /// IV, where the seed puts the Crusades.
    pub const FOUR: Self = Self(3);
    /// V, closed without Overland East.
    pub const FIVE: Self = Self(4);
    /// VI, where the Crusades go.
    pub const SIX: Self = Self(5);
    /// The boxes of the Far East.
    pub const FAR_EAST: Self = Self(8);
    /// The boxes of the New World.
    pub const NEW_WORLD: Self = Self(9);

    /// Whether it is a group of overseas boxes.
    pub const fn is_overseas(self) -> bool {
        self.0 >= Self::FAR_EAST.0
    }
}

/// An event card: what its rule does is written in `apply`, not in the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventCard {
    /// RR-171.
    AlchemistsGold,
    /// RR-172.
    Armor,
    /// RR-173.
    CivilWar,
    /// RR-174.
    EnlightenedRuler,
    /// RR-175.
    Famine,
    /// RR-176.
    MysticismAbounds,
    /// RR-180.
    PapalDecree,
    /// RR-177.
    PiratesVikings,
    /// RR-178.
    Rebellion,
    /// RR-181.
    RevolutionaryUprisings,
    /// RR-179.
    Stirrups,
    /// RR-183.
    Crusades,
    /// RR-182.
    War,
    /// RR-184.
    BlackDeath,
    /// RR-185.
    Gunpowder,
    /// RR-187.
    LongBow,
    /// RR-186.
    MongolArmies,
    /// RR-188.
    ReligiousStrife,
}

impl EventCard {
    /// Every event, in the order of the data.
    pub const ALL: [Self; 18] = [
        Self::AlchemistsGold,
        Self::Armor,
        Self::CivilWar,
        Self::EnlightenedRuler,
        Self::Famine,
        Self::MysticismAbounds,
        Self::PapalDecree,
        Self::PiratesVikings,
        Self::Rebellion,
        Self::RevolutionaryUprisings,
        Self::Stirrups,
        Self::Crusades,
        Self::War,
        Self::BlackDeath,
        Self::Gunpowder,
        Self::LongBow,
        Self::MongolArmies,
        Self::ReligiousStrife,
    ];

    /// The four military advantages.
    pub const MILITARY: [Self; 4] = [Self::Armor, Self::Stirrups, Self::LongBow, Self::Gunpowder];

    /// Its card: events stand first in the data.
    pub const fn card(self) -> CardId {
        CardId(self as u8)
    }

    /// The event on a card.
    pub fn of(card: CardId) -> Option<Self> {
        Self::ALL.get(card.index()).copied()
    }

    /// Its id in the data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AlchemistsGold => "alchemists-gold",
            Self::Armor => "armor",
            Self::CivilWar => "civil-war",
            Self::EnlightenedRuler => "enlightened-ruler",
            Self::Famine => "famine",
            Self::MysticismAbounds => "mysticism-abounds",
            Self::PapalDecree => "papal-decree",
            Self::PiratesVikings => "pirates-vikings",
            Self::Rebellion => "rebellion",
            Self::RevolutionaryUprisings => "revolutionary-uprisings",
            Self::Stirrups => "stirrups",
            Self::Crusades => "crusades",
            Self::War => "war",
            Self::BlackDeath => "black-death",
            Self::Gunpowder => "gunpowder",
            Self::LongBow => "long-bow",
            Self::MongolArmies => "mongol-armies",
            Self::ReligiousStrife => "religious-strife",
        }
    }

    /// Whether it is a military advantage.
    pub const fn is_military(self) -> bool {
        matches!(
            self,
            Self::Armor | Self::Stirrups | Self::LongBow | Self::Gunpowder
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::renaissance::builtin;

    #[test]
    fn the_constants_are_the_places_of_the_data() {
        let catalog = builtin();
        let advances = [
            (AdvanceId::HEAVENS, "heavens"),
            (AdvanceId::HUMAN_BODY, "human-body"),
            (AdvanceId::LAWS_OF_MATTER, "laws-of-matter"),
            (AdvanceId::ENLIGHTENMENT, "enlightenment"),
            (AdvanceId::PATRONAGE, "patronage"),
            (AdvanceId::HOLY_INDULGENCE, "holy-indulgence"),
            (AdvanceId::PROSELYTISM, "proselytism"),
            (AdvanceId::CATHEDRAL, "cathedral"),
            (AdvanceId::CARAVAN, "caravan"),
            (AdvanceId::WIND_WATERMILL, "wind-watermill"),
            (AdvanceId::IMPROVED_AGRICULTURE, "improved-agriculture"),
            (AdvanceId::INTEREST_AND_PROFIT, "interest-and-profit"),
            (AdvanceId::INDUSTRY, "industry"),
            (AdvanceId::WRITTEN_RECORD, "written-record"),
            (AdvanceId::PRINTED_WORD, "printed-word"),
            (AdvanceId::MASTER_ART, "master-art"),
            (AdvanceId::RENAISSANCE, "renaissance"),
            (AdvanceId::OVERLAND_EAST, "overland-east"),
            (AdvanceId::SEAWORTHY_VESSELS, "seaworthy-vessels"),
            (AdvanceId::OCEAN_NAVIGATION, "ocean-navigation"),
            (AdvanceId::NEW_WORLD, "new-world"),
            (AdvanceId::URBAN_ASCENDANCY, "urban-ascendancy"),
            (AdvanceId::NATIONALISM, "nationalism"),
            (AdvanceId::INSTITUTIONAL_RESEARCH, "institutional-research"),
            (AdvanceId::COSMOPOLITAN, "cosmopolitan"),
            (AdvanceId::MIDDLE_CLASS, "middle-class"),
        ];
        assert_eq!(catalog.advances.len(), advances.len());
        for (advance, id) in advances {
            assert_eq!(catalog.advances[advance.index()].id, id);
        }
        for event in EventCard::ALL {
            let card = &catalog.cards[event.card().index()];
            assert_eq!(card.id, event.id());
            let military = card.event.as_ref().is_some_and(|event| event.military);
            assert_eq!(military, event.is_military(), "{}", event.id());
        }
        assert_eq!(catalog.commodities[CommodityId::GRAIN.index()].id, "grain");
        assert_eq!(catalog.commodities[CommodityId::GOLD.index()].id, "gold");
        assert_eq!(catalog.commodities[CommodityId::IVORY.index()].id, "ivory");
        assert_eq!(catalog.commodities.len(), CommodityId::COUNT);
        let categories = [
            "science",
            "religion",
            "commerce",
            "communication",
            "exploration",
            "civics",
        ];
        for (category, id) in CategoryId::all().zip(categories) {
            assert_eq!(catalog.categories[category.index()].id, id);
        }
        let areas = [
            (AreaId::FOUR, "iv"),
            (AreaId::FIVE, "v"),
            (AreaId::SIX, "vi"),
            (AreaId::FAR_EAST, "far-east"),
            (AreaId::NEW_WORLD, "new-world"),
        ];
        for (area, id) in areas {
            assert_eq!(catalog.areas[area.index()].id, id);
            assert_eq!(catalog.areas[area.index()].overseas, area.is_overseas());
        }
    }
}
