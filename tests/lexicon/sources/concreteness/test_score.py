"""Senses and glosses together tell a thing from an action and from a quality."""

import pytest

from wordsvc.lexicon.sources.concreteness.score import score, sense_score
from wordsvc.lexicon.sources.concreteness.wordnet import WordNet
from wordsvc.lexicon.sources.jmdict.entry import Sense

N = ("n",)


def _sense(*glosses: str, pos: tuple[str, ...] = N, tags: tuple[str, ...] = ()) -> Sense:
    return Sense(pos=pos, tags=tags, glosses=glosses)


def test_an_animal_is_a_thing_and_a_thought_is_none(wordnet: WordNet) -> None:
    assert score([_sense("dog")], wordnet) == 1
    assert score([_sense("doubt")], wordnet) == -1


def test_glosses_tell_each_other_which_sense_is_meant(wordnet: WordNet) -> None:
    alone = sense_score(_sense("bank"), wordnet)
    helped = sense_score(_sense("bank", "embankment"), wordnet)
    assert alone is not None
    assert helped is not None
    assert alone < 0 < helped


def test_the_first_sense_weighs_most(wordnet: WordNet) -> None:
    thing_first = score([_sense("dog"), _sense("doubt")], wordnet)
    thought_first = score([_sense("doubt"), _sense("dog")], wordnet)
    assert thing_first == pytest.approx(0.65 / 1.35)
    assert thought_first == pytest.approx(-0.65 / 1.35)


def test_a_verbal_noun_is_an_action(wordnet: WordNet) -> None:
    assert sense_score(_sense("book", pos=("n", "vs")), wordnet) == pytest.approx(-0.1)
    assert sense_score(_sense("to book a room"), wordnet) == -1
    assert sense_score(_sense("bookbinding"), wordnet) == -1


def test_an_adjective_is_a_quality(wordnet: WordNet) -> None:
    person = sense_score(_sense("professional"), wordnet)
    quality = sense_score(_sense("professional", pos=("n", "adj-no")), wordnet)
    assert person == pytest.approx(0.9)
    assert quality is not None
    assert quality < -0.25
    assert sense_score(_sense("solemn"), wordnet) == pytest.approx(-0.7)


def test_a_scientific_name_makes_a_living_thing(wordnet: WordNet) -> None:
    assert score([_sense("hamo (Muraenesox cinereus)")], wordnet) == 1
    assert score([_sense("hamo (Edo talk)")], wordnet) is None


def test_fields_lean_to_one_side(wordnet: WordNet) -> None:
    assert sense_score(_sense("book", tags=("food",)), wordnet) == 1
    assert sense_score(_sense("book", tags=("law",)), wordnet) == pytest.approx(0.4)


def test_what_is_no_noun_or_not_in_wordnet_is_unknown(wordnet: WordNet) -> None:
    assert score([_sense("dog", pos=("v1",))], wordnet) is None
    assert score([_sense("hikikomori")], wordnet) is None
    assert score([_sense("hikikomori"), _sense("dog")], wordnet) == 1
