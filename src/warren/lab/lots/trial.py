"""One game in which every lot is written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from warren.arena.contest import Contest
from warren.arena.facts import Watch
from warren.arena.tally import WHOLE_WIN
from warren.bots.registry import BotKind
from warren.core.effect import Effect
from warren.core.state import CHANCE
from warren.games.registry import game
from warren.lab.lot import Lot
from warren.lab.setting import DEALT, Setting

COUNTED: Final = -1


class Ticket(NamedTuple):
    """What a seat got, and what it might have got, each with its weight."""

    seat: int
    thing: str
    odds: Mapping[str, int]


class Trial(Contest):
    """A table of equal bots; `things` has the codes that bring something.

    Where seats take things and picks are dealt, the lot picks one of them among what the seat may
    take; whether it takes anything is left to the bot. What bots pick themselves is written down
    as if all they might have taken had been alike to them.
    """

    def __init__(
        self, lot: Lot, things: Mapping[int, str], setting: Setting, bot: BotKind, number: int
    ) -> None:
        rules = game(setting.game)
        seated = [bot] * setting.players
        super().__init__(rules, setting.options or {}, seated, setting.seed, number, Watch())
        self.lot: Final = lot
        self.things: Final = things
        self.dealt: Final = setting.picks == DEALT
        self.tickets: Final[list[Ticket]] = []
        self.before: Final = [0 if lot.drawn else self.drawn(lot.among) for _ in seated]
        """How many choices a seat has before the one that counts; less than 0 after it."""

    def choose(self, actor: int) -> int:
        code = super().choose(actor)
        thing = self.things.get(code)
        if actor == CHANCE or self.lot.drawn or thing is None:
            return code
        self.before[actor] -= 1
        return code if self.before[actor] != COUNTED else self.taken(actor, thing, code)

    def taken(self, actor: int, thing: str, code: int) -> int:
        """What a seat gets by the choice that counts."""
        offered = self.offered(actor)
        if self.dealt:
            thing = list(offered)[self.drawn(len(offered))]
            code = offered[thing]
        self.tickets.append(Ticket(actor, thing, dict.fromkeys(offered, 1)))
        return code

    def drawn(self, count: int) -> int:
        return int(self.rng.randrange(count))

    def offered(self, seat: int) -> dict[str, int]:
        """What a seat may take, each with the first of its codes."""
        found: dict[str, int] = {}
        for code in self.position.legal_actions(seat):
            thing = self.things.get(code)
            if thing is not None:
                found.setdefault(thing, code)
        return found

    def act(self, actor: int, code: int) -> None:
        thing = self.things.get(code) if actor == CHANCE and self.lot.drawn else None
        if thing is None:
            super().act(actor, code)
            return
        outcomes = self.position.chance_outcomes()
        heard: list[Effect] = []
        self.position.effects = heard
        super().act(actor, code)
        self.position.effects = None
        seat = self.receiver(heard)
        if seat is not None:
            odds = {self.things[outcome]: weight for outcome, weight in outcomes}
            self.tickets.append(Ticket(seat, thing, odds))

    def receiver(self, heard: list[Effect]) -> int | None:
        """To whom it came, if to anybody."""
        for effect in heard:
            if effect.name == self.lot.effect:
                return int(str(effect.args["seat"]))
        return None

    def wins(self) -> list[int]:
        """The win by seat, shared by those who share it."""
        winners = self.position.winners()
        share = WHOLE_WIN // len(winners)
        return [share if seat in winners else 0 for seat in range(len(self.seated))]
