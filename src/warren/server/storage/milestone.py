"""A match as it is kept between its lines."""

from __future__ import annotations

import msgspec

from warren.core.action import Action
from warren.core.game import Game
from warren.core.match import Count, Match
from warren.core.pact import Heads
from warren.core.record import Line


class Milestone(msgspec.Struct):
    """Where a game stood after line n."""

    n: int
    draws: int
    position: dict[str, object]


class _Kept(msgspec.Struct):
    """Everything needed to go on as if the lines before had been read.

    `state` is the one before the trail. `secret` has the lines that only some were shown, by the
    mask of those, and `asked_secret` the same when each seat was asked. `head` and `heads` are the
    chain of lines, where the table has one.
    """

    state: dict[str, object]
    trail: list[tuple[int, int, str, dict[str, str | int]]]
    closed: str
    asked: list[tuple[int, int]]
    secret: list[tuple[int, int]] = []
    asked_secret: list[list[tuple[int, int]]] = []
    head: str = ""
    heads: list[tuple[int, int, str]] = []


def milestone(match: Match, heads: Heads | None = None) -> Milestone:
    trail = [standing.line for standing in match.trail]
    kept = _Kept(
        state=(match.base if trail else match.state).to_json(),
        trail=[(line.n, line.seat, line.action.verb, line.action.args) for line in trail],
        closed=match.closed,
        asked=[(seat, count.n) for seat, count in match.asked.items()],
        secret=list(match.count.secret.items()),
        asked_secret=[list(count.secret.items()) for count in match.asked.values()],
        head="" if heads is None else heads.head,
        heads=[] if heads is None else [(mask, *seen) for mask, seen in heads.seen.items()],
    )
    return Milestone(match.n, match.draws, msgspec.structs.asdict(kept))


def read_match(title: Game, kept: Milestone) -> Match:
    """The inverse of `milestone`."""
    read = msgspec.convert(kept.position, _Kept)
    match = Match(title.state_from_json(read.state), kept.n, kept.draws)
    match.count = Count(kept.n, dict(read.secret))
    lines = [Line(n, seat, Action(verb, args)) for n, seat, verb, args in read.trail]
    secrets = read.asked_secret or [[] for _ in read.asked]
    asked = {
        seat: Count(n, dict(secret)) for (seat, n), secret in zip(read.asked, secrets, strict=True)
    }
    match.resume(lines, read.closed, asked)
    return match


def read_heads(kept: Milestone) -> Heads:
    """The chain as it was kept with a match."""
    read = msgspec.convert(kept.position, _Kept)
    return Heads(read.head, {mask: (n, head) for mask, n, head in read.heads})
