"""The rule ids a scenario may cite."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import yaml

from warren.core.fields import Fields
from warren.core.game import Game

BASE: Final = "warren.games.small_world"
UNDERGROUND: Final = "warren.games.small_world.underground"
CITED_TOGETHER: Final = (BASE, UNDERGROUND)


@cache
def rule_ids(ledger: str) -> frozenset[str]:
    """The ids of a ledger, named by its package."""
    text = resources.files(ledger).joinpath("ledger.yaml").read_text(encoding="utf-8")
    data: object = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    entries = Fields({"rules": data}, ledger).field_list("rules")
    return frozenset(entry.text("id") for entry in entries)


@cache
def citable(ledger: str) -> frozenset[str]:
    """What a game with this ledger may cite: both games of one engine share their rules."""
    ledgers = CITED_TOGETHER if ledger in CITED_TOGETHER else (ledger,)
    return frozenset(rule for name in ledgers for rule in rule_ids(name))


def known_rule(game: Game, rule: str) -> bool:
    return rule in citable(game.ledger)
