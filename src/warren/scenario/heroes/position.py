"""The position a scenario gives, as a state."""

from __future__ import annotations

from typing import Final, cast

from warren.core.fields import Fields
from warren.games.heroes.game import Heroes
from warren.games.heroes.state import State
from warren.games.heroes.steps.setup import FREE_COMPANIONS
from warren.scenario.heroes.stock import PILES, Piles, Seats
from warren.scenario.heroes.tiles import Tiles
from warren.scenario.names import MANY, known

SETTLED_ROUND: Final = 3
GIVEN: Final = ("round", "turn", "first", "phase", "tiles", "seats", *PILES, "facts")
PHASES: Final = ("recruit", "mulligan", "play", "exchange")
FLAGS: Final = ("played", "active", "panic")
FACTS: Final = (*FLAGS, "foresight")


class Position:
    """What is given, over an empty board and full piles."""

    def __init__(self, game: Heroes, blank: State, given: Fields) -> None:
        self.game: Final = game
        self.table: Final = blank.table
        self.given: Final = given
        self.players: Final = int(blank.table.players)
        self.data: Final[dict[str, object]] = blank.to_json()
        given.only(GIVEN)

    def state(self) -> State:
        """The first decision of the given moment."""
        given = self.given
        phase = "play"
        if given.has("phase"):
            phase = known(given.value("phase"), given.at("phase"), PHASES)
        turns = self._order(phase)
        tiles = Tiles(self.table, self._part("tiles"))
        seats = Seats(self.table, self._part("seats"), turns)
        seats.cards.update(tiles.cards)
        self.data.update(tiles.to_json())
        self.data.update(seats.to_json())
        self.data.update(Piles(self.table, given, seats.cards).to_json())
        self.data["phase"] = phase
        self.data["facts"] = self._facts(phase)
        state = self.game.state_from_json(self.data)
        state.flow.settle(state)
        return state

    def _order(self, phase: str) -> list[int]:
        """Round, turn and first player; how many turns each seat has had.  [HDL-TRN-1]"""
        first_round = phase == "recruit"
        number = 1 if first_round else SETTLED_ROUND
        if self.given.has("round"):
            number = self.given.integer("round", 1, 1 if first_round else MANY)
        turn = self._seat("turn", 0)
        way = -1 if number == 1 else 1
        start = turn if number == 1 else (turn - 1) % self.players
        first = self._seat("first", self.table.first if self.table.first >= 0 else start)
        begins = first if number == 1 else (first + 1) % self.players
        place = (turn - begins) * way % self.players
        self.data.update({"round": number, "turn": turn, "first": first, "place": place})
        gone = {(begins + way * i) % self.players for i in range(place)}
        return [number if seat in gone else number - 1 for seat in range(self.players)]

    def _seat(self, key: str, default: int) -> int:
        given = self.given
        return given.integer(key, 0, self.players - 1) if given.has(key) else default

    def _part(self, key: str) -> Fields:
        return self.given.fields(key) if self.given.has(key) else Fields({}, self.given.at(key))

    def _facts(self, phase: str) -> dict[str, object]:
        facts = dict(cast("dict[str, object]", self.data["facts"]))
        facts["left"] = FREE_COMPANIONS * self.players if phase == "recruit" else 0
        fields = self._part("facts")
        fields.only(FACTS)
        for key in fields.names():
            facts[key] = fields.flag(key, False) if key in FLAGS else fields.integer(key, 0, MANY)
        return facts
