"""What no decision may break: goods move as they are told, and everything is somewhere."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.effect import Effect
from warren.games.dungeon_lords import frames, paladins
from warren.games.dungeon_lords.consistency.whole import check as check_whole
from warren.games.dungeon_lords.layout import FOOD, GOLD, LETTERS, NEUTRAL
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import HIGHEST, LOWEST, PALADIN_SPACE

TOLD = {"gold-moved": "gold", "food-moved": "food", "imps-moved": "imps", "evil-moved": "evil"}


def goods(state: State, seat: int) -> dict[str, int]:
    return {
        "gold": int(state.gold(i64(seat))),
        "food": int(state.food(i64(seat))),
        "imps": int(state.imps(i64(seat))),
        "evil": int(state.evil(i64(seat))),
    }


class Box:
    """What everybody had at the last look."""

    def __init__(self, state: State) -> None:
        self.seats = [goods(state, seat) for seat in range(int(state.table.players))]

    def move(self, effects: list[Effect]) -> None:
        for effect in effects:
            good = TOLD.get(effect.name)
            if good is not None:
                seat, amount = effect.args["seat"], effect.args["amount"]
                assert isinstance(seat, int)
                assert isinstance(amount, int)
                self.seats[seat][good] += amount


def check(state: State, box: Box) -> None:
    """The position after a decision, with the effects that led to it."""
    box.move(state.effects or [])
    for seat, told in enumerate(box.seats):
        assert goods(state, seat) == told
        assert LOWEST <= state.evil(i64(seat)) <= HIGHEST
        for field in (GOLD, FOOD, LETTERS):
            assert state.get(i64(seat), field) >= 0
    if not state.is_over():
        check_whole(state)
        check_paladins(state)


def check_paladins(state: State) -> None:
    """They are where their procedure puts them.  [DF-PAL-13]

    A counter that nobody plays takes one paladin at a time, and only when evil moves.
    """
    if state.world[NEUTRAL] >= PALADIN_SPACE:
        return
    again = state.clone()
    paladins.settle(again, frames.in_combat(again))
    assert again.key() == state.key()
