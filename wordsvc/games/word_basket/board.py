"""How does the table look to somebody who knows the rules?"""

from __future__ import annotations

from wordsvc.games.word_basket.state import BasketState, Deliberation, GoneOut, Over

_REACH = {"none": "", "owed": "  (reach not said)", "said": "  reach"}


def board(state: BasketState) -> tuple[str, ...]:
    """The field, the word that lies there, and every hand."""
    field = f"deal {state.deal}  field {state.field or '-'}  onto {state.onto}"
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


def _phase(state: BasketState) -> str:
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
