"""How many words a second does one core judge, beside other ways of asking about a word?

All contestants get the same words in the same run; rounds are interleaved, so that a slow moment
of the machine strikes everybody, and the median of CPU time counts. Compare within one run only.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from statistics import median

from bench.contestants import Contestant, all_contestants
from bench.words import measured, split
from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings

ROUNDS = 7
CLOCK = 1e-9  # seconds; a clock that has not moved is not a division by zero
BASE = "fugashi + part of speech"


def main(argv: Sequence[str] | None = None) -> None:
    """Print words per second and how many times fugashi's rate that is."""
    parser = argparse.ArgumentParser(prog="judge", description="words per second on one core")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args(argv)
    lexicon = services.open_lexicon(Settings.from_environ())
    words = measured(lexicon)
    contestants = all_contestants(lexicon, words)
    print(f"lexicon {lexicon.version}, {options.rounds} rounds, median of CPU time")
    report("all words", words, contestants, options.rounds)
    for name, part in zip(("in a dictionary", "in none"), split(words, lexicon), strict=True):
        report(name, part, contestants[:2], options.rounds)


def report(name: str, words: Sequence[str], contestants: Sequence[Contestant], rounds: int) -> None:
    """Print one table."""
    rates = race(contestants, words, rounds)
    width = max(map(len, rates))
    print(f"\n{f'{len(words)} {name}':{width}} {'words/s':>12} {'x fugashi':>10}")
    for contestant, rate in rates.items():
        print(f"{contestant:{width}} {rate:>12,.0f} {rate / rates[BASE]:>10.2f}")


def race(contestants: Sequence[Contestant], words: Sequence[str], rounds: int) -> dict[str, float]:
    """Words per second of each, the median over all rounds; the first round only warms up."""
    rates: dict[str, list[float]] = {each.name: [] for each in contestants}
    for turn in range(rounds + 1):
        for each in contestants:
            share = words[: max(1, int(len(words) * each.share))]
            started = time.process_time()
            each.work(share)
            spent = max(time.process_time() - started, CLOCK)
            if turn:
                rates[each.name].append(len(share) / spent)
    return {name: median(values) for name, values in rates.items()}


if __name__ == "__main__":
    main()
