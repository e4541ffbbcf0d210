"""`warren lesson`: the lessons there are, and the check of one's own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal

PARAMETERS: Final = {"lesson check files": "cli-help-argument-lessons"}


@guarded
def list_lessons(json: AsJson = False, lang: Lang = None) -> None:
    from warren.lesson.library import VARIABLE, Library

    terminal = Terminal(lang)
    library = Library(os.environ.get(VARIABLE, ""))
    scripts = [library.script(key) for key in library.keys]
    language = terminal.catalogue.language
    if json:
        terminal.data({"lessons": [script.to_json() for script in scripts]})
        return
    shown = grid()
    for head in ("key", "game", "title", "minutes", "steps"):
        shown.add_column(terminal.text(f"cli-lesson-head-{head}"))
    for script in scripts:
        numbers = (str(script.minutes), str(len(script.tasks)))
        shown.add_row(script.key, script.game, script.title.text(language), *numbers)
    terminal.show(shown)


@guarded
def check(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE…")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Without files, those that are installed."""
    from warren.cli.scenario import tell
    from warren.lesson.checking import check_files, check_library
    from warren.lesson.library import VARIABLE, Library
    from warren.scenario import exit_code

    terminal = Terminal(lang)
    results = check_files(files) if files else check_library(Library(os.environ.get(VARIABLE, "")))
    if json:
        terminal.data({"lessons": [result.to_json() for result in results]})
    else:
        for result in results:
            tell(terminal, result)
        passed = sum(result.ok for result in results)
        terminal.say("cli-lesson-summary", passed=passed, all=len(results))
    raise typer.Exit(exit_code(results))
