//! The pictures of Planetfall: the box, the set-up, the rows, a sheet, the cards, the round, the turn track, and the table
//! of a record as the engine has it.

mod cards;
mod table;

pub(super) use table::position;

use cards::{cards, figures_of, icon_of_sort, second_way};

use super::drawing::{Anchor, Drawing, Ink, figure, fitting};
use crate::games::BoardGame as _;
use crate::games::planetfall::Planetfall;
use crate::games::planetfall::catalog::{Catalog, Operation};
use crate::games::planetfall::deck::{Stat, load};
use crate::l10n::Texts;
use crate::message::Argument;

/// The width of pictures that go across a page: letters stay legible on a phone.
const WIDTH: f32 = 460.0;
const LEVELS: [&str; 3] = ["I", "II", "III"];

/// The drawing with this id.
pub(super) fn drawing(id: &str, game: &Planetfall, texts: &Texts) -> Option<Drawing> {
    match id {
        "box" => Some(contents(game, texts)),
        "setup" => Some(setup(game, texts)),
        "rows" => Some(rows(game, Doubts::Marked, texts)),
        "learn-rows" => Some(rows(game, Doubts::Unmarked, texts)),
        "sheet" => Some(sheet(texts)),
        "cards" => cards(game, texts),
        "round" => Some(round(game, texts)),
        "track" => Some(track(texts)),
        _ => None,
    }
}

fn canvas(height: f32, texts: &Texts, follows_text: bool) -> Drawing {
    Drawing::new(WIDTH, height, texts.language().is_right_to_left(), follows_text)
}

/// Everything in the box, with how many there are of it.
fn contents(catalog: &Catalog, texts: &Texts) -> Drawing {
    let totals = &catalog.totals;
    let numbers = &catalog.numbers;
    let things = [
        ("planet-card", "resource", totals.cards),
        ("commander-sheet", "commander", totals.commanders),
        ("goal-sheet", "points", totals.goals.count),
        ("operations-board", "move", 1),
        ("ship", "starship", totals.colours * numbers.ships_of_a_colour),
        ("marker", "marker", totals.colours * numbers.markers_of_a_colour),
        ("empire-token", "empire", totals.tokens),
        ("restrain-token", "shield", totals.restrain_tokens.count),
    ];
    let (across, width, height) = (4_usize, WIDTH / 4.0, 118.0);
    let mut picture = canvas(height * 2.0, texts, true);
    for (at, (term, icon, count)) in things.into_iter().enumerate() {
        let x = figure(at % across) * width + 3.0;
        let y = figure(at / across) * height + 2.0;
        picture.rect((x, y, width - 6.0, height - 6.0), 8.0, Ink::Soft, Some(Ink::Line));
        picture.icon(icon, x + 12.0, y + 12.0, 36.0, Ink::Accent);
        let number = count.to_string();
        picture.label(
            (x + 80.0, y + 40.0),
            26.0,
            Ink::Text,
            true,
            Anchor::Middle,
            &number,
        );
        let arguments = [
            ("thing", Argument::from(format!("term-{term}"))),
            ("count", Argument::from(i64::from(count))),
        ];
        let name = texts.with("picture-box-thing", &arguments);
        picture.boxed(
            (x + 3.0, y + 56.0, width - 12.0, 52.0),
            14.0,
            Ink::Text,
            false,
            &name,
        );
    }
    picture
}

/// The table before round 1, with the sheets of the two annotated rounds: the numbers are the steps of the set-up. The rows lie left of the board in every language.
fn setup(game: &Planetfall, texts: &Texts) -> Drawing {
    let catalog: &Catalog = game;
    let mut picture = canvas(416.0, texts, false);
    for deck in 1..=catalog.numbers.rounds {
        let x = 10.0 + f32::from(deck - 1) * 64.0;
        picture.rect((x, 6.0, 54.0, 62.0), 6.0, Ink::Soft, Some(Ink::Muted));
        let number = deck.to_string();
        picture.label((x + 27.0, 45.0), 22.0, Ink::Text, true, Anchor::Middle, &number);
    }
    picture.mark((16.0, 72.0), 3);
    let layout = catalog.layouts.first();
    let lengths = layout.map_or(Vec::new(), |layout| layout.rows.to_vec());
    for (row, (length, level)) in lengths.iter().zip(LEVELS).enumerate() {
        let y = 92.0 + figure(row) * 64.0;
        // The last card of each row touches the board.
        let left = 244.0 - f32::from(*length) * 54.0;
        picture.label((16.0, y + 34.0), 16.0, Ink::Muted, true, Anchor::Middle, level);
        for card in 0..*length {
            let x = left + f32::from(card) * 54.0;
            picture.rect((x, y, 48.0, 58.0), 5.0, Ink::Paper, Some(Ink::Line));
        }
    }
    board(&mut picture, catalog);
    picture.mark((250.0, 84.0), 1);
    picture.rect((372.0, 92.0, 84.0, 186.0), 6.0, Ink::Soft, Some(Ink::Muted));
    picture.icon("points", 396.0, 104.0, 36.0, Ink::Gold);
    let goal = texts.text("term-goal-sheet");
    picture.boxed((376.0, 146.0, 76.0, 120.0), 14.0, Ink::Text, false, &goal);
    picture.mark((376.0, 96.0), 2);
    let players = [
        ("aunt-marigold", Ink::Accent, Ink::OnAccent),
        ("grandpa-turnip", Ink::First, Ink::OnColour),
        ("captain-puddle", Ink::Second, Ink::OnColour),
    ];
    for (player, (commander, ink, on_ink)) in players.into_iter().enumerate() {
        let x = 8.0 + figure(player) * 150.0;
        picture.rect((x, 300.0, 144.0, 108.0), 6.0, Ink::Soft, Some(ink));
        let starts = starts_of(commander, game).unwrap_or_default();
        for (line, (stat, start)) in Stat::ALL.into_iter().zip(starts).enumerate() {
            let y = 310.0 + figure(line) * 24.0;
            picture.icon(stat.id(), x + 8.0, y, 18.0, Ink::Text);
            picture.line((x + 34.0, y + 9.0), (x + 136.0, y + 9.0), Ink::Line, 2.0, false);
            let along = x + 42.0 + figure(usize::from(start)) * 13.0;
            picture.rect((along - 9.0, y, 18.0, 18.0), 3.0, ink, None);
            let place = (along, y + 14.0);
            let number = start.to_string();
            picture.label(place, 14.0, on_ink, true, Anchor::Middle, &number);
        }
    }
    for (step, x) in [(4, 12.0), (5, 44.0), (6, 76.0)] {
        picture.mark((x, 298.0), step);
    }
    picture
}

/// Where the markers of a commander of the invented deck begin on side A.
fn starts_of(commander: &str, game: &Planetfall) -> Option<[u16; 4]> {
    let deck = load(&game.own_file()?.find("demo")?).deck?;
    let commander = deck.commanders.iter().find(|found| found.id == commander)?;
    let side = commander.sides[0].as_ref()?;
    let tracks = [side.strength, side.energy, side.experience];
    let [strength, energy, experience] = tracks.map(|track| track.start.unwrap_or(0));
    Some([0, strength, energy, experience])
}

/// The operations board: the turn track, and a space for each level at the end of its row.
fn board(picture: &mut Drawing, catalog: &Catalog) {
    picture.rect((250.0, 86.0, 112.0, 198.0), 8.0, Ink::Sea, Some(Ink::Muted));
    for (space, y) in catalog.operations.iter().zip([92.0, 156.0, 220.0]) {
        picture.rect((256.0, y, 54.0, 58.0), 6.0, Ink::Paper, Some(Ink::Line));
        let points = points_of(space, Doubts::Unmarked);
        picture.label((283.0, y + 36.0), 20.0, Ink::Text, true, Anchor::Middle, &points);
    }
    let ships = [Ink::Accent, Ink::First, Ink::Second];
    for space in 0..usize::from(catalog.numbers.most_players) {
        let y = 106.0 + figure(space) * 31.0;
        picture.circle(338.0, y, 13.0, Ink::Paper, Some(Ink::Muted));
        if let Some(ink) = ships.get(space) {
            picture.icon("starship", 328.0, y - 10.0, 20.0, *ink);
        } else {
            let number = (space + 1).to_string();
            picture.label((338.0, y + 5.0), 13.0, Ink::Muted, false, Anchor::Middle, &number);
        }
    }
    picture.mark((318.0, 92.0), 7);
}

/// Whether numbers that no source confirms are marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Doubts {
    /// For reference.
    Marked,
    /// For a first game: the printed board settles them.
    Unmarked,
}

/// The points of an operation space; with a question mark where no complete source has them and doubts are marked.
fn points_of(space: &Operation, doubts: Doubts) -> String {
    let mark = if space.assumed && doubts == Doubts::Marked {
        "?"
    } else {
        ""
    };
    format!("{}{mark}", space.points)
}

/// How many cards lie in the rows, by the number of players.
fn rows(catalog: &Catalog, doubts: Doubts, texts: &Texts) -> Drawing {
    let height = 232.0;
    let mut picture = canvas(height * figure(catalog.layouts.len()), texts, false);
    for (at, layout) in catalog.layouts.iter().enumerate() {
        let top = figure(at) * height;
        let players = texts.with(
            "picture-rows-players",
            &[
                ("least", Argument::from(usize::from(layout.least_players))),
                ("most", Argument::from(usize::from(layout.most_players))),
            ],
        );
        picture.boxed(
            (0.0, top + 4.0, WIDTH - 100.0, 24.0),
            17.0,
            Ink::Text,
            true,
            &players,
        );
        for (row, (length, level)) in layout.rows.iter().zip(LEVELS).enumerate() {
            let y = top + 34.0 + figure(row) * 62.0;
            picture.label((18.0, y + 34.0), 17.0, Ink::Muted, true, Anchor::Middle, level);
            let left = 300.0 - f32::from(*length) * 52.0;
            for card in 0..*length {
                let x = left + f32::from(card) * 52.0;
                picture.rect((x, y, 46.0, 56.0), 5.0, Ink::Soft, Some(Ink::Muted));
            }
            picture.rect((306.0, y, 52.0, 56.0), 6.0, Ink::Sea, Some(Ink::Muted));
            let points = catalog.operations.get(row);
            let points = points.map_or(String::new(), |space| points_of(space, doubts));
            picture.label((332.0, y + 35.0), 20.0, Ink::Text, true, Anchor::Middle, &points);
        }
        for card in 0..3_u8 {
            let away = f32::from(card) * 5.0;
            picture.rect(
                (382.0 + away, top + 62.0 + away, 52.0, 66.0),
                5.0,
                Ink::Soft,
                Some(Ink::Muted),
            );
        }
        let aside = layout.aside.to_string();
        picture.label(
            (418.0, top + 113.0),
            24.0,
            Ink::Text,
            true,
            Anchor::Middle,
            &aside,
        );
        let words = texts.text("picture-rows-aside");
        picture.boxed((366.0, top + 146.0, 92.0, 40.0), 14.0, Ink::Muted, false, &words);
    }
    picture
}

/// A commander sheet of the invented deck: initiative, ability, and four tracks.
fn sheet(texts: &Texts) -> Drawing {
    let mut picture = canvas(262.0, texts, true);
    picture.rect((2.0, 2.0, WIDTH - 4.0, 258.0), 10.0, Ink::Paper, Some(Ink::Muted));
    picture.rect((12.0, 12.0, 300.0, 40.0), 6.0, Ink::Soft, None);
    let faction = texts.text("term-faction");
    picture.boxed((16.0, 12.0, 292.0, 40.0), 17.0, Ink::Text, true, &faction);
    picture.rect((320.0, 12.0, 52.0, 40.0), 6.0, Ink::Soft, Some(Ink::Accent));
    picture.label((346.0, 39.0), 20.0, Ink::Text, true, Anchor::Middle, "3");
    picture.mark((372.0, 14.0), 1);
    picture.icon("starship", 400.0, 14.0, 36.0, Ink::Accent);
    picture.rect((12.0, 60.0, 436.0, 42.0), 6.0, Ink::Soft, None);
    let ability = texts.text("term-ability");
    picture.boxed((16.0, 60.0, 420.0, 42.0), 16.0, Ink::Muted, false, &ability);
    picture.mark((448.0, 62.0), 2);
    let tracks = [
        ("empire", "empire-points", 0_u8, None),
        ("strength", "strength", 5, Some(15_u8)),
        ("energy", "energy", 5, Some(15)),
        ("experience", "experience", 1, Some(12)),
    ];
    for (line, (icon, statistic, start, most)) in tracks.into_iter().enumerate() {
        let y = 112.0 + figure(line) * 36.0;
        picture.icon(icon, 14.0, y + 3.0, 22.0, Ink::Text);
        let name = texts.text(&format!("statistic-{statistic}"));
        picture.boxed((40.0, y, 104.0, 28.0), 14.0, Ink::Text, false, &name);
        for space in 0..=most.unwrap_or(15) {
            let x = 150.0 + f32::from(space) * 18.6;
            let is_start = space == start;
            let fill = if is_start { Ink::Accent } else { Ink::Soft };
            picture.rect((x, y + 4.0, 17.0, 22.0), 3.0, fill, Some(Ink::Line));
            if is_start {
                let place = (x + 8.5, y + 20.0);
                picture.label(
                    place,
                    13.0,
                    Ink::OnAccent,
                    true,
                    Anchor::Middle,
                    &start.to_string(),
                );
            } else if most == Some(space) {
                let place = (x + 8.5, y + 20.0);
                picture.label(place, 12.0, Ink::Text, true, Anchor::Middle, &space.to_string());
            }
        }
    }
    picture.mark((248.0, 146.0), 3);
    picture.mark((444.0, 146.0), 4);
    picture
}

/// The five phases of a round with what is done in each, and the seven rounds.
fn round(catalog: &Catalog, texts: &Texts) -> Drawing {
    let row = 62.0;
    let phases = catalog.phases.len();
    let mut picture = canvas(row * figure(phases) + 74.0, texts, true);
    for (at, phase) in catalog.phases.iter().enumerate() {
        let y = 2.0 + figure(at) * row;
        picture.rect((2.0, y, WIDTH - 4.0, row - 6.0), 7.0, Ink::Soft, None);
        picture.rect((2.0, y, 40.0, row - 6.0), 7.0, Ink::Accent, None);
        let number = phase.number.to_string();
        picture.label(
            (22.0, y + 36.0),
            22.0,
            Ink::OnAccent,
            true,
            Anchor::Middle,
            &number,
        );
        let name = texts.text(&format!("phase-{}", phase.id));
        picture.boxed((48.0, y, 132.0, row - 6.0), 16.0, Ink::Text, true, &name);
        let words = texts.text(&format!("picture-round-{}", phase.id));
        picture.boxed((188.0, y, 262.0, row - 6.0), 14.5, Ink::Text, false, &words);
    }
    let (y, width) = (
        row * figure(phases) + 8.0,
        WIDTH / f32::from(catalog.numbers.rounds),
    );
    for number in 1..=catalog.numbers.rounds {
        let x = f32::from(number - 1) * width + width / 2.0;
        picture.circle(x, y + 28.0, 25.0, Ink::Sea, Some(Ink::Muted));
        let number = number.to_string();
        picture.label((x, y + 36.0), 22.0, Ink::Text, true, Anchor::Middle, &number);
    }
    picture
}

/// Who chose which level in Part I, and the order in Part II that comes of it.
fn track(texts: &Texts) -> Drawing {
    let mut picture = canvas(232.0, texts, true);
    let titles = ["phase-exploration-1", "term-level", "phase-exploration-2"];
    for (title, x) in titles.into_iter().zip([4.0, 160.0, 316.0]) {
        picture.boxed((x, 0.0, 140.0, 40.0), 15.0, Ink::Text, true, &texts.text(title));
    }
    let y = |place: usize| 76.0 + figure(place) * 58.0;
    let ships = [("red", 0_usize, 2_usize), ("green", 1, 1), ("blue", 2, 0)];
    for (_, from, to) in ships {
        picture.line((96.0, y(from)), (206.0, y(to)), Ink::Muted, 2.0, false);
        picture.line((254.0, y(to)), (362.0, y(to)), Ink::Muted, 2.0, false);
    }
    for (place, level) in LEVELS.into_iter().enumerate() {
        let number = (place + 1).to_string();
        for x in [40.0, 424.0] {
            picture.label(
                (x, y(place) + 6.0),
                16.0,
                Ink::Muted,
                true,
                Anchor::Middle,
                &number,
            );
        }
        picture.rect(
            (206.0, y(place) - 22.0, 48.0, 44.0),
            6.0,
            Ink::Soft,
            Some(Ink::Muted),
        );
        picture.label(
            (230.0, y(place) + 6.0),
            18.0,
            Ink::Text,
            true,
            Anchor::Middle,
            level,
        );
    }
    for (colour, from, to) in ships {
        ship(colour, (78.0, y(from)), &mut picture, texts);
        ship(colour, (384.0, y(to)), &mut picture, texts);
    }
    picture
}

/// A ship: a disc of its colour with the first letter of the colour's name.
fn ship(colour: &str, place: (f32, f32), picture: &mut Drawing, texts: &Texts) {
    let (fill, ink) = match colour {
        "red" => (Ink::Accent, Ink::OnAccent),
        "green" => (Ink::First, Ink::OnColour),
        "blue" => (Ink::Second, Ink::OnColour),
        _ => (Ink::Third, Ink::OnColour),
    };
    picture.circle(place.0, place.1, 14.0, fill, Some(Ink::Paper));
    let name = texts.text(&format!("colour-{colour}"));
    let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    picture.label((place.0, place.1 + 6.0), 17.0, ink, true, Anchor::Middle, &letter);
}

/// The cover: a ship above a planet, six more planets behind it.
pub(super) fn cover(texts: &Texts) -> Drawing {
    let (width, height) = (600.0, 900.0);
    let mut picture = Drawing::new(width, height, texts.language().is_right_to_left(), false);
    picture.rect((0.0, 0.0, width, height), 0.0, Ink::Soft, None);
    picture.rect(
        (24.0, 24.0, width - 48.0, height - 48.0),
        12.0,
        Ink::Sea,
        Some(Ink::Accent),
    );
    for planet in 0..6_u8 {
        let x = 90.0 + f32::from(planet) * 84.0;
        let y = 300.0 + f32::from(planet % 3) * 34.0;
        picture.circle(x, y, 12.0 + f32::from(planet) * 3.0, Ink::Land, Some(Ink::Muted));
    }
    picture.circle(300.0, 790.0, 190.0, Ink::Land, Some(Ink::Muted));
    picture.rect((26.0, 820.0, width - 52.0, 54.0), 0.0, Ink::Paper, None);
    picture.icon("starship", 220.0, 420.0, 160.0, Ink::Accent);
    // The planet ends at the frame.
    picture.rect((0.0, height - 23.0, width, 23.0), 0.0, Ink::Soft, None);
    let title = texts.text("picture-cover");
    picture.boxed((60.0, 80.0, width - 120.0, 110.0), 52.0, Ink::Text, true, &title);
    let game = texts.text("game-title");
    picture.boxed((60.0, 822.0, width - 120.0, 48.0), 19.0, Ink::Text, false, &game);
    picture
}
