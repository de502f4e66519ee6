"""How well do the bots of Word Basket know the rules? ``python -m bench.bots --deals 1000``

First bots of a level play deals among themselves, then each deal is played by one of them against
somebody who throws as many plainly wrong words as good ones. Tables are as the pages open them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings
from wordsvc.games.core import Played, replay
from wordsvc.games.core.bots import Bot, Level
from wordsvc.games.core.simulate import self_play
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.bot import WordBasketBot
from wordsvc.games.word_basket.bot_skill import SKILLS
from wordsvc.games.word_basket.events import Challenged, Thrown
from wordsvc.games.word_basket.judging import judge
from wordsvc.games.word_basket.options import WordBasketTableOptions
from wordsvc.games.word_basket.state import Word
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.verdict import Answer

OPTIONS = WordBasketTableOptions(objection_seconds=4, deals=1)
SEATS = 3
PLANTER = replace(SKILLS["normal"], slips=0.5)


class Said(msgspec.Struct, frozen=True):
    """A word that a seat threw, the judge's answer, and whether somebody objected to it."""

    seat: int
    answer: Answer
    objected: bool


class Figures(msgspec.Struct, frozen=True):
    """What bots of one level did: numbers of words, and seconds that deals took."""

    thrown: int
    wrong: int
    bad: int
    bad_noticed: int
    good: int
    good_doubted: int
    seconds: tuple[float, ...]


def measure(lexicon: Lexicon, level: Level, deals: int) -> Figures:
    """Play the deals."""
    among, seconds, against = list[Said](), list[float](), list[Said]()
    for number in range(deals):
        bots: list[Bot] = [GAME.bot_at(lexicon, level) for _ in range(SEATS)]
        played = self_play(GAME, OPTIONS, bots, f"among {level} {number}".encode(), lexicon)
        among += said(played, lexicon)
        seconds.append(played.state.now / 1000)
        pair: list[Bot] = [WordBasketBot(lexicon, PLANTER), GAME.bot_at(lexicon, level)]
        planted = self_play(GAME, OPTIONS, pair, f"against {level} {number}".encode(), lexicon)
        against += [one for one in said(planted, lexicon) if one.seat == 0]
    bad = [one for one in against if one.answer == "no"]
    good = [one for one in against if one.answer == "yes"]
    return Figures(
        thrown=len(among),
        wrong=sum(one.answer != "yes" for one in among),
        bad=len(bad),
        bad_noticed=sum(one.objected for one in bad),
        good=len(good),
        good_doubted=sum(one.objected for one in good),
        seconds=tuple(seconds),
    )


def said(played: Played[Any, Any, Any], lexicon: Lexicon) -> Iterator[Said]:
    """All words of a game."""
    objected = {
        event.onto
        for entry in played.entries
        for event in entry.events
        if isinstance(event, Challenged)
    }
    state = GAME.initial
    for entry in played.entries:
        act = entry.events[0]
        if isinstance(act, Thrown):
            last = len(state.hands[act.seat]) == 1
            word = Word(act.seat, act.card, act.word, act.reading, state.field, last)
            answer = judge(state.options, word, lexicon).answer
            yield Said(act.seat, answer, state.throws + 1 in objected)
        state = replay(GAME, entry.events, state)


def main() -> None:
    """A line a level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--level", choices=get_args(Level), action="append")
    asked = parser.parse_args()
    lexicon = services.open_lexicon(Settings.from_environ())
    print(f"{'level':8}{'thrown':>8}{'wrong':>8}{'bad, noticed':>20}", end="")
    print(f"{'good, doubted':>20}{'a deal':>9}")
    for level in asked.level or get_args(Level):
        found = measure(lexicon, level, asked.deals)
        noticed = f"{found.bad_noticed} of {found.bad}"
        doubted = f"{found.good_doubted} of {found.good}"
        print(
            f"{level:8}{found.thrown:8}{found.wrong:8}{noticed:>20}{doubted:>20}"
            f"{median(found.seconds):7.0f} s"
        )


if __name__ == "__main__":
    main()
