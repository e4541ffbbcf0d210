"""The rule ids a scenario may cite."""

from __future__ import annotations

from functools import cache
from importlib import resources

import yaml

from warren.core.fields import Fields
from warren.core.game import Game


@cache
def rule_ids(ledger: str) -> frozenset[str]:
    """The ids of a ledger, named by its package."""
    text = resources.files(ledger).joinpath("ledger.yaml").read_text(encoding="utf-8")
    data: object = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    entries = Fields({"rules": data}, ledger).field_list("rules")
    return frozenset(entry.text("id") for entry in entries)


def known_rule(game: Game, rule: str) -> bool:
    return rule in rule_ids(game.ledger)
