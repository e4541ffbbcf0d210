"""Games that bots have played, to be looked at again or gone on with."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Final

from librt.random import Random
from tests.browser.table import Table
from tests.browser.visitor import Data, Visitor

from warren.bots.greedy_bot import GreedyBot
from warren.core.effect import Effect
from warren.core.match import Match, new_match
from warren.core.record import Record
from warren.core.state import CHANCE
from warren.games.registry import game

LONG: Final = bool(os.environ.get("WARREN_LONG"))
"""Whole games, also where an end is enough."""
RECORD: Final = "application/x-ndjson"
NAMES: Final = ("Bob", "Cid", "Dan", "Eve")


def played(key: str, players: int, seed: int, until: Callable[[Match], bool]) -> Record:
    """A game between bots, until something is so before a decision."""
    match = new_match(game(key), players)
    luck = Random(seed)
    bots = [GreedyBot(seed + seat, key) for seat in range(players)]
    while not match.state.is_over():
        seat = match.state.actors()[0]
        if seat == CHANCE:
            match.draw(luck)
        elif until(match):
            break
        else:
            match.act(seat, match.state.action(bots[seat].choose(match.state.view(seat))))
    return match.record


def near_the_end(key: str, players: int, lines: int) -> Record:
    """A game between bots to a decision of the first seat, some lines before it is over."""
    whole = played(key, players, 1, lambda match: match.state.is_over())
    last = len(whole.lines) - lines
    return played(
        key, players, 1, lambda match: len(match.record.lines) >= last and asks_first(match)
    )


def asks_first(match: Match) -> bool:
    return 0 in match.state.actors()


def line_with(key: str, players: int, seed: int, name: str) -> tuple[Record, int, list[Effect]]:
    """A game between bots up to the first line that tells of such an effect."""
    match = new_match(game(key), players)
    luck = Random(seed)
    bots = [GreedyBot(seed + seat, key) for seat in range(players)]
    while True:
        seat = match.state.actors()[0]
        if seat == CHANCE:
            step = match.draw(luck)
        else:
            step = match.act(seat, match.state.action(bots[seat].choose(match.state.view(seat))))
        if any(effect.name == name for effect in step.effects):
            return match.record, len(match.record.lines), step.effects


def posted(visitor: Visitor, path: str, sent: str, kind: str) -> Data:
    headers = {"content-type": kind}
    answer = visitor.context.request.post(f"{visitor.url}/api/{path}", data=sent, headers=headers)
    assert answer.ok, answer.text()
    return dict(answer.json())


def archived(visitor: Visitor, record: Record) -> str:
    """The record as a table of the server."""
    return str(posted(visitor, "records", record.write(), RECORD)["id"])


def at_table(visitor: Visitor, record: Record) -> Table:
    """The first seat goes on from the record against bots."""
    players = int(record.players)
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[: players - 1]]
    made = continued(visitor, record, bots)
    table = seated(visitor, made)
    assert table.wait() == "mine"
    return table


def at_one_table(host: Visitor, guest: Visitor, record: Record) -> tuple[Table, Table]:
    """Two people go on from the record."""
    made = continued(host, record, [{"kind": "open"}])
    taken = {"link": made["links"]["1"], "name": NAMES[0]}
    posted(guest, "seats", json.dumps(taken), "application/json")
    return seated(host, made), seated(guest, made)


def continued(visitor: Visitor, record: Record, others: list[Data]) -> Data:
    """A table that goes on from the record, with others in the seats after the first."""
    wanted = {"n": len(record.lines), "seats": [{"kind": "me", "name": "Ann"}, *others]}
    path = f"tables/{archived(visitor, record)}/continue"
    return posted(visitor, path, json.dumps(wanted), "application/json")


def seated(visitor: Visitor, made: Data) -> Table:
    visitor.open(f"t/{made['table']['id']}")
    table = Table(visitor)
    table.wait_for_board()
    return table
