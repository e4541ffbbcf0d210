"""Calls to an address when it is somebody's turn."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import time

from sqlalchemy import func, select
from tests.server.clock.waiting import until
from tests.server.node import Node
from tests.server.notify.receiver import Got, receiving
from tests.server.notify.turns import Pair
from tests.server.seats import socket_of

from warren.server.notify.courier import Courier
from warren.server.service import Service
from warren.server.storage.schema import notifications


def signed(got: Got, secret: str) -> str:
    """The signature as whoever gets the call works it out."""
    number, seconds = got.headers["webhook-id"], got.headers["webhook-timestamp"]
    key = base64.b64decode(secret.removeprefix("whsec_"))
    mac = hmac.new(key, f"{number}.{seconds}.".encode() + got.body, hashlib.sha256)
    return "v1," + base64.b64encode(mac.digest()).decode()


def settled(node: Node) -> bool:
    """Whether nothing waits to be sent."""

    async def waiting(service: Service) -> int:
        await service.notifier.stop()
        query = select(func.count()).where(notifications.c.due.is_not(None))
        async with service.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    return node.run(waiting) == 0


def test_a_turn_is_told_and_signed(post_office: Node) -> None:
    pair = Pair(post_office, title="Friday")
    with receiving() as receiver:
        wish = pair.wish(kind="webhook", url=f"{receiver.url}/hook?a=b", language="en")
        assert wish["where"] == "127.0.0.1"
        pair.next_turn()
        got = receiver.wait()[0]
        assert got.path == "/hook?a=b"
        assert got.headers["host"] == receiver.url.removeprefix("http://")
        assert got.headers["webhook-signature"] == signed(got, wish["secret"])
        letter = json.loads(got.body)
        assert letter["kind"] == "turn"
        assert letter["text"] == "Ann, it is your turn."
        assert letter["title"] == "sealed: Friday"
        assert letter["url"] == f"https://warren.example/games/t/{pair.table}"
        assert letter["seq"] == pair.seq
        assert letter["deadline"] is not None


def test_every_turn_once_and_the_end(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving() as receiver:
        pair.wish(kind="webhook", url=receiver.url, language="en")
        for rounds in (1, 2, 3):
            pair.next_turn()
            receiver.wait(rounds)
        until(lambda: settled(post_office))
        letters = [json.loads(got.body) for got in receiver.got]
        assert [letter["kind"] for letter in letters] == ["turn", "turn", "over"]
        assert letters[-1]["text"] == "Ann, the game is over."
        assert letters[-1]["seq"] == pair.seq


def test_in_the_language_of_the_seat(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving() as receiver:
        assert pair.wish(kind="webhook", url=receiver.url)["language"] == "ru"
        pair.next_turn()
        assert json.loads(receiver.wait()[0].body)["text"] == "Ann, ваш ход."


def test_who_goes_on_deciding_or_takes_back_is_not_told(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving() as receiver:
        for seat in (0, 1):
            pair.wish(seat, kind="webhook", url=f"{receiver.url}/{seat}")
        pair.seal(0)
        pair.undo(0)
        assert settled(post_office)
        pair.next_turn()
        receiver.wait()
        until(lambda: settled(post_office))
        assert [got.path for got in receiver.got] == ["/0"]


def test_a_live_table_tells_those_who_do_not_look(post_office: Node) -> None:
    pair = Pair(post_office, tempo=None)
    with receiving() as receiver:
        pair.wish(kind="webhook", url=receiver.url)
        with socket_of(pair.people[0], pair.table, lang="none"):
            pair.next_turn()
            assert settled(post_office)
        assert receiver.got == []
        room = post_office.service.hub.rooms[pair.table]
        until(lambda: not room.viewers)
        pair.next_turn()
        receiver.wait()


def test_a_bot_that_stands_in_is_told_nothing(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving() as receiver:
        pair.wish(kind="webhook", url=receiver.url)
        pair.post(0, "leave")
        pair.seal(1)
        until(lambda: post_office.service.hub.rooms[pair.table].n >= 4)
        assert settled(post_office)
        assert receiver.got == []


def test_a_failed_call_is_tried_again_with_the_same_number(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving(500, 302, 200) as receiver:
        pair.wish(kind="webhook", url=receiver.url)
        pair.next_turn()
        got = receiver.wait(3)
        until(lambda: settled(post_office))
        assert len(receiver.got) == 3
        assert len({one.headers["webhook-id"] for one in got}) == 1


def test_nobody_is_followed_elsewhere(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving() as other, receiving(307, 200, headers={"location": other.url}) as receiver:
        pair.wish(kind="webhook", url=receiver.url)
        pair.next_turn()
        receiver.wait(2)
        until(lambda: settled(post_office))
        assert other.got == []


def test_after_some_tries_it_is_given_up(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving(500) as receiver:
        pair.wish(kind="webhook", url=receiver.url)
        pair.next_turn()
        receiver.wait(5)
        until(lambda: settled(post_office))
        assert len(receiver.got) == 5
        assert len(pair.wishes()) == 1


def test_nothing_is_told_of_a_turn_that_is_over(slow_office: Node) -> None:
    pair = Pair(slow_office)
    with receiving() as receiver:
        pair.wish(kind="webhook", url=receiver.url)
        pair.next_turn()
        pair.seal(0)

        async def send_out(service: Service) -> int:
            await service.notifier.stop()
            return await service.courier.deliver(time.time() + 2000)

        assert slow_office.run(send_out) == 1
        assert settled(slow_office)
        assert receiver.got == []


def test_an_address_that_is_gone_is_forgotten(post_office: Node) -> None:
    pair = Pair(post_office)
    with receiving(410) as receiver:
        pair.wish(kind="webhook", url=receiver.url)
        pair.next_turn()
        receiver.wait()
        until(lambda: not pair.wishes())


def test_one_of_several_nodes_delivers(post_office: Node) -> None:
    pair = Pair(post_office)

    async def compete(service: Service) -> None:
        others = [Courier(service.hub) for _ in range(3)]
        for other in others:
            await other.start()
        while not receiver.got:
            await asyncio.gather(*(other.deliver(time.time()) for other in others))
        for other in others:
            await other.stop()

    with receiving() as receiver:
        pair.wish(kind="webhook", url=receiver.url)
        pair.next_turn()
        post_office.run(compete)
        until(lambda: settled(post_office))
        assert len(receiver.got) == 1


def test_next_door_only_where_the_host_allows_it(strict_office: Node) -> None:
    pair = Pair(strict_office)
    for url in ("http://127.0.0.1:1/", "http://localhost/x", "http://[::1]/", "http://0x7f.1/"):
        refused = pair.post(0, "notifications", kind="webhook", url=url)
        assert refused.status_code == 400
        assert refused.json()["message"] == "error-notify-private"
    assert pair.wishes() == []
