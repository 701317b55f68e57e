//! The rules that every game has, one file each, named after the breach. Their words are in
//! `locales/*/common-breaches.ftl`; what they weigh and which rules of a game they cite is in the game's
//! `data/<game>/breaches.toml`.

mod ended_early;
mod entry_not_understood;
mod entry_outside_its_phase;
mod game_already_over;
mod heading_out_of_order;
mod order_incomplete;
mod players_missing;
mod seat_taken_twice;
mod turn_out_of_order;
mod unknown_reading;
mod wrong_number_of_players;

use std::sync::LazyLock;

use super::{Found, Game, Moments, Now, Rule};

/// The names of all rules that every game has. The last three are reported by the replay itself.
pub const COMMON_RULES: [&str; 14] = [
    "players-missing",
    "entry-not-understood",
    "wrong-number-of-players",
    "seat-taken-twice",
    "unknown-reading",
    "game-already-over",
    "turn-out-of-order",
    "heading-out-of-order",
    "ended-early",
    "entry-outside-its-phase",
    "order-incomplete",
    "waiver-unknown",
    "waiver-unused",
    "out-of-balance",
];

/// The names of the rules that can be broken at such a moment.
pub fn rules_looking_at<G: Game>(sort: Moments) -> impl Iterator<Item = &'static str> {
    let common = COMMON.iter().filter(move |rule| rule.moments.meets(sort));
    let own = G::all_rules().iter().filter(move |rule| rule.moments.meets(sort));
    common.map(|rule| rule.slug).chain(own.map(|rule| rule.slug))
}

/// The names of all findings that the check of a game can report.
pub fn breaches_of<G: Game>() -> Vec<&'static str> {
    let own = G::all_rules().iter().map(|rule| rule.slug);
    COMMON_RULES.into_iter().chain(own).collect()
}

/// A rule that every game has.
#[derive(Debug, Clone, Copy)]
pub(super) enum CommonRule {
    PlayersMissing,
    EntryNotUnderstood,
    WrongNumberOfPlayers,
    SeatTakenTwice,
    UnknownReading,
    GameAlreadyOver,
    TurnOutOfOrder,
    HeadingOutOfOrder,
    EndedEarly,
    EntryOutsideItsPhase,
    OrderIncomplete,
}

impl CommonRule {
    /// Looks for breaches.
    #[inline]
    pub(super) fn look<G: Game>(self, now: &Now<G>, found: &mut Found) {
        match self {
            Self::PlayersMissing => players_missing::check(now, found),
            Self::EntryNotUnderstood => entry_not_understood::check(now, found),
            Self::WrongNumberOfPlayers => wrong_number_of_players::check(now, found),
            Self::SeatTakenTwice => seat_taken_twice::check(now, found),
            Self::UnknownReading => unknown_reading::check(now, found),
            Self::GameAlreadyOver => game_already_over::check(now, found),
            Self::TurnOutOfOrder => turn_out_of_order::check(now, found),
            Self::HeadingOutOfOrder => heading_out_of_order::check(now, found),
            Self::EndedEarly => ended_early::check(now, found),
            Self::EntryOutsideItsPhase => entry_outside_its_phase::check(now, found),
            Self::OrderIncomplete => order_incomplete::check(now, found),
        }
    }
}

/// The rules that every game has and that can be broken at moments of this one sort.
pub(super) fn common_rules(sort: Moments) -> &'static [Rule<CommonRule>] {
    static TABLE: LazyLock<Vec<Vec<Rule<CommonRule>>>> = LazyLock::new(|| Moments::table(&COMMON));
    TABLE.get(sort.index()).map_or(&[], Vec::as_slice)
}

/// The rules that every game has, in the order in which they are tried: before the game's own.
pub(super) const COMMON: [Rule<CommonRule>; 11] = [
    Rule::new(COMMON_RULES[0], Moments::LOST, CommonRule::PlayersMissing),
    Rule::new(COMMON_RULES[1], Moments::LOST, CommonRule::EntryNotUnderstood),
    Rule::new(COMMON_RULES[2], Moments::HEADER, CommonRule::WrongNumberOfPlayers),
    Rule::new(COMMON_RULES[3], Moments::HEADER, CommonRule::SeatTakenTwice),
    Rule::new(COMMON_RULES[4], Moments::HEADER, CommonRule::UnknownReading),
    Rule::new(
        COMMON_RULES[5],
        Moments::HEADING.or(Moments::ANY_ENTRY),
        CommonRule::GameAlreadyOver,
    ),
    Rule::new(COMMON_RULES[6], Moments::HEADING, CommonRule::TurnOutOfOrder),
    Rule::new(COMMON_RULES[7], Moments::HEADING, CommonRule::HeadingOutOfOrder),
    Rule::new(
        COMMON_RULES[8],
        Moments::HEADING.or(Moments::CLAIM),
        CommonRule::EndedEarly,
    ),
    Rule::new(
        COMMON_RULES[9],
        Moments::ANY_ENTRY,
        CommonRule::EntryOutsideItsPhase,
    ),
    Rule::new(COMMON_RULES[10], Moments::SETUP, CommonRule::OrderIncomplete),
];
