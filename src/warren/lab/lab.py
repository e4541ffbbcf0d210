"""What the lab can measure of a title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from warren.core.nearest import meant
from warren.core.refusal import InputError
from warren.core.title import Part, Title
from warren.games.registry import title, titles
from warren.lab.lot import Lot
from warren.lab.setting import Setting
from warren.lab.study import Study


class Lab(Part):
    """By default whatever comes to seats by lot, kind by kind: `lots` says how."""

    lots: ClassVar[Mapping[str, Lot]] = {}

    def kinds(self) -> list[str]:
        """The kinds of things that can be measured."""
        return list(self.lots)

    def study(self, setting: Setting) -> Study:
        """The measurement of one thing; what is not at the table is refused."""
        from warren.lab.lots.experiment import experiment
        from warren.lab.lots.study import LotStudy

        return LotStudy(experiment(self.lots[setting.kind], setting))


def lab_of(game: str) -> Lab:
    return title(game).part("lab", Lab)


def lab_for(kind: str, game: str | None) -> Lab:
    """The lab of a game or, where none is named, of the first that measures this kind."""
    if game is not None:
        found = lab_of(game)
        if not found.kinds():
            raise InputError("error-lab-game", {"field": "--game", "value": game})
        return _measuring(kind, [found.title])
    return _measuring(kind, titles())


def _measuring(kind: str, asked: list[Title]) -> Lab:
    labs = [one.part("lab", Lab) for one in asked]
    for lab in labs:
        if kind in lab.kinds():
            return lab
    known = dict.fromkeys(name for lab in labs for name in lab.kinds())
    details = {"field": "KIND", "value": kind, "known": ", ".join(known)}
    raise InputError("error-lab-kind", meant(details, kind, known))
