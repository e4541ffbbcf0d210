"""Where lines, tables and errors are written."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warren.cli.colours import SEAT_STYLES
from warren.cli.language import chosen_language
from warren.core.refusal import InputError, WarrenError
from warren.text.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from warren.core.state import State

WIDTH: Final = 100
LONGEST: Final = 200
BRIGHT: Final = "\001\033[1m\002{}\001\033[0m\002"
"""Bold; the marks tell the editor of lines which letters take no room."""
REFUSED: Final = "red"


class Terminal:
    """Standard output for what was asked for, standard error for what went wrong."""

    def __init__(self, language: str | None = None) -> None:
        self.catalogue = Catalogue(chosen_language(language))

    def speak_of(self, state: State) -> None:
        """From now on the names that the table of this state has given are used."""
        from warren.text.narration import catalogue_of

        self.catalogue = catalogue_of(state, self.catalogue.language)

    def text(self, id: str, **args: str | int) -> str:
        return self.catalogue.text(id, "", **args)

    def say(self, id: str, **args: str | int) -> None:
        """A sentence of the catalogue."""
        self.prose(self.text(id, **args))

    def line(self, text: str = "") -> None:
        print(text, file=sys.stdout, flush=True)

    def prose(self, text: str, style: str = "", names: Sequence[str] = ()) -> None:
        """A sentence: at a real screen in colour and broken at spaces, elsewhere as it is."""
        if not sys.stdout.isatty():
            self.line(text)
            return
        from rich.text import Text

        told = Text(text, style)
        for seat, name in enumerate(names):
            told.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
        self.console().print(told)

    def prompt(self, id: str) -> str:
        """What stands before a typed line, in colour at a real screen."""
        text = f"{self.text(id)}: "
        bright = sys.stdin.isatty() and sys.stdout.isatty() and "NO_COLOR" not in os.environ
        return BRIGHT.format(text) if bright else text

    def note(self, id: str, **args: str | int) -> None:
        """A sentence beside the result, so that the result can be piped on."""
        print(self.text(id, **args), file=sys.stderr, flush=True)

    def data(self, value: object) -> None:
        self.line(json.dumps(value, ensure_ascii=False, indent=2))

    def show(self, shown: RenderableType) -> None:
        """A table, or text as it is."""
        if isinstance(shown, str):
            self.line(shown)
        else:
            self.console().print(shown)

    def console(self, error: bool = False) -> Console:
        from rich.console import Console

        stream = sys.stderr if error else sys.stdout
        width = shutil.get_terminal_size((WIDTH, 24)).columns
        return Console(file=stream, width=width, highlight=False, markup=False, emoji=False)

    def reason(self, error: WarrenError) -> str:
        """One line about an error."""
        from warren.text.narration import error_line

        return " ".join(error_line(self.catalogue, shortened(error)).split())

    def complain(self, error: WarrenError) -> None:
        if not sys.stderr.isatty():
            print(self.reason(error), file=sys.stderr, flush=True)
            return
        from rich.text import Text

        self.console(error=True).print(Text(self.reason(error), REFUSED))


def shortened(error: WarrenError) -> WarrenError:
    """The same error and what is behind it, with very long texts cut."""
    details = {key: _cut(value) for key, value in error.details.items()}
    short = InputError(error.message, details, error.rule)
    behind = error.__cause__ or error.__context__
    if isinstance(behind, WarrenError):
        short.__cause__ = shortened(behind)
    return short


def _cut(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
