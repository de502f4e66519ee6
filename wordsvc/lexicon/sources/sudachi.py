"""SudachiDict, through SudachiPy's own list of entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wordsvc.kana.writing import fold_written, is_kana
from wordsvc.lexicon.sources import fold, pos
from wordsvc.lexicon.sources.row import Row

SOURCE = "sudachi"


def rows(skipped: Counter[str] | None = None) -> Iterator[Row]:
    """Every base form and every 連用形 of the core dictionary, names included.

    Readings that are not kana are left out and counted in ``skipped``.
    """
    from sudachipy import Dictionary  # a tagger; only a build needs it

    for word in Dictionary(dict="core").entries():
        part = word.part_of_speech()
        flags = pos.flags(part[0], part[5])
        if flags is None:
            continue
        written = fold_written(word.surface())
        reading = fold.reading(written if is_kana(written) else word.reading_form())
        if reading is None:
            if skipped is not None:
                skipped[SOURCE] += 1
            continue
        lemma = word.normalized_form_morpheme()
        yield Row(
            source=SOURCE,
            reading=reading,
            written=written,
            kind=pos.kind(part[0], part[1]),
            detail=pos.detail(*part[:4]),
            lemma=fold_written(lemma.surface()),
            lemma_reading=fold.reading(lemma.reading_form()) or "",
            flags=flags,
        )
