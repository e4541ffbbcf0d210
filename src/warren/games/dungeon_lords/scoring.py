"""Points and titles.  [DL-SCO-1] to [DL-SCO-7] [DL-TTL-1] to [DL-TTL-11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.core.numbers import bit_count
from warren.games.dungeon_lords import lair
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.dungeon import ALL, NEIGHBOURS
from warren.games.dungeon_lords.layout import CAPTIVES, LAIR_SIZE, LETTERS, PETS, PRISON
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.terms import FOYER, NONE, PALADINS, RENTED

TITLES: Final = ["dark-deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle"]
ALONE: Final = 3
SHARED: Final = 2
CAPTIVE_BITS: Final = 4
CAPTIVE_MASK: Final = 15
PEACOCK: Final = "show-peacock"
CAT: Final = "jailer-cat"
HAMSTER: Final = "hoarding-hamster"


def lost_tiles(state: Position, seat: i64) -> i64:
    """Conquered tiles, a rented room among them.  [DF-REN-7] [DF-SCO-6]"""
    rented = i64(1) if state.is_lost(seat, RENTED) else i64(0)
    return state.counted(seat, state.lost(seat) & ALL) + rented


def measure(state: Position, seat: i64, title: int) -> i64:
    """What a title is about; the Battlelord has the fewest tiles lost."""
    if title == 0:
        return state.evil(seat)
    if title == 1:
        return bit_count(state.halls(seat) & ~state.lost(seat))
    if title == 2:
        return state.counted(seat, state.own_tunnels(seat))
    if title == 3:
        return state.monsters_owned(seat)
    if title == 4:
        return state.imps(seat)
    if title == 5:
        return state.gold(seat) + state.food(seat)
    return -lost_tiles(state, seat)


def holders(state: Position, title: int) -> list[int]:
    """A "most" title needs at least one of the thing.  [DL-TTL-9]"""
    found = [int(measure(state, seat, title)) for seat in range(state.table.players)]
    best = max(found)
    if best == 0 and title < len(TITLES) - 1:
        return []
    return [seat for seat, value in enumerate(found) if value == best]


def prisoners(state: Position, seat: i64) -> i64:
    captives = i64(0)
    for kind in range(i64(PALADINS)):
        captives += (state.get(seat, CAPTIVES) >> (kind * CAPTIVE_BITS)) & CAPTIVE_MASK
    return bit_count(state.get(seat, PRISON)) + captives


def pet_points(state: Position, seat: i64, number: int, titles: i64) -> i64:
    """A pet with a scoring effect, or 1 point, whichever is more.  [DF-SCO-1] [DF-SCO-2]"""
    pet = state.table.deck.pets[number]
    if pet.id == PEACOCK:
        amount = titles
    elif pet.id == CAT:
        amount = prisoners(state, seat)
    elif pet.id == HAMSTER:
        amount = state.gold(seat) + state.food(seat)
    else:
        return 1
    points, each, most = pet.amounts[0], pet.amounts[1], pet.amounts[2]
    return max(i64(1), min(i64(most), amount // each * points))


class Ledger:
    """The points of one seat, with their parts where somebody asks why."""

    def __init__(self, parts: list[Part] | None) -> None:
        self.total: i64 = 0
        self.parts: Final = parts

    def add(self, message: str, amount: i64, rule: str) -> None:
        self.total += amount
        if amount and self.parts is not None:
            self.parts.append(Part(message, int(amount), rule))


def score(state: Position, seat: i64, titles: list[list[int]], parts: list[Part] | None) -> int:
    ledger = Ledger(parts)
    ledger.add("score-monsters", state.monsters_owned(seat), "DL-SCO-1")
    halls = bit_count(state.halls(seat) & ~state.lost(seat))
    ledger.add("score-rooms", 2 * halls, "DL-SCO-2")
    ledger.add("score-lost", -2 * lost_tiles(state, seat), "DL-SCO-3")
    ledger.add("score-prisoners", 2 * bit_count(state.get(seat, PRISON)), "DL-SCO-4")
    for kind in range(i64(PALADINS)):
        count = (state.get(seat, CAPTIVES) >> (kind * CAPTIVE_BITS)) & CAPTIVE_MASK
        points = state.table.paladin(kind, 1).points
        ledger.add("score-paladins", count * points, "DF-SCO-4")
    ledger.add("score-letters", -3 * state.get(seat, LETTERS), "DL-SCO-5")
    alone = i64(sum(1 for held in titles if held == [int(seat)]))
    shared = i64(sum(1 for held in titles if len(held) > 1 and int(seat) in held))
    for room in range(state.table.rooms):
        place = state.room_cell(seat, room)
        if place != NONE and not state.is_lost(seat, place):
            points = room_points(state, seat, room, alone, shared)
            ledger.add("score-room", points, state.room(room).rule)
    if state.works(seat, FOYER):
        cell = state.tunnel_cell(seat, FOYER)
        near = NEIGHBOURS[cell] & state.halls(seat) & ~state.lost(seat)
        ledger.add("score-foyer", 1 + bit_count(near), "DF-TUN-5")
    ledger.add("score-titles", ALONE * alone + SHARED * shared, "DL-TTL-1")
    held = state.get(seat, PETS)
    ledger.add("score-pets", PET_COUNTS.unknown(held), "DF-SCO-2")
    for number in range(len(state.table.deck.pets)):
        count = PET_COUNTS.known(held, i64(number))
        if count:
            points = count * pet_points(state, seat, number, alone + shared)
            ledger.add("score-pets", points, "DF-SCO-1")
    return int(ledger.total)


def room_points(state: Position, seat: i64, room: i64, alone: i64, shared: i64) -> i64:
    """Unconquered scoring rooms give what they print.  [DL-SCO-6] [DL-SCO-7] [DF-REN-8]"""
    total = i64(0)
    for name, points in state.room(room).points.items():
        if name == "title-alone":
            total += alone * points
        elif name == "title-shared":
            total += shared * points
        else:
            for slot in range(i64(LAIR_SIZE)):
                tile = state.lair(seat, slot)
                if tile and state.monster(lair.kind_of(tile)).id == name:
                    total += points
    return total


def scores(state: Position) -> list[int]:
    titles = [holders(state, title) for title in range(len(TITLES))]
    return [score(state, seat, titles, None) for seat in range(state.table.players)]
