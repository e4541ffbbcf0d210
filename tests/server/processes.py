"""Nodes as people run them: each a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final

import httpx
import psutil
from tests.server.secrets import SECRETS
from tests.tools.engine import SOURCES

ADDRESS: Final = re.compile(r"http://\S+(?=/)")
PATIENCE: Final = 120.0
DEFAULTS: Final = {
    "WARREN_LANG": "en",
    "WARREN_BOT_WORKERS": "1",
    "WARREN_BOT_SECONDS": "2",
    "WARREN_DICE_SECONDS": "600",
    "WARREN_REQUESTS_PER_MINUTE": "1000000",
    "WARREN_MESSAGES_PER_SECOND": "100000",
    "WARREN_TABLES_PER_PERSON": "0",
    "WARREN_SOCKETS_PER_ADDRESS": "10000",
}


def environment(**changes: str) -> dict[str, str]:
    """The variables of a process: this very code, settings for tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WARREN_")}
    return {**kept, "PYTHONPATH": SOURCES, **DEFAULTS, **changes}


class Process:
    """`warren serve` on a free port; can be killed and started again on another."""

    launched: ClassVar[set[Process]] = set()

    def __init__(self, folder: Path, **changes: str) -> None:
        self.folder: Final = folder
        self.log: Final = folder / "log"
        self.environment: Final = environment(WARREN_DATA=str(folder), **changes)
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None
        self._checked = 0

    def launch(self) -> None:
        self.launched.add(self)
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as out:
            self._read = out.tell()
            self._process = subprocess.Popen(
                [sys.executable, "-m", "warren", "serve", "--port", "0"],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                env=self.environment,
            )

    def wait(self) -> None:
        """Until it tells its address."""
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        while True:
            said = self.log.read_bytes()[self._read :].decode(errors="replace")
            found = ADDRESS.search(said)
            if found is not None:
                self.url = found.group()
                return
            assert self._process.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.02)

    def start(self) -> None:
        self.launch()
        self.wait()

    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, without a chance to do anything more."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def thinkers(self) -> list[psutil.Process]:
        """The processes in which its bots think."""
        assert self._process is not None
        family = psutil.Process(self._process.pid).children(recursive=True)
        return [child for child in family if "spawn_main" in " ".join(child.cmdline())]

    def ask_to_stop(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)

    def stop(self) -> int:
        """End it in good order; its exit code."""
        assert self._process is not None
        self.ask_to_stop()
        return self._process.wait(PATIENCE)

    def browser(self) -> httpx.Client:
        hooks = {"response": [SECRETS.learn]}
        return httpx.Client(base_url=self.url, timeout=120, event_hooks=hooks)

    def told(self) -> str:
        """What it has written into its log since this was asked last."""
        written = self.log.read_bytes() if self.log.exists() else b""
        fresh, self._checked = written[self._checked :], len(written)
        return fresh.decode(errors="replace")


@contextmanager
def running_processes(*processes: Process) -> Iterator[None]:
    """These nodes, started side by side and ended afterwards."""
    try:
        for process in processes:
            process.launch()
        for process in processes:
            process.wait()
        yield
    finally:
        running = [process for process in processes if process.running()]
        for process in running:
            process.ask_to_stop()
        for process in running:
            process.stop()
