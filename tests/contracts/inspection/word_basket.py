"""Word Basket as a person sees the whole table, with its cards counted and its secrets permuted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from wordsvc.games.core import Chance, Viewer
from wordsvc.games.word_basket.evolve import in_order
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Over, WordBasketState

_REACH = {"none": "", "owed": "  (reach not said)", "said": "  reach"}


def board(state: WordBasketState) -> tuple[str, ...]:
    """The field, the word that lies there, and every hand."""
    field = f"deal {state.deal}  field {state.field or '-'}  onto {state.throws}"
    piles = f"pile {len(state.pile)}  bowl {len(state.bowl)}"
    lines = [f"{field}  {piles}{_phase(state)}"]
    if state.word is not None:
        word = state.word
        ruled = " (settled)" if word.settled else ""
        lines.append(f"last word: {word.word} by seat {word.seat} with {word.card}{ruled}")
    for seat, (hand, wins) in enumerate(zip(state.hands, state.wins, strict=True)):
        cards = " ".join(hand) or "no card"
        lines.append(f"seat {seat}: {cards}{_REACH[state.reach[seat]]}  deals won {wins}")
    return tuple(lines)


def _phase(state: WordBasketState) -> str:
    match state.phase:
        case Deliberation(votes=votes):
            said = {None: "?", True: "yes", False: "no"}
            return "  deliberation: " + " ".join(said[vote] for vote in votes)
        case GoneOut(seat=seat):
            return f"  seat {seat} has gone out"
        case Over():
            return "  over"
        case _:
            return ""


def resample(state: WordBasketState, viewer: Viewer, chance: Chance) -> WordBasketState:
    """Pile, hands of others and the bottom of the bowl, permuted.

    The card below that of a word is seen again when the word is withdrawn.
    """
    heights = [word.height for word in state.words if word.height]
    deep = max(0, min([len(state.bowl), *heights]) - 2)
    hands = [() if seat == viewer else hand for seat, hand in enumerate(state.hands)]
    parts = (state.bowl[:deep], *hands, state.pile)
    cards = list(chance.shuffled([card for part in parts for card in part]))
    bowl, *others = [tuple(cards.pop() for _ in part) for part in parts]
    *others, pile = others
    return replace(
        state,
        bowl=(*bowl, *state.bowl[deep:]),
        hands=tuple(
            mine if seat == viewer else other
            for seat, (mine, other) in enumerate(zip(state.hands, others, strict=True))
        ),
        pile=in_order(state, pile),
    )


def census(state: WordBasketState) -> Mapping[str, int]:
    """Every card by its name."""
    things = Counter((*state.pile, *state.bowl))
    for hand in state.hands:
        things.update(hand)
    return things
