"""What a seat has: goods, cards, orders, and what lies on each cell of its dungeon."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import installed, lair, works
from warren.games.dungeon_lords.counts import PET_COUNTS, TRAP_COUNTS, Counts
from warren.games.dungeon_lords.layout import (
    BUSY,
    CAPTIVES,
    CHOSEN,
    DEALT,
    DUMMY_CHOICE,
    FAIR,
    INSTALLED,
    INVESTED,
    LAIR_SIZE,
    LETTERS,
    LOCKED,
    PETS,
    PLAN_TRAPS,
    PRISON,
    STRANDED,
    TRAINEES,
    TRAPS,
    USED_PETS,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.scoring import CAPTIVE_BITS, CAPTIVE_MASK
from warren.games.dungeon_lords.terms import NONE, ORDERS, PALADINS, SPACES


class Held:
    """Cards of a seat: by kind as far as they are known, and how many are not."""

    def __init__(self, kinds: list[int], unknown: int) -> None:
        self.kinds: Final = kinds
        self.unknown: Final = unknown


def _held(packed: i64, counts: Counts) -> Held:
    kinds = [
        kind
        for kind in range(int(counts.kinds))
        for _ in range(int(counts.known(packed, i64(kind))))
    ]
    return Held(kinds, int(counts.unknown(packed)))


def traps(state: Position, seat: int) -> Held:
    return _held(state.get(i64(seat), TRAPS), TRAP_COUNTS)


def pets(state: Position, seat: int) -> Held:
    """Face-down pets, those dealt just now among them."""
    return _held(state.get(i64(seat), PETS) + state.get(i64(seat), DEALT), PET_COUNTS)


def traps_left(state: Position, seat: int) -> list[int]:
    """The kinds of the known trap cards, those laid for a battle left out."""
    laid = _held(state.get(i64(seat), PLAN_TRAPS), TRAP_COUNTS).kinds
    left: list[int] = []
    for kind in traps(state, seat).kinds:
        if kind in laid:
            laid.remove(kind)
        else:
            left.append(kind)
    return left


def installed_trap(state: Position, seat: int) -> int:
    """The kind of the trap that is installed in a dungeon, or NONE."""
    return int(installed.trap_of(state.get(i64(seat), INSTALLED)))


def used_pets(state: Position, seat: int) -> Held:
    return _held(state.get(i64(seat), USED_PETS), PET_COUNTS)


def tired_imps(state: Position, seat: int) -> int:
    """Imps that have worked this round."""
    return int(state.get(i64(seat), BUSY))


def trainees(state: Position, seat: int) -> int:
    """Imps in the Training Room."""
    return int(state.get(i64(seat), TRAINEES))


def letters(state: Position, seat: int) -> int:
    return int(state.get(i64(seat), LETTERS))


def invested(state: Position, seat: int) -> int:
    """The gold that comes back after the orders."""
    return int(state.get(i64(seat), INVESTED))


def monsters(state: Position, seat: int) -> list[int]:
    """The tiles of the lair, as `lair` reads them."""
    found = [int(state.lair(i64(seat), i64(slot))) for slot in range(LAIR_SIZE)]
    return [tile for tile in found if tile]


def prisoners(state: Position, seat: int) -> list[int]:
    """The adventurers in prison, by number."""
    prison = int(state.get(i64(seat), PRISON))
    return [number for number in range(len(state.table.deck.adventurers)) if (prison >> number) & 1]


def captive_paladins(state: Position, seat: int) -> list[int]:
    """The paladins in prison, by kind."""
    packed = int(state.get(i64(seat), CAPTIVES))
    return [
        kind
        for kind in range(PALADINS)
        for _ in range((packed >> (kind * CAPTIVE_BITS)) & CAPTIVE_MASK)
    ]


def prison_points(state: Position, seat: int) -> int:
    """What adventurers and paladins in the prison score.  [DL-SCO-4] [DF-SCO-4]"""
    points = 2 * len(prisoners(state, seat))
    for kind in captive_paladins(state, seat):
        points += state.table.paladin(i64(kind), 1).points
    return points


def locked_orders(state: Position, seat: int) -> list[int]:
    """The inaccessible orders; in secret none are told."""
    locked = int(state.get(i64(seat), LOCKED))
    return [order for order in range(ORDERS) if (locked >> order) & 1]


def chosen_orders(state: Position, seat: int) -> list[int]:
    """The three orders of this round: numbers, NONE, or HIDDEN."""
    return [int(state.get(i64(seat), i64(CHOSEN + number))) for number in range(SPACES)]


def given_orders(state: Position, seat: int) -> list[int]:
    """Those chosen so far, as far as they are known."""
    return [order for order in chosen_orders(state, seat) if order >= 0]


def order_wanted(state: Position, seat: int) -> int:
    """Which order is to be chosen next, from 1, or 0 when all are chosen."""
    chosen = chosen_orders(state, seat)
    return chosen.index(NONE) + 1 if NONE in chosen else 0


def dummy_order(state: Position, seat: int) -> int:
    """The order this seat has chosen for its dummy, NONE, or HIDDEN."""
    return int(state.get(i64(seat), DUMMY_CHOICE))


def is_undone(state: Position, seat: int, number: int) -> bool:
    """Whether the minion of an order found no space, or did nothing on it.  [DL-ORD-4]"""
    return (int(state.get(i64(seat), STRANDED)) >> number) & 1 != 0


def imps_at_festival(state: Position, seat: int) -> int:
    """A number, NONE, or HIDDEN."""
    return int(state.get(i64(seat), FAIR))


def uses_left(state: Position, seat: int, room: int) -> int:
    """How often a production room may still be used this round."""
    owner, kind = i64(seat), i64(room)
    if not works.is_working(state, owner, kind) or state.room(kind).gives == works.TRAINING:
        return 0
    return int(works.most_uses(state, owner, kind) - works.uses(state, owner, kind))


def trap_on(state: Position, seat: int, cell: int) -> int:
    """The trap installed on a tile, or NONE."""
    return int(installed.trap_on(state, i64(seat), i64(cell)))


def kind_of(tile: int) -> int:
    """The kind of a monster of the lair."""
    return int(lair.kind_of(i64(tile)))


def expert_of(tile: int) -> int:
    """The token of a monster, or NONE."""
    return int(lair.expert_of(i64(tile)))


def lies_down(tile: int) -> bool:
    return tile & lair.DOWN != 0


def is_sent(tile: int) -> bool:
    return tile & lair.SENT != 0
