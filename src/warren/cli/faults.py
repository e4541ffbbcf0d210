"""What a bot did wrong, told in full: the traceback and the record up to there."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from warren.cli.terminal import Terminal
from warren.core.refusal import WarrenError

if TYPE_CHECKING:
    from collections.abc import Generator

    from warren.arena.fault import BotFaultError


@contextmanager
def keeping(folder: str) -> Generator[None]:
    """Where the record of a game goes that a bot has ended."""
    from warren.arena.fault import BotFaultError

    try:
        yield
    except BotFaultError as fault:
        fault.folder = folder
        raise


def tell_fault(terminal: Terminal, error: WarrenError) -> None:
    """After the sentence of the error all else that helps to find its cause."""
    from warren.arena.fault import BotFaultError

    if not isinstance(error, BotFaultError):
        return
    if error.trace:
        print(error.trace, file=sys.stderr, flush=True)
    if error.record:
        path = kept(error)
        terminal.note("cli-fault-record", file=str(path))


def kept(fault: BotFaultError) -> Path:
    """The file of the record up to the fault."""
    if fault.folder:
        path = Path(fault.folder, f"game-{fault.details['number']:06}-broken.ndjson")
        path.write_text(fault.record, encoding="utf-8")
        return path
    handle, name = tempfile.mkstemp(prefix="warren-", suffix=".ndjson")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(fault.record)
    return Path(name)
