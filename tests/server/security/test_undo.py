"""Taking something back is honest: nobody learned anything by doing it."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.node import Node
from tests.server.seats import socket_of, two_at_a_table

from warren.core.state import CHANCE
from warren.games.registry import game, games

TITLES = [title.key for title in games()]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("title", TITLES)
def test_an_action_tells_its_seat_nothing_new(title: str, players: int) -> None:
    """What a seat sees after its action is the same wherever it saw the same before.

    Only chance reveals, and what says so.
    """
    state = game(title).new_state(players, {})
    luck = Random(players)
    checked = 0
    while not state.is_over() and checked < 250:
        seat = state.actors()[0]
        if seat == CHANCE:
            codes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply(CHANCE, luck.choices(codes, weights)[0])
            continue
        code = luck.choice(state.legal_actions(seat))
        guess = state.determinize(seat, luck)
        state.effects = []
        state.apply(seat, code)
        if any(effect.reveals for effect in state.effects):
            continue
        guess.apply(seat, code)
        if not state.is_over():
            assert guess.view(seat).to_json() == state.view(seat).to_json()
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("title", TITLES)
def test_taking_back_shows_what_was_there_before(node: Node, title: str) -> None:
    table, ann, bob = two_at_a_table(node, title)
    luck = Random(5)
    taken_back = 0
    with socket_of(ann, table) as first, socket_of(bob, table) as second:
        sockets = (first, second)
        while taken_back < 3 and not first.over:
            actor = first if first.choices else second
            before = [socket.view for socket in sockets]
            actor.act(int(luck.choice(actor.choices)["code"]))
            for socket in sockets:
                socket.until("step", "table")
            if actor.situation is None or not actor.situation["undo"]["possible"]:
                continue
            for socket in sockets:
                socket.facts.clear()
            actor.send(type="undo", seq=actor.seq)
            for socket in sockets:
                socket.until("step", "table")
                assert [fact["effect"] for fact in socket.facts] == ["action-undone"]
            assert [socket.view for socket in sockets] == before
            taken_back += 1
    assert taken_back == 3
