"""Scenario files: reading and checking what is common to all games."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from warren.core.fields import Fields
from warren.core.game import Game
from warren.core.refusal import InputError
from warren.games.registry import game as registered_game
from warren.scenario.ledger import citable
from warren.scenario.yaml_file import read_yaml

FIELDS: Final = ("name", "rules", "game", "options", "players", "board", "given", "then")
MOST_PLAYERS: Final = 100


class Scenario:
    """One entry of a file. Its fields are checked by `check`, its steps by the runner."""

    def __init__(self, file: Path, number: int, data: object) -> None:
        self.file: Final = file
        self.data: Final = data
        self.name: str = f"#{number}"
        self.game: str = ""
        self.rules: tuple[str, ...] = ()
        if isinstance(data, dict):
            entry = cast("dict[str, object]", data)
            name = entry.get("name")
            if isinstance(name, str) and name:
                self.name = name
            game = entry.get("game")
            if isinstance(game, str):
                self.game = game
            rules = entry.get("rules")
            if isinstance(rules, list):
                cited = cast("list[object]", rules)
                self.rules = tuple(rule for rule in cited if isinstance(rule, str))

    def check(self) -> Plan:
        """The scenario with everything in its place, or an error that names the field."""
        fields = Fields(self.data, "")
        fields.only(FIELDS)
        if not fields.text("name"):
            raise InputError("error-empty", {"field": "name"})
        title = registered_game(fields.text("game"))
        if fields.has("rules"):
            for i, rule in enumerate(fields.texts("rules")):
                if rule not in citable(title.key):
                    raise InputError("error-unknown-rule", {"field": f"rules[{i}]", "value": rule})
        players = title.min_players
        if fields.has("players"):
            players = fields.integer("players", 1, MOST_PLAYERS)
        given = fields.fields("given") if fields.has("given") else None
        then = fields.items("then")
        if not then:
            raise InputError("error-empty", {"field": "then"})
        return Plan(title, players, _options(fields), given, then)


class Plan:
    """A scenario ready for its game: the table, the position and the steps."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object],
        given: Fields | None,
        then: list[object],
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.given: Final = given
        self.then: Final = then


def _options(fields: Fields) -> dict[str, object]:
    options: dict[str, object] = {}
    if fields.has("options"):
        named = fields.fields("options")
        options = {key: named.value(key) for key in named.names()}
    if fields.has("board"):
        if "board" in options:
            raise InputError("error-twice", {"field": "options.board", "value": "board"})
        options["board"] = fields.value("board")
    return options


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file, not yet checked."""
    data = read_yaml(path)
    if not isinstance(data, list):
        raise InputError("error-not-a-list", {"file": str(path), "field": path.name})
    if not data:
        raise InputError("error-empty", {"file": str(path), "field": path.name})
    entries = cast("list[object]", data)
    return [Scenario(path, number, entry) for number, entry in enumerate(entries, start=1)]
