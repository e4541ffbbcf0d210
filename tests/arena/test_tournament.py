"""Whole arenas: certain early, the same for any number of workers, to be continued."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.strangers import event, strangers

from warren.arena.results import Results
from warren.arena.sheet import COLUMNS, rows
from warren.arena.tournament import run
from warren.core.refusal import InputError


def outcomes(found: Results) -> list[object]:
    return [(row.game, row.bots, row.scores, row.wins) for row in found.rows]


def test_it_stops_when_the_order_is_certain() -> None:
    found = run(event("greedy", "random"), 400)
    assert found.certain
    assert len(found.rows) < 60
    assert found.entrants[0].win_share > 0.9
    assert found.meetings[0].verdict == "better"
    played = run(event("random", "greedy"), 24, until_certain=False)
    assert len(played.rows) == 24
    assert not played.certain


def test_the_number_of_workers_changes_nothing() -> None:
    shown = event("greedy", "random", "greedy:boldness=0")
    alone = run(shown, 36)
    assert outcomes(alone) == outcomes(run(shown, 36, workers=2))
    data = alone.to_json()
    assert data["games"] == len(alone.rows)
    assert set(alone.to_json()["win_share"]) == {"greedy", "random", "greedy:boldness=0"}  # type: ignore[call-overload]


def test_an_arena_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "games.ndjson"
    shown = event("random", "greedy:boldness=0")
    run(shown, 6, ledger=path, until_certain=False)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-2]) + lines[-2][:40], encoding="utf-8")
    heard: list[int] = []
    found = run(shown, 10, ledger=path, until_certain=False, on_progress=heard.append)
    assert heard == [6, 8, 10]
    assert outcomes(found) == outcomes(run(shown, 10, until_certain=False))
    assert len(path.read_text(encoding="utf-8").splitlines()) == 11
    again = run(shown, 10, ledger=path, until_certain=False, on_progress=heard.append)
    assert heard == [6, 8, 10]
    assert again.rows == found.rows


def test_the_file_of_another_arena(tmp_path: Path) -> None:
    path = tmp_path / "games.ndjson"
    shown = event("random", "greedy")
    run(shown, 2, ledger=path)
    for other, message in (
        (replace(shown, seed=2), "error-arena-other"),
        (replace(shown, entrants=("greedy", "random")), "error-arena-other"),
    ):
        with pytest.raises(InputError) as caught:
            run(other, 2, ledger=path)
        assert caught.value.message == message
    with path.open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    with pytest.raises(InputError) as caught:
        run(shown, 2, ledger=path)
    assert caught.value.message == "error-arena-file"


def test_a_fault_never_ends_the_run(tmp_path: Path) -> None:
    bad = f"{strangers(tmp_path)}:Killed"
    found = run(event(bad, "random"), 6, workers=2, until_certain=False)
    assert len(found.rows) == 6
    assert found.entrants[0].faults == {"gone": 6}
    assert found.entrants[0].win_share == 0.0
    faults = found.to_json()["faults"]
    assert isinstance(faults, list)
    assert {fault["bot"] for fault in faults} == {"Killed"}
    lines = [dict(zip([one.name for one in COLUMNS], row, strict=True)) for row in rows(found)]
    assert len(lines) == 12
    broken = [line for line in lines if line["fault"] is not None]
    assert [(line["bot"], line["fault"], line["win"]) for line in broken] == [
        ("Killed", "gone", 0.0)
    ] * 6
    assert all(str(line["line"]).startswith("strange.py") for line in broken)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"entrants": ("random",)}, "error-arena-bots"),
        ({"entrants": ("random", "random")}, "error-arena-bots"),
        ({"entrants": ("random", "gredy")}, "error-unknown-bot"),
        ({"entrants": ("random", "nowhere.py:Own")}, "error-bot-file"),
        ({"clock": 0.0}, "error-clock"),
        ({"memory": 1}, "error-out-of-range"),
        ({"players": 9}, "error-players"),
        ({"game": "chess"}, "error-unknown-game"),
    ],
)
def test_bad_input(change: dict[str, object], message: str) -> None:
    with pytest.raises(InputError) as caught:
        run(replace(event("random", "greedy"), **change), 2)  # type: ignore[arg-type]
    assert caught.value.message == message
