"""The kind of a word: one small rule a function, and the first that has an answer decides."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from wordsvc.kana import to_katakana
from wordsvc.kana.writing import has_kanji, is_kana
from wordsvc.lexicon.counting import counted_readings, is_counted
from wordsvc.lexicon.entry import Kind, Status
from wordsvc.lexicon.policy import senses
from wordsvc.lexicon.policy.evidence import Evidence
from wordsvc.lexicon.sources.jmdict.naming import CAPITAL, NAME
from wordsvc.lexicon.sources.mozc import Sort
from wordsvc.lexicon.sources.row import Row

_DENIALS = frozenset(
    [
        "adv",
        "adv-to",
        "int",
        "prt",
        "conj",
        "pn",
        "adj-i",
        "adj-pn",
        "aux",
        "aux-v",
        "aux-adj",
        "cop",
    ]
)
_VERBAL = frozenset({"vs", "vi", "vt", "adj-no"})
ATTRIBUTES = _VERBAL | {"adj-na", "adj-f", "exp"}
SENTENCE = "sentence"  # flag of an expression that ends as a sentence does
_FIRST_THOUGHT = 500  # of Mozc's cost: nearly three times as usual
_SAID: frozenset[Sort] = frozenset({"interjection", "conjunction", "adverb", "verb", "adjective"})
_DEFINITE: tuple[Sort, ...] = ("surname", "person", "place", "company")
_ORGANISATION = re.compile(
    "(駅|[大学院校園社店館寺院線港湖会局所署省庁部党組号]|病院|銀行|工業|興業|産業|建設|電機|電気|電子|製薬|化学|精機|食品"
    "|商事|商会|物産|印刷|鉄工|運輸|開発|貿易|木材|電鉄|鉄道|バス|タクシー|グループ|ホールディングス|コーポレーション|HD"
    "|ジャパン|ネット|サービス|リース|トラスト|テック|ファーム|スーパー|ホテル|クラブ|チーム)$"
)
_OF_FEW = frozenset(
    [
        *("arch", "obs", "rare", "sl", "m-sl", "net-sl", "on-mim", "hob", "ksb", "ktb", "kyb"),
        *("kyu", "nab", "osb", "rkb", "thb", "tsb", "tsug"),
    ]
)
_HONORIFIC = ("お", "ご", "御")
_RAREST = 7700  # Mozc's cost
_TYPED = 4000  # Mozc's cost of what people type often
_SEEN_OFTEN = 2.0  # Zipf
_OF = re.compile(".の.")
_FAR_BEFORE = 1000  # of Mozc's cost: seven times as usual
_POLITE = frozenset({"hon", "pol", "hum"})
_BELOW = "下"  # the titles of those that one looks up to from below
_TITLES = frozenset({"pn", "n-suf"})
_SLANG = frozenset({"sl", "m-sl", "net-sl"})
_SLANG_SEEN = 2.7  # Zipf
_MANNER = frozenset({"adv", "adv-to", "vs"})
_SAYINGS = frozenset({"exp", "int"})
_OF_QUALITY = ("やか", "らか")  # はなやか, ほがらか: native adjectives, which never became nouns
_FAR_AFTER = 2500  # of Mozc's cost: a hundred and fifty times less usual
_LEFTOVERS: tuple[Kind, ...] = (
    "pronoun", "numeral", "verb", "adjective", "adverb", "proper", "affix", "common", "other",
)  # fmt: skip


class Ruling(msgspec.Struct, frozen=True):
    """Kind and status that a rule gives a word."""

    kind: Kind
    status: Status


PLAIN = Ruling("common", "plain")
RARE = Ruling("common", "obscure")
_STANDINGS: dict[Kind, Status] = {
    "common": "plain", "proper": "proper", "pronoun": "pronoun", "numeral": "numeral",
}  # fmt: skip


def of_kind(kind: Kind) -> Ruling:
    """The ruling for a word that is only ever of this kind."""
    return Ruling(kind, _STANDINGS.get(kind, "not-noun"))


def house_list(word: Evidence) -> Ruling | None:
    """What the house wrote down stands above the dictionaries."""
    for row in word.house:
        if row.detail == "brand":
            return Ruling("proper", "brand")
        return of_kind(row.kind)
    return None


def jmdict_denies(word: Evidence) -> Ruling | None:
    """JMdict has the word and knows no noun in it (やっほー): a tagger's 名詞 is too wide."""
    if not word.jmdict or _in_jmdict(word) or not _noun(word):
        return None
    if _tagged_title(word):
        return None
    codes = set[str]().union(*(senses.codes(row.detail) for row in word.jmdict))
    stem = "adj-na" in codes and _tagged(word, "形状詞可能")
    if stem or (codes and codes <= _DENIALS):
        return _first({row.kind for row in word.jmdict})
    return None


def said_in_katakana(word: Evidence) -> Ruling | None:
    """A foreign saying (レッツ), which a tagger takes for a noun and nobody types as one."""
    if not word.jmdict or word.written != to_katakana(word.reading) or not _noun(word):
        return None
    codes = set[str]().union(*(senses.all_codes(row.detail) for row in word.jmdict))
    sayings = bool(codes) and codes <= _SAYINGS
    doubtful = sayings and word.typed_noun is None
    return Ruling("other", "disputed") if doubtful else None


def manner(word: Evidence) -> Ruling | None:
    """An adverb to JMdict (とげとげ する), which taggers know as noun and adverb: people argue."""
    if not word.jmdict or not _noun(word):
        return None
    codes = set[str]().union(*(senses.codes(row.detail) for row in word.jmdict))
    adverb = "adv" in codes and codes <= _MANNER
    tagged = any(row.kind == "adverb" for row in word.analysers)
    return Ruling("other", "disputed") if adverb and tagged else None


def used_as_adverb(word: Evidence) -> Ruling | None:
    """名詞-副詞可能 whose first use is an adverb (時々, 一段; in kana ほとんど) is no noun."""
    if _tagged(word, "副詞可能") and any(
        senses.opens_as(row.detail, "adv")
        or ("uk" in row.flags and "adv" in senses.codes(row.detail))
        for row in word.jmdict
    ):
        return of_kind("adverb")
    return None


def pronoun_first(word: Evidence) -> Ruling | None:
    """A pronoun by the taggers and by JMdict's first sense (君), whatever else it once meant."""
    tagged = any(row.kind == "pronoun" for row in word.analysers)
    if tagged and any(senses.opens_as(row.detail, "pn") for row in word.jmdict):
        return of_kind("pronoun")
    return None


def numeral_first(word: Evidence) -> Ruling | None:
    """A number to JMdict's first sense (三つ), whatever a tagger calls it."""
    counts = any(senses.opens_as(row.detail, "num") for row in word.jmdict)
    return of_kind("numeral") if counts else None


def counted(word: Evidence) -> Ruling | None:
    """A number with a counter (一回, 三人), which any list has by chance, even as a name (七軒)."""
    if not is_counted(word.written) or word.reading not in counted_readings(word.written):
        return None
    return of_kind("numeral")


def name_of_sudachi(word: Evidence) -> Ruling | None:
    """UniDic files アントラーズ under another word, SudachiDict has a name, JMdict no noun."""
    names = {row.kind for row in word.analysers if row.source == "sudachi"} == {"proper"}
    if not names or not all(senses.nouns_tagged(row.detail, CAPITAL) for row in word.jmdict):
        return None
    filed = [row for row in word.analysers if row.source == "unidic" and row.kind == "common"]
    if filed and all(row.lemma_reading != row.reading for row in filed):
        return of_kind("proper")
    return None


def name_to_others(word: Evidence) -> Ruling | None:
    """A tagger's 名詞 that JMdict lacks, while JMnedict or Mozc knows a name (プラウダ).

    In kanji it is a question, as Mozc calls many a thing a name (和蝋燭); so is what people type as
    a noun before the name.
    """
    if word.jmdict or not _noun(word) or not (word.names_one or _typed_as_name_alone(word)):
        return None
    if has_kanji(word.written) or not _typed_as_name(word):
        return RARE
    return of_kind("proper")


def name_by_gloss(word: Evidence) -> Ruling | None:
    """A noun of JMdict that English writes with a capital, and that people type as a name first.

    アルプス and ベンツ are such; サンマ, which has a capital too, is typed as a noun. What is typed
    as any other name alone (竜宮城) is a question.
    """
    if not _in_jmdict(word) or not _capital(word):
        return None
    sorts = ("place",) if has_kanji(word.written) else _DEFINITE
    name = min((word.typed[sort] for sort in sorts if sort in word.typed), default=None)
    noun = word.typed_noun
    if name is not None and (noun is None or name + _FIRST_THOUGHT <= noun):
        return of_kind("proper")
    doubtful = _noun(word) and _typed_as_name_alone(word) and not word.marked_common
    return Ruling("proper", "obscure") if doubtful else None


def name_of_jmdict_alone(word: Evidence) -> Ruling | None:
    """A noun that JMdict alone has and English writes with a capital may be a name (ホンジェラス).

    It is one where every gloss is a name (ピサの斜塔), or JMnedict says so and nobody types a noun
    (サナア), and a question where there is no other witness, or Mozc knows the name first. In kanji
    (スワヒリ語) only the latter counts.
    """
    if word.analysers or not _in_jmdict(word) or not _capital(word):
        return None
    if _glossed(word, NAME):
        return of_kind("proper")
    if has_kanji(word.written):
        named = word.typed_name is not None and _typed_as_name(word)
        return Ruling("proper", "obscure") if named else None
    if word.names_one:
        return of_kind("proper") if word.typed_noun is None else Ruling("proper", "obscure")
    if word.typed_name is not None and _typed_as_name(word):
        return Ruling("proper", "obscure")
    return None if word.marked_common or word.typed_often else RARE


def sudachis_own_name(word: Evidence) -> Ruling | None:
    """What SudachiDict alone has, as 固有名詞-一般, may be a thing: a question.

    It is a noun where SudachiDict files one in Latin letters under it and people type it as such
    (ルーズボール), a name where people type that first, JMnedict has it, in Latin letters, or by
    its ending (駅).
    """
    if word.written.isascii() or _ORGANISATION.search(word.written):
        return None
    if any(
        row.source != "sudachi" or not row.detail.endswith("固有名詞-一般")
        for row in (*word.house, *word.jmdict, *word.analysers)
    ):
        return None
    if not word.analysers or word.names_one:
        return None
    if word.typed_name is not None and _typed_as_name(word):
        return None
    if word.noun_in_latin and word.typed_noun is not None:
        return PLAIN
    return Ruling("proper", "obscure")


def of_few(word: Evidence) -> Ruling | None:
    """What is archaic, of a region (めんそーれ), slang or a mere sound to JMdict, and hardly seen.

    Slang must be seen in texts, however often it is typed (エゴサ).
    So is what JMdict alone has and Mozc counts among the rarest, if its parts are not usual words
    and it is no other spelling of one, and a polite form that JMdict alone has (ご挨拶): お and ご
    can be put before many nouns.
    """
    if not _in_jmdict(word) or word.marked_common:
        return None
    if not word.analysers and all(not _POLITE.isdisjoint(row.flags) for row in word.jmdict):
        return RARE if word.written.startswith(_HONORIFIC) else None
    slang = all(not _SLANG.isdisjoint(row.flags) for row in word.jmdict)
    if slang and (word.zipf or 0.0) < _SLANG_SEEN:
        return RARE
    if word.witnessed:
        return None
    if all(not _OF_FEW.isdisjoint(row.flags) for row in word.jmdict):
        return RARE
    alone = not word.analysers and word.zipf is None and not word.composed
    alone = alone and all(row.lemma == word.written for row in word.jmdict)
    return RARE if alone and (word.typed_noun or 0) > _RAREST else None


def typed_as_name(word: Evidence) -> Ruling | None:
    """A loanword hardly seen in texts, which people type as a name alone (フライド)."""
    if word.marked_common or (word.zipf or 0.0) >= _SEEN_OFTEN or not is_kana(word.written):
        return None
    named = _noun(word) and _typed_as_name_alone(word)
    return RARE if named else None


def set_phrase(word: Evidence) -> Ruling | None:
    """Noun + の + noun that JMdict alone has, as an expression (暗黙の了解), is no word to all."""
    if word.analysers or word.marked_common or not _OF.search(word.written):
        return None
    phrases = any("exp" in senses.all_codes(row.detail) for row in word.jmdict)
    return Ruling("other", "disputed") if phrases and _in_jmdict(word) else None


def attribute_first(word: Evidence) -> Ruling | None:
    """A quality to JMdict first of all and far before a noun to those who type it (複雑), or to
    them alone (得意).

    What JMdict has in another sense as a noun alone (クラシック), or the house as an abstract noun
    (平和), is one.
    """
    if word.abstract:
        return None
    quality, noun = word.typed.get("adjectival"), word.typed.get("noun")
    if quality is None or not _in_jmdict(word):
        return None
    if any(senses.is_noun_without(row.detail, "adj-na") for row in word.jmdict):
        return None
    if noun is None:
        first = any("adj-na" in senses.all_codes(row.detail) for row in word.jmdict)
    else:
        first = noun - quality >= _FAR_BEFORE and any(
            senses.begins_with(row.detail, "adj-na") for row in word.jmdict
        )
    return Ruling("adjective", "na-adjective") if first else None


def noun_of_the_taggers(word: Evidence) -> Ruling | None:
    """UniDic or SudachiDict holds this very form as 普通名詞."""
    return PLAIN if _noun(word) else None


def noun_of_jmdict(word: Evidence) -> Ruling | None:
    """JMdict alone has the noun."""
    return PLAIN if _in_jmdict(word) and not word.analysers else None


def used_as_noun(word: Evidence) -> Ruling | None:
    """What JMdict alone has and uses as nouns are used: 順番待ち (する), 飲み放題 (の), 両手に花.

    A verbal noun is one. An attribute or a set expression is a matter for the table, but not what
    people type as a greeting (それでは) or what ends as a sentence does (いってきます, お大事に).
    """
    if word.analysers or not word.jmdict or _in_jmdict(word):
        return None
    codes = {code for row in word.jmdict for code in senses.all_codes(row.detail)}
    if "vs" in codes and codes <= _VERBAL:
        return PLAIN
    sentence = any(SENTENCE in row.flags for row in word.jmdict)
    if "exp" in codes and (sentence or not _SAID.isdisjoint(word.typed)):
        return None
    return Ruling("other", "disputed") if codes <= ATTRIBUTES else None


def noun_beside_a_name(word: Evidence) -> Ruling | None:
    """The taggers know only a name (青山, スクショ): JMdict's noun stands unless it is that.

    It stands as well where it belongs to everyday vocabulary and people type nothing else (6月).
    """
    if not _in_jmdict(word) or {row.kind for row in word.analysers} != {"proper"}:
        return None
    if word.marked_common and word.typed_name is None and (word.typed_noun or _TYPED) < _TYPED:
        return PLAIN
    nouns = [row for row in word.jmdict if row.kind == "common"]
    if any(is_name(row) for row in word.analysers):
        named = all(senses.first_noun_tagged(row.detail, CAPITAL) for row in nouns)
    else:
        named = _glossed(word, NAME)
    return of_kind("proper") if named else PLAIN


def na_adjective(word: Evidence) -> Ruling | None:
    """形状詞 that JMdict also calls a noun (真面目): people argue about it.

    Not about those in やか and らか, nor about what is an adverb as well and typed as anything
    rather than a noun (いろいろ).
    """
    stem = any(row.detail.startswith("形状詞") for row in word.analysers)
    if not stem or not _in_jmdict(word):
        return None
    quality = all(senses.begins_with(row.detail, "adj-na") for row in word.jmdict)
    if quality and word.reading.endswith(_OF_QUALITY):
        return of_kind("adjective")
    adverb = any(row.kind == "adverb" for row in word.analysers)
    if quality and adverb and _hardly_a_noun(word):
        return of_kind("adverb")
    return Ruling("adjective", "na-adjective")


def disputed(word: Evidence) -> Ruling | None:
    """A noun to JMdict, a verb, adverb or interjection to the taggers (ガチャガチャ).

    It is none where JMdict's noun comes after that, and nobody types one (まさか).
    """
    if not _in_jmdict(word):
        return None
    later = not any(senses.begins_with(row.detail, "n") for row in word.jmdict)
    if word.analysers and word.typed and word.typed_noun is None and later:
        return _first({row.kind for row in word.analysers})
    return Ruling("other", "disputed")


def whatever_it_is(word: Evidence) -> Ruling:
    """No noun anywhere: the kind that says most about why."""
    return _first({row.kind for row in word.rows})


RULES: tuple[Callable[[Evidence], Ruling | None], ...] = (
    house_list,
    counted,
    said_in_katakana,
    jmdict_denies,
    manner,
    used_as_adverb,
    pronoun_first,
    numeral_first,
    name_of_sudachi,
    name_to_others,
    name_by_gloss,
    name_of_jmdict_alone,
    sudachis_own_name,
    of_few,
    typed_as_name,
    set_phrase,
    attribute_first,
    noun_of_the_taggers,
    noun_of_jmdict,
    used_as_noun,
    noun_beside_a_name,
    na_adjective,
    disputed,
)


def is_name(row: Row) -> bool:
    """Whether a tagger calls it a name; SudachiDict's 固有名詞-一般 holds nouns too (スクショ)."""
    loose = row.source == "sudachi" and row.detail.endswith("固有名詞-一般")
    return row.kind == "proper" and not loose


def ruling(word: Evidence) -> Ruling:
    """Kind and status of a word by the first rule that answers."""
    for rule in RULES:
        found = rule(word)
        if found is not None:
            return found
    return whatever_it_is(word)


def _tagged_title(word: Evidence) -> bool:
    """Whether only JMdict calls a title a pronoun, and people type it as a noun (殿下, 陛下)."""
    if (
        not word.written.endswith(_BELOW)
        or any(row.kind == "pronoun" for row in word.analysers)
        or word.typed_noun is None
    ):
        return False
    return word.marked_common and all(
        senses.all_codes(row.detail) <= _TITLES for row in word.jmdict
    )


def _hardly_a_noun(word: Evidence) -> bool:
    noun, least = word.typed.get("noun"), min(word.typed.values(), default=0)
    return bool(word.typed) and (noun is None or noun - least >= _FAR_AFTER)


def _noun(word: Evidence) -> bool:
    return any(row.kind == "common" for row in word.analysers)


def _typed_as_name(word: Evidence) -> bool:
    """Whether people type no noun, or the name as readily."""
    name, noun = word.typed_name, word.typed_noun
    return noun is None or (name is not None and name <= noun)


def _typed_as_name_alone(word: Evidence) -> bool:
    return word.typed_noun is None and word.typed_name is not None


def _capital(word: Evidence) -> bool:
    """Whether English writes the first noun of every entry with a capital letter."""
    nouns = [row for row in word.jmdict if row.kind == "common"]
    return all(senses.first_noun_tagged(row.detail, CAPITAL) for row in nouns)


def _in_jmdict(word: Evidence) -> bool:
    return any(row.kind == "common" for row in word.jmdict)


def _first(kinds: set[Kind]) -> Ruling:
    return of_kind(next(kind for kind in _LEFTOVERS if kind in kinds))


def _glossed(word: Evidence, tag: str) -> bool:
    return all(senses.nouns_tagged(row.detail, tag) for row in word.jmdict if row.kind == "common")


def _tagged(word: Evidence, detail: str) -> bool:
    return any(row.detail.endswith(detail) for row in word.analysers)
