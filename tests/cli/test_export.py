"""`warren export`."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path

from tests.cli.calls import invoke

from warren.cli.files import load_record
from warren.export.decisions import COLUMNS

RECORD = Path("examples/records/fair-dice.ndjson")


def test_files_and_folders_of_records(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "heroes"
    folder.mkdir(parents=True)
    shutil.copy(RECORD, folder / "b.ndjson")
    played = ("simulate", "heroes", "--games", "1", "--players", "random,random", "--seed", "2")
    assert invoke(*played, "--records", str(folder)).exit_code == 0
    out = tmp_path / "decisions.csv"
    done = invoke("export", str(folder.parent), str(RECORD), "--out", str(out))
    assert (done.exit_code, done.stderr) == (0, "")
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == [column.name for column in COLUMNS]
    names = ["heroes/b.ndjson", "heroes/game-000000.ndjson", RECORD.name]
    assert list(dict.fromkeys(row["record"] for row in rows)) == names
    lines = len(load_record(RECORD).lines)
    assert sum(row["record"] == RECORD.name for row in rows) == lines
    assert f"{len(rows)} rows of 3 games" in done.stdout


def test_what_cannot_be_exported(tmp_path: Path) -> None:
    for arguments, told in (
        ((str(tmp_path), "--out", str(tmp_path / "a.csv")), "no record"),
        ((str(RECORD), "--out", str(tmp_path / "a.txt")), ".csv, .parquet"),
        ((str(RECORD), "--out", str(tmp_path / "none" / "a.csv")), "Cannot write"),
        ((str(tmp_path / "none.ndjson"), "--out", str(tmp_path / "a.csv")), "none.ndjson"),
    ):
        done = invoke("export", *arguments)
        assert done.exit_code == 2
        assert told in done.stderr
    assert list(tmp_path.iterdir()) == []
