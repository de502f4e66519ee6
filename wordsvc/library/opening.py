"""How does a program get a referee with rules, language and folders of its own?"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from wordsvc.bootstrap.settings import Settings
from wordsvc.library.door import door
from wordsvc.library.referee import Referee
from wordsvc.messages import Language


def open(  # noqa: A001 - read as wordsvc.open, like gzip.open
    *,
    rules: str | Mapping[str, Any] | None = None,
    language: Language | None = None,
    cache: str | os.PathLike[str] | None = None,
    data: str | os.PathLike[str] | None = None,
) -> Referee:
    """A referee whose dictionary is open; where there is none yet, it is built first (a minute).

    ``rules`` and ``language`` hold for all its questions unless a question says otherwise.
    ``cache`` is the folder of the compiled dictionary, ``data`` that of newer source dictionaries;
    without them ``WORDSVC_CACHE``, ``WORDSVC_DATA`` or the user's own folders. That a dictionary is
    being built is told on stderr.

    Raises Faulty for rules that do not exist, ``wordsvc.lexicon.cache.CacheError`` where the
    dictionary cannot be stored and ``wordsvc.bootstrap.settings.SettingsError`` for a bad
    ``WORDSVC_*``.

    >>> referee = open(rules="kids2", language="en")
    >>> referee.judge("いも").answer
    'yes'
    >>> referee.judge("いも", rules="official").findings[0].message
    'The word must have at least 3 letters; this one has 2.'
    """
    with door(language):
        settings = Settings.from_environ()
    if cache is not None:
        settings = replace(settings, cache=Path(cache).expanduser())
    if data is not None:
        settings = replace(settings, data=Path(data).expanduser())
    referee = Referee(settings, rules=rules, language=language)
    with door(language):
        referee.lexicon  # noqa: B018 - opened here, not at the first question
    return referee
