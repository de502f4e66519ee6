"""Phrases and inflected forms in kana: what is said in a sentence and is no word."""

from __future__ import annotations

from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Known, QuickLexicon
from wordsvc.lexicon.segmentation import Part, segment

_PARTICLES = frozenset("でをはがにへとも")
_DOING = (
    *("する", "した", "して", "しない", "します", "したい"),
    *("させる", "された", "している", "してる"),
)
_INFLECTED = (
    *("です", "ます", "でした", "ました", "ません", "ない", "たい", "った", "んだ", "って", "いて"),
    *("んで", "けれど", *(f"{row}た" for row in "いきしちにびみりえけげせてねべめれ")),
    *(
        f"{te}{verb}"
        for te in "てで"
        for verb in ("いる", "ある", "いく", "くる", "おく", "ください")
    ),
)
_RELATION = (
    *("のなか", "のうえ", "のした", "のまえ", "のうしろ", "のよこ", "のそば", "のあいだ"),
    *(
        "のため",
        "のこと",
        "のとき",
        "のあと",
        "のほう",
        "のそと",
        "のむこう",
        "のまわり",
        "のちかく",
    ),
)
_SHORTEST = 2  # letters of a word beside an ending or particle
_SHORTEST_ATTRIBUTE = 3
_USUAL = 3.0  # Zipf of a noun that one hears before a particle
_TWO_USUAL = 4.0
_NOUN_OF_LETTERS = 3
_TILL, _FROM = "まで", "から"
_AFTER_A_LETTER = frozenset(
    [
        *("ます", "ました", "ません", "ませんでした", "ましょう", "ない", "なかった", "なければ"),
        *("たい", "たくない", "たかった", "ている", "ていた", "ていない", "ています", "てある"),
        *("てください", "ておく", "ておいた", "てみる", "てしまう", "てしまった", "てきた"),
        *("ていく", "ていった", "てくる", "させる", "られる", "られない", "すぎる", "ながら"),
    ]
)
_IRREGULAR = {"し": "する", "き": "くる", "こ": "くる"}
_ADJECTIVE: frozenset[Kind] = frozenset({"adjective"})
_VERB: frozenset[Kind] = frozenset({"verb"})
_SAYS: frozenset[Kind] = frozenset({"verb", "adjective"})
_SPOKEN = frozenset({"た", "だ", "です", "ます", "ない", "たい", "て", "で", "けれど", "ん"})
_CONTENT = frozenset({"noun", "stem", "modifier", "other"})


def clause_in(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """The parts of an unlisted string that is surely a phrase or an inflected form, else None."""
    if parts := relation_in(reading, lexicon) or _of_a_letter(reading, lexicon):
        return parts
    if parts := _pair(reading, lexicon) or _clause(reading, lexicon):
        return parts
    end = reading[-1]
    if end in "なく" and (told := _adjective(reading, end, lexicon)):
        return told
    if reading.endswith((_TILL, _FROM)):
        return _with_particle(reading[:-2], reading[-2:], lexicon) or _because(reading, lexicon)
    if end in _PARTICLES and len(reading) >= _NOUN_OF_LETTERS:
        return _with_particle(reading[:-1], end, lexicon) or _inflected(reading)
    return _doing(reading, lexicon) or _with_attribute(reading, lexicon) or _inflected(reading)


def relation_in(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """A noun with の and a noun of position or relation (いえのなか), else None."""
    if not reading[_SHORTEST:].endswith(_RELATION):
        return None
    noun, of, relation = reading.rpartition("の")
    return [noun, of, relation] if lexicon.is_plain(noun) else None


def _with_particle(word: str, particle: str, lexicon: QuickLexicon) -> list[str] | None:
    """A usual noun (がっこうで), or an adverb with its と (だんだんと)."""
    noun = lexicon.noun(word)
    least = _USUAL if len(word) >= _NOUN_OF_LETTERS else _TWO_USUAL
    if noun is not None and (noun.familiarity or 0.0) >= least:
        return [word, particle]
    known = lexicon.find(word) if particle in "とに" else None
    said = known and (known.dominant or known.entries[0])
    return [word, particle] if said and said.kind == "adverb" else None


def _because(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """A sentence that gives a reason (おもしろいから)."""
    before = reading.removesuffix(_FROM)
    if before == reading or len(before) < _SHORTEST:
        return None
    known = lexicon.find(before)
    if known is not None:
        return [before, _FROM] if _says(known, _SAYS) else None
    said = clause_in(before, lexicon)
    return [*said, _FROM] if said else None


def _of_a_letter(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """A verb of one letter in another form: みている, ねません, しました."""
    stem, ending = reading[0], reading[1:]
    if ending not in _AFTER_A_LETTER:
        return None
    for verb in (stem + "る", _IRREGULAR.get(stem)):
        known = lexicon.find(verb) if verb else None
        if known is not None and _says(known, _VERB):
            return [stem, ending]
    return None


def _adjective(reading: str, end: str, lexicon: QuickLexicon) -> list[str] | None:
    """An adjective in another form: きれいな, あかるく."""
    stem = reading[:-1]
    known = lexicon.find(stem if end == "な" else f"{stem}い") if len(stem) > _SHORTEST else None
    if known is None or not _says(known, _ADJECTIVE):
        return None
    return [stem, end]


def _clause(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """A usual noun with が before a verb or adjective (雨が降る)."""
    place = reading.find("が", _SHORTEST, -_SHORTEST)
    noun = lexicon.noun(reading[:place]) if place > 0 else None
    if noun is None or (noun.familiarity or 0.0) < _USUAL:
        return None
    known = lexicon.find(reading[place + 1 :])
    if known is None or not _says(known, _SAYS):
        return None
    return [reading[:place], "が", known.reading]


def _says(known: Known, kinds: frozenset[Kind]) -> bool:
    """Whether a usual word of these kinds is read so."""
    return any(one.kind in kinds and (one.familiarity or 0.0) >= _USUAL for one in known.entries)


def _pair(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """Two usual nouns beside と (みぎとひだり)."""
    place = reading.find("と", _SHORTEST, -_SHORTEST)
    if place < 0:
        return None
    for one in (reading[:place], reading[place + 1 :]):
        noun = lexicon.noun(one)
        if noun is None or (noun.familiarity or 0.0) < _TWO_USUAL:
            return None
    return [reading[:place], "と", reading[place + 1 :]]


def _doing(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """A word with a form of する (りょうりする)."""
    if not reading[_SHORTEST:].endswith(_DOING):
        return None
    ending = next(ending for ending in _DOING if reading.endswith(ending))
    word = reading.removesuffix(ending)
    return [word, ending] if lexicon.find(word) else None


def _with_attribute(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """An adjective with な before a noun (きれいな花)."""
    place = reading.find("な", _SHORTEST_ATTRIBUTE, -_SHORTEST)
    if place < 0:
        return None
    known, noun = lexicon.find(reading[:place]), reading[place + 1 :]
    stem = (
        lexicon.find(reading[: place + 1]) is not None
        or (  # 大きな
            known is not None and any(one.kind == "adjective" for one in known.entries[:3])
        )
    )
    return [reading[: place + 1], noun] if stem and lexicon.is_plain(noun) else None


def _inflected(reading: str) -> list[str] | None:
    """A verb or adjective in another form, or a clause that ends in one (借りてきた)."""
    if not reading[_SHORTEST:].endswith(_INFLECTED):
        return None
    parts = segment(reading)
    if len(parts) == 1 or any(part.kind == "unknown" for part in parts):
        return None
    head = parts[0]
    if not _ends(parts):
        return None
    if not _opens(head, parts[1:]):
        return None
    return [part.surface for part in parts]


def _ends(parts: tuple[Part, ...]) -> bool:
    """Whether a clause ends as spoken ones do: …た, …です, …ている, 寒くない."""
    before, last = parts[-2:]
    if last.kind in ("auxiliary", "particle"):
        return last.surface in _SPOKEN
    goes_on = before.surface in ("て", "で") and last.kind in ("modifier", "stem")
    return goes_on or (last.surface in _SPOKEN and before.kind == "stem")


def _opens(head: Part, rest: tuple[Part, ...]) -> bool:
    """Whether a clause opens with a word, and nothing but endings or more such words follow."""
    if head.kind == "affix":
        return bool(rest) and _opens(rest[0], rest[1:])
    tail = sum(len(part.surface) for part in rest)
    return head.kind in _CONTENT and len(head.surface) >= 2 and len(head.surface) + tail >= 4
