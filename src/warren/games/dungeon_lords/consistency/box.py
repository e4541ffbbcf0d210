"""Monsters, traps, pets, tokens, cards and boards: no more than the box has."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.refusal import InputError
from warren.games.dungeon_lords import installed, lair
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, PET_COUNTS, TRAP_COUNTS, Counts
from warren.games.dungeon_lords.layout import (
    BOARD_NEXT,
    BOARDS_LEFT,
    BOARDS_USED,
    BURIED_PETS,
    BURIED_TRAPS,
    DEALT,
    DISPLAY,
    DISPLAY_SIZE,
    EXPERTS_LEFT,
    HANDED,
    INSTALLED,
    LAIR_SIZE,
    MONSTER_DISCARD,
    MONSTER_STACK,
    OPEN_TRAPS,
    PETS,
    ROW,
    ROW_SIZE,
    TRAP_DISCARD,
    TRAPS,
    USED_PETS,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.stacks import laid_traps
from warren.games.dungeon_lords.terms import NONE, OPPORTUNITY_IDS


def check_box(state: Position) -> None:
    check_monsters(state)
    check_cards(state)
    check_tokens(state)
    check_row(state)
    check_boards(state)


def within(field: str, name: str, count: int, most: int) -> None:
    if count > most:
        details: dict[str, str | int] = {"field": field, "card": name, "count": count, "all": most}
        raise InputError("error-cards-not-conserved", details)


def check_monsters(state: Position) -> None:
    """Those of both years in year 2."""
    numbers = state.numbers
    found = [0] * int(state.table.monsters)
    for kind in range(len(found)):
        for field in (MONSTER_STACK, MONSTER_DISCARD):
            found[kind] += int(MONSTER_COUNTS.of(numbers[field], i64(kind)))
    for slot in range(DISPLAY_SIZE):
        if numbers[DISPLAY + slot] != NONE:
            found[int(numbers[DISPLAY + slot])] += 1
    for seat in range(state.table.players):
        for place in range(i64(LAIR_SIZE)):
            tile = state.lair(seat, place)
            if tile:
                found[int(lair.kind_of(tile))] += 1
        trap = state.get(seat, INSTALLED)
        if trap and installed.thrown_of(trap) != NONE:
            found[int(installed.thrown_of(trap))] += 1
    for kind, monster in enumerate(state.table.deck.monsters):
        most = 0
        if state.table.plays_set(monster.set):
            most = sum(monster.copies[: int(state.year())])
        within("monsters.stack", monster.id, found[kind], most)


def check_cards(state: Position) -> None:
    traps = [state.numbers[TRAP_DISCARD], state.numbers[OPEN_TRAPS]]
    pets: list[i64] = []
    for seat in range(state.table.players):
        traps += [state.get(seat, TRAPS), state.get(seat, BURIED_TRAPS), laid_traps(state, seat)]
        trap = state.get(seat, INSTALLED)
        if trap:
            traps.append(TRAP_COUNTS.one(installed.trap_of(trap)))
        pets += [state.get(seat, PETS), state.get(seat, USED_PETS)]
        pets += [state.get(seat, BURIED_PETS), state.get(seat, DEALT)]
        if state.get(seat, HANDED) > 0:
            pets.append(PET_COUNTS.one(state.get(seat, HANDED) - 1))
    for number, card in enumerate(state.table.deck.traps):
        most = card.copies if state.table.plays_set(card.set) else 0
        within("traps.discard", card.id, counted(TRAP_COUNTS, traps, number), most)
    for number, pet in enumerate(state.table.deck.pets):
        most = pet.copies if state.table.variant.has_pets else 0
        within("seats", pet.id, counted(PET_COUNTS, pets, number), most)


def counted(counts: Counts, packs: list[i64], kind: int) -> int:
    total = 0
    for pack in packs:
        total += int(counts.known(pack, i64(kind)))
    return total


def check_tokens(state: Position) -> None:
    """Each expertise token once."""
    found = int(state.numbers[EXPERTS_LEFT])
    for seat in range(state.table.players):
        for place in range(i64(LAIR_SIZE)):
            tile = state.lair(seat, place)
            if tile and lair.expert_of(tile) != NONE:
                token = 1 << int(lair.expert_of(tile))
                if found & token:
                    name = state.table.deck.experts[int(lair.expert_of(tile))].id
                    raise InputError("error-twice", {"field": "experts", "value": name})
                found |= token


def check_row(state: Position) -> None:
    """Cards of the year, each once.  [DL-SET-7]"""
    seen: list[int] = []
    for place in range(ROW_SIZE):
        card = int(state.numbers[ROW + place])
        if card < 0:
            continue
        field = f"combat.cards[{place}]"
        spell = state.table.deck.spells[card]
        if spell.year != int(state.year()) or not state.table.plays_set(spell.set):
            raise InputError("error-dungeon-spell", {"field": field, "spell": spell.id}, "DL-SET-7")
        if card in seen:
            raise InputError("error-twice", {"field": field, "value": spell.id}, "DL-SET-7")
        seen.append(card)


def check_boards(state: Position) -> None:
    """Each is left, turned up or laid out.  [DF-OPP-2]"""
    found = int(state.numbers[BOARDS_LEFT])
    shown = [int(state.numbers[BOARD_NEXT])]
    used = int(state.numbers[BOARDS_USED])
    while used:
        shown.append((used & 15) - 1)
        used >>= 4
    for board in shown:
        if board < 0:
            continue
        if found >> board & 1:
            details = {"field": "opportunities.left", "value": OPPORTUNITY_IDS[board]}
            raise InputError("error-twice", details, "DF-OPP-2")
        found |= 1 << board
