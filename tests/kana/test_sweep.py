"""Every code point that could stand in kana text is folded as ruled or refused with a reason.

What is expected is written out here by Unicode ranges and literal tables, without jaconv.
"""

from __future__ import annotations

import re
import unicodedata

import pytest

from wordsvc.kana import NotKana, Reading

HIRAGANA = [chr(c) for c in range(0x3041, 0x3097)]
KATAKANA = [chr(c) for c in range(0x30A1, 0x30F7)]
HALF_WIDTH = "ｦｧｨｩｪｫｬｭｮｯｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ"
AS_HIRAGANA = (
    "をぁぃぅぇぉゃゅょっあいうえおかきくけこさしすせそ"
    "たちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"
)
CIRCLED = (
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑを"
)
WA_ROW = {"ヷ": "わ゙", "ヸ": "ゐ゙", "ヹ": "ゑ゙", "ヺ": "を゙"}
VOICED = dict(
    zip(
        "うかきくけこさしすせそたちつてとはひふへほ",
        "ゔがぎぐげござじずぜぞだぢづでどばびぶべぼ",
        strict=True,
    )
) | {"わ": "わ゙", "ゐ": "ゐ゙", "ゑ": "ゑ゙", "を": "を゙"}
HALF_VOICED = dict(zip("はひふへほ", "ぱぴぷぺぽ", strict=True))
VOICING_MARKS = "\u3099\u309bﾞ"
HALF_VOICING_MARKS = "\u309a\u309cﾟ"
LONG_MARKS = "ー\uff70-\u2010\u2011\u2013\u2014\u2015\u2212\u2500~\u301c\uff5e\uff0d"
REASONS = {
    "empty", "kanji", "latin", "foreign", "digit", "mark", "space", "control", "surrogate",
    "emoji", "symbol", "long-mark", "iteration", "kana",
}  # fmt: skip
NO_LONG_MARKS = "\u2012\u2043\u2501\u3030\u30a0_\u2053\u223c\u4e00|・"
LEFT_OUT = [
    "\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u180b", "\u180c", "\u180d",
    "\u180f",
    *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0)),
]  # fmt: skip
WHITE_SPACE = [
    *"\t\n\x0b\x0c\r \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000",
    *map(chr, range(0x2000, 0x200B)),
]  # fmt: skip


def parsed(text: str) -> str:
    return Reading.parse(text).text


def outcome(text: str) -> str | tuple[int, str]:
    try:
        return parsed(text)
    except NotKana as error:
        return error.position, error.reason


def refused(text: str) -> tuple[int, str]:
    with pytest.raises(NotKana) as caught:
        Reading.parse(text)
    return caught.value.position, caught.value.reason


def test_hiragana_stays() -> None:
    for char in HIRAGANA:
        assert parsed(char) == char


def test_katakana_becomes_the_hiragana_of_the_same_name() -> None:
    for char in KATAKANA:
        name = unicodedata.name(char).replace("KATAKANA", "HIRAGANA")
        assert parsed(char) == unicodedata.lookup(name)
    for char, letter in WA_ROW.items():
        assert parsed(char) == letter
        assert Reading.parse(char).length == 1


def test_half_width_kana_is_the_kana_of_full_width() -> None:
    assert len(HALF_WIDTH) == len(AS_HIRAGANA) == 55
    for narrow, letter in zip(HALF_WIDTH, AS_HIRAGANA, strict=True):
        assert parsed(narrow) == letter
    for char in "｡｢｣､･":
        assert refused(char) == (0, "symbol")
    assert refused("ｰ") == (0, "long-mark")


def test_circled_and_squared_kana_expand() -> None:
    for point, letter in zip(range(0x32D0, 0x32FF), CIRCLED, strict=True):
        assert parsed(chr(point)) == letter
    for point in range(0x3300, 0x3358):
        katakana = unicodedata.normalize("NFKC", chr(point))
        expected = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in katakana)
        assert parsed(chr(point)) == expected
    assert [parsed(c) for c in "ゟヿ🈀🈁🈂🈓"] == ["より", "こと", "ほか", "ここ", "さ", "で"]


def test_the_other_code_points_of_the_kana_blocks_are_refused() -> None:
    assert refused("\u3040") == refused("\u3097") == refused("\u3098") == (0, "symbol")
    assert refused("゠") == refused("・") == (0, "symbol")
    for mark in VOICING_MARKS + HALF_VOICING_MARKS:
        assert refused(mark) == (0, "mark")
    for mark in "ゝゞヽヾ〱〲〳〴〵":
        assert refused(mark) == (0, "iteration")


def test_ainu_archaic_and_variant_kana_are_refused_as_kana() -> None:
    assigned = [
        chr(c)
        for c in (*range(0x31F0, 0x3200), *range(0x1AFF0, 0x1B170))
        if unicodedata.category(chr(c)) != "Cn"
    ]
    assert len(assigned) > 300
    for char in assigned:
        assert refused(f"か{char}") == (1, "kana")


@pytest.mark.parametrize("mark", [*VOICING_MARKS, *HALF_VOICING_MARKS])
def test_a_mark_joins_exactly_the_kana_that_can_carry_it(mark: str) -> None:
    table = VOICED if mark in VOICING_MARKS else HALF_VOICED
    for letter in HIRAGANA:
        written = [letter, chr(ord(letter) + 0x60)]
        written += [n for n, h in zip(HALF_WIDTH, AS_HIRAGANA, strict=True) if h == letter]
        for kana in written:
            if letter in table:
                assert parsed(kana + mark) == table[letter]
                assert Reading.parse(kana + mark).length == 1
                assert refused(kana + mark + mark) == (2, "mark")
            else:
                assert refused(kana + mark) == (1, "mark")


@pytest.mark.parametrize("mark", LONG_MARKS)
def test_what_looks_like_a_long_mark_is_one_directly_after_a_kana(mark: str) -> None:
    for kana in (*HIRAGANA, *KATAKANA, *WA_ROW):
        assert parsed(kana + mark) == parsed(kana) + "ー"
    assert parsed(f"コ{mark}{mark}ラ") == "こーーら"
    assert refused(mark) == refused(f"{mark}か") == (0, "long-mark")
    assert refused(f"か・{mark}") == (2, "long-mark")


def test_other_dashes_are_no_long_mark() -> None:
    for char in NO_LONG_MARKS:
        position, reason = refused(f"スキ{char}")
        assert position == 2
        assert reason in ("symbol", "kanji", "emoji")


def test_every_dash_of_unicode_is_a_long_mark_by_the_ruling_or_refused() -> None:
    accepted = set()
    for point in range(0x110000):
        char = chr(point)
        if unicodedata.category(char) == "Pd" or "WAVE DASH" in unicodedata.name(char, ""):
            told = outcome(f"か{char}")
            assert told in ("かー", (1, "symbol"))
            if told == "かー":
                accepted.add(char)
    folded = {unicodedata.normalize("NFKC", char) for char in accepted}
    assert folded <= set(LONG_MARKS)
    assert set("-\u2010\u2011\u2013\u2014\u2015\uff0d\u301c") <= accepted


def test_invisible_characters_are_left_out_wherever_they_stand() -> None:
    for char in LEFT_OUT:
        assert parsed(f"{char}か{char}\u3099{char}ー{char}・{char}き{char}") == "がーき"
        assert parsed(f"か{char}き{char}") == "かき"
        assert refused(char) == (0, "empty")


def test_other_format_and_control_characters_are_refused() -> None:
    others = [
        chr(c)
        for c in range(0x110000)
        if unicodedata.category(chr(c)) in ("Cc", "Cf")
        and chr(c) not in LEFT_OUT
        and chr(c) not in WHITE_SPACE
    ]
    assert len(others) > 150
    for char in others:
        assert refused(f"す{char}いか") == (1, "control")


def test_white_space_is_trimmed_and_refused_inside() -> None:
    for char in WHITE_SPACE:
        assert parsed(f"{char}{char}すいか{char}") == "すいか"
        assert refused(f"{char}すい{char}か") == (3, "space")
        assert refused(char) == (0, "empty")


def test_surrogates_are_refused() -> None:
    for point in range(0xD800, 0xE000):
        assert refused(f"か{chr(point)}") == (1, "surrogate")


def test_every_code_point_alone_is_kana_or_refused_where_it_stands() -> None:
    """Planes 0 and 1, where everything but rare kanji is; the rest by sample."""
    kana = re.compile("[ぁ-ゖ][ぁ-ゖー\u3099]*")
    for point in (*range(0x20000), *range(0x20000, 0x110000, 97)):
        told = outcome(chr(point))
        if isinstance(told, str):
            assert kana.fullmatch(told)
        else:
            assert told[0] == 0
            assert told[1] in REASONS
