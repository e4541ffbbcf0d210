"""No password and no token in the logs, nor in answers."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import structlog
from tests.server.node import running_node
from tests.server.people.people import cheapen, register, token_of

from warren.server.logs import set_up_logs
from warren.server.settings import Settings

OLD = "my old secret password"
NEW = "my new secret password"


def everything(ann: httpx.Client, other: httpx.Client) -> tuple[list[str], str]:
    """Everything one does with passwords and tokens, right and wrong; the answers, and a token."""
    answers = [register(ann, "Ann", OLD)]
    made = token_of(ann, "read")
    token = str(made["token"])
    bearer = {"authorization": f"Bearer {token}"}
    change = {"password": OLD, "wanted": NEW}
    answers += [
        register(other, "ann", OLD),
        register(other, "x", OLD),
        other.post("/api/account", json={"name": "Bob", "password": [OLD]}),
        other.post("/api/account", json={"name": {"password": OLD}, "password": OLD}),
        other.post("/api/account", content=f'{{"password": "{OLD}"'.encode()),
        other.post(
            "/api/account",
            content=f'{{"name": "Bob", "password": "{OLD}", }}'.encode(),
            headers={"content-type": "application/json"},
        ),
        other.post("/api/account/login", json={"name": "Bob", "password": OLD}),
        other.post("/api/account/login", json={"name": "Ann", "password": OLD}),
        ann.post("/api/account/password", json={**change, "password": NEW}),
        ann.post("/api/account/password", json=change),
        ann.get("/api/tokens"),
        other.get("/api/account", headers=bearer),
        other.post("/api/tokens", headers=bearer, json={"name": token, "scopes": ["read"]}),
        other.get("/api/account", headers={"authorization": f"Bearer {token}x"}),
        other.get("/api/account", headers={"authorization": f"Basic {token}"}),
        ann.delete(f"/api/tokens/{made['id']}"),
        ann.request("DELETE", "/api/account", json={"password": OLD}),
        ann.request("DELETE", "/api/account", json={"password": NEW}),
    ]
    assert {answer.status_code for answer in answers} >= {200, 201, 204, 400, 401, 403, 409}
    return [str(answer.headers) + answer.text for answer in answers], token


@pytest.fixture
def plain_logs() -> Iterator[None]:
    """Put the logs of the tests back as they were."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("plain_logs")
def test_nothing_secret_is_written_down(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(log_level="debug", log_json=True))
    with running_node(tmp_path) as node:
        cheapen(node)
        answers, token = everything(node.browser(), node.browser())
    written = "".join(capfd.readouterr())
    assert "log_in" in written
    for secret in (OLD, NEW, token, "argon2id"):
        assert secret not in written
        assert not any(secret in answer for answer in answers)
