#!/usr/bin/env python3
"""annals beside its peers, in one run on one machine, as ratios.

Usage: benches/peers.py [GAMES] [RUNS]

Checking: pgn-extract (Debian), shakmaty with pgn-reader (a scratch program built below `target/benches`) and
python-chess (PyPI) on chess games of as many bytes as GAMES simulated records (1000 by default), RUNS times each in
turn (7 by default), minima; annals on one core and on two. Then the look-up beside tealdeer and man
(`benches/startup.py`) and the book beside mdBook (`benches/book.py`).
"""

import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import check  # noqa: E402

SCRATCH = check.ROOT / "target" / "benches" / "shakmaty"
MANIFEST = """[package]
name = "shakmaty-check"
version = "0.0.0"
edition = "2021"

[dependencies]
pgn-reader = "0.26"
shakmaty = "0.27"

[profile.release]
lto = "fat"
codegen-units = 1

[workspace]
"""
PROGRAM = """use pgn_reader::{BufferedReader, SanPlus, Skip, Visitor};
use shakmaty::{Chess, Position};

struct Checker {
    position: Chess,
    moves: u64,
}

impl Visitor for Checker {
    type Result = ();

    fn begin_game(&mut self) {
        self.position = Chess::default();
    }

    fn san(&mut self, san: SanPlus) {
        let legal = san.san.to_move(&self.position).expect("a legal move");
        self.position.play_unchecked(&legal);
        self.moves += 1;
    }

    fn begin_variation(&mut self) -> Skip {
        Skip(true)
    }

    fn end_game(&mut self) {}
}

fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let mut reader = BufferedReader::new(std::fs::File::open(path).expect("a readable file"));
    let mut checker = Checker { position: Chess::default(), moves: 0 };
    reader.read_all(&mut checker).expect("games");
    println!("{}", checker.moves);
}
"""
PYTHON = """import sys, chess.pgn
with open(sys.argv[1], encoding="utf-8") as games:
    while (game := chess.pgn.read_game(games)) is not None:
        sum(1 for _ in game.mainline_moves())
"""


def shakmaty():
    (SCRATCH / "src").mkdir(parents=True, exist_ok=True)
    (SCRATCH / "Cargo.toml").write_text(MANIFEST)
    (SCRATCH / "src" / "main.rs").write_text(PROGRAM)
    subprocess.run(["cargo", "build", "--release", "--quiet"], cwd=SCRATCH, check=True)
    return str(SCRATCH / "target" / "release" / "shakmaty-check")


def timed(command, cores):
    environment = dict(os.environ, LC_ALL="C")
    code, seconds = check.on_cores(cores, command, environment)
    if code != 0:
        sys.exit(f"{command[0]} failed")
    return seconds


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    files = check.records(count)
    size = sum(file.stat().st_size for file in files)
    entries = check.entries_of(files)
    pgn, moves = check.chess_games(size)
    annals = [check.ANNALS, "check", "--format", "short", *map(str, files)]
    commands = {
        "annals, one core": (annals, 1, entries, size),
        "annals, two cores": (annals, 2, entries, size),
        "pgn-extract": ([check.PGN_EXTRACT, "-r", str(pgn)], 1, moves, pgn.stat().st_size),
        "shakmaty + pgn-reader": ([shakmaty(), str(pgn)], 1, moves, pgn.stat().st_size),
        "python-chess": ([sys.executable, "-c", PYTHON, str(pgn)], 1, moves, pgn.stat().st_size),
    }
    best = dict.fromkeys(commands, float("inf"))
    for turn in range(runs):
        for name, (command, threads, _, _) in commands.items():
            # One run of the slowest says enough.
            if name != "python-chess" or turn == 0:
                best[name] = min(best[name], timed(command, threads))
    print(f"{len(files)} records of {size / 1e6:.1f} MB with {entries} entries; {moves} chess moves; minimum of {runs} runs")
    own = size / best["annals, one core"]
    for name, (_, _, number, length) in commands.items():
        seconds = best[name]
        rate = length / seconds
        print(f"{name:<22} {seconds:7.3f} s {number / seconds / 1e6:6.2f} M/s {rate / 1e6:7.1f} MB/s   annals' bytes per second: {own / rate:6.2f} of it")
    here = pathlib.Path(__file__).resolve().parent
    for script, runs in (("startup.py", "100"), ("book.py", "10")):
        print()
        subprocess.run([sys.executable, str(here / script), runs], check=True)


if __name__ == "__main__":
    main()
