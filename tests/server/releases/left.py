"""What a release left behind: tables in a database, and records."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx
import msgspec
from tests.server.node import Node

from warren.server.people.identity import COOKIE, Person

FOLDER: Final = Path(__file__).parents[2] / "fixtures" / "release-1"
DATABASE: Final = FOLDER / "warren.db"
RECORDS: Final = sorted((FOLDER / "records").glob("*.ndjson"))


class Left(msgspec.Struct):
    """A table as it was left."""

    table: str
    game: str
    state: str
    players: int = 2
    options: dict[str, object] = {}
    seq: int = 0


class Kept(msgspec.Struct):
    """A position as it was kept: the state after line n."""

    n: int
    state: dict[str, object]


TABLES: Final = msgspec.json.decode((FOLDER / "tables.json").read_bytes(), type=list[Left])
RUNNING: Final = [left for left in TABLES if left.state == "running"]
FINISHED: Final = [left for left in TABLES if left.state == "finished"]
WAITING: Final = [left for left in TABLES if left.state == "waiting"]


def named(left: Left | Path) -> str:
    return left.stem if isinstance(left, Path) else f"{left.game}-{left.players}-{left.table}"


def record_of(left: Left) -> Path:
    return FOLDER / "records" / f"{named(left)}.ndjson"


def last_line(left: Left) -> int:
    """How many lines the database has; bots may have moved since the table was listed."""
    (found,) = _rows("SELECT count(*) FROM lines WHERE table_id = ?", left.table)
    return int(str(found[0]))


def kept_positions(left: Left) -> list[Kept]:
    """The snapshots; one with actions that may be taken back holds the state before these."""
    found = []
    for n, text in _rows(
        "SELECT n, position FROM snapshots WHERE table_id = ? ORDER BY n", left.table
    ):
        position = json.loads(str(text))
        trail = position["trail"]
        found.append(Kept(trail[0][0] - 1 if trail else int(str(n)), position["state"]))
    return found


def owner(node: Node) -> httpx.Client:
    """The browser of the one account there is."""
    ((session,),) = set(_rows("SELECT session_id FROM holders"))
    ((user, epoch),) = _rows("SELECT id, epoch FROM users")
    person = Person(session=str(session), user=str(user), epoch=int(str(epoch)))
    browser = node.browser()
    browser.cookies.set(COOKIE, node.service.seal.close(person), domain="127.0.0.1")
    return browser


def _rows(query: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(f"file:{DATABASE}?immutable=1", uri=True)) as connection:
        return connection.execute(query, values).fetchall()
