"""Calling the command line in tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.tools.engine import SOURCES
from typer.testing import CliRunner, Result

from warren.cli.parser import whole

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {"WARREN_LANG": "en", "COLUMNS": "110"}
TINY_BOARD = """\
board: tiny
title: {ru: Пятачок, en: Patch}
rounds: 2
regions:
  shore: {terrain: farmland, edge: true, borders: [wood, peak]}
  wood: {terrain: forest, symbols: [mine], tribe: true, edge: true, borders: [peak, pond]}
  peak: {terrain: mountain, symbols: [cavern], borders: [moor, pond]}
  pond: {terrain: lake, borders: [moor]}
  moor: {terrain: swamp, symbols: [magic], edge: true}
"""


def invoke(*arguments: str, typed: str = "", language: str = "en") -> Result:
    """A command in this process."""
    environment = {**ENVIRONMENT, "WARREN_LANG": language}
    return CliRunner().invoke(whole().app, list(arguments), input=typed, env=environment)


def process(
    *arguments: str, typed: str = "", folder: Path = ROOT, **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command as people call it."""
    return subprocess.run(
        [sys.executable, "-m", "warren", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, **ENVIRONMENT, "PYTHONPATH": SOURCES, **environment},
        timeout=300,
        check=False,
    )


def tiny(folder: Path) -> str:
    """The path of a small board of its own: two rounds, five regions."""
    path = folder / "tiny.yaml"
    path.write_text(TINY_BOARD, encoding="utf-8")
    return str(path)
