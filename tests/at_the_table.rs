//! Records as tables write them: slips of the pen, forgotten headings, names, short forms, what was agreed. Each line is
//! marked with what the check says of it.

mod support;

use support::told::{assert_told, assert_told_in};

const HEAD: &str = "players: red, blue
setup
order: red, blue
";

fn told(rest: &str) {
    assert_told(&format!("{HEAD}{rest}"));
}

// Names

#[test]
fn players_names_are_read_whatever_their_case_accents_and_signs() {
    for (name, written) in [
        ("ג'וני", "ג׳וני"),
        ("בן־ציון", "בן ציון"),
        ("אִמָּא", "אמא"),
        ("Anna", "anna"),
        ("Anne-Marie", "anne marie"),
        ("Żaneta", "Zaneta"),
    ] {
        assert_told(&format!(
            "players: red {name}, blue Marek
            setup
            order: {written}, Marek
            red: colonist; blue: colonist
            turn 5
            placement
            {written}: dock
            Marek: shipping"
        ));
    }
}

#[test]
fn a_player_may_be_called_by_colour_and_name_but_not_by_another_ones() {
    assert_told(
        "players: red Anna, blue Marek
        setup
        red: colonist; blue: colonist
        order: red Anna, blue Marek
        turn 5
        placement
        red Anna: dock
        blue Anna: dock #! unknown-word",
    );
}

#[test]
fn somebody_who_does_not_play_is_told_as_such() {
    told(
        "red: colonist; blue: colonist
        turn 5
        placement
        red: dock
        green: dock #! entry-not-understood",
    );
}

#[test]
fn first_names_are_no_words_of_the_game() {
    assert_told_in(
        "pl",
        "gracze: czerwony Kuba, niebieski Fra
        przygotowanie
        Kuba: kolonista; Fra: kolonista
        tura 5
        rozmieszczenie
        Kuba: handel
        Fra: handel",
    );
    assert_told_in(
        "it",
        "giocatori: rosso Vittoria, blu Azeglio
        preparazione
        Vittoria: 1 colono; Azeglio: 1 colono
        turno 5
        piazzamento
        Vittoria: banchina
        Azeglio: banchina",
    );
}

#[test]
fn a_letter_is_the_colour_that_begins_with_it_in_the_records_own_language() {
    let record = |letter: &str| {
        format!(
            "players: red, yellow
            setup
            order: yellow, red
            red: colonist; yellow: colonist
            turn 5
            placement
            {letter}: dock
            red: dock"
        )
    };
    assert_told_in("it", &record("g"));
    assert_told_in("en", &record("y"));
}

// Short forms

#[test]
fn counts_money_and_points_are_written_in_many_ways() {
    told(
        "red: 2x colonist, 14 dollars, sugar x3; blue: $0, 0 colonists
        red: 3 colonists > canada
        turn 3
        tally
        red: 14, sugar 3
        red: 14 coins
        placement
        red: discovery; red: discovery
        income
        red: 3
        score
        red: 6 points; blue: 0 vp",
    );
}

#[test]
fn boxes_may_be_called_after_what_they_hold() {
    for (language, boxes) in [
        ("en", ["ship", "good", "building", "expedition", "battle"]),
        (
            "it",
            ["nave", "merce", "edificio", "spedizione di scoperta", "battaglia"],
        ),
        ("pl", ["statek", "towar", "budowla", "wyprawę", "walka"]),
        ("he", ["ספינה", "סחורה", "בניין", "משלחת", "קרב"]),
    ] {
        let places: String = boxes.map(|place| format!("red: {place}\n")).concat();
        assert_told_in(
            language,
            &format!("{HEAD}red: 5 colonists; blue: 0 colonists\nturn 5\nplacement\n{places}"),
        );
    }
}

#[test]
fn whom_and_where_a_battle_is_may_come_in_either_order() {
    told(
        "red: 1 colonist; blue: 0 colonists
        red: soldier > peru
        blue: colonist > peru
        turn 5
        placement
        red: warfare
        warfare
        red: battle > peru, blue
        peru: blue -colonist",
    );
}

// Headings

#[test]
fn a_misspelt_heading_is_one_mistake() {
    told(
        "red: 1 colonist; blue: 1 colonist
        turn 5
        placement
        red: dock; blue: dock
        dokc #! unknown-word
        red: caribbean
        blue: caribbean
        income",
    );
}

#[test]
fn headings_with_a_slip_are_read_as_what_was_meant_in_every_language() {
    for (language, written) in [
        ("en", "doc"),
        ("en", "dcok"),
        ("it", "bancina"),
        ("pl", "nabrzegże"),
        ("he", "מזך"),
    ] {
        assert_told_in(
            language,
            &format!(
                "{HEAD}red: 1 colonist; blue: 1 colonist
                turn 5
                placement
                red: dock; blue: dock
                {written} #! unknown-word
                red: caribbean
                blue: caribbean"
            ),
        );
    }
}

#[test]
fn a_heading_that_says_nothing_hides_nothing() {
    told(
        "red: 1 colonist, $1; blue: 0 colonists
        buildings: monastery, settlers, trading post, navigator, conquistador
        turn 2
        placement
        red: buildings
        xyzzy #! unknown-word
        buildings
        red: monastery #! building-not-affordable",
    );
}

#[test]
fn a_block_under_the_wrong_heading_is_told_once() {
    told(
        "red: 2 colonists; blue: 1 colonist
        turn 5
        placement
        red: dock; blue: dock; red: dock
        goods #! dock-piece-left-behind
        red: caribbean #? entry-outside-its-phase #? no-piece-in-box
        blue: caribbean #? entry-outside-its-phase #? no-piece-in-box
        red: caribbean #? entry-outside-its-phase #? no-piece-in-box",
    );
}

#[test]
fn a_line_of_a_later_box_leaves_the_boxes_before_it_open() {
    told(
        "red: 1 colonist; blue: 1 colonist
        goods: sugar, rice, gold, fur
        turn 5
        placement
        red: goods; blue: dock
        red: sugar #! entry-outside-its-phase
        dock
        blue: caribbean",
    );
}

#[test]
fn pieces_may_be_placed_right_after_the_heading_of_the_turn() {
    told(
        "red: 2 colonists; blue: 2 colonists
        turn 5
        red: shipping; blue: training
        red: dock; blue: dock
        dock
        red: caribbean; blue: caribbean",
    );
}

#[test]
fn the_forgotten_heading_of_the_first_turn_is_one_mistake() {
    assert_told(
        "players: red, blue
        setup
        order: red, blue
        buildings: monastery, settlers, trading post, navigator, conquistador
        goods: sugar, sugar, tobacco, rice
        placement #! heading-out-of-order
        red: shipping; blue: shipping
        red: shipping; blue: shipping
        red: shipping; blue: shipping
        red: shipping; blue: shipping
        red: shipping; blue: shipping
        refill
        goods: sugar, sugar, tobacco, rice
        turn 2
        placement",
    );
}

#[test]
fn what_players_are_said_to_have_must_be_in_the_box() {
    told(
        "red: [1 2 1 4], [1 2 1 4], [1 2 1 4] #! token-not-in-box
        blue: [9 9 9 9] #! token-not-in-box
        turn 5",
    );
    told(
        "red: china
        blue: china #! card-already-won
        turn 8",
    );
    told(
        "red: factory #! building-of-another-age
        turn 2",
    );
    told(
        "red: 30 colonists > canada
        red: 10 soldiers > canada
        red: 10 missionaries, 5 captains > peru
        red: 4 merchants
        turn 5",
    );
}

#[test]
fn a_forgotten_heading_is_one_mistake() {
    told(
        "red: 1 colonist; blue: 1 colonist
        turn 5
        placement
        red: dock; blue: dock
        red: caribbean #! entry-outside-its-phase
        blue: caribbean
        income",
    );
}

#[test]
fn an_entry_under_another_heading_is_one_mistake() {
    told(
        "red: migration, 0 colonists; blue: 0 colonists
        red: 2 colonists > peru
        turn 7
        income
        red: migration > 2 colonists, peru, caribbean #! entry-outside-its-phase",
    );
    told(
        "red: 2 colonists; blue: 0 colonists
        turn 5
        placement
        red: dock
        red: caribbean #! entry-outside-its-phase
        red: dock
        dock
        red: caribbean",
    );
}

#[test]
fn the_title_of_phase_b_is_no_heading_of_its_own() {
    told(
        "red: 1 colonist; blue: 1 colonist
        turn 5
        placement
        red: dock; blue: dock
        resolution
        dock
        red: caribbean
        blue: caribbean",
    );
}

#[test]
fn every_word_that_is_not_understood_is_told() {
    told(
        "red: 1 colonist, $30; blue: 0 colonists
        buildings: new world cartography, monastery, settlers, navigator, conquistador
        goods: sugar, sugar, tobacco, rice
        turn 2
        placement
        red: buildings
        buildings
        red: new world cartography > card = china #! unknown-word #! unknown-word",
    );
}

// What was agreed

#[test]
fn a_waived_mistake_excuses_nothing_that_comes_later() {
    told(
        "red: 1 colonist, $5; blue: 0 colonists
        buildings: monastery, settlers, trading post, navigator, conquistador
        turn 2
        placement
        red: buildings
        buildings
        red: monastery ! building-not-affordable #! building-not-affordable
        tally
        red: $77 #! wrong-money",
    );
    told(
        "red: 0 colonists; blue: 0 colonists
        red: captain, 3 colonists > discovery
        turn 3
        discovery
        red: captain, colonist > peru = [1 2 3 5]
        red: 4 colonists > brazil = [1 3 2 4] ! second-expedition #! second-expedition #! pieces-not-in-box",
    );
}

#[test]
fn what_is_told_at_a_heading_is_waived_by_an_entry_above_it() {
    told(
        "red: 2 colonists; blue: 1 colonist
        turn 5
        placement
        red: dock
        blue: dock ! pieces-not-placed
        dock #! pieces-not-placed
        red: caribbean; blue: caribbean",
    );
}

// Figures

#[test]
fn a_good_taken_by_a_move_may_be_written_and_is_compared() {
    let record = |good: &str| {
        format!(
            "red: 0 colonists, stable; blue: 0 colonists
            board: brazil ~ peru
            red: 2 colonists > peru
            red: soldier > brazil
            turn 5
            benefits
            red: stable > brazil, peru = {good}"
        )
    };
    told(&record("silver"));
    told(&format!("{} #! wrong-good-taken", record("gold")));
    // Where the good is only assumed, the claim settles it.
    told(
        "red: migration, 0 colonists; blue: 0 colonists
        red: 2 colonists > peru
        red: 2 colonists > brazil
        turn 7
        benefits
        red: migration > 2 colonists, peru, brazil = rice
        tally
        red: 1 rice",
    );
}

const THIRD_PIECE: &str = "red: $0, 1 colonist, 1 sugar, 1 rice; blue: $0, 0 colonists
        buildings: taxation, university, cathedral, privateers, fortress
        goods: gold, gold, fish, fish
        red: 2 colonists > canada
        turn 4
        placement
        red: dock
        dock
        red: canada
        ";

/// Canada's good is only assumed. As sugar, rice and something else it pays $1 in any case; as a third kind of good it
/// cannot explain $20.
#[test]
fn assumed_goods_excuse_only_what_they_can_explain() {
    let noted = |rest: &str, severity: &str| {
        let record = format!("annals 1 discovery en\n{HEAD}{THIRD_PIECE}{rest}").replace("        ", "");
        let library = annals::reference::Library::builtin();
        let game = library.game("discovery").expect("the game");
        let replayed = annals::record::check(&record, &library, game, &[], annals::record::Until::End);
        let told: Vec<(&str, &str)> = replayed
            .findings()
            .iter()
            .map(|finding| (finding.slug, finding.severity.word()))
            .collect();
        assert_eq!(told.len(), 1, "{record}{told:?}");
        assert_eq!(told[0].1, severity, "{record}{told:?}");
    };
    noted("tally\nred: $20", "error");
    noted("income\nred: $3", "error");
    noted("income\ntally\nred: $2", "error");
    // Two sugar and a ship would be three alike.
    let with_ship = "red: $0, 1 colonist, 1 sugar, 1 rice, 1 ship; blue";
    let record = THIRD_PIECE.replace("red: $0, 1 colonist, 1 sugar, 1 rice; blue", with_ship);
    assert_ne!(record, THIRD_PIECE);
    assert_told(&format!("{HEAD}{record}income\nred: $3 #! wrong-income"));
}

#[test]
fn no_good_comes_up_more_often_than_the_box_holds_it() {
    let severity = |goods: &str| {
        let record = format!("annals 1 discovery en\n{HEAD}goods: {goods}\n");
        let library = annals::reference::Library::builtin();
        let game = library.game("discovery").expect("the game");
        let replayed = annals::record::check(&record, &library, game, &[], annals::record::Until::End);
        let found = replayed.findings();
        assert_eq!(found.len(), 1, "{goods}: {found:?}");
        (found[0].slug, found[0].severity.word())
    };
    // One of the three may lie in a region, but only by our assumption.
    assert_eq!(severity("fish, fish, fish, rice"), ("good-not-in-pile", "note"));
    assert_eq!(severity("fish, fish, fish, fish"), ("good-not-in-pile", "error"));
}

#[test]
fn sets_pay_whatever_is_wrong_with_the_money() {
    told(
        "red: $5, 3 rice, 1 colonist; blue: $0, 0 colonists
        buildings: taxation, cathedral, fortress, stable, marketplace
        turn 5
        placement
        red: buildings
        buildings
        red: taxation #! building-not-affordable
        income
        red: $9 #! wrong-income",
    );
}

#[test]
fn a_difference_that_no_earlier_mistake_explains_stands_for_itself() {
    let record = |money: &str| {
        format!(
            "red: 4 colonists, $0; blue: 0 colonists
            turn 2
            placement
            red: initiative
            red: initiative #! second-piece-in-initiative
            red: discovery
            red: discovery
            initiative
            tally
            red: {money}"
        )
    };
    told(&record("$1 #? wrong-money"));
    told(&record("$50 #! wrong-money"));
}

#[test]
fn every_wrong_figure_of_a_list_is_told() {
    told("red: $10, 2 coffee, 0 colonists; blue: 0 colonists
        turn 2
        tally
        red: $11, 3 coffee, 1 cocoa, 1 ship #! wrong-money #! wrong-holding #! wrong-holding #! wrong-holding");
}

#[test]
fn the_money_of_the_first_order_is_paid_to_those_whose_money_is_not_written() {
    told(
        "red: $10
        turn 5
        tally
        red: $10; blue: $11",
    );
}

#[test]
fn tokens_and_cards_of_earlier_turns_count() {
    told(
        "red: [1 2 1 4], china, $0, 0 colonists; blue: $0, 0 colonists
        turn 8
        score
        red: 10; blue: 0
        winner: red",
    );
}

// Consequences

#[test]
fn a_setup_line_that_is_not_read_explains_what_is_missing_on_the_map() {
    told(
        "red: 1 colonist; blue: 1 colonist
        red: soldier > peru, canada #! entry-not-understood
        blue: colonist > peru
        turn 8
        placement
        red: warfare; blue: shipping
        warfare
        red: battle > blue, peru #? battle-without-presence",
    );
}

#[test]
fn a_university_that_should_not_have_been_used_explains_the_order_on_the_dock() {
    told(
        "red: 1 colonist; blue: 1 colonist
        turn 5
        placement
        red: dock; blue: dock
        blue: university > dock 2 #! building-not-owned
        dock
        red: caribbean #? dock-out-of-order
        blue: caribbean",
    );
}

#[test]
fn the_same_wrong_order_twice_is_one_mistake() {
    told(
        "red: 1 colonist; blue: 1 colonist
        buildings: taxation, cathedral, fortress, stable, marketplace
        goods: sugar, rice, gold, fur
        turn 4
        placement
        red: dock; blue: shipping
        dock
        red: caribbean
        refill
        goods: sugar, rice, gold, fur
        order: blue, red #! wrong-order
        turn 5
        order: blue, red #? wrong-order",
    );
}

#[test]
fn a_good_that_was_not_written_down_explains_that_it_is_taken() {
    told(
        "red: 0 colonists; blue: 0 colonists
        buildings: taxation, marketplace, cathedral, privateers, fortress
        goods: rice, rice, fish, fish
        turn 5
        refill
        goods: rice, fish, gold #! wrong-number-of-goods
        turn 6
        placement
        red: goods; blue: shipping
        red: shipping; blue: shipping; red: shipping; blue: shipping
        red: shipping; blue: shipping; red: shipping; blue: shipping
        goods
        red: silver #? good-not-on-offer",
    );
}

// The end

#[test]
fn a_winner_before_the_last_turn_is_too_early() {
    told(
        "red: $5, 0 colonists; blue: $3, 0 colonists
        turn 6
        winner: red #! ended-early",
    );
}

#[test]
fn a_discovery_that_is_due_in_phase_d_must_be_written() {
    let record = |benefits: &str| {
        format!(
            "players: red, blue
            ruling: cartography-moment in-benefits
            setup
            order: red, blue
            red: 1 colonist, $10; blue: 0 colonists, $0
            buildings: new world cartography, monastery, settlers, navigator, conquistador
            goods: rice, rice, fish, fish
            turn 2
            placement
            red: buildings
            buildings
            red: new world cartography
            benefits
            {benefits}"
        )
    };
    assert_told(&record(
        "red: new world cartography > peru = [1 2 1 4]\nrefill\nbuildings: settlers\ngoods: rice, rice, fish, fish",
    ));
    assert_told(&record(
        "refill #! effect-not-written\nbuildings: settlers\ngoods: rice, rice, fish, fish",
    ));
}

#[test]
fn a_discovery_written_later_than_its_purchase_is_one_mistake() {
    told(
        "red: 1 colonist, $10; blue: 0 colonists, $0
        buildings: new world cartography, monastery, settlers, navigator, conquistador
        goods: rice, rice, fish, fish
        turn 2
        placement
        red: buildings
        buildings
        red: new world cartography #! effect-not-written
        benefits
        red: new world cartography > peru = [1 2 1 4]
        tally
        red: $1",
    );
}

#[test]
fn a_token_that_was_seen_need_not_be_written_again() {
    told(
        "red: 0 colonists; blue: 0 colonists
        red: captain > discovery
        blue: captain, colonist > discovery
        turn 2
        discovery
        red: captain > brazil = [1 2 3 5]
        blue: captain, colonist > brazil
        tally
        blue: $12",
    );
}

#[test]
fn a_last_turn_that_is_complete_is_scored() {
    let library = annals::reference::Library::builtin();
    let game = library.game("discovery").expect("the game");
    for (end, finished) in [
        ("benefits\ntally\nred: $10\n", true),
        ("benefits\n", true),
        ("end\n", true),
        ("income\n", false),
    ] {
        let record = format!(
            "annals 1 discovery en\n{HEAD}red: $10, colonist\nblue: $10, university, colonist\nred: 3 colonists > canada\n\
             turn 8\nplacement\nred: discovery\nblue: discovery\n{end}"
        );
        let replayed = annals::record::check(&record, &library, game, &[], annals::record::Until::End);
        let annals::games::AnyReplayed::Discovery(replayed) = &replayed else {
            panic!("a record of another game");
        };
        assert_eq!(replayed.is_finished(), finished, "{end}");
        let state = &replayed.table.as_ref().expect("a table").state;
        let total = |seat| {
            state
                .score(&replayed.rulebook, annals::games::discovery::state::Seat(seat))
                .total()
        };
        let points = if finished { [6, 5] } else { [0, 5] };
        assert_eq!([total(0), total(1)], points, "{end}");
    }
}

// What the hints show

/// Every line that a hint shows as a pattern is understood under the heading it is for, in its language.
#[test]
fn the_patterns_of_hints_can_be_written_as_they_are() {
    let library = annals::reference::Library::builtin();
    let game = library.game("discovery").expect("the game");
    let headings = [
        "setup",
        "bids",
        "turn",
        "placement",
        "initiative",
        "income",
        "dock",
        "goods",
        "shipping",
        "buildings",
        "discovery",
        "specialists",
        "warfare",
        "benefits",
        "refill",
        "tally",
        "score",
    ];
    let mut tried = 0;
    for language in library.store().languages() {
        let texts = library.texts(language, Some(game.id()));
        for heading in headings {
            let text = texts.text(&format!("entry-form-{heading}"));
            let samples = text.split('`').skip(1).step_by(2);
            let number = if heading == "turn" { " 5" } else { "" };
            for sample in samples.filter(|sample| sample.contains(": ") && !sample.contains('…')) {
                let record = format!(
                    "annals 1 discovery {}\nplayers: red, blue\nvariant: auction\n{heading}{number}\n{sample}\n",
                    language.tag
                );
                let replayed =
                    annals::record::check(&record, &library, game, &[], annals::record::Until::End);
                let understood = replayed.findings().iter().all(|finding| {
                    let slug = finding.slug;
                    !slug.starts_with("notation-")
                        && !["unknown-word", "entry-not-understood", "heading-with-colon"].contains(&slug)
                });
                assert!(understood, "{record}{:?}", replayed.findings());
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
}
