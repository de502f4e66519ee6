"""The build: all sources into one compiled dictionary."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

from wordsvc.files import packaged
from wordsvc.lexicon import policy
from wordsvc.lexicon.advice import ABSTRACT, ADVICE_LISTS, Advice, house_words
from wordsvc.lexicon.compiled import Meta, Source, write
from wordsvc.lexicon.compiled.writer import Progress, quiet
from wordsvc.lexicon.gathered import Gathered
from wordsvc.lexicon.gist import Gist
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.sources import frequency, house, jmnedict, mozc, registry, sudachi, unidic
from wordsvc.lexicon.sources.glosses import table as glosses
from wordsvc.lexicon.sources.jmdict import rows as jmdict
from wordsvc.lexicon.sources.mozc import Typed
from wordsvc.lexicon.sources.registry import Registry
from wordsvc.lexicon.sources.row import Row

UPDATES = "dictionaries"  # subfolder of the user's data folder with newer sources
_EVERY = 50_000
_DECIDING = (
    *("advice.py", "build.py", "counting.py", "entry.py", "gist.py"),
    *("segmentation.py", "summary.py", "thing.py", "variants.py"),
)
_ADDRESS = re.compile(r"..[都道府県市区郡町村]..")


def sources(updates: Path | None = None) -> Registry:
    """The listed sources; newer files in ``updates`` replace shipped ones."""
    return registry.load(packaged.dictionaries(), updates)


def key(listed: Registry) -> str:
    """Name of what would be built: changes with the sources and with the code that weighs them."""
    return hashlib.sha256(f"{builder()} {listed.fingerprint()}".encode()).hexdigest()


def builder() -> str:
    """Hash of the modules that decide what becomes of the sources."""
    here = Path(__file__).parent
    modules = [here / name for name in _DECIDING]
    for package in (here / "policy", here / "sources", here.parent / "kana"):
        modules += sorted(package.rglob("*.py"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in modules)).hexdigest()


def build(folder: Path, listed: Registry, progress: Progress = quiet) -> None:
    """Write the compiled set into an existing folder.

    Takes about a minute and 560 MB. Raises ``SourceError`` where a source is missing or
    not the one listed. The phases of ``progress`` are "read", "weigh", "pack" and those of
    ``write``.
    """
    write(folder, knowns(listed, progress), meta(listed), progress, meant(listed))


def meant(listed: Registry) -> Iterator[tuple[str, str, tuple[Gist, ...]]]:
    """What every word of JMdict means; of equal writings the common words first."""
    path = listed["glosses"].path()
    for common in (True, False):
        for line in glosses.read(path):  # twice: all of them take more memory than the rest
            if line.common == common:
                yield line.reading, line.written, line.gists


def meta(listed: Registry) -> Meta:
    """What the compiled set says of its sources."""
    return Meta(
        tuple(
            Source(
                id=source.id,
                title=source.title,
                version=_version(source),
                snapshot=source.date,
                licence=source.licence,
            )
            for source in listed
        )
    )


def _version(source: registry.Source) -> str:
    """That of the dictionary, and where it differs that of the package which brings it."""
    if not source.package or (installed := source.installed()) == source.version:
        return source.version
    return f"{source.version} ({source.package} {installed})"


def knowns(listed: Registry, progress: Progress = quiet) -> Iterator[Known]:
    """Everything known of every reading, in the order of the sources."""
    zipf = frequency.read(listed["frequency"].path())
    gathered, familiar = Gathered(), policy.Familiarity(zipf)
    for done, row in enumerate(rows(listed)):
        if done % _EVERY == 0:
            progress(done, 0, "read")
        gathered.add(row)
        familiar.add(row)
    typed = mozc.read(listed["mozc"].path(), gathered)
    familiar.compare(typed)
    advice = Advice(listed)
    for known in weighed(gathered, typed, familiar, progress):
        yield advice.added(known)


def weighed(
    gathered: Gathered,
    typed: Mapping[str, Sequence[Typed]],
    familiar: policy.Familiarity,
    progress: Progress = quiet,
) -> Iterator[Known]:
    """What the policy makes of all rows, reading by reading; those without a twin are dropped."""
    twins = policy.twins(gathered, gathered.rows)
    total = len(gathered)
    for done, reading in enumerate(list(gathered)):
        if done % _EVERY == 0:
            progress(done, total, "weigh")
        known = typed.get(reading, ())
        others = [
            policy.Twin(other, gathered.rows(other), typed.get(other, ()))
            for other in twins.get(reading, ())
        ]
        words = policy.evidence(reading, gathered.rows(reading), familiar, known, others)
        if not others:
            gathered.drop(reading)
        if words:  # だね is heard only inside compounds (ひだね)
            yield policy.known(reading, words, known)


def rows(listed: Registry) -> Iterator[Row]:
    """The rows of all sources that speak for a word: dictionary forms, no postal addresses."""
    taggers = chain(unidic.rows(), sudachi.rows())
    yield from (row for row in taggers if not (row.flags or _is_address(row) or _is_sign(row)))
    yield from policy.flagged(jmdict.rows(listed["jmdict"].path()))
    yield from jmnedict.rows(listed["jmnedict"].path())
    for word in house_words(listed):
        if word.list == ABSTRACT or word.list not in ADVICE_LISTS:
            yield Row(
                source=ABSTRACT if word.list == ABSTRACT else house.SOURCE,
                reading=word.reading,
                written=word.written,
                kind=word.kind,
                detail=word.category,
            )


def _is_sign(row: Row) -> bool:
    """Signs and single letters (%, A) are listed with a reading, きごう where they have none."""
    alone = len(row.written) == 1 and row.written.isascii()
    unread = row.reading == "きごう" and not any("一" <= char <= "鿿" for char in row.written)
    return alone or unread or "記号" in row.detail


def _is_address(row: Row) -> bool:
    """SudachiDict lists half a million postal addresses, which nobody plays."""
    return row.detail == "名詞-固有名詞-地名-一般" and _ADDRESS.search(row.written) is not None
