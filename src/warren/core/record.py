"""The record of a game: a header and gap-free lines, newline-delimited JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from warren.core.action import Action
from warren.core.fields import Fields
from warren.core.refusal import InputError
from warren.core.ruling import FIRST_RULES
from warren.core.state import CHANCE

FORMAT: Final = "warren-record"
VERSION: Final = 1
UNDO: Final = "undo"
CHANCE_NAME: Final = "chance"
MOST_PLAYERS: Final = 16
MOST_VERSIONS: Final = 1_000_000


class Line:
    """One thing that was done: by whom, a verb and its arguments."""

    def __init__(self, n: int, seat: int, action: Action) -> None:
        self.n: Final = n
        self.seat: Final = seat
        self.action: Final = action

    def to_json(self) -> dict[str, object]:
        seat: object = CHANCE_NAME if self.seat == CHANCE else self.seat
        return {"n": self.n, "seat": seat, "verb": self.action.verb, "args": self.action.args}


class Record:
    """A header and lines. Chat, notes and clocks live beside it, never in it.

    `rules` is the version of the rules under which the game began; it goes on under them.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        names: list[str],
        commitments: Mapping[str, object] | None = None,
        rules: int = FIRST_RULES,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final[dict[str, object]] = dict(options)
        self.names: Final = names
        self.commitments: Final[dict[str, object]] = dict(commitments or {})
        self.rules: Final = rules
        self.lines: Final[list[Line]] = []

    def append(self, seat: int, action: Action) -> Line:
        """Write down what was done, as the next line."""
        line = Line(len(self.lines) + 1, seat, action)
        self.lines.append(line)
        return line

    def header(self) -> dict[str, object]:
        """The first row: the game, its options, and who sat where."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "seats": [{"name": name} for name in self.names],
            "commitments": self.commitments,
        }

    def write(self) -> str:
        """All of it as newline-delimited JSON; `read_record` reads it."""
        rows = [self.header(), *(line.to_json() for line in self.lines)]
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def read_record(text: str) -> Record:
    """The inverse of `Record.write`; every defect is named by its line and field."""
    rows = text.split("\n")
    if not rows[-1]:
        rows.pop()
    if not rows:
        raise InputError("error-record-empty", {"line": 1})
    record = _header(_row(rows[0], 1))
    for number, row in enumerate(rows[1:], start=2):
        fields = _row(row, number)
        fields.only(("n", "seat", "verb", "args"))
        n = fields.integer("n", 1, len(rows))
        if n != number - 1:
            raise InputError("error-record-gap", {"line": number, "n": n})
        record.append(_seat(fields, record.players), _action(fields))
    if not text.endswith("\n"):
        raise InputError("error-record-truncated", {"line": len(rows)})
    return record


def _row(row: str, number: int) -> Fields:
    try:
        data: object = json.loads(row)
    except (ValueError, RecursionError) as error:
        raise InputError("error-record-line", {"line": number}) from error
    return Fields(data, f"line {number}")


def _header(fields: Fields) -> Record:
    fields.only(
        ("format", "version", "game", "rules", "players", "options", "seats", "commitments")
    )
    if fields.text("format") != FORMAT:
        raise InputError("error-record-format", {"field": fields.at("format")})
    version = fields.integer("version", 1, MOST_VERSIONS)
    if version > VERSION:
        raise InputError(
            "error-record-newer",
            {"field": fields.at("version"), "value": version, "known": VERSION},
        )
    rules = fields.integer("rules", FIRST_RULES, MOST_VERSIONS)
    players = fields.integer("players", 1, MOST_PLAYERS)
    seats = fields.field_list("seats")
    if len(seats) != players:
        raise InputError("error-seat-count", {"field": fields.at("seats"), "count": len(seats)})
    return Record(
        fields.text("game"),
        players,
        _mapping(fields.fields("options")),
        [_name(seat) for seat in seats],
        _mapping(fields.fields("commitments")),
        rules,
    )


def _name(seat: Fields) -> str:
    seat.only(("name",))
    return seat.text("name")


def _mapping(fields: Fields) -> dict[str, object]:
    return {name: fields.value(name) for name in fields.names()}


def _seat(fields: Fields, players: int) -> int:
    if fields.value("seat") == CHANCE_NAME:
        return CHANCE
    return fields.integer("seat", 0, players - 1)


def _action(fields: Fields) -> Action:
    args: dict[str, str | int] = {}
    given = fields.fields("args")
    for name in given.names():
        value = given.value(name)
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            raise InputError("error-record-argument", {"field": given.at(name)})
        args[name] = value
    return Action(fields.text("verb"), args)
