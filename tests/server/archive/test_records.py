"""Records go out and come in."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import httpx
import pytest
from tests.server.node import Node
from tests.server.played import finished_table, play_out, terminal_record
from tests.server.seats import new_table, view_of

from warren.core.match import replay
from warren.core.record import read_record
from warren.core.verdict import check_record
from warren.games.registry import game


def take_in(browser: httpx.Client, text: str | bytes, **query: object) -> httpx.Response:
    return browser.post(
        "/api/records",
        content=text.encode() if isinstance(text, str) else text,
        params={"lang": "en", **query},
        headers={"content-type": "application/x-ndjson"},
    )


def test_a_record_goes_out_when_the_game_is_over(house: Node) -> None:
    ann, stranger = house.browser(), house.browser()
    table = new_table(ann, visibility="open")["table"]["id"]
    early = ann.get(f"/api/tables/{table}/record")
    assert (early.status_code, early.json()["message"]) == (403, "refusal-not-archived")
    table = finished_table(house, ann, visibility="open")
    answer = stranger.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.ndjson"'
    record = read_record(answer.text)
    assert record.names == ["Ann", "Bob"]
    assert check_record(game("small_world"), record).holds()
    assert "seed" in stranger.get(f"/api/tables/{table}").json()["commitments"]


@pytest.mark.parametrize("title", ["small_world", "heroes", "dungeon_lords"])
def test_out_and_in_again_is_the_same(house: Node, title: str) -> None:
    ann, stranger = house.browser(), house.browser()
    text = terminal_record(title, 30).write()
    answer = take_in(ann, text, visibility="open", title=" My  game ")
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert (table["status"], table["imported"], table["origin"]) == ("closed", True, None)
    assert (table["title"], table["visibility"], table["owner"]) == ("My game", "open", True)
    assert [seat["name"] for seat in table["seats"]] == ["Зоя", "greedy 2"]
    assert not any(seat["mine"] or seat["account"] for seat in table["seats"])
    assert stranger.get(f"/api/tables/{table['id']}/record").text == text


def test_a_finished_game_comes_in_finished(house: Node) -> None:
    ann = house.browser()
    played = finished_table(house, ann)
    text = ann.get(f"/api/tables/{played}/record").text
    table = take_in(ann, text).json()
    assert (table["status"], table["imported"]) == ("finished", True)
    assert table["commitments"] == json.loads(text.splitlines()[0])["commitments"]
    assert ann.get(f"/api/tables/{table['id']}/record").text == text
    assert ann.get(f"/api/tables/{table['id']}/verdict").json()["holds"] is True
    shown = view_of(ann, table["id"])
    assert shown["situation"]["outcome"] is not None
    assert shown["view"] == view_of(ann, played)["view"]


def test_taken_back_actions_stay_in_the_record(house: Node) -> None:
    """Also where one seat takes back after another one has taken back."""
    browser = house.browser()
    record = terminal_record(steps=400, seed=4, undo=True)
    takers = [line.seat if line.action.verb == "undo" else None for line in record.lines]
    pairs = list(pairwise(takers))
    assert (0, 1) in pairs or (1, 0) in pairs
    table = take_in(browser, record.write()).json()["id"]
    final = replay(game("small_world"), record).state
    whole = browser.get(f"/api/tables/{table}/moments?seat=all&from={len(record.lines)}").json()
    assert whole["view"] == json.loads(json.dumps(final.to_json()))


def test_nobody_acts_at_an_imported_table(house: Node) -> None:
    browser = house.browser()
    table = take_in(browser, terminal_record(steps=40).write()).json()["id"]
    act = {"type": "act", "seq": 0, "moves": [{"code": 0}]}
    assert browser.post(f"/api/tables/{table}/actions", json=act).status_code == 403
    joined = browser.post(f"/api/tables/{table}/join", json={})
    assert joined.status_code == 409
    assert browser.post(f"/api/tables/{table}/rematch").status_code == 403
    shown = view_of(browser, table)
    assert shown["situation"]["choices"] == []
    assert all(seat["coins"] is None for seat in shown["view"]["seats"])


def test_a_private_import_is_for_its_owner(house: Node) -> None:
    ann, stranger = house.browser(), house.browser()
    table = take_in(ann, terminal_record(steps=20).write(), visibility="private").json()["id"]
    assert ann.get(f"/api/tables/{table}/moments").status_code == 200
    for what in ("", "/view", "/moments", "/record", "/scores", "/verdict", "/board"):
        assert stranger.get(f"/api/tables/{table}{what}").status_code == 404


def broken(change: Any) -> str:
    rows = [json.loads(row) for row in terminal_record(steps=30).write().splitlines()]
    change(rows)
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


@pytest.mark.parametrize(
    ("change", "message", "details"),
    [
        (lambda rows: rows.clear(), "error-record-empty", {"line": 1}),
        (lambda rows: rows[3].update(n=9), "error-record-gap", {"line": 4}),
        (lambda rows: rows[3].update(seat=7), "error-out-of-range", {"field": "line 4.seat"}),
        (lambda rows: rows[3].pop("verb"), "error-missing-field", {"field": "line 4.verb"}),
        (
            lambda rows: rows[0].update(format="x"),
            "error-record-format",
            {"field": "line 1.format"},
        ),
        (lambda rows: rows[0].update(game="chess"), "error-unknown-game", {"value": "chess"}),
        (lambda rows: rows[0]["options"].update(x=1), "error-unknown-option", {"option": "x"}),
        (lambda rows: rows[0]["seats"][1].update(name=""), "error-name", {}),
        (lambda rows: rows[0]["seats"][1].update(name="a\nb"), "error-name", {}),
        (lambda rows: rows[0]["seats"][1].update(name="x" * 41), "error-name", {}),
        (
            lambda rows: rows[0]["options"].update(packs="nothing"),
            "error-pack-unknown",
            {"field": "packs"},
        ),
        (
            lambda rows: rows[0].update(commitments={"dice": "hmac-sha256"}),
            "error-missing-field",
            {"field": "commitments.contributions"},
        ),
        (
            lambda rows: rows[-1].update(verb="decline", args={}),
            "error-record-illegal",
            {"line": 31, "verb": "decline"},
        ),
    ],
)
def test_a_broken_record_is_refused_by_line_and_field(
    house: Node, change: Any, message: str, details: dict[str, object]
) -> None:
    browser = house.browser()
    answer = take_in(browser, broken(change))
    assert answer.status_code == 400, answer.text
    told = answer.json()
    assert told["message"] == message
    assert details.items() <= told["args"].items()
    assert told["text"]
    assert browser.get("/api/tables?mine=true").json() == []


@pytest.mark.parametrize("body", [b"", b"\xff\xfe", b"null\n", b'{"a"\n', b"[" * 2000 + b"\n"])
def test_what_is_no_record_at_all(house: Node, body: bytes) -> None:
    answer = take_in(house.browser(), body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]


def test_a_record_that_is_cut_off(house: Node) -> None:
    text = terminal_record(steps=30).write()
    answer = take_in(house.browser(), text[:-20])
    assert answer.status_code == 400
    assert answer.json()["message"] == "error-record-line"
    answer = take_in(house.browser(), text[:-1])
    assert answer.json()["message"] == "error-record-truncated"


def test_a_record_that_is_too_large(house: Node) -> None:
    answer = take_in(house.browser(), b" " * (house.settings.request_bytes + 1))
    assert answer.status_code == 413
    assert answer.json()["message"] == "error-too-large"


def test_the_game_at_a_table_goes_on_unseen(house: Node) -> None:
    """What is secret while a game is played stays so: nothing of the archive opens it."""
    ann = house.browser()
    table = new_table(ann, seats=[{"kind": "me"}, {"kind": "me"}], visibility="open")["table"]["id"]
    play_out(house, table, most=30)
    for what in ("record", "moments", "scores", "verdict"):
        answer = ann.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["message"]) == (403, "refusal-not-archived")
    body = {"n": 5, "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = ann.post(f"/api/tables/{table}/continue", json=body)
    assert (answer.status_code, answer.json()["message"]) == (403, "refusal-not-archived")
