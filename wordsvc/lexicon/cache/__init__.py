"""Where the compiled dictionary lives on this machine, and how it gets there once."""

from wordsvc.lexicon.cache.errors import CacheError
from wordsvc.lexicon.cache.opening import Build, Tell, open_or_build, set_folder
from wordsvc.lexicon.cache.tidy import discard, sets

__all__ = [
    "Build",
    "CacheError",
    "Tell",
    "discard",
    "open_or_build",
    "set_folder",
    "sets",
]
