"""Pets used in planning: Baby Golem, Stareplant and Messenger Bat.  [DF-PET-9] [DF-PET-10]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.effect import only
from warren.core.numbers import bit
from warren.games.dungeon_lords.actions import ICON_IDS
from warren.games.dungeon_lords.battle import babies, plan
from warren.games.dungeon_lords.battle.icons import STARES
from warren.games.dungeon_lords.battle.row import hidden_from
from warren.games.dungeon_lords.combat_terms import BABY_GOLEM, MESSENGER_BAT, STAREPLANT
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import KNOWN, LOOKS, PLAN_KNOWN, PLAN_PETS, PLAN_STARE
from warren.games.dungeon_lords.position import Position

PLANNED: Final = (BABY_GOLEM, STAREPLANT, MESSENGER_BAT)


def usable(state: Position, seat: i64) -> i64:
    """The mask of the pets in hand that can be used in planning now."""
    found = i64(0)
    for pet in PLANNED:
        if plan.pets_left(state, seat, pet) and is_useful(state, seat, pet):
            found |= bit(pet)
    return found


def is_useful(state: Position, seat: i64, pet: i64) -> bool:
    return pet != MESSENGER_BAT or hidden_from(state, seat) != 0


def use(state: Position, seat: i64, pet: i64) -> None:
    """It is turned up together with the plan."""
    state.add(seat, PLAN_PETS, PET_COUNTS.one(pet))
    row = state.table.deck.pets[pet]
    if state.effects is not None:
        state.emit("pet-prepared", {"seat": int(seat), "pet": row.id}, only(int(seat)))
    if pet == BABY_GOLEM:
        babies.add(state, seat, babies.HERE, 1)
    elif pet == MESSENGER_BAT:
        state.put(seat, LOOKS, row.amounts[0])


def needs_icon(state: Position, seat: i64) -> bool:
    """Whether a Stareplant still waits to be told what it stares at."""
    plants = PET_COUNTS.of(state.get(seat, PLAN_PETS), STAREPLANT)
    return plants > STARES.total(state.get(seat, PLAN_STARE))


def stare(state: Position, seat: i64, icon: i64) -> None:
    state.add(seat, PLAN_STARE, STARES.one(icon))
    if state.effects is not None:
        state.emit("icon-chosen", {"seat": int(seat), "icon": ICON_IDS[icon]}, only(int(seat)))


def look(state: Position, seat: i64, place: i64) -> None:
    """A card of the row is seen by one seat alone.  [DF-P-MESSENGER-BAT] [DL-SPY-1]"""
    state.put(seat, KNOWN, state.get(seat, KNOWN) | bit(place))
    state.put(seat, PLAN_KNOWN, state.get(seat, PLAN_KNOWN) | bit(place))
    state.add(seat, LOOKS, -1)
    if not hidden_from(state, seat):
        state.put(seat, LOOKS, 0)
    name = state.table.deck.spells[state.row_card(place)].id
    if state.effects is not None:
        state.emit(
            "card-seen",
            {"seat": int(seat), "place": int(place) + 1, "spell": name},
            only(int(seat)),
            reveals=True,
        )
