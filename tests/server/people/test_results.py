"""The results of finished games: each seat once, each rating once."""

from __future__ import annotations

import asyncio
import time

import pytest
from tests.server.node import Node, running_node
from tests.server.people.people import (
    RECORDS,
    finished_table,
    keep,
    rows,
    somebody,
    wait_until,
)

from warren.core.action import Action
from warren.core.record import Line, read_record
from warren.server.people.results import Outcome, outcome_of, rated_seats
from warren.server.seats.seating import Seat, Terms
from warren.server.service import Service
from warren.server.storage.schema import ratings, results, tables


def test_every_seat_gets_its_row(node: Node) -> None:
    somebody(node, "Ann")
    table = finished_table(node, ["Ann", None])
    assert keep(node, table)
    ann, other = rows(node, results)
    assert (ann["table_id"], ann["seat"], other["seat"]) == (table, 0, 1)
    assert ann["user_id"] is not None
    assert other["user_id"] is None
    assert ann["game"] == "small_world"
    assert ann["won"] != other["won"]
    assert (ann["score"] > other["score"]) == ann["won"]
    assert set(ann["picks"]) == {"race", "power"}
    assert not ann["rated"]
    assert rows(node, ratings) == []


def test_two_accounts_are_rated_once_however_often_it_is_tried(node: Node) -> None:
    somebody(node, "Ann")
    somebody(node, "Bob")
    table = finished_table(node, ["Ann", "Bob"], due=None)

    async def at_once(service: Service) -> list[bool]:
        return list(await asyncio.gather(*(service.results.keep(table) for _ in range(5))))

    assert sorted(node.run(at_once)) == [False] * 4 + [True]
    assert not keep(node, table)
    assert len(rows(node, results)) == 2
    assert all(row["rated"] for row in rows(node, results))
    kept = rows(node, ratings)
    assert [row["games"] for row in kept] == [1, 1]
    assert sum(row["mu"] for row in kept) == pytest.approx(50)
    winner = next(row["user_id"] for row in rows(node, results) if row["won"])
    assert [row["user_id"] for row in kept if row["mu"] > 25] == [winner]


def test_what_a_node_left_behind_is_picked_up(node: Node) -> None:
    for name in ("Ann", "Bob"):
        somebody(node, name)
    table = finished_table(node, ["Ann", "Bob"], due=time.time() - 5)
    wait_until(lambda: rows(node, tables, id=table)[0]["due"] is None)
    assert [row["seat"] for row in rows(node, results, table_id=table)] == [0, 1]
    assert [row["games"] for row in rows(node, ratings)] == [1, 1]


def test_a_node_that_died_after_the_results_leaves_nothing_to_do(node: Node) -> None:
    for name in ("Ann", "Bob"):
        somebody(node, name)
    table = finished_table(node, ["Ann", "Bob"])
    keep(node, table)
    before = rows(node, ratings)

    async def forget(service: Service) -> None:
        await service.hub.store.change(table, due=time.time() - 5)

    node.run(forget)
    wait_until(lambda: rows(node, tables, id=table)[0]["due"] is None)
    assert rows(node, ratings) == before
    assert len(rows(node, results)) == 2


def test_a_stopped_node_finishes_after_its_start(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("data")
    with running_node(folder, sweep_seconds=600) as node:
        for name in ("Ann", "Bob"):
            somebody(node, name)
        table = finished_table(node, ["Ann", "Bob"], due=time.time())
        assert rows(node, results) == []
    with running_node(folder) as node:
        wait_until(lambda: rows(node, tables, id=table)[0]["due"] is None)
        assert len(rows(node, results)) == 2


@pytest.mark.parametrize(
    ("seated", "changes"),
    [
        (["Ann", None], {}),
        (["Ann", "Ann"], {}),
        (["Ann", "Bob"], {"late": [0]}),
        (["Ann", "Bob"], {"dice_from": 4}),
        (["Ann", "Bob"], {"imported": {}}),
    ],
    ids=["a guest", "one account", "came late", "went on", "imported"],
)
def test_a_game_that_does_not_count(
    node: Node, seated: list[str | None], changes: dict[str, object]
) -> None:
    for name in ("Ann", "Bob"):
        somebody(node, name)
    keep(node, finished_table(node, seated, **changes))  # type: ignore[arg-type]
    assert [row["rated"] for row in rows(node, results)] == [False, False]
    assert rows(node, ratings) == []


def test_guests_and_bots_at_the_table_are_not_rated(node: Node) -> None:
    for name in ("Ann", "Bob"):
        somebody(node, name)
    keep(node, finished_table(node, ["Ann", None, "Bob", None], "small_world-4-0", bots=[1]))
    assert [row["rated"] for row in rows(node, results)] == [True, False, True, False]
    assert [(row["players"], row["games"]) for row in rows(node, ratings)] == [(4, 1), (4, 1)]


def terms_of(record: str) -> tuple[Terms, list[Line]]:
    read = read_record((RECORDS / f"{record}.ndjson").read_text(encoding="utf-8"))
    terms = Terms(
        id="table",
        game=read.game,
        players=read.players,
        rules=read.rules,
        options=read.options,
        title="",
        visibility="open",
        tempo=None,
        status="finished",
        seed="",
        contributions=[],
        dice_from=1,
        origin=None,
        next_table=None,
        owner="",
        created=0.0,
        started=None,
        finished=None,
        clock=None,
        due=None,
    )
    return terms, read.lines


def outcome(record: str) -> Outcome:
    return asyncio.run(outcome_of(*terms_of(record)))


@pytest.mark.parametrize("record", ["small_world-2-0", "underground-6-2-0", "heroes-2-0"])
def test_the_picks_of_a_record_are_those_of_its_lines(record: str) -> None:
    terms, played = terms_of(record)
    kept = outcome(record)
    verb, category = ("capture", "troop") if terms.game == "heroes" else ("pick", "race")
    undone = {int(line.action.args["to"]) + 1 for line in played if line.action.verb == "undo"}
    for seat, picks in enumerate(kept.picks):
        done = [line.action for line in played if line.seat == seat and line.n not in undone]
        wanted = sum(action.verb == verb for action in done)
        assert sum(picks.get(category, {}).values()) == wanted
    assert any(picks.get(category) for picks in kept.picks)


def later(action: Action) -> Action:
    """What a line says when two more stand before it."""
    return Action("undo", {"to": int(action.args["to"]) + 2}) if action.verb == "undo" else action


def test_what_was_taken_back_is_not_counted() -> None:
    terms, played = terms_of("small_world-2-0")
    first = next(line for line in played if line.action.verb == "pick")
    back = [Line(first.n + 1, first.seat, Action("undo", {"to": first.n - 1}))]
    again = [Line(line.n + 2, line.seat, later(line.action)) for line in played[first.n - 1 :]]
    doubled = asyncio.run(outcome_of(terms, [*played[: first.n], *back, *again]))
    assert doubled == outcome("small_world-2-0")


@pytest.mark.parametrize("resigned", [False, True])
def test_a_game_that_somebody_left_counts(resigned: bool) -> None:
    terms, _ = terms_of("small_world-2-0")
    ann = Seat(seat=0, kind="person", name="Ann", user_id="a")
    bob = Seat(seat=1, kind="person", name="Bob", user_id="b", away=True, resigned=resigned)
    assert rated_seats(terms, [ann, bob]) == [0, 1]
