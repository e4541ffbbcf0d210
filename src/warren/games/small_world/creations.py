"""Races and powers of one's own: the blank banner and the blank badge.

[SW-OWN-1] [SW-OWN-2] [SW-OWN-3]
"""

from __future__ import annotations

from typing import Final

from warren.core.refusal import InputError
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.games.small_world.trait import Power, Race

MOST_BANNER: Final = 10
MOST_BADGE: Final = 5


class Creations:
    """The races and powers of a game: the shipped ones and what was added to them."""

    def __init__(self) -> None:
        self.races: Final[list[Race]] = list(RACES)
        self.powers: Final[list[Power]] = list(POWERS)

    def add_race(self, race: Race, borrows: str) -> None:
        """The race takes the tokens of another, which is left out."""
        _check_id(race.id, [known.id for known in self.races])
        _check_tokens("race", race.id, race.tokens, MOST_BANNER, "SW-OWN-1")
        lender = next((known for known in self.races if known.id == borrows), None)
        if lender is None:
            raise InputError(
                "error-unknown-name", {"field": f"{race.id}.borrows", "value": borrows}
            )
        needed = race.tokens + MOST_BADGE + int(race.conquest_only_tokens())
        if lender.supply < needed:
            raise InputError(
                "error-own-tray",
                {"race": race.id, "lender": borrows, "count": lender.supply, "needed": needed},
                "SW-OWN-3",
            )
        race.supply = lender.supply
        self.races[self.races.index(lender)] = race

    def add_power(self, power: Power) -> None:
        _check_id(power.id, [known.id for known in self.powers])
        _check_tokens("power", power.id, power.tokens, MOST_BADGE, "SW-OWN-2")
        self.powers.append(power)


def _check_id(id: str, known: list[str]) -> None:
    if not id or id in known:
        raise InputError("error-own-id", {"field": "id", "value": id})


def _check_tokens(kind: str, id: str, tokens: int, most: int, rule: str) -> None:
    if not 0 <= tokens <= most:
        raise InputError(
            "error-own-tokens", {"kind": kind, "id": id, "count": tokens, "most": most}, rule
        )
