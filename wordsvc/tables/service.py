"""What can people do with a shared table?"""

from __future__ import annotations

from wordsvc.tables.acting import Acting
from wordsvc.tables.clocks import Clocks
from wordsvc.tables.hosting import Hosting
from wordsvc.tables.lobby import Lobby
from wordsvc.tables.taking_back import TakingBack


class Tables(Lobby, Acting, TakingBack, Clocks, Hosting):
    """All use cases of a shared table, over a log. Holds nothing of its own."""
