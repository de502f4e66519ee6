"""What a command has to work with."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from wordsvc.cli.message import CommandError

if TYPE_CHECKING:
    from wordsvc.bootstrap.services import Services
    from wordsvc.bootstrap.settings import Settings
    from wordsvc.catalogue.sheets import SheetLibrary
    from wordsvc.lexicon.compiled import CompiledLexicon
    from wordsvc.validators.validator import Desk


class Session:
    """The services of one run of the program, opened when they are first asked for."""

    @cached_property
    def settings(self) -> Settings:
        """What the ``WORDSVC_*`` variables say."""
        from wordsvc.bootstrap.settings import Settings

        return Settings.from_environ()

    @cached_property
    def lexicon(self) -> CompiledLexicon:
        """The compiled dictionary; built first where there is none yet. Raises CommandError."""
        from wordsvc.bootstrap.services import open_lexicon
        from wordsvc.files.folders import NoHome
        from wordsvc.lexicon.cache import CacheError
        from wordsvc.lexicon.sources.registry import SourceError

        try:
            return open_lexicon(self.settings)
        except (CacheError, NoHome) as error:
            raise CommandError(error.code, **error.facts) from error
        except SourceError as error:
            raise CommandError("cli.error.source", reason=str(error)) from error

    @cached_property
    def sheets(self) -> SheetLibrary:
        """The house's sheets and those in the user's data folder. Raises CommandError."""
        from wordsvc.bootstrap.services import open_sheets
        from wordsvc.files.folders import NoHome

        try:
            return open_sheets(self.settings)
        except NoHome as error:
            raise CommandError(error.code, **error.facts) from error

    @cached_property
    def desk(self) -> Desk:
        """What judges work with."""
        from wordsvc.catalogue.sheets import LazySheets
        from wordsvc.validators.validator import Desk

        return Desk(self.lexicon, LazySheets(lambda: self.sheets))

    @cached_property
    def services(self) -> Services:
        """What the API works with, for answers that are its own."""
        from wordsvc.bootstrap.services import open_services

        return open_services(self.settings)
