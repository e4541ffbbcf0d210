"""Tables of earlier releases are played on, their records come in."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from librt.random import Random as Luck
from tests.cli.calls import invoke
from tests.server.archive.test_records import take_in
from tests.server.audit import audited
from tests.server.releases.conftest import POSTGRES, SQLITE, Heirs
from tests.server.releases.left import RELEASES, Case, Release, cases, named
from tests.server.releases.test_opening import plain
from tests.server.seats import socket_of, view_of

from warren.core.match import replay
from warren.core.record import read_record
from warren.games.registry import game

ON_BOTH = pytest.mark.parametrize("database", [SQLITE, POSTGRES])
ONE_OF_EACH = {(case.release, case.left.game): case for case in cases("running")}
PLAYED_ON = [
    pytest.param(case, database, id=f"{named(case)}-{database}")
    for database, chosen in ((SQLITE, cases("running")), (POSTGRES, ONE_OF_EACH.values()))
    for case in chosen
]
UNFINISHED = [file for release in RELEASES for file in release.unfinished]


@pytest.mark.parametrize(("case", "database"), PLAYED_ON)
def test_a_running_game_is_played_to_its_end(heirs: Heirs, case: Case, database: str) -> None:
    node, ann = heirs.node(case.release, database), heirs.ann(case.release, database)
    before = audited(node.settings, case.table)
    assert len(before.lines) == case.last_line()
    match = replay(game(case.left.game), before)
    shown = view_of(ann, case.table)
    assert shown["view"] == plain(match.state.view(0).shown())
    assert shown["seq"] == case.shown(match) >= case.left.seq
    choices = [choice["code"] for choice in shown["situation"]["choices"]]
    assert choices == [int(code) for code in match.state.legal_actions(0)]
    assert shown["situation"]["undo"]["message"] == match.undo_refusal(0)
    luck = Random(3)
    with socket_of(ann, case.table) as socket:
        while not socket.over:
            if socket.choices:
                socket.act(int(luck.choice(socket.choices)["code"]))
            socket.until("step", "table")
        assert socket.view == view_of(ann, case.table)["view"]
    record = audited(node.settings, case.table)
    begun = len(before.lines)
    assert len(record.lines) > begun
    assert [line.to_json() for line in record.lines[:begun]] == [
        line.to_json() for line in before.lines
    ]
    assert record.rules == before.rules
    assert record.write() == ann.get(f"/api/tables/{case.table}/record").text
    assert ann.get(f"/api/tables/{case.table}/verdict").json()["holds"] is True


@pytest.mark.parametrize("case", cases("finished"), ids=named)
def test_one_goes_on_from_the_middle_of_a_finished_game(heirs: Heirs, case: Case) -> None:
    ann = heirs.ann(case.release, SQLITE)
    middle = case.last_line() // 2
    seats = [{"kind": "me"} for _ in range(case.left.players)]
    answer = ann.post(f"/api/tables/{case.table}/continue", json={"n": middle, "seats": seats})
    assert answer.status_code == 201, answer.text
    assert view_of(ann, answer.json()["table"]["id"])["seq"] >= middle


@pytest.mark.parametrize(
    ("release", "file"),
    [
        pytest.param(release, file, id=named(file))
        for release in RELEASES
        for file in release.records
    ],
)
def test_a_record_comes_in_and_verifies(heirs: Heirs, release: Release, file: Path) -> None:
    ann, text = heirs.ann(release, SQLITE), file.read_text(encoding="utf-8")
    answer = take_in(ann, text)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    assert ann.get(f"/api/tables/{table}/record").text == text
    assert ann.get(f"/api/tables/{table}/verdict").json()["holds"] is True
    assert invoke("verify", str(file)).exit_code == 3
    shown = invoke("replay", str(file), "--json")
    assert shown.exit_code == 0, shown.output


@pytest.mark.parametrize("file", UNFINISHED, ids=named)
def test_a_record_that_breaks_off_is_played_on(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    match, luck = replay(game(record.game), record), Luck(5)
    assert match.record.write() == text
    assert match.state.is_chance()
    while not match.state.is_over():
        if match.state.is_chance():
            match.draw(luck)
            continue
        seat = match.state.actors()[0]
        codes = list(match.state.legal_actions(seat))
        match.do(seat, int(codes[luck.randrange(len(codes))]))
    again = replay(game(record.game), read_record(match.record.write()))
    assert again.state.key() == match.state.key()


@ON_BOTH
@pytest.mark.parametrize("case", cases("waiting"), ids=named)
def test_a_waiting_table_begins(heirs: Heirs, case: Case, database: str) -> None:
    ann = heirs.ann(case.release, database)
    answer = ann.post(f"/api/tables/{case.table}/start", json={"fill": "greedy"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["status"] == "playing"
    with socket_of(ann, case.table) as socket:
        while not socket.choices:
            socket.until("step", "table")
        before = socket.seq
        socket.act(int(socket.choices[0]["code"]))
        socket.until("step")
        assert socket.seq > before
