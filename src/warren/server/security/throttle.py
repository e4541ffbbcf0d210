"""How often somebody may do what must not be done often: try passwords, set up tables."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from warren.server.errors import TooMuch
from warren.server.security.limits import Bucket

MOST_KEYS: Final = 20_000


class Throttle:
    """So many tries for each key, and one more for every so many seconds; each node counts."""

    def __init__(
        self,
        tries: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        message: str = "refusal-too-many-tries",
        rule: str = "ACCOUNT-TRIES",
    ) -> None:
        self.message: Final = message
        self.rule: Final = rule
        self.tries: Final = tries
        self.seconds: Final = seconds
        self._clock: Final = clock
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, key: str) -> None:
        """Count one more try, or refuse it."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(float(self.tries), 1 / self.seconds, self._clock())
            self._buckets[key] = bucket
            while len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take(1, self._clock()):
            seconds = bucket.wait(1)
            raise TooMuch(
                self.message,
                {"seconds": seconds, "minutes": math.ceil(seconds / 60)},
                self.rule,
            )

    def give_back(self, key: str) -> None:
        """A try that was right does not count."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.level = min(bucket.size, bucket.level + 1)

    def forget(self, key: str) -> None:
        """Begin anew."""
        self._buckets.pop(key, None)
