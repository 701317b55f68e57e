#!/usr/bin/env python3
"""How fast records are checked, beside pgn-extract checking chess games of the same size.

Usage: benches/check.py [GAMES] [RUNS]

Needs pgn-extract (Debian) and python-chess. Simulates GAMES records (2000 by default) with `annals simulate` and as
many random chess games, until both files have about the same number of bytes, then runs both checkers in turn on one
core, RUNS times each (7 by default), and prints the minima: entries and moves per second, bytes per second, and the
time for one complete record from start to finish.
"""

import os
import pathlib
import random
import shutil
import subprocess
import sys
import time

import chess
import chess.pgn

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / "target" / "benches" / "check"
ANNALS = os.environ.get("ANNALS", str(ROOT / "target" / "release" / "annals"))
# Debian keeps games apart.
PGN_EXTRACT = shutil.which("pgn-extract", path=os.environ["PATH"] + ":/usr/games")


def records(count):
    folder = WORK / f"records-{count}"
    if not folder.exists():
        for players in (2, 3, 4, 5):
            subprocess.run(
                [ANNALS, "simulate", "--game", "discovery", "--players", str(players), "--games", str(count // 4), "-o", str(folder)],
                check=True,
            )
    return sorted(folder.glob("*.annal"))


def entries_of(files):
    """Headings and entries: what is checked."""
    count = 0
    for file in files:
        for line in file.read_text(encoding="utf-8").split("\n")[1:]:
            if line.strip():
                count += line.count(";") + 1
    return count


def chess_games(size):
    """Random legal games, about as many bytes as the records."""
    path = WORK / f"chess-{size}.pgn"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        randomly = random.Random(1)
        with path.open("w", encoding="utf-8") as out:
            while out.tell() < size:
                board = chess.Board()
                game = chess.pgn.Game()
                node = game
                while not board.is_game_over() and board.ply() < 160:
                    move = randomly.choice(list(board.legal_moves))
                    node = node.add_variation(move)
                    board.push(move)
                game.headers["Result"] = board.result(claim_draw=False)
                out.write(f"{game}\n\n")
    moves = 0
    with path.open(encoding="utf-8") as games:
        while (game := chess.pgn.read_game(games)) is not None:
            moves += sum(1 for _ in game.mainline_moves())
    return path, moves


CORES = sorted(os.sched_getaffinity(0))


def on_cores(count, command, environment):
    """Runs a command on so many cores; its return code and the seconds it took."""
    os.sched_setaffinity(0, CORES[:count])
    start = time.perf_counter()
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    seconds = time.perf_counter() - start
    os.sched_setaffinity(0, CORES)
    return done.returncode, seconds


def least(commands, runs):
    best = {name: float("inf") for name, _ in commands}
    environment = dict(os.environ, LC_ALL="C")
    for _ in range(runs):
        for name, command in commands:
            code, seconds = on_cores(1, command, environment)
            best[name] = min(best[name], seconds)
            if code not in (0, 1):
                sys.exit(f"{name} failed")
    return best


def main():
    if PGN_EXTRACT is None:
        sys.exit("pgn-extract is not installed")
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    files = records(count)
    size = sum(file.stat().st_size for file in files)
    entries = entries_of(files)
    pgn, moves = chess_games(size)
    one = [str(file) for file in files if "-4-" in file.name][:1]
    best = least(
        [
            ("annals", [ANNALS, "check", "--format", "short", *map(str, files)]),
            ("pgn-extract", [PGN_EXTRACT, "-r", str(pgn)]),
        ],
        runs,
    )
    alone = least([("one", [ANNALS, "check", *one])], runs * 30)["one"]
    print(f"{len(files)} records, {entries} entries, {size / 1e6:.1f} MB; chess: {moves} moves, {pgn.stat().st_size / 1e6:.1f} MB")
    for name, number, bytes_ in (("annals", entries, size), ("pgn-extract", moves, pgn.stat().st_size)):
        seconds = best[name]
        print(f"{name:<12} {seconds:7.3f} s  {number / seconds / 1e6:6.2f} M/s  {bytes_ / seconds / 1e6:6.1f} MB/s")
    print(f"annals / pgn-extract: {(entries / best['annals']) / (moves / best['pgn-extract']):.2f}")
    print(f"one complete record, start to finish: {alone * 1e3:.2f} ms")


if __name__ == "__main__":
    main()
