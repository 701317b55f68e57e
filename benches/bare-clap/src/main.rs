//! A clap program that does nothing but parse `lookup WORDS…` and print them.

use clap::{Arg, ArgAction, Command};

fn main() {
    let words = Arg::new("words").required(true).num_args(1..);
    let language = Arg::new("lang").long("lang").short('l').action(ArgAction::Set).global(true);
    let command = Command::new("bare-clap")
        .arg(language)
        .subcommand_required(true)
        .subcommand(Command::new("lookup").arg(words));
    let matches = command.get_matches();
    let words = matches
        .subcommand()
        .and_then(|(_, matches)| matches.get_many::<String>("words"))
        .into_iter()
        .flatten();
    for word in words {
        println!("{word}");
    }
}
