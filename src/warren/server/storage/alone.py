"""A database in one file belongs to one process."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator
from contextlib import contextmanager

from warren.core.refusal import InputError
from warren.server.storage.database import database_file


@contextmanager
def alone(url: str) -> Generator[None]:
    """Hold the lock beside the file while working; a shared database needs none."""
    file = database_file(url)
    if file is None:
        yield
        return
    lock = file.with_name(f"{file.name}.lock")
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise InputError("error-cannot-write", {"file": str(lock)}) from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError as error:
        raise InputError("error-data-in-use", {"field": str(file.parent)}) from error
    finally:
        os.close(held)
