"""Taking back, never past what was decided or learnt since."""

from __future__ import annotations

from typing import Any

import httpx
from tests.server.node import Node
from tests.server.seats import Data, socket_of, two_at_a_table, view_of
from tests.server.tables.test_playing import FIRST, act, plain_conquest, with_tokens

from warren.server.service import Service


def take_back(browser: httpx.Client, table: str, seq: int, **more: Any) -> httpx.Response:
    body = {"type": "undo", "seq": seq, **more}
    return browser.post(f"/api/tables/{table}/undo", json=body, params={"lang": "en"})


def refusal(browser: httpx.Client, table: str) -> str:
    """Why this seat may take nothing back: told beforehand, and when it tries."""
    shown = view_of(browser, table)
    undo = shown["situation"]["undo"]
    assert undo["possible"] is False
    assert undo["text"]
    answer = take_back(browser, table, shown["seq"])
    assert answer.status_code == 409
    told = answer.json()
    assert (told["message"], told["rule"]) == (undo["message"], "CORE-UNDO")
    assert view_of(browser, table)["seq"] == shown["seq"]
    return str(undo["message"])


def conquer(browser: httpx.Client, table: str) -> Data:
    shown = view_of(browser, table)
    answer = act(browser, table, shown["seq"], {"code": plain_conquest(shown)["code"]})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_last_action_is_taken_back(house: Node) -> None:
    table, ann, bob = with_tokens(house)
    before = view_of(ann, table)
    with socket_of(bob, table) as watching:
        done = conquer(ann, table)
        assert done["situation"]["undo"] == {
            "possible": True,
            "message": "",
            "text": "",
            "until": None,
        }
        answer = take_back(ann, table, done["seq"])
        assert answer.status_code == 200
        step = answer.json()
        assert [fact["effect"] for fact in step["facts"]] == ["action-undone"]
        assert "Ann" in step["facts"][0]["text"]
        while watching.seq < step["seq"]:
            watching.receive()
        assert watching.view == view_of(bob, table)["view"]
    after = view_of(ann, table)
    assert (after["view"], after["seq"]) == (before["view"], before["seq"] + 2)
    assert after["situation"]["choices"] == before["situation"]["choices"]


def test_several_actions_one_after_the_other(house: Node) -> None:
    table, ann, _ = with_tokens(house)
    views = [view_of(ann, table)["view"]]
    for _ in range(2):
        conquer(ann, table)
        views.append(view_of(ann, table)["view"])
    for view in reversed(views[:-1]):
        assert take_back(ann, table, view_of(ann, table)["seq"]).status_code == 200
        assert view_of(ann, table)["view"] == view
    assert refusal(ann, table) == "refusal-undo-chance"


def test_not_past_a_draw(house: Node) -> None:
    table, ann, bob = two_at_a_table(house, options=FIRST)
    assert refusal(ann, table) == "refusal-undo-chance"
    shown = view_of(ann, table)
    act(ann, table, shown["seq"], {"verb": "pick", "args": {"combo": 0}})
    assert refusal(ann, table) == "refusal-undo-chance"
    assert refusal(bob, table) == "refusal-undo-chance"


def test_not_the_action_of_another(house: Node) -> None:
    table, ann, bob = with_tokens(house)
    done = conquer(ann, table)
    assert refusal(bob, table) == "refusal-undo-other"
    answer = take_back(bob, table, done["seq"], seat=0)
    assert (answer.status_code, answer.json()["message"]) == (403, "refusal-foreign-seat")
    answer = take_back(house.browser(), table, done["seq"])
    assert (answer.status_code, answer.json()["message"]) == (403, "refusal-no-seat")


def test_not_when_the_table_has_gone_on(house: Node) -> None:
    table, ann, _ = with_tokens(house)
    done = conquer(ann, table)
    answer = take_back(ann, table, done["seq"] - 1)
    assert (answer.status_code, answer.json()["message"]) == (409, "refusal-stale")


def test_after_the_table_was_closed_and_opened(house: Node) -> None:
    table, ann, _ = with_tokens(house)
    before = view_of(ann, table)
    conquer(ann, table)
    done = conquer(ann, table)

    async def forget(service: Service) -> None:
        del service.hub.rooms[table]

    house.run(forget)
    assert view_of(ann, table)["situation"]["undo"]["possible"] is True
    assert take_back(ann, table, done["seq"]).status_code == 200
    house.run(forget)
    assert take_back(ann, table, done["seq"] + 1).status_code == 200
    assert view_of(ann, table)["view"] == before["view"]
    house.run(forget)
    assert refusal(ann, table) == "refusal-undo-chance"


def test_an_undo_among_the_moves_is_one_too(house: Node) -> None:
    table, ann, _ = with_tokens(house)
    before = view_of(ann, table)
    done = conquer(ann, table)
    answer = act(ann, table, done["seq"], {"verb": "undo", "args": {"to": done["seq"] - 2}})
    assert (answer.status_code, answer.json()["message"]) == (409, "refusal-undo-target")
    answer = act(ann, table, done["seq"], {"verb": "undo", "args": {"to": done["seq"] - 1}})
    assert answer.status_code == 200
    assert view_of(ann, table)["view"] == before["view"]
