"""A game from outside the package works wherever the others do, by one line of configuration."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random
from tests.cli.calls import process
from tests.cli.test_docs import blocks
from tests.examples.registered import FOLDER, HERE
from tests.server.processes import Process, running_processes
from tests.server.seats import new_table

from warren.bench.measures import engine
from warren.core.match import Match, new_match, replay
from warren.core.record import read_record
from warren.games.registry import game


def played(players: int, seed: int) -> Match:
    """Random bids in any order, some of them taken back."""
    match, luck = new_match(game("sealed_bids"), players), Random(seed)
    while actors := match.state.actors():
        if match.state.is_chance():
            match.draw(luck)
            continue
        seat = actors[luck.randrange(len(actors))]
        codes = match.state.legal_actions(seat)
        match.do(seat, codes[luck.randrange(len(codes))])
        if not match.undo_refusal(seat) and luck.randrange(3) == 0:
            match.undo(seat)
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_and_its_record_replays(players: int) -> None:
    match = played(players, players)
    assert sum(match.state.scores()) <= 21
    assert match.state.winners()
    again = replay(game("sealed_bids"), read_record(match.record.write()))
    assert again.state.key() == match.state.key()


def test_simulate() -> None:
    done = process("simulate", "sealed_bids", "--games", "60", "--workers", "2", "--json", **HERE)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["games"], found["engine"]) == (60, engine())
    assert found["win_share"]["greedy"] > 0.7
    assert found["mean_rounds"] == 6


@pytest.mark.parametrize("language", ["ru", "en"])
def test_play_save_and_replay(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.ndjson"
    done = process(
        "play",
        "sealed_bids",
        "--seed",
        "3",
        "--lang",
        language,
        "--save",
        str(file),
        typed="2\nundo\nboard\nwhy\nhelp\n" + "1\n" * 6,
        **HERE,
    )
    assert done.returncode == 0, done.stderr
    title = {"en": "Sealed bids", "ru": "Тайные ставки"}[language]
    assert title in done.stdout
    again = process("replay", str(file), "--lang", language, **HERE)
    assert again.returncode == 0, again.stderr
    assert title in again.stdout


def test_people_at_one_screen_hand_it_over_between_their_bids() -> None:
    done = process("play", "sealed_bids", "--hotseat", "--seed", "3", typed="3\n2\n" * 6, **HERE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Pass the screen: Player 1 decides") == 6
    assert done.stdout.count("Pass the screen: Player 2 decides") == 6
    assert "You have bid" not in done.stdout


def test_its_scenarios_hold() -> None:
    done = process("scenario", str(FOLDER / "scenarios"), **HERE)
    assert done.returncode == 0, done.stdout


def test_the_page_on_own_games_works_from_top_to_bottom(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(FOLDER.parent)
    (program,) = blocks("own-games", "python")
    (tmp_path / "stones.py").write_text(program, encoding="utf-8")
    surroundings: dict[str, str] = {}
    for line in "".join(blocks("own-games", "sh")).splitlines():
        word, *rest = shlex.split(line)
        if word == "export":
            surroundings.update(one.split("=", 1) for one in rest)
            continue
        assert word == "warren"
        done = process(*rest, folder=tmp_path, **surroundings)
        assert done.returncode == 0, (line, done.stderr)


def test_bench() -> None:
    done = process("bench", "sealed_bids", "--seconds", "0.05", "--json", **HERE)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["game"], found["engine"]) == ("sealed_bids", engine())
    assert found["interpreted"]["inside"]["5"]["games_per_second"] > 0


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    """`warren serve` with that line in its environment."""
    process = Process(tmp_path / "served", **HERE)
    with running_processes(process):
        yield process


def test_a_server_offers_it_and_bots_play_it(served: Process) -> None:
    browser = served.browser()
    offered = {one["key"]: one for one in browser.get("/api/games", params={"lang": "ru"}).json()}
    assert offered["sealed_bids"]["name"] == "Тайные ставки"
    assert "sealed_bids-prompt" in browser.get("/api/catalogue/en").text
    created = new_table(
        browser, "sealed_bids", seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    )
    table = created["table"]["id"]
    while True:
        shown = browser.get(f"/api/tables/{table}/view", params={"lang": "en"}).json()
        if shown["situation"]["outcome"] is not None:
            break
        choices = shown["situation"]["choices"]
        if choices:
            assert choices[1]["text"] == "Bid 1 coin"
            body = {"seq": shown["seq"], "moves": [{"code": choices[-1]["code"] // 3}]}
            answer = browser.post(f"/api/tables/{table}/actions", json=body)
            assert answer.status_code in (200, 409), answer.text
    assert len(shown["situation"]["outcome"]["scores"]) == 2
    verdict = browser.get(f"/api/tables/{table}/verdict").json()
    assert verdict["holds"] is True
