"""What a page needs to draw a game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import shapely
from tests.server.node import Node
from tests.server.own_things import own_board, own_deck, tangled_board
from tests.server.seats import new_table

from warren.games.registry import game
from warren.games.small_world.board_file import SHIPPED, shipped_board
from warren.server.atlas.chart import Chart
from warren.server.atlas.small_world.atlas import draw
from warren.server.atlas.small_world.press import digest_of, printed

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def points(ring: list[float]) -> list[tuple[float, float]]:
    return list(zip(ring[::2], ring[1::2], strict=True))


def shapes(chart: dict[str, Any]) -> dict[str, shapely.Polygon]:
    return {
        region["id"]: shapely.Polygon(
            points(region["rings"][0]), [points(ring) for ring in region["rings"][1:]]
        )
        for region in chart["regions"]
    }


def check_geometry(chart: dict[str, Any]) -> None:
    """Every region has its own place, touches its neighbours, and its label lies in it."""
    found = shapes(chart)
    sheet = shapely.box(-1, -1, chart["width"] + 1, chart["height"] + 1)
    for region in chart["regions"]:
        shape = found[region["id"]]
        assert shape.is_valid
        assert sheet.contains(shape)
        assert shape.contains(shapely.Point(region["label"]))
        for other, beside in found.items():
            if other != region["id"]:
                assert shape.intersection(beside).area < 40
                if other in region["borders"]:
                    assert shape.distance(beside) < 0.5


@pytest.mark.parametrize("name", SHIPPED)
def test_the_drawing_of_a_shipped_board_is_of_that_board(house: Node, name: str) -> None:
    answer = house.browser().get(f"/api/games/underground/boards/{name}")
    assert answer.status_code == 200
    chart = answer.json()
    spec = shipped_board(name)
    made = printed(name)
    assert made is not None
    assert made.digest == digest_of(spec.data), "draw it again: run atlas.small_world.press"
    assert (chart["kind"], chart["id"], chart["problem"]) == ("regions", name, "")
    assert set(chart["title"]) == {"ru", "en"}
    for region, told in zip(spec.regions, chart["regions"], strict=True):
        assert (region.id, region.terrain, region.symbols) == (
            told["id"],
            told["terrain"],
            told["symbols"],
        )
        assert (region.tribe, region.monsters, region.edge) == (
            told["tribe"],
            told["monsters"],
            told["edge"],
        )
        assert len(told["signs"]) == len(region.symbols)
    index = [region.id for region in spec.regions]
    assert [region["borders"] for region in chart["regions"]] == [
        [index[other] for other in row] for row in spec.borders
    ]
    check_geometry(chart)


def test_a_shipped_drawing_is_what_the_drawer_draws() -> None:
    made = printed("smallworld-2")
    assert made is not None
    again = draw(msgspec.convert(shipped_board("smallworld-2").data, dict[str, object]))
    first, second = (shapes(msgspec.to_builtins(chart)) for chart in (made.chart, again))
    for region, shape in first.items():
        assert shape.symmetric_difference(second[region]).area < 0.02 * shape.area


def test_a_table_shows_the_board_it_is_played_on(house: Node) -> None:
    browser = house.browser()
    table = new_table(browser, options={"board": "underground-2", "relics": True})["table"]["id"]
    answer = browser.get(f"/api/tables/{table}/board")
    assert answer.json()["id"] == "underground-2"
    usual = new_table(browser)["table"]["id"]
    assert browser.get(f"/api/tables/{usual}/board").json()["id"] == "smallworld-2"


def test_a_board_of_ones_own_is_drawn(house: Node) -> None:
    browser = house.browser()
    table = new_table(browser, options={"board": own_board()})["table"]["id"]
    chart = browser.get(f"/api/tables/{table}/board").json()
    assert chart["problem"] == ""
    assert len(chart["regions"]) == 7
    assert chart["title"]["ru"] == "Колесо"
    check_geometry(chart)
    again = browser.get(f"/api/tables/{table}/board")
    assert again.json() == chart


def test_a_board_that_cannot_be_drawn_is_still_told(house: Node) -> None:
    browser = house.browser()
    table = new_table(browser, options={"board": tangled_board()})["table"]["id"]
    chart = msgspec.convert(browser.get(f"/api/tables/{table}/board").json(), Chart)
    assert chart.problem.startswith("error-drawing")
    assert [region.id for region in chart.regions] == ["a", "b", "c", "d", "e", "f"]
    assert all(len(region.borders) == 5 and not region.rings for region in chart.regions)


def test_hexes(house: Node) -> None:
    browser = house.browser()
    boards = {board["id"]: board for board in browser.get("/api/games/heroes/boards").json()}
    assert {name: board["players"] for name, board in boards.items()} == {
        "heroes-37": [2, 3],
        "heroes-61": [4, 5],
        "heroes-51": [4],
    }
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    table = new_table(browser, "heroes", seats=seats, options={"short": True})["table"]["id"]
    chart = browser.get(f"/api/tables/{table}/board").json()
    assert (chart["kind"], chart["id"], len(chart["regions"])) == ("hexes", "heroes-51", 51)
    check_geometry(chart)
    inner = next(region for region in chart["regions"] if region["id"] == "c3")
    assert len(inner["borders"]) == 6


def test_what_has_not_changed_is_not_sent_again(house: Node) -> None:
    browser = house.browser()
    table = new_table(browser)["table"]["id"]
    for address in (
        "/api/games/heroes/boards/heroes-37",
        f"/api/tables/{table}/board",
        f"/api/tables/{table}/box",
        "/api/catalogue/en",
        "/api/catalogue/en/page",
    ):
        first = browser.get(address)
        tag = first.headers["etag"]
        second = browser.get(address, headers={"if-none-match": f'"other", {tag}'})
        assert (second.status_code, second.content) == (304, b"")
        assert browser.get(address, headers={"if-none-match": '"other"'}).content == first.content


@pytest.mark.parametrize(
    "address",
    [
        "/api/games/chess/boards",
        "/api/games/heroes/boards/smallworld-2",
        "/api/games/small_world/boards/heroes-37",
        "/api/tables/nowhere/board",
        "/api/tables/nowhere/box",
        "/api/catalogue/de",
        "/api/catalogue/de/page",
    ],
)
def test_what_is_not_there(house: Node, address: str) -> None:
    answer = house.browser().get(address, params={"lang": "en"})
    assert answer.status_code == 404
    assert answer.json()["text"]


def test_the_box_of_small_world(house: Node) -> None:
    browser = house.browser()
    options = {"pool": "both", "board": "underground-2"}
    table = new_table(browser, options=options)["table"]["id"]
    box = browser.get(f"/api/tables/{table}/box").json()["things"]
    assert {"race", "power", "piece", "figure", "relic", "place"} == set(box)
    races = {race["id"]: race["facts"] for race in box["race"]}
    assert races["mudmen"] == {"tokens": 5, "raiders": 0, "supply": 12}
    assert races["amazons"]["raiders"] == 4
    assert len(box["relic"]) == 6
    assert len(box["place"]) == 9
    plain = new_table(browser)["table"]["id"]
    assert set(browser.get(f"/api/tables/{plain}/box").json()["things"]) == {
        "race",
        "power",
        "piece",
    }


def test_the_box_of_heroes_with_a_deck_of_ones_own(house: Node) -> None:
    browser = house.browser()
    table = new_table(browser, "heroes", options={"deck": own_deck()})["table"]["id"]
    box = browser.get(f"/api/tables/{table}/box").json()
    (card,) = box["things"]["card"]
    assert card["id"] == "pikemen"
    assert (card["facts"]["kind"], card["facts"]["attack"], card["facts"]["warrior"]) == (
        "troop",
        1,
        1,
    )
    assert box["names"]["ru"]["card-pikemen"] == "Пикинёры"


def test_a_game_says_how_its_map_is_made(house: Node) -> None:
    told = {title["key"]: title["map"] for title in house.browser().get("/api/games").json()}
    assert told == {
        "small_world": "regions",
        "underground": "regions",
        "heroes": "hexes",
        "dungeon_lords": "none",
    }
    assert [board["id"] for board in house.browser().get("/api/games/small_world/boards").json()][
        : len(SHIPPED)
    ] == list(SHIPPED)
    assert game("heroes").key in told
