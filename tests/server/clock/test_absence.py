"""A seat that runs out of time or leaves is played by a bot until its person returns."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.clock.waiting import (
    clocks_of,
    deciding,
    is_away,
    moved,
    table_of,
    until,
    without_bots,
)
from tests.server.node import Node, running_node
from tests.server.sealed import sealed_game
from tests.server.seats import socket_of, two_at_a_table, view_of

from warren.server.service import Service

LONG = {"type": "live", "bank": 1000}
SHORT = {"type": "live", "bank": 0.3, "turn": 0, "answer": 0.3}
DAYS = {"type": "days", "days": 2}


def test_who_runs_out_is_played_by_a_bot(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, tempo=SHORT)
    seat = deciding(ann, table)
    until(lambda: is_away(ann, table, seat))
    until(lambda: moved(house, table, seat) > 0)
    until(lambda: is_away(ann, table, 1 - seat))


def test_the_node_that_has_the_table_open_does_not_wait_for_the_next_look(tmp_path: Path) -> None:
    with running_node(tmp_path, sweep_seconds=10_000) as node:
        table, ann, _ = two_at_a_table(node, tempo=SHORT)
        seat = deciding(ann, table)
        until(lambda: is_away(ann, table, seat))


def test_a_table_that_is_not_open_is_found(tmp_path: Path) -> None:
    with running_node(tmp_path) as node:
        without_bots(node)
        table, ann, _ = two_at_a_table(node, tempo=SHORT)
        seat = deciding(ann, table)
        cookies = ann.cookies
    with running_node(tmp_path) as node:
        ann = node.browser()
        ann.cookies.update(cookies)
        until(lambda: moved(node, table, seat) > 0)
        assert is_away(ann, table, seat)


def test_a_live_table_of_absent_people_plays_on_to_its_end(house: Node) -> None:
    with sealed_game():
        table, ann, _ = two_at_a_table(house, "sealed", tempo={**SHORT, "turn": 0.3})
        until(lambda: table_of(ann, table)["status"] == "finished")
        assert all(seat["away"] for seat in table_of(ann, table)["seats"])


def test_leaving_and_coming_back_by_asking(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, tempo=LONG)
    assert ann.post(f"/api/tables/{table}/leave", json={}).json()["seats"][0]["away"]
    back = ann.post(f"/api/tables/{table}/return", json={})
    assert not back.json()["seats"][0]["away"]


def test_opening_the_table_is_coming_back(house: Node) -> None:
    table, ann, _ = two_at_a_table(house)
    ann.post(f"/api/tables/{table}/leave", json={})
    assert is_away(ann, table, 0)
    with socket_of(ann, table):
        until(lambda: not is_away(ann, table, 0))


def test_acting_is_coming_back(node: Node) -> None:
    without_bots(node)
    table, ann, bob = two_at_a_table(node, tempo=LONG)
    seat = deciding(ann, table)
    mine = (ann, bob)[seat]
    mine.post(f"/api/tables/{table}/leave", json={})
    shown = view_of(mine, table)
    assert shown["table"]["seats"][seat]["away"]
    code = shown["situation"]["choices"][0]["code"]
    body = {"type": "act", "seq": shown["seq"], "moves": [{"code": code}]}
    assert mine.post(f"/api/tables/{table}/actions", json=body).status_code == 200
    assert not is_away(mine, table, seat)


def test_the_clock_stands_still_while_a_bot_stands_in(node: Node) -> None:
    without_bots(node)
    table, ann, bob = two_at_a_table(node, tempo=LONG)
    seat = deciding(ann, table)
    mine = (ann, bob)[seat]
    started = clocks_of(mine, table)[seat]["deadline"]
    assert started is not None
    mine.post(f"/api/tables/{table}/leave", json={})
    left = until(lambda: [one for one in clocks_of(mine, table) if one["deadline"] is None][seat:])
    assert left[0]["left"] < 1030
    mine.post(f"/api/tables/{table}/return", json={})
    again = until(lambda: clocks_of(mine, table)[seat]["deadline"])
    assert again >= started


def test_a_decision_for_which_time_ran_out_is_the_bots(node: Node) -> None:
    without_bots(node)
    table, ann, bob = two_at_a_table(node, tempo=SHORT)
    seat = deciding(ann, table)
    mine = (ann, bob)[seat]
    until(lambda: is_away(mine, table, seat))
    refused = mine.post(f"/api/tables/{table}/return", json={}, headers={"accept-language": "en"})
    assert refused.status_code == 409
    assert refused.json()["message"] == "refusal-time-spent"
    with socket_of(mine, table):
        assert is_away(mine, table, seat)


def test_a_turn_based_table_sleeps_when_everybody_has_left(house: Node) -> None:
    table, ann, bob = two_at_a_table(house, tempo=DAYS)
    first = deciding(ann, table)
    people = (ann, bob)
    people[1 - first].post(f"/api/tables/{table}/leave", json={})
    people[first].post(f"/api/tables/{table}/leave", json={})

    async def waits(service: Service) -> object:
        return (await service.hub.room(table)).robots()

    assert house.run(waits) == {}
    before = moved(house, table, first)
    people[1 - first].post(f"/api/tables/{table}/return", json={})
    until(lambda: moved(house, table, first) > before)
    assert not is_away(ann, table, 1 - first)


def test_everybody_at_once_each_with_a_clock(house: Node) -> None:
    with sealed_game():
        table, ann, _ = two_at_a_table(house, "sealed", tempo=LONG)
        shown = ann.get(f"/api/tables/{table}/view", params={"lang": "none"}).json()
        before = clocks_of(ann, table)
        assert all(clock["deadline"] is not None for clock in before)
        move = {"verb": "seal", "args": {"card": "3"}}
        body = {"type": "act", "seq": shown["seq"], "moves": [move], "seat": 0}
        assert ann.post(f"/api/tables/{table}/actions?lang=none", json=body).status_code == 200
        assert [clock["deadline"] for clock in clocks_of(ann, table)] == [
            None,
            before[1]["deadline"],
        ]
        undo = {"type": "undo", "seq": shown["seq"] + 1, "seat": 0}
        assert ann.post(f"/api/tables/{table}/undo?lang=none", json=undo).status_code == 200
        deadlines = [clock["deadline"] for clock in clocks_of(ann, table)]
        assert deadlines == [clock["deadline"] for clock in before]


@pytest.mark.parametrize(
    "tempo",
    [
        {"type": "live", "bank": 0, "turn": 0},
        {"type": "live", "bank": -1},
        {"type": "days", "days": 0},
        {"type": "days", "window": {"opens": 9, "closes": 9, "zone": "UTC"}},
        {"type": "days", "window": {"opens": 9, "closes": 21, "zone": "Nowhere"}},
        {"type": "weeks"},
    ],
)
def test_a_tempo_that_cannot_be_played(house: Node, tempo: object) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "small_world", "seats": seats, "tempo": tempo}
    assert house.browser().post("/api/tables", json=wanted).status_code == 400
