"""The process of a bot from a Python file: `python -m warren.arena.host FILE:CLASS MEGABYTES`.

It reads questions from standard input and answers on standard output, which therefore belongs to
the arena: a bot that prints there has failed.
"""

from __future__ import annotations

import faulthandler
import io
import json
import operator
import os
import resource
import signal
import sys
from typing import IO, Final

from warren.arena.fault import trace_of
from warren.arena.rows import CRASH, MEMORY, PRINT
from warren.bots.bot import Player
from warren.bots.registry import bot_kind
from warren.core.fields import Fields
from warren.core.refusal import WarrenError
from warren.games.registry import game

MOST: Final = 2**63 - 1


class PrintedError(Exception):
    """Standard output belongs to the arena."""


class Taken(io.TextIOBase):
    """Standard output as bots have it here."""

    def write(self, text: str) -> int:
        raise PrintedError(f"standard output belongs to the arena: {text[:80]!r}")


class Host:
    """One bot after the other, game by game."""

    def __init__(self, spec: str) -> None:
        self.spec: Final = spec
        self.game = ""
        self.seed = 0
        self.bot: Player | None = None

    def answer(self, message: Fields) -> dict[str, object] | None:
        """What to say to a message, if anything."""
        if message.text("type") == "start":
            self.game = message.text("game")
            self.seed = message.integer("seed", 0, MOST)
            self.bot = None
            return None
        if message.text("type") != "choose":
            return None
        try:
            return {"code": self.choice(message)}
        except (WarrenError, Exception) as error:
            return failed(error)

    def choice(self, message: Fields) -> int:
        seat = message.integer("seat", 0, MOST)
        view = game(self.game).view_from_json(message.fields("view").data, seat)  # type: ignore[arg-type]
        if self.bot is None:
            self.bot = bot_kind(self.spec).make(self.game, self.seed)
        signal.setitimer(signal.ITIMER_REAL, message.number("limit"))
        try:
            return operator.index(self.bot.choose(view))
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def failed(error: BaseException) -> dict[str, object]:
    root = error
    while isinstance(root, WarrenError) and root.__cause__ is not None:
        root = root.__cause__
    kind = PRINT if isinstance(root, PrintedError) else CRASH
    if isinstance(root, MemoryError):
        kind = MEMORY
    problem = f"{type(root).__name__}: {root}".rstrip(": ")
    return {"error": problem, "kind": kind, "trace": trace_of(root)}


def serve(host: Host, questions: IO[str], answers: IO[str]) -> None:
    for line in questions:
        said = host.answer(Fields(json.loads(line), ""))
        if said is not None:
            answers.write(json.dumps(said) + "\n")
            answers.flush()


def confine(memory: int) -> None:
    """Leave no core behind, and take no more memory than so many megabytes."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    most = memory * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = Taken()
    faulthandler.register(signal.SIGALRM, all_threads=False, chain=False)
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    confine(int(sys.argv[2]))
    serve(Host(sys.argv[1]), questions, answers)


if __name__ == "__main__":
    main()
