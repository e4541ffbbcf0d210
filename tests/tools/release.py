"""Leaves what a release leaves behind: `PYTHONPATH=src:. python -m tests.tools.release N`.

Plays tables of every title on a server of this version and writes `tests/fixtures/release-N`: its
database, the records of finished games, and records that break off.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import httpx
from librt.random import Random as Luck
from tests.server.node import running_node
from tests.server.people.people import somebody
from tests.server.seats import Data, Socket, new_table, socket_of

from warren.core.match import Match, new_match
from warren.games.registry import game

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
UNDO_ONE_IN: Final = 12
LINES: Final = 150
EARLY: Final = 60
EAGER: Final = "attach"
SELDOM: Final = ("stop", "decline", "cancel")
Moment = Callable[[Data, set[str]], bool]


def _step(view: Data) -> str:
    frame = view["frames"][-1]
    return str(frame["step"] if isinstance(frame, dict) else frame[0])


def _last_year(view: Data, step: str) -> bool:
    return view["year"] == 2 and view["round"] > 1 and _step(view) == step


def redeploying(view: Data, done: set[str]) -> bool:
    return view["round"] > 3 and "conquer" in done and _step(view) == "redeploy"


def prepared(_view: Data, done: set[str]) -> bool:
    return "attach" in done


def ordering(view: Data, done: set[str]) -> bool:
    return _last_year(view, "orders") and "order" in done


def producing(view: Data, _done: set[str]) -> bool:
    return _last_year(view, "production")


def fighting(view: Data, _done: set[str]) -> bool:
    return view["year"] == 2 and _step(view) in ("planning", "battle", "throwing")


def never(_view: Data, _done: set[str]) -> bool:
    return False


BOTH: Final[dict[str, object]] = {"pool": "both"}
RUNNING: Final[list[tuple[str, int, dict[str, object], Moment]]] = [
    ("small_world", 2, {}, redeploying),
    ("small_world", 3, BOTH, redeploying),
    ("underground", 3, {}, redeploying),
    ("heroes", 2, {}, prepared),
    ("dungeon_lords", 2, {}, ordering),
    ("dungeon_lords", 2, {}, producing),
    ("dungeon_lords", 2, {}, fighting),
]
FINISHED: Final[list[tuple[str, int, dict[str, object], Moment]]] = [
    ("small_world", 2, BOTH, never),
    ("underground", 3, {}, never),
    ("heroes", 3, {}, never),
    ("dungeon_lords", 2, {}, never),
]
BROKEN_OFF: Final[list[tuple[str, int, dict[str, object]]]] = [
    ("small_world", 5, BOTH),
    ("underground", 2, {}),
    ("heroes", 4, {}),
    ("dungeon_lords", 4, {}),
]


def play(browser: httpx.Client, key: str, players: int, options: Data, until: Moment) -> Data:
    """A table with bots, played until it has come to a moment of its person."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(players - 1))]
    table = new_table(browser, key, seats=seats, options=options)["table"]["id"]
    luck, done, step = Random(len(key)), set[str](), ""
    with socket_of(browser, table) as socket:
        while not socket.over:
            if socket.choices:
                if socket.view is not None and _step_or_turn(socket.view) != step:
                    step, done = _step_or_turn(socket.view), set()
                if socket.view is not None and until(socket.view, done):
                    break
                choice = luck.choice(_eager(socket.choices))
                done.add(str(choice["verb"]))
                socket.act(int(choice["code"]))
            socket.until("step", "table")
        state = "finished" if socket.over else "running"
        return _left(socket, table, key, players, options, state)


def _eager(choices: list[Data]) -> list[Data]:
    """What leads somewhere is chosen first."""
    wanted = [choice for choice in choices if choice["verb"] == EAGER]
    return wanted or [choice for choice in choices if choice["verb"] not in SELDOM] or choices


def _step_or_turn(view: Data) -> str:
    """What the verbs done so far belong to."""
    return f"{view.get('year')} {view['round']} {view.get('turn')}"


def _left(socket: Socket, table: str, key: str, players: int, options: Data, state: str) -> Data:
    return {
        "table": table,
        "game": key,
        "players": players,
        "options": options,
        "state": state,
        "seq": socket.seq,
    }


def broken_off(key: str, players: int, options: Data) -> Match:
    """A game at random with actions taken back, up to a moment at which chance is to act."""
    match, luck = new_match(game(key), players, options), Luck(players)
    while match.n < EARLY or not match.state.is_chance():
        if match.state.is_chance():
            match.draw(luck)
            continue
        actors = match.state.actors()
        seat = actors[luck.randrange(len(actors))]
        codes = list(match.state.legal_actions(seat))
        match.do(seat, int(codes[luck.randrange(len(codes))]))
        if luck.randrange(UNDO_ONE_IN) == 0 and not match.undo_refusal(seat):
            match.undo(seat)
    return match


def leave(folder: Path) -> None:
    """Write a release; nothing is there before all of it is."""
    tables: list[Data] = []
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        left = Path(made) / "left"
        for name in ("records", "unfinished"):
            (left / name).mkdir(parents=True)
        data = Path(made) / "data"
        with running_node(data, snapshot_lines=LINES, bot_seconds=120) as node:
            ann = somebody(node, "Ann")
            for key, players, options, moment in [*RUNNING, *FINISHED]:
                reached = False
                while not reached:
                    tables.append(play(ann, key, players, options, moment))
                    reached = moment is never or tables[-1]["state"] == "running"
            for one in tables:
                if one["state"] == "finished":
                    text = ann.get(f"/api/tables/{one['table']}/record").text
                    name = f"{one['game']}-{one['players']}-{one['table']}.ndjson"
                    _write(left / "records" / name, text)
            waiting = new_table(ann, "dungeon_lords")["table"]["id"]
            tables.append({"table": waiting, "game": "dungeon_lords", "state": "waiting"})
        for key, players, options in BROKEN_OFF:
            text = broken_off(key, players, options).record.write()
            _write(left / "unfinished" / f"{key}-{players}.ndjson", text)
        _pack(data / "warren.db", left / "warren.db")
        _write(left / "tables.json", json.dumps(tables, indent=1) + "\n")
        left.rename(folder)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def _pack(database: Path, into: Path) -> None:
    """One file, as small as it can be."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM INTO ?", (str(into),))


if __name__ == "__main__":
    leave(FIXTURES / f"release-{int(sys.argv[1])}")
