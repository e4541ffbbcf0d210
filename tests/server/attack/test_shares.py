"""Limits hold, however many tokens, sessions and sockets one brings."""

from __future__ import annotations

from pathlib import Path

from tests.server.attack.test_boards import Board
from tests.server.node import Node, running_node
from tests.server.played import terminal_record
from tests.server.seats import new_table, socket_of

from warren.server.api.limits import ACCOUNTS
from warren.server.security.limits import Limits
from warren.server.tables.tables import VISITORS

SECRET = "correct horse battery"
RECORD = {"content-type": "application/x-ndjson"}


def tokens_of(node: Node, name: str, count: int) -> list[str]:
    owner = node.browser()
    made = owner.post("/api/account", json={"name": name, "password": SECRET})
    assert made.status_code == 201, made.text
    return [
        owner.post("/api/tokens", json={"name": f"t{n}", "scopes": ["read", "play"]}).json()[
            "token"
        ]
        for n in range(count)
    ]


def test_tokens_of_one_account_share_what_it_may_ask(tmp_path: Path) -> None:
    """With a share of its own the other token would be answered as often as the first."""
    with running_node(tmp_path, requests_per_minute=60) as node:
        one, other = (
            node.browser(authorization=f"Bearer {token}") for token in tokens_of(node, "Ann", 2)
        )
        for _ in range(30):
            while one.get("/api/tables").status_code == 200:
                pass
            if other.get("/api/tables").status_code == 429:
                return
        raise AssertionError("the other token has a share of its own")


def test_accounts_of_one_address_do_not_multiply_without_end() -> None:
    limits = Limits(10, 0, lambda: 0.0)
    for _ in range(10 * ACCOUNTS):
        limits.charge("tokens somewhere", 1, ACCOUNTS)
    assert not limits._bucket("tokens somewhere").has(1, 0.0)


def test_tables_without_a_cookie_are_counted(tmp_path: Path) -> None:
    """Every request is somebody new, as far as cookies tell."""
    with running_node(tmp_path, tables_per_person=1) as node:
        wanted: Board = {"game": "heroes", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [
            node.browser().post("/api/tables", json=wanted, params={"lang": "en"})
            for _ in range(VISITORS + 1)
        ]
        assert [answer.status_code for answer in answers] == [201] * VISITORS + [429]
        assert answers[-1].json()["message"] == "refusal-too-many-new"
        assert answers[-1].json()["text"]


def test_records_are_counted_too(tmp_path: Path) -> None:
    with running_node(tmp_path, tables_per_person=1) as node:
        record = terminal_record(steps=3).write()
        answers = [
            node.browser().post("/api/records", content=record, headers=RECORD).status_code
            for _ in range(VISITORS + 1)
        ]
        assert answers == [201] * VISITORS + [429]


def test_a_whole_view_costs_more_however_it_is_asked_for(tmp_path: Path) -> None:
    """20 for the table, 5 for its socket, 5 for each look: the fifth is one too many."""
    with running_node(tmp_path, requests_per_minute=45) as node:
        ann = node.browser()
        table = new_table(ann)["table"]["id"]
        with socket_of(ann, table) as socket:
            answers = []
            for n in range(10):
                socket.send(type="look", id=str(n))
                answers.append(socket.until("table", "refused"))
            assert "refused" in [answer["type"] for answer in answers]
            assert answers[0]["type"] == "table"
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["message"] == "refusal-busy"
            assert ann.get(f"/api/tables/{table}/view").status_code == 429
