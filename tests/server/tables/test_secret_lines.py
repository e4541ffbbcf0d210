"""A line that shows a viewer nothing is not sent to it and does not count for it."""

from __future__ import annotations

from random import Random

from tests.server.node import Node
from tests.server.seats import Socket, new_table, socket_of


def test_a_secret_line_leaves_no_trace(house: Node) -> None:
    while not leaves_no_trace(house):
        """The game was over before anybody had anything to put ready."""


def leaves_no_trace(house: Node) -> bool:
    ann, bob, eve = house.browser(), house.browser(), house.browser()
    seats = [{"kind": "me"}, {"kind": "open"}]
    created = new_table(ann, "heroes", seats=seats, visibility="open")
    table = str(created["table"]["id"])
    assert bob.post(f"/api/tables/{table}/join", json={}).status_code == 201
    with (
        socket_of(ann, table, lang="none") as first,
        socket_of(bob, table, lang="none") as second,
        socket_of(eve, table, lang="none") as watching,
    ):
        own, others = play_until_prepared(first, second, watching)
        if own.over:
            return False
        for socket in others:
            heard, seq = len(socket.seen), socket.seq
            socket.send(type="ping", id="still")
            pong = socket.until("pong")
            assert (pong["seq"], len(socket.seen)) == (seq, heard + 1)
            assert socket.seq < own.seq
            assert not any(fact["effect"] == "card-prepared" for fact in socket.facts)
        assert own.facts[-1]["effect"] == "card-prepared"
        assert own.situation is not None
        assert own.situation["undo"]["possible"] is True
        own.send(type="undo", seq=own.seq)
        own.until("step")
        for socket in others:
            heard = len(socket.seen)
            socket.send(type="ping", id="still")
            socket.until("pong")
            assert len(socket.seen) == heard + 1
    return True


def play_until_prepared(*sockets: Socket) -> tuple[Socket, list[Socket]]:
    """Random moves until a seat has put a card ready in secret; its socket and the others."""
    luck = Random(5)
    while not sockets[0].over:
        acting = next(socket for socket in sockets if socket.choices)
        secret = [choice for choice in acting.choices if choice["verb"] == "attach"]
        acting.play(luck.choice(secret or acting.choices)["code"])
        others = [socket for socket in sockets if socket is not acting]
        if secret:
            return acting, others
        for socket in others:
            socket.level()
    return sockets[0], list(sockets[1:])


def test_who_holds_several_seats_counts_what_any_of_them_sees(house: Node) -> None:
    ann = house.browser()
    created = new_table(ann, "heroes", seats=[{"kind": "me"}, {"kind": "me"}])
    luck = Random(6)
    seats: set[int] = set()
    secret = 0
    with socket_of(ann, str(created["table"]["id"]), lang="none") as socket:
        while not socket.over and secret < 3:
            hidden = [choice for choice in socket.choices if choice["verb"] == "attach"]
            socket.play(luck.choice(hidden or socket.choices)["code"])
            assert socket.situation is not None
            seats.add(socket.situation["seat"])
            secret += bool(hidden)
    assert seats == {0, 1}
