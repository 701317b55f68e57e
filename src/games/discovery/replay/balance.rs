//! Nothing appears and nothing is lost: goods, tiles, ships and money are counted after every entry. If
//! they ever do not add up, the fault is ours, not the player's.

use super::Replay;
use crate::games::discovery::state::{Rulebook, State};

/// What does not add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Imbalance {
    Goods,
    Tiles,
    Ships,
    Money,
}

impl Replay<'_, '_> {
    /// What does not add up.
    pub(super) fn imbalance(&self) -> Option<&'static str> {
        let imbalance = imbalance(&self.state, self.rulebook, self.play.is_position)?;
        Some(match imbalance {
            Imbalance::Goods => "goods",
            Imbalance::Tiles => "tiles",
            Imbalance::Ships => "ships",
            Imbalance::Money => "money",
        })
    }
}

/// More kinds of goods than any box holds.
const MOST_KINDS: usize = 64;

fn imbalance(state: &State, rulebook: &Rulebook, is_position: bool) -> Option<Imbalance> {
    let mut goods = [0_i32; MOST_KINDS];
    for (sum, count) in goods.iter_mut().zip(&state.goods_pile) {
        *sum = i32::from(*count);
    }
    for good in &state.goods_on_offer {
        goods[good.index() % MOST_KINDS] += 1;
    }
    for good in state.regions.iter().filter_map(|region| region.good) {
        goods[good.index() % MOST_KINDS] += 1;
    }
    for player in &state.players {
        for (sum, count) in goods.iter_mut().zip(&player.goods) {
            *sum += i32::from(*count);
        }
    }
    let printed = rulebook.tokens_of_goods().iter().zip(&state.phantoms.goods);
    if printed
        .zip(&goods)
        .any(|((count, made), sum)| count + made != *sum)
    {
        return Some(Imbalance::Goods);
    }
    let owned: usize = state.players.iter().map(|player| player.buildings.len()).sum();
    let in_piles: i32 = state.building_pile.iter().map(|count| i32::from(*count)).sum();
    let tiles =
        in_piles + i32::try_from(owned + state.on_sale.len() + state.retired.len()).unwrap_or(i32::MAX);
    let made: i32 = state.phantoms.buildings.iter().sum();
    if tiles != rulebook.all_tiles() + made {
        return Some(Imbalance::Tiles);
    }
    let ships: u16 = state.players.iter().map(|player| u16::from(player.ships)).sum();
    let ships = i32::from(ships) - state.phantoms.ships;
    if !is_position && ships + i32::from(state.ship_in_box) > i32::from(state.turn.max(1)) {
        return Some(Imbalance::Ships);
    }
    let money: i64 = state.players.iter().map(|player| i64::from(player.money)).sum();
    let start =
        i64::from(rulebook.catalog.numbers.start_money) * i64::try_from(state.players.len()).unwrap_or(0);
    (money + state.bank != start).then_some(Imbalance::Money)
}
