"""Requests that never come to an end keep nobody out."""

from __future__ import annotations

import asyncio
import re
import resource
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from tests.server.attack.lines import answer, line, status
from tests.server.node import Node, running_node
from tests.server.processes import Process, running_processes

from warren.server.nodes.metrics import Metrics
from warren.server.settings import Settings
from warren.server.wire import descriptors
from warren.server.wire.gate import Gate

HALF: Final = b"GET /healthz HTTP/1.1\r\nhost: here\r\n"
WHOLE: Final = HALF + b"\r\n"
BODY: Final = b"content-type: application/json\r\ncontent-length: 100\r\n\r\n{"
STRANGER: Final = "127.0.0.2"
ANOTHER: Final = "127.0.0.3"
ROOT: Final = Path(__file__).parents[3]
VIEWERS: Final = re.compile(r"^\| viewers at once \| ([\d,]+) \|", re.MULTILINE)


def turned_away(node: Node, why: str) -> float:
    found = node.service.metrics.registry.get_sample_value("warren_turned_away_total", {"why": why})
    return found or 0.0


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /hea",
        HALF,
        b"POST /api/tables HTTP/1.1\r\nhost: here\r\n" + BODY,
        WHOLE + HALF,
    ],
    ids=["nothing", "a word", "no end", "half a body", "half of a second"],
)
def test_half_a_request_is_ended(tmp_path: Path, sent: bytes) -> None:
    with running_node(tmp_path, head_seconds=0.1, body_seconds=0.1) as node, line(node.url) as half:
        half.sendall(sent)
        assert answer(half).count(b"HTTP/1.1 408 ") == 1
        assert turned_away(node, "late") == 1
        assert httpx.get(f"{node.url}/healthz", timeout=120).status_code == 200


def test_a_slow_import_holds_nobody_up(tmp_path: Path) -> None:
    """Its body comes letter by letter: it is ended, and nothing of it is kept."""
    head = b"POST /api/records HTTP/1.1\r\nhost: here\r\ncontent-type: application/x-ndjson\r\n"
    with running_node(tmp_path, body_seconds=0.5) as node, line(node.url) as slow:
        slow.sendall(head + b"content-length: 100000\r\n\r\n")
        slow.settimeout(0.05)
        heard = b""
        while not heard:
            with suppress(ConnectionError):
                slow.sendall(b"{")
            assert httpx.get(f"{node.url}/healthz", timeout=120).status_code == 200
            with suppress(TimeoutError):
                heard = slow.recv(65536)
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert httpx.get(f"{node.url}/api/tables", timeout=120).json() == []


def test_empty_lines_keep_no_connection(tmp_path: Path) -> None:
    with running_node(tmp_path, head_seconds=0.1) as node, line(node.url) as quiet:
        quiet.sendall(WHOLE)
        assert quiet.recv(65536).startswith(b"HTTP/1.1 200")
        quiet.sendall(b"\r\n")
        assert status(quiet) == 408


def test_a_head_without_end_is_refused(node: Node) -> None:
    with line(node.url) as long:
        long.sendall(HALF)
        for number in range(4000):
            try:
                long.sendall(b"x-%d: %s\r\n" % (number, b"y" * 1000))
            except ConnectionError:
                break
        else:
            pytest.fail("the server listens on and on")
    assert turned_away(node, "large") == 1


def test_one_address_keeps_nobody_else_out(tmp_path: Path) -> None:
    with running_node(tmp_path, connections_per_address=4) as node, ExitStack() as stack:
        held = [stack.enter_context(line(node.url, STRANGER)) for _ in range(4)]
        for one in held:
            one.sendall(HALF)
        for _ in range(3):
            with line(node.url, STRANGER) as more:
                more.sendall(WHOLE)
                assert status(more) in (429, 0)
        assert turned_away(node, "address") == 3
        for source in (ANOTHER, "127.0.0.1"):
            with line(node.url, source) as welcome:
                welcome.sendall(WHOLE)
                assert welcome.recv(100).startswith(b"HTTP/1.1 200")
        held.pop().close()
        while turned_away(node, "address") < 1000:
            with line(node.url, STRANGER) as again:
                again.sendall(WHOLE)
                if again.recv(100).startswith(b"HTTP/1.1 200"):
                    break


def test_a_full_house_is_told_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warren.server.wire.gate.most_connections", lambda: 3)
    with running_node(tmp_path) as node, ExitStack() as stack:
        for number in range(3):
            stack.enter_context(line(node.url, f"127.0.0.{2 + number}")).sendall(WHOLE)
        while len(node.service.gate.visits) < 3:
            pass
        with line(node.url) as late:
            late.sendall(WHOLE)
            assert status(late) in (503, 0)
        assert turned_away(node, "full") == 1


class Still(asyncio.Transport):
    """A connection whose other side reads as much as the test says."""

    def __init__(self, unread: int = 0) -> None:
        super().__init__({"peername": (STRANGER, 1)})
        self.unread = unread
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def test_who_reads_slowly_stays_and_who_reads_nothing_goes() -> None:
    async def work() -> None:
        now = 0.0
        gate = Gate(Settings(stalled_seconds=30), Metrics(), lambda: now)
        slow, still, free = Still(900), Still(900), Still()
        for transport in (slow, still, free):
            visit = gate.enter(transport)
            assert visit is not None
            visit.due = None
        for second in range(0, 60, 10):
            now = float(second)
            slow.unread -= 1
            gate.look()
        assert [one.aborted for one in (slow, still, free)] == [False, True, False]
        for transport in (slow, still, free):
            gate.leave(transport)
        assert not gate.visits

    asyncio.run(work())


def test_the_unit_has_room_for_the_documented_viewers() -> None:
    unit = (ROOT / "deploy" / "warren.service").read_text(encoding="utf-8")
    allowed = re.search(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)
    promised = VIEWERS.search((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"))
    assert allowed is not None
    assert promised is not None
    assert int(allowed[1]) - descriptors.RESERVED >= int(promised[1].replace(",", ""))
    assert int(allowed[1]) <= descriptors.MOST


def test_a_server_takes_the_descriptors_it_may_have(tmp_path: Path) -> None:
    """The system's usual limit is raised at the start: more come in than it would have let."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    node = Process(tmp_path)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        node.launch()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    with running_processes(), ExitStack() as stack:
        stack.callback(node.stop)
        node.wait()
        for number in range(400):
            stack.enter_context(line(node.url, f"127.0.1.{number % 8 + 1}")).sendall(HALF)
        with node.browser() as browser:
            assert browser.get("/healthz").status_code == 200
