"""The making of the glosses: ``python -m wordsvc.lexicon.sources.glosses.extract``.

Needs a JMdict file with glosses; with the WordNet 3.0 database (in Debian the package
``wordnet-base``, in ``/usr/share/wordnet``) it also tells what sort of thing a noun names.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.gist import CAPITAL, Gist
from wordsvc.lexicon.sources import fold
from wordsvc.lexicon.sources.concreteness.wordnet import WordNet
from wordsvc.lexicon.sources.glosses.fields import FIELDS
from wordsvc.lexicon.sources.glosses.table import Line, write
from wordsvc.lexicon.sources.glosses.topic import topic
from wordsvc.lexicon.sources.jmdict import naming
from wordsvc.lexicon.sources.jmdict.entry import Entry, Sense
from wordsvc.lexicon.sources.jmdict.extract import ABOUT_ITSELF, NoDate, reader
from wordsvc.lexicon.sources.jmdict.rows import sense_kind

_MOST = 3  # glosses of a sense
_WIDTH = 70  # letters of all of them


def extract(source: Path, wordnet: WordNet | None, target: Path) -> int:
    """Write the glosses of a JMdict file; returns the number of lines.

    Raises ``BadXml``, ``BadDatabase`` or ``NoDate`` for a file that is none.
    """
    entries = reader(source)
    found = list(lines((one for one in entries if one.number != ABOUT_ITSELF), wordnet))
    if entries.date is None:
        raise NoDate(f"{source}: no entry with a 'Creation Date'")
    return write(target, entries.date, found)


def lines(entries: Iterable[Entry], wordnet: WordNet | None) -> Iterator[Line]:
    """What is kept of each entry: a line for each of its readings with each of its written forms.

    Readings that are not kana are left out.
    """
    for entry in entries:
        for pair in entry.pairs():
            reading = fold.reading(pair.reading)
            senses = entry.covering(pair.reading, pair.written)
            gists = tuple(_gists(senses, pair.reading_info + pair.written_info, wordnet))
            if reading is not None and gists:
                yield Line(reading, fold_written(pair.written), bool(pair.marks), gists)


def short(glosses: Iterable[str]) -> str:
    """The first few glosses of a sense, as many as a line holds.

    >>> short(["(hard) candy", "toffee", "sweet", "lolly"])
    '(hard) candy; toffee; sweet'
    """
    text = ""
    for number, gloss in enumerate(glosses):
        longer = f"{text}; {gloss}" if text else gloss
        if number == _MOST or (text and len(longer) > _WIDTH):
            break
        text = longer
    return text


def _gists(
    senses: Iterable[Sense], info: tuple[str, ...], wordnet: WordNet | None
) -> Iterator[Gist]:
    """The first sense of each kind."""
    told = set()
    for sense in senses:
        facts = naming.tags(sense.glosses)
        kind = sense_kind((sense.pos, sense.tags + facts))
        if kind in told or not sense.glosses:
            continue
        told.add(kind)
        capital = (CAPITAL,) if CAPITAL in facts else ()
        sort = topic(sense, wordnet) if wordnet and FIELDS.isdisjoint(sense.tags) else ""
        gloss = short(text.replace("\t", " ") for text in sense.glosses)
        yield Gist(kind, tuple(dict.fromkeys(info + sense.tags + capital)), sort, gloss)


def main() -> None:
    """Command line of the extractor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("jmdict", type=Path, help="JMdict XML file or jamdict.db")
    parser.add_argument("wordnet", type=Path, help="folder of the WordNet database")
    parser.add_argument("target", type=Path, help="the file to write, glosses.tsv.xz")
    options = parser.parse_args()
    count = extract(options.jmdict, WordNet(options.wordnet), options.target)
    print(f"{count} lines in {options.target}")


if __name__ == "__main__":
    main()
