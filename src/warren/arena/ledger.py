"""The file of an arena: a head, then a line for every game; it only grows."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, cast

from warren.arena.deals import Event
from warren.arena.rows import Row, read_row
from warren.core.refusal import InputError, WarrenError

FORMAT: Final = "warren-arena"
VERSION: Final = 1


def head(event: Event) -> dict[str, object]:
    """What has to be the same for games to be continued."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": event.game,
        "bots": list(event.entrants),
        "players": event.players,
        "options": dict(event.options),
        "seed": event.seed,
        "clock": event.clock,
        "memory": event.memory,
    }


class Ledger:
    """Games that were played, kept as they are done; without a file they are only remembered."""

    def __init__(self, path: Path | None, event: Event) -> None:
        self.path: Final = path
        self.rows: Final[dict[int, Row]] = {}
        if path is None:
            return
        wanted = json.loads(json.dumps(head(event)))
        if path.exists() and path.stat().st_size:
            self._read(path, wanted)
        else:
            _append(path, [wanted])

    def add(self, rows: Iterable[Row]) -> None:
        """Keep the games of a deal, all of them or none."""
        fresh = list(rows)
        for row in fresh:
            self.rows[row.game] = row
        if self.path is not None:
            _append(self.path, [row.to_json() for row in fresh])

    def _read(self, path: Path, wanted: object) -> None:
        """Take up what is there; a line that was cut off is taken away."""
        text = path.read_bytes()
        whole = text.rpartition(b"\n")[0] + b"\n" if b"\n" in text else b""
        lines = whole.decode("utf-8", "replace").splitlines()
        try:
            if not lines or json.loads(lines[0]) != wanted:
                raise InputError("error-arena-other", {"file": str(path)})
            for line in lines[1:]:
                row = read_row(cast("object", json.loads(line)))
                self.rows[row.game] = row
        except ValueError as error:
            raise InputError("error-arena-file", {"file": str(path)}) from error
        except WarrenError as error:
            if error.message == "error-arena-other":
                raise
            raise InputError("error-arena-file", {"file": str(path)}) from error
        if len(whole) < len(text):
            os.truncate(path, len(whole))


def _append(path: Path, rows: Iterable[object]) -> None:
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise InputError("error-cannot-write", {"file": str(path)}) from error
