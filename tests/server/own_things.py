"""Boards and decks that hosts make themselves."""

from __future__ import annotations

from typing import Any


def own_board(regions: int = 7, rounds: int = 3) -> dict[str, Any]:
    """A ring of regions around one in the middle."""
    names = [f"r{number}" for number in range(1, regions)]
    terrains = ["hill", "forest", "farmland", "mountain", "swamp", "hill"]
    around = {
        name: {
            "terrain": terrains[place % len(terrains)],
            "edge": True,
            "borders": ["heart", names[(place + 1) % len(names)]],
        }
        for place, name in enumerate(names)
    }
    heart = {"terrain": "mountain", "symbols": ["mine"], "tribe": True}
    return {
        "board": "wheel",
        "title": {"ru": "Колесо", "en": "The Wheel"},
        "players": 2,
        "rounds": rounds,
        "regions": {"heart": heart, **around},
    }


def tangled_board() -> dict[str, Any]:
    """Six regions of which each borders on all others: that cannot lie flat."""
    names = ["a", "b", "c", "d", "e", "f"]
    return {
        "board": "tangle",
        "players": 2,
        "rounds": 2,
        "regions": {
            name: {
                "terrain": "hill",
                "edge": name == "a",
                "borders": [other for other in names if other != name],
            }
            for name in names
        },
    }


def own_deck() -> dict[str, Any]:
    """One kind of troops, enough for everybody."""
    return {
        "deck": "pikes",
        "cards": {
            "pikemen": {
                "kind": "troop",
                "count": 60,
                "cost": {"warrior": 1},
                "attack": 1,
                "support": 2,
                "title": {"ru": "Пикинёры", "en": "Pikemen"},
            }
        },
    }
