"""Pets that are used while a battle is planned."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.outlook import Outlook
from warren.bots.dungeon_lords.spies import unseen
from warren.games.dungeon_lords import lines
from warren.games.dungeon_lords.actions import PET, SPY, STARE
from warren.games.dungeon_lords.battle.outlook import round_of
from warren.games.dungeon_lords.battle.row import hidden_from
from warren.games.dungeon_lords.combat_terms import BABY_GOLEM, MESSENGER_BAT, STAREPLANT
from warren.games.dungeon_lords.sight import keep

ICONS: Final = 2
"""A Stareplant waits for a party with so many icons of a kind."""
CARDS: Final = 3
PIECES: Final = 3
"""A Messenger Bat is sent where so many cards are unknown to so many monsters and traps."""


def choose_planned_pet(outlook: Outlook) -> int | None:
    """A pet that does more in this combat than it scores, or what it is to be told."""
    block = outlook.blocks()[0][1]
    if block == SPY:
        return unseen(outlook)
    if block == STARE:
        return outlook.code(STARE, strongest_icon(outlook))
    for pet, wants in ((BABY_GOLEM, fights), (STAREPLANT, stares), (MESSENGER_BAT, looks)):
        code = outlook.code(PET, int(pet))
        if code in outlook.codes and wants(outlook):
            return code
    return None


def fights(outlook: Outlook) -> bool:
    """A Baby Golem strikes in every round that is left."""
    return int(round_of(outlook.state)) + 1 < int(outlook.state.table.variant.fights)


def icon_counts(outlook: Outlook) -> list[int]:
    """Anti-trap icons, magic and hearts of the party."""
    return [int(lines.icons(outlook.state, outlook.seat, kind)) for kind in lines.ICON_KINDS]


def strongest_icon(outlook: Outlook) -> int:
    """Of equals the later one: hearts before magic, magic before disarming."""
    counts = icon_counts(outlook)
    return max(range(len(counts)), key=lambda icon: (counts[icon], icon))


def stares(outlook: Outlook) -> bool:
    early = int(round_of(outlook.state)) <= 1
    return early and max(icon_counts(outlook)) >= ICONS


def looks(outlook: Outlook) -> bool:
    state, seat = outlook.state, outlook.seat
    pieces = len(keep.monsters(state, seat)) + len(keep.traps_left(state, seat))
    return pieces >= PIECES and int(hidden_from(state, seat)).bit_count() >= CARDS
