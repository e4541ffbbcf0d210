"""Running scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from warren.core.fields import Fields
from warren.core.match import Match
from warren.core.refusal import InputError, WarrenError
from warren.games.registry import title
from warren.scenario.adapter import Adapter, Moment
from warren.scenario.document import Plan, Scenario, read_scenarios
from warren.scenario.result import ScenarioError, ScenarioResult, Verdict
from warren.scenario.steps import Chance, Expect, Look, Never, Step, read_step, wanted_outcome

SUFFIXES: Final = (".yaml", ".yml")


class StepError(Exception):
    """An error and the step it belongs to."""

    def __init__(self, error: WarrenError, step: int) -> None:
        super().__init__(str(error))
        self.error: Final = error
        self.step: Final = step


def scenario_files(path: Path) -> list[Path]:
    """The files a path stands for; a folder stands for all below it."""
    if path.is_dir():
        found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES)
        if not found:
            raise InputError("error-no-scenarios", {"file": str(path)})
        return found
    return [path]


def load_paths(paths: Iterable[Path]) -> list[Scenario | ScenarioResult]:
    """All scenarios of files and folders; a result stands for each file that holds none."""
    found: list[Scenario | ScenarioResult] = []
    for path in paths:
        try:
            files = scenario_files(path)
        except InputError as error:
            found.append(_unusable(path, error))
            continue
        for file in files:
            try:
                found.extend(read_scenarios(file))
            except InputError as error:
                found.append(_unusable(file, error))
    return found


def _unusable(file: Path, error: InputError) -> ScenarioResult:
    details = {"file": str(file), **error.details}
    return ScenarioResult(file, "", (), Verdict.UNUSABLE, 0, error.message, details, error.rule)


def run_paths(paths: Iterable[Path]) -> list[ScenarioResult]:
    """Run all scenarios of files and folders. Nothing is raised for bad ones: they are told."""
    return [
        entry if isinstance(entry, ScenarioResult) else run_scenario(entry)
        for entry in load_paths(paths)
    ]


def run_scenario(scenario: Scenario) -> ScenarioResult:
    try:
        plan = scenario.check()
        for _ in walk(plan):
            pass
    except StepError as misstep:
        return _report(scenario, misstep.error, misstep.step)
    except WarrenError as error:
        return _report(scenario, error, 0)
    return ScenarioResult(scenario.file, scenario.name, scenario.rules, Verdict.PASSED)


def _report(scenario: Scenario, error: WarrenError, step: int) -> ScenarioResult:
    failed = isinstance(error, ScenarioError)
    details: dict[str, str | int] = {
        "file": str(scenario.file),
        "scenario": scenario.name,
        "step": step,
    }
    return ScenarioResult(
        scenario.file,
        scenario.name,
        scenario.rules,
        Verdict.FAILED if failed else Verdict.UNUSABLE,
        step,
        error.message,
        {**details, **error.details},
        error.rule,
    )


def walk(plan: Plan) -> Iterator[tuple[Step | None, Moment]]:
    """The position, then each step when it has been run; all are read before the first is."""
    adapter = title(plan.game.key).part("scenario", Adapter)
    state = adapter.start(plan)
    steps: list[Step] = []
    for number, entry in enumerate(plan.then, start=1):
        try:
            steps.append(read_step(Fields(entry, f"then.{number}"), adapter, state))
        except WarrenError as error:
            raise StepError(error, number) from error
    moment = Moment(Match(state))
    yield None, moment
    for number, step in enumerate(steps, start=1):
        try:
            _run_step(step, moment)
        except WarrenError as error:
            raise StepError(error, number) from error
        yield step, moment
    try:
        _no_chance_pending(moment)
    except ScenarioError as error:
        raise StepError(error, len(steps)) from error


def _run_step(step: Step, moment: Moment) -> None:
    """Before a random outcome one may only look."""
    if not isinstance(step, (Chance, Never, Expect, Look)):
        _no_chance_pending(moment)
    step.run(moment)


def _no_chance_pending(moment: Moment) -> None:
    """Every random outcome must be named."""
    if moment.state.is_chance():
        raise ScenarioError("scenario-chance-unnamed", {"wanted": wanted_outcome(moment.state)})
