"""The ten-line bot plays a whole game as it stands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.server.node import Node
from tests.server.stream.programs import Program
from tests.tools.engine import SOURCES

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bots" / "remote_bot.py"


def test_it_has_ten_lines_and_plays(node: Node) -> None:
    ann = Program(node, "Ann")
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) == 10
    environment = {
        **os.environ,
        "PYTHONPATH": SOURCES,
        "WARREN_URL": node.url,
        "WARREN_TOKEN": ann.token,
    }
    done = subprocess.run(
        [sys.executable, str(EXAMPLE)],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env=environment,
    )
    (table,) = ann.http.get("/api/tables", params={"mine": True}).json()
    assert table["status"] == "finished"
    assert json.loads(done.stdout) == ann.view(table["id"])["situation"]["outcome"]["scores"]


def test_the_page_on_bots_shows_it() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"```python\n{EXAMPLE.read_text(encoding='utf-8')}```" in page
