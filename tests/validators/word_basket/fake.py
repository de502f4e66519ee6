"""A small dictionary, so that the rules of the game can be tested without the real one."""

from __future__ import annotations

from collections.abc import Iterator

from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known, Pattern, Word

NOUNS = {
    "らっこ": "ラッコ", "こーす": "コース", "すきー": "スキー", "いんぐりっしゅ": "イングリッシュ",
    "ゆたんぽ": "湯たんぽ", "ぼーと": "ボート", "どたんば": "土壇場", "はなぢ": "鼻血",
    "てんかいず": "展開図", "つみき": "積木", "おおそうじ": "大掃除", "ちきゅう": "地球",
    "すいか": "西瓜", "みかん": "蜜柑", "いちにち": "一日", "ついたち": "一日",
    "いちじつ": "一日", "いも": "芋", "ねこ": "猫", "かとりせんこう": "蚊取り線香",
    "しゃつ": "シャツ", "きかい": "機械", "ちず": "地図", "をとこえし": "男郎花",
    "ちからわを": "チカラワヲ", "つきみ": "月見", "きゃべつ": "キャベツ", "うしお": "潮",
    "きんぎょ": "金魚", "はるかぜ": "春風",
}  # fmt: skip
NAMES = {"とうきょう": "東京"}


def _known(reading: str, written: str, *, noun: bool) -> Known:
    kind, standing = ("common", "plain") if noun else ("proper", "proper")
    entry = Entry(reading, written, kind, standing, ("test",), True, 4.0)  # type: ignore[arg-type]
    return Known(reading, noun, (entry,))


class FakeLexicon:
    """Knows the nouns above and one name."""

    version = "fake"

    def __init__(self) -> None:
        self._known = {r: _known(r, w, noun=True) for r, w in NOUNS.items()}
        self._known |= {r: _known(r, w, noun=False) for r, w in NAMES.items()}

    def find(self, reading: str) -> Known | None:
        return self._known.get(reading)

    def readings(self, written: str) -> tuple[str, ...]:
        return tuple(
            reading
            for reading, known in self._known.items()
            if written in [entry.written for entry in known.entries]
        )

    def search(self, pattern: Pattern) -> Iterator[Word]:
        return iter(())
