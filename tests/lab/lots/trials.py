"""Measured games for tests."""

from __future__ import annotations

from functools import cache

from warren.bots.registry import bot_kind
from warren.lab.lab import lab_of
from warren.lab.lots.experiment import Experiment, codes, experiment
from warren.lab.lots.report import Report, report
from warren.lab.lots.trial import Trial
from warren.lab.running import Budget, run
from warren.lab.setting import Setting

FIRST = {
    ("heroes", "card"): "catapult",
    ("heroes", "companion"): "mage",
    ("dungeon_lords", "trap"): "pendulum",
    ("dungeon_lords", "pet"): "howling-cub",
    ("dungeon_lords", "monster"): "troll",
    ("dungeon_lords", "room"): "mint",
    ("dungeon_lords", "tunnel"): "foyer",
}
"""One thing of each kind."""


def of(
    game: str, kind: str, *, players: int = 2, bot: str = "random", picks: str = "dealt"
) -> Experiment:
    setting = Setting(game, kind, FIRST[game, kind], players, {}, bot, picks, seed=7)
    return experiment(lab_of(game).lots[kind], setting)


def played(measured: Experiment, number: int) -> Trial:
    things = codes(measured.table().space(), measured.lot)
    trial = Trial(measured.lot, things, measured.setting, bot_kind(measured.bot), number)
    trial.run()
    return trial


@cache
def small_report(game: str, kind: str, picks: str = "dealt", games: int = 4) -> Report:
    """A report on a few games of random bots."""
    measured = of(game, kind, picks=picks)
    return report(measured, run(measured, Budget(games=games)))
