"""How many lines of a list a second does `wordsvc batch` judge, beside other ways of asking?

The list is written to a text file, and the time of the whole program counts, from its start to the
Parquet file in its place. The others get the beginning of the same list already in memory, in as
many processes, and the clock starts when all of them are ready. Compare within one run only.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import NamedTuple

from bench.contestants import BUILDERS
from bench.words import measured
from wordsvc import bootstrap
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.protocol import Pattern

LINES = 10_000_000
SHARE = 10  # the others get one line in so many
SEED = 20260101
AT_A_TIME = 1000
LOOK_SECONDS = 0.25
BASE = "fugashi + part of speech"


class Ours(NamedTuple):
    """What the program took: seconds, and the most memory of all its processes (MB)."""

    seconds: float
    memory: float


def main(argv: Sequence[str] | None = None) -> None:
    """Print lines per second and how many times fugashi's rate that is."""
    parser = argparse.ArgumentParser(prog="batch", description="lines of a list per second")
    parser.add_argument("--lines", type=int, default=LINES)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    options = parser.parse_args(argv)
    lexicon = bootstrap.open_lexicon(bootstrap.Settings.from_environ())
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "list.txt")
        with path.open("w", encoding="utf-8") as file:
            for words in listed(lexicon, options.lines):
                file.write("".join(f"{word}\n" for word in words))
        load = os.getloadavg()[0]
        print(f"lexicon {lexicon.version}, {options.lines:,} lines, {path.stat().st_size:,} bytes")
        print(f"{options.jobs} processes, load before {load:.1f}\n")
        ours = judged(path, options.jobs)
        rates = {"wordsvc batch, text to Parquet": options.lines / ours.seconds}
        asked = max(options.lines // SHARE, options.jobs)
        for name in BUILDERS:
            rates[name] = others(name, path, asked, options.jobs)
    width = max(map(len, rates))
    print(f"{'':{width}} {'lines/s':>12} {'x fugashi':>10}")
    for name, rate in rates.items():
        print(f"{name:{width}} {rate:>12,.0f} {rate / rates[BASE]:>10.2f}")
    print(f"\n{ours.seconds:.1f} s, at most {ours.memory:.0f} MB in all processes of wordsvc batch")


def listed(lexicon: CompiledLexicon, lines: int) -> Iterator[list[str]]:
    """Lines, some at a time: of twenty sixteen nouns, two readings of any kind, a word as people
    type it, and a string that is none. Each is as likely as any other; every run has the same.
    """
    chance = random.Random(SEED)
    nouns = [word.reading for word in lexicon.search(Pattern())]
    nouns.sort()
    readings = list(lexicon)
    typed = measured(lexicon)
    for start in range(0, lines, AT_A_TIME):
        words = chance.choices(nouns, k=AT_A_TIME * 16 // 20)
        words += chance.choices(readings, k=AT_A_TIME * 2 // 20)
        words += chance.choices(typed, k=AT_A_TIME // 20)
        ends = chance.choices(words, k=AT_A_TIME - len(words))
        words += [word[:3] + end[-2:] for word, end in zip(words, ends, strict=False)]
        chance.shuffle(words)
        yield words[: lines - start]


def judged(path: Path, jobs: int) -> Ours:
    """Run the program, and look at the memory of its processes."""
    out = path.with_name("out.parquet")
    command = [sys.executable, "-m", "wordsvc", "batch", "word-basket", str(path)]
    started = time.monotonic()
    process = subprocess.Popen([*command, "--out", str(out), "--jobs", str(jobs)])
    most = 0.0
    pause = threading.Event()
    while process.poll() is None:
        most = max(most, sum(map(_memory, _family(process.pid))))
        pause.wait(LOOK_SECONDS)
    spent = time.monotonic() - started
    if process.returncode == 2 or not out.exists():
        raise SystemExit("wordsvc batch did not get to the end of the list")
    return Ours(spent, most)


def others(name: str, path: Path, lines: int, jobs: int) -> float:
    """Lines a second of another way, in so many processes."""
    spawn = multiprocessing.get_context("spawn")
    ready = spawn.Barrier(jobs)
    ranges = [(lines * n // jobs, lines * (n + 1) // jobs) for n in range(jobs)]
    with spawn.Pool(jobs, _meet, (ready,)) as pool:
        spent = pool.starmap(_work, [(name, path, *span) for span in ranges], chunksize=1)
    return lines / max(spent)


def _meet(ready: Barrier) -> None:
    globals()["_ready"] = ready


def _work(name: str, path: Path, first: int, last: int) -> float:
    """Seconds that a contestant takes for some lines."""
    with path.open(encoding="utf-8") as file:
        words = [line.rstrip("\n") for place, line in enumerate(file) if first <= place < last]
    contestant = BUILDERS[name](words)
    contestant.work(words[:AT_A_TIME])
    globals()["_ready"].wait()
    started = time.monotonic()
    contestant.work(words)
    return time.monotonic() - started


def _family(top: int) -> list[int]:
    """A process and those that it has started."""
    found = [top]
    for status in Path("/proc").glob("[0-9]*/status"):
        if _field(status, "PPid:") in found:
            found.append(int(status.parent.name))
    return found


def _memory(process: int) -> float:
    """MB of a process; what it shares with others counts in part, where the system tells that."""
    shares = Path(f"/proc/{process}/smaps_rollup")
    told = _field(shares, "Pss:") if shares.exists() else 0
    return (told or _field(Path(f"/proc/{process}/status"), "VmRSS:")) / 1024


def _field(file: Path, name: str) -> int:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError:  # it has just ended
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(name)), 0)


if __name__ == "__main__":
    main()
