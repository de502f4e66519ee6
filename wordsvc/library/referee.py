"""How does a Python program ask about words?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import islice
from threading import Lock
from typing import Any

import msgspec

from wordsvc.asking.explain import Explained, explain
from wordsvc.asking.judge import judge
from wordsvc.asking.meaning import Meaning
from wordsvc.bootstrap.services import open_lexicon, open_sheets
from wordsvc.bootstrap.settings import Settings
from wordsvc.catalogue import validators
from wordsvc.catalogue.sheets import LazySheets
from wordsvc.decoding.faults import Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Word
from wordsvc.library.door import Choices, door
from wordsvc.messages import Language
from wordsvc.validators import word_basket
from wordsvc.validators.validator import Desk, Validator
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket import WordBasketRules
from wordsvc.validators.word_basket.book import WORD_BASKET
from wordsvc.validators.word_basket.find import find

Rules = str | Mapping[str, Any]


class Referee:
    """Answers questions about words; made by ``wordsvc.open``. Any number of threads may share it.

    Rules are a preset's name (``official``, ``tournament``, ``family``, ``kids2``, ``strong4``) or
    a preset with options changed, ``{"preset": "family", "unknown": "no"}``.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        rules: Rules | None = None,
        language: Language | None = None,
    ) -> None:
        """Without settings those of the process, read when the dictionary is opened."""
        self._settings = settings
        with door(language):
            self._rules = _resolved(rules)
        self._language = language
        self._lexicon: CompiledLexicon | None = None
        self._opening = Lock()

    @property
    def lexicon(self) -> CompiledLexicon:
        """The dictionary, opened once; ``referee.lexicon.version`` is its name."""
        if self._lexicon is None:
            with self._opening:
                if self._lexicon is None:
                    self._lexicon = open_lexicon(self._settings or Settings.from_environ())
        return self._lexicon

    def judge(  # noqa: PLR0913 - the question of the API, each part by its name
        self,
        word: str,
        *,
        reading: str | None = None,
        previous: str | None = None,
        previous_card: str | None = None,
        field: str | None = None,
        card: str | None = None,
        last: bool = False,
        rules: Rules | None = None,
        language: Language | None = None,
    ) -> Verdict:
        """May this word be played in Word Basket?

        ``word`` in kana, kanji or both, ``reading`` in kana where it is known how it was said. It
        connects to ``previous``, a word (thrown with ``previous_card``), or to ``field``: a letter
        ``ゆ``, a line ``や行``, a number wild ``5``, ``6``, ``7+`` or a set ``す,つ``. ``card`` is
        the card to be thrown, ``last`` says that it is the last of the hand.

        ``answer`` is ``yes``, ``no`` or ``ask`` (the table decides); ``findings`` are the reasons,
        as codes with facts. ``language``, "ja" or "en", fills in their ``message``.

        Raises Faulty for a card, field or rules that do not exist and text that is too long or
        none, with every fault and its place; where nothing but unreadable text is wrong, that
        error is a NotKana too.

        >>> referee = Referee()
        >>> referee.judge("スキー").answer
        'yes'
        >>> verdict = referee.judge("ラッコ", previous="スキー", language="en")
        >>> finding = verdict.findings[0]
        >>> verdict.answer, finding.code, finding.facts["want"]
        ('no', 'basket.head', ['い'])
        >>> finding.message
        'The word must begin with い. This one begins with ら.'
        """
        told_so = {
            "word": word,
            "reading": reading,
            "previous": previous,
            "previous_card": previous_card,
            "field": field,
            "card": card,
            "last": last,
            "rules": rules,
        }
        verdict: Verdict = self._ask(WORD_BASKET, told_so, language)
        return verdict

    def ask(
        self, validator: str, question: Mapping[str, Any], *, language: Language | None = None
    ) -> msgspec.Struct:
        """Any question that the API takes at ``/judge/<validator>``, as its body has it.

        The verdict is that of the API, as a value. Raises Faulty with every fault, and KeyError for
        a validator that there is not.

        >>> verdict = Referee().ask("tensai-clever/green", {"letters": ["う", "た", "ぬ"]})
        >>> verdict.answer, verdict.last_square
        ('yes', 3)
        """
        verdict: msgspec.Struct = self._ask(validators()[validator], question, language)
        return verdict

    def explain(
        self, text: str, *, reading: str | None = None, language: Language | None = None
    ) -> Explained:
        """What is known of a word, by whom, what does it mean, and why is it judged as it is?

        ``entries`` are every reading, written form and kind with their sources, ``meanings`` what
        the words mean that the verdict rests on, ``why`` the reasons as sentences, Japanese where
        no language was chosen. ``verdict`` is about the word as a word, by the official rules.
        ``reading`` tells how the text is read. Raises NotKana for text that is neither kana nor a
        known word.

        >>> story = Referee().explain("ソニー", language="en")
        >>> story.known, story.verdict.answer, story.entries[0].kind
        (True, 'no', 'proper')
        """
        spoken = language or self._language
        with door(spoken):
            return explain(text, self.lexicon, spoken or "ja", reading)

    def meaning(
        self, word: str, *, reading: str | None = None, language: Language | None = None
    ) -> tuple[Meaning, ...]:
        """What is this word? The words that it may be, best first, none where nobody knows it.

        ``line`` says it in one line, Japanese where no language was chosen; ``gloss`` is JMdict's
        short English. Raises NotKana as ``explain`` does.

        >>> first, *_ = Referee().meaning("飴", reading="たがね", language="en")
        >>> first.line, first.gloss
        ('たがね【飴】 archaic, food', 'confection (e.g. candy, mochi); sweet')
        """
        return self.explain(word, reading=reading, language=language).meanings

    def find(
        self,
        *,
        start: str | None = None,
        end: str | None = None,
        length: str | None = None,
        kind: Kind = "common",
        limit: int | None = 50,
        last: bool = False,
        rules: Rules | None = None,
    ) -> tuple[Word, ...]:
        """Which words fit, best known first?

        ``start`` and ``end`` are cards, with commas between them if there are several: ``end`` may
        be a whole hand, ``こ,や行,7+``. ``length`` is ``5``, ``4-6`` or ``7+``, ``last`` asks for a
        word to go out with. Where a card is named, common nouns can be played with it: this
        referee's judge says yes to them. Without a limit (``None``) every word is given. Raises
        Faulty for what is no card or no length, and for rules that do not exist.

        >>> words = Referee().find(start="す", end="こ,や行", length="4", limit=3)
        >>> [len(word.reading) for word in words]
        [4, 4, 4]
        """
        plays = (start, end, last) != (None, None, False)
        with door(self._language):
            chosen = shaped({"kind": kind, "limit": limit}, Choices)
            found = find(
                self.lexicon,
                start=start,
                end=end,
                length=length,
                kind=chosen.kind,
                last=last,
                rules=_resolved(rules) if rules is not None else self._rules if plays else None,
            )
            return tuple(islice(found, chosen.limit))

    def reading(self, text: str) -> Reading:
        """How is this text read?

        Kana of any script and width as it stands; other writing in its most usual reading by the
        dictionary. Raises NotKana where there is none.

        >>> reading = Referee().reading("スキー")
        >>> reading.text, reading.letters, reading.length
        ('すきー', ('す', 'き', 'ー'), 3)
        >>> Referee().reading("湯たんぽ").text
        'ゆたんぽ'
        """
        with door(self._language):
            try:
                return Reading.parse(text)
            except NotKana:
                known = self.lexicon.readings(fold_written(text))
                if not known:
                    raise
                return Reading.parse(known[0])

    def _ask(
        self, validator: Validator, question: Mapping[str, Any], language: Language | None
    ) -> Any:  # noqa: ANN401 - the validator's verdict
        spoken = language or self._language
        with door(spoken):
            desk = Desk(self.lexicon, self._sheets, self._rules)
            asked = shaped(question, validator.question)
            return judge(validator, asked, desk, spoken)

    @cached_property
    def _sheets(self) -> LazySheets:
        return LazySheets(lambda: open_sheets(self._settings or Settings.from_environ()))


def _resolved(rules: Rules | None) -> WordBasketRules:
    try:
        return word_basket.resolve(rules)
    except Faulty as faulty:
        raise faulty.under("/rules") from None
