"""``python -m wordsvc`` is the ``wordsvc`` command."""

from __future__ import annotations

from wordsvc.cli import main

if __name__ == "__main__":
    main()
