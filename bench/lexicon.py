"""What does the compiled dictionary cost: files, opening, memory, a look-up, a page of words?

Rounds are interleaved and the median of CPU time counts. Compare within one run only.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.protocol import Known, Pattern

ROUNDS = 9
PAGE = 50
EVERY = 97
USUAL = 4000
PATTERNS = {
    "す … こ": Pattern(frozenset("す"), frozenset("こ")),
    "す … や行": Pattern(frozenset("す"), frozenset("やゆよ")),
    "す …, 7 letters and more": Pattern(frozenset("す"), shortest=7),
    "す …": Pattern(frozenset("す")),
    "… や行": Pattern(ends=frozenset("やゆよ")),
    "… ぬ, 9 letters and more": Pattern(ends=frozenset("ぬ"), shortest=9),
    "14 letters": Pattern(shortest=14, longest=14),
    "any word": Pattern(),
    "any name … ぬ, 5 letters": Pattern(ends=frozenset("ぬ"), shortest=5, longest=5, kind="proper"),
}


class Work(NamedTuple):
    """Something done once for each of ``asked``."""

    run: Callable[[Sequence[str]], object]
    asked: Sequence[str]


def main() -> None:
    """Print one table after another."""
    settings = Settings.from_environ()
    services.open_lexicon(settings)
    folder = services.lexicon_folder(settings)
    before = own_memory()
    started = time.perf_counter()
    lexicon = CompiledLexicon(folder)
    opening = time.perf_counter() - started
    sample = list(islice(lexicon, 0, None, EVERY))
    for reading in sample:
        lexicon.find(reading)
    own = own_memory() - before
    about = lexicon.info()
    print(f"lexicon {about.version}: {about.counts.readings:,} readings,", end=" ")
    print(f"{about.counts.entries:,} entries, {about.counts.written:,} written forms")
    for file in sorted(folder.iterdir()):
        print(f"{file.name:26}{file.stat().st_size / 1e6:8.2f} MB")
    print(f"{'opening':26}{opening * 1e3:8.2f} ms")
    print(f"{'memory of its own':26}{own / 1e3:8.2f} MB after {len(sample):,} look-ups")
    look_ups(lexicon, sample)
    pages(lexicon)


def look_ups(lexicon: CompiledLexicon, sample: Sequence[str]) -> None:
    """The time of one look-up, beside the same look-up in Python's own hash tables."""
    usual = [word.reading for word in islice(lexicon.search(Pattern()), USUAL)]
    entries = {reading: len(known.entries) for reading, known in found(lexicon, usual)}
    missing = [f"{reading}ん" for reading in usual if lexicon.find(f"{reading}ん") is None]
    written = [known.entries[0].written for _, known in found(lexicon, usual)]
    known_already = dict(found(lexicon, usual))
    keys = frozenset(usual)
    finding = each(lexicon.find)
    works = {
        "find, usual words": Work(finding, usual),
        "find, 1 entry": Work(finding, [r for r in usual if entries[r] == 1]),
        "find, 1 to 3 entries": Work(finding, [r for r in usual if entries[r] <= 3]),
        "find, 4 and more": Work(finding, [r for r in usual if entries[r] > 3]),
        "find, any reading": Work(finding, sample),
        "find, unknown reading": Work(finding, missing),
        "summary, usual words": Work(each(lexicon.summary), usual),
        "noun, usual words": Work(each(lexicon.noun), usual),
        "meant, unknown reading": Work(each(lexicon.correction), missing),
        "is it plain, usual words": Work(each(lexicon.is_plain), usual),
        "prefixes of a usual word": Work(each(lexicon.prefixes), usual),
        "readings of a written form": Work(each(lexicon.readings), written),
        "dict of everything": Work(each(known_already.get), usual),
        "membership in a set": Work(each(keys.__contains__), usual),
    }
    spent = race(works)
    base = spent["find, usual words"]
    print(f"\n{sum(entries.values()) / len(usual):.1f} entries in a usual word")
    print(f"{'look-up':30}{'µs':>8}{'x':>8}")
    for name, seconds in spent.items():
        print(f"{name:30}{seconds * 1e6:8.2f}{seconds / base:8.2f}")


def pages(lexicon: CompiledLexicon) -> None:
    """The time of a page of words, beside looking at every word."""
    everything = [(word.reading, word) for word in lexicon.search(Pattern())]

    def page(pattern: Pattern) -> Work:
        return Work(lambda _: list(islice(lexicon.search(pattern), PAGE)), [""])

    def scan(_: Sequence[str]) -> object:
        return [word for reading, word in everything if reading[0] == "す" and reading[-1] == "こ"]

    works = {name: page(pattern) for name, pattern in PATTERNS.items()}
    spent = race({**works, "every common word looked at": Work(scan, [""])})
    base = next(iter(spent.values()))
    print(f"\n{f'page of {PAGE}':30}{'ms':>8}{'x':>8}")
    for name, seconds in spent.items():
        print(f"{name:30}{seconds * 1e3:8.2f}{seconds / base:8.2f}")


def found(lexicon: CompiledLexicon, readings: Iterable[str]) -> Iterable[tuple[str, Known]]:
    """Readings with what is known of them."""
    return ((r, known) for r in readings if (known := lexicon.find(r)) is not None)


def each(function: Callable[[str], object]) -> Callable[[Sequence[str]], object]:
    """Call a function for each text, and nothing else."""

    def run(asked: Sequence[str]) -> None:
        for text in asked:
            function(text)

    return run


def race(works: Mapping[str, Work]) -> dict[str, float]:
    """CPU seconds for one of what each is asked, the median over all rounds but the first."""
    spent: dict[str, list[float]] = {name: [] for name in works}
    for turn in range(ROUNDS + 1):
        for name, work in works.items():
            started = time.process_time()
            work.run(work.asked)
            if turn:
                spent[name].append((time.process_time() - started) / len(work.asked))
    return {name: median(seconds) for name, seconds in spent.items()}


def own_memory() -> int:
    """Memory of this process alone in kilobytes; pages of mapped files are everybody's."""
    rollup = Path("/proc/self/smaps_rollup").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in rollup.splitlines() if "Private_Dirty" in line)


if __name__ == "__main__":
    main()
