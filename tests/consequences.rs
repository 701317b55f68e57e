//! One mistake gives one finding: what only follows from it is marked, and what does not stands for itself.
//!
//! In the records below `#! slug` marks a line with a mistake, `#? slug` one with a consequence.

mod support;

use support::told::assert_told;

/// Red makes up for the turn that blue took away, which is no mistake; a second piece in Initiative is one.
#[test]
fn a_turn_that_is_made_up_for_hides_no_other_mistake() {
    assert_told(
        "players: red, blue
        setup
        order: red, blue
        buildings: monastery, settlers, trading post, navigator, conquistador
        goods: sugar, sugar, tobacco, rice
        turn 1
        placement
        red: initiative
        blue: dock
        blue: goods #! placed-out-of-turn
        red: goods
        red: initiative #! second-piece-in-initiative
        blue: buildings",
    );
}

const COLONIES: &str = "players: red, blue
        setup
        red: colonist
        blue: colonist
        red: 3 colonists > canada
        blue: colonist > canada
        turn 3
        placement
        red: discovery
        blue: discovery
        score
        ";

#[test]
fn points_given_to_the_other_player_are_two_wrong_figures() {
    assert_told(&format!(
        "{COLONIES}red: 2 #! wrong-score\nblue: 6 #! wrong-score"
    ));
}

#[test]
fn two_players_with_too_many_points_are_two_mistakes() {
    assert_told(&format!(
        "{COLONIES}red: 7 #! wrong-score\nblue: 3 #! wrong-score"
    ));
}

#[test]
fn losses_of_a_battle_written_for_the_wrong_region_follow_from_it() {
    assert_told(
        "players: red, blue
        setup
        red: colonist
        blue: colonist
        red: soldier > canada
        blue: colonist > canada
        turn 2
        placement
        red: warfare
        blue: discovery
        warfare
        red: battle > blue, peru #! battle-without-presence
        canada: blue -colonist #? losses-without-battle
        income",
    );
}

/// Red goes to Peru in turn 2 with two colonists; in turn 3 blue wants to sail there.
fn expedition(token: &str, money: &str, sails: &str) -> String {
    format!(
        "players: red, blue
        setup
        red: $5, colonist
        blue: $5, colonist
        red: colonist > discovery
        turn 2
        placement
        red: discovery
        blue: shipping
        discovery
        red: 2 colonists > peru = {token}
        tally
        red: {money}
        refill
        buildings: monastery, settlers, trading post, navigator, conquistador
        goods: sugar, sugar, rice, rice
        turn 3
        placement
        red: goods
        blue: dock
        red: discovery
        blue: discovery
        red: discovery
        blue: discovery
        red: discovery
        blue: discovery
        red: discovery
        blue: discovery
        dock
        blue: peru {sails}"
    )
}

#[test]
fn money_and_a_region_that_no_single_correction_explains_are_two_mistakes() {
    // With three natives it fails; no token of the box makes both the money and the region right.
    assert_told(&expedition(
        "[2 2 3 5]",
        "$7 #! wrong-money",
        "#! dock-piece-to-undiscovered-region",
    ));
    // Money that is missing has nothing to do with it.
    assert_told(&expedition(
        "[2 2 3 5]",
        "$4 #! wrong-money",
        "#! dock-piece-to-undiscovered-region",
    ));
    assert_told(&expedition(
        "[2 2 3 5]",
        "$5",
        "#! dock-piece-to-undiscovered-region",
    ));
    assert_told(&expedition("[1 2 2 4]", "$6", ""));
}

/// A position in turn 2 in which each has two colonists to place.
const TWO_EACH: &str = "players: red, blue
        setup
        order: red, blue
        red: $5, 2 colonists
        blue: $5, 2 colonists
        goods: sugar, rice, rice, fish
        turn 2
        placement
        ";

/// Red's second piece was written for the dock and acts in Trade Goods: there one is left, here one is missing.
#[test]
fn a_piece_written_for_another_box_is_one_mistake() {
    assert_told(&format!(
        "{TWO_EACH}red: dock
        blue: goods
        red: dock
        blue: shipping
        dock
        red: caribbean
        goods #! dock-piece-left-behind
        blue: rice
        red: sugar #? no-piece-in-box"
    ));
    // A ship for a piece that stands in another box, too.
    assert_told(&format!(
        "{TWO_EACH}red: goods
        blue: goods
        red: goods
        blue: shipping
        goods
        red: sugar
        blue: rice
        shipping
        red: ship #! ship-claimed-by-another"
    ));
}

/// In Initiative instead of Trade Goods it is paid, and first in the next turn.
#[test]
fn a_piece_written_for_initiative_explains_the_money_and_the_order() {
    assert_told(&format!(
        "{TWO_EACH}red: goods
        blue: initiative
        red: goods
        blue: discovery
        initiative
        goods
        red: sugar
        blue: rice #! no-piece-in-box
        red: rice
        refill
        buildings: monastery, settlers, trading post, navigator, conquistador
        goods: fur, gold, silver, fish
        order: red, blue #? wrong-order
        tally
        blue: $5 #? wrong-money"
    ));
}

const TURN_4: &str = "players: red, blue
        setup
        order: red, blue
        red: $5, 5 colonists
        blue: $5, 5 colonists
        buildings: taxation, cathedral, fortress, stable, marketplace
        goods: sugar, rice, rice, fish
        ";

const REFILL: &str = "refill\ngoods: sugar, rice, rice, fish\n";

/// Turns 4 to 6, in which nobody does anything that brings or costs money, with red's money after each.
fn money_after_each_turn(money: [&str; 3]) -> String {
    let mut record = TURN_4.to_owned();
    for (turn, money) in (4..).zip(money) {
        let placed = "red: discovery\nblue: discovery\n".repeat(5);
        record.push_str(&format!(
            "turn {turn}\nplacement\n{placed}tally\nred: {money}\n{REFILL}"
        ));
    }
    record
}

#[test]
fn figures_that_are_wrong_by_different_sums_are_different_mistakes() {
    // Twice wrong in a row, and by another sum: neither explains the other.
    assert_told(&money_after_each_turn([
        "$6 #! wrong-money",
        "$8 #! wrong-money",
        "$5",
    ]));
    // Right in between, the first was a slip of the pen and explains nothing.
    assert_told(&money_after_each_turn([
        "$6 #! wrong-money",
        "$5",
        "$8 #! wrong-money",
    ]));
}

/// Blue places before red in turn 4, and again in turn 5, with full hands: that is another mistake.
#[test]
fn a_piece_out_of_turn_explains_none_in_a_later_turn() {
    let round = "red: discovery\nblue: discovery\n";
    let turn = |number: u8, exchanged: &str| {
        let rounds = round.repeat(2);
        format!("turn {number}\nplacement\n{round}{exchanged}{rounds}tally\n{REFILL}")
    };
    // That red places twice then makes up for it.
    let out_of_turn = "blue: warfare #! placed-out-of-turn
        red: shipping
        red: warfare
        blue: warfare
        ";
    let turns = [turn(4, out_of_turn), turn(5, out_of_turn)];
    assert_told(&format!("{TURN_4}{}", turns.concat()));
}

/// The pieces are told in the setup, three at a time: no single other word there makes both figures right.
#[test]
fn points_of_two_players_that_no_single_correction_explains_are_two_mistakes() {
    let record = |red: &str, blue: &str| {
        format!(
            "players: red, blue, green
        setup
        red: colonist
        blue: colonist
        green: colonist
        red: 3 colonists > canada
        blue: 3 colonists > canada
        green: 3 colonists > brazil
        turn 3
        placement
        red: discovery
        blue: discovery
        green: discovery
        score
        red: {red}
        blue: {blue}
        green: 6"
        )
    };
    assert_told(&record("6 #! wrong-score", "4 #! wrong-score"));
    assert_told(&record("6 #! wrong-score", "5 #! wrong-score"));
    assert_told(&record("2", "2"));
}

#[test]
fn a_correction_that_nobody_could_write_there_is_not_shown() {
    // Under "score" no piece can be put on the board, so nothing is said to be in order if this line did so.
    assert_told(
        "players: red, green
        setup
        red: $10, colonist; green: $10, colonist
        red: 2 soldiers, 3 colonists > canada
        score
        green: soldier, 4 colonists > canada #! entry-not-understood
        turn 6
        placement
        red: warfare
        green: shipping
        warfare
        red: battle > green, canada #! battle-without-presence",
    );
}
