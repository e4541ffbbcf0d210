"""Setting up a table with everything its game offers."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.node import Node
from tests.server.own_things import own_board, own_deck
from tests.server.seats import new_table, view_of

from warren.games.registry import game, games
from warren.games.small_world.packs.library import LIBRARY

ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
PACKS = Path(__file__).parents[3] / "examples" / "packs"
DECLARED = [
    (title.key, option.key, choice)
    for title in games()
    for option in title.options()
    if option.choices is not None
    for choice in option.choices
]


@pytest.fixture
def packs() -> Iterator[str]:
    LIBRARY.install(PACKS)
    try:
        yield LIBRARY.packs()[0].id
    finally:
        LIBRARY.install(Path(__file__).parent)


def ask(browser: httpx.Client, **body: Any) -> httpx.Response:
    wanted = {"game": "small_world", "seats": [ME, OPEN], **body}
    return browser.post("/api/tables", json=wanted, params={"lang": "en"})


@pytest.mark.parametrize(("title", "option", "choice"), DECLARED)
def test_every_declared_choice(house: Node, title: str, option: str, choice: Any) -> None:
    browser = house.browser()
    count = {"short": 4, "first": game(title).max_players}.get(option, 2)
    answer = ask(browser, game=title, options={option: choice}, seats=[ME] * count)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert table["options"] == {option: choice}
    assert view_of(browser, table["id"])["view"]["options"][option] == choice


@pytest.mark.parametrize(
    ("title", "options", "board"),
    [
        ("small_world", {"board": "smallworld-2"}, "smallworld-2"),
        ("small_world", {"board": "underground-2", "pool": "both"}, "underground-2"),
        ("underground", {"board": "smallworld-2", "relics": True}, "smallworld-2"),
        ("small_world", {"board": own_board()}, "wheel"),
        ("underground", {"board": own_board(), "pool": "both"}, "wheel"),
        ("heroes", {"deck": own_deck()}, "heroes-37"),
        ("heroes", {}, "heroes-37"),
    ],
)
def test_boards_mixes_and_things_of_ones_own(
    house: Node, title: str, options: dict[str, Any], board: str
) -> None:
    browser = house.browser()
    table = new_table(browser, title, options=options, seats=[ME, ME])["table"]
    assert table["options"] == options
    shown = view_of(browser, table["id"])
    assert shown["view"]["board"] == board
    assert shown["situation"]["choices"]


def test_packs_of_the_host(house: Node, packs: str) -> None:
    browser = house.browser()
    table = new_table(browser, options={"packs": packs}, seats=[ME, ME])["table"]["id"]
    box = browser.get(f"/api/tables/{table}/box").json()["things"]
    own = [design.id for pack in LIBRARY.packs() for design in pack.races]
    assert own
    assert set(own) <= {race["id"] for race in box["race"]}


@pytest.mark.parametrize(
    ("title", "options", "message", "details"),
    [
        ("small_world", {"colour": 1}, "error-unknown-option", {"option": "colour"}),
        ("small_world", {"first": True}, "error-option-value", {"option": "first"}),
        ("small_world", {"first": 4}, "error-option-value", {"option": "first"}),
        ("small_world", {"pool": "mine"}, "error-option-value", {"option": "pool"}),
        ("small_world", {"board": "atlantis"}, "error-unknown-board", {"value": "atlantis"}),
        ("small_world", {"board": 7}, "error-not-a-mapping", {}),
        ("small_world", {"board": []}, "error-not-a-mapping", {}),
        ("small_world", {"board": {}}, "error-missing-field", {"field": "regions"}),
        (
            "small_world",
            {"board": "smallworld-4"},
            "error-board-players",
            {"board": "smallworld-4"},
        ),
        ("small_world", {"packs": "dragons"}, "error-pack-unknown", {"value": "dragons"}),
        ("small_world", {"packs": {"a": 1}}, "error-option-value", {"option": "packs"}),
        ("heroes", {"short": True}, "error-option-four-players", {"option": "short"}),
        ("heroes", {"deck": "big"}, "error-not-a-mapping", {}),
        ("heroes", {"deck": {"cards": {}}}, "error-deck-size", {"field": "deck.cards"}),
        ("chess", {}, "error-unknown-game", {"value": "chess"}),
    ],
)
def test_bad_options_are_refused_by_field(
    house: Node, title: str, options: dict[str, Any], message: str, details: dict[str, object]
) -> None:
    browser = house.browser()
    answer = ask(browser, game=title, options=options)
    told = answer.json()
    assert answer.status_code == 400
    assert told["message"] == message, told
    assert details.items() <= told["args"].items()
    assert told["text"]
    assert browser.get("/api/tables?mine=true").json() == []


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"seats": []}, "error-bad-request"),
        ({"seats": [ME] * 17}, "error-bad-request"),
        ({"seats": [ME] * 6}, "error-players"),
        ({"seats": [ME]}, "error-players"),
        ({"seats": [ME, {"kind": "cat"}]}, "error-bad-request"),
        ({"seats": [ME, {"kind": "bot", "bot": "deep-thought"}]}, "error-unknown-bot"),
        ({"seats": [ME, {"kind": "open", "name": "x" * 41}]}, "error-bad-request"),
        ({"visibility": "hidden"}, "error-bad-request"),
        ({"title": "x" * 81}, "error-bad-request"),
        ({"options": []}, "error-bad-request"),
        ({"tempo": "fast"}, "error-bad-request"),
        ({"game": None}, "error-bad-request"),
    ],
)
def test_bad_tables_are_refused(house: Node, body: dict[str, Any], message: str) -> None:
    browser = house.browser()
    answer = ask(browser, **body)
    assert (answer.status_code, answer.json()["message"]) == (400, message)
    assert browser.get("/api/tables?mine=true").json() == []


@pytest.mark.parametrize("seats", list(itertools.product([ME, OPEN, BOT], repeat=2)))
def test_seats_in_every_order(house: Node, seats: tuple[dict[str, Any], ...]) -> None:
    browser = house.browser()
    created = new_table(browser, seats=list(seats), options={"board": own_board(rounds=1)})
    table = created["table"]
    kinds = {"me": "person", "open": "open", "bot": "bot"}
    assert [seat["kind"] for seat in table["seats"]] == [kinds[seat["kind"]] for seat in seats]
    assert [seat["mine"] for seat in table["seats"]] == [seat["kind"] == "me" for seat in seats]
    assert (table["status"] == "waiting") == (OPEN in seats)
    assert sorted(created["links"]) == [
        str(number) for number, seat in enumerate(seats) if seat["kind"] != "bot"
    ]


def test_what_is_shown_of_a_new_table(house: Node) -> None:
    browser = house.browser()
    table = new_table(browser, title="Friday", visibility="open", seats=[ME, OPEN])["table"]
    assert (table["title"], table["status"], table["owner"]) == ("Friday", "waiting", True)
    assert set(table["commitments"]) == {
        "dice",
        "promise",
        "terms",
        "from",
        "base",
        "named",
        "nonces",
        "sealed",
        "contributions",
        "voided",
    }
    assert (table["imported"], table["origin"], table["next_table"]) == (False, None, None)
    shown = view_of(browser, table["id"])
    assert (shown["seq"], shown["view"], shown["situation"]) == (0, None, None)
    stranger = house.browser().get(f"/api/tables/{table['id']}").json()
    assert (stranger["owner"], stranger["seats"][0]["mine"]) == (False, False)


def test_a_table_that_waits_for_its_owner(house: Node) -> None:
    ann, bob = house.browser(), house.browser()
    created = new_table(ann, start=False)
    table = created["table"]["id"]
    bob.post("/api/seats", json={"link": created["links"]["1"], "name": "Bob"})
    assert ann.get(f"/api/tables/{table}").json()["status"] == "waiting"
    refused = bob.post(f"/api/tables/{table}/start", json={})
    assert (refused.status_code, refused.json()["message"]) == (403, "refusal-owner")
    assert ann.post(f"/api/tables/{table}/start", json={}).json()["status"] == "playing"
    again = ann.post(f"/api/tables/{table}/start", json={})
    assert (again.status_code, again.json()["message"]) == (409, "refusal-table-status")
