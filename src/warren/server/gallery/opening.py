"""How a game begins so that something is there: played in the backroom."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from warren.bots.registry import bot_kind
from warren.core.action import Action
from warren.core.match import Match, Told, begin
from warren.core.record import Line, Record
from warren.core.refusal import WarrenError
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.messages.setup import SUBSTITUTE
from warren.server.errors import Unknown

TRIES: Final = 4
SEAT: Final = "seat"


class Opening(msgspec.Struct):
    """The first lines of a game, and the seat to which its thing has come, which is to decide."""

    seat: int
    lines: list[tuple[int, int, str, dict[str, str | int]]]

    def record(self) -> list[Line]:
        return [Line(n, seat, Action(verb, args)) for n, seat, verb, args in self.lines]


def opening(
    key: str,
    players: int,
    options: dict[str, object],
    wanted: Sequence[tuple[str, dict[str, str | int]]],
    seed: int,
) -> Opening:
    """The shortest of some beginnings in which chance brings all that is wanted.

    Bots play until it turns up; of what is dealt before anybody decides, one beginning is enough.
    """
    wishes = [Action(verb, args) for verb, args in wanted]
    found: list[Beginning] = []
    for number in range(TRIES):
        made = Beginning(key, players, options, wishes, seed + number)
        if made.played():
            found.append(made)
        if made.decisions <= players:
            break
    if not found:
        raise Unknown("error-unknown-name", {"field": key, "value": wishes[-1].verb})
    return min(found, key=lambda one: one.decisions).told()


class Beginning:
    """A game until all wishes have come true and somebody has to decide."""

    def __init__(
        self, key: str, players: int, options: dict[str, object], wishes: list[Action], seed: int
    ) -> None:
        title = game(key)
        names = [str(seat) for seat in range(players)]
        rules = title.rules_version()
        self.match: Final[Match] = begin(
            title, Record(title.key, players, options, names, {}, rules)
        )
        self.wishes: Final = list(wishes)
        self.dice: Final = random.Random(seed)
        bots = bot_kind(SUBSTITUTE)
        self.bots: Final = [bots.make(key, seed + seat) for seat in range(players)]
        self.decisions = 0
        self.receiver: int | None = None

    def played(self) -> bool:
        """Play on; whether all wishes have come true before the end."""
        state = self.match.state
        while not state.is_over():
            if state.is_chance():
                self._draw()
            elif not self.wishes:
                return True
            else:
                seat = state.deciding()[0]
                self.match.do(seat, self.bots[seat].choose(state.view(seat)))
                self.decisions += 1
        return False

    def told(self) -> Opening:
        """The lines; the seat that decides next is meant where the thing came to no one."""
        seat = self.match.state.deciding()[0] if self.receiver is None else self.receiver
        lines = [
            (line.n, line.seat, line.action.verb, line.action.args)
            for line in self.match.record.lines
        ]
        return Opening(seat, lines)

    def _draw(self) -> None:
        state = self.match.state
        codes, weights = zip(*state.chance_outcomes(), strict=True)
        for wish in self.wishes:
            code = self._code(wish)
            if code in codes:
                self.wishes.remove(wish)
                self._receive(self.match.do(CHANCE, code))
                return
        drawn: int = self.dice.choices(codes, weights)[0]
        self.match.do(CHANCE, drawn)

    def _code(self, wish: Action) -> int:
        try:
            return self.match.state.code(wish)
        except WarrenError:
            return -1

    def _receive(self, told: Told) -> None:
        for effect in told.effects:
            seat = effect.args.get(SEAT)
            if isinstance(seat, int):
                self.receiver = seat
