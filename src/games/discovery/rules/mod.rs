//! The rules a record can break, one file each, named after the breach. A rule looks at a moment of the game
//! and says what is wrong with it; it changes nothing.
//!
//! Their weight and the rules they cite are in `data/discovery/breaches.toml`, their words in
//! `locales/*/discovery-breaches.ftl`, their cases in `tests/rules/discovery`.

mod allies_without_presence;
mod attack_on_oneself;
mod auction_not_played;
mod auction_prize_missing;
mod auction_prize_not_won;
mod battle_without_presence;
mod benefit_out_of_order;
mod benefit_used_twice;
mod bid_not_affordable;
mod bid_out_of_turn;
mod bid_too_low;
mod board_fact_denied;
mod box_full;
mod building_not_affordable;
mod building_not_in_pile;
mod building_not_on_sale;
mod building_not_owned;
mod building_of_another_age;
mod card_already_won;
mod card_before_map_complete;
mod colonist_is_no_specialist;
mod company_draw_missing;
mod conflict_without_soldier;
mod discovery_result_missing;
mod dock_out_of_order;
mod dock_piece_left_behind;
mod dock_piece_of_another_kind;
mod dock_piece_to_undiscovered_region;
mod effect_not_due;
mod effect_not_written;
mod exchange_not_allowed;
mod expedition_out_of_order;
mod good_not_in_pile;
mod good_not_on_offer;
mod loss_not_there;
mod loss_of_an_outsider;
mod losses_missing;
mod losses_without_battle;
mod migration_wrong_number;
mod move_to_the_same_region;
mod move_to_undiscovered_region;
mod move_too_far;
mod mover_not_there;
mod no_piece_in_box;
mod passed_while_placing;
mod piece_not_in_hand;
mod pieces_not_in_box;
mod pieces_not_placed;
mod pieces_out_of_order;
mod placed_out_of_turn;
mod refill_missing;
mod region_already_discovered;
mod second_expedition;
mod second_piece_in_initiative;
mod second_tile_of_a_kind;
mod setup_incomplete;
mod ship_claimed_by_another;
mod soldier_migrates;
mod specialist_not_earned;
mod square_taken;
mod supply_used_up;
mod token_changed;
mod token_not_in_box;
mod too_few_losses;
mod too_many_losses;
mod training_not_affordable;
mod university_piece_not_there;
mod university_too_late;
mod war_not_affordable;
mod war_without_battle;
mod wrong_good_taken;
mod wrong_holding;
mod wrong_income;
mod wrong_money;
mod wrong_number_of_buildings;
mod wrong_number_of_goods;
mod wrong_order;
mod wrong_score;
mod wrong_winner;

use std::sync::LazyLock;

use super::replay::{Found, Now, moments};
use crate::core::engine::{Moments, Rule};

/// Looks for breaches of a rule.
pub type Check = for<'n, 'a, 'c> fn(&'n Now<'a, 'c>, &'n mut Found);

/// The rules that can be broken at moments of this one sort.
pub fn rules_at(sort: Moments) -> &'static [Rule<Check>] {
    static BY_SORT: LazyLock<Vec<Vec<Rule<Check>>>> = LazyLock::new(|| Moments::table(RULES));
    BY_SORT.get(sort.index()).map_or(&[], Vec::as_slice)
}

/// The rules of this game, in the order in which they are tried, after those of every game.
pub static RULES: &[Rule<Check>] = &[
    Rule::new("setup-incomplete", Moments::LEAVING, setup_incomplete::check),
    Rule::new(
        "building-of-another-age",
        Moments::SETUP,
        building_of_another_age::check,
    ),
    Rule::new(
        "wrong-number-of-buildings",
        Moments::SETUP,
        wrong_number_of_buildings::check,
    ),
    Rule::new(
        "building-not-in-pile",
        Moments::SETUP,
        building_not_in_pile::check,
    ),
    Rule::new(
        "wrong-number-of-goods",
        Moments::SETUP,
        wrong_number_of_goods::check,
    ),
    Rule::new(
        "good-not-in-pile",
        Moments::SETUP.or(moments::BENEFITS),
        good_not_in_pile::check,
    ),
    Rule::new("refill-missing", Moments::LEAVING, refill_missing::check),
    Rule::new("board-fact-denied", Moments::SETUP, board_fact_denied::check),
    Rule::new("auction-not-played", Moments::SETUP, auction_not_played::check),
    Rule::new("bid-out-of-turn", Moments::SETUP, bid_out_of_turn::check),
    Rule::new("bid-too-low", Moments::SETUP, bid_too_low::check),
    Rule::new("bid-not-affordable", Moments::SETUP, bid_not_affordable::check),
    Rule::new(
        "auction-prize-not-won",
        Moments::SETUP,
        auction_prize_not_won::check,
    ),
    Rule::new(
        "auction-prize-missing",
        Moments::LEAVING,
        auction_prize_missing::check,
    ),
    Rule::new("piece-not-in-hand", moments::PLACE, piece_not_in_hand::check),
    Rule::new("placed-out-of-turn", moments::PLACE, placed_out_of_turn::check),
    Rule::new(
        "second-piece-in-initiative",
        moments::PLACE,
        second_piece_in_initiative::check,
    ),
    Rule::new("box-full", moments::PLACE, box_full::check),
    Rule::new("square-taken", moments::PLACE, square_taken::check),
    Rule::new("passed-while-placing", moments::PASS, passed_while_placing::check),
    Rule::new("pieces-not-placed", Moments::LEAVING, pieces_not_placed::check),
    Rule::new(
        "no-piece-in-box",
        moments::DOCK.or(moments::BOXES).or(moments::WAR),
        no_piece_in_box::check,
    ),
    Rule::new(
        "pieces-out-of-order",
        moments::BOXES.or(moments::WAR),
        pieces_out_of_order::check,
    ),
    Rule::new("dock-out-of-order", moments::DOCK, dock_out_of_order::check),
    Rule::new(
        "dock-piece-of-another-kind",
        moments::DOCK,
        dock_piece_of_another_kind::check,
    ),
    Rule::new(
        "dock-piece-to-undiscovered-region",
        moments::DOCK,
        dock_piece_to_undiscovered_region::check,
    ),
    Rule::new(
        "dock-piece-left-behind",
        moments::PASS.or(Moments::LEAVING),
        dock_piece_left_behind::check,
    ),
    Rule::new("wrong-good-taken", moments::DOCK, wrong_good_taken::check),
    Rule::new("good-not-on-offer", moments::BOXES, good_not_on_offer::check),
    Rule::new(
        "ship-claimed-by-another",
        moments::BOXES,
        ship_claimed_by_another::check,
    ),
    Rule::new(
        "building-not-on-sale",
        moments::BOXES,
        building_not_on_sale::check,
    ),
    Rule::new(
        "building-not-affordable",
        moments::BOXES,
        building_not_affordable::check,
    ),
    Rule::new(
        "second-tile-of-a-kind",
        moments::BOXES,
        second_tile_of_a_kind::check,
    ),
    Rule::new(
        "effect-not-written",
        moments::BOXES.or(Moments::LEAVING),
        effect_not_written::check,
    ),
    Rule::new("effect-not-due", moments::BOXES, effect_not_due::check),
    Rule::new(
        "region-already-discovered",
        moments::DISCOVERY.or(moments::BOXES).or(moments::BENEFITS),
        region_already_discovered::check,
    ),
    Rule::new(
        "allies-without-presence",
        moments::BOXES,
        allies_without_presence::check,
    ),
    Rule::new("second-expedition", moments::DISCOVERY, second_expedition::check),
    Rule::new(
        "expedition-out-of-order",
        moments::DISCOVERY,
        expedition_out_of_order::check,
    ),
    Rule::new("pieces-not-in-box", moments::DISCOVERY, pieces_not_in_box::check),
    Rule::new(
        "token-not-in-box",
        moments::DISCOVERY
            .or(moments::BOXES)
            .or(moments::BENEFITS)
            .or(Moments::SETUP),
        token_not_in_box::check,
    ),
    Rule::new(
        "token-changed",
        moments::DISCOVERY
            .or(moments::BOXES)
            .or(moments::BENEFITS)
            .or(Moments::SETUP),
        token_changed::check,
    ),
    Rule::new(
        "card-before-map-complete",
        moments::DISCOVERY,
        card_before_map_complete::check,
    ),
    Rule::new(
        "card-already-won",
        moments::DISCOVERY.or(Moments::SETUP),
        card_already_won::check,
    ),
    Rule::new(
        "discovery-result-missing",
        moments::DISCOVERY
            .or(moments::BOXES)
            .or(moments::BENEFITS)
            .or(Moments::SETUP),
        discovery_result_missing::check,
    ),
    Rule::new(
        "supply-used-up",
        moments::BOXES.or(Moments::SETUP),
        supply_used_up::check,
    ),
    Rule::new(
        "specialist-not-earned",
        moments::BOXES,
        specialist_not_earned::check,
    ),
    Rule::new(
        "colonist-is-no-specialist",
        moments::BOXES.or(Moments::SETUP),
        colonist_is_no_specialist::check,
    ),
    Rule::new(
        "training-not-affordable",
        moments::BOXES.or(moments::PLACE),
        training_not_affordable::check,
    ),
    Rule::new("attack-on-oneself", moments::WAR, attack_on_oneself::check),
    Rule::new(
        "battle-without-presence",
        moments::WAR,
        battle_without_presence::check,
    ),
    Rule::new(
        "conflict-without-soldier",
        moments::WAR,
        conflict_without_soldier::check,
    ),
    Rule::new("war-without-battle", moments::WAR, war_without_battle::check),
    Rule::new("war-not-affordable", moments::WAR, war_not_affordable::check),
    Rule::new(
        "losses-without-battle",
        moments::WAR,
        losses_without_battle::check,
    ),
    Rule::new("loss-of-an-outsider", moments::WAR, loss_of_an_outsider::check),
    Rule::new("loss-not-there", moments::WAR, loss_not_there::check),
    Rule::new("too-many-losses", moments::WAR, too_many_losses::check),
    Rule::new("losses-missing", Moments::CONCLUDING, losses_missing::check),
    Rule::new("too-few-losses", Moments::CONCLUDING, too_few_losses::check),
    Rule::new(
        "exchange-not-allowed",
        moments::ANYTIME,
        exchange_not_allowed::check,
    ),
    Rule::new(
        "building-not-owned",
        moments::BENEFITS.or(moments::ANYTIME),
        building_not_owned::check,
    ),
    Rule::new(
        "benefit-used-twice",
        moments::BENEFITS.or(moments::ANYTIME),
        benefit_used_twice::check,
    ),
    Rule::new(
        "benefit-out-of-order",
        moments::BENEFITS,
        benefit_out_of_order::check,
    ),
    Rule::new(
        "mover-not-there",
        moments::BENEFITS.or(moments::ANYTIME),
        mover_not_there::check,
    ),
    Rule::new(
        "move-to-undiscovered-region",
        moments::BENEFITS,
        move_to_undiscovered_region::check,
    ),
    Rule::new("move-too-far", moments::BENEFITS, move_too_far::check),
    Rule::new(
        "move-to-the-same-region",
        moments::BENEFITS,
        move_to_the_same_region::check,
    ),
    Rule::new(
        "migration-wrong-number",
        moments::BENEFITS,
        migration_wrong_number::check,
    ),
    Rule::new("soldier-migrates", moments::BENEFITS, soldier_migrates::check),
    Rule::new(
        "company-draw-missing",
        Moments::LEAVING,
        company_draw_missing::check,
    ),
    Rule::new(
        "university-too-late",
        moments::ANYTIME,
        university_too_late::check,
    ),
    Rule::new(
        "university-piece-not-there",
        moments::ANYTIME,
        university_piece_not_there::check,
    ),
    Rule::new("wrong-income", Moments::CLAIM, wrong_income::check),
    Rule::new("wrong-money", Moments::CLAIM, wrong_money::check),
    Rule::new("wrong-holding", Moments::CLAIM, wrong_holding::check),
    Rule::new("wrong-order", Moments::SETUP, wrong_order::check),
    Rule::new("wrong-score", Moments::CLAIM, wrong_score::check),
    Rule::new("wrong-winner", Moments::CLAIM, wrong_winner::check),
];

/// What the rules work with.
mod prelude {
    pub(super) use super::allies_without_presence::may_call;
    pub(super) use super::board_fact_denied::neighbours_are_known;
    pub(super) use super::building_not_affordable::too_poor;
    pub(super) use super::building_of_another_age::due;
    pub(super) use super::move_too_far::touches;
    pub(super) use super::second_piece_in_initiative::free_spots;
    pub(super) use crate::core::engine::{Moment, Progress, Seat, Stage as _, Violation};
    pub(super) use crate::core::{EntryKey, Kind, Severity, Value};
    pub(super) use crate::games::discovery::action::Action;
    pub(super) use crate::games::discovery::apply::{Row, Spot, order_after_initiative};
    pub(super) use crate::games::discovery::catalog::PiecePlace;
    pub(super) use crate::games::discovery::disputed;
    pub(super) use crate::games::discovery::replay::{
        Explored, Found, Now, Turn, figures, meant, piece, pieces, spot, turn_of,
    };
    pub(super) use crate::games::discovery::score::TieBreak;
    pub(super) use crate::games::discovery::state::{
        BuildingId, CardId, EffectRule, Figures, GoodId, Piece, PieceCounts, RegionId, Stage, State,
    };
}
