"""Typing at a table: the rest of a move at Tab, earlier lines, colour."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from tests.cli.calls import ROOT
from tests.tools.engine import SOURCES

from warren.cli.table.keys import completions

PATIENCE: Final = 120
UP: Final = "\x1b[A"
BOLD: Final = "\x1b[1m"


class Screen:
    """A program at a real terminal; what it wrote so far."""

    def __init__(self, end: int) -> None:
        self.end: Final = end
        self.text = ""

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def until(self, sign: str, after: int = 0) -> None:
        """Read on until the sign stands after this place."""
        while sign not in self.text[after:]:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, self.text
            self.text += os.read(self.end, 65536).decode(errors="replace")


@contextmanager
def table(*arguments: str, **environment: str) -> Iterator[Screen]:
    ours, theirs = pty.openpty()
    known = {"WARREN_LANG": "en", "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    running = subprocess.Popen(
        [sys.executable, "-m", "warren", "play", "small_world", "--seed", "3", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": SOURCES, **known, **environment},
    )
    os.close(theirs)
    try:
        yield Screen(ours)
    finally:
        running.kill()
        running.wait()
        os.close(ours)


def test_completions_begin_as_what_was_typed() -> None:
    offers = ["conquer 2-02", "conquer 2-06", "decline", "conquer 2-02"]
    assert completions("Con", offers) == ["conquer 2-02", "conquer 2-06"]
    assert completions(" dec", offers) == [" decline"]
    assert completions("xyz", offers) == []


def test_tab_completes_a_move_and_the_arrow_brings_an_earlier_line_back() -> None:
    with table("--option", "first=0") as screen:
        screen.until("Your move")
        screen.type("pick co\t")
        screen.until("pick co")
        screen.type("\x15reg\t\n")
        screen.until("Neighbours")
        seen = len(screen.text)
        screen.type(UP)
        screen.until("regions", seen)


@pytest.mark.parametrize("plain", [False, True])
def test_colour_is_for_screens_that_want_it(plain: bool) -> None:
    with table("--option", "first=0", **({"NO_COLOR": "1"} if plain else {})) as screen:
        screen.until("Your move")
        assert ("\x1b[1;34m" in screen.text) != plain


def test_what_one_typed_is_forgotten_when_the_screen_changes_hands() -> None:
    with table("--hotseat", "--names", "Ann,Bob", "--option", "first=0") as screen:
        screen.until("Pass the screen")
        screen.type("\n")
        screen.until("Your move")
        screen.type("log\n1\nstop\n")
        screen.until("Bob decides")
        seen = len(screen.text)
        screen.type("\n")
        screen.until("Your move", seen)
        seen = len(screen.text)
        screen.type(UP + UP + "help\n")
        screen.until("Commands", seen)
        assert "log" not in screen.text[seen:].split("help")[0]
