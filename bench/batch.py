"""How many lines of a list a second does `wordsvc batch` judge, beside other ways of asking?

The list is written to a text file, and the time of the whole program counts, from its start to the
Parquet file in its place. The others get the beginning of the same list already in memory, in as
many processes, and the clock starts when all of them are ready. Compare within one run only; where
others use the machine, by CPU time: what the processors could do in a second with nothing else.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import resource
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
from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.protocol import Pattern

LINES = 10_000_000
SHARE = 10  # the others get one line in so many
SEED = 20260101
AT_A_TIME = 1000
LOOK_SECONDS = 0.25
BASE = "fugashi + part of speech"


class Took(NamedTuple):
    """Seconds on the clock, those of one processor, and the most memory of all processes (MB)."""

    seconds: float
    cpu: float
    memory: float = 0.0


def main(argv: Sequence[str] | None = None) -> None:
    """Print lines per second and how many times fugashi's rate that is."""
    parser = argparse.ArgumentParser(prog="batch", description="lines of a list per second")
    parser.add_argument("--lines", type=int, default=LINES)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    options = parser.parse_args(argv)
    lexicon = services.open_lexicon(Settings.from_environ())
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "list.txt")
        with path.open("w", encoding="utf-8") as file:
            for words in listed(lexicon, options.lines):
                file.write("".join(f"{word}\n" for word in words))
        load = os.getloadavg()[0]
        print(f"lexicon {lexicon.version}, {options.lines:,} lines, {path.stat().st_size:,} bytes")
        print(f"{options.jobs} processes, load before {load:.1f}\n")
        ours = judged(path, options.jobs)
        asked = max(options.lines // SHARE, options.jobs)
        rates = {"wordsvc batch, text to Parquet": _rates(options.lines, ours, options.jobs)}
        for name in BUILDERS:
            took = others(name, path, asked, options.jobs)
            rates[name] = _rates(asked, took, options.jobs)
    width = max(map(len, rates))
    base, by_cpu = rates[BASE]
    print(f"{'':{width}} {'lines/s':>12} {'x fugashi':>10} {'by CPU time':>12} {'x fugashi':>10}")
    for name, (rate, cpu) in rates.items():
        ratios = f"{rate / base:>10.2f} {cpu:>12,.0f} {cpu / by_cpu:>10.2f}"
        print(f"{name:{width}} {rate:>12,.0f} {ratios}")
    memory = f"at most {ours.memory:.0f} MB in all processes of wordsvc batch"
    print(f"\n{ours.seconds:.1f} s, {memory}, load after {os.getloadavg()[0]:.1f}")


def _rates(lines: int, took: Took, jobs: int) -> tuple[float, float]:
    """Lines a second by the clock and by CPU time."""
    return lines / took.seconds, lines * jobs / took.cpu


def listed(lexicon: CompiledLexicon, lines: int) -> Iterator[list[str]]:
    """Lines, some at a time: of a hundred ninety nouns, five readings of any kind, three words as
    people type them, and two strings that are none. Of each kind all are equally likely, and every
    run has the same.
    """
    chance = random.Random(SEED)
    nouns = [word.reading for word in lexicon.search(Pattern())]
    nouns.sort()
    readings = list(lexicon)
    typed = measured(lexicon)
    for start in range(0, lines, AT_A_TIME):
        words = chance.choices(nouns, k=AT_A_TIME * 90 // 100)
        words += chance.choices(readings, k=AT_A_TIME * 5 // 100)
        words += chance.choices(typed, k=AT_A_TIME * 3 // 100)
        ends = chance.choices(words, k=AT_A_TIME - len(words))
        words += [word[:3] + end[-2:] for word, end in zip(words, ends, strict=False)]
        chance.shuffle(words)
        yield words[: lines - start]


def judged(path: Path, jobs: int) -> Took:
    """Run the program, and look at the memory of its processes."""
    out = path.with_name("out.parquet")
    command = [sys.executable, "-m", "wordsvc", "batch", "word-basket", str(path)]
    started, before = time.monotonic(), _of_children()
    process = subprocess.Popen([*command, "--out", str(out), "--jobs", str(jobs)])
    most = 0.0
    pause = threading.Event()
    while process.poll() is None:
        most = max(most, sum(map(_memory, _family(process.pid))))
        pause.wait(LOOK_SECONDS)
    spent = time.monotonic() - started
    if process.returncode == 2 or not out.exists():
        raise SystemExit("wordsvc batch did not get to the end of the list")
    return Took(spent, _of_children() - before, most)


def others(name: str, path: Path, lines: int, jobs: int) -> Took:
    """What another way takes for so many lines, in so many processes."""
    spawn = multiprocessing.get_context("spawn")
    ready = spawn.Barrier(jobs)
    ranges = [(lines * n // jobs, lines * (n + 1) // jobs) for n in range(jobs)]
    with spawn.Pool(jobs, _meet, (ready,)) as pool:
        took = pool.starmap(_work, [(name, path, *span) for span in ranges], chunksize=1)
    return Took(max(one.seconds for one in took), sum(one.cpu for one in took))


def _meet(ready: Barrier) -> None:
    globals()["_ready"] = ready


def _work(name: str, path: Path, first: int, last: int) -> Took:
    """What a contestant takes for some lines."""
    with path.open(encoding="utf-8") as file:
        words = [line.rstrip("\n") for place, line in enumerate(file) if first <= place < last]
    contestant = BUILDERS[name](words)
    contestant.work(words[:AT_A_TIME])
    globals()["_ready"].wait()
    started, before = time.monotonic(), time.process_time()
    contestant.work(words)
    return Took(time.monotonic() - started, time.process_time() - before)


def _of_children() -> float:
    """Seconds of a processor that programs started from here have taken, with theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


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
