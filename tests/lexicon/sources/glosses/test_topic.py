"""What sort of thing a noun names is told only where its glosses leave no doubt."""

import pytest

from wordsvc.lexicon.sources.concreteness.wordnet import WordNet
from wordsvc.lexicon.sources.glosses.topic import topic
from wordsvc.lexicon.sources.jmdict.entry import Sense


@pytest.mark.parametrize(
    ("pos", "glosses", "sort"),
    [
        (("n",), ["dog (Canis lupus familiaris)"], "animal"),
        (("n",), ["young child"], "person"),
        (("n",), ["bank"], ""),  # money, a building or a slope
        (("n",), ["doubt"], ""),  # a class that says little
        (("n",), ["before dog"], ""),
        (("n",), ["nothing known"], ""),
        (("n", "vs"), ["dog"], ""),
        (("v5r",), ["dog"], ""),
    ],
)
def test_a_sort_is_told_where_it_is_clear(
    pos: tuple[str, ...], glosses: list[str], sort: str, wordnet: WordNet
) -> None:
    assert topic(Sense(pos=pos, glosses=tuple(glosses)), wordnet) == sort
