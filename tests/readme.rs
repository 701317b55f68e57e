//! The examples of the README are run; what it shows is what the program says.

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
