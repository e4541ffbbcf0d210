"""What `--help` prints."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.index import COMMANDS
from warren.games.registry import sound_titles
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    import typer

INDENT: Final = 2
LEFT: Final = 30
ROOT_OPTIONS: Final = {
    "--version": "cli-help-option-version",
    "--lang ru|en": "cli-help-option-language",
    "--help": "cli-help-option-help",
}

Rows = list[tuple[str, str]]


def overview(catalogue: Catalogue) -> str:
    """All commands, without loading any of them."""
    from warren.cli.extension import extension_helps

    helps = {name: entry.help for name, entry in COMMANDS.items()} | extension_helps()
    commands = [(name, catalogue.text(help)) for name, help in helps.items() if " " not in name]
    options = [(name, catalogue.text(help)) for name, help in ROOT_OPTIONS.items()]
    usage = ["warren", catalogue.text("cli-help-command-mark")]
    return _page(catalogue, "cli-help-app", usage, commands, [], options)


def command_manual(
    app: typer.Typer,
    words: Sequence[str],
    catalogue: Catalogue,
    helps: Mapping[str, str],
    parameters: Mapping[str, str],
) -> str:
    """How to call the command these words name: what it does, its line, all it takes."""
    from typer.core import TyperGroup
    from typer.main import get_command

    command, names = get_command(app), list[str]()
    for word in words:
        if isinstance(command, TyperGroup) and word in command.commands:
            command = command.commands[word]
            names.append(word)
    if not names:
        return overview(catalogue)
    path = " ".join(names)
    usage = ["warren", *names]
    games = ", ".join(title.key for title in sound_titles())
    arguments: Rows = []
    options: Rows = []
    for parameter in command.params:
        name = str(parameter.name)
        message = parameters.get(f"{path} {name}") or parameters[name]
        text = catalogue.text(message, games=games)
        shown = str(parameter.metavar or "")
        if parameter.param_type_name == "argument":
            arguments.append((shown, text))
            usage.append(shown if parameter.required else f"[{shown}]")
        else:
            options.append((f"{max(parameter.opts, key=len)} {shown}".strip(), text))
    options.append(("--help", catalogue.text("cli-help-option-help")))
    below = list(command.commands) if isinstance(command, TyperGroup) else list[str]()
    commands = [(name, catalogue.text(helps[f"{path} {name}"])) for name in below]
    usage.append(catalogue.text("cli-help-command-mark" if commands else "cli-help-options-mark"))
    return _page(catalogue, helps[path], usage, commands, arguments, options)


def _page(
    catalogue: Catalogue,
    help: str,
    usage: Sequence[str],
    commands: Rows,
    arguments: Rows,
    options: Rows,
) -> str:
    parts = [catalogue.text(help), catalogue.text("cli-help-usage", usage=" ".join(usage))]
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
