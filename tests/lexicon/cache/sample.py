"""A builder that can be watched: told when to go on, by a person or a test at its stdin."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.lexicon.compiled.samples import WORDS
from wordsvc.lexicon.cache import open_or_build
from wordsvc.lexicon.compiled import Meta, Progress, write


def tell(code: str, /, **facts: object) -> None:
    """Say at once what happens, one code a line."""
    print(code, flush=True)


def build(folder: Path, progress: Progress) -> None:
    """Write half a file, say so, and finish when a line comes in."""
    (folder / "payload").write_bytes(b"half of it")
    print("half", flush=True)
    sys.stdin.readline()
    write(folder, WORDS, Meta(), progress)


if __name__ == "__main__":
    lexicon = open_or_build(build, sys.argv[2], Path(sys.argv[1]), tell=tell)
    print(lexicon.version, flush=True)
