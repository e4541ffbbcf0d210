"""Plans are shown and paid.  [DL-PLN-5] [DL-PLN-7]"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.dungeon_lords import lair, purse
from warren.games.dungeon_lords.actions import ICON_IDS
from warren.games.dungeon_lords.battle import babies, laying, missiles, plan
from warren.games.dungeon_lords.battle.icons import STARES
from warren.games.dungeon_lords.battle.telling import named_cell, tell_monster
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    LAIR_SIZE,
    MONSTER_DISCARD,
    PETS,
    PLAN_KNOWN,
    PLAN_PETS,
    PLAN_STARE,
    PLAN_TRAPS,
    STARE,
    TRAPS,
    USED_PETS,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import NONE


def reveal(state: Position, owner: i64) -> None:
    """Tile, monsters, ghosts, pets and the number of traps; what was kept aside is paid."""
    _tell(state, owner)
    _show_pets(state, owner)
    _throw(state, owner)
    whole = laying.bill(state, owner, NONE)
    state.add(owner, TRAPS, -state.get(owner, PLAN_TRAPS))
    purse.gain_gold(state, owner, -whole.gold)
    purse.gain_food(state, owner, -whole.food)
    for _ in range(whole.imps):
        purse.lose_imp(state, owner, 0)
    purse.take_letter(state, owner, whole.letters)


def _tell(state: Position, owner: i64) -> None:
    if state.effects is None:
        return
    sent: dict[str, int] = {}
    for slot in range(i64(LAIR_SIZE)):
        tile = state.lair(owner, slot)
        if tile & lair.SENT:
            name = state.monster(lair.kind_of(tile)).id
            sent[name] = sent.get(name, 0) + 1
    cubs = babies.count(state, owner, babies.SENT)
    if cubs:
        sent["baby-golem"] = int(cubs)
    state.emit(
        "plan-shown",
        {
            "seat": int(owner),
            "cell": named_cell(plan.cell(state, owner)),
            "monsters": list(sent.items()),
            "traps": int(TRAP_COUNTS.total(state.get(owner, PLAN_TRAPS))),
        },
        reveals=True,
    )


def _show_pets(state: Position, owner: i64) -> None:
    """[DF-PET-8] [DF-PET-14]"""
    used = state.get(owner, PLAN_PETS)
    for pet in range(PET_COUNTS.kinds):
        for _ in range(PET_COUNTS.of(used, pet)):
            state.emit(
                "pet-used",
                {"seat": int(owner), "pet": state.table.deck.pets[pet].id},
                reveals=True,
            )
    state.add(owner, PETS, -used)
    state.add(owner, USED_PETS, used)
    state.put(owner, PLAN_PETS, 0)
    state.put(owner, PLAN_KNOWN, 0)
    stares = state.get(owner, PLAN_STARE)
    for icon in range(STARES.kinds):
        for _ in range(STARES.of(stares, icon)):
            state.emit("icon-stared", {"seat": int(owner), "icon": ICON_IDS[icon]})
    state.add(owner, STARE, stares)
    state.put(owner, PLAN_STARE, 0)


def _throw(state: Position, owner: i64) -> None:
    """Monsters for a catapult leave the lair; what they were stays known.  [DF-CRD-1]"""
    slot = i64(0)
    while slot < LAIR_SIZE:
        tile = state.lair(owner, slot)
        if tile & lair.THROWN:
            lair.remove(state, owner, slot)
            kind = lair.kind_of(tile)
            state.numbers[MONSTER_DISCARD] += MONSTER_COUNTS.one(kind)
            missiles.load(state, owner, kind)
            tell_monster(state, "monster-thrown", owner, kind)
        else:
            slot += 1
