"""The log of Small World."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.games.small_world.means.catalogue import MEANS
from warren.games.small_world.meta import KEY
from warren.games.small_world.takings import parts_of
from warren.text.catalogue import Catalogue
from warren.text.coins import coins_line, is_about_coins
from warren.text.names import Filling, inflected, noun, player_name
from warren.text.small_world.income import income_parts
from warren.text.small_world.nouns import marker, marker_kind
from warren.text.small_world.regions import region_name

SEATS: Final = {"seat": "player", "ally": "ally", "against": "against"}
NOUNS: Final = ("race", "power", "piece", "relic")
BADGES: Final = ("gained", "given")
UNSPOKEN: Final = ("parts", "rule")
SPECIAL: Final = [means.word for means in MEANS if means.flag]


def effect_line(catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
    id = catalogue.variant(KEY, f"effect-{effect.name}")
    filling = _filling(catalogue, effect, names)
    attribute = ""
    if is_about_coins(effect):
        return coins_line(catalogue, effect, filling)
    if effect.name == "income-paid":
        parts = income_parts(catalogue, parts_of(effect))
        filling["parts"] = parts
        attribute = "" if parts else "nothing"
    elif effect.name == "region-conquered":
        attribute = str(effect.args["means"]) if effect.args["means"] in SPECIAL else ""
    elif effect.name == "die-rolled":
        attribute = "for" if effect.args.get("needed") else ""
    elif effect.name == "region-lost":
        filling["losses"] = catalogue.text(id, "losses", n=filling["lost"])
        filling["rest"] = catalogue.text(id, "rest", n=filling["kept"])
    elif effect.name == "marker-opened":
        found = str(effect.args["marker"])
        filling["help"] = catalogue.text(f"{marker_kind(catalogue, found)}-{found}", "help")
    elif effect.name == "badge-lent":
        filling["help"] = catalogue.text(f"power-{effect.args['power']}", "help")
    elif effect.name in ("piece-removed", "pieces-gained"):
        filling["pieces"] = catalogue.text(
            f"piece-{effect.args['piece']}", "count", n=filling["count"]
        )
    return catalogue.filled(id, filling, attribute)


def _filling(catalogue: Catalogue, effect: Effect, names: list[str]) -> Filling:
    filling: Filling = {}
    for key, value in effect.args.items():
        if key in UNSPOKEN or isinstance(value, list):
            continue
        if key in SEATS and isinstance(value, int):
            filling[SEATS[key]] = player_name(catalogue, value, names)
        elif key == "region":
            filling[key] = region_name(catalogue, str(value))
        elif key in NOUNS:
            filling.update(inflected(catalogue, key, str(value)))
        elif key == "marker":
            filling.update(marker(catalogue, str(value)))
        elif key in BADGES:
            filling[f"{key}_nom"] = noun(catalogue, "power", str(value))
        elif key == "place" and isinstance(value, int):
            filling[key] = value + 1
        else:
            filling[key] = value
    return filling
