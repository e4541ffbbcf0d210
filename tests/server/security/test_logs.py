"""No secret is written down: not in logs, not in traces."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from opentelemetry.exporter.otlp.proto.http import trace_exporter
from opentelemetry.sdk.trace import export
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from tests.server.node import Node, running_node
from tests.server.seats import new_table, socket_of

from warren.server.logs import set_up_logs
from warren.server.settings import Settings

SECRET = "correct horse battery"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything that is logged, at the most talkative level, as JSON."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    out = io.StringIO()
    monkeypatch.setattr(sys, "stderr", out)
    set_up_logs(Settings(log_level="debug", log_json=True))
    yield out
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


def go_through(node: Node) -> list[str]:
    """Use every kind of secret, rightly and wrongly; returns them."""
    ann, bob = node.browser(), node.browser()
    created = new_table(ann)
    table, link = created["table"]["id"], created["links"]["1"]
    registered = ann.post("/api/account", json={"name": "Ann", "password": SECRET})
    assert registered.status_code == 201
    wanted = {"name": "program", "scopes": ["read"]}
    token = ann.post("/api/tokens", json=wanted).json()["token"]
    assert bob.get(f"/s/{link}").status_code == 303
    assert bob.get(f"/s/{link}x").status_code == 404
    claim = {"table": table, "seat": 1, "name": "Bob"}
    assert bob.post("/api/link", json=claim).status_code == 201
    assert bob.get(f"/s/{link}").status_code == 303
    program = node.browser(authorization=f"Bearer {token}")
    assert program.get(f"/api/tables/{table}/view").status_code == 200
    wrong = node.browser(authorization=f"Bearer {token}x")
    assert wrong.get(f"/api/tables/{table}").status_code == 401
    assert ann.put(f"/api/tables/{table}/note", json={"text": "my secret plan"}).is_success
    with socket_of(bob, table) as socket:
        socket.send(type="chat", text="between us", id="a")
        socket.until("chat")
    cookies = [value for browser in (ann, bob) for value in browser.cookies.values()]
    seed = node.service.hub.rooms[table].terms.seed
    return [link, token, SECRET, "my secret plan", "between us", seed, *cookies]


def test_no_secret_is_logged(tmp_path: Path, written: io.StringIO) -> None:
    with running_node(tmp_path) as node:
        secrets = go_through(node)
    log = written.getvalue()
    assert "open_link" in log
    for secret in secrets:
        assert secret not in log


def test_no_secret_is_traced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    traced = InMemorySpanExporter()
    monkeypatch.setattr(trace_exporter, "OTLPSpanExporter", lambda: traced)
    monkeypatch.setattr(export, "BatchSpanProcessor", export.SimpleSpanProcessor)
    with running_node(tmp_path, telemetry=True) as node:
        secrets = go_through(node)
    spans = "".join(span.to_json() for span in traced.get_finished_spans())
    assert "/api/tables" in spans
    for secret in secrets:
        assert secret not in spans
