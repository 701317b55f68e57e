#!/usr/bin/env python3
"""All four languages as a site beside mdBook building one language of the same Markdown.

Usage: benches/book.py [RUNS]

Builds annals, installs mdBook from crates.io into `target/benches` if it is not there, writes the English book as
Markdown and gives it to mdBook (with its own search, as it comes), then runs both in turn, RUNS times each (20 by
default), and prints the minimum of each and their ratio. Runs alternate, so that noise of the machine meets both.
"""

import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BENCHES = ROOT / "target" / "benches"
ANNALS = ROOT / "target" / "release" / "annals"


def run(command, **more):
    subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)


def build():
    run(["cargo", "build", "--release", "--quiet"], cwd=ROOT)
    if not (BENCHES / "bin" / "mdbook").exists():
        run(["cargo", "install", "mdbook", "--locked", "--quiet", "--root", BENCHES])
    folder = BENCHES / "mdbook"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run([ANNALS, "book", "--lang", "en", "--format", "markdown", "-o", folder / "markdown"])
    (folder / "markdown" / "en").rename(folder / "src")
    (folder / "book.toml").write_text('[book]\ntitle = "The Age of Discovery"\n')
    return folder


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    folder = build()
    pages = len(list((folder / "src").glob("*.md")))
    commands = {
        "annals book, 4 languages": [ANNALS, "book", "-o", folder / "site"],
        "annals book, 1 language": [ANNALS, "book", "--lang", "en", "-o", folder / "site-en"],
        "mdBook, 1 language": [BENCHES / "bin" / "mdbook", "build", folder],
    }
    best = dict.fromkeys(commands, float("inf"))
    for _ in range(runs):
        for name, command in commands.items():
            start = time.perf_counter()
            run(command)
            best[name] = min(best[name], time.perf_counter() - start)
    reference = best["mdBook, 1 language"]
    print(f"{pages} Markdown pages a language, minimum of {runs} runs")
    for name, seconds in best.items():
        print(f"{name:26} {seconds * 1000:8.1f} ms   {seconds / reference:5.2f} of mdBook")


main()
