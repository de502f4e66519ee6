"""Entries for tests: some that are written down here, and any that hypothesis can think of."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

from hypothesis import strategies as st

from wordsvc.kana import Reading, to_katakana
from wordsvc.lexicon.compiled import CompiledLexicon, Meta, write
from wordsvc.lexicon.entry import Concreteness, Entry, Kind, Status
from wordsvc.lexicon.protocol import Known

SKI = Known(
    "すきー",
    plain=True,
    entries=(Entry("すきー", "スキー", "common", "plain", ("jmdict", "unidic"), True, 4.43),),
)
TOKYO = Known(
    "とうきょう",
    plain=False,
    entries=(
        Entry("とうきょう", "東京", "proper", "proper", ("sudachi",), familiarity=5.6),
        Entry("とうきょう", "頭胸", "common", "plain", ("jmdict",)),
    ),
    dominant=Entry("とうきょう", "東京", "proper", "proper", ("sudachi",), familiarity=5.6),
)
FIRST_OF_MONTH = Known(
    "ついたち",
    plain=True,
    entries=(
        Entry("ついたち", "一日", "common", "plain", ("jmdict",), True, 3.5),
        Entry("ついたち", "朔日", "common", "plain", ("jmdict",), familiarity=1.2),
    ),
)
ONE_DAY = Known(
    "いちにち",
    plain=True,
    entries=(Entry("いちにち", "一日", "common", "plain", ("jmdict",), True, 4.9),),
)
MISSPELT = Known(
    "いちぢく",
    plain=False,
    entries=(
        Entry("いちぢく", "いちぢく", "common", "spelling", ("jmdict",), standard="いちじく"),
        Entry("いちぢく", "無花果", "common", "plain", ("jmdict",), category="fruit"),
    ),
)
WORDS = (SKI, TOKYO, FIRST_OF_MONTH, ONE_DAY, MISSPELT)

_KANA = [chr(code) for code in range(0x3041, 0x3097)]
_SIMILAR = list("すずこごやゆよじぢづんっー")


def compiled(folder: Path, knowns: Iterable[Known] = WORDS) -> CompiledLexicon:
    """A set written into a folder and opened."""
    folder.mkdir(exist_ok=True)
    write(folder, knowns, Meta())
    return CompiledLexicon(folder)


@contextmanager
def in_passing(knowns: Iterable[Known]) -> Iterator[CompiledLexicon]:
    """A set that is gone after the example."""
    folder = Path(tempfile.mkdtemp())
    try:
        yield compiled(folder, knowns)
    finally:
        shutil.rmtree(folder)


def spread(count: int) -> list[Known]:
    """So many words over many heads, tails, lengths and kinds, the same each time."""
    letters = "あかさたなはまやらわがざだばぱしすこゆん"
    kinds = get_args(Kind)
    words = []
    for number in range(count):
        rest, text = number, ""
        while rest or not text:
            rest, digit = divmod(rest, len(letters))
            text = letters[digit] + text
        text = "いろ"[: number % 3] + text + "ーほ"[number % 2] * (number % 4)
        familiarity = None if number % 5 == 0 else number * 37 % 700 / 100
        kind = kinds[number % 13 % len(kinds)]
        status: Status = "plain" if kind == "common" else "not-noun"
        entries = (
            Entry(text, f"語{number}", kind, status, ("jmdict",), number % 7 == 0, familiarity),
            Entry(text, f"名{number % 50}", "proper", "proper", ("sudachi", "unidic")),
        )
        words.append(Known(text, plain=kind == "common" and number % 3 > 0, entries=entries))
    return list({known.reading: known for known in words}.values())


def readings() -> st.SearchStrategy[str]:
    """Hiragana as ``Reading.parse`` gives it, often with alike heads, tails and lengths."""
    letter = st.sampled_from([*_SIMILAR, *_KANA, "わ゙"])
    spelt = st.lists(letter, min_size=1, max_size=7).map("".join)
    return spelt.map(lambda text: text.lstrip("ー") or "あ").map(lambda t: Reading.parse(t).text)


@st.composite
def entries(draw: st.DrawFn, reading: str) -> Entry:
    """Any entry of a reading."""
    anything = st.text(
        st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=5
    )
    written = st.sampled_from([reading, to_katakana(reading), "一日", "東京", "ＣＤ", "CD"])
    return Entry(
        reading,
        draw(written | anything),
        draw(st.sampled_from(get_args(Kind))),
        draw(st.sampled_from(get_args(Status))),
        tuple(draw(st.lists(st.sampled_from(["jmdict", "sudachi", "unidic", "house"])))),
        draw(st.booleans()),
        draw(st.none() | st.integers(0, 1000).map(lambda hundredths: hundredths / 100)),
        draw(st.none() | anything),
        draw(st.booleans()),
        draw(st.sampled_from(get_args(Concreteness))),
        draw(st.none() | anything),
    )


@st.composite
def knowns(draw: st.DrawFn) -> Known:
    """Anything that can be known of a reading."""
    reading = draw(readings())
    found = tuple(draw(st.lists(entries(reading), max_size=7)))
    dominant = draw(st.sampled_from([None, *found]))
    return Known(reading, draw(st.booleans()), found, dominant)


def lexicons() -> st.SearchStrategy[list[Known]]:
    """Words that may stand in one dictionary: each reading once."""
    return st.lists(knowns(), max_size=8, unique_by=lambda known: known.reading)
