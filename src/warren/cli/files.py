"""Reading and writing whole files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from warren.core.record import Record, read_record
from warren.core.refusal import InputError


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise InputError("error-cannot-read", {"file": str(path)}) from error


def load_record(path: Path) -> Record:
    return read_record(read_text(path))


def write_text(path: Path, text: str) -> None:
    """Write the whole file or nothing: a new file takes the place of the old one."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise InputError("error-cannot-write", {"file": str(path)}) from error
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o644 & ~_umask())
        Path(temporary).replace(path)
    except BaseException as error:
        Path(temporary).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise InputError("error-cannot-write", {"file": str(path)}) from error
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_writable(path: Path) -> None:
    """Fail before a long task rather than after it."""
    if path.is_dir() or not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise InputError("error-cannot-write", {"file": str(path)})


def is_taken(path: Path) -> bool:
    """Whether a file with something in it is there."""
    return path.exists() and path.stat().st_size > 0
