"""The log of Dungeon Lords."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.games.dungeon_lords.meta import KEY
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import nouns
from warren.text.dungeon_lords.amounts import goods
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling, listed, player_name

MOVED: Final = {
    "gold-moved": "gold",
    "food-moved": "food",
    "imps-moved": "imp",
    "evil-moved": "evil",
    "letters-taken": "letter",
    "imps-trained": "imp",
    "imps-sent": "imp",
    "imps-shown": "imp",
}
BABY: Final = "baby-golem"


def effect_line(catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
    filling = _filling(catalogue, effect, names)
    amount = filling.get("amount", 0)
    filling["harm"] = sentence(catalogue, "harm", {"amount": amount})
    attribute = ""
    if effect.name in MOVED and isinstance(amount, int):
        filling["goods"] = goods(catalogue, {MOVED[effect.name]: abs(amount)})
        attribute = "less" if amount < 0 else "none" if amount == 0 else ""
    elif effect.name == "neutral-moved" and isinstance(amount, int):
        filling["amount"] = abs(amount)
        attribute = "less" if amount < 0 else ""
    elif effect.name == "event-began" and "event" in effect.args:
        attribute = "special"
    elif effect.name == "errand-run" and "opportunity" in effect.args:
        attribute = "opportunity"
    elif effect.name == "spell-failed" and "magic" in effect.args:
        attribute = "weak"
    elif effect.name == "fatigue-taken" and not amount:
        attribute = "none"
    elif effect.name == "plan-shown":
        filling["monsters"] = _sent(catalogue, effect)
        attribute = "" if filling["monsters"] else "nobody"
    return catalogue.filled(catalogue.variant(KEY, f"effect-{effect.name}"), filling, attribute)


def _filling(catalogue: Catalogue, effect: Effect, names: list[str]) -> Filling:
    filling: Filling = {}
    for key, value in effect.args.items():
        if isinstance(value, list):
            continue
        if key == "seat" and isinstance(value, int):
            filling["player"] = player_name(catalogue, value, names)
        elif key == "dummy" and isinstance(value, int):
            filling["dummy"] = nouns.dummy_name(catalogue, value, names)
        elif key == "adventurer":
            filling |= nouns.adventurer(catalogue, str(value))
        elif key == "paladin":
            filling |= nouns.thing(catalogue, "paladin", str(value), "figure")
        elif key in nouns.THINGS:
            filling |= nouns.thing(catalogue, key, str(value))
        elif key == "cell":
            filling |= nouns.cell_name(catalogue, str(value))
        elif key == "icon":
            filling |= nouns.thing(catalogue, "stat", nouns.ICONS[str(value)], "icon")
        elif key == "space" and isinstance(value, int):
            filling["space"] = nouns.ROMAN[value - 1]
        elif key == "round" and isinstance(value, int) and effect.name == "round-began":
            filling |= nouns.thing(catalogue, "season", nouns.SEASONS[value - 1])
        else:
            filling[key] = value
    return filling


def _sent(catalogue: Catalogue, effect: Effect) -> str:
    """Those in a battle, each with how many there are of it."""
    sent = effect.args["monsters"]
    assert isinstance(sent, list)
    told: list[str] = []
    for pair in sent:
        id, count = str(pair[0]), int(pair[1])
        called = nouns.name(catalogue, "pet" if id == BABY else "monster", id)
        told.append(f"{called} ×{count}" if count > 1 else called)
    return listed(catalogue, told) if told else ""
