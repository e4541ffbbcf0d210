"""A copy of a database in one file, taken while the server goes on."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from warren.core.refusal import InputError
from warren.server.storage.database import database_file


def back_up(url: str, target: Path) -> int:
    """Write everything that is committed now into one new file; its size.

    The copy appears under its name when it is whole, and never takes the place of another file.
    """
    source = database_file(url)
    if source is None:
        raise InputError("error-backup-shared", {"field": "WARREN_DATABASE_URL"})
    if not source.exists():
        raise InputError("error-cannot-read", {"file": str(source)})
    if target.exists():
        raise InputError("error-backup-exists", {"field": "FILE", "file": str(target)})
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise InputError("error-cannot-write", {"file": str(target)}) from error
    os.close(handle)
    copy = Path(name)
    try:
        _copy(source, copy)
        os.link(copy, target)
    except FileExistsError as error:
        raise InputError("error-backup-exists", {"field": "FILE", "file": str(target)}) from error
    except (OSError, sqlite3.Error) as error:
        raise InputError("error-cannot-write", {"file": str(target)}) from error
    finally:
        copy.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, copy: Path) -> None:
    """One reading transaction, which waits for nobody; the copy keeps no log beside it."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as before,
        closing(sqlite3.connect(copy)) as after,
    ):
        before.backup(after)
        after.execute("PRAGMA journal_mode = DELETE")
        (sound,) = after.execute("PRAGMA quick_check").fetchone()
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)
    with copy.open("rb") as file:
        os.fsync(file.fileno())
