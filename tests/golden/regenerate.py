"""Writes the golden records anew: `PYTHONPATH=src:. python -m tests.golden.regenerate [SERIES]`.

Only a deliberate change of the rules or of the JSON form may change the digests. With names
of series only these are written and the others stay as they are.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from librt.random import Random

from warren.core.match import Match, begin, new_match
from warren.core.record import Record
from warren.core.state import CHANCE, State
from warren.games.registry import game

FOLDER = Path(__file__).parent
UNDO_ONE_IN = 12
SMALL_WORLD_SELDOM = ("decline", "abandon", "stop")
LORDS_SELDOM = ("decline", "done", "dismiss")
LORDS_SETS: dict[str, dict[str, object]] = {
    "base": {"edition": "base"},
    "four-seasons": {"edition": "four-seasons"},
    "beginners": {"edition": "beginners"},
    "old-paladin": {"paladins": "old"},
    "no-festival": {"festival": False},
    "no-opportunities": {"opportunities": False},
    "no-pets": {"pets": False},
    "no-bards": {"bards": False},
}
TABLE_RULES: dict[str, object] = {
    "elves_return": True,
    "auto_retreat": True,
    "open_coins": True,
}


class Series:
    """Games of one kind; every second one has some more options."""

    def __init__(
        self,
        name: str,
        key: str,
        seldom: tuple[str, ...],
        games: int,
        usual: dict[str, object],
        more: dict[str, object],
    ) -> None:
        self.name = name
        self.key = key
        self.seldom = seldom
        self.games = games
        self.usual = usual
        self.more = more

    def options(self, number: int) -> dict[str, object]:
        return {**self.usual, **self.more} if number % 2 else self.usual


_ALL = [
    Series("small_world", "small_world", SMALL_WORLD_SELDOM, 4, {}, TABLE_RULES),
    Series("heroes", "heroes", ("stop", "cancel", "discard"), 4, {}, {"first": 1}),
    Series("underground", "underground", SMALL_WORLD_SELDOM, 2, {}, TABLE_RULES),
    Series(
        "underground-6",
        "underground",
        SMALL_WORLD_SELDOM,
        1,
        {"board": "underground-6"},
        TABLE_RULES,
    ),
    Series(
        "mixed-above",
        "small_world",
        SMALL_WORLD_SELDOM,
        2,
        {"pool": "both", "relics": True},
        TABLE_RULES,
    ),
    Series("mixed-below", "underground", SMALL_WORLD_SELDOM, 2, {"pool": "both"}, TABLE_RULES),
    Series("dungeon_lords", "dungeon_lords", LORDS_SELDOM, 2, {}, {"paladins": "three"}),
    *[
        Series(f"dungeon_lords-{name}", "dungeon_lords", LORDS_SELDOM, 1, options, {})
        for name, options in LORDS_SETS.items()
    ],
]
SERIES = {series.name: series for series in _ALL}


def digest(record: Record) -> str:
    """One hash over all positions of a record in their JSON form."""
    match = begin(game(record.game), record)
    total = hashlib.sha256(_position(match.state))
    for line in record.lines:
        match.act(line.seat, line.action)
        total.update(_position(match.state))
    return total.hexdigest()


def _position(state: State) -> bytes:
    """Without the options, which the header names: a new one changes no position of old games."""
    position = state.to_json()
    del position["options"]
    return json.dumps(position, sort_keys=True, separators=(",", ":")).encode()


def random_match(name: str, players: int, number: int) -> Match:
    series = SERIES[name]
    rng = Random(100 * players + number)
    match = new_match(game(series.key), players, series.options(number))
    while not match.state.is_over():
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.draw(rng)
            continue
        codes = match.state.legal_actions(actor)
        code = codes[rng.randrange(len(codes))]
        if match.state.action(code).verb in series.seldom:
            code = codes[rng.randrange(len(codes))]
        match.act(actor, match.state.action(code))
        if rng.randrange(UNDO_ONE_IN) == 0 and not match.undo_refusal(actor):
            match.undo(actor)
    return match


def main(wanted: list[str]) -> None:
    path = FOLDER / "digests.json"
    digests: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if wanted else {}
    for series in SERIES.values():
        if wanted and series.name not in wanted:
            continue
        title = game(series.key)
        for players in range(title.min_players, title.max_players + 1):
            for number in range(series.games):
                match = random_match(series.name, players, number)
                name = f"{series.name}-{players}-{number}.ndjson"
                (FOLDER / name).write_text(match.record.write(), encoding="utf-8")
                digests[name] = digest(match.record)
    path.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
