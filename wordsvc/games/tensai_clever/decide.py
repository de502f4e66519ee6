"""What each move of Tensai Clever leads to (TC-01 … TC-40)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core import Context, Refused
from wordsvc.games.tensai_clever.bonuses import TensaiCleverDraft
from wordsvc.games.tensai_clever.claims import claim_light_blue, claim_pink, vote
from wordsvc.games.tensai_clever.events import Opened, TensaiCleverEvent
from wordsvc.games.tensai_clever.evolve import INITIAL, evolve
from wordsvc.games.tensai_clever.last_call import count
from wordsvc.games.tensai_clever.moves import (
    Choose,
    ClaimLightBlue,
    ClaimPink,
    Count,
    Done,
    SetAside,
    TensaiCleverMove,
    Vote,
    Write,
    WriteAside,
    WriteInstant,
    WritePlusOne,
    WriteVoiced,
)
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.rounds import choose, done, go_on, lay_out
from wordsvc.games.tensai_clever.state import (
    Counting,
    LastCall,
    Over,
    Revealing,
    TensaiCleverState,
    Unopened,
    Writing,
)
from wordsvc.games.tensai_clever.writing import (
    set_aside,
    write,
    write_aside,
    write_instant,
    write_plus_one,
    write_voiced,
)
from wordsvc.validators.sheet import sheet_hash
from wordsvc.validators.tensai_clever.load import house


def setup(seats: int, options: TensaiCleverOptions, ctx: Context) -> tuple[TensaiCleverEvent, ...]:
    """Lay out cards, themes and sheets (TC-01 … TC-06)."""
    sheet = options.sheet or house()
    if sheet.deck is None or len(sheet.themes) < sheet.play.themes_shown:
        raise Refused("play.clever.no-cards", sheet=sheet.name)
    if isinstance(options.help_stock, tuple) and len(options.help_stock) > seats:
        raise Refused("play.clever.help", seats=seats, got=len(options.help_stock))
    draft = TensaiCleverDraft(INITIAL, evolve)
    pinned = replace(options, sheet=None)
    draft.record(Opened(seats, pinned, sheet, sheet_hash(sheet), ctx.lexicon_version))
    lay_out(draft, ctx)
    return draft.events


def decide(  # noqa: PLR0912 - one case a move
    state: TensaiCleverState, seat: int, move: TensaiCleverMove, ctx: Context
) -> tuple[TensaiCleverEvent, ...]:
    """What the move leads to, up to the next choice of anybody."""
    draft = TensaiCleverDraft(state, evolve)
    match state.phase, move:
        case Over(), _:
            raise Refused("play.over")
        case Unopened(), _:
            raise Refused("play.wrong-phase")
        case Revealing(), Choose():
            choose(draft, seat, move)
        case Writing(), Write():
            write(draft, seat, move)
        case Writing() | LastCall(), WritePlusOne():
            write_plus_one(draft, seat, move)
        case Writing(), SetAside():
            set_aside(draft, seat, move)
        case Writing() | LastCall(), Done():
            done(draft, seat, move)
        case Counting(), Count():
            count(draft, seat, move)
        case Counting(), _ if not isinstance(move, Vote):
            raise Refused("play.wrong-phase")
        case _, WriteInstant():
            write_instant(draft, seat, move)
        case _, WriteVoiced():
            write_voiced(draft, seat, move)
        case _, WriteAside():
            write_aside(draft, seat, move)
        case _, ClaimPink():
            claim_pink(draft, seat, move, ctx)
        case _, ClaimLightBlue():
            claim_light_blue(draft, seat, move, ctx)
        case _, Vote():
            vote(draft, seat, move)
        case _:
            raise Refused("play.wrong-phase")
    go_on(draft, ctx)
    return draft.events
