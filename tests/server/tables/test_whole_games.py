"""Two people play a whole game over sockets."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.node import Node
from tests.server.seats import Socket, socket_of, two_at_a_table, view_of

from warren.core.dice import check_record
from warren.core.record import read_record
from warren.games.registry import game


def turn(socket: Socket, luck: Random) -> bool:
    """One choice; whether it is one that others learn nothing of."""
    choice = luck.choice(socket.choices)
    socket.act(int(choice["code"]))
    return choice["verb"] in ("attach", "cancel")


@pytest.mark.parametrize("title", ["small_world", "underground", "heroes"])
def test_two_sockets_play_to_the_end(node: Node, title: str) -> None:
    table, ann, bob = two_at_a_table(node, title)
    luck = Random(7)
    with socket_of(ann, table) as first, socket_of(bob, table, lang="ru") as second:
        sockets = [first, second]
        while not first.over:
            acting = first if first.choices else second
            told = [acting] if turn(acting, luck) else sockets
            for socket in told:
                socket.until("step", "table")
        assert second.over
        assert first.view == view_of(ann, table)["view"]
        assert second.view == view_of(bob, table)["view"]
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    verdict = check_record(game(title), record)
    assert verdict.holds()
    assert verdict.proved() > 0
