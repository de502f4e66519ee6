"""A bot's move on a seat. The bot is shown no more than whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence

from wordsvc.games.core import Chance, Move, Slot
from wordsvc.games.core.bots import Bot, Intent
from wordsvc.games.core.words import word_finder
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.log import Table
from wordsvc.tables.position import Position


def bot_intent(
    table: Table, at: Position, seat: int, bot: Bot, now: int, slots: Sequence[Slot] | None = None
) -> Intent | None:
    """What the bot would do on the seat at that time, the same in every process."""
    standing = at.state_at(now)
    offered = at.game.legal(standing, seat) if slots is None else slots
    if not offered:
        return None
    return bot.intend(at.game.view(standing, seat), offered, _thought(table, at, seat))


def forced_move(
    table: Table, at: Position, seat: int, slots: Sequence[Slot], lexicon: Lexicon, now: int
) -> Move:
    """A move that the game waits for: a sensible one, or any where the bot has no idea."""
    bots = (at.game.bot(lexicon), at.game.random_bot(word_finder(lexicon)))
    intents = (bot_intent(table, at, seat, bot, now, slots) for bot in bots)
    return next(intent.move for intent in intents if intent is not None)


def _thought(table: Table, at: Position, seat: int) -> Chance:
    """A bot's own chance: nothing that the game draws can be told from it."""
    return Chance(b"bot:%d:%d:" % (at.version, seat) + table.secret, b"bot:" + table.secret)
