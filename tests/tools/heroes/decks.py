"""Small decks of one's own."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def troop(attack: int, support: int, count: int = 20, **cost: int) -> Data:
    return {"kind": "troop", "count": count, "cost": cost, "attack": attack, "support": support}


def fortification(support: int, count: int = 20, **cost: int) -> Data:
    return {"kind": "fortification", "count": count, "cost": cost, "support": support}


def magic(id: str, mages: int, count: int = 2, after: str = "discard") -> Data:
    return {"kind": "magic", "count": count, "cost": {"mage": mages}, "magic": id, "after": after}


def deck(**cards: Data) -> Data:
    """A deck of these cards; `_` in a name stands for `-`."""
    return {"deck": "own", "cards": {id.replace("_", "-"): card for id, card in cards.items()}}
