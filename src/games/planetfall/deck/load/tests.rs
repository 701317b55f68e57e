//! Every problem and every note, each with its place.

use std::collections::BTreeSet;

use super::*;
use crate::games::planetfall::deck::{BUILTIN, CardSort, Effect, Face, Feature, Trigger};

const HEAD: &str = "[deck]\nformat = 1\nstatus = \"partial\"\n";

/// What is found in a partial deck with these lines, which begin at line 4.
fn partial(lines: &str) -> Loaded {
    load(&Source::new("x.toml", format!("{HEAD}{lines}")))
}

fn ids(found: &[Problem]) -> Vec<(&'static str, usize)> {
    found
        .iter()
        .map(|problem| (problem.message.id, problem.place.line))
        .collect()
}

/// The problems of a partial deck with these lines.
fn problems(lines: &str) -> Vec<(&'static str, usize)> {
    let loaded = partial(lines);
    assert_eq!(loaded.deck.is_none(), !loaded.problems.is_empty(), "{lines}");
    ids(&loaded.problems)
}

/// The notes of a partial deck with these lines, which has no problems.
fn notes(lines: &str) -> Vec<(&'static str, usize)> {
    let loaded = partial(lines);
    assert_eq!(ids(&loaded.problems), [], "{lines}");
    ids(&loaded.notes)
}

/// A card of a type with these lines.
fn card(sort: &str, lines: &str) -> String {
    format!("[[card]]\nname = \"x\"\ntype = \"{sort}\"\n{lines}\n")
}

/// A technology with this effect, on line 7.
fn effect(effect: &str) -> String {
    card("technology", &format!("effect = [{effect}]"))
}

fn demo() -> &'static str {
    BUILTIN[0].1
}

/// The problems of the demonstration deck with something replaced once.
fn changed(old: &str, new: &str) -> Vec<&'static str> {
    assert!(demo().contains(old), "{old}");
    let text = demo().replacen(old, new, 1);
    let loaded = load(&Source::new("demo", text));
    loaded.problems.iter().map(|problem| problem.message.id).collect()
}

#[test]
fn the_demonstration_deck_is_sound_and_whole() {
    let loaded = load(&Source::new("demo", demo()));
    assert_eq!(ids(&loaded.problems), []);
    assert_eq!(ids(&loaded.notes), []);
    let deck = loaded.deck.expect("a sound deck");
    assert!(deck.is_complete && deck.title.is_some());
    assert_eq!(
        (deck.cards.len(), deck.commanders.len(), deck.goals.len()),
        (98, 6, 8)
    );
    let sides = deck.commanders.iter().flat_map(|commander| &commander.sides);
    assert_eq!(sides.flatten().count(), 12);
    let of_sort = |sort| deck.cards.iter().filter(|card| card.sort() == sort).count();
    assert_eq!(CardSort::ALL.map(of_sort), [28, 21, 21, 28]);
    for names in deck.cards.iter().map(|card| &card.names) {
        let tags: Vec<_> = names.iter().filter_map(|name| name.language.as_deref()).collect();
        assert_eq!(tags, ["en", "it", "pl", "he"], "{names:?}");
    }
}

#[test]
fn the_demonstration_deck_has_every_kind_of_effect_and_every_moment() {
    let deck = load(&Source::new("demo", demo())).deck.expect("a sound deck");
    let of_cards = deck.cards.iter().filter_map(|card| card.effects.as_ref());
    let sides = deck.commanders.iter().flat_map(|commander| &commander.sides);
    let of_sides = sides.flatten().filter_map(|side| side.effects.as_ref());
    let of_goals = deck.goals.iter().map(|goal| &goal.conditions);
    let all: Vec<&Effect> = of_cards.chain(of_sides).chain(of_goals).flatten().collect();
    let kinds: BTreeSet<String> = all
        .iter()
        .filter_map(|effect| {
            let shown = format!("{effect:?}");
            shown
                .split(|sign: char| !sign.is_alphanumeric())
                .next()
                .map(str::to_owned)
        })
        .collect();
    assert_eq!(kinds.len(), 15, "{kinds:?}");
    let moments: BTreeSet<Trigger> = all
        .iter()
        .filter_map(|effect| match effect {
            Effect::Gain(gain) => Some(gain.when),
            _ => None,
        })
        .collect();
    assert_eq!(moments.len(), Trigger::ALL.len(), "{moments:?}");
}

#[test]
fn what_is_no_deck_file_is_said_so() {
    let load = |text: &str| ids(&load(&Source::new("x", text)).problems);
    assert_eq!(load("[deck\n"), [("data-syntax", 1)]);
    assert_eq!(load("[card]\n")[0], ("data-missing-table", 1));
    assert_eq!(
        load("card = 3\n[deck]\nformat = 1\nstatus = \"partial\""),
        [("data-wrong-type", 1)]
    );
    assert_eq!(
        load("[deck]\nformat = 2\nstatus = \"partial\""),
        [("data-out-of-range", 2)]
    );
    assert_eq!(load("[deck]\nstatus = \"partial\"")[0].0, "data-missing-key");
    assert_eq!(
        load("[deck]\nformat = 1\nstatus = \"half\"")[0],
        ("data-unknown-word", 3)
    );
    assert_eq!(problems("colour = 1\n"), [("data-unknown-key", 4)]);
    assert_eq!(problems("[colours]\n"), [("data-unknown-table", 4)]);
    let long = format!("title = \"{}\"", "x".repeat(501));
    assert_eq!(problems(&long), [("deck-too-long", 4)]);
    let large = format!("#{}", "x".repeat(LARGEST));
    assert_eq!(problems(&large), [("deck-too-large", 1)]);
}

#[test]
fn all_problems_are_found_at_once() {
    let text = format!(
        "{}{}",
        card("unit", "strength = \"many\"\ncolour = 3"),
        card("resource", "energy = [1, 2]")
    );
    assert_eq!(
        problems(&text),
        [
            ("deck-wrong-levels", 7),
            ("data-unknown-key", 8),
            ("deck-same-id", 10),
            ("deck-wrong-levels", 12)
        ]
    );
}

#[test]
fn operations_have_three_numbers_and_known_statistics() {
    assert_eq!(
        problems("[operations]\npoints = [5, 6]"),
        [("deck-three-numbers", 5)]
    );
    assert_eq!(
        problems("[operations]\npoints = [5, 6, 100]"),
        [("deck-three-numbers", 5)]
    );
    assert_eq!(
        problems("[operations]\ncapped = \"money\""),
        [("data-unknown-word", 5)]
    );
    assert_eq!(
        problems("[operations]\nexperience = 0"),
        [("data-out-of-range", 5)]
    );
    assert_eq!(problems("[operations]\nlevels = 1"), [("data-unknown-key", 5)]);
}

#[test]
fn a_card_has_a_type_a_name_and_a_planet() {
    assert_eq!(problems("[[card]]\nname = \"x\""), [("data-missing-key", 4)]);
    assert_eq!(
        problems("[[card]]\ntype = \"ship\"\nname = \"x\""),
        [("data-unknown-word", 5)]
    );
    assert_eq!(problems("[[card]]\ntype = \"unit\""), [("data-missing-key", 4)]);
    assert_eq!(problems(&card("unit", "planet = 8")), [("data-out-of-range", 7)]);
    assert_eq!(
        problems(&card("unit", "planet = \"one\"")),
        [("data-wrong-type", 7)]
    );
    assert_eq!(changed("planet = 1\n", ""), ["data-missing-key", "deck-make-up"]);
}

#[test]
fn names_can_be_written_in_records() {
    let named = |name: &str| problems(&format!("[[card]]\ntype = \"unit\"\nname = {name}\n"));
    assert_eq!(named("\"a, b\""), [("deck-name-unreadable", 6)]);
    assert_eq!(named("\"mill 7\""), [("deck-name-unreadable", 6)]);
    assert_eq!(named("{ en = \"a > b\" }"), [("deck-name-unreadable", 6)]);
    assert_eq!(named("\"\\u001b[31mred\""), [("deck-name-unreadable", 6)]);
    assert_eq!(named("\"\\u202eabc\""), [("deck-name-unreadable", 6)]);
    assert_eq!(named("{ English = \"x\" }"), [("data-bad-tag", 6)]);
    assert_eq!(named("{ en = 3 }")[0], ("data-wrong-type", 6));
    assert_eq!(named("{}"), [("deck-wrong-name", 6)]);
    assert_eq!(named("[\"x\"]"), [("deck-wrong-name", 6)]);
    assert_eq!(
        named(&format!("\"{}\"", "x".repeat(81))),
        [("deck-name-too-long", 6)]
    );
    let many: Vec<String> = (0..21).map(|_| "\"y\"".to_owned()).collect();
    assert_eq!(
        problems(&card("unit", &format!("aliases = [{}]", many.join(", ")))),
        [("deck-too-many-names", 7)]
    );
    assert_eq!(
        problems(&card("unit", "aliases = [\"a; b\"]")),
        [("deck-name-unreadable", 7)]
    );
}

#[test]
fn an_id_is_given_once() {
    assert_eq!(problems(&card("unit", "id = \"a b\"")), [("data-bad-id", 7)]);
    let twice = "[[card]]\nid = \"a\"\ntype = \"unit\"\nname = \"x\"\n[[card]]\nid = \"a\"\ntype = \"unit\"\nname = \"y\"\n";
    assert_eq!(problems(twice), [("deck-same-id", 9)]);
    let same_name = |planet: u16| {
        format!(
            "{}{}",
            card("landmark", "planet = 1"),
            card("landmark", &format!("planet = {planet}"))
        )
    };
    let loaded = partial(&same_name(2));
    let deck = loaded.deck.expect("a sound deck");
    assert_eq!(
        (deck.cards[0].id.as_str(), deck.cards[1].id.as_str()),
        ("x", "x-2")
    );
    let thrice = format!("{}{}", same_name(1), card("landmark", "planet = 1"));
    assert_eq!(problems(&thrice), [("deck-same-id", 13)]);
    let commanders = "[[commander]]\nname = \"x\"\n[[commander]]\nname = \"X\"\n";
    assert_eq!(problems(commanders), [("deck-same-id", 7)]);
}

#[test]
fn figures_are_numbers_by_level_or_unknown() {
    for figures in [
        "-1",
        "100",
        "1.5",
        "\"x\"",
        "[1, 2]",
        "[1, 2, 3, 4]",
        "[1, 2, [3]]",
        "true",
    ] {
        assert_eq!(
            problems(&card("unit", &format!("strength = {figures}"))),
            [("deck-wrong-levels", 7)],
            "{figures}"
        );
    }
    let loaded = partial(&card("unit", "strength = [5, \"?\", 3]"));
    let deck = loaded.deck.expect("a sound deck");
    let Face::Unit {
        strength,
        experience,
        diplomacy,
    } = &deck.cards[0].face
    else {
        panic!("a unit")
    };
    assert_eq!(strength.0, [Some(5), None, Some(3)]);
    assert_eq!(experience.0, [None; 3], "left out of a partial deck: unknown");
    assert_eq!(diplomacy, &Feature::Unknown);
    assert_eq!(deck.cards[0].reward, None);
    assert_eq!(
        problems(&card("unit", "reward = { money = 1 }")),
        [("data-unknown-key", 7)]
    );
    assert_eq!(problems(&card("unit", "reward = 3")), [("data-wrong-type", 7)]);
    assert_eq!(
        problems(&card("unit", "reward = { empire = 100 }")),
        [("data-out-of-range", 7)]
    );
}

#[test]
fn parts_of_other_types_are_unknown_keys() {
    for (sort, key) in [
        ("unit", "cost = 3"),
        ("unit", "bonus = {}"),
        ("technology", "strength = 3"),
        ("landmark", "diplomacy = false"),
        ("resource", "reward = {}"),
        ("resource", "effect = []"),
    ] {
        assert_eq!(
            problems(&card(sort, key)),
            [("data-unknown-key", 7)],
            "{sort} {key}"
        );
    }
}

#[test]
fn features_are_none_or_what_they_are() {
    assert_eq!(
        problems(&card("unit", "diplomacy = 3")),
        [("deck-wrong-diplomacy", 7)]
    );
    assert_eq!(
        problems(&card("unit", "diplomacy = { price = 3 }")),
        [("data-unknown-key", 7)]
    );
    assert_eq!(
        problems(&card("landmark", "aggression = true")),
        [("deck-wrong-levels", 7)]
    );
    assert_eq!(
        problems(&card("resource", "sector = true")),
        [("data-out-of-range", 7)]
    );
    assert_eq!(
        problems(&card("landmark", "pair = \"two\"")),
        [("data-out-of-range", 7)]
    );
    let sector = |value: &str| {
        let deck = partial(&card("resource", value)).deck.expect("a sound deck");
        match deck.cards[0].face {
            Face::Resource { sector, .. } => sector,
            _ => panic!("a resource"),
        }
    };
    assert_eq!(sector("sector = false"), Feature::None);
    assert_eq!(sector("sector = 2"), Feature::Some(2));
    assert_eq!(sector("sector = \"?\""), Feature::Unknown);
}

#[test]
fn every_planet_of_a_complete_deck_has_its_make_up() {
    let found = changed("type = \"unit\"", "type = \"resource\"");
    assert!(found.contains(&"deck-make-up"), "{found:?}");
    let at = demo().find("# Planet 7").expect("the last planet");
    let end = demo().find("# Commanders").expect("the commanders");
    let text = format!("{}{}", &demo()[..at], &demo()[end..]);
    let found = ids(&load(&Source::new("x", text)).problems);
    let of_make_up = found.iter().filter(|(id, _)| *id == "deck-make-up");
    assert_eq!(of_make_up.count(), 1);
}

#[test]
fn landmarks_of_one_name_agree() {
    assert_eq!(
        changed("icon = \"sail\"", "icon = \"oar\""),
        ["deck-two-icons"; 2]
    );
    assert_eq!(
        changed("later = [2, 4]", "later = [2]"),
        ["deck-later-contradicts"]
    );
    assert_eq!(
        changed("later = [2, 4]", "later = [2, 4, 5]"),
        ["deck-later-contradicts"]
    );
    assert_eq!(changed("later = [2, 4]", "later = [4, 2]"), ["deck-wrong-later"]);
    assert_eq!(
        changed("later = [2, 4]", "later = [2, 2, 4]"),
        ["deck-wrong-later"]
    );
    assert_eq!(
        changed("later = [2, 4]", "later = [2, 4, 8]"),
        ["deck-wrong-later"]
    );
    let alone = card("landmark", "planet = 3\nlater = [2]");
    assert_eq!(problems(&alone), [("deck-later-contradicts", 8)]);
    let unfinished = card("landmark", "planet = 1\nlater = [2]");
    assert_eq!(problems(&unfinished), [], "planet 2 is not typed in yet");
    let unsaid = format!(
        "{}{}",
        card("landmark", "planet = 1\nlater = [3]"),
        card("landmark", "planet = 2")
    );
    assert_eq!(problems(&unsaid), [("deck-later-contradicts", 8)]);
}

#[test]
fn sheets_are_checked() {
    let one = |at| format!("[[commander]]\nname = \"c{at}x\"\n");
    let six = (0..7).map(one).collect::<Vec<_>>().concat();
    assert_eq!(problems(&six), [("deck-too-many-commanders", 17)]);
    let side = |lines: &str| problems(&format!("[[commander]]\nname = \"x\"\n[commander.a]\n{lines}\n"));
    assert_eq!(
        side("energy = { start = 9, max = 5 }"),
        [("deck-start-beyond-maximum", 7)]
    );
    assert_eq!(side("energy = 5"), [("data-wrong-type", 7)]);
    assert_eq!(side("energy = { begin = 5 }"), [("data-unknown-key", 7)]);
    assert_eq!(side("initiative = -1"), [("data-out-of-range", 7)]);
    assert_eq!(side("luck = 1"), [("data-unknown-key", 7)]);
    assert_eq!(
        problems("[[commander]]\nname = \"x\"\na = 3\n"),
        [("data-wrong-type", 6)]
    );
    assert_eq!(
        changed("strength = { start = 5, max = 15 }", "strength = { start = 5 }"),
        ["data-missing-key"]
    );
    assert_eq!(
        changed("energy = { start = 5, max = 15 }\n", ""),
        ["data-missing-key"]
    );
    assert_eq!(changed("initiative = 3\n", ""), ["data-missing-key"]);
}

#[test]
fn a_goal_has_three_conditions_at_the_end() {
    let goal = |conditions: &str| problems(&format!("[[goal]]\nname = \"x\"\ncondition = [{conditions}]\n"));
    let declared = "{ kind = \"declared\", text = \"x\" }";
    let end = "{ when = \"end\", gain = { empire = 1 } }";
    assert_eq!(goal(&[declared, end, end].join(", ")), []);
    assert_eq!(
        goal(&[end, end].join(", ")),
        [("deck-goal-without-three-conditions", 6)]
    );
    assert_eq!(
        goal(&[end; 4].join(", ")),
        [("deck-goal-without-three-conditions", 6)]
    );
    assert_eq!(
        problems("[[goal]]\nname = \"x\"\n"),
        [("deck-goal-without-three-conditions", 4)]
    );
    let income = "{ when = \"income\", gain = { empire = 1 } }";
    assert_eq!(
        goal(&[end, end, income].join(", ")),
        [("deck-goal-not-at-the-end", 6)]
    );
}

#[test]
fn effects_are_of_the_schema() {
    let one = |text: &str| {
        let found = problems(&effect(text));
        assert!(found.iter().all(|(_, line)| *line == 7), "{text}: {found:?}");
        found.into_iter().map(|(id, _)| id).collect::<Vec<_>>()
    };
    assert_eq!(one("3"), ["data-wrong-type"]);
    assert_eq!(one("{ kind = \"magic\" }"), ["data-unknown-word"]);
    assert_eq!(one("{ gain = { empire = 1 } }"), ["data-missing-key"]);
    assert_eq!(one("{ when = \"take\" }"), ["data-missing-key"]);
    assert_eq!(one("{ when = \"take\", gain = {} }"), ["deck-nothing-gained"]);
    assert_eq!(
        one("{ when = \"never\", gain = { empire = 1 } }"),
        ["data-unknown-word"]
    );
    let gain = |rest: &str| one(&format!("{{ when = \"take\", gain = {{ empire = 1 }}, {rest} }}"));
    assert_eq!(gain("colour = 1"), ["data-unknown-key"]);
    assert_eq!(gain("type = \"ship\""), ["data-unknown-word"]);
    assert_eq!(gain("way = \"aggression\""), ["data-unknown-word"]);
    assert_eq!(gain("way = [\"force\", 3]"), ["data-wrong-type"]);
    assert_eq!(gain("way = 3"), ["data-wrong-type"]);
    assert_eq!(gain("way = [\"force\", \"peace\"]"), [""; 0]);
    assert_eq!(
        gain("type = \"unit\", way = \"study\""),
        ["deck-way-of-another-type"]
    );
    assert_eq!(gain("level = 4"), ["data-out-of-range"]);
    assert_eq!(gain("planet = 0"), ["data-out-of-range"]);
    assert_eq!(gain("who = \"me\""), ["data-unknown-word"]);
    assert_eq!(gain("per = { count = \"cats\" }"), ["data-unknown-word"]);
    assert_eq!(
        gain("per = { count = \"units\", each = 0 }"),
        ["data-out-of-range"]
    );
    assert_eq!(gain("per = { each = 2 }"), ["data-missing-key"]);
    assert_eq!(gain("if = { count = \"units\" }"), ["deck-one-bound"]);
    assert_eq!(
        gain("if = { count = \"units\", at_least = 1, at_most = 2 }"),
        ["deck-one-bound"]
    );
    assert_eq!(
        gain("if = { most = \"units\", tie = \"some\" }"),
        ["data-unknown-word"]
    );
    assert_eq!(gain("limit = { per = \"day\" }"), ["data-unknown-word"]);
    assert_eq!(gain("limit = { times = 2 }"), ["data-missing-key"]);
    assert_eq!(
        one("{ kind = \"discount\", of = \"energy\" }"),
        ["data-missing-key"]
    );
    assert_eq!(one("{ kind = \"discount\", amount = 1 }"), ["data-missing-key"]);
    assert_eq!(
        one("{ kind = \"substitute\", of = \"energy\", by = \"energy\" }"),
        ["deck-substitute-itself"]
    );
    assert_eq!(
        one("{ kind = \"substitute\", of = \"energy\", by = \"experience\" }"),
        ["deck-substitute-itself"]
    );
    assert_eq!(
        one("{ kind = \"convert\", when = \"pass\", pay = { energy = 1 }, gain = { strength = 1 } }"),
        ["data-unknown-word"]
    );
    assert_eq!(
        one("{ kind = \"convert\", when = \"income\", pay = { experience = 1 }, gain = { strength = 1 } }"),
        ["deck-experience-paid"]
    );
    assert_eq!(
        one("{ kind = \"operations\", also = \"x\" }"),
        ["data-unknown-word"]
    );
    assert_eq!(one("{ kind = \"sector\" }"), ["data-missing-key"]);
    assert_eq!(one("{ kind = \"pair\", amount = 0 }"), ["data-out-of-range"]);
    assert_eq!(one("{ kind = \"level\", shift = 3 }"), ["data-out-of-range"]);
    assert_eq!(
        one("{ kind = \"maximum\", of = \"empire\", amount = 1 }"),
        ["deck-no-maximum"]
    );
    assert_eq!(one("{ kind = \"ship\", to = \"first\" }"), ["data-unknown-word"]);
    assert_eq!(one("{ kind = \"share\" }"), ["data-missing-key"]);
    assert_eq!(one("{ kind = \"restrain\" }"), ["data-missing-key"]);
    assert_eq!(
        one("{ kind = \"reveal\", when = \"income\", to = 4 }"),
        ["data-out-of-range"]
    );
    assert_eq!(one("{ kind = \"declared\" }"), ["data-missing-key"]);
    let many = ["{ kind = \"sector\", amount = 1 }"; 21].join(", ");
    assert_eq!(one(&many), ["data-too-many"]);
}

#[test]
fn what_is_odd_is_a_note() {
    assert_eq!(
        notes(&card("unit", "strength = [1, 1, 2]")),
        [("deck-level-dearer", 7)]
    );
    assert_eq!(
        notes(&card("unit", "diplomacy = { energy = [1, 1, 2] }")),
        [("deck-level-dearer", 7)]
    );
    assert_eq!(
        notes(&card("landmark", "aggression = [1, 1, 2]")),
        [("deck-level-dearer", 7)]
    );
    assert_eq!(
        notes(&card("resource", "energy = [2, 2, 1]")),
        [("deck-level-poorer", 7)]
    );
    assert_eq!(notes(&card("resource", "energy = [1, 1, 2]")), []);
    let end = |planet: u16| {
        card(
            "technology",
            &format!("planet = {planet}\neffect = [{{ when = \"end\", gain = {{ empire = 1 }} }}]"),
        )
    };
    assert_eq!(notes(&end(4)), [("deck-end-condition-early", 8)]);
    assert_eq!(notes(&end(5)), []);
    let lasting = card(
        "technology",
        "planet = 5\neffect = [{ kind = \"sector\", amount = 1 }]",
    );
    assert_eq!(notes(&lasting), [("deck-effect-late", 8)]);
    assert_eq!(
        notes(&effect("{ when = \"end\", gain = { energy = 1 } }")),
        [("deck-end-only-empire", 7)]
    );
    let sides = "[[commander]]\nname = \"x\"\n[commander.a]\ninitiative = 3\n[commander.b]\ninitiative = 3\n";
    assert_eq!(notes(sides), [], "two sides of one sheet never meet");
    let two = "[[commander]]\nname = \"x\"\n[commander.a]\ninitiative = 3\n[[commander]]\nname = \"y\"\n[commander.b]\ninitiative = 3\n";
    assert_eq!(
        notes(two),
        [
            ("deck-side-missing", 5),
            ("deck-side-missing", 9),
            ("deck-equal-initiatives", 11)
        ]
    );
    let text = demo().replacen("cost = [3, 3, 2]\n", "", 1);
    let loaded = load(&Source::new("x", text));
    assert_eq!(loaded.notes[0].message.id, "deck-figure-left-out");
}

#[test]
fn limits_hold_and_time_is_linear() {
    let one = |at| format!("[[card]]\nname = \"c{at}x\"\ntype = \"unit\"\n");
    let many = (0..301).map(one).collect::<Vec<_>>().concat();
    assert_eq!(problems(&many), [("data-too-many", 904)]);
    // One long line with a problem in every key.
    let keys: Vec<String> = (0..20_000).map(|at| format!("k{at}=1")).collect();
    let start = std::time::Instant::now();
    let found = problems(&format!(
        "[[card]]\nname=\"x\"\ntype=\"unit\"\nreward={{{}}}\n",
        keys.join(",")
    ));
    assert_eq!(found.len(), 1000);
    let deep = format!("x = {}", "[".repeat(50_000));
    assert_eq!(problems(&deep)[0].0, "data-syntax");
    let wrong: String = "=".repeat(200_000);
    assert!(problems(&wrong).len() <= 1000);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}
