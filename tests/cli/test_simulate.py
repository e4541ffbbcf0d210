"""`warren simulate`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.calls import invoke, process, tiny


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
