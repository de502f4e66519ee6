"""Places that requests hold while they last, and of which one address has a share at most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from threading import Condition

from wordsvc.bootstrap.settings import Settings
from wordsvc.web.http.callers import network


class Full(Exception):
    """No place is free: there are only ``most``, in all or for one owner (``own``)."""

    def __init__(self, most: int, *, own: bool = False) -> None:
        super().__init__(most)
        self.most = most
        self.own = own


class Places:
    """At most ``most`` at a time, and of one address the ``share`` that is set."""

    def __init__(self, most: int, settings: Settings) -> None:
        self.share = max(1, int(most * settings.address_share))
        self._most = most
        self._loopback = settings.rate_limit_loopback
        self._taken = 0
        self._of: Counter[Hashable] = Counter()
        self._changed = Condition()

    def take(
        self, address: str | None, also: Mapping[Hashable, int] | None = None, seconds: float = 0.0
    ) -> Place:
        """A place for a caller at that address, and for other owners, who may have so many each.

        Raises Full where none comes free in so many seconds.
        """
        shares = dict(also or {})
        owner = network(address, loopback=self._loopback)
        if owner is not None:
            shares[owner] = self.share
        with self._changed:
            self._changed.wait_for(lambda: self._refusal(shares) is None, seconds)
            if refusal := self._refusal(shares):
                raise refusal
            self._taken += 1
            self._of.update(shares.keys())
        return Place(self, tuple(shares))

    def give_back(self, owners: tuple[Hashable, ...]) -> None:
        """Let others have a place; done by ``Place.leave``."""
        with self._changed:
            self._taken -= 1
            self._of.subtract(owners)
            for owner in owners:
                if not self._of[owner]:
                    del self._of[owner]
            self._changed.notify_all()

    def _refusal(self, shares: Mapping[Hashable, int]) -> Full | None:
        if self._taken >= self._most:
            return Full(self._most)
        used_up = [most for owner, most in shares.items() if self._of[owner] >= most]
        return Full(min(used_up), own=True) if used_up else None


class Place:
    """A place that is held until its holder leaves."""

    def __init__(self, places: Places, owners: tuple[Hashable, ...]) -> None:
        self._places: Places | None = places
        self._owners = owners

    def leave(self) -> None:
        """More than once does no harm."""
        places, self._places = self._places, None
        if places is not None:
            places.give_back(self._owners)
