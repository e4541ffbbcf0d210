"""What a scenario of any game may expect."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields, whole_number
from warren.core.state import CHANCE
from warren.scenario.adapter import Expectation, Moment
from warren.scenario.names import MANY

NOBODY: Final = "nobody"
ACTOR_NAMES: Final[dict[int, str]] = {CHANCE: "chance"}


class CommonExpectations:
    """The entries of one `expect` that mean the same in all games."""

    def __init__(self, fields: Fields, players: int) -> None:
        self.fields: Final = fields
        self.players: Final = players

    def turn(self) -> list[Expectation]:
        seat = self.fields.integer("turn", 0, self.players - 1)
        return [Expectation(self.fields.at("turn"), seat, _turn)]

    def actor(self) -> list[Expectation]:
        value = self.fields.value("actor")
        if value not in (NOBODY, *ACTOR_NAMES.values()):
            value = self.fields.integer("actor", 0, self.players - 1)
        return [Expectation(self.fields.at("actor"), value, _actor)]

    def actors(self) -> list[Expectation]:
        where = self.fields.at("actors")
        seats = [
            whole_number(item, where, 0, self.players - 1) for item in self.fields.items("actors")
        ]
        return [Expectation(where, sorted(seats), _actors)]

    def round(self) -> list[Expectation]:
        number = self.fields.integer("round", 0, MANY)
        return [Expectation(self.fields.at("round"), number, _round)]

    def over(self) -> list[Expectation]:
        return [Expectation(self.fields.at("over"), self.fields.flag("over", True), _over)]

    def winners(self) -> list[Expectation]:
        where = self.fields.at("winners")
        seats = [
            whole_number(item, where, 0, self.players - 1) for item in self.fields.items("winners")
        ]
        return [Expectation(where, sorted(seats), _winners)]

    def log(self) -> list[Expectation]:
        return [Expectation(self.fields.at("log"), self.fields.texts("log"), _log)]


def _turn(moment: Moment) -> object:
    return moment.state.to_json()["turn"]


def _round(moment: Moment) -> object:
    return moment.state.to_json()["round"]


def _actor(moment: Moment) -> int | str:
    seat = moment.actor()
    return NOBODY if seat is None else ACTOR_NAMES.get(seat, seat)


def _actors(moment: Moment) -> list[int]:
    return sorted(moment.state.deciding())


def _over(moment: Moment) -> bool:
    return moment.state.is_over()


def _winners(moment: Moment) -> list[int]:
    return moment.state.winners()


def _log(moment: Moment) -> list[str]:
    return [effect.name for effect in moment.latest]
