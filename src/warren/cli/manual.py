"""What `--help` prints."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from warren.games.registry import sound_titles
from warren.text.catalogue import Catalogue

COMMANDS: Final = {
    "": "cli-help-app",
    "play": "cli-help-play",
    "simulate": "cli-help-simulate",
    "replay": "cli-help-replay",
    "scenario": "cli-help-scenario",
    "rules": "cli-help-rules",
    "rules coverage": "cli-help-rules-coverage",
    "rules list": "cli-help-rules-list",
    "rules show": "cli-help-rules-show",
    "board": "cli-help-board",
    "board list": "cli-help-board-list",
    "board show": "cli-help-board-show",
    "board check": "cli-help-board-check",
    "bench": "cli-help-bench",
}
PARAMETERS: Final = {
    "version": "cli-help-option-version",
    "lang": "cli-help-option-language",
    "json": "cli-help-option-json",
    "game": "cli-help-argument-game",
    "option": "cli-help-option-option",
    "seed": "cli-help-option-seed",
    "bots": "cli-help-option-bots",
    "hotseat": "cli-help-option-hotseat",
    "names": "cli-help-option-names",
    "save": "cli-help-option-save",
    "resume": "cli-help-option-resume",
    "games": "cli-help-option-games",
    "workers": "cli-help-option-workers",
    "records": "cli-help-option-records",
    "clock": "cli-help-option-clock",
    "record": "cli-help-argument-record",
    "to": "cli-help-option-line",
    "log": "cli-help-option-log",
    "paths": "cli-help-argument-scenarios",
    "tests": "cli-help-option-tests",
    "strict": "cli-help-option-strict",
    "rule": "cli-help-argument-rule",
    "file": "cli-help-argument-board-file",
    "svg": "cli-help-option-svg",
    "seconds": "cli-help-option-seconds",
    "play players": "cli-help-option-count",
    "simulate players": "cli-help-option-bot-list",
    "board show board": "cli-help-argument-board",
}
INDENT: Final = 2
LEFT: Final = 30


def manual(app: typer.Typer, words: Sequence[str], catalogue: Catalogue) -> str:
    """How to call the command these words name: what it does, its line, all it takes."""
    command = get_command(app)
    names: list[str] = []
    for word in words:
        if isinstance(command, TyperGroup) and word in command.commands:
            command = command.commands[word]
            names.append(word)
    path = " ".join(names)
    usage = ["warren", *names]
    parts: list[str] = [catalogue.text(COMMANDS[path])]
    games = ", ".join(title.key for title in sound_titles())
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for parameter in command.params:
        name = str(parameter.name)
        message = PARAMETERS.get(f"{path} {name}") or PARAMETERS[name]
        text = catalogue.text(message, games=games)
        shown = str(parameter.metavar or "")
        if parameter.param_type_name == "argument":
            arguments.append((shown, text))
            usage.append(shown if parameter.required else f"[{shown}]")
        else:
            options.append((f"{max(parameter.opts, key=len)} {shown}".strip(), text))
    options.append(("--help", catalogue.text("cli-help-option-help")))
    inner: list[str] = list(command.commands) if isinstance(command, TyperGroup) else []
    commands = [(name, catalogue.text(COMMANDS[f"{path} {name}".strip()])) for name in inner]
    usage.append(catalogue.text("cli-help-command-mark" if commands else "cli-help-options-mark"))
    parts.append(catalogue.text("cli-help-usage", usage=" ".join(usage)))
    for title, rows in (
        ("cli-commands-title", commands),
        ("cli-help-arguments-title", arguments),
        ("cli-help-options-title", options),
    ):
        if rows:
            parts.append("\n".join([catalogue.text(title), *_rows(rows)]))
    return "\n\n".join(parts)


def _rows(rows: Iterable[tuple[str, str]]) -> Iterable[str]:
    width = max(LEFT + 30, shutil.get_terminal_size((100, 24)).columns)
    for left, right in rows:
        start = " " * INDENT + left
        lead = start.ljust(LEFT) if len(start) < LEFT - 1 else f"{start}\n{' ' * LEFT}"
        text = textwrap.wrap(right, width - LEFT)
        yield lead + f"\n{' ' * LEFT}".join(text)
