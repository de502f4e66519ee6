"""A program at a seat of Barbarossa: as a maker by a script, as a guesser by letters.

It cannot see clay and does not understand questions: it draws its answers, judges guesses as the
service advises, and guesses words of its own list that agree with the letters it knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, get_args

from wordsvc.games.barbarossa.moves import (
    Answer,
    Ask,
    AskLetter,
    BarbarossaMove,
    Curse,
    Finish,
    GoOn,
    Guess,
    Judge,
    Reply,
    Roll,
    Spend,
    WriteSubject,
)
from wordsvc.games.barbarossa.view import BarbarossaView
from wordsvc.games.core.bots import Intent
from wordsvc.games.core.chance import Chance
from wordsvc.games.core.slots import Slot
from wordsvc.games.core.values import View
from wordsvc.kana import NotKana
from wordsvc.lexicon.entry import Concreteness
from wordsvc.lexicon.protocol import Lexicon, Pattern
from wordsvc.validators.barbarossa.letters import LetterQuestion, judge_letter
from wordsvc.validators.barbarossa.subject import Subject, judge_subject

SUBJECTS_AT_MOST = 300
LETTERS = (3, 6)
SURE = 4
"""A guess is made among so many words that agree with the letters."""
SAVED_GEMS = 3


class BarbarossaBot:
    """The script: ``subjects`` is what it makes and guesses, by default well-known things, and
    ``questions`` what it asks, by default without words."""

    def __init__(
        self,
        lexicon: Lexicon,
        subjects: Sequence[Subject] | None = None,
        questions: Sequence[str] = (),
    ) -> None:
        self._lexicon = lexicon
        self._given = subjects
        self._questions = questions

    @cached_property
    def subjects(self) -> tuple[Subject, ...]:
        """The words that it has in mind."""
        return tuple(self._known() if self._given is None else self._given)

    def intend(self, view: View, slots: Sequence[Slot], chance: Chance) -> Intent | None:
        """What the phase asks for; a curse stone only for a guess that is nearly certain."""
        if not isinstance(view, BarbarossaView):
            raise TypeError("this bot plays Barbarossa")
        by_type = {slot.type: slot for slot in slots}
        move = self._move(view, by_type, chance)
        return None if move is None else Intent(move, chance.unit())

    def _move(
        self, view: BarbarossaView, slots: dict[str, Slot], chance: Chance
    ) -> BarbarossaMove | None:
        acts: dict[str, Callable[[Slot], BarbarossaMove | None]] = {
            "write_subject": lambda slot: self._write(view, slot, chance),
            "finish": lambda _: Finish(),
            "judge": lambda _: Judge(view.guesses[-1].advice == "yes"),
            "answer": lambda _: Answer(chance.one(get_args(Reply))),
            "spend": lambda slot: self._spend(view, slot),
            "roll": lambda _: Roll(),
            "guess": lambda slot: self._guess(view, slot, chance),
            "ask_letter": lambda slot: self._letter(view, slot),
            "ask": lambda slot: self._question(view, slot, chance),
            "go_on": lambda _: GoOn(),
            "curse": lambda _: self._curse(view),
        }
        for kind, act in acts.items():
            if kind in slots and (move := act(slots[kind])) is not None:
                return move
        return None

    def _write(self, view: BarbarossaView, slot: Slot, chance: Chance) -> BarbarossaMove | None:
        mine = {work.reading for work in view.works}
        free = [subject for subject in self.subjects if subject.reading not in mine]
        if not free:
            return None
        subject = chance.one(free)
        return WriteSubject(_values(slot, "work")[0], subject.reading, subject.written)

    def _guess(self, view: BarbarossaView, slot: Slot, chance: Chance) -> BarbarossaMove | None:
        """The work of which fewest words are left."""
        found = [(len(words), work, words) for work, words in self._sure(view, slot)]
        if not found:
            return None
        _, work, words = min(found, key=lambda one: one[:2])
        return Guess(work, chance.one(words).reading)

    def _sure(self, view: BarbarossaView, slot: Slot) -> Iterator[tuple[int, list[Subject]]]:
        for work in _values(slot, "work"):
            words = self._agreeing(view, work)
            if 1 <= len(words) <= SURE:
                yield work, words

    def _letter(self, view: BarbarossaView, slot: Slot) -> BarbarossaMove:
        """Of the work of which most is known, the first letter that is not."""
        works = _values(slot, "work")
        best = max(works, key=lambda work: (len(_known(view, work)), -work))
        known = _known(view, best)
        return AskLetter(best, next(p for p in _values(slot, "position") if p not in known))

    def _question(self, view: BarbarossaView, slot: Slot, chance: Chance) -> BarbarossaMove:
        """One question is asked for form's sake, then it goes on."""
        if view.questions and view.questions[-1].seat == view.seat:
            return GoOn()
        work = chance.one(_values(slot, "work"))
        return Ask(work, chance.one(self._questions) if self._questions else None)

    def _spend(self, view: BarbarossaView, slot: Slot) -> BarbarossaMove | None:
        """Gems for the ? with a guess in mind, else for the dwarf, as long as some are left."""
        me = view.players[view.seat or 0]
        wanted = "question" if self._is_sure(view, SURE) else "dwarf"
        for gems in _values(slot, "gems"):
            tile = view.ring[(me.tile - 1 + gems) % len(view.ring)]
            if tile == wanted and me.gems - gems >= SAVED_GEMS:
                return Spend(gems)
        return None

    def _curse(self, view: BarbarossaView) -> BarbarossaMove | None:
        return Curse() if self._is_sure(view, 1) else None

    def _is_sure(self, view: BarbarossaView, among: int) -> bool:
        """Whether there is a work to guess of which so few words are left."""
        works = [
            number
            for number, work in enumerate(view.works, 1)
            if work.stands
            and work.maker != view.seat
            and all(peg.by != view.seat for peg in work.pegs)
        ]
        return any(1 <= len(self._agreeing(view, work)) <= among for work in works)

    def _agreeing(self, view: BarbarossaView, work: int) -> list[Subject]:
        """Words of the list that agree with all letters known, and were not wrong before."""
        known = _known(view, work)
        wrong = {guess.guess for guess in view.guesses if guess.work == work}
        if not known:
            return []
        return [
            subject
            for subject in self.subjects
            if subject.reading not in wrong
            and all(
                judge_letter(LetterQuestion(subject.reading, place)).letter == letter
                for place, letter in known.items()
            )
        ]

    def _known(self) -> list[Subject]:
        """Nouns about which nobody would argue, the best known first; things, if any is known."""
        things = list(islice(self._nouns("concrete"), SUBJECTS_AT_MOST))
        return things or list(islice(self._nouns("unknown"), SUBJECTS_AT_MOST))

    def _nouns(self, wanted: Concreteness) -> Iterator[Subject]:
        shortest, longest = LETTERS
        for word in self._lexicon.search(Pattern(shortest=shortest, longest=longest)):
            subject = Subject(word.reading, word.written)
            try:
                verdict = judge_subject(subject, self._lexicon)
            except NotKana:  # a written form such as Ω
                continue
            if verdict.answer == "yes" and verdict.concreteness == wanted:
                yield subject


def _known(view: BarbarossaView, work: int) -> dict[int, str | None]:
    """The letters that this seat knows, by position; None is beyond the end."""
    return {
        answer.position: answer.letter
        for answer in view.letters
        if answer.work == work and answer.seat == view.seat
    }


def _values(slot: Slot, name: str) -> tuple[Any, ...]:
    hole: Any = slot.holes[name]
    values: tuple[Any, ...] = hole.every()
    return values
