"""Simulations: the same for every number of workers, with clear errors."""

from __future__ import annotations

import gc
import json
from itertools import pairwise
from pathlib import Path

import psutil
import pytest

from warren.arena.fault import BotFaultError
from warren.arena.report import Report
from warren.arena.series import Series
from warren.arena.simulation import simulate, split
from warren.core.match import replay
from warren.core.record import read_record
from warren.core.refusal import InputError
from warren.games.registry import game
from warren.text.catalogue import Catalogue
from warren.text.errors import error_line

TIMES = ("seconds", "games_per_second", "decisions_per_second", "thinking")


def found(report: Report) -> dict[str, object]:
    data = report.to_json()
    return {key: data[key] for key in data if key not in TIMES}


def bot_file(folder: Path, body: str) -> str:
    path = folder / "own.py"
    text = f"import os\n\n\nclass Own:\n    def choose(self, view):\n        {body}\n"
    path.write_text(text, encoding="utf-8")
    return f"{path}:Own"


def refused(spec: str, workers: int = 1) -> InputError:
    with pytest.raises(InputError) as caught:
        simulate("small_world", ["random", spec], games=4, seed=1, workers=workers)
    return caught.value


def test_the_number_of_workers_changes_nothing() -> None:
    alone = simulate("small_world", ["greedy", "random", "random"], games=14, seed=11)
    shared = simulate("small_world", ["greedy", "random", "random"], games=14, seed=11, workers=2)
    assert found(alone) == found(shared)


def test_cards_are_counted_by_what_they_did() -> None:
    reports = [
        simulate("heroes", ["greedy", "random", "random"], games=4, seed=3, workers=workers)
        for workers in (1, 2)
    ]
    assert found(reports[0]) == found(reports[1])
    picks = reports[0].picks
    assert set(picks) == {"troop", "fortification", "magic"}
    assert "spearmen" in picks["troop"]
    assert set(picks["fortification"]) <= {"garrison", "tower", "fortress", "citadel"}
    assert not set(picks["magic"]) & set(picks["troop"])


def test_a_swapped_badge_counts_for_the_race_that_took_it() -> None:
    report = simulate("underground", ["greedy", "random"], games=24, seed=3)
    races = sum(found.times for found in report.picks["race"].values())
    powers = sum(found.times for found in report.picks["power"].values())
    assert races == powers >= 48
    assert report.picks["race"]["shadow-mimes"].times > 0


def test_both_games_can_be_mixed() -> None:
    options: dict[str, object] = {"pool": "both", "relics": True}
    report = simulate("small_world", ["random"] * 2, games=30, seed=1, options=options)
    assert {"orcs", "ogres"} <= set(report.picks["race"])
    assert report.mean_rounds == 10


def test_rounds_are_counted() -> None:
    report = simulate("small_world", ["random", "random"], games=3, seed=1)
    assert report.mean_rounds == 10
    assert report.rounds_interval == (10, 10)
    short = simulate("heroes", ["random", "random"], games=20, seed=1)
    low, high = short.rounds_interval
    assert 2 <= low < short.mean_rounds < high <= 60


def test_the_seed_decides() -> None:
    reports = [simulate("small_world", ["random"] * 2, games=8, seed=s) for s in (1, 1, 2)]
    assert found(reports[0]) == found(reports[1])
    assert found(reports[0]) != found(reports[2])


def test_games_do_not_depend_on_how_many_follow() -> None:
    series = Series("small_world", ("random", "random"), {}, 3, True)
    together = series.play(0, 6)
    apart = series.play(0, 2)
    apart.add(series.play(2, 6))
    assert together.decisions == apart.decisions
    assert [tally.score for tally in together.bots] == [tally.score for tally in apart.bots]


def test_every_bot_sits_everywhere() -> None:
    series = Series("small_world", ("a", "b", "c"), {}, 0, True)
    for seat in range(3):
        assert {series.bot_in(seat, number) for number in range(3)} == {0, 1, 2}
    fixed = Series("small_world", ("a", "b", "c"), {}, 0, False)
    assert [fixed.bot_in(seat, 5) for seat in range(3)] == [0, 1, 2]


def test_fixed_seats_show_in_the_report() -> None:
    report = simulate("small_world", ["random", "greedy"], games=6, seed=1, seats="fixed")
    assert report.by_seat[1].mean_coins == report.mean_coins["greedy"]
    assert report.seats == "fixed"


def test_progress_is_told_up_to_the_end() -> None:
    heard: list[int] = []
    simulate("small_world", ["random", "random"], games=9, seed=1, on_progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 9


def test_progress_with_workers() -> None:
    heard: list[int] = []
    simulate("small_world", ["random"] * 2, games=9, seed=1, workers=2, on_progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 9


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 3), (1000, 2), (250_001, 4)])
def test_stretches_cover_all_games_once(games: int, workers: int) -> None:
    stretches = split(games, workers)
    assert stretches[0][0] == 0
    assert stretches[-1][1] == games
    assert all(a[1] == b[0] for a, b in pairwise(stretches))


def test_the_report_is_plain_data_that_adds_up() -> None:
    report = simulate("small_world", ["greedy", "random"], games=10, seed=1)
    data = json.loads(json.dumps(report.to_json()))
    assert data["games"] == 10
    assert set(data["win_share"]) == {"greedy", "random"}
    assert sum(data["win_share"].values()) == pytest.approx(1.0)
    assert data["decisions_per_second"] > 0
    assert data["decisions"] > 10 * 50
    assert data["engine"] in ("compiled", "interpreted")
    races = sum(entry["times"] for entry in data["by_race"].values())
    powers = sum(entry["times"] for entry in data["by_power"].values())
    assert races == powers >= 20
    assert sum(entry["times"] for entry in data["by_seat"]) == 20
    low, high = data["intervals"]["greedy"]
    assert low <= data["win_share"]["greedy"] <= high


def test_options_reach_the_game() -> None:
    report = simulate(
        "small_world", ["random"] * 2, games=30, seed=1, options={"without_diplomat": True}
    )
    assert "diplomat" not in report.picks["power"]
    assert report.options == {"without_diplomat": True}


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_action_names_the_bot_and_the_rule(tmp_path: Path, workers: int) -> None:
    error = refused(bot_file(tmp_path, "return 19"), workers)
    assert error.message == "error-bot-illegal"
    assert error.details["bot"] == "Own"
    assert error.details["code"] == "19"
    assert error.rule
    assert str(error.details["why"]).startswith("refusal-")
    told = error_line(Catalogue("en"), error)
    assert "refusal-" not in told
    assert told.count(error.rule) == 1
    assert isinstance(error, BotFaultError)
    assert sorted(read_record(error.record).names) == ["Own", "random"]


@pytest.mark.parametrize("number", [-1, 10**6, 10**30])
def test_codes_that_mean_nothing(tmp_path: Path, number: int) -> None:
    error = refused(bot_file(tmp_path, f"return {number}"))
    assert error.message == "error-bot-illegal"
    assert error.rule == "CORE-ACTION"


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("return {}['x']", "KeyError: 'x'"),
        ("return None", "TypeError"),
        ("return 1.5", "TypeError"),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, body: str, problem: str) -> None:
    error = refused(bot_file(tmp_path, body))
    assert error.message == "error-bot-broke"
    assert error.details["bot"] == "Own"
    assert isinstance(error, BotFaultError)
    assert f'own.py", line 6, in choose\n    {body}' in error.trace or problem == "TypeError"
    assert str(error.details["problem"]).startswith(problem)


def test_a_worker_that_dies(tmp_path: Path) -> None:
    error = refused(bot_file(tmp_path, "os._exit(3)"), workers=2)
    assert error.message == "error-worker-lost"
    assert "own.py:Own" in str(error.details["bots"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game_key": "chess"}, "error-unknown-game"),
        ({"players": ["random"]}, "error-players"),
        ({"players": ["random"] * 6}, "error-players"),
        ({"players": ["random", "nobody"]}, "error-unknown-bot"),
        ({"games": 0}, "error-out-of-range"),
        ({"workers": 0}, "error-out-of-range"),
        ({"seats": "musical"}, "error-seats"),
        ({"options": {"dragons": 3}}, "error-unknown-option"),
    ],
)
def test_bad_input(change: dict[str, object], message: str) -> None:
    good: dict[str, object] = {"game_key": "small_world", "players": ["random"] * 2, "games": 1}
    with pytest.raises(InputError) as caught:
        simulate(**{**good, **change})  # type: ignore[arg-type]
    assert caught.value.message == message


@pytest.mark.parametrize("workers", [1, 2])
def test_records_keep_what_was_played(tmp_path: Path, workers: int) -> None:
    folder = tmp_path / "kept" / "games"
    report = simulate(
        "small_world", ["random", "greedy"], 4, seed=2, workers=workers, records=str(folder)
    )
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"game-00000{n}.ndjson" for n in range(4)]
    coins = {"random": 0, "greedy": 0}
    for path in files:
        record = read_record(path.read_text(encoding="utf-8"))
        match = replay(game("small_world"), record)
        assert match.state.is_over()
        for name, score in zip(record.names, match.state.scores(), strict=True):
            coins[name] += score
    assert {name: total / 4 for name, total in coins.items()} == report.mean_coins


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        simulate("small_world", ["random"] * 2, 1, records=str(tmp_path / "file" / "games"))
    assert caught.value.message == "error-cannot-write"


def test_the_time_of_bots_is_counted() -> None:
    report = simulate("small_world", ["random", "greedy"], 2, seed=1)
    slow = report.thinking["greedy"]
    assert 0 < slow.mean() <= slow.slowest <= slow.seconds <= report.seconds
    assert sum(found.decisions for found in report.thinking.values()) == report.decisions


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_sleeps_is_late(tmp_path: Path, workers: int) -> None:
    spec = bot_file(tmp_path, "__import__('time').sleep(600)")
    with pytest.raises(BotFaultError) as caught:
        simulate("small_world", ["random", spec], 2, seed=1, workers=workers, clock=0.3)
    assert caught.value.message == "error-bot-late"
    assert "line 6, in choose" in caught.value.trace


@pytest.mark.parametrize("clock", [0.0, -1.0, float("nan"), 1e9])
def test_a_clock_that_cannot_be(clock: float) -> None:
    with pytest.raises(InputError) as caught:
        simulate("small_world", ["random"] * 2, 1, clock=clock)
    assert caught.value.message == "error-clock"


def test_games_that_are_over_hold_no_memory() -> None:
    def held() -> int:
        gc.collect()
        return psutil.Process().memory_info().rss

    series = Series("small_world", ("random", "random"), {}, 1, True)
    series.play(0, 200)
    before = held()
    series.play(200, 700)
    assert held() - before < 500 * 3000
