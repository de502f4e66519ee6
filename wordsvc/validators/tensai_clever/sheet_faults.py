"""What is wrong with a Tensai Clever sheet whose parts have the right shape?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from wordsvc.decoding.faults import Fault
from wordsvc.kana import Reading
from wordsvc.validators.tensai_clever.sheet import Deck, Icon, TensaiCleverSheet, Yellow
from wordsvc.validators.tensai_clever.square import letter_of
from wordsvc.validators.tensai_clever.theme import condition_faults

LONG = "ー"


def sheet_faults(sheet: TensaiCleverSheet) -> Iterator[Fault]:
    """Everything that does not hold together, in the order of the sheet."""
    yield from _icons(sheet.rounds.icons, sheet.rounds.count, "/rounds")
    yield from _yellow(sheet.yellow)
    for index, row in enumerate(sheet.pink.rows):
        yield from _icons(row.icons, row.squares, f"/pink/rows/{index}")
    for index, word in enumerate(sheet.light_blue):
        at = f"/light_blue/{index}"
        if word.letters != index + 2:
            facts = {"want": index + 2, "got": word.letters}
            yield Fault(f"{at}/letters", "tensai.sheet.next-length", facts)
        yield from _icons(word.icons, word.letters, at)
    blue = [word.points for word in sheet.light_blue]
    yield from _falling(blue, [f"/light_blue/{index}/points" for index in range(len(blue))])
    green = sheet.green.points
    yield from _falling(green, [f"/green/points/{index}" for index in range(len(green))])
    yield from _icons(sheet.green.icons, len(green), "/green")
    yield from _themes(sheet)
    if sheet.deck is not None:
        yield from _deck(sheet.deck, sheet)


def _yellow(yellow: Yellow) -> Iterator[Fault]:
    width = len(yellow.squares[0])
    seen: set[str] = set()
    for number, row in enumerate(yellow.squares):
        if len(row) != width:
            facts = {"want": width, "got": len(row)}
            yield Fault(f"/yellow/squares/{number}", "tensai.sheet.not-rectangular", facts)
        for place, text in enumerate(row):
            at = f"/yellow/squares/{number}/{place}"
            letter = letter_of(text)
            if letter is None or not _has_mark(letter):
                yield Fault(at, "tensai.sheet.not-voiced", {"letter": text})
            elif letter in seen:
                yield Fault(at, "tensai.sheet.letter-twice", {"letter": text})
            seen.add(letter or text)
    for name, lines, want in (
        ("rows", yellow.rows, len(yellow.squares)),
        ("columns", yellow.columns, width),
    ):
        if len(lines) != want:
            facts = {"want": want, "got": len(lines)}
            yield Fault(f"/yellow/{name}", "tensai.sheet.line-count", facts)


def _has_mark(letter: str) -> bool:
    return Reading(letter).unvoiced != letter


def _icons(icons: Sequence[Icon], squares: int, at: str) -> Iterator[Fault]:
    seen: set[int] = set()
    for index, icon in enumerate(icons):
        if icon.at > squares:
            facts = {"got": icon.at, "most": squares}
            yield Fault(f"{at}/icons/{index}/at", "tensai.sheet.icon-off", facts)
        elif icon.at in seen:
            yield Fault(f"{at}/icons/{index}/at", "tensai.sheet.icon-twice", {"got": icon.at})
        seen.add(icon.at)


def _falling(points: Sequence[int], places: Sequence[str]) -> Iterator[Fault]:
    """Values that are worth less than those before them (TC-A03)."""
    for (low, high), at in zip(pairwise(points), places[1:], strict=True):
        if high < low:
            yield Fault(at, "tensai.sheet.falling", {"got": high, "before": low})


def _themes(sheet: TensaiCleverSheet) -> Iterator[Fault]:
    seen: set[str] = set()
    for index, theme in enumerate(sheet.themes):
        if theme.id in seen:
            yield Fault(f"/themes/{index}/id", "tensai.sheet.theme-twice", {"id": theme.id})
        seen.add(theme.id)
        if theme.condition is not None:
            yield from condition_faults(theme.condition, f"/themes/{index}/condition")
    if sheet.themes and len(sheet.themes) < sheet.play.themes_shown:
        facts = {"got": len(sheet.themes), "least": sheet.play.themes_shown}
        yield Fault("/themes", "tensai.sheet.few-themes", facts)
    if sheet.play.wanted_at_most > sheet.play.cards_a_round:
        facts = {"got": sheet.play.wanted_at_most, "most": sheet.play.cards_a_round}
        yield Fault("/play/wanted_at_most", "tensai.sheet.wanted", facts)


def _deck(deck: Deck, sheet: TensaiCleverSheet) -> Iterator[Fault]:
    for text in deck.letters:
        at = f"/deck/letters/{text}"
        if text == LONG and not sheet.long_mark:
            yield Fault(at, "tensai.sheet.long-mark")
        elif text != LONG and letter_of(text) != text:
            yield Fault(at, "tensai.sheet.card", {"card": text})
    for text in deck.choices:
        letters = text.split("/")
        if len(set(letters)) != 2 or any(letter_of(letter) != letter for letter in letters):
            at = f"/deck/choices/{text.replace('/', '~1')}"
            yield Fault(at, "tensai.sheet.choice", {"card": text})
    if sheet.long_mark and not deck.letters.get(LONG):
        yield Fault("/deck/letters", "tensai.sheet.no-long-mark")
    cards = sum(deck.letters.values()) + sum(deck.choices.values()) + deck.animals
    if cards < sheet.play.cards_a_round:  # used cards are shuffled again (TC-A23)
        facts = {"got": cards, "least": sheet.play.cards_a_round}
        yield Fault("/deck", "tensai.sheet.few-cards", facts)
