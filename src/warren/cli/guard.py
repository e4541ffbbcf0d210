"""Errors of the user end a command with one line and exit code 2; bots get a few more."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final, ParamSpec

import typer

from warren.cli.exits import BAD_INPUT
from warren.cli.faults import tell_fault
from warren.cli.language import spoken_language
from warren.cli.terminal import Terminal
from warren.core.refusal import InputError, WarrenError

P = ParamSpec("P")

_USAGE: Final = {
    "NoSuchOption": "error-usage-option",
    "MissingParameter": "error-usage-missing",
    "BadParameter": "error-usage-value",
    "BadOptionUsage": "error-usage-no-value",
}


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """A command that tells about bad input instead of failing with a trace."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except WarrenError as error:
            language = kwargs.get("lang")
            asked = ["--lang", language] if isinstance(language, str) else []
            terminal = Terminal(spoken_language(asked))
            terminal.complain(error)
            tell_fault(terminal, error)
            raise typer.Exit(BAD_INPUT) from error

    return run


def usage_error(error: typer.TyperException) -> InputError:
    """What is wrong with the arguments, in our words."""
    message = _USAGE.get(type(error).__name__, "error-usage")
    parameter: object = getattr(error, "param", None)
    field: object = getattr(error, "option_name", None) or _field(parameter)
    return InputError(message, {"field": str(field)} if field else {})


def _field(parameter: object) -> str:
    flags: list[str] = getattr(parameter, "opts", [])
    return max(flags, key=len, default="")
