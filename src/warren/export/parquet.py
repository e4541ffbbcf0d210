"""Tables as Parquet, by way of pyarrow."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pyarrow
from pyarrow.parquet import ParquetWriter

from warren.export.table import NUMBER, TEXT, WHOLE, WHOLES, YES, Column, Row

ENOUGH: Final = 65_536
"""So many rows make a group of their own."""

TYPES: Final = {
    TEXT: pyarrow.string(),
    WHOLE: pyarrow.int64(),
    NUMBER: pyarrow.float64(),
    YES: pyarrow.bool_(),
    WHOLES: pyarrow.list_(pyarrow.int64()),
}


class ParquetSheet:
    """Rows are gathered until they make a group."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self._schema: Final = pyarrow.schema(
            [(column.name, TYPES[column.kind]) for column in columns]
        )
        self._writer: Final = ParquetWriter(str(path), self._schema)
        self._waiting: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        self._waiting += rows
        if len(self._waiting) >= ENOUGH:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        columns = [
            pyarrow.array([row[number] for row in self._waiting], field.type)
            for number, field in enumerate(self._schema)
        ]
        self._writer.write_table(pyarrow.Table.from_arrays(columns, schema=self._schema))
        self._waiting = []
