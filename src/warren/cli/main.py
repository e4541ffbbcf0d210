"""The command `warren`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from warren.cli.exits import BAD_INPUT, INTERRUPTED
from warren.cli.language import FLAG, spoken_language

HELP: Final = "--help"


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    from warren.cli.terminal import Terminal
    from warren.core.refusal import WarrenError

    language = spoken_language(arguments)
    if asks_for_overview(arguments):
        from warren.cli.manual import overview

        terminal = Terminal(language)
        terminal.line(overview(terminal.catalogue))
        return 0
    from warren.cli.parser import Parser

    try:
        parser = Parser(arguments)
        if HELP not in arguments:
            return parser.run(arguments)
        terminal = Terminal(language)
        terminal.line(parser.manual(arguments, terminal))
    except WarrenError as error:
        Terminal(language).complain(error)
        return BAD_INPUT
    return 0


def asks_for_overview(arguments: Sequence[str]) -> bool:
    """Whether nothing but help is asked for, in whatever language."""
    words = list(arguments)
    if FLAG in words and HELP in words:
        place = words.index(FLAG)
        del words[place : place + 2]
    return not words or words == [HELP]


def main() -> None:
    """The entry point: all text is UTF-8 or replaced, a closed pipe is no error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
