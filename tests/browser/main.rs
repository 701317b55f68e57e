//! The site in a real browser: search, languages, direction, light and dark, a phone, no script, no stray request.
//!
//! Without Chromium these tests say so and do nothing; where `ANNALS_CI` is set they fail instead.

mod access;
mod chromium;
mod ranking;
mod server;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use annals::book::{BookFormat, Club, ShelfBook, compose, language_files, shared_files};
use annals::reference::{Library, fold};
use chromium::{Browser, Tab};
use serde_json::json;

const LANGUAGES: [&str; 4] = ["en", "it", "pl", "he"];

/// What players type, and the place that must be the first hit.
const SEARCHES: [(&str, &str, &str, &str); 24] = [
    ("en", "monastery", "building", "building-monastery"),
    ("en", "monastry", "building", "building-monastery"),
    ("en", "soldiers", "piece", "piece-soldier"),
    ("en", "r34", "course", "R-034"),
    ("en", "klasztor", "building", "building-monastery"),
    ("en", "catedral", "building", "building-cathedral"),
    ("it", "monastero", "building", "building-monastery"),
    ("it", "monastro", "building", "building-monastery"),
    ("it", "soldati", "piece", "piece-soldier"),
    ("it", "universita", "building", "building-university"),
    ("it", "saccheggi", "term", "term-plunder"),
    ("it", "pareggio", "term", "term-tie"),
    ("pl", "klasztoru", "building", "building-monastery"),
    ("pl", "kalsztor", "building", "building-monastery"),
    ("pl", "zolnierzami", "piece", "piece-soldier"),
    ("pl", "żołnierzy", "piece", "piece-soldier"),
    ("pl", "remis", "term", "term-tie"),
    ("pl", "kto wygrywa przy remisie o statek", "boxes", "R-059"),
    ("he", "מנזר", "building", "building-monastery"),
    ("he", "במנזר", "building", "building-monastery"),
    ("he", "מנזרר", "building", "building-monastery"),
    ("he", "חיילים", "piece", "piece-soldier"),
    ("he", "האוניברסיטה", "building", "building-university"),
    ("he", "nbzr", "building", "building-monastery"),
];

/// A browser and the site of one game in a folder of its own; none if there is no browser.
fn set_up(name: &str) -> Option<(Browser, PathBuf)> {
    set_up_games(name, |game| game == "discovery")
}

/// The same with every game that is wanted.
fn set_up_games(name: &str, is_wanted: fn(&str) -> bool) -> Option<(Browser, PathBuf)> {
    let Some(program) = chromium::installed() else {
        assert!(
            std::env::var_os("ANNALS_CI").is_none(),
            "Chromium must be installed here"
        );
        let words = format!("NOT RUN: {name} needs Chromium (Debian: apt-get install chromium)\n");
        // Past the test harness, which would hide it.
        let _ = std::io::stderr().write_all(words.as_bytes());
        return None;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{name}"));
    let _ = fs::remove_dir_all(&folder);
    let site = folder.join("site");
    let library = Library::builtin();
    let mut books = Vec::new();
    for game in library.games().iter().filter(|game| is_wanted(game.id())) {
        let languages = library.store().languages();
        books.extend(
            languages
                .iter()
                .map(|language| compose(&library, game, language, &Club::default())),
        );
    }
    let own = books
        .iter()
        .flat_map(|book| language_files(book, BookFormat::Html));
    let shelf: Vec<ShelfBook> = books.iter().map(ShelfBook::from).collect();
    for file in own.chain(shared_files(&books, &shelf, BookFormat::Html)) {
        let path = site.join(&file.path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, file.bytes).expect("a file");
    }
    Some((Browser::start(&program, &folder), site))
}

fn file_address(site: &Path) -> String {
    format!("file://{}", site.display())
}

fn search(tab: &mut Tab, words: &str) {
    tab.press("/", 191);
    tab.value("document.querySelector('.search input').focus()");
    tab.wait_until("window.annalsBox.stage() >= 2");
    tab.type_text(words);
    tab.wait_until("document.querySelector('.hit[aria-selected=true]')");
}

#[test]
fn search_finds_what_players_type_and_follows_the_hit_from_files_and_from_a_server() {
    let Some((mut browser, site)) = set_up("search") else {
        return;
    };
    let served = server::serve(&site);
    let mut tab = browser.tab();
    for root in [file_address(&site), served] {
        for (language, words, page, anchor) in SEARCHES {
            tab.open(&format!("{root}/{language}/discovery/index.html"));
            search(&mut tab, words);
            let place = tab.text("document.querySelector('.hit').getAttribute('href')");
            assert_eq!(place, format!("{page}.html#{anchor}"), "{language}: {words}");
            tab.wait_until("document.querySelector('.hit .context').textContent");
            tab.press("Enter", 13);
            tab.wait_until(&format!("location.hash === '#{anchor}'"));
            tab.wait_until(&format!("document.getElementById('{anchor}')"));
            tab.wait_until(&format!(
                "(() => {{ const top = document.getElementById('{anchor}').getBoundingClientRect().top; return top >= 0 && top < innerHeight; }})()"
            ));
        }
        assert_eq!(tab.troubles(&root), Vec::<String>::new());
    }
}

#[test]
fn the_search_box_can_be_used_with_keys_and_says_when_nothing_is_found() {
    let Some((mut browser, site)) = set_up("keys") else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    tab.open(&format!("{root}/en/discovery/index.html"));
    search(&mut tab, "merchant");
    let first = tab.text("document.querySelector('.search input').getAttribute('aria-activedescendant')");
    tab.press("ArrowDown", 40);
    let second = tab.text("document.querySelector('.search input').getAttribute('aria-activedescendant')");
    assert_eq!((first.as_str(), second.as_str()), ("hit-0", "hit-1"));
    tab.press("Escape", 27);
    assert_eq!(tab.value("document.querySelector('[role=listbox]').hidden"), true);
    tab.type_text("xyzzyqqq");
    tab.wait_until("document.querySelector('.search [role=status]').textContent.includes('xyzzyqqq')");
    assert_eq!(tab.troubles(&root), Vec::<String>::new());
}

#[test]
fn the_browser_folds_every_name_as_the_program_does() {
    let Some((mut browser, site)) = set_up("fold") else {
        return;
    };
    let library = Library::builtin();
    let index = library.index();
    let names: Vec<&str> = index.rows.iter().map(|row| index.shown(row)).collect();
    let expected: Vec<String> = names.iter().map(|name| fold(name)).collect();
    assert!(names.len() > 5_000, "{}", names.len());
    let mut tab = browser.tab();
    tab.open(&format!("{}/en/discovery/index.html", file_address(&site)));
    tab.press("/", 191);
    tab.wait_until("window.annalsSearch");
    let folded = tab.value(&format!("{}.map(annalsSearch.fold)", json!(names)));
    let folded: Vec<&str> = folded
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one.as_str())
        .collect();
    assert_eq!(folded, expected);
}

#[test]
fn another_language_opens_at_the_same_place() {
    let Some((mut browser, site)) = set_up("language") else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    for (from, to) in [("it", "pl"), ("pl", "he"), ("he", "en")] {
        for anchor in ["R-060", "R-091", "section-boxes"] {
            tab.open(&format!("{root}/{from}/discovery/boxes.html#{anchor}"));
            tab.value(&format!(
                "document.querySelector('.languages a[hreflang={to}]').click()"
            ));
            tab.wait_until(&format!("document.documentElement.lang === '{to}'"));
            tab.wait_until("document.readyState === 'complete'");
            assert_eq!(tab.text("location.hash"), format!("#{anchor}"), "{from} to {to}");
        }
    }
    assert_eq!(tab.troubles(&root), Vec::<String>::new());
}

#[test]
fn hebrew_runs_from_right_to_left() {
    let Some((mut browser, site)) = set_up("hebrew") else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    let wide = json!({ "width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": false });
    tab.ask("Emulation.setDeviceMetricsOverride", &wide);
    for (language, rightmost_first) in [("he", true), ("pl", false)] {
        tab.open(&format!("{root}/{language}/discovery/token.html"));
        let direction = tab.text("getComputedStyle(document.body).direction");
        assert_eq!(direction, if rightmost_first { "rtl" } else { "ltr" });
        // Columns of a table, chapters beside the text, markers of a list: all on the side where reading begins.
        let right_of = |one: &str, other: &str| {
            format!(
                "document.querySelector('{one}').getBoundingClientRect().left > document.querySelector('{other}').getBoundingClientRect().left"
            )
        };
        let columns = tab.value(&right_of("thead th:nth-child(1)", "thead th:nth-child(2)"));
        let chapters = tab.value(&right_of("#chapters", "main"));
        assert_eq!(
            (columns, chapters),
            (rightmost_first.into(), rightmost_first.into()),
            "{language}"
        );
        // The first column of phases stands where reading begins.
        tab.open(&format!("{root}/{language}/discovery/course.html"));
        let first_phase = tab.value(
            "(() => { const labels = [...document.querySelectorAll('.picture text')]; \
             const at = (letter) => labels.find((label) => label.textContent === letter).getBoundingClientRect().left; \
             return at('A') > at('F'); })()",
        );
        assert_eq!(first_phase, rightmost_first, "{language}");
    }
    // A line of a record begins at the right edge, numbers in it stay numbers.
    tab.open(&format!("{root}/he/discovery/records.html"));
    let at_right = tab.value(
        "(() => { const line = [...document.querySelectorAll('.record .line')].find((line) => /^[א-ת]/.test(line.textContent)); \
         return getComputedStyle(line).direction; })()",
    );
    assert_eq!(at_right, "rtl");
    assert_eq!(tab.troubles(&root), Vec::<String>::new());
}

#[test]
fn dark_is_dark_by_wish_of_the_system_and_of_the_reader() {
    let Some((mut browser, site)) = set_up("dark") else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    let brightness = "(() => { const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number); return (r + g + b) / 3; })()";
    let mut seen = Vec::new();
    for scheme in ["light", "dark"] {
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        tab.ask("Emulation.setEmulatedMedia", &media);
        tab.open(&format!("{root}/en/discovery/index.html"));
        seen.push(tab.value(brightness).as_f64().expect("a number"));
    }
    assert!(seen[0] > 200.0 && seen[1] < 60.0, "{seen:?}");
    tab.value("document.querySelector('.theme').click()");
    let chosen = tab.value(brightness).as_f64().expect("a number");
    assert!(chosen > 200.0, "the reader wins over the system: {chosen}");
    assert_eq!(tab.troubles(&root), Vec::<String>::new());
}

#[test]
fn no_page_scrolls_sideways_on_a_phone() {
    let Some((mut browser, site)) = set_up("phone") else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    let phone = json!({ "width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": true });
    tab.ask("Emulation.setDeviceMetricsOverride", &phone);
    let mut wide = Vec::new();
    for language in LANGUAGES {
        let mut pages: Vec<PathBuf> = fs::read_dir(site.join(language).join("discovery"))
            .expect("pages")
            .map(|entry| entry.expect("a page").path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "html"))
            .collect();
        pages.sort();
        assert!(pages.len() > 25);
        for page in pages {
            tab.open(&format!("file://{}", page.display()));
            let width = tab.value("document.scrollingElement.scrollWidth").as_u64();
            if width > Some(360) {
                wide.push(format!("{}: {width:?}", page.display()));
            }
        }
    }
    assert_eq!(wide, Vec::<String>::new());
    assert_eq!(tab.troubles(&root), Vec::<String>::new());
}

#[test]
fn on_a_phone_one_row_stays_at_the_top_and_the_chapters_are_a_dialog() {
    let Some((mut browser, site)) = set_up("drawer") else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    let phone = json!({ "width": 390, "height": 740, "deviceScaleFactor": 2, "mobile": true });
    tab.ask("Emulation.setDeviceMetricsOverride", &phone);
    for language in LANGUAGES {
        tab.open(&format!("{root}/{language}/discovery/boxes.html"));
        tab.value("scrollTo(0, 3000)");
        let bar = "document.querySelector('.top').getBoundingClientRect()";
        let height = tab.value(&format!("{bar}.height")).as_f64().expect("a height");
        let top = tab.value(&format!("{bar}.top")).as_f64().expect("a place");
        assert!(height < 70.0 && top == 0.0, "{language}: {height} high at {top}");
        // The space bar opens it, Tab stays inside, Escape gives everything back.
        tab.value("document.querySelector('.menu').focus()");
        tab.press(" ", 32);
        tab.wait_until("document.querySelector('.drawer').open");
        assert_eq!(
            tab.value("document.querySelectorAll('.drawer .side a, .drawer .languages a').length > 20"),
            true
        );
        for _ in 0..60 {
            tab.press("Tab", 9);
        }
        let inside = "document.querySelector('.drawer').contains(document.activeElement) || document.activeElement === document.body";
        assert_eq!(tab.value(inside), true, "{language}");
        tab.press("Escape", 27);
        tab.wait_until("!document.querySelector('.drawer').open");
        // Only then does the dialog give back what it took.
        tab.wait_until("document.querySelectorAll('.top .languages a').length === 3");
        assert_eq!(tab.value("document.activeElement.className"), "menu");
        assert_eq!(
            tab.value("document.querySelectorAll('.layout .side a').length > 20"),
            true
        );
    }
    assert_eq!(tab.troubles(&root), Vec::<String>::new());
}

#[test]
fn a_link_shows_a_card_with_the_title_and_the_text_of_its_place() {
    let Some((mut browser, site)) = set_up("cards") else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    for language in LANGUAGES {
        tab.open(&format!("{root}/{language}/discovery/course.html"));
        let link = "document.querySelector('main p a[href*=\".html#\"]')";
        tab.value(&format!("{link}.scrollIntoView()"));
        tab.press("Tab", 9);
        tab.value(&format!("{link}.focus()"));
        tab.wait_until("document.querySelector('.card')");
        let title = tab.text("document.querySelector('.card strong').textContent");
        assert!(!title.is_empty(), "{language}");
        assert!(tab.text("document.querySelector('.card p').textContent").len() > 30);
        let inside = "(() => { const box = document.querySelector('.card').getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; })()";
        assert_eq!(tab.value(inside), true, "{language}");
        tab.press("Escape", 27);
        tab.wait_until("!document.querySelector('.card')");
    }
    assert_eq!(tab.troubles(&root), Vec::<String>::new());
}

#[test]
fn the_text_can_be_read_without_scripts() {
    let Some((mut browser, site)) = set_up("scripts") else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    tab.ask("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    tab.open_without_scripts(&format!("{root}/it/discovery/boxes.html"));
    let answer = tab.ask("DOM.getDocument", &json!({ "depth": 0 }));
    let html = tab.ask("DOM.getOuterHTML", &json!({ "nodeId": answer["root"]["nodeId"] }));
    let html = html["outerHTML"].as_str().expect("the page");
    for needed in [
        "R-060",
        "JavaScript",
        "../../pl/discovery/boxes.html",
        "goods-and-ships.html",
    ] {
        assert!(html.contains(needed), "{needed}");
    }
    assert_eq!(tab.troubles(&root), Vec::<String>::new());
}
