"""Choosing a combo, its badge and the place of its Volcano."""

from __future__ import annotations

from warren.bots.small_world.combos import Promise, eruptions, promises, swapped
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world import frames
from warren.games.small_world.actions import DONE, PICK, PLACE_VOLCANO, SWAP


def choose_combo(outlook: Outlook) -> int:
    """The combo that promises most in the turns that are left."""
    turns = outlook.rounds_left + 1
    found = list(promises(outlook, outlook.state, outlook.seat, turns))
    best = max(range(len(outlook.codes)), key=lambda place: found[place].value)
    return outlook.code(PICK, best)


def choose_swap(outlook: Outlook) -> int:
    """The badge with which the race that was picked promises most."""
    state = outlook.state
    turns = outlook.rounds_left + 1
    place = int(frames.stage(state))
    best = outlook.code(DONE)
    most = Promise(outlook, state, outlook.seat, place, turns).value
    for code, block, other in outlook.blocks():
        if block == SWAP:
            value = swapped(outlook, state, outlook.seat, (place, other), turns).value
            if value > most:
                best, most = code, value
    return best


def choose_volcano(outlook: Outlook) -> int:
    """The chasm around which the first turn brings most."""
    found = eruptions(outlook, outlook.state.clone(), outlook.seat)
    return outlook.code(PLACE_VOLCANO, max(found, key=lambda chasm: found[chasm][1].gained))
