"""Games that have been played, for tests."""

from __future__ import annotations

from random import Random

import httpx
from librt.random import Random as Luck
from tests.server.node import Node
from tests.server.own_things import own_board
from tests.server.seats import new_table

from warren.core.effect import only
from warren.core.match import new_match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.server.service import Service

BOTH_MINE = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
SHORT = {"board": own_board(rounds=2)}


def play_out(node: Node, table: str, seed: int = 1, most: int = 10_000) -> int:
    """Play a table on at random inside the server, to its end or so many steps; how many lines."""
    luck = Random(seed)

    async def playing(service: Service) -> int:
        room = await service.hub.room(table)
        for _ in range(most):
            if room.match.state.is_over():
                break
            seat = room.match.state.actors()[0]
            code = luck.choice(room.match.state.legal_actions(seat))
            await service.hub.act(room, seat, room.seq(only(seat)), [code])
        return room.n

    return node.run(playing)


def finished_table(node: Node, browser: httpx.Client, seed: int = 1, **wanted: object) -> str:
    """A short game of Small World in which this browser held both seats, played to its end."""
    given = {"options": SHORT, "seats": BOTH_MINE, **wanted}
    table = str(new_table(browser, **given)["table"]["id"])
    play_out(node, table, seed)
    return table


def terminal_record(
    title: str = "small_world", steps: int = 10_000, seed: int = 1, undo: bool = False
) -> Record:
    """A record as the terminal writes it: without a promise.

    If so asked actions are taken back, also by one seat after the other.
    """
    options = SHORT if title == "small_world" else {}
    match = new_match(game(title), 2, options, ["Зоя", "greedy 2"])
    luck = Luck(seed)
    for step in range(steps):
        if match.state.is_over():
            break
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.draw(luck)
            continue
        codes = list(match.state.codes(match.state.actors()[0]))
        match.act(actor, match.state.action(int(codes[luck.randrange(len(codes))])))
        if undo and step % 3 == 0:
            for seat in (actor, 1 - actor):
                if not match.undo_refusal(seat):
                    match.undo(seat)
    return match.record
