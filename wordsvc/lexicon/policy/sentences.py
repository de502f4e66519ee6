"""Which of JMdict's expressions end as a sentence does (お大事に), by the tagger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import structs

from wordsvc.lexicon import segmentation
from wordsvc.lexicon.policy import senses
from wordsvc.lexicon.policy.kinds import ATTRIBUTES, SENTENCE
from wordsvc.lexicon.sources.row import Row


def flagged(rows: Iterable[Row]) -> Iterator[Row]:
    """JMdict's rows, those that end as a sentence with a flag.

    All are asked for in one go, so that the tagger's memory is given back before the weighing.
    """
    for row in rows:
        codes = senses.all_codes(row.detail)
        asked = "exp" in codes and ATTRIBUTES.issuperset(codes)
        if asked and not segmentation.ends_in_a_noun(row.written):
            yield structs.replace(row, flags=(*row.flags, SENTENCE))
        else:
            yield row
    segmentation.give_back()
