"""What a seat owns, as far as it is worth anything."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.ground import shape
from warren.bots.dungeon_lords.powers import monster_power, pet_worth, trap_use
from warren.games.dungeon_lords import frames, lair
from warren.games.dungeon_lords.cost import cost_of
from warren.games.dungeon_lords.dungeon import ALL, NEIGHBOURS
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import FOYER, NONE, RENTED

FOYER_POINT: Final = 1.0
IMPROVEMENT: Final = 1.2
"""What a tunnel gains by an improvement of any other kind."""
BURIED: Final = 64
WITH_IMPS: Final = 16


class Wages:
    """What the monsters of a lair take on a payday."""

    def __init__(self) -> None:
        self.gold = 0
        self.food = 0
        self.evil = 0

    def add(self, gold: int, food: int, evil: int) -> None:
        self.gold += gold
        self.food += food
        self.evil += evil


class Estate:
    """Goods, dungeon and people of a seat; `strength` is what its monsters are good for."""

    def __init__(self) -> None:
        self.gold = 0
        self.food = 0
        self.evil = 0
        self.imps = 0
        self.idle = 0
        self.trainees = 0
        self.letters = 0
        self.tunnels = 0
        self.lost = 0
        self.rooms: list[int] = []
        self.rented: list[int] = []
        self.kinds: list[int] = []
        self.traps: list[float] = []
        self.pets = 0.0
        self.strength = 0.0
        self.wages = Wages()
        self.extras = 0.0
        """The lie of the land, improvements, a trap that is installed, a card to be seen."""

    @property
    def tiles(self) -> int:
        return self.tunnels + len(self.rooms)

    def copy(self) -> Estate:
        """Goods of its own; rooms, traps and wages are replaced, never changed, in a copy."""
        other = Estate()
        other.gold, other.food, other.evil = self.gold, self.food, self.evil
        other.imps, other.idle, other.trainees = self.imps, self.idle, self.trainees
        other.letters, other.tunnels, other.lost = self.letters, self.tunnels, self.lost
        other.rooms, other.rented, other.kinds = self.rooms, self.rented, self.kinds
        other.traps, other.pets, other.strength = self.traps, self.pets, self.strength
        other.wages, other.extras = self.wages, self.extras
        return other


def estate_of(state: State, seat: int) -> Estate:
    """What a seat owns now, with what it is about to draw or to dig."""
    estate = Estate()
    estate.gold = int(state.gold(seat)) + keep.invested(state, seat)
    estate.food = int(state.food(seat))
    estate.evil = int(state.evil(seat))
    estate.imps = int(state.imps(seat))
    estate.idle = int(state.idle(seat))
    estate.trainees = keep.trainees(state, seat)
    estate.letters = keep.letters(state, seat)
    estate.tunnels = int(state.own_tunnels(seat)).bit_count()
    estate.lost = (int(state.lost(seat)) & ALL).bit_count()
    year = int(state.year())
    estate.traps = [trap_use(state.trap(kind), year) for kind in keep.traps_left(state, seat)]
    pets = state.table.deck.pets
    estate.pets = sum(pet_worth(pets[kind].id) for kind in keep.pets(state, seat).kinds)
    _add_lair(estate, state, seat)
    _add_dungeon(estate, state, seat)
    _add_pending(estate, state, seat)
    return estate


def _add_lair(estate: Estate, state: State, seat: int) -> None:
    for tile in keep.monsters(state, seat):
        kind = int(lair.kind_of(tile))
        expert = int(lair.expert_of(tile))
        cost = cost_of(state, kind, expert)
        estate.kinds.append(kind)
        bonus = 0.6 if expert != NONE else 0.0
        estate.strength += 1 + (monster_power(state.monster(kind)) + bonus) * (
            0.4 if tile & lair.DOWN else 1.0
        )
        estate.wages.add(int(cost.gold), int(cost.food + cost.either), int(cost.evil))


def _add_dungeon(estate: Estate, state: State, seat: int) -> None:
    for room in range(int(state.table.rooms)):
        place = int(state.room_cell(seat, room))
        if place == NONE or state.is_lost(seat, place):
            continue
        if place == RENTED:
            estate.rented.append(room)
        else:
            estate.rooms.append(room)
    tiles, halls, lost = int(state.tiles(seat)), int(state.halls(seat)), int(state.lost(seat))
    estate.extras = shape(tiles, halls, lost)
    for tunnel in range(len(state.table.deck.tunnels)):
        if state.works(seat, tunnel):
            cell = int(state.tunnel_cell(seat, tunnel))
            near = (int(NEIGHBOURS[cell]) & halls & ~lost).bit_count()
            estate.extras += FOYER_POINT * (1 + near) if tunnel == FOYER else IMPROVEMENT
    trap = keep.installed_trap(state, seat)
    if trap != NONE:
        estate.extras += trap_use(state.trap(trap), int(state.year()))


def _add_pending(estate: Estate, state: State, seat: int) -> None:
    """What the moment still owes to the seat."""
    step = int(frames.step(state))
    if int(frames.subject(state)) != seat:
        return
    stage = int(frames.stage(state))
    if step == frames.DRAW_TRAPS:
        estate.traps = estate.traps + [1.0] * (stage % BURIED)
        estate.traps = estate.traps[: len(estate.traps) - stage // BURIED]
    elif step == frames.DRAW_PETS:
        estate.pets += stage
    elif step == frames.SPY:
        estate.extras += 0.25
    elif step == frames.DIG and not stage & WITH_IMPS:
        estate.tunnels += stage
