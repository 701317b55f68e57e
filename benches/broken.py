#!/usr/bin/env python3
"""How long a check of a broken record takes, start to exit.

First let the proof write broken records, then time the release program on them:

    mkdir broken && ANNALS_WRITE=$PWD/broken cargo test --release --test proof what_is_said
    cargo build --release && benches/broken.py broken
"""

import statistics
import subprocess
import sys
import time
from pathlib import Path

PROGRAM = Path(__file__).parent.parent / "target/release/annals"
RUNS = 3


def fastest(record: Path) -> float:
    """The shortest of a few runs, in milliseconds."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run([PROGRAM, "check", "-f", "short", record], stdout=subprocess.DEVNULL, check=False)
        times.append(time.perf_counter() - start)
    return min(times) * 1000


def main() -> None:
    records = sorted(Path(sys.argv[1]).glob("*.annal"))
    times = sorted((fastest(record), record.name) for record in records)
    only_times = [spent for spent, _ in times]
    print(f"{len(times)} records")
    print(f"median {statistics.median(only_times):.1f} ms")
    print(f"95 of 100 below {only_times[len(only_times) * 95 // 100]:.1f} ms")
    print(f"worst {times[-1][0]:.1f} ms: {times[-1][1]}")


main()
