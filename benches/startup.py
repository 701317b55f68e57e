#!/usr/bin/env python3
"""Start-up of `annals lookup monastery` beside a bare clap program, and tealdeer and man showing a page.

Usage: benches/startup.py [RUNS]

Builds annals and the bare program, installs tealdeer from crates.io into `target/benches` if it is not
there, uses man where it is installed, then runs all of them in turn, RUNS times each (200 by default), and prints the minimum of each
and its ratio to the bare program. Runs alternate, so that noise of the machine meets all alike.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BENCHES = ROOT / "target" / "benches"


def build():
    quiet = {"check": True, "stdout": subprocess.DEVNULL}
    subprocess.run(["cargo", "build", "--release", "--quiet"], cwd=ROOT, **quiet)
    bare = ["cargo", "build", "--release", "--quiet", "--target-dir", str(BENCHES / "bare-clap")]
    subprocess.run(bare, cwd=ROOT / "benches" / "bare-clap", **quiet)
    if not (BENCHES / "bin" / "tldr").exists():
        subprocess.run(["cargo", "install", "tealdeer", "--quiet", "--root", str(BENCHES)], **quiet)
    page = BENCHES / "cache" / "tldr-pages" / "pages.en" / "common" / "monastery.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(
        "# monastery\n\n> Receive a missionary every turn.\n> More information: <https://example.org>.\n\n"
        + "".join(f"- Example number {n}:\n\n`monastery --option {n}`\n\n" for n in range(8))
    )
    (BENCHES / "monastery.1").write_text(
        ".TH MONASTERY 1\n.SH NAME\nmonastery \\- receive a missionary every turn\n.SH EXAMPLES\n"
        + "".join(f".TP\nExample number {n}:\n.B monastery --option {n}\n" for n in range(8))
    )


def copied(program):
    """A fresh copy: how a linker or a copy lays a file into the page cache changes its start by a tenth."""
    run = BENCHES / "run"
    run.mkdir(parents=True, exist_ok=True)
    copy = run / program.name
    shutil.copy(program, copy)
    return str(copy)


def measure(commands, runs):
    environment = dict(os.environ, TEALDEER_CACHE_DIR=str(BENCHES / "cache"), LC_ALL="C", NO_COLOR="1")
    environment.pop("ANNALS_LANG", None)
    sink = os.open(os.devnull, os.O_WRONLY)
    actions = [(os.POSIX_SPAWN_DUP2, sink, 1), (os.POSIX_SPAWN_DUP2, sink, 2)]
    best = {name: float("inf") for name, _ in commands}
    for _ in range(runs):
        for name, command in commands:
            start = time.perf_counter()
            child = os.posix_spawn(command[0], command, environment, file_actions=actions)
            status = os.waitpid(child, 0)[1]
            best[name] = min(best[name], time.perf_counter() - start)
            if status != 0:
                sys.exit(f"{name} failed: {' '.join(command)}")
    return best


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    build()
    annals = copied(ROOT / "target" / "release" / "annals")
    bare = copied(BENCHES / "bare-clap" / "release" / "bare-clap")
    tealdeer = copied(BENCHES / "bin" / "tldr")
    commands = [
        ("bare clap", [bare, "lookup", "monastery"]),
        ("annals", [annals, "lookup", "monastery"]),
        ("annals, in Hebrew", [annals, "lookup", "monastery", "--lang", "he"]),
        ("annals, misspelt", [annals, "lookup", "monastey"]),
        ("tealdeer", [tealdeer, "--no-auto-update", "monastery"]),
    ]
    if man := shutil.which("man"):
        # Without its pager, and from a file: nothing is searched.
        commands.append(("man", [man, "-P", "cat", "-l", str(BENCHES / "monastery.1")]))
    best = measure(commands, runs)
    floor = best["bare clap"]
    print(f"minimum of {runs} runs, start to exit")
    for name, seconds in best.items():
        print(f"{name:<20} {seconds * 1000:7.3f} ms  {seconds / floor:5.2f} x bare clap")


if __name__ == "__main__":
    main()
