"""Which words can letters from cards stand for?

Cards carry full-size kana, so がつこう may be meant for がっこう; where a sheet has no ー cards,
びいだま may be meant for びーだま.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsvc.kana import Reading, vowel

LETTERS_AT_MOST = 20
"""The longest row a sheet may have; longer text is taken as it stands."""

LONG = "ー"

_AFTER_I = frozenset("きぎしじちぢにひびぴみり")
_BEFORE_SMALL = {
    **dict.fromkeys("やゆよ", _AFTER_I | frozenset("てでふゔ")),
    **dict.fromkeys("あいうえお", frozenset("いうくぐしじすずちつてでとどふゔ")),
    "わ": frozenset("くぐ"),
}
"""After which letters a full-size letter may be meant for the small one."""

_SMALL = dict(zip("やゆよあいうえおわつ", "ゃゅょぁぃぅぇぉゎっ", strict=True))


def spellings(written: Reading, *, long_mark: bool) -> Iterator[Reading]:
    """Every spelling other than ``written`` itself, the nearest first.

    ``long_mark``: the sheet has cards with ー, so a vowel stands for itself.
    """
    letters = written.letters
    if len(letters) > LETTERS_AT_MOST:
        return
    found = _from(letters, (letters[0],), long_mark=long_mark)
    next(found)
    yield from (Reading("".join(meant)) for meant in found)


def _from(
    letters: Sequence[str], meant: tuple[str, ...], *, long_mark: bool
) -> Iterator[tuple[str, ...]]:
    """``meant`` with every spelling of the letters that follow; as written comes first."""
    if len(meant) == len(letters):
        yield meant
        return
    for letter in _meant(letters, meant, long_mark=long_mark):
        yield from _from(letters, (*meant, letter), long_mark=long_mark)


def _meant(letters: Sequence[str], meant: Sequence[str], *, long_mark: bool) -> Iterator[str]:
    """What the next letter can be meant for, itself first."""
    letter, before = letters[len(meant)], meant[-1]
    yield letter
    if letter == "つ" and len(meant) + 1 < len(letters) and before != "っ":
        yield "っ"
    if before in _BEFORE_SMALL.get(letter, ()):
        yield _SMALL[letter]
    if not long_mark and before not in (LONG, "っ") and letter == vowel(before):
        yield LONG
