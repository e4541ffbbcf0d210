"""The end of the turn: Queen, Ghost, Scepter, Ring, Bag and Balrog find their places."""

from __future__ import annotations

from typing import Final

from warren.bots.choices import regions_of
from warren.bots.small_world.garrison import Garrison
from warren.bots.small_world.outlook import Outlook
from warren.bots.small_world.summons import choose_balrog
from warren.games.small_world import frames
from warren.games.small_world.actions import (
    DONE,
    LAY_BAG_AS_RING,
    LAY_BAG_AS_SCEPTER,
    LAY_RING,
    LAY_SCEPTER,
    PLACE_BALROG,
    PLACE_GHOST,
    PLACE_QUEEN,
)
from warren.games.small_world.terms import NONE
from warren.games.small_world.underground.figures import lift_figure, put_figure
from warren.games.small_world.underground.markers import GHOST, MINE, QUEEN
from warren.games.small_world.underground.treasury import region_worth

SAFETY: Final = 0.01
"""Of two regions that pay the same, the safer one takes the Relic."""


def choose_dusk(outlook: Outlook) -> int:
    """One thing after another, each once; what does not help stays where it is."""
    offered: dict[int, list[int]] = {}
    for _, block, region in outlook.blocks():
        offered.setdefault(block, []).append(region)
    garrison = Garrison(outlook, int(frames.subject(outlook.state)))
    found = (
        _balrog(outlook, offered)
        or _figure(garrison, offered, PLACE_QUEEN, QUEEN)
        or _figure(garrison, offered, PLACE_GHOST, GHOST)
        or _relic(garrison, offered, (LAY_SCEPTER, LAY_RING))
        or _relic(garrison, offered, (LAY_BAG_AS_SCEPTER, LAY_BAG_AS_RING))
    )
    return outlook.code(*found) if found else outlook.code(DONE)


def _balrog(outlook: Outlook, offered: dict[int, list[int]]) -> tuple[int, int] | None:
    region = choose_balrog(outlook, offered.get(PLACE_BALROG, []))
    return None if region is None else (PLACE_BALROG, region)


def _figure(
    garrison: Garrison, offered: dict[int, list[int]], block: int, figure: int
) -> tuple[int, int] | None:
    """To the region of ours that is in most danger, unless it stands well already."""
    state = garrison.state
    now = int(state.figure_at(figure))
    places = [region for region in offered.get(block, []) if region in garrison.dangers]
    if not places:
        return None
    if now in garrison.dangers:
        lift_figure(state, figure)
        staying = Garrison(garrison.outlook, garrison.tribe).dangers[now]
        put_figure(state, figure, now)
    else:
        staying = 0.0
    best = max(places, key=lambda region: garrison.dangers[region])
    return (block, best) if garrison.dangers[best] > staying else None


def _relic(
    garrison: Garrison, offered: dict[int, list[int]], blocks: tuple[int, int]
) -> tuple[int, int] | None:
    """Scepter or Ring, whichever earns more, where it earns most."""
    scepter, ring = blocks
    gains = {(scepter, region): doubled(garrison, region) for region in offered.get(scepter, [])}
    gains |= {(ring, region): taken(garrison, region) for region in offered.get(ring, [])}
    if not gains:
        return None
    best = max(gains, key=lambda spot: gains[spot] - SAFETY * garrison.dangers[spot[1]])
    return best if gains[best] > 0 else None


def doubled(garrison: Garrison, region: int) -> float:
    """What the region pays once more; the Mine of the Lost Dwarf pays nothing."""
    state = garrison.state
    if state.marker_at(MINE) == region:
        return 0.0
    return float(region_worth(state, garrison.tribe, region))


def taken(garrison: Garrison, region: int) -> float:
    """Coins of others whose active races live next to the region, and what they miss."""
    state = garrison.state
    near = int(garrison.outlook.board.adjacent[region])
    owners = {
        int(state.owner(state.holder_of(other)))
        for other in regions_of(near)
        if state.holder_of(other) != NONE and state.is_active(state.holder_of(other))
    }
    owners.discard(garrison.outlook.seat)
    return sum(1.0 + garrison.outlook.envies[owner] for owner in owners)
