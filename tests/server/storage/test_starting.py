"""What keeps a server from starting is told in a sentence."""

from __future__ import annotations

import resource
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.processes import environment

SIZE = resource.RLIMIT_FSIZE


def refused(folder: Path, *words: str, size: int = resource.RLIM_INFINITY, **more: str) -> str:
    """The only line that a server says which does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "warren", *(words or ("serve", "--port", "0"))],
        env=environment(WARREN_DATA=str(folder), **more),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=lambda: resource.setrlimit(SIZE, (size, size)),
    )
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.strip().splitlines()
    return line


def made(file: Path, statement: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


def test_a_short_key(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text("short")
    assert refused(tmp_path).startswith(f"{tmp_path / 'secret.key'}: a key that nobody guesses")


def test_a_wrong_key_of_notifications(tmp_path: Path) -> None:
    assert "WARREN_VAPID_PRIVATE_KEY" in refused(tmp_path, WARREN_VAPID_PRIVATE_KEY="x")


@pytest.mark.parametrize("size", [0, 100_000])
def test_a_full_disk(tmp_path: Path, size: int) -> None:
    assert refused(tmp_path, size=size).startswith("The database cannot be ")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    made(tmp_path / "warren.db", "CREATE TABLE tables (id INTEGER)")
    assert refused(tmp_path).startswith("The database is none of Warren’s")
    assert refused(tmp_path, "db", "upgrade").startswith("The database is none of Warren’s")


def test_no_database_at_all(tmp_path: Path) -> None:
    (tmp_path / "warren.db").write_text("not a database, but long enough to look like one " * 99)
    assert refused(tmp_path) == "The database cannot be reached: file is not a database"


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert refused(tmp_path, "serve", "--port", port).startswith(f"Port {port} is used")
