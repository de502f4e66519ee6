"""WordNet's files are read, and a synset is valued by its class and by what it hangs on."""

import pytest

from wordsvc.lexicon.sources.concreteness.wordnet import WordNet


@pytest.mark.parametrize("phrase", ["tape recorder", "Tape recorders", "tape_recorder"])
def test_phrases_are_found_in_singular_and_plural(wordnet: WordNet, phrase: str) -> None:
    (meaning,) = wordnet.meanings(phrase)
    assert meaning.synset == "04900000"


def test_irregular_plurals_are_found(wordnet: WordNet) -> None:
    assert wordnet.meanings("children") == wordnet.meanings("child") != ()


def test_an_unknown_word_has_no_meanings(wordnet: WordNet) -> None:
    assert wordnet.meanings("hikikomori") == ()


def test_senses_share_a_word_by_how_often_they_were_met(wordnet: WordNet) -> None:
    money, building, land = wordnet.meanings("bank")
    assert money.share > building.share > land.share > 0
    assert money.share + building.share + land.share == pytest.approx(1)


def test_a_thing_that_also_says_something_is_a_thing(wordnet: WordNet) -> None:
    """A book and a talk are both communication to WordNet; only the book is an object."""
    (book,), (talk,) = wordnet.meanings("book"), wordnet.meanings("talk")
    assert book.value > 0 > talk.value


def test_adjectives_are_weighed_against_nouns(wordnet: WordNet) -> None:
    assert wordnet.adjective_share("dog") == 0
    assert wordnet.adjective_share("Solemn") == 1
    assert wordnet.adjective_share("professional") == 28 / 32
