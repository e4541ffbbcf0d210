"""One measured game."""

from __future__ import annotations

from typing import Final

from librt.random import Random

from warren.arena.facts import Watch
from warren.arena.match import Match
from warren.arena.seeds import derived_seed
from warren.arena.tally import WHOLE_WIN
from warren.bots.registry import BotKind
from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.state import CHANCE, NOBODY, State
from warren.games.registry import game
from warren.games.small_world.layout import COMBOS
from warren.games.small_world.state import State as SmallWorldState
from warren.lab.accounts import Accounts, Tribe
from warren.lab.draw import Draw
from warren.lab.subject import Subject

DEALT: Final = "dealt"
CHOSEN: Final = "chosen"
PICKS: Final = (DEALT, CHOSEN)


class Trial:
    """A table of equal bots, with the subject among the first combos or as chance will.

    When first picks are dealt, one seat drawn by lot must begin with the subject and every
    other with another open combo drawn by lot; otherwise the bots pick as they like.
    """

    def __init__(self, subject: Subject, bot: BotKind, picks: str, seed: int, number: int) -> None:
        self.subject: Final = subject
        self.dealt: Final = picks == DEALT
        title = game(subject.game)
        self.match: Final = Match(title, subject.options, [bot] * subject.players, seed, number)
        self.state: Final = subject.table()
        self.rng: Final = Random(self.match.seed)
        self.bots: Final = [
            bot.make(title.key, derived_seed(self.match.seed, seat))
            for seat in range(subject.players)
        ]
        self.accounts: Final = Accounts(subject.players, trait_rules(self.state))
        self.effects: Final[list[Effect]] = []
        self.silence: Final = Watch("")

    def play(self, partner: str | None) -> None:
        """The whole game, with this partner for the subject, or none and all by chance."""
        draw = self.draw(partner)
        race = draw.race if draw else ""
        chosen = int(self.rng.randrange(self.subject.players))
        self.state.effects = self.effects
        while True:
            actor = int(self.state.actor())
            if actor == NOBODY:
                return
            if actor == CHANCE:
                opened = len(self.accounts.opened)
                code = draw.choose(self.state, opened) if draw else int(self.state.draw(self.rng))
                self.state.apply(CHANCE, code)
            else:
                dealt = self.deal(actor, race, actor == chosen) if self.dealt else None
                code = self.ask(actor) if dealt is None else dealt
                self.match.act(self.state, actor, code, self.silence)
            self.accounts.hear(self.effects)
            self.effects.clear()

    def draw(self, partner: str | None) -> Draw | None:
        """Draws that bring the subject with its partner."""
        if partner is None:
            return None
        race, power = self.subject.id, partner
        if self.subject.kind == "power":
            race, power = power, race
        return Draw(self.state, race, power, int(self.rng.randrange(COMBOS)), self.rng)

    def ask(self, seat: int) -> int:
        return self.match.ask(self.bots[seat], self.state, seat)

    def deal(self, seat: int, race: str, chosen: bool) -> int | None:
        """The first pick of a seat, or nothing when it has had one."""
        if any(tribe.seat == seat for tribe in self.accounts.tribes):
            return None
        legal = self.state.legal_actions(seat)
        if self.state.action(legal[0]).verb != "pick":
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
        return [self.state.code(Action("pick", {"combo": place})) for place in places]

    def measured(self) -> list[Tribe]:
        """The tribes that count: first ones when dealt, else those of the opening."""
        return [
            tribe
            for tribe in self.accounts.tribes
            if (tribe.first if self.dealt else tribe.opening)
        ]

    def wins(self) -> list[int]:
        """The win by seat, shared by those who share it."""
        winners = self.state.winners()
        share = WHOLE_WIN // len(winners)
        return [share if seat in winners else 0 for seat in range(self.subject.players)]


def trait_rules(state: State) -> dict[str, str]:
    """The rules of the races and powers in play, by the labels of what they pay."""
    assert isinstance(state, SmallWorldState)
    rules = {f"race-{race.id}": race.rule for race in state.table.races}
    rules.update({f"power-{power.id}": power.rule for power in state.table.powers})
    return rules
