"""The fit of a word: what the rules of the game make of its letters where it is to be played."""

from __future__ import annotations

from wordsvc.kana import Reading, tails
from wordsvc.kana.letters import BASE, VOICING
from wordsvc.validators.word_basket.cards import cards_for
from wordsvc.validators.word_basket.checks import check
from wordsvc.validators.word_basket.connecting_form import ConnectingForm
from wordsvc.validators.word_basket.situation import Fit, Situation


def fit(reading: Reading, at: Situation) -> Fit:
    """How a reading fits in a situation, worked out once for all words of its shape."""
    text = reading.text
    shape = text[:1], text[-1:], len(text)
    found = None if VOICING in text else at.fits.get(shape)
    if found is None:
        found = _fit(reading, at)
        if text[-1:] in BASE and VOICING not in text and not at.rules.options.yoon_as_one:
            at.fits[shape] = found  # its shape tells what is heard
    return found


def _fit(reading: Reading, at: Situation) -> Fit:
    word = ConnectingForm.of(reading, at.rules.options)
    thrown, end, length = at.thrown, word.end, word.length
    wild = thrown is not None and thrown.kind == "number" and thrown.spans(length)
    return Fit(
        head=word.head,
        end=end,
        length=length,
        tails=tails(reading, number_wild=True) if wild else (end,) if end else (),
        cards=cards_for(end, length, at.connection.number is None),
        findings=check(word, at),
    )
