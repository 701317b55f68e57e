//! The rules a record can break, one file each, named after the breach. A rule looks at a moment of the game
//! and says what is wrong with it; it changes nothing.
//!
//! Their weight and the rules they cite are in `data/planetfall/breaches.toml`, their words in
//! `locales/*/planetfall-breaches.ftl`, their cases in `tests/rules/planetfall`.

mod card_already_taken;
mod card_back_in_the_box;
mod card_declared_differently;
mod card_declared_wrongly;
mod card_not_affordable;
mod card_not_in_rows;
mod card_of_another_planet;
mod card_revealed_twice;
mod commander_missing;
mod commander_side_missing;
mod commander_taken_twice;
mod deck_file_broken;
mod deck_not_found;
mod effect_differs;
mod effect_needs_no_line;
mod effect_not_owned;
mod effect_outside_its_moment;
mod effect_too_early;
mod effect_used_too_often;
mod end_points_differ;
mod enlisted_without_experience;
mod exchange_for_other_statistic;
mod exchange_missing;
mod exchange_over_planet_number;
mod exchange_over_points;
mod experience_lowered;
mod figures_missing;
mod gain_differs;
mod goal_missing;
mod goal_points_differ;
mod income_differs;
mod income_in_first_round;
mod landmark_with_two_icons;
mod landmark_without_aggression;
mod migration_in_last_round;
mod no_such_operation_space;
mod order_against_initiative;
mod order_differs;
mod over_the_maximum;
mod overdrawn;
mod passed_although_something_was_free;
mod payment_differs;
mod placed_out_of_turn;
mod placement_missing;
mod planet_deck_empty;
mod resolved_other_card;
mod resolved_out_of_order;
mod resolved_without_ship;
mod restrained_card_chosen;
mod row_laid_out_twice;
mod row_missing;
mod row_unknown;
mod rows_refilled;
mod score_before_the_end;
mod score_differs;
mod score_without_source;
mod second_commander;
mod second_goal_sheet;
mod second_ship_placed;
mod sector_not_on_card;
mod setup_incomplete;
mod space_occupied;
mod start_differs;
mod tally_differs;
mod text_only_the_table_knows;
mod too_many_cards_of_a_type;
mod unit_without_diplomacy;
mod unknown_card;
mod unknown_commander;
mod unknown_goal;
mod way_of_another_type;
mod winner_differs;
mod wrong_number_of_cards_in_row;

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
    Rule::new("deck-not-found", Moments::HEADER, deck_not_found::check),
    Rule::new("deck-file-broken", Moments::HEADER, deck_file_broken::check),
    Rule::new(
        "landmark-with-two-icons",
        moments::TELL,
        landmark_with_two_icons::check,
    ),
    Rule::new(
        "card-declared-wrongly",
        moments::TELL,
        card_declared_wrongly::check,
    ),
    Rule::new(
        "card-declared-differently",
        moments::TELL,
        card_declared_differently::check,
    ),
    Rule::new("setup-incomplete", Moments::LEAVING, setup_incomplete::check),
    Rule::new("commander-missing", Moments::LEAVING, commander_missing::check),
    Rule::new("second-commander", Moments::SETUP, second_commander::check),
    Rule::new(
        "commander-taken-twice",
        Moments::SETUP,
        commander_taken_twice::check,
    ),
    Rule::new("unknown-commander", Moments::SETUP, unknown_commander::check),
    Rule::new(
        "commander-side-missing",
        Moments::SETUP,
        commander_side_missing::check,
    ),
    Rule::new("start-differs", Moments::SETUP, start_differs::check),
    Rule::new("goal-missing", Moments::LEAVING, goal_missing::check),
    Rule::new("second-goal-sheet", Moments::SETUP, second_goal_sheet::check),
    Rule::new("unknown-goal", Moments::SETUP, unknown_goal::check),
    Rule::new(
        "order-against-initiative",
        Moments::SETUP,
        order_against_initiative::check,
    ),
    Rule::new("order-differs", Moments::SETUP, order_differs::check),
    Rule::new(
        "score-before-the-end",
        Moments::HEADING,
        score_before_the_end::check,
    ),
    Rule::new(
        "migration-in-last-round",
        Moments::HEADING,
        migration_in_last_round::check,
    ),
    Rule::new("row-missing", Moments::LEAVING, row_missing::check),
    Rule::new("row-unknown", moments::ROW, row_unknown::check),
    Rule::new("row-laid-out-twice", moments::ROW, row_laid_out_twice::check),
    Rule::new("rows-refilled", moments::ROW, rows_refilled::check),
    Rule::new(
        "wrong-number-of-cards-in-row",
        moments::ROW,
        wrong_number_of_cards_in_row::check,
    ),
    Rule::new("unknown-card", moments::ROW.or(moments::USE), unknown_card::check),
    Rule::new(
        "card-of-another-planet",
        moments::ROW.or(moments::USE),
        card_of_another_planet::check,
    ),
    Rule::new(
        "card-revealed-twice",
        moments::ROW.or(moments::USE),
        card_revealed_twice::check,
    ),
    Rule::new(
        "too-many-cards-of-a-type",
        moments::ROW.or(moments::RESOLVE).or(Moments::CONCLUDING),
        too_many_cards_of_a_type::check,
    ),
    Rule::new(
        "income-in-first-round",
        Moments::CLAIM,
        income_in_first_round::check,
    ),
    Rule::new("income-differs", Moments::CLAIM, income_differs::check),
    Rule::new("placed-out-of-turn", moments::PLACE, placed_out_of_turn::check),
    Rule::new("second-ship-placed", moments::PLACE, second_ship_placed::check),
    Rule::new("placement-missing", Moments::LEAVING, placement_missing::check),
    Rule::new("space-occupied", moments::PLACE, space_occupied::check),
    Rule::new(
        "no-such-operation-space",
        moments::PLACE.or(moments::USE),
        no_such_operation_space::check,
    ),
    Rule::new("card-not-in-rows", moments::PLACE, card_not_in_rows::check),
    Rule::new("card-already-taken", moments::PLACE, card_already_taken::check),
    Rule::new(
        "card-back-in-the-box",
        moments::PLACE,
        card_back_in_the_box::check,
    ),
    Rule::new("card-not-affordable", moments::PLACE, card_not_affordable::check),
    Rule::new(
        "restrained-card-chosen",
        moments::PLACE,
        restrained_card_chosen::check,
    ),
    Rule::new(
        "passed-although-something-was-free",
        moments::PLACE,
        passed_although_something_was_free::check,
    ),
    Rule::new(
        "resolved-out-of-order",
        moments::RESOLVE,
        resolved_out_of_order::check,
    ),
    Rule::new(
        "resolved-other-card",
        moments::RESOLVE,
        resolved_other_card::check,
    ),
    Rule::new(
        "resolved-without-ship",
        moments::RESOLVE,
        resolved_without_ship::check,
    ),
    Rule::new(
        "way-of-another-type",
        moments::RESOLVE,
        way_of_another_type::check,
    ),
    Rule::new(
        "unit-without-diplomacy",
        moments::RESOLVE,
        unit_without_diplomacy::check,
    ),
    Rule::new(
        "enlisted-without-experience",
        moments::RESOLVE,
        enlisted_without_experience::check,
    ),
    Rule::new(
        "landmark-without-aggression",
        moments::RESOLVE,
        landmark_without_aggression::check,
    ),
    Rule::new("sector-not-on-card", moments::RESOLVE, sector_not_on_card::check),
    Rule::new("overdrawn", moments::RESOLVE.or(moments::USE), overdrawn::check),
    Rule::new(
        "experience-lowered",
        moments::RESOLVE.or(moments::USE),
        experience_lowered::check,
    ),
    Rule::new("payment-differs", moments::RESOLVE, payment_differs::check),
    Rule::new("gain-differs", moments::RESOLVE, gain_differs::check),
    Rule::new(
        "exchange-missing",
        Moments::LEAVING.or(moments::RESOLVE),
        exchange_missing::check,
    ),
    Rule::new(
        "exchange-over-points",
        moments::RESOLVE,
        exchange_over_points::check,
    ),
    Rule::new(
        "exchange-over-planet-number",
        moments::RESOLVE,
        exchange_over_planet_number::check,
    ),
    Rule::new(
        "exchange-for-other-statistic",
        moments::RESOLVE,
        exchange_for_other_statistic::check,
    ),
    Rule::new(
        "effect-not-owned",
        moments::USE.or(moments::PLACE).or(moments::RESOLVE),
        effect_not_owned::check,
    ),
    Rule::new(
        "effect-too-early",
        moments::USE.or(moments::PLACE).or(moments::RESOLVE),
        effect_too_early::check,
    ),
    Rule::new(
        "effect-outside-its-moment",
        moments::USE.or(moments::PLACE).or(moments::RESOLVE),
        effect_outside_its_moment::check,
    ),
    Rule::new(
        "effect-used-too-often",
        moments::USE.or(moments::PLACE).or(moments::RESOLVE),
        effect_used_too_often::check,
    ),
    Rule::new(
        "effect-needs-no-line",
        moments::USE.or(moments::PLACE).or(moments::RESOLVE),
        effect_needs_no_line::check,
    ),
    Rule::new(
        "effect-differs",
        moments::USE.or(moments::PLACE).or(moments::RESOLVE),
        effect_differs::check,
    ),
    Rule::new(
        "planet-deck-empty",
        moments::USE.or(moments::PLACE).or(moments::RESOLVE),
        planet_deck_empty::check,
    ),
    Rule::new("over-the-maximum", Moments::CLAIM, over_the_maximum::check),
    Rule::new("tally-differs", Moments::CLAIM, tally_differs::check),
    Rule::new("goal-points-differ", Moments::CLAIM, goal_points_differ::check),
    Rule::new("end-points-differ", Moments::CLAIM, end_points_differ::check),
    Rule::new(
        "score-without-source",
        Moments::CLAIM,
        score_without_source::check,
    ),
    Rule::new("score-differs", Moments::CLAIM, score_differs::check),
    Rule::new("winner-differs", Moments::CLAIM, winner_differs::check),
    Rule::new(
        "figures-missing",
        moments::RESOLVE.or(Moments::CONCLUDING),
        figures_missing::check,
    ),
    Rule::new(
        "text-only-the-table-knows",
        moments::USE.or(moments::PLACE).or(moments::RESOLVE),
        text_only_the_table_knows::check,
    ),
];

/// What the rules work with.
mod prelude {
    pub(super) use std::sync::Arc;

    pub(super) use super::card_back_in_the_box::earlier_planet;
    pub(super) use super::order_differs::is_whole;
    pub(super) use super::wrong_number_of_cards_in_row::layout_rule;
    pub(super) use crate::core::engine::{Moment, Seat, Violation};
    pub(super) use crate::core::{EntryKey, Kind, Value};
    pub(super) use crate::games::planetfall::action::{Action, Source, Spot, Use};
    pub(super) use crate::games::planetfall::apply::{Price, TieBreak};
    pub(super) use crate::games::planetfall::deck::{
        Card, CardSort, Effect, Face, Feature, SideLetter, Stat, UseMoment, Way,
    };
    pub(super) use crate::games::planetfall::disputed;
    pub(super) use crate::games::planetfall::replay::{
        Account, Found, Known, Now, about_card, amount, gains, level_value, stat_key, type_key, type_of, way,
    };
    pub(super) use crate::games::planetfall::state::{DeckFile, Name, Place, Ship, Stage};
    pub(super) use crate::games::planetfall::told::{Printed, WrongLine, is_same, is_same_side};
}
