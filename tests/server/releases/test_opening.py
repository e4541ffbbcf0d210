"""Tables and records of earlier releases open and are told as they were."""

from __future__ import annotations

import json

import pytest
from tests.server.audit import opened
from tests.server.node import Node
from tests.server.releases.conftest import POSTGRES, SQLITE, Heirs
from tests.server.releases.left import RELEASES, Case, Kept, Release, cases, named
from tests.server.seats import Data, view_of

from warren.core.match import replay
from warren.core.record import UNDO, Record, read_record
from warren.games.registry import game, games
from warren.server.service import Service

STATUS = {"running": "playing", "finished": "finished", "waiting": "waiting"}
ON_BOTH = pytest.mark.parametrize("database", [SQLITE, POSTGRES])
EVERY_RELEASE = pytest.mark.parametrize("release", RELEASES, ids=named)
EVERY_BEGUN = pytest.mark.parametrize("case", cases("running", "finished"), ids=named)
EVERY_FINISHED = pytest.mark.parametrize("case", cases("finished"), ids=named)


def plain(document: object) -> Data:
    return dict(json.loads(json.dumps(document)))


def known_options(kept: Kept) -> Data:
    """The options of a position; later versions name more."""
    options = kept.state["options"]
    assert isinstance(options, dict)
    return options


def whole_record(node: Node, table: str) -> Record:
    async def reading(service: Service) -> Record:
        return await opened(service.hub.store, table)

    return node.run(reading)


def test_the_latest_release_left_something_of_every_title() -> None:
    shipped = {title.key for title in games()}
    latest = RELEASES[-1]
    for state in ("running", "finished"):
        assert shipped == {left.game for left in latest.tables if left.state == state}
    records = [read_record(file.read_text(encoding="utf-8")) for file in latest.unfinished]
    assert shipped == {record.game for record in records}
    assert any(line.action.verb == UNDO for record in records for line in record.lines)


@ON_BOTH
@EVERY_RELEASE
def test_every_table_is_listed_as_it_was(heirs: Heirs, release: Release, database: str) -> None:
    ann = heirs.ann(release, database)
    listed = {table["id"]: table for table in ann.get("/api/tables?mine=true").json()}
    assert {left.table for left in release.tables} <= set(listed)
    for left in release.tables:
        table = listed[left.table]
        assert (table["game"], table["players"]) == (left.game, left.players)
        whole = ann.get(f"/api/tables/{left.table}").json()
        assert whole["options"] == left.options
        assert [seat["seat"] for seat in table["seats"] if seat["mine"]] == [0]
    assert ann.get("/api/account").json()["name"] == "Ann"
    history = ann.get("/api/account/history").json()["games"]
    finished = {left.table for left in release.tables if left.state == "finished"}
    assert finished <= {row["table"] for row in history}


@EVERY_BEGUN
def test_kept_positions_are_read_and_written_as_they_were(heirs: Heirs, case: Case) -> None:
    title = game(case.left.game)
    record = whole_record(heirs.node(case.release, SQLITE), case.table)
    kept = case.kept_positions()
    assert kept or case.last_line() < 150
    for position in kept:
        state = title.state_from_json(position.state)
        written = plain(state.to_json())
        assert written["options"] == {**written["options"], **known_options(position)}
        assert {**written, "options": None} == {**position.state, "options": None}
        assert state.key() == replay(title, record, position.n).state.key()


@EVERY_FINISHED
def test_a_finished_game_is_told_as_it_was(heirs: Heirs, case: Case) -> None:
    ann = heirs.ann(case.release, SQLITE)
    written = case.record().read_text(encoding="utf-8")
    assert ann.get(f"/api/tables/{case.table}/record").text == written
    assert read_record(written).write() == written
    verdict = ann.get(f"/api/tables/{case.table}/verdict").json()
    assert (verdict["holds"], verdict["faults"]) == (True, [])
    match = replay(game(case.left.game), read_record(written))
    assert match.state.is_over()
    points = ann.get(f"/api/tables/{case.table}/scores").json()
    assert points[-1]["scores"] == [int(score) for score in match.state.scores()]


@EVERY_FINISHED
def test_a_finished_game_is_looked_through(heirs: Heirs, case: Case) -> None:
    ann = heirs.ann(case.release, SQLITE)
    record = read_record(case.record().read_text(encoding="utf-8"))
    title, told = game(case.left.game), 0
    for start in range(0, len(record.lines), 100):
        found = ann.get(
            f"/api/tables/{case.table}/moments", params={"from": start, "seat": "all", "lang": "en"}
        ).json()
        whole = plain(replay(title, record, start).state.to_json())
        assert {name: found["view"][name] for name in whole} == whole
        told += len(found["moments"])
    assert told == len(record.lines)


@EVERY_FINISHED
def test_a_finished_game_opens_on_another_database(heirs: Heirs, case: Case) -> None:
    ann = heirs.ann(case.release, POSTGRES)
    written = case.record().read_text(encoding="utf-8")
    assert ann.get(f"/api/tables/{case.table}/record").text == written
    shown = view_of(ann, case.table)
    match = replay(game(case.left.game), read_record(written))
    assert shown["view"] == plain(match.state.view(0).shown())
    assert shown["seq"] == case.shown(match) >= case.left.seq
