"""Programs bid at a server, several seats at once and in secret."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from tests.cli.calls import process
from tests.client.test_playing import client_of
from tests.examples.registered import HERE
from tests.server.node import Node
from tests.server.stream.programs import Program

from warren.bots.bot import Bot
from warren.client import guest
from warren.client.sight import Sight
from warren.core.state import View

KEY: Final = "sealed_bids"
PROGRAM: Final = """
from warren.bots.bot import Bot


class Saver(Bot):
    def choose(self, view):
        told = view.to_json()
        worth = told["lot"] + told["carried"]
        return min(worth, max(view.legal_actions()))
"""


class Half(Bot):
    """Offers half of what is left, and remembers what it was shown."""

    seen: Final[list[tuple[int, list[object]]]] = []

    def choose(self, view: View) -> int:
        assert view.seat is not None
        told: dict[str, Any] = view.to_json()
        self.seen.append((view.seat, told["bids"]))
        return max(view.legal_actions()) // 2


def test_one_program_in_seats_that_are_asked_at_once(node: Node) -> None:
    Half.seen.clear()
    with client_of(Program(node, "Ann")) as client:
        assert KEY in [title.key for title in client.games()]
        table = client.create(KEY, ["me", "me", "greedy"]).table
        outcome = client.play(Half, table.id)
        assert client.table(table.id).status == "finished"
    assert 0 < sum(outcome.scores) <= 21
    assert {seat for seat, _ in Half.seen} == {0, 1}
    for seat, bids in Half.seen:
        assert bids[seat] is None
        assert {bid for bid in bids if bid is not None} <= {"sealed"}
    assert any("sealed" in bids for _, bids in Half.seen), "one bid while another was in"


def test_programs_that_think_at_the_same_time(node: Node) -> None:
    """No bid waits for another: in the first round all of them think before one is in."""
    thinking = threading.Barrier(3)

    class Slow(Half):
        def choose(self, view: View) -> int:
            if view.state.rounds() == 1:
                thinking.wait(60)
            return super().choose(view)

    clients = [client_of(Program(node, name)) for name in ("Ann", "Bob", "Cyd")]
    table = clients[0].create(KEY, ["me", "open", "open"], visibility="open").table.id
    for client in clients[1:]:
        client.join(table)
    with ThreadPoolExecutor(3) as pool:
        outcomes = list(pool.map(lambda client: client.play(Slow, table), clients))
    assert outcomes[0] == outcomes[1] == outcomes[2]
    for client in clients:
        client.close()


def test_a_program_changes_its_bid_until_all_are_in(node: Node) -> None:
    with client_of(Program(node, "Ann")) as ann, client_of(Program(node, "Bob")) as bob:
        table = ann.create(KEY, ["me", "open"], visibility="open").table.id
        bob.join(table)
        sealed = ann.act(table, ann.view(table).seq, 9)
        assert Sight(ann.view(table)).asked is None
        shown = bob.view(table)
        assert shown.view is not None
        assert shown.view["bids"] == ["sealed", None]
        ann.undo(table, sealed.seq)
        ann.act(table, ann.view(table).seq, 3)
        bob.act(table, bob.view(table).seq, 1)
        after = bob.view(table).view
        assert after is not None
        assert after["purses"] == [17, 20]


def test_a_program_that_waits_for_invitations(node: Node, tmp_path: Path) -> None:
    ann, bob = Program(node, "Ann"), Program(node, "Bob")
    file = tmp_path / "saver.py"
    file.write_text(PROGRAM, encoding="utf-8")
    with client_of(ann) as client:
        table = client.create(KEY, [guest("Bob"), "greedy"]).table.id
        told = process(
            *("bot", node.url, "--bot", f"{file}:Saver", "--accept", "--games", "1"),
            **HERE,
            WARREN_TOKEN=bob.token,
        )
        assert told.returncode == 0, told.stderr
        assert client.table(table).status == "finished"
    assert "Sealed bids is over" in told.stdout
