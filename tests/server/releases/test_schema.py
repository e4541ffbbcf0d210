"""Schemas that were released stay as they are; a database of each is brought to the present one."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from warren.server.settings import Settings
from warren.server.storage.database import Database
from warren.server.storage.schema import metadata
from warren.server.storage.upgrade import FOLDER, upgrade

FIXTURES: Final = Path(__file__).parents[2] / "fixtures"
RELEASES: Final = sorted(FIXTURES.glob("release-*"))
DIGESTS: Final = {
    "0001": "d1b6f01b01a18fdf44c96269d438e865f028dd1ccbeaaced110f744089c031db",
    "0002": "8ebef1cd1f88c55bc6626fc6e7757e4940d14cda62139b96d06c157f9b4b1274",
    "0003": "933ce29180985ff8dc118661a2f519ab350d9f647b888abf6416ece2f6e1bdb7",
    "0004": "e820f34179f74036e7f405eb8aea8f7e7e5c6b1d8164d699a8178a8b3bf8f88a",
}
"""A database somewhere has been through each of these: what changes is a revision of its own."""


def revisions() -> dict[str, Path]:
    return {file.name.partition("_")[0]: file for file in (FOLDER / "versions").glob("0*.py")}


def test_no_revision_is_edited_in_place() -> None:
    found = revisions()
    assert {
        number: hashlib.sha256(found[number].read_bytes()).hexdigest() for number in DIGESTS
    } == DIGESTS
    for release in RELEASES:
        assert revision_of(release) in DIGESTS, "a release lists its revisions here"


def revision_of(release: Path) -> str:
    file = f"file:{release / 'warren.db'}?immutable=1"
    with closing(sqlite3.connect(file, uri=True)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def counted(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for (name,) in names
        }


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: str(release.name))
def test_a_database_of_each_release_is_brought_up_to_date(release: Path, tmp_path: Path) -> None:
    file = tmp_path / "warren.db"
    shutil.copy(release / "warren.db", file)
    before = counted(file)
    assert before["tables"] > 0

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> list[object]:
        database = Database(Settings(data=str(tmp_path)).url)
        try:
            revision, _ = await upgrade(database)
            assert revision in revisions()
            async with database.reading() as connection:
                return await connection.run_sync(differences)
        finally:
            await database.close()

    assert asyncio.run(work()) == []
    after = counted(file)
    assert {name: after[name] for name in before} == before
