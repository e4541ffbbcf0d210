"""Scenarios: a position, some actions, what must follow."""

from warren.scenario.document import Scenario, read_scenarios
from warren.scenario.result import ScenarioError, ScenarioResult, Verdict, exit_code
from warren.scenario.runner import load_paths, run_paths, run_scenario

__all__ = [
    "Scenario",
    "ScenarioError",
    "ScenarioResult",
    "Verdict",
    "exit_code",
    "load_paths",
    "read_scenarios",
    "run_paths",
    "run_scenario",
]
