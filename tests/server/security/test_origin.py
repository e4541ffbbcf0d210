"""Other sites cannot act in somebody's browser."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from tests.server.node import Node, running_node
from tests.server.seats import Socket, new_table
from tests.server.security.closing import until_closed
from websockets.sync.client import connect

from warren.server.security.origin import Origins, read_origin

OWN = "http://warren.test:8080"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("http://Warren.Test", "http://warren.test:80"),
        ("https://warren.test:443", "https://warren.test"),
        ("https://warren.test.", "https://warren.test"),
        ("http://[::1]:8080", "http://[::1]:8080/some/page"),
    ],
)
def test_one_origin_has_one_spelling(one: str, other: str) -> None:
    assert read_origin(one) is not None
    assert read_origin(one) == read_origin(other)


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "",
        "warren.test",
        "file:///etc/passwd",
        "http://",
        "http://a@warren.test",
        "http://x:y",
    ],
)
def test_what_names_no_host_is_no_origin(text: str) -> None:
    assert read_origin(text) is None


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "http://evil.test:8080",
        "http://warren.test:8081",
        "http://warren.test",
        "https://warren.test:8080.evil.test",
        "http://warren.test:8080@evil.test",
        "http://sub.warren.test:8080",
        "",
    ],
)
def test_another_origin_is_not_trusted(origin: str) -> None:
    assert not Origins("", "").trusts("POST", "http", ["warren.test:8080"], [origin])


def test_our_own_pages_are_trusted() -> None:
    origins = Origins("", "")
    assert origins.trusts("POST", "http", ["warren.test:8080"], [OWN])
    assert origins.trusts("WEBSOCKET", "ws", ["WARREN.test:8080"], [OWN])
    assert origins.trusts("POST", "https", ["warren.test"], ["https://warren.test"])
    assert origins.trusts("POST", "http", ["warren.test"], ["https://warren.test"])


def test_the_plain_side_of_a_safe_site_is_not_trusted() -> None:
    assert not Origins("", "").trusts("POST", "https", ["warren.test"], ["http://warren.test"])


def test_several_or_missing_headers_are_not_trusted() -> None:
    origins = Origins("", "")
    assert not origins.trusts("POST", "http", ["warren.test:8080"], [OWN, OWN])
    assert not origins.trusts("POST", "http", ["warren.test:8080", "evil.test"], [OWN])
    assert not origins.trusts("POST", "http", [], [OWN])


def test_without_an_origin_the_browser_says_from_where() -> None:
    origins = Origins("", "")
    host = ["warren.test:8080"]
    assert origins.trusts("POST", "http", host, [])
    assert origins.trusts("POST", "http", host, [], ["same-origin"])
    assert not origins.trusts("POST", "http", host, [], ["cross-site"])
    assert not origins.trusts("POST", "http", host, [], ["same-site"])
    assert not origins.trusts("POST", "http", host, [], ["none", "cross-site"])


def test_reading_is_free() -> None:
    assert Origins("", "").trusts("GET", "http", ["warren.test"], ["http://evil.test"])


def test_named_origins_are_trusted_whatever_the_host_says() -> None:
    origins = Origins("http://one.test, https://two.test/", "https://public.test/sub/path")
    for origin in ("http://one.test", "https://two.test", "https://public.test"):
        assert origins.trusts("POST", "http", ["10.0.0.7:8080"], [origin])
    assert not origins.trusts("POST", "http", ["10.0.0.7:8080"], ["https://one.test"])


def test_a_foreign_request_is_refused_and_leaves_no_cookie(node: Node) -> None:
    for headers in (
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "http://evil.test", "x-forwarded-host": "evil.test"},
    ):
        answer = node.browser(**headers).post("/api/tables", json={})
        assert answer.status_code == 403
        assert answer.json()["message"] == "refusal-origin"
        assert "set-cookie" not in answer.headers


def test_our_own_page_may_act(node: Node) -> None:
    own = str(httpx.URL(node.url))
    assert new_table(node.browser(origin=own))["links"]
    assert new_table(node.browser(**{"sec-fetch-site": "same-origin"}))["links"]


@pytest.mark.parametrize("origin", ["http://evil.test", "null"])
def test_a_foreign_socket_is_told_and_closed(node: Node, origin: str) -> None:
    table = new_table(node.browser())["table"]["id"]
    address = f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"origin": origin}) as socket:
        told, code = until_closed(Socket(socket))
        assert [message["message"] for message in told] == ["refusal-origin"]
        assert code == 4403


def test_the_host_a_proxy_keeps_from_us_is_set(tmp_path: Path) -> None:
    with running_node(tmp_path, public_url="https://warren.test/games") as node:
        assert new_table(node.browser(origin="https://warren.test"))["links"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_a_form_can_send_is_not_read(node: Node, kind: str) -> None:
    body = json.dumps({"game": "small_world", "seats": [{"kind": "me"}, {"kind": "open"}]})
    answer = node.browser().post("/api/tables", content=body, headers={"content-type": kind})
    assert answer.status_code == 415
    assert answer.json()["message"] == "error-content-type"


def test_a_request_without_a_body_needs_no_kind(node: Node) -> None:
    answer = node.browser().post("/api/tables/unknown/rematch")
    assert answer.status_code == 404
