"""The making of the table: ``python -m wordsvc.lexicon.sources.concreteness.extract``.

Needs a JMdict file with glosses and the WordNet 3.0 database (in Debian the package
``wordnet-base``, in ``/usr/share/wordnet``). No word is judged by hand here.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import msgspec

from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.entry import Concreteness
from wordsvc.lexicon.sources import fold
from wordsvc.lexicon.sources.concreteness import table
from wordsvc.lexicon.sources.concreteness.score import score
from wordsvc.lexicon.sources.concreteness.wordnet import WordNet
from wordsvc.lexicon.sources.jmdict.entry import Entry, Pair
from wordsvc.lexicon.sources.jmdict.extract import reader

_CLEAR = 0.25


class Opinion(msgspec.Struct, frozen=True):
    """What one entry says of a word, and how much it is the word meant by that writing."""

    answer: Concreteness
    weight: int


def answers(entries: Iterable[Entry], wordnet: WordNet) -> dict[table.Key, Concreteness]:
    """The class of every noun of JMdict, by reading and written form and by reading alone."""
    opinions: dict[table.Key, list[Opinion]] = defaultdict(list)
    for entry in entries:
        for pair in entry.pairs():
            reading = fold.reading(pair.reading)
            figure = score(list(entry.covering(pair.reading, pair.written)), wordnet)
            if reading is None or figure is None:
                continue
            common = bool(pair.marks)
            written = table.key(reading, fold_written(pair.written))
            opinions[written].append(Opinion(classed(figure), common))
            if written[1]:
                in_kana = 2 if _usually_kana(pair) else 0
                opinions[reading, ""].append(Opinion(classed(figure), in_kana + common))
    return {key: _agreed(said) for key, said in opinions.items()}


def classed(figure: float) -> Concreteness:
    """Class of a figure; about zero it is not known."""
    if abs(figure) <= _CLEAR:
        return "unknown"
    return "concrete" if figure > 0 else "abstract"


def _usually_kana(pair: Pair) -> bool:
    return bool(pair.senses) and "uk" in pair.senses[0][1]


def _agreed(said: list[Opinion]) -> Concreteness:
    """The class on which the likeliest words agree (花, not 洟); unknown where they differ."""
    most = max(opinion.weight for opinion in said)
    classes = {opinion.answer for opinion in said if opinion.weight == most}
    return classes.pop() if len(classes) == 1 else "unknown"


def main() -> None:
    """Command line of the extractor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("jmdict", type=Path, help="JMdict XML file or jamdict.db")
    parser.add_argument("wordnet", type=Path, help="folder of the WordNet database")
    parser.add_argument("target", type=Path, help="the table to write, concreteness.tsv.xz")
    options = parser.parse_args()
    found = answers(reader(options.jmdict), WordNet(options.wordnet))
    print(f"{table.write(options.target, found)} of {len(found)} nouns in {options.target}")


if __name__ == "__main__":
    main()
