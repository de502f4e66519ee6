"""Weighing: a plain noun, or outweighed by a better-known word of the same sound?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import structs

from wordsvc.kana import to_katakana
from wordsvc.kana.writing import has_kanji
from wordsvc.lexicon.counting import counted_form, is_counted
from wordsvc.lexicon.entry import Entry, Kind, Status
from wordsvc.lexicon.policy import kinds, senses, spelling
from wordsvc.lexicon.policy.evidence import NAMES, NOUNS, Evidence
from wordsvc.lexicon.policy.familiarity import familiarity, obscure
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.sources.jmdict.naming import CAPITAL
from wordsvc.lexicon.sources.mozc import Sort, Typed

_HEARD = 2.3  # below this nobody thinks of the other word
_OUTWEIGHS = 1.6  # forty times as usual
_OUTWEIGHS_MARKED = 3.0  # a thousand times, where JMdict marks the noun as everyday vocabulary
_RUDE = frozenset({"vulg", "derog", "X", "sens"})
_OUTWEIGHS_PRONOUN = 0.5
_OUTWEIGHS_COUNTED = 0.5
_COUNTED = 3.0  # Zipf of a number with a counter that no list has
_NAMES_KEPT = 4
_BEST_FIRST: tuple[Status, ...] = (
    "plain",
    "obscure",
    "brand",
    "disputed",
    "na-adjective",
    "pronoun",
    "numeral",
    "variant",
    "proper",
    "not-noun",
    "spelling",
)
_WORDS: frozenset[Sort] = frozenset({"adverb", "interjection", "conjunction", "modifier"})
_EVERYDAY = 3.5  # Zipf of a noun in kanji that nothing typed outweighs
_SAID = frozenset({"adv", "adv-to", "int", "conj"})
_UNHEARD_OF = 1.5  # Zipf of a noun that a well-known name outweighs
_KNOWN_WORD, _LEAD_OF_WORD = 5500, 1500
_KNOWN_NAME, _LEAD_OF_NAME = 4500, 2300
_ZIPF_OF_COST, _COST_PER_ZIPF = 7.0, 1151.0
_REFUSED = frozenset({"proper", "not-noun"})
_DOUBTFUL = frozenset({"brand", "disputed", "na-adjective", "pronoun", "numeral", "variant"})
_LOUD = _REFUSED | _DOUBTFUL
_PLACES = {status: place for place, status in enumerate(_BEST_FIRST)}


def known(reading: str, words: Iterable[Evidence], typed: Sequence[Typed] = ()) -> Known:
    """Everything known of one reading: its entries, best first, and whether a noun prevails.

    A form that is a noun and a name (林, 山口) has an entry for each. ``typed`` is what Mozc has
    for the reading, most usual first.
    """
    judged = [(word, entry(word)) for word in words]
    if (number := counted(reading, judged)) is not None:
        judged.append((Evidence(reading, number.written, []), number))
    named = [(word, as_name(word, one)) for word, one in judged if _also_name(word, one)]
    dominant = dominant_of(judged, named)
    thought = first_thought(judged, typed) if dominant is None else None
    if thought is not None:
        others = [one for _, one in (*judged, *named) if one.status in _REFUSED]
        dominant = next((one for one in others if one.written == thought.written), None)
        if dominant is None:
            dominant = as_typed(reading, thought)
            judged.append((Evidence(reading, thought.written, []), dominant))
    entries = sorted((one for _, one in (*judged, *named)), key=_rank)
    return Known(
        reading=reading,
        plain=dominant is None and any(one.status == "plain" for one in entries),
        entries=tuple(without_crowd(entries, dominant)),
        dominant=dominant,
    )


def entry(word: Evidence) -> Entry:
    """The joined entry of one (reading, written form)."""
    ruling = kinds.ruling(word)
    figure = familiarity(word, ruling.kind)
    status, standard = ruling.status, None
    if status == "plain":
        standard = spelling.standard(word)
        if standard is not None:
            status = "spelling"
        elif (standard := spelling.variant_of(word)) is not None:
            status = "variant"
        elif obscure(word, figure) or unwitnessed(word):
            status = "obscure"
    return Entry(
        reading=word.reading,
        written=word.written,
        kind=ruling.kind,
        status=status,
        sources=word.sources,
        common=word.marked_common,
        familiarity=None if figure is None else round(max(figure, 0.0), 2),
        standard=standard,
        sensitive=any(not _RUDE.isdisjoint(row.flags) for row in word.jmdict),
        category=word.house[0].detail if word.house else None,
    )


def unwitnessed(word: Evidence) -> bool:
    """Whether a noun stands on the taggers alone: no dictionary, list or figure has the form.

    A compound of two usual words that SudachiDict lists needs no other witness (落語会).
    """
    if word.jmdict or word.house or word.zipf is not None:
        return False
    if word.typed_noun is not None or "verb" in word.typed:
        return False
    return not (word.composed and word.sources == ("sudachi",))


def counted(reading: str, judged: Iterable[tuple[Evidence, Entry]]) -> Entry | None:
    """The number with a counter that a reading is too, where no source has it (さんこ: 三個)."""
    written = counted_form(reading)
    if written is None or all(one.kind == "proper" for _, one in judged):
        return None
    if any(is_counted(one.written) for _, one in judged):
        return None
    return Entry(reading, written, "numeral", "numeral", ("house",), familiarity=_COUNTED)


def as_name(word: Evidence, one: Entry) -> Entry:
    """The entry of a noun's written form as the name that it is too."""
    figure = familiarity(word, "proper")
    return structs.replace(
        one,
        kind="proper",
        status="proper",
        sources=tuple(sorted({row.source for row in word.analysers if row.kind == "proper"})),
        familiarity=None if figure is None else round(max(figure, 0.0), 2),
    )


def dominant_of(
    judged: Iterable[tuple[Evidence, Entry]], named: Iterable[tuple[Evidence, Entry]]
) -> Entry | None:
    """The much better known name, verb or adverb that people think of first, or None.

    とうきょう has 頭胸 and 東境, and nobody means them.
    """
    nouns = [(word, one) for word, one in judged if one.status in ("plain", "obscure")]
    loud = _LOUD
    if not nouns:  # ドイツ is no どいつ
        nouns = [(word, one) for word, one in judged if one.status in _DOUBTFUL]
        loud = _REFUSED
    if not nouns or any(word.house for word, _ in nouns):
        return None
    others = [one for word, one in judged if one.status in loud]
    others += [one for word, one in named if not _surely_noun(word)]
    loudest = max(others, key=_figure, default=None)
    if loudest is None or _figure(loudest) < _HEARD:
        return None
    doubtful = {word.written for word, _ in named if not _surely_noun(word)}
    best = max((_figure(one) for _, one in nouns if one.written not in doubtful), default=0.0)
    marked = any(one.common for _, one in nouns)
    lead = _figure(loudest) - best
    if loudest.status == "numeral" and is_counted(loudest.written):
        return loudest if lead >= _OUTWEIGHS_COUNTED else None
    if loudest.status == "pronoun":  # わたし is 私 before it is 渡し, and people would ask
        return loudest if lead >= _OUTWEIGHS_PRONOUN else None
    return loudest if lead >= (_OUTWEIGHS_MARKED if marked else _OUTWEIGHS) else None


def first_thought(judged: Sequence[tuple[Evidence, Entry]], typed: Sequence[Typed]) -> Typed | None:
    """The adverb, greeting or name that people type a reading for long before any noun, or None.

    たまたま is an adverb before it is 玉玉. A noun that a dictionary marks as everyday vocabulary,
    or that a house list has, is outweighed by no such word.
    """
    nouns = [(word, one) for word, one in judged if one.status in ("plain", "obscure")]
    if not nouns or not typed or any(word.house for word, _ in nouns):
        return None
    first = typed[0]
    spared = _is_marked_noun if first.sort in _WORDS else _is_marked
    if any(spared(word) for word, _ in nouns):
        return None
    limit = _KNOWN_WORD if first.sort in _WORDS else _KNOWN_NAME if first.sort in NAMES else None
    if limit is None or first.cost > limit:
        return None
    forms = {one.written for _, one in nouns}
    if any(_figure(one) >= _EVERYDAY and has_kanji(one.written) for _, one in nouns):
        return None
    if first.sort in NAMES and (
        any(word.jmdict and word.written == first.written for word, _ in nouns)
        or max(_figure(one) for _, one in nouns) >= _UNHEARD_OF
    ):
        return None
    best = [word.cost for word in typed if word.sort in NOUNS and word.written in forms]
    lead = _LEAD_OF_WORD if first.sort in _WORDS else _LEAD_OF_NAME
    return first if not best or min(best) - first.cost >= lead else None


def _is_marked(word: Evidence) -> bool:
    return word.marked_common


def _is_marked_noun(word: Evidence) -> bool:
    """Whether JMdict marks a noun that is not an adverb or greeting as well (およそ, ただいま)."""
    return any(row.marks and _SAID.isdisjoint(senses.all_codes(row.detail)) for row in word.jmdict)


def as_typed(reading: str, word: Typed) -> Entry:
    """The entry of a word that only Mozc has."""
    kind: Kind = "proper" if word.sort in NAMES else "adverb" if word.sort == "adverb" else "other"
    figure = max(_ZIPF_OF_COST - word.cost / _COST_PER_ZIPF, 0.0)
    status: Status = "proper" if kind == "proper" else "not-noun"
    return Entry(reading, word.written, kind, status, ("mozc",), familiarity=round(figure, 2))


def without_crowd(entries: Sequence[Entry], dominant: Entry | None = None) -> list[Entry]:
    """Entries without the long tail of given names that sound the same."""
    names = [one for one in entries if one.status == "proper" and one is not dominant]
    crowd = {id(one) for one in names[_NAMES_KEPT:]}
    return [one for one in entries if id(one) not in crowd]


def _also_name(word: Evidence, one: Entry) -> bool:
    noun = one.status == "plain" or (one.status == "obscure" and one.kind == "common")
    return noun and any(kinds.is_name(row) for row in word.analysers)


def _surely_noun(word: Evidence) -> bool:
    """Whether every witness calls it a noun beside the name (林, unlike 山口).

    Taggers list foreign persons under many a loanword that JMdict has (スプライト).
    """
    tagged = any(row.kind == "common" for row in word.analysers)
    persons = word.written == to_katakana(word.reading) and all(
        "人名" in row.detail for row in word.analysers if kinds.is_name(row)
    )
    noun, name = word.typed_noun, word.typed_name
    typed = noun is not None and (name is None or noun <= name)
    return (tagged or persons or typed) and any(
        row.kind == "common" and not senses.nouns_tagged(row.detail, CAPITAL) for row in word.jmdict
    )


def _figure(one: Entry) -> float:
    return one.familiarity or 0.0


def _rank(one: Entry) -> tuple[int, bool, float, bool, str]:
    place = _PLACES[one.status]
    return (place, one.sensitive, -_figure(one), not one.common, one.written)
