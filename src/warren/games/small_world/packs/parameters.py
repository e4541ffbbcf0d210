"""What a block of the vocabulary may be told, and how it is read."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.games.small_world.blocks.where import EVERYWHERE, Where
from warren.games.small_world.packs.places import bound_features, read_where

NUMBER: Final = "number"
FLAG: Final = "flag"
CHOICE: Final = "choice"
PLACE: Final = "where"

Value = int | str


class Parameter:
    """One parameter: without a default it must be given."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value | None,
        least: int = 0,
        most: int = 0,
        choices: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.least: Final = least
        self.most: Final = most
        self.choices: Final = choices

    def read(self, fields: Fields) -> Value:
        if not fields.has(self.name):
            if self.default is None:
                raise InputError("error-missing-field", {"field": fields.at(self.name)})
            return self.default
        if self.kind == NUMBER:
            return fields.integer(self.name, self.least, self.most)
        if self.kind == FLAG:
            return int(fields.flag(self.name, False))
        value = fields.text(self.name)
        if value not in self.choices:
            raise InputError(
                "error-pack-choice",
                {"field": fields.at(self.name), "value": value, "known": ", ".join(self.choices)},
            )
        return value


def number(name: str, least: int, most: int, default: int | None = None) -> Parameter:
    return Parameter(name, NUMBER, default, least, most)


def flag(name: str, default: bool) -> Parameter:
    return Parameter(name, FLAG, int(default))


def choice(name: str, choices: tuple[str, ...]) -> Parameter:
    """One of these words, the first one when none is given."""
    return Parameter(name, CHOICE, choices[0], choices=choices)


WHERE: Final = Parameter(PLACE, PLACE, "")


class Given:
    """The parameters of one block of a pack, checked."""

    def __init__(self, fields: Fields, parameters: tuple[Parameter, ...], rule: str) -> None:
        self.rule: Final = rule
        self.where: Where = EVERYWHERE
        self.bound: list[int] = []
        self._values: Final[dict[str, Value]] = {}
        for parameter in parameters:
            if parameter.kind != PLACE:
                self._values[parameter.name] = parameter.read(fields)
            elif fields.has(PLACE):
                asked = fields.fields(PLACE)
                self.where = read_where(asked)
                self.bound = bound_features(asked)

    def number(self, name: str) -> int:
        return int(self._values[name])

    def flag(self, name: str) -> bool:
        return bool(self._values[name])

    def word(self, name: str) -> str:
        return str(self._values[name])
