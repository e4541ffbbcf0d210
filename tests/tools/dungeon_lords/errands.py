"""A minion on a space of Dungeon Lords, about to act."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.refusal import Refusal
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.calendar import begin_year
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.layout import (
    BOARD_NOW,
    BUSY,
    CHOSEN,
    DISPLAY,
    EVIL,
    FOOD,
    GOLD,
    IDLE,
    LOST,
    ON_DISPLAY,
    ROOM_AT,
    STRANDED,
    TILES,
    TRAINEES,
)
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE, ORDER_IDS, SPACES

GAME = DungeonLords()
FIELDS = {
    "gold": GOLD,
    "food": FOOD,
    "evil": EVIL,
    "imps": IDLE,
    "used": BUSY,
    "trainees": TRAINEES,
    "tiles": TILES,
    "lost": LOST,
}


class Errand:
    """Seat 0 stands on a space of a location, or of the board that lies on it."""

    def __init__(
        self, order: str, space: int, *, year: int = 1, board: bool = False, **goods: int
    ) -> None:
        self.state: State = GAME.blank(4, {"first": 0})
        state = self.state
        location = ORDER_IDS.index(order)
        begin_year(state, i64(year))
        frames.pop(state)
        frames.push(state, frames.OVER, 0, 0)
        frames.push(state, frames.ERRAND, 0, location * SPACES + space - 1)
        for number, one in enumerate((location, (location + 1) % 8, (location + 2) % 8)):
            state.put(0, CHOSEN + number, one)
        state.numbers[BOARD_NOW] = location if board else NONE
        for name, value in goods.items():
            state.put(0, FIELDS[name], value)

    def show(self, *things: str) -> Errand:
        """Monsters and rooms on display."""
        monsters = [one.id for one in self.state.table.deck.monsters]
        rooms = [one.id for one in self.state.table.deck.rooms]
        for slot, name in enumerate(name for name in things if name in monsters):
            self.state.numbers[DISPLAY + slot] = monsters.index(name)
        for name in things:
            if name in rooms:
                self.state.numbers[ROOM_AT + rooms.index(name)] = ON_DISPLAY
        return self

    def owns(self, *names: str) -> Errand:
        monsters = [one.id for one in self.state.table.deck.monsters]
        for name in names:
            lair.add(self.state, 0, lair.made(monsters.index(name), NONE))
        return self

    def begin(self) -> Errand:
        self.state.flow.settle(self.state)
        return self

    def do(self, verb: str, seat: int = 0, **args: str | int) -> list[Effect]:
        self.state.effects = []
        self.state.apply(seat, self.state.code(Action(verb, dict(args))))
        return self.state.effects or []

    def chance(self, verb: str, **args: str | int) -> list[Effect]:
        return self.do(verb, CHANCE, **args)

    def refusal(self, verb: str, **args: str | int) -> str:
        """The rule that forbids it; nothing changes."""
        key = self.state.key()
        try:
            self.state.apply(0, self.state.code(Action(verb, dict(args))))
        except Refusal as refusal:
            assert self.state.key() == key
            return refusal.rule
        return ""

    def options(self) -> set[str]:
        """What may be done, as it is written."""
        return {
            " ".join([action.verb, *(str(value) for value in action.args.values())])
            for action in map(self.state.action, self.state.legal_actions(0))
        }

    def goods(self, *names: str) -> list[int]:
        return [int(self.state.get(0, FIELDS[name])) for name in names]

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def stranded(self) -> bool:
        return self.state.get(0, STRANDED) != 0

    def lair(self) -> list[str]:
        tiles = [int(self.state.lair(0, slot)) for slot in range(14)]
        return [self.state.monster(lair.kind_of(i64(tile))).id for tile in tiles if tile]
