"""Every scenario of Small World, one test each."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
import yaml

from warren.scenario import Scenario, ScenarioResult, load_paths, run_scenario

ROOT = Path(__file__).parents[1] / "scenarios" / "small_world"
SECTIONS = {
    "turn",
    "hidden",
    "setup",
    "combo",
    "conquest",
    "losses",
    "die",
    "redeployment",
    "coins",
    "later_turns",
    "decline",
    "end",
    "races",
    "powers",
    "options",
    "examples",
    "traps",
}
ENTRIES = load_paths([ROOT])
SCENARIOS = [entry for entry in ENTRIES if isinstance(entry, Scenario)]


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(
            scenario,
            id=f"{scenario.file.stem}: {scenario.name}",
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


def test_every_section_has_a_file() -> None:
    assert {file.stem for file in ROOT.glob("*.yaml")} == SECTIONS


def test_every_scenario_cites_a_rule_and_has_a_name_of_its_own() -> None:
    assert all(scenario.rules for scenario in SCENARIOS)
    names = [(scenario.file, scenario.name) for scenario in SCENARIOS]
    assert len(set(names)) == len(names)


def test_every_example_of_the_ledger_is_a_scenario() -> None:
    ledger = resources.files("warren.games.small_world").joinpath("ledger.yaml")
    entries = yaml.safe_load(ledger.read_text(encoding="utf-8"))
    examples = {entry["id"] for entry in entries if entry["kind"] == "example"}
    told = {rule for scenario in SCENARIOS for rule in scenario.rules}
    assert examples
    assert examples <= told
