"""Adventurers and paladins: each is in one place."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.refusal import InputError
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.arrivals import ID_BITS, ID_MASK
from warren.games.dungeon_lords.layout import (
    HERE,
    LINE_SIZE,
    PALADIN,
    PARTY,
    PARTY_SIZE,
    PRISON,
    STACK,
    UNDER,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE, PALADIN_IDS


class Register:
    """Those who have been met, so that nobody is met twice."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.met = 0

    def meet(self, number: int, field: str) -> None:
        if self.met >> number & 1:
            name = self.state.table.deck.adventurers[number].id
            raise InputError("error-twice", {"field": field, "value": name})
        self.met |= 1 << number

    def meet_all(self, mask: int, field: str) -> None:
        for number in range(len(self.state.table.deck.adventurers)):
            if mask >> number & 1:
                self.meet(number, field)


def check_people(state: Position) -> None:
    register = Register(state)
    numbers = state.numbers
    register.meet_all(int(numbers[STACK]), "adventurers.stack")
    under = int(numbers[UNDER])
    while under:
        register.meet((under & ID_MASK) - 1, "adventurers.under")
        under >>= ID_BITS
    for first, field in ((PARTY, "adventurers.next"), (HERE, "adventurers.here")):
        for place in range(PARTY_SIZE):
            number = int(numbers[first + place])
            if number != NONE:
                register.meet(number, f"{field}[{place}]")
    hosts: dict[int, int] = {}
    for seat in range(int(state.table.players)):
        register.meet_all(int(state.get(i64(seat), PRISON)), f"seats[{seat}].prison")
        for place in range(LINE_SIZE):
            figure = state.line(i64(seat), i64(place))
            field = f"seats[{seat}].line[{place}]"
            if lines.is_adventurer(figure):
                register.meet(int(lines.number_of(figure)), field)
            elif lines.is_paladin(figure):
                kind = int(lines.paladin_of(figure))
                if kind in hosts or int(numbers[PALADIN + kind]) != seat:
                    raise astray(kind, field)
                hosts[kind] = seat
    for kind, name in enumerate(PALADIN_IDS):
        at = int(numbers[PALADIN + kind])
        if 0 <= at < int(state.table.players) and kind not in hosts:
            raise astray(kind, f"paladins.{name}")


def astray(kind: int, field: str) -> InputError:
    return InputError("error-dungeon-paladin", {"field": field, "paladin": PALADIN_IDS[kind]})
