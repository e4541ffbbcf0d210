"""A node that only serves tables loads nothing that nobody has asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.server.processes import environment

IDLE: Final = """
import asyncio, sys
from warren.server.running import create_app
from warren.server.settings import Settings

async def work():
    service = create_app(Settings(data=sys.argv[1])).state.service
    service.thinkers.start = lambda: None
    await service.start()
    await service.stop()

asyncio.run(work())
print(*(name for name in sys.argv[2:] if name in sys.modules))
"""
SELDOM: Final = ("alembic", "asyncpg", "cryptography", "httpx", "PIL", "resvg_py", "numpy")


def loaded(folder: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", IDLE, str(folder), *SELDOM],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1].split()


def test_what_changes_a_schema_is_loaded_where_there_is_something_to_change(tmp_path: Path) -> None:
    assert loaded(tmp_path) == ["alembic"]
    assert loaded(tmp_path) == []
