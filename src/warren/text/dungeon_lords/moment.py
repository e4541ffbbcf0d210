"""Where in the game a state is, as far as sentences care."""

from __future__ import annotations

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle import fight
from warren.games.dungeon_lords.battle.phases import FAST, SLOW
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.sight import center
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.errand import AFTER, RunErrand
from warren.games.dungeon_lords.terms import NONE, OPPORTUNITY_IDS, ORDER_IDS, SPACES, SPECIAL
from warren.games.dungeon_lords.terms import TILE_IDS as TILES


def step(state: State) -> int:
    return int(frames.step(state))


def errand(state: State) -> RunErrand:
    found = state.flow.steps[frames.ERRAND]
    assert isinstance(found, RunErrand)
    return found


def deal(state: State) -> Space:
    """The space on which the minion of the present errand stands."""
    return errand(state).deal(state)


def place(state: State) -> tuple[str, str, int]:
    """The kind and id of the place of the present errand, and the number of its space."""
    at = int(frames.stage(state)) % AFTER
    location = at // SPACES
    if center.opportunity(state) == location:
        return "opportunity", OPPORTUNITY_IDS[location], at % SPACES + 1
    return "order", ORDER_IDS[location], at % SPACES + 1


def event(state: State) -> tuple[str, str]:
    """The kind and id of what happens to everybody: a tile, or the card of the special one."""
    tile = center.event_now(state)
    card = center.special_now(state)
    if tile == SPECIAL and card != NONE:
        return "event", state.table.deck.events[card].id
    return "tile", TILES[tile]


def spell(state: State) -> str:
    """The spell whose step it is in a battle; empty elsewhere."""
    if step(state) == frames.BATTLE and frames.stage(state) in (FAST, SLOW):
        return state.table.deck.spells[fight.card(state)].id
    return ""
