"""What is left in the box: trays, stacks and pieces, so that nothing is lost or doubled."""

from __future__ import annotations

from collections import Counter

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.pieces import MONSTERS_EACH
from warren.games.small_world.pieces import PIECES as PIECE_KINDS
from warren.games.small_world.table import Table
from warren.scenario.small_world.names import combos, played
from warren.scenario.small_world.tribes import Tribes


def trays(tribes: Tribes) -> dict[str, int]:
    """Tokens that are neither in a hand nor on the board.  [SW-SET-8]"""
    left: dict[str, int] = {}
    for race in tribes.table.races:
        tribe = tribes.by_race.get(race.id)
        used = 0 if tribe is None else tribe.hand + tribe.aside + tribe.tokens
        if used > race.supply:
            raise InputError(
                "error-tokens-not-conserved",
                {"field": "given", "race": race.id, "count": used, "all": race.supply},
                "SW-SET-8",
            )
        left[race.id] = race.supply - used
    return left


def check_pieces(tribes: Tribes, monster_regions: int) -> None:
    """No more pieces than the box holds.  [SW-SET-7]"""
    used: Counter[str] = Counter()
    used["monster"] = MONSTERS_EACH * monster_regions
    for tribe in tribes.by_race.values():
        used.update(tribe.standing)
        used.update(tribe.pieces_in_hand(tribes.table))
    for piece in PIECE_KINDS:
        if used[piece.id] > piece.limit:
            raise InputError(
                "error-too-many-pieces",
                {"field": "given", "piece": piece.id, "count": used[piece.id], "most": piece.limit},
                "SW-SET-7",
            )


class Stacks:
    """The column and both stacks; what is named nowhere lies unknown in its stack."""

    def __init__(self, given: Fields, tribes: Tribes, lent: str | None) -> None:
        table = tribes.table
        self.column = combos(given, "column", table) if given.has("column") else []
        if len(self.column) > 6:
            raise InputError(
                "error-column-length", {"field": given.at("column"), "count": len(self.column)}
            )
        self.returned = _names(given, "returned", table, "race")
        self.discarded = _names(given, "discarded", table, "power")
        banners = [*tribes.by_race, *(race for _, race, _ in self.column), *self.returned]
        badges = [tribe.power for tribe in tribes.by_race.values() if tribe.power is not None]
        badges += [*(power for power, _, _ in self.column), *self.discarded]
        if lent is not None:
            badges.append(lent)
        _once(banners, "race", "error-banner-not-once")
        _once(badges, "power", "error-badge-not-once")
        self.banners = [race for race in table.race_index if race not in banners]
        self.badges = [power for power in table.power_index if power not in badges]

    def to_json(self) -> dict[str, object]:
        return {
            "column": [
                {"race": race, "power": power, "coins": coins or 0}
                for power, race, coins in self.column
            ],
            "banners": {"unknown": self.banners, "returned": self.returned},
            "badges": {"unknown": self.badges, "discarded": self.discarded},
        }


def _names(given: Fields, key: str, table: Table, kind: str) -> list[str]:
    if not given.has(key):
        return []
    return [
        played(name, f"{given.at(key)}[{i}]", table, kind)
        for i, name in enumerate(given.items(key))
    ]


def _once(names: list[str], kind: str, message: str) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            raise InputError(message, {"field": "given", kind: name, "count": count}, "SW-SET-2")
