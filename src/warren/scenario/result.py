"""What came of a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from warren.core.refusal import WarrenError


class ScenarioError(WarrenError):
    """What follows is not what the scenario says."""


class Verdict(Enum):
    """A scenario passes, fails, or cannot be used at all."""

    PASSED = "passed"
    FAILED = "failed"
    UNUSABLE = "unusable"


@dataclass(frozen=True)
class ScenarioResult:
    """One scenario, or one file that holds none.

    `message` is a message id with `details` as its arguments, empty when the scenario passed;
    `step` counts from 1 and is 0 when the trouble lies before the first step.
    """

    file: Path
    name: str
    rules: tuple[str, ...]
    verdict: Verdict
    step: int = 0
    message: str = ""
    details: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    rule: str = ""

    @property
    def ok(self) -> bool:
        return self.verdict is Verdict.PASSED

    def to_json(self) -> dict[str, object]:
        return {
            "file": self.file.as_posix(),
            "name": self.name,
            "rules": list(self.rules),
            "verdict": self.verdict.value,
            "step": self.step,
            "message": self.message,
            "details": dict(self.details),
            "rule": self.rule,
        }


def exit_code(results: Iterable[ScenarioResult]) -> int:
    """0 when all passed, 2 when one cannot be used, else 1."""
    verdicts = {result.verdict for result in results}
    if Verdict.UNUSABLE in verdicts:
        return 2
    return 1 if Verdict.FAILED in verdicts else 0
