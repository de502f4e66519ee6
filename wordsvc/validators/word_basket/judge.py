"""May this word be played? (WB-05 … WB-29, WB-31)"""

from __future__ import annotations

from wordsvc.decoding.faults import Faulty
from wordsvc.kana import NotKana, Reading
from wordsvc.lexicon.protocol import Lexicon, QuickLexicon
from wordsvc.lexicon.quick import quick
from wordsvc.validators.rules import WordRules
from wordsvc.validators.unread import refuse_question
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word import Candidate, judge_kana, judge_listed, judge_word
from wordsvc.validators.word_basket.faults import question_faults
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.question import Question
from wordsvc.validators.word_basket.question_situations import on_field, situations
from wordsvc.validators.word_basket.trial import attempt, best_of, verdict


def judge(question: Question, lexicon: Lexicon, rules: WordBasketRules) -> Verdict:
    """The verdict on the best word that the text may be.

    Every reading is tried, and for a previous word in kanji every reading of that too. Raises
    every fault of the question (see ``question_faults``) at once: Unreadable, which is a NotKana,
    for nothing but unreadable text, Faulty for a card or field that does not exist
    (``basket.bad-card``, ``basket.bad-field``), a previous card that cannot have been thrown
    on the previous word (``basket.previous-card``), a previous word beside a field
    (``basket.previous-and-field``) and a previous card without a word (``basket.no-previous``).
    """
    word = question.word
    try:
        candidate = None
        if question.reading is None and question.previous is None:
            candidate = _at_once(word, quick(lexicon), rules.options.words)
        if candidate is not None:
            # one reading in one situation, as nearly all words are asked: nothing is to be chosen
            trial = attempt(candidate, on_field(question, rules))
        else:
            candidates = judge_word(word, question.reading, lexicon, rules.options.words)
            trial = best_of(candidates, situations(question, lexicon, rules))
    except (NotKana, Faulty):
        refuse_question(question_faults(question, lexicon, rules))
        raise
    return verdict(word, trial, lexicon.version)


def _at_once(word: str, lexicon: QuickLexicon, rules: WordRules) -> Candidate | None:
    """A word in plain kana, listed as it is heard or not; None for what takes more to read."""
    listed = judge_listed(word, lexicon, rules)
    if listed is not None:
        return listed
    heard = Reading.at_once(word)
    return None if heard is None else judge_kana(word, heard, lexicon, rules)
