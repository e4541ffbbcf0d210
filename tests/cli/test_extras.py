"""The package by itself plays; what needs more says what it needs."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tests.cli.calls import process
from tests.play.fair import example
from tests.tools.engine import SOURCES

MORE = (
    "httpx",
    "litestar",
    "msgspec",
    "networkx",
    "numpy",
    "playwright",
    "pyarrow",
    "ray",
    "shapely",
    "sqlalchemy",
)
HEAD = str(example().commitments["head"])
HIDING = f"""\
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {MORE}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Hidden())
"""


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """A folder on the path that hides all that the extras bring."""
    (tmp_path / "sitecustomize.py").write_text(HIDING, encoding="utf-8")
    return str(tmp_path)


def run(bare: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return process(*arguments, typed=typed, PYTHONPATH=os.pathsep.join([bare, SOURCES]))


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "heroes", "--games", "1", "--players", "random,random", "--seed", "1"),
        ("replay", "examples/records/fair-dice.ndjson"),
        ("verify", "examples/records/fair-dice.ndjson", "--head", HEAD),
        ("scenario", "src/warren/scenario/small_world/proofs/small_world/die.yaml"),
        ("pack", "check", "examples/packs"),
        ("board", "list"),
        ("board", "show", "smallworld-2"),
    ],
)
def test_the_package_by_itself(bare: str, arguments: tuple[str, ...]) -> None:
    done = run(bare, *arguments)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_at_the_terminal(bare: str) -> None:
    done = run(bare, "play", "small_world", "--seed", "1", typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("server", ("serve",)),
        ("server", ("db", "upgrade")),
        ("server", ("load",)),
        ("server", ("bench", "page")),
        ("export", ("export", "examples/records/fair-dice.ndjson", "--out", "games.parquet")),
        ("client", ("bot", "http://127.0.0.1:1")),
        ("ray", ("arena", "heroes", "--bots", "random,greedy", "--games", "2", "--ray", "local")),
        ("drawing", ("board", "show", "smallworld-2", "--svg", "-")),
    ],
)
def test_what_needs_more_says_so(bare: str, extra: str, arguments: tuple[str, ...]) -> None:
    done = run(bare, *arguments)
    assert done.returncode == 2
    assert f'pip install "warren[{extra}]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1
