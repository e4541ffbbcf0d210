"""A bot in a process of its own, asked by lines of JSON."""

from __future__ import annotations

import json
import os
import select
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Final, cast

from warren.arena.rows import CRASH, GONE, LATE, MEMORY, TALK
from warren.bots.bot import Player
from warren.bots.registry import PROGRAM, bot_kind
from warren.bots.spec import BotSpec
from warren.core.refusal import InputError
from warren.core.state import View

PROTOCOL: Final = 1
STARTING: Final = 60.0
"""Seconds that a process has before its first decision, beside those of the clock."""
GRACE: Final = 0.3
WATCHED: Final = 0.05
LONGEST_LINE: Final = 1_000_000
TAIL: Final = 8_000
MEGABYTE: Final = 2**20


class StrangerError(Exception):
    """What a process did instead of choosing."""

    def __init__(self, kind: str, problem: str, trace: str = "") -> None:
        super().__init__(problem)
        self.kind: Final = kind
        self.trace: Final = trace


class StrangerKind:
    """Bots from a file or a program: what they are called, and the process they share."""

    def __init__(self, spec: str, clock: float, memory: int) -> None:
        self.spec: Final = spec
        self.clock: Final = clock
        self.memory: Final = memory
        self.is_program: Final = spec.startswith(PROGRAM)
        self.process: Process | None = None

    @property
    def name(self) -> str:
        if self.is_program:
            return Path(self.command()[-1]).stem
        found = BotSpec(self.spec)
        return found.place.rpartition(":")[2] + found.suffix

    @property
    def file(self) -> str:
        """The file whose lines are told."""
        if self.is_program:
            return self.command()[-1]
        return BotSpec(self.spec).place.rpartition(":")[0]

    def command(self) -> list[str]:
        if self.is_program:
            return shlex.split(self.spec.removeprefix(PROGRAM))
        return [sys.executable, "-m", "warren.arena.host", self.spec, str(self.memory)]

    def check(self) -> None:
        """Refuse what cannot be started at all."""
        if self.is_program:
            if not self.spec.removeprefix(PROGRAM).strip():
                raise InputError("error-bot-file", {"file": self.spec})
        elif not self.file:
            bot_kind(self.spec)
        elif not Path(self.file).is_file():
            raise InputError("error-bot-file", {"file": self.file})

    def make(self, game: str, seed: int) -> Player:
        return Stranger(self, game, seed)

    def ready(self) -> Process:
        if self.process is None:
            self.process = Process(self.command(), self.memory)
        return self.process

    def end(self) -> None:
        """No process any longer; the next game gets a new one."""
        if self.process is not None:
            self.process.kill()
            self.process = None


class Stranger:
    """A bot for one game in one seat, on the other side of a pipe."""

    def __init__(self, kind: StrangerKind, game: str, seed: int) -> None:
        self.kind: Final = kind
        self.game: Final = game
        self.seed: Final = seed
        self.asked = 0

    def choose(self, view: View) -> int:
        try:
            return self._chosen(view)
        except StrangerError:
            self.kind.end()
            raise

    def _chosen(self, view: View) -> int:
        process = self.kind.ready()
        limit = self.kind.clock
        if self.asked == 0:
            limit += STARTING if process.is_fresh else 0.0
            process.send(
                {
                    "type": "start",
                    "protocol": PROTOCOL,
                    "game": self.game,
                    "seat": view.seat,
                    "seed": self.seed,
                },
                limit,
            )
        self.asked += 1
        question: dict[str, object] = {
            "type": "choose",
            "n": self.asked,
            "seat": view.seat,
            "limit": self.kind.clock,
            "view": view.to_json(),
        }
        if self.kind.is_program:
            question["actions"] = [
                {"code": code, "verb": action.verb, "args": action.args}
                for code in view.legal_actions()
                for action in [view.action(code)]
            ]
        answer = process.ask(question, limit)
        if "error" in answer:
            kind = str(answer.get("kind", CRASH))
            raise StrangerError(kind, str(answer["error"]), str(answer.get("trace", "")))
        code = answer.get("code")
        if isinstance(code, bool) or not isinstance(code, int):
            raise StrangerError(TALK, f"no code: {json.dumps(answer)[:200]}")
        return code


class Process:
    """A child that reads questions and writes answers; it may fail in every way."""

    def __init__(self, command: list[str], memory: int) -> None:
        self.memory: Final = memory
        self.errors: Final[IO[bytes]] = tempfile.TemporaryFile()  # noqa: SIM115
        self.rest = b""
        self.is_fresh = True
        try:
            self.child: Final = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                start_new_session=True,
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise StrangerError(GONE, f"{type(error).__name__}: {error}") from error
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.input: Final = self.child.stdin.fileno()
        self.output: Final = self.child.stdout.fileno()
        os.set_blocking(self.input, False)

    def ask(self, question: Mapping[str, object], limit: float) -> dict[str, object]:
        """The answer to a question, as plain data."""
        end = time.monotonic() + limit + GRACE
        self._write(question, end)
        line = self._line(end)
        self.is_fresh = False
        try:
            answer: object = json.loads(line)
        except ValueError as error:
            raise StrangerError(
                TALK, f"not JSON: {line[:200].decode(errors='replace')!r}"
            ) from error
        if not isinstance(answer, dict):
            raise StrangerError(TALK, f"no object: {line[:200].decode(errors='replace')!r}")
        return cast("dict[str, object]", answer)

    def send(self, message: Mapping[str, object], limit: float) -> None:
        self._write(message, time.monotonic() + limit)

    def _write(self, message: Mapping[str, object], end: float) -> None:
        left = memoryview((json.dumps(message, ensure_ascii=False) + "\n").encode())
        while left:
            try:
                left = left[os.write(self.input, left) :]
            except BlockingIOError:
                self._await(end, writing=True)
            except OSError:
                raise self._gone() from None

    def _line(self, end: float) -> bytes:
        while b"\n" not in self.rest:
            self._await(end, writing=False)
            read = os.read(self.output, 65536)
            if not read:
                raise self._gone()
            self.rest += read
            if len(self.rest) > LONGEST_LINE:
                raise StrangerError(TALK, "a line without end")
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def _await(self, end: float, writing: bool) -> None:
        """Until the pipe is ready; too late, or too large, is an error."""
        while True:
            reading, ready = ([], [self.input]) if writing else ([self.output], [])
            found = select.select(
                reading, ready, [], max(0.0, min(WATCHED, end - time.monotonic()))
            )
            if found[0] or found[1]:
                return
            if self._resident() > self.memory * MEGABYTE:
                raise StrangerError(MEMORY, f"more than {self.memory} MB")
            if time.monotonic() >= end:
                raise StrangerError(LATE, "no answer in time", self._said())

    def _resident(self) -> int:
        """The memory that the process holds; 0 where the system does not tell."""
        try:
            pages = Path(f"/proc/{self.child.pid}/statm").read_text(encoding="ascii").split()[1]
        except (OSError, IndexError):
            return 0
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def _gone(self) -> StrangerError:
        try:
            code = self.child.wait(GRACE)
        except subprocess.TimeoutExpired:
            return StrangerError(TALK, "standard output was closed", self._said())
        how = f"exit code {code}"
        if code < 0:
            how = f"killed by {signal.Signals(-code).name}"
        return StrangerError(GONE, how, self._said())

    def _said(self) -> str:
        """The end of what was written to standard error."""
        size = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, size - TAIL))
        return self.errors.read().decode("utf-8", "replace").strip()

    def kill(self) -> None:
        """End the process and all that it has started."""
        try:
            os.killpg(self.child.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self.child.kill()
        self.child.wait()
        for pipe in (self.child.stdin, self.child.stdout, self.errors):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue
