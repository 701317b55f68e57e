//! The examples of the README are run; what it shows is what the program says.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The commands of the `console` blocks, each with what it is said to print.
fn examples() -> Vec<(String, Vec<String>)> {
    let readme = include_str!("../README.md");
    let blocks = readme.split("```console\n").skip(1);
    blocks
        .map(|block| {
            let block = block.split("```").next().expect("a closed block");
            let mut lines = block.lines();
            let command = lines
                .next()
                .and_then(|line| line.strip_prefix("$ "))
                .expect("a command");
            (command.to_owned(), lines.map(str::to_owned).collect())
        })
        .collect()
}

#[test]
fn the_examples_of_the_readme_are_true() {
    let examples = examples();
    assert!(examples.len() >= 3);
    for (command, shown) in examples {
        let arguments: Vec<&str> = command.split_whitespace().skip(1).collect();
        let output = Command::new(env!("CARGO_BIN_EXE_annals"))
            .env_clear()
            .args(arguments)
            .output()
            .expect("the program runs");
        // A record with mistakes is no failure of the command.
        let may_find = command.starts_with("annals check") && output.status.code() == Some(1);
        assert!(output.status.success() || may_find, "{command}");
        let printed = String::from_utf8(output.stdout).expect("UTF-8");
        let printed: Vec<&str> = printed.lines().collect();
        let (shown, whole) = match shown.split_last() {
            Some((last, before)) if last == "..." => (before.to_vec(), false),
            _ => (shown, true),
        };
        let compared = if whole {
            &printed[..]
        } else {
            &printed[..shown.len()]
        };
        assert_eq!(compared, shown, "{command}");
    }
}

#[test]
fn the_club_of_the_readme_gets_its_book() {
    let readme = include_str!("../README.md");
    let file = readme
        .split("```toml\n")
        .find(|block| block.starts_with("# book.toml"));
    let file = file
        .and_then(|block| block.split("```").next())
        .expect("the file of a club");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme-club");
    let _ = fs::remove_dir_all(&folder);
    let below = folder.join("records");
    fs::create_dir_all(&below).expect("a folder");
    fs::write(folder.join("book.toml"), file).expect("written");
    // A file of another program, nearer by, is passed over.
    fs::write(below.join("book.toml"), "[book]\ntitle = \"Another book\"\n").expect("written");
    let output = Command::new(env!("CARGO_BIN_EXE_annals"))
        .env_clear()
        .current_dir(&below)
        .args(["book", "--format", "markdown", "-o", "out"])
        .output()
        .expect("the program runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let built = |page: &str| fs::read_to_string(below.join("out").join(page));
    for (language, at_our_table) in [("en", "At our table"), ("pl", "Przy naszym stole")] {
        let front = built(&format!("{language}/discovery/index.md")).expect("the front page");
        assert!(
            front.contains("Friday club") && front.contains(at_our_table),
            "{front}"
        );
        assert!(front.contains("[D-01]") && front.contains("[D-02]"), "{front}");
        // At the rule of the University, and nowhere in the other game.
        let tile = built(&format!("{language}/discovery/building.md")).expect("the catalogue");
        assert_eq!(tile.matches(at_our_table).count(), 2, "{tile}");
        let other = built(&format!("{language}/renaissance/index.md")).expect("the other game");
        assert!(
            other.contains("Friday club") && !other.contains(at_our_table),
            "{other}"
        );
    }
    assert!(built("en/planetfall/index.md").is_err() && built("it/discovery/index.md").is_err());
}

#[test]
fn the_readme_names_every_command_and_option() {
    let readme = include_str!("../README.md");
    let help = Command::new(env!("CARGO_BIN_EXE_annals"))
        .env_clear()
        .arg("--help")
        .output()
        .expect("the program runs");
    let help = String::from_utf8(help.stdout).expect("UTF-8");
    let mut count = 0;
    for word in help.split_whitespace().filter(|word| word.starts_with("--")) {
        let option = word.trim_end_matches([',', ';', '.']);
        if !["--help", "--version", "--kind"].contains(&option) {
            assert!(readme.contains(option), "{option}");
            count += 1;
        }
    }
    assert!(count >= 7, "{count}");
}
