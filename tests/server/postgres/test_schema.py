"""The schema on PostgreSQL: made by the migrations, asked for before a node starts."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from signal import SIGTERM

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from tests.server.postgres.cluster import Cluster
from tests.server.processes import Process, environment
from tests.server.revisions import HEAD

from warren.server.settings import Settings
from warren.server.storage.database import Database
from warren.server.storage.schema import metadata


def warren(folder: Path, url: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "warren", *words],
        env=environment(WARREN_DATA=str(folder), WARREN_DATABASE_URL=url),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_migrations_build_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> list[object]:
        database = Database(Settings(database_url=database_url).url)
        try:
            async with database.reading() as connection:
                return await connection.run_sync(differences)
        finally:
            await database.close()

    assert asyncio.run(work()) == []


def test_a_node_waits_for_the_upgrade(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.create(template=None)
    refused = warren(tmp_path, url, "serve", "--port", "0")
    assert refused.returncode == 2
    assert refused.stderr.strip() == (
        f"The database has schema –, this version needs {HEAD}: run “warren db upgrade”."
    )
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda _: warren(tmp_path, url, "db", "upgrade"), range(2)))
    assert [one.returncode for one in done] == [0, 0], [one.stderr for one in done]
    assert sorted(one.stdout.strip() for one in done) == [
        f"Schema of the database: {HEAD} → {HEAD}.",
        f"Schema of the database: – → {HEAD}.",
    ]
    node = Process(tmp_path / "node", WARREN_DATABASE_URL=url)
    node.start()
    assert node.browser().get("/api/games").status_code == 200
    assert node.stop() in (0, -SIGTERM)


def test_a_schema_of_a_later_version_is_left_alone(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.create()
    name = url.partition("?")[0].rpartition("/")[2]
    cluster.execute("UPDATE alembic_version SET version_num = '9999'", name)
    for words in (["serve", "--port", "0"], ["db", "upgrade"]):
        refused = warren(tmp_path, url, *words)
        assert refused.returncode == 2
        assert "9999" in refused.stderr
        assert len(refused.stderr.strip().splitlines()) == 1


def test_a_database_that_is_not_there_is_named(cluster: Cluster, tmp_path: Path) -> None:
    for url in (cluster.url("nowhere"), "postgresql://nobody@127.0.0.1:1/nothing"):
        for words in (["serve", "--port", "0"], ["db", "upgrade"]):
            refused = warren(tmp_path, url, *words)
            assert refused.returncode == 2, refused.stderr
            assert refused.stderr.startswith("The database cannot be reached: ")
            assert len(refused.stderr.strip().splitlines()) == 1


def test_a_shared_database_is_not_copied_as_a_file(database_url: str, tmp_path: Path) -> None:
    refused = warren(tmp_path, database_url, "db", "backup", str(tmp_path / "copy.db"))
    assert refused.returncode == 2
    assert "pg_dump" in refused.stderr
    assert not (tmp_path / "copy.db").exists()
