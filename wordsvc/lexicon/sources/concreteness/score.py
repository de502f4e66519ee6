"""Concreteness of a Japanese noun, from -1 (an action) to 1 (a thing).

Each gloss of a sense is looked up in WordNet. The glosses of one sense help one another: a synset
that two of them share counts four times (bank and embankment mean no money). The first sense weighs
most. A noun that makes a verb with する names an action (WordNet cannot know), and an adjectival
noun a quality; plants and animals are told by their scientific names and by JMdict's fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wordsvc.lexicon.sources.concreteness import gloss
from wordsvc.lexicon.sources.concreteness.wordnet import Meaning, WordNet
from wordsvc.lexicon.sources.jmdict.entry import Sense

_NOUN = frozenset({"n", "n-adv", "n-t"})
_FADE = 0.35
_SHARED = 4.0
_VERBAL, _ADJECTIVAL = -0.8, -0.4
_THINGS = frozenset({"food", "bot", "zool", "ent", "ornith", "fish", "anat", "cloth", "tools"})
_NO_THINGS = frozenset(
    {"math", "ling", "gramm", "law", "phil", "logic", "econ", "finc", "stat", "psych", "bus"}
)
_FIELD = 0.3
_ACTION, _QUALITY = -1.0, -0.7


def score(senses: Sequence[Sense], wordnet: WordNet) -> float | None:
    """Figure of a noun, or None where nothing is known of any of its noun senses."""
    total = weight = 0.0
    share = 1.0
    for sense in senses:
        if _NOUN.isdisjoint(sense.pos):
            continue
        value = sense_score(sense, wordnet)
        if value is not None:
            total += share * value
            weight += share
        share *= _FADE
    return total / weight if weight else None


def sense_score(sense: Sense, wordnet: WordNet) -> float | None:
    """Figure of one sense, or None where no gloss is known."""
    value = _glosses(sense, wordnet)
    if value is None:
        return None
    if "vs" in sense.pos:
        value += _VERBAL
    if "adj-na" in sense.pos:
        value += _ADJECTIVAL
    if not _THINGS.isdisjoint(sense.tags):
        value += _FIELD
    if not _NO_THINGS.isdisjoint(sense.tags):
        value -= _FIELD
    return max(-1.0, min(1.0, value))


def _glosses(sense: Sense, wordnet: WordNet) -> float | None:
    if any(_names_a_species(text, wordnet) for text in sense.glosses):
        return 1.0
    found = [_known(text, wordnet) for text in sense.glosses]
    shared = Counter(synset for meanings in found for synset in {m.synset for m in meanings})
    describes = any(code.startswith("adj") for code in sense.pos)
    values = []
    for text, meanings in zip(sense.glosses, found, strict=True):
        quality = wordnet.adjective_share(gloss.plain(text)) if describes or not meanings else 0.0
        if gloss.is_action(text):
            values.append(_ACTION)
        elif meanings:
            values.append(quality * _QUALITY + (1 - quality) * _mean(meanings, shared))
        elif quality:
            values.append(_QUALITY)
        elif gloss.plain(text).endswith("ing"):
            values.append(_ACTION)
    return sum(values) / len(values) if values else None


def _names_a_species(text: str, wordnet: WordNet) -> bool:
    """The second word of a scientific name is no English word, its first no adjective."""
    return any(
        not wordnet.meanings(species)
        and not wordnet.adjective_share(species)
        and not wordnet.adjective_share(genus)
        for genus, species in gloss.scientific_names(text)
    )


def _mean(meanings: tuple[Meaning, ...], shared: Counter[str]) -> float:
    total = value = 0.0
    for meaning in meanings:
        weight = meaning.share * _SHARED ** (shared[meaning.synset] - 1)
        total += weight
        value += weight * meaning.value
    return value / total


def _known(text: str, wordnet: WordNet) -> tuple[Meaning, ...]:
    for phrase in gloss.heads(text):
        if meanings := wordnet.meanings(phrase):
            return meanings
    return ()
