"""The file a game is saved in."""

from __future__ import annotations

from pathlib import Path

from warren.cli.files import check_writable, is_taken, write_text
from warren.core.record import Record
from warren.core.refusal import InputError


class Archive:
    """Where the game is saved, and whether after every decision or only when asked."""

    def __init__(self, path: Path | None, own: Path | None = None) -> None:
        """`own` is the file the game came from: it may be written over."""
        if path is not None:
            _check(path, own, "--save")
        self.path = path or own
        self.constant = path is not None
        self.saved = 0

    def keep(self, record: Record) -> None:
        """Save after a decision, if that was asked for."""
        if self.constant:
            self.save(record)

    def move(self, path: Path) -> None:
        """From now on the game is saved here."""
        _check(path, self.path, "save")
        self.path = path

    def save(self, record: Record) -> None:
        assert self.path is not None
        write_text(self.path, record.write())
        self.saved = len(record.lines)


def _check(path: Path, own: Path | None, field: str) -> None:
    check_writable(path)
    same = own is not None and path.resolve() == own.resolve()
    if not same and is_taken(path):
        raise InputError("error-file-exists", {"field": field, "file": str(path)})
