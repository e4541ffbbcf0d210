"""What should be known before something that is hard to mend in Heroes of Dark Lands."""

from __future__ import annotations

from warren.games.heroes.state import State
from warren.text.catalogue import Catalogue


def caution_line(catalogue: Catalogue, state: State, seat: int, code: int) -> str:
    """To stop playing cards while regions could still be captured."""
    if state.action(code).verb != "stop":
        return ""
    regions = {
        action.args["region"]
        for action in map(state.action, state.legal_actions(seat))
        if action.verb == "capture"
    }
    return catalogue.text("heroes-caution-stop", regions=len(regions)) if regions else ""
