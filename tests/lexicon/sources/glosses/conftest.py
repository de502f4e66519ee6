"""The WordNet of a few synsets that concreteness is tested with."""

from tests.lexicon.sources.concreteness.conftest import wordnet

__all__ = ["wordnet"]
