"""Races and powers of one's own: the blank banner and the blank badge.

[SW-OWN-1] [SW-OWN-2] [SW-OWN-3]
"""

from __future__ import annotations

from typing import Final

from warren.core.refusal import InputError
from warren.games.small_world.blocks.crafted import CraftedPower, CraftedRace
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.games.small_world.trait import Power, Race
from warren.games.small_world.underground.powers.catalogue import POWERS as DEEP_POWERS
from warren.games.small_world.underground.races.catalogue import RACES as DEEP_RACES

MOST_BANNER: Final = 10
MOST_BADGE: Final = 5
MOST_TRAITS: Final = 62


def known_races() -> list[Race]:
    """The races of both games."""
    return [*RACES, *DEEP_RACES]


def known_powers() -> list[Power]:
    """The powers of both games."""
    return [*POWERS, *DEEP_POWERS]


class Creations:
    """The races and powers of a game: shipped ones, those of the first game when none are
    named, and what was added to them. `deep` says that an addition plays by rules of Underground.
    """

    def __init__(self, races: list[Race] | None = None, powers: list[Power] | None = None) -> None:
        self.races: Final[list[Race]] = list(RACES if races is None else races)
        self.powers: Final[list[Power]] = list(POWERS if powers is None else powers)
        self.deep: bool = False
        self._lent: Final[list[str]] = []

    def add_race(self, race: Race, borrows: str) -> None:
        """The race takes the tokens of another, which is left out."""
        _check_id(race.id, [known.id for known in self.races])
        _check_tokens("race", race.id, race.tokens, MOST_BANNER, "SW-OWN-1")
        lender = self._lender(borrows)
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
        self._lent.append(borrows)
        if lender in self.races:
            self.races[self.races.index(lender)] = race
        else:
            _check_room("race", race.id, len(self.races))
            self.races.append(race)
        if isinstance(race, CraftedRace) and race.deep:
            self.deep = True

    def add_power(self, power: Power) -> None:
        _check_id(power.id, [known.id for known in self.powers])
        _check_tokens("power", power.id, power.tokens, MOST_BADGE, "SW-OWN-2")
        _check_room("power", power.id, len(self.powers))
        self.powers.append(power)
        if isinstance(power, CraftedPower) and power.deep:
            self.deep = True

    def _lender(self, id: str) -> Race | None:
        """A race that still has its tokens; one that is not in the game lends them too."""
        if id in self._lent:
            return None
        for known in (*self.races, *known_races()):
            if known.id == id:
                return known
        return None


def _check_id(id: str, known: list[str]) -> None:
    if not id or id in known:
        raise InputError("error-own-id", {"field": "id", "value": id})


def _check_tokens(kind: str, id: str, tokens: int, most: int, rule: str) -> None:
    if not 0 <= tokens <= most:
        raise InputError(
            "error-own-tokens", {"kind": kind, "id": id, "count": tokens, "most": most}, rule
        )


def _check_room(kind: str, id: str, count: int) -> None:
    if count >= MOST_TRAITS:
        raise InputError("error-own-many", {"kind": kind, "id": id, "most": MOST_TRAITS})
