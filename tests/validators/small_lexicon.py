"""A lexicon of a few words, so that rules are tested apart from dictionaries."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from wordsvc.lexicon.entry import Concreteness, Entry, Kind, Status
from wordsvc.lexicon.protocol import Known, Pattern, Word


def noun(
    reading: str,
    written: str,
    *,
    status: Status = "plain",
    kind: Kind = "common",
    concreteness: Concreteness = "unknown",
    category: str | None = None,
    familiarity: float | None = None,
) -> Entry:
    return Entry(
        reading=reading,
        written=written,
        kind=kind,
        status=status,
        sources=("jmdict",),
        concreteness=concreteness,
        category=category,
        familiarity=familiarity,
    )


class SmallLexicon:
    """The words that the examples of the rules are about."""

    version = "small"

    def __init__(self, *entries: Entry) -> None:
        self._by_reading: dict[str, list[Entry]] = defaultdict(list)
        self._readings: dict[str, list[str]] = defaultdict(list)
        for entry in entries:
            self._by_reading[entry.reading].append(entry)
            self._readings[entry.written].append(entry.reading)

    def find(self, reading: str) -> Known | None:
        entries = self._by_reading.get(reading)
        if not entries:
            return None
        plain = any(entry.status == "plain" for entry in entries)
        return Known(reading, plain, tuple(entries))

    def readings(self, written: str) -> tuple[str, ...]:
        return tuple(self._readings.get(written, ()))

    def search(self, pattern: Pattern) -> Iterator[Word]:
        for reading, entries in self._by_reading.items():
            if len(reading) >= pattern.shortest:
                yield Word(reading, entries[0].written, None)


WORDS = SmallLexicon(
    noun("うめ", "梅", concreteness="concrete"),
    noun("ごま", "胡麻", concreteness="concrete"),
    noun("がむ", "ガム", concreteness="concrete"),
    noun("たまご", "卵", concreteness="concrete"),
    noun("たまご", "玉子", concreteness="concrete"),
    noun("さかな", "魚", concreteness="concrete"),
    noun("でんわ", "電話", concreteness="concrete"),
    noun("かぎあな", "鍵穴", concreteness="concrete"),
    noun("ひまわり", "向日葵", concreteness="concrete"),
    noun("おべんとう", "お弁当", concreteness="concrete"),
    noun("がっこう", "学校", concreteness="concrete"),
    noun("しゃかいじん", "社会人"),
    noun("びーだま", "ビー玉", concreteness="concrete"),
    noun("こーひー", "コーヒー"),
    noun("ぴあの", "ピアノ"),
    noun("およぐ", "泳ぐ", status="not-noun", kind="verb"),
    noun("ながさき", "長崎", status="proper", kind="proper"),
    noun("めいよ", "名誉", concreteness="abstract", category="abstract"),
    noun("ゆうき", "勇気", concreteness="abstract", category="abstract"),
    noun("ゆうき", "有機", concreteness="abstract"),
    noun("きぼう", "希望", concreteness="abstract", category="abstract", familiarity=5.1),
    noun("きぼう", "鬼謀", concreteness="concrete"),
    noun("じかん", "時間", concreteness="abstract", category="abstract", familiarity=5.9),
    noun("じかん", "次官", concreteness="concrete", familiarity=3.3),
    noun("きかい", "機会", concreteness="abstract", category="abstract", familiarity=4.8),
    noun("きかい", "機械", concreteness="concrete", familiarity=4.7),
    noun("しんり", "真理", concreteness="abstract", category="abstract", familiarity=4.4),
    noun("しんり", "審理", familiarity=4.2),
    noun("つくえ", "机", concreteness="concrete"),
    noun("せつめい", "説明", concreteness="abstract"),
    noun("しーでぃー", "CD", concreteness="concrete"),
    noun("にほん", "日本"),
    noun("にっぽん", "日本"),
    noun("はし", "橋", concreteness="concrete"),
    noun("はし", "箸", concreteness="concrete"),
    noun("こうり", "小売"),
    noun("こおり", "氷"),
    noun("とりひき", "取引"),
    noun("とりひき", "取り引き"),
    noun("こんぴゅーた", "コンピュータ"),
    noun("こんぴゅーたー", "コンピューター"),
    noun("すきー", "スキー"),
    noun("すき", "好き"),
)
