"""Coming back: nothing is lost, nothing told twice."""

from __future__ import annotations

import json
import socket as network
import threading

import httpx
import pytest
from tests.server.desks import until
from tests.server.node import Node
from tests.server.played import BOTH_MINE, play_out
from tests.server.seats import Data, new_table, socket_of, two_at_a_table, view_of
from tests.server.tables.test_playing import FIRST, act
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from warren.server.service import Service
from warren.server.viewers.outbox import BACKLOG, SLOW, Outbox


def facts(browser: httpx.Client, table: str, since: int) -> list[Data]:
    return list(view_of(browser, table, since=since)["facts"])


@pytest.mark.parametrize("who", ["seat", "spectator"])
def test_facts_since_a_line_come_once_and_in_order(house: Node, who: str) -> None:
    table, ann, _ = two_at_a_table(house, "heroes", options={"first": 0})
    browser = ann if who == "seat" else house.browser()
    seen: list[Data] = []
    with socket_of(browser, table, since=0) as watching:
        play_out(house, table, seed=2, most=25)
        last = view_of(browser, table)["seq"]
        while watching.seq < last:
            watching.receive()
        seen = list(watching.facts)
    lines = [fact["n"] for fact in seen]
    assert lines == sorted(lines)
    assert lines[0] == 1
    assert seen == facts(browser, table, 0)
    for since in (0, 3, last // 2, last - 1, last):
        wanted = [fact for fact in seen if fact["n"] > since]
        assert facts(browser, table, since) == wanted
        with socket_of(browser, table, since=since) as back:
            assert (back.facts, back.seq) == (wanted, last)


def test_a_dropped_connection_is_taken_up_again(house: Node) -> None:
    """Closing and opening the socket after every few steps tells the same story."""
    table, ann, bob = two_at_a_table(house, options=FIRST)
    told: list[Data] = []
    since = 0
    with socket_of(bob, table, since=0) as steady:
        for part in range(6):
            with socket_of(ann, table, since=since) as socket:
                told += socket.facts
                heard = len(socket.facts)
                play_out(house, table, seed=part, most=4)
                last = view_of(ann, table)["seq"] - part % 2
                while socket.seq < last:
                    socket.receive()
                told += socket.facts[heard:]
                since = socket.seq
            play_out(house, table, seed=part, most=3)
        last = view_of(ann, table)["seq"]
        told += facts(ann, table, since)
        while steady.seq < last:
            steady.receive()
        public = [fact for fact in told if fact in steady.facts]
        assert [fact["n"] for fact in public] == [fact["n"] for fact in steady.facts]
    assert told == facts(ann, table, 0)


def test_from_a_room_that_was_closed_meanwhile(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, options=FIRST)
    play_out(house, table, most=30)
    known = facts(ann, table, 0)

    async def forget(service: Service) -> None:
        del service.hub.rooms[table]

    house.run(forget)
    assert facts(ann, table, 0) == known
    assert facts(ann, table, 11) == [fact for fact in known if fact["n"] > 11]


def test_who_was_away_for_long_gets_the_last_lines(
    house: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.browser()
    table = new_table(ann, seats=BOTH_MINE, options=FIRST)["table"]["id"]
    last = play_out(house, table, seed=3, most=40)
    known = facts(ann, table, 0)
    monkeypatch.setattr("warren.server.tables.hub.MOST_TOLD", 20)
    assert facts(ann, table, 0) == [fact for fact in known if fact["n"] > last - 20]
    with socket_of(ann, table, since=3) as back:
        assert back.facts == facts(ann, table, 0)


def test_nonsense_for_a_line_is_like_none(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, options=FIRST)
    for since in ("x", "-1", "99999999999", ""):
        with socket_of(ann, table, since=since) as socket:
            assert (socket.facts, socket.seq) == ([], view_of(ann, table)["seq"])
    with socket_of(ann, table, since=999) as socket:
        assert socket.facts == []


def test_looking_again(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, options=FIRST)
    with socket_of(ann, table) as socket:
        socket.send(type="look", since=0, id="again")
        shown = socket.until("table")
        assert shown["id"] == "again"
        assert shown["facts"] == facts(ann, table, 0)
        socket.send(type="ping", id="p")
        assert socket.until("pong") == {"type": "pong", "id": "p", "seq": socket.seq}


def test_two_tabs_of_one_seat_agree(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, options=FIRST)
    with socket_of(ann, table) as first, socket_of(ann, table, lang="ru") as second:
        for _ in range(3):
            seq = first.seq
            first.act(first.choices[0]["code"], id="mine")
            here, there = first.until("step"), second.until("step")
            assert here["id"] == "mine"
            assert "id" not in there
            assert first.seq == second.seq > seq
            assert first.view == second.view
            assert [one["code"] for one in first.choices] == [one["code"] for one in second.choices]
            second.send(type="act", seq=seq, moves=[{"code": 0}], id="late")
            late = second.until("refused")
            assert (late["message"], late["id"], late["seq"]) == (
                "refusal-stale",
                "late",
                second.seq,
            )
        assert first.view == view_of(ann, table)["view"]


def test_both_tabs_press_at_once(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, options=FIRST)
    shown = view_of(ann, table)
    code = shown["situation"]["choices"][0]["code"]
    answers: list[int] = []

    def press() -> None:
        with httpx.Client(base_url=house.url, cookies=ann.cookies, timeout=120) as tab:
            answers.append(act(tab, table, shown["seq"], {"code": code}).status_code)

    threads = [threading.Thread(target=press) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 409, 409, 409]


def test_a_refused_action_leaves_the_page_right(house: Node) -> None:
    table, ann, bob = two_at_a_table(house, options=FIRST)
    with socket_of(bob, table) as socket:
        before = socket.view
        socket.act(0, id="too early")
        told = socket.until("refused")
        assert (told["message"], told["id"]) == ("refusal-not-your-turn", "too early")
        assert told["seq"] == socket.seq
        assert told["text"]
        assert socket.view == before
        shown = view_of(ann, table)
        act(ann, table, shown["seq"], {"code": shown["situation"]["choices"][0]["code"]})
        step = socket.until("step")
        assert "id" not in step
        assert socket.view == view_of(bob, table)["view"]


def test_somebody_who_takes_a_seat_while_watching_sees_it(house: Node) -> None:
    ann, bob = house.browser(), house.browser()
    created = new_table(ann, "heroes", seats=BOTH_MINE, options={"first": 0}, visibility="open")
    table = created["table"]["id"]
    new_table(bob)
    with socket_of(bob, table) as socket:
        assert socket.situation is not None
        assert socket.situation["seat"] is None
        bob.post("/api/seats", json={"link": created["links"]["0"]})
        shown = socket.until("table")
        assert shown["situation"]["seat"] == 0
        assert shown["view"]["seats"][0]["hand"] is not None


def read_on(connection: ClientConnection) -> None:
    while True:
        connection.recv(timeout=60)


def let_go(watcher: object) -> bool:
    return isinstance(watcher, Outbox) and watcher.closed


def test_who_does_not_read_is_let_go_and_comes_back(node: Node) -> None:
    table, ann, _ = two_at_a_table(node, options=FIRST)
    address = ("127.0.0.1", int(node.url.rsplit(":", 1)[1]))
    line = network.socket()
    line.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    line.connect(address)
    cookies = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    url = f"{node.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?lang=en"
    with connect(
        url, sock=line, additional_headers={"cookie": cookies}, max_queue=1, ping_interval=None
    ) as lazy:
        first = json.loads(lazy.recv())
        assert first["type"] == "table"
        watching = list(node.service.watchers)
        for _ in range(12 * BACKLOG):
            lazy.send('{"type": "look", "since": 0}')
        node.run(lambda _: until(lambda: any(map(let_go, watching))))
        with pytest.raises(ConnectionClosed) as gone:
            read_on(lazy)
    assert gone.value.rcvd is not None
    assert gone.value.rcvd.code == SLOW
    with socket_of(ann, table, since=0) as back:
        assert back.facts == facts(ann, table, 0)
        assert back.choices
