"""What is said of a word in kana on one field? Nearly all questions are of this kind.

There is one reading and one situation, so nothing is to be chosen. The answer is the one that the
long way gives.
"""

from __future__ import annotations

from wordsvc.kana import Reading, tails
from wordsvc.kana.letters import BASE, LONG, VOICING
from wordsvc.lexicon.gist import Gist
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.unlisted import of_kana
from wordsvc.validators.verdict import Finding, Verdict, answer_of
from wordsvc.validators.word_basket.cards import cards_for
from wordsvc.validators.word_basket.checks import Situation, check
from wordsvc.validators.word_basket.heard import Heard
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.trial import composed
from wordsvc.validators.words import of_listed

_NOTHING = Gist((), ())
_PLAINLY = {kana: letter for kana, letter in BASE.items() if kana != "を"}


def usual(word: str, reading: Reading, lexicon: Lexicon, at: Situation) -> Verdict:
    """The verdict on ``word``, which is read so and by no dictionary otherwise, played ``at``."""
    options = at.rules.options
    gist = lexicon.gist(reading.text)
    if gist is None:
        findings, gist = of_kana(reading.text, lexicon, options.words), _NOTHING
    else:
        findings = of_listed(reading.text, gist, lexicon, options.words)
        gist = gist if findings else gist.nouns
    heard = Heard.of(reading, options)
    return composed(word, heard, at, check(heard, at) + findings, gist, lexicon.version)


def by_itself(word: str, reading: Reading, lexicon: Lexicon, rules: WordBasketRules) -> Verdict:
    """The verdict where nothing but the word is asked about: ``usual`` in one go.

    Lists of a million words ask nothing else.
    """
    text, options = reading.text, rules.options
    letters = tuple(text)
    length = len(letters)
    head, end = _PLAINLY.get(letters[0]), _PLAINLY.get(letters[-1])
    if end is None and letters[-1] == LONG:
        end = tails(reading)[0]
    if head is None or end is None or options.yoon_as_one or VOICING in text:
        return usual(word, reading, lexicon, Situation(rules))
    gist = lexicon.gist(text)
    findings: tuple[Finding, ...] = ()
    if gist is None:
        findings, gist = of_kana(text, lexicon, options.words), _NOTHING
    elif gist.claims is not None:
        findings = of_listed(text, gist, lexicon, options.words)
        gist = gist if findings else gist.nouns
    if length < rules.least or end == "ん":
        findings = check(Heard(reading, head, end, length), Situation(rules)) + findings
    return Verdict(
        answer=answer_of(findings) if findings else "yes",
        word=word,
        reading=text,
        written=gist.written,
        letters=letters,
        length=length,
        head=head,
        tails=(end,),
        cards=cards_for(end, length),
        findings=findings,
        evidence=gist.shown,
        rules=rules.name,
        lexicon=lexicon.version,
    )
