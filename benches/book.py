#!/usr/bin/env python3
"""All games in all four languages as a site beside mdBook building the same Markdown of one language, page by page.

Usage: benches/book.py [RUNS]

Builds annals, installs mdBook from crates.io into `target/benches` if it is not there, writes the English books as
Markdown and gives each game's to mdBook as a book of its own (with its own search, as it comes), then runs all of them
in turn, RUNS times each (20 by default), and prints the minimum of each, the time of a page, and its ratio to mdBook.
Runs alternate, so that noise of the machine meets all alike.
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
    run([ANNALS, "book", "--game", "all", "--lang", "en", "--format", "markdown", "-o", folder / "markdown"])
    books = []
    for source in sorted((folder / "markdown" / "en").iterdir()):
        book = folder / source.name
        book.mkdir()
        source.rename(book / "src")
        (book / "book.toml").write_text(f'[book]\ntitle = "{source.name}"\n')
        books.append(book)
    return folder, books


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    folder, books = build()
    pages = sum(len(list((book / "src").glob("*.md"))) - 1 for book in books)
    annals = [ANNALS, "book", "--game", "all"]
    # What is run, and how many pages it makes.
    tasks = {
        "annals, 4 languages": ([[*annals, "--lang", "all", "-o", folder / "site"]], 4 * pages),
        "annals, 1 language": ([[*annals, "--lang", "en", "-o", folder / "site-en"]], pages),
        "mdBook, 1 language": ([[BENCHES / "bin" / "mdbook", "build", book] for book in books], pages),
    }
    best = dict.fromkeys(tasks, float("inf"))
    for _ in range(runs):
        for name, (commands, _) in tasks.items():
            start = time.perf_counter()
            for command in commands:
                run(command)
            best[name] = min(best[name], time.perf_counter() - start)
    reference = best["mdBook, 1 language"] / pages
    print(f"{len(books)} games, {pages} Markdown pages a language, minimum of {runs} runs")
    for name, (_, count) in tasks.items():
        page = best[name] / count
        print(f"{name:20} {best[name] * 1000:8.1f} ms {page * 1000:7.2f} ms a page {page / reference:5.2f} of mdBook")


main()
