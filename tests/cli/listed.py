"""A dictionary of a handful of words, with the answers a real one would give."""

from __future__ import annotations

from collections.abc import Iterator

from wordsvc.kana import Reading, head, tails
from wordsvc.lexicon.entry import Entry, Kind, Status
from wordsvc.lexicon.protocol import Known, Pattern, Word


class Listed:
    """A lexicon over entries held in memory; best first is the order in which they are given."""

    version = "listed"

    def __init__(self, *entries: Entry) -> None:
        self.entries = entries

    def find(self, reading: str) -> Known | None:
        """Everything listed under a reading."""
        found = tuple(entry for entry in self.entries if entry.reading == reading)
        if not found:
            return None
        return Known(reading, any(entry.status == "plain" for entry in found), found)

    def readings(self, written: str) -> tuple[str, ...]:
        """The readings of a written form, in order."""
        return tuple(entry.reading for entry in self.entries if entry.written == written)

    def search(self, pattern: Pattern) -> Iterator[Word]:
        """Words that fit, in order."""
        for entry in self.entries:
            reading = Reading.parse(entry.reading)
            if (
                (not pattern.starts or head(reading) in pattern.starts)
                and (not pattern.ends or not pattern.ends.isdisjoint(tails(reading)))
                and pattern.shortest <= reading.length
                and (not pattern.longest or reading.length <= pattern.longest)
                and entry.kind == pattern.kind
            ):
                yield Word(entry.reading, entry.written, entry.familiarity)


def _noun(reading: str, written: str, familiarity: float) -> Entry:
    return _entry(reading, written, "common", "plain", familiarity)


def _entry(
    reading: str, written: str, kind: Kind, status: Status, familiarity: float | None
) -> Entry:
    return Entry(reading, written, kind, status, ("jmdict", "sudachi"), familiarity=familiarity)


LEXICON = Listed(
    _noun("すきー", "スキー", 4.4),
    _noun("いんぐりっしゅ", "イングリッシュ", 3.1),
    _noun("ゆたんぽ", "湯たんぽ", 2.4),
    _noun("らっこ", "ラッコ", 2.6),
    _noun("こーす", "コース", 5.0),
    _noun("いも", "芋", 4.0),
    _noun("すなば", "砂場", 2.9),
    _noun("すいか", "西瓜", 3.2),
    _noun("ついたち", "一日", 4.9),
    _entry("あそぶ", "遊ぶ", "verb", "not-noun", 4.2),
    _entry("おおさか", "大阪", "proper", "proper", 5.3),
)
