"""A small dictionary, so that the rules of the game can be tested without the real one."""

from __future__ import annotations

from tests.validators.small_lexicon import SmallLexicon
from wordsvc.lexicon.entry import Entry

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


def _entry(reading: str, written: str, *, is_noun: bool) -> Entry:
    kind, status = ("common", "plain") if is_noun else ("proper", "proper")
    return Entry(reading, written, kind, status, ("test",), True, 4.0)  # type: ignore[arg-type]


class FakeLexicon(SmallLexicon):
    """Knows the nouns above and one name."""

    version = "fake"

    def __init__(self) -> None:
        nouns = [_entry(reading, written, is_noun=True) for reading, written in NOUNS.items()]
        names = [_entry(reading, written, is_noun=False) for reading, written in NAMES.items()]
        super().__init__(*nouns, *names)
