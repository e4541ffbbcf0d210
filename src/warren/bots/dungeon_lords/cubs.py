"""Pets that are passed on or put away: always the one that is worth least."""

from __future__ import annotations

from warren.bots.dungeon_lords.outlook import Outlook
from warren.bots.dungeon_lords.powers import pet_worth


def choose_cub(outlook: Outlook) -> int:
    pets = outlook.state.table.deck.pets
    rated = [(pet_worth(pets[kind].id), code) for code, _, kind in outlook.blocks()]
    return min(rated)[1]
