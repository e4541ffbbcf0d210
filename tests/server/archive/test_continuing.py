"""Going on from any line of a game."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.archive.test_records import take_in
from tests.server.device import Device
from tests.server.node import Node
from tests.server.played import finished_table, play_out, terminal_record
from tests.server.seats import view_of

from warren.core.record import read_record
from warren.core.verdict import BEFORE, check_record
from warren.games.registry import game

BOTH = [{"kind": "me", "name": "Eve"}, {"kind": "me", "name": "Fay"}]


def go_on(browser: httpx.Client, table: str, n: object, **wanted: object) -> httpx.Response:
    body: dict[str, Any] = {"n": n, "seats": BOTH, **wanted}
    return browser.post(f"/api/tables/{table}/continue", json=body, params={"lang": "en"})


def test_from_the_middle_of_a_finished_game(house: Node) -> None:
    ann, eve = house.browser(), house.browser()
    table = finished_table(house, ann)
    before = ann.get(f"/api/tables/{table}/record").text
    old = read_record(before)
    n = max(line.n for line in old.lines[1:20] if line.seat >= 0) - 1
    device = Device(eve)
    wanted = {"visibility": "open", "title": "Another way", "commitment": device.draw()}
    answer = go_on(eve, table, n, **wanted)
    assert answer.status_code == 201, answer.text
    new = device.take_part(answer.json()["table"])
    assert (new["status"], new["origin"], new["imported"]) == ("playing", table, False)
    assert (new["title"], new["visibility"]) == ("Another way", "open")
    assert new["commitments"]["from"] == n + 1
    assert new["commitments"]["promise"] != old.commitments["promise"]
    assert [seat["name"] for seat in new["seats"]] == ["Eve", "Fay"]
    shown = view_of(eve, new["id"])
    then = ann.get(f"/api/tables/{table}/moments?from={n}&seat={shown['situation']['seat']}").json()
    assert (shown["seq"], shown["view"]) == (n, then["view"])
    play_out(house, new["id"], seed=5)
    record = read_record(eve.get(f"/api/tables/{new['id']}/record").text)
    assert [line.to_json() for line in record.lines[:n]] == [
        line.to_json() for line in old.lines[:n]
    ]
    verdict = check_record(game("small_world"), record, view_of(eve, new["id"])["head"])
    assert (verdict.holds(), verdict.missing) == (True, [BEFORE])
    assert verdict.before > 0
    assert record.commitments["contributions"] == [*device.drawn, ""]
    assert ann.get(f"/api/tables/{table}/record").text == before


def test_every_line_can_be_gone_on_from(house: Node) -> None:
    browser = house.browser()
    record = terminal_record(steps=400, seed=4, undo=True)
    table = take_in(browser, record.write()).json()["id"]
    for n in (0, 1, 7, 20, 41, len(record.lines) - 1):
        new = go_on(browser, table, n).json()["table"]
        assert new["status"] in ("playing", "finished")
        shown = view_of(browser, new["id"], since=0)
        assert shown["seq"] >= n
        play_out(house, new["id"], most=3)


def test_an_unfinished_record_goes_on(house: Node) -> None:
    browser = house.browser()
    record = terminal_record("heroes", 60)
    table = take_in(browser, record.write()).json()["id"]
    new = go_on(browser, table, len(record.lines)).json()["table"]
    assert new["status"] == "playing"
    assert view_of(browser, new["id"])["situation"]["choices"]


def test_against_a_bot_or_with_a_guest(house: Node) -> None:
    eve, guest = house.browser(), house.browser()
    table = finished_table(house, eve)
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "open"}]
    created = go_on(eve, table, 9, seats=seats).json()
    assert created["table"]["status"] == "waiting"
    new = created["table"]["id"]
    assert view_of(eve, new)["view"] is None
    guest.post("/api/seats", json={"link": created["links"]["1"], "name": "Gil"})
    assert eve.get(f"/api/tables/{new}").json()["status"] == "playing"
    bots = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}]
    against = go_on(eve, table, 9, seats=bots).json()["table"]
    assert [seat["kind"] for seat in against["seats"]] == ["person", "bot"]
    assert against["status"] == "playing"


def test_waiting_until_told(house: Node) -> None:
    eve = house.browser()
    table = finished_table(house, eve)
    new = go_on(eve, table, 9, start=False).json()["table"]
    assert new["status"] == "waiting"
    started = eve.post(f"/api/tables/{new['id']}/start", json={})
    assert started.json()["status"] == "playing"


@pytest.mark.parametrize(
    ("wanted", "status", "message"),
    [
        ({"n": 100_000}, 400, "error-out-of-range"),
        ({"seats": BOTH[:1]}, 400, "error-seat-count"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "me"}]}, 400, "error-unknown-bot"),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, 400, "error-bad-request"),
        ({"n": -1}, 400, "error-bad-request"),
        ({"n": None}, 409, "refusal-continue-over"),
    ],
)
def test_what_cannot_be_gone_on_from(
    house: Node, wanted: dict[str, Any], status: int, message: str
) -> None:
    eve = house.browser()
    table = finished_table(house, eve)
    asked = {"n": 5, **wanted}
    if asked["n"] is None:
        asked["n"] = view_of(eve, table)["seq"]
    answer = go_on(eve, table, **asked)
    assert (answer.status_code, answer.json()["message"]) == (status, message)
    assert len(eve.get("/api/tables?mine=true").json()) == 1
