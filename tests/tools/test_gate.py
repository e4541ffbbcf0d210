"""The gate compares what it says, and sees a loss."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.tools.engine import SOURCES
from tests.tools.gate import ALLOWED, KINDS, Row, counted, git, meter, player, working_tree


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_work_is_done(kind: str, tmp_path: Path) -> None:
    with player(Path(SOURCES), None, tmp_path) as found:
        assert found.ask("heroes", kind, 1) > 0


def test_instructions_are_counted_for_the_work_alone(tmp_path: Path) -> None:
    tool = meter(tmp_path)
    if tool is None:
        assert shutil.which("valgrind") is None
        pytest.skip("no valgrind")
    with player(Path(SOURCES), tool, tmp_path / "counts") as found:
        one, two = (found.ask("heroes", "copy", times) * times for times in (1000, 2000))
    with player(Path(SOURCES), tool, tmp_path / "again") as found:
        again = found.ask("heroes", "copy", 1000) * 1000
    assert one < two < 2 * one
    assert again == pytest.approx(one, rel=0.02)


def test_a_dump_without_a_total_is_no_count(tmp_path: Path) -> None:
    dump = tmp_path / "out.1"
    dump.write_text("events: Ir\ntotals: 120\n", encoding="utf-8")
    assert counted(dump) == 120
    dump.write_text("events: Ir\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"out\.1"):
        counted(dump)


def test_instructions_decide_and_time_only_without_them() -> None:
    slower = Row("heroes", "core", (1.0, 2.0), (100.0, 101.0))
    assert slower.ratio() < ALLOWED
    assert Row("heroes", "core", (1.0, 2.0), None).ratio() > ALLOWED
    assert slower.cells() == ["heroes", "core", "100", "101", "0.99", "2.00", "0.50"]


def test_the_working_tree_is_a_tree_of_its_own() -> None:
    assert git("cat-file", "-t", working_tree()) == "tree"
