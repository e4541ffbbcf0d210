"""What is to be decided when a battle is planned and fought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.battle import conquest_phase, fatigue, laying, phases, plan
from warren.games.dungeon_lords.battle.telling import named_cell
from warren.games.dungeon_lords.combat_terms import MONSTER_CATAPULT
from warren.games.dungeon_lords.pets import planning as pets
from warren.games.dungeon_lords.sight import combat
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import NONE
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import nouns
from warren.text.dungeon_lords.moment import spell
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling

LULLABY: Final = "lullaby"
PARTS: Final = {
    conquest_phase.BEFORE: "tiring",
    conquest_phase.AFTER: "tired",
    conquest_phase.SONG: "song",
}


def planning_line(catalogue: Catalogue, state: State, seat: int, filling: Filling) -> str:
    owner = i64(seat)
    id = "plan"
    if combat.looks_left(state, seat):
        filling["count"] = combat.looks_left(state, seat)
        id = "looking"
    elif pets.needs_icon(state, owner):
        id = "staring"
    elif laying.needs_missile(state, owner):
        id = "catapult"
    elif plan.cell(state, owner) == NONE:
        id = "tile"
    else:
        filling.update(nouns.cell_name(catalogue, named_cell(plan.cell(state, owner))))
    return sentence(catalogue, f"prompt-{id}", filling)


def battle_line(catalogue: Catalogue, state: State, seat: int, filling: Filling) -> str:
    phase = int(frames.stage(state))
    if phase in (phases.FAST, phases.SLOW):
        id = spell(state)
        filling.update(nouns.thing(catalogue, "spell", id))
        if id == LULLABY and combat.is_waking(state):
            id = "waking"
        return sentence(catalogue, f"prompt-{id}", filling)
    return sentence(catalogue, f"prompt-{_name(catalogue, state, seat, phase, filling)}", filling)


def _name(catalogue: Catalogue, state: State, seat: int, phase: int, filling: Filling) -> str:
    if phase == phases.BARD:
        return "bards"
    if phase == phases.TRAPS:
        return _traps(catalogue, state, filling)
    if phase == phases.MONSTERS:
        if combat.is_deciding(state):
            return "spitting"
        return "target" if combat.is_attacking(state) else "attacks"
    if phase == phases.SURRENDER:
        return "surrender"
    if combat.part(state) == conquest_phase.BEFORE:
        filling["amount"] = fatigue.explain(state, i64(seat)).total
    return PARTS[combat.part(state)]


def _traps(catalogue: Catalogue, state: State, filling: Filling) -> str:
    trap = combat.sprung_trap(state)
    if trap == NONE:
        return "springing"
    filling.update(nouns.thing(catalogue, "trap", state.table.deck.traps[trap].id))
    if trap == MONSTER_CATAPULT and not combat.is_loaded(state):
        return "missile"
    return "aiming"
