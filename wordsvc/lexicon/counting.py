"""Numbers with a counter (三つ, 一回, 五歳): an open series, which no dictionary lists whole.

Closed words for people, dates and age (ひとり, ふつか, はたち), the months, and words of their own
that hold a number (一番, 二階) belong to no such series.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, product

import msgspec

_UNITS = ("", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう")
_HUNDREDS = {1: "ひゃく", 3: "さんびゃく", 6: "ろっぴゃく", 8: "はっぴゃく"}
_THOUSANDS = {1: "せん", 3: "さんぜん", 8: "はっせん"}
_OTHERWISE = {"よん": ("し",), "なな": ("しち",), "きゅう": ("く",)}
_THINGS = (
    "ひとつ",
    "ふたつ",
    "みっつ",
    "よっつ",
    "いつつ",
    "むっつ",
    "ななつ",
    "やっつ",
    "ここのつ",
)
_NATIVE = {1: "ひと", 2: "ふた", 3: "み"}
_MYRIAD = 10_000
_TWO = 2
_DIGITS = {kanji: str(value) for value, kanji in enumerate("〇一二三四五六七八九")} | {"零": "0"}
_POWERS = {"十": 10, "百": 100, "千": 1000}
_CUT = re.compile("([0-9〇零一二三四五六七八九十百千万]+)(.+)")
_SHORTENED = {  # いち is いっ before k, s, t and h; ろく and ひゃく not before s and t
    "いち": ("いっ", "ksthbg"), "はち": ("はっ", "ksthb"), "ろく": ("ろっ", "khbg"),
    "ゃく": ("ゃっ", "khbg"), "じゅう": ("じゅっ", "ksthbg"),
}  # fmt: skip
_P, _B, _G = (
    str.maketrans("はひふへほ", "ぱぴぷぺぽ"),
    str.maketrans("はひふへほ", "ばびぶべぼ"),
    str.maketrans("かけそ", "がげぞ"),
)
# Written forms, the sound by itself, and how it and the number before it change: as its first
# sound does (k s t h), b as h but さんぷん, g as k or s but さんげん, y with よ for four (よねん),
# n with native numbers up to three (ひとさら), - not at all.
_TABLE = """
回 かい k/個 箇 コ こ k/か所 カ所 ヶ所 ケ所 ヵ所 箇所 かしょ k
か月 カ月 ヶ月 ケ月 ヵ月 箇月 かげつ k/か国 カ国 ヶ国 ケ国 ヵ国 箇国 かこく k/階 かい g/軒 けん g
件 けん k/曲 きょく k/キロ きろ k/回目 かいめ k/冊 さつ s/歳 才 さい s/足 そく g/隻 せき s
週間 しゅうかん s/種類 しゅるい s/社 しゃ s/周年 しゅうねん s/頭 とう t/点 てん t/着 ちゃく t
通 つう t/丁目 ちょうめ t/トン とん t/本 ほん h/匹 疋 ひき h/杯 はい h/票 ひょう h/分 ふん b
分間 ふんかん b/泊 はく b/枚 まい -/台 だい -/円 えん y/年 ねん y/年間 ねんかん y/年目 ねんめ y
時間 じかん y/時 じ y/秒 びょう -/番 ばん -/番目 ばんめ -/名 めい -/人 にん y/人目 にんめ y
人前 にんまえ y/位 い -/倍 ばい -/度 ど -/度目 どめ -/羽 わ -/話 わ -/膳 ぜん -/畳 じょう y
割 わり -/枚目 まいめ -/日 にち -/メートル めーとる -/リットル りっとる -/グラム ぐらむ -
センチ せんち -/ドル どる -/パーセント ぱーせんと -/皿 さら n/切れ きれ n/箱 はこ n/袋 ふくろ n
束 たば n/粒 つぶ n/部屋 へや n/晩 ばん n/つ つ n
"""


class Counter(msgspec.Struct, frozen=True):
    """A counter: its usual written form, its sound by itself, and how it changes."""

    written: str
    sound: str
    change: str


def _counters() -> Iterator[tuple[str, Counter]]:
    for entry in re.split("[/\n]", _TABLE.strip()):
        *forms, sound, change = entry.split()
        for form in forms:
            yield form, Counter(forms[0], sound, change)


_COUNTERS: Mapping[str, Counter] = dict(_counters())
_OF_THEIR_OWN = frozenset(
    [
        *(
            (1, "番"),
            (1, "時"),
            (2, "階"),
            (1, "人"),
            (2, "人"),
            (1, "人前"),
            (2, "枚目"),
            (3, "枚目"),
        ),
        *(
            (20, "歳"),
            (10, "分"),
            (1, "晩"),
            (1006, "本"),
            *((day, "日") for day in (*range(1, 11), 20)),
        ),
    ]
)


def is_counted(written: str) -> bool:
    """Whether a form is a number with a counter, and no word of its own (三匹, 3つ; not 二階)."""
    found = _cut(written)
    return found is not None and (found[0], found[1].written) not in _OF_THEIR_OWN


def counted_readings(written: str) -> tuple[str, ...]:
    """How a number with a counter is read, the usual way first; empty for any other form."""
    found = _cut(written)
    return () if found is None else tuple(dict.fromkeys(_said(*found)))


def counted_form(reading: str) -> str | None:
    """The number with a counter that a reading is, in kanji (さんびき: 三匹), or None."""
    if reading in _THINGS:
        return in_kanji(_THINGS.index(reading) + 1) + "つ"
    heads, tails = _heads(), _tails()
    for place in range(len(reading) - 1, 0, -1):
        head, tail = reading[:place], reading[place:]
        if tail in tails and head in heads:
            for value, counter in product(heads[head], tails[tail]):
                written = in_kanji(value) + counter.written
                if is_counted(written) and reading in counted_readings(written):
                    return written
    return None


def number_readings(digits: str) -> tuple[str, ...]:
    """How a number may sound at the head of a word (2: に, ふた); empty for what is no number."""
    value = number(digits)
    if value is None or value == 0:
        return ()
    ways = chain(_numbers(value), *(_changed(way, "k") for way in _numbers(value)))
    return tuple(dict.fromkeys([*ways, *filter(None, [_NATIVE.get(value)])]))


def number(text: str) -> int | None:
    """The value of a number in digits or kanji (25, 二十五, 二五), None for what is none."""
    plain = "".join(_DIGITS.get(char, char) for char in text)
    if plain.isdecimal():
        return int(plain)
    high, myriad, low = plain.rpartition("万")
    if myriad:
        above, below = number(high or "1"), number(low or "0")
        return None if above is None or below is None else above * _MYRIAD + below
    value = 0
    for part in re.findall("([0-9]*)([十百千]|$)", plain):
        digits, power = part
        value += int(digits or "1") * _POWERS[power] if power else int(digits or "0")
    return value if re.fullmatch("(?:[0-9]?千)?(?:[0-9]?百)?(?:[0-9]?十)?[0-9]?", plain) else None


def _cut(written: str) -> tuple[int, Counter] | None:
    match = _CUT.fullmatch(written)
    if match is None or match[2] not in _COUNTERS:
        return None
    value, counter = number(match[1]), _COUNTERS[match[2]]
    if not value or (counter.change == "n" and value not in _NATIVE and counter.sound != "つ"):
        return None
    if counter.sound == "つ" and value > len(_THINGS):
        return None
    return value, counter


def _said(value: int, counter: Counter) -> Iterator[str]:
    sound, change = counter.sound, counter.change
    if sound == "つ":
        yield _THINGS[value - 1]
        return
    if change == "n":
        yield _NATIVE[value] + sound
        if value > _TWO:  # さんはこ
            yield "さん" + sound
        return
    for way in _numbers(value):
        if change == "y":
            yield _ended(way, "よん", "よ") + sound
        for before in _changed(way, change):
            yield before + _after(before, sound, change)
            if before[-2:] == "さん" and change == "g":
                yield before + sound.translate(_G)


def _changed(way: str, change: str) -> Iterator[str]:
    """A number as it ends before a counter: いっ, じゅっ and じっ."""
    for end, (short, before) in _SHORTENED.items():
        if way.endswith(end) and change in before:
            yield way.removesuffix(end) + short
            if short == "じゅっ":
                yield way.removesuffix(end) + "じっ"
    yield way


def _after(before: str, sound: str, change: str) -> str:
    """A counter as it sounds after a number: いっぽん, さんぼん, さんぷん."""
    if change not in "hb":
        return sound
    if before.endswith("っ") or (change == "b" and before.endswith("ん")):
        return sound.translate(_P)
    return sound.translate(_B) if before.endswith(("さん", "せん", "まん")) else sound


def _ended(way: str, end: str, other: str) -> str:
    return way.removesuffix(end) + other if way.endswith(end) else way


def _numbers(value: int) -> list[str]:
    """A number as it is said by itself, with し, しち and く for its last digit behind."""
    first = _number(value)
    return [first, *(_ended(first, end, way) for end, ways in _OTHERWISE.items() if first.endswith(end) for way in ways)]  # fmt: skip  # noqa: E501


def _number(value: int) -> str:
    high, low = divmod(value, _MYRIAD)
    said = _number(high) + "まん" if high else ""
    thousands, hundreds, tens, units = (low // 1000, low // 100 % 10, low // 10 % 10, low % 10)
    if thousands:
        said += _THOUSANDS.get(thousands, _UNITS[thousands] + "せん")
    if hundreds:
        said += _HUNDREDS.get(hundreds, _UNITS[hundreds] + "ひゃく")
    if tens:
        said += ("" if tens == 1 else _UNITS[tens]) + "じゅう"
    return said + _UNITS[units]


@cache
def _heads() -> Mapping[str, tuple[int, ...]]:
    """The numbers up to a hundred, and round ones, by how they sound before a counter."""
    found: dict[str, dict[int, None]] = {}
    for value in (*range(1, 101), *range(200, 1000, 100), *range(1000, 11_000, 1000)):
        ways = {before for way in _numbers(value) for before in (*_changed(way, "k"), way)}
        for way in (*ways, _ended(_number(value), "よん", "よ"), _NATIVE.get(value, "")):
            found.setdefault(way, {})[value] = None
    return {way: tuple(values) for way, values in found.items() if way}


@cache
def _tails() -> Mapping[str, tuple[Counter, ...]]:
    """The counters by how they may sound."""
    found: dict[str, dict[Counter, None]] = {}
    for counter in _COUNTERS.values():
        for changed in (counter.sound, *(counter.sound.translate(way) for way in (_P, _B, _G))):
            found.setdefault(changed, {})[counter] = None
    return {sound: tuple(counters) for sound, counters in found.items()}


def in_kanji(value: int) -> str:
    """A number in kanji: 25 is 二十五."""
    high, low = divmod(value, _MYRIAD)
    written = in_kanji(high) + "万" if high else ""
    for kanji, power in (("千", 1000), ("百", 100), ("十", 10)):
        digit, low = divmod(low, power)
        if digit:
            written += ("" if digit == 1 else "一二三四五六七八九"[digit - 1]) + kanji
    return written + ("一二三四五六七八九"[low - 1] if low else "")
