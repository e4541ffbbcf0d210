"""What all games of a measurement have in common."""

from __future__ import annotations

from dataclasses import dataclass

from warren.bots.registry import bot_kind
from warren.lab.setting import check_bot, check_picks
from warren.lab.small_world.subject import Subject
from warren.lab.small_world.tally import Findings
from warren.lab.small_world.trial import Trial


@dataclass(frozen=True)
class Experiment:
    """What all games of a measurement have in common; plain data, so that processes share it."""

    subject: Subject
    bot: str = "greedy"
    picks: str = "dealt"
    seed: int = 0

    def check(self) -> None:
        """Refuse what no game can be played with."""
        check_picks(self.picks)
        check_bot(self.bot, self.subject.game)

    def nothing(self) -> Findings:
        """Before any game."""
        return Findings()

    def play(self, start: int, stop: int) -> Findings:
        """The games from one number up to another; partners take turns.

        Each is followed by a game for comparison, in which all is left to chance.
        """
        bot = bot_kind(self.bot)
        partners = self.subject.partners()
        findings = Findings()
        for number in range(start, stop):
            for place, partner in enumerate((partners[number % len(partners)], None)):
                trial = Trial(self.subject, bot, self.picks, self.seed, 2 * number + place)
                trial.measure(partner)
                findings.count(trial, partner is not None)
        return findings
