"""Weighing: a plain noun, or outweighed by a better-known word of the same sound?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import structs

from wordsvc.kana import to_katakana
from wordsvc.kana.writing import has_kanji
from wordsvc.lexicon.counting import counted_form, counted_readings, is_counted
from wordsvc.lexicon.entry import ADJECTIVE, GODAN, ICHIDAN, Entry, Kind, Status
from wordsvc.lexicon.policy import kinds, senses, spelling
from wordsvc.lexicon.policy.evidence import NAMES, NOUNS, Evidence
from wordsvc.lexicon.policy.familiarity import familiarity, obscure
from wordsvc.lexicon.policy.thought import first_thought
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.sources.jmdict.naming import CAPITAL
from wordsvc.lexicon.sources.mozc import Typed

_HEARD = 2.3  # below this nobody thinks of the other word
_OUTWEIGHS = 1.6  # forty times as usual
_OUTWEIGHS_MARKED = 3.0  # a thousand times, where JMdict marks the noun as everyday vocabulary
_NAME_FIRST = 500  # of Mozc's cost
_RUDE = frozenset({"vulg", "derog", "X", "sens"})
_OUTWEIGHS_PRONOUN = 0.5
_OUTWEIGHS_COUNTED = 0.2
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
_ZIPF_OF_COST, _COST_PER_ZIPF = 7.0, 1151.0
_REFUSED = frozenset({"proper", "not-noun"})
_DOUBTFUL = frozenset({"brand", "disputed", "na-adjective", "pronoun", "numeral", "variant"})
_LOUD = _REFUSED | _DOUBTFUL
_INFLECTIONS: dict[Kind, dict[str, str]] = {
    "verb": {"v1": ICHIDAN, "v5": GODAN},
    "adjective": {"adj-i": ADJECTIVE, "adj-na": ADJECTIVE},
}
_PLACES = {status: place for place, status in enumerate(_BEST_FIRST)}


def known(reading: str, words: Iterable[Evidence], typed: Sequence[Typed] = ()) -> Known:
    """Everything known of one reading: its entries, best first, and whether a noun prevails.

    A form that is a noun and a name (林, 山口) has an entry for each. ``typed`` is what Mozc has
    for the reading, most usual first.
    """
    judged = [(word, entry(word)) for word in words]
    unlisted = counted(reading, judged) or typed_before_names(reading, judged, typed)
    if unlisted is not None:
        judged.append((Evidence(reading, unlisted.written, []), unlisted))
    named = [(word, as_name(word, one)) for word, one in judged if _also_name(word, one)]
    dominant = dominant_of(judged, named)
    thought = first_thought(judged, typed) if dominant is None else None
    if thought is not None:
        refused = "proper" if thought.sort in NAMES else "not-noun"
        others = [one for _, one in (*judged, *named) if one.status == refused]
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
    if figure is None and ruling.status == "numeral" and is_counted(word.written):
        usual = counted_readings(word.written)[:1] == (word.reading,)
        figure = _COUNTED if usual else None
    status, standard = ruling.status, None
    if status == "plain":
        standard = spelling.standard(word)
        if standard is not None:
            status = "variant" if spelling.is_free(word.reading, standard) else "spelling"
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
        standard=_as_written(standard, word),
        sensitive=any(not _RUDE.isdisjoint(row.flags) for row in word.jmdict),
        category=_inflection(word, ruling.kind) or _category(word),
    )


def _as_written(standard: str | None, word: Evidence) -> str | None:
    """The right spelling in katakana where the wrong one is (コーヒ: コーヒー)."""
    katakana = word.written == to_katakana(word.reading) != word.reading
    return to_katakana(standard) if standard is not None and katakana else standard


def _category(word: Evidence) -> str | None:
    return word.house[0].detail if word.house else None


def _inflection(word: Evidence, kind: Kind) -> str | None:
    """How a word is inflected as far as JMdict tells: 走る is godan, though it ends like 見る."""
    codes = {code for row in word.jmdict for code in senses.all_codes(row.detail)}
    inflections = _INFLECTIONS.get(kind, {})
    return next(
        (told for start, told in inflections.items() if any(map(_begins(start), codes))), None
    )


def _begins(start: str) -> Callable[[str], bool]:
    return lambda code: code.startswith(start)


def unwitnessed(word: Evidence) -> bool:
    """Whether a noun stands on the taggers alone: nobody else has the form or is seen to use it.

    A compound of two usual words that SudachiDict lists needs no other witness (落語会).
    """
    if word.jmdict or word.house or word.witnessed or word.filed:
        return False
    return not (word.composed and {row.source for row in word.analysers} == {"sudachi"})


def counted(reading: str, judged: Iterable[tuple[Evidence, Entry]]) -> Entry | None:
    """The number with a counter that a reading is too, where no source has it (さんこ: 三個)."""
    written = counted_form(reading)
    if written is None:
        return None
    judged = list(judged)
    names = all(one.kind == "proper" for _, one in judged)
    if names and max((_figure(one) for _, one in judged), default=0.0) >= _HEARD:
        return None
    if any(is_counted(one.written) for _, one in judged):
        return None
    usual = counted_readings(written)[:1] == (reading,)  # 十足 is heard as じゅっそく, not じっそく
    figure = _COUNTED if usual else None
    return Entry(reading, written, "numeral", "numeral", ("house",), familiarity=figure)


def as_name(word: Evidence, one: Entry) -> Entry:
    """The entry of a noun's written form as the name that it is too."""
    figure = None if word.zipf is None else familiarity(word, "proper")  # marks are the noun's
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
    doubtful = {
        word.written
        for word, _ in named
        if not (word.zipf is None or _surely_noun(word) or _weighed_as_noun(word))
    }
    best = max((_figure(one) for _, one in nouns if one.written not in doubtful), default=0.0)
    marked = any(one.common for _, one in nouns)
    lead = _figure(loudest) - best
    if loudest.status == "numeral" and is_counted(loudest.written):
        return loudest if lead >= _OUTWEIGHS_COUNTED else None
    if loudest.status == "pronoun":  # わたし is 私 before it is 渡し, and people would ask
        return loudest if lead >= _OUTWEIGHS_PRONOUN else None
    return loudest if lead >= (_OUTWEIGHS_MARKED if marked else _OUTWEIGHS) else None


def typed_before_names(
    reading: str, judged: Sequence[tuple[Evidence, Entry]], typed: Sequence[Typed]
) -> Entry | None:
    """The noun that people type where sources have only names, which nobody means (うなづき)."""
    if not judged or not typed or typed[0].sort in NAMES:
        return None
    if any(one.kind != "proper" or word.house for word, one in judged):
        return None
    nouns = (word for word in typed if word.sort in NOUNS and has_kanji(word.written))
    noun = next((word for word in nouns if "の" not in word.written), None)
    if noun is None or any(one.written == noun.written for _, one in judged):
        return None
    return structs.replace(as_typed(reading, noun), kind="common", status="obscure")


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


def _weighed_as_noun(word: Evidence) -> bool:
    """Whether UniDic finds the noun at least as usual as the name, so that the figure is its own.

    The figure of 青山, no noun to UniDic, counts for the name; so does what is typed as one (太郎).
    """
    name_first = word.typed_name is not None and (
        word.typed_noun is None or word.typed_noun - word.typed_name >= _NAME_FIRST
    )
    if name_first:
        return False
    costs = {kind: word.least_cost(kind) for kind in ("common", "proper")}
    noun, name = costs["common"], costs["proper"]
    return noun is not None and (name is None or noun <= name)


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
