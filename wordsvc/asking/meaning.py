"""What does a word mean? One line that ends an argument."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from wordsvc.kana.writing import has_kanji, is_kana
from wordsvc.lexicon.entry import Entry, Kind
from wordsvc.lexicon.gist import CAPITAL, best, glossary
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.lexicon.sources.glosses.fields import FIELDS
from wordsvc.messages import Language, sentence
from wordsvc.validators.verdict import Answer

TOLD_AT_MOST = 3
_OF_THE_FORM = frozenset(
    {"uk", "ateji", "gikun", "ik", "iK", "io", "ok", "oK", "rk", "rK", "sk", "sK"}
)


class Meaning(msgspec.Struct, frozen=True):
    """A word that was meant, or may have been.

    ``marks`` are codes of style, dialect and form (JMdict's: `arch`, `ksb`, `ateji`), ``topics``
    codes of field and sort of thing (JMdict's fields, the categories of the house lists).
    ``line`` says it in the asker's language; ``gloss`` is JMdict's short English, empty where it
    has none.
    """

    reading: str
    written: str
    kind: Kind
    marks: tuple[str, ...]
    topics: tuple[str, ...]
    gloss: str
    line: str


def meaning(entry: Entry, lexicon: Lexicon, language: Language) -> Meaning:
    """What an entry of the dictionary means."""
    gist = best(glossary(lexicon).gists(entry.reading, entry.written), entry.kind)
    tags = [tag for tag in gist.tags if tag != CAPITAL] if gist else []
    fields = [tag for tag in tags if tag in FIELDS] or ([gist.topic] if gist and gist.topic else [])
    topics = tuple(dict.fromkeys((*([entry.category] if entry.category else []), *fields)))
    marks = tuple(tag for tag in tags if tag not in FIELDS)
    gloss = gist.gloss if gist else ""
    in_kana = is_kana(entry.written)
    facts = {
        "heard": entry.written if in_kana else entry.reading,
        "written": entry.written,
        "said": _said(entry.kind, marks, topics, language),
    }
    return Meaning(
        reading=entry.reading,
        written=entry.written,
        kind=entry.kind,
        marks=marks,
        topics=topics,
        gloss=gloss,
        line=sentence("meaning.kana" if in_kana else "meaning.line", facts, language),
    )


def meanings(
    entries: Iterable[Entry], answer: Answer, lexicon: Lexicon, language: Language
) -> tuple[Meaning, ...]:
    """What the words mean that an answer is about, best first; no more than a glance takes in.

    A good word is one of the nouns of its reading; any other may be whatever is best known.
    """
    known = list(entries)
    if answer == "yes":
        known = [one for one in known if one.status == "plain"] or known
    else:
        known.sort(key=lambda one: one.familiarity or 0.0, reverse=True)
    told = [meaning(one, lexicon, language) for one in known]
    if answer == "yes":
        told.sort(key=lambda one: not (one.gloss or one.topics))
    return tuple(islice(_different(told), TOLD_AT_MOST))


def _different(told: Iterable[Meaning]) -> Iterator[Meaning]:
    """Without further writings of one word: 猫 is not told again as ネコ or ねこ."""
    words: set[object] = set()
    for one in told:
        clear = one.gloss or one.topics
        if clear and (one.kind, clear) in words:
            continue
        if clear or not words or has_kanji(one.written):
            words.add((one.kind, clear))
            yield one


def _said(kind: Kind, marks: Iterable[str], topics: Iterable[str], language: Language) -> str:
    """Kind, style, topic and what is odd about the form, each once; a plain noun is just that."""
    style = [mark for mark in marks if mark not in _OF_THE_FORM]
    form = [mark for mark in marks if mark in _OF_THE_FORM]
    codes = [
        *([f"meaning.kind.{kind}"] if kind != "common" else []),
        *(f"meaning.mark.{mark}" for mark in style),
        *(f"meaning.topic.{topic}" for topic in topics),
    ] or [f"meaning.kind.{kind}"]
    codes += [f"meaning.mark.{mark}" for mark in form]
    texts = [text for code in codes if (text := sentence(code, {}, language)) != code]
    return sentence("meaning.and", {}, language).join(dict.fromkeys(texts))
