"""The power fails in mid-commit: what lies on the disk then opens, with all that was acknowledged.

The server is held still at a random moment while it writes, and its files are copied as they lie.
What was acknowledged has been forced to the disk; of what was written since, a disk may keep any
part, so that the end of the log is cut off or overwritten in the copies.
"""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Final

import httpx
import psutil
from tests.server.audit import audited
from tests.server.processes import Process, running_processes
from tests.server.seats import new_table, view_of

from warren.server.settings import Settings

HOTSEAT: Final = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
SNAPSHOTS: Final = 200 if os.environ.get("WARREN_LONG") else 8
FILES: Final = ("warren.db", "warren.db-wal")


class Hands:
    """Somebody who plays without pause, and knows what was acknowledged."""

    def __init__(self, browser: httpx.Client, table: str, log: Path, luck: Random) -> None:
        self.browser: Final = browser
        self.table: Final = table
        self.log: Final = log
        self.luck: Final = luck
        self.known = (0, 0)
        """The last line that was acknowledged, and how long the log was then."""
        self.over = False
        self._thread: Final = threading.Thread(target=self._play, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self.over = True
        self._thread.join(120)

    def _play(self) -> None:
        while not self.over:
            seen = view_of(self.browser, self.table)
            choices = seen["situation"]["choices"]
            if not choices:
                self.over = True
                return
            moves = [{"code": self.luck.choice(choices)["code"]}]
            done = self.browser.post(
                f"/api/tables/{self.table}/actions", json={"seq": seen["seq"], "moves": moves}
            )
            assert done.status_code == 200, done.text
            self.known = (done.json()["seq"], self.log.stat().st_size)


@contextmanager
def held_still(pid: int) -> Iterator[None]:
    server = psutil.Process(pid)
    os.kill(pid, signal.SIGSTOP)
    try:
        while server.status() != psutil.STATUS_STOPPED:
            time.sleep(0.001)
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def damaged(log: Path, safe: int, luck: Random) -> None:
    """Let the disk keep some part of what was written after the last answer."""
    size = log.stat().st_size
    if size <= safe:
        return
    kept = luck.randint(safe, size)
    with log.open("r+b") as file:
        if luck.random() < 0.5:
            file.truncate(kept)
        else:
            file.seek(kept)
            file.write(luck.randbytes(size - kept))


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    luck, node = Random(), Process(tmp_path / "data")
    with running_processes(node), node.browser() as browser:
        table = str(new_table(browser, "small_world", seats=HOTSEAT)["table"]["id"])
        hands = Hands(browser, table, node.folder / FILES[1], luck)
        hands.start()
        taken: list[tuple[Path, int]] = []
        while len(taken) < SNAPSHOTS and not hands.over:
            time.sleep(luck.uniform(0.0, 0.05))
            folder = tmp_path / f"copy-{len(taken)}"
            folder.mkdir()
            with held_still(node.pid):
                seq, safe = hands.known
                for name in FILES:
                    shutil.copy(node.folder / name, folder / name)
            if seq:
                damaged(folder / FILES[1], safe, luck)
            taken.append((folder, seq))
        hands.stop()
        assert len(taken) >= 2
    for folder, seq in taken:
        record = audited(Settings(data=str(folder)), table)
        assert len(record.lines) >= seq
        with closing(sqlite3.connect(folder / FILES[0])) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
