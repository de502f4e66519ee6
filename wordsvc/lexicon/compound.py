"""Analysis of an unlisted kana string as a compound of two known nouns."""

from __future__ import annotations

from wordsvc.kana import to_katakana, unvoiced
from wordsvc.lexicon.protocol import QuickLexicon, Word

_SHORTEST = 2
_SHORT = 3  # letters that the lexicon has in memory
_OF = "の"
_SHOP, _SHOP_WRITTEN = "や", "屋"  # a shop, and who keeps it
_PARTS = {"のき": "木", "のは": "葉", "のみ": "実"}
_USUAL = 2.5  # Zipf
_CLOSE = 0.75  # Zipf: about as usual
_UNVOICED = {kana: unvoiced(kana) for kana in "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ"}
_PLANTS = {"き": "木", "め": "芽", "は": "葉", "ね": "根", "み": "実"}  # りんごの木, 桜の葉
_OTHERWISE = frozenset({_OF, *_UNVOICED})

_End = tuple[Word, bool]


def compound_parts(
    reading: str, lexicon: QuickLexicon, spelt: str = ""
) -> tuple[str, str, bool] | None:
    """The two nouns of a compound as written forms, and whether の stands between; or None.

    The second noun may be voiced as compounds are (りんご + ばたけ) where it is no usual word as it
    sounds (つくえ + だんご). Of several cuts the one whose rarer noun is the most usual wins. Where
    ``spelt`` mixes hiragana and katakana, a part in katakana is a noun that is written so.
    """
    if (plant := _of_a_plant(reading, lexicon)) is not None:
        return plant
    short = lexicon.short
    length = len(reading)
    mixed = len(spelt) == length and spelt not in (reading, to_katakana(reading))
    best: tuple[Word, Word, bool] | None = None
    most = -1.0
    for place in range(_SHORTEST, length - (reading[-1] != _SHOP)):
        start = reading[:place]
        if place <= _SHORT and start not in short:
            continue
        rest = reading[place:]
        last = short.get(rest) if length - place <= _SHORT else lexicon.noun(rest)
        if rest[0] in _OTHERWISE:
            ends = _otherwise(rest, lexicon)
            if last is not None:
                ends.insert(0, (last, False))
        else:
            ends = [] if last is None else [(last, False)]
        if not ends or not (first := short.get(start) or lexicon.noun(start)):
            continue
        last, of = _likeliest(ends)
        if mixed:
            head = _spelt_so(first, spelt[:place], lexicon)
            tail = _spelt_so(last, spelt[place + of :], lexicon)
            if head is None or tail is None:
                continue
            first, last = head, tail
        figure = min(first.familiarity or 0.0, last.familiarity or 0.0)
        if figure > most:
            best, most = (first, last, of), figure
    if best is None:
        return None
    first, last, of = best
    if mixed:
        return first.written, last.written, of
    named = _PLANTS.get(last.reading) if of else None
    return _as_thing(first, lexicon), named or _as_thing(last, lexicon), of


def _spelt_so(noun: Word, spelt: str, lexicon: QuickLexicon) -> Word | None:
    """The noun that a part stands for: in katakana what is written so, or None."""
    if spelt != to_katakana(spelt):
        return Word(noun.reading, _as_thing(noun, lexicon), noun.familiarity)
    known = lexicon.find(noun.reading)
    written = known is not None and any(one.written == spelt for one in known.entries)
    return Word(noun.reading, spelt, noun.familiarity) if written else None


def _of_a_plant(reading: str, lexicon: QuickLexicon) -> tuple[str, str, bool] | None:
    """A plant and its tree, leaf or fruit, which are too short to be heard elsewhere (もものき)."""
    part = _PARTS.get(reading[-2:]) if len(reading) > len(_OF) + _SHORTEST else None
    plant = lexicon.noun(reading[:-2]) if part is not None else None
    if part is None or plant is None or (plant.familiarity or 0.0) < _USUAL:
        return None
    return plant.written, part, True


def _likeliest(ends: list[_End]) -> _End:
    """The end as it sounds, unless the next one is far more usual (ごや: 小屋, not 後夜)."""
    best = ends[0]
    for end in ends[1:]:
        if (end[0].familiarity or 0.0) > (best[0].familiarity or 0.0) + _CLOSE:
            best = end
    return best


def _as_thing(noun: Word, lexicon: QuickLexicon) -> str:
    """How the noun is written: as a thing, where one about as usual is read so (とり: 鳥, 取り)."""
    if noun.reading == _SHOP:
        return _SHOP_WRITTEN
    return lexicon.things.get(noun.reading, noun.written)


def _otherwise(rest: str, lexicon: QuickLexicon) -> list[_End]:
    """The nouns that the end of a compound is if it is voiced by what is before it, or after の."""
    tails = [(_plainly(rest), False)]
    if rest[0] == _OF:
        tails = [(rest[1:], True), (_plainly(rest[1:]), True)]
    return [
        (noun, of)
        for tail, of in tails
        if (len(tail) >= _SHORTEST or tail == _SHOP or (of and tail in _PLANTS))
        and (noun := lexicon.noun(tail))
    ]


def _plainly(tail: str) -> str:
    """A voiced piece as it sounds by itself; empty if it is not voiced."""
    unvoiced = _UNVOICED.get(tail[:1])
    return "" if unvoiced is None else unvoiced + tail[1:]
