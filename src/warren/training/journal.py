"""How a training went, epoch by epoch."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from warren.core.refusal import InputError


@dataclass(frozen=True)
class Epoch:
    """The surprise at who won after so many times through all games: of those that were learned
    from, and of those held out."""

    epoch: int
    learned: float
    held_out: float


class Journal:
    """A line for each epoch, written as soon as it is over."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.epochs: Final[list[Epoch]] = []

    def add(self, epoch: Epoch) -> None:
        mode = "a" if self.epochs else "w"
        self.epochs.append(epoch)
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.write(json.dumps(asdict(epoch)) + "\n")
        except OSError as error:
            raise InputError("error-cannot-write", {"file": str(self.path)}) from error
