"""The command line: the same questions and answers as the API, in a terminal."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Run the ``wordsvc`` program and leave with its exit code."""
    import sys

    from wordsvc.cli.program import run

    sys.exit(run(sys.argv[1:]))
