"""A game looked through line by line."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from warren.core.match import Match, Told
from warren.core.patch import Operation, difference
from warren.core.state import CHANCE, State, View
from warren.messages.table import Fact
from warren.server.archive.shelf import Shelf
from warren.server.tables.room import Room
from warren.server.viewers.faces import Teller

MOST: Final = 100


class Moment(msgspec.Struct, kw_only=True):
    """What line n did: the patch leads from the view before it to the view after it."""

    n: int
    by: int | None
    verb: str
    args: dict[str, str | int]
    facts: list[Fact]
    patch: list[Operation]
    actors: list[int]
    prompt: str
    scores: list[int]


class Moments(msgspec.Struct, kw_only=True):
    """The view after line `start` in full, and each line that follows it, up to line `end`.

    `last` is the number of lines of the whole game. To go backwards keep the views, or ask for
    the lines before.
    """

    start: int
    end: int
    last: int
    view: dict[str, object]
    actors: list[int]
    prompt: str
    scores: list[int]
    moments: list[Moment]


class Sight:
    """Through whose eyes a game is seen: a seat's, a spectator's, or with all cards open."""

    def __init__(self, teller: Teller, seat: int | None, whole: bool) -> None:
        self.teller: Final = teller
        self.seat: Final = seat
        self.whole: Final = whole

    def view(self, state: State) -> View:
        return state.open_view() if self.whole else state.view(self.seat)

    def facts(self, told: Told) -> list[Fact]:
        return self.teller.facts([told], self.seat, whole=self.whole)


async def moments(shelf: Shelf, room: Room, sight: Sight, start: int, end: int) -> Moments:
    """The lines after `start`, at most so many; other work of the node goes on in between."""
    end = max(start, min(end, start + MOST, room.n))
    excerpt = await shelf.between(room.terms, start, end)
    match = excerpt.match
    view = sight.view(match.state)
    seen = view.state
    shape = view.shown()
    found = Moments(
        start=start,
        end=end,
        last=room.n,
        view=shape,
        actors=seen.deciding(),
        prompt=sight.teller.prompt(seen, sight.seat),
        scores=match.state.scores(),
        moments=[],
    )
    for line in excerpt.lines:
        told = match.act(line.seat, line.action)
        moment, shape = _moment(match, sight, told, shape)
        found.moments.append(moment)
        await asyncio.sleep(0)
    return found


def _moment(
    match: Match, sight: Sight, told: Told, before: dict[str, object]
) -> tuple[Moment, dict[str, object]]:
    view = sight.view(match.state)
    seen = view.state
    after = view.shown()
    moment = Moment(
        n=told.n,
        by=None if told.seat == CHANCE else told.seat,
        verb=told.action.verb,
        args=told.action.args,
        facts=sight.facts(told),
        patch=difference(before, after),
        actors=seen.deciding(),
        prompt=sight.teller.prompt(seen, sight.seat),
        scores=match.state.scores(),
    )
    return moment, after
