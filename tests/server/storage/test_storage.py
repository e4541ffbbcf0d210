"""A database in one file: durable, one server's own, copied and put back."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from tests.server.audit import audited
from tests.server.desks import Spectator, desks, hot_seat, step, until
from tests.server.device import Device
from tests.server.node import Node, running_node
from tests.server.processes import Process, environment, running_processes
from tests.server.revisions import HEAD
from tests.server.seats import Data, new_table, view_of

from warren.core.record import Record
from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.server.service import Service
from warren.server.settings import Settings
from warren.server.storage.backup import back_up
from warren.server.storage.database import Database, Unavailable
from warren.server.storage.schema import metadata
from warren.server.storage.upgrade import check_schema, configuration, revisions
from warren.server.storage.writer import Append, Unsure

HOTSEAT = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


def warren(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "warren", *words],
        env=environment(WARREN_DATA=str(folder)),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def act(browser: httpx.Client, table: str, which: int = 0) -> Data:
    seen = view_of(browser, table)
    body = {"seq": seen["seq"], "moves": [{"code": seen["situation"]["choices"][which]["code"]}]}
    done = browser.post(f"/api/tables/{table}/actions", params={"lang": "none"}, json=body)
    assert done.status_code == 200, done.text
    return dict(done.json())


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path / "data"))


@pytest.fixture
def database(settings: Settings) -> Iterator[Database]:
    made = Database(settings.url)
    yield made
    asyncio.run(made.close())


def test_every_commit_reaches_the_disk(database: Database) -> None:
    async def work() -> list[object]:
        async with database.writing() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in names
            ]

    assert asyncio.run(work()) == ["wal", 2, 1]


def test_what_is_deleted_is_not_left_in_the_file(database: Database) -> None:
    async def asked() -> object:
        async with database.reading() as connection:
            return (await connection.execute(text("PRAGMA secure_delete"))).scalar_one()

    assert asyncio.run(asked()) == 1


def test_what_is_read_together_belongs_together(database: Database) -> None:
    async def work() -> list[int]:
        await check_schema(database)
        counting = text("SELECT count(*) FROM pulse")
        async with database.reading() as connection:
            before = (await connection.execute(counting)).scalar_one()
            async with database.writing() as other:
                await other.execute(text("INSERT INTO pulse (id, at) VALUES (7, 0)"))
            during = (await connection.execute(counting)).scalar_one()
        async with database.reading() as connection:
            after = (await connection.execute(counting)).scalar_one()
        return [int(before), int(during), int(after)]

    assert asyncio.run(work()) == [0, 0, 1]


def test_the_migrations_build_the_schema(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> list[object]:
        await check_schema(database)
        async with database.reading() as connection:
            return await connection.run_sync(differences)

    assert asyncio.run(work()) == []


def test_the_files_of_the_revisions_are_named_after_them() -> None:
    found = [one.revision for one in ScriptDirectory.from_config(configuration()).walk_revisions()]
    assert revisions() == found[::-1]


def test_a_schema_of_a_later_version_is_left_alone(settings: Settings, database: Database) -> None:
    asyncio.run(check_schema(database))
    with closing(sqlite3.connect(settings.folder / "warren.db")) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    with pytest.raises(InputError, match="error-schema-newer"):
        asyncio.run(check_schema(database))


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Also what a version left that was less careful."""
    folder = tmp_path / "data"
    before = os.umask(0)
    try:
        for _ in range(2):
            with running_node(folder) as node:
                new_table(node.browser(), seats=HOTSEAT)
                names = ("warren.db", "warren.db-wal", "warren.db-shm", "secret.key")
                assert [(folder / name).stat().st_mode & 0o777 for name in names] == [0o600] * 4
            assert folder.stat().st_mode & 0o777 == 0o700
            for name in ("warren.db", "secret.key"):
                (folder / name).chmod(0o644)
    finally:
        os.umask(before)


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    node = Process(tmp_path)
    with running_processes(node):
        for words in (["serve", "--port", "0"], ["db", "upgrade"]):
            refused = warren(tmp_path, *words)
            assert refused.returncode == 2, refused.stderr
            assert refused.stderr.strip() == f"Another server is using the folder {tmp_path}."
        assert node.browser().get("/api/games").status_code == 200
        node.kill()
        node.start()
        assert node.browser().get("/api/games").status_code == 200


def test_the_schema_is_brought_up_to_date_by_hand_too(tmp_path: Path) -> None:
    first, second = warren(tmp_path, "db", "upgrade"), warren(tmp_path, "db", "upgrade")
    assert first.stdout.strip() == f"Schema of the database: – → {HEAD}."
    assert second.stdout.strip() == f"Schema of the database: {HEAD} → {HEAD}."


def test_a_table_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    node = Process(tmp_path)
    with running_processes(node):
        browser = node.browser()
        table = str(new_table(browser, seats=HOTSEAT)["table"]["id"])
        done = [act(browser, table) for _ in range(12)][-1]
        before = view_of(browser, table)
        node.kill()
        node.start()
        again = httpx.Client(base_url=node.url, cookies=browser.cookies, timeout=120)
        after = view_of(again, table)
        assert (after["seq"], after["view"]) == (done["seq"], before["view"])
        assert after["situation"] == before["situation"]
        assert act(again, table)["seq"] > done["seq"]
    audited(node_settings(tmp_path), table)


def node_settings(folder: Path) -> Settings:
    return Settings(data=str(folder))


def test_a_copy_taken_while_people_play_is_a_table_to_go_on_with(
    node: Node, tmp_path: Path
) -> None:
    browser = node.browser()
    table = str(new_table(browser, seats=HOTSEAT)["table"]["id"])
    act(browser, table)
    done: list[int] = []
    stop = threading.Event()

    def play() -> None:
        while not stop.is_set() and len(done) < 60:
            done.append(int(act(browser, table)["seq"]))

    player = threading.Thread(target=play)
    player.start()
    copies: list[tuple[int, Path, int]] = []
    while player.is_alive() and len(copies) < 4:
        least = done[-1] if done else 0
        target = tmp_path / f"copy-{len(copies)}.db"
        assert back_up(node.settings.url, target) == target.stat().st_size
        copies.append((least, target, done[-1] if done else 0))
    stop.set()
    player.join(60)
    assert copies
    for number, (least, copy, _) in enumerate(copies):
        assert [file.name for file in tmp_path.glob(f"{copy.name}*")] == [copy.name]
        folder = tmp_path / f"restored-{number}"
        folder.mkdir()
        shutil.copy(copy, folder / "warren.db")
        record = audited(node_settings(folder), table)
        assert len(record.lines) >= least


def test_a_copy_put_back_goes_on_from_the_same_line(node: Node, tmp_path: Path) -> None:
    """Copied, played on, put back: the table is where it was, for the same people."""
    browser = node.browser()
    table = str(new_table(browser, seats=HOTSEAT)["table"]["id"])
    for _ in range(6):
        act(browser, table)
    assert browser.post(f"/api/tables/{table}/chat", json={"text": "see you"}).status_code == 201
    kept = view_of(browser, table)
    copy = tmp_path / "copy.db"
    back_up(node.settings.url, copy)
    for _ in range(3):
        act(browser, table)
    folder = tmp_path / "restored"
    folder.mkdir()
    shutil.copy(copy, folder / "warren.db")
    shutil.copy(Path(node.settings.data) / "secret.key", folder / "secret.key")
    with running_node(folder) as restored:
        again = httpx.Client(base_url=restored.url, cookies=browser.cookies, timeout=120)
        found = view_of(again, table)
        assert (found["seq"], found["view"]) == (kept["seq"], kept["view"])
        said = again.get(f"/api/tables/{table}/chat").json()
        assert [row["text"] for row in said] == ["see you"]
        assert act(again, table)["seq"] > kept["seq"]


def test_the_command_copies_while_the_server_runs(tmp_path: Path) -> None:
    node = Process(tmp_path / "data")
    copy = tmp_path / "copy.db"
    with running_processes(node):
        browser = node.browser()
        table = str(new_table(browser, seats=HOTSEAT)["table"]["id"])
        seq = int(act(browser, table)["seq"])
        told = warren(tmp_path / "data", "db", "backup", str(copy))
        assert told.returncode == 0, told.stderr
        size = copy.stat().st_size
        assert told.stdout.strip() == f"Copy of the database: {copy}, bytes: {size:,}."
        assert act(browser, table)["seq"] > seq
    (tmp_path / "restored").mkdir()
    shutil.copy(copy, tmp_path / "restored" / "warren.db")
    assert len(audited(node_settings(tmp_path / "restored"), table).lines) == seq


def test_a_copy_takes_the_place_of_nothing(settings: Settings, tmp_path: Path) -> None:
    taken = tmp_path / "taken.db"
    taken.write_text("mine")
    with pytest.raises(InputError, match="error-cannot-read"):
        back_up(settings.url, tmp_path / "copy.db")
    database = Database(settings.url)

    async def make() -> None:
        await check_schema(database)
        await database.close()

    asyncio.run(make())
    with pytest.raises(InputError, match="error-backup-exists"):
        back_up(settings.url, taken)
    with pytest.raises(InputError, match="error-cannot-write"):
        back_up(settings.url, tmp_path / "nowhere" / "copy.db")
    assert taken.read_text() == "mine"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "taken.db"]


def test_the_record_holds_what_was_done(node: Node) -> None:
    browser = node.browser()
    device = Device(browser)
    created = new_table(browser, options={}, seats=HOTSEAT, commitment=device.draw())
    contributed = device.take_part(created["table"])["id"]
    expected: list[tuple[int, str]] = []
    for which in (0, -1, 0, -1, 0, -1):
        seen = view_of(browser, contributed)
        situation = seen["situation"]
        expected.append((situation["seat"], situation["choices"][which]["verb"]))
        act(browser, contributed, which)

    async def read(service: Service) -> Record:
        return await service.hub.store.record(contributed)

    record = node.run(read)
    assert record.names == ["Ann", "Bob"]
    assert record.commitments["contributions"] == [device.drawn[-1], ""]
    assert "seed" not in record.commitments
    done = [(line.seat, line.action.verb) for line in record.lines if line.seat != CHANCE]
    assert done == expected
    assert audited(node.settings, contributed).lines[-1].n == view_of(browser, contributed)["seq"]


def test_lines_that_were_kept_though_nobody_knew_are_shown(settings: Settings) -> None:
    """The connection is lost between the commit and its answer."""

    async def work() -> None:
        async with desks(settings.url) as (one,):
            room, _ = await hot_seat(one)
            spectator = Spectator(room)
            before = room.n
            write = one.hub.writer._write

            async def lost(appends: list[Append]) -> None:
                await write(appends)
                one.hub.writer._write = write  # type: ignore[method-assign]
                raise Unsure

            one.hub.writer._write = lost  # type: ignore[method-assign]
            with pytest.raises(Unavailable):
                await step(one, room)
            await until(lambda: room.n > before)
            assert spectator.lines == list(range(before + 1, room.n + 1))
            assert not room.stale
            await step(one, room)

    asyncio.run(work())


def test_who_goes_away_in_the_middle_takes_nothing_along(settings: Settings) -> None:
    async def work() -> None:
        async with desks(settings.url) as (one,):
            room, _ = await hot_seat(one)
            spectator = Spectator(room)
            before = room.n
            asking = asyncio.create_task(step(one, room))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            await until(lambda: room.n > before)
            assert spectator.lines == list(range(before + 1, room.n + 1))

    asyncio.run(work())
