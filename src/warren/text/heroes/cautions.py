"""What should be known before something that is hard to mend in Heroes of Dark Lands."""

from __future__ import annotations

from typing import Final

from warren.games.heroes.state import State
from warren.games.heroes.steps.draw import idle_round
from warren.text.catalogue import Catalogue

SEPARATOR: Final = "; "


def caution_line(catalogue: Catalogue, state: State, seat: int, code: int) -> str:
    """To stop playing cards where that ends the game, or while regions could be captured."""
    if state.action(code).verb != "stop":
        return ""
    found = [catalogue.text("heroes-caution-end")] if idle_round(state) else []
    regions = {
        action.args["region"]
        for action in map(state.action, state.legal_actions(seat))
        if action.verb == "capture"
    }
    if regions:
        found.append(catalogue.text("heroes-caution-stop", regions=len(regions)))
    return SEPARATOR.join(found)
