"""What all games of a measurement have in common."""

from __future__ import annotations

from dataclasses import dataclass

from warren.bots.registry import bot_kind
from warren.core.nearest import meant
from warren.core.refusal import InputError
from warren.core.space import ActionSpace
from warren.core.state import State
from warren.games.registry import game
from warren.lab.lot import Lot
from warren.lab.lots.findings import Findings
from warren.lab.lots.trial import Trial
from warren.lab.setting import CHOSEN, Setting, check_bot, check_picks


@dataclass(frozen=True)
class Experiment:
    """A kind of things and the table; plain data, so that processes share it."""

    lot: Lot
    setting: Setting

    @property
    def bot(self) -> str:
        return self.setting.bot

    def check(self) -> None:
        """Refuse what no game can be played with."""
        check_picks(self.setting.picks)
        if self.lot.drawn and self.setting.picks == CHOSEN:
            raise InputError("error-lab-drawn", {"field": "--picks", "kind": self.setting.kind})
        check_bot(self.bot, self.setting.game)

    def table(self) -> State:
        """A new game at the table."""
        setting = self.setting
        return game(setting.game).new_state(setting.players, setting.options or {})

    def nothing(self) -> Findings:
        """Before any game."""
        return Findings()

    def play(self, start: int, stop: int) -> Findings:
        """The games from one number up to another."""
        bot = bot_kind(self.bot)
        things = codes(self.table().space(), self.lot)
        findings = Findings()
        for number in range(start, stop):
            trial = Trial(self.lot, things, self.setting, bot, number)
            trial.run()
            findings.count(trial)
        return findings


def codes(space: ActionSpace, lot: Lot) -> dict[int, str]:
    """The codes of a table that bring a thing, and which."""
    found: dict[int, str] = {}
    start = 0
    for block in space.blocks:
        end = start + block.size()
        if block.verb == lot.verb:
            for code in range(start, end):
                thing = space.action(code).args.get(lot.argument)
                if thing is not None:
                    found[code] = str(thing)
        start = end
    return found


def experiment(lot: Lot, setting: Setting) -> Experiment:
    """The experiment for a thing that the table has."""
    made = Experiment(lot, setting)
    things = codes(made.table().space(), lot).values()
    if setting.id not in things:
        details = {"field": "ID", "kind": setting.kind, "value": setting.id}
        raise InputError("error-lab-thing", meant(details, setting.id, things))
    return made
