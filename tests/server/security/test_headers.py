"""Every response protects the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.node import Node, running_node

from warren.server.api.headers import content_policy

ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/games"),
        ("GET", "/api/tables/unknown"),
        ("GET", "/no/such/address"),
        ("GET", "/api/no/such/address"),
        ("DELETE", "/api/games"),
        ("POST", "/api/tables"),
        ("GET", "/s/nothing"),
        ("GET", "/healthz"),
        ("GET", "/api/schema/openapi.json"),
    ],
)
def test_every_response_has_the_headers(node: Node, method: str, path: str) -> None:
    answer = node.browser().request(method, path)
    assert answer.status_code < 500
    for name, value in ALWAYS.items():
        assert answer.headers.get_list(name) == [value]
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "font-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    if path.startswith("/s/") or path == "/api/tables/unknown":
        assert answer.headers["cache-control"] == "no-store"


def test_parts_of_a_page_carry_only_what_concerns_them(tmp_path: Path) -> None:
    folder = tmp_path / "page" / "assets"
    folder.mkdir(parents=True)
    parts, opened = ["page-1.css", "letters-1.woff2", "face-1.js"], ["1.worker.js", "1.svg"]
    for name in (*parts, *opened):
        (folder / name).write_bytes(b"a{}")
    with running_node(tmp_path / "data", page=str(tmp_path / "page")) as node:
        answers = {name: node.browser().get(f"/assets/{name}") for name in (*parts, *opened)}
    for name, answer in answers.items():
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert ("content-security-policy" in answer.headers) is (name in opened)


def test_a_safe_site_asks_browsers_to_stay_safe(node: Node) -> None:
    answer = node.browser(**{"x-forwarded-proto": "https"}).get("/api/games")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_sockets_of_the_public_address_are_named() -> None:
    assert "connect-src 'self' wss://warren.test:443;" in content_policy("https://warren.test/sub")
    assert "connect-src 'self' ws://[::1]:80;" in content_policy("http://[::1]")
    assert "connect-src 'self';" in content_policy("")


def test_headers_below_a_sub_path(tmp_path: Path) -> None:
    with running_node(tmp_path, root_path="/warren") as node:
        answer = node.browser().get("/api/tables/unknown")
        assert answer.status_code == 404
        assert answer.headers["cache-control"] == "no-store"
