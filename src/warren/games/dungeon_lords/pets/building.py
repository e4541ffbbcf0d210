"""Pets that are used: which may be, and what those for building do."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.space import ActionSpace
from warren.games.dungeon_lords import evil, frames, purse
from warren.games.dungeon_lords.actions import PET
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.dungeon import diggable
from warren.games.dungeon_lords.layout import KNOWN, PETS, USED_PETS
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.spying import UNSEEN, closed_places

BUILDING: Final = "building"
SCORING: Final = "scoring"
PUPPY: Final = "burrowing-puppy"
PIGLET: Final = "gold-sniffing-piglet"
RAT: Final = "larder-rat"
IMPLING: Final = "impling"
KITTEN: Final = "big-eyed-kitten"
BAT: Final = "messenger-bat"
CHEST: Final = "mimic-chest"


def listed(space: ActionSpace, state: State, seat: i64, window: str, codes: vec[i64]) -> vec[i64]:
    """Codes for the face-down pets that may be used in this window.  [DF-PET-8]"""
    held = state.get(seat, PETS)
    if not held:
        return codes
    for number, pet in enumerate(state.table.deck.pets):
        if not PET_COUNTS.of(held, i64(number)) or pet.window != window:
            continue
        if is_useful(state, seat, pet.id):
            codes = append(codes, space.code(PET, i64(number)))
    return codes


def is_useful(state: State, seat: i64, pet: str) -> bool:
    if pet == PUPPY:
        return diggable(state.tiles(seat)) != 0
    return pet != BAT or closed_places(state) & ~state.get(seat, KNOWN) != 0


def turn_up(state: State, seat: i64, kind: i64) -> None:
    """A pet is used once per game.  [DF-PET-9]"""
    state.add(seat, PETS, -PET_COUNTS.one(kind))
    state.add(seat, USED_PETS, PET_COUNTS.one(kind))
    pet = state.table.deck.pets[kind].id
    if state.effects is not None:
        state.emit("pet-used", {"seat": int(seat), "pet": pet}, reveals=True)


def use(state: State, seat: i64, kind: i64) -> None:
    """What a pet for building does.

    [DF-P-BURROWING-PUPPY] [DF-P-GOLD-SNIFFING-PIGLET] [DF-P-LARDER-RAT] [DF-P-IMPLING]
    [DF-P-BIG-EYED-KITTEN] [DF-P-MESSENGER-BAT] [DF-P-MIMIC-CHEST]
    """
    turn_up(state, seat, kind)
    pet = state.table.deck.pets[kind]
    amount = i64(pet.amounts[0]) if pet.amounts else i64(1)
    if pet.id == PUPPY:
        frames.push(state, frames.DIG, seat, 1)
    elif pet.id == PIGLET:
        purse.gain_gold(state, seat, amount)
    elif pet.id == RAT:
        purse.gain_food(state, seat, amount)
    elif pet.id == IMPLING:
        purse.gain_imps(state, seat, amount)
    elif pet.id == KITTEN:
        evil.move(state, seat, -amount)
    elif pet.id == BAT:
        frames.push(state, frames.SPY, seat, UNSEEN + amount)
    else:
        frames.push(state, frames.DRAW_TRAPS, seat, amount)
