"""What is wrong with lessons, told as for scenarios."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from warren.lesson.document import read_lesson_file
from warren.lesson.library import Library
from warren.lesson.script import Script
from warren.scenario.result import ScenarioError, ScenarioResult, Verdict
from warren.scenario.runner import StepError


def check_files(files: Iterable[Path]) -> list[ScenarioResult]:
    return [
        _checked(file, file.stem, partial(read_lesson_file, file, proofread=True)) for file in files
    ]


def check_library(library: Library) -> list[ScenarioResult]:
    return [
        _checked(library.file(key), key, partial(library.proofread, key)) for key in library.keys
    ]


def _checked(file: Path, name: str, read: Callable[[], Script]) -> ScenarioResult:
    try:
        read()
    except StepError as misstep:
        error = misstep.error
        verdict = Verdict.FAILED if isinstance(error, ScenarioError) else Verdict.UNUSABLE
        details = {"file": str(file), "scenario": name, "step": misstep.step, **error.details}
        return ScenarioResult(
            file, name, (), verdict, misstep.step, error.message, details, error.rule
        )
    return ScenarioResult(file, name, (), Verdict.PASSED)
