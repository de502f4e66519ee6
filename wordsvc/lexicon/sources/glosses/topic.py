"""What sort of thing is it? By the classes of WordNet that a sense's glosses belong to.

A topic is told only where most of what the glosses may mean is of one sort.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from operator import itemgetter

from wordsvc.lexicon.sources.concreteness import gloss
from wordsvc.lexicon.sources.concreteness.wordnet import WordNet
from wordsvc.lexicon.sources.jmdict.entry import Sense

_CLEAR = 0.7
_SHARED = 4.0
_RARE = 0.3  # how far the less usual senses of an English word are thought of too
_LITERAL = frozenset({"body", "feeling"})  # the leg of a table, the way of life
_ADVERBIAL = re.compile(r"(?:before|after|in|at|on|by|without|with|for) ")
_NOUN = frozenset({"n", "n-adv", "n-t"})

# By lexicographer class, the numbers of lexnames(5WN). Classes that say little are left out.
CLASSES: dict[int, str] = {
    5: "animal",
    8: "body",
    12: "feeling",
    13: "food",
    15: "place",
    18: "person",
    20: "plant",
    27: "material",
    28: "time",
}

# What is narrower than a class, or a part of one that says little by itself.
ROOTS: dict[str, str] = {
    "01503061": "bird",
    "02512053": "fish",
    "02159955": "insect",
    "07881800": "drink",
    "13134947": "fruit",
    "07705931": "fruit",
    "07707451": "vegetable",
    "13104059": "tree",
    "11669335": "flower",
    "02728440": "clothes",
    "04524313": "vehicle",
    "02913152": "building",
    "03800933": "instrument",
    "04451818": "tool",
    "03405725": "furniture",
    "04565375": "weapon",
    "00523513": "sport",
    "07020895": "music",
    "11524662": "weather",
    "06282651": "language",
    "14061805": "illness",
    "13384557": "money",
}


def topic(sense: Sense, wordnet: WordNet) -> str:
    """The code of a noun sense's sort, or nothing."""
    if _NOUN.isdisjoint(sense.pos) or "vs" in sense.pos or "adj-na" in sense.pos:
        return ""
    found = [_meanings(text, wordnet) for text in sense.glosses]
    shared = Counter(synset for one in found for synset in {synset for synset, _, _ in one})
    weights: defaultdict[str, float] = defaultdict(float)
    for one in found:
        for synset, share, sort in one:
            weights[sort] += share * _SHARED ** (shared[synset] - 1)
    if not weights:
        return ""
    sort, most = max(weights.items(), key=itemgetter(1))
    return sort if most >= _CLEAR * sum(weights.values()) else ""


def _meanings(text: str, wordnet: WordNet) -> list[tuple[str, float, str]]:
    """The synsets that a gloss may mean, how much each is meant, and its sort."""
    if _ADVERBIAL.match(text):
        return []
    for phrase in gloss.heads(text):
        if meanings := wordnet.meanings(phrase):
            rare = _RARE / len(meanings)
            told = [
                (one.synset, (1 - _RARE) * one.share + rare, _sort(one.synset, wordnet))
                for one in meanings
            ]
            whole = phrase == gloss.plain(text)
            return [
                (one, share, sort if whole or sort not in _LITERAL else "")
                for one, share, sort in told
            ]
    return []


def _sort(synset: str, wordnet: WordNet) -> str:
    return next((ROOTS[one] for one in wordnet.upwards(synset) if one in ROOTS), "") or CLASSES.get(
        wordnet.lexname(synset), ""
    )
