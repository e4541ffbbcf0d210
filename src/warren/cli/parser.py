"""The command line as Typer reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from warren import __version__
from warren.cli.extension import extensions
from warren.cli.guard import usage_error
from warren.cli.index import COMMANDS
from warren.cli.language import ask_for, chosen_language
from warren.cli.manual import command_manual, overview
from warren.cli.options import Lang
from warren.cli.parameters import PARAMETERS
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError


class Commands(TyperGroup):
    """Commands by name; an unknown one is bad input like any other."""

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand | TyperGroup:
        found = self.commands.get(cmd_name)
        if not isinstance(found, (TyperCommand, TyperGroup)):
            raise InputError("error-unknown-command", {"field": "command", "value": cmd_name})
        return found


class Parser:
    """Reads a command line; of our own commands only those are loaded that its words can name."""

    def __init__(self, words: Sequence[str]) -> None:
        self.app: Final = _typer(_root)
        self.helps: Final = {name: entry.help for name, entry in COMMANDS.items()}
        self.parameters: Final = dict(PARAMETERS)
        groups: dict[str, typer.Typer] = {"": self.app}
        for name, entry in COMMANDS.items():
            above, _, own = name.rpartition(" ")
            if (above or own) not in words:
                continue
            if not entry.place:
                groups[name] = self.group(own)
                continue
            groups[above].command(own)(self._loaded(entry.place))
        for extension in extensions():
            extension.add_commands(self.app, self.group)
            self.helps.update(extension.helps)
            self.parameters.update({known.name: known.help for known in extension.arguments})
            self.parameters.update(extension.parameters)

    def group(self, name: str) -> typer.Typer:
        """A new group of commands."""
        made = _typer(self._branch)
        self.app.add_typer(made, name=name)
        return made

    def run(self, arguments: Sequence[str]) -> int:
        """Do what the arguments say; the exit code."""
        try:
            code: object = get_command(self.app).main(
                list(arguments), "warren", standalone_mode=False
            )
        except typer.TyperException as error:
            raise usage_error(error) from error
        return code if isinstance(code, int) else 0

    def manual(self, words: Sequence[str], terminal: Terminal) -> str:
        """How to call the command these words name."""
        return command_manual(self.app, words, terminal.catalogue, self.helps, self.parameters)

    def _branch(self, ctx: typer.Context) -> None:
        if ctx.invoked_subcommand is None:
            terminal = Terminal()
            terminal.line(self.manual(ctx.command_path.split()[1:], terminal))
            raise typer.Exit

    def _loaded(self, place: str) -> Callable[..., object]:
        file, _, name = place.partition(":")
        module = import_module(f"warren.cli.{file}")
        own: Mapping[str, str] = getattr(module, "PARAMETERS", {})
        self.parameters.update(own)
        command: Callable[..., object] = getattr(module, name)
        return command


def whole() -> Parser:
    """With every command loaded."""
    return Parser([word for name in COMMANDS for word in name.split()])


def _root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    ask_for(lang)
    chosen_language()
    if version:
        print(f"warren {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        terminal = Terminal()
        terminal.line(overview(terminal.catalogue))
        raise typer.Exit


def _typer(callback: Callable[..., None]) -> typer.Typer:
    made = typer.Typer(
        cls=Commands,
        add_completion=False,
        invoke_without_command=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    made.callback()(callback)
    return made
