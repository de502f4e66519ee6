"""Dictionaries of a few words, so that games are tested apart from the real one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wordsvc.kana import head, tails
from wordsvc.kana.reading import Reading
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known, Pattern, Word


def known(reading: str, written: str, *, name: bool = False) -> Known:
    entry = Entry(
        reading,
        written,
        kind="proper" if name else "common",
        status="proper" if name else "plain",
        sources=("test",),
        familiarity=4.0,
    )
    return Known(reading, plain=not name, entries=(entry,))


class WordList:
    """The words of a list: ``{"すきー": "スキー"}``, and names."""

    version = "list"

    def __init__(self, nouns: dict[str, str], names: dict[str, str]) -> None:
        self._known = {reading: known(reading, written) for reading, written in nouns.items()}
        self._known |= {reading: known(reading, w, name=True) for reading, w in names.items()}

    def find(self, reading: str) -> Known | None:
        return self._known.get(reading)

    def readings(self, written: str) -> tuple[str, ...]:
        return tuple(self._written(written))

    def search(self, pattern: Pattern) -> Iterator[Word]:
        for reading, found in self._known.items():
            parsed = Reading.parse(reading)
            fits = (
                found.plain
                and pattern.shortest <= parsed.length <= (pattern.longest or 99)
                and (not pattern.starts or head(parsed) in pattern.starts)
                and (not pattern.ends or tails(parsed)[0] in pattern.ends)
            )
            if fits:
                yield Word(reading, found.entries[0].written, found.entries[0].familiarity)

    def _written(self, written: str) -> Iterable[str]:
        for reading, found in self._known.items():
            if any(entry.written == written for entry in found.entries):
                yield reading


WORDS = WordList(
    {
        "らっこ": "ラッコ", "こーす": "コース", "すきー": "スキー",
        "いんぐりっしゅ": "イングリッシュ", "ゆたんぽ": "湯たんぽ", "ぼーと": "ボート",
        "どたんば": "土壇場", "はなぢ": "鼻血",
        "てんかいず": "展開図", "つみき": "積木", "おおそうじ": "大掃除", "ちきゅう": "地球",
        "ちきゅうぎ": "地球儀", "すいか": "西瓜", "みかん": "蜜柑", "いちにち": "一日",
        "ついたち": "一日", "いちじつ": "一日", "いも": "芋", "いっぽ": "一歩",
        "かとりせんこう": "蚊取り線香", "きんぎょ": "金魚", "にわ": "庭",
    },
    {"とうきょう": "東京"},
)  # fmt: skip
