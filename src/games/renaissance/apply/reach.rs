//! Which provinces a player can place tokens in: by land, by caravan, by ship, and why not.

use crate::games::renaissance::catalog::ProvinceType;
use crate::games::renaissance::state::{
    AdvanceId, AreaId, Expanding, ProvinceId, ProvinceSet, Rulebook, Seat, Ship, State,
};

/// How tokens come into a province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// From a neighbour by land, or the province is a base itself.
    Land {
        /// From where.
        from: ProvinceId,
    },
    /// Two provinces away by land.
    Caravan {
        /// From where.
        from: ProvinceId,
        /// The province in the middle.
        through: ProvinceId,
    },
    /// By ship.
    Ship {
        /// From where.
        from: ProvinceId,
        /// The steps of a galley; 0 for ships that need not count them.
        steps: u8,
        /// How many tokens may come into this province in this turn; none without limit.
        capacity: Option<u8>,
    },
}

/// Why there is no way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoWay {
    /// The area is out of play.
    NotInPlay,
    /// Area V without Overland East.
    AreaFive,
    /// An island without Seaworthy Vessels or The Heavens.
    Island,
    /// The Far East without Ocean Navigation.
    FarEast,
    /// The Americas without New World.
    Americas,
    /// More overseas boxes than the ships keep.
    TooManyBoxes {
        /// How many they keep.
        kept: u8,
    },
    /// A caravan would come there, but a rival controls the province in the middle.
    CaravanBlocked {
        /// The province in the middle.
        through: ProvinceId,
        /// Who controls it.
        by: Seat,
    },
    /// Too far.
    OutOfReach {
        /// The steps of a galley from the nearest base, if one could go there at all.
        steps: Option<u8>,
    },
}

impl State {
    /// From where a player places: coloured pieces, and the own capital whoever holds it (RR-110, RR-115).
    pub fn bases(&self, seat: Seat) -> ProvinceSet {
        let provinces = (0..).map(ProvinceId).zip(&self.provinces);
        let held = provinces.filter(|(_, province)| province.has_coloured(seat));
        let held: ProvinceSet = held.map(|(id, _)| id).collect();
        held.and(self.board.in_play).with(self.capital(seat))
    }

    /// The bases of this round: as they stood when it began (RA-72).
    pub fn bases_of_round(&self, seat: Seat) -> ProvinceSet {
        match self.now.expanding {
            Some(expanding) if expanding.seat == seat => expanding.bases,
            _ => self.bases(seat),
        }
    }

    /// A player begins to expand. Nothing changes if it is still the same player.
    pub fn begin_round(&mut self, seat: Seat) {
        if self.now.expanding.is_none_or(|expanding| expanding.seat != seat) {
            self.now.expanding = Some(Expanding {
                seat,
                bases: self.bases(seat),
            });
        }
    }

    /// The rival who keeps a player's caravans out of a province. Rivals who fill it together do so only with another
    /// reading (RA-118); of them the one with most tokens is named.
    pub fn blocker(&self, seat: Seat, through: ProvinceId) -> Option<Seat> {
        if let Some(owner) = self.controller(through) {
            return (owner != seat).then_some(owner);
        }
        let pieces = self.province(through);
        let coloured = |rival: Seat| pieces.tokens(rival).coloured;
        let rivals = pieces.rivals(seat);
        let together: u8 = rivals.iter().map(coloured).sum();
        let is_full = self.board.shared_control && together >= self.board.province(through).market;
        rivals
            .iter()
            .filter(|_| is_full)
            .max_by_key(|rival| coloured(*rival))
    }

    /// Who controls a province for caravans: a coloured marker, or coloured tokens of one player up to the market number
    /// (RR-113).
    pub fn controller(&self, province: ProvinceId) -> Option<Seat> {
        let pieces = self.province(province);
        let market = self.board.province(province).market;
        pieces.coloured_marker().or_else(|| {
            let tokens = pieces.tokens.iter().zip((0..).map(Seat));
            let mut full = tokens.filter(|(tokens, _)| tokens.coloured >= market);
            full.next().map(|(_, seat)| seat)
        })
    }

    /// What keeps a player out of a province wherever the tokens come from.
    pub fn barred(&self, seat: Seat, province: ProvinceId) -> Option<NoWay> {
        if !self.board.in_play.contains(province) {
            return Some(NoWay::NotInPlay);
        }
        let rule = self.board.province(province);
        match rule.area {
            AreaId::FIVE => (!self.has(seat, AdvanceId::OVERLAND_EAST)).then_some(NoWay::AreaFive),
            AreaId::FAR_EAST if !self.has(seat, AdvanceId::OCEAN_NAVIGATION) => Some(NoWay::FarEast),
            AreaId::NEW_WORLD if !self.has(seat, AdvanceId::NEW_WORLD) => Some(NoWay::Americas),
            _ if rule.sort == ProvinceType::Overseas => {
                let kept = self.player(seat).ship.boxes();
                let is_new = !self.province(province).has_piece(seat);
                (is_new && self.overseas_boxes(seat) >= kept).then_some(NoWay::TooManyBoxes { kept })
            }
            _ if rule.is_island => {
                let sails =
                    self.has(seat, AdvanceId::SEAWORTHY_VESSELS) || self.has(seat, AdvanceId::HEAVENS);
                (!sails && self.player(seat).ship <= Ship::Galley(8)).then_some(NoWay::Island)
            }
            _ => None,
        }
    }

    /// How a player's tokens come into a province this round, by land whenever possible; or why they do not.
    pub fn way(&self, _rulebook: &Rulebook, seat: Seat, province: ProvinceId) -> Result<Way, NoWay> {
        if let Some(barred) = self.barred(seat, province) {
            return Err(barred);
        }
        let bases = self.bases_of_round(seat);
        if bases.contains(province) {
            return Ok(Way::Land { from: province });
        }
        let beside = self.board.province(province).land.and(self.board.in_play);
        if let Some(from) = beside.and(bases).first() {
            return Ok(Way::Land { from });
        }
        let caravan = self.caravan(seat, beside, bases);
        if let Some(way) = caravan.ok().flatten() {
            return Ok(way);
        }
        self.by_ship(seat, province, bases)
            .map_err(|no_way| match caravan {
                Err(blocked) => blocked,
                Ok(_) => no_way,
            })
    }

    /// A caravan through one of the neighbours; none if no base lies behind any of them.
    fn caravan(&self, seat: Seat, beside: ProvinceSet, bases: ProvinceSet) -> Result<Option<Way>, NoWay> {
        if !self.has(seat, AdvanceId::CARAVAN) {
            return Ok(None);
        }
        let mut blocked = None;
        for through in beside.iter() {
            let Some(from) = self.board.province(through).land.and(bases).first() else {
                continue;
            };
            // Area V may not be passed without Overland East either.
            if self.barred(seat, through).is_some() {
                continue;
            }
            match self.blocker(seat, through) {
                Some(by) => blocked = blocked.or(Some(NoWay::CaravanBlocked { through, by })),
                None => return Ok(Some(Way::Caravan { from, through })),
            }
        }
        blocked.map_or(Ok(None), Err)
    }

    fn by_ship(&self, seat: Seat, province: ProvinceId, bases: ProvinceSet) -> Result<Way, NoWay> {
        if !self.board.coastal.contains(province) {
            return Err(NoWay::OutOfReach { steps: None });
        }
        let harbours = bases.and(self.board.coastal);
        let ship = self.player(seat).ship;
        let capacity = ship.capacity();
        let heavens = self.has(seat, AdvanceId::HEAVENS);
        match ship {
            Ship::Seaworthy(_) | Ship::Ocean(_) => {
                let from = harbours.first().unwrap_or(self.capital(seat));
                Ok(Way::Ship {
                    from,
                    steps: 0,
                    capacity,
                })
            }
            Ship::None | Ship::Galley(_) => {
                let nearest = self.board.waters.nearest(harbours, province, heavens);
                match nearest {
                    Some((steps, from)) if steps <= ship.space() => Ok(Way::Ship {
                        from,
                        steps,
                        capacity,
                    }),
                    _ => Err(NoWay::OutOfReach {
                        steps: nearest.map(|(steps, _)| steps),
                    }),
                }
            }
        }
    }

    /// All provinces within a player's reach this round.
    pub fn reach(&self, seat: Seat) -> ProvinceSet {
        let bases = self.bases_of_round(seat);
        let in_play = self.board.in_play;
        let mut reach = bases;
        for base in bases.iter() {
            reach = reach.or(self.board.province(base).land);
        }
        if self.has(seat, AdvanceId::CARAVAN) {
            let mut further = ProvinceSet::EMPTY;
            for through in reach.and(in_play).iter() {
                let is_free = self.blocker(seat, through).is_none();
                if is_free && self.barred(seat, through).is_none() {
                    further = further.or(self.board.province(through).land);
                }
            }
            reach = reach.or(further);
        }
        let ship = self.player(seat).ship;
        match ship {
            Ship::None => {}
            Ship::Galley(steps) => {
                let heavens = self.has(seat, AdvanceId::HEAVENS);
                for base in bases.and(self.board.coastal).iter() {
                    reach = reach.or(self.board.waters.within(base, steps, heavens));
                }
            }
            Ship::Seaworthy(_) | Ship::Ocean(_) => reach = reach.or(self.board.coastal),
        }
        let open = reach.and(in_play).iter();
        open.filter(|id| self.barred(seat, *id).is_none()).collect()
    }

    /// Tokens that a player has shipped into a province this turn, lost ones too.
    pub fn shipped(&self, seat: Seat, province: ProvinceId) -> u8 {
        let known = self.now.shipped.iter();
        let here = known.filter(|(by, to, _)| *by == seat && *to == province);
        here.map(|(_, _, count)| *count).fold(0, u8::saturating_add)
    }

    /// How many tokens a player can still ship into a province that is reached this way; none without limit.
    pub fn capacity_left(&self, seat: Seat, province: ProvinceId, way: Way) -> Option<u8> {
        match way {
            Way::Ship {
                capacity: Some(capacity),
                ..
            } => Some(capacity.saturating_sub(self.shipped(seat, province))),
            Way::Ship { capacity: None, .. } | Way::Land { .. } | Way::Caravan { .. } => None,
        }
    }
}
