"""What one thinks of first: the word that people type a reading for long before any noun."""

from __future__ import annotations

from collections.abc import Sequence

from wordsvc.kana.writing import has_kanji, is_kana
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.policy import kinds, senses
from wordsvc.lexicon.policy.evidence import NAMES, NOUNS, Evidence
from wordsvc.lexicon.sources.jmdict.naming import CAPITAL
from wordsvc.lexicon.sources.mozc import Sort, Typed

Nouns = Sequence[tuple[Evidence, Entry]]

_WORDS: frozenset[Sort] = frozenset({"adverb", "interjection", "conjunction", "modifier"})
_SAID = frozenset({"adv", "adv-to", "int", "conj"})
_EVERYDAY = 3.5  # Zipf of a noun in kanji that nothing typed outweighs
_UNHEARD_OF = 1.9  # Zipf of a noun that a well-known name outweighs
_KNOWN_WORD, _KNOWN_NAME = 5500, 4500  # Mozc's costs
_HOPELESS = 5200  # of Mozc's cost: thirty thousand times as usual
_EVERYBODYS = 3000  # Mozc's cost of the few hundred words that one says all day
_PLAYED = 3  # letters
_LEAD_OVER_ALL, _LEAD_OVER_ITSELF = 1600, 3500
_LEAD, _LEAD_OF_NAME = 1500, 2300  # of a word, or a name in the same writing; of another name


def first_thought(judged: Nouns, typed: Sequence[Typed]) -> Typed | None:
    """The adverb, greeting or name that people type a reading for long before any noun, or None.

    What a house list has, or a usual word in kanji, is outweighed by none.
    """
    nouns = [(word, one) for word, one in judged if one.status in ("plain", "obscure")]
    if not nouns or not typed or any(word.house for word, _ in nouns):
        return None
    first = typed[0]
    if _everybodys(first, nouns, typed):
        return first
    if any(_figure(one) >= _EVERYDAY and has_kanji(one.written) for _, one in nouns):
        return None
    if first.sort in _WORDS:
        outweighs = _is_word(first, nouns)
        lead = _LEAD
    else:
        outweighs = first.sort in NAMES and _is_name(first, nouns)
        lead = _LEAD if first.written in {one.written for _, one in nouns} else _LEAD_OF_NAME
    return first if outweighs and _leads(first, nouns, typed, lead) else None


def _everybodys(first: Typed, nouns: Nouns, typed: Sequence[Typed]) -> bool:
    """Whether an adverb in kana is among the most usual words, far before nouns that people type.

    No mark helps these (ちょうど: 調度, ようやく: 要約); a noun in the same writing (いっぱい) is
    outweighed only where it is hopelessly behind.
    """
    if first.sort != "adverb" or first.cost > _EVERYBODYS or not is_kana(first.written):
        return False
    if len(first.written) < _PLAYED:
        return False
    forms = {one.written for _, one in nouns}
    costs = [word.cost for word in typed if word.sort in NOUNS and word.written in forms]
    lead = _LEAD_OVER_ITSELF if first.written in forms else _LEAD_OVER_ALL
    return bool(costs) and min(costs) - first.cost >= lead


def _is_word(first: Typed, nouns: Nouns) -> bool:
    """Whether an adverb or greeting is known, and no noun marked as everyday vocabulary (玉玉).

    A mark does not help a noun that nobody types beside it (一敗 beside いっぱい).
    """
    marked = any(
        row.marks and _SAID.isdisjoint(senses.all_codes(row.detail))
        for word, _ in nouns
        for row in word.jmdict
        if word.typed_noun is None or word.typed_noun - first.cost < _HOPELESS
    )
    return first.cost <= _KNOWN_WORD and not marked


def _is_name(first: Typed, nouns: Nouns) -> bool:
    """Whether a name is known, and every noun nearly dead.

    Of a noun in the same writing (島根, 地デジ) Mozc alone makes no name.
    """
    if first.cost > _KNOWN_NAME or max(_figure(one) for _, one in nouns) >= _UNHEARD_OF:
        return False
    if any(_marked(word) and _figure(one) == 0.0 for word, one in nouns):
        return False
    return all(_usually_a_name(word) for word, one in nouns if one.written == first.written)


def _usually_a_name(word: Evidence) -> bool:
    """Whether a noun is more often a name to UniDic, or one to SudachiDict or JMnedict alone."""
    noun, name = word.least_cost("common"), word.least_cost("proper")
    if noun is not None:
        return name is not None and name < noun
    return word.names_one or any(kinds.is_name(row) for row in word.analysers)


def _leads(first: Typed, nouns: Nouns, typed: Sequence[Typed], lead: int) -> bool:
    forms = {one.written for _, one in nouns}
    costs = [word.cost for word in typed if word.sort in NOUNS and word.written in forms]
    return not costs or min(costs) - first.cost >= lead


def _marked(word: Evidence) -> bool:
    """Whether JMdict marks the noun itself, not the name that it gives first (島根)."""
    return any(
        row.marks and not senses.first_noun_tagged(row.detail, CAPITAL) for row in word.jmdict
    )


def _figure(one: Entry) -> float:
    return one.familiarity or 0.0
