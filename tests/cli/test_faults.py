"""Where the record of a broken game goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.arena.fault import BotFaultError
from warren.cli.faults import keeping, tell_fault
from warren.cli.terminal import Terminal


def fault() -> BotFaultError:
    return BotFaultError("error-bot-broke", {"number": 7}, trace="the trace", record="the game\n")


def test_beside_the_other_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BotFaultError) as caught, keeping(str(tmp_path)):
        raise fault()
    tell_fault(Terminal("en"), caught.value)
    path = tmp_path / "game-000007-broken.ndjson"
    assert path.read_text(encoding="utf-8") == "the game\n"
    told = capsys.readouterr().err
    assert told.startswith("the trace\n")
    assert str(path) in told


def test_in_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    tell_fault(Terminal("en"), fault())
    (path,) = tmp_path.iterdir()
    assert path.read_text(encoding="utf-8") == "the game\n"
    assert str(path) in capsys.readouterr().err
