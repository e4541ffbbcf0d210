"""`--packs`: what a folder of packs adds to a table."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

FLAG: Final = "--packs"


def installed(terminal: Terminal, folder: Path | None, allow_code: bool) -> list[str]:
    """The packs of the folder that add races or powers; what is wrong with others is told.

    Processes that this one starts find the same folder.
    """
    from warren.games.small_world.packs.library import CODE, FOLDER, LIBRARY

    if folder is None:
        return []
    allowed = allow_code or os.environ.get(CODE) == "1"
    try:
        LIBRARY.install(folder, allowed)
    except InputError as error:
        raise InputError(error.message, {**error.details, "field": FLAG}) from error
    os.environ[FOLDER] = str(folder.resolve())
    if allowed:
        os.environ[CODE] = "1"
    faults = LIBRARY.faults()
    for fault in faults.values():
        terminal.complain(fault)
    packs = LIBRARY.packs()
    if not packs and not faults:
        raise InputError("error-pack-empty-folder", {"field": FLAG, "file": str(folder)})
    return [pack.id for pack in packs if pack.races or pack.powers]


def packed(names: Sequence[str], written: Sequence[str]) -> dict[str, object]:
    """The option for these packs, unless the table chooses among them itself."""
    chosen = any(entry.startswith("packs=") for entry in written)
    return {"packs": ",".join(names)} if names and not chosen else {}
