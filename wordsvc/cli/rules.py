"""Rules as they are named on the command line."""

from __future__ import annotations

from typing import Any

from wordsvc.cli.message import CommandError
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.word_basket import WordBasketRules, resolve
from wordsvc.validators.word_basket.resolve import typed


def named(name: str | None, changes: tuple[str, ...]) -> str | dict[str, Any] | None:
    """The rules as a question names them, with some options changed (``--rule shortest=2``)."""
    if not changes:
        return name
    options: dict[str, str] = {} if name is None else {"preset": name}
    for change in changes:
        option, equals, value = change.partition("=")
        if not equals:
            raise CommandError("cli.error.rule", got=change)
        options[option.strip()] = value.strip()
    return typed(options)


def chosen(name: str | None, changes: tuple[str, ...]) -> WordBasketRules:
    """The rules themselves. Raises Faulty at ``/rules``."""
    try:
        return resolve(named(name, changes))
    except Faulty as faulty:
        raise faulty.under("/rules") from None
