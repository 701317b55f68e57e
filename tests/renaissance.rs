//! The box of Age of Renaissance: complete, sound, and every way in which it could be unsound is told.

mod support;

use std::collections::BTreeSet;

use annals::core::{EntryKey, EntryPart, Kind, Want, WordPlace};
use annals::data::Problem;
use annals::games::renaissance::catalog::{CardType, Catalog, ProvinceType};
use annals::games::renaissance::{builtin, kinds};
use annals::games::{AnyGame, GameInfo};
use annals::record::{Rewritten, record_name, rewrite};
use annals::reference::{Library, Match, Outcome, Query, fold};
use annals::source::Source;
use support::LANGUAGES;
use support::program::{annals, code, err, out, scratch};

/// The files of our own data.
fn builtin_sources() -> Vec<Source> {
    GameInfo::find("renaissance").expect("the game").builtin_sources()
}

fn with_overlay(text: &str) -> Result<Catalog, Vec<Problem>> {
    let mut sources = builtin_sources();
    sources.push(Source::new("mine.toml", text));
    Catalog::load(&sources)
}

/// What is wrong with an overlay: place, message and arguments, on a line each.
fn problems(text: &str) -> String {
    let problems = with_overlay(text).expect_err(text);
    let line = |problem: &Problem| {
        let arguments = problem.message.arguments.iter();
        let arguments: Vec<String> = arguments
            .map(|(name, value)| format!("{name}={value:?}"))
            .collect();
        let place = &problem.place;
        let id = &problem.message.id;
        format!("{}:{} {id} {}", place.file, place.line, arguments.join(" "))
    };
    let lines: Vec<String> = problems.iter().map(line).collect();
    lines.join("\n")
}

#[test]
fn the_built_in_tables_are_what_the_files_say() {
    let loaded = Catalog::load(&builtin_sources()).expect("our own data are sound");
    let json = |catalog: &Catalog| serde_json::to_value(catalog).expect("a catalog is serializable");
    assert_eq!(json(&loaded), json(builtin()));
}

#[test]
fn the_box_is_complete() {
    let catalog = builtin();
    let registry = &catalog.registry;
    assert_eq!(
        (
            registry.rules.len(),
            registry.rulings.len(),
            registry.disagreements.len()
        ),
        (206, 121, 75)
    );
    assert_eq!(
        (
            catalog.provinces.len(),
            catalog.waters.len(),
            catalog.advances.len()
        ),
        (109, 13, 26)
    );
    assert_eq!(catalog.cards.len(), 50);
    let of_type = |sort: CardType| {
        let cards = catalog.cards.iter().filter(|card| card.sort == sort);
        let mut epochs = [0; 3];
        for card in cards {
            for (epoch, copies) in epochs.iter_mut().zip(card.copies.iter()) {
                *epoch += copies;
            }
        }
        epochs
    };
    assert_eq!(of_type(CardType::Commodity), [11, 9, 7]);
    assert_eq!(of_type(CardType::Event), [13, 5, 0]);
    assert_eq!(of_type(CardType::Leader), [5, 8, 6]);
    let leaving = catalog.cards.iter().filter(|card| !card.recycles);
    let leaving = leaving.filter(|card| card.sort == CardType::Event);
    let leaving: Vec<&str> = leaving.map(|card| card.id.as_ref()).collect();
    assert_eq!(
        leaving,
        ["armor", "stirrups", "gunpowder", "long-bow", "mongol-armies"]
    );
    assert_eq!(catalog.misery.spaces.len(), 26);
    let down = catalog.advances.iter().filter(|advance| advance.misery_down == 1);
    let down: Vec<&str> = down.map(|advance| advance.letter.as_ref()).collect();
    assert_eq!(down, ["B", "K"]);
}

#[test]
fn what_no_two_sources_agree_upon_is_marked() {
    let assumed = builtin()
        .advances
        .iter()
        .filter(|advance| !advance.assumed.is_empty());
    let assumed: Vec<(&str, u16, &[u16])> = assumed
        .map(|advance| {
            (
                advance.letter.as_ref(),
                advance.relief,
                advance.relief_elsewhere.as_ref(),
            )
        })
        .collect();
    assert_eq!(
        assumed,
        [
            ("C", 5, &[10][..]),
            ("F", 0, &[5]),
            ("G", 0, &[5]),
            ("H", 25, &[5])
        ]
    );
}

/// The provinces that a galley reaches from a coast.
fn reached(from: &str, steps: usize) -> BTreeSet<&'static str> {
    let catalog = builtin();
    let province = catalog.province(from).expect("a province");
    let mut reached: BTreeSet<&str> = catalog.coasts_of(province).into_iter().collect();
    for _ in 0..steps {
        let beside: Vec<&str> = reached
            .iter()
            .flat_map(|coast| catalog.coasts_beside(coast))
            .collect();
        reached.extend(beside);
    }
    let provinces = reached.iter().map(|coast| catalog.province_of_coast(coast));
    provinces.filter(|province| *province != from).collect()
}

#[test]
fn galleys_reach_what_the_rule_books_say() {
    assert_eq!(
        reached("london", 2).into_iter().collect::<Vec<_>>(),
        [
            "amsterdam",
            "bruges",
            "cornwall",
            "edinburg",
            "paris",
            "portsmouth",
            "st-malo",
            "york"
        ]
    );
    let of_venice = reached("venice", 2);
    assert!(of_venice.contains("rome") && !of_venice.contains("naples"));
    let of_stockholm = reached("stockholm", 2);
    assert!(of_stockholm.contains("stettin"));
    assert!(!of_stockholm.contains("danzig") && !of_stockholm.contains("riga"));
}

#[test]
fn capitals_have_as_many_markets_beside_them_as_the_rule_books_say() {
    let catalog = builtin();
    let beside = |capital: &str| {
        let capital = catalog.province(capital).expect("a capital");
        let neighbours = capital.land.iter().filter_map(|id| catalog.province(id));
        neighbours
            .filter(|province| {
                province.sort == ProvinceType::Market || province.sort == ProvinceType::Capital
            })
            .count()
    };
    let capitals = ["venice", "genoa", "barcelona", "paris", "london", "hamburg"];
    assert_eq!(capitals.map(beside), [4, 5, 4, 5, 2, 2]);
}

#[test]
fn the_credit_of_new_world_cannot_matter() {
    let catalog = builtin();
    let advance = |id: &str| catalog.advance(id).expect("an advance");
    let credits = advance("seaworthy-vessels").credit + advance("ocean-navigation").credit;
    assert!(credits >= advance("overland-east").cost);
}

#[test]
fn an_overlay_changes_what_it_names_and_keeps_the_rest() {
    let catalog =
        with_overlay("[[advance]]\nid = \"cathedral\"\nrelief = 5\nrelief_elsewhere = []\nassumed = []\n")
            .expect("a sound overlay");
    let cathedral = catalog.advance("cathedral").expect("still there");
    assert_eq!((cathedral.relief, cathedral.assumed.len()), (5, 0));
    assert_eq!(cathedral.cost, 120);
}

/// Every check, with an overlay that fails it and the words of the problem.
const BREAKS: &[(&str, &str)] = &[
    // References.
    (
        "[[province]]\nid = \"york\"\nland = [\"atlantis\"]\n",
        "mine.toml:3 data-dangling key=Text(\"land\")",
    ),
    (
        "[[advance]]\nid = \"caravan\"\nleaders = [\"nobody\"]\n",
        "data-dangling key=Text(\"leaders\")",
    ),
    (
        "[[card]]\nid = \"war\"\nrules = [\"RR-999\"]\n",
        "data-dangling key=Text(\"rules\")",
    ),
    (
        "[[edition]]\nid = \"1999\"\ndisagreements = [\"RD-99\"]\n",
        "data-dangling key=Text(\"disagreements\")",
    ),
    (
        "[[card]]\nid = \"famine\"\nevent = { scope = \"all\", less_per = \"category:magic\" }\n",
        "data-dangling key=Text(\"less_per\")",
    ),
    (
        "[[card]]\nid = \"famine\"\nevent = { scope = \"everybody\" }\n",
        "data-unknown-word key=Text(\"scope\")",
    ),
    (
        "[[province]]\nid = \"york\"\nonly_on = \"1066\"\n",
        "data-unknown-word key=Text(\"only_on\")",
    ),
    // Sums.
    (
        "[totals]\nprovinces = 109\n",
        "data-wrong-sum table=Text(\"province\") found=Number(108) wanted=Number(109)",
    ),
    (
        "[totals]\nmarkets = 1\n",
        "data-wrong-sum table=Text(\"province\") found=Number(62)",
    ),
    (
        "[totals]\ncapitals = 1\n",
        "data-wrong-sum table=Text(\"province\") found=Number(6)",
    ),
    (
        "[totals]\noverseas = 1\n",
        "data-wrong-sum table=Text(\"province\") found=Number(5)",
    ),
    (
        "[totals]\nsatellites = 1\n",
        "data-wrong-sum table=Text(\"province\") found=Number(35)",
    ),
    (
        "[totals]\ncoasts = 1\n",
        "data-wrong-sum table=Text(\"coast\") found=Number(88)",
    ),
    (
        "[totals]\nseas = 1\n",
        "data-wrong-sum table=Text(\"water\") found=Number(12)",
    ),
    (
        "[totals]\nadvances = 1\n",
        "data-wrong-sum table=Text(\"advance\") found=Number(26)",
    ),
    (
        "[totals]\nvalue_of_advances = 1\n",
        "data-wrong-sum table=Text(\"advance\") found=Number(2100)",
    ),
    (
        "[totals]\ncards = 1\n",
        "data-wrong-sum table=Text(\"card\") found=Number(64)",
    ),
    (
        "[totals]\ncommodity_cards = 1\n",
        "data-wrong-sum table=Text(\"card\") found=Number(27)",
    ),
    (
        "[totals]\nevent_cards = 1\n",
        "data-wrong-sum table=Text(\"card\") found=Number(18)",
    ),
    (
        "[totals]\nleader_cards = 1\n",
        "data-wrong-sum table=Text(\"card\") found=Number(19)",
    ),
    (
        "[[area]]\nid = \"vii\"\nprovinces = 15\n",
        "mine.toml:1 data-contradiction id=Text(\"vii\") key=Text(\"provinces\") found=Text(\"15\") wanted=Text(\"16\")",
    ),
    // Provinces.
    (
        "[[province]]\nid = \"york\"\nmarket = 1\n",
        "data-unfit id=Text(\"york\") key=Text(\"market\") other=Text(\"market\")",
    ),
    (
        "[[province]]\nid = \"wales\"\nmarket = 2\n",
        "data-unfit id=Text(\"wales\") key=Text(\"market\") other=Text(\"satellite\")",
    ),
    (
        "[[province]]\nid = \"wales\"\ncommodities = [\"wool\"]\n",
        "data-contradiction id=Text(\"wales\") key=Text(\"commodities\")",
    ),
    (
        "[[province]]\nid = \"china\"\ncommodities = [\"silk\"]\n",
        "data-contradiction id=Text(\"china\") key=Text(\"commodities\") found=Text(\"1\") wanted=Text(\"2\")",
    ),
    (
        "[[province]]\nid = \"wales\"\nsupports = []\n",
        "data-unfit id=Text(\"wales\") key=Text(\"supports\")",
    ),
    (
        "[[province]]\nid = \"wales\"\nsupports = [\"york\"]\n",
        "data-unfit id=Text(\"wales\") key=Text(\"supports\") other=Text(\"york\")",
    ),
    (
        "[[province]]\nid = \"wales\"\nsupports = [\"cornwall\"]\n",
        "data-unfit id=Text(\"wales\") key=Text(\"supports\") other=Text(\"cornwall\")",
    ),
    (
        "[[province]]\nid = \"york\"\ntype = \"capital\"\n",
        "data-unfit id=Text(\"york\") key=Text(\"type\")",
    ),
    (
        "[[province]]\nid = \"york\"\narea = \"far-east\"\n",
        "data-unfit id=Text(\"york\") key=Text(\"area\")",
    ),
    (
        "[[province]]\nid = \"york\"\ncoastal = false\n",
        "data-unfit id=Text(\"york\") key=Text(\"coastal\")",
    ),
    (
        "[[province]]\nid = \"york\"\nland = [\"chester\", \"edinburg\", \"london\"]\n",
        "data-one-way id=Text(\"portsmouth\") key=Text(\"land\") other=Text(\"york\")",
    ),
    (
        "[[province]]\nid = \"york\"\ncoast = [\"edinburg\"]\n",
        "data-one-way id=Text(\"london\") key=Text(\"coast\") other=Text(\"york\")",
    ),
    (
        "[[province]]\nid = \"sarai\"\nland = [\"kamishin\", \"sarai\"]\n",
        "data-one-way id=Text(\"sarai\") key=Text(\"land\") other=Text(\"sarai\")",
    ),
    (
        "[[province]]\nid = \"dijon\"\nland = [\"basel\", \"bordeaux\", \"lyons\", \"paris\", \"strassburg\", \"loire\"]\n",
        "data-one-way id=Text(\"dijon\") key=Text(\"land\") other=Text(\"loire\")",
    ),
    (
        "[[power]]\nid = \"paris\"\nhome_area = \"i\"\n",
        "data-contradiction id=Text(\"paris\") key=Text(\"home_area\") found=Text(\"i\") wanted=Text(\"iii\")",
    ),
    (
        "[[power]]\nid = \"paris\"\nplayers = 5\n",
        "data-contradiction id=Text(\"paris\") key=Text(\"players\")",
    ),
    // Coasts and waters.
    (
        "[[coast]]\nid = \"rome-west\"\nside = \"east\"\n",
        "data-unfit id=Text(\"rome-west\") key=Text(\"province\")",
    ),
    (
        "[[coast]]\nid = \"rome-west\"\nborders = [\"genoa\", \"naples-east\"]\n",
        "data-one-way id=Text(\"rome-west\") key=Text(\"borders\") other=Text(\"naples-east\")",
    ),
    (
        "[[coast]]\nid = \"rome-west\"\nborders = [\"genoa\"]\n",
        "data-one-way id=Text(\"naples-west\") key=Text(\"borders\") other=Text(\"rome-west\")",
    ),
    (
        "[[coast]]\nid = \"rome-west\"\nborders = [\"naples-west\"]\n",
        "data-contradiction id=Text(\"rome-west\") key=Text(\"borders\")",
    ),
    (
        "[[province]]\nid = \"whisby\"\ncoast = []\n\n[[province]]\nid = \"stockholm\"\ncoast = []\n\n[[province]]\nid = \"malmo\"\ncoast = []\n",
        "data-one-way id=Text(\"copenhagen\") key=Text(\"coast\") other=Text(\"malmo\")",
    ),
    (
        "[[province]]\nid = \"whisby\"\ncoast = [\"stockholm\"]\n\n[[province]]\nid = \"stockholm\"\ncoast = [\"whisby\"]\n\n[[province]]\nid = \"malmo\"\ncoast = [\"copenhagen\", \"kongsberg\", \"stettin\"]\n",
        "data-contradiction id=Text(\"stockholm\") key=Text(\"coast\")",
    ),
    (
        "[[water]]\nid = \"norwegian-sea\"\ncoasts = [\"bergen\"]\n",
        "data-contradiction id=Text(\"norwegian-sea\") key=Text(\"coasts\")",
    ),
    (
        "[[province]]\nid = \"york\"\nseas = []\n",
        "data-contradiction id=Text(\"north-sea\") key=Text(\"coasts\")",
    ),
    (
        "[[water]]\nid = \"atlantic-ocean\"\ncoasts = [\"china\"]\n",
        "data-contradiction id=Text(\"atlantic-ocean\") key=Text(\"coasts\")",
    ),
    (
        "[[water]]\nid = \"adriatic-sea\"\ncoasts = [\"bari\", \"belgrade\", \"dubrovnik\", \"florence\", \"naples\", \"rome-east\", \"venice\"]\n",
        "data-unfit id=Text(\"adriatic-sea\") key=Text(\"coasts\") other=Text(\"naples\")",
    ),
    (
        "[[map_change]]\nbetween = [\"york\", \"london\"]\nby = \"land\"\nchange = \"opened\"\n",
        "data-unfit id=Text(\"york\") key=Text(\"between\") other=Text(\"london\")",
    ),
    (
        "[[map_change]]\nbetween = [\"york\", \"paris\"]\nby = \"land\"\nchange = \"closed\"\n",
        "data-unfit id=Text(\"york\") key=Text(\"between\") other=Text(\"paris\")",
    ),
    (
        "[[map_change]]\nbetween = [\"york\"]\nby = \"sea\"\nchange = \"closed\"\n",
        "mine.toml:2 data-border",
    ),
    // Players.
    (
        "[[seating]]\nplayers = 3\npowers = [\"venice\"]\nareas = [\"iv\"]\nslots = [1, 1]\nincome = [15]\n",
        "key=Text(\"players\") found=Text(\"3\") wanted=Text(\"3, 4, 5, 6\")",
    ),
    (
        "[[seating]]\nplayers = 3\npowers = [\"venice\"]\nareas = [\"iv\"]\nslots = [1, 1]\nincome = [15]\n",
        "key=Text(\"powers\") found=Text(\"venice\")",
    ),
    (
        "[[seating]]\nplayers = 3\npowers = [\"venice\"]\nareas = [\"iv\"]\nslots = [1, 1]\nincome = [15]\n",
        "key=Text(\"areas\") found=Text(\"iv\")",
    ),
    (
        "[[seating]]\nplayers = 3\npowers = [\"venice\"]\nareas = [\"iv\"]\nslots = [1, 1]\nincome = [15]\n",
        "key=Text(\"slots\") found=Text(\"1, 1\")",
    ),
    (
        "[[seating]]\nplayers = 3\npowers = [\"venice\"]\nareas = [\"iv\"]\nslots = [1, 1]\nincome = [15]\n",
        "key=Text(\"income\") found=Text(\"15\") wanted=Text(\"15, 18,",
    ),
    ("[[piece]]\nid = \"marker\"\ncount = 24\n", "key=Text(\"income\")"),
    // Advances.
    (
        "[[advance]]\nid = \"caravan\"\nletter = \"J\"\n",
        "data-contradiction id=Text(\"heavens\") key=Text(\"letter\")",
    ),
    (
        "[[advance]]\nid = \"caravan\"\ncost = 25\n",
        "data-contradiction id=Text(\"commerce\") key=Text(\"value\") found=Text(\"300\") wanted=Text(\"305\")",
    ),
    (
        "[[advance]]\nid = \"caravan\"\nleaders = [\"charlemagne\"]\n",
        "data-contradiction id=Text(\"caravan\") key=Text(\"leaders\")",
    ),
    (
        "[[card]]\nid = \"charlemagne\"\nadvances = [\"nationalism\", \"caravan\"]\n",
        "data-contradiction id=Text(\"caravan\") key=Text(\"leaders\")",
    ),
    (
        "[[advance]]\nid = \"caravan\"\nprerequisites = [\"industry\"]\n",
        "data-circle id=Text(\"caravan\")",
    ),
    (
        "[[advance]]\nid = \"cathedral\"\nrelief_elsewhere = []\n",
        "data-unfit id=Text(\"cathedral\") key=Text(\"relief_elsewhere\") other=Text(\"assumed\")",
    ),
    (
        "[[advance]]\nid = \"cathedral\"\nrelief_elsewhere = [25]\n",
        "data-unfit id=Text(\"cathedral\") key=Text(\"relief_elsewhere\") other=Text(\"relief\")",
    ),
    (
        "[[revision]]\nedition = \"1999\"\nadvance = \"caravan\"\nletter = \"J\"\n",
        "data-contradiction id=Text(\"1999\") key=Text(\"letter\") found=Text(\"25\")",
    ),
    // Commodities.
    (
        "[[commodity]]\nid = \"wool\"\nbase = 3\n",
        "data-contradiction id=Text(\"wool\") key=Text(\"payouts\")",
    ),
    (
        "[[commodity]]\nid = \"wool\"\npayouts = [2, 8, 18]\n",
        "data-contradiction id=Text(\"wool\") key=Text(\"payouts\") found=Text(\"3\") wanted=Text(\"10\")",
    ),
    (
        "[[commodity]]\nid = \"wool\"\ndice = 4\n",
        "data-contradiction id=Text(\"stone\") key=Text(\"dice\")",
    ),
    (
        "[[commodity]]\nid = \"wool\"\nprovinces = [\"york\"]\n",
        "data-contradiction id=Text(\"wool\") key=Text(\"provinces\")",
    ),
    (
        "[[commodity]]\nid = \"wool\"\nin_play = [5, 5, 9, 8]\n",
        "data-contradiction id=Text(\"wool\") key=Text(\"in_play\")",
    ),
    // Cards.
    (
        "[[card]]\nid = \"war\"\ncopies = [1, 0]\n",
        "data-contradiction id=Text(\"war\") key=Text(\"copies\")",
    ),
    (
        "[[card]]\nid = \"war\"\ncopies = [0, 0, 0]\n",
        "data-unfit id=Text(\"war\") key=Text(\"copies\")",
    ),
    (
        "[[card]]\nid = \"war\"\ncommodities = [\"wool\"]\n",
        "data-unfit id=Text(\"war\") key=Text(\"commodities\") other=Text(\"event\")",
    ),
    (
        "[[card]]\nid = \"war\"\nboxes = 3\n",
        "data-unfit id=Text(\"war\") key=Text(\"boxes\")",
    ),
    (
        "[[card]]\nid = \"war\"\ncredit = 10\n",
        "data-unfit id=Text(\"war\") key=Text(\"credit\")",
    ),
    (
        "[[card]]\nid = \"war\"\nadvances = [\"caravan\"]\n",
        "data-unfit id=Text(\"war\") key=Text(\"advances\")",
    ),
    (
        "[[card]]\nid = \"war\"\nraised = { credit = 30, by = \"crusades\" }\n",
        "data-unfit id=Text(\"war\") key=Text(\"raised\")",
    ),
    (
        "[[card]]\nid = \"stone\"\nevent = { scope = \"all\" }\n",
        "data-unfit id=Text(\"stone\") key=Text(\"event\")",
    ),
    (
        "[[card]]\nid = \"stone\"\nrecycles = false\n",
        "data-unfit id=Text(\"stone\") key=Text(\"recycles\") other=Text(\"commodity\")",
    ),
    (
        "[[card]]\nid = \"charlemagne\"\nrecycles = true\n",
        "data-unfit id=Text(\"charlemagne\") key=Text(\"recycles\") other=Text(\"leader\")",
    ),
    (
        "[[card]]\nid = \"armor\"\nrecycles = true\n",
        "data-unfit id=Text(\"armor\") key=Text(\"recycles\") other=Text(\"military\")",
    ),
    (
        "[[card]]\nid = \"wine\"\nboxes = 10\n",
        "data-contradiction id=Text(\"wine\") key=Text(\"boxes\") found=Text(\"10\") wanted=Text(\"8\")",
    ),
    (
        "[[card]]\nid = \"marco-polo\"\nraised = { credit = 20, by = \"mongol-armies\" }\n",
        "data-unfit id=Text(\"marco-polo\") key=Text(\"raised\") other=Text(\"credit\")",
    ),
    (
        "[[card]]\nid = \"marco-polo\"\nraised = { credit = 40, by = \"stone\" }\n",
        "data-unfit id=Text(\"marco-polo\") key=Text(\"raised\") other=Text(\"stone\")",
    ),
    (
        "[[card]]\nid = \"papal-decree\"\nevent = { scope = \"category\", voided_by = [\"papal-decree\"] }\n",
        "data-unfit id=Text(\"papal-decree\") key=Text(\"voided_by\")",
    ),
    (
        "[[card]]\nid = \"papal-decree\"\nevent = { scope = \"category\", not_against = [\"wool\"] }\n",
        "data-unfit id=Text(\"papal-decree\") key=Text(\"not_against\")",
    ),
    (
        "[[card]]\nid = \"papal-decree\"\nevent = { scope = \"category\", protects_from = [\"wool\"] }\n",
        "data-unfit id=Text(\"papal-decree\") key=Text(\"protects_from\")",
    ),
    (
        "[[card]]\nid = \"papal-decree\"\nevent = { scope = \"category\", by_epoch = [1] }\n",
        "data-contradiction id=Text(\"papal-decree\") key=Text(\"by_epoch\")",
    ),
    (
        "[[epoch]]\nid = \"2\"\nevent_cards = 4\n",
        "data-contradiction id=Text(\"2\") key=Text(\"event_cards\") found=Text(\"4\") wanted=Text(\"5\")",
    ),
    (
        "[[epoch]]\nid = \"2\"\ncommodity_cards = 4\n",
        "data-contradiction id=Text(\"2\") key=Text(\"commodity_cards\")",
    ),
    (
        "[[epoch]]\nid = \"2\"\nleader_cards = 4\n",
        "data-contradiction id=Text(\"2\") key=Text(\"leader_cards\")",
    ),
    (
        "[[epoch]]\nid = \"2\"\nfrom = 1900\n",
        "data-unfit id=Text(\"2\") key=Text(\"from\")",
    ),
    (
        "[[epoch]]\nid = \"9\"\nfrom = 1\nto = 2\ncommodity_cards = 0\nevent_cards = 0\nleader_cards = 0\n",
        "data-contradiction id=Text(\"9\") key=Text(\"id\")",
    ),
    // The frame.
    (
        "[misery]\nspaces = [0, 20, 10]\n",
        "data-contradiction id=Text(\"misery\") key=Text(\"spaces\")",
    ),
    (
        "[[ship]]\nid = \"galley\"\nspaces = [4, 2]\n",
        "data-contradiction id=Text(\"galley\") key=Text(\"spaces\")",
    ),
    (
        "[[phase]]\nid = \"buy\"\nnumber = 3\n",
        "data-contradiction id=Text(\"draw\") key=Text(\"number\")",
    ),
    (
        "[[edition]]\nid = \"1999\"\nusual = true\n",
        "data-contradiction id=Text(\"1996\") key=Text(\"usual\")",
    ),
    (
        "[[edition]]\nid = \"1999\"\nmoved = { card = \"war\", from = 3, to = 1 }\n",
        "data-unfit id=Text(\"1999\") key=Text(\"moved\")",
    ),
    (
        "[[variant]]\nid = \"basic\"\nusual = true\n",
        "data-contradiction id=Text(\"basic\") key=Text(\"usual\")",
    ),
    (
        "[[variant]]\nid = \"basic\"\nlast_epoch = 4\n",
        "data-unfit id=Text(\"basic\") key=Text(\"last_epoch\")",
    ),
];

#[test]
fn every_check_can_fail() {
    let silent = BREAKS.iter().filter_map(|(overlay, wanted)| {
        let found = match with_overlay(overlay) {
            Ok(_) => "nothing is wrong".to_owned(),
            Err(_) => problems(overlay),
        };
        (!found.contains(wanted)).then(|| format!("{overlay}wanted: {wanted}\nfound: {found}\n"))
    });
    let silent: Vec<String> = silent.collect();
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}

#[test]
fn all_problems_are_told_at_once() {
    let found = problems(
        "[[province]]\nid = \"york\"\nmarket = 1\ncoastal = false\n\n[[card]]\nid = \"war\"\ncopies = [2, 0, 0]\n",
    );
    for wanted in [
        "key=Text(\"market\")",
        "key=Text(\"coastal\")",
        "found=Number(65)",
    ] {
        assert!(found.contains(wanted), "{wanted}:\n{found}");
    }
}

#[test]
fn no_overlay_makes_the_loader_fall_over() {
    for text in [
        "",
        "=",
        "[[province]]",
        "province = 3",
        "[[card]]\nid = \"war\"\nevent = 3",
        "[[coast]]\nid = \"x\"\nprovince = \"york\"\nside = \"north\"\n",
        "[[edition]]\nid = \"x\"\npublisher = \"y\"\nmoved = { card = \"war\", from = 0, to = 0 }\n",
        "misery = []",
        "[misery]\nspaces = [-1]",
        "[[seating]]\nplayers = 9\nincome = [65535]\n",
        "[[commodity]]\nid = \"wool\"\nbase = 99\npayouts = [65535, 65535]\n",
        "[[piece]]\nid = \"marker\"\ncount = 9999\n",
        "[game]\nexpansion_card_tokens = 9999\n",
        "[game]\nincome_base = 9999\nplayers = { least = 9, most = 1 }\n",
    ] {
        let _ = with_overlay(text);
    }
}

fn rows(arguments: &[&str]) -> Vec<String> {
    let output = annals(&[&["list"], arguments, &["-g", "renaissance", "--format", "json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
    let rows = json.as_array().expect("a list").iter();
    rows.map(|row| row["id"].as_str().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn lists_are_shown_by_part_in_any_language() {
    assert_eq!(rows(&["provinces"]).len(), 109);
    for area in ["VII", "vii", "area VII"] {
        let seventh = rows(&["provinces", "--area", area]);
        assert_eq!(seventh.len(), 16, "{area}");
        assert!(seventh.contains(&"venice".to_owned()), "{area}");
    }
    assert_eq!(rows(&["advances", "--category", "science"]).len(), 4);
    // Cards of several epochs belong to each of them: 5 events, 8 leaders, 7 sorts of commodity cards.
    assert_eq!(rows(&["cards", "--epoch", "2"]).len(), 20);
    assert!(rows(&["cards", "--epoch", "1"]).contains(&"timber".to_owned()));
    assert!(rows(&["cards", "--epoch", "2"]).contains(&"timber".to_owned()));
    let page = out(&annals(&["list", "provinces", "--area", "VII"]));
    assert!(page.contains("Venice") && !page.contains("London"), "{page}");
}

#[test]
fn advances_are_found_by_their_letters() {
    let library = Library::builtin();
    for advance in builtin().advances.iter() {
        let letter = advance.letter.to_lowercase();
        let asked = [
            (letter.clone(), "en"),
            (format!("advance {letter}"), "en"),
            (format!("fattore {letter}"), "it"),
            (format!("osiągnięcie {letter}"), "pl"),
            (format!("הישג {letter}"), "he"),
        ];
        for (words, language) in asked {
            let query = Query {
                words: &words,
                language,
                game: Some("renaissance"),
                ..Query::default()
            };
            let outcome = library.search(&query);
            let best = match &outcome {
                Outcome::Clear(_) => 1,
                Outcome::Several(best, _) => *best,
                Outcome::Nothing(_) => 0,
            };
            let mut best = outcome.hits().iter().take(best);
            assert!(
                best.any(|hit| hit.target.id == advance.id),
                "{words} ({language})"
            );
        }
    }
}

#[test]
fn famous_places_that_are_not_on_the_map_are_not_taken_for_their_neighbours() {
    let library = Library::builtin();
    assert!(builtin().absent.len() > 200);
    for name in builtin().absent.iter() {
        for language in LANGUAGES {
            for game in [None, Some("renaissance")] {
                let query = Query {
                    words: name,
                    language,
                    game,
                    ..Query::default()
                };
                let outcome = library.search(&query);
                let is_ours = |game: &str| game == "renaissance";
                let mut near = outcome.hits().iter().filter(|hit| hit.matched != Match::Exact);
                let found = near.any(|hit| is_ours(&hit.target.game));
                let told = library.ask(&query, |target| is_ours(&target.game));
                assert!(!found && told.is_empty(), "{name} ({language}, {game:?})");
            }
        }
    }
    for (words, wanted) in [
        ("Genova", "genoa"),
        ("Bergn", "bergen"),
        ("Ragusa", "dubrovnik"),
        ("Trabzon", "trebizond"),
    ] {
        let query = Query {
            words,
            language: "en",
            kind: Some(kinds::PROVINCE),
            game: Some("renaissance"),
        };
        let outcome = library.search(&query);
        assert_eq!(
            outcome.hits().first().map(|hit| hit.target.id.as_ref()),
            Some(wanted),
            "{words}"
        );
    }
}

#[test]
fn a_part_that_a_list_has_not_is_refused() {
    let unknown = annals(&["list", "provinces", "--area", "IX"]);
    assert_eq!(code(&unknown), 2);
    assert!(err(&unknown).contains("viii"), "{}", err(&unknown));
    for list in ["terms", "games", "rulings", "advances"] {
        let unfit = annals(&["list", list, "--area", "VII"]);
        assert_eq!(code(&unfit), 2, "{list}");
        assert!(err(&unfit).contains("--area"), "{}", err(&unfit));
    }
}

/// The worked turns of the notation, in each language.
fn worked_turn(turn: &str, tag: &str) -> String {
    let path = support::root().join(format!("tests/records/renaissance/{turn}-{tag}.annal"));
    std::fs::read_to_string(path).expect("a record")
}

fn in_language(text: &str, tag: &str) -> Rewritten {
    let library = Library::builtin();
    let language = library.store().language(tag).expect("built in").clone();
    let game = library.game("renaissance").expect("the game");
    rewrite(text, &library, game, &language)
}

#[test]
fn the_worked_turns_are_understood_and_translated_into_each_other() {
    for turn in ["turn1", "turn8"] {
        let english = worked_turn(turn, "en");
        for tag in LANGUAGES {
            let own = worked_turn(turn, tag);
            let read = in_language(&own, tag);
            let unknown = read.meanings.unknown.iter();
            let unknown: Vec<&str> = unknown.map(|unknown| unknown.span.of(&own)).collect();
            assert!(
                unknown.is_empty() && read.problems.is_empty(),
                "{turn} {tag}: {unknown:?}"
            );
            let again = in_language(&read.text, tag);
            assert_eq!(again.text, read.text, "{turn} {tag} is stable");
            assert_eq!(
                words(&in_language(&english, tag).text),
                words(&read.text),
                "{turn} into {tag}"
            );
            assert_eq!(
                words(&in_language(&own, "en").text),
                words(&english),
                "{turn} from {tag}"
            );
        }
    }
}

/// The lines of a record below those at its top, whose titles and names of players keep their own letters.
fn words(text: &str) -> Vec<&str> {
    text.lines().skip_while(|line| !line.is_empty()).collect()
}

/// Every word that a place may have, in every language, is understood as itself in that place.
#[test]
fn no_word_is_taken_for_another_in_its_place() {
    let library = Library::builtin();
    let game = library.game("renaissance").expect("the game");
    let index = library.index();
    let (mut wrong, mut tried) = (BTreeSet::new(), 0);
    for place in places(game) {
        let wants = game.wants(&place);
        for key in wants.iter().flat_map(|want| things(game, want)) {
            for language in library.store().languages() {
                let texts = library.texts(language, Some(game.id()));
                tried += 1;
                let name = record_name(&key, None, &texts);
                let folded = fold(&name);
                let rows = index.exact_or_written(&folded);
                let rows = rows.filter(|row| index.target(row).game == game.id());
                let mut rows: Vec<_> = rows.collect();
                // The record's own language comes first.
                rows.sort_by_key(|row| index.language(row) != Some(language.tag.as_ref()));
                let candidates = rows.iter().map(|row| index.target(row));
                let candidates: Vec<EntryKey> = candidates
                    .map(|target| EntryKey::new(target.kind, target.id.as_ref()))
                    .collect();
                let read = wants
                    .iter()
                    .find_map(|want| candidates.iter().find(|key| want.accepts(key)));
                if read != Some(&key) {
                    wrong.insert(format!("{}: {name} is {key:?}, read as {read:?}", language.tag));
                }
            }
        }
    }
    assert!(tried > 5_000, "{tried}");
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(
        wrong.is_empty(),
        "{} of {tried}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

fn things(game: &AnyGame, want: &Want) -> Vec<EntryKey> {
    match want {
        Want::New(kind) | Want::Before(kind, _) => panic!("{kind:?} is declared nowhere in this game"),
        Want::Any(kind) => game
            .ids(*kind)
            .iter()
            .map(|id| EntryKey::new(*kind, id.as_ref()))
            .collect(),
        Want::One(kind, id) => vec![EntryKey::new(*kind, *id)],
    }
}

fn places(game: &AnyGame) -> Vec<WordPlace> {
    let mut places = vec![WordPlace::Heading, WordPlace::Subject];
    let item = |is_counted| EntryPart::Item {
        has_target: false,
        is_counted,
    };
    let parts = [
        item(false),
        item(true),
        EntryPart::Lead,
        EntryPart::Target,
        EntryPart::Result { has_target: false },
        EntryPart::Result { has_target: true },
        EntryPart::Link,
    ];
    let mut add = |heading: Option<EntryKey>, subject: EntryKey, item: Option<EntryKey>| {
        for part in parts {
            places.push(WordPlace::Entry {
                heading: heading.clone(),
                subject: Some(subject.clone()),
                item: item.clone(),
                part,
            });
        }
    };
    let venice = || EntryKey::new(kinds::POWER, "venice");
    for id in game.ids(kinds::PHASE) {
        add(Some(EntryKey::new(kinds::PHASE, id)), venice(), None);
    }
    for word in ["setup", "turn", "tally"] {
        add(Some(EntryKey::new(Kind::WORD, word)), venice(), None);
    }
    for id in game.ids(kinds::CARD) {
        add(None, venice(), Some(EntryKey::new(kinds::CARD, id)));
    }
    for id in game.ids(Kind::WORD) {
        add(None, venice(), Some(EntryKey::new(Kind::WORD, id.as_ref())));
        add(None, EntryKey::new(Kind::WORD, id), None);
    }
    places
}

/// The table for programs, played to a turn.
fn table(record: &str, arguments: &[&str]) -> serde_json::Value {
    let mut all: Vec<&str> = vec!["show", record, "--format", "json"];
    all.extend(arguments);
    serde_json::from_str(&out(&annals(&all))).expect("JSON")
}

#[test]
fn the_end_of_a_turn_has_the_order_that_was_bought_in_it() {
    let first = table("book/examples/renaissance/first-turn.annal", &["--turn", "1"]);
    assert_eq!(
        first["order"],
        serde_json::json!(["venice", "genoa", "barcelona"])
    );
    for (seat, slot, cash) in [(0, 2, 39), (1, 4, 13), (2, 6, 15)] {
        let player = &first["players"][seat];
        assert_eq!((&player["slot"], &player["cash"]), (&slot.into(), &cash.into()));
        assert_eq!(player["written"], cash);
    }
    assert_eq!(first["leaders"], serde_json::json!([]));
    // In the middle of the turn the leaders are on the table, and the order is the old one.
    let middle = table("book/examples/renaissance/first-turn.annal", &["--line", "16"]);
    assert_eq!(
        middle["order"],
        serde_json::json!(["genoa", "barcelona", "venice"])
    );
}

#[test]
fn the_parts_of_a_strength_are_those_that_count() {
    let record = "annals 1 renaissance en\nplayers: venice, genoa, barcelona\nsetup\nepoch: 2; deck: 20; \
                  choice: venice, genoa, barcelona; order: venice, genoa, barcelona\nvenice: 3 cards\n\
                  venice: markers > milan\ngenoa: 3 cards, 30 tokens\nturn 8\ncards\nvenice: armor; gunpowder\n\
                  genoa: long bow\nexpansion\ngenoa: 6 > milan = [6 6 1]\n";
    let file = support::program::scratch("strength").join("game.annal");
    std::fs::write(&file, record).expect("written");
    let page = out(&annals(&[
        "check",
        "--format",
        "short",
        &file.display().to_string(),
    ]));
    // Armor counts nothing against Long Bow; Long Bow counts nothing against Gunpowder.
    assert!(
        page.contains("needs 7: marker of Venice 3, Gunpowder 1, market number 3"),
        "{page}"
    );
}

/// What may be written next in a game of three.
fn offered(name: &str, header: &str, setup: &str, turn: &str) -> Vec<String> {
    let record = format!(
        "annals 1 renaissance en\nplayers: venice, genoa, barcelona\n{header}\nsetup\n\
         epoch: 1; deck: 20; choice: venice, genoa, barcelona; order: venice, genoa, barcelona\n{setup}\nturn 5\n{turn}\n"
    );
    let file = scratch(name).join("game.annal");
    std::fs::write(&file, record).expect("writable");
    let output = annals(&["next", "--all", &file.to_string_lossy()]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    out(&output)
        .lines()
        .map(|line| line.trim().to_lowercase())
        .collect()
}

#[test]
fn a_placement_is_offered_as_far_as_tokens_and_ships_go() {
    let setup = "genoa: 20 tokens, galley 2\nbarcelona: galley 2";
    let lines = offered("next-placement", "", setup, "expansion\ngenoa: rome\n");
    let has = |line: &str| lines.iter().any(|known| known == line);
    // Naples is a market of 5, and a galley carries 2.
    assert!(has("genoa: 2 > naples"), "{lines:?}");
    // Barcelona has no token.
    assert!(!lines.iter().any(|line| line.contains(": 0 >")), "{lines:?}");
}

#[test]
fn no_card_is_offered_before_the_dice_of_its_round() {
    let lines = offered("next-war", "", "", "cards\nvenice: war > genoa = [3 3]\n");
    let has = |line: &str| lines.iter().any(|known| known == line);
    assert!(has("war: [… …]") && has("genoa: armor"), "{lines:?}");
    assert!(!has("genoa: famine") && !has("barcelona: armor"), "{lines:?}");
}

#[test]
fn what_only_the_edition_of_1999_knows_is_offered_there() {
    let setup = "venice: $60, patronage\nbarcelona: caravan, improved agriculture, windmill";
    let begins = "order\nvenice: 1; genoa: 2; barcelona: 5\n";
    let lines = offered("next-draw", "edition: 1999", setup, &format!("{begins}draw\n"));
    let has = |lines: &[String], line: &str| lines.iter().any(|known| known == line);
    assert!(has(&lines, "barcelona: adjust > wine = surplus"), "{lines:?}");
    let played = "cards\ngenoa: charlemagne; dionysus exiguus\npurchases\n";
    let lines = offered(
        "next-patron",
        "edition: 1999",
        setup,
        &format!("{begins}{played}"),
    );
    assert!(has(&lines, "venice: dionysus exiguus"), "{lines:?}");
    assert!(!has(&lines, "venice: charlemagne"), "{lines:?}");
}

#[test]
fn a_marker_may_be_freed_where_a_ruling_allows_it_at_any_time() {
    let free = |name: &str, header: &str| {
        let lines = offered(name, header, "venice: markers > milan", "expansion\n");
        lines.iter().any(|line| line == "venice: free > milan")
    };
    assert!(!free("next-free", "") && free("next-free-any", "ruling: freeing-a-marker any-time"));
}
