"""A node that ends lets go of those who listen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.seats import new_table
from tests.server.stream.programs import ME, Lines
from tests.tools.engine import SOURCES


def test_streams_end_as_they_should(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": SOURCES,
        "WARREN_BOT_WORKERS": "1",
        "WARREN_LANG": "en",
    }
    serving = subprocess.Popen(
        [sys.executable, "-m", "warren", "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        assert serving.stdout is not None
        address = next(line for line in serving.stdout if "http://" in line).split()[-1]
        with httpx.Client(base_url=address, timeout=60) as guest:
            table = new_table(guest, "heroes", seats=[ME, ME])["table"]["id"]
            with (
                guest.stream("GET", "/api/stream/events") as first,
                guest.stream("GET", f"/api/stream/tables/{table}") as second,
            ):
                events, lines = Lines(first), Lines(second)
                events.until("ready")
                lines.next()
                serving.send_signal(signal.SIGTERM)
                for stream in (events, lines):
                    with pytest.raises(EOFError):
                        stream.next()
        assert serving.wait(60) in (0, -signal.SIGTERM)
    finally:
        serving.kill()
        serving.wait()
