#!/usr/bin/env python3
"""How the work of a check grows with the record, in instructions.

Usage: benches/growth.py [PARTS]

Needs valgrind. Checks hostile records of PARTS, twice and four times as many parts (1000 by default) under callgrind
and prints the millions of instructions beyond those of an empty record, and by what each doubling multiplies them:
2.00 is linear. Then the same for some of them with `fmt`, for 450, 900 and 1800 terms laid over the data (the built-in data
included), and for simulated games in one run, 20, 40 and 80 of them.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ANNALS = os.environ.get("ANNALS", str(ROOT / "target" / "release" / "annals"))
OPENING = "annals 1 discovery en\nplayers: red, blue\nsetup\norder: red, blue\nturn 1\nplacement\n"
SHAPES = {
    "entries, one a line": lambda parts: "red: dock\nblue: goods\n" * parts,
    "entries in one line": lambda parts: "red: dock; blue: goods; " * parts,
    "words nobody knows": lambda parts: "".join(f"red: wrd{part}x\n" for part in range(parts)),
    "one long word": lambda parts: "red: " + "monastery" * parts,
    "one long list": lambda parts: "red: " + "dock, " * parts,
    "brackets": lambda parts: "red: [[[[1 2\n" * parts,
    "headings": lambda parts: "".join(f"turn {turn}\nplacement\nrefill\n" for turn in range(parts)),
    "comments": lambda parts: "# nothing to see here\n\n" * parts,
    "a subject of words": lambda parts: "anna " * parts + ": dock\n",
    "many named players": lambda parts: "players: "
    + ", ".join(f"red p{part}a" for part in range(parts))
    + "\n"
    + "".join(f"q{part}a: dock\n" for part in range(parts)),
}


def instructions(files, arguments=("check", "--format", "short")):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", ANNALS, *arguments]
    one_core = ["taskset", "-c", str(min(os.sched_getaffinity(0)))]
    done = subprocess.run([*one_core, *command, *map(str, files)], capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", done.stderr).group(1))


def row(name, counts):
    steps = "".join(f"{later / max(earlier, 1):8.2f}" for earlier, later in zip(counts, counts[1:]))
    print(f"{name:<26}" + "".join(f"{count / 1e6:9.1f}" for count in counts) + steps)


def main():
    parts = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "record.annal"
        file.write_text(OPENING)
        empty = instructions([file])
        for name, shape in SHAPES.items():
            counts = []
            for times in (1, 2, 4):
                file.write_text(OPENING + shape(parts * times))
                counts.append(instructions([file]) - empty)
            row(name, counts)
        file.write_text(OPENING)
        empty = instructions([file], ["fmt"])
        for name in ("one long word", "words nobody knows", "a subject of words", "many named players"):
            counts = []
            for times in (1, 2, 4):
                file.write_text(OPENING + SHAPES[name](parts * times))
                counts.append(instructions([file], ["fmt"]) - empty)
            row(f"fmt, {name}", counts)
        data = pathlib.Path(folder) / "data" / "discovery"
        data.mkdir(parents=True)
        counts = []
        for terms in (450, 900, 1800):
            lines = "".join(f'[[term]]\nid = "t{term}"\nrules = []\n' for term in range(terms))
            (data / "terms.toml").write_text(lines)
            counts.append(instructions([], ["lookup", "dock", "--data", str(data.parent)]))
        row("overlay of terms", counts)
        subprocess.run([ANNALS, "simulate", "--game", "discovery", "--games", "80", "-o", folder], check=True)
        games = sorted(pathlib.Path(folder).glob("discovery-*.annal"))
        row("simulated games", [instructions(games[:count]) for count in (20, 40, 80)])


if __name__ == "__main__":
    main()
