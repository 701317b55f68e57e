//! One mistake gives one finding: what only follows from it is marked, and what does not stands for itself.
//!
//! In the records below `#! slug` marks a line with a mistake, `#? slug` one with a consequence.

use annals::notation::LineIndex;
use annals::record::{Until, check};
use annals::reference::Library;

fn assert_told(record: &str) {
    let record = format!("annals 1 discovery en\n{record}");
    let mut wanted = Vec::new();
    let mut text = String::new();
    for (line, number) in record.lines().zip(1..) {
        let (written, marks) = line.split_once('#').unwrap_or((line, ""));
        for mark in marks.split('#').filter(|mark| !mark.is_empty()) {
            let (sort, slug) = mark.split_at(1);
            wanted.push((number, slug.trim().to_owned(), sort == "!"));
        }
        text.push_str(written.trim());
        text.push('\n');
    }
    let library = Library::builtin();
    let replayed = check(&text, &library, &library.games()[0], &[], Until::End);
    let index = LineIndex::new(&text);
    let told: Vec<(u32, String, bool)> = replayed
        .findings()
        .iter()
        .map(|finding| {
            let line = index.position(finding.span.start).line;
            (line, finding.slug.to_owned(), finding.follows.is_none())
        })
        .collect();
    assert_eq!(told, wanted, "\n{text}");
}

/// Red plays out of turn because blue did, which is a consequence; that red puts a second piece into Initiative is not.
#[test]
fn a_consequence_does_not_hide_another_mistake_of_the_same_entry() {
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
        red: initiative #? placed-out-of-turn #! second-piece-in-initiative
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
fn points_given_to_the_other_player_are_one_mistake() {
    assert_told(&format!(
        "{COLONIES}red: 2 #! wrong-score\nblue: 6 #? wrong-score"
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
fn money_and_a_region_that_differ_by_the_same_expedition_are_one_mistake() {
    // With three natives it fails, but the table gave red the dollar and the region.
    assert_told(&expedition(
        "[2 2 3 5]",
        "$7 #! wrong-money",
        "#? dock-piece-to-undiscovered-region",
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
