"""What differs between the databases does not differ for whoever tries to get in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import msgspec
import pytest
from tests.server.postgres.pair import Pair
from tests.server.seats import Data, socket_of
from tests.server.security.closing import until_closed

SECRET = "correct horse battery"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/a%00b", None),
        ("GET", "/api/tables?game=%00", None),
        ("GET", "/api/people/a%00b", None),
        ("GET", "/api/ratings?game=a%00b&players=2", None),
        ("GET", "/s/a%00b", None),
        ("POST", "/api/seats", {"link": "a\0bcdefgh"}),
        ("POST", "/api/account", {"name": "a\0b", "password": SECRET}),
        ("POST", "/api/account/login", {"name": "a\0b", "password": SECRET}),
        ("POST", "/api/tables", {"game": "\0", "seats": [{"kind": "me"}]}),
    ],
)
def test_a_zero_in_a_text_is_refused(
    pair: Pair, method: str, path: str, body: dict[str, object] | None
) -> None:
    browser, _ = pair.browsers()
    answer = browser.request(method, path, json=body)
    assert 400 <= answer.status_code < 500


def test_zeros_are_taken_out_of_what_is_written(pair: Pair) -> None:
    table, ann, _ = pair.table(title="Fri\0day")
    assert ann.get(f"/api/tables/{table}").json()["title"] == "Friday"
    assert ann.post(f"/api/tables/{table}/chat", json={"text": "a\0b"}).is_success
    assert ann.put(f"/api/tables/{table}/note", json={"text": "a\0b"}).json() == {"text": "ab"}
    for move in ({"verb": "\0"}, {"verb": "conquer", "args": {"region": "\0"}}):
        body = {"seq": 0, "moves": [move]}
        assert ann.post(f"/api/tables/{table}/actions", json=body).status_code in (400, 409)


def test_logging_out_closes_sockets_at_the_other_node(pair: Pair) -> None:
    table, ann, _ = pair.table()
    wanted = {"name": "Ann of the pair", "password": SECRET}
    assert ann.post("/api/account", json=wanted).status_code == 201
    with socket_of(pair.elsewhere(ann), table) as socket:
        assert ann.post("/api/account/logout", json={}).is_success
        assert until_closed(socket)[1] == 4401


@contextmanager
def stream_of(browser: httpx.Client, table: str) -> Iterator[Iterator[Data]]:
    """What a program with this browser's cookies is told of a table."""
    with browser.stream("GET", f"/api/stream/tables/{table}") as answer:
        yield (msgspec.json.decode(line, type=Data) for line in answer.iter_lines() if line)


def test_closing_a_seat_elsewhere_puts_out_whoever_sits_at_the_other_node(pair: Pair) -> None:
    table, ann, bob = pair.table("heroes")
    link = bob.post(f"/api/tables/{table}/link", json={}).json()["link"]
    thief = pair.elsewhere(ann)
    thief.cookies.clear()
    assert thief.post("/api/seats", json={"link": link}).status_code == 201
    with socket_of(thief, table) as socket, stream_of(thief, table) as stream:
        assert socket.situation is not None
        assert socket.situation["seat"] == 1
        assert next(stream)["situation"]["seat"] == 1
        assert bob.post(f"/api/tables/{table}/alone", json={}).status_code == 201
        shown = next(line for line in stream if line["type"] == "table")
        assert shown["situation"]["seat"] is None
        while socket.situation["seat"] is not None:
            socket.receive()
