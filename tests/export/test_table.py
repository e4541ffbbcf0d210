"""Tables as files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pyarrow import parquet

from warren.core.refusal import InputError
from warren.export.table import NUMBER, TEXT, WHOLE, WHOLES, YES, Column, Row, write

COLUMNS = (
    Column("name", TEXT),
    Column("score", WHOLE),
    Column("share", NUMBER),
    Column("won", YES),
    Column("scores", WHOLES),
)
ROWS: list[Row] = [("Аня, 1", 7, 0.5, True, [7, 3]), (None, None, None, None, None)]


def test_csv(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    assert write(path, COLUMNS, [ROWS, ROWS[1:]]) == 3
    assert path.read_text(encoding="utf-8").splitlines() == [
        "name,score,share,won,scores",
        '"Аня, 1",7,0.5,true,"[7, 3]"',
        ",,,,",
        ",,,,",
    ]


def test_parquet(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    assert write(path, COLUMNS, [ROWS, ROWS[1:]]) == 3
    found = parquet.read_table(path)
    kinds = [str(kind).replace("element", "item") for kind in found.schema.types]
    assert kinds == ["string", "int64", "double", "bool", "list<item: int64>"]
    names = [column.name for column in COLUMNS]
    assert found.to_pylist() == [dict(zip(names, row, strict=True)) for row in [*ROWS, ROWS[1]]]
    assert write(path, COLUMNS, []) == 0
    assert parquet.read_table(path).num_rows == 0


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_all_or_nothing(tmp_path: Path, name: str) -> None:
    def broken() -> Iterator[list[Row]]:
        yield ROWS
        raise InputError("error-record-empty", {"line": 1})

    path = tmp_path / name
    path.write_text("before", encoding="utf-8")
    with pytest.raises(InputError):
        write(path, COLUMNS, broken())
    assert path.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_other_endings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        write(tmp_path / "games.xlsx", COLUMNS, [ROWS])
    assert caught.value.message == "error-table-ending"
    assert list(tmp_path.iterdir()) == []
