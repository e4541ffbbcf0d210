"""Every scenario of every game, one test each."""

from __future__ import annotations

from importlib import resources
from typing import cast

import pytest

from warren.core.yaml_data import yaml_data
from warren.games.registry import title
from warren.scenario import Scenario, ScenarioResult, load_paths, run_scenario
from warren.scenario.proofs import proofs_of

HOMES = {
    "small_world": proofs_of("warren.scenario.small_world") / "small_world",
    "underground": proofs_of("warren.scenario.small_world") / "underground",
    "mixed": proofs_of("warren.scenario.small_world") / "mixed",
    "heroes": proofs_of("warren.scenario.heroes"),
    "dungeon_lords": proofs_of("warren.scenario.dungeon_lords"),
}
GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]
ENTRIES = load_paths(HOMES.values())
SCENARIOS = [entry for entry in ENTRIES if isinstance(entry, Scenario)]
ELSEWHERE = {
    "small_world": {"own-creations"},
    "underground": {"mixing", "clash"},
    "heroes": set[str](),
}
TOLD_KINDS = {
    "small_world": {"example"},
    "underground": {"example", "trap"},
    "heroes": {"example", "faq"},
    "dungeon_lords": {"example"},
}


def ledger(key: str) -> list[dict[str, str]]:
    file = resources.files(title(key).ledgers[0]).joinpath("ledger.yaml")
    return cast("list[dict[str, str]]", yaml_data(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(
            scenario,
            id=f"{scenario.file.parent.name} {scenario.file.stem}: {scenario.name}",
            marks=pytest.mark.rules(*scenario.rules),
        )
        for scenario in SCENARIOS
    ],
)
def test_scenario(scenario: Scenario) -> None:
    result = run_scenario(scenario)
    assert result.ok, f"step {result.step}: {result.message} {dict(result.details)}"


def test_every_file_can_be_read() -> None:
    assert [entry for entry in ENTRIES if isinstance(entry, ScenarioResult)] == []


@pytest.mark.parametrize("key", ["small_world", "underground", "heroes"])
def test_every_section_of_the_ledger_has_a_file(key: str) -> None:
    sections = {entry["section"] for entry in ledger(key)} - ELSEWHERE[key]
    files = {file.stem for file in HOMES[key].glob("*.yaml")}
    assert files == {section.replace("-", "_") for section in sections}


def test_every_file_of_dungeon_lords_is_a_section_of_its_ledger() -> None:
    sections = {entry["section"].replace(" ", "_") for entry in ledger("dungeon_lords")}
    assert {file.stem for file in HOMES["dungeon_lords"].glob("*.yaml")} <= sections


def test_mixed_tables_have_the_files_of_their_sections() -> None:
    files = {file.stem for file in HOMES["mixed"].glob("*.yaml")}
    assert files == ELSEWHERE["underground"]


def test_every_scenario_cites_a_rule_and_has_a_name_of_its_own() -> None:
    assert all(scenario.rules for scenario in SCENARIOS)
    names = [(scenario.file, scenario.name) for scenario in SCENARIOS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("key", GAMES)
def test_every_example_and_answer_of_the_ledger_is_a_scenario(key: str) -> None:
    wanted = {entry["id"] for entry in ledger(key) if entry["kind"] in TOLD_KINDS[key]}
    told = {rule for scenario in SCENARIOS for rule in scenario.rules}
    assert wanted
    assert wanted <= told


@pytest.mark.parametrize("key", ["underground", "heroes"])
def test_every_line_of_the_ledger_is_a_scenario(key: str) -> None:
    told = {rule for scenario in SCENARIOS for rule in scenario.rules}
    assert {entry["id"] for entry in ledger(key)} <= told
