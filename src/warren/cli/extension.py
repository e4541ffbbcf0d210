"""What titles add to the command line."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, TypeAlias

from warren.cli.terminal import Terminal
from warren.cli.values import option_value
from warren.core.refusal import InputError
from warren.core.title import Part
from warren.games.registry import sound_titles, title

if TYPE_CHECKING:
    import typer

Given = Mapping[str, str | bool | None]
"""What was written for the arguments of titles, by their names."""
Groups: TypeAlias = "Callable[[str], typer.Typer]"
"""Makes a group of commands of this name."""


class Argument:
    """An argument that belongs to a title: `--name METAVAR`, or a flag where it has no metavar.

    `commands` are those that take it, `help` is the message of its help. One that sets something
    `of_table` cannot be given together with a saved game.
    """

    def __init__(
        self, name: str, metavar: str, help: str, commands: Sequence[str], of_table: bool = True
    ) -> None:
        self.name: Final = name
        self.metavar: Final = metavar
        self.help: Final = help
        self.commands: Final = commands
        self.of_table: Final = of_table

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    def parameter(self) -> inspect.Parameter:
        """The same for a function that reads a command line."""
        import typer

        default: bool | None = None if self.metavar else False
        if self.metavar:
            kind: object = Annotated[str | None, typer.Option(self.flag, metavar=self.metavar)]
        else:
            kind = Annotated[bool, typer.Option(self.flag)]
        return inspect.Parameter(
            self.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind
        )


class Extension(Part):
    """Arguments and commands of a title; by default it has none.

    `helps` and `parameters` are the messages for what its own commands do and take.
    """

    arguments: tuple[Argument, ...] = ()
    helps: ClassVar[Mapping[str, str]] = {}
    parameters: ClassVar[Mapping[str, str]] = {}

    def add_commands(self, app: typer.Typer, group: Groups) -> None:
        """Add commands of one's own."""

    def prepare(self, terminal: Terminal, given: Given) -> None:
        """Make ready what the arguments name, before a record is read."""

    def options(
        self, terminal: Terminal, given: Given, written: Sequence[str]
    ) -> dict[str, object]:
        """The options of a table that the arguments stand for, beside those written out."""
        return {}

    def value(self, key: str, text: str) -> object:
        """The value of an option that was written out."""
        return option_value(text)


def extensions() -> list[Extension]:
    """Those of all titles that have one."""
    return [
        known.part("command_line", Extension)
        for known in sound_titles()
        if known.has("command_line")
    ]


def extension_helps() -> dict[str, str]:
    """The commands that titles add, each with the message of its help."""
    return {name: help for known in extensions() for name, help in known.helps.items()}


def arguments_of(command: str) -> list[Argument]:
    """The arguments of all titles that a command takes."""
    found = {
        argument.name: argument
        for extension in extensions()
        for argument in extension.arguments
        if command in argument.commands
    }
    return list(found.values())


class Extended:
    """A command with the arguments of all titles; it gets them together, as `own`."""

    def __init__(self, command: Callable[..., None]) -> None:
        functools.update_wrapper(self, command)
        self.command: Final = command
        self.arguments: Final = arguments_of(command.__name__)
        known = inspect.signature(command, eval_str=True)
        own = [argument.parameter() for argument in self.arguments]
        parameters = [
            parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
            for name, found in known.parameters.items()
            for parameter in (own if name == "own" else [found])
        ]
        self.__signature__: Final = known.replace(parameters=parameters)

    def __call__(self, **given: object) -> None:
        own = {argument.name: given.pop(argument.name) for argument in self.arguments}
        self.command(**given, own=own)


def prepare(terminal: Terminal, given: Given) -> None:
    """Make ready what the arguments of titles name."""
    for extension in extensions():
        extension.prepare(terminal, given)


def table_options(
    terminal: Terminal, game: str, given: Given, written: Sequence[str] | None
) -> dict[str, object]:
    """The options of a table: what arguments stand for, then each `key=value` once.

    An argument that several titles have is read by the one that is played.
    """
    known = title(game)
    if known.family and not known.has("command_line"):
        known = title(known.family)
    reader = known.part("command_line", Extension)
    own = {argument.name for argument in reader.arguments}
    others = {name: value for name, value in given.items() if name not in own}
    options: dict[str, object] = {}
    for extension in extensions():
        read = given if extension is reader else others
        options |= extension.options(terminal, read, written or [])
    for entry in written or []:
        key, equals, value = entry.partition("=")
        if not equals or not key:
            raise InputError("error-option-form", {"field": "--option", "value": entry})
        if key in options:
            raise InputError("error-option-twice", {"option": key})
        options[key] = reader.value(key, value)
    return options
