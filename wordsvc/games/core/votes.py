"""The majority of all players."""

from __future__ import annotations

from collections.abc import Sequence


def majority(votes: Sequence[bool | None]) -> bool | None:
    """Whether more than half of all say yes; None as long as those still to vote decide it.

    >>> majority((True, True, None)), majority((True, None, None)), majority((True, False))
    (True, None, False)
    """
    if 2 * votes.count(True) > len(votes):
        return True
    return False if 2 * votes.count(False) >= len(votes) else None
