"""How many files and connections this process may have open."""

from __future__ import annotations

import contextlib
import resource
from typing import Final

MOST: Final = 65_536
RESERVED: Final = 256
"""For the database, bots, files of the page, and whatever libraries open."""


def raise_limit() -> int:
    """Take as many as the system gives without being asked; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def most_connections() -> int:
    """How many connections leave enough for everything else."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    given = MOST if soft == resource.RLIM_INFINITY else soft
    return max(given - RESERVED, given // 2)
