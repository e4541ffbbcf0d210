"""Nobody gets more than their share."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.node import running_node
from tests.server.seats import Socket, new_table, socket_of, two_at_a_table
from tests.server.security.closing import until_closed
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from warren.server.errors import TooMuch
from warren.server.security.limits import Limits, Pace, address_of


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spent(limits: Limits, who: str, cost: float = 1) -> int:
    """How often somebody may do something until they have to wait."""
    for count in range(1000):
        try:
            limits.charge(who, cost)
        except TooMuch:
            return count
    return 1000


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        (None, "-"),
        ("unix", "unix"),
    ],
)
def test_addresses_of_one_customer_are_one(host: str | None, whose: str) -> None:
    assert address_of(host) == whose


def test_a_share_is_refilled_with_time() -> None:
    clock = Time()
    limits = Limits(60, 0, clock)
    assert spent(limits, "a") == 60
    assert spent(limits, "b") == 60
    with pytest.raises(TooMuch) as refused:
        limits.charge("a", 5)
    assert refused.value.details == {"seconds": 5}
    clock.now += 5
    assert spent(limits, "a") == 5
    clock.now += 100_000
    assert spent(limits, "a", 20) == 3


def test_what_costs_more_than_all_is_possible_when_nothing_was_used() -> None:
    limits = Limits(10, 0, Time())
    limits.charge("a", 20)
    with pytest.raises(TooMuch):
        limits.charge("a")


def test_a_fine_leaves_nothing_but_no_debt() -> None:
    clock = Time()
    limits = Limits(60, 0, clock)
    limits.require("a")
    limits.fine("a", 1000)
    with pytest.raises(TooMuch):
        limits.require("a")
    clock.now += 1
    limits.require("a")


def test_only_so_many_are_remembered() -> None:
    limits = Limits(1, 0, Time(), most=3)
    for who in "abcd":
        limits.charge(who)
    assert spent(limits, "d") == 0
    assert spent(limits, "a") == 1


def test_connections_are_counted_while_they_last() -> None:
    limits = Limits(0, 1)
    with limits.connected("b"), limits.connected("a"), pytest.raises(TooMuch):
        limits.connected("a").__enter__()
    with limits.connected("a"):
        pass


def test_no_limit_is_no_limit() -> None:
    limits = Limits(0, 0)
    limits.fine("a", 1000)
    limits.require("a")
    assert spent(limits, "a", 1000) == 1000
    with limits.connected("a"), limits.connected("a"):
        pass
    pace = Pace(0)
    assert all(pace.heard() and pace.tolerated() for _ in range(1000))


def test_who_talks_too_fast_is_warned_then_let_go() -> None:
    clock = Time()
    pace = Pace(10, clock)
    assert [pace.heard() for _ in range(21)] == [True] * 20 + [False]
    assert [pace.tolerated() for _ in range(21)] == [True] * 20 + [False]
    clock.now += 1
    assert pace.heard(10)
    assert not pace.heard()
    assert pace.tolerated()


def test_too_many_requests_are_refused_until_later(tmp_path: Path) -> None:
    with running_node(tmp_path, requests_per_minute=5) as node:
        browser = node.browser()
        answers = [browser.get("/api/games", params={"lang": "en"}) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["message"] == "refusal-busy"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 12
        assert "content-security-policy" in answers[-1].headers
        assert browser.get("/healthz").status_code == 200


def test_setting_up_a_table_costs_more(tmp_path: Path) -> None:
    with running_node(tmp_path, requests_per_minute=45) as node:
        browser = node.browser()
        new_table(browser)
        new_table(browser)
        assert browser.post("/api/tables", json={}).status_code == 429
        assert browser.get("/api/games").status_code == 200


def test_wrong_tokens_are_dear(tmp_path: Path) -> None:
    with running_node(tmp_path, requests_per_minute=6) as node:
        statuses = [
            node.browser(authorization=f"Bearer {n}").get("/api/tables").status_code
            for n in range(3)
        ]
        assert statuses == [401, 429, 429]
        assert node.browser().get("/api/tables").status_code == 429


def test_a_trusted_proxy_tells_the_address(tmp_path: Path) -> None:
    with running_node(tmp_path, requests_per_minute=1, trusted_proxies="127.0.0.1") as node:
        for address in ("192.0.2.1", "192.0.2.2", "198.51.100.9, 192.0.2.3"):
            browser = node.browser(**{"x-forwarded-for": address})
            assert browser.get("/api/games").status_code == 200
            assert browser.get("/api/games").status_code == 429
        spoofed = node.browser(**{"x-forwarded-for": "203.0.113.1, 192.0.2.3"})
        assert spoofed.get("/api/games").status_code == 429


def test_nobody_else_tells_the_address(tmp_path: Path) -> None:
    with running_node(tmp_path, requests_per_minute=1, trusted_proxies="192.0.2.200") as node:
        first = node.browser(**{"x-forwarded-for": "192.0.2.1"}).get("/api/games")
        second = node.browser(**{"x-forwarded-for": "192.0.2.2"}).get("/api/games")
        assert (first.status_code, second.status_code) == (200, 429)


def test_too_many_sockets_are_told_and_closed(tmp_path: Path) -> None:
    with running_node(tmp_path, sockets_per_address=1) as node:
        ann = node.browser()
        table = new_table(ann)["table"]["id"]
        address = f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with socket_of(ann, table), connect(address) as second:
            told, code = until_closed(Socket(second))
            assert [message["message"] for message in told] == ["refusal-busy"]
            assert code == 4429
            stream = ann.get(f"/api/stream/tables/{table}")
            assert stream.status_code == 429


def test_a_socket_that_shouts_is_warned_then_closed(tmp_path: Path) -> None:
    with running_node(tmp_path, messages_per_second=2) as node:
        table, ann, _ = two_at_a_table(node)
        with socket_of(ann, table) as socket:
            with suppress(ConnectionClosed):
                for n in range(60):
                    socket.send(type="ping", id=str(n))
            told, code = until_closed(socket)
            assert code == 4429
        kinds = [message["type"] for message in told]
        assert kinds.count("pong") >= 4
        refused = [message for message in told if message["type"] == "refused"]
        assert {message["message"] for message in refused} == {"refusal-busy"}
        assert 4 <= len(refused) < 60
        heard = {message["id"] for message in told if message["type"] == "pong"}
        assert heard.isdisjoint(message["id"] for message in refused)


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    with running_node(tmp_path, request_bytes=2000) as node:
        browser = node.browser()
        large = browser.post("/api/tables", json={"title": "x" * 3000})
        assert (large.status_code, large.json()["message"]) == (413, "error-too-large")
        parts = (b"x" * 500 for _ in range(10))
        headers = {"content-type": "application/json"}
        chunked = browser.post("/api/tables", content=parts, headers=headers)
        assert chunked.status_code == 413


def test_a_message_that_is_too_large_closes_the_socket(tmp_path: Path) -> None:
    with running_node(tmp_path, message_bytes=1000) as node:
        ann = node.browser()
        table = new_table(ann)["table"]["id"]
        with socket_of(ann, table) as socket:
            socket.send(type="ping", id="x" * 2000)
            assert until_closed(socket) == ([], 1009)


def test_options_are_not_a_store_of_data(tmp_path: Path) -> None:
    with running_node(tmp_path) as node:
        wanted = {
            "game": "small_world",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "options": {"board": {"id": "x" * 300_000}},
        }
        refused = node.browser().post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["args"]) == (413, {"field": "options"})


def test_one_person_has_so_many_tables(tmp_path: Path) -> None:
    with running_node(tmp_path, tables_per_person=2) as node:
        ann, bob = node.browser(), node.browser()
        for _ in range(2):
            new_table(ann)
        wanted = {"game": "heroes", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused: httpx.Response = ann.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["args"]) == (429, {"most": 2})
        new_table(bob)
