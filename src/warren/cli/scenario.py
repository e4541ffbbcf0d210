"""`warren scenario`: checks scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

if TYPE_CHECKING:
    from warren.scenario import ScenarioResult


@guarded
def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…")],
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from warren.scenario import exit_code, run_paths

    terminal = Terminal(lang)
    results = run_paths(paths)
    if json:
        terminal.data({"scenarios": [result.to_json() for result in results]})
    else:
        for result in results:
            tell(terminal, result)
        passed = sum(result.ok for result in results)
        terminal.say("cli-scenario-summary", passed=passed, all=len(results))
    raise typer.Exit(exit_code(results))


def tell(terminal: Terminal, result: ScenarioResult) -> None:
    """One line: right, wrong with the step and the difference, or unusable with the field."""
    from warren.scenario import Verdict

    name = result.name or str(result.file)
    if result.ok:
        terminal.say("cli-scenario-passed", name=name)
        return
    why = terminal.reason(InputError(result.message, result.details, result.rule))
    if not result.step:
        terminal.say("cli-scenario-unusable-start", name=name, why=why)
    elif result.verdict is Verdict.UNUSABLE:
        terminal.say("cli-scenario-unusable", name=name, step=result.step, why=why)
    else:
        terminal.say("cli-scenario-failed", name=name, step=result.step, why=why)
