"""The rule ids a scenario may cite."""

from __future__ import annotations

from functools import cache

from warren.coverage.ledger import ledger
from warren.games.registry import title


@cache
def citable(game: str) -> frozenset[str]:
    """The ids of the ledgers that the title of a game names."""
    return frozenset(rule.id for package in title(game).ledgers for rule in ledger(package))
