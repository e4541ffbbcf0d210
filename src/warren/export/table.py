"""Tables of named columns, written as CSV or as Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol

from warren.core.extras import needs
from warren.core.refusal import InputError

CSV: Final = ".csv"
PARQUET: Final = ".parquet"
ENDINGS: Final = (CSV, PARQUET)

TEXT: Final = "text"
WHOLE: Final = "whole"
NUMBER: Final = "number"
YES: Final = "yes"
WHOLES: Final = "wholes"

Row = Sequence[object]


@dataclass(frozen=True)
class Column:
    """`kind` is TEXT, WHOLE, NUMBER, YES (true or false) or WHOLES (a list); None is a gap."""

    name: str
    kind: str


class Sheet(Protocol):
    """A table that is being written."""

    def add(self, rows: Sequence[Row]) -> None: ...

    def close(self) -> None: ...


def write(path: Path, columns: Sequence[Column], parts: Iterable[Sequence[Row]]) -> int:
    """Write the rows, part by part, all or nothing; how many there are."""
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        raise InputError("error-table-ending", {"file": str(path), "known": ", ".join(ENDINGS)})
    beside = path.with_name(f".{path.name}.part")
    count = 0
    try:
        sheet: Sheet = CsvSheet(beside, columns) if ending == CSV else parquet(beside, columns)
        try:
            for rows in parts:
                sheet.add(rows)
                count += len(rows)
        finally:
            sheet.close()
        beside.replace(path)
    except OSError as error:
        raise InputError("error-cannot-write", {"file": str(path)}) from error
    finally:
        beside.unlink(missing_ok=True)
    return count


class CsvSheet:
    """A gap is empty, a list is JSON."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self._file: Final = path.open("w", encoding="utf-8", newline="")
        self._rows: Final = csv.writer(self._file, lineterminator="\n")
        self._rows.writerow([column.name for column in columns])

    def add(self, rows: Sequence[Row]) -> None:
        self._rows.writerows([plain(value) for value in row] for row in rows)

    def close(self) -> None:
        self._file.close()


def plain(value: object) -> object:
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value) if isinstance(value, list) else value


def has_parquet() -> bool:
    """Whether what Parquet needs is there."""
    return find_spec("pyarrow") is not None


def parquet(path: Path, columns: Sequence[Column]) -> Sheet:
    with needs("export"):
        from warren.export.parquet import ParquetSheet
    return ParquetSheet(path, columns)
