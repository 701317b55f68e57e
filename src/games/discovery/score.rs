//! Points: colonies at the end of each age, everything else at the end of the game.

use super::catalog::Counted;
use super::disputed;
use super::state::{EffectRule, Piece, RegionId, Rulebook, Seat, State};

/// The points of one player by source.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Score {
    /// Colony points at each scoring, in order.
    pub colonies: Vec<u16>,
    /// Discovery tokens and cards.
    pub discoveries: u16,
    /// Each building with its points, in the order of purchase.
    pub buildings: Vec<u16>,
    /// Points scored in phase D, in the one reading that has them (D-22).
    pub benefits: u16,
    /// Income from sets in the last turn.
    pub economy: u16,
}

/// What decided between players with the most points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TieBreak {
    /// Nobody was level.
    None,
    /// colony points of the last scoring.
    Colonies,
    /// money.
    Money,
    /// trade goods.
    Goods,
    /// nothing; the victory is shared.
    Shared,
}

impl Score {
    /// All points.
    pub fn total(&self) -> u16 {
        let parts = self.colonies.iter().chain(&self.buildings);
        let others = [self.discoveries, self.benefits, self.economy];
        parts
            .chain(&others)
            .fold(0, |sum: u16, points| sum.saturating_add(*points))
    }
}

/// the points of a colony, given each player's pieces there.
pub fn colony_points(pieces: &[u16], rulebook: &Rulebook) -> Vec<u16> {
    let readings = &rulebook.readings;
    let whole = readings.is(disputed::population_below_three::WHOLE_POPULATION);
    let population = if whole {
        pieces.iter().sum()
    } else {
        pieces.iter().copied().max().unwrap_or(0)
    };
    let mut points = vec![0; pieces.len()];
    let most = pieces.iter().copied().max().unwrap_or(0);
    if population < 3 || most == 0 {
        return points;
    }
    let with = |count: u16| pieces.iter().filter(|pieces| **pieces == count).count();
    let second = pieces
        .iter()
        .copied()
        .filter(|pieces| *pieces < most && *pieces > 0)
        .max();
    let leaders = with(most);
    let exactly_three = readings.is(disputed::three_way_tie::EXACTLY_THREE);
    let for_leaders = match leaders {
        1 => 6,
        2 => 2,
        3 => 0,
        _ => {
            if exactly_three {
                2
            } else {
                0
            }
        }
    };
    let second_scores =
        leaders == 1 || (leaders == 2 && readings.is(disputed::tie_for_first::SECOND_PLACE_SCORES));
    for (at, own) in pieces.iter().enumerate() {
        if *own == most {
            points[at] = for_leaders;
        } else if Some(*own) == second && second_scores && with(*own) == 1 {
            points[at] = 2;
        }
    }
    points
}

/// R-050, D-43: a colony scores once somebody has had three pieces there.
fn points_once_settled(had_three: bool, pieces: &[u16], rulebook: &Rulebook) -> Vec<u16> {
    if had_three {
        colony_points(pieces, rulebook)
    } else {
        vec![0; pieces.len()]
    }
}

impl State {
    /// Scores all colonies now: the points of each player for each region.
    pub fn score_colonies(&mut self, rulebook: &Rulebook) {
        let none = || Vec::with_capacity(self.regions.len());
        let mut by_player: Vec<Vec<u16>> = self.players.iter().map(|_| none()).collect();
        for region in self.region_ids() {
            for (seat, points) in self.region_points(rulebook, region).into_iter().enumerate() {
                by_player[seat].push(points);
            }
        }
        for (player, points) in self.players.iter_mut().zip(by_player) {
            player.points.colonies.push(points);
        }
    }

    /// What a region would score now, for each player.
    pub fn region_points(&self, rulebook: &Rulebook, region: RegionId) -> Vec<u16> {
        let place = self.region(region);
        let pieces: Vec<u16> = place.pieces.iter().map(|pieces| pieces.total()).collect();
        points_once_settled(place.had_three, &pieces, rulebook)
    }

    /// The points of a player as things stand.
    pub fn score(&self, rulebook: &Rulebook, seat: Seat) -> Score {
        let player = self.player(seat);
        let cards = player.cards.iter().filter_map(|card| rulebook.card(*card));
        let discoveries = player
            .tokens
            .iter()
            .copied()
            .chain(cards)
            .fold(0, |sum: u16, figures| sum.saturating_add(figures.points));
        Score {
            colonies: player
                .points
                .colonies
                .iter()
                .map(|regions| regions.iter().sum())
                .collect(),
            discoveries,
            buildings: (0..player.buildings.len())
                .map(|at| self.building_points(rulebook, seat, at))
                .collect(),
            benefits: player.points.of_benefits,
            // the income of the last turn only.
            economy: if self.turn >= rulebook.last_turn() {
                player.points.last_income
            } else {
                0
            },
        }
    }

    /// the printed points of a building, and what it counts.
    fn building_points(&self, rulebook: &Rulebook, seat: Seat, at: usize) -> u16 {
        let player = self.player(seat);
        let Some(building) = player.buildings.get(at) else {
            return 0;
        };
        let rule = rulebook.building(*building);
        // D-22: points of every turn are not scored once more at the end.
        if rulebook.is_taxation(*building) && rulebook.readings.is(disputed::taxation::POINTS_EVERY_TURN) {
            return 0;
        }
        let EffectRule::Points(amount, per, counted) = rule.effect else {
            return rule.points;
        };
        let on_map = self.pieces_in_new_world(seat);
        let count = match counted {
            Counted::Goods => player.goods_total(),
            Counted::Pieces => on_map.total(),
            Counted::Ships => u16::from(player.ships),
            Counted::Soldiers => u16::from(on_map[Piece::Soldier]),
            Counted::Buildings => {
                let others_only = rulebook
                    .readings
                    .is(disputed::prosperity_counts_itself::OTHERS_ONLY);
                u16::try_from(player.buildings.len()).unwrap_or(0) - u16::from(others_only)
            }
            Counted::Regions => {
                let own = self
                    .region_ids()
                    .filter(|region| !self.pieces(*region, seat).is_empty());
                u16::try_from(own.count()).unwrap_or(0)
            }
            Counted::Dollars => u16::try_from(player.money.max(0)).unwrap_or(u16::MAX),
        };
        // D-02: three points a ship in the reading of the scoring section.
        let three = counted == Counted::Ships && rulebook.readings.is(disputed::navy::THREE);
        let amount = if three { 3 } else { amount };
        // only whole fives and whole pairs count.
        rule.points
            .saturating_add((count / per.max(1)).saturating_mul(amount))
    }

    /// the winners, and what decided between them.
    pub fn winners(&self, rulebook: &Rulebook) -> (Vec<Seat>, TieBreak) {
        let believed = |seat: &Seat| i64::from(self.player(*seat).points.believed);
        let total = |seat: &Seat| i64::from(self.score(rulebook, *seat).total()) + believed(seat);
        let last_colonies = |seat: &Seat| {
            let last = self.player(*seat).points.colonies.last();
            last.map_or(0, |regions| regions.iter().map(|points| i64::from(*points)).sum())
        };
        let money = |seat: &Seat| i64::from(self.player(*seat).money);
        let goods = |seat: &Seat| i64::from(self.player(*seat).goods_total());
        let mut best: Vec<Seat> = leading(self.seats().collect(), total);
        for (decided, measure) in [
            (TieBreak::Colonies, &last_colonies as &dyn Fn(&Seat) -> i64),
            (TieBreak::Money, &money),
            (TieBreak::Goods, &goods),
        ] {
            if best.len() < 2 {
                break;
            }
            let ahead = leading(best.clone(), measure);
            if ahead.len() < 2 {
                return (ahead, decided);
            }
            best = ahead;
        }
        let decided = if best.len() < 2 {
            TieBreak::None
        } else {
            TieBreak::Shared
        };
        (best, decided)
    }
}

fn leading(seats: Vec<Seat>, measure: impl Fn(&Seat) -> i64) -> Vec<Seat> {
    let most = seats.iter().map(&measure).max();
    seats
        .into_iter()
        .filter(|seat| Some(measure(seat)) == most)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Readings;
    use crate::games::discovery::builtin;
    use crate::games::discovery::state::{Figures, PieceCounts};

    fn rulebook(chosen: &[(&str, &str)]) -> Rulebook<'static> {
        let mut readings = Readings::default();
        for (name, reading) in chosen {
            readings
                .choose(&builtin().registry, name, reading)
                .expect("a reading of the data");
        }
        Rulebook::new(builtin(), readings)
    }

    #[test]
    fn colonies_score_as_the_rules_say() {
        let rulebook = rulebook(&[]);
        for (pieces, points, rule) in [
            (&[2, 2, 2][..], &[0, 0, 0][..], "R-129"),
            (&[5, 2, 1], &[6, 2, 0], "R-130"),
            (&[3, 3, 2], &[2, 2, 0], "R-131"),
            (&[3, 3, 3, 1], &[0, 0, 0, 0], "R-132"),
            (&[3, 3, 3, 3], &[0, 0, 0, 0], "R-132"),
            (&[4, 2, 2], &[6, 0, 0], "R-133"),
            (&[3, 0], &[6, 0], "R-134"),
            (&[4, 1], &[6, 2], "R-135"),
            (&[0, 0], &[0, 0], "an empty region"),
        ] {
            assert_eq!(colony_points(pieces, &rulebook), points, "{rule}");
        }
    }

    #[test]
    fn other_readings_score_otherwise() {
        assert_eq!(
            colony_points(&[3, 3, 3, 3], &rulebook(&[("three-way-tie", "exactly-three")])),
            [2, 2, 2, 2]
        );
    }

    #[test]
    fn every_building_that_counts_counts_its_own() {
        let rulebook = rulebook(&[]);
        let mut state = State::new(&rulebook, 2);
        let regions: Vec<RegionId> = state.region_ids().collect();
        state.settle(regions[0], Seat(0), PieceCounts::of(Piece::Colonist, 2));
        state.settle(regions[1], Seat(0), PieceCounts::of(Piece::Soldier, 2));
        state.settle(regions[2], Seat(0), PieceCounts::of(Piece::Colonist, 1));
        state.players[0].money = 24;
        state.players[0].ships = 3;
        state.players[0].goods[2] = 4;
        for (id, points) in [
            ("mercantilism", 4),
            ("population", 2),
            ("navy", 12),
            ("power", 4),
            ("prosperity", 2),
            ("glory", 6),
            ("wealth", 4),
            ("factory", 5),
            ("taxation", 2),
            ("university", 5),
            ("new-world-cartography", 4),
            ("monastery", 0),
        ] {
            state.players[0].buildings = vec![rulebook.building_id(id).expect("in the data")];
            assert_eq!(state.score(&rulebook, Seat(0)).buildings, [points], "{id}");
        }
    }

    #[test]
    fn the_navy_has_two_readings_and_prosperity_too() {
        let mut state = State::new(&rulebook(&[]), 2);
        state.players[0].ships = 2;
        let italian = rulebook(&[("navy", "three"), ("prosperity-counts-itself", "others-only")]);
        for (id, points) in [("navy", 6), ("prosperity", 0)] {
            state.players[0].buildings = vec![italian.building_id(id).expect("in the data")];
            assert_eq!(state.score(&italian, Seat(0)).buildings, [points], "{id}");
        }
    }

    #[test]
    fn ties_are_broken_by_colonies_then_money_then_goods() {
        let rulebook = rulebook(&[]);
        let mut state = State::new(&rulebook, 2);
        state.turn = rulebook.last_turn();
        assert_eq!(
            state.winners(&rulebook),
            (vec![Seat(0), Seat(1)], TieBreak::Shared)
        );
        state.players[1].goods[0] = 1;
        assert_eq!(state.winners(&rulebook), (vec![Seat(1)], TieBreak::Goods));
        state.players[0].money = 11;
        assert_eq!(state.winners(&rulebook), (vec![Seat(0)], TieBreak::Money));
        state.players[1].points.colonies = vec![vec![5]];
        state.players[0].tokens = vec![Figures {
            coins: 0,
            plunder: 0,
            natives: 0,
            points: 5,
        }];
        assert_eq!(state.winners(&rulebook), (vec![Seat(1)], TieBreak::Colonies));
        state.players[0].points.last_income = 1;
        assert_eq!(state.winners(&rulebook), (vec![Seat(0)], TieBreak::None));
    }
}
