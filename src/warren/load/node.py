"""A server of its own for a measurement."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Final

from warren.core.refusal import InputError

UNLIMITED: Final = {
    "WARREN_REQUESTS_PER_MINUTE": "10000000",
    "WARREN_MESSAGES_PER_SECOND": "100000",
    "WARREN_SOCKETS_PER_ADDRESS": "1000000",
    "WARREN_TABLES_PER_PERSON": "1000000",
    "WARREN_ROOM_SECONDS": "3600",
    "WARREN_LOG_LEVEL": "warning",
}
SERVE: Final = "from warren.cli.main import main; main()"


class Node:
    """`warren serve` in a process and a folder of its own; gone with all it kept at the end."""

    def __init__(self, **settings: str) -> None:
        self.folder: Final = tempfile.TemporaryDirectory(prefix="warren-load-")
        self.process: Final = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", "0", "--lang", "en"],
            env=os.environ | UNLIMITED | {"WARREN_DATA": self.folder.name} | settings,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline().split()
        if not told:
            raise InputError("error-load-server", {})
        self.url: Final = told[-1].rstrip("/")

    def __enter__(self) -> Node:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.folder.cleanup()

    def work(self) -> float:
        """What the process has worked so far, in seconds of the processor."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The memory that the process itself holds, in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise InputError("error-load-server", {})
