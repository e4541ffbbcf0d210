"""The scenarios that come with the titles, by the rules they prove."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from warren.games.registry import titles
from warren.scenario.document import Scenario, read_scenarios
from warren.scenario.runner import scenario_files

FOLDER: Final = "proofs"
ROOT: Final = "warren"


class Proof:
    """A scenario with the id it has among all of them."""

    def __init__(self, id: str, scenario: Scenario) -> None:
        self.id: Final = id
        self.scenario: Final = scenario


def proofs_of(package: str) -> Path:
    """Where the scenarios of a package lie."""
    return Path(str(resources.files(package))) / FOLDER


@cache
def proofs() -> dict[str, Proof]:
    """All of them by id, in the order of titles and files."""
    return {
        proof.id: proof
        for title in titles()
        if title.proofs
        for proof in _in_folder(title.key, proofs_of(title.proofs))
    }


@cache
def proofs_by_rule() -> dict[str, list[Proof]]:
    """Those that name a rule, first those that name it first."""
    found: dict[str, list[Proof]] = {}
    for proof in proofs().values():
        for rule in proof.scenario.rules:
            found.setdefault(rule, []).append(proof)
    for rule, all_of_it in found.items():
        all_of_it.sort(key=lambda proof: proof.scenario.rules.index(rule))
    return found


def named_proofs() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each with its file, its name and its rules, as a survey counts them."""
    for proof in proofs().values():
        scenario = proof.scenario
        file = scenario.file.as_posix()
        start = file.rfind(f"/{ROOT}/") + 1
        yield f"{file[start:]}::{scenario.name}", scenario.rules


def _in_folder(key: str, folder: Path) -> Iterator[Proof]:
    for file in scenario_files(folder):
        parts = file.relative_to(folder).with_suffix("").parts
        place = "-".join(part for part in parts if part != key)
        for number, scenario in enumerate(read_scenarios(file), start=1):
            yield Proof(f"{key}-{place}-{number}", scenario)
