//! The program run as a process, and what it answered.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the program in a bare environment.
pub fn annals(arguments: &[&str]) -> Output {
    annals_with(arguments, &[])
}

/// Runs the program with some variables of the environment.
pub fn annals_with(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annals"));
    command
        .env_clear()
        .args(arguments)
        .envs(variables.iter().copied());
    command.output().expect("the program runs")
}

/// What it wrote.
pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

/// What it complained about.
pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("output is UTF-8")
}

/// Its exit code.
pub fn code(output: &Output) -> i32 {
    output.status.code().expect("the program ends by itself")
}

/// A folder of its own for a test.
pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}
