"""The cards that were played."""

from __future__ import annotations

from typing import ClassVar

from warren.facts.picks import Facts


class CardsPlayed(Facts):
    verbs = ("capture", "fortify", "cast")
    times = "cli-head-times-played"
    effects: ClassVar = {
        "region-captured": {"troop": "card"},
        "region-fortified": {"fortification": "card"},
        "magic-played": {"magic": "card"},
    }
