"""Two people play a whole game over sockets."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.node import Node
from tests.server.seats import socket_of, two_at_a_table, view_of

from warren.core.record import read_record
from warren.core.verdict import check_record
from warren.games.registry import game


@pytest.mark.parametrize("title", ["small_world", "underground", "heroes", "dungeon_lords"])
def test_two_sockets_play_to_the_end(node: Node, title: str) -> None:
    table, ann, bob = two_at_a_table(node, title)
    luck = Random(7)
    with socket_of(ann, table) as first, socket_of(bob, table, lang="ru") as second:
        sockets = [first, second]
        while not first.over:
            acting = luck.choice([socket for socket in sockets if socket.choices])
            acting.play(int(luck.choice(acting.choices)["code"]))
            for socket in sockets:
                socket.level()
        assert second.over
        assert first.view == view_of(ann, table)["view"]
        assert second.view == view_of(bob, table)["view"]
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    verdict = check_record(game(title), record)
    assert verdict.holds()
    assert verdict.proved() > 0
