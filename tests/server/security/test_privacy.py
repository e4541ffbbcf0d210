"""What somebody may not know, they cannot ask for."""

from __future__ import annotations

import json
import re
from random import Random

import httpx
import pytest
from tests.server.node import Node
from tests.server.people.people import somebody
from tests.server.seats import Data, Socket, new_table, socket_of, two_at_a_table, view_of
from tests.server.security.closing import until_closed
from tests.server.security.examples import example_body
from websockets.sync.client import connect

from warren.core.refusal import Refusal
from warren.core.state import State
from warren.games.registry import games

TITLES = [title.key for title in games()]


PLACE = "/api/tables/{table}"


def filled(path: str, table: str) -> str:
    return re.sub(r"{\w+}", "x", path.replace("{table}", table))


def test_a_private_table_is_like_none(node: Node) -> None:
    """Whatever is asked of it, a stranger gets the answer for a table that is not there."""
    table = new_table(node.browser(), visibility="private")["table"]["id"]
    stranger = node.browser()
    document: Data = stranger.get("/api/schema/openapi.json").json()
    asked = 0
    for path, methods in document["paths"].items():
        if path != PLACE and not path.startswith(f"{PLACE}/"):
            continue
        for method, operation in methods.items():
            body = example_body(document, operation)
            private, missing = (
                (answer.status_code, answer.text.replace(named, "?"))
                for named in (table, "aaaaaaaaaa")
                for answer in [stranger.request(method, filled(path, named), json=body)]
            )
            assert private[0] == 404, (method, path)
            assert private == missing, (method, path)
            asked += 1
    assert asked > 15


@pytest.mark.parametrize("known", [False, True], ids=["guest", "account"])
def test_a_private_table_is_not_listed_nor_watched(node: Node, known: bool) -> None:
    created = new_table(node.browser(), visibility="private")
    table = created["table"]["id"]
    stranger = somebody(node, "Eve") if known else node.browser()
    assert table not in stranger.get("/api/tables").text
    assert stranger.get(f"/api/tables/{table}/view").status_code == 404
    with stranger.stream("GET", f"/api/stream/tables/{table}") as answer:
        assert answer.status_code == 404
    told = []
    cookies = "; ".join(f"{name}={value}" for name, value in stranger.cookies.items())
    for named in (table, "aaaaaaaaaa"):
        address = f"{node.url.replace('http', 'ws')}/api/tables/{named}/socket"
        with connect(address, additional_headers={"cookie": cookies}) as socket:
            viewer = Socket(socket)
            assert until_closed(viewer)[1] == 4404
            told.append([raw.replace(named, "?") for raw in viewer.seen])
    assert told[0] == told[1]
    assert json.loads(told[0][0])["message"] == "error-unknown-table"


def test_notes_are_for_ones_own_seat(node: Node) -> None:
    table, ann, bob = two_at_a_table(node)
    where = f"/api/tables/{table}/note"
    assert ann.put(where, json={"text": "my plan"}).status_code == 200
    assert ann.get(where).json() == {"text": "my plan"}
    assert bob.get(where).json() == {"text": ""}
    for asked in (bob.get(where, params={"seat": 0}), node.browser().get(where)):
        assert asked.status_code == 403
        assert "my plan" not in asked.text
    assert bob.put(where, params={"seat": 0}, json={"text": "x"}).status_code == 403
    assert ann.get(where).json() == {"text": "my plan"}


def test_the_record_and_the_seed_come_at_the_end(node: Node) -> None:
    table, ann, _ = two_at_a_table(node)
    for browser in (ann, node.browser()):
        answer = browser.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["message"]) == (403, "refusal-not-archived")
    commitments = ann.get(f"/api/tables/{table}").json()["commitments"]
    assert "seed" not in commitments


def begun(node: Node, title: str, luck: Random) -> tuple[str, httpx.Client, httpx.Client]:
    """A table at which some random moves have been made."""
    table, ann, bob = two_at_a_table(node, title)
    with socket_of(ann, table) as first, socket_of(bob, table) as second:
        for _ in range(25):
            active, other = (first, second) if first.choices else (second, first)
            active.play(int(luck.choice(active.choices)["code"]))
            other.level()
            if first.over:
                break
    return table, ann, bob


@pytest.mark.parametrize("title", TITLES)
def test_explaining_tells_no_more_than_the_view(node: Node, title: str) -> None:
    """Whatever is asked, the answer follows from what the seat may know."""
    luck = Random(3)
    table, ann, bob = begun(node, title, luck)
    while node.service.hub.rooms[table].match.state.is_over():
        table, ann, bob = begun(node, title, luck)
    room = node.service.hub.rooms[table]
    state = room.match.state
    for seat, browser in enumerate((ann, bob)):
        view = state.view(seat).state
        size = state.space().size
        for code in {luck.randrange(size) for _ in range(40)}:
            asked = {"move": {"code": code}, "seat": seat}
            answer = browser.post(f"/api/tables/{table}/explain", json=asked)
            assert answer.status_code == 200
            if code in view.legal_actions(seat):
                assert answer.json()["code"] == code
            else:
                assert answer.json()["message"] == refusal_of(view, seat, code)
                assert answer.json()["message"] == refusal_of(state, seat, code)


def refusal_of(state: State, seat: int, code: int) -> str:
    with pytest.raises(Refusal) as refused:
        state.clone().apply(seat, code)
    return refused.value.message


def test_a_spectator_cannot_look_through_the_eyes_of_a_seat(node: Node) -> None:
    table, _, _ = two_at_a_table(node, "heroes")
    stranger = node.browser()
    plain = view_of(stranger, table)
    assert view_of(stranger, table, seat=0)["view"] == plain["view"]
    assert view_of(stranger, table, seat=0)["situation"]["choices"] == []
