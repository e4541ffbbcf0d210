"""What no decision may break: goods move as they are told, and everything is somewhere."""

from __future__ import annotations

from warren.core.effect import Effect
from warren.games.dungeon_lords import frames, paladins
from warren.games.dungeon_lords.consistency.whole import check as check_whole
from warren.games.dungeon_lords.layout import NEUTRAL
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import HIGHEST, LOWEST, PALADIN_SPACE

EVIL = 3
TOLD = {"gold-moved": 0, "food-moved": 1, "imps-moved": 2, "evil-moved": EVIL}
SELDOM = 5


class Box:
    """What everybody had at the last look: gold, food, imps and evil."""

    def __init__(self, state: State) -> None:
        self.lines = 0
        self.seats = [goods(state, seat) for seat in range(int(state.table.players))]

    def move(self, effects: list[Effect]) -> None:
        for effect in effects:
            good = TOLD.get(effect.name)
            if good is not None:
                seat, amount = effect.args["seat"], effect.args["amount"]
                assert isinstance(seat, int)
                assert isinstance(amount, int)
                self.seats[seat][good] += amount


def goods(state: State, seat: int) -> list[int]:
    return [state.gold(seat), state.food(seat), state.imps(seat), state.evil(seat)]


def check(state: State, box: Box) -> None:
    """The position after a decision, with the effects that led to it.

    What lies somewhere stays there until it is moved, so that now and then is enough for it.
    """
    box.lines += 1
    box.move(state.effects or [])
    for seat, told in enumerate(box.seats):
        assert goods(state, seat) == told
        assert min(told) >= 0
        assert LOWEST <= told[EVIL] <= HIGHEST
    if state.is_over():
        return
    check_paladins(state)
    if box.lines % SELDOM == 0:
        check_whole(state)


def check_paladins(state: State) -> None:
    """They are where their procedure puts them.  [DF-PAL-13]

    A counter that nobody plays takes one paladin at a time, and only when evil moves.
    """
    if state.numbers[NEUTRAL] >= PALADIN_SPACE:
        return
    again = state.clone()
    paladins.settle(again, frames.in_combat(again))
    assert again.key() == state.key()
