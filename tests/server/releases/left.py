"""What releases left behind: tables in databases, and records."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Final

import httpx
import msgspec
from tests.server.node import Node

from warren.core.effect import mask_of
from warren.core.match import Match
from warren.server.people.identity import COOKIE, Person

FIXTURES: Final = Path(__file__).parents[2] / "fixtures"


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


class Release:
    """One folder: a database with an account and its tables, and records."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.database: Final = folder / "warren.db"
        self.records: Final = sorted((folder / "records").glob("*.ndjson"))
        self.unfinished: Final = sorted((folder / "unfinished").glob("*.ndjson"))

    @cached_property
    def tables(self) -> list[Left]:
        return msgspec.json.decode((self.folder / "tables.json").read_bytes(), type=list[Left])

    def schema(self) -> str:
        ((revision,),) = self.rows("SELECT version_num FROM alembic_version")
        return str(revision)

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(f"file:{self.database}?immutable=1", uri=True)) as connection:
            return connection.execute(query, values).fetchall()

    def owner(self, node: Node) -> httpx.Client:
        """The browser of the one account there is."""
        ((session,),) = set(self.rows("SELECT session_id FROM holders"))
        ((user, epoch),) = self.rows("SELECT id, epoch FROM users")
        person = Person(session=str(session), user=str(user), epoch=int(str(epoch)))
        browser = node.browser()
        browser.cookies.set(COOKIE, node.service.seal.close(person), domain="127.0.0.1")
        return browser


class Case:
    """A table of a release."""

    def __init__(self, release: Release, left: Left) -> None:
        self.release: Final = release
        self.left: Final = left
        self.table: Final = left.table

    def record(self) -> Path:
        left = self.left
        name = f"{left.game}-{left.players}-{left.table}.ndjson"
        return self.release.folder / "records" / name

    def last_line(self) -> int:
        """How many lines there are; bots may have moved since the table was listed."""
        query = "SELECT count(*) FROM lines WHERE table_id = ?"
        (found,) = self.release.rows(query, self.table)
        return int(str(found[0]))

    def shown(self, match: Match) -> int:
        """How many lines Ann has been shown; the first schema counted all for everybody."""
        return match.n if self.release.schema() == "0001" else match.count.shown_to(mask_of([0]))

    def kept_positions(self) -> list[Kept]:
        """The snapshots; one with actions that may be taken back holds the state before these."""
        found = []
        query = "SELECT n, position FROM snapshots WHERE table_id = ? ORDER BY n"
        for n, text in self.release.rows(query, self.table):
            position = json.loads(str(text))
            trail = position["trail"]
            found.append(Kept(trail[0][0] - 1 if trail else int(str(n)), position["state"]))
        return found


RELEASES: Final = [Release(folder) for folder in sorted(FIXTURES.glob("release-*"))]


def cases(*states: str) -> list[Case]:
    return [
        Case(release, left)
        for release in RELEASES
        for left in release.tables
        if left.state in states
    ]


def named(it: object) -> str:
    """A release, a table of one, or a record, by its name in reports."""
    if isinstance(it, Release):
        return it.folder.name
    if isinstance(it, Path):
        return f"{it.parents[1].name}-{it.stem}"
    assert isinstance(it, Case)
    return f"{it.release.folder.name}-{it.left.game}-{it.left.players}-{it.table}"
