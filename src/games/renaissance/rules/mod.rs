//! The rules a record can break, one file each, named after the breach. A rule looks at a moment of the game
//! and says what is wrong with it; it changes nothing.
//!
//! Their weight and the rules they cite are in `data/renaissance/breaches.toml`, their words in
//! `locales/*/renaissance-breaches.ftl`, their cases in `tests/rules/renaissance`.

mod acted_out_of_turn;
mod advance_banned;
mod advance_owned_already;
mod americas_without_new_world;
mod area_v_without_overland_east;
mod attack_not_rolled;
mod attack_too_weak;
mod bid_not_affordable;
mod bid_tie_not_rolled;
mod board_fact_denied;
mod capital_not_in_play;
mod caravan_blocked;
mod card_already_gone;
mod card_cannot_be_in_hand;
mod card_from_empty_deck;
mod card_is_a_burden;
mod card_of_a_later_epoch;
mod card_without_urban_ascendancy;
mod cards_do_not_add_up;
mod category_not_open_to_decree;
mod cathedral_against_owner;
mod cathedral_not_owned;
mod ceded_to_one_who_cannot_hold;
mod cession_missing;
mod choice_missing;
mod clear_in_final_play;
mod clear_not_affordable;
mod clear_not_first_player;
mod commodity_not_chosen;
mod commodity_not_on_card;
mod crusade_not_possible_there;
mod dice_not_written;
mod dice_without_attack;
mod die_not_a_die;
mod discard_before_extra_card;
mod discard_list_missing;
mod discard_without_master_art;
mod edition_mixed;
mod eliminated_player_acts;
mod entry_not_due;
mod extra_card_not_affordable;
mod final_hand_not_played;
mod hand_empty;
mod indulgence_not_affordable;
mod indulgence_not_due;
mod island_without_ships;
mod leader_not_open;
mod marker_not_to_be_freed;
mod market_dice_missing;
mod market_rolled_wrongly;
mod no_marker_left;
mod no_marker_there;
mod nothing_to_clear;
mod order_bid_missing;
mod order_bid_not_affordable;
mod over_shipping_capacity;
mod overseas_without_navigation;
mod patronage_not_owned;
mod position_impossible;
mod prerequisite_missing;
mod protection_not_affordable;
mod protection_on_first_leader;
mod province_not_coastal;
mod province_not_in_play;
mod province_out_of_reach;
mod purchase_not_affordable;
mod purchase_out_of_order;
mod rebellion_not_possible_there;
mod relief_below_zero;
mod relief_beyond_tiers;
mod relief_without_tier;
mod renaissance_not_owned;
mod renaissance_swap_not_possible;
mod renaissance_swap_too_late;
mod replacement_not_written;
mod roll_without_tie;
mod said_twice;
mod satellite_overfilled;
mod second_cathedral;
mod second_discard;
mod second_expansion_card;
mod second_extra_card;
mod second_order_bid;
mod second_renaissance_swap;
mod second_ship_upgrade;
mod second_stabilization;
mod second_trade;
mod setup_incomplete;
mod ship_grade_not_next;
mod stability_lapsed;
mod stability_not_affordable;
mod target_immune;
mod target_missing;
mod tokens_in_own_market;
mod tokens_not_available;
mod too_many_overseas_boxes;
mod trade_not_possible;
mod trade_without_windmill;
mod war_dice_missing;
mod war_on_oneself;
mod war_roll_missing;
mod war_roll_not_due;
mod wrong_bonus;
mod wrong_hand;
mod wrong_holding;
mod wrong_income;
mod wrong_misery;
mod wrong_money;
mod wrong_number_ceded;
mod wrong_number_of_provinces;
mod wrong_order;
mod wrong_payment;
mod wrong_price;
mod wrong_score;
mod wrong_shortage;
mod wrong_winner;

use std::sync::LazyLock;

use super::replay::{Found, Now, moments};
use crate::core::engine::{Moments, Rule};

/// Looks at a moment and says what is wrong.
pub(super) type Check = fn(&Now, &mut Found);

/// The rules that can be broken at moments of one sort.
pub(super) fn rules_at(sort: Moments) -> &'static [Rule<Check>] {
    static BY_SORT: LazyLock<Vec<Vec<Rule<Check>>>> = LazyLock::new(|| Moments::table(RULES));
    BY_SORT.get(sort.index()).map_or(&[], Vec::as_slice)
}

/// All rules of this game, in the order in which they are tried.
pub(super) static RULES: &[Rule<Check>] = &[
    Rule::new("capital-not-in-play", Moments::HEADER, capital_not_in_play::check),
    Rule::new(
        "edition-mixed",
        moments::DRAW
            .or(moments::BUY)
            .or(moments::PLAY)
            .or(moments::TRADE),
        edition_mixed::check,
    ),
    Rule::new("acted-out-of-turn", Moments::ANY_ENTRY, acted_out_of_turn::check),
    Rule::new(
        "eliminated-player-acts",
        Moments::ANY_ENTRY,
        eliminated_player_acts::check,
    ),
    Rule::new("setup-incomplete", Moments::LEAVING, setup_incomplete::check),
    Rule::new(
        "said-twice",
        Moments::HEADER
            .or(Moments::SETUP)
            .or(moments::BID)
            .or(moments::GIVE)
            .or(moments::DRAW),
        said_twice::check,
    ),
    Rule::new("board-fact-denied", moments::GIVE, board_fact_denied::check),
    Rule::new(
        "die-not-a-die",
        moments::BID
            .or(moments::PLACE)
            .or(moments::MARKET)
            .or(moments::WAR)
            .or(moments::PLAY)
            .or(moments::TRADE),
        die_not_a_die::check,
    ),
    Rule::new(
        "wrong-money",
        Moments::CLAIM.or(moments::SPEND),
        wrong_money::check,
    ),
    Rule::new("wrong-holding", Moments::CLAIM, wrong_holding::check),
    Rule::new("wrong-hand", Moments::CLAIM, wrong_hand::check),
    Rule::new("wrong-order", Moments::SETUP, wrong_order::check),
    Rule::new("wrong-income", Moments::CLAIM, wrong_income::check),
    Rule::new("wrong-payment", moments::PLAY, wrong_payment::check),
    Rule::new(
        "wrong-price",
        moments::BUY.or(Moments::CLAIM).or(moments::PLAY),
        wrong_price::check,
    ),
    Rule::new("wrong-misery", moments::PLAY, wrong_misery::check),
    Rule::new("wrong-shortage", Moments::CLAIM, wrong_shortage::check),
    Rule::new("wrong-bonus", moments::BONUS, wrong_bonus::check),
    Rule::new("wrong-score", Moments::CLAIM, wrong_score::check),
    Rule::new("wrong-winner", Moments::CLAIM, wrong_winner::check),
    Rule::new(
        "cards-do-not-add-up",
        Moments::LEAVING,
        cards_do_not_add_up::check,
    ),
    Rule::new("bid-not-affordable", moments::BID, bid_not_affordable::check),
    Rule::new("bid-tie-not-rolled", Moments::LEAVING, bid_tie_not_rolled::check),
    Rule::new("roll-without-tie", moments::BID, roll_without_tie::check),
    Rule::new("order-bid-missing", Moments::LEAVING, order_bid_missing::check),
    Rule::new(
        "order-bid-not-affordable",
        moments::SPEND,
        order_bid_not_affordable::check,
    ),
    Rule::new("second-order-bid", moments::SPEND, second_order_bid::check),
    Rule::new(
        "clear-not-first-player",
        moments::DRAW,
        clear_not_first_player::check,
    ),
    Rule::new("nothing-to-clear", moments::DRAW, nothing_to_clear::check),
    Rule::new("clear-not-affordable", moments::DRAW, clear_not_affordable::check),
    Rule::new(
        "card-from-empty-deck",
        moments::BUY_CARD.or(moments::TOKEN_CARD),
        card_from_empty_deck::check,
    ),
    Rule::new(
        "card-without-urban-ascendancy",
        moments::BUY_CARD,
        card_without_urban_ascendancy::check,
    ),
    Rule::new("second-extra-card", moments::BUY_CARD, second_extra_card::check),
    Rule::new(
        "extra-card-not-affordable",
        moments::BUY_CARD,
        extra_card_not_affordable::check,
    ),
    Rule::new(
        "discard-without-master-art",
        moments::DISCARD,
        discard_without_master_art::check,
    ),
    Rule::new("second-discard", moments::DISCARD, second_discard::check),
    Rule::new(
        "discard-before-extra-card",
        moments::BUY_CARD,
        discard_before_extra_card::check,
    ),
    Rule::new(
        "hand-empty",
        moments::PLAY.or(moments::DISCARD),
        hand_empty::check,
    ),
    Rule::new(
        "card-of-a-later-epoch",
        moments::PLAY.or(moments::DISCARD),
        card_of_a_later_epoch::check,
    ),
    Rule::new(
        "card-already-gone",
        moments::PLAY.or(moments::DISCARD),
        card_already_gone::check,
    ),
    Rule::new(
        "card-cannot-be-in-hand",
        moments::PLAY.or(moments::DISCARD),
        card_cannot_be_in_hand::check,
    ),
    Rule::new("card-is-a-burden", moments::PLAY, card_is_a_burden::check),
    Rule::new("commodity-not-chosen", moments::PLAY, commodity_not_chosen::check),
    Rule::new(
        "commodity-not-on-card",
        moments::PLAY,
        commodity_not_on_card::check,
    ),
    Rule::new("target-missing", moments::PLAY, target_missing::check),
    Rule::new("target-immune", moments::PLAY, target_immune::check),
    Rule::new("war-on-oneself", moments::PLAY, war_on_oneself::check),
    Rule::new(
        "no-marker-there",
        moments::PLAY.or(moments::WAR),
        no_marker_there::check,
    ),
    Rule::new(
        "wrong-number-of-provinces",
        moments::PLAY,
        wrong_number_of_provinces::check,
    ),
    Rule::new("province-not-coastal", moments::PLAY, province_not_coastal::check),
    Rule::new(
        "rebellion-not-possible-there",
        moments::PLAY,
        rebellion_not_possible_there::check,
    ),
    Rule::new(
        "crusade-not-possible-there",
        moments::PLAY,
        crusade_not_possible_there::check,
    ),
    Rule::new(
        "category-not-open-to-decree",
        moments::PLAY,
        category_not_open_to_decree::check,
    ),
    Rule::new("choice-missing", moments::PLAY, choice_missing::check),
    Rule::new(
        "replacement-not-written",
        Moments::CONCLUDING,
        replacement_not_written::check,
    ),
    Rule::new("war-dice-missing", moments::PLAY, war_dice_missing::check),
    Rule::new(
        "war-roll-missing",
        moments::PLAY.or(Moments::LEAVING),
        war_roll_missing::check,
    ),
    Rule::new("war-roll-not-due", moments::WAR, war_roll_not_due::check),
    Rule::new("cession-missing", Moments::CONCLUDING, cession_missing::check),
    Rule::new("wrong-number-ceded", moments::WAR, wrong_number_ceded::check),
    Rule::new(
        "ceded-to-one-who-cannot-hold",
        moments::WAR,
        ceded_to_one_who_cannot_hold::check,
    ),
    Rule::new(
        "protection-on-first-leader",
        moments::PLAY,
        protection_on_first_leader::check,
    ),
    Rule::new(
        "protection-not-affordable",
        moments::PLAY,
        protection_not_affordable::check,
    ),
    Rule::new(
        "entry-not-due",
        moments::REPLACE
            .or(moments::WAR)
            .or(moments::PLAY)
            .or(moments::BUY.or(moments::DRAW))
            .or(Moments::CLAIM.or(moments::CATHEDRAL)),
        entry_not_due::check,
    ),
    Rule::new(
        "purchase-out-of-order",
        moments::BUY,
        purchase_out_of_order::check,
    ),
    Rule::new(
        "purchase-not-affordable",
        moments::BUY,
        purchase_not_affordable::check,
    ),
    Rule::new("second-ship-upgrade", moments::BUY, second_ship_upgrade::check),
    Rule::new("ship-grade-not-next", moments::BUY, ship_grade_not_next::check),
    Rule::new(
        "advance-owned-already",
        moments::BUY,
        advance_owned_already::check,
    ),
    Rule::new("position-impossible", moments::GIVE, position_impossible::check),
    Rule::new("prerequisite-missing", moments::BUY, prerequisite_missing::check),
    Rule::new("advance-banned", moments::BUY, advance_banned::check),
    Rule::new("patronage-not-owned", moments::BUY, patronage_not_owned::check),
    Rule::new("leader-not-open", moments::BUY, leader_not_open::check),
    Rule::new(
        "stability-not-affordable",
        moments::BUY,
        stability_not_affordable::check,
    ),
    Rule::new("second-stabilization", moments::BUY, second_stabilization::check),
    Rule::new("stability-lapsed", Moments::CONCLUDING, stability_lapsed::check),
    Rule::new("relief-without-tier", moments::BUY, relief_without_tier::check),
    Rule::new("relief-beyond-tiers", moments::BUY, relief_beyond_tiers::check),
    Rule::new("relief-below-zero", moments::BUY, relief_below_zero::check),
    Rule::new(
        "renaissance-not-owned",
        moments::SWAP,
        renaissance_not_owned::check,
    ),
    Rule::new(
        "second-renaissance-swap",
        moments::SWAP,
        second_renaissance_swap::check,
    ),
    Rule::new(
        "renaissance-swap-not-possible",
        moments::SWAP,
        renaissance_swap_not_possible::check,
    ),
    Rule::new(
        "renaissance-swap-too-late",
        moments::SWAP,
        renaissance_swap_too_late::check,
    ),
    Rule::new(
        "tokens-not-available",
        moments::PLACE.or(moments::TOKEN_CARD).or(moments::TRADE),
        tokens_not_available::check,
    ),
    Rule::new(
        "province-not-in-play",
        moments::PLACE.or(moments::PLAY),
        province_not_in_play::check,
    ),
    Rule::new(
        "province-out-of-reach",
        moments::PLACE,
        province_out_of_reach::check,
    ),
    Rule::new("caravan-blocked", moments::PLACE, caravan_blocked::check),
    Rule::new(
        "area-v-without-overland-east",
        moments::PLACE,
        area_v_without_overland_east::check,
    ),
    Rule::new(
        "island-without-ships",
        moments::PLACE,
        island_without_ships::check,
    ),
    Rule::new(
        "overseas-without-navigation",
        moments::PLACE,
        overseas_without_navigation::check,
    ),
    Rule::new(
        "americas-without-new-world",
        moments::PLACE,
        americas_without_new_world::check,
    ),
    Rule::new(
        "too-many-overseas-boxes",
        moments::PLACE,
        too_many_overseas_boxes::check,
    ),
    Rule::new(
        "over-shipping-capacity",
        moments::PLACE,
        over_shipping_capacity::check,
    ),
    Rule::new(
        "tokens-in-own-market",
        moments::PLACE,
        tokens_in_own_market::check,
    ),
    Rule::new(
        "satellite-overfilled",
        moments::PLACE,
        satellite_overfilled::check,
    ),
    Rule::new("attack-too-weak", moments::PLACE, attack_too_weak::check),
    Rule::new("attack-not-rolled", Moments::CONCLUDING, attack_not_rolled::check),
    Rule::new("dice-not-written", moments::PLACE, dice_not_written::check),
    Rule::new("dice-without-attack", moments::PLACE, dice_without_attack::check),
    Rule::new(
        "cathedral-not-owned",
        moments::PLACE.or(moments::CATHEDRAL),
        cathedral_not_owned::check,
    ),
    Rule::new(
        "cathedral-against-owner",
        moments::PLACE.or(moments::CATHEDRAL),
        cathedral_against_owner::check,
    ),
    Rule::new(
        "second-cathedral",
        moments::PLACE.or(moments::CATHEDRAL),
        second_cathedral::check,
    ),
    Rule::new(
        "trade-without-windmill",
        moments::TRADE,
        trade_without_windmill::check,
    ),
    Rule::new("trade-not-possible", moments::TRADE, trade_not_possible::check),
    Rule::new("second-trade", moments::TRADE, second_trade::check),
    Rule::new(
        "second-expansion-card",
        moments::TOKEN_CARD,
        second_expansion_card::check,
    ),
    Rule::new("no-marker-left", moments::PLAY, no_marker_left::check),
    Rule::new(
        "marker-not-to-be-freed",
        moments::SETTLE,
        marker_not_to_be_freed::check,
    ),
    Rule::new(
        "indulgence-not-affordable",
        moments::SETTLE,
        indulgence_not_affordable::check,
    ),
    Rule::new("indulgence-not-due", moments::SETTLE, indulgence_not_due::check),
    Rule::new(
        "market-dice-missing",
        Moments::LEAVING,
        market_dice_missing::check,
    ),
    Rule::new(
        "market-rolled-wrongly",
        moments::MARKET,
        market_rolled_wrongly::check,
    ),
    Rule::new(
        "final-hand-not-played",
        Moments::LEAVING,
        final_hand_not_played::check,
    ),
    Rule::new("clear-in-final-play", moments::DRAW, clear_in_final_play::check),
    Rule::new(
        "discard-list-missing",
        moments::DISCARD.or(Moments::CONCLUDING),
        discard_list_missing::check,
    ),
];

/// What rules use.
mod prelude {
    pub(super) use super::card_already_gone::is_gone;
    pub(super) use super::card_of_a_later_epoch::later_epoch;
    pub(super) use crate::core::engine::{Action as _, Moment, Seat, Violation};
    pub(super) use crate::core::{EntryKey, Value};
    pub(super) use crate::games::renaissance::action::{
        Action, Condition, Holdings, Outcome, Payment, Placement, PlayResult, Purchase, Target,
    };
    pub(super) use crate::games::renaissance::apply::cards::{Burden, NotInHand};
    pub(super) use crate::games::renaissance::apply::price::CreditFrom;
    pub(super) use crate::games::renaissance::apply::reach::NoWay;
    pub(super) use crate::games::renaissance::apply::strength::Need;
    pub(super) use crate::games::renaissance::apply::war::CannotHold;
    pub(super) use crate::games::renaissance::disputed;
    pub(super) use crate::games::renaissance::kinds;
    pub(super) use crate::games::renaissance::replay::{
        Episode, Found, Now, Step, drawn, due_round, figure, income_parts, misery_parts, open_ties,
        paid_parts, payment_parts, price_parts, relief_parts, ship, sides_of, stability_parts, strength_help,
        strength_parts, thing,
    };
    pub(super) use crate::games::renaissance::stage::Stage;
    pub(super) use crate::games::renaissance::state::{
        AdvanceId, BoardFact, CardCounts, CardId, CategoryId, Change, CommodityId, EventCard, Face, Misery,
        Once, ProvinceId, ProvinceSet, Ship, State,
    };
}
