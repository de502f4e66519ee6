"""Which known nouns is an unlisted kana string put together from?"""

from __future__ import annotations

from wordsvc.kana import unvoiced
from wordsvc.lexicon.entry import Evidence
from wordsvc.lexicon.protocol import Lexicon

_SHORTEST = 2
_OF = "の"
_SHOP = "や"  # 屋: a shop, and who keeps it
_UNVOICED = {kana: unvoiced(kana) for kana in "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ"}


def nouns_in(reading: str, lexicon: Lexicon) -> tuple[str, str, bool] | None:
    """The two nouns of a compound as written forms, and whether の stands between; or None.

    The second noun may be voiced as compounds are (りんご + ばたけ). Of several cuts the one whose
    rarer noun is the most usual wins.
    """
    cuts = []
    for start in lexicon.prefixes(reading):
        rest = reading[len(start) :]
        if len(start) < _SHORTEST or not rest or not lexicon.is_plain(start):
            continue
        tails = [(tail, False) for tail in _heard_as(rest) if lexicon.is_plain(tail)]
        if rest[0] == _OF:
            tails += [(tail, True) for tail in _heard_as(rest[1:]) if lexicon.is_plain(tail)]
        if tails:
            noun = _best(start, lexicon)
            cuts += [(noun, _best(tail, lexicon), of) for tail, of in tails]
    if not cuts:
        return None
    first, second, of = max(cuts, key=lambda cut: min(_figure(cut[0]), _figure(cut[1])))
    return first.written, second.written, of


def _heard_as(tail: str) -> list[str]:
    """The nouns that the end of a compound may be: as it sounds, or voiced by what is before it."""
    if len(tail) < _SHORTEST and tail != _SHOP:
        return []
    unvoiced = _UNVOICED.get(tail[0])
    return [tail] if unvoiced is None else [tail, unvoiced + tail[1:]]


def _best(reading: str, lexicon: Lexicon) -> Evidence:
    return lexicon.nouns(reading)[0]


def _figure(noun: Evidence) -> float:
    return noun.familiarity or 0.0
