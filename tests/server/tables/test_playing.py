"""Acting: by code and by name, one action or several, at the right time."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.node import Node
from tests.server.played import BOTH_MINE, finished_table, play_out
from tests.server.seats import Data, new_table, socket_of, two_at_a_table, view_of

FIRST = {"first": 0, "board": "smallworld-2"}


def act(browser: httpx.Client, table: str, seq: int, *moves: Data, **more: Any) -> httpx.Response:
    body = {"type": "act", "seq": seq, "moves": list(moves), **more}
    return browser.post(f"/api/tables/{table}/actions", json=body, params={"lang": "en"})


def refused(answer: httpx.Response, status: int, message: str, rule: str) -> Data:
    told: Data = answer.json()
    assert (answer.status_code, told["message"], told["rule"]) == (status, message, rule), told
    assert told["text"]
    return told


def choice(shown: Data, verb: str) -> Data:
    found: list[Data] = [one for one in shown["situation"]["choices"] if one["verb"] == verb]
    return found[0]


def plain_conquest(shown: Data) -> Data:
    """A conquest without a die or other means."""
    return next(
        one
        for one in shown["situation"]["choices"]
        if one["verb"] == "conquer" and set(one["args"]) == {"region"}
    )


def with_tokens(house: Node) -> tuple[str, httpx.Client, httpx.Client]:
    """A table at which the first seat has picked a race and may conquer."""
    table, ann, bob = two_at_a_table(house, options=FIRST)
    shown = view_of(ann, table)
    act(ann, table, shown["seq"], {"code": choice(shown, "pick")["code"]})
    return table, ann, bob


def test_by_code_and_by_name(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, options=FIRST)
    shown = view_of(ann, table)
    first = act(ann, table, shown["seq"], {"verb": "pick", "args": {"combo": 0}})
    assert first.status_code == 200
    step = first.json()
    assert (step["type"], step["before"]) == ("step", shown["seq"])
    assert step["facts"]
    assert all(fact["n"] > shown["seq"] for fact in step["facts"])
    second = act(ann, table, step["seq"], {"code": choice(step, "conquer")["code"]})
    assert second.status_code == 200


def test_a_batch_with_a_fault_leaves_nothing(house: Node) -> None:
    table, ann, bob = with_tokens(house)
    shown = view_of(ann, table)
    first = plain_conquest(shown)
    with socket_of(bob, table) as watching:
        moves = [{"code": first["code"]}, {"verb": "withdraw", "args": {"region": "nowhere"}}]
        answer = act(ann, table, shown["seq"], *moves)
        refused(answer, 409, "refusal-unknown-argument", "CORE-ACTION")
        assert view_of(ann, table)["view"] == shown["view"]
        answer = act(ann, table, shown["seq"], {"verb": first["verb"], "args": first["args"]})
        assert answer.status_code == 200
        step = watching.until("step")
        assert (step["before"], step["seq"]) == (shown["seq"], shown["seq"] + 1)
    assert view_of(ann, table)["view"]["regions"][first["args"]["region"]]["tokens"] >= 1


def test_an_illegal_third_action_leaves_nothing(house: Node) -> None:
    table, ann, _ = with_tokens(house)
    shown = view_of(ann, table)
    conquest = choice(shown, "conquer")
    again = {"verb": "conquer", "args": conquest["args"]}
    other = next(
        one
        for one in shown["situation"]["choices"]
        if one["verb"] == "conquer" and one["args"] != conquest["args"]
    )
    moves = [{"code": conquest["code"]}, {"code": other["code"]}, again]
    answer = act(ann, table, shown["seq"], *moves)
    assert answer.status_code == 409
    assert answer.json()["rule"]
    after = view_of(ann, table, since=shown["seq"])
    assert (after["seq"], after["view"], after["facts"]) == (shown["seq"], shown["view"], [])


def test_two_conquests_at_once(house: Node) -> None:
    """What is legal one after the other is legal as one, and comes to the same."""
    table, ann, bob = with_tokens(house)
    start = view_of(ann, table)
    first = plain_conquest(start)
    between = act(ann, table, start["seq"], {"code": first["code"]}).json()
    second = plain_conquest(between)
    act(ann, table, between["seq"], {"code": second["code"]})
    wanted = view_of(ann, table)
    for _ in range(2):
        body = {"type": "undo", "seq": view_of(ann, table)["seq"]}
        assert ann.post(f"/api/tables/{table}/undo", json=body).status_code == 200
    seq = view_of(ann, table)["seq"]
    assert view_of(ann, table)["view"] == start["view"]
    with socket_of(bob, table) as watching:
        step = act(ann, table, seq, {"code": first["code"]}, {"code": second["code"]}).json()
        assert (step["type"], step["before"], step["seq"]) == ("step", seq, seq + 2)
        assert {fact["n"] for fact in step["facts"]} == {seq + 1, seq + 2}
        assert watching.until("step")["seq"] == seq + 2
    assert view_of(ann, table)["view"] == wanted["view"]


def test_nothing_random_lies_inside_a_batch(house: Node) -> None:
    table, ann, _ = two_at_a_table(house, options=FIRST)
    shown = view_of(ann, table)
    moves = [
        {"verb": "pick", "args": {"combo": 0}},
        {"verb": "conquer", "args": {"region": "2-02"}},
    ]
    refused(act(ann, table, shown["seq"], *moves), 409, "refusal-batch-chance", "CORE-BATCH")
    assert view_of(ann, table)["view"] == shown["view"]


def test_who_answers_an_old_question_is_told_so(house: Node) -> None:
    table, ann, _ = with_tokens(house)
    shown = view_of(ann, table)
    code = choice(shown, "conquer")["code"]
    assert act(ann, table, shown["seq"], {"code": code}).status_code == 200
    told = refused(
        act(ann, table, shown["seq"], {"code": code}), 409, "refusal-stale", "TABLE-SEQUENCE"
    )
    assert told["args"] == {"seq": shown["seq"], "now": shown["seq"] + 1}
    refused(
        act(ann, table, shown["seq"] + 9, {"code": code}), 409, "refusal-stale", "TABLE-SEQUENCE"
    )


def test_who_is_not_asked_is_told_so(house: Node) -> None:
    table, ann, bob = with_tokens(house)
    eve = house.browser()
    shown = view_of(ann, table)
    code = choice(shown, "conquer")["code"]
    refused(
        act(bob, table, shown["seq"], {"code": code}), 409, "refusal-not-your-turn", "CORE-TURN"
    )
    refused(act(eve, table, shown["seq"], {"code": code}), 403, "refusal-no-seat", "TABLE-SEAT")
    foreign = act(bob, table, shown["seq"], {"code": code}, seat=0)
    refused(foreign, 403, "refusal-foreign-seat", "TABLE-SEAT")
    foreign = act(ann, table, shown["seq"], {"code": code}, seat=9)
    refused(foreign, 403, "refusal-foreign-seat", "TABLE-SEAT")
    assert view_of(ann, table)["seq"] == shown["seq"]


@pytest.mark.parametrize(
    ("move", "status", "message"),
    [
        ({"verb": "fly"}, 409, "refusal-unknown-verb"),
        ({"verb": "conquer"}, 409, "refusal-unknown-arguments"),
        ({"verb": "conquer", "args": {"region": "2-99"}}, 409, "refusal-unknown-argument"),
        ({"verb": "conquer", "args": {"region": 7}}, 409, "refusal-unknown-argument"),
        ({"verb": "conquer", "args": {"region": "2-02", "x": 1}}, 409, "refusal-unknown-arguments"),
        ({"verb": "undo", "args": {"to": 0}}, 409, "refusal-undo-chance"),
        ({"code": 999_999_999}, 409, "refusal-unknown-code"),
        ({}, 400, "error-move-empty"),
        ({"code": 1, "verb": "pick"}, 400, "error-move-twice"),
        ({"code": -1}, 400, "error-bad-request"),
        ({"verb": "x" * 41}, 400, "error-bad-request"),
        ({"verb": "pick", "args": {"combo": True}}, 400, "error-bad-request"),
        ({"verb": "pick", "args": {"combo": None}}, 400, "error-bad-request"),
        ({"verb": "die", "args": {"value": 3}}, 409, ""),
    ],
)
def test_moves_that_are_none(house: Node, move: Data, status: int, message: str) -> None:
    table, ann, _ = with_tokens(house)
    shown = view_of(ann, table)
    answer = act(ann, table, shown["seq"], move)
    told = answer.json()
    assert answer.status_code == status, told
    assert told["message"] == message or not message
    assert told["text"]
    assert view_of(ann, table)["view"] == shown["view"]


def test_too_many_or_no_moves(house: Node) -> None:
    table, ann, _ = with_tokens(house)
    seq = view_of(ann, table)["seq"]
    assert act(ann, table, seq).status_code == 400
    assert act(ann, table, seq, *[{"code": 1}] * 65).status_code == 400


def test_nobody_acts_before_the_start_or_after_the_end(house: Node) -> None:
    ann = house.browser()
    waiting = new_table(ann)["table"]["id"]
    told = refused(act(ann, waiting, 0, {"code": 0}), 409, "refusal-table-status", "TABLE-STATUS")
    assert told["args"] == {"status": "waiting"}
    over = finished_table(house, ann)
    seq = view_of(ann, over)["seq"]
    told = refused(act(ann, over, seq, {"code": 0}), 409, "refusal-table-status", "TABLE-STATUS")
    assert told["args"] == {"status": "finished"}


def test_a_refused_start_leaves_the_socket_right(house: Node) -> None:
    """Somebody tries to act before the start; the first view must come in full all the same."""
    ann, bob = house.browser(), house.browser()
    created = new_table(ann, options=FIRST)
    table = created["table"]["id"]
    with socket_of(ann, table) as watching:
        assert watching.view is None
        act(ann, table, 0, {"code": 0})
        bob.post("/api/seats", json={"link": created["links"]["1"], "name": "Bob"})
        while watching.view is None:
            watching.receive()
        assert watching.view == view_of(ann, table)["view"]
        watching.act(watching.choices[0]["code"])
        watching.until("step")
        assert watching.view == view_of(ann, table)["view"]


def test_the_situation_has_all_a_page_needs(house: Node) -> None:
    table, ann, bob = with_tokens(house)
    eve = house.browser()
    mine = view_of(ann, table)["situation"]
    assert (mine["seat"], mine["actors"], mine["turn_kind"]) == (0, [0], "turn")
    assert "Ann" in mine["prompt"]
    assert all(one["text"] and one["verb"] for one in mine["choices"])
    price = next(one["price"] for one in mine["choices"] if one["verb"] == "conquer")
    assert price["total"] == sum(part["amount"] for part in price["parts"])
    assert price["text"]
    assert all(part["name"] for part in price["parts"])
    theirs = view_of(bob, table)["situation"]
    assert (theirs["seat"], theirs["actors"], theirs["choices"]) == (1, [0], [])
    assert theirs["undo"]["possible"] is False
    spectator = view_of(eve, table)["situation"]
    assert (spectator["seat"], spectator["choices"]) == (None, [])
    assert spectator["prompt"]
    russian = view_of(ann, table, lang="ru")["situation"]
    assert russian["prompt"] != mine["prompt"]
    silent = view_of(ann, table, lang="none")["situation"]
    assert silent["prompt"] == ""
    assert [one["code"] for one in silent["choices"]] == [one["code"] for one in mine["choices"]]


def test_the_end_is_told(house: Node) -> None:
    ann = house.browser()
    table = finished_table(house, ann)
    shown = view_of(ann, table)
    outcome = shown["situation"]["outcome"]
    assert (
        outcome["winners"]
        == [seat for seat, score in enumerate(outcome["scores"]) if score == max(outcome["scores"])]
        or len(outcome["winners"]) == 1
    )
    assert outcome["lines"]
    assert shown["table"]["status"] == "finished"
    assert shown["table"]["finished"] >= shown["table"]["started"]
    assert shown["situation"]["undo"] == {
        "possible": False,
        "message": "refusal-game-over",
        "text": "The game is over.",
        "until": None,
    }


def test_asking_before_acting(house: Node) -> None:
    table, ann, bob = with_tokens(house)
    shown = view_of(ann, table)
    conquest = choice(shown, "conquer")

    def ask(browser: httpx.Client, **move: Any) -> httpx.Response:
        return browser.post(
            f"/api/tables/{table}/explain", json={"move": move}, params={"lang": "en"}
        )

    assert ask(ann, verb="conquer", args=conquest["args"]).json() == conquest
    offered = {one["args"].get("region") for one in shown["situation"]["choices"]}
    closed = next(name for name in (f"2-{n:02}" for n in range(1, 24)) if name not in offered)
    far = ask(ann, verb="conquer", args={"region": closed})
    assert far.status_code == 200
    assert far.json()["rule"].startswith("SW-")
    assert far.json()["text"]
    refused(ask(bob, code=conquest["code"]), 200, "refusal-not-your-turn", "CORE-TURN")
    refused(ask(house.browser(), code=conquest["code"]), 403, "refusal-no-seat", "TABLE-SEAT")
    assert view_of(ann, table)["view"] == shown["view"]
    waiting = new_table(ann)["table"]["id"]
    answer = ann.post(f"/api/tables/{waiting}/explain", json={"move": {"code": 0}})
    refused(answer, 409, "refusal-table-status", "TABLE-STATUS")


def test_typed_moves(house: Node) -> None:
    table, ann, bob = with_tokens(house)

    def typed(text: str, lang: str = "en", who: httpx.Client = ann) -> httpx.Response:
        return who.post(f"/api/tables/{table}/typed", json={"text": text}, params={"lang": lang})

    shown = view_of(ann, table)
    region = choice(shown, "conquer")["args"]["region"]
    for text, lang in ((f"conquer {region}", "en"), (f"захват {region}", "ru")):
        assert typed(text, lang).json() == [
            {"verb": "conquer", "args": {"region": region}, "code": None}
        ]
    answer = act(ann, table, shown["seq"], *typed(f"conquer {region}").json())
    assert answer.status_code == 200
    nonsense = typed("dance")
    assert nonsense.status_code == 409
    assert nonsense.json()["text"]
    assert typed('conquer "').status_code == 409
    assert typed("").status_code == 400
    refused(typed("done", who=house.browser()), 403, "refusal-no-seat", "TABLE-SEAT")
    assert typed("done", who=bob).status_code == 200


def test_bots_answer_in_between(house: Node) -> None:
    """An answer over HTTP builds on the line the client knows, whatever a bot does meanwhile."""
    ann = house.browser()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    table = new_table(ann, seats=seats, options=FIRST)["table"]["id"]
    with socket_of(ann, table) as watching:
        while not watching.over and watching.seq < 60:
            if watching.choices:
                watching.act(watching.choices[-1]["code"])
            watching.until("step", "table")
        lines = [fact["n"] for fact in watching.facts]
        assert lines == sorted(lines)
        told = view_of(ann, table, since=0)["facts"]
        assert [fact for fact in told if fact["n"] <= watching.seq] == [
            *[fact for fact in told if fact["n"] < lines[0]],
            *watching.facts,
        ]


def test_long_trails_of_play_agree(house: Node) -> None:
    """A room that was closed and opened again is where it was."""
    ann = house.browser()
    table = new_table(ann, seats=BOTH_MINE, options={"first": 0})["table"]["id"]
    play_out(house, table, most=60)
    before = view_of(ann, table, lang="none")
    house.run(lambda service: _forget(service, table))
    after = view_of(ann, table, lang="none")
    assert after == before


async def _forget(service: Any, table: str) -> None:
    del service.hub.rooms[table]


def test_whoever_draws_reads_of_the_card_once_and_others_only_that_it_was_drawn(
    house: Node,
) -> None:
    table, ann, bob = two_at_a_table(house, "heroes", options={"first": 0})
    play_out(house, table, seed=5, most=20)

    def drawn(browser: httpx.Client, by: int) -> list[str]:
        return [
            fact["effect"]
            for fact in view_of(browser, table, since=0)["facts"]
            if fact["effect"] in ("card-drawn", "card-seen") and fact["args"]["seat"] == by
        ]

    own = drawn(ann, 0)
    assert own
    assert set(own) == {"card-seen"}
    assert drawn(bob, 0) == ["card-drawn"] * len(own)
