"""Who earned which coins: the effects of a game, told apart by tribe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warren.core.effect import ArgValue, Effect
from warren.lab.small_world.subject import KINDS


class Tribe:
    """A combo in a seat's hands, from the turn it was taken to the end of the game."""

    def __init__(self, seat: int, race: str, power: str, opening: bool, first: bool) -> None:
        self.seat: Final = seat
        self.race: Final = race
        self.power: Final = power
        self.opening: Final = opening
        self.first: Final = first
        self.active = True
        self.turns = 0
        self.coins = 0
        self.declined_coins = 0

    def earn(self, coins: int) -> None:
        self.coins += coins
        if not self.active:
            self.declined_coins += coins


class Accounts:
    """Listens to one game.

    A part of an income belongs to the tribe whose race or power it names, a part that a
    borrowed race or power brings to the active tribe. Coins that come otherwise belong to the
    tribe whose rule pays them; `other` keeps the rest, what combos cost and carried above all.
    `rules` holds the rules of the races and powers by label.
    """

    def __init__(self, players: int, rules: Mapping[str, str]) -> None:
        self.rules: Final = rules
        self.opened: Final[dict[str, str]] = {}
        self.column: Final[list[str]] = []
        self.tribes: Final[list[Tribe]] = []
        self.other: Final = [0] * players
        self.current: Final[list[Tribe | None]] = [None] * players
        self.owners: Final[dict[tuple[int, str], Tribe]] = {}

    def hear(self, effects: list[Effect]) -> None:
        for effect in effects:
            args = effect.args
            if effect.name == "combo-opened":
                self.open(_word(args, "race"), _word(args, "power"))
            elif effect.name == "badges-swapped":
                self.swap(_word(args, "gained"), _word(args, "given"))
            elif effect.name == "combo-taken":
                self.take(_number(args, "seat"), _word(args, "race"), _word(args, "power"))
            elif effect.name == "tribe-declined":
                self.decline(_number(args, "seat"), _word(args, "race"))
            elif effect.name == "income-paid":
                self.pay(_number(args, "seat"), args["parts"])
            elif effect.name == "coins-gained":
                self.move(_number(args, "seat"), _number(args, "coins"), _word(args, "rule"))
            elif effect.name == "coins-paid":
                self.move(_number(args, "seat"), -_number(args, "coins"), _word(args, "rule"))

    def open(self, race: str, power: str) -> None:
        """The combos of the opening are those that lay open before anybody took one."""
        self.column.append(race)
        if not self.tribes:
            self.opened[race] = power

    def swap(self, gained: str, given: str) -> None:
        """Two open combos have swapped their powers."""
        swapped = {gained: given, given: gained}
        for race in self.column:
            if race in self.opened:
                self.opened[race] = swapped.get(self.opened[race], self.opened[race])

    def take(self, seat: int, race: str, power: str) -> None:
        self.column.remove(race)
        opening = race in self.opened and all(known.race != race for known in self.tribes)
        first = all(known.seat != seat for known in self.tribes)
        tribe = Tribe(seat, race, power, opening, first)
        self.tribes.append(tribe)
        self.current[seat] = tribe
        self.owners[seat, f"race-{race}"] = tribe
        self.owners[seat, f"power-{power}"] = tribe

    def decline(self, seat: int, race: str) -> None:
        tribe = self.owners.get((seat, f"race-{race}"))
        if tribe is not None:
            tribe.active = False
            if self.current[seat] is tribe:
                self.current[seat] = None

    def pay(self, seat: int, parts: ArgValue) -> None:
        current = self.current[seat]
        if current is not None:
            current.turns += 1
        assert isinstance(parts, list)
        for named, coins in parts:
            label = named.partition(" ")[0]
            tribe = self.owners.get((seat, label))
            if tribe is None and label.partition("-")[0] in KINDS:
                tribe = current
            self.credit(seat, tribe, coins)

    def move(self, seat: int, coins: int, rule: str) -> None:
        self.credit(seat, self.paid_by(seat, rule), coins)

    def paid_by(self, seat: int, rule: str) -> Tribe | None:
        """The seat's latest tribe with a race or power of this rule or of its parent."""
        for (owner, label), tribe in reversed(self.owners.items()):
            known = self.rules.get(label)
            if owner == seat and known and (rule == known or rule.startswith(f"{known}-")):
                return tribe
        return None

    def credit(self, seat: int, tribe: Tribe | None, coins: int) -> None:
        if tribe is None:
            self.other[seat] += coins
        else:
            tribe.earn(coins)


def _word(args: Mapping[str, ArgValue], key: str) -> str:
    return str(args[key])


def _number(args: Mapping[str, ArgValue], key: str) -> int:
    value = args[key]
    assert isinstance(value, int)
    return value
