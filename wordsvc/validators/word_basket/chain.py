"""Chains of words, each judged on the one before it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wordsvc.decoding.faults import Faulty
from wordsvc.kana import NotKana
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.unread import refuse_question
from wordsvc.validators.verdict import Answer, Verdict
from wordsvc.validators.word import Candidate, judge_word
from wordsvc.validators.word_basket.connection import ANYTHING, Connection, to_field, to_word
from wordsvc.validators.word_basket.faults import chain_faults
from wordsvc.validators.word_basket.notation import card_of
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.question import WordBasketChainWord
from wordsvc.validators.word_basket.situation import Situation
from wordsvc.validators.word_basket.trial import Rank, Trial, attempt, verdict


class Chain(msgspec.Struct, frozen=True):
    """A verdict a word, and the answer to all together: any no is no, else any ask is ask."""

    answer: Answer
    verdicts: tuple[Verdict, ...]


class _Step(msgspec.Struct, frozen=True):
    """A word read in one way; ``cost`` and ``back`` are those of the best way that leads here.

    ``back`` is the place of the step before in its column.
    """

    trial: Trial
    cost: Rank
    back: int


def chain(
    words: Sequence[str | WordBasketChainWord],
    lexicon: Lexicon,
    rules: WordBasketRules,
    field: str | None = None,
) -> Chain:
    """Judge each word against the one before it, the first against ``field`` if there is one.

    Where words have several readings, those are taken with which the whole chain is best. Raises
    every fault at once: Unreadable for nothing but unreadable text, Faulty for a card or field
    that does not exist too.
    """
    try:
        return _chained(words, lexicon, rules, field)
    except (NotKana, Faulty):
        refuse_question(chain_faults(words, lexicon, field))
        raise


def _chained(
    words: Sequence[str | WordBasketChainWord],
    lexicon: Lexicon,
    rules: WordBasketRules,
    field: str | None,
) -> Chain:
    links = [WordBasketChainWord(word) if isinstance(word, str) else word for word in words]
    start = ANYTHING if field is None else to_field(field)
    columns: list[list[_Step]] = []
    for index, link in enumerate(links):
        card = None if link.card is None else card_of(link.card, f"/words/{index}/card")
        before = columns[-1] if columns else []
        situations = [
            Situation(rules, connection, card, link.last)
            for connection in ([_after(step.trial) for step in before] or [start])
        ]
        candidates = judge_word(link.word, link.reading, lexicon, rules.options.words)
        columns.append([_step(candidate, situations, before) for candidate in candidates])
    trials = _best_way(columns)
    verdicts = tuple(
        verdict(link.word, trial, lexicon.version)
        for link, trial in zip(links, trials, strict=True)
    )
    return Chain(_together(verdicts), verdicts)


def _step(candidate: Candidate, situations: Sequence[Situation], before: Sequence[_Step]) -> _Step:
    """The candidate on the cheapest of the ways that lead to it."""
    steps = (
        _Step(trial, _sum(before[back].cost, trial.rank) if before else trial.rank, back)
        for back, trial in enumerate(attempt(candidate, situation) for situation in situations)
    )
    return min(steps, key=_cost)


def _best_way(columns: Sequence[Sequence[_Step]]) -> list[Trial]:
    """The trials of the cheapest way through all columns, first word first."""
    way: list[Trial] = []
    place: int | None = None
    for column in reversed(columns):
        step = min(column, key=_cost) if place is None else column[place]
        way.append(step.trial)
        place = step.back
    return way[::-1]


def _after(trial: Trial) -> Connection:
    """What the next word meets. A card that does not fit the word is as good as untold."""
    word, card = trial.fit, trial.situation.thrown
    if not word.end:
        return ANYTHING
    wild = card is not None and card.kind == "number" and not card.spans(word.length)
    return to_word(trial.candidate.reading, word.length, None if wild else card)


def _cost(step: _Step) -> Rank:
    return step.cost


def _sum(one: Rank, other: Rank) -> Rank:
    return one[0] + other[0], one[1] + other[1]


def _together(verdicts: Sequence[Verdict]) -> Answer:
    answers = {verdict.answer for verdict in verdicts}
    return "no" if "no" in answers else "ask" if "ask" in answers else "yes"
