"""Bots at tables: kept through the game, thinking at once, let go at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.bots import lasting_bots
from tests.server.bots.lasting_bots import SIGNS, given
from tests.server.clock.waiting import moved, table_of, until
from tests.server.node import Node, running_node
from tests.server.played import SHORT
from tests.server.sealed import ROUNDS, sealed_game
from tests.server.seats import new_table, view_of


@pytest.fixture
def signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "signs"
    folder.mkdir()
    monkeypatch.setenv(SIGNS, str(folder))
    return folder


@contextmanager
def arcade(folder: Path, bot: type[object], **changes: object) -> Iterator[Node]:
    """A node with two processes and so much time that only who waits in vain takes too long."""
    settings = {"bots": given(bot), "bot_workers": 2, "bot_seconds": 30.0, **changes}
    with running_node(folder / "data", **settings) as node:
        yield node


def table_of_bots(browser: httpx.Client, bot: str, game: str, **wanted: object) -> str:
    seats = [{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]
    return str(new_table(browser, game, seats=seats, **wanted)["table"]["id"])


def chosen(node: Node, bot: str, end: str = "chosen") -> float:
    found = node.service.metrics.registry.get_sample_value(
        "warren_bot_choices_total", {"bot": bot, "end": end}
    )
    return found or 0.0


def test_one_bot_plays_a_seat_through_the_game_and_is_let_go(tmp_path: Path, signs: Path) -> None:
    with arcade(tmp_path, lasting_bots.Diarist) as node:
        browser = node.browser()
        table = table_of_bots(browser, "diarist", "small_world", options=SHORT)
        until(lambda: table_of(browser, table)["status"] == "finished")
        for seat in range(2):
            calls = (signs / f"diary-{seat}").read_text().split()
            assert calls == [str(call + 1) for call in range(moved(node, table, seat))]
            assert len(calls) > 4
            until((signs / f"gone-{seat}").exists)


def test_the_bots_of_a_table_that_is_left_are_let_go(tmp_path: Path, signs: Path) -> None:
    with arcade(tmp_path, lasting_bots.Diarist, room_seconds=1.0) as node:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "diarist"}]
        table = new_table(node.browser(), seats=seats, options={**SHORT, "first": 1})["table"]["id"]
        until(lambda: table not in node.service.hub.rooms)
        assert (signs / "diary-1").exists()
        until((signs / "gone-1").exists)


@pytest.mark.usefixtures("signs")
def test_the_seats_of_a_table_think_at_the_same_time(tmp_path: Path) -> None:
    with sealed_game(), arcade(tmp_path, lasting_bots.Meets) as node:
        browser = node.browser()
        table = table_of_bots(browser, "meets", "sealed")
        until(lambda: table_of(browser, table)["status"] == "finished")
        until(lambda: chosen(node, "meets") == 2 * ROUNDS)
        assert [moved(node, table, seat) for seat in range(2)] == [ROUNDS, ROUNDS]


def test_who_is_ready_first_moves_first(tmp_path: Path, signs: Path) -> None:
    with sealed_game(), arcade(tmp_path, lasting_bots.Waits) as node:
        table = table_of_bots(node.browser(), "waits", "sealed")
        until(lambda: (signs / "thinking-1").exists() and moved(node, table, 0))
        assert (moved(node, table, 0), moved(node, table, 1)) == (1, 0)
        (signs / "go").touch()
        until(lambda: moved(node, table, 1) == ROUNDS)
        until(lambda: chosen(node, "waits") == 2 * ROUNDS)


def test_an_answer_to_what_is_asked_no_longer_is_thrown_away(tmp_path: Path, signs: Path) -> None:
    luck = Random(1)
    with arcade(tmp_path, lasting_bots.Waits) as node:
        ann = node.browser()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "waits"}]
        table = new_table(ann, seats=seats, options={**SHORT, "first": 0})["table"]["id"]

        def act() -> None:
            shown = view_of(ann, table)
            code = luck.choice(shown["situation"]["choices"])["code"]
            move = {"seq": shown["seq"], "moves": [{"code": code}]}
            assert ann.post(f"/api/tables/{table}/actions", json=move).status_code == 200

        while view_of(ann, table)["situation"]["actors"] == [0]:
            act()
        until((signs / "thinking-1").exists)
        undo = {"seq": view_of(ann, table)["seq"]}
        assert ann.post(f"/api/tables/{table}/undo", json=undo).status_code == 200
        (signs / "go").touch()
        until(lambda: chosen(node, "waits"))
        assert view_of(ann, table)["situation"]["actors"] == [0]
        assert moved(node, table, 1) == 0
        while view_of(ann, table)["situation"]["actors"] == [0]:
            act()
        until(lambda: moved(node, table, 1))
