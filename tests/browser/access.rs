//! Every kind of page, on a phone and on a desk, light and dark, held against axe-core; `ANNALS_AXE` says where it is.
//!
//! `ANNALS_PAGES=all` looks at every page of every game and language, which takes most of an hour.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::{file_address, set_up_games};

/// A page of each kind; the languages take turns.
const PAGES: [&str; 30] = [
    "index.html",
    "he/index.html",
    "404.html",
    "en/discovery/index.html",
    "it/discovery/quick.html",
    "he/discovery/learn-turns.html",
    "pl/discovery/boxes.html",
    "en/discovery/scoring.html",
    "it/discovery/building.html",
    "he/discovery/token.html",
    "pl/discovery/good.html",
    "en/discovery/region.html",
    "it/discovery/disagreements.html",
    "he/discovery/rulings.html",
    "pl/discovery/sources.html",
    "en/discovery/records.html",
    "it/discovery/game.html",
    "he/discovery/findings.html",
    "pl/discovery/findings-boxes.html",
    "en/discovery/status.html",
    "en/renaissance/index.html",
    "it/renaissance/learn-turn.html",
    "he/renaissance/map.html",
    "pl/renaissance/area-vii.html",
    "en/renaissance/advance-list.html",
    "it/renaissance/card-list.html",
    "he/renaissance/attacks.html",
    "pl/planetfall/index.html",
    "he/planetfall/learn-setup.html",
    "en/planetfall/known-cards.html",
];

/// The pages to look at; permanent addresses lead on to one of them.
fn pages(site: &Path) -> Vec<String> {
    if std::env::var("ANNALS_PAGES").is_ok_and(|pages| pages == "all") {
        let mut pages = Vec::new();
        collect(site, &mut pages);
        pages.sort();
        let of_site = |page: &PathBuf| page.strip_prefix(site).expect("below it").display().to_string();
        return pages.iter().map(of_site).collect();
    }
    PAGES.map(str::to_owned).to_vec()
}

fn collect(folder: &Path, pages: &mut Vec<PathBuf>) {
    for file in fs::read_dir(folder).expect("a folder") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            collect(&path, pages);
        } else if path.extension().is_some_and(|extension| extension == "html") {
            let text = fs::read_to_string(&path).expect("a page");
            if !text.contains("<body class=\"choose\">") {
                pages.push(path);
            }
        }
    }
}

#[test]
fn no_kind_of_page_shuts_anybody_out() {
    let Some(axe) = std::env::var_os("ANNALS_AXE") else {
        assert!(std::env::var_os("ANNALS_CI").is_none(), "axe-core must be there");
        let words = "NOT RUN: the check of accessibility needs axe-core (npm install axe-core; ANNALS_AXE=…/axe.min.js)\n";
        let _ = std::io::stderr().write_all(words.as_bytes());
        return;
    };
    let axe = fs::read_to_string(axe).expect("axe-core");
    let Some((mut browser, site)) = set_up_games("access", |_| true) else {
        return;
    };
    let root = file_address(&site);
    let mut tab = browser.tab();
    let mut found = Vec::new();
    for page in pages(&site) {
        tab.open(&format!("{root}/{page}"));
        tab.value(&format!("{axe}; true"));
        for (width, is_phone) in [(390, true), (1280, false)] {
            let screen = json!({ "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": is_phone });
            tab.ask("Emulation.setDeviceMetricsOverride", &screen);
            for scheme in ["light", "dark"] {
                let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
                tab.ask("Emulation.setEmulatedMedia", &media);
                let violations = tab.value(
                    "new Promise((done) => requestAnimationFrame(() => done())).then(() => axe.run(document, { resultTypes: ['violations'] })) \
                     .then((found) => found.violations.map((one) => one.id + ': ' + one.nodes[0].html.slice(0, 200)))",
                );
                let violations = violations.as_array().cloned().unwrap_or_default();
                found.extend(
                    violations
                        .iter()
                        .filter_map(Value::as_str)
                        .map(|one| format!("{page}, {width}, {scheme}: {one}")),
                );
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}
