"""``wordsvc check``: one command for each validator."""

from __future__ import annotations

from wordsvc.cli.help import Group

check = Group(
    "check",
    help="cli.help.check",
    lazy={
        "word-basket": ("wordsvc.cli.check.word_basket:word_basket", "cli.help.check-word-basket"),
        "tensai-clever": (
            "wordsvc.cli.check.tensai_clever:tensai_clever",
            "cli.help.check-tensai-clever",
        ),
        "barbarossa": ("wordsvc.cli.check.barbarossa:barbarossa", "cli.help.check-barbarossa"),
    },
)
