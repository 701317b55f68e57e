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

use super::replay::{Found, Now};

/// A rule that a record can break.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// Its name.
    pub slug: &'static str,
    /// Looks for breaches.
    pub check: fn(&Now, &mut Found),
}

impl Rule {
    const fn new(slug: &'static str, check: fn(&Now, &mut Found)) -> Self {
        Self { slug, check }
    }
}

/// All rules, in the order in which they are tried: where one entry breaks several, the first one explains
/// the others.
pub static RULES: &[Rule] = &[
    Rule::new("players-missing", players_missing::check),
    Rule::new("entry-not-understood", entry_not_understood::check),
    Rule::new("wrong-number-of-players", wrong_number_of_players::check),
    Rule::new("colour-taken-twice", colour_taken_twice::check),
    Rule::new("unknown-reading", unknown_reading::check),
    Rule::new("game-already-over", game_already_over::check),
    Rule::new("turn-out-of-order", turn_out_of_order::check),
    Rule::new("heading-out-of-order", heading_out_of_order::check),
    Rule::new("ended-early", ended_early::check),
    Rule::new("entry-outside-its-phase", entry_outside_its_phase::check),
    Rule::new("order-incomplete", order_incomplete::check),
    Rule::new("setup-incomplete", setup_incomplete::check),
    Rule::new("building-of-another-age", building_of_another_age::check),
    Rule::new("wrong-number-of-buildings", wrong_number_of_buildings::check),
    Rule::new("building-not-in-pile", building_not_in_pile::check),
    Rule::new("wrong-number-of-goods", wrong_number_of_goods::check),
    Rule::new("good-not-in-pile", good_not_in_pile::check),
    Rule::new("refill-missing", refill_missing::check),
    Rule::new("board-fact-denied", board_fact_denied::check),
    Rule::new("auction-not-played", auction_not_played::check),
    Rule::new("bid-out-of-turn", bid_out_of_turn::check),
    Rule::new("bid-too-low", bid_too_low::check),
    Rule::new("bid-not-affordable", bid_not_affordable::check),
    Rule::new("auction-prize-not-won", auction_prize_not_won::check),
    Rule::new("auction-prize-missing", auction_prize_missing::check),
    Rule::new("piece-not-in-hand", piece_not_in_hand::check),
    Rule::new("placed-out-of-turn", placed_out_of_turn::check),
    Rule::new("second-piece-in-initiative", second_piece_in_initiative::check),
    Rule::new("box-full", box_full::check),
    Rule::new("square-taken", square_taken::check),
    Rule::new("passed-while-placing", passed_while_placing::check),
    Rule::new("pieces-not-placed", pieces_not_placed::check),
    Rule::new("no-piece-in-box", no_piece_in_box::check),
    Rule::new("pieces-out-of-order", pieces_out_of_order::check),
    Rule::new("dock-out-of-order", dock_out_of_order::check),
    Rule::new("dock-piece-of-another-kind", dock_piece_of_another_kind::check),
    Rule::new(
        "dock-piece-to-undiscovered-region",
        dock_piece_to_undiscovered_region::check,
    ),
    Rule::new("dock-piece-left-behind", dock_piece_left_behind::check),
    Rule::new("wrong-good-taken", wrong_good_taken::check),
    Rule::new("good-not-on-offer", good_not_on_offer::check),
    Rule::new("ship-claimed-by-another", ship_claimed_by_another::check),
    Rule::new("building-not-on-sale", building_not_on_sale::check),
    Rule::new("building-not-affordable", building_not_affordable::check),
    Rule::new("second-tile-of-a-kind", second_tile_of_a_kind::check),
    Rule::new("effect-not-written", effect_not_written::check),
    Rule::new("effect-not-due", effect_not_due::check),
    Rule::new("region-already-discovered", region_already_discovered::check),
    Rule::new("allies-without-presence", allies_without_presence::check),
    Rule::new("second-expedition", second_expedition::check),
    Rule::new("expedition-out-of-order", expedition_out_of_order::check),
    Rule::new("pieces-not-in-box", pieces_not_in_box::check),
    Rule::new("token-not-in-box", token_not_in_box::check),
    Rule::new("token-changed", token_changed::check),
    Rule::new("card-before-map-complete", card_before_map_complete::check),
    Rule::new("card-already-won", card_already_won::check),
    Rule::new("discovery-result-missing", discovery_result_missing::check),
    Rule::new("specialist-not-earned", specialist_not_earned::check),
    Rule::new("colonist-is-no-specialist", colonist_is_no_specialist::check),
    Rule::new("training-not-affordable", training_not_affordable::check),
    Rule::new("attack-on-oneself", attack_on_oneself::check),
    Rule::new("battle-without-presence", battle_without_presence::check),
    Rule::new("conflict-without-soldier", conflict_without_soldier::check),
    Rule::new("war-without-battle", war_without_battle::check),
    Rule::new("war-not-affordable", war_not_affordable::check),
    Rule::new("losses-without-battle", losses_without_battle::check),
    Rule::new("loss-of-an-outsider", loss_of_an_outsider::check),
    Rule::new("loss-not-there", loss_not_there::check),
    Rule::new("too-many-losses", too_many_losses::check),
    Rule::new("losses-missing", losses_missing::check),
    Rule::new("too-few-losses", too_few_losses::check),
    Rule::new("exchange-not-allowed", exchange_not_allowed::check),
    Rule::new("building-not-owned", building_not_owned::check),
    Rule::new("benefit-used-twice", benefit_used_twice::check),
    Rule::new("mover-not-there", mover_not_there::check),
    Rule::new("move-to-undiscovered-region", move_to_undiscovered_region::check),
    Rule::new("move-too-far", move_too_far::check),
    Rule::new("move-to-the-same-region", move_to_the_same_region::check),
    Rule::new("migration-wrong-number", migration_wrong_number::check),
    Rule::new("soldier-migrates", soldier_migrates::check),
    Rule::new("company-draw-missing", company_draw_missing::check),
    Rule::new("university-too-late", university_too_late::check),
    Rule::new("university-piece-not-there", university_piece_not_there::check),
    Rule::new("wrong-income", wrong_income::check),
    Rule::new("wrong-money", wrong_money::check),
    Rule::new("wrong-holding", wrong_holding::check),
    Rule::new("wrong-order", wrong_order::check),
    Rule::new("wrong-score", wrong_score::check),
    Rule::new("wrong-winner", wrong_winner::check),
    Rule::new("waiver-unknown", waiver_unknown::check),
    Rule::new("waiver-unused", waiver_unused::check),
    Rule::new("out-of-balance", out_of_balance::check),
];

/// What the rules work with.
mod prelude {
    pub(super) use super::allies_without_presence::may_call;
    pub(super) use super::board_fact_denied::neighbours_are_known;
    pub(super) use super::building_not_affordable::too_poor;
    pub(super) use super::building_of_another_age::due;
    pub(super) use super::second_piece_in_initiative::free_spots;
    pub(super) use crate::core::{EntryKey, Kind, Severity, Value};
    pub(super) use crate::games::discovery::action::Action;
    pub(super) use crate::games::discovery::apply::{Row, Spot, order_after_initiative};
    pub(super) use crate::games::discovery::catalog::PiecePlace;
    pub(super) use crate::games::discovery::replay::{
        Explored, Found, Moment, Now, Turn, figures, meant, piece, pieces, spot, stage, turn_of,
    };
    pub(super) use crate::games::discovery::score::TieBreak;
    pub(super) use crate::games::discovery::state::{
        BuildingId, EffectRule, Figures, GoodId, Piece, PieceCounts, Readings, RegionId, Seat, Stage, State,
        UnknownReading,
    };
    pub(super) use crate::games::discovery::violation::{Aspect, Violation};
}
