"""`warren simulate`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.calls import invoke, process, tiny

from warren.core.record import read_record


def test_json_alone_on_standard_output(tmp_path: Path) -> None:
    done = process(
        *("simulate", "small_world", "--games", "4", "--players", "greedy,random"),
        *("--seed", "3", "--workers", "2", "--json", "--board", tiny(tmp_path)),
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 4
    assert report["players"] == ["greedy", "random"]
    assert set(report["win_share"]) == {"greedy", "random"}
    assert abs(sum(report["win_share"].values()) - 1) < 1e-9
    assert report["decisions_per_second"] > 0
    assert len(report["by_seat"]) == 2
    assert report["by_race"]
    assert report["by_power"]


def test_the_seed_decides_and_the_workers_do_not(tmp_path: Path) -> None:
    def shares(*more: str) -> object:
        told = invoke(
            *("simulate", "small_world", "--games", "6", "--players", "random,random"),
            *("--board", tiny(tmp_path), "--json", *more),
        )
        report = json.loads(told.stdout)
        return [report["mean_coins"], report["win_share"], report["by_race"]]

    assert shares("--seed", "1") == shares("--seed", "1")
    assert shares("--seed", "1") != shares("--seed", "2")


def test_the_tables_tell_wins_with_their_interval(tmp_path: Path) -> None:
    done = invoke(
        *("simulate", "small_world", "--games", "3", "--players", "random,random,greedy"),
        *("--board", tiny(tmp_path), "--option", "open_coins=true"),
    )
    assert done.exit_code == 0, done.stderr
    for title in ("By bot", "By seat", "By race", "By power"):
        assert title in done.stdout
    assert "random#2" in done.stdout
    assert "greedy" in done.stdout
    assert "decisions/s" in done.stdout


def test_heroes_by_cards() -> None:
    words = ("simulate", "heroes", "--games", "2", "--players", "greedy,random", "--seed", "4")
    report = json.loads(invoke(*words, "--json").stdout)
    assert report["by_troop"]
    assert report["by_fortification"]
    assert report["by_magic"]
    assert report["rounds_interval"][0] <= report["mean_rounds"] <= report["rounds_interval"][1]
    for language, told in {
        "en": ("By captures", "By fortifications", "By magic", "Rounds a game", "Spearmen"),
        "ru": ("По захватам", "По укреплениям", "По магии", "Раундов в партии", "Копейщики"),
    }.items():
        done = invoke(*words, language=language)
        assert done.exit_code == 0, done.stderr
        assert all(title in done.stdout for title in told), done.stdout


def own_bot(folder: Path, body: str) -> str:
    path = folder / "own.py"
    path.write_text(f"class Own:\n    def choose(self, view):\n        {body}\n", encoding="utf-8")
    return f"{path}:Own"


def test_a_bot_that_breaks_down_is_told_in_full(tmp_path: Path) -> None:
    spec = own_bot(tmp_path, "return {}['x']")
    games = tmp_path / "games"
    done = process(
        *("simulate", "small_world", "--games", "4", "--players", f"random,{spec}"),
        *("--board", tiny(tmp_path), "--records", str(games), "--workers", "2"),
    )
    assert done.returncode == 2
    assert "broke down: KeyError: 'x'" in done.stderr
    told = re.search(r"Game (\d+), seat (\d)", done.stderr)
    assert told is not None
    number, seat = int(told[1]), int(told[2])
    assert seat == 2 - number % 2, "seats rotate, whichever worker is faster"
    assert 'own.py", line 3, in choose' in done.stderr
    broken = games / f"game-{number:06d}-broken.ndjson"
    assert str(broken) in done.stderr
    names = read_record(broken.read_text(encoding="utf-8")).names
    assert names == (["Own", "random"] if number % 2 else ["random", "Own"])


def test_an_illegal_move_is_told_in_words_with_its_rule_once(tmp_path: Path) -> None:
    spec = own_bot(tmp_path, "return 19")
    done = invoke(
        *("simulate", "small_world", "--games", "1", "--players", f"random,{spec}"),
        *("--records", str(tmp_path)),
    )
    assert done.exit_code == 2
    assert "refusal-" not in done.stderr
    assert "which is not allowed." in done.stderr
    assert done.stderr.count("[") == 1


def test_arguments_of_bots_and_a_clock(tmp_path: Path) -> None:
    done = invoke(
        *("simulate", "small_world", "--games", "2", "--board", tiny(tmp_path), "--json"),
        *("--players", "greedy:boldness=2,greedy", "--clock", "30"),
    )
    assert done.exit_code == 0, done.stderr
    report = json.loads(done.stdout)
    assert set(report["thinking"]) == {"greedy:boldness=2", "greedy"}
    typo = invoke("simulate", "small_world", "--players", "greedy:boldnes=2,random")
    assert "Did you mean “boldness”?" in typo.stderr
