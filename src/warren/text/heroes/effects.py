"""The log of Heroes of Dark Lands."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.meta import KEY
from warren.text.catalogue import Catalogue
from warren.text.coins import coins_line, is_about_coins
from warren.text.names import Filling, inflected, player_name

SEATS: Final = {"seat": "player", "ally": "ally"}


def effect_line(catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
    filling: Filling = {}
    for key, value in effect.args.items():
        if key in SEATS and isinstance(value, int):
            filling[SEATS[key]] = player_name(catalogue, value, names)
        elif key == "kind" and isinstance(value, int):
            filling.update(inflected(catalogue, "companion", COMPANIONS[value]))
        elif key == "card":
            filling.update(inflected(catalogue, key, str(value)))
        elif not isinstance(value, list):
            filling[key] = value
    if is_about_coins(effect):
        return coins_line(catalogue, effect, filling)
    return catalogue.filled(catalogue.variant(KEY, f"effect-{effect.name}"), filling)
