"""Boards that would take a node's time: repeated neighbours, thousands of chasms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.attack.work import in_a_loop
from tests.server.node import Node
from tests.server.own_things import own_board

from warren.core.refusal import InputError
from warren.games.small_world.board_file import MAX_CHASMS, BoardSpec
from warren.server.atlas.atlas import Plan, atlas_of
from warren.server.atlas.charts import Charts
from warren.server.nodes.backroom import Backroom, TooLong

Board = dict[str, Any]


def endless_ring(board: Board) -> None:
    board["regions"]["heart"]["ring"] = ["r1", "r2"] * 9_750


def endless_rim(board: Board) -> None:
    board["regions"]["heart"] = {"terrain": "hill", "ring": ["rim"] * 20_000}


def endless_borders(board: Board) -> None:
    board["regions"]["heart"]["borders"] = ["r1"] * 19_500


def chasms(board: Board) -> None:
    board["regions"] |= {f"c{n}": {"terrain": "chasm", "borders": ["r1"]} for n in range(3_500)}


def one_chasm_more(board: Board) -> None:
    count = MAX_CHASMS + 1
    board["regions"] |= {f"c{n}": {"terrain": "chasm", "borders": ["r1"]} for n in range(count)}


def symbols(board: Board) -> None:
    board["regions"]["heart"]["symbols"] = ["mine"] * 1_000


def region_name(board: Board) -> None:
    board["regions"]["x" * 41] = {"terrain": "hill", "borders": ["r1"]}


def unseen_name(board: Board) -> None:
    board["regions"]["x\u202ey"] = {"terrain": "hill", "borders": ["r1"]}


def board_name(board: Board) -> None:
    board["board"] = "x" * 41


def title(board: Board) -> None:
    board["title"]["ru"] = "x" * 81


def titles(board: Board) -> None:
    board["title"] = {f"l{n}": "x" for n in range(21)}


def provenance(board: Board) -> None:
    board["provenance"] = "x" * 501


def huge_area(board: Board) -> None:
    board["regions"]["heart"]["area"] = 10**400


def endless_area(board: Board) -> None:
    board["regions"]["heart"]["area"] = float("nan")


BURDENS: list[tuple[Callable[[Board], None], str, str]] = [
    (endless_ring, "error-too-many", "regions.heart.ring"),
    (endless_rim, "error-too-many", "regions.heart.ring"),
    (endless_borders, "error-too-many", "regions.heart.borders"),
    (chasms, "error-too-many", "regions"),
    (one_chasm_more, "error-too-many", "regions"),
    (symbols, "error-too-many", "regions.heart.symbols"),
    (region_name, "error-too-long", "regions." + "x" * 41),
    (unseen_name, "error-unprintable", "regions.x\u202ey"),
    (board_name, "error-too-long", "board"),
    (title, "error-too-long", "title.ru"),
    (titles, "error-too-many", "title"),
    (provenance, "error-too-long", "provenance"),
    (huge_area, "error-out-of-range", "regions.heart.area"),
    (endless_area, "error-out-of-range", "regions.heart.area"),
]


@pytest.mark.parametrize(("burden", "message", "field"), BURDENS)
def test_a_board_has_bounds(burden: Callable[[Board], None], message: str, field: str) -> None:
    board = own_board()
    burden(board)
    with pytest.raises(InputError) as refused:
        BoardSpec(board)
    assert (refused.value.message, refused.value.details["field"]) == (message, field)


def test_as_many_chasms_as_there_may_be() -> None:
    board = own_board()
    chasms = {f"c{n}": {"terrain": "chasm", "borders": ["r1"]} for n in range(MAX_CHASMS)}
    board["regions"] |= chasms
    assert len(BoardSpec(board).regions) == 7 + MAX_CHASMS


def test_a_strangers_board_is_checked_in_another_process(
    house: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the refusal names the field as if it had been checked here."""
    ran: list[str] = []
    backroom = house.service.backroom
    run = backroom.run

    async def noted(work: Callable[..., object], *args: object, slow: bool = False) -> object:
        ran.append(work.__name__)
        return await run(work, *args, slow=slow)

    monkeypatch.setattr(backroom, "run", noted)
    endless_ring(board := own_board())
    wanted = {"game": "small_world", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = house.browser().post("/api/tables", json=wanted | {"options": {"board": board}})
    assert (refused.status_code, refused.json()["message"]) == (400, "error-too-many")
    assert refused.json()["args"]["field"] == "regions.heart.ring"
    assert ran == ["rehearse"]
    made = house.browser().post("/api/tables", json=wanted | {"options": {"board": own_board()}})
    assert made.status_code == 201
    assert ran == ["rehearse", "rehearse"]
    shipped = house.browser().post("/api/tables", json=wanted)
    assert shipped.status_code == 201
    assert len(ran) == 2


@in_a_loop
async def test_what_took_too_long_to_draw_is_not_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[Plan] = []

    async def late(*_: object, slow: bool) -> None:
        assert slow
        tried.append(plan)
        raise TooLong("error-takes-too-long", {"seconds": 30})

    plan = atlas_of("small_world").plan_of(2, {"board": own_board()})
    backroom = Backroom(30)
    monkeypatch.setattr(backroom, "run", late)
    charts = Charts(backroom)
    for _ in range(2):
        chart = await charts.chart_of("small_world", 2, {"board": own_board()})
        assert chart.problem == "error-takes-too-long"
        assert len(chart.regions) == 7
        assert not any(region.rings for region in chart.regions)
    assert len(tried) == 1
