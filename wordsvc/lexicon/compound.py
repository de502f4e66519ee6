"""Which known nouns is an unlisted kana string put together from?"""

from __future__ import annotations

from wordsvc.kana import unvoiced
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Lexicon

_SHORTEST = 2
_OF = "の"
_SHOP = "や"  # 屋: a shop, and who keeps it


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
        tails = [(tail, False) for tail in _heard_as(rest)]
        if rest[0] == _OF:
            tails += [(tail, True) for tail in _heard_as(rest[1:])]
        noun = _best(start, lexicon)
        cuts += [(noun, _best(tail, lexicon), of) for tail, of in tails if lexicon.is_plain(tail)]
    if not cuts:
        return None
    first, second, of = max(cuts, key=lambda cut: min(_figure(cut[0]), _figure(cut[1])))
    return first.written, second.written, of


def _heard_as(tail: str) -> list[str]:
    """The nouns that the end of a compound may be: as it sounds, or voiced by what is before it."""
    if len(tail) < _SHORTEST and tail != _SHOP:
        return []
    plain = unvoiced(tail[0]) + tail[1:]
    return [tail] if plain == tail else [tail, plain]


def _best(reading: str, lexicon: Lexicon) -> Entry:
    return lexicon.nouns(reading)[0]


def _figure(entry: Entry) -> float:
    return entry.familiarity or 0.0
