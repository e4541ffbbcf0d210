"""Coins paid and gained outside the income, and what for."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.text.catalogue import Catalogue
from warren.text.names import Filling

MOVED: Final = ("coins-paid", "coins-gained")


def is_about_coins(effect: Effect) -> bool:
    return effect.name in MOVED


def coins_line(catalogue: Catalogue, effect: Effect, filling: Filling) -> str:
    """Who pays or gets how much, with the reason that its rule gives."""
    id = f"effect-{effect.name}"
    reason = f"purse-{effect.name}-{str(effect.args.get('rule', '')).lower()}"
    if not catalogue.has(reason):
        return catalogue.filled(id, filling)
    return catalogue.filled(id, {**filling, "why": catalogue.filled(reason, filling)}, "why")
