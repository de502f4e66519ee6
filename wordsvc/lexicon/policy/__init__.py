"""The evidence policy: rows of all sources in, one weighed value a reading out."""

from wordsvc.lexicon.policy.familiarity import Familiarity
from wordsvc.lexicon.policy.gather import Twin, evidence
from wordsvc.lexicon.policy.sentences import flagged
from wordsvc.lexicon.policy.twins import twins
from wordsvc.lexicon.policy.weigh import known

__all__ = ["Familiarity", "Twin", "evidence", "flagged", "known", "twins"]
