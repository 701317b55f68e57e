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
mod colour_taken_twice;
mod company_draw_missing;
mod conflict_without_soldier;
mod discovery_result_missing;
mod dock_out_of_order;
mod dock_piece_left_behind;
mod dock_piece_of_another_kind;
mod dock_piece_to_undiscovered_region;
mod effect_not_due;
mod effect_not_written;
mod ended_early;
mod entry_not_understood;
mod entry_outside_its_phase;
mod exchange_not_allowed;
mod expedition_out_of_order;
mod game_already_over;
mod good_not_in_pile;
mod good_not_on_offer;
mod heading_out_of_order;
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
mod order_incomplete;
mod out_of_balance;
mod passed_while_placing;
mod piece_not_in_hand;
mod pieces_not_in_box;
mod pieces_not_placed;
mod pieces_out_of_order;
mod placed_out_of_turn;
mod players_missing;
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
mod turn_out_of_order;
mod university_piece_not_there;
mod university_too_late;
mod unknown_reading;
mod waiver_unknown;
mod waiver_unused;
mod war_not_affordable;
mod war_without_battle;
mod wrong_good_taken;
mod wrong_holding;
mod wrong_income;
mod wrong_money;
mod wrong_number_of_buildings;
mod wrong_number_of_goods;
mod wrong_number_of_players;
mod wrong_order;
mod wrong_score;
mod wrong_winner;

use super::replay::{Found, Moments, Now};

/// A rule that a record can break.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// Its name.
    pub slug: &'static str,
    /// When it can be broken.
    pub moments: Moments,
    /// Looks for breaches.
    pub check: fn(&Now, &mut Found),
}

impl Rule {
    const fn new(slug: &'static str, moments: Moments, check: fn(&Now, &mut Found)) -> Self {
        Self { slug, moments, check }
    }
}

/// All rules, in the order in which they are tried: where one entry breaks several, the first one explains
/// the others.
pub static RULES: &[Rule] = &[
    Rule::new("players-missing", Moments::LOST, players_missing::check),
    Rule::new("entry-not-understood", Moments::LOST, entry_not_understood::check),
    Rule::new(
        "wrong-number-of-players",
        Moments::HEADER,
        wrong_number_of_players::check,
    ),
    Rule::new("colour-taken-twice", Moments::HEADER, colour_taken_twice::check),
    Rule::new("unknown-reading", Moments::HEADER, unknown_reading::check),
    Rule::new(
        "game-already-over",
        Moments::HEADING.or(Moments::ANY_ENTRY),
        game_already_over::check,
    ),
    Rule::new("turn-out-of-order", Moments::HEADING, turn_out_of_order::check),
    Rule::new(
        "heading-out-of-order",
        Moments::HEADING,
        heading_out_of_order::check,
    ),
    Rule::new(
        "ended-early",
        Moments::HEADING.or(Moments::CLAIM),
        ended_early::check,
    ),
    Rule::new(
        "entry-outside-its-phase",
        Moments::ANY_ENTRY,
        entry_outside_its_phase::check,
    ),
    Rule::new("order-incomplete", Moments::SETUP, order_incomplete::check),
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
        Moments::SETUP.or(Moments::BENEFITS),
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
    Rule::new("piece-not-in-hand", Moments::PLACE, piece_not_in_hand::check),
    Rule::new("placed-out-of-turn", Moments::PLACE, placed_out_of_turn::check),
    Rule::new(
        "second-piece-in-initiative",
        Moments::PLACE,
        second_piece_in_initiative::check,
    ),
    Rule::new("box-full", Moments::PLACE, box_full::check),
    Rule::new("square-taken", Moments::PLACE, square_taken::check),
    Rule::new("passed-while-placing", Moments::PASS, passed_while_placing::check),
    Rule::new("pieces-not-placed", Moments::LEAVING, pieces_not_placed::check),
    Rule::new(
        "no-piece-in-box",
        Moments::DOCK.or(Moments::BOXES).or(Moments::WAR),
        no_piece_in_box::check,
    ),
    Rule::new(
        "pieces-out-of-order",
        Moments::BOXES.or(Moments::WAR),
        pieces_out_of_order::check,
    ),
    Rule::new("dock-out-of-order", Moments::DOCK, dock_out_of_order::check),
    Rule::new(
        "dock-piece-of-another-kind",
        Moments::DOCK,
        dock_piece_of_another_kind::check,
    ),
    Rule::new(
        "dock-piece-to-undiscovered-region",
        Moments::DOCK,
        dock_piece_to_undiscovered_region::check,
    ),
    Rule::new(
        "dock-piece-left-behind",
        Moments::PASS.or(Moments::LEAVING),
        dock_piece_left_behind::check,
    ),
    Rule::new("wrong-good-taken", Moments::DOCK, wrong_good_taken::check),
    Rule::new("good-not-on-offer", Moments::BOXES, good_not_on_offer::check),
    Rule::new(
        "ship-claimed-by-another",
        Moments::BOXES,
        ship_claimed_by_another::check,
    ),
    Rule::new(
        "building-not-on-sale",
        Moments::BOXES,
        building_not_on_sale::check,
    ),
    Rule::new(
        "building-not-affordable",
        Moments::BOXES,
        building_not_affordable::check,
    ),
    Rule::new(
        "second-tile-of-a-kind",
        Moments::BOXES,
        second_tile_of_a_kind::check,
    ),
    Rule::new(
        "effect-not-written",
        Moments::BOXES.or(Moments::LEAVING),
        effect_not_written::check,
    ),
    Rule::new("effect-not-due", Moments::BOXES, effect_not_due::check),
    Rule::new(
        "region-already-discovered",
        Moments::DISCOVERY.or(Moments::BOXES).or(Moments::BENEFITS),
        region_already_discovered::check,
    ),
    Rule::new(
        "allies-without-presence",
        Moments::BOXES,
        allies_without_presence::check,
    ),
    Rule::new("second-expedition", Moments::DISCOVERY, second_expedition::check),
    Rule::new(
        "expedition-out-of-order",
        Moments::DISCOVERY,
        expedition_out_of_order::check,
    ),
    Rule::new("pieces-not-in-box", Moments::DISCOVERY, pieces_not_in_box::check),
    Rule::new(
        "token-not-in-box",
        Moments::DISCOVERY
            .or(Moments::BOXES)
            .or(Moments::BENEFITS)
            .or(Moments::SETUP),
        token_not_in_box::check,
    ),
    Rule::new(
        "token-changed",
        Moments::DISCOVERY
            .or(Moments::BOXES)
            .or(Moments::BENEFITS)
            .or(Moments::SETUP),
        token_changed::check,
    ),
    Rule::new(
        "card-before-map-complete",
        Moments::DISCOVERY,
        card_before_map_complete::check,
    ),
    Rule::new(
        "card-already-won",
        Moments::DISCOVERY.or(Moments::SETUP),
        card_already_won::check,
    ),
    Rule::new(
        "discovery-result-missing",
        Moments::DISCOVERY
            .or(Moments::BOXES)
            .or(Moments::BENEFITS)
            .or(Moments::SETUP),
        discovery_result_missing::check,
    ),
    Rule::new(
        "supply-used-up",
        Moments::BOXES.or(Moments::SETUP),
        supply_used_up::check,
    ),
    Rule::new(
        "specialist-not-earned",
        Moments::BOXES,
        specialist_not_earned::check,
    ),
    Rule::new(
        "colonist-is-no-specialist",
        Moments::BOXES.or(Moments::SETUP),
        colonist_is_no_specialist::check,
    ),
    Rule::new(
        "training-not-affordable",
        Moments::BOXES.or(Moments::PLACE),
        training_not_affordable::check,
    ),
    Rule::new("attack-on-oneself", Moments::WAR, attack_on_oneself::check),
    Rule::new(
        "battle-without-presence",
        Moments::WAR,
        battle_without_presence::check,
    ),
    Rule::new(
        "conflict-without-soldier",
        Moments::WAR,
        conflict_without_soldier::check,
    ),
    Rule::new("war-without-battle", Moments::WAR, war_without_battle::check),
    Rule::new("war-not-affordable", Moments::WAR, war_not_affordable::check),
    Rule::new(
        "losses-without-battle",
        Moments::WAR,
        losses_without_battle::check,
    ),
    Rule::new("loss-of-an-outsider", Moments::WAR, loss_of_an_outsider::check),
    Rule::new("loss-not-there", Moments::WAR, loss_not_there::check),
    Rule::new("too-many-losses", Moments::WAR, too_many_losses::check),
    Rule::new("losses-missing", Moments::CONCLUDING, losses_missing::check),
    Rule::new("too-few-losses", Moments::CONCLUDING, too_few_losses::check),
    Rule::new(
        "exchange-not-allowed",
        Moments::ANYTIME,
        exchange_not_allowed::check,
    ),
    Rule::new(
        "building-not-owned",
        Moments::BENEFITS.or(Moments::ANYTIME),
        building_not_owned::check,
    ),
    Rule::new(
        "benefit-used-twice",
        Moments::BENEFITS.or(Moments::ANYTIME),
        benefit_used_twice::check,
    ),
    Rule::new(
        "benefit-out-of-order",
        Moments::BENEFITS,
        benefit_out_of_order::check,
    ),
    Rule::new(
        "mover-not-there",
        Moments::BENEFITS.or(Moments::ANYTIME),
        mover_not_there::check,
    ),
    Rule::new(
        "move-to-undiscovered-region",
        Moments::BENEFITS,
        move_to_undiscovered_region::check,
    ),
    Rule::new("move-too-far", Moments::BENEFITS, move_too_far::check),
    Rule::new(
        "move-to-the-same-region",
        Moments::BENEFITS,
        move_to_the_same_region::check,
    ),
    Rule::new(
        "migration-wrong-number",
        Moments::BENEFITS,
        migration_wrong_number::check,
    ),
    Rule::new("soldier-migrates", Moments::BENEFITS, soldier_migrates::check),
    Rule::new(
        "company-draw-missing",
        Moments::LEAVING,
        company_draw_missing::check,
    ),
    Rule::new(
        "university-too-late",
        Moments::ANYTIME,
        university_too_late::check,
    ),
    Rule::new(
        "university-piece-not-there",
        Moments::ANYTIME,
        university_piece_not_there::check,
    ),
    Rule::new("wrong-income", Moments::CLAIM, wrong_income::check),
    Rule::new("wrong-money", Moments::CLAIM, wrong_money::check),
    Rule::new("wrong-holding", Moments::CLAIM, wrong_holding::check),
    Rule::new("wrong-order", Moments::SETUP, wrong_order::check),
    Rule::new("wrong-score", Moments::CLAIM, wrong_score::check),
    Rule::new("wrong-winner", Moments::CLAIM, wrong_winner::check),
    Rule::new("waiver-unknown", Moments::NEVER, waiver_unknown::check),
    Rule::new("waiver-unused", Moments::NEVER, waiver_unused::check),
    Rule::new("out-of-balance", Moments::NEVER, out_of_balance::check),
];

/// What the rules work with.
mod prelude {
    pub(super) use super::allies_without_presence::may_call;
    pub(super) use super::board_fact_denied::neighbours_are_known;
    pub(super) use super::building_not_affordable::too_poor;
    pub(super) use super::building_of_another_age::due;
    pub(super) use super::move_too_far::touches;
    pub(super) use super::second_piece_in_initiative::free_spots;
    pub(super) use crate::core::engine::Violation;
    pub(super) use crate::core::{EntryKey, Kind, ReadingId, Severity, UnknownReading, Value};
    pub(super) use crate::games::discovery::action::Action;
    pub(super) use crate::games::discovery::apply::{Row, Spot, order_after_initiative};
    pub(super) use crate::games::discovery::catalog::PiecePlace;
    pub(super) use crate::games::discovery::disputed;
    pub(super) use crate::games::discovery::replay::{
        Explored, Found, Moment, Now, Turn, figures, heading, meant, piece, pieces, spot, stage, turn_of,
    };
    pub(super) use crate::games::discovery::score::TieBreak;
    pub(super) use crate::games::discovery::state::{
        BuildingId, CardId, EffectRule, Figures, GoodId, Piece, PieceCounts, RegionId, Seat, Stage, State,
    };
}
