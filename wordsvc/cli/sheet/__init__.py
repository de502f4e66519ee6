"""``wordsvc sheet``: game sheets typed in by their owners."""

from __future__ import annotations

from wordsvc.cli.help import Group

sheet = Group(
    "sheet",
    help="cli.help.sheet",
    lazy={
        "check": ("wordsvc.cli.sheet.check:check", "cli.help.sheet-check"),
        "schema": ("wordsvc.cli.sheet.schema:schema", "cli.help.sheet-schema"),
    },
)
