"""What came of the mutants: a file of lines to go on from, and the share that was caught."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from math import sqrt
from pathlib import Path
from typing import Final

import yaml
from tests.tools.mutants.sample import Mutant

CONFIDENCE: Final = 1.959964
EQUIVALENT: Final = Path(__file__).with_name("equivalent.yaml")


class Tally:
    """Mutants tried so far; the latest line about one counts."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.by_name: Final[dict[str, str]] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                entry: Mapping[str, str] = json.loads(line)
                self.by_name[entry["mutant"]] = entry["caught"]

    def add(self, mutant: Mutant, caught: str) -> None:
        self.by_name[mutant.name] = caught
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"mutant": mutant.name, "caught": caught}) + "\n")


def equivalent(file: Path = EQUIVALENT) -> set[tuple[str, str, str]]:
    """Changes that change nothing, looked at one by one: the file, the line before and after."""
    entries: list[Mapping[str, str]] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {(entry["file"], entry["was"], entry["now"]) for entry in entries}


def interval(caught: int, tried: int) -> tuple[float, float]:
    """The share caught lies in here, at 95 % (Wilson)."""
    share, square = caught / tried, CONFIDENCE**2
    middle = share + square / (2 * tried)
    spread = CONFIDENCE * sqrt(share * (1 - share) / tried + square / (4 * tried**2))
    whole = 1 + square / tried
    return (middle - spread) / whole, (middle + spread) / whole


def report(tried: Iterable[Mutant], tally: Tally, same: set[tuple[str, str, str]]) -> list[str]:
    """Sentences: the share with its interval, the mutants set aside, the survivors."""
    all_tried = list(tried)
    survivors = [mutant for mutant in all_tried if not tally.by_name[mutant.name]]
    idle = [each for each in survivors if each.place in same]
    alive = [each for each in survivors if each not in idle]
    count = len(all_tried) - len(idle)
    lines = [str(mutant) for mutant in alive]
    if count:
        least, most = interval(count - len(alive), count)
        lines.append(
            f"{count - len(alive)} of {count} caught: {(count - len(alive)) / count:.1%} "
            f"(95 %: {least:.1%} to {most:.1%}); {len(idle)} more change nothing."
        )
    return lines
