"""Why a region costs what it costs, and what else would take it."""

from __future__ import annotations

from warren.core.action import Action
from warren.core.breakdown import Breakdown
from warren.core.refusal import Refusal
from warren.games.small_world.explanation import explain_conquest
from warren.games.small_world.state import State
from warren.text.catalogue import Catalogue
from warren.text.names import inflected
from warren.text.narration import breakdown_line, breakdown_lines, deed_line, error_line
from warren.text.small_world.regions import region_name

HELPERS = ("use", "copy")


def why_lines(catalogue: Catalogue, state: State, seat: int, place: str) -> list[str]:
    """The price by its parts or the rule in the way, then other ways and what Relics change."""
    breakdown = _explained(state, seat, place)
    line = breakdown_line(catalogue, breakdown)
    lines = [catalogue.text("cli-why-price", region=region_name(catalogue, place), price=line)]
    lines += [f"  {part}" for part in breakdown_lines(catalogue, breakdown)]
    legal = [state.action(code) for code in state.legal_actions(seat)]
    ways = [
        action for action in legal if action.verb == "conquer" and action.args["region"] == place
    ]
    if not breakdown.refusal and not ways:
        lines += _refused(catalogue, state, seat, place)
    for action in ways:
        if "with" in action.args:
            deed = deed_line(catalogue, state, seat, state.code(action))
            lines.append(catalogue.text("cli-why-otherwise", deed=deed))
    for action in legal:
        if action.verb in HELPERS:
            lines += _helped(catalogue, state, seat, place, action)
    return list(dict.fromkeys(lines))


def _explained(state: State, seat: int, place: str) -> Breakdown:
    return explain_conquest(state, seat, state.table.board.index[place])


def _refused(catalogue: Catalogue, state: State, seat: int, place: str) -> list[str]:
    """Why the region cannot be taken at this moment, though it could be attacked."""
    try:
        state.clone().apply(seat, state.code(Action("conquer", {"region": place})))
    except Refusal as refusal:
        return [error_line(catalogue, refusal)]
    return []


def _helped(catalogue: Catalogue, state: State, seat: int, place: str, action: Action) -> list[str]:
    """What the region would cost with a Relic made ready, where that changes anything."""
    ready = state.clone()
    ready.apply(seat, state.code(action))
    before, after = _explained(state, seat, place), _explained(ready, seat, place)
    if after.refusal or (after.total == before.total and not before.refusal):
        return []
    filling = inflected(catalogue, "relic", str(action.args["relic"]))
    filling["price"] = breakdown_line(catalogue, after)
    return [catalogue.filled("cli-why-helped", filling)]
