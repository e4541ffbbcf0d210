"""Trying: what actions would come to, while nothing is done."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import jsonpatch
import pytest
from tests.server.node import Node
from tests.server.sealed import sealed_game
from tests.server.seats import Data, socket_of, two_at_a_table, view_of
from tests.server.tables.test_playing import FIRST, act, choice, plain_conquest, with_tokens
from tests.server.tables.test_simultaneous import people, seal, view

from warren.core.effect import only
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.state import State
from warren.server.service import Service


def tried(
    browser: httpx.Client, table: str, seq: int, *lines: list[Data], **more: Any
) -> httpx.Response:
    body = {"seq": seq, "lines": list(lines), **more}
    return browser.post(f"/api/tables/{table}/try", json=body, params={"lang": "en"})


def answers(response: httpx.Response) -> list[Data]:
    assert response.status_code == 200, response.text
    return list(response.json())


def test_what_is_told_is_what_happens_then(house: Node) -> None:
    table, ann, bob = with_tokens(house)
    shown = view_of(ann, table)
    move = {"code": plain_conquest(shown)["code"]}
    with socket_of(bob, table) as watching:
        (found,) = answers(tried(ann, table, shown["seq"], [move]))
        assert view_of(ann, table) == shown
        assert (found["known"], found["refused"], found["seq"]) == (True, None, shown["seq"])
        step = act(ann, table, shown["seq"], move).json()
        assert watching.until("step")["before"] == shown["seq"]
    assert jsonpatch.apply_patch(shown["view"], found["patch"]) == view_of(ann, table)["view"]
    assert found["patch"] == step["patch"]
    assert found["facts"] == step["facts"]
    assert found["situation"]["choices"] == step["situation"]["choices"]
    assert found["futures"] == []


def test_lines_are_tried_each_by_itself_and_refused_by_their_rule(house: Node) -> None:
    table, ann, _ = with_tokens(house)
    shown = view_of(ann, table)
    move = {"code": plain_conquest(shown)["code"]}
    stop = {"verb": "stop", "args": {}}
    first, second, third, nothing = answers(
        tried(ann, table, shown["seq"], [move], [move, move], [move], [])
    )
    assert first == third
    assert (nothing["known"], nothing["patch"], nothing["facts"]) == (True, [], [])
    assert second["known"]
    assert second["refused"]["rule"]
    assert second["refused"]["message"].startswith(("refusal-", "small_world-refusal-"))
    assert second["refused"]["text"]
    assert (second["patch"], second["situation"], second["facts"]) == ([], None, [])
    assert answers(tried(ann, table, shown["seq"], [stop]))[0]["seq"] == shown["seq"]
    assert view_of(ann, table) == shown


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([[{"verb": "dance"}]], "refusal-unknown-verb"),
        ([[{}]], "error-move-empty"),
        ([[{"code": 1, "verb": "stop"}]], "error-move-twice"),
    ],
)
def test_what_is_no_move_is_refused_as_a_whole(
    house: Node, lines: list[list[Data]], message: str
) -> None:
    table, ann, _ = with_tokens(house)
    answer = tried(ann, table, view_of(ann, table)["seq"], *lines)
    assert answer.status_code in (400, 409)
    assert answer.json()["message"] == message


@pytest.mark.parametrize("lines", [[], [[]] * 25, [[{"code": 1}] * 33]])
def test_there_are_limits(house: Node, lines: list[list[Data]]) -> None:
    table, ann, _ = with_tokens(house)
    assert tried(ann, table, view_of(ann, table)["seq"], *lines).status_code == 400


def test_only_whoever_sits_there_may_try_and_from_where_the_table_stands(house: Node) -> None:
    table, ann, bob = with_tokens(house)
    shown = view_of(ann, table)
    move = {"code": plain_conquest(shown)["code"]}
    for browser, seq, more, message in (
        (ann, shown["seq"], {"seat": 1}, "refusal-foreign-seat"),
        (house.browser(), shown["seq"], {}, "refusal-no-seat"),
    ):
        answer = tried(browser, table, seq, [move], **more)
        assert (answer.status_code, answer.json()["message"]) == (403, message), answer.text
    for seq in (shown["seq"] - 1, shown["seq"] + 1):
        (found,) = answers(tried(ann, table, seq, [move]))
        assert (found["refused"]["message"], found["seq"]) == ("refusal-stale", shown["seq"])
    (found,) = answers(tried(bob, table, view_of(bob, table)["seq"], [move]))
    assert found["refused"]["message"] == "refusal-not-your-turn"


def test_what_would_be_drawn_is_not_told(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, options=FIRST)
    shown = view_of(ann, table)
    pick = {"code": choice(shown, "pick")["code"]}
    (found,) = answers(tried(ann, table, shown["seq"], [pick]))
    assert (found["known"], found["refused"], found["patch"]) == (False, None, [])
    assert (found["situation"], found["facts"], found["futures"]) == (None, [], [])


def test_nothing_of_a_sealed_choice_is_told_by_trying(house: Node) -> None:
    with sealed_game():
        table, (ann, bob, cat) = people(house, 3)
        assert seal(ann, table, 0, 4).status_code == 200
        move = {"verb": "seal", "args": {"card": 2}}
        asked = {"seq": 0, "lines": [[move]]}
        url = f"/api/tables/{table}/try"
        (found,) = bob.post(url, json=asked, params={"lang": "none"}).json()
        seen = view(bob, table)
        after = jsonpatch.apply_patch(seen["view"], found["patch"])
        assert (found["known"], after["sealed"]) == (True, [-1, 2, 0])
        assert {fact["args"]["seat"] for fact in found["facts"]} == {1}
        assert view(bob, table) == seen
        assert seal(bob, table, 0, 2).status_code == 200
        (last,) = cat.post(url, json=asked, params={"lang": "none"}).json()
        assert (last["known"], last["patch"], last["facts"]) == (False, [], [])
        assert view(cat, table)["view"]["sealed"] == [-1, -1, 0]


def planning(house: Node, seed: int) -> tuple[str, httpx.Client, httpx.Client]:
    """Dungeon Lords for two, played at random until both plan a battle."""
    table, ann, bob = two_at_a_table(house, "dungeon_lords", options={"first": 0})
    luck = Random(seed)

    async def playing(service: Service) -> None:
        room = await service.hub.room(table)
        while True:
            state = room.match.state
            assert isinstance(state, State)
            if frames.step(state) == frames.PLANNING and state.actors() == (0, 1):
                return
            seat = state.actors()[0]
            code = luck.choice(state.legal_actions(seat))
            await service.hub.act(room, seat, room.seq(only(seat)), [code])

    house.run(playing)
    return table, ann, bob


def test_a_battle_plan_is_told_with_its_futures(house: Node) -> None:
    table, ann, bob = planning(house, 5)
    shown = view_of(ann, table)
    plans: list[list[Data]] = [[]]
    if shown["situation"]["choices"][0]["verb"] == "defend":
        plans = [[{"code": shown["situation"]["choices"][0]["code"]}]]
    (found,) = answers(tried(ann, table, shown["seq"], *plans, seat=0))
    cards = [future["given"]["card"] for future in found["futures"]]
    assert len(cards) == len(set(cards)) > 0
    for future in found["futures"]:
        assert set(future["outcome"]) >= {"captured", "conquered", "line"}
        steps = [fact["step"] for fact in future["facts"] if "step" in fact]
        assert steps
        assert all(fact["text"] for fact in future["facts"])
    theirs = view_of(bob, table)
    other = theirs["situation"]["choices"][-1]
    assert act(bob, table, theirs["seq"], {"code": other["code"]}).status_code == 200
    (again,) = answers(tried(ann, table, shown["seq"], *plans, seat=0))
    assert [told(future) for future in again["futures"]] == [
        told(future) for future in found["futures"]
    ]


def told(future: Data) -> Data:
    """All but the number of the line after which it is told."""
    return {**future, "facts": [{**fact, "n": 0} for fact in future["facts"]]}
