"""The games that were played to learn from, kept in a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from warren.core.refusal import InputError
from warren.training.lesson import Lesson, played
from warren.training.plan import Plan


class Book:
    """A line for what was asked for, then one for each game, in their order."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path: Final = path
        self.plan: Final = plan
        self.lessons: Final[list[Lesson]] = []
        if path.exists():
            self._read()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(plan.played()) + "\n", encoding="utf-8")

    def _read(self) -> None:
        whole = self.path.read_text(encoding="utf-8").splitlines(True)
        if not whole or json.loads(whole[0]) != self.plan.played():
            raise InputError("error-training-folder", {"file": self.path.name})
        if not whole[-1].endswith("\n"):
            whole.pop()
            self.path.write_text("".join(whole), encoding="utf-8")
        for line in whole[1:]:
            found = json.loads(line)
            self.lessons.append(Lesson(len(self.lessons), found["moments"], found["shares"]))

    def fill(self) -> Iterator[int]:
        """Play the games that are missing; how many there are after each."""
        plan = self.plan
        with self.path.open("a", encoding="utf-8") as file:
            while len(self.lessons) < plan.games:
                number = len(self.lessons)
                lesson = played(plan, number)
                line = {"moments": lesson.moments, "shares": lesson.shares}
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
                file.flush()
                self.lessons.append(lesson)
                yield len(self.lessons)
