"""Every ledger line with the tests that prove it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

from warren.core.refusal import InputError
from warren.coverage.ledger import Rule
from warren.coverage.marks import marked_tests
from warren.coverage.scenarios import named_scenarios

CORE: Final = "CORE-"


@dataclass(frozen=True)
class Coverage:
    """The tests of each rule, and the ids that tests name though no ledger knows them."""

    tests: dict[str, list[str]]
    unknown: dict[str, list[str]]

    def uncovered(self) -> list[str]:
        return [id for id, tests in self.tests.items() if not tests]

    def to_json(self) -> dict[str, object]:
        return {"rules": [{"id": id, "tests": tests} for id, tests in self.tests.items()]}


def survey(
    rules: Iterable[Rule], folder: Path, shipped: Iterable[tuple[str, Sequence[str]]] = ()
) -> Coverage:
    """Read all tests and scenarios below a folder, beside those shipped. Nothing is run."""
    if not folder.is_dir():
        raise InputError("error-no-folder", {"field": "--tests", "value": str(folder)})
    tests: dict[str, list[str]] = {rule.id: [] for rule in rules}
    unknown: dict[str, list[str]] = {}
    for test, ids in chain(_all_tests(folder), shipped):
        for id in dict.fromkeys(ids):
            if id in tests:
                tests[id].append(test)
            elif not id.startswith(CORE):
                unknown.setdefault(id, []).append(test)
    return Coverage(tests, unknown)


def _all_tests(folder: Path) -> Iterator[tuple[str, list[str]]]:
    for path in sorted(folder.rglob("*")):
        name = f"{folder.name or folder.resolve().name}/{path.relative_to(folder).as_posix()}"
        if path.suffix == ".py" and path.name.startswith("test"):
            yield from marked_tests(path, name)
        elif path.suffix in (".yaml", ".yml"):
            yield from named_scenarios(path, name)
