"""The combos that were taken."""

from __future__ import annotations

from typing import ClassVar

from warren.facts.picks import Facts


class CombosTaken(Facts):
    """Whoever may swap the badge takes the combo only when that is done."""

    verbs = ("pick", "swap", "done")
    effects: ClassVar = {"combo-taken": {"race": "race", "power": "power"}}
