"""Which rules are named on the command line?"""

from __future__ import annotations

from wordsvc.cli.say import Trouble
from wordsvc.validators.word_basket import BasketRules, resolve


def chosen(name: str | None, changes: tuple[str, ...]) -> BasketRules:
    """The named rules with some options changed, as ``--rule shortest=2`` has them."""
    if not changes:
        return resolve(name)
    options: dict[str, str] = {} if name is None else {"preset": name}
    for change in changes:
        option, equals, value = change.partition("=")
        if not equals:
            raise Trouble("cli.error.rule", got=change)
        options[option.strip()] = value.strip()
    return resolve(options, from_text=True)
