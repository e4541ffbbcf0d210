"""Positions as scenes to be drawn."""

from __future__ import annotations

from collections.abc import Sequence

from warren.cli.dungeon_lords.burrow import cell_marks, notes, tile_name
from warren.cli.dungeon_lords.center import offers, place_name, turns
from warren.cli.dungeon_lords.words import counted, figure_name, space_words
from warren.drawing.dungeon_lords import scene
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.cards import CLASS_NAMES
from warren.games.dungeon_lords.sight import center, combat, keep
from warren.games.dungeon_lords.sight.combat import Figure
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import CELLS, NONE, ORDERS, SPACES
from warren.text.catalogue import Catalogue


def dungeon_scene(catalogue: Catalogue, state: State, seat: int, name: str) -> scene.Dungeon:
    """The dungeon of a seat with the party before it."""
    return scene.Dungeon(
        seat=seat,
        title=catalogue.text("cli-dungeon-title", player=name),
        tiles=tuple(_tile(catalogue, state, seat, cell) for cell in range(CELLS)),
        heroes=tuple(_hero(catalogue, state, figure) for figure in combat.line(state, seat)),
        goods=(*_goods(catalogue, state, seat), *notes(catalogue, state, seat)),
        evil=int(state.evil(seat)),
        scale=catalogue.text("cli-dungeon-evil-title"),
    )


def _tile(catalogue: Catalogue, state: State, seat: int, cell: int) -> scene.Tile:
    if not (int(state.tiles(seat)) >> cell) & 1:
        return scene.Tile(cell_name(cell))
    room = int(state.room_at(seat, cell))
    improved = int(state.tunnel_on(seat, cell)) != NONE
    kind = scene.ROOM if room != NONE else scene.IMPROVED if improved else scene.TUNNEL
    return scene.Tile(
        cell=cell_name(cell),
        kind=kind,
        name=tile_name(catalogue, state, seat, cell),
        sort=state.table.deck.rooms[room].kind if room != NONE else "",
        conquered=state.is_lost(seat, cell),
        notes=tuple(cell_marks(catalogue, state, seat, cell)),
    )


def _hero(catalogue: Catalogue, state: State, figure: Figure) -> scene.Hero:
    kind = "paladin" if figure.paladin != NONE else "illusion"
    if figure.adventurer != NONE:
        kind = CLASS_NAMES[state.table.deck.adventurers[figure.adventurer].kind]
    left = figure.hit_points - figure.damage
    return scene.Hero(kind, figure_name(catalogue, state, figure), left, figure.hit_points)


def _goods(catalogue: Catalogue, state: State, seat: int) -> list[str]:
    """Supplies and cards by their numbers, which everybody may know."""
    traps, pets = keep.traps(state, seat), keep.pets(state, seat)
    amounts = {
        "imp": int(state.imps(seat)),
        "gold": int(state.gold(seat)),
        "food": int(state.food(seat)),
        "monster": int(state.monsters_owned(seat)),
        "trap": len(traps.kinds) + traps.unknown,
        "pet": len(pets.kinds) + pets.unknown,
        "letter": keep.letters(state, seat),
    }
    return [counted(catalogue, kind, count) for kind, count in amounts.items() if count]


def center_scene(catalogue: Catalogue, state: State, names: Sequence[str]) -> scene.Center:
    """The central board with the minions as they stand."""
    return scene.Center(
        title=catalogue.text("cli-dungeon-center-title"),
        places=tuple(_place(catalogue, state, order) for order in range(ORDERS)),
        offers=tuple(offers(catalogue, state)),
        names=tuple(names),
        evils=tuple(int(state.evil(seat)) for seat in range(len(names))),
        neutral=center.neutral_evil(state),
        scale=catalogue.text("cli-dungeon-evil-title"),
    )


def _place(catalogue: Catalogue, state: State, order: int) -> scene.Place:
    place = center.place_of(state, order)
    return scene.Place(
        name=place_name(catalogue, place),
        spaces=tuple(_space(catalogue, state, order, space) for space in range(SPACES)),
        turns=turns(place),
        unique=center.opportunity(state) == order,
    )


def _space(catalogue: Catalogue, state: State, order: int, space: int) -> scene.Space:
    seat = center.minion_seat(state, order, space)
    dummy = center.minion_dummy(state, order, space)
    words = space_words(catalogue, state, center.place_of(state, order), space)
    called = catalogue.text("cli-dungeon-dummy", number=dummy + 1) if dummy != NONE else ""
    return scene.Space(words, seat if seat != NONE else None, called)
