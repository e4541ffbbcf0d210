"""One measured game."""

from __future__ import annotations

from typing import Final

from warren.arena.contest import Contest
from warren.arena.facts import Watch
from warren.arena.tally import WHOLE_WIN
from warren.bots.registry import BotKind
from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.state import CHANCE, State
from warren.games.registry import game
from warren.games.small_world.state import State as SmallWorldState
from warren.games.small_world.terms import COMBOS
from warren.lab.setting import DEALT
from warren.lab.small_world.accounts import Accounts, Tribe
from warren.lab.small_world.draw import Draw
from warren.lab.small_world.subject import Subject


class Trial(Contest):
    """A table of equal bots, with the subject among the first combos or as chance will.

    When first picks are dealt, one seat drawn by lot must begin with the subject and every
    other with another open combo drawn by lot; otherwise the bots pick as they like.
    """

    def __init__(self, subject: Subject, bot: BotKind, picks: str, seed: int, number: int) -> None:
        title = game(subject.game)
        super().__init__(title, subject.options, [bot] * subject.players, seed, number, Watch())
        self.subject: Final = subject
        self.dealt: Final = picks == DEALT
        self.accounts: Final = Accounts(subject.players, trait_rules(self.position))
        self.effects: Final[list[Effect]] = []
        self.drawing: Draw | None = None
        self.race = ""
        self.chosen = 0

    def measure(self, partner: str | None) -> None:
        """The whole game, with this partner for the subject, or none and all by chance."""
        self.drawing = self.draw(partner)
        self.race = self.drawing.race if self.drawing else ""
        self.chosen = int(self.rng.randrange(self.subject.players))
        self.position.effects = self.effects
        self.run()

    def choose(self, actor: int) -> int:
        if actor == CHANCE:
            if self.drawing is None:
                return super().choose(actor)
            return self.drawing.choose(self.position, len(self.accounts.opened))
        dealt = self.deal(actor, self.race, actor == self.chosen) if self.dealt else None
        return self.ask(actor) if dealt is None else dealt

    def act(self, actor: int, code: int) -> None:
        super().act(actor, code)
        self.accounts.hear(self.effects)
        self.effects.clear()

    def draw(self, partner: str | None) -> Draw | None:
        """Draws that bring the subject with its partner."""
        if partner is None:
            return None
        race, power = self.subject.id, partner
        if self.subject.kind == "power":
            race, power = power, race
        return Draw(self.position, race, power, int(self.rng.randrange(COMBOS)), self.rng)

    def deal(self, seat: int, race: str, chosen: bool) -> int | None:
        """The first pick of a seat, or nothing when it has had one."""
        if any(tribe.seat == seat for tribe in self.accounts.tribes):
            return None
        legal = self.position.legal_actions(seat)
        if self.position.action(legal[0]).verb != "pick":
            return None
        lying = zip(self.accounts.column, self.pick_codes(), strict=True)
        picks = {lies: code for lies, code in lying if code in legal}
        if chosen and race:
            return picks.get(race)
        others = [code for lies, code in picks.items() if lies != race]
        return others[int(self.rng.randrange(len(others)))] if others else None

    def pick_codes(self) -> list[int]:
        """The codes of the open combos, from the top."""
        places = range(len(self.accounts.column))
        return [self.position.code(Action("pick", {"combo": place})) for place in places]

    def measured(self) -> list[Tribe]:
        """The tribes that count: first ones when dealt, else those of the opening."""
        return [
            tribe
            for tribe in self.accounts.tribes
            if (tribe.first if self.dealt else tribe.opening)
        ]

    def wins(self) -> list[int]:
        """The win by seat, shared by those who share it."""
        winners = self.position.winners()
        share = WHOLE_WIN // len(winners)
        return [share if seat in winners else 0 for seat in range(self.subject.players)]


def trait_rules(state: State) -> dict[str, str]:
    """The rules of the races and powers in play, by the labels of what they pay."""
    assert isinstance(state, SmallWorldState)
    rules = {f"race-{race.id}": race.rule for race in state.table.races}
    rules.update({f"power-{power.id}": power.rule for power in state.table.powers})
    return rules
