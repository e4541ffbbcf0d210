"""Files that nobody else on the machine reads."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from warren.core.refusal import InputError

OWNER_FILE: Final = 0o600
OWNER_FOLDER: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm")


def kept_key(file: Path, new: Callable[[], str]) -> str:
    """A key in a file of its own; made when there is none, whole or not at all."""
    try:
        if not file.exists():
            _keep(file, new())
        file.chmod(OWNER_FILE)
        return file.read_text(encoding="ascii", errors="replace").strip()
    except OSError as error:
        raise InputError("error-cannot-write", {"file": str(file)}) from error


def _keep(file: Path, key: str) -> None:
    """One that is there already stays."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_FOLDER)
    descriptor, draft = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as out:
            out.write(key)
        with contextlib.suppress(FileExistsError):
            os.link(draft, file)
    finally:
        os.unlink(draft)


def keep_private(file: Path) -> None:
    """Make the file of a database for its owner alone, or close one that was open to others.

    What SQLite lays beside it later gets the rights of the file.
    """
    file.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_FOLDER)
    file.touch(OWNER_FILE)
    for ending in BESIDE:
        place = file.with_name(f"{file.name}{ending}")
        if place.exists() and place.stat().st_mode & 0o777 != OWNER_FILE:
            place.chmod(OWNER_FILE)
