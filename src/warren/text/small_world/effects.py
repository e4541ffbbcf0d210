"""The log of Small World."""

from __future__ import annotations

from typing import Final

from warren.core.effect import Effect
from warren.text.breakdowns import income_of, income_parts
from warren.text.catalogue import Catalogue
from warren.text.names import Filling, inflected, player_name

EFFECTS: Final = frozenset(
    (
        "attack-failed",
        "badge-discarded",
        "badges-reshuffled",
        "banner-returned",
        "coins-gained",
        "coins-paid",
        "combo-opened",
        "combo-taken",
        "die-rolled",
        "first-player-chosen",
        "game-ended",
        "income-paid",
        "peace-ended",
        "peace-made",
        "piece-lifted",
        "piece-placed",
        "piece-removed",
        "region-abandoned",
        "region-conquered",
        "region-lost",
        "round-began",
        "token-deployed",
        "token-set-aside",
        "token-withdrawn",
        "tokens-gained",
        "tokens-taken",
        "tribe-declined",
        "tribe-gone",
        "tribe-readied",
        "turn-began",
    )
)
SEATS: Final = {"seat": "player", "ally": "ally"}
NOUNS: Final = ("race", "power", "piece")
UNSPOKEN: Final = ("parts", "rule")
MEANS: Final = ("die", "dragon", "sorcery")


def effect_line(catalogue: Catalogue, effect: Effect, names: list[str]) -> str:
    id = f"effect-{effect.name}"
    filling = _filling(catalogue, effect, names)
    attribute = ""
    if effect.name == "income-paid":
        parts = income_parts(catalogue, income_of(effect))
        filling["parts"] = parts
        attribute = "" if parts else "nothing"
    elif effect.name == "region-conquered":
        attribute = str(effect.args["means"]) if effect.args["means"] in MEANS else ""
    elif effect.name == "region-lost":
        filling["losses"] = catalogue.text(id, "losses", n=filling["lost"])
        filling["rest"] = catalogue.text(id, "rest", n=filling["kept"])
    elif effect.name == "piece-removed":
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
        elif key in NOUNS:
            filling.update(inflected(catalogue, key, str(value)))
        elif key == "place" and isinstance(value, int):
            filling[key] = value + 1
        else:
            filling[key] = value
    return filling
