"""``wordsvc lexicon``: the administrator's commands for the compiled dictionary."""

from __future__ import annotations

from wordsvc.cli.help import Group

lexicon = Group(
    "lexicon",
    help="cli.help.lexicon",
    lazy={
        "build": ("wordsvc.cli.lexicon.build:build", "cli.help.lexicon-build"),
        "info": ("wordsvc.cli.lexicon.info:info", "cli.help.lexicon-info"),
        "verify": ("wordsvc.cli.lexicon.verify:verify", "cli.help.lexicon-verify"),
        "update": ("wordsvc.cli.lexicon.update:update", "cli.help.lexicon-update"),
        "diff": ("wordsvc.cli.lexicon.diff:diff", "cli.help.lexicon-diff"),
    },
)
