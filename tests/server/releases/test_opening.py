"""Tables and records of the first release open and are told as they were."""

from __future__ import annotations

import json

import httpx
import pytest
from tests.server.audit import opened
from tests.server.node import Node
from tests.server.releases.left import (
    FINISHED,
    RUNNING,
    TABLES,
    Kept,
    Left,
    kept_positions,
    last_line,
    named,
    record_of,
)
from tests.server.seats import Data, view_of

from warren.core.match import replay
from warren.core.record import Record, read_record
from warren.games.registry import game
from warren.server.service import Service

STATUS = {"running": "playing", "finished": "finished", "waiting": "waiting"}
EVERY_FINISHED = pytest.mark.parametrize("left", FINISHED, ids=named)


def plain(document: object) -> Data:
    return dict(json.loads(json.dumps(document)))


def known_options(kept: Kept) -> Data:
    """The options of a position; later versions name more."""
    options = kept.state["options"]
    assert isinstance(options, dict)
    return options


def whole_record(node: Node, left: Left) -> Record:
    async def reading(service: Service) -> Record:
        return await opened(service.hub.store, left.table)

    return node.run(reading)


def test_every_table_is_listed_as_it_was(ann: httpx.Client) -> None:
    listed = {table["id"]: table for table in ann.get("/api/tables?mine=true").json()}
    assert set(listed) == {left.table for left in TABLES}
    for left in TABLES:
        table = listed[left.table]
        assert (table["game"], table["players"]) == (left.game, left.players)
        assert (table["options"], table["status"]) == (left.options, STATUS[left.state])
        assert [seat["seat"] for seat in table["seats"] if seat["mine"]] == [0]


def test_the_account_keeps_its_games(ann: httpx.Client) -> None:
    assert ann.get("/api/account").json()["name"] == "Ann"
    history = ann.get("/api/account/history").json()["games"]
    assert {row["table"] for row in history} == {left.table for left in FINISHED}


@pytest.mark.parametrize("left", RUNNING + FINISHED, ids=named)
def test_kept_positions_are_read_and_written_as_they_were(heir: Node, left: Left) -> None:
    title, record = game(left.game), whole_record(heir, left)
    kept = kept_positions(left)
    assert kept
    for position in kept:
        state = title.state_from_json(position.state)
        written = plain(state.to_json())
        assert written["options"] == {**written["options"], **known_options(position)}
        assert {**written, "options": None} == {**position.state, "options": None}
        assert state.key() == replay(title, record, position.n).state.key()


@pytest.mark.parametrize("left", RUNNING + FINISHED, ids=named)
def test_a_table_opens_at_its_line(heir: Node, ann: httpx.Client, left: Left) -> None:
    shown = view_of(ann, left.table)
    assert shown["seq"] == last_line(left) >= left.seq
    match = replay(game(left.game), whole_record(heir, left))
    state = match.state
    assert shown["view"] == plain(state.view(0).to_json())
    choices = [choice["code"] for choice in shown["situation"]["choices"]]
    assert choices == [int(code) for code in state.legal_actions(0)]
    assert (shown["situation"]["outcome"] is None) == (left.state == "running")
    if left.state == "running":
        assert shown["situation"]["undo"]["message"] == match.undo_refusal(0)


@EVERY_FINISHED
def test_a_finished_game_is_told_as_it_was(ann: httpx.Client, left: Left) -> None:
    written = record_of(left).read_text(encoding="utf-8")
    answer = ann.get(f"/api/tables/{left.table}/record")
    assert answer.text == written
    assert read_record(written).write() == written
    verdict = ann.get(f"/api/tables/{left.table}/verdict").json()
    assert (verdict["holds"], verdict["faults"]) == (True, [])
    match = replay(game(left.game), read_record(written))
    assert match.state.is_over()
    points = ann.get(f"/api/tables/{left.table}/scores").json()
    assert points[-1]["scores"] == [int(score) for score in match.state.scores()]


@EVERY_FINISHED
def test_a_finished_game_is_looked_through(ann: httpx.Client, left: Left) -> None:
    record = read_record(record_of(left).read_text(encoding="utf-8"))
    title, told = game(left.game), 0
    for start in range(0, left.seq, 100):
        found = ann.get(
            f"/api/tables/{left.table}/moments", params={"from": start, "seat": "all", "lang": "en"}
        ).json()
        assert found["view"] == plain(replay(title, record, start).state.to_json())
        told += len(found["moments"])
    assert told == left.seq
