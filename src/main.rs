//! The program: everything it does is in `annals::cli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    annals::cli::run()
}
