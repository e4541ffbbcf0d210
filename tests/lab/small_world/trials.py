"""Measured games for tests."""

from __future__ import annotations

from functools import cache

from warren.bots.registry import bot_kind
from warren.lab.running import Budget, run
from warren.lab.small_world.experiment import Experiment
from warren.lab.small_world.report import Report, report
from warren.lab.small_world.subject import Subject, subject
from warren.lab.small_world.trial import Trial


def orcs(players: int = 2) -> Subject:
    return subject("orcs", "race", "small_world", players, {})


def flying(players: int = 2) -> Subject:
    return subject("flying", "power", "small_world", players, {})


def played(
    measured: Subject, partner: str | None, number: int, picks: str = "dealt", bot: str = "random"
) -> Trial:
    trial = Trial(measured, bot_kind(bot), picks, 7, number)
    trial.measure(partner)
    return trial


@cache
def small_report(kind: str, picks: str) -> Report:
    """A report on a few games of random bots."""
    measured = orcs(3) if kind == "race" else flying(3)
    experiment = Experiment(measured, "random", picks, 5)
    return report(experiment, run(experiment, Budget(games=42)))
