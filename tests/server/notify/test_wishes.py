"""Asking to be told, and asking no longer."""

from __future__ import annotations

import pytest
from tests.server.node import Node
from tests.server.notify.turns import Pair
from tests.server.seats import new_table

HOOK = {"kind": "webhook", "url": "http://127.0.0.1:1/hook"}


def test_nobody_is_told_unasked(post_office: Node) -> None:
    pair = Pair(post_office)
    assert pair.wishes() == []
    pair.next_turn()
    assert post_office.service.hub.rooms[pair.table].terms.alerts is None


def test_the_secret_is_shown_once(post_office: Node) -> None:
    pair = Pair(post_office)
    wish = pair.wish(**HOOK)
    assert wish["secret"].startswith("whsec_")
    assert pair.wishes() == [{**wish, "secret": None}]


def test_the_same_address_again_takes_the_place_of_the_old_one(post_office: Node) -> None:
    pair = Pair(post_office)
    first, second = pair.wish(**HOOK), pair.wish(**HOOK)
    assert [wish["id"] for wish in pair.wishes()] == [second["id"]]
    assert first["secret"] != second["secret"]


def test_taking_a_wish_back(post_office: Node) -> None:
    pair = Pair(post_office)
    wish = pair.wish(**HOOK)
    path = f"/api/tables/{pair.table}/notifications/{wish['id']}"
    assert pair.people[1].delete(path).status_code == 404
    assert pair.people[0].delete(path).status_code == 204
    assert pair.people[0].delete(path).status_code == 404
    assert pair.wishes() == []


def test_others_see_nothing_of_it_and_can_ask_for_nothing(post_office: Node) -> None:
    pair = Pair(post_office)
    pair.wish(**HOOK)
    assert pair.wishes(1) == []
    stranger = post_office.browser()
    path = f"/api/tables/{pair.table}/notifications"
    assert stranger.post(path, json=HOOK).status_code == 403
    assert stranger.get(path).json() == []
    assert pair.post(1, "notifications", **HOOK, seat=0).status_code == 403


def test_so_many_and_no_more(post_office: Node) -> None:
    pair = Pair(post_office)
    for number in range(5):
        pair.wish(kind="webhook", url=f"http://127.0.0.1:1/{number}")
    refused = pair.post(0, "notifications", kind="webhook", url="http://127.0.0.1:1/5")
    assert refused.status_code == 409
    assert refused.json()["message"] == "refusal-notifications"
    pair.wish(kind="webhook", url="http://127.0.0.1:1/4")


def test_who_gives_up_the_seat_is_told_nothing_more(post_office: Node) -> None:
    ann, bob = post_office.browser(), post_office.browser()
    table = new_table(ann, "sealed", visibility="open", start=False)["table"]["id"]
    bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
    path = f"/api/tables/{table}/notifications"
    assert bob.post(path, json=HOOK).status_code == 201
    assert bob.post(f"/api/tables/{table}/leave", json={}).status_code == 201
    bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
    assert bob.get(path).json() == []


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"kind": "webhook", "url": "ftp://example.org/x"}, "error-notify-url"),
        ({"kind": "webhook", "url": "http://me:secret@example.org"}, "error-notify-url"),
        ({"kind": "webhook", "url": "http:///nowhere"}, "error-notify-url"),
        ({"kind": "webhook", "url": "http://127.0.0.1:-1"}, "error-notify-url"),
        ({"kind": "webhook", "url": "http://127.0.0.1:65536"}, "error-notify-url"),
        ({"kind": "webhook", "url": "http://no host/"}, "error-notify-url"),
        ({"kind": "webhook", "url": "http://nothing.invalid/"}, "error-notify-host"),
        ({"kind": "pigeon", "url": "http://127.0.0.1/"}, "error-bad-request"),
        ({"url": "http://127.0.0.1/"}, "error-bad-request"),
        (
            {"kind": "push", "subscription": {"endpoint": "http://127.0.0.1/"}},
            "error-bad-request",
        ),
        (
            {
                "kind": "push",
                "subscription": {
                    "endpoint": "http://127.0.0.1/",
                    "keys": {"p256dh": "AAAA", "auth": "AAAA"},
                },
            },
            "error-push-keys",
        ),
    ],
)
def test_a_wish_that_cannot_be_met(
    post_office: Node, body: dict[str, object], message: str
) -> None:
    refused = Pair(post_office).post(0, "notifications", **body)
    assert refused.status_code == 400
    assert refused.json()["message"] == message
