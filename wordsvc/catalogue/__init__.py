"""Which games and validators there are: every face loops over it."""

from wordsvc.catalogue.games import GAMES, Entry
from wordsvc.catalogue.views import ENGINES, scorers, validators

__all__ = ["ENGINES", "GAMES", "Entry", "scorers", "validators"]
