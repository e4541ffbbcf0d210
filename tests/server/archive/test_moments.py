"""Looking through a game, line by line."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import httpx
import jsonpatch
import pytest
from tests.server.archive.test_records import take_in
from tests.server.node import Node
from tests.server.played import BOTH_MINE, finished_table, play_out, terminal_record
from tests.server.seats import new_table

from warren.core.dice import FairDice
from warren.core.match import replay
from warren.core.record import Record, read_record
from warren.core.state import State
from warren.games.registry import game
from warren.server.archive.moments import MOST


def moments(browser: httpx.Client, table: str, **query: object) -> dict[str, Any]:
    answer = browser.get(f"/api/tables/{table}/moments", params={"lang": "en", **query})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


def seen(state: State, eyes: str | None) -> Any:
    if eyes == "all":
        return plain(state.to_json())
    return plain(state.view(None if eyes is None else int(eyes)).shown())


@pytest.fixture(scope="module")
def record() -> Record:
    return terminal_record(steps=400, seed=4, undo=True)


@pytest.fixture(scope="module")
def table(house: Node, record: Record) -> str:
    return str(take_in(house.browser(), record.write()).json()["id"])


@pytest.mark.parametrize("eyes", [None, "0", "1", "all"])
def test_every_moment_is_the_position_after_its_line(
    house: Node, record: Record, table: str, eyes: str | None
) -> None:
    browser = house.browser()
    query = {} if eyes is None else {"seat": eyes}
    found = moments(browser, table, **query)
    title = game("small_world")
    view = found["view"]
    assert view == seen(replay(title, record, 0).state, eyes)
    assert (found["start"], found["end"], found["last"]) == (
        0,
        len(record.lines),
        len(record.lines),
    )
    for moment, line in zip(found["moments"], record.lines, strict=True):
        state = replay(title, record, line.n).state
        view = jsonpatch.apply_patch(view, moment["patch"])
        assert view == seen(state, eyes)
        assert (moment["n"], moment["verb"], moment["args"]) == (
            line.n,
            line.action.verb,
            line.action.args,
        )
        assert moment["by"] == (None if line.seat < 0 else line.seat)
        assert moment["scores"] == state.scores()
        assert moment["actors"] == state.deciding()
        assert all(fact["n"] == line.n and fact["text"] for fact in moment["facts"])
        assert moment["prompt"] or not state.deciding()


def test_any_page_continues_the_one_before(house: Node, record: Record, table: str) -> None:
    browser = house.browser()
    whole = moments(browser, table, seat="all")
    last = len(record.lines)
    for start in (0, 1, 17, 39, 40, 41, last - 1, last):
        page = moments(browser, table, seat="all", **{"from": start, "to": start + 3})
        end = min(start + 3, last)
        assert (page["start"], page["end"]) == (start, end)
        assert page["moments"] == whole["moments"][start:end]
        assert page["view"] == seen(replay(game("small_world"), record, start).state, "all")


def test_pages_are_bounded(house: Node) -> None:
    browser = house.browser()
    longer = terminal_record("heroes", 2 * MOST + 50)
    table = take_in(browser, longer.write()).json()["id"]
    first = moments(browser, table, to=100_000)
    assert len(first["moments"]) == MOST
    second = moments(browser, table, **{"from": first["end"]})
    assert second["moments"][0]["n"] == MOST + 1


def test_a_game_played_here(house: Node) -> None:
    ann, stranger = house.browser(), house.browser()
    table = finished_table(house, ann)
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    found = moments(stranger, table, seat="0")
    assert [moment["n"] for moment in found["moments"]] == [line.n for line in record.lines]
    told = [fact["text"] for moment in found["moments"] for fact in moment["facts"]]
    assert any("Ann" in text for text in told)
    silent = moments(stranger, table, lang="none")
    assert not any(moment["prompt"] for moment in silent["moments"])


def test_hidden_cards_are_hidden_and_open_ones_open(house: Node) -> None:
    browser = house.browser()
    record = terminal_record("heroes", 80)
    table = take_in(browser, record.write()).json()["id"]

    def hands(**query: object) -> list[bool]:
        found = moments(browser, table, **{"from": len(record.lines)}, **query)
        return [seat["hand"] is not None for seat in found["view"]["seats"]]

    assert hands() == [False, False]
    assert hands(seat="0") == [True, False]
    assert hands(seat="all") == [True, True]


@pytest.mark.parametrize(
    ("query", "field"),
    [({"from": 100_000}, "from"), ({"seat": "2"}, "seat")],
)
def test_moments_that_are_not_there(
    house: Node, table: str, query: dict[str, object], field: str
) -> None:
    answer = house.browser().get(f"/api/tables/{table}/moments", params={"lang": "en", **query})  # type: ignore[dict-item]
    assert answer.status_code == 400
    assert answer.json()["args"]["field"] == field


@pytest.mark.parametrize("query", ["from=-1", "from=x", "to=-1", "seat=-1", "seat=99", "seat=ALL"])
def test_questions_that_make_no_sense(house: Node, table: str, query: str) -> None:
    assert house.browser().get(f"/api/tables/{table}/moments?{query}").status_code == 400


def test_scores_for_a_plot(house: Node, record: Record, table: str) -> None:
    points = house.browser().get(f"/api/tables/{table}/scores").json()
    assert points[0] == {"n": 0, "round": 1, "scores": [5, 5]}
    assert points[-1]["n"] == len(record.lines)
    for before, after in pairwise(points[:-1]):
        assert before["n"] < after["n"]
        assert (before["scores"], before["round"]) != (after["scores"], after["round"])
    for point in points:
        assert replay(game("small_world"), record, point["n"]).state.scores() == point["scores"]
    assert {point["round"] for point in points} == {1, 2}


def test_the_verdict_on_fair_dice(house: Node) -> None:
    browser = house.browser()
    table = finished_table(house, browser)
    verdict = browser.get(f"/api/tables/{table}/verdict").json()
    assert (verdict["holds"], verdict["reason"], verdict["faults"]) == (True, "", [])
    assert verdict["proved"] > 5
    assert (
        verdict["promise"] == browser.get(f"/api/tables/{table}").json()["commitments"]["promise"]
    )


def test_the_verdict_tells_enough_to_throw_every_die_again(house: Node) -> None:
    browser = house.browser()
    table = finished_table(house, browser)
    text = browser.get(f"/api/tables/{table}/record").text
    header, *lines = [json.loads(row) for row in text.splitlines()]
    made = header["commitments"]
    dice = FairDice(made["seed"], made["contributions"])
    draws = browser.get(f"/api/tables/{table}/verdict", params={"lang": "en"}).json()["draws"]
    chance = [line for line in lines if line["seat"] == "chance"]
    assert [(draw["n"], draw["draw"]) for draw in draws] == [
        (line["n"], number) for number, line in enumerate(chance, start=1)
    ]
    for draw, line in zip(draws, chance, strict=True):
        numbered = [one for one in draw["outcomes"] for _ in range(one["weight"])]
        outcome = numbered[dice.number(draw["draw"], len(numbered))]
        assert (outcome["verb"], outcome["args"]) == (line["verb"], line["args"])
        assert draw["found"] == draw["expected"] != ""
    silent = browser.get(f"/api/tables/{table}/verdict", params={"lang": "none"}).json()["draws"]
    assert {draw["found"] for draw in silent} == {""}


def test_the_verdict_on_changed_dice(house: Node) -> None:
    browser = house.browser()
    table = finished_table(house, browser)
    rows = [json.loads(r) for r in browser.get(f"/api/tables/{table}/record").text.splitlines()]
    first = next(row for row in rows[1:] if row["verb"] == "first")
    first["args"]["seat"] = 1 - first["args"]["seat"]
    cut = rows[: rows.index(first) + 1]
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in cut)
    forged = take_in(browser, text)
    assert forged.status_code == 201, forged.text
    verdict = browser.get(f"/api/tables/{forged.json()['id']}/verdict").json()
    assert verdict["holds"] is False
    (fault,) = verdict["faults"]
    assert (fault["n"], fault["verb"], fault["found"]) == (first["n"], "first", first["args"])
    assert fault["expected"] == {"seat": 1 - first["args"]["seat"]}
    (drawn,) = [draw for draw in verdict["draws"] if draw["n"] == first["n"]]
    assert drawn["found"] != drawn["expected"]


def test_a_record_without_a_promise_proves_nothing(house: Node, table: str) -> None:
    verdict = house.browser().get(f"/api/tables/{table}/verdict").json()
    assert (verdict["holds"], verdict["reason"]) == (False, "no-commitments")


def test_a_long_game_is_entered_anywhere(house: Node) -> None:
    """Positions are kept in between, so that the last line is as near as the first."""
    ann = house.browser()
    table = new_table(ann, seats=BOTH_MINE, options={"first": 0})["table"]["id"]
    last = play_out(house, table)
    assert last > house.settings.snapshot_lines
    page = moments(ann, table, seat="all", **{"from": last - 5})
    assert [moment["n"] for moment in page["moments"]] == list(range(last - 4, last + 1))
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    assert page["view"] == seen(replay(game("small_world"), record, last - 5).state, "all")
