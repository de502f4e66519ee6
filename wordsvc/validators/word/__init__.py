"""The word itself: is it one, and if not why?  One room for every game, entered one way."""

from wordsvc.validators.word.candidates import Candidate, judge_kana, judge_listed, judge_word
from wordsvc.validators.word.explain import Explanation, explain

__all__ = ["Candidate", "Explanation", "explain", "judge_kana", "judge_listed", "judge_word"]
