"""A host's own deck: every card is there once and has a name that nothing else has."""

from __future__ import annotations

MAGIC = ("potion-of-strength", "claim", "alchemy", "clairvoyance", "panic", "relocation")


def own_deck() -> dict[str, object]:
    cards: dict[str, object] = {}
    for n in range(30):
        cards[f"troop{n:02}"] = {
            "kind": "troop",
            "count": 1,
            "cost": {"warrior": n % 3, "craftsman": 1},
            "attack": 1 + n % 4,
            "support": n % 3,
            "title": {"ru": f"Полк{n:02}", "en": f"Regiment{n:02}"},
        }
    for n in range(10):
        cards[f"wall{n:02}"] = {
            "kind": "fortification",
            "count": 1,
            "cost": {"craftsman": 1},
            "support": 1,
            "title": {"ru": f"Стена{n:02}", "en": f"Rampart{n:02}"},
        }
    for n, magic in enumerate(MAGIC):
        cards[f"spell{n:02}"] = {
            "kind": "magic",
            "count": 1,
            "cost": {"mage": 1},
            "magic": magic,
            "after": "discard",
            "title": {"ru": f"Чудо{n:02}", "en": f"Wonder{n:02}"},
        }
    return {"deck": "own", "cards": cards}
