"""How much one client may ask for."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

from warren.server.errors import TooMuch

MOST_KNOWN: Final = 20_000
SITE_BITS: Final = 64
BUSY: Final = "refusal-busy"
RULE: Final = "TABLE-LIMIT"
SECOND: Final = 10
"""What a second of a process costs: as much as a client gets back in it."""


def address_of(host: str | None) -> str:
    """Whom an address belongs to: of the long ones the part that a provider gives one customer."""
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or "-"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, SITE_BITS), strict=False))


class Bucket:
    """Fills at a steady rate up to its size; everything that is done takes from it."""

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size: Final = size
        self.rate: Final = rate
        self.level = size
        self.at = now

    def take(self, cost: float, now: float) -> bool:
        """Take so much if it is there."""
        if not self.has(cost, now):
            return False
        self.level -= cost
        return True

    def has(self, cost: float, now: float) -> bool:
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level >= cost

    def wait(self, cost: float) -> int:
        """Whole seconds until so much is there."""
        return max(1, math.ceil((min(cost, self.size) - self.level) / self.rate))


class Pace:
    """How fast one connection may talk; who goes on when told to wait is let go."""

    def __init__(self, per_second: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free: Final = per_second <= 0
        self._clock: Final = clock
        self._heard: Final = Bucket(2.0 * per_second, per_second, clock())
        self._warned: Final = Bucket(2.0 * per_second, per_second, clock())

    def heard(self, cost: float = 1) -> bool:
        return self._free or self._heard.take(min(cost, self._heard.size), self._clock())

    def tolerated(self) -> bool:
        """Whether one more message that is not heard is answered at all."""
        return self._free or self._warned.take(1, self._clock())


class Limits:
    """What clients have used up, by whom; forgets those longest unheard of first.

    A limit of 0 is none.
    """

    def __init__(
        self,
        per_minute: int,
        connections: int,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_KNOWN,
    ) -> None:
        self.per_minute: Final = per_minute
        self.connections: Final = connections
        self.most: Final = most
        self._clock: Final = clock
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()
        self._open: Final[dict[str, int]] = {}

    def charge(self, who: str, cost: float = 1, shares: int = 1) -> None:
        """Count a request, or refuse it; some have several shares."""
        if self.per_minute <= 0:
            return
        bucket = self._bucket(who, shares)
        if not bucket.take(min(cost, bucket.size), self._clock()):
            seconds = bucket.wait(cost)
            raise TooMuch(BUSY, {"seconds": seconds}, RULE)

    def require(self, who: str) -> None:
        """Refuse whoever has nothing left."""
        if self.per_minute > 0 and not (bucket := self._bucket(who)).has(1, self._clock()):
            raise TooMuch(BUSY, {"seconds": bucket.wait(1)}, RULE)

    def fine(self, who: str, cost: float) -> None:
        """Count something after the fact; what is not there any more is not owed."""
        if self.per_minute <= 0:
            return
        bucket = self._bucket(who)
        bucket.has(cost, self._clock())
        bucket.level = max(0.0, bucket.level - cost)

    def fine_seconds(self, who: str, seconds: float) -> None:
        """Count time of a process that works for somebody."""
        self.fine(who, seconds * SECOND)

    @contextmanager
    def connected(self, who: str) -> Generator[None]:
        """One more connection that stays, or a refusal."""
        count = self._open.get(who, 0)
        if 0 < self.connections <= count:
            raise TooMuch(BUSY, {"seconds": 60}, RULE)
        self._open[who] = count + 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    def _bucket(self, who: str, shares: int = 1) -> Bucket:
        found = self._buckets.get(who)
        if found is None:
            share = float(self.per_minute * shares)
            found = Bucket(share, share / 60, self._clock())
            self._buckets[who] = found
            while len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return found
